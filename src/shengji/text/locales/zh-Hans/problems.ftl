# 规则中的矛盾和改法。

problem-hands-uneven = { $cards } 张牌去掉 { $kitty } 张底牌，{ $seats } 人平分还多 { $left } 张。
    .fix = { $count ->
            [0] 把 remove_low 改为 true。
           *[other] 把 kitty 改为 { $nearest }，或把 remove_low 改为 true。
        }
problem-hands-empty = { $cards } 张牌去掉 { $kitty } 张底牌，不够 { $seats } 人分。
    .fix = 多用几副牌，或减少底牌。
problem-undeclared-no-trump = 无人亮主时要打无主，但规则不许打无主。
    .fix = 把 undeclared 改为 first_kitty_card 或 redeal，或把 no_trump 改为 allowed。
problem-undeclared-no-kitty = 无人亮主时要看底牌，但底牌只有 { $kitty } 张。
    .fix = 把 undeclared 改为 { $choices }。
problem-fixed-no-trump = 事先定好打无主，但规则不许打无主。
    .fix = 把 fixed_trump 改为一个花色，或把 no_trump 改为 allowed。
problem-no-trump-level = 级别里有无主级（NT），但规则不许打无主。
    .fix = 从 levels 去掉 NT，或把 no_trump 改为 allowed。
problem-levels-empty = 没有级别可打。
    .fix = 在 levels 里至少写一个级别。
problem-levels-double = 级别里 { $levels } 重复了。
    .fix = 每个级别只写一次。
problem-level-not-in-pack = 要打 { $levels }，但牌里没有这种牌。
    .fix = 从 levels 去掉 { $levels }，或保留这些牌。
problem-must-play-not-level = { $levels } 必打，却不在级别里。
    .fix = 把 { $levels } 写进 levels，或从 must_play 去掉。
problem-hook-not-level = 钩到底的 { $levels } 不在级别里。
    .fix = 把 { $levels } 写进 levels，或去掉这条钩到底。
problem-permanent-is-level = { $ranks } 是常主，不能又是级别。
    .fix = 从 levels 或 permanent 去掉 { $ranks }。
problem-permanent-double = 常主里 { $ranks } 重复了。
    .fix = 每个点数只写一次。
problem-permanent-not-in-pack = { $ranks } 是常主，但牌里没有这种牌。
    .fix = 从 permanent 去掉 { $ranks }，或保留这些牌。
problem-top-card-not-in-pack = 大过大王的牌不在牌里。
    .fix = 把 top_card 改为 none，或保留5。
problem-partners-odd = { $seats } 人无法对家为搭档。
    .fix = 把 sides 改为 alone，或把 seats 改为双数。
problem-partner-alone = 各自为战，没有对家可以对家保。
    .fix = 把 partner_reinforce 改为 false，或把 sides 改为 partners。
problem-declare-needs-banker = 这样定主要先有庄家，首副庄家却要靠亮主决定。
    .fix = 把 first_banker 改为 preset。
problem-hidden-in-turn = 暗亮看不见牌，无法依次反主。
    .fix = 把 hidden_declaration 改为 false，或把 declare_when 改为 while_dealing。
problem-weak-hand-limits = 允许造反，但没有规定什么算牌差。
    .fix = 把 weak_hand_points 或 weak_hand_trumps 改为0以上，或把 weak_hand 改为 off。
problem-joker-missing = 亮主要带王，但牌里没有这种王。
    .fix = 把 joker_with_declaration 改为 none，或保留王。
problem-multiplier-small = 这种抠底倍数没有规定 { $decks } 副牌才有的牌型。
    .fix = 把 kitty_multiplier 改为 { $choice }。
problem-multiplier-large = 这种抠底倍数用于更多副牌，现在只有 { $decks } 副。
    .fix = 把 kitty_multiplier 改为 { $choice }。
problem-table-order = 升级表的分数没有从小到大：{ $before } 之后是 { $points }。
    .fix = 分数从小到大写，每个只写一次。
problem-table-bank = 升级表里闲家得 { $points } 分反而比 { $before } 分更难上台。
    .fix = 分数从低到高，应依次为 kept、contested、lost。
problem-table-never-lost = 升级表里闲家永远不能上台。
    .fix = 加一行 lost。
problem-line-unreachable = 上台线 { $line } 分超过总分 { $total } 分，而得分以总分为限。
    .fix = 把 line 改为不超过 { $total }，或把 points_cap 改为 false。
problem-line-above-total = 上台线 { $line } 分超过总分 { $total } 分，只有抠底翻倍才能达到。
    .fix = 把 line 改为不超过 { $total }。
problem-cycle-race = 先打过最后一级者胜，但过了最后一级又要从头再打。
    .fix = 把 match 改为 deals 或 timed，或把 after_last 改为 match_ends。
problem-duplicate-declaring = 复式比赛各桌牌相同，不能边抓牌边亮主。
    .fix = 把 declare_when 改为 in_turn 或 fixed。
problem-kitty-none-kitty = 规定没有底牌，却留了 { $kitty } 张底牌。
    .fix = 把 kitty 改为 0，或把 kitty_none 改为 false。
problem-bury-points-tight = 庄家的分牌可能多到至少要扣 { $points } 分。
    .fix = 把 bury_points 改为至少 { $points }；否则这样的庄家尽量少扣分。
problem-tractor-too-wide = { $decks } 副牌不会有每级 { $width } 张同牌的拖拉机。
    .fix = 把 tractors 改为 none{ $decks ->
            [1] 。
           *[other] ，或把 min_tractor_width 改为不超过 { $decks }。
        }
problem-no-effect = “{ $cause }”为“{ $value }”时，“{ $option }”不起作用。
    .fix = 去掉 { $name }，或改变 { $because }。
