# What the “shengji rules” commands print.

rules-list-name = Name
rules-list-title = Rules
rules-list-cards = Cards
rules-list-cards-value = { $seats } × { $hand } + { $kitty }
rules-list-hint = Cards: players × cards each + kitty. See one in full: shengji rules show NAME
rules-show-source = Source: { $source }
rules-show-parent = Changes from “{ $parent }” are marked ●; the old value follows.
rules-show-parent-defaults = Changes from the standard rules are marked ●; the standard value follows.
rules-show-was = instead of: { $value }
rules-show-deal = { $hand } cards each and { $kitty } in the kitty; { $points } points in all
rules-show-same = Nothing differs.
rules-check-error = error
rules-check-note = note
rules-check-option = Option: { $options }
rules-check-good = { $name }: nothing contradicts. { $hand } cards each, { $kitty } in the kitty.
rules-check-sums = { $errors ->
        [0] No errors
        [one] One error
       *[other] { $errors } errors
    }, { $notes ->
        [0] no notes
        [one] one note
       *[other] { $notes } notes
    }.

# The pages on the variants.
variants-title = Variants
variants-intro = Every rule set that Shengji knows by name: what it is, where it comes from, and what differs from the rules that it builds on. This page is made by “shengji rules docs” from the rule sets themselves.
variants-languages = This page in other languages:
variants-facts = { $seats } players, { $decks ->
        [one] one deck
       *[other] { $decks } decks
    }; { $hand } cards each and { $kitty ->
        [0] no kitty
       *[other] { $kitty } in the kitty
    }; { $points } points
variants-levels = levels { $levels }
variants-no-levels = no levels
variants-differs = Differs from the standard rules
variants-differs-from = Differs from “{ $parent }”
variants-option = Option
variants-here = Here
variants-there = There
