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
