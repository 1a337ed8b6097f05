# Accounts and history: why something is refused, and the pages of the browser client.

error-account-name = A name has { $least } to { $most } letters.
error-account-name-taken = There is an account of that name already.
error-account-password-short = A password has at least { $least } characters.
error-account-sign-in = The name or the password is wrong.
error-account-already = You are signed in already.
error-account-needed = For this you must be signed in.
error-server-token-over = You have signed out elsewhere or changed your password: sign in again.
