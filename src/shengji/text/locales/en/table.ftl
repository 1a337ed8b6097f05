# What is said of a game, and of what may be done, at a table of the server and in the terminal alike.

table-you = you
table-names = Mei, Bo, Lan, Jun, Ping, Tao, Hua, Wei, Ning
table-and = {" and "}
table-anything = any of them
table-card-LJ = LJ
table-card-BJ = BJ
table-result-kept = banker’s side { $steps ->
        [0] keeps the bank
       *[other] +{ $steps }
    }
table-result-lost = opponents take the bank{ $steps ->
        [0] {""}
       *[other] {" "}and +{ $steps }
    }
table-result-contested = the bank is declared for anew
table-deal-title = Deal { $number }{ $again ->
        [0] {""}
       *[other] , dealt again
    }
table-told-declared = { $you ->
        [yes] You show { $cards }{ $has ->
            [yes] {" "}and name { $trump }.
           *[no] .
        }
       *[no] { $who } shows { $cards }{ $has ->
            [yes] {" "}and names { $trump }.
           *[no] .
        }
    }
table-told-declared-hidden = { $who } declares with { $count ->
        [one] one card
       *[other] { $count } cards
    } face down.
table-told-passed = { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
table-told-no-stir = { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
table-told-trump = Trump is { $trump }{ $has ->
        [yes] , level { $level }
        [flag] , { $level }
       *[no] {""}
    }. { $you ->
        [yes] You are banker.
       *[no] { $who } is banker.
    }
table-told-trump-hidden = { $blind ->
        [yes] Trump stays face down until everyone has passed.
       *[no] Trump is face down until the kitty is buried.
    } { $you ->
        [yes] You are banker.
       *[no] { $who } is banker.
    }
table-told-undeclared = Nobody has declared.
table-told-turned-up = Nobody has declared; the kitty shows { $card }.
table-told-redealt = { $auction ->
        [yes] Everyone has passed
       *[no] Nobody has declared
    }: the cards are dealt again.
table-told-redealt-weak = { $you ->
        [yes] You show a weak hand
       *[no] { $who } shows a weak hand
    }: the cards are dealt again{ $contested ->
        [yes] , and the bank is open.
       *[no] .
    }
table-told-bid = { $you ->
        [yes] You bid { $points }.
       *[no] { $who } bids { $points }.
    }
table-told-no-bid = { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
table-told-auction-won = { $you ->
        [yes] You are banker
       *[no] { $who } is banker
    } for { $points }: the others need { $points } points together.
table-told-named = { $you ->
        [yes] You name
       *[no] { $who } names
    } { $trump } trump.
table-told-bank-passed = The banker’s side cannot declare, so the bank goes over: { $you ->
        [yes] you are banker
       *[no] { $who } is banker
    }, and that side declares at level { $level }.
table-told-line = { $you ->
        [yes] You name
       *[no] { $who } names
    } the line: the opponents need { $points }.
table-told-stirred = { $you ->
        [yes] You stir with { $cards }
       *[no] { $who } stirs with { $cards }
    }{ $has ->
        [yes] : trump is { $trump } now.
       *[no] {" "}face down.
    }
table-told-stirred-hidden = { $who } stirs with { $count ->
        [one] one card
       *[other] { $count } cards
    } face down.
table-told-called = { $you ->
        [yes] You call
       *[no] { $who } calls
    }: whoever plays { $calls } is { $count ->
        [one] the friend.
       *[other] a friend.
    }
table-told-joined = { $you ->
        [yes] You play the called { $card } and join the banker.
       *[no] { $who } plays the called { $card } and joins the banker.
    }
table-told-call-spent = { $you ->
        [yes] You play the called { $card } yourself: that call is spent.
       *[no] { $who }, the banker, plays the called { $card }: that call is spent.
    }
table-call = { $nth ->
        [0] another { $card }
        [1] the first { $card }
        [2] the second { $card }
        [3] the third { $card }
        [4] the fourth { $card }
       *[other] { $card } number { $nth }
    }
table-told-kitty = { $you ->
        [yes] You take up
       *[no] { $who } takes up
    } the kitty: { $cards } ({ $points } points)
table-told-kitty-hidden = { $who } takes up the kitty of { $count } cards.
table-told-buried = { $you ->
        [yes] You bury
       *[no] { $who } buries
    } { $cards } ({ $points } points)
table-told-buried-hidden = { $who } buries { $count } cards.
table-told-throw = { $you ->
        [yes] You try
       *[no] { $who } tries
    } to throw { $cards }.
table-told-stopped = Throw failed: { $you ->
        [yes] you beat
       *[no] { $who } beats
    } { $cards }.
table-told-stopped-hidden = Throw failed: somebody beats { $cards }.
table-told-choose = { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } which part is led: { $cards }
table-told-penalty = { $you ->
        [yes] Your side pays
       *[no] The side of { $who } pays
    } { $points } points for it.
table-told-played = {"  "}{ $who }{ $kind ->
        [lead] {" "}(lead)
        [throw] {" "}(throw)
        [forced] {" "}(forced)
        [ruff] {" "}(ruff)
        [special] {" "}({ $shape })
        [special-ruff] {" "}(ruff, { $shape })
       *[plain] {""}
    }: { $cards }
table-told-trick = { $you ->
        [yes] You take
       *[no] { $who } takes
    } the trick{ $points ->
        [0] .
       *[other] , { $points } points.
    }
table-told-proposed-take-back = { $you ->
        [yes] You ask
       *[no] { $who } asks
    } to take back.
table-told-proposed-finish = { $you ->
        [yes] You offer
       *[no] { $who } offers
    } to end the deal: the rest goes to the { $rest ->
        [banker] banker’s side
       *[opponents] opponents
    }.
table-told-agreed = { $who } agrees.
table-told-refused = { $who } does not agree.
table-told-taken-back = Taken back.
table-told-finished = The deal ends: the rest goes to the { $rest ->
        [banker] banker’s side
       *[opponents] opponents
    }.
table-told-penalized = The referee fines { $you ->
        [yes] you
       *[no] { $who }
    } { $points } points{ $ends ->
        [yes] ; the deal ends.
       *[no] .
    }
table-told-time = Time is up: this match ends with the deal.
table-end-captured = The opponents won the last trick and capture it: { $points } × { $times } = { $total }
table-end-captured-hidden = The opponents won the last trick and capture the kitty, times { $times }: { $total }
table-end-total = The opponents have { $points } points: { $result }.
table-end-next = { $you ->
        [yes] You are banker next.
       *[no] { $who } is banker next.
    }
table-match-won = { $mine ->
        [yes] { $count ->
            [one] You have won the match.
           *[other] The match is yours: { $who }.
        }
       *[no] The match goes to { $who }.
    }
table-match-drawn = The match is over, and nobody has won it: a draw.
table-duty-lead = You lead: one card, a pair (or more of a kind) or a tractor, all of one suit or all trumps.
table-duty-throws = { $throws ->
        [any] Several of these of one suit are a throw; each part must be unbeatable, or the smallest beaten part is led.
        [trump] Several trumps at once are a throw; each part must be unbeatable, or the smallest beaten part is led.
       *[none] Throws are not allowed.
    }
table-duty-led = Led was { $what }{ $has ->
        [yes] {" "}in { $group }.
       *[no] .
    }
table-duty-none = You have no { $group }: play any { $count ->
        [one] card
       *[other] { $count } cards
    }{ $ruff ->
        [yes] ; trumps of the same shape ruff.
       *[no] .
    }
table-duty-short = All your { $group } must go ({ $cards }){ $rest ->
        [0] .
        [one] , and one card of your choice.
       *[other] , and { $rest } cards of your choice.
    }
table-duty-free = Play { $count ->
        [one] any one
       *[other] any { $count }
    } of your { $held } { $group }.
table-duty-owed = From your { $held } { $group } play { $count } cards with { $shapes } among them.
table-duty-any-width = From your { $held } { $group } play { $count } cards: { $what ->
        [full] a shape of { $count } cards, of any width.
        [tractor] your tractor of { $size } cards{ $pairs ->
            [0] {""}
            [one] {" "}and a pair
           *[other] {" "}and { $pairs } pairs
        }.
        [pairs] { $pairs ->
            [one] a pair among them.
           *[other] { $pairs } pairs among them.
        }
       *[free] any of them.
    }
table-duty-or = Or keep what you need not break up, and play { $shapes } ({ $count } of { $held } { $group }).
table-legal-dealing = While the cards are dealt whoever holds cards of the level, or enough jokers, may show them and so name trump; a higher set overcalls a lower one.
table-legal-bury = Put any { $kitty } cards of your hand face down; nobody else sees them. Points may go in, at a risk.
table-legal-choose = A throw has failed, and you choose which of its beaten parts is led instead.
