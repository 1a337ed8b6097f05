# The command shengji simulate.
error-simulate-deals-or-matches = Ask for --deals or for --matches, not for both.
error-simulate-option-form = “{ $text }” is not an option: write NAME=VALUE, such as kitty=8 or throws=none.
error-simulate-rules = These rules cannot be played: { $problem } { $advice }
error-records-unwritable = { $file } cannot be written: { $reason }.
error-simulate-fast-missing = The fast engine needs the package { $name }: pip install "shengji[fast]".
error-simulate-fast-deals = The fast engine plays single deals without logs: leave out --matches and --records.
error-simulate-fast-bots = With the fast engine --bots is one of { $policies } for all seats, not { $bots }.
error-simulate-fast-only = { $bot } plays with the fast engine alone: add --engine=fast.

simulate-playing = Playing
simulate-interrupted = Stopped: { $done } of { $asked } played.
simulate-bots = Bots
simulate-seed = Seed
simulate-deals = Deals
simulate-speed = Deals a second
simulate-speed-value = { $speed } ({ $seconds } s)
simulate-plays = Plays a deal
simulate-points = Opponents' points
simulate-points-value = mean { $mean }, quartiles { $quartiles }
simulate-kept = Bank kept
simulate-throws = Throws among leads
simulate-throws-value = { $share }, failed { $failed }
simulate-redeals = Dealt again
simulate-matches = Matches
simulate-lengths = Deals a match
simulate-lengths-value = mean { $mean }, median { $median }, { $least } to { $most }
simulate-winners = Won by
simulate-winners-value = seats { $seats }: { $share }
simulate-winners-tie = tied: { $share }
simulate-winners-none = given up: { $share }
simulate-points-title = Opponents' points (● from the line on)
simulate-steps-title = Outcomes
simulate-outcome-kept = bank kept, banker's side +{ $steps }
simulate-outcome-lost = bank lost, opponents +{ $steps }
simulate-outcome-contested = bank open, banker's side +{ $steps }
simulate-digest = Digest of all logs: { $digest }
simulate-made = Bids made
simulate-payments = Payments a deal
simulate-gains = Points a deal
simulate-most = Most points
simulate-points-title-open = Opponents' points
simulate-bids-title = Bids that stood, and how often they were made
simulate-gains-title = Points of all seats
simulate-bid = { $points } (made { $share })
