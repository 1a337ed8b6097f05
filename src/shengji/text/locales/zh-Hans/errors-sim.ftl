# 快速模拟器拒绝的情形。
error-sim-unsupported = 快速模拟器不能表达 { $option } = { $value }；普通引擎可以。
error-sim-phase = 只能模拟出牌阶段的局面；此副牌正处于“{ $phase }”阶段。
error-sim-seat = 没有座位{ $seat }（{ $what }）；座位为1至{ $seats }。
error-sim-trump = “{ $trump }”不是主；请写 S、H、C、D 或 NT。
error-sim-per-seat = “{ $what }”有{ $given }项，而座位有{ $seats }个。
error-sim-calls = “{ $what }”有{ $given }项，而叫了{ $calls }个朋友（最多10个）。
error-sim-turn = 不应轮到座位{ $turn }：座位{ $leader }领出，已出{ $plays }手。
error-sim-lead = { $cards } 不能领出：不属于同一门。
error-sim-trick = 同一墩各家所出张数不同：{ $cards }。
error-sim-kitty = 底牌有{ $given }张，应为{ $kitty }张。
error-sim-copies = { $card } 会出现{ $given }张；整副牌只有{ $most }张。
error-sim-hand-size = 座位{ $seat }持{ $given }张，应为{ $wanted }张。{ $cards }
error-sim-void = 座位{ $seat }已缺{ $group }，不可能持有 { $cards }。
error-sim-unseen = 未见的牌有{ $unseen }张，而其他各家和底牌共有{ $places }个位置。
error-sim-shown = { $cards } 不可能都在所说的人手中。
error-sim-no-world = 未见的牌没有任何分法符合座位{ $seat }所知的一切。
error-sim-candidate = 此局面不能出 { $cards }。
error-sim-several-rules = 一次调用中的局面必须规则相同、级别相同。
