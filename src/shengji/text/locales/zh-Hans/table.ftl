# 怎样讲述牌局，以及现在可以做什么：服务器的牌桌和终端共用。

table-you = 你
table-names = 小梅, 阿波, 小兰, 阿军, 小萍, 阿涛, 小华, 阿伟, 小宁
table-and = 、
table-anything = 随便哪张
table-card-LJ = 小王
table-card-BJ = 大王
table-result-kept = { $steps ->
        [0] 庄家过庄，不升级
       *[other] 庄家升{ $steps }级
    }
table-result-lost = { $steps ->
        [0] 闲家上台
       *[other] 闲家上台并升{ $steps }级
    }
table-result-contested = 下一副重新抢庄
table-deal-title = 第{ $number }副{ $again ->
        [0] {""}
       *[other] ，重发
    }
table-told-declared = { $you ->
        [yes] 你亮 { $cards }
       *[no] { $who }亮 { $cards }
    }{ $has ->
        [yes] ，定{ $trump }。
       *[no] 。
    }
table-told-declared-hidden = { $who }暗亮 { $count } 张。
table-told-passed = { $you ->
        [yes] 你不亮。
       *[no] { $who }不亮。
    }
table-told-no-stir = { $you ->
        [yes] 你不炒。
       *[no] { $who }不炒。
    }
table-told-trump = { $has ->
        [yes] 打{ $level }，
        [flag] { $level }，
       *[no] {""}
    }主是{ $trump }，{ $you ->
        [yes] 你坐庄。
       *[no] { $who }坐庄。
    }
table-told-trump-hidden = { $blind ->
        [yes] 主牌要等大家都不炒了才翻开，
       *[no] 主牌到扣底以后才翻开，
    }{ $you ->
        [yes] 你坐庄。
       *[no] { $who }坐庄。
    }
table-told-undeclared = 没有人亮主。
table-told-turned-up = 没有人亮主，翻底牌：{ $card }。
table-told-redealt = { $auction ->
        [yes] 没有人叫分，重新发牌。
       *[no] 没有人亮主，重新发牌。
    }
table-told-redealt-weak = { $you ->
        [yes] 你牌太差，
       *[no] { $who }牌太差，
    }{ $contested ->
        [yes] 重新发牌并抢庄。
       *[no] 重新发牌。
    }
table-told-bid = { $you ->
        [yes] 你叫 { $points }。
       *[no] { $who }叫 { $points }。
    }
table-told-no-bid = { $you ->
        [yes] 你不叫。
       *[no] { $who }不叫。
    }
table-told-auction-won = { $you ->
        [yes] 你
       *[no] { $who }
    }以 { $points } 分坐庄，其余各家合起来要得 { $points } 分。
table-told-named = { $you ->
        [yes] 你
       *[no] { $who }
    }定主：{ $trump }。
table-told-bank-passed = 庄家方亮不出主，庄归另一方：{ $you ->
        [yes] 你坐庄
       *[no] { $who }坐庄
    }，按该方的级数{ $level }亮主。
table-told-line = { $you ->
        [yes] 你
       *[no] { $who }
    }定上台线：闲家要得 { $points } 分。
table-told-stirred = { $you ->
        [yes] 你用 { $cards } 炒底
       *[no] { $who }用 { $cards } 炒底
    }{ $has ->
        [yes] ，现在主是{ $trump }。
       *[no] （暗炒）。
    }
table-told-stirred-hidden = { $who }用 { $count } 张暗炒。
table-told-called = { $you ->
        [yes] 你
       *[no] { $who }
    }叫朋友：{ $count ->
        [1] 谁打出{ $calls }就是朋友。
       *[other] 打出{ $calls }的人都是朋友。
    }
table-told-joined = { $you ->
        [yes] 你打出所叫的{ $card }，成为庄家的朋友。
       *[no] { $who }打出所叫的{ $card }，成为庄家的朋友。
    }
table-told-call-spent = { $you ->
        [yes] 你自己打出了所叫的{ $card }，这个朋友就没有了。
       *[no] 庄家{ $who }自己打出了所叫的{ $card }，这个朋友就没有了。
    }
table-call = { $nth ->
        [0] 另一张{ $card }
       *[other] 第{ $nth }张{ $card }
    }
table-told-kitty = { $you ->
        [yes] 你
       *[no] { $who }
    }拿起底牌：{ $cards }（{ $points }分）
table-told-kitty-hidden = { $who }拿起 { $count } 张底牌。
table-told-buried = { $you ->
        [yes] 你
       *[no] { $who }
    }扣底：{ $cards }（{ $points }分）
table-told-buried-hidden = { $who }扣下 { $count } 张底牌。
table-told-throw = { $you ->
        [yes] 你
       *[no] { $who }
    }想甩 { $cards }。
table-told-stopped = 甩牌失败：{ $you ->
        [yes] 你
       *[no] { $who }
    }能大过 { $cards }。
table-told-stopped-hidden = 甩牌失败：{ $cards } 有人能大。
table-told-choose = { $you ->
        [yes] 由你
       *[no] 由{ $who }
    }指定出哪一部分：{ $cards }
table-told-penalty = { $you ->
        [yes] 你方
       *[no] { $who }一方
    }被罚 { $points } 分。
table-told-played = {"  "}{ $who }{ $kind ->
        [lead] （领出）
        [throw] （甩牌）
        [forced] （强制出小）
        [ruff] （毙）
        [special] （{ $shape }）
        [special-ruff] （毙，{ $shape }）
       *[plain] {""}
    }：{ $cards }
table-told-trick = { $you ->
        [yes] 这一墩归你
       *[no] 这一墩归 { $who }
    }{ $points ->
        [0] 。
       *[other] ，{ $points }分。
    }
table-told-proposed-take-back = { $you ->
        [yes] 你想悔牌。
       *[no] { $who }想悔牌。
    }
table-told-proposed-finish = { $you ->
        [yes] 你
       *[no] { $who }
    }提议提前结束：余下的都归{ $rest ->
        [banker] 庄家方。
       *[opponents] 闲家。
    }
table-told-agreed = { $who }同意。
table-told-refused = { $who }不同意。
table-told-taken-back = 已悔牌。
table-told-finished = 这一副提前结束：余下的都归{ $rest ->
        [banker] 庄家方。
       *[opponents] 闲家。
    }
table-told-penalized = 裁判罚{ $you ->
        [yes] 你
       *[no] { $who }
    } { $points } 分{ $ends ->
        [yes] ，这一副到此为止。
       *[no] 。
    }
table-told-time = 时间到：打完这一副比赛结束。
table-end-captured = 闲家赢了最后一墩，抠底：{ $points } × { $times } = { $total }
table-end-captured-hidden = 闲家赢了最后一墩，抠底 ×{ $times }：{ $total }
table-end-total = 闲家共得 { $points } 分：{ $result }。
table-end-next = { $you ->
        [yes] 下一副你坐庄。
       *[no] 下一副{ $who }坐庄。
    }
table-match-won = { $mine ->
        [yes] { $count ->
            [1] 你赢了整场。
           *[other] 你们赢了：{ $who }。
        }
       *[no] 赢家是{ $who }。
    }
table-match-drawn = 比赛结束，没有赢家：平局。
table-duty-lead = 你领出：单张、对子（或更多相同的牌）或拖拉机，要同一门，主牌算一门。
table-duty-throws = { $throws ->
        [any] 同一门里几样一起出是甩牌：每一部分都要没人能大，否则强制出小。
        [trump] 几样主牌一起出是甩牌：每一部分都要没人能大，否则强制出小。
       *[none] 这套规则不能甩牌。
    }
table-duty-led = 首家出的是{ $has ->
        [yes] { $group }的{ $what }。
       *[no] { $what }。
    }
table-duty-none = 你没有{ $group }：随便出 { $count } 张{ $ruff ->
        [yes] ，同样牌型的主牌可以毙。
       *[no] 。
    }
table-duty-short = { $group }必须全部跟出（{ $cards }）{ $rest ->
        [0] 。
       *[other] ，再随便出 { $rest } 张。
    }
table-duty-free = 你有 { $held } 张{ $group }，随便跟出 { $count } 张。
table-duty-owed = 你有 { $held } 张{ $group }，跟出 { $count } 张，其中要有{ $shapes }。
table-duty-any-width = 你有 { $held } 张{ $group }，跟出 { $count } 张：{ $what ->
        [full] 要跟一副 { $count } 张的牌型，不论几张相同。
        [tractor] 要有 { $size } 张的拖拉机{ $pairs ->
            [0] 。
           *[other] 和 { $pairs } 个对子。
        }
        [pairs] 其中要有 { $pairs } 个对子。
       *[free] 随便哪几张。
    }
table-duty-or = 也可以不拆该留的牌：{ $group } { $held } 张里跟出 { $count } 张，其中有{ $shapes }。
table-legal-dealing = 抓牌时，手里有级牌或足够的王就可以亮出来定主；更大的可以反。
table-legal-bury = 从手牌里扣下任意 { $kitty } 张，别人看不到。可以扣分，但有风险。
table-legal-choose = 甩牌失败了，由你指定出被大过的哪一部分。
