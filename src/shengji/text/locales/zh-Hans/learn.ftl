# 入门教程：牌桌上的十步。每步有要点、任务、提示和做完以后的话。

learn = 学打升级
learn-how = 十小步，边打边学，从没打过也能会。
learn-again = 学到哪里记在这个浏览器里。
learn-step = 第{ $step }步，共{ $steps }步
learn-step-name = 第{ $step }步：{ $title }{ $done ->
        [yes] ，已学会
       *[no] {""}
    }
learn-steps = 十步
learn-task = 轮到你
learn-hint = 提示
learn-good = 对了。
learn-missed = 还不行。
learn-back = 再试一次
learn-next = 下一步
learn-all-done = 学完了
learn-finished = 你会打升级了
learn-finished-how = 打第一局，知道这些就够了。能出哪些牌，牌桌会标出来；不能出的会说为什么；拿不准就点提示。
learn-play = 跟机器人打一局
learn-once-more = 再学一遍

learn-seat-you = 你
learn-seat-right = 下家
learn-seat-partner = 对家
learn-seat-left = 上家

learn-order-title = 牌的大小
learn-order-text = 四个人打两副牌，你和对家是一伙。每人轮流出一张，最大的赢这一墩。同一门里 A 最大，往下是 K、Q、J、10，一直到 3。
learn-order-task = 下家领出黑桃，上家的 K 现在最大。点一张能赢的牌，再打出去。
learn-order-hint = 比 K 大的黑桃只有一种。
learn-order-missed = 还是 K 大，这一墩归上家。找一张比 K 大的黑桃。
learn-order-done = 黑桃里 A 最大，这一墩是你的。谁赢了，下一墩就由谁先出。

learn-follow-title = 跟牌
learn-follow-text = 别人领出一门，你手里有这一门就必须跟这一门。现在不能出的牌会变暗，点一下，牌桌会告诉你为什么。
learn-follow-task = 领出的是梅花。先点一张变暗的牌看看原因，再跟一张梅花。
learn-follow-hint = 你有两张梅花，Q 和 3，出哪张都行。
learn-follow-missed = 你还有梅花，要出梅花。
learn-follow-done = 跟上了。不管是对家的 J 还是你的 Q，这一墩都归你们这边。

learn-points-title = 分
learn-points-text = 只有三种牌算分：5 是五分，10 和 K 各十分。两副牌一共二百分，一方要抓到八十分。
learn-points-task = 对家的 A 稳赢这一墩。给他尽量多的分。
learn-points-hint = K 是十分，5 只有五分。
learn-points-missed = 没丢什么，可还能给更多：把 K 垫上去。
learn-points-done = 又多了十分。对家赢的墩可以送分，对手赢的墩就把分留着。

learn-trump-title = 主牌
learn-trump-text = 有一门是主，这里是红桃，主比别的花色都大。打 2 的时候，所有的 2 和大小王也是主。从大到小：大王、小王、♥2、别的 2，再从 ♥A 到 ♥3。
learn-trump-task = 下家吊主，上家的 ♦2 现在最大。压过它。
learn-trump-hint = 一样大的压不过；每个 2 都比 ♥A 大。什么比 ♦2 大？
learn-trump-missed = 这张没有 ♦2 大：♥A 在所有的 2 下面，另一张副 2 只是一样大，先出的为大。
learn-trump-done = 压过去了。注意：♦2 不算方块，它是主。

learn-pairs-title = 对子
learn-pairs-text = 两张完全一样的牌是对子，可以一起出。对子只有更大的对子能赢；这一门有对子的人必须跟对子。
learn-pairs-task = 下家领出 ♦10 10。用你的对子赢下来。
learn-pairs-hint = 点一张 Q，两张会一起选上。一张 Q 加一张 A 是两张牌，可不是对子。
learn-pairs-missed = 跟对子是对的，可 6 6 没有 10 10 大。你还有更大的对子。
learn-pairs-done = QQ 大过 10 10，二十分到手。对家和上家没有对子，随便跟两张方块就行。

learn-tractor-title = 拖拉机
learn-tractor-text = 同一门里相连的对子是拖拉机，比如 ♠7 7 8 8。它要整个出，只有同样长的更大的拖拉机能赢它。一出拖拉机，每家都要跟好几张。
learn-tractor-task = 你先出，把拖拉机打出去。
learn-tractor-hint = 7 7 和 8 8 相连。在其中一张上连点两下，整个拖拉机就选好了。
learn-tractor-missed = 这不是整个拖拉机。四张都选上：7 7 8 8。
learn-tractor-done = 谁也没有拖拉机，10 和 Q 也只好垫进来。一共四十分。

learn-throw-title = 甩牌
learn-throw-text = 同一门的几样牌可以一次打出去，叫甩牌。每一样都要没人能大才算甩成；有人能大，就只能出被大过的那一样，别的收回手里。
learn-throw-task = 还没有人出过牌。甩 ♠A 带 K K，或者 ♣A 带 Q Q，其中一样绝不会失败。甩出去。
learn-throw-hint = 一对 K 只怕一对 A，黑桃的两张 A 有一张在你手里。一对 Q 呢？
learn-throw-missed = 要甩得成的。♣Q Q 怕 K K；♠K K 只怕 A A，而那两张 A 有一张是你的。
learn-throw-done = 谁也凑不出黑桃 A A，所以稳甩，三张一起赢。

learn-ruff-title = 毙牌
learn-ruff-text = 领出的那一门你一张也没有，就什么都可以出。出主牌能赢，这叫毙；出别的副牌再大也只是垫牌。
learn-ruff-task = 领出的是梅花，你没有梅花，桌上有二十五分。拿下来。
learn-ruff-hint = 红桃是主，小的就够了。
learn-ruff-missed = 别的花色在这里赢不了。用红桃毙。
learn-ruff-done = 毙到了。对子要用一对主才能毙，拖拉机要用主拖拉机。

learn-kitty-title = 底牌
learn-kitty-text = 有一家是庄。发剩下的八张底牌归庄家拿起来，再随便扣下八张。最后一墩要是被闲家赢了，底里的分翻倍算给闲家。
learn-kitty-task = 你是庄家。扣八张牌，里面不要有分，也不要有主。
learn-kitty-hint = 不要 5、10、K，不要红桃、2 和王。留的花色越少，越早能毙牌。
learn-kitty-missed = 可以这样扣，可是代价大：底里的分会翻倍丢掉，主牌是赢墩用的。换几张。
learn-kitty-done = 底里干干净净，没有可丢的。

learn-levels-title = 升级
learn-levels-text = 一副牌打完，闲家不到八十分，庄家这边升级：升一级，不到四十分升两级，一分没有升三级。闲家到八十分就上台坐庄，到一百二十分还要升级。从 2 一路打到 A。
learn-levels-task = 你是庄家，闲家有三十五分，底里有一张 K。只剩两张牌：想办法赢最后一墩。
learn-levels-hint = 最后一墩最要紧。现在就出大王的话，最后剩什么？
learn-levels-missed = 最后一墩只剩 ♠9，赢不了，底里十分翻倍，闲家就有五十五分。把大王留住。
learn-levels-done = 这一墩让给他们，大王还在手里。
learn-levels-task-2 = 最后一墩，拿下来。
learn-levels-hint-2 = 只剩一张牌了。
learn-levels-missed-2 = 最后一墩该是你的。
learn-levels-done-2 = 底保住了。闲家还是三十五分，不到四十，你们升两级，从 2 打到 4。
