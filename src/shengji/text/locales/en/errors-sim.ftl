# What the compiled simulator refuses.
error-sim-unsupported = The fast simulator cannot express { $option } = { $value }; the plain engine can.
error-sim-phase = Only positions in the play of tricks can be simulated; this deal is in the phase "{ $phase }".
error-sim-seat = There is no seat { $seat } ({ $what }); the seats are 1 to { $seats }.
error-sim-trump = "{ $trump }" is no trump; write S, H, C, D or NT.
error-sim-per-seat = "{ $what }" has { $given } entries for { $seats } seats.
error-sim-calls = "{ $what }" has { $given } entries for { $calls } called friends (at most 10).
error-sim-turn = Seat { $turn } cannot be to play: seat { $leader } led, and { $plays } plays have been made.
error-sim-lead = { $cards } is no lead: it is not of one group.
error-sim-trick = The plays of one trick differ in their number of cards: { $cards }.
error-sim-kitty = The kitty has { $given } cards instead of { $kitty }.
error-sim-copies = { $card } would be there { $given } times; the pack has { $most }.
error-sim-hand-size = Seat { $seat } holds { $given } cards instead of { $wanted }. { $cards }
error-sim-void = Seat { $seat } is void in { $group } and cannot hold { $cards }.
error-sim-unseen = { $unseen } cards are unseen, but the other hands and the kitty have room for { $places }.
error-sim-shown = { $cards } cannot all be held where they are said to be.
error-sim-no-world = No distribution of the unseen cards agrees with all that seat { $seat } knows.
error-sim-candidate = { $cards } cannot be played in this position.
error-sim-several-rules = Positions of one call must have the same rules and level.
