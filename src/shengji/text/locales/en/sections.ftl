# The sections under which forms and documents show the options.

section-table = Players and cards
section-order = Order of cards
section-shapes = Tractors
section-leading = Leading and throws
section-following = Following
section-winning = Winning a trick
section-declaring = Declaring trump
section-friends = Friends
section-kitty = The kitty
section-score = Points and levels gained
section-levels = Levels and the bank
section-match = The match
section-stakes = Stakes
section-clock = Clocks
