# 读不懂的规则。

error-preset-unknown = 没有叫“{ $preset }”的规则。{ $count ->
        [0] 现有的规则：{ $nearest }。
       *[other] 是不是 { $nearest }？
    }
error-option-unknown = 没有“{ $option }”这个选项。{ $count ->
        [0] {""}
       *[other] 是不是 { $nearest }？
    }
error-option-value = { $option } 不能是 { $value }，应为：{ $expected }。{ $count ->
        [0] {""}
       *[other] 是不是 { $nearest }？
    }
expected-flag = true（是）或 false（否）
expected-number = { $low } 到 { $high } 的整数
expected-number-bare = { $low } 到 { $high } 的整数，不加引号
expected-choice = 其中之一：{ $choices }
expected-list = 列表，每项为其中之一：{ $choices }
expected-rows = 若干行，每行为 [{ $form }]
error-rules-form = 规则应为一个名字，或者“preset”加“options”；这不是：{ $text }
error-rules-key = 这里不能写“{ $name }”，只能写 { $known }。
error-rules-option-outside = 选项“{ $option }”要写在 [options] 这一行下面。
error-toml-syntax = 第 { $line } 行第 { $column } 列不合 TOML 写法：{ $text }
error-file-missing = 没有文件“{ $file }”。
error-file-unreadable = 文件“{ $file }”无法读取。
error-file-not-utf8 = 文件“{ $file }”不是 UTF-8 文本。
error-hands-uneven = { $cards } 张牌去掉 { $kitty } 张底牌，{ $seats } 人平分还多 { $left } 张。{ $count ->
        [0] {""}
       *[other] 底牌 { $nearest } 张可以平分。
    }
error-hands-empty = { $cards } 张牌去掉 { $kitty } 张底牌，不够 { $seats } 人分。
error-hands-large = 一手牌连底牌共 { $held } 张，超过上限 { $most } 张。
