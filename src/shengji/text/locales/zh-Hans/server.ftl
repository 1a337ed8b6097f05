# 服务器：终端客户端之外要说的话，以及拒绝的理由。

server-guest = 游客
server-pass = 不要
server-show = { $cards } · { $trump }
server-beats = 反 { $who } 的 { $cards }
server-beats-own = 加固自己的 { $cards }
server-bid = { $points } 分
server-line = { $points } 分
server-contest = 要求重发
server-bury = 扣 { $cards }
server-answer-yes = 同意
server-answer-no = 不同意
server-throw = 甩牌（{ $shapes }）
server-name-lead = 出{ $shape }：{ $cards }
server-name-throw = 甩 { $cards }
server-name-follow = { $wins ->
        [yes] 跟牌并压住
       *[no] 跟牌
    }：{ $cards }
server-name-ruff = { $wins ->
        [yes] 毙
       *[no] 毙不过
    }：{ $cards }
server-name-discard = 垫 { $cards }
server-unexplained = 这个机器人会这样出
server-duty-in-turn = 轮到你亮主，或者不要。
server-duty-auction = 轮到你叫分：叫的是闲家要得的分。叫得最低的坐庄。
server-duty-name = 请定主。
server-duty-stir = 可以炒底：收起底牌，重新扣底。
server-duty-line = 请定闲家要得的分数。
server-duty-call = 请叫 { $count } 张牌：谁打出来，谁就是朋友。
server-told-revealed = 翻开暗亮的牌：主是{ $trump }。

## 拒绝的理由

error-server-action-unknown = 座位上没有“{ $name }”这个动作。
error-server-rules-wrong = 这套规则打不了：{ $reason }
error-server-no-seat = 没有 { $seat } 号座位，这桌只有 { $seats } 个座位。
error-server-token = 这个令牌不是这里发的，或者被改过。不带令牌重新进来，即作为新游客。
error-server-token-expired = 这个令牌过期了。不带令牌重新进来，即作为新游客。
error-server-table-unknown = 没有“{ $table }”这一桌。
error-server-not-started = 比赛还没有开始。
error-server-started = 比赛已经开始了。
error-server-paused = 这一桌暂停了。
error-server-stale = 牌局已经往前走了，请看清楚再决定。
error-server-still-dealing = 还在发牌。
error-server-password = 密码不对。
error-server-banned = 你已被请离这一桌。
error-server-seat-taken = { $seat } 号座位有人了。
error-server-seat-open = { $seat } 号座位上没有可以请离的人。
error-server-no-spectators = 这一桌不许旁观，也没有空座位。
error-server-not-seated = 你没有坐在这一桌。
error-server-not-joined = 请先进入这一桌。
error-server-not-host = 只有桌主可以这样做。
error-server-not-away = { $seat } 号座位的人在线。
error-server-too-many-seated = 坐着的人比这套规则的座位（{ $seats }）还多。
error-server-seats-open = 还有 { $count } 个空座位：请先坐满，或者加机器人。
error-server-message-large = 一条消息最多 { $most } 字节。
error-server-message-form = 服务器看不懂这条消息：{ $reason }
error-server-rate = 太快了，请稍等。
error-server-hello-first = 请先打招呼（hello）。
error-server-hello-again = 已经打过招呼了。
error-server-too-many-tables = 你已经在 { $most } 张桌子上了。
error-server-rooms = 你开的桌子太多了，请过一会儿再开。
error-server-hints-off = 这一桌不许提示。
error-server-counting-off = 这一桌不许记牌。
error-server-nothing-to-hint = 还没轮到你，没有什么可提示的。
error-server-chat-off = 你在这一桌不能聊天。
error-server-no-record = 这一桌还没有打完的牌局，或者没有这一局。
error-server-no-step = 第 { $step } 步不是某个座位的决定。
error-server-no-lesson = 没有“{ $name }”这一课。
error-server-lesson-over = 教程的这一步已经结束，请重新开始。
error-server-storage = 服务器暂时存不了，所以什么都没有变。请稍后再试。
error-server-internal = 服务器出了差错。什么都没有变，请再试。
error-server-http-not-found = 这个地址没有东西。
error-server-http-method = 这个地址不能这样用。
error-server-http-large = 太大了。
error-server-http-request = 请求的格式不对。
error-server-http-internal = 服务器出了差错。
error-server-workers-sqlite = 多个工作进程要用 PostgreSQL：SQLite 只能有一个写者。请用 --database=postgresql://… 或 --workers 1。
error-server-workers-redis = 多个工作进程要用 --redis=redis://…，彼此才知道有了变化。
error-server-unreachable = 连不上 { $what }：{ $reason }
error-server-port = 打不开 { $host } 的端口 { $port }：{ $reason }
serve-ready = 升级在这里：{ $address }
serve-play = 你的牌桌准备好了：{ $address }

## 教练

coach-unbeaten = { $group }里外面已没有能大过 { $cards } 的牌。
coach-higher = { $group }里外面还有 { $count } 张比 { $cards } 大。
coach-beatable = { $group }里外面可能还有比 { $cards } 大的牌。
coach-winning = { $side ->
        [ours] 目前本方 { $who } 最大
        [theirs] 目前对方 { $who } 最大
       *[unknown] 目前 { $who } 最大
    }{ $points ->
        [0] ，台面上没有分。
       *[other] ，台面上有 { $points } 分。
    }
coach-last = 你最后出牌，这一墩由你定局。
coach-later = 后面还有：{ $who }。
coach-none-out = 别人手里已没有{ $group }。
coach-void = { $who } 已绝{ $group }。
coach-trumps = { $count ->
        [0] 外面已没有主牌。
       *[other] 外面还有 { $count } 张主牌。
    }
