# Text that is no card or play.

error-card-unknown = “{ $card }” in “{ $text }” is no card. Write suit and rank, such as SA, HT or D2; the jokers are LJ and BJ.
error-play-empty-component = A “+” in “{ $text }” has no cards on one side.
