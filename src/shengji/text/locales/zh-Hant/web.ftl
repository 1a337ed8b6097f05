# 瀏覽器裡的牌桌。

web-title = 升級
web-lead = 拖拉機、甩牌、摳底，照你們自家的規矩打：找朋友或跟電腦都行。
web-skip = 跳到牌桌
web-loading = 請稍候……
web-language = 語言
web-settings = 設定
web-close = 關閉
web-on = 開
web-off = 關
web-you = 你
web-lost = 連線中斷，會自動恢復。
web-offline = 沒有連線，恢復後會自動繼續。
web-reconnecting = 網路斷線，牌局照原樣保留，正在重新連線……
web-colon = ：
web-semicolon = ；

## 牌

web-card = { $suit }{ $rank }
web-card-times = { $card }×{ $count }
web-joker-BJ = 大王
web-joker-LJ = 小王
web-points = { $points }分
web-points-short = { $points }分

## 大廳

web-your-name = 你的名字
web-quick = 立刻開打
web-quick-how = 三位電腦玩家已就座，馬上發牌。
web-new-table = 開新桌
web-join = 加入牌桌
web-join-how = 牌桌的連結或代號
web-enter = 進入
web-open-tables = 公開的牌桌
web-no-tables = 目前沒有公開的牌桌。
web-room-facts = { $seats } 個座位，已坐 { $taken } 人
web-with-password = 需要密碼
web-sit = 入座
web-watch = 觀戰
web-which-rules = 用哪套規則？
web-preset-facts = { $seats } 人 · { $decks } 副牌
web-rules-differ = 和這套規則不同的地方：
web-rules-same = 完全照這套規則。
web-instead-of = （原為{ $usual }）
web-reset-rules = 還原
web-share-rules = 分享這套規則的連結
web-save-rules = 存成 TOML 檔
web-copy = 複製連結
web-copied = 已複製
web-all-rules = 所有規則選項
web-toml = 也可以貼上一份 TOML 規則，填了就以它為準
web-row-add = 加一行
web-row-remove = 刪去第 { $number } 行
web-row = 第 { $number } 行，{ $column }
web-how-run = 牌桌的管理
web-table-title = 牌桌名稱
web-password = 密碼
web-password-optional = 密碼（可留空）
web-table-speed = 發牌和電腦的速度
web-table-spectators = 觀戰者
web-spectators-no = 不開放觀戰
web-spectators-hidden = 看不到手牌
web-spectators-delayed = 延後看所有人的牌
web-minutes = { $count } 分鐘
web-table-delay = 延後多久
web-table-public = 列在公開的牌桌
web-table-hints = 可以用提示
web-table-counting = 可以看記牌
web-table-chat = 可以聊天
web-table-hide-played = 只能看上一墩
web-table-hide-points = 打完才公布得分
web-open-table = 開桌
web-fill-bots = 空位補電腦

## 等人

web-waiting-title = 牌桌準備好了
web-joining = 正在入座……
web-invite = 邀請
web-invite-how = 有這個連結的人都能入座
web-qr = 邀請連結的 QR 碼
web-seats = 座位
web-seat-number = { $seat } 號位
web-seat-open = 空位
web-side-a = 甲方
web-side-b = 乙方
web-host = 桌主
web-away = 離開中
web-bot = 電腦
web-bot-level = 哪種電腦
web-bot-simple = 一般
web-bot-random = 隨便出
web-hint-strongest = 最強的
web-hint-bot = 由誰提示
web-bot-expert = 專家
web-bot-learned-1 = 自學高手
web-bot-club-1 = 老高手
web-bot-club-2 = 高手
web-bot-beginner = 新手
web-add-bot = 電腦
web-remove = 移除
web-kick = 請離席
web-take-over = 由電腦代打
web-shuffle-seats = 隨機換座位
web-ready = 準備
web-is-ready = 已準備
web-start = 開始
web-seats-open = 還有 { $count } 個空位。
web-not-ready = 還有 { $count } 人沒準備好。
web-spectators = { $count } 人觀戰
web-leave = 離開
web-gone = 你已經不在這張牌桌
web-no-entry = 無法進入
web-needs-password = 這張牌桌需要密碼。
web-to-lobby = 回大廳

## 牌桌

web-table = 牌桌
web-menu = 選單
web-panel = 各墩、聊天、計分、規則
web-level = 打{ $level }
web-level-short = 打{ $level }
web-level-title = 級
web-trump-title = 主
web-no-banker = 搶莊
web-banker-is = { $who }做莊
web-role-banker = 莊
web-role-partner = 幫
web-role-banker-long = 莊家
web-role-partner-long = 莊家方
web-cards-left = 剩 { $count } 張
web-to-act = 輪到
web-face-down = 暗亮
web-passed = { $phase ->
        [auction] 不叫
        [stir] 不炒
       *[other] 不亮
    }
web-points-theirs = 閒家 { $points } / { $line }
web-points-ours = 我方 { $points } / { $line }
web-points-spoken = 閒家得了 { $points } 分，{ $line } 分上台
web-points-hidden = 得分不公開
web-most-points = 最多 { $points } 分
web-dealt = { $dealt } / { $total }
web-kitty = 底牌 { $count } 張
web-led = 首家
web-winning = 最大
web-throw-failed = 甩牌失敗
web-played-by = { $who }：{ $cards }
web-my-turn = 輪到你了。
web-waiting-for = 等{ $who }……
web-watching = 你正在觀戰。
web-watching-late = 你在旁觀，比牌桌晚 { $count } 分鐘，各家的牌都攤開。
web-paused = 牌局暫停中。
web-pause = 暫停
web-resume = 繼續
web-nudge = 催牌
web-nudged = { $name }在等你出牌。
web-autoplay = 託管
web-autoplay-on = 託管中，電腦替你打。
web-autoplay-off = 取消託管

## 手牌

web-your-hand = 你的手牌，{ $count } 張
web-hand-keys = 方向鍵移動，空白鍵選牌，P 選整個對子或拖拉機，E 說明這張牌，Enter 出牌。
web-hand-empty = 手上沒有牌了。
web-not-now = 現在不能出
web-now-selected = 選了{ $card }
web-now-unselected = 放回{ $card }
web-explain = { $what }。
web-explain-barred = 現在不能出{ $card }。{ $reason }

## 出牌

web-play = 出牌
web-play-cards = 出 { $count } 張
web-clear = 重選
web-hint = 提示
web-hints = 電腦的想法
web-advised = （建議）
web-choose-cards = 請選 { $count } 張。
web-choose-lead = 選要領出的牌。
web-choose-count = 要 { $count } 張，已選 { $chosen } 張。
web-queue = 預先出牌
web-queue-how = 輪到你時自動打出。
web-queued = 已預定：
web-queue-cancel = 取消
web-queue-dropped = 目前最大的牌變了，預定的出牌已取消。
web-queue-refused = 預定的出牌不合規則：{ $reason }
web-announce = 怎麼宣告？
web-bury = 扣底
web-bury-more = 還差 { $count } 張
web-bury-warning = 底裡有 { $points } 分、{ $trumps } 張主牌
web-bury-clean = 沒有分，也沒有主牌。
web-tray = 底牌：{ $size } 張中已選 { $count } 張
web-tray-back = 拿回{ $card }
web-nothing-to-show = 還沒有可以亮的牌。
web-last-chance = 最後的亮主機會
web-call = 叫牌
web-calls = 叫的朋友
web-call-which = 叫哪張牌？
web-call-copy = 第幾張？
web-call-nth = 第 { $nth } 張
web-call-other = 另一張
web-call-more = 還要叫 { $count } 張
web-take-back = 悔牌
web-finish = 提早結束
web-finish-how = 大家都同意的話，這一副就打到這裡，剩下的墩全歸一方。
web-finish-claim = 剩下的歸我方
web-finish-give = 剩下的歸對方
web-proposal-back = { $you ->
        [yes] 你想悔牌。
       *[no] { $who }想悔牌。
    }
web-proposal-finish-banker = { $you ->
        [yes] 你提議提早結束，剩下的歸莊家方。
       *[no] { $who }提議提早結束，剩下的歸莊家方。
    }
web-proposal-finish-opponents = { $you ->
        [yes] 你提議提早結束，剩下的歸閒家。
       *[no] { $who }提議提早結束，剩下的歸閒家。
    }
web-proposal-waits = { $seats } 家中已有 { $agreed } 家同意
web-agree = 同意
web-refuse = 不同意

## 側欄

web-tab-tricks = 各墩
web-tab-chat = 聊天
web-tab-score = 計分
web-tab-rules = 規則
web-no-tricks = 還沒打完一墩。
web-tricks-hidden = 這張牌桌只能看上一墩。
web-my-kitty = 你扣的底
web-captured = 閒家拿到的分
web-talk = 聊天
web-log = 經過
web-no-talk = 還沒有人說話。
web-say = 說點什麼
web-send = 送出
web-side = 一方
web-taken = 得分
web-balance = 輸贏
web-totals = 總分：
web-line-is = 閒家 { $line } 分上台。
web-marks-are = 分界：{ $marks }。
web-sealed = 洗牌已封存
web-rules-facts = { $seats } 人，底牌 { $kitty } 張，{ $play ->
        [0] 出牌不限時
       *[other] 每次出牌 { $play } 秒
    }

## 一副的結束

web-deal-end = 第{ $number }副結束
web-deal-won = 這一副贏了
web-deal-lost = 這一副輸了
web-match-won = { $who }贏得全局
web-match-drawn = 打成平手
web-result-kept = { $steps ->
        [0] 莊家續莊，不升級。
       *[other] 莊家升 { $steps } 級。
    }
web-result-lost = { $steps ->
        [0] 閒家上台。
       *[other] 閒家上台，升 { $steps } 級。
    }
web-result-contested = 下一副重新搶莊。
web-kitty-was = 底牌
web-kitty-captured = 摳底：
web-kitty-sum = （{ $worth } 分）× { $times } = { $total }
web-kitty-safe = 底裡的 { $worth } 分保住了。
web-kitty-empty = 底裡沒有分。
web-step = { $old } → { $now }
web-step-none = 仍打 { $level }
web-payments = 輸贏：
web-next-banker = { $you ->
        [yes] 下一副你做莊。
       *[no] 下一副{ $who }做莊。
    }
web-next-contested = 下一副搶莊。
web-next-deal = 下一副
web-ready-wait = 等待中：{ $people } 人中 { $ready } 人準備好
web-verify = 核對洗牌
web-verify-how = 發牌前牌桌公布過這個雜湊值；種子的雜湊和它一樣，用「verify-shuffle」能洗出同樣的牌。
web-seed = 種子
web-replay = 重播
web-replay-title = 第{ $deal }副重播
web-trick-number = 第 { $number } 墩，共 { $total } 墩
web-all-steps = 逐步重播
web-open-record = 開啟牌譜（.sjn）
web-step-back = 退一步
web-step-on = 進一步
web-step-number = 第 { $number } 步，共 { $total } 步
web-done = 實際
web-previous = 上一墩
web-next = 下一墩
web-download = 下載 .sjn 牌譜

## 設定

web-set-theme = 明暗
web-theme-auto = 跟隨系統
web-theme-light = 淺色
web-theme-dark = 深色
web-set-fourColours = 花色
web-colours-two = 紅黑兩色
web-colours-four = 四色
web-set-trumpEnd = 主牌放在
web-trump-left = 左邊
web-trump-right = 右邊
web-set-highFirst = 順序
web-high-first = 由大到小
web-low-first = 由小到大
web-set-pace = 步調
web-pace-slow = 慢
web-pace-normal = 適中
web-pace-fast = 快
web-set-forced = 別無選擇的牌
web-forced-no = 自己出
web-forced-last = 最後的牌自動出
web-forced-always = 全部自動出
web-set-sounds = 聲音
web-set-notify = 輪到我時通知
web-notify-refused = 瀏覽器不允許這個頁面發送通知。

## 按鍵

web-keys = 按鍵
web-keys-move = 移到下一張
web-keys-select = 選牌或放回
web-keys-pair = 選整個對子或拖拉機
web-keys-explain = 說明這張牌
web-keys-play = 出牌、扣底、準備
web-keys-clear = 全部放回
web-keys-hint = 提示
web-keys-hand = 回到手牌
web-keys-tabs = 各墩、記牌、聊天、計分、規則
web-keys-undo = 要求悔牌
web-keys-menu = 選單

## 記牌與教練

web-set-coach = 教練
web-tab-count = 記牌
web-count-all = 外頭還有 { $cards } 張，共 { $points } 分。
web-count-none = 外頭已經沒有了。
web-count-void = 已缺：{ $who }
web-count-how = 在別家手裡或扣著，依你看到的推算。
web-count-over = 這一副打完了。
web-coach = 教練
web-coach-question = { $group }之中，外頭還有幾張比{ $card }大？
web-coach-right = { $count ->
        [0] 答對了，一張也沒有。
       *[other] 答對了，{ $count } 張。
    }
web-coach-wrong = { $count ->
        [0] 不對，一張也沒有。
       *[other] 不對，有 { $count } 張。
    }
web-coach-more = 6 張以上
web-coach-help = 陪我想一想
web-coach-next = 下一步
web-coach-again = 重新分析
web-advice-old = 局面變了，先前的建議未必還適用，不妨再問一次。
web-coach-thinks = 思考中……
web-coach-owed = 該怎麼跟
web-coach-asked = 現在要做什麼
web-coach-candidates = 可以考慮
web-coach-certain = 可以確定
web-coach-worth = 各值多少
web-coach-free = 沒有限制，隨意出。
web-coach-nothing-certain = 目前還沒有。
web-coach-best = 最好
web-coach-values = 「{ $bot }」的估值，大約以分計。
web-coach-looks-back = 教練正在回顧……
web-coach-costly = 損失最多的幾手
web-coach-move = 打了 { $done }，不如 { $instead }
web-coach-nothing-lost = 教練也會跟你打得一樣。
web-trick = 第 { $number } 墩
web-before-tricks = 出牌之前
web-keys-coach = 教練（開啟時）

## 複盤

web-to-table = 回到牌桌
web-link-moment = 這一刻的連結
web-hands = 手牌
web-open-all = 全部攤開
web-close-all = 全部蓋上
web-open-hand = 攤開 { $who } 的牌
web-close-hand = 蓋上 { $who } 的牌
web-hand = 手牌，可攤開或蓋上：
web-hand-closed = 已蓋上
web-moves = 出牌
web-no-moves = 還沒有人動作。
web-considered = { $who } 可以考慮的打法
web-pick-move = 選一手牌，看看電腦會怎麼考慮。
web-cost-unknown = 電腦對這一手沒有估值。
web-remarks = 評註
web-remark-here = 替第 { $step } 步寫評註
web-remark-keep = 留下
web-remark-kept = 評註已留下
web-remark-gone = 評註已刪去
web-remarks-where = 評註留在這個瀏覽器裡，也會寫進下載的檔案。
web-remarks-file = 評註會寫進下載的檔案。
