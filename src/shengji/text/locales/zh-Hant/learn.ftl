# 入門教學：牌桌上的十步。每步有重點、任務、提示和完成後的話。

learn = 學打升級
learn-how = 十個小步，邊打邊學，完全沒打過也學得會。
learn-again = 進度記在這個瀏覽器裏。
learn-step = 第{ $step }步，共{ $steps }步
learn-step-name = 第{ $step }步：{ $title }{ $done ->
        [yes] ，已完成
       *[no] {""}
    }
learn-steps = 十步
learn-task = 輪到你
learn-hint = 提示
learn-good = 對了。
learn-missed = 還差一點。
learn-back = 再試一次
learn-next = 下一步
learn-all-done = 完成
learn-finished = 你學會升級了
learn-finished-how = 第一局知道這些就夠了。哪些牌能出，牌桌會標明；不能出的會說明原因；拿不定主意就按提示。
learn-play = 跟機器人打一局
learn-once-more = 從頭再學

learn-seat-you = 你
learn-seat-right = 下家
learn-seat-partner = 對家
learn-seat-left = 上家

learn-order-title = 牌的大小
learn-order-text = 四人用兩副牌，你和對面的人是夥伴。每人輪流出一張，最大的那張贏得這一墩。同一門花色 A 最大，其次 K、Q、J、10，最小是 3。
learn-order-task = 下家領出黑桃，目前上家的 K 最大。選一張贏得了的牌，然後打出去。
learn-order-hint = 黑桃裏比 K 大的只有一種。
learn-order-missed = K 還是比較大，這一墩歸上家。找出比 K 大的黑桃。
learn-order-done = A 是最大的黑桃，這一墩歸你。贏的人領出下一墩。

learn-follow-title = 跟牌
learn-follow-text = 只要手上還有領出的那門花色，就一定要跟。現在不能出的牌會變暗；點一下，牌桌就說明原因。
learn-follow-task = 領出的是梅花。先點一張變暗的牌看看原因，然後跟一張梅花。
learn-follow-hint = 你有兩張梅花：Q 和 3，哪一張都可以。
learn-follow-missed = 你手上還有梅花，請出梅花。
learn-follow-done = 跟得對。無論是對家的 J 還是你的 Q，這一墩都是你們的。

learn-points-title = 分數
learn-points-text = 有分的牌只有三種：5 算五分，10 和 K 各算十分。兩副牌共有二百分，其中一方要拿到八十分。
learn-points-task = 這一墩對家的 A 會贏。盡量把分送給他。
learn-points-hint = K 值十分，5 只值五分。
learn-points-missed = 沒有損失，但可以給更多：送他 K。
learn-points-done = 你們再添十分。夥伴贏的墩就送分，對手贏的墩就把分留住。

learn-trump-title = 主牌
learn-trump-text = 有一門花色是主，今天是紅心，比其他花色都大。打 2 時，所有的 2 和大小王都是主。由大到小：大王、小王、♥2、其餘的 2，然後 ♥A 到 ♥3。
learn-trump-task = 下家吊主，目前上家的 ♦2 最大。壓過它。
learn-trump-hint = 同樣大的壓不過，而每一張 2 都比 ♥A 大。什麼比 ♦2 大？
learn-trump-missed = 這張不比 ♦2 大：♥A 排在所有的 2 之下，另一張副 2 只是同樣大，先出的算大。
learn-trump-done = 壓過了。請注意 ♦2 不算方塊，它屬於主牌。

learn-pairs-title = 對子
learn-pairs-text = 兩張完全相同的牌叫對子，可以一起打。只有更大的對子才贏得了對子；手上有這門對子的人，一定要跟對子。
learn-pairs-task = 下家領出 ♦10 10。用你的對子贏下這一墩。
learn-pairs-hint = 點一張 Q，兩張會一起選取。一張 Q 加一張 A 雖是兩張，卻不是對子。
learn-pairs-missed = 跟對子沒錯，但 6 6 大不過 10 10。你有更大的對子。
learn-pairs-done = QQ 大過 10 10，二十分歸你。對家和上家沒有對子，跟任何兩張方塊都行。

learn-tractor-title = 拖拉機
learn-tractor-text = 同一門相鄰的對子連起來就是拖拉機，例如 ♠7 7 8 8。要整組打出，只有一樣長而更大的拖拉機能贏它。拖拉機一出，每家都得跟上好幾張。
learn-tractor-task = 由你領出。打出你的拖拉機。
learn-tractor-hint = 7 7 和 8 8 相鄰。在其中一張上連點兩下，整組拖拉機就選好了。
learn-tractor-missed = 這不是整組拖拉機。四張都要選：7 7 8 8。
learn-tractor-done = 沒有人有拖拉機，連 10 和 Q 都得跟進來，共四十分。

learn-throw-title = 甩牌
learn-throw-text = 同一門的幾組牌可以一次打出，叫甩牌。每一組都沒人大得過才算成功；否則只能出被大過的那一組，其餘收回手中。
learn-throw-task = 還沒有人出過牌。甩 ♠A 加 K K，或 ♣A 加 Q Q，其中一個不可能失敗。甩出去。
learn-throw-hint = 一對 K 只怕一對 A，而兩張黑桃 A 有一張在你手上。那一對 Q 呢？
learn-throw-missed = 要甩得成才行。♣Q Q 怕 K K；♠K K 只怕 A A，而其中一張 A 是你的。
learn-throw-done = 沒有人湊得出黑桃 A A，所以穩當，三張一起贏。

learn-ruff-title = 斃牌
learn-ruff-text = 領出的花色你一張都沒有時，什麼牌都可以出。出主牌就能贏，這叫斃；其他副牌再大也只是墊牌。
learn-ruff-task = 領出的是梅花，你沒有梅花，桌上有二十五分。拿下它。
learn-ruff-hint = 紅心是主，出小的就夠了。
learn-ruff-missed = 其他花色在這裏贏不了。用紅心斃。
learn-ruff-done = 斃成了。對子要用一對主才斃得了，拖拉機則要用主拖拉機。

learn-kitty-title = 底牌
learn-kitty-text = 其中一家是莊家。發牌剩下的八張底牌由莊家拿起，再任選八張扣下。最後一墩若被閒家贏走，底裏的分會加倍算給閒家。
learn-kitty-task = 你是莊家。扣八張牌，裏面不能有分，也不能有主。
learn-kitty-hint = 不要 5、10、K，不要紅心、2 和王。留的花色越少，就越快能斃牌。
learn-kitty-missed = 規則允許，但代價很高：底裏的分會加倍失去，主牌又是贏墩的本錢。換別的牌。
learn-kitty-done = 底裏乾乾淨淨，沒有可失去的分。

learn-levels-title = 升級
learn-levels-text = 一副牌打完，閒家不足八十分，莊家一方就升級：升一級，不足四十分升兩級，一分都沒有升三級。閒家滿八十分便上台當莊，滿一百二十分還能升級。從 2 一路打到 A。
learn-levels-task = 你是莊家，閒家有三十五分，底裏有一張 K。只剩兩張牌：設法贏得最後一墩。
learn-levels-hint = 關鍵是最後一墩。如果現在打出大王，最後剩下什麼？
learn-levels-missed = 最後只剩 ♠9，一定輸，底裏十分加倍，閒家便有五十五分。把大王留住。
learn-levels-done = 這一墩讓給他們，大王還在手上。
learn-levels-task-2 = 最後一墩，贏下來。
learn-levels-hint-2 = 只剩一張牌。
learn-levels-missed-2 = 最後一墩應該是你的。
learn-levels-done-2 = 保住底牌了。閒家仍是三十五分，不足四十，你們升兩級，從 2 升到 4。
