# Why a bury is not allowed, and what is wrong with a level.
error-bury-count = { $count ->
        [one] One card goes
       *[other] { $count } cards go
    } into the kitty, not { $given }.
error-bury-not-held = You do not hold { $cards }.
error-bury-points = { $points } points are buried; at most { $limit } may be.
error-level-unknown = { $level } is no level of these rules: { $levels }.
