# “shengji rules” 各命令的输出。

rules-list-name = 名字
rules-list-title = 规则
rules-list-cards = 用牌
rules-list-cards-value = { $seats }×{ $hand }＋{ $kitty }
rules-list-hint = 用牌：人数×每人张数＋底牌。查看全部规则：shengji rules show 名字
rules-show-source = 出处：{ $source }
rules-show-parent = 与“{ $parent }”不同之处标有●，后附原来的值。
rules-show-parent-defaults = 与标准规则不同之处标有●，后附标准的值。
rules-show-was = 原为：{ $value }
rules-show-deal = 每人{ $hand }张，底牌{ $kitty }张，共{ $points }分
rules-show-same = 没有不同之处。
rules-check-error = 错误
rules-check-note = 提醒
rules-check-option = 选项：{ $options }
rules-check-good = { $name }：没有矛盾。每人{ $hand }张，底牌{ $kitty }张。
rules-check-sums = { $errors } 处错误，{ $notes } 处提醒。

# The pages on the variants.
variants-title = 各种玩法
variants-intro = 本程序认得的每种玩法：是什么、从哪里来、和所依据的规则有什么不同。本页由“shengji rules docs”根据规则本身生成。
variants-languages = 其他语言：
variants-facts = { $seats }人，{ $decks }副牌；每人{ $hand }张，{ $kitty ->
        [0] 没有底牌
       *[other] 底牌{ $kitty }张
    }；共{ $points }分
variants-levels = 级别{ $levels }
variants-no-levels = 不打级
variants-differs = 与标准规则不同之处
variants-differs-from = 与“{ $parent }”不同之处
variants-option = 选项
variants-here = 这里
variants-there = 那里
