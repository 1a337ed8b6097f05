# 為什麼不能這樣扣底，以及級別有什麼問題。
error-bury-count = 底牌要扣 { $count } 張，這裡是 { $given } 張。
error-bury-points = 扣了 { $points } 分，底牌最多只能有 { $limit } 分。
error-level-not-played = 這套規則沒有 { $level } 這一級，只有：{ $levels }。
