# 为什么不能这样扣底，以及级别有什么问题。
error-bury-count = 底牌要扣 { $count } 张，这里是 { $given } 张。
error-bury-points = 扣了 { $points } 分，底牌最多只能有 { $limit } 分。
error-level-not-played = 这套规则没有 { $level } 这一级，只有：{ $levels }。
