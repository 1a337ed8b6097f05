# The table in the browser.

web-title = Shengji
web-lead = The card game of tractors and throws, played your way: with friends, with bots, by the rules of your own table.
web-skip = Skip to the table
web-loading = One moment …
web-language = Language
web-settings = Settings
web-close = Close
web-on = On
web-off = Off
web-you = You
web-lost = The connection is gone; it will come back.
web-offline = No connection. The page comes back to life by itself.
web-reconnecting = No connection. Everything stays where it is; trying again …
web-colon = {": "}
web-semicolon = {"; "}

## Cards

web-card = { $rank } of { $suit }
web-card-times = { $count } × { $card }
web-joker-BJ = Big
web-joker-LJ = Small
web-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
web-points-short = { $points } pts

## Lobby

web-your-name = Your name
web-quick = Play now
web-quick-how = A table with three bots, ready at once.
web-new-table = New table
web-join = Join a table
web-join-how = Link or code of the table
web-enter = Enter
web-open-tables = Open tables
web-no-tables = No open table at the moment.
web-room-facts = { $taken } of { $seats } seats taken
web-with-password = with a password
web-sit = Sit down
web-watch = Watch
web-which-rules = Which rules?
web-preset-facts = { $seats } players · { $decks ->
        [one] one deck
       *[other] { $decks } decks
    }
web-rules-differ = Different from the preset:
web-rules-same = Exactly as the preset has it.
web-instead-of = (instead of { $usual })
web-reset-rules = Back to the preset
web-share-rules = Link with these rules
web-save-rules = Save as TOML
web-copy = Copy the link
web-copied = Copied
web-all-rules = Every rule
web-toml = Or a rule set as TOML text; it goes before everything above
web-row-add = Add a row
web-row-remove = Remove row { $number }
web-row = { $column }, row { $number }
web-how-run = How the table is run
web-table-title = Name of the table
web-password = Password
web-password-optional = Password, if you want one
web-table-speed = Speed of dealing and of bots
web-table-spectators = Who watches
web-spectators-no = nobody
web-spectators-hidden = sees no hand
web-spectators-delayed = sees every hand, but later
web-minutes = { $count } minutes
web-table-delay = How much later
web-table-public = Show it among the open tables
web-table-hints = Hints are allowed
web-table-counting = What is still out may be looked at
web-table-chat = Chat
web-table-hide-played = Only the last trick may be looked at
web-table-hide-points = Points are shown only after the deal
web-open-table = Open the table
web-fill-bots = Bots in the open seats

## Waiting

web-waiting-title = A table is set
web-joining = Going to the table …
web-invite = Invite
web-invite-how = Whoever has this link can sit down
web-qr = QR code of the invite link
web-seats = Seats
web-seat-number = Seat { $seat }
web-seat-open = open
web-side-a = side A
web-side-b = side B
web-host = host
web-away = away
web-bot = bot
web-bot-level = Which bot
web-bot-simple = club player
web-bot-random = plays at random
web-hint-strongest = the strongest there is
web-hint-bot = Who gives hints
web-bot-expert = expert
web-bot-learned-1 = self-taught
web-bot-club-1 = club player of old
web-bot-club-2 = strong club player
web-bot-beginner = beginner
web-add-bot = Bot
web-remove = Remove
web-kick = Send away
web-take-over = Let a bot play there
web-shuffle-seats = Shuffle the seats
web-ready = I am ready
web-is-ready = ready
web-start = Start
web-seats-open = { $count ->
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
web-not-ready = { $count ->
        [one] One player is not ready yet.
       *[other] { $count } players are not ready yet.
    }
web-spectators = { $count ->
        [one] one watches
       *[other] { $count } watch
    }
web-leave = Leave
web-gone = You are no longer at this table
web-no-entry = No way in
web-needs-password = This table has a password.
web-to-lobby = To the lobby

## The table

web-table = Table
web-menu = Menu
web-panel = Tricks, chat, score, rules
web-level = level { $level }
web-level-short = lv { $level }
web-level-title = Level
web-trump-title = Trump
web-no-banker = bank open
web-banker-is = { $who } · bank
web-role-banker = B
web-role-partner = b
web-role-banker-long = banker
web-role-partner-long = with the banker
web-cards-left = { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-to-act = to act
web-face-down = face down
web-passed = { $phase ->
        [auction] passes
        [stir] passes
       *[other] passes
    }
web-points-theirs = Opponents { $points } / { $line }
web-points-ours = We have { $points } / { $line }
web-points-spoken = The opponents have { $points } of the { $line } points they need
web-points-hidden = Points are hidden
web-most-points = Most points: { $points }
web-dealt = { $dealt } / { $total }
web-kitty = Kitty: { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-led = led
web-winning = winning
web-throw-failed = Throw failed
web-played-by = { $who }: { $cards }
web-my-turn = Your turn.
web-waiting-for = Waiting for { $who } …
web-watching = You are watching.
web-watching-late = You are watching, { $count } minutes behind, with every hand open.
web-paused = The table is paused.
web-pause = Pause
web-resume = Go on
web-nudge = Nudge
web-nudged = { $name } is waiting for you.
web-autoplay = Let a bot play
web-autoplay-on = A bot plays for you.
web-autoplay-off = Take over again

## The hand

web-your-hand = Your hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-hand-keys = Arrow keys move, space selects, P takes the whole pair or tractor, E explains a card, Enter plays.
web-hand-empty = Your hand is empty.
web-not-now = not playable now
web-now-selected = { $card } selected
web-now-unselected = { $card } put back
web-explain = { $what }.
web-explain-barred = { $card } cannot be played now. { $reason }

## Doing things

web-play = Play
web-play-cards = { $count ->
        [one] Play one card
       *[other] Play { $count } cards
    }
web-clear = Clear
web-hint = Hint
web-hints = What the bot considers
web-advised = (advised)
web-choose-cards = { $count ->
        [one] Choose one card.
       *[other] Choose { $count } cards.
    }
web-choose-lead = Choose what to lead.
web-choose-count = { $chosen } of { $count } chosen.
web-queue = Queue
web-queue-how = Plays by itself when your turn comes.
web-queued = Queued:
web-queue-cancel = Take back
web-queue-dropped = Another card wins the trick now: your queued play was dropped.
web-queue-refused = Your queued play was not legal: { $reason }
web-announce = What do you announce?
web-bury = Bury these
web-bury-more = { $count ->
        [one] One more card
       *[other] { $count } more cards
    }
web-bury-warning = { $points } points and { $trumps ->
        [0] no trumps
        [one] one trump
       *[other] { $trumps } trumps
    } in the kitty
web-bury-clean = No points, no trumps.
web-tray = Kitty: { $count } of { $size } cards chosen
web-tray-back = Take { $card } back
web-nothing-to-show = Nothing to declare with yet.
web-last-chance = Last chance to declare
web-call = Call
web-calls = Friends called
web-call-which = Which card do you call?
web-call-copy = Which copy?
web-call-nth = No. { $nth }
web-call-other = another
web-call-more = { $count ->
        [one] Call one more
       *[other] Call { $count } more
    }
web-take-back = Take back
web-finish = End the deal early
web-finish-how = If everyone agrees, the deal ends here and one side gets all tricks that are left.
web-finish-claim = The rest is ours
web-finish-give = The rest is theirs
web-proposal-back = { $you ->
        [yes] You ask to take back.
       *[no] { $who } asks to take back.
    }
web-proposal-finish-banker = { $you ->
        [yes] You offer to end the deal; the rest goes to the banker’s side.
       *[no] { $who } offers to end the deal; the rest goes to the banker’s side.
    }
web-proposal-finish-opponents = { $you ->
        [yes] You offer to end the deal; the rest goes to the opponents.
       *[no] { $who } offers to end the deal; the rest goes to the opponents.
    }
web-proposal-waits = { $agreed } of { $seats } agree
web-agree = Agree
web-refuse = No

## Panel

web-tab-tricks = Tricks
web-tab-chat = Chat
web-tab-score = Score
web-tab-rules = Rules
web-no-tricks = No trick has been taken yet.
web-tricks-hidden = This table shows only the last trick.
web-my-kitty = You buried
web-captured = Points the opponents have taken
web-talk = Talk
web-log = What happened
web-no-talk = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-side = Side
web-taken = Taken
web-balance = Stakes
web-totals = Totals:
web-line-is = The bank changes at { $line } points.
web-marks-are = The outcome changes at { $marks }.
web-sealed = The shuffle is sealed
web-rules-facts = { $seats } seats, kitty of { $kitty }, { $play ->
        [0] no clock
       *[other] { $play } seconds a play
    }

## The end of a deal

web-deal-end = End of deal { $number }
web-deal-won = The deal is yours
web-deal-lost = The deal is theirs
web-match-won = The match goes to { $who }
web-match-drawn = The match is a draw
web-result-kept = { $steps ->
        [0] The banker’s side keeps the bank.
       *[other] The banker’s side rises by { $steps }.
    }
web-result-lost = { $steps ->
        [0] The opponents take the bank.
       *[other] The opponents take the bank and rise by { $steps }.
    }
web-result-contested = The bank is declared for anew.
web-kitty-was = Kitty
web-kitty-captured = Kitty captured:
web-kitty-sum = ({ $worth }) × { $times } = { $total }
web-kitty-safe = { $worth } points in it stay with the banker’s side.
web-kitty-empty = No points in it.
web-step = level { $old } → { $now }
web-step-none = stays at { $level }
web-payments = Stakes:
web-next-banker = { $you ->
        [yes] You are banker next.
       *[no] { $who } is banker next.
    }
web-next-contested = The next bank is declared for.
web-next-deal = Next deal
web-ready-wait = Waiting: { $ready } of { $people } ready
web-verify = Check the shuffle
web-verify-how = Before the deal the table showed the hash; the hash of this seed is the same, and “shengji verify-shuffle” deals the same cards from it.
web-seed = Seed
web-replay = Replay
web-replay-title = Replay of deal { $deal }
web-trick-number = Trick { $number } of { $total }
web-all-steps = Every step
web-open-record = Open a record (.sjn)
web-step-back = One step back
web-step-on = One step on
web-step-number = Step { $number } of { $total }
web-done = Done
web-previous = Previous trick
web-next = Next trick
web-download = Download as .sjn

## Settings

web-set-theme = Light or dark
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-set-fourColours = Suits
web-colours-two = Two colours
web-colours-four = Four colours
web-set-trumpEnd = Trumps
web-trump-left = At the left
web-trump-right = At the right
web-set-highFirst = Order
web-high-first = High first
web-low-first = Low first
web-set-pace = Pace
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-set-forced = Forced cards play themselves
web-forced-no = Never
web-forced-last = The last cards
web-forced-always = Always
web-set-sounds = Sounds
web-set-notify = Notification when it is my turn
web-notify-refused = This browser does not allow notifications from this page.

## Keys

web-keys = Keys
web-keys-move = to the next card
web-keys-select = select a card, or put it back
web-keys-pair = the whole pair or tractor
web-keys-explain = explain a card
web-keys-play = play, bury, ready
web-keys-clear = put all cards back
web-keys-hint = hint
web-keys-hand = to the hand
web-keys-tabs = last tricks, what is out, chat, score, rules
web-keys-undo = ask to take back
web-keys-menu = menu

## Counting and the coach

web-set-coach = Coach
web-tab-count = Out
web-count-all = Still out: { $cards } cards with { $points } points.
web-count-none = Nothing is out any more.
web-count-void = None left: { $who }
web-count-how = In the others’ hands or face down, by what you have seen.
web-count-over = The deal is over.
web-coach = Coach
web-coach-question = How many cards above { $card } are still out in { $group }?
web-coach-right = { $count ->
        [0] Right: none.
       *[other] Right: { $count }.
    }
web-coach-wrong = { $count ->
        [0] Not quite: none.
       *[other] Not quite: { $count }.
    }
web-coach-more = 6 or more
web-coach-help = Help me think
web-coach-next = Next step
web-coach-again = Ask again
web-advice-old = Things have moved on since. Ask again to be sure.
web-coach-thinks = Thinking …
web-coach-owed = What you owe
web-coach-asked = What you are asked
web-coach-candidates = What comes into question
web-coach-certain = What is certain
web-coach-worth = What it is worth
web-coach-free = Nothing: you are free to choose.
web-coach-nothing-certain = Nothing yet.
web-coach-best = best
web-coach-values = Values of “{ $bot }”, roughly in points.
web-coach-looks-back = The coach looks back …
web-coach-costly = What cost most
web-coach-move = { $done } rather than { $instead }
web-coach-nothing-lost = The coach would have played as you did.
web-trick = Trick { $number }
web-before-tricks = Before the first trick
web-keys-coach = coach, where it is on

## Looking back

web-to-table = To the table
web-link-moment = Link to this moment
web-hands = Hands
web-open-all = Open all
web-close-all = Close all
web-open-hand = Open { $who }’s hand
web-close-hand = Close { $who }’s hand
web-hand = hand, open or closed:
web-hand-closed = closed
web-moves = Moves
web-no-moves = Nobody has moved yet.
web-considered = What { $who } could have considered
web-pick-move = Choose a move to see what the bot would have considered.
web-cost-unknown = The bot has no value for this move.
web-remarks = Remarks
web-remark-here = Remark on step { $step }
web-remark-keep = Keep
web-remark-kept = Remark kept
web-remark-gone = Remark taken away
web-remarks-where = Remarks stay in this browser, and go into the file.
web-remarks-file = Remarks go into the file that you save.
