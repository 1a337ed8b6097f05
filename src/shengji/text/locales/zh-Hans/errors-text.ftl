# 读不懂的牌。

error-card-unknown = “{ $text }”里的“{ $card }”不是一张牌。请写花色加点数，如 SA、HT、D2；小王写 LJ，大王写 BJ。
error-play-empty-component = “{ $text }”里的“+”有一边没有牌。
