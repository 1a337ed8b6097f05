# 讀不懂的牌。

error-card-unknown = 「{ $text }」裡的「{ $card }」不是一張牌。請寫花色加點數，如 SA、HT、D2；小王寫 LJ，大王寫 BJ。
error-play-empty-component = 「{ $text }」裡的「+」有一邊沒有牌。
