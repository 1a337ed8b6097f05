# 终端里打牌：“shengji play”。

## 可以输入的词，用逗号分开，第一个最先列出。

play-words-help = help, 帮助, 命令
play-words-legal = ?, 规定, 能出
play-words-hint = h, 提示
play-words-table = v, 牌桌, 看牌
play-words-last = t, 上一墩, 上轮
play-words-all = a, 各墩, 全部
play-words-score = s, 比分, 记分
play-words-back = u, 悔牌, 悔
play-words-finish = f, 提前结束, 认输
play-words-rules = r, 规则
play-words-quit = q, 退出, 离开
play-words-yes = y, 是, 好
play-words-no = n, 否, 不
play-words-wait = w, 等, 等等
play-words-another = 另一张, 另一, *

## 帮助

play-help-title = 可以输入什么
play-help-cards = 牌：花色加点数，写 H8、♥8 或 红桃8 都行。H88 或“h8 h8”是一对，S7788 是拖拉机，HAA+HK 是甩牌；10 写作 HT 或 H10；大王写 BJ 或 大王，小王写 LJ 或 小王。只写数字，就是选刚列出的那一项。
play-help-help = 这份说明
play-help-legal = 现在能出什么，为什么
play-help-hint = 支个招，附理由
play-help-table = 再看一遍牌桌和手牌
play-help-last = 看上一墩
play-help-all = 看这一副的各墩
play-help-score = 级数、前几副的结果、得多少分升几级
play-help-back = 悔回自己的上一步，要别人同意
play-help-finish = 提议提前结束这一副
play-help-rules = 现行规则
play-help-quit = 保存并离开
play-help-wait = 抓牌时：有变化再问我
play-help-game = { $how ->
        [friends] 庄家和他叫到的朋友一方，其余的人一方；谁是朋友，要到打出所叫的牌才知道。
        [bid] 叫分最低的人坐庄，一家打其余各家；其余各家合起来要拿到所叫的分。
        [individual] 各打各的，自己赢的墩里有多少分就得多少分。
       *[other] 两方比谁赢的墩里分多。闲家的分够了上台线就上台；不够，闲家分越少庄家升级越多。
    }5算5分，10和K各算10分。主牌大过副牌，所有主牌合起来算一门。跟牌要尽量跟同样的牌型：对子跟对子，拖拉机跟拖拉机。

## 短词

play-your-name = 玩家
play-side-ours = 我方
play-side-theirs = 对方
play-side-open = ？
play-role-banker = 庄
play-role-partner = 庄方
play-role-friend = 朋友
play-trump-row = 主
play-hand-empty = 手里没有牌了。
play-many-cards = { $count }张
play-brackets = （{ $inside }）
play-pass = 不亮
play-any-trump = 任定花色或无主
play-no-bid = 不叫
play-no-stir = 不炒
play-shape-510k = { $group }510K
play-shape-rainbow = 彩虹
play-seat-led = 首家
play-seat-led-short = 首
play-seat-winning = 最大
play-seat-turn = 轮到
play-seat-points = { $points }分

## 开始

play-welcome = 升级 · { $rules }
play-seated = 你坐 { $seat } 号位{ $how ->
        [friends] 。每副由庄家叫朋友，各人单独记级。
        [bid] 。每副叫分最低的一家打其余各家。
        [individual] 。各打各的。
       *[other] { $count ->
            [0] ，单独打。
            [1] ，对家是 { $partners }。
           *[other] ，同伴是 { $partners }。
        }
    }
play-type-help = 输入“帮助”看能输入什么，输入“?”看现在能出什么。
play-saving = 存在 { $file }
play-resumed = 接着打 { $file }
play-cut = 最后一步没有写完整，已经去掉。
play-no-setup = 旁边没有“{ $file }”，所以你坐 { $seat } 号位，电脑用：{ $bots }。

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
play-head-banker = 庄 { $banker }{ $has ->
        [yes] （{ $side }）
       *[no] {""}
    }
play-head-friend = 朋友：{ $call }{ $has ->
        [yes] {" "}= { $by }
        [held] （你有 { $count } 张）
       *[no] {""}
    }
play-head-points = { $own ->
        [yes] 我方
       *[no] 闲家
    } { $points }/{ $line } → { $result }
play-level-of = { $flag ->
        [yes] { $who }{ $level }
       *[no] { $who }打{ $level }
    }
play-standing = { $you ->
        [yes] 你亮了 { $cards }。
       *[no] { $who }亮了 { $cards }。
    }
play-face-down-title = 还没有翻开
play-face-down = { $who } { $open ->
        [yes] { $cards }
       *[no] { $count } 张
    }

## 得分的结果

play-result-bid = { $won ->
        [yes] 庄家赢
       *[no] 闲家赢
    }
play-band = { $low } 到 { $high }
play-band-from = { $low } 及以上
play-band-up-to = { $high } 及以下
play-bands-title = 闲家得分与升级
play-sheet-deal = 副
play-sheet-banker = 庄家
play-sheet-trump = 主
play-sheet-points = 得分
play-sheet-mine = 我的得分
play-sheet-result = 结果
play-score-deals = 已打 { $done } 副，共 { $all } 副。
play-score-bid = 叫分最低者坐庄；闲家合起来够了所叫的分就赢，不够庄家赢。
play-score-individual = 各得各的分，分最多者胜。
play-no-tricks = 这一副还没有打完一墩。
play-rules-differ = 与它不同的有：
play-rules-value = { $label }：{ $value }
play-rules-same = 完全照此规则。
play-rules-was = （原为：{ $value }）
play-rules-preset-differs = 这套规则与标准规则不同的有：
play-rules-standard = 标准规则

## 一副开始

play-deal-contested = { $first ->
        [auction] 这一副叫分抢庄：轮流往下叫，叫分最低者坐庄，不叫就退出。
        [auction-once] 这一副叫分抢庄：每家往下叫一次，叫分最低者坐庄。
        [first-declarer] 这一副抢庄：先亮者坐庄。
        [preset] 这一副亮主只定主花色。
       *[last-declarer] 这一副抢庄：最后亮主者坐庄。
    }
play-deal-banker = { $you ->
        [yes] 你坐庄。
       *[no] { $who }坐庄。
    }
play-deal-flag = 扛旗：牌全部发完，没有底牌，只有大小王和红桃5是主，闲家得 { $line } 分上台。{ $failed ->
        [0] {""}
       *[other] 已连败 { $failed } 次，共 { $most } 次机会。
    }
play-deal-commitment = 洗牌已封存，种子的 SHA-256：{ $digest }
play-dealt = { $out }/{ $total }  抓到 { $cards }

## 发生了什么

play-told-turned-over = {"  "}{ $who }：{ $cards }，{ $trump }
play-told-revealed = 翻开：
play-told-revealed-trump = 主是{ $trump }。
play-told-fault = { $you ->
        [yes] 你
       *[no] { $who }
    }{ $count ->
        [1] 亮的牌不够大
       *[other] 有 { $count } 次亮的牌不够大
    }，该方罚 { $points } 分。
## 一副和全场的结束

play-end-title = 第{ $number }副结束
play-end-kitty = 底牌：{ $cards }（{ $points }分）
play-end-not-captured = 庄家方赢了最后一墩，底牌不算分。
play-end-kitty-to = { $you ->
        [yes] 你赢了最后一墩，得底牌
       *[no] { $who }赢了最后一墩，得底牌
    }：{ $points } × { $times } = { $total }
play-end-last-trick = { $won ->
        [yes] 闲家赢了最后一墩，首家出 { $times } 张，这一墩的分算 { $times } 倍
       *[no] 庄家方赢了最后一墩，首家出 { $times } 张，这一墩的分按 { $times } 倍倒扣闲家
    }：{ $points }
play-end-total-line = 闲家要得 { $line } 分，得了 { $points } 分：{ $result }。
play-end-stopped = 闲家共得 { $points } 分，这一副提前结束：{ $result }。
play-end-step = { $who } { $steps }：{ $old } → { $new }
play-end-taken = 得分：
play-end-totals = 总分：
play-end-paid = 输赢：
play-end-balances = 累计：
play-end-hooked = 底牌被级牌抠走，庄家方降到 { $level }。
play-end-jumped = 一对红桃5或510K定了胜负：不论得分，级数直接变动。
play-end-failures = { $who }扛旗连败 { $count } 次（满 { $most } 次退回）。
play-end-fell = { $who }扛旗连败 { $count } 次，退回打{ $level }。
play-end-contested = { $auction ->
        [yes] 下一副重新叫分。
       *[no] 下一副重新抢庄。
    }
play-end-seed = 洗牌的种子（可以核对封存）：{ $seed }
## 该出什么

play-duty-510k = 同一门（主牌算一门）的5、10、K合成510K；只有主牌510K能大过副牌510K。
play-duty-510k-owed = 你有{ $group }510K（{ $cards }），必须跟510K。
play-duty-510k-highest = 你没有主牌510K：必须跟出最大的 { $count } 张主牌。
play-duty-anything = 随便出 { $count } 张。
play-and-more = ……还有

## 询问

play-could-show = 现在可以亮：
play-could-stir = 你可以炒底，拿 { $kitty } 张底牌，用：
play-prompt-declare = 亮哪个？（数字；回车：先不亮；w：有变化再问）
play-prompt-declare-last = 最后一次机会，亮哪个？（数字；回车：不亮）
play-prompt-declare-turn = 轮到你亮主，亮哪个？（数字；回车：不亮）
play-prompt-stir = 用哪个炒底？（数字；回车：不炒）
play-prompt-top-trump = 定什么主？（数字或花色；回车：改亮别的）
play-nothing-to-show = 你没有可以亮的牌。
play-nothing-to-stir = 你没有可以炒底的牌。
play-stir-blind = 别人的牌还没有翻开。你的牌若不够大，翻开时你方罚 { $points } 分。
play-prompt-name-trump = 没有人亮主，请为你们一方指定主花色（数字或花色）：
play-prompt-name-won = 你以 { $points } 分坐庄，请定主（数字或花色）：
play-prompt-bid = 你叫多少？（数字或分数；回车：不叫{ $once ->
        [yes] {""}
       *[no] 并退出
    }）
play-bid-how = 输入列表里的数字，或直接输入分数，如 100。叫得越低，对手要得的分越少。
play-bid-lowest = 最低
play-bid-out = 不叫的：{ $who }
play-prompt-line = 上台线定多少？（{ $high } 到 { $low }，每 { $step } 分一档；回车：{ $high }）
play-line-how = 输入闲家要得的分，如 { $high }。
play-prompt-call = { $due ->
        [1] 叫一个朋友
       *[other] 叫朋友，第 { $place } 个（共 { $due } 个）
    }（数字，或牌和第几张，如 SA 2、第二张黑桃A）：
play-call-how = 输入一张牌和第几张：“SA 2”就是打出第二张黑桃A的人；“SA *”是你自己以外的另一张（规则允许时）。
play-call-noted = 记下：{ $call }（n：重来）
play-call-held = 你有 { $count } 张
play-prompt-contest = 你的牌很差，可以要求重发。要吗？（y；回车：不要）
play-prompt-bury = 扣 { $count } 张底牌（如 C346 D34；h：提示）：
play-bury-how = 输入要扣的牌。闲家若赢了最后一墩，底牌里的分翻倍归闲家。
play-bury-warning = { $cards }：底里会有 { $points } 分、{ $trumps } 张主牌。
play-prompt-bury-sure = 就扣这些？（回车：是；n：重选）
play-prompt-choose = 指定出哪一部分？（数字）
play-prompt-lead = 轮到你领出：
play-prompt-follow = 轮到你跟牌，{ $count } 张：
play-prompt-forced = 回车就出：
play-only-play = 只有一种出法：{ $cards }
play-play-how = 请输入牌，如 H8 或 S77；“?”列出能出的，“h”支招。
play-cards-how = 牌写花色加点数：H8、S77、HAA+HK；更多见“帮助”。
play-no-number = { $most ->
        [0] 现在没有列表，没有第 { $number } 项。
       *[other] 列表里没有第 { $number } 项（1 到 { $most }）。
    }
play-prompt-next-deal = 回车：下一副（s：比分；q：离开）
play-prompt-deal-again = 已经白发 { $times } 次。回车：再发（q：离开）
play-no-hint = 现在没有可支的招。
play-finish-not-now = 出牌阶段才能提前结束。
play-finish-not-here = 这里各打各的，没有哪一方可以让出余下的牌。
play-finish-1 = 1：余下的都归对方
play-finish-2 = 2：余下的都归我方（回车：都不）
play-legal-in-turn = 各家轮流亮主或不亮；更大的级牌或王可以反。
play-legal-auction = 叫其余各家合起来要得的分：每次往下 { $step } 分，最低 { $low }{ $once ->
        [yes] ，每家只叫一次
       *[no] ，不叫就退出
    }。叫分最低者拿底牌、定主，一家打其余各家。
play-legal-name = 你叫分最低：先定主，再拿底牌。其余各家要得 { $line } 分。
play-legal-stir = 谁亮出更大的牌，就改成他的主，拿起 { $kitty } 张底牌重新扣底；一轮都不炒才结束。庄家不变。{ $blind ->
        [yes] 牌先不翻开；不够大的，该方罚 { $points } 分。
       *[no] {""}
    }
play-legal-top-card = 一对红桃5最大，可以任定花色或无主。
play-legal-line = 庄家定闲家上台要得的分，不高于平常的线。
play-legal-call = 叫 { $count } 张牌，说明是第几张：谁打出这一张就是你的朋友，他先前得的分也算在一起。自己打出就没有朋友。
play-legal-over = 这一副已经结束。
play-legal-fixed = 主牌已经事先定好。

## 离开

play-saved = 已保存。接着打：{ $command }
play-not-saved = 之前显示过的都已保存。接着打：{ $command }
play-seat-range = 座位是 1 到 { $seats }，没有 { $seat } 号位。
play-resume-alone = --resume 照原样接着打：请去掉 { $options }。
play-none-to-resume = { $folder } 里没有可以接着打的牌局。
error-save-refused = { $file } 第 { $line } 行：{ $problem }
error-setup-unreadable = { $file } 读不出来；删掉它就可以不靠它接着打。
error-setup-seat = { $file } 里写的是 { $seat } 号位，而这一局只有 { $seats } 个座位。
