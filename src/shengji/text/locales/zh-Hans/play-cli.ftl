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
play-help-game = 两方比谁赢的墩里分多。5算5分，10和K各算10分。闲家的分够了上台线就上台；不够，闲家分越少庄家升级越多。主牌大过副牌，所有主牌合起来算一门。跟牌要尽量跟同样的牌型：对子跟对子，拖拉机跟拖拉机。

## 短词

play-you = 你
play-your-name = 玩家
play-names = 小梅, 阿波, 小兰, 阿军, 小萍, 阿涛, 小华, 阿伟, 小宁
play-and = 、
play-side-ours = 我方
play-side-theirs = 对方
play-role-banker = 庄
play-role-partner = 庄方
play-card-LJ = 小王
play-card-BJ = 大王
play-trump-row = 主
play-hand-empty = 手里没有牌了。
play-many-cards = { $count }张
play-brackets = （{ $inside }）
play-pass = 不亮
play-anything = 随便哪张
play-seat-led = 首家
play-seat-led-short = 首
play-seat-winning = 最大
play-seat-turn = 轮到

## 开始

play-welcome = 升级 · { $rules }
play-seated = 你坐 { $seat } 号位{ $has ->
        [yes] ，对家是{ $partner }。
       *[no] 。
    }
play-type-help = 输入“帮助”看能输入什么，输入“?”看现在能出什么。
play-saving = 存在 { $file }
play-resumed = 接着打 { $file }
play-cut = 最后一步没有写完整，已经去掉。
play-no-setup = 旁边没有“{ $file }”，所以你坐 { $seat } 号位，电脑用：{ $bots }。

## 牌桌上方

play-head-deal = 第{ $number }副
play-head-level = 打{ $level }
play-head-trump = 主{ $trump }
play-head-banker = 庄 { $banker }（{ $side }）
play-head-points = { $own ->
        [yes] 我方
       *[no] 闲家
    } { $points }/{ $line } → { $result }
play-level-of = { $who }打{ $level }
play-standing = { $you ->
        [yes] 你亮了 { $cards }。
       *[no] { $who }亮了 { $cards }。
    }
play-standing-hidden = { $you ->
        [yes] 你已经暗亮。
       *[no] { $who }已经暗亮。
    }

## 得分的结果

play-result-kept = { $steps ->
        [0] 庄家过庄，不升级
       *[other] 庄家升{ $steps }级
    }
play-result-lost = { $steps ->
        [0] 闲家上台
       *[other] 闲家上台并升{ $steps }级
    }
play-result-contested = 下一副重新抢庄
play-band = { $low } 到 { $high }
play-band-from = { $low } 及以上
play-band-up-to = { $high } 及以下
play-bands-title = 闲家得分与升级
play-sheet-deal = 副
play-sheet-banker = 庄家
play-sheet-trump = 主
play-sheet-points = 得分
play-sheet-result = 结果
play-no-tricks = 这一副还没有打完一墩。
play-rules-differ = 与它不同的有：
play-rules-value = { $label }：{ $value }
play-rules-same = 完全照此规则。
play-rules-was = （原为：{ $value }）
play-rules-preset-differs = 这套规则与标准规则不同的有：
play-rules-standard = 标准规则

## 一副开始

play-deal-title = 第{ $number }副{ $again ->
        [0] {""}
       *[other] ，重发
    }
play-deal-contested = { $first ->
        [first-declarer] 这一副抢庄：先亮者坐庄。
        [preset] 这一副亮主只定主花色。
       *[last-declarer] 这一副抢庄：最后亮主者坐庄。
    }
play-deal-banker = { $you ->
        [yes] 你坐庄。
       *[no] { $who }坐庄。
    }
play-deal-commitment = 洗牌已封存，种子的 SHA-256：{ $digest }
play-dealt = { $out }/{ $total }  抓到 { $cards }

## 发生了什么

play-told-declared = { $you ->
        [yes] 你亮 { $cards }。
       *[no] { $who }亮 { $cards }。
    }
play-told-declared-hidden = { $who }暗亮 { $count } 张。
play-told-passed = { $you ->
        [yes] 你不亮。
       *[no] { $who }不亮。
    }
play-told-trump = { $has ->
        [yes] 打{ $level }，
       *[no] {""}
    }主是{ $trump }，{ $you ->
        [yes] 你坐庄。
       *[no] { $who }坐庄。
    }
play-told-trump-hidden = 主牌到扣底以后才翻开，{ $you ->
        [yes] 你坐庄。
       *[no] { $who }坐庄。
    }
play-told-undeclared = 没有人亮主。
play-told-turned-up = 没有人亮主，翻底牌：{ $card }。
play-told-turned-over = { $you ->
        [yes] 你暗亮的是 { $cards }。
       *[no] { $who }暗亮的是 { $cards }。
    }
play-told-redealt = 没有人亮主，重新发牌。
play-told-redealt-weak = { $you ->
        [yes] 你牌太差，
       *[no] { $who }牌太差，
    }{ $contested ->
        [yes] 重新发牌并抢庄。
       *[no] 重新发牌。
    }
play-told-kitty = { $you ->
        [yes] 你
       *[no] { $who }
    }拿起底牌：{ $cards }（{ $points }分）
play-told-kitty-hidden = { $who }拿起 { $count } 张底牌。
play-told-buried = { $you ->
        [yes] 你
       *[no] { $who }
    }扣底：{ $cards }（{ $points }分）
play-told-buried-hidden = { $who }扣下 { $count } 张底牌。
play-told-throw = { $you ->
        [yes] 你
       *[no] { $who }
    }想甩 { $cards }。
play-told-stopped = 甩牌失败：{ $you ->
        [yes] 你
       *[no] { $who }
    }能大过 { $cards }。
play-told-stopped-hidden = 甩牌失败：{ $cards } 有人能大。
play-told-choose = { $you ->
        [yes] 由你
       *[no] 由{ $who }
    }指定出哪一部分：{ $cards }
play-told-penalty = { $you ->
        [yes] 你方
       *[no] { $who }一方
    }被罚 { $points } 分。
play-told-played = {"  "}{ $who }{ $kind ->
        [lead] （领出）
        [throw] （甩牌）
        [forced] （强制出小）
        [ruff] （毙）
       *[plain] {""}
    }：{ $cards }
play-told-trick = { $you ->
        [yes] 这一墩归你
       *[no] 这一墩归 { $who }
    }{ $points ->
        [0] 。
       *[other] ，{ $points }分。
    }
play-told-proposed-take-back = { $you ->
        [yes] 你想悔牌。
       *[no] { $who }想悔牌。
    }
play-told-proposed-finish = { $you ->
        [yes] 你
       *[no] { $who }
    }提议提前结束：余下的都归{ $rest ->
        [banker] 庄家方。
       *[opponents] 闲家。
    }
play-told-agreed = { $who }同意。
play-told-refused = { $who }不同意。
play-told-taken-back = 已悔牌。
play-told-finished = 这一副提前结束：余下的都归{ $rest ->
        [banker] 庄家方。
       *[opponents] 闲家。
    }
play-told-penalized = 裁判罚{ $you ->
        [yes] 你
       *[no] { $who }
    } { $points } 分{ $ends ->
        [yes] ，这一副到此为止。
       *[no] 。
    }
play-told-time = 时间到：打完这一副比赛结束。

## 一副和全场的结束

play-end-title = 第{ $number }副结束
play-end-kitty = 底牌：{ $cards }（{ $points }分）
play-end-captured = 闲家赢了最后一墩，抠底：{ $points } × { $times } = { $total }
play-end-captured-hidden = 闲家赢了最后一墩，抠底 ×{ $times }：{ $total }
play-end-not-captured = 庄家方赢了最后一墩，底牌不算分。
play-end-total = 闲家共得 { $points } 分：{ $result }。
play-end-stopped = 闲家共得 { $points } 分，这一副提前结束：{ $result }。
play-end-step = { $who } { $steps }：{ $old } → { $new }
play-end-hooked = 底牌被级牌抠走，庄家方降到 { $level }。
play-end-contested = 下一副重新抢庄。
play-end-next = { $you ->
        [yes] 下一副你坐庄。
       *[no] 下一副{ $who }坐庄。
    }
play-end-seed = 洗牌的种子（可以核对封存）：{ $seed }
play-match-won = { $mine ->
        [yes] 你们赢了：{ $who }。
       *[no] 赢家是{ $who }。
    }
play-match-drawn = 打成平局。

## 该出什么

play-duty-lead = 你领出：单张、对子（或更多相同的牌）或拖拉机，要同一门，主牌算一门。
play-duty-throws = { $throws ->
        [any] 同一门里几样一起出是甩牌：每一部分都要没人能大，否则强制出小。
        [trump] 几样主牌一起出是甩牌：每一部分都要没人能大，否则强制出小。
       *[none] 这套规则不能甩牌。
    }
play-duty-led = 首家出的是{ $has ->
        [yes] { $group }的{ $what }。
       *[no] { $what }。
    }
play-duty-none = 你没有{ $group }：随便出 { $count } 张{ $ruff ->
        [yes] ，同样牌型的主牌可以毙。
       *[no] 。
    }
play-duty-short = { $group }必须全部跟出（{ $cards }）{ $rest ->
        [0] 。
       *[other] ，再随便出 { $rest } 张。
    }
play-duty-free = 你有 { $held } 张{ $group }，随便跟出 { $count } 张。
play-duty-owed = 你有 { $held } 张{ $group }，跟出 { $count } 张，其中要有{ $shapes }。
play-duty-or = 也可以不拆该留的牌：{ $group } { $held } 张里跟出 { $count } 张，其中有{ $shapes }。
play-and-more = ……还有

## 询问

play-could-show = 现在可以亮：
play-prompt-declare = 亮哪个？（数字；回车：先不亮；w：有变化再问）
play-prompt-declare-last = 最后一次机会，亮哪个？（数字；回车：不亮）
play-prompt-declare-turn = 轮到你亮主，亮哪个？（数字；回车：不亮）
play-nothing-to-show = 你没有可以亮的牌。
play-prompt-name-trump = 没有人亮主，请为你们一方指定主花色（数字或花色）：
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
play-no-hint = 现在没有可支的招。
play-finish-not-now = 出牌阶段才能提前结束。
play-finish-1 = 1：余下的都归对方
play-finish-2 = 2：余下的都归我方（回车：都不）
play-legal-dealing = 抓牌时，手里有级牌或足够的王就可以亮出来定主；更大的可以反。
play-legal-in-turn = 各家轮流亮主或不亮；更大的级牌或王可以反。
play-legal-bury = 从手牌里扣下任意 { $kitty } 张，别人看不到。可以扣分，但有风险。
play-legal-choose = 甩牌失败了，由你指定出被大过的哪一部分。
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
