# Rule sets that cannot be read.

error-preset-unknown = There is no preset “{ $preset }”. { $count ->
        [0] The presets are: { $nearest }.
       *[other] Did you mean { $nearest }?
    }
error-option-unknown = There is no option “{ $option }”.{ $count ->
        [0] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
error-option-value = { $option } cannot be { $value }: it takes { $expected }.{ $count ->
        [0] {""}
       *[other] {" "}Did you mean { $nearest }?
    }
expected-flag = true or false
expected-number = a whole number from { $low } to { $high }
expected-number-bare = a whole number from { $low } to { $high }, without quotation marks
expected-choice = one of { $choices }
expected-list = a list of any of { $choices }
expected-rows = a list of rows, each [{ $form }]
error-rules-form = A rule set is a preset’s name, or “preset” and “options” together; this is neither: { $text }
error-rules-key = “{ $name }” does not belong here; what may stand here is { $known }.
error-rules-option-outside = The option “{ $option }” must stand below the line [options].
error-toml-syntax = Line { $line }, column { $column } is not valid TOML ({ $reason }): { $text }
error-file-missing = There is no file “{ $file }”.
error-file-unreadable = The file “{ $file }” cannot be read.
error-file-not-utf8 = The file “{ $file }” is not UTF-8 text.
error-hands-uneven = { $cards } cards less a kitty of { $kitty } leave { $left } over among { $seats } players.{ $count ->
        [0] {""}
       *[other] {" "}A kitty of { $nearest } comes out even.
    }
error-hands-empty = { $cards } cards less a kitty of { $kitty } are not enough for { $seats } players.
error-hands-large = A hand of { $held } cards, the kitty in it, is more than the { $most } that a hand can hold.
