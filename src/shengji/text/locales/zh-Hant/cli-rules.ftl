# 「shengji rules」各命令的輸出。

rules-list-name = 名字
rules-list-title = 規則
rules-list-cards = 用牌
rules-list-cards-value = { $seats }×{ $hand }＋{ $kitty }
rules-list-hint = 用牌：人數×每人張數＋底牌。查看全部規則：shengji rules show 名字
rules-show-source = 出處：{ $source }
rules-show-parent = 與「{ $parent }」不同之處標有●，後附原來的值。
rules-show-parent-defaults = 與標準規則不同之處標有●，後附標準的值。
rules-show-was = 原為：{ $value }
rules-show-deal = 每人{ $hand }張，底牌{ $kitty }張，共{ $points }分
rules-show-same = 沒有不同之處。
rules-check-error = 錯誤
rules-check-note = 提醒
rules-check-option = 選項：{ $options }
rules-check-good = { $name }：沒有矛盾。每人{ $hand }張，底牌{ $kitty }張。
rules-check-sums = { $errors } 處錯誤，{ $notes } 處提醒。

# The pages on the variants.
variants-title = 各種玩法
variants-intro = 本程式認得的每種玩法：是什麼、從哪裡來、和所依據的規則有什麼不同。本頁由「shengji rules docs」根據規則本身產生。
variants-languages = 其他語言：
variants-facts = { $seats }人，{ $decks }副牌；每人{ $hand }張，{ $kitty ->
        [0] 沒有底牌
       *[other] 底牌{ $kitty }張
    }；共{ $points }分
variants-levels = 級別{ $levels }
variants-no-levels = 不打級
variants-differs = 與標準規則不同之處
variants-differs-from = 與「{ $parent }」不同之處
variants-option = 選項
variants-here = 這裡
variants-there = 那裡
