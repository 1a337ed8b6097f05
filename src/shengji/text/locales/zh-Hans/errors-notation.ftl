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
event-bidmade = 叫分
event-auctionwon = 叫分结束
event-bankpassed = 让庄
event-stirred = 炒底
event-revealed = 翻开亮主
event-linenamed = 定分数线
event-friendscalled = 叫朋友
event-friendjoined = 朋友现身
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

## 局面行

error-position-fields = 局面行有 { $expected } 项，以空格分开，这里是 { $found } 项。
error-position-field = “{ $text }”不能作局面行的“{ $field }”一项。
error-position-too-early = 这个局面还没有定主，无法由它摆出牌局。
error-rules-tag = 规则里的“{ $text }”不是“选项=值”的形式。

## 牌谱

error-record-none = 这里没有牌谱。
error-record-cut = 牌谱到此中断：缺少说明结局的一行（“result …”、“redealt …”，没打完的写“*”）。
error-record-remark-open = 这里开始的注释没有用花括号收尾。
error-record-tag-form = “{ $text }”不是 [Name "文字"] 形式的标签。
error-record-tag-twice = 标签 { $tag } 重复出现。
error-record-tag-unknown = 标签 { $tag } 没有含义，只是原样保留。您要写的是 { $nearest } 吗？
error-record-no-rules = 缺少标签 Rules，例如 [Rules "qq"]。
error-record-rules-changed = 这套规则与记谱时已不一样：预设规则后来改过。
error-record-number-of = 标签 { $tag } 需要 { $expected } 项，现有 { $found } 项。
error-record-number = “{ $text }”不能作标签 { $tag } 的数值。
error-record-seat = { $seat ->
       *[other] 没有“{ $seat }”这个座位
        [none] 缺少座位
    }：座位是 1 到 { $seats }。
error-record-cards-twice = 这些牌前面已经写过。
error-record-cards-late = 发到的牌要写在所有经过的前面。
error-record-no-hand = 缺少 { $seat } 号位的牌。
error-record-no-kitty = 缺少底牌。
error-record-hand-size = 这里写了 { $found } 张，应发 { $expected } 张。
error-record-pack = 与这套规则的牌不一致（+ 多出，- 缺少）：{ $wrong }。
error-record-seed = 这副牌不是由这个种子洗出来的，或者先摸牌的座位不对。
error-record-commitment = 承诺值与种子不符。
error-record-result-tag = 标签 Result 写的是 { $found }，打出来的结果是 { $expected }。
error-record-word = 没有以“{ $word }”开头的行。{ $count ->
        [0] {""}
       *[other] 您要写的是“{ $nearest }”吗？
    }
error-record-dealt = “{ $text }”不是发到的张数，例如 @40。
error-record-penalty = 判罚要写座位和张数，例如“penalty 3: 2”。
error-record-bid = 叫分要写座位和分数，不叫写 pass，例如“bid 2: 100”、“bid 3: pass”。
error-record-line = 定分数线要写座位和分数，例如“line 1: 35”。
error-record-joins = 这手牌后面写着 { $found }，{ $expected ->
       *[other] 其实应是 { $expected }
        [none] 其实没有朋友现身
    }。
error-call-form = “{ $text }”不是叫朋友的写法，例如“2 SA”（第二张）或“other SA”（自己以外的另一张）。
error-record-offer = 提议要写明余下的归谁，例如“offer 2: banker”或“offer 2: opponents”。
error-record-over = 牌谱写着没打完，其实这一副已经结束。
error-record-not-yet = 这里写着“{ $word }”，但牌局还没有到这一步。
error-record-differs = 牌谱写的是“{ $found }”，实际应是“{ $expected }”。
error-record-trick-number = 这是第 { $expected } 墩，不是第 { $found } 墩。
error-record-trick-short = 第 { $trick } 墩开始了，前一墩却只有 { $found } 家出过牌。
error-record-leader = 这里由 { $expected } 号位领出，不是 { $found } 号位。
error-record-too-many = 第 { $trick } 墩出牌的家数超过了座位数。
error-record-play = “{ $text }”不是一手牌。
error-record-throw-stands = 牌谱写着“{ $text }”甩牌失败，其实没有人大得过。
error-record-throw-fails = 牌谱写着“{ $text }”甩牌成功，其实有人大得过。
error-record-forced = 这次甩牌失败后应出 { $expected }，不是 { $found }。
error-record-stopper = 挡住这次甩牌的是 { $expected } 号位，不是 { $found } 号位。
error-record-comment = 注释只能是一行，不能有花括号：“{ $text }”。
error-record-tag = “{ $name }”不能写进标签。
error-record-move = 牌谱里没有地方写这一步：{ $move }。
error-record-hidden = 这份日志里有看不到的牌，无法写成牌谱。
