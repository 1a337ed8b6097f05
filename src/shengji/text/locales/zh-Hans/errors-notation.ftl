# 牌局日志、牌谱、局面行里有什么不对。

## 牌局日志

error-log-not-json = 这一行不是 JSON 对象。
error-log-form = 日志的每一行都是一个带“event”的 JSON 对象。
error-log-event-unknown = 没有“{ $event }”这种事件。
error-log-field-unknown = 事件“{ $event }”没有“{ $field }”这一项。
error-log-field-missing = 事件“{ $event }”缺少“{ $field }”这一项。
error-log-field-value = “{ $field }”不能是 { $value }。
error-log-sum-missing = 这一行末尾没有校验码“sum”。
error-log-sum = 校验码不符：这一行或它前面的某一行写好之后被改过。
error-log-seq = 这里应是日志的第 { $expected } 号事件，写的却是 { $found }：有的行缺失或错位。
error-log-more = 这一行不属于前面几行开始的那个动作。
error-log-cut = 日志在一个动作中间断了，这个动作不算；前面的都保留。
error-log-incomplete = 日志没有写完最后一个动作的结果：接下来应是{ $expected }。
error-log-no-cause = { $event }：这里没有什么会引起它。
error-log-seats = 这套规则有 { $seats } 个座位，名字、级别和庄家都要与之相符。
error-log-other-event = 这里应是{ $expected }，而不是{ $found }。
error-log-other-value = { $event }：“{ $field }”应为{ $expected ->
       *[other] “{ $expected }”
        [none] 空
    }，而不是{ $found ->
       *[other] “{ $found }”
        [none] 空
    }。
error-log-exists = { $file } 已经存在。
error-log-missing = 没有 { $file } 这个文件。
error-log-in-use = 另一个程序正在写 { $file }。
error-log-unreadable = 读不了 { $file }：{ $reason }。
error-log-unwritable = 写不进 { $file }：{ $reason }。以前保存的都还在；请腾出空间再试。
event-matchstarted = 比赛开始
event-dealstarted = 发牌
event-declared = 亮主
event-passed = 不亮
event-trumpmade = 定主
event-redealt = 重发
event-kittytaken = 起底
event-buried = 扣底
event-throwfailed = 甩牌失败
event-played = 出牌
event-tricktaken = 一墩结束
event-proposed = 提议
event-answered = 答复
event-takenback = 悔牌
event-finished = 提前结束
event-penalized = 判罚
event-dealended = 一副结束
event-matchended = 比赛结束
event-timecalled = 时间到
