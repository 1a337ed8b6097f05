# 快速模擬器拒絕的情形。
error-sim-unsupported = 快速模擬器不能表達 { $option } = { $value }；普通引擎可以。
error-sim-phase = 只能模擬出牌階段的局面；此副牌正處於「{ $phase }」階段。
error-sim-seat = 沒有座位{ $seat }（{ $what }）；座位為1至{ $seats }。
error-sim-trump = 「{ $trump }」不是主；請寫 S、H、C、D 或 NT。
error-sim-per-seat = 「{ $what }」有{ $given }項，而座位有{ $seats }個。
error-sim-calls = 「{ $what }」有{ $given }項，而叫了{ $calls }個朋友（最多10個）。
error-sim-turn = 不應輪到座位{ $turn }：座位{ $leader }領出，已出{ $plays }手。
error-sim-lead = { $cards } 不能領出：不屬於同一門。
error-sim-trick = 同一墩各家所出張數不同：{ $cards }。
error-sim-kitty = 底牌有{ $given }張，應為{ $kitty }張。
error-sim-copies = { $card } 會出現{ $given }張；整副牌只有{ $most }張。
error-sim-hand-size = 座位{ $seat }持{ $given }張，應為{ $wanted }張。{ $cards }
error-sim-void = 座位{ $seat }已缺{ $group }，不可能持有 { $cards }。
error-sim-unseen = 未見的牌有{ $unseen }張，而其他各家和底牌共有{ $places }個位置。
error-sim-shown = { $cards } 不可能都在所說的人手中。
error-sim-no-world = 未見的牌沒有任何分法符合座位{ $seat }所知的一切。
error-sim-candidate = 此局面不能出 { $cards }。
error-sim-several-rules = 一次調用中的局面必須規則相同、級別相同。
