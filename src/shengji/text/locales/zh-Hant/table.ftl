# 怎樣講述牌局，以及現在可以做什麼：伺服器的牌桌和終端機共用。

table-you = 你
table-names = 小梅, 阿波, 小蘭, 阿軍, 小萍, 阿濤, 小華, 阿偉, 小寧
table-and = 、
table-anything = 隨便哪張
table-card-LJ = 小王
table-card-BJ = 大王
table-result-kept = { $steps ->
        [0] 莊家續莊，不升級
       *[other] 莊家升{ $steps }級
    }
table-result-lost = { $steps ->
        [0] 閒家上台
       *[other] 閒家上台並升{ $steps }級
    }
table-result-contested = 下一副重新搶莊
table-deal-title = 第{ $number }副{ $again ->
        [0] {""}
       *[other] ，重發
    }
table-told-declared = { $you ->
        [yes] 你亮 { $cards }
       *[no] { $who }亮 { $cards }
    }{ $has ->
        [yes] ，定{ $trump }。
       *[no] 。
    }
table-told-declared-hidden = { $who }暗亮 { $count } 張。
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
        [yes] 你做莊。
       *[no] { $who }做莊。
    }
table-told-trump-hidden = { $blind ->
        [yes] 主牌要等大家都不炒了才翻開，
       *[no] 主牌到扣底之後才翻開，
    }{ $you ->
        [yes] 你做莊。
       *[no] { $who }做莊。
    }
table-told-undeclared = 沒有人亮主。
table-told-turned-up = 沒有人亮主，翻底牌：{ $card }。
table-told-redealt = { $auction ->
        [yes] 沒有人叫分，重新發牌。
       *[no] 沒有人亮主，重新發牌。
    }
table-told-redealt-weak = { $you ->
        [yes] 你的牌太差，
       *[no] { $who }的牌太差，
    }{ $contested ->
        [yes] 重新發牌並搶莊。
       *[no] 重新發牌。
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
    }以 { $points } 分做莊，其他各家合起來要得 { $points } 分。
table-told-named = { $you ->
        [yes] 你
       *[no] { $who }
    }定主：{ $trump }。
table-told-bank-passed = 莊家方亮不出主，莊歸另一方：{ $you ->
        [yes] 你做莊
       *[no] { $who }做莊
    }，照那一方的級數{ $level }亮主。
table-told-line = { $you ->
        [yes] 你
       *[no] { $who }
    }定上台線：閒家要得 { $points } 分。
table-told-stirred = { $you ->
        [yes] 你用 { $cards } 炒底
       *[no] { $who }用 { $cards } 炒底
    }{ $has ->
        [yes] ，現在主是{ $trump }。
       *[no] （暗炒）。
    }
table-told-stirred-hidden = { $who }用 { $count } 張暗炒。
table-told-called = { $you ->
        [yes] 你
       *[no] { $who }
    }叫朋友：{ $count ->
        [1] 誰打出{ $calls }就是朋友。
       *[other] 打出{ $calls }的人都是朋友。
    }
table-told-joined = { $you ->
        [yes] 你打出所叫的{ $card }，成為莊家的朋友。
       *[no] { $who }打出所叫的{ $card }，成為莊家的朋友。
    }
table-told-call-spent = { $you ->
        [yes] 你自己打出了所叫的{ $card }，這個朋友就沒有了。
       *[no] 莊家{ $who }自己打出了所叫的{ $card }，這個朋友就沒有了。
    }
table-call = { $nth ->
        [0] 另一張{ $card }
       *[other] 第{ $nth }張{ $card }
    }
table-told-kitty = { $you ->
        [yes] 你
       *[no] { $who }
    }拿起底牌：{ $cards }（{ $points }分）
table-told-kitty-hidden = { $who }拿起 { $count } 張底牌。
table-told-buried = { $you ->
        [yes] 你
       *[no] { $who }
    }扣底：{ $cards }（{ $points }分）
table-told-buried-hidden = { $who }扣下 { $count } 張底牌。
table-told-throw = { $you ->
        [yes] 你
       *[no] { $who }
    }想甩 { $cards }。
table-told-stopped = 甩牌失敗：{ $you ->
        [yes] 你
       *[no] { $who }
    }能大過 { $cards }。
table-told-stopped-hidden = 甩牌失敗：{ $cards } 有人能大。
table-told-choose = { $you ->
        [yes] 由你
       *[no] 由{ $who }
    }指定出哪一部分：{ $cards }
table-told-penalty = { $you ->
        [yes] 你方
       *[no] { $who }一方
    }被罰 { $points } 分。
table-told-played = {"  "}{ $who }{ $kind ->
        [lead] （領出）
        [throw] （甩牌）
        [forced] （強制出小）
        [ruff] （斃）
        [special] （{ $shape }）
        [special-ruff] （斃，{ $shape }）
       *[plain] {""}
    }：{ $cards }
table-told-trick = { $you ->
        [yes] 這一墩歸你
       *[no] 這一墩歸 { $who }
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
    }提議提早結束：剩下的都歸{ $rest ->
        [banker] 莊家方。
       *[opponents] 閒家。
    }
table-told-agreed = { $who }同意。
table-told-refused = { $who }不同意。
table-told-taken-back = 已悔牌。
table-told-finished = 這一副提早結束：剩下的都歸{ $rest ->
        [banker] 莊家方。
       *[opponents] 閒家。
    }
table-told-penalized = 裁判罰{ $you ->
        [yes] 你
       *[no] { $who }
    } { $points } 分{ $ends ->
        [yes] ，這一副到此為止。
       *[no] 。
    }
table-told-time = 時間到：打完這一副，比賽就結束。
table-end-captured = 閒家贏了最後一墩，摳底：{ $points } × { $times } = { $total }
table-end-captured-hidden = 閒家贏了最後一墩，摳底 ×{ $times }：{ $total }
table-end-total = 閒家共得 { $points } 分：{ $result }。
table-end-next = { $you ->
        [yes] 下一副你做莊。
       *[no] 下一副{ $who }做莊。
    }
table-match-won = { $mine ->
        [yes] { $count ->
            [1] 你贏了整場。
           *[other] 你們贏了：{ $who }。
        }
       *[no] 贏家是{ $who }。
    }
table-match-drawn = 比賽結束，沒有贏家：平手。
table-duty-lead = 你領出：單張、對子（或更多相同的牌）或拖拉機，要同一門，主牌算一門。
table-duty-throws = { $throws ->
        [any] 同一門裡幾樣一起出是甩牌：每一部分都要沒人能大，否則強制出小。
        [trump] 幾樣主牌一起出是甩牌：每一部分都要沒人能大，否則強制出小。
       *[none] 這套規則不能甩牌。
    }
table-duty-led = 首家出的是{ $has ->
        [yes] { $group }的{ $what }。
       *[no] { $what }。
    }
table-duty-none = 你沒有{ $group }：隨便出 { $count } 張{ $ruff ->
        [yes] ，同樣牌型的主牌可以斃。
       *[no] 。
    }
table-duty-short = { $group }必須全部跟出（{ $cards }）{ $rest ->
        [0] 。
       *[other] ，再隨便出 { $rest } 張。
    }
table-duty-free = 你有 { $held } 張{ $group }，隨便跟出 { $count } 張。
table-duty-owed = 你有 { $held } 張{ $group }，跟出 { $count } 張，其中要有{ $shapes }。
table-duty-any-width = 你有 { $held } 張{ $group }，跟出 { $count } 張：{ $what ->
        [full] 要跟一副 { $count } 張的牌型，不論幾張相同。
        [tractor] 要有 { $size } 張的拖拉機{ $pairs ->
            [0] 。
           *[other] 和 { $pairs } 個對子。
        }
        [pairs] 其中要有 { $pairs } 個對子。
       *[free] 隨便哪幾張。
    }
table-duty-or = 也可以不拆該留的牌：{ $group } { $held } 張裡跟出 { $count } 張，其中有{ $shapes }。
table-legal-dealing = 抓牌時，手上有級牌或足夠的王就可以亮出來定主；更大的可以反。
table-legal-bury = 從手牌裡扣下任意 { $kitty } 張，別人看不到。可以扣分，但有風險。
table-legal-choose = 甩牌失敗了，由你指定出被大過的哪一部分。
