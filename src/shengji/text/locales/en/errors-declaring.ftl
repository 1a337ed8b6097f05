# Why a declaration, an overcall or a reinforcement is not allowed.
error-declare-fixed = Trump is set beforehand: nothing is declared.
error-declare-no-level = No rank is the level in this deal, so there is nothing to declare with.
error-declare-nothing = A declaration needs at least one card.
error-declare-not-level = { $card } does not declare: show cards of level { $level }, or jokers.
error-declare-mixed = { $cards } are not identical: declare with copies of one card.
error-declare-lone-joker = A lone joker does not declare: no trump takes at least two { $card }.
error-declare-joker-number = Under these rules no trump takes all { $count } { $card }.
error-declare-jokers-not-allowed = Under these rules jokers do not declare.
error-declare-jokers-open = Jokers may only overcall: somebody has to declare a suit first.
error-declare-no-trump-forbidden = No deal is played without a trump suit, so jokers do not declare.
error-declare-joker-missing = A joker must be shown with the level card: { $joker }.
error-declare-joker-colour = With { $card } the joker must be { $joker }.
error-declare-one-joker = Exactly one joker comes with the level card, not { $cards }.
error-declare-too-many = Only { $count ->
        [one] one { $card } is
       *[other] { $count } { $card } are
    } in play, and others lie on the table.
error-declare-not-higher = { $cards } does not stand higher than { $standing }.
error-declare-own = The declaration that stands is your own: you cannot overcall it.
error-declare-own-first = You may overcall yourself only after somebody else has overcalled.
error-declare-no-reinforcing = Under these rules nothing is added to { $cards }.
error-declare-wait-for-deal = Overcalls are made only after the last card is dealt.
