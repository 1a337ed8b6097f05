# 规则选项分类。

section-table = 人数与用牌
section-order = 牌的大小
section-shapes = 拖拉机
section-leading = 出牌与甩牌
section-following = 跟牌
section-winning = 一圈的胜负
section-declaring = 亮主与反主
section-friends = 朋友
section-kitty = 底牌
section-score = 得分与升级
section-levels = 级别与轮庄
section-match = 比赛
section-stakes = 输赢
section-clock = 时限
