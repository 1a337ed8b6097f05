# 规则选项：一句说明、短标签和每个选择的说法。

## table

option-seats = 几个人玩。
    .label = 人数
option-sides = 谁和谁一边。
    .label = 分边
    .partners = 对家为搭档
    .alone = 各自为战
    .friends = 庄家和所叫的朋友一边，对其余的人
option-decks = 用几副54张的牌。
    .label = 几副牌
option-kitty = 留给庄家的底牌有几张。
    .label = 底牌张数
option-lowest_rank = 每副牌去掉比这个点数小的牌。
    .label = 最小点数
option-removed = 每副牌去掉的点数和王。
    .label = 去掉的牌
option-remove_low = 去掉尽量少的无分小牌，使每人张数相同，去掉的牌公开。
    .label = 去小牌凑整
option-joker_points = 每张王算几分。
    .label = 王的分值

## order

option-permanent = 每副都是主牌的点数，从小到大；大小王总是常主。
    .label = 常主
option-top_card = 永远是主牌，连大王也大得过的牌。
    .label = 大过大王的牌
    .none = 没有
    .H5 = 红桃5

## shapes

option-tractors = 相连的对子、刻子算不算一种牌型。
    .label = 拖拉机
    .allowed = 可以出
    .none = 没有拖拉机
option-min_tractor_length = 至少几连才算拖拉机。
    .label = 拖拉机最短长度
option-min_tractor_width = 拖拉机每一级至少几张相同的牌：2为对子，3为刻子。
    .label = 拖拉机最少同张数
option-bridge_level = 级牌两边的点数相邻：打10时99JJ是拖拉机。
    .label = 跨级牌相连
option-join_ace_offlevel = 一对主A和一对副级牌是拖拉机。
    .label = 主A与副级牌相连
option-join_levels = 一对副级牌和一对主级牌是拖拉机。
    .label = 副级牌与主级牌相连
option-join_level_joker = 一对主级牌和一对小王是拖拉机。
    .label = 主级牌与小王相连
option-join_jokers = 一对小王和一对大王是拖拉机。
    .label = 大小王相连
option-join_permanent = 常主对子和哪些相邻的对子组成拖拉机。
    .label = 常主相连
    .all = 主牌中相邻的都可以
    .same_rank = 只有同点数的正副常主之间
    .ace_pair = 都不可以，只有一对主A和一对副常主可连成两连对
    .none = 都不可以
option-nt_join_any_level_joker = 打无主时，一对小王和任何一对级牌是拖拉机。
    .label = 无主时级牌与小王相连
option-top_card_joins = 大过大王的那对牌和一对大王是拖拉机。
    .label = 最大牌与大王相连
option-trick_rule = 除对子、刻子、拖拉机外还有什么牌型，怎样跟、怎样比。
    .label = 特殊牌型
    .standard = 没有
    .any_width = 张数相同的牌型可以互跟互比，四条大于刻子，刻子大于对子
    .five_ten_king = 同一门（或同为主牌）的5、10、K是一种牌型（510K）

## leading

option-throws = 能否把同一门的几个牌型一起甩出。
    .label = 甩牌
    .any = 各门都可以甩
    .trump = 只可以甩主牌
    .none = 不可以甩
option-throw_reading = 甩牌能看作不同牌型时怎样拆。
    .label = 甩牌的读法
    .most_cards = 先取张数最多的拖拉机，再取张数最多的同张
    .announced = 由出牌人声明
    .fewest_singles = 单张尽量少
    .longest = 先取最长的拖拉机
option-failed_throw = 甩牌被别人管住时，改出什么牌。
    .label = 甩牌失败
    .smallest_beaten = 出被管住的牌型中最小的
    .next_seat_chooses = 由下家在被管住的牌型中指定
    .smallest_component = 出所甩牌型中最小的，不论是否被管住
option-hide_stopper = 甩牌失败时不公布是谁能管住。
    .label = 不说是谁管住
option-throw_penalty = 甩牌失败罚给对方的分数。
    .label = 甩错罚分
option-throw_penalty_per = 甩错罚分按什么计算。
    .label = 罚分计算
    .attempt = 每甩错一次
    .card = 按被管住的牌型的张数
option-throw_stake = 有底金的桌上，甩错扣底金的一半。
    .label = 甩错扣底金

## following

option-follow_shape = 有同样的牌型必须跟，而不只是跟同门的牌。
    .label = 跟牌型
option-tractor_ladder = 没有同样的拖拉机时，先跟什么。
    .label = 跟拖拉机的次序
    .width_first = 先跟同样多张的：两刻先于两连对
    .run_first = 先跟同样长的：两连对先于两刻
    .lianzhong = 先跟全部刻子，再跟连对，最后跟部分刻子
option-short_tractor_duty = 没有同样长的拖拉机时，须跟较短的拖拉机。
    .label = 必跟较短的拖拉机
option-quad_draws_tractor = 没有四条时，两连对先于不相连的两对。
    .label = 四条引出拖拉机
option-narrow_tuples = 领出刻子时欠几个对子，领出四条时欠几个刻子。
    .label = 较少张牌型的算法
    .per_tuple = 每个刻子各以一对加一单张相应
    .per_card = 按总张数：两刻可欠三对
option-split = 跟牌时可以不拆的牌型。
    .label = 不必拆的牌型
    .keep_wider = 领出较少张的牌型时不拆刻子和四条
    .keep_tractors = 没有领出拖拉机时不拆拖拉机
option-throw_follow = 领出甩牌时，除同门的牌外还要跟什么。
    .label = 跟甩牌
    .by_component = 其中每个牌型都要跟
    .pairs_only = 只要跟同样多的对子
    .pairs_if_tractor = 最大牌型是拖拉机时，要跟同样多的对子
    .group_only = 不必跟牌型

## winning

option-throw_compare = 两家都毙甩牌时比什么。
    .label = 甩牌的超吃
    .largest_type = 领出的最大牌型中最大的：先比拖拉机，再比对子，再比单张
    .every_component = 每个牌型都要更大
    .highest_card = 最大的一张牌
option-tie_goes_on = 毙甩牌时最大牌型一样大就比下一种，否则先出者大。
    .label = 同大再比
option-bombs = 四张及以上相同的牌能否管住张数相同的其他牌型。
    .label = 炸弹
    .none = 不能
    .in_group = 限领出的那一门或主牌
    .any_group = 任何一门都可以
option-rainbows = 同一点数四门齐全，至少几张算一种牌型。
    .label = 彩虹
    .off = 没有这种牌型

## declaring

option-declare_when = 什么时候、由谁定主。
    .label = 亮主时机
    .while_dealing = 抓牌时谁都可以随时亮
    .in_turn = 抓完牌后从庄家的对家起依次亮
    .auction = 叫分，叫得最低的坐庄并定主
    .fixed = 事先定好
option-fixed_trump = 事先定主时打什么主。
    .label = 事先定好的主
option-declare_ladder = 哪种亮法大过哪种。
    .label = 亮主大小
    .standard = 张数多的大；张数相同时级牌、小王、大王依次增大
    .count_only = 只比张数
    .suit_ranked = 同通常，张数相同再比花色：方块、梅花、红桃、黑桃依次增大
    .pairs_ranked = 同通常，一张不分花色，两张起再比花色
option-merge_joker_rungs = 张数相同的大王和小王同级，不能互反。
    .label = 大小王亮主同级
option-declare_jokers = 几张同样的王可以亮无主。
    .label = 用王亮主
    .two_or_more = 两张及以上
    .all_decks = 每副牌的都要有
    .none = 王不能亮主
option-jokers_may_open = 没有人亮主时也可以用王亮，而不只是反主。
    .label = 王可首亮
option-no_trump = 能否打无主。
    .label = 无主
    .allowed = 可以
    .forbidden = 不可以
option-overcall_when = 什么时候可以反主。
    .label = 反主时机
    .any_time = 随时
    .after_deal = 抓完牌以后
option-self_overcall = 亮主的人能否自己改亮别的花色或无主。
    .label = 自反
    .no = 不可以
    .yes = 可以
    .after_another = 别人反过以后才可以
option-reinforce = 亮主的人能否再亮同样的牌加固。
    .label = 加固（自保）
    .no = 不可以
    .before_overcall = 被反之前可以
    .also_after = 被反之后也可以，改回原来的主
option-partner_reinforce = 对家可以亮出另一张，当作一对。
    .label = 对家保
option-joker_with_declaration = 亮级牌时要不要同时亮一张王。
    .label = 带王亮主
    .none = 不用
    .any = 要，大小王不限
    .colour = 黑色级牌带小王，红色级牌带大王
option-hidden_declaration = 亮主时牌面朝下，扣完底再翻开。
    .label = 暗亮
option-declare_top_card = 大过大王的牌有一对可以亮主，比王大，可定任何花色或无主。
    .label = 用最大牌亮主
option-look_back = 先单亮一张、被反以后又亮出同花色一对的，大过一切亮法。
    .label = 回头望
option-overcall_after_bury = 扣底以后能否再反主，由反主者拿起底牌重新扣。
    .label = 反主炒底
    .no = 不可以
    .open = 可以，明炒
    .hidden = 可以，暗炒：牌面朝下，都不反了再翻开
option-stir_first_deal = 争庄的那一副扣底以后也可以炒底，否则只在庄家已定时可以。
    .label = 首副炒底
option-stir_penalty = 暗炒翻开后不合大小顺序的，每次罚该方多少分。
    .label = 暗炒罚分
option-bid_start = 最高可以叫多少分。
    .label = 起叫分
option-bid_lowest = 最低可以叫多少分。
    .label = 最低叫分
option-bid_step = 每次至少要比前面低多少分。
    .label = 叫分一档
option-bid_once = 每人只叫一次；否则轮流叫到其他人都不叫为止。
    .label = 每人叫一次
option-first_banker = 第一副牌谁坐庄。
    .label = 首副庄家
    .last_declarer = 最后定主的人
    .first_declarer = 最先亮主的人
    .preset = 事先定好
option-undeclared_first = 第一副牌无人亮主怎么办。
    .label = 首副无人亮主
    .redeal = 重新发牌
    .as_later = 和以后一样
option-undeclared = 无人亮主时打什么主。
    .label = 无人亮主
    .first_kitty_card = 看底牌第一张的花色，是王打无主
    .third_kitty_card = 看底牌第三张的花色，是王打无主
    .no_trump = 打无主
    .redeal = 重新发牌
    .first_level_else_highest = 底牌中第一张级牌，没有级牌看最大的牌
    .opponents_take_bank = 由闲家上台，打自己的级并亮主
option-weak_hand = 定主后，牌太差的人可以要求什么。
    .label = 造反
    .off = 不可以要求
    .redeal = 重新发牌
    .redeal_and_contest = 重新发牌并重新抢庄
option-weak_hand_points = 手里的分不超过这个数算牌差。
    .label = 造反：分数上限
    .minus-one = 不看分数
option-weak_hand_trumps = 主牌不超过这个张数算牌差。
    .label = 造反：主牌上限
    .minus-one = 不看主牌
option-weak_hand_times = 一副牌最多因造反重发几次。
    .label = 造反：次数上限

## friends

option-friend_calls = 庄家叫几个朋友。
    .label = 朋友人数
    .auto = 庄家一方不超过半数的最多人数
option-friend_cards = 可以叫哪些牌。
    .label = 可叫的牌
    .plain = 所有副牌
    .any = 任何牌，主牌和王也可以
    .not_highest = 副牌，但不能叫一门里最大的
    .no_points = 副牌，但不能叫分牌；一门里最大的总可以叫
option-friend_other = 庄家手里有一张时，可以叫“另一张”。
    .label = 叫另一张
option-friend_self = 谁打出所叫的牌谁就是朋友，庄家自己打出也算。
    .label = 庄家可为自己的朋友
option-friend_double = 一个人可以应两次叫；否则第二次顺延到下一张。
    .label = 一人可应两叫
option-small_side_bonus = 朋友少于所叫人数的庄家一方获胜时多升一级。
    .label = 人少多升一级

## kitty

option-kitty_multiplier = 闲家抠底时，底牌的分算几倍。
    .label = 抠底倍数
    .competition_1 = 单张2倍，甩牌3倍
    .competition_2 = 单张2倍，对子4倍，两连对6倍，每多一对加2倍；全为单张的甩牌3倍
    .competition_3 = 单张2倍，对子3倍，刻子4倍；两连对5倍，每多一对加1倍；两连刻6倍，每多一刻加2倍；全为单张的甩牌3倍
    .competition_4 = 同三副牌，另四条5倍，连炸每炸3倍
    .power = 最大牌型有几张就是2的几次方：2、4、8、16倍……最多64倍
    .power_length = 单张2倍，对子4倍，刻子6倍，四条8倍；连对8、16、32倍……；连刻18、54倍……
    .pairs = 单张2倍，对子4倍，连对每对4倍
    .twice_cards = 最大牌型张数的2倍
    .cards_led = 出牌张数；甩牌按其中最大牌型张数的2倍
    .single_pair = 单张2倍，其余4倍
    .double = 一律2倍
    .flat = 不翻倍
option-kitty_shape = 最后一圈按谁的牌型算倍数。
    .label = 按谁的牌型翻倍
    .led = 领出的牌型
    .winner = 赢家的牌型
option-kitty_only_by_trump = 最后一圈用主牌赢才算抠底。
    .label = 只许主牌抠底
option-single_doubles = 单张抠底时底分翻倍。
    .label = 单张翻倍
option-kitty_none = 没有底牌，也就没有抠底。
    .label = 没有底牌
option-last_trick = 最后一圈本身的分算几次。
    .label = 最后一圈的分
    .once = 和别的圈一样，算一次
    .times_cards = 首家出两张及以上时，闲家大就按张数翻倍得分，庄家大就按张数倒扣闲家
option-bury_points = 庄家扣底最多能埋多少分。
    .label = 扣底分数上限
    .minus-one = 不限
option-kitty_reveal = 打完一副后谁能看底牌。
    .label = 亮底牌
    .all = 所有人
    .captors = 只有抠底的一方
    .never = 都不能看

## score

option-scoring = 算谁的分，要得多少。
    .label = 记分
    .sides = 闲家合计，对上台线和每级分数
    .bid = 闲家合计，对庄家所叫的分
    .individual = 各算各的
option-band_down = 比上台线每少多少分，庄家多升一级。
    .label = 庄家每级分数
    .auto = 每副牌20分
option-band_up = 比上台线每多多少分，闲家多升一级。
    .label = 闲家每级分数
    .auto = 每副牌20分
option-steps_to_bank = 没有另定上台线时，上台线等于庄家每级分数的几倍。
    .label = 上台要几级
option-line = 闲家得多少分上台。
    .label = 上台线
    .auto = 庄家每级分数乘以上台级数
option-banker_names_line = 出牌前由庄家定闲家要得多少分上台。
    .label = 庄家自定上台线
option-dead_zone = 过线后有几级分数只换庄，不升级。
    .label = 只上台的级数
option-level_cap = 一副牌最多能升几级。
    .label = 一次最多升级
    .off = 不限
option-points_cap = 超过总分的得分按总分算。
    .label = 得分以总分为限
option-shutout = 闲家一分未得时，庄家比小光再多升一级。
    .label = 大光
option-score_table = 用明确的表代替上台线和每级分数：得多少分起，换不换庄，双方升几级。
    .label = 升级表
    .kept = 过庄
    .lost = 闲家上台
    .contested = 下一副抢庄
    .points = 得分从
    .bank = 庄
    .banker = 庄家方升级
    .opponents = 闲家升级
option-opponents_rise = 闲家过线后按得分升级，否则只上台。
    .label = 闲家升级

## levels

option-levels = 依次要打的级别。
    .label = 级别
option-must_play = 不能跳过的级别，必须坐庄打过。
    .label = 必打
option-last_level = 最后一级怎样才算打过。
    .label = 过最后一级
    .must_defend = 必须坐庄打过
    .free = 坐庄或上台都可以
option-win_at = 最后一级要怎样才算赢。
    .label = 取胜
    .passing = 打过
    .reaching = 升到
option-after_last = 打过最后一级以后怎样。
    .label = 过最后一级以后
    .match_ends = 比赛结束
    .cycle = 从第一级再打
option-next_banker = 下一副谁坐庄。
    .label = 轮庄
    .partner_or_next = 过庄由对家坐庄，下台由下家坐庄
    .rotate_always = 总是下家坐庄
    .declared = 谁亮主（叫分）谁坐庄
option-hooks = 打某一级时被这一级的级牌抠底，庄家方要降到哪一级。
    .label = 钩到底
    .card = 打哪一级
    .to = 降到
    .lowest = 最低的一级
option-hook_then_rise = 被钩降级但仍过庄的一方，从降到的级别按本副结果再升。
    .label = 钩后再升
option-top_pair_jumps = 用一对大过大王的牌亮主或抠底的一方，过庄或上台就升到打A，对方退回第一级；没成功就反过来。闲家用510K抠底也升到打A。
    .label = 最大牌升降级
option-flag_line = 扛旗时没有底牌，闲家得多少分上台。
    .label = 扛旗上台线
option-flag_failures = 连续几次扛旗不过，退回第一级。
    .label = 扛旗失败次数

## match

option-match = 比赛怎样结束，怎样算赢。
    .label = 赛制
    .race = 记局：先打过最后一级者胜
    .timed = 记时：时间到，级别高者胜
    .deals = 记副：打完规定副数，级别高者胜
    .points = 记分：不升级，累计得分
    .duplicate = 复式：各桌打同样的牌
option-match_minutes = 记时比赛打多少分钟。
    .label = 分钟
option-match_deals = 记副比赛打多少副。
    .label = 副数
option-tie_to_bank = 结束时级别相同，在庄上的一方胜。
    .label = 同级庄方胜
option-irregularities = 该跟不跟、张数出错怎么处理。
    .label = 违例
    .refused = 不许这样出
    .points = 按张数罚分
    .ends_deal = 违例方输掉这一副
option-irregularity_points = 违例罚分时每张罚多少分。
    .label = 违例罚分

## stakes

option-stakes = 每副打完互相付多少，只用游戏币。
    .label = 输赢
    .none = 不计
    .unit = 每个闲家付庄家方每人一份，或各得一份
    .qq_points = 积分：上台或庄家升一级得2分，每多一级加1分；大家积分高时翻2倍或3倍
    .qq_coins = 游戏币：升级数加1（闲家胜加2）乘以一份，胜方得九成
    .super_coins = 游戏币：一份，每反一次主翻一倍
option-stake_unit = 一份是多少。
    .label = 一份的数额
option-stake_shutout = 打成大光得多少积分。
    .label = 大光积分
option-stake_start = 每人开始时有多少。
    .label = 起始数额

## clock

option-clock_play = 每次出牌可以想多久。
    .label = 出牌秒数
    .off = 不限
option-clock_bury = 庄家扣底可以想多久。
    .label = 扣底秒数
    .off = 不限
option-clock_grace = 抓完最后一张后还可以亮主多久。
    .label = 抓完牌后亮主秒数
option-clock_then = 超时怎么办。
    .label = 超时
    .lowest_legal = 自动出最小的合法牌
    .bot = 由机器人接手
