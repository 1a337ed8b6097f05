# 機器人：它們的差錯，以及它們出牌的理由。
error-bot-unknown = 沒有叫 { $bot } 的機器人。{ $count ->
    [0] 現有的機器人：{ $nearest }。
   *[other] 您是不是指 { $nearest }？
}
error-bot-illegal = { $seat } 號座的機器人 { $bot } 走了不合規則的一步：{ $reason }
error-bot-redeals = 已發牌 { $attempts } 次，每次都沒有機器人亮主。按此規則，無人亮主便不能繼續。

bot-why-pass = 沒有值得亮的主
bot-why-no-stir = 沒有值得炒的牌
bot-why-declare = 這門主牌多
bot-why-name = 手上有 { $count } 張主牌
bot-why-bury = { $voids ->
    [0] 扣無分的小牌
   *[other] 扣小牌，並絕 { $voids } 門以便將吃
}
bot-why-choose = { $points ->
    [0] 沒有分
   *[other] 帶 { $points } 分
}
bot-why-cash = 這門已經沒有更大的牌
bot-why-strong = 多半能贏這一墩
bot-why-throw = 甩 { $count } 張，無人能大
bot-why-draw = 吊主
bot-why-give-lead = 以小牌讓出牌權
bot-why-take = { $points ->
    [0] 贏下這一墩
   *[other] 贏下這一墩和 { $points } 分
}
bot-why-ruff = { $points ->
    [0] 將吃這一墩
   *[other] 將吃這一墩，得 { $points } 分
}
bot-why-points = 給自己一方加 { $points } 分
bot-why-leave = 這一墩留給自己一方
bot-why-low = 保留大牌
bot-why-must = 丟 { $points } 分，但保留了更好的牌
bot-why-stir = 換這門主並拿底，牌更好
bot-why-no-bid = 閒家大約能得 { $points } 分
bot-why-bid = 閒家應只得 { $points } 分左右
bot-why-line = 通常的分數線
bot-why-low-line = 比通常的線低，閒家更容易得夠
bot-why-call = 短門裡別家手上的大牌
bot-why-join = 亮明是誰的朋友
bot-why-further = 幾乎沒有牌能管住的牌型
bot-why-search = 模擬 { $deals } 副牌，這樣最好
bot-why-close = 模擬 { $deals } 副牌，這樣差不多
bot-why-searched = 模擬 { $deals } 副牌，這樣差一些
bot-why-learned = 由大量牌局學來的判斷
