# 命令 shengji simulate。
error-simulate-deals-or-matches = --deals 與 --matches 只能選一個。
error-simulate-option-form = 「{ $text }」不是選項：請寫成 名稱=值，例如 kitty=8 或 throws=none。
error-simulate-rules = 這套規則無法進行：{ $problem }{ $advice }
error-records-unwritable = 無法寫入 { $file }：{ $reason }。
error-simulate-fast-missing = 快速引擎需要套件 { $name }，請安裝 shengji[fast]。
error-simulate-fast-deals = 快速引擎只打單副牌且不寫記錄：請去掉 --matches 和 --records。
error-simulate-fast-bots = 使用快速引擎時，--bots 為 { $policies } 之一，適用於所有座位，不能是 { $bots }。
error-simulate-fast-only = { $bot } 只能用於快速引擎：請加上 --engine=fast。

simulate-playing = 模擬中
simulate-interrupted = 已停止：完成 { $done } / { $asked }。
simulate-bots = 機器人
simulate-seed = 種子
simulate-deals = 副數
simulate-speed = 每秒副數
simulate-speed-value = { $speed }（{ $seconds } 秒）
simulate-plays = 每副出牌次數
simulate-points = 閒家得分
simulate-points-value = 平均 { $mean }，四分位 { $quartiles }
simulate-kept = 保莊
simulate-throws = 首引中的甩牌
simulate-throws-value = { $share }，失敗 { $failed }
simulate-redeals = 重新發牌
simulate-matches = 局數
simulate-lengths = 每局副數
simulate-lengths-value = 平均 { $mean }，中位數 { $median }，{ $least } 至 { $most }
simulate-winners = 勝方
simulate-winners-value = { $seats } 號座：{ $share }
simulate-winners-tie = 平局：{ $share }
simulate-winners-none = 未分勝負：{ $share }
simulate-points-title = 閒家得分（● 起為上台線）
simulate-steps-title = 結果
simulate-outcome-kept = 保莊，莊家方升 { $steps } 級
simulate-outcome-lost = 下台，閒家升 { $steps } 級
simulate-outcome-contested = 下一副搶莊，莊家方升 { $steps } 級
simulate-digest = 全部記錄的摘要：{ $digest }
simulate-made = 叫分完成
simulate-payments = 每副收付
simulate-gains = 每副得分
simulate-most = 得分最多
simulate-points-title-open = 閒家得分
simulate-bids-title = 成交的叫分及完成率
simulate-gains-title = 各家得分
simulate-bid = { $points } 分（完成 { $share }）
