# What “shengji record” and “shengji verify-shuffle” print.

error-record-ending = { $file } must end in .sjn for records or .jsonl for a log of events.
error-record-not-consecutive = Record { $number } does not go on where the one before it ends, so the records make no one match. Take one deal with --deal N.
record-good = { $file }: { $deals ->
        [one] one deal, all in order.
       *[other] { $deals } deals, all in order.
    }
record-converted = { $file }: { $deals ->
        [one] one deal written.
       *[other] { $deals } deals written.
    }
record-not-converted = { $file } was not converted: nothing in it can be taken over without loss.
record-no-deal = { $file } does not hold this deal. { $known ->
       *[other] It has: { $known }.
        [none] It has none that could be read.
    }
record-deal = Deal { $number }
record-attempt = dealt again { $times ->
        [one] once
       *[other] { $times } times
    }
record-level = level { $level }
record-seat = Seat { $seat }
record-trumps = Trumps
record-always-trumps = Always trump
record-kitty = Kitty
record-declares = { $seat } declares after { $dealt } of { $all } cards:
record-passes = { $seat } passes.
record-trump = Trump: { $trump }. Banker: { $banker }.
record-trump-kitty = (nobody declared; the kitty showed { $card })
record-trump-named = (named by the banker’s partner)
record-trump-fixed = (fixed by the rules)
record-takes = { $seat } takes the kitty:
record-buries = { $seat } buries:
record-time = Time is called.
record-offers = { $seat } offers to end the deal, with the rest going to the { $side }.
record-finished = All agree: the rest goes to the { $side }.
record-penalized = Penalty for { $seat }, { $cards } cards: { $points } points go to the other side.
record-penalized-ends = Penalty for { $seat }: the deal ends.
record-side-banker = banker’s side
record-side-opponents = opponents
record-and = {" and "}
record-comma = {", "}
record-stopped = seat { $seat }
record-column-points = Points
record-legend = { $led } led, { $won } won the trick, { $failed } throw failed and what was led instead
record-redealt-undeclared = Nobody declared: the cards are dealt again.
record-redealt-unbid = Nobody bids: the cards are dealt again.
record-redealt-weak-hand = { $seat } has a weak hand and asks for a new deal.
record-points = The opponents have { $points } points
record-points-sum = {" "}= { $tricks } in tricks + { $kitty } from the kitty
record-kitty-captured = The opponents won the last trick and capture the kitty:
record-bank-kept = The banker’s side keeps the bank.
record-bank-lost = The opponents take the bank.
record-bank-contested = The next bank is won by declaring.
record-rises = The { $side } { $side ->
        [opponents] rise
       *[other] rises
    } { $levels ->
        [one] one level.
       *[other] { $levels } levels.
    }
record-falls = The { $side } { $side ->
        [opponents] fall
       *[other] falls
    } { $levels ->
        [one] one level.
       *[other] { $levels } levels.
    }
record-hooked = The kitty was captured with a { $card } of the level: the banker’s side falls back.
record-levels = Levels by seat: { $levels }
record-next = Next banker: { $seat }
record-match-won = The match is won by { $seats }.
record-match-tied = The match ends in a tie.
record-unfinished = The deal is not finished; the opponents have { $points } points so far.
record-bidding = Bids: { $bids }
record-bid-pass = pass
record-auction = { $seat } wins the auction: the others must reach { $points } points.
record-trump-bid = (named by the banker)
record-bank-passes = The banker’s side cannot declare: the bank goes to { $seat }, who declares at level { $level }.
record-names = naming { $trump }
record-stirs = { $seat } stirs with
record-passes-stir = { $seat } does not stir.
record-reveals = The face-down cards are turned up. Trump: { $trump }.
record-reveal-faults = Not higher than what lay there: { $seats }. Each time costs { $points } points.
record-names-line = { $seat } names the line: the opponents must reach { $points } points.
record-calls = { $seat } calls as friends: { $calls }.
record-call-nth = copy { $nth } of { $card }
record-call-other = another { $card }
record-joins = joins the banker
record-spent = the banker’s own call
record-sides = Banker’s side: { $banker }. Opponents: { $opponents }.
record-points-line = {" "}and needed { $line }
record-points-alone = Points by seat: { $points }
record-kitty-won = { $seat } wins the last trick and gets the kitty:
record-last-trick-for = The opponents win the last trick, led with { $cards } cards: { $points } points more.
record-last-trick-against = The banker’s side wins the last trick, led with { $cards } cards: { $points } points less.
record-deal-kept = The banker’s side wins the deal.
record-deal-lost = The opponents win the deal.
record-bank-bid = The next bank is bid for.
record-jumped = By the top cards or a 510K the levels jump.
record-failures = Failures in a row at the flag level, by seat: { $failures }
record-totals = Scores by seat: { $totals }
record-payments = Payments by seat: { $payments }
record-unfinished-alone = The deal is not finished; points by seat so far: { $points }
shuffle-usage = Name a file, or a seed with --seed (and --commitment, --rules).
shuffle-commitment = The commitment of this seed is { $commitment }
shuffle-fits = It is the one given: the seed was fixed before the deal.
shuffle-differs = It is NOT the one given: this is another seed than the one that was promised.
shuffle-first = Without a banker seat { $seat } is dealt the first card:
shuffle-banker = Where the banker is known, the banker is dealt the first of these hands.
shuffle-deal-good = Deal { $deal }{ $attempt ->
        [0] {""}
       *[other] {" "}(dealt again: { $attempt })
    }: the cards come from the seed, whose commitment is { $commitment }
shuffle-deal-unknown = Deal { $deal }{ $attempt ->
        [0] {""}
       *[other] {" "}(dealt again: { $attempt })
    }: no seed, so nothing can be checked.
