# Bots: what goes wrong with them, and why they do what they do.
error-bot-unknown = There is no bot called { $bot }. { $count ->
    [0] The bots are: { $nearest }.
   *[other] Did you mean { $nearest }?
}
error-bot-illegal = The bot { $bot } of seat { $seat } made an illegal move: { $reason }
error-bot-redeals = The cards were dealt { $attempts } times, and each time no bot declared. Under these rules the deal cannot go on without a declaration.

bot-why-pass = nothing worth declaring
bot-why-no-stir = nothing worth stirring with
bot-why-declare = many trumps in this suit
bot-why-name = { $count ->
    [one] one trump in this hand
   *[other] { $count } trumps in this hand
}
bot-why-bury = { $voids ->
    [0] low cards without points
    [one] low cards, and one suit is gone to be ruffed
   *[other] low cards, and { $voids } suits are gone to be ruffed
}
bot-why-choose = { $points ->
    [0] no points in it
   *[other] { $points } points in it
}
bot-why-cash = nothing in this suit beats it any more
bot-why-strong = likely to win the trick
bot-why-throw = a throw of { $count } cards that nobody can beat
bot-why-draw = draws out their trumps
bot-why-give-lead = gives up the lead cheaply
bot-why-take = { $points ->
    [0] takes the trick
   *[other] takes the trick and its { $points } points
}
bot-why-ruff = { $points ->
    [0] ruffs the trick
   *[other] ruffs the trick and its { $points } points
}
bot-why-points = gives { $points } points to its own side
bot-why-leave = leaves the trick to its own side
bot-why-low = keeps the good cards
bot-why-must = costs { $points } points, but keeps better cards
bot-why-stir = the hand is better with this trump, and with the kitty
bot-why-no-bid = the opponents would make about { $points } points
bot-why-bid = the opponents should make about { $points } points
bot-why-line = the usual line
bot-why-low-line = less than the usual line, easier for the opponents
bot-why-call = a high card that another seat holds, in a short suit
bot-why-join = shows whose friend it is
bot-why-further = a shape that hardly anything beats
bot-why-search = best over { $deals } imagined deals
bot-why-close = about as good over { $deals } imagined deals
bot-why-searched = worse over { $deals } imagined deals
bot-why-learned = what was learned from many deals says so
