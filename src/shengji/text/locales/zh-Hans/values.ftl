# 选项的值。

value-yes = 是
value-no = 否
value-none = 无
value-separator = 、
value-given = 另行规定
value-range = { $first }至{ $last }
level-KQ = 扛旗
row-separator = ，
row-score = { $points }分起：{ $result }
row-score-banker = 庄家方{ $steps }级
row-score-opponents = 闲家方{ $steps }级
row-hook = 打{ $card }降到{ $level }
row-hook-lowest = 打{ $card }降到最低级
