# Suits, groups, jokers and shapes.

suit-S = spades
suit-H = hearts
suit-C = clubs
suit-D = diamonds
suit-NT = no trump
group-S = spades
group-H = hearts
group-C = clubs
group-D = diamonds
group-trump = trumps
joker-LJ = small joker
joker-BJ = big joker
kind-plain = plain card
kind-trump = trump
kind-level = level card
kind-level-trump = trump-suit level card
kind-level-off = off-suit level card
kind-permanent = permanent trump
kind-joker = joker
shape-single = a single
shape-pair = a pair
shape-triple = a triple
shape-quad = a quad
shape-tuple = { $width } of a kind
shape-tractor = a tractor of { $length } { $width ->
        [2] pairs
        [3] triples
        [4] quads
       *[other] tuples of { $width }
    }
shape-510k = a 510K
shape-rainbow = a rainbow
shape-throw = a throw
