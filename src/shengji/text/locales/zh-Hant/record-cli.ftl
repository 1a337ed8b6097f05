# 「shengji record」和「shengji verify-shuffle」的輸出。

error-record-ending = { $file } 要以 .sjn（牌譜）或 .jsonl（牌局日誌）結尾。
error-record-not-consecutive = 第 { $number } 份牌譜沒有接著前一份，合不成一場比賽。請用 --deal N 取其中一副。
record-good = { $file }：共 { $deals } 副，全部無誤。
record-converted = { $file }：寫好 { $deals } 副。
record-not-converted = { $file } 沒有轉換：其中沒有可以完整轉換的內容。
record-no-deal = { $file } 裡沒有這一副。{ $known ->
       *[other] 有的是：{ $known }。
        [none] 其中沒有讀得懂的。
    }
record-deal = 第 { $number } 副
record-attempt = 第 { $times } 次重發
record-level = 打 { $level }
record-seat = { $seat } 號位
record-trumps = 主牌
record-always-trumps = 常主
record-kitty = 底牌
record-declares = { $seat }在發到第 { $dealt } 張（共 { $all } 張）後亮主：
record-passes = { $seat }不亮。
record-trump = 主花色：{ $trump }，莊家：{ $banker }。
record-trump-kitty = （無人亮主，底牌翻出 { $card }）
record-trump-named = （由莊家的對家指定）
record-trump-fixed = （規則所定）
record-takes = { $seat }拿起底牌：
record-buries = { $seat }扣底：
record-time = 時間到。
record-offers = { $seat }提議結束這一副，餘下的歸{ $side }。
record-finished = 大家同意：餘下的歸{ $side }。
record-penalized = { $seat }犯規，{ $cards } 張：{ $points } 分歸對方。
record-penalized-ends = { $seat }犯規，這一副到此結束。
record-side-banker = 莊家方
record-side-opponents = 閒家
record-and = 、
record-comma = ，
record-stopped = { $seat } 號位
record-column-points = 得分
record-legend = { $led } 領出，{ $won } 贏得這一墩，{ $failed } 甩牌失敗及改出的牌
record-redealt-undeclared = 無人亮主，重新發牌。
record-redealt-unbid = 無人叫分，重新發牌。
record-redealt-weak-hand = { $seat }牌太差，要求重新發牌。
record-points = 閒家共得 { $points } 分
record-points-sum = ＝墩分 { $tricks }＋底分 { $kitty }
record-kitty-captured = 閒家贏得最後一墩，摳底：
record-bank-kept = 莊家方過莊。
record-bank-lost = 閒家上台。
record-bank-contested = 下一副搶莊。
record-rises = { $side }升 { $levels } 級。
record-falls = { $side }降 { $levels } 級。
record-hooked = 底牌被級牌 { $card } 鉤到，莊家方退回。
record-levels = 各家級別：{ $levels }
record-next = 下一副莊家：{ $seat }
record-match-won = { $seats }贏得比賽。
record-match-tied = 比賽打平。
record-unfinished = 這一副沒有打完，閒家目前得 { $points } 分。
record-bidding = 叫分：{ $bids }
record-bid-pass = 不叫
record-auction = { $seat }叫得莊家：其餘各家須得 { $points } 分。
record-trump-bid = （由莊家指定）
record-bank-passes = 莊家方無法亮主，莊歸{ $seat }，打 { $level } 亮主。
record-names = 定為{ $trump }
record-stirs = { $seat }炒底：
record-passes-stir = { $seat }不炒。
record-reveals = 翻開扣著的牌，主花色：{ $trump }。
record-reveal-faults = 沒有大過前面的牌：{ $seats }，每次罰 { $points } 分。
record-names-line = { $seat }定分數線：閒家須得 { $points } 分。
record-calls = { $seat }叫朋友：{ $calls }。
record-call-nth = 第 { $nth } 張{ $card }
record-call-other = 另一張{ $card }
record-joins = 是朋友
record-spent = 莊家自己打出
record-sides = 莊家方：{ $banker }；閒家：{ $opponents }。
record-points-line = ，須得 { $line } 分
record-points-alone = 各家得分：{ $points }
record-kitty-won = { $seat }贏得最後一墩，底牌歸他：
record-last-trick-for = 閒家贏得最後一墩，首家出 { $cards } 張：再加 { $points } 分。
record-last-trick-against = 莊家方贏得最後一墩，首家出 { $cards } 張：閒家減 { $points } 分。
record-deal-kept = 莊家方贏得這一副。
record-deal-lost = 閒家贏得這一副。
record-bank-bid = 下一副重新叫莊。
record-jumped = 因頂級主牌或510K，級別跳變。
record-failures = 各家連續扛旗失敗次數：{ $failures }
record-totals = 各家累計：{ $totals }
record-payments = 各家輸贏：{ $payments }
record-unfinished-alone = 這一副沒有打完，各家目前得分：{ $points }
shuffle-usage = 請給出檔案，或用 --seed 給出種子（可加 --commitment、--rules）。
shuffle-commitment = 這個種子的承諾值是 { $commitment }
shuffle-fits = 與給出的一致：種子在發牌前就已定下。
shuffle-differs = 與給出的不一致：這不是當初承諾的種子。
shuffle-first = 沒有莊家時由 { $seat } 號位先摸牌：
shuffle-banker = 已有莊家時，以上第一手牌歸莊家，其餘順次。
shuffle-deal-good = 第 { $deal } 副{ $attempt ->
        [0] {""}
       *[other] （第 { $attempt } 次重發）
    }：牌由種子洗出，承諾值為 { $commitment }
shuffle-deal-unknown = 第 { $deal } 副{ $attempt ->
        [0] {""}
       *[other] （第 { $attempt } 次重發）
    }：沒有種子，無從核對。
