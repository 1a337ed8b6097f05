# 伺服器：終端用戶端之外要說的話，以及拒絕的理由。

server-guest = 訪客
server-pass = 不要
server-show = { $cards } · { $trump }
server-beats = 反 { $who } 的 { $cards }
server-beats-own = 加固自己的 { $cards }
server-bid = { $points } 分
server-line = { $points } 分
server-contest = 要求重發
server-bury = 扣 { $cards }
server-answer-yes = 同意
server-answer-no = 不同意
server-throw = 甩牌（{ $shapes }）
server-name-lead = 出{ $shape }：{ $cards }
server-name-throw = 甩 { $cards }
server-name-follow = { $wins ->
        [yes] 跟牌並壓住
       *[no] 跟牌
    }：{ $cards }
server-name-ruff = { $wins ->
        [yes] 斃
       *[no] 斃不過
    }：{ $cards }
server-name-discard = 墊 { $cards }
server-unexplained = 這個機器人會這樣出
server-duty-in-turn = 輪到你亮主，或者不要。
server-duty-auction = 輪到你叫分：叫的是閒家要得的分。叫得最低的坐莊。
server-duty-name = 請定主。
server-duty-stir = 可以炒底：收起底牌，重新扣底。
server-duty-line = 請定閒家要得的分數。
server-duty-call = 請叫 { $count } 張牌：誰打出來，誰就是朋友。
server-told-revealed = 翻開暗亮的牌：主是{ $trump }。

## 拒絕的理由

error-server-action-unknown = 座位上沒有「{ $name }」這個動作。
error-server-rules-wrong = 這套規則打不了：{ $reason }
error-server-no-seat = 沒有 { $seat } 號座位，這桌只有 { $seats } 個座位。
error-server-token = 這個權杖不是這裡發的，或者被改過。不帶權杖重新進來，即作為新訪客。
error-server-token-expired = 這個權杖過期了。不帶權杖重新進來，即作為新訪客。
error-server-table-unknown = 沒有「{ $table }」這一桌。
error-server-not-started = 比賽還沒有開始。
error-server-started = 比賽已經開始了。
error-server-paused = 這一桌暫停了。
error-server-stale = 牌局已經往前走了，請看清楚再決定。
error-server-still-dealing = 還在發牌。
error-server-password = 密碼不對。
error-server-banned = 你已被請離這一桌。
error-server-seat-taken = { $seat } 號座位有人了。
error-server-seat-open = { $seat } 號座位上沒有可以請離的人。
error-server-no-spectators = 這一桌不許旁觀，也沒有空座位。
error-server-not-seated = 你沒有坐在這一桌。
error-server-not-joined = 請先進入這一桌。
error-server-not-host = 只有桌主可以這樣做。
error-server-not-away = { $seat } 號座位的人在線上。
error-server-too-many-seated = 坐著的人比這套規則的座位（{ $seats }）還多。
error-server-seats-open = 還有 { $count } 個空座位：請先坐滿，或者加機器人。
error-server-message-large = 一則訊息最多 { $most } 位元組。
error-server-message-form = 伺服器看不懂這則訊息：{ $reason }
error-server-rate = 太快了，請稍候。
error-server-hello-first = 請先打招呼（hello）。
error-server-hello-again = 已經打過招呼了。
error-server-too-many-tables = 你已經在 { $most } 張桌子上了。
error-server-rooms = 你開的桌子太多了，請過一會兒再開。
error-server-hints-off = 這一桌不許提示。
error-server-counting-off = 這一桌不許記牌。
error-server-nothing-to-hint = 還沒輪到你，沒有什麼可提示的。
error-server-chat-off = 你在這一桌不能聊天。
error-server-no-record = 這一桌還沒有打完的牌局，或者沒有這一局。
error-server-no-step = 第 { $step } 步不是某個座位的決定。
error-server-no-lesson = 沒有「{ $name }」這一課。
error-server-lesson-over = 教學的這一步已經結束，請重新開始。
error-server-storage = 伺服器暫時存不了，所以什麼都沒有變。請稍後再試。
error-server-internal = 伺服器出了差錯。什麼都沒有變，請再試。
error-server-http-not-found = 這個位址沒有東西。
error-server-http-method = 這個位址不能這樣用。
error-server-http-large = 太大了。
error-server-http-request = 請求的格式不對。
error-server-http-internal = 伺服器出了差錯。
error-server-workers-sqlite = 多個工作行程要用 PostgreSQL：SQLite 只能有一個寫入者。請用 --database=postgresql://… 或 --workers 1。
error-server-workers-redis = 多個工作行程要用 --redis=redis://…，彼此才知道有了變化。
error-server-unreachable = 連不上 { $what }：{ $reason }
error-server-port = 打不開 { $host } 的連接埠 { $port }：{ $reason }
serve-ready = 升級在這裡：{ $address }
serve-play = 你的牌桌準備好了：{ $address }

## 教練

coach-unbeaten = { $group }之中，外頭已沒有大得過 { $cards } 的牌。
coach-higher = { $group }之中，外頭還有 { $count } 張比 { $cards } 大。
coach-beatable = { $group }之中，外頭或許還有比 { $cards } 大的牌。
coach-winning = { $side ->
        [ours] 目前我方 { $who } 最大
        [theirs] 目前對方 { $who } 最大
       *[unknown] 目前 { $who } 最大
    }{ $points ->
        [0] ，桌面上沒有分。
       *[other] ，桌面上有 { $points } 分。
    }
coach-last = 你最後出牌，這一墩由你定局。
coach-later = 之後還有：{ $who }。
coach-none-out = 別家已沒有{ $group }。
coach-void = { $who } 已缺{ $group }。
coach-trumps = { $count ->
        [0] 外頭已沒有主牌。
       *[other] 外頭還有 { $count } 張主牌。
    }
