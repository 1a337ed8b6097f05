# Why a lead or an answer is not allowed.
error-not-held = You do not hold { $cards }.
error-card-too-often = { $card } appears { $count } times, but the pack has it { $copies ->
        [one] once
       *[other] only { $copies } times
    }.
error-card-copies = { $card } is written { $count } times; more than { $most } copies of one card are never held.
error-card-not-in-pack = { $card } is not in the pack of these rules.
error-lead-empty = A lead needs at least one card.
error-lead-mixed = A lead must be of one group: one plain suit, or trumps only.
error-announced-no-shape = Each announced component must be a single, a pair, a wider tuple or a tractor.
error-announced-other-cards = The announced components must be exactly the cards that are led.
error-throw-none = These rules know no throws: lead one tuple or one tractor.
error-throw-trump-only = Under these rules only trumps may be thrown.
error-follow-count = The lead has { $owed ->
        [one] one card
       *[other] { $owed } cards
    }, but { $played ->
        [one] one card was
       *[other] { $played } cards were
    } played.
error-follow-group = You still hold { $cards } and must follow { $group } with { $owed ->
        [one] one card
       *[other] { $owed } cards
    }.
error-follow-tuple = You hold { $shape } in { $group } ({ $cards }) and must play it{ $number ->
        [one] .
       *[other] : { $number } of this kind are owed.
    }
error-follow-tractor = You hold { $shape } in { $group } ({ $cards }) and must play it.
error-lead-unreadable = The lead cannot be judged, so neither can this answer.
throw-failed = Throw failed: { $cards } is beaten, so it is led instead.
throw-failed-by = Throw failed: seat { $seat } beats { $cards }, which is led instead.
throw-failed-choose = Throw failed: seat { $seat } chooses which of the beaten components is led.
