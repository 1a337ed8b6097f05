# The terminal client: “shengji play”.

## Words that the player may type, parted by commas; the first is shown first.

play-words-help = help, man
play-words-legal = ?, legal
play-words-hint = h, hint
play-words-table = v, view, table
play-words-last = t, last, trick
play-words-all = a, all, tricks
play-words-score = s, score
play-words-back = u, undo, back
play-words-finish = f, finish
play-words-rules = r, rules
play-words-quit = q, quit, exit
play-words-yes = y, yes
play-words-no = n, no, pass
play-words-wait = w, wait
play-words-another = other, another, *

## Help

play-help-title = What you can type
play-help-cards = Cards: suit and rank, as in H8 or ♥8. H88 and “h8 h8” are a pair, S7788 a tractor, HAA+HK a throw; HT or H10 is the ten, BJ the big and LJ the small joker. A number takes that entry of the list last shown.
play-help-help = this help
play-help-legal = what is legal now, and why
play-help-hint = advice: the best plays, with reasons
play-help-table = the table and your hand again
play-help-last = the last trick
play-help-all = all tricks of this deal
play-help-score = levels, deals so far, what each total brings
play-help-back = take back your last decision, if the others agree
play-help-finish = offer to end the deal early
play-help-rules = the rules in force
play-help-quit = save and leave
play-help-wait = while cards are dealt: ask again only when something changes
play-help-game = { $how ->
        [friends] The banker and the friends he calls play against the others; who the friends are shows when they play the called card.
        [bid] Whoever bids lowest is banker and plays alone against all others, who must reach the bid together.
        [individual] Everyone plays alone and keeps the points of the tricks they take.
       *[other] Two sides take tricks. The banker’s opponents need the line to take the bank; the fewer points they get, the higher the banker’s side rises.
    } 5s count 5, tens and kings 10. Trumps beat the other suits; all trumps together are one suit. Follow what is led as well as you can: a pair with a pair, a tractor (pairs in a row) with a tractor.

## Short words

play-your-name = Player
play-side-ours = us
play-side-theirs = them
play-side-open = ?
play-role-banker = banker
play-role-partner = with banker
play-role-friend = friend
play-trump-row = trump
play-hand-empty = Your hand is empty.
play-many-cards = { $count } cards
play-brackets = {" "}({ $inside })
play-pass = pass
play-any-trump = any suit, or no trump
play-no-bid = pass
play-no-stir = pass
play-shape-510k = a 510K of { $group }
play-shape-rainbow = a rainbow
play-seat-led = led
play-seat-led-short = led
play-seat-winning = winning
play-seat-turn = to play
play-seat-points = +{ $points }

## The start

play-welcome = Shengji · { $rules }
play-seated = You sit at seat { $seat }. { $how ->
        [friends] The banker calls friends in each deal, and everyone has a level of their own.
        [bid] In each deal the lowest bidder plays against all others.
        [individual] Everyone plays alone.
       *[other] { $count ->
            [0] You play alone.
            [one] Your partner is { $partners }.
           *[other] Your partners are { $partners }.
        }
    }
play-type-help = Type “help” for what you can type, “?” for what is legal now.
play-saving = Saved in { $file }
play-resumed = Going on with { $file }
play-cut = The last action had not been written completely and was left out.
play-no-setup = There is no “{ $file }” beside it, so you sit at seat { $seat }, and the bots are: { $bots }.

## The head of the table

play-head-deal = Deal { $number }
play-head-level = { $flag ->
        [yes] { $level }
       *[no] level { $level }
    }
play-head-trump = { $bare ->
        [yes] { $trump }
       *[no] trump { $trump }
    }
play-head-banker = banker { $banker }{ $has ->
        [yes] {" "}({ $side })
       *[no] {""}
    }
play-head-friend = friend: { $call }{ $has ->
        [yes] {" "}= { $by }
        [held] {" "}({ $count ->
            [one] you hold one
           *[other] you hold { $count }
        })
       *[no] {""}
    }
play-head-points = { $own ->
        [yes] Your side
       *[no] Opponents
    } { $points }/{ $line } → { $result }
play-level-of = { $flag ->
        [yes] { $who }: { $level }
       *[no] { $who }: level { $level }
    }
play-standing = { $you ->
        [yes] You have shown { $cards }.
       *[no] { $who } has shown { $cards }.
    }
play-face-down-title = Face down
play-face-down = { $who }: { $open ->
        [yes] { $cards }
       *[no] { $count ->
            [one] one card
           *[other] { $count } cards
        }
    }

## What a total comes to

play-result-bid = { $won ->
        [yes] the banker wins
       *[no] the opponents win
    }
play-band = { $low } to { $high }
play-band-from = { $low } and more
play-band-up-to = { $high } and less
play-bands-title = What the opponents’ points bring
play-sheet-deal = Deal
play-sheet-banker = Banker
play-sheet-trump = Trump
play-sheet-points = Points
play-sheet-mine = My points
play-sheet-result = Result
play-score-deals = { $done ->
        [one] 1 deal
       *[other] { $done } deals
    } of { $all } played.
play-score-bid = The lowest bidder is banker; the banker wins unless the others reach the bid.
play-score-individual = Everyone keeps the points they take; the most points win.
play-no-tricks = No trick has been taken in this deal yet.
play-rules-differ = Different from this:
play-rules-value = { $label }: { $value }
play-rules-same = In force without a change.
play-rules-was = (instead of: { $value })
play-rules-preset-differs = These rules differ from the standard ones in:
play-rules-standard = Standard rules

## A deal begins

play-deal-contested = { $first ->
        [auction] The bank is open: bid downwards in turn; the lowest bid is banker, and who passes is out.
        [auction-once] The bank is open: each seat bids once, downwards; the lowest bid is banker.
        [first-declarer] The bank is open: whoever declares first becomes banker.
        [preset] The bank is open: the declaring fixes trump only.
       *[last-declarer] The bank is open: whoever declares last becomes banker.
    }
play-deal-banker = { $you ->
        [yes] You are banker.
       *[no] { $who } is banker.
    }
play-deal-flag = Flag deal: all cards are dealt, there is no kitty, only jokers and the five of hearts are trump, and the opponents need { $line }. { $failed ->
        [0] {""}
       *[other] Failed in a row so far: { $failed } of { $most }.
    }
play-deal-commitment = The shuffle is sealed, SHA-256 of its seed: { $digest }
play-dealt = { $out }/{ $total }  + { $cards }

## What happens

play-told-turned-over = {"  "}{ $who }: { $cards }, { $trump }
play-told-revealed = Face up now:
play-told-revealed-trump = Trump is { $trump }.
play-told-fault = { $you ->
        [yes] You showed
       *[no] { $who } showed
    } cards that were not higher{ $count ->
        [one] {""}
       *[other] {" "}{ $count } times
    }: that side pays { $points } points.
## The end of a deal and of the match

play-end-title = End of deal { $number }
play-end-kitty = Kitty: { $cards } ({ $points } points)
play-end-not-captured = The banker’s side won the last trick, so it counts nothing.
play-end-kitty-to = { $you ->
        [yes] You won the last trick and get it
       *[no] { $who } won the last trick and gets it
    }: { $points } × { $times } = { $total }
play-end-last-trick = { $won ->
        [yes] The opponents won the last trick, led with { $times } cards, so its points count { $times } times
       *[no] The banker’s side won the last trick, led with { $times } cards, so its points count { $times } times against the opponents
    }: { $points }
play-end-total-line = The opponents have { $points } of the { $line } points they needed: { $result }.
play-end-stopped = The opponents have { $points } points; the deal was ended early: { $result }.
play-end-step = { $who } { $steps }: { $old } → { $new }
play-end-taken = Points:
play-end-totals = Totals:
play-end-paid = Stakes:
play-end-balances = Balances:
play-end-hooked = The kitty fell to a level card: the banker’s side goes to { $level }.
play-end-jumped = A pair of ♥5 or a 510K has decided: the levels jump, whatever the points.
play-end-failures = { $who }: { $count } of { $most } failures in a row with the flag.
play-end-fell = { $who }: { $count } failures in a row with the flag, back to { $level }.
play-end-contested = The next bank is { $auction ->
        [yes] bid for.
       *[no] declared for.
    }
play-end-seed = Seed of the shuffle, to check the seal: { $seed }
## What is owed

play-duty-510k = A five, a ten and a king of one suit, or of trumps, are a 510K; only a 510K of trumps beats a plain one.
play-duty-510k-owed = You hold a 510K of { $group } ({ $cards }) and must follow with one.
play-duty-510k-highest = You hold no 510K of trumps: your { $count } highest trumps must go.
play-duty-anything = Play any { $count } cards.
play-and-more = … and more

## Asking

play-could-show = You could show:
play-could-stir = You could stir, taking up the kitty of { $kitty } with:
play-prompt-declare = Show which? (number; Enter: not now, w: ask when something changes)
play-prompt-declare-last = Last chance to declare. Show which? (number; Enter: nothing)
play-prompt-declare-turn = Your turn to declare. Show which? (number; Enter: pass)
play-prompt-stir = Stir with which? (number; Enter: pass)
play-prompt-top-trump = Which trump do they name? (number or suit; Enter: show something else)
play-nothing-to-show = You have nothing to declare with.
play-nothing-to-stir = You have nothing to stir with.
play-stir-blind = The others’ cards lie face down. If yours are not higher, your side pays { $points } points when all is turned up.
play-prompt-name-trump = Nobody has declared. Name the trump for your side (number or suit):
play-prompt-name-won = The bank is yours for { $points }. Name the trump (number or suit):
play-prompt-bid = Your bid? (number or points; Enter: pass{ $once ->
        [yes] {""}
       *[no] {" "}and be out
    })
play-bid-how = Type a number of the list, or the points, as 100. The lower you bid, the fewer points the others need.
play-bid-lowest = at the lowest
play-bid-out = Passed: { $who }
play-prompt-line = Which line do you name? ({ $high } down to { $low } in steps of { $step }; Enter: { $high })
play-line-how = Type the points that the opponents must reach, as { $high }.
play-prompt-call = { $due ->
        [one] Call a friend
       *[other] Call friend { $place } of { $due }
    } (number, or a card and which copy, as SA 2):
play-call-how = Type a card and which copy of it makes the friend: “SA 2” is the second ace of spades played; “SA *” another one than yours, where that is allowed.
play-call-noted = Noted: { $call } (n: start over)
play-call-held = { $count ->
        [one] you hold one
       *[other] you hold { $count }
    }
play-prompt-contest = Your hand is weak: you may ask for a new deal. Do you? (y, or Enter: no)
play-prompt-bury = Bury { $count } cards (as C346 D34; h: hint):
play-bury-how = Type the cards that go face down into the kitty. Points in it count for the opponents, multiplied, if they win the last trick.
play-bury-warning = { $cards }: { $points } points and { $trumps ->
        [0] no trumps
        [one] one trump
       *[other] { $trumps } trumps
    } would lie in the kitty.
play-prompt-bury-sure = Bury these? (Enter: yes, n: choose again)
play-prompt-choose = Which part must be led? (number)
play-prompt-lead = Your lead:
play-prompt-follow = Your play, { $count ->
        [one] one card:
       *[other] { $count } cards:
    }
play-prompt-forced = Enter to play it:
play-only-play = Only one play is legal: { $cards }
play-play-how = Type cards, as H8 or S77; “?” lists what is legal, “h” gives a hint.
play-cards-how = Cards are suit and rank: H8, S77, HAA+HK; “help” says more.
play-no-number = The list has no number { $number }{ $most ->
        [0] ; there is no list now.
       *[other] {" "}(1 to { $most }).
    }
play-prompt-next-deal = Enter: next deal (s: score, q: leave)
play-prompt-deal-again = Dealt { $times } times in vain. Enter: deal again (q: leave)
play-no-hint = There is nothing to advise on now.
play-finish-not-now = A deal can be ended early only during the play.
play-finish-not-here = Everyone plays alone here: there is no side to leave the rest to.
play-finish-1 = 1: give the rest to the other side
play-finish-2 = 2: claim the rest for your side (Enter: neither)
play-legal-in-turn = Seats declare or pass in turn; a higher set of level cards or jokers overcalls a lower one.
play-legal-auction = Bid how many points the others must reach together, downwards in steps of { $step }, { $low } at the lowest{ $once ->
        [yes] ; each seat bids once
       *[no] ; who passes is out
    }. The lowest bidder takes up the kitty, names the trump and plays against all others.
play-legal-name = You have won the auction: the trump you name holds, then you take up the kitty. The others need { $line } points.
play-legal-stir = Whoever shows a higher set than the one that stands makes its suit trump, takes up the { $kitty } kitty cards and buries again; it goes round until all others pass. The banker stays banker. { $blind ->
        [yes] Cards lie face down until then; a set that was not higher costs its side { $points } points.
       *[no] {""}
    }
play-legal-top-card = A pair of ♥5 stands highest and names any suit, or no trump.
play-legal-line = The banker names the points that the opponents must reach for the bank; the usual line or less.
play-legal-call = Call { $count ->
        [one] one card
       *[other] { $count } cards
    } by number of the copy: whoever plays that copy is your friend, and the points they took before count with them. If you play it yourself you stay alone.
play-legal-over = The deal is over.
play-legal-fixed = Trump is set beforehand.

## The end

play-saved = Saved. Go on with: { $command }
play-not-saved = Everything shown before is saved. Go on with: { $command }
play-seat-range = There are seats 1 to { $seats }, no seat { $seat }.
play-resume-alone = --resume goes on with a match as it is: leave out { $options }.
play-none-to-resume = There is no match to go on with in { $folder }.
error-save-refused = { $file }, line { $line }: { $problem }
error-setup-unreadable = { $file } cannot be read; remove it to go on with the match without it.
error-setup-seat = { $file } names seat { $seat }, but the match has { $seats } seats.
