# Contradictions in a rule set, and what to do about them.

problem-hands-uneven = { $cards } cards less a kitty of { $kitty } leave { $left } over among { $seats } players.
    .fix = { $count ->
            [0] Set remove_low to true.
           *[other] Set kitty to { $nearest }, or remove_low to true.
        }
problem-hands-empty = { $cards } cards less a kitty of { $kitty } are not enough for { $seats } players.
    .fix = Take more decks or a smaller kitty.
problem-hands-large = A hand of { $held } cards, the kitty in it, is more than the { $most } that a hand can hold.
    .fix = Set decks or kitty lower, or seats higher.
problem-undeclared-no-trump = A deal in which nobody declares would have no trump suit, but no trump is forbidden.
    .fix = Set undeclared to first_kitty_card or redeal, or no_trump to allowed.
problem-undeclared-no-kitty = A deal in which nobody declares looks at a kitty card, but the kitty has { $kitty ->
        [0] no cards
        [one] one card only
       *[other] { $kitty } cards only
    }.
    .fix = Set undeclared to { $choices }.
problem-fixed-no-trump = The trump set beforehand is no trump, which is forbidden.
    .fix = Set fixed_trump to a suit, or no_trump to allowed.
problem-no-trump-level = There is a level without a trump suit ({ $level }), but no trump is forbidden.
    .fix = Take { $level } out of levels, or set no_trump to allowed.
problem-levels-empty = There is no level, so nobody has cards to declare with.
    .fix = Give levels at least one rank, or set declare_when to fixed or auction.
problem-levels-double = { $levels } stands more than once among the levels.
    .fix = Name each level once.
problem-level-not-in-pack = { $levels } is a level, but no such card is in play.
    .fix = Take { $levels } out of levels, or leave the cards in the pack.
problem-must-play-not-level = { $levels } must be played, but is no level.
    .fix = Put { $levels } into levels, or take it out of must_play.
problem-hook-not-level = A hook names { $levels }, which is no level.
    .fix = Put { $levels } into levels, or take the hook out.
problem-permanent-is-level = { $ranks } is trump in every deal and so cannot be a level as well.
    .fix = Take { $ranks } out of levels or out of permanent.
problem-permanent-double = { $ranks } stands more than once among the permanent trumps.
    .fix = Name each rank once.
problem-permanent-not-in-pack = { $ranks } is a permanent trump, but no such card is in play.
    .fix = Take { $ranks } out of permanent, or leave the cards in the pack.
problem-top-card-not-in-pack = The card above the big joker is not in play.
    .fix = Set top_card to none, or leave the fives in the pack.
problem-partners-odd = { $seats } players cannot sit as partners opposite each other.
    .fix = Set sides to alone or friends, or seats to an even number.
problem-partner-alone = Partners may reinforce a declaration, but players do not sit as partners.
    .fix = Set partner_reinforce to false, or sides to partners.
problem-declare-needs-banker = Declaring this way needs a banker who is known beforehand, but the first banker is to be found by declaring.
    .fix = Set first_banker to preset.
problem-hidden-in-turn = Hidden declarations cannot be overcalled in turn, since nobody sees what to overcall.
    .fix = Set hidden_declaration to false, or declare_when to while_dealing.
problem-weak-hand-limits = Weak hands may ask for a new deal, but no hand counts as weak.
    .fix = Set weak_hand_points or weak_hand_trumps to 0 or more, or weak_hand to off.
problem-joker-missing = Declaring asks for a joker that is not in play.
    .fix = Set joker_with_declaration to none, or leave the jokers in the pack.
problem-multiplier-small = This kitty multiplier says nothing about shapes that { $decks } decks can have.
    .fix = Set kitty_multiplier to { $choice }.
problem-multiplier-large = This kitty multiplier is made for more decks than the { $decks } in play.
    .fix = Set kitty_multiplier to { $choice }.
problem-table-order = The rows of the score table do not ascend: { $points } follows { $before }.
    .fix = Write each number of points once, the lowest first.
problem-table-bank = In the score table { $points } points are worse for the opponents’ hold on the bank than { $before }.
    .fix = Let the bank go from kept over contested to lost as points rise.
problem-table-never-lost = In the score table the opponents never take the bank.
    .fix = Add a row with lost.
problem-line-unreachable = The line of { $line } points is more than the { $total } points in play, at which points are capped.
    .fix = Set line to { $total } or less, or points_cap to false.
problem-line-above-total = The line of { $line } points is more than the { $total } points in play: only a multiplied kitty can reach it.
    .fix = Set line to { $total } or less.
problem-cycle-race = The match ends when a side passes the last level, but after the last level play goes round again.
    .fix = Set match to deals or timed, or after_last to match_ends.
problem-duplicate-declaring = Tables that play the same hands cannot declare while cards are dealt.
    .fix = Set declare_when to in_turn or fixed.
problem-kitty-none-kitty = The last trick is to count instead of a kitty, but there is a kitty of { $kitty }.
    .fix = Set kitty to 0, or kitty_none to false.
problem-any-width-throws = Shapes of as many cards answer each other, which says nothing about throws, yet throws are allowed.
    .fix = Set throws to none, or trick_rule to standard.
problem-ace-pair-rule = The tractor of just a pair of trump aces and a pair of permanent trumps is known only where shapes of as many cards answer each other.
    .fix = Set join_permanent to none, or trick_rule to any_width.
problem-five-ten-king-missing = 510K is a shape, but { $ranks } is not in play.
    .fix = Set trick_rule to standard, or leave the cards in the pack.
problem-bid-without-auction = The opponents must reach the banker’s bid, but nobody bids.
    .fix = Set declare_when to auction, or scoring to sides.
problem-auction-without-bid = The bank goes to the lowest bid, but what was bid does not count in the end.
    .fix = Set scoring to bid, or declare_when to while_dealing.
problem-bid-range = Bids go down from { $start }, which lies below the lowest bid of { $lowest }.
    .fix = Set bid_lowest to { $start } or less.
problem-bid-step = In steps of { $step } down from { $start } the lowest bid of { $lowest } cannot be made.
    .fix = Let bid_step divide the way from bid_start to bid_lowest.
problem-bid-above-total = The highest bid of { $start } is more than the { $total } points in play: only a multiplied kitty can reach it.
    .fix = Set bid_start to { $total } or less.
problem-bid-and-line = The opponents must reach the bid, but the banker is to name another line after the bury.
    .fix = Set banker_names_line to false.
problem-friends-seats = With { $seats } players there can be no friend and still two sides.
    .fix = Set seats to 4 or more, or sides to alone.
problem-friends-calls = With { $calls } friends nobody may be left to play against the banker.
    .fix = Set friend_calls to { $most } or less, or to 0.
problem-hidden-open-stir = Overcalls after the bury are to be made face up, but the declarations that they must beat lie face down.
    .fix = Set overcall_after_bury to hidden, or hidden_declaration to false.
problem-scoring-match = With this scoring nobody rises, so only added points can decide a match.
    .fix = Set match to points.
problem-last-trick-kitty = The last trick is to be multiplied instead of a kitty, but there is a kitty of { $kitty }.
    .fix = Set kitty to 0, or last_trick to once.
problem-individual-sides = Everyone’s own points count, but players have partners or friends.
    .fix = Set sides to alone, or scoring to sides.
problem-individual-last-trick = The last trick is to count for or against the opponents, but everyone’s own points count.
    .fix = Set last_trick to once, or scoring to sides.
problem-opponents-take-bank-sides = The opponents are to take the bank when the banker’s side cannot declare, but players do not sit as partners.
    .fix = Set undeclared to first_kitty_card or redeal, or sides to partners.
problem-next-banker-declared = The bank of every deal is to be declared for, but declaring does not win the bank.
    .fix = Set declare_when to while_dealing and first_banker to last_declarer, or next_banker to partner_or_next.
problem-level-without-cards = At level { $level } nobody has cards to declare with, but the bank may have to be declared for there.
    .fix = Take { $level } out of levels or put it later, or set first_banker to preset and next_banker to partner_or_next.
problem-flag-not-last = The flag level (KQ) stands before other levels.
    .fix = Put KQ at the end of levels, or take it out.
problem-flag-uneven = At the flag level (KQ) all { $cards } cards are dealt, which leaves { $left } over among { $seats } players.
    .fix = Take KQ out of levels, or set remove_low to true.
problem-flag-line = The line of { $line } points at the flag level is more than the { $total } points in play.
    .fix = Set flag_line to { $total } or less.
problem-jump-without-ace = A side may jump to level A, which is not among the levels.
    .fix = Put A into levels, or set top_pair_jumps to false.
problem-stakes-individual = Stakes are paid between the banker’s side and the others, but everyone’s own points count.
    .fix = Set stakes to none, or scoring to sides or bid.
problem-levels-empty-match = There are no levels, so only added points can decide a match.
    .fix = Set match to points, or give levels at least one rank.
problem-levels-empty-named = There are no levels, but { $options } speaks of levels.
    .fix = Leave { $options } out, or give the levels.
problem-bury-points-tight = A banker may hold so many point cards that at least { $points } points must be buried.
    .fix = Set bury_points to { $points } or more; as it stands such a banker buries as few points as possible.
problem-tractor-too-wide = With { $decks ->
        [one] one deck
       *[other] { $decks } decks
    } no tractor of { $width } identical cards at each step can occur.
    .fix = Set tractors to none{ $decks ->
            [one] .
           *[other] , or min_tractor_width to { $decks } or less.
        }
problem-no-effect = “{ $option }” has no effect with “{ $cause }”: { $value }.
    .fix = Leave { $name } out, or change { $because }.
