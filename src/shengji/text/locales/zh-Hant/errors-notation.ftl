# 牌局日誌、牌譜、局面行裡有什麼不對。

## 牌局日誌

error-log-not-json = 這一行不是 JSON 物件。
error-log-form = 日誌的每一行都是一個帶「event」的 JSON 物件。
error-log-event-unknown = 沒有「{ $event }」這種事件。
error-log-field-unknown = 事件「{ $event }」沒有「{ $field }」這一項。
error-log-field-missing = 事件「{ $event }」缺少「{ $field }」這一項。
error-log-field-value = 「{ $field }」不能是 { $value }。
error-log-sum-missing = 這一行末尾沒有校驗碼「sum」。
error-log-sum = 校驗碼不符：這一行或它前面的某一行寫好之後被改過。
error-log-seq = 這裡應是日誌的第 { $expected } 號事件，寫的卻是 { $found }：有的行缺失或錯位。
error-log-more = 這一行不屬於前面幾行開始的那個動作。
error-log-cut = 日誌在一個動作中間斷了，這個動作不算；前面的都保留。
error-log-incomplete = 日誌沒有寫完最後一個動作的結果：接下來應是{ $expected }。
error-log-no-cause = { $event }：這裡沒有什麼會引起它。
error-log-seats = 這套規則有 { $seats } 個座位，名字、級別和莊家都要與之相符。
error-log-other-event = 這裡應是{ $expected }，而不是{ $found }。
error-log-other-value = { $event }：「{ $field }」應為{ $expected ->
       *[other] 「{ $expected }」
        [none] 空
    }，而不是{ $found ->
       *[other] 「{ $found }」
        [none] 空
    }。
error-log-exists = { $file } 已經存在。
error-log-missing = 沒有 { $file } 這個檔案。
error-log-in-use = 另一個程式正在寫 { $file }。
error-log-unreadable = 讀不了 { $file }：{ $reason }。
error-log-unwritable = 寫不進 { $file }：{ $reason }。以前儲存的都還在；請騰出空間再試。
event-matchstarted = 比賽開始
event-dealstarted = 發牌
event-declared = 亮主
event-passed = 不亮
event-trumpmade = 定主
event-redealt = 重發
event-kittytaken = 起底
event-buried = 扣底
event-throwfailed = 甩牌失敗
event-played = 出牌
event-tricktaken = 一墩結束
event-proposed = 提議
event-answered = 答覆
event-takenback = 悔牌
event-finished = 提前結束
event-penalized = 判罰
event-dealended = 一副結束
event-matchended = 比賽結束
event-timecalled = 時間到
