# The options of the rules: a sentence, a short label, and each choice in words.

## table

option-seats = How many play.
    .label = Players
option-sides = Who plays with whom.
    .label = Sides
    .partners = players opposite each other are partners
    .alone = everyone for themselves
    .friends = the banker and the friends whom the banker calls, against the others
option-decks = How many decks of 54 cards are shuffled together.
    .label = Decks
option-kitty = How many cards are set aside for the banker.
    .label = Kitty
option-lowest_rank = Cards below this rank are taken out of every deck.
    .label = Lowest rank
option-removed = Ranks and jokers that are taken out of every deck.
    .label = Cards left out
option-remove_low = Take out as few low cards without points as it takes to deal equal hands; everyone sees which.
    .label = Make hands even
option-joker_points = What each joker counts for whoever wins it.
    .label = Points of a joker

## order

option-permanent = Ranks that are trump in every deal, the weakest first; jokers always are.
    .label = Permanent trumps
option-top_card = A card that is always trump and beats even the big joker.
    .label = Card above the big joker
    .none = none
    .H5 = the five of hearts

## shapes

option-tractors = Whether pairs, triples and so on in a row are a shape of their own.
    .label = Tractors
    .allowed = allowed
    .none = none
option-min_tractor_length = How many pairs (or triples …) in a row make a tractor.
    .label = Shortest tractor
option-min_tractor_width = How many identical cards each step of a tractor needs: 2 for pairs, 3 for triples.
    .label = Narrowest tractor
option-bridge_level = The ranks on either side of the level are neighbours: 99JJ is a tractor at level ten.
    .label = Join across the level
option-join_ace_offlevel = A pair of trump aces and a pair of off-suit level cards are a tractor.
    .label = Join ace and off-suit level
option-join_levels = A pair of off-suit level cards and the pair of trump-suit level cards are a tractor.
    .label = Join off-suit and trump level
option-join_level_joker = The pair of trump-suit level cards and a pair of small jokers are a tractor.
    .label = Join trump level and small jokers
option-join_jokers = A pair of small jokers and a pair of big jokers are a tractor.
    .label = Join the jokers
option-join_permanent = Which neighbours a pair of permanent trumps makes a tractor with.
    .label = Join permanent trumps
    .all = every neighbour in the order of trumps
    .same_rank = only off-suit and trump-suit copies of one rank
    .ace_pair = none, but a pair of trump aces and one pair of off-suit copies are a tractor of just two pairs
    .none = none
option-nt_join_any_level_joker = In no trump a pair of small jokers makes a tractor with any one pair of level cards.
    .label = No trump: join level and small jokers
option-top_card_joins = A pair of the card above the big joker makes a tractor with a pair of big jokers.
    .label = Join the top card
option-trick_rule = Which shapes there are beyond pairs, triples and tractors, and what they answer and beat.
    .label = Special shapes
    .standard = no others
    .any_width = shapes of as many cards answer each other: quads beat triples, and triples beat pairs
    .five_ten_king = a five, a ten and a king of one suit, or of trumps, are a shape (510K)

## leading

option-throws = Whether several shapes of one group may be led at once.
    .label = Throws
    .any = in every group
    .trump = trumps only
    .none = none
option-throw_reading = Which shapes a throw consists of where it can be read in more than one way.
    .label = Reading a throw
    .most_cards = the tractor with most cards first, then the widest shapes
    .announced = the leader says so
    .fewest_singles = with as few single cards as can be
    .longest = the longest tractor first
option-failed_throw = What is played instead of a throw that another player can beat.
    .label = Failed throw
    .smallest_beaten = the smallest of the beaten shapes
    .next_seat_chooses = the next player chooses among the beaten shapes
    .smallest_component = the smallest shape, beaten or not
option-hide_stopper = Nobody is told which player could beat a failed throw.
    .label = Hide who stopped a throw
option-throw_penalty = Points that a failed throw gives to the other side.
    .label = Fine for a failed throw
option-throw_penalty_per = What the fine for a failed throw is counted by.
    .label = Fine is counted
    .attempt = once for each failed throw
    .card = for each card of the beaten shapes
option-throw_stake = A failed throw costs half the table's stake, where a table has stakes.
    .label = Failed throw costs stakes

## following

option-follow_shape = Followers owe the led shape as far as they hold it, not just cards of the group.
    .label = Follow the shape
option-tractor_ladder = What is owed first by those who cannot answer a led tractor in full.
    .label = Answers to a led tractor
    .width_first = as wide a shape before one as long: two triples before two pairs in a row
    .run_first = as long a run before one as wide: two pairs in a row before two triples
    .lianzhong = all the led triples, then two pairs in a row, then some of the triples
option-short_tractor_duty = Those without a tractor as long as the led one owe a shorter one.
    .label = Shorter tractors owed
option-quad_draws_tractor = Those without a quad owe two pairs in a row before two other pairs.
    .label = Quads draw tractors
option-narrow_tuples = How many pairs are owed in place of led triples, and triples in place of led quads.
    .label = Counting smaller shapes
    .per_tuple = each fits into one led shape: a pair and a single for each triple
    .per_card = as many as the number of cards holds: three pairs for two triples
option-split = Shapes that followers may keep together instead of splitting them to follow.
    .label = Shapes that need not be split
    .keep_wider = triples and quads, when something narrower is led
    .keep_tractors = tractors, when no tractor is led
option-throw_follow = What is owed to a led throw beside cards of its group.
    .label = Following a throw
    .by_component = every shape in it
    .pairs_only = as many pairs as it has
    .pairs_if_tractor = as many pairs as it has, if a tractor is its largest shape
    .group_only = nothing more

## winning

option-throw_compare = What is compared when two players ruff the same throw.
    .label = Overruffing a throw
    .largest_type = the highest shape of the largest kind led: tractors, else pairs, else single cards
    .every_component = every shape must be higher than the one that it answers
    .highest_card = the highest card
option-tie_goes_on = When two ruffs of a throw are equal in their largest kind, the next kind decides; otherwise the earlier ruff stays.
    .label = Ties go on
option-bombs = Whether four or more identical cards beat any other shape of as many cards.
    .label = Bombs
    .none = no
    .in_group = in the led group, or as a ruff
    .any_group = from any group
option-rainbows = From how many cards on one rank in every suit counts as a shape.
    .label = Rainbows
    .off = no such shape

## declaring

option-declare_when = When and by whom the trump suit is settled.
    .label = When trump is declared
    .while_dealing = while the cards are dealt, by anyone at any moment
    .in_turn = in turn after the deal, the banker's partner first
    .auction = by bidding: the lowest bid becomes banker and names the trump
    .fixed = set beforehand
option-fixed_trump = The trump suit where it is set beforehand.
    .label = Trump set beforehand
option-declare_ladder = Which declarations outrank which.
    .label = Rank of declarations
    .standard = by number of cards, and of as many cards level cards, then small jokers, then big jokers
    .count_only = by number of cards alone
    .suit_ranked = as usual, with the suits ranked: diamonds, clubs, hearts, spades
    .pairs_ranked = as usual, with the suits ranked for two cards and more, but not for one
option-merge_joker_rungs = Small and big jokers of the same number are one step, so neither overcalls the other.
    .label = Jokers declare alike
option-declare_jokers = How many jokers of one kind declare no trump.
    .label = Declaring with jokers
    .two_or_more = two or more
    .all_decks = one from every deck
    .none = jokers do not declare
option-jokers_may_open = Jokers may make the first declaration, not only overcall one.
    .label = Jokers may open
option-no_trump = Whether a deal may be played without a trump suit.
    .label = No trump
    .allowed = allowed
    .forbidden = forbidden
option-overcall_when = When a declaration may be overcalled.
    .label = When overcalls are made
    .any_time = at any time
    .after_deal = only after the deal
option-self_overcall = Whether the declarer may change the own declaration to another suit or to no trump.
    .label = Overcalling oneself
    .no = no
    .yes = yes
    .after_another = only after another player's overcall
option-reinforce = Whether the declarer may add identical cards to the own declaration.
    .label = Reinforcing
    .no = no
    .before_overcall = until somebody overcalls
    .also_after = also after an overcall, which takes trump back
option-partner_reinforce = The declarer's partner may show the second copy, which counts as a pair.
    .label = Partner reinforces
option-joker_with_declaration = Whether a joker must be shown beside a level card to declare.
    .label = Joker with a declaration
    .none = no
    .any = yes, any joker
    .colour = the small joker beside a black card, the big one beside a red one
option-hidden_declaration = Declarations lie face down until the kitty has been buried.
    .label = Hidden declarations
option-declare_top_card = A pair of the card above the big joker declares above the jokers, for any suit or none.
    .label = Declaring with the top card
option-look_back = Who has shown a single card and adds the pair of its suit after another's overcall stands above everything.
    .label = Looking back
option-overcall_after_bury = Whether others may overcall after the bury, take the kitty up and bury again.
    .label = Overcalls after the bury
    .no = no
    .open = yes, with cards face up
    .hidden = yes, with cards face down until everyone has passed
option-stir_first_deal = The bank's first deal too lets others overcall after the bury; otherwise only deals with a known banker do.
    .label = Overcalls after the first bury
option-stir_penalty = Points that a face-down declaration costs its side when it turns out not to stand higher.
    .label = Fine for a wrong order
option-bid_start = The highest number of points that may be bid.
    .label = Highest bid
option-bid_lowest = The lowest number of points that may be bid.
    .label = Lowest bid
option-bid_step = What a bid must lie below the one before it, at least.
    .label = Step between bids
option-bid_once = Every player bids once; otherwise the bidding goes round until all others have passed.
    .label = One bid each
option-first_banker = Who is banker in the first deal.
    .label = First banker
    .last_declarer = whose declaration stands in the end
    .first_declarer = who declares first
    .preset = set beforehand
option-undeclared_first = What happens when nobody declares in the first deal.
    .label = First deal undeclared
    .redeal = it is dealt again
    .as_later = the same as in later deals
option-undeclared = What is trump when nobody has declared.
    .label = Nobody declares
    .first_kitty_card = the suit of the first kitty card; a joker means no trump
    .third_kitty_card = the suit of the third kitty card; a joker means no trump
    .no_trump = no trump
    .redeal = the deal is dealt again
    .first_level_else_highest = the first level card in the kitty, else the highest card there
    .opponents_take_bank = the opponents take the bank and declare at their own level
option-weak_hand = What a player with a very weak hand may ask for once trump is known.
    .label = Weak hands
    .off = nothing
    .redeal = a new deal
    .redeal_and_contest = a new deal whose bank is won by declaring
option-weak_hand_points = A hand with at most so many points is weak.
    .label = Weak: points at most
    .minus-one = points do not count
option-weak_hand_trumps = A hand with at most so many trumps is weak.
    .label = Weak: trumps at most
    .minus-one = trumps do not count
option-weak_hand_times = How often one deal may be dealt again for weak hands.
    .label = Weak: times a deal

## friends

option-friend_calls = How many friends the banker calls.
    .label = Friends called
    .auto = so many that banker and friends are at most half of the players
option-friend_cards = Which cards may be called.
    .label = Cards to call
    .plain = every card that is not trump
    .any = every card, trumps and jokers too
    .not_highest = cards that are not trump, except the highest of their suit
    .no_points = cards that are not trump and count no points; the highest of a suit always
option-friend_other = The banker may call another copy of a card than one's own.
    .label = Calling another copy
option-friend_self = Whoever plays the called card is the friend, even the banker.
    .label = Banker as own friend
option-friend_double = One player may answer two calls; otherwise the second waits for the next copy.
    .label = One friend for two calls
option-small_side_bonus = A banker's side with fewer friends than were called rises one level more when it wins.
    .label = Bonus for a small side

## kitty

option-kitty_multiplier = How many times the points in the kitty count when the opponents win the last trick.
    .label = Kitty multiplier
    .competition_1 = single 2, throw 3
    .competition_2 = single 2, pair 4, tractor 6 and 2 more for each further pair; a throw of singles 3
    .competition_3 = single 2, pair 3, triple 4, two pairs in a row 5 and 1 more for each further pair, two triples in a row 6 and 2 more for each further triple; a throw of singles 3
    .competition_4 = as for three decks, with 5 for a quad and 3 for each quad of a tractor
    .power = 2 multiplied by itself for each card of the largest shape: 2, 4, 8, 16 …, at most 64
    .power_length = single 2, pair 4, triple 6, quad 8; pairs in a row 8, 16, 32 …; triples in a row 18, 54 …
    .pairs = single 2, pair 4, tractor 4 for each pair
    .twice_cards = twice the number of cards of the largest shape
    .cards_led = the number of cards; of a throw, twice the cards of its largest shape
    .single_pair = single 2, anything longer 4
    .double = always 2
    .flat = once
option-kitty_shape = Which play of the last trick sets the multiplier.
    .label = Shape that multiplies
    .led = the one led
    .winner = the winner's
option-kitty_only_by_trump = The kitty is captured only when the last trick is won with trumps.
    .label = Capture by trump only
option-single_doubles = A single card that captures the kitty doubles its points.
    .label = A single doubles
option-kitty_none = There is no kitty to capture.
    .label = Without a kitty
option-last_trick = How often the points of the last trick itself count.
    .label = Points of the last trick
    .once = once, like those of any other
    .times_cards = led with two or more cards, so many times for the opponents, or as many times against them if the banker's side wins it
option-bury_points = How many points the banker may bury.
    .label = Points in the kitty
    .minus-one = any number
option-kitty_reveal = Who sees the kitty after the deal.
    .label = Showing the kitty
    .all = everyone
    .captors = only a side that captures it
    .never = nobody

## score

option-scoring = Whose points are counted, and what they must reach.
    .label = Scoring
    .sides = those of the opponents together, against line and bands
    .bid = those of the opponents together, against the banker's bid
    .individual = everyone's own
option-band_down = How many points below the line make one more level for the banker's side.
    .label = Points a level, banker
    .auto = 20 for each deck
option-band_up = How many points above the line make one more level for the opponents.
    .label = Points a level, opponents
    .auto = 20 for each deck
option-steps_to_bank = How many of the banker's bands lie below the line, where the line has no number of its own.
    .label = Bands to the line
option-line = From how many points on the opponents take the bank.
    .label = Line
    .auto = the banker's band times the bands to the line
option-banker_names_line = The banker says before play how many points the opponents need.
    .label = Banker names the line
option-dead_zone = How many bands from the line on change the bank without raising anyone.
    .label = Bands for the bank alone
option-level_cap = How many levels a side can rise in one deal.
    .label = Levels at once, at most
    .off = any number
option-points_cap = Points beyond the total of the cards do not count.
    .label = Cap points at the total
option-shutout = No points at all give the banker's side one level more than few points.
    .label = Shutout
option-score_table = An explicit table in place of line and bands: from so many points on, what becomes of the bank and how both sides rise.
    .label = Score table
    .kept = the bank is kept
    .lost = the opponents take the bank
    .contested = the next bank is declared for
    .points = From points
    .bank = The bank
    .banker = Banker’s side rises
    .opponents = Opponents rise
option-opponents_rise = Opponents rise by points beyond the line; otherwise they only take the bank.
    .label = Opponents rise

## levels

option-levels = The levels that a side plays, in order.
    .label = Levels
option-must_play = Levels that cannot be jumped over: a side stops there until it wins as banker.
    .label = Must-play levels
option-last_level = How the last level is passed.
    .label = Passing the last level
    .must_defend = only as the banker's side
    .free = from either side
option-win_at = What a side must do with the last level to win.
    .label = Winning
    .passing = pass it
    .reaching = reach it
option-after_last = What follows when a side has passed the last level.
    .label = After the last level
    .match_ends = the match ends
    .cycle = the first level again
option-next_banker = Who is banker in the next deal.
    .label = Next banker
    .partner_or_next = the banker's partner if the bank was kept, else the next player
    .rotate_always = always the next player
    .declared = whoever declares or bids for it
option-hooks = Level cards with which capturing the kitty sends the banker's side down: at that level, and to which one.
    .label = Hooks
    .card = Captured at level
    .to = Goes down to
    .lowest = the lowest level
option-hook_then_rise = A side sent down by a hook that still keeps the bank rises from there by the deal's levels.
    .label = Rise after a hook
option-top_pair_jumps = A side that declared, or took the kitty, with a pair of the card above the big joker goes to A if it then has the bank, and the other to the first level; otherwise the other way round. Opponents who take the kitty with a 510K go to A as well.
    .label = Jumps with the top card
option-flag_line = From how many points on the opponents take the bank at the flag level, which has no kitty.
    .label = Line at the flag level
option-flag_failures = How often in a row a side may lose the bank at the flag level before it falls back to the first.
    .label = Failures at the flag level

## match

option-match = What ends a match and who has won it.
    .label = Match
    .race = first to win the last level
    .timed = a set time; the higher level wins
    .deals = a set number of deals; the higher level wins
    .points = a set number of deals without levels; points add up
    .duplicate = every table plays the same hands
option-match_minutes = How long a match by time lasts.
    .label = Minutes
option-match_deals = How many deals a match by deals has.
    .label = Deals
option-tie_to_bank = With equal levels at the end the side on the bank has won.
    .label = Ties to the bank
option-irregularities = What becomes of a revoke or a wrong number of cards.
    .label = Irregularities
    .refused = the play is refused
    .points = it costs points for each card
    .ends_deal = it ends the deal against the side at fault
option-irregularity_points = Points for each card of an irregularity that costs points.
    .label = Points for an irregularity

## stakes

option-stakes = What players pay each other after a deal, in play money.
    .label = Stakes
    .none = nothing
    .unit = each opponent pays each of the banker's side a unit, or gets one
    .qq_points = points: 2 for the bank or the banker's first level, 1 more for each further level; doubled or tripled among high scores
    .qq_coins = coins: the levels gained and 1, or 2 if the opponents win, times the unit; winners get nine tenths
    .super_coins = coins: the unit, doubled with every overcall
option-stake_unit = What one unit is worth.
    .label = Unit
option-stake_shutout = How many points a shutout is worth.
    .label = Points for a shutout
option-stake_start = What every player has at the start.
    .label = Points at the start

## clock

option-clock_play = How long a player may think about a play.
    .label = Seconds a play
    .off = no limit
option-clock_bury = How long the banker may think about the kitty.
    .label = Seconds to bury
    .off = no limit
option-clock_grace = How long declaring stays open after the last card.
    .label = Seconds to declare after the deal
option-clock_then = What happens when a player's time is up.
    .label = When time is up
    .lowest_legal = the lowest legal cards are played
    .bot = a bot takes the seat
