# Why an action of a regional game is refused.
error-declare-name-trump = A pair of { $card } may name any suit or none: say which.
error-declare-lone-top-card = A lone { $card } does not declare: it takes a pair.
error-declare-auction = The bank is bid for: nothing is declared.
error-declare-names-itself = { $cards } names its own trump; another cannot be named with it.
error-declare-bankers-side = Only the banker's side may declare now.
error-declare-not-higher-hidden = { $cards } does not stand higher than what lies face down.
error-declare-after-bury = Overcalls wait until the kitty is buried.
error-bid-illegal = { $points } cannot be bid now; possible are { $allowed }.
error-line-illegal = The line must be a multiple of { $step } from { $low } to { $high }, not { $points }.
error-call-number = { $due ->
        [one] One friend must be called
       *[other] { $due } friends must be called
    }, not { $made }.
error-call-card = { $card } may not be called.
error-call-copy = There is no copy number { $nth } of { $card }; the pack has { $copies }.
error-call-other = Another copy of { $card } cannot be called here.
error-call-twice = The same card cannot be called twice with the same number.
error-follow-510k = You hold a 510K of { $group } ({ $cards }) and must follow with one.
error-follow-highest-trumps = A 510K of trumps asks for your three highest trumps: { $cards }.
action-bid = bid
action-stir = stir
action-nameline = name the line
action-callfriends = call friends
phase-auction = during the auction
phase-name = while the trump is being named
phase-stir = while others may stir
phase-line = while the banker names the line
phase-call = while the banker calls friends
