# 账号与战绩：拒绝的理由，以及网页上的文字。

error-account-name = 名字要有 { $least } 到 { $most } 个字。
error-account-name-taken = 这个名字已经有人注册了。
error-account-password-short = 密码至少要有 { $least } 个字符。
error-account-sign-in = 名字或密码不对。
error-account-already = 你已经登录了。
error-account-needed = 请先登录。
error-server-token-over = 你已在别处退出，或改过密码：请重新登录。

account-title = 账号
account-sign-in = 登录
account-sign-up = 注册账号
account-sign-out = 退出登录
account-sign-out-everywhere = 在所有设备上退出
account-everywhere-how = 包括这一台。
account-signed-in = 已登录：{ $name }
account-why = 不用账号也能玩。有了账号，换一台设备，座位、战绩和等级分都还在。
account-up-how = 你现在的座位和战绩会一起带过去。密码忘了就找不回来。
account-name = 名字
account-password = 密码
account-password-old = 原来的密码
account-password-new = 新密码
account-change-password = 修改密码
account-changed = 密码改好了；其他设备都已退出。
account-delete = 删除账号
account-delete-how = 名字、密码、等级分和战绩都会清掉。别人的战绩里，和你打过的局仍然保留。

history-title = 我的战绩
history-guest = 你现在是游客，战绩只在这个浏览器里看得到。注册账号后到哪里都看得到。
history-none = 还没有战绩。打完的第一局会出现在这里。
history-none-such = 没有符合条件的牌局。
history-total = 共 { $deals } 局
history-filters = 筛选
history-rules = 规则
history-all = 全部
history-own-rules = 自定规则
history-changed = 有改动
history-since = 从
history-until = 到
history-with = 同桌
history-won = 胜
history-lost = 负
history-tied = 平
history-side-bankers = 庄家方
history-side-opponents = 闲家方
history-points = 闲家 { $points } 分
history-stepped = 升级 { $steps }
history-level-now = 打到 { $level }
history-rating-change = 等级分 { $change }
history-against = 对
history-bot = （机器人）
history-by-bot = 有托管或超时代打：不计等级分
history-replay = 回放
history-more = 更多
history-plot = 升级走势
history-plot-told = 共 { $deals } 局：现在 { $last }，最低 { $low }，最高 { $high }
history-as-table = 用表格看
history-when = 日期
history-steps = 升级
history-sum = 累计
history-level = 级
history-rating = 等级分
history-rating-how = { $deals ->
        [0] 还没有计分的牌局：全桌都有账号、每一手都自己打的局才计分。
       *[other] 来自 { $deals } 局：全桌都有账号，每一手都自己打。
    }
