# 規則選項分類。

section-table = 人數與用牌
section-order = 牌的大小
section-shapes = 拖拉機
section-leading = 出牌與甩牌
section-following = 跟牌
section-winning = 一圈的勝負
section-declaring = 亮主與反主
section-friends = 朋友
section-kitty = 底牌
section-score = 得分與升級
section-levels = 級別與輪莊
section-match = 比賽
section-stakes = 輸贏
section-clock = 時限
