# 終端機裡打牌：「shengji play」。

## 可以輸入的詞，用逗號分開，第一個最先列出。

play-words-help = help, 說明, 指令
play-words-legal = ?, 規定, 能出
play-words-hint = h, 提示
play-words-table = v, 牌桌, 看牌
play-words-last = t, 上一墩, 上輪
play-words-all = a, 各墩, 全部
play-words-score = s, 比分, 計分
play-words-back = u, 悔牌, 悔
play-words-finish = f, 提早結束, 認輸
play-words-rules = r, 規則
play-words-quit = q, 離開, 結束
play-words-yes = y, 是, 好
play-words-no = n, 否, 不
play-words-wait = w, 等, 等等
play-words-another = 另一張, 另一, *

## 說明

play-help-title = 可以輸入什麼
play-help-cards = 牌：花色加點數，寫 H8、♥8 或 紅心8 都可以。H88 或「h8 h8」是一對，S7788 是拖拉機，HAA+HK 是甩牌；10 寫成 HT 或 H10；大王寫 BJ 或 大王，小王寫 LJ 或 小王。只寫數字，就是選剛列出的那一項。
play-help-help = 這份說明
play-help-legal = 現在能出什麼、為什麼
play-help-hint = 給個建議，附理由
play-help-table = 再看一次牌桌和手牌
play-help-last = 看上一墩
play-help-all = 看這一副的每一墩
play-help-score = 級數、先前各副的結果、得幾分升幾級
play-help-back = 悔回自己的上一步，要別人同意
play-help-finish = 提議提早結束這一副
play-help-rules = 現行規則
play-help-quit = 存檔並離開
play-help-wait = 抓牌時：有變化再問我
play-help-game = { $how ->
        [friends] 莊家和他叫到的朋友是一方，其他人是一方；誰是朋友，要到打出所叫的牌才知道。
        [bid] 叫分最低的人做莊，一家打其他各家；其他各家合起來要拿到所叫的分。
        [individual] 各打各的，自己贏的墩裡有幾分就得幾分。
       *[other] 兩方比誰贏的墩裡分數多。閒家的分到了上台線就上台；不到，閒家分越少，莊家升級越多。
    }5 算 5 分，10 和 K 各算 10 分。主牌大過副牌，所有主牌合起來算一門。跟牌要盡量跟同樣的牌型：對子跟對子，拖拉機跟拖拉機。

## 短詞

play-your-name = 玩家
play-side-ours = 我方
play-side-theirs = 對方
play-side-open = ？
play-role-banker = 莊
play-role-partner = 莊方
play-role-friend = 朋友
play-trump-row = 主
play-hand-empty = 手上沒有牌了。
play-many-cards = { $count }張
play-brackets = （{ $inside }）
play-pass = 不亮
play-any-trump = 任定花色或無主
play-no-bid = 不叫
play-no-stir = 不炒
play-shape-510k = { $group }510K
play-shape-rainbow = 彩虹
play-seat-led = 首家
play-seat-led-short = 首
play-seat-winning = 最大
play-seat-turn = 輪到
play-seat-points = { $points }分

## 開始

play-welcome = 升級 · { $rules }
play-seated = 你坐 { $seat } 號位{ $how ->
        [friends] 。每一副由莊家叫朋友，各人的級數分開算。
        [bid] 。每一副由叫分最低的一家打其他各家。
        [individual] 。各打各的。
       *[other] { $count ->
            [0] ，自己一個人打。
            [1] ，對家是 { $partners }。
           *[other] ，同伴是 { $partners }。
        }
    }
play-type-help = 輸入「說明」看能輸入什麼，輸入「?」看現在能出什麼。
play-saving = 存在 { $file }
play-resumed = 接著打 { $file }
play-cut = 最後一步沒有寫完整，已經去掉。
play-no-setup = 旁邊沒有「{ $file }」，所以你坐 { $seat } 號位，電腦用：{ $bots }。

## 牌桌上方

play-head-deal = 第{ $number }副
play-head-level = { $flag ->
        [yes] { $level }
       *[no] 打{ $level }
    }
play-head-trump = { $bare ->
        [yes] { $trump }
       *[no] 主{ $trump }
    }
play-head-banker = 莊 { $banker }{ $has ->
        [yes] （{ $side }）
       *[no] {""}
    }
play-head-friend = 朋友：{ $call }{ $has ->
        [yes] {" "}= { $by }
        [held] （你有 { $count } 張）
       *[no] {""}
    }
play-head-points = { $own ->
        [yes] 我方
       *[no] 閒家
    } { $points }/{ $line } → { $result }
play-level-of = { $flag ->
        [yes] { $who }{ $level }
       *[no] { $who }打{ $level }
    }
play-standing = { $you ->
        [yes] 你亮了 { $cards }。
       *[no] { $who }亮了 { $cards }。
    }
play-face-down-title = 還沒有翻開
play-face-down = { $who } { $open ->
        [yes] { $cards }
       *[no] { $count } 張
    }

## 得分的結果

play-result-bid = { $won ->
        [yes] 莊家贏
       *[no] 閒家贏
    }
play-band = { $low } 到 { $high }
play-band-from = { $low } 及以上
play-band-up-to = { $high } 及以下
play-bands-title = 閒家得分與升級
play-sheet-deal = 副
play-sheet-banker = 莊家
play-sheet-trump = 主
play-sheet-points = 得分
play-sheet-mine = 我的得分
play-sheet-result = 結果
play-score-deals = 打完 { $done } 副，共 { $all } 副。
play-score-bid = 叫分最低的人做莊；閒家合起來拿到所叫的分就贏，不到就是莊家贏。
play-score-individual = 各得各的分，分數最多的人贏。
play-no-tricks = 這一副還沒有打完一墩。
play-rules-differ = 與它不同的有：
play-rules-value = { $label }：{ $value }
play-rules-same = 完全照這套規則。
play-rules-was = （原為：{ $value }）
play-rules-preset-differs = 這套規則與標準規則不同的有：
play-rules-standard = 標準規則

## 一副開始

play-deal-contested = { $first ->
        [auction] 這一副叫分搶莊：輪流往下叫，叫分最低的人做莊，不叫就退出。
        [auction-once] 這一副叫分搶莊：每家往下叫一次，叫分最低的人做莊。
        [first-declarer] 這一副搶莊：先亮的人做莊。
        [preset] 這一副亮主只決定主花色。
       *[last-declarer] 這一副搶莊：最後亮主的人做莊。
    }
play-deal-banker = { $you ->
        [yes] 你做莊。
       *[no] { $who }做莊。
    }
play-deal-flag = 扛旗：牌全部發完，沒有底牌，只有大小王和紅心5是主，閒家得 { $line } 分就上台。{ $failed ->
        [0] {""}
       *[other] 已連敗 { $failed } 次，滿 { $most } 次就退回。
    }
play-deal-commitment = 洗牌已封存，種子的 SHA-256：{ $digest }
play-dealt = { $out }/{ $total }  抓到 { $cards }

## 發生了什麼

play-told-turned-over = {"  "}{ $who }：{ $cards }，{ $trump }
play-told-revealed = 翻開：
play-told-revealed-trump = 主是{ $trump }。
play-told-fault = { $you ->
        [yes] 你
       *[no] { $who }
    }{ $count ->
        [1] 亮的牌不夠大
       *[other] 有 { $count } 次亮的牌不夠大
    }，那一方罰 { $points } 分。
## 一副和全場的結束

play-end-title = 第{ $number }副結束
play-end-kitty = 底牌：{ $cards }（{ $points }分）
play-end-not-captured = 莊家方贏了最後一墩，底牌不算分。
play-end-kitty-to = { $you ->
        [yes] 你贏了最後一墩，得底牌
       *[no] { $who }贏了最後一墩，得底牌
    }：{ $points } × { $times } = { $total }
play-end-last-trick = { $won ->
        [yes] 閒家贏了最後一墩，首家出 { $times } 張，這一墩的分算 { $times } 倍
       *[no] 莊家方贏了最後一墩，首家出 { $times } 張，這一墩的分照 { $times } 倍倒扣閒家
    }：{ $points }
play-end-total-line = 閒家要得 { $line } 分，得了 { $points } 分：{ $result }。
play-end-stopped = 閒家共得 { $points } 分，這一副提早結束：{ $result }。
play-end-step = { $who } { $steps }：{ $old } → { $new }
play-end-taken = 得分：
play-end-totals = 總分：
play-end-paid = 輸贏：
play-end-balances = 累計：
play-end-hooked = 底牌被級牌摳走，莊家方降到 { $level }。
play-end-jumped = 一對紅心5或510K決定了勝負：不論得分，級數直接變動。
play-end-failures = { $who }扛旗連敗 { $count } 次（滿 { $most } 次退回）。
play-end-fell = { $who }扛旗連敗 { $count } 次，退回打{ $level }。
play-end-contested = { $auction ->
        [yes] 下一副重新叫分。
       *[no] 下一副重新搶莊。
    }
play-end-seed = 洗牌的種子（可以核對封存）：{ $seed }
## 該出什麼

play-duty-510k = 同一門（主牌算一門）的5、10、K合成510K；只有主牌510K能大過副牌510K。
play-duty-510k-owed = 你有{ $group }510K（{ $cards }），必須跟510K。
play-duty-510k-highest = 你沒有主牌510K：必須跟出最大的 { $count } 張主牌。
play-duty-anything = 隨便出 { $count } 張。
play-and-more = ……還有

## 詢問

play-could-show = 現在可以亮：
play-could-stir = 你可以炒底，拿 { $kitty } 張底牌，用：
play-prompt-declare = 亮哪個？（數字；Enter：先不亮；w：有變化再問）
play-prompt-declare-last = 最後一次機會，亮哪個？（數字；Enter：不亮）
play-prompt-declare-turn = 輪到你亮主，亮哪個？（數字；Enter：不亮）
play-prompt-stir = 用哪個炒底？（數字；Enter：不炒）
play-prompt-top-trump = 定什麼主？（數字或花色；Enter：改亮別的）
play-nothing-to-show = 你沒有可以亮的牌。
play-nothing-to-stir = 你沒有可以炒底的牌。
play-stir-blind = 別人的牌還沒有翻開。你的牌若不夠大，翻開時你方罰 { $points } 分。
play-prompt-name-trump = 沒有人亮主，請替你們這一方指定主花色（數字或花色）：
play-prompt-name-won = 你以 { $points } 分做莊，請定主（數字或花色）：
play-prompt-bid = 你叫多少？（數字或分數；Enter：不叫{ $once ->
        [yes] {""}
       *[no] 並退出
    }）
play-bid-how = 輸入清單裡的數字，或直接輸入分數，如 100。叫得越低，對手要得的分越少。
play-bid-lowest = 最低
play-bid-out = 不叫的：{ $who }
play-prompt-line = 上台線定多少？（{ $high } 到 { $low }，每 { $step } 分一檔；Enter：{ $high }）
play-line-how = 輸入閒家要得的分，如 { $high }。
play-prompt-call = { $due ->
        [1] 叫一個朋友
       *[other] 叫朋友，第 { $place } 個（共 { $due } 個）
    }（數字，或牌和第幾張，如 SA 2、第二張黑桃A）：
play-call-how = 輸入一張牌和第幾張：「SA 2」就是打出第二張黑桃A的人；「SA *」是你自己以外的另一張（規則允許時）。
play-call-noted = 記下：{ $call }（n：重來）
play-call-held = 你有 { $count } 張
play-prompt-contest = 你的牌很差，可以要求重發。要嗎？（y；Enter：不要）
play-prompt-bury = 扣 { $count } 張底牌（如 C346 D34；h：提示）：
play-bury-how = 輸入要扣的牌。閒家若贏了最後一墩，底牌裡的分會加倍歸閒家。
play-bury-warning = { $cards }：底裡會有 { $points } 分、{ $trumps } 張主牌。
play-prompt-bury-sure = 就扣這些？（Enter：是；n：重選）
play-prompt-choose = 指定出哪一部分？（數字）
play-prompt-lead = 輪到你領出：
play-prompt-follow = 輪到你跟牌，{ $count } 張：
play-prompt-forced = 按 Enter 就出：
play-only-play = 只有一種出法：{ $cards }
play-play-how = 請輸入牌，如 H8 或 S77；「?」列出能出的，「h」給建議。
play-cards-how = 牌寫花色加點數：H8、S77、HAA+HK；更多見「說明」。
play-no-number = { $most ->
        [0] 現在沒有清單，沒有第 { $number } 項。
       *[other] 清單裡沒有第 { $number } 項（1 到 { $most }）。
    }
play-prompt-next-deal = Enter：下一副（s：比分；q：離開）
play-prompt-deal-again = 已經白發 { $times } 次。Enter：再發（q：離開）
play-no-hint = 現在沒有可給的建議。
play-finish-not-now = 出牌階段才能提早結束。
play-finish-not-here = 這裡各打各的，沒有哪一方可以讓出剩下的牌。
play-finish-1 = 1：剩下的都歸對方
play-finish-2 = 2：剩下的都歸我方（Enter：都不）
play-legal-in-turn = 各家輪流亮主或不亮；更大的級牌或王可以反。
play-legal-auction = 叫其他各家合起來要得的分：每次往下 { $step } 分，最低 { $low }{ $once ->
        [yes] ，每家只叫一次
       *[no] ，不叫就退出
    }。叫分最低的人拿底牌、定主，一家打其他各家。
play-legal-name = 你叫分最低：先定主，再拿底牌。其他各家要得 { $line } 分。
play-legal-stir = 誰亮出更大的牌，就改成他的主，拿起 { $kitty } 張底牌重新扣底；一輪都不炒才結束。莊家不變。{ $blind ->
        [yes] 牌先不翻開；不夠大的，那一方罰 { $points } 分。
       *[no] {""}
    }
play-legal-top-card = 一對紅心5最大，可以任定花色或無主。
play-legal-line = 莊家定閒家上台要得的分，不高於平常的線。
play-legal-call = 叫 { $count } 張牌，說明是第幾張：誰打出這一張就是你的朋友，他先前得的分也一起算。自己打出就沒有朋友。
play-legal-over = 這一副已經結束。
play-legal-fixed = 主牌已經事先定好。

## 離開

play-saved = 已存檔。接著打：{ $command }
play-not-saved = 先前顯示過的都已存檔。接著打：{ $command }
play-seat-range = 座位是 1 到 { $seats }，沒有 { $seat } 號位。
play-resume-alone = --resume 照原樣接著打：請去掉 { $options }。
play-none-to-resume = { $folder } 裡沒有可以接著打的牌局。
error-save-refused = { $file } 第 { $line } 行：{ $problem }
error-setup-unreadable = { $file } 讀不出來；刪掉它就可以不靠它接著打。
error-setup-seat = { $file } 裡寫的是 { $seat } 號位，而這一局只有 { $seats } 個座位。
