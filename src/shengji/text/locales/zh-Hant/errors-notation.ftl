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
event-bidmade = 叫分
event-auctionwon = 叫分結束
event-bankpassed = 讓莊
event-stirred = 炒底
event-revealed = 翻開亮主
event-linenamed = 定分數線
event-friendscalled = 叫朋友
event-friendjoined = 朋友現身
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

## 局面行

error-position-fields = 局面行有 { $expected } 項，以空格分開，這裡是 { $found } 項。
error-position-field = 「{ $text }」不能作局面行的「{ $field }」一項。
error-position-too-early = 這個局面還沒有定主，無法由它擺出牌局。
error-rules-tag = 規則裡的「{ $text }」不是「選項=值」的形式。

## 牌譜

error-record-none = 這裡沒有牌譜。
error-record-cut = 牌譜到此中斷：缺少說明結局的一行（「result …」、「redealt …」，沒打完的寫「*」）。
error-record-remark-open = 這裡開始的註釋沒有用花括號收尾。
error-record-tag-form = 「{ $text }」不是 [Name "文字"] 形式的標籤。
error-record-tag-twice = 標籤 { $tag } 重複出現。
error-record-tag-unknown = 標籤 { $tag } 沒有含義，只是原樣保留。您要寫的是 { $nearest } 嗎？
error-record-no-rules = 缺少標籤 Rules，例如 [Rules "qq"]。
error-record-rules-changed = 這套規則與記譜時已不一樣：預設規則後來改過。
error-record-number-of = 標籤 { $tag } 需要 { $expected } 項，現有 { $found } 項。
error-record-number = 「{ $text }」不能作標籤 { $tag } 的數值。
error-record-seat = { $seat ->
       *[other] 沒有「{ $seat }」這個座位
        [none] 缺少座位
    }：座位是 1 到 { $seats }。
error-record-cards-twice = 這些牌前面已經寫過。
error-record-cards-late = 發到的牌要寫在所有經過的前面。
error-record-no-hand = 缺少 { $seat } 號位的牌。
error-record-no-kitty = 缺少底牌。
error-record-hand-size = 這裡寫了 { $found } 張，應發 { $expected } 張。
error-record-pack = 與這套規則的牌不一致（+ 多出，- 缺少）：{ $wrong }。
error-record-seed = 這副牌不是由這個種子洗出來的，或者先摸牌的座位不對。
error-record-commitment = 承諾值與種子不符。
error-record-result-tag = 標籤 Result 寫的是 { $found }，打出來的結果是 { $expected }。
error-record-word = 沒有以「{ $word }」開頭的行。{ $count ->
        [0] {""}
       *[other] 您要寫的是「{ $nearest }」嗎？
    }
error-record-dealt = 「{ $text }」不是發到的張數，例如 @40。
error-record-penalty = 判罰要寫座位和張數，例如「penalty 3: 2」。
error-record-bid = 叫分要寫座位和分數，不叫寫 pass，例如「bid 2: 100」、「bid 3: pass」。
error-record-line = 定分數線要寫座位和分數，例如「line 1: 35」。
error-record-joins = 這手牌後面寫著 { $found }，{ $expected ->
       *[other] 其實應是 { $expected }
        [none] 其實沒有朋友現身
    }。
error-call-form = 「{ $text }」不是叫朋友的寫法，例如「2 SA」（第二張）或「other SA」（自己以外的另一張）。
error-record-offer = 提議要寫明餘下的歸誰，例如「offer 2: banker」或「offer 2: opponents」。
error-record-over = 牌譜寫著沒打完，其實這一副已經結束。
error-record-not-yet = 這裡寫著「{ $word }」，但牌局還沒有到這一步。
error-record-differs = 牌譜寫的是「{ $found }」，實際應是「{ $expected }」。
error-record-trick-number = 這是第 { $expected } 墩，不是第 { $found } 墩。
error-record-trick-short = 第 { $trick } 墩開始了，前一墩卻只有 { $found } 家出過牌。
error-record-leader = 這裡由 { $expected } 號位領出，不是 { $found } 號位。
error-record-too-many = 第 { $trick } 墩出牌的家數超過了座位數。
error-record-play = 「{ $text }」不是一手牌。
error-record-throw-stands = 牌譜寫著「{ $text }」甩牌失敗，其實沒有人大得過。
error-record-throw-fails = 牌譜寫著「{ $text }」甩牌成功，其實有人大得過。
error-record-forced = 這次甩牌失敗後應出 { $expected }，不是 { $found }。
error-record-stopper = 擋住這次甩牌的是 { $expected } 號位，不是 { $found } 號位。
error-record-comment = 註釋只能是一行，不能有花括號：「{ $text }」。
error-record-tag = 「{ $name }」不能寫進標籤。
error-record-move = 牌譜裡沒有地方寫這一步：{ $move }。
error-record-hidden = 這份日誌裡有看不到的牌，無法寫成牌譜。
