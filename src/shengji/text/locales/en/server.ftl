# The server: what it tells besides what the terminal client tells, and why it refuses.

server-guest = Guest
server-pass = Pass
server-show = { $cards } · { $trump }
server-beats = overcalls { $cards } of { $who }
server-beats-own = adds to your { $cards }
server-bid = { $points }
server-line = { $points }
server-contest = Ask for a new deal
server-bury = Bury { $cards }
server-answer-yes = Agree
server-answer-no = Disagree
server-throw = a throw: { $shapes }
server-name-lead = Lead { $shape }: { $cards }
server-name-throw = Throw { $cards }
server-name-follow = { $wins ->
        [yes] Follow and win
       *[no] Follow
    }: { $cards }
server-name-ruff = { $wins ->
        [yes] Ruff
       *[no] Ruff too low
    }: { $cards }
server-name-discard = Discard { $cards }
server-unexplained = what this bot would do
server-duty-in-turn = Your turn to declare or pass.
server-duty-auction = Your bid: the points that the others must reach against you. The lowest bid becomes banker.
server-duty-name = Name the trump.
server-duty-stir = You may stir: show higher cards, take up the kitty and bury again.
server-duty-line = Name the points that the opponents must reach.
server-duty-call = Call { $count ->
        [one] one card: whoever plays it is your friend.
       *[other] { $count } cards: whoever plays them are your friends.
    }
server-told-revealed = The declarations are turned up: trump is { $trump }.

## Refusals

error-server-action-unknown = There is no action “{ $name }” for a seat.
error-server-rules-wrong = These rules cannot be played: { $reason }
error-server-no-seat = There is no seat { $seat }; the table has { $seats }.
error-server-token = This token was not issued here, or it was changed. Say hello without one to come in as a guest.
error-server-token-expired = This token has expired. Say hello without one to come in as a guest.
error-server-table-unknown = There is no table “{ $table }”.
error-server-not-started = The match has not begun.
error-server-started = The match has begun already.
error-server-paused = The table is paused.
error-server-stale = The game has gone on since: look again and decide anew.
error-server-still-dealing = Cards are still being dealt.
error-server-password = The password is wrong.
error-server-banned = You were sent away from this table.
error-server-seat-taken = Seat { $seat } is taken.
error-server-seat-open = Nobody who could be sent away sits at seat { $seat }.
error-server-no-spectators = This table lets nobody watch, and no seat is open.
error-server-not-seated = You do not sit at this table.
error-server-not-joined = Join the table first.
error-server-not-host = Only the host of the table may do that.
error-server-not-away = The player of seat { $seat } is here.
error-server-too-many-seated = More people sit here than these rules have seats ({ $seats }).
error-server-seats-open = { $count ->
        [one] One seat is still open
       *[other] { $count } seats are still open
    }: seat people or bots there first.
error-server-message-large = A message may have { $most } bytes at most.
error-server-message-form = This is no message that the server understands: { $reason }
error-server-rate = Too fast: wait a moment.
error-server-hello-first = Say hello first.
error-server-hello-again = You have said hello already.
error-server-too-many-tables = You are at { $most } tables already.
error-server-rooms = You have opened many tables; wait before you open another.
error-server-hints-off = This table gives no hints.
error-server-counting-off = This table does not show what is still out.
error-server-nothing-to-hint = It is not your turn, so there is nothing to advise on.
error-server-chat-off = There is no chat for you at this table.
error-server-no-record = No deal of this table is over yet, or there is none of that number.
error-server-no-step = There is no decision of a seat at step { $step }.
error-server-no-lesson = There is no lesson “{ $name }”.
error-server-lesson-over = This step of the tutorial is over: start it again.
error-server-storage = The server cannot save at the moment, so nothing has changed. Try again soon.
error-server-internal = Something went wrong in the server. Nothing has changed; try again.
error-server-http-not-found = There is nothing at this address.
error-server-http-method = That cannot be done at this address.
error-server-http-large = That is too large.
error-server-http-request = The request is not as it should be.
error-server-http-internal = Something went wrong in the server.
error-server-workers-sqlite = More than one worker needs PostgreSQL: SQLite has one writer. Use --database postgresql://… or --workers 1.
error-server-workers-redis = More than one worker needs --redis redis://…, through which they tell each other what has changed.
error-server-unreachable = { $what } cannot be reached: { $reason }
error-server-port = Port { $port } of { $host } cannot be opened: { $reason }
serve-ready = Shengji is at { $address }
serve-play = Your table is ready: { $address }

## The coach

coach-unbeaten = Nothing that is out beats { $cards } in { $group }.
coach-higher = { $count ->
        [one] One card above { $cards } is still out in { $group }.
       *[other] { $count } cards above { $cards } are still out in { $group }.
    }
coach-beatable = Something above { $cards } may still be out in { $group }.
coach-winning = { $side ->
        [ours] { $who }, on your side, is winning
        [theirs] { $who }, on the other side, is winning
       *[unknown] { $who } is winning
    }{ $points ->
        [0] {""}; no points lie on the table.
       *[other] {""}; { $points } points lie on the table.
    }
coach-last = You play last: what you do settles the trick.
coach-later = Still to play: { $who }.
coach-none-out = Nobody else has any { $group }.
coach-void = { $who }: no { $group } left.
coach-trumps = { $count ->
        [0] No trump is out any more.
        [one] One trump is still out.
       *[other] { $count } trumps are still out.
    }
