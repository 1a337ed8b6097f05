# Accounts and history: why something is refused, and the pages of the browser client.

error-account-name = A name has { $least } to { $most } letters.
error-account-name-taken = There is an account of that name already.
error-account-password-short = A password has at least { $least } characters.
error-account-sign-in = The name or the password is wrong.
error-account-already = You are signed in already.
error-account-needed = For this you must be signed in.
error-server-token-over = You have signed out elsewhere or changed your password: sign in again.

account-title = Account
account-sign-in = Sign in
account-sign-up = Make an account
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-everywhere-how = On every device, this one included.
account-signed-in = Signed in as { $name }
account-why = Nobody needs an account to play. With one your seats, your deals and your rating are there on every device.
account-up-how = Your seats and deals so far come along. There is no way back to a forgotten password.
account-name = Name
account-password = Password
account-password-old = Password until now
account-password-new = New password
account-change-password = Change the password
account-changed = The password is changed; everywhere else you are signed out.
account-delete = Delete the account
account-delete-how = Your name, password, rating and deals are forgotten. Others keep the deals that they played with you.

history-title = My deals
history-guest = You play as a guest: these deals are known in this browser only. With an account they are everywhere.
history-none = No deal yet. The first one that you play to its end will stand here.
history-none-such = No deal fits.
history-total = { $deals ->
        [one] One deal
       *[other] { $deals } deals
    }
history-filters = Which deals
history-rules = Rules
history-all = All
history-own-rules = own rules
history-changed = with changes
history-since = From
history-until = To
history-with = Played with
history-won = Won
history-lost = Lost
history-tied = Tied
history-side-bankers = on the banker’s side
history-side-opponents = on the opponents’ side
history-points = opponents took { $points }
history-stepped = level steps: { $steps }
history-level-now = now at level { $level }
history-rating-change = rating { $change }
history-against = against
history-bot = (bot)
history-by-bot = A bot or the clock moved for you: not rated
history-replay = Replay
history-more = Show more
history-plot = Level steps
history-plot-told = Over { $deals } deals: now { $last }, lowest { $low }, highest { $high }
history-as-table = As a table
history-when = Day
history-steps = Steps
history-sum = Sum
history-level = Level
history-rating = Rating
history-rating-how = { $deals ->
        [0] No deal counts for it yet: deals count when everyone at the table has an account and plays every move.
        [one] From one deal in which everyone had an account and played every move.
       *[other] From { $deals } deals in which everyone had an account and played every move.
    }
