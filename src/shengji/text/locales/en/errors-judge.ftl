# Why a question to the referee cannot be answered.
error-json-syntax = This line is not valid JSON: { $reason }
error-json-depth = This line nests its lists and objects too deeply to be read.
error-question-no-object = A question must be a JSON object.
error-question-kind = A question must have one of the fields { $known }.
error-question-field = This kind of question has no field "{ $field }"; it knows { $known }.
error-field-missing = The field "{ $field }" is missing or empty.
error-field-type = The field "{ $field }" must be a { $type ->
        [number] number
        [text] text
        [list] list
        [flag] true or false value
       *[object] JSON object
    }.
error-field-range = The field "{ $field }" must lie between { $low } and { $high }.
error-seat-unknown = "{ $seat }" in "{ $field }" is no seat; the seats are 1 to { $players }.
error-too-many-plays = { $plays } plays are more than the { $players } seats of one trick.
error-score-individual = Under these rules everyone’s own points count, so the opponents have no score together.
error-side-unknown = { $field } is banker or opponents, not “{ $side }”.
error-declaration-form = Each declaration must be a list of a seat and its cards, such as [2, "S2 S2"], and the trump where they may name any.
error-level-unknown = "{ $level }" is no level; levels are 2 to 9, T, J, Q, K, A and NT.
error-trump-unknown = "{ $trump }" is no trump; write S, H, C, D or NT.
error-input-empty = There is nothing to judge: give one JSON question per line.
