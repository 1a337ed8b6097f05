# 浏览器里的牌桌。

web-title = 升级
web-lead = 拖拉机、甩牌、抠底，照你们自己的规矩打：约朋友也行，跟机器人也行。
web-skip = 直接到牌桌
web-loading = 稍等……
web-language = 语言
web-settings = 设置
web-close = 关闭
web-on = 开
web-off = 关
web-you = 你
web-lost = 连接断了，会自动恢复。
web-offline = 没有网络，恢复后会自动继续。
web-reconnecting = 网络断开，牌局原样保留，正在重连……
web-colon = ：
web-semicolon = ；

## 牌

web-card = { $suit }{ $rank }
web-card-times = { $card }×{ $count }
web-joker-BJ = 大王
web-joker-LJ = 小王
web-points = { $points }分
web-points-short = { $points }分

## 大厅

web-your-name = 你的名字
web-quick = 马上开打
web-quick-how = 三个机器人已经坐好，马上发牌。
web-new-table = 开一桌
web-join = 加入牌桌
web-join-how = 牌桌的链接或号码
web-enter = 进入
web-open-tables = 公开的牌桌
web-no-tables = 现在没有公开的牌桌。
web-room-facts = { $seats }个座位，已坐{ $taken }人
web-with-password = 有密码
web-sit = 坐下
web-watch = 旁观
web-which-rules = 打哪种规则？
web-preset-facts = { $seats }人 · { $decks }副牌
web-rules-differ = 与这套规则不同的是：
web-rules-same = 完全照这套规则。
web-instead-of = （原为{ $usual }）
web-reset-rules = 恢复原样
web-share-rules = 分享这套规则的链接
web-save-rules = 存成 TOML
web-copy = 复制链接
web-copied = 已复制
web-all-rules = 全部规则选项
web-toml = 也可以贴一份 TOML 规则，填了就以它为准
web-row-add = 加一行
web-row-remove = 删去第 { $number } 行
web-row = 第 { $number } 行，{ $column }
web-how-run = 牌桌怎么管
web-table-title = 牌桌名字
web-password = 密码
web-password-optional = 密码（可不填）
web-table-speed = 发牌和机器人的快慢
web-table-spectators = 旁观者
web-spectators-no = 不许旁观
web-spectators-hidden = 看不到手牌
web-spectators-delayed = 延时看所有人的牌
web-minutes = { $count } 分钟
web-table-delay = 延时多久
web-table-public = 列入公开的牌桌
web-table-hints = 可以用提示
web-table-counting = 可以看记牌器
web-table-chat = 可以聊天
web-table-hide-played = 只能看上一墩
web-table-hide-points = 打完才显示得分
web-open-table = 开桌
web-fill-bots = 空位补机器人

## 等人

web-waiting-title = 牌桌摆好了
web-joining = 正在入座……
web-invite = 邀请
web-invite-how = 拿到这个链接的人都可以入座
web-qr = 邀请链接的二维码
web-seats = 座位
web-seat-number = { $seat }号位
web-seat-open = 空位
web-side-a = 甲方
web-side-b = 乙方
web-host = 桌主
web-away = 不在
web-bot = 机器人
web-bot-level = 哪种机器人
web-bot-simple = 普通
web-bot-random = 随便出
web-hint-strongest = 最强的
web-hint-bot = 谁来提示
web-bot-expert = 专家
web-bot-learned-1 = 自学高手
web-bot-club-1 = 老高手
web-bot-club-2 = 高手
web-bot-beginner = 新手
web-add-bot = 机器人
web-remove = 撤走
web-kick = 请离
web-take-over = 由机器人代打
web-shuffle-seats = 随机换座
web-ready = 准备
web-is-ready = 已准备
web-start = 开始
web-seats-open = 还空{ $count }个座位。
web-not-ready = 还有{ $count }人没准备。
web-spectators = { $count }人旁观
web-leave = 离开
web-gone = 你已经不在这张牌桌
web-no-entry = 进不去
web-needs-password = 这张牌桌有密码。
web-to-lobby = 回大厅

## 牌桌

web-table = 牌桌
web-menu = 菜单
web-panel = 各墩、聊天、记分、规则
web-level = 打{ $level }
web-level-short = 打{ $level }
web-level-title = 级
web-trump-title = 主
web-no-banker = 抢庄
web-banker-is = { $who }坐庄
web-role-banker = 庄
web-role-partner = 帮
web-role-banker-long = 庄家
web-role-partner-long = 庄家方
web-cards-left = 剩{ $count }张
web-to-act = 轮到
web-face-down = 暗亮
web-passed = { $phase ->
        [auction] 不叫
        [stir] 不炒
       *[other] 不亮
    }
web-points-theirs = 闲家 { $points } / { $line }
web-points-ours = 我方 { $points } / { $line }
web-points-spoken = 闲家得了{ $points }分，{ $line }分上台
web-points-hidden = 得分不公开
web-most-points = 最多{ $points }分
web-dealt = { $dealt } / { $total }
web-kitty = 底牌{ $count }张
web-led = 首家
web-winning = 最大
web-throw-failed = 甩牌失败
web-played-by = { $who }：{ $cards }
web-my-turn = 轮到你。
web-waiting-for = 等{ $who }……
web-watching = 你在旁观。
web-watching-late = 你在旁观，比牌桌晚 { $count } 分钟，各家的牌都亮着。
web-paused = 牌局暂停。
web-pause = 暂停
web-resume = 继续
web-nudge = 催一下
web-nudged = { $name }在等你出牌。
web-autoplay = 托管
web-autoplay-on = 托管中，机器人替你打。
web-autoplay-off = 取消托管

## 手牌

web-your-hand = 你的手牌，{ $count }张
web-hand-keys = 方向键移动，空格选牌，P 选整个对子或拖拉机，E 解释这张牌，回车出牌。
web-hand-empty = 手里没有牌了。
web-not-now = 现在不能出
web-now-selected = 选了{ $card }
web-now-unselected = 放回{ $card }
web-explain = { $what }。
web-explain-barred = 现在不能出{ $card }。{ $reason }

## 出牌

web-play = 出牌
web-play-cards = 出{ $count }张
web-clear = 重选
web-hint = 提示
web-hints = 机器人的想法
web-advised = （建议）
web-choose-cards = 请选{ $count }张。
web-choose-lead = 选要领出的牌。
web-choose-count = 要{ $count }张，已选{ $chosen }张。
web-queue = 预出
web-queue-how = 轮到你时自动打出。
web-queued = 已预出：
web-queue-cancel = 取消
web-queue-dropped = 现在最大的牌换了，预出的牌已取消。
web-queue-refused = 预出的牌不合规则：{ $reason }
web-announce = 声明怎么拆？
web-bury = 扣底
web-bury-more = 还差{ $count }张
web-bury-warning = 底里有{ $points }分、{ $trumps }张主牌
web-bury-clean = 没有分，也没有主牌。
web-tray = 底牌：{ $size }张里已选{ $count }张
web-tray-back = 拿回{ $card }
web-nothing-to-show = 暂时没有可以亮的牌。
web-last-chance = 最后的亮主机会
web-call = 叫牌
web-calls = 叫的朋友
web-call-which = 叫哪张牌？
web-call-copy = 第几张？
web-call-nth = 第{ $nth }张
web-call-other = 另一张
web-call-more = 还要叫{ $count }张
web-take-back = 悔牌
web-finish = 提前结束
web-finish-how = 大家都同意的话，这一副到此为止，剩下的墩全归一方。
web-finish-claim = 剩下的归我方
web-finish-give = 剩下的归对方
web-proposal-back = { $you ->
        [yes] 你想悔牌。
       *[no] { $who }想悔牌。
    }
web-proposal-finish-banker = { $you ->
        [yes] 你提议提前结束，剩下的归庄家方。
       *[no] { $who }提议提前结束，剩下的归庄家方。
    }
web-proposal-finish-opponents = { $you ->
        [yes] 你提议提前结束，剩下的归闲家。
       *[no] { $who }提议提前结束，剩下的归闲家。
    }
web-proposal-waits = { $seats }家里已有{ $agreed }家同意
web-agree = 同意
web-refuse = 不同意

## 侧栏

web-tab-tricks = 各墩
web-tab-chat = 聊天
web-tab-score = 记分
web-tab-rules = 规则
web-no-tricks = 还没有打完一墩。
web-tricks-hidden = 这张牌桌只能看上一墩。
web-my-kitty = 你扣的底
web-captured = 闲家得的分
web-talk = 聊天
web-log = 经过
web-no-talk = 还没有人说话。
web-say = 说点什么
web-send = 发送
web-side = 一方
web-taken = 得分
web-balance = 输赢
web-totals = 总分：
web-line-is = 闲家{ $line }分上台。
web-marks-are = 分界：{ $marks }。
web-sealed = 洗牌已封存
web-rules-facts = { $seats }人，底牌{ $kitty }张，{ $play ->
        [0] 出牌不限时
       *[other] 每次出牌{ $play }秒
    }

## 一副的结束

web-deal-end = 第{ $number }副结束
web-deal-won = 这一副赢了
web-deal-lost = 这一副输了
web-match-won = { $who }赢得全局
web-match-drawn = 打成平手
web-result-kept = { $steps ->
        [0] 庄家连庄，不升级。
       *[other] 庄家升{ $steps }级。
    }
web-result-lost = { $steps ->
        [0] 闲家上台。
       *[other] 闲家上台，升{ $steps }级。
    }
web-result-contested = 下一副重新抢庄。
web-kitty-was = 底牌
web-kitty-captured = 抠底：
web-kitty-sum = （{ $worth }分）× { $times } = { $total }
web-kitty-safe = 底里的{ $worth }分保住了。
web-kitty-empty = 底里没有分。
web-step = { $old } → { $now }
web-step-none = 仍打{ $level }
web-payments = 输赢：
web-next-banker = { $you ->
        [yes] 下一副你坐庄。
       *[no] 下一副{ $who }坐庄。
    }
web-next-contested = 下一副抢庄。
web-next-deal = 下一副
web-ready-wait = 等待中：{ $people }人里{ $ready }人准备好
web-verify = 核对洗牌
web-verify-how = 发牌前牌桌公布过这个哈希值；种子的哈希与它相同，用“verify-shuffle”能洗出同样的牌。
web-seed = 种子
web-replay = 回放
web-replay-title = 第{ $deal }副回放
web-trick-number = 第{ $number }墩，共{ $total }墩
web-all-steps = 逐步回放
web-open-record = 打开牌谱（.sjn）
web-step-back = 退一步
web-step-on = 进一步
web-step-number = 第{ $number }步，共{ $total }步
web-done = 实际
web-previous = 上一墩
web-next = 下一墩
web-download = 下载 .sjn 牌谱

## 设置

web-set-theme = 明暗
web-theme-auto = 跟随系统
web-theme-light = 浅色
web-theme-dark = 深色
web-set-fourColours = 花色
web-colours-two = 红黑两色
web-colours-four = 四色
web-set-trumpEnd = 主牌放在
web-trump-left = 左边
web-trump-right = 右边
web-set-highFirst = 顺序
web-high-first = 从大到小
web-low-first = 从小到大
web-set-pace = 节奏
web-pace-slow = 慢
web-pace-normal = 适中
web-pace-fast = 快
web-set-forced = 没有选择的牌
web-forced-no = 自己出
web-forced-last = 最后的牌自动出
web-forced-always = 都自动出
web-set-sounds = 声音
web-set-notify = 轮到我时通知
web-notify-refused = 浏览器不允许这个页面发通知。

## 按键

web-keys = 按键
web-keys-move = 移到下一张
web-keys-select = 选牌或放回
web-keys-pair = 选整个对子或拖拉机
web-keys-explain = 解释这张牌
web-keys-play = 出牌、扣底、准备
web-keys-clear = 全部放回
web-keys-hint = 提示
web-keys-hand = 回到手牌
web-keys-tabs = 各墩、记牌、聊天、记分、规则
web-keys-undo = 请求悔牌
web-keys-menu = 菜单

## 记牌与教练

web-set-coach = 教练
web-tab-count = 记牌
web-count-all = 外面还有 { $cards } 张，共 { $points } 分。
web-count-none = 外面已经没有了。
web-count-void = 已绝：{ $who }
web-count-how = 在别人手里或扣着，按你所见推算。
web-count-over = 这一副已经打完。
web-coach = 教练
web-coach-question = { $group }里外面还有几张比{ $card }大？
web-coach-right = { $count ->
        [0] 对，一张也没有。
       *[other] 对，{ $count } 张。
    }
web-coach-wrong = { $count ->
        [0] 不对，一张也没有。
       *[other] 不对，有 { $count } 张。
    }
web-coach-more = 6 张以上
web-coach-help = 帮我想想
web-coach-next = 下一步
web-coach-again = 重新分析
web-advice-old = 局面已有变化，以上建议可能不再适用，请再问一次。
web-coach-thinks = 思考中……
web-coach-owed = 必须怎么跟
web-coach-asked = 现在要做什么
web-coach-candidates = 可以考虑
web-coach-certain = 确定的事
web-coach-worth = 各值多少
web-coach-free = 没有限制，随意出。
web-coach-nothing-certain = 眼下还没有。
web-coach-best = 最好
web-coach-values = “{ $bot }”的估值，大致以分计。
web-coach-looks-back = 教练正在复盘……
web-coach-costly = 损失最大的几手
web-coach-move = 打了 { $done }，不如 { $instead }
web-coach-nothing-lost = 教练也会像你这样打。
web-trick = 第 { $number } 墩
web-before-tricks = 出牌之前
web-keys-coach = 教练（开启时）

## 复盘

web-to-table = 回到牌桌
web-link-moment = 此刻的链接
web-hands = 手牌
web-open-all = 全部亮开
web-close-all = 全部合上
web-open-hand = 亮开 { $who } 的牌
web-close-hand = 合上 { $who } 的牌
web-hand = 手牌，可亮开或合上：
web-hand-closed = 已合上
web-moves = 出牌
web-no-moves = 还没有人行动。
web-considered = { $who } 可以考虑的打法
web-pick-move = 选一手牌，看机器人会怎么考虑。
web-cost-unknown = 机器人对这一手没有估值。
web-remarks = 评注
web-remark-here = 给第 { $step } 步写评注
web-remark-keep = 保存
web-remark-kept = 评注已保存
web-remark-gone = 评注已删除
web-remarks-where = 评注留在这个浏览器里，也会写进下载的文件。
web-remarks-file = 评注会写进下载的文件。
