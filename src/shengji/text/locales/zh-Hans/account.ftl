# 账号与战绩：拒绝的理由，以及网页上的文字。

error-account-name = 名字要有 { $least } 到 { $most } 个字。
error-account-name-taken = 这个名字已经有人注册了。
error-account-password-short = 密码至少要有 { $least } 个字符。
error-account-sign-in = 名字或密码不对。
error-account-already = 你已经登录了。
error-account-needed = 请先登录。
error-server-token-over = 你已在别处退出，或改过密码：请重新登录。
