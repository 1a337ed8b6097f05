# 讀不懂的規則。

error-preset-unknown = 沒有叫「{ $preset }」的規則。{ $count ->
        [0] 現有的規則：{ $nearest }。
       *[other] 是不是 { $nearest }？
    }
error-option-unknown = 沒有「{ $option }」這個選項。{ $count ->
        [0] {""}
       *[other] 是不是 { $nearest }？
    }
error-option-value = { $option } 不能是 { $value }，應為：{ $expected }。{ $count ->
        [0] {""}
       *[other] 是不是 { $nearest }？
    }
expected-flag = true（是）或 false（否）
expected-number = { $low } 到 { $high } 的整數
expected-number-bare = { $low } 到 { $high } 的整數，不加引號
expected-choice = 其中之一：{ $choices }
expected-list = 列表，每項為其中之一：{ $choices }
expected-rows = 若干行，每行為 [{ $form }]
error-rules-form = 規則應為一個名字，或者「preset」加「options」；這不是：{ $text }
error-rules-key = 這裡不能寫「{ $name }」，只能寫 { $known }。
error-rules-option-outside = 選項「{ $option }」要寫在 [options] 這一行下面。
error-toml-syntax = 第 { $line } 行第 { $column } 欄不合 TOML 寫法：{ $text }
error-file-missing = 沒有檔案「{ $file }」。
error-file-unreadable = 檔案「{ $file }」無法讀取。
error-file-not-utf8 = 檔案「{ $file }」不是 UTF-8 文字。
error-hands-uneven = { $cards } 張牌去掉 { $kitty } 張底牌，{ $seats } 人平分還多 { $left } 張。{ $count ->
        [0] {""}
       *[other] 底牌 { $nearest } 張可以平分。
    }
error-hands-empty = { $cards } 張牌去掉 { $kitty } 張底牌，不夠 { $seats } 人分。
error-hands-large = 一手牌連底牌共 { $held } 張，超過上限 { $most } 張。
