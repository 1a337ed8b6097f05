# Why a bury is not allowed, and what is wrong with a level.
error-bury-count = { $count ->
        [one] One card goes
       *[other] { $count } cards go
    } into the kitty, not { $given }.
error-bury-points = { $points } points are buried; at most { $limit } may be.
error-level-not-played = { $level } is no level of these rules: { $levels }.
