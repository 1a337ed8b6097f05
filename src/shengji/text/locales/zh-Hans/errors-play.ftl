# 为什么不能这样出牌。
error-not-held = 你手里没有 { $cards }。
error-card-too-often = { $card } 出现了 { $count } 次，而整副牌里只有 { $copies } 张。
error-card-copies = { $card } 写了 { $count } 次；同一张牌最多 { $most } 张。
error-card-not-in-pack = 这套规则的牌里没有 { $card }。
error-lead-empty = 领出至少要一张牌。
error-lead-mixed = 领出的牌必须是同一门：同一花色的副牌，或者全是主牌。
error-announced-no-shape = 声明的每一部分必须是单张、对子、多张同牌或拖拉机。
error-announced-other-cards = 声明的各部分合起来必须正好是出的牌。
error-throw-none = 这套规则不能甩牌：请领出一个单张、对子或拖拉机。
error-throw-trump-only = 这套规则只能甩主牌。
error-follow-count = 首家出了 { $owed } 张，这里出了 { $played } 张。
error-follow-group = 你还有 { $cards }，必须跟{ $group } { $owed } 张。
error-follow-tuple = 你的{ $group }里有{ $shape }（{ $cards }），{ $number ->
        [one] 必须跟出。
       *[other] 必须跟出 { $number } 个。
    }
error-follow-tractor = 你的{ $group }里有{ $shape }（{ $cards }），必须跟出。
error-lead-unreadable = 首家的牌无法判定，跟牌也就无法判定。
throw-failed = 甩牌失败：{ $cards } 有人能大，强制出小。
throw-failed-by = 甩牌失败：{ $seat } 号位能大过 { $cards }，强制出小。
throw-failed-choose = 甩牌失败：由 { $seat } 号位指定出哪一部分。
