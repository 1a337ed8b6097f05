# 帳號與戰績：拒絕的理由，以及網頁上的文字。

error-account-name = 名字要有 { $least } 到 { $most } 個字。
error-account-name-taken = 這個名字已經有人註冊。
error-account-password-short = 密碼最少要有 { $least } 個字元。
error-account-sign-in = 名字或密碼不對。
error-account-already = 你已經登入了。
error-account-needed = 請先登入。
error-server-token-over = 你已在別處登出，或改過密碼：請重新登入。

account-title = 帳號
account-sign-in = 登入
account-sign-up = 註冊帳號
account-sign-out = 登出
account-sign-out-everywhere = 登出所有裝置
account-everywhere-how = 這一台也會登出。
account-signed-in = 已登入：{ $name }
account-why = 沒有帳號也能玩。有了帳號，換到哪一台裝置，座位、戰績和等級分都在。
account-up-how = 目前的座位和戰績會一併保留。忘記密碼就無法取回。
account-name = 名字
account-password = 密碼
account-password-old = 原本的密碼
account-password-new = 新密碼
account-change-password = 變更密碼
account-changed = 密碼已變更；其他裝置都已登出。
account-delete = 刪除帳號
account-delete-how = 名字、密碼、等級分和戰績都會清除。別人戰績裡和你打過的牌局仍會保留。

history-title = 我的戰績
history-guest = 你目前是訪客，戰績只在這個瀏覽器看得到。註冊帳號後到處都看得到。
history-none = 還沒有戰績。打完的第一局會出現在這裡。
history-none-such = 沒有符合條件的牌局。
history-total = 共 { $deals } 局
history-filters = 篩選
history-rules = 規則
history-all = 全部
history-own-rules = 自訂規則
history-changed = 有更動
history-since = 自
history-until = 至
history-with = 同桌
history-won = 勝
history-lost = 負
history-tied = 平手
history-side-bankers = 莊家方
history-side-opponents = 閒家方
history-points = 閒家 { $points } 分
history-stepped = 升級 { $steps }
history-level-now = 打到 { $level }
history-rating-change = 等級分 { $change }
history-against = 對
history-bot = （電腦）
history-by-bot = 曾託管或逾時代打：不計等級分
history-replay = 重播
history-more = 顯示更多
history-plot = 升級走勢
history-plot-told = 共 { $deals } 局：目前 { $last }，最低 { $low }，最高 { $high }
history-as-table = 以表格檢視
history-when = 日期
history-steps = 升級
history-sum = 累計
history-level = 級
history-rating = 等級分
history-rating-how = { $deals ->
        [0] 還沒有計分的牌局：全桌都有帳號、每一手都親自打的牌局才計分。
       *[other] 來自 { $deals } 局：全桌都有帳號，每一手都親自打。
    }
