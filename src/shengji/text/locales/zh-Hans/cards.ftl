# 花色、门、王和牌型。

suit-S = 黑桃
suit-H = 红桃
suit-C = 梅花
suit-D = 方块
suit-NT = 无主
group-S = 黑桃
group-H = 红桃
group-C = 梅花
group-D = 方块
group-trump = 主牌
joker-LJ = 小王
joker-BJ = 大王
kind-plain = 副牌
kind-trump = 主牌
kind-level = 级牌
kind-level-trump = 主级牌
kind-level-off = 副级牌
kind-permanent = 常主
kind-joker = 王
shape-single = 单张
shape-pair = 对子
shape-triple = 刻子
shape-quad = 四条
shape-tuple = { $width }张同牌
shape-tractor = { $width ->
        [2] { $length }连对
        [3] { $length }连刻
        [4] { $length }连炸
       *[other] 每级{ $width }张的{ $length }连拖拉机
    }
shape-510k = 510K
shape-rainbow = 彩虹
shape-throw = 甩牌
