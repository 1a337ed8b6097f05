# 帳號與戰績：拒絕的理由，以及網頁上的文字。

error-account-name = 名字要有 { $least } 到 { $most } 個字。
error-account-name-taken = 這個名字已經有人註冊。
error-account-password-short = 密碼最少要有 { $least } 個字元。
error-account-sign-in = 名字或密碼不對。
error-account-already = 你已經登入了。
error-account-needed = 請先登入。
error-server-token-over = 你已在別處登出，或改過密碼：請重新登入。
