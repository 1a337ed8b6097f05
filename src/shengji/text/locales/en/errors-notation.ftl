# What is wrong with a log of events, a record or a position line.

## The log of events

error-log-not-json = This line is not a JSON object.
error-log-form = A line of a log is a JSON object with an “event”.
error-log-event-unknown = There is no event “{ $event }”.
error-log-field-unknown = The event “{ $event }” has no field “{ $field }”.
error-log-field-missing = The event “{ $event }” lacks its field “{ $field }”.
error-log-field-value = The field “{ $field }” cannot be { $value }.
error-log-sum-missing = This line does not end with its checksum “sum”.
error-log-sum = The checksum does not fit: this line, or one before it, was changed after it was written.
error-log-seq = This should be event { $expected } of the log, and it says { $found }: lines are missing or out of place.
error-log-more = This line does not belong to the action that the lines before it began.
error-log-cut = The log breaks off here in the middle of an action, which was left out; everything before it is kept.
error-log-incomplete = The log ends before all that its last action causes: { $expected } should come next.
error-log-no-cause = { $event }: nothing causes this here.
error-log-seats = A game with these rules has { $seats } seats; the names, levels and banker must be theirs.
error-log-other-event = { $expected } should come here, not { $found }.
error-log-other-value = { $event }: “{ $field }” should be { $expected ->
       *[other] “{ $expected }”
        [none] nothing
    }, not { $found ->
       *[other] “{ $found }”
        [none] nothing
    }.
error-log-exists = { $file } exists already.
error-log-missing = There is no file { $file }.
error-log-in-use = { $file } is being written by another program.
error-log-unreadable = { $file } cannot be read: { $reason }.
error-log-unwritable = { $file } could not be written: { $reason }. Nothing that was saved before is lost; make room and try again.
event-matchstarted = the start of the match
event-dealstarted = the deal
event-declared = a declaration
event-passed = a pass
event-bidmade = a bid
event-auctionwon = the end of the auction
event-bankpassed = the passing of the bank
event-stirred = an overcall after the bury
event-revealed = the turning up of declarations
event-linenamed = the naming of the line
event-friendscalled = the call for friends
event-friendjoined = the joining of a friend
event-trumpmade = the making of trump
event-redealt = a new deal
event-kittytaken = the taking of the kitty
event-buried = the burying
event-throwfailed = a failed throw
event-played = a play
event-tricktaken = the end of a trick
event-proposed = a proposal
event-answered = an answer
event-takenback = a take-back
event-finished = an early finish
event-penalized = a penalty
event-dealended = the end of the deal
event-matchended = the end of the match
event-timecalled = the call of time

## Position lines

error-position-fields = A position line has { $expected } parts with a blank between, not { $found }.
error-position-field = “{ $text }” cannot stand for the part “{ $field }” of a position line.
error-position-too-early = This position lies before trump was made, so no game can be set up from it.
error-rules-tag = “{ $text }” among the rules is not of the form option=value.

## Records

error-record-none = There is no record in this text.
error-record-cut = The record breaks off here: the line that says how it ends is missing (“result …”, “redealt …”, or “*” for an unfinished deal).
error-record-remark-open = The remark that begins here is never closed by a brace.
error-record-tag-form = “{ $text }” is no tag of the form [Name "text"].
error-record-tag-twice = The tag { $tag } stands here a second time.
error-record-tag-unknown = The tag { $tag } has no meaning and is only kept. Did you mean { $nearest }?
error-record-no-rules = The tag Rules is missing, as in [Rules "qq"].
error-record-rules-changed = These rules are no longer what they were when the record was written: the preset has changed since.
error-record-number-of = The tag { $tag } needs { $expected } entries and has { $found }.
error-record-number = “{ $text }” is no number that the tag { $tag } can have.
error-record-seat = { $seat ->
       *[other] “{ $seat }” is no seat
        [none] A seat is missing
    }: the seats are 1 to { $seats }.
error-record-cards-twice = These cards were given before.
error-record-cards-late = The cards that were dealt stand above everything that happened.
error-record-no-hand = The cards of seat { $seat } are missing.
error-record-no-kitty = The cards of the kitty are missing.
error-record-hand-size = { $found ->
        [one] One card stands
       *[other] { $found } cards stand
    } here, and { $expected } were dealt.
error-record-pack = These are not exactly the cards of these rules (+ too many, - missing): { $wrong }.
error-record-seed = The cards were not shuffled by this seed, or another seat was dealt the first card.
error-record-commitment = The commitment does not belong to this seed.
error-record-result-tag = The tag Result says { $found }, and the play comes to { $expected }.
error-record-word = No line begins with “{ $word }”.{ $count ->
        [0] {""}
       *[other] {" "}Did you mean “{ $nearest }”?
    }
error-record-dealt = “{ $text }” is no number of cards dealt, such as @40.
error-record-penalty = A penalty needs a seat and a number of cards, as in “penalty 3: 2”.
error-record-bid = A bid is a seat and a number of points or “pass”, as in “bid 2: 100” or “bid 3: pass”.
error-record-line = The line is a seat and a number of points, as in “line 1: 35”.
error-record-joins = { $found } stands after a play, and { $expected ->
       *[other] { $expected } is what the play brings
        [none] nobody joins with it
    }.
error-call-form = “{ $text }” is no call for a friend, such as “2 SA” (the second copy) or “other SA” (another than one’s own).
error-record-offer = An offer names who gets the rest, as in “offer 2: banker” or “offer 2: opponents”.
error-record-over = The record says that the deal is unfinished, and it is over.
error-record-not-yet = “{ $word }” stands here, and the deal has not come to that.
error-record-differs = The record says “{ $found }”, and it comes to “{ $expected }”.
error-record-trick-number = This is trick { $expected }, not { $found }.
error-record-trick-short = Trick { $trick } begins, and in the one before only { $found ->
        [one] one seat has
       *[other] { $found } seats have
    } played.
error-record-leader = Seat { $expected } leads here, not seat { $found }.
error-record-too-many = More seats play in trick { $trick } than there are at the table.
error-record-play = “{ $text }” is no play.
error-record-throw-stands = The record says that “{ $text }” failed, and nobody can beat it.
error-record-throw-fails = The record says that “{ $text }” stood, and another seat can beat it.
error-record-forced = After this failed throw { $expected } is led, not { $found }.
error-record-stopper = Seat { $expected } stops this throw, not seat { $found }.
error-record-comment = A remark must be one line without braces: “{ $text }”.
error-record-tag = “{ $name }” cannot stand in a tag.
error-record-move = A record has no place for this move: { $move }.
error-record-hidden = Cards are hidden in this log, so no record can be made of it.
