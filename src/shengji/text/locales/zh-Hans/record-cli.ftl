# “shengji record”和“shengji verify-shuffle”的输出。

error-record-ending = { $file } 要以 .sjn（牌谱）或 .jsonl（牌局日志）结尾。
error-record-not-consecutive = 第 { $number } 份牌谱没有接着前一份，合不成一场比赛。请用 --deal N 取其中一副。
record-good = { $file }：共 { $deals } 副，全部无误。
record-converted = { $file }：写好 { $deals } 副。
record-not-converted = { $file } 没有转换：其中没有可以完整转换的内容。
record-no-deal = { $file } 里没有这一副。{ $known ->
       *[other] 有的是：{ $known }。
        [none] 其中没有读得懂的。
    }
record-deal = 第 { $number } 副
record-attempt = 第 { $times } 次重发
record-level = 打 { $level }
record-seat = { $seat } 号位
record-trumps = 主牌
record-always-trumps = 常主
record-kitty = 底牌
record-declares = { $seat }在发到第 { $dealt } 张（共 { $all } 张）后亮主：
record-passes = { $seat }不亮。
record-trump = 主花色：{ $trump }，庄家：{ $banker }。
record-trump-kitty = （无人亮主，底牌翻出 { $card }）
record-trump-named = （由庄家的对家指定）
record-trump-fixed = （规则所定）
record-takes = { $seat }拿起底牌：
record-buries = { $seat }扣底：
record-time = 时间到。
record-offers = { $seat }提议结束这一副，余下的归{ $side }。
record-finished = 大家同意：余下的归{ $side }。
record-penalized = { $seat }犯规，{ $cards } 张：{ $points } 分归对方。
record-penalized-ends = { $seat }犯规，这一副到此结束。
record-side-banker = 庄家方
record-side-opponents = 闲家
record-and = 、
record-comma = ，
record-stopped = { $seat } 号位
record-column-points = 得分
record-legend = { $led } 领出，{ $won } 赢得这一墩，{ $failed } 甩牌失败及改出的牌
record-redealt-undeclared = 无人亮主，重新发牌。
record-redealt-unbid = 无人叫分，重新发牌。
record-redealt-weak-hand = { $seat }牌太差，要求重新发牌。
record-points = 闲家共得 { $points } 分
record-points-sum = ＝墩分 { $tricks }＋底分 { $kitty }
record-kitty-captured = 闲家赢得最后一墩，抠底：
record-bank-kept = 庄家方过庄。
record-bank-lost = 闲家上台。
record-bank-contested = 下一副抢庄。
record-rises = { $side }升 { $levels } 级。
record-falls = { $side }降 { $levels } 级。
record-hooked = 底牌被级牌 { $card } 钩到，庄家方退回。
record-levels = 各家级别：{ $levels }
record-next = 下一副庄家：{ $seat }
record-match-won = { $seats }赢得比赛。
record-match-tied = 比赛打平。
record-unfinished = 这一副没有打完，闲家目前得 { $points } 分。
record-bidding = 叫分：{ $bids }
record-bid-pass = 不叫
record-auction = { $seat }叫得庄家：其余各家须得 { $points } 分。
record-trump-bid = （由庄家指定）
record-bank-passes = 庄家方无法亮主，庄归{ $seat }，打 { $level } 亮主。
record-names = 定为{ $trump }
record-stirs = { $seat }炒底：
record-passes-stir = { $seat }不炒。
record-reveals = 翻开扣着的牌，主花色：{ $trump }。
record-reveal-faults = 没有大过前面的牌：{ $seats }，每次罚 { $points } 分。
record-names-line = { $seat }定分数线：闲家须得 { $points } 分。
record-calls = { $seat }叫朋友：{ $calls }。
record-call-nth = 第 { $nth } 张{ $card }
record-call-other = 另一张{ $card }
record-joins = 是朋友
record-spent = 庄家自己打出
record-sides = 庄家方：{ $banker }；闲家：{ $opponents }。
record-points-line = ，须得 { $line } 分
record-points-alone = 各家得分：{ $points }
record-kitty-won = { $seat }赢得最后一墩，底牌归他：
record-last-trick-for = 闲家赢得最后一墩，首家出 { $cards } 张：再加 { $points } 分。
record-last-trick-against = 庄家方赢得最后一墩，首家出 { $cards } 张：闲家减 { $points } 分。
record-deal-kept = 庄家方赢得这一副。
record-deal-lost = 闲家赢得这一副。
record-bank-bid = 下一副重新叫庄。
record-jumped = 因顶级主牌或510K，级别跳变。
record-failures = 各家连续扛旗失败次数：{ $failures }
record-totals = 各家累计：{ $totals }
record-payments = 各家输赢：{ $payments }
record-unfinished-alone = 这一副没有打完，各家目前得分：{ $points }
shuffle-usage = 请给出文件，或用 --seed 给出种子（可加 --commitment、--rules）。
shuffle-commitment = 这个种子的承诺值是 { $commitment }
shuffle-fits = 与给出的一致：种子在发牌前就已定下。
shuffle-differs = 与给出的不一致：这不是当初承诺的种子。
shuffle-first = 没有庄家时由 { $seat } 号位先摸牌：
shuffle-banker = 已有庄家时，以上第一手牌归庄家，其余顺次。
shuffle-deal-good = 第 { $deal } 副{ $attempt ->
        [0] {""}
       *[other] （第 { $attempt } 次重发）
    }：牌由种子洗出，承诺值为 { $commitment }
shuffle-deal-unknown = 第 { $deal } 副{ $attempt ->
        [0] {""}
       *[other] （第 { $attempt } 次重发）
    }：没有种子，无从核对。
