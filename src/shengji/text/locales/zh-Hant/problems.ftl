# 規則中的矛盾和改法。

problem-hands-uneven = { $cards } 張牌去掉 { $kitty } 張底牌，{ $seats } 人平分還多 { $left } 張。
    .fix = { $count ->
            [0] 把 remove_low 改為 true。
           *[other] 把 kitty 改為 { $nearest }，或把 remove_low 改為 true。
        }
problem-hands-empty = { $cards } 張牌去掉 { $kitty } 張底牌，不夠 { $seats } 人分。
    .fix = 多用幾副牌，或減少底牌。
problem-undeclared-no-trump = 無人亮主時要打無主，但規則不許打無主。
    .fix = 把 undeclared 改為 first_kitty_card 或 redeal，或把 no_trump 改為 allowed。
problem-undeclared-no-kitty = 無人亮主時要看底牌，但底牌只有 { $kitty } 張。
    .fix = 把 undeclared 改為 { $choices }。
problem-fixed-no-trump = 事先定好打無主，但規則不許打無主。
    .fix = 把 fixed_trump 改為一個花色，或把 no_trump 改為 allowed。
problem-no-trump-level = 級別裡有無主級（NT），但規則不許打無主。
    .fix = 從 levels 去掉 NT，或把 no_trump 改為 allowed。
problem-levels-empty = 沒有級別可打。
    .fix = 在 levels 裡至少寫一個級別。
problem-levels-double = 級別裡 { $levels } 重複了。
    .fix = 每個級別只寫一次。
problem-level-not-in-pack = 要打 { $levels }，但牌裡沒有這種牌。
    .fix = 從 levels 去掉 { $levels }，或保留這些牌。
problem-must-play-not-level = { $levels } 必打，卻不在級別裡。
    .fix = 把 { $levels } 寫進 levels，或從 must_play 去掉。
problem-hook-not-level = 鉤到底的 { $levels } 不在級別裡。
    .fix = 把 { $levels } 寫進 levels，或去掉這條鉤到底。
problem-permanent-is-level = { $ranks } 是常主，不能又是級別。
    .fix = 從 levels 或 permanent 去掉 { $ranks }。
problem-permanent-double = 常主裡 { $ranks } 重複了。
    .fix = 每個點數只寫一次。
problem-permanent-not-in-pack = { $ranks } 是常主，但牌裡沒有這種牌。
    .fix = 從 permanent 去掉 { $ranks }，或保留這些牌。
problem-top-card-not-in-pack = 大過大王的牌不在牌裡。
    .fix = 把 top_card 改為 none，或保留5。
problem-partners-odd = { $seats } 人無法對家為搭檔。
    .fix = 把 sides 改為 alone，或把 seats 改為雙數。
problem-partner-alone = 各自為戰，沒有對家可以對家保。
    .fix = 把 partner_reinforce 改為 false，或把 sides 改為 partners。
problem-declare-needs-banker = 這樣定主要先有莊家，首副莊家卻要靠亮主決定。
    .fix = 把 first_banker 改為 preset。
problem-hidden-in-turn = 暗亮看不見牌，無法依次反主。
    .fix = 把 hidden_declaration 改為 false，或把 declare_when 改為 while_dealing。
problem-weak-hand-limits = 允許造反，但沒有規定什麼算牌差。
    .fix = 把 weak_hand_points 或 weak_hand_trumps 改為0以上，或把 weak_hand 改為 off。
problem-joker-missing = 亮主要帶王，但牌裡沒有這種王。
    .fix = 把 joker_with_declaration 改為 none，或保留王。
problem-multiplier-small = 這種摳底倍數沒有規定 { $decks } 副牌才有的牌型。
    .fix = 把 kitty_multiplier 改為 { $choice }。
problem-multiplier-large = 這種摳底倍數用於更多副牌，現在只有 { $decks } 副。
    .fix = 把 kitty_multiplier 改為 { $choice }。
problem-table-order = 升級表的分數沒有從小到大：{ $before } 之後是 { $points }。
    .fix = 分數從小到大寫，每個只寫一次。
problem-table-bank = 升級表裡閒家得 { $points } 分反而比 { $before } 分更難上台。
    .fix = 分數從低到高，應依次為 kept、contested、lost。
problem-table-never-lost = 升級表裡閒家永遠不能上台。
    .fix = 加一行 lost。
problem-line-unreachable = 上台線 { $line } 分超過總分 { $total } 分，而得分以總分為限。
    .fix = 把 line 改為不超過 { $total }，或把 points_cap 改為 false。
problem-line-above-total = 上台線 { $line } 分超過總分 { $total } 分，只有摳底翻倍才能達到。
    .fix = 把 line 改為不超過 { $total }。
problem-cycle-race = 先打過最後一級者勝，但過了最後一級又要從頭再打。
    .fix = 把 match 改為 deals 或 timed，或把 after_last 改為 match_ends。
problem-duplicate-declaring = 複式比賽各桌牌相同，不能邊抓牌邊亮主。
    .fix = 把 declare_when 改為 in_turn 或 fixed。
problem-kitty-none-kitty = 規定沒有底牌，卻留了 { $kitty } 張底牌。
    .fix = 把 kitty 改為 0，或把 kitty_none 改為 false。
problem-bury-points-tight = 莊家的分牌可能多到至少要扣 { $points } 分。
    .fix = 把 bury_points 改為至少 { $points }；否則這樣的莊家盡量少扣分。
problem-tractor-too-wide = { $decks } 副牌不會有每級 { $width } 張同牌的拖拉機。
    .fix = 把 tractors 改為 none{ $decks ->
            [1] 。
           *[other] ，或把 min_tractor_width 改為不超過 { $decks }。
        }
problem-no-effect = 「{ $cause }」為「{ $value }」時，「{ $option }」不起作用。
    .fix = 去掉 { $name }，或改變 { $because }。
