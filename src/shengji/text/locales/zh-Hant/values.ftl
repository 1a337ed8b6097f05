# 選項的值。

value-yes = 是
value-no = 否
value-none = 無
value-separator = 、
value-given = 另行規定
value-range = { $first }至{ $last }
level-KQ = 扛旗
row-separator = ，
row-score = { $points }分起：{ $result }
row-score-banker = 莊家方{ $steps }級
row-score-opponents = 閒家方{ $steps }級
row-hook = 打{ $card }降到{ $level }
row-hook-lowest = 打{ $card }降到最低級
