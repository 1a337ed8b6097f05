"""The rules: rule sets as data, and pure functions that say what is legal, who wins and what it is worth."""
