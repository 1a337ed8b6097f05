# Option values in words.

value-yes = yes
value-no = no
value-none = none
value-separator = {", "}
value-given = given
value-range = { $first } to { $last }
level-KQ = flag
row-separator = {", "}
row-score = from { $points }: { $result }
row-score-banker = banker’s side { $steps }
row-score-opponents = opponents { $steps }
row-hook = at { $card }, to { $level }
row-hook-lowest = at { $card }, to the lowest level
