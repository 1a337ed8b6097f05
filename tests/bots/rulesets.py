"""Random rule sets for the bots' tests, wilder than people play: many seats and decks, every option."""

from __future__ import annotations

from random import Random

from shengji.rules.checks import problems
from shengji.rules.presets import with_options
from shengji.rules.ruleset import Option, RuleSet, options

_LISTS = {
    "permanent": ("2", "7", "T"),
    "removed": ("3", "4", "LJ", "BJ"),
    "split": ("keep_wider", "keep_tractors"),
    "must_play": ("5", "T", "K"),
}
_LARGE = ("decks", "kitty", "seats", "match_deals", "match_minutes", "rainbows")
"""Numbers that are drawn by hand."""

_FAMILIES: tuple[dict[str, object], ...] = (
    {},
    {},
    {"declare_when": "auction", "scoring": "bid", "match": "points", "sides": "alone", "banker_names_line": False},
    {"scoring": "individual", "match": "points", "sides": "alone", "last_trick": "once", "stakes": "none"},
    {"sides": "friends", "declare_when": "while_dealing", "undeclared": "no_trump", "scoring": "sides"},
    {"trick_rule": "any_width", "throws": "none", "kitty": 0, "last_trick": "times_cards"},
    {
        "overcall_after_bury": "open",
        "declare_ladder": "pairs_ranked",
        "top_card": "H5",
        "declare_top_card": True,
        "declare_when": "while_dealing",
        "hidden_declaration": False,
    },
    {
        "trick_rule": "five_ten_king",
        "overcall_after_bury": "hidden",
        "declare_when": "while_dealing",
        "look_back": True,
    },
    {"levels": ["2", "9", "KQ"], "first_banker": "preset", "next_banker": "partner_or_next", "must_play": []},
    {"undeclared": "opponents_take_bank", "sides": "partners", "joker_with_declaration": "colour"},
)
"""Options that go together in the games of some region; others are drawn beside them."""

MOST_CARDS = 60
"""In a hand."""


def random_rules(seed: int) -> RuleSet:
    """A rule set without contradictions, for 2 to 10 seats and 1 to 8 decks."""
    rng = Random(seed)
    family = _FAMILIES[seed % len(_FAMILIES)]
    while True:
        seats = rng.choice([2, 3, 4, 4, 4, 5, 6, 7, 8, 10])
        drawn: dict[str, object] = {
            "seats": seats,
            "sides": "partners" if seats % 2 == 0 and seats > 2 and rng.random() < 0.8 else "alone",
            "decks": rng.choice([1, 2, 2, 3, 4, 5, 8]),
            "kitty": rng.choice([0, 1, 4, 6, 8, 13]),
            "remove_low": True,
            "match_deals": 3,
            "rainbows": rng.choice([0, 0, 0, 8, 12]),
        }
        for option in options().values():
            if option.section != "clock" and option.name not in drawn and rng.random() < 0.4:
                _draw(rng, option, drawn)
        drawn |= family
        rules = with_options(RuleSet(), drawn)
        if rules.decks * 54 > MOST_CARDS * seats:
            continue
        if not any(problem.severity == "error" for problem in problems(rules)):
            return rules


def _draw(rng: Random, option: Option, drawn: dict[str, object]) -> None:
    match option.kind:
        case "flag":
            drawn[option.name] = rng.random() < 0.5
        case "choice":
            drawn[option.name] = rng.choice(option.choices)
        case "list":
            if option.name in _LISTS:
                drawn[option.name] = [name for name in _LISTS[option.name] if rng.random() < 0.4]
            elif option.name == "levels":
                drawn["levels"] = rng.choice([["5", "T", "K"], ["8"], ["3", "6", "NT"], ["9", "T", "J", "Q", "K", "A"]])
        case "number" if option.name not in _LARGE:
            assert option.low is not None
            assert option.high is not None
            drawn[option.name] = rng.randint(option.low, min(option.high, option.low + 40))
        case _:
            pass
