# 命令 shengji simulate。
error-simulate-deals-or-matches = --deals 与 --matches 只能选一个。
error-simulate-option-form = “{ $text }” 不是选项：请写成 名称=值，例如 kitty=8 或 throws=none。
error-simulate-rules = 这套规则无法进行：{ $problem }{ $advice }
error-records-unwritable = 无法写入 { $file }：{ $reason }。
error-simulate-fast-missing = 快速引擎需要软件包 { $name }，请安装 shengji[fast]。
error-simulate-fast-deals = 快速引擎只打单副牌且不写记录：请去掉 --matches 和 --records。
error-simulate-fast-bots = 使用快速引擎时，--bots 为 { $policies } 之一，适用于所有座位，不能是 { $bots }。
error-simulate-fast-only = { $bot } 只能用于快速引擎：请加上 --engine=fast。

simulate-playing = 模拟中
simulate-interrupted = 已停止：完成 { $done } / { $asked }。
simulate-bots = 机器人
simulate-seed = 种子
simulate-deals = 副数
simulate-speed = 每秒副数
simulate-speed-value = { $speed }（{ $seconds } 秒）
simulate-plays = 每副出牌次数
simulate-points = 闲家得分
simulate-points-value = 平均 { $mean }，四分位 { $quartiles }
simulate-kept = 保庄
simulate-throws = 首引中的甩牌
simulate-throws-value = { $share }，失败 { $failed }
simulate-redeals = 重新发牌
simulate-matches = 局数
simulate-lengths = 每局副数
simulate-lengths-value = 平均 { $mean }，中位数 { $median }，{ $least } 至 { $most }
simulate-winners = 胜方
simulate-winners-value = { $seats } 号座：{ $share }
simulate-winners-tie = 平局：{ $share }
simulate-winners-none = 未分胜负：{ $share }
simulate-points-title = 闲家得分（● 起为上台线）
simulate-steps-title = 结果
simulate-outcome-kept = 保庄，庄家方升 { $steps } 级
simulate-outcome-lost = 下台，闲家升 { $steps } 级
simulate-outcome-contested = 下一副抢庄，庄家方升 { $steps } 级
simulate-digest = 全部记录的摘要：{ $digest }
simulate-made = 叫分完成
simulate-payments = 每副收付
simulate-gains = 每副得分
simulate-most = 得分最多
simulate-points-title-open = 闲家得分
simulate-bids-title = 成交的叫分及完成率
simulate-gains-title = 各家得分
simulate-bid = { $points } 分（完成 { $share }）
