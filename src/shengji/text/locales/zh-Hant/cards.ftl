# 花色、門、王和牌型。

suit-S = 黑桃
suit-H = 紅心
suit-C = 梅花
suit-D = 方塊
suit-NT = 無主
group-S = 黑桃
group-H = 紅心
group-C = 梅花
group-D = 方塊
group-trump = 主牌
joker-LJ = 小王
joker-BJ = 大王
kind-plain = 副牌
kind-trump = 主牌
kind-level = 級牌
kind-level-trump = 主級牌
kind-level-off = 副級牌
kind-permanent = 常主
kind-joker = 王
shape-single = 單張
shape-pair = 對子
shape-triple = 刻子
shape-quad = 四條
shape-tuple = { $width }張同牌
shape-tractor = { $width ->
        [2] { $length }連對
        [3] { $length }連刻
        [4] { $length }連炸
       *[other] 每級{ $width }張的{ $length }連拖拉機
    }
shape-510k = 510K
shape-rainbow = 彩虹
shape-throw = 甩牌
