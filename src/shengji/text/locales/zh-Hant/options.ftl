# 規則選項：一句說明、短標籤和每個選擇的說法。

## table

option-seats = 幾個人玩。
    .label = 人數
option-sides = 誰和誰一邊。
    .label = 分邊
    .partners = 對家為搭檔
    .alone = 各自為戰
    .friends = 莊家和所叫的朋友一邊，對其餘的人
option-decks = 用幾副54張的牌。
    .label = 幾副牌
option-kitty = 留給莊家的底牌有幾張。
    .label = 底牌張數
option-lowest_rank = 每副牌去掉比這個點數小的牌。
    .label = 最小點數
option-removed = 每副牌去掉的點數和王。
    .label = 去掉的牌
option-remove_low = 去掉盡量少的無分小牌，使每人張數相同，去掉的牌公開。
    .label = 去小牌湊整
option-joker_points = 每張王算幾分。
    .label = 王的分值

## order

option-permanent = 每副都是主牌的點數，從小到大；大小王總是常主。
    .label = 常主
option-top_card = 永遠是主牌，連大王也大得過的牌。
    .label = 大過大王的牌
    .none = 沒有
    .H5 = 紅心5

## shapes

option-tractors = 相連的對子、刻子算不算一種牌型。
    .label = 拖拉機
    .allowed = 可以出
    .none = 沒有拖拉機
option-min_tractor_length = 至少幾連才算拖拉機。
    .label = 拖拉機最短長度
option-min_tractor_width = 拖拉機每一級至少幾張相同的牌：2為對子，3為刻子。
    .label = 拖拉機最少同張數
option-bridge_level = 級牌兩邊的點數相鄰：打10時99JJ是拖拉機。
    .label = 跨級牌相連
option-join_ace_offlevel = 一對主A和一對副級牌是拖拉機。
    .label = 主A與副級牌相連
option-join_levels = 一對副級牌和一對主級牌是拖拉機。
    .label = 副級牌與主級牌相連
option-join_level_joker = 一對主級牌和一對小王是拖拉機。
    .label = 主級牌與小王相連
option-join_jokers = 一對小王和一對大王是拖拉機。
    .label = 大小王相連
option-join_permanent = 常主對子和哪些相鄰的對子組成拖拉機。
    .label = 常主相連
    .all = 主牌中相鄰的都可以
    .same_rank = 只有同點數的正副常主之間
    .ace_pair = 都不可以，只有一對主A和一對副常主可連成兩連對
    .none = 都不可以
option-nt_join_any_level_joker = 打無主時，一對小王和任何一對級牌是拖拉機。
    .label = 無主時級牌與小王相連
option-top_card_joins = 大過大王的那對牌和一對大王是拖拉機。
    .label = 最大牌與大王相連
option-trick_rule = 除對子、刻子、拖拉機外還有什麼牌型，怎樣跟、怎樣比。
    .label = 特殊牌型
    .standard = 沒有
    .any_width = 張數相同的牌型可以互跟互比，四條大於刻子，刻子大於對子
    .five_ten_king = 同一門（或同為主牌）的5、10、K是一種牌型（510K）

## leading

option-throws = 能否把同一門的幾個牌型一起甩出。
    .label = 甩牌
    .any = 各門都可以甩
    .trump = 只可以甩主牌
    .none = 不可以甩
option-throw_reading = 甩牌能看作不同牌型時怎樣拆。
    .label = 甩牌的讀法
    .most_cards = 先取張數最多的拖拉機，再取張數最多的同張
    .announced = 由出牌人聲明
    .fewest_singles = 單張盡量少
    .longest = 先取最長的拖拉機
option-failed_throw = 甩牌被別人管住時，改出什麼牌。
    .label = 甩牌失敗
    .smallest_beaten = 出被管住的牌型中最小的
    .next_seat_chooses = 由下家在被管住的牌型中指定
    .smallest_component = 出所甩牌型中最小的，不論是否被管住
option-hide_stopper = 甩牌失敗時不公布是誰能管住。
    .label = 不說是誰管住
option-throw_penalty = 甩牌失敗罰給對方的分數。
    .label = 甩錯罰分
option-throw_penalty_per = 甩錯罰分按什麼計算。
    .label = 罰分計算
    .attempt = 每甩錯一次
    .card = 按被管住的牌型的張數
option-throw_stake = 有底金的桌上，甩錯扣底金的一半。
    .label = 甩錯扣底金

## following

option-follow_shape = 有同樣的牌型必須跟，而不只是跟同門的牌。
    .label = 跟牌型
option-tractor_ladder = 沒有同樣的拖拉機時，先跟什麼。
    .label = 跟拖拉機的次序
    .width_first = 先跟同樣多張的：兩刻先於兩連對
    .run_first = 先跟同樣長的：兩連對先於兩刻
    .lianzhong = 先跟全部刻子，再跟連對，最後跟部分刻子
option-short_tractor_duty = 沒有同樣長的拖拉機時，須跟較短的拖拉機。
    .label = 必跟較短的拖拉機
option-quad_draws_tractor = 沒有四條時，兩連對先於不相連的兩對。
    .label = 四條引出拖拉機
option-narrow_tuples = 領出刻子時欠幾個對子，領出四條時欠幾個刻子。
    .label = 較少張牌型的算法
    .per_tuple = 每個刻子各以一對加一單張相應
    .per_card = 按總張數：兩刻可欠三對
option-split = 跟牌時可以不拆的牌型。
    .label = 不必拆的牌型
    .keep_wider = 領出較少張的牌型時不拆刻子和四條
    .keep_tractors = 沒有領出拖拉機時不拆拖拉機
option-throw_follow = 領出甩牌時，除同門的牌外還要跟什麼。
    .label = 跟甩牌
    .by_component = 其中每個牌型都要跟
    .pairs_only = 只要跟同樣多的對子
    .pairs_if_tractor = 最大牌型是拖拉機時，要跟同樣多的對子
    .group_only = 不必跟牌型

## winning

option-throw_compare = 兩家都斃甩牌時比什麼。
    .label = 甩牌的超吃
    .largest_type = 領出的最大牌型中最大的：先比拖拉機，再比對子，再比單張
    .every_component = 每個牌型都要更大
    .highest_card = 最大的一張牌
option-tie_goes_on = 斃甩牌時最大牌型一樣大就比下一種，否則先出者大。
    .label = 同大再比
option-bombs = 四張及以上相同的牌能否管住張數相同的其他牌型。
    .label = 炸彈
    .none = 不能
    .in_group = 限領出的那一門或主牌
    .any_group = 任何一門都可以
option-rainbows = 同一點數四門齊全，至少幾張算一種牌型。
    .label = 彩虹
    .off = 沒有這種牌型

## declaring

option-declare_when = 什麼時候、由誰定主。
    .label = 亮主時機
    .while_dealing = 抓牌時誰都可以隨時亮
    .in_turn = 抓完牌後從莊家的對家起依次亮
    .auction = 叫分，叫得最低的坐莊並定主
    .fixed = 事先定好
option-fixed_trump = 事先定主時打什麼主。
    .label = 事先定好的主
option-declare_ladder = 哪種亮法大過哪種。
    .label = 亮主大小
    .standard = 張數多的大；張數相同時級牌、小王、大王依次增大
    .count_only = 只比張數
    .suit_ranked = 同通常，張數相同再比花色：方塊、梅花、紅心、黑桃依次增大
    .pairs_ranked = 同通常，一張不分花色，兩張起再比花色
option-merge_joker_rungs = 張數相同的大王和小王同級，不能互反。
    .label = 大小王亮主同級
option-declare_jokers = 幾張同樣的王可以亮無主。
    .label = 用王亮主
    .two_or_more = 兩張及以上
    .all_decks = 每副牌的都要有
    .none = 王不能亮主
option-jokers_may_open = 沒有人亮主時也可以用王亮，而不只是反主。
    .label = 王可首亮
option-no_trump = 能否打無主。
    .label = 無主
    .allowed = 可以
    .forbidden = 不可以
option-overcall_when = 什麼時候可以反主。
    .label = 反主時機
    .any_time = 隨時
    .after_deal = 抓完牌以後
option-self_overcall = 亮主的人能否自己改亮別的花色或無主。
    .label = 自反
    .no = 不可以
    .yes = 可以
    .after_another = 別人反過以後才可以
option-reinforce = 亮主的人能否再亮同樣的牌加固。
    .label = 加固（自保）
    .no = 不可以
    .before_overcall = 被反之前可以
    .also_after = 被反之後也可以，改回原來的主
option-partner_reinforce = 對家可以亮出另一張，當作一對。
    .label = 對家保
option-joker_with_declaration = 亮級牌時要不要同時亮一張王。
    .label = 帶王亮主
    .none = 不用
    .any = 要，大小王不限
    .colour = 黑色級牌帶小王，紅色級牌帶大王
option-hidden_declaration = 亮主時牌面朝下，扣完底再翻開。
    .label = 暗亮
option-declare_top_card = 大過大王的牌有一對可以亮主，比王大，可定任何花色或無主。
    .label = 用最大牌亮主
option-look_back = 先單亮一張、被反以後又亮出同花色一對的，大過一切亮法。
    .label = 回頭望
option-overcall_after_bury = 扣底以後能否再反主，由反主者拿起底牌重新扣。
    .label = 反主炒底
    .no = 不可以
    .open = 可以，明炒
    .hidden = 可以，暗炒：牌面朝下，都不反了再翻開
option-stir_first_deal = 爭莊的那一副扣底以後也可以炒底，否則只在莊家已定時可以。
    .label = 首副炒底
option-stir_penalty = 暗炒翻開後不合大小順序的，每次罰該方多少分。
    .label = 暗炒罰分
option-bid_start = 最高可以叫多少分。
    .label = 起叫分
option-bid_lowest = 最低可以叫多少分。
    .label = 最低叫分
option-bid_step = 每次至少要比前面低多少分。
    .label = 叫分一檔
option-bid_once = 每人只叫一次；否則輪流叫到其他人都不叫為止。
    .label = 每人叫一次
option-first_banker = 第一副牌誰坐莊。
    .label = 首副莊家
    .last_declarer = 最後定主的人
    .first_declarer = 最先亮主的人
    .preset = 事先定好
option-undeclared_first = 第一副牌無人亮主怎麼辦。
    .label = 首副無人亮主
    .redeal = 重新發牌
    .as_later = 和以後一樣
option-undeclared = 無人亮主時打什麼主。
    .label = 無人亮主
    .first_kitty_card = 看底牌第一張的花色，是王打無主
    .third_kitty_card = 看底牌第三張的花色，是王打無主
    .no_trump = 打無主
    .redeal = 重新發牌
    .first_level_else_highest = 底牌中第一張級牌，沒有級牌看最大的牌
    .opponents_take_bank = 由閒家上台，打自己的級並亮主
option-weak_hand = 定主後，牌太差的人可以要求什麼。
    .label = 造反
    .off = 不可以要求
    .redeal = 重新發牌
    .redeal_and_contest = 重新發牌並重新搶莊
option-weak_hand_points = 手裡的分不超過這個數算牌差。
    .label = 造反：分數上限
    .minus-one = 不看分數
option-weak_hand_trumps = 主牌不超過這個張數算牌差。
    .label = 造反：主牌上限
    .minus-one = 不看主牌
option-weak_hand_times = 一副牌最多因造反重發幾次。
    .label = 造反：次數上限

## friends

option-friend_calls = 莊家叫幾個朋友。
    .label = 朋友人數
    .auto = 莊家一方不超過半數的最多人數
option-friend_cards = 可以叫哪些牌。
    .label = 可叫的牌
    .plain = 所有副牌
    .any = 任何牌，主牌和王也可以
    .not_highest = 副牌，但不能叫一門裡最大的
    .no_points = 副牌，但不能叫分牌；一門裡最大的總可以叫
option-friend_other = 莊家手裡有一張時，可以叫「另一張」。
    .label = 叫另一張
option-friend_self = 誰打出所叫的牌誰就是朋友，莊家自己打出也算。
    .label = 莊家可為自己的朋友
option-friend_double = 一個人可以應兩次叫；否則第二次順延到下一張。
    .label = 一人可應兩叫
option-small_side_bonus = 朋友少於所叫人數的莊家一方獲勝時多升一級。
    .label = 人少多升一級

## kitty

option-kitty_multiplier = 閒家摳底時，底牌的分算幾倍。
    .label = 摳底倍數
    .competition_1 = 單張2倍，甩牌3倍
    .competition_2 = 單張2倍，對子4倍，兩連對6倍，每多一對加2倍；全為單張的甩牌3倍
    .competition_3 = 單張2倍，對子3倍，刻子4倍；兩連對5倍，每多一對加1倍；兩連刻6倍，每多一刻加2倍；全為單張的甩牌3倍
    .competition_4 = 同三副牌，另四條5倍，連炸每炸3倍
    .power = 最大牌型有幾張就是2的幾次方：2、4、8、16倍……最多64倍
    .power_length = 單張2倍，對子4倍，刻子6倍，四條8倍；連對8、16、32倍……；連刻18、54倍……
    .pairs = 單張2倍，對子4倍，連對每對4倍
    .twice_cards = 最大牌型張數的2倍
    .cards_led = 出牌張數；甩牌按其中最大牌型張數的2倍
    .single_pair = 單張2倍，其餘4倍
    .double = 一律2倍
    .flat = 不翻倍
option-kitty_shape = 最後一圈按誰的牌型算倍數。
    .label = 按誰的牌型翻倍
    .led = 領出的牌型
    .winner = 贏家的牌型
option-kitty_only_by_trump = 最後一圈用主牌贏才算摳底。
    .label = 只許主牌摳底
option-single_doubles = 單張摳底時底分翻倍。
    .label = 單張翻倍
option-kitty_none = 沒有底牌，也就沒有摳底。
    .label = 沒有底牌
option-last_trick = 最後一圈本身的分算幾次。
    .label = 最後一圈的分
    .once = 和別的圈一樣，算一次
    .times_cards = 首家出兩張及以上時，閒家大就按張數翻倍得分，莊家大就按張數倒扣閒家
option-bury_points = 莊家扣底最多能埋多少分。
    .label = 扣底分數上限
    .minus-one = 不限
option-kitty_reveal = 打完一副後誰能看底牌。
    .label = 亮底牌
    .all = 所有人
    .captors = 只有摳底的一方
    .never = 都不能看

## score

option-scoring = 算誰的分，要得多少。
    .label = 記分
    .sides = 閒家合計，對上台線和每級分數
    .bid = 閒家合計，對莊家所叫的分
    .individual = 各算各的
option-band_down = 比上台線每少多少分，莊家多升一級。
    .label = 莊家每級分數
    .auto = 每副牌20分
option-band_up = 比上台線每多多少分，閒家多升一級。
    .label = 閒家每級分數
    .auto = 每副牌20分
option-steps_to_bank = 沒有另定上台線時，上台線等於莊家每級分數的幾倍。
    .label = 上台要幾級
option-line = 閒家得多少分上台。
    .label = 上台線
    .auto = 莊家每級分數乘以上台級數
option-banker_names_line = 出牌前由莊家定閒家要得多少分上台。
    .label = 莊家自定上台線
option-dead_zone = 過線後有幾級分數只換莊，不升級。
    .label = 只上台的級數
option-level_cap = 一副牌最多能升幾級。
    .label = 一次最多升級
    .off = 不限
option-points_cap = 超過總分的得分按總分算。
    .label = 得分以總分為限
option-shutout = 閒家一分未得時，莊家比小光再多升一級。
    .label = 大光
option-score_table = 用明確的表代替上台線和每級分數：得多少分起，換不換莊，雙方升幾級。
    .label = 升級表
    .kept = 過莊
    .lost = 閒家上台
    .contested = 下一副搶莊
    .points = 得分從
    .bank = 莊
    .banker = 莊家方升級
    .opponents = 閒家升級
option-opponents_rise = 閒家過線後按得分升級，否則只上台。
    .label = 閒家升級

## levels

option-levels = 依次要打的級別。
    .label = 級別
option-must_play = 不能跳過的級別，必須坐莊打過。
    .label = 必打
option-last_level = 最後一級怎樣才算打過。
    .label = 過最後一級
    .must_defend = 必須坐莊打過
    .free = 坐莊或上台都可以
option-win_at = 最後一級要怎樣才算贏。
    .label = 取勝
    .passing = 打過
    .reaching = 升到
option-after_last = 打過最後一級以後怎樣。
    .label = 過最後一級以後
    .match_ends = 比賽結束
    .cycle = 從第一級再打
option-next_banker = 下一副誰坐莊。
    .label = 輪莊
    .partner_or_next = 過莊由對家坐莊，下台由下家坐莊
    .rotate_always = 總是下家坐莊
    .declared = 誰亮主（叫分）誰坐莊
option-hooks = 打某一級時被這一級的級牌摳底，莊家方要降到哪一級。
    .label = 鉤到底
    .card = 打哪一級
    .to = 降到
    .lowest = 最低的一級
option-hook_then_rise = 被鉤降級但仍過莊的一方，從降到的級別按本副結果再升。
    .label = 鉤後再升
option-top_pair_jumps = 用一對大過大王的牌亮主或摳底的一方，過莊或上台就升到打A，對方退回第一級；沒成功就反過來。閒家用510K摳底也升到打A。
    .label = 最大牌升降級
option-flag_line = 扛旗時沒有底牌，閒家得多少分上台。
    .label = 扛旗上台線
option-flag_failures = 連續幾次扛旗不過，退回第一級。
    .label = 扛旗失敗次數

## match

option-match = 比賽怎樣結束，怎樣算贏。
    .label = 賽制
    .race = 記局：先打過最後一級者勝
    .timed = 記時：時間到，級別高者勝
    .deals = 記副：打完規定副數，級別高者勝
    .points = 記分：不升級，累計得分
    .duplicate = 複式：各桌打同樣的牌
option-match_minutes = 記時比賽打多少分鐘。
    .label = 分鐘
option-match_deals = 記副比賽打多少副。
    .label = 副數
option-tie_to_bank = 結束時級別相同，在莊上的一方勝。
    .label = 同級莊方勝
option-irregularities = 該跟不跟、張數出錯怎麼處理。
    .label = 違例
    .refused = 不許這樣出
    .points = 按張數罰分
    .ends_deal = 違例方輸掉這一副
option-irregularity_points = 違例罰分時每張罰多少分。
    .label = 違例罰分

## stakes

option-stakes = 每副打完互相付多少，只用遊戲幣。
    .label = 輸贏
    .none = 不計
    .unit = 每個閒家付莊家方每人一份，或各得一份
    .qq_points = 積分：上台或莊家升一級得2分，每多一級加1分；大家積分高時翻2倍或3倍
    .qq_coins = 遊戲幣：升級數加1（閒家勝加2）乘以一份，勝方得九成
    .super_coins = 遊戲幣：一份，每反一次主翻一倍
option-stake_unit = 一份是多少。
    .label = 一份的數額
option-stake_shutout = 打成大光得多少積分。
    .label = 大光積分
option-stake_start = 每人開始時有多少。
    .label = 起始數額

## clock

option-clock_play = 每次出牌可以想多久。
    .label = 出牌秒數
    .off = 不限
option-clock_bury = 莊家扣底可以想多久。
    .label = 扣底秒數
    .off = 不限
option-clock_grace = 抓完最後一張後還可以亮主多久。
    .label = 抓完牌後亮主秒數
option-clock_then = 超時怎麼辦。
    .label = 超時
    .lowest_legal = 自動出最小的合法牌
    .bot = 由機器人接手
