# 為什麼不能這樣出牌。
error-not-held = 你手上沒有 { $cards }。
error-card-too-often = { $card } 出現了 { $count } 次，而整副牌裡只有 { $copies } 張。
error-card-copies = { $card } 寫了 { $count } 次；同一張牌最多 { $most } 張。
error-card-not-in-pack = 這套規則的牌裡沒有 { $card }。
error-lead-empty = 領出至少要一張牌。
error-lead-mixed = 領出的牌必須同一門：同一花色的副牌，或者全是主牌。
error-announced-no-shape = 聲明的每一部分必須是單張、對子、多張同牌或拖拉機。
error-announced-other-cards = 聲明的各部分合起來必須正好是出的牌。
error-throw-none = 這套規則不准甩牌：請領出一個單張、對子或拖拉機。
error-throw-trump-only = 這套規則只准甩主牌。
error-follow-count = 首家出了 { $owed } 張，這裡出了 { $played } 張。
error-follow-group = 你還有 { $cards }，必須跟{ $group } { $owed } 張。
error-follow-tuple = 你的{ $group }裡有{ $shape }（{ $cards }），{ $number ->
        [one] 必須跟出。
       *[other] 必須跟出 { $number } 個。
    }
error-follow-tractor = 你的{ $group }裡有{ $shape }（{ $cards }），必須跟出。
error-lead-unreadable = 首家的牌無法判定，跟牌也就無法判定。
throw-failed = 甩牌失敗：{ $cards } 有人能大，強制出小。
throw-failed-by = 甩牌失敗：{ $seat } 號位能大過 { $cards }，強制出小。
throw-failed-choose = 甩牌失敗：由 { $seat } 號位指定出哪一部分。
