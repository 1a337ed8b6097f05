# 机器人：它们的差错，以及它们出牌的理由。
error-bot-unknown = 没有叫 { $bot } 的机器人。{ $count ->
    [0] 现有的机器人：{ $nearest }。
   *[other] 您是不是指 { $nearest }？
}
error-bot-illegal = { $seat } 号座的机器人 { $bot } 走了不合规则的一步：{ $reason }
error-bot-redeals = 已发牌 { $attempts } 次，每次都没有机器人亮主。按此规则，无人亮主便不能继续。

bot-why-pass = 没有值得亮的主
bot-why-no-stir = 没有值得炒的牌
bot-why-declare = 这门主牌多
bot-why-name = 主牌 { $count } 张
bot-why-bury = { $voids ->
    [0] 扣无分的小牌
   *[other] 扣小牌，并绝 { $voids } 门以便将吃
}
bot-why-choose = { $points ->
    [0] 不带分
   *[other] 带 { $points } 分
}
bot-why-cash = 这门已经没有更大的牌
bot-why-strong = 多半能赢这一墩
bot-why-throw = 甩 { $count } 张，无人能大
bot-why-draw = 吊主
bot-why-give-lead = 以小牌让出牌权
bot-why-take = { $points ->
    [0] 赢下这一墩
   *[other] 赢下这一墩和 { $points } 分
}
bot-why-ruff = { $points ->
    [0] 将吃这一墩
   *[other] 将吃这一墩，得 { $points } 分
}
bot-why-points = 给自己一方加 { $points } 分
bot-why-leave = 这一墩留给自己一方
bot-why-low = 保留大牌
bot-why-must = 丢 { $points } 分，但保留了更好的牌
bot-why-stir = 换这门主并拿底，牌更好
bot-why-no-bid = 闲家大约能得 { $points } 分
bot-why-bid = 闲家应只得 { $points } 分左右
bot-why-line = 通常的分数线
bot-why-low-line = 比通常的线低，闲家更容易得够
bot-why-call = 短门里别家手上的大牌
bot-why-join = 亮明是谁的朋友
bot-why-further = 几乎没有牌能管住的牌型
bot-why-search = 模拟 { $deals } 副牌，这样最好
bot-why-close = 模拟 { $deals } 副牌，这样差不多
bot-why-searched = 模拟 { $deals } 副牌，这样差一些
bot-why-learned = 由大量牌局学来的判断
