"""Which cards may be called for a friend (rules.md section 10)."""

from __future__ import annotations

import pytest

from helpers import cases
from shengji.cards import KIND_OF
from shengji.rules import presets
from shengji.rules.friends import callable_kinds, check_calls, may_be_called
from shengji.rules.tables import tables
from shengji.text.errors import IllegalAction

# friend_cards | level and trump | card | whether it may be called
CARDS = """
plain       | 2/H  | SA | yes
plain       | 2/H  | S5 | yes
plain       | 2/H  | HA | no
plain       | 2/H  | S2 | no
plain       | 2/H  | LJ | no
plain       | A/H  | SA | no
plain       | 2/NT | HA | yes
any         | 2/H  | HA | yes
any         | 2/H  | S2 | yes
any         | 2/H  | BJ | yes
# the highest of a suit may not be called
not_highest | A/H  | SK | no
not_highest | A/H  | SQ | yes
not_highest | K/H  | SA | no
not_highest | K/H  | SQ | yes
not_highest | 2/H  | SA | no
not_highest | 2/H  | SK | yes
not_highest | 2/H  | HK | no
# no point cards, but for a king that is the highest of its suit
no_points   | A/H  | SK | yes
no_points   | A/H  | ST | no
no_points   | 2/H  | SK | no
no_points   | 2/H  | S5 | no
no_points   | 2/H  | SA | yes
no_points   | 2/H  | S9 | yes
no_points   | 2/H  | BJ | no
"""


@pytest.mark.parametrize(("policy", "where", "card", "verdict"), cases(CARDS))
def test_which_cards_may_be_called(policy: str, where: str, card: str, verdict: str) -> None:
    rules = presets.with_options(presets.load("zhaopengyou"), {"friend_cards": policy})
    level, _, trump = where.partition("/")
    at = tables(rules, level, trump)  # type: ignore[arg-type]
    assert may_be_called(at, KIND_OF[card]) == (verdict == "yes")
    assert (KIND_OF[card] in callable_kinds(at)) == (verdict == "yes")


def calls_of(text: str) -> list[tuple[int, int]]:
    """``"SA:1 CA:0"``: a card and which copy, 0 for another than the banker's."""
    pairs = (part.split(":") for part in text.split())
    return [(KIND_OF[card], int(nth)) for card, nth in pairs]


# options | calls due | calls | the code, - for none
CALLS = """
                  | 1 | SA:1      | -
                  | 1 | SA:3      | -
                  | 1 | SA:4      | call-copy
                  | 1 | HA:1      | call-card
                  | 1 | SA:0      | call-other
                  | 1 | SA:1 CA:1 | call-number
                  | 2 | SA:1      | call-number
                  | 2 | SA:1 CA:1 | -
                  | 2 | SA:1 SA:2 | -
                  | 2 | SA:2 SA:2 | call-twice
friend_other=yes  | 1 | SA:0      | -
friend_other=yes decks=1 | 1 | SA:0 | call-other
"""


@pytest.mark.parametrize(("options", "due", "calls", "code"), cases(CALLS, str, int, calls_of))
def test_which_calls_are_in_order(options: str, due: int, calls: list[tuple[int, int]], code: str) -> None:
    changed: dict[str, object] = {"friend_other": "friend_other" in options}
    if "decks=1" in options:
        changed |= {"decks": 1, "kitty": 4}
    at = tables(presets.with_options(presets.load("zhaopengyou"), changed), "2", "H")
    if code == "-":
        check_calls(at, calls, due)
        return
    with pytest.raises(IllegalAction) as caught:
        check_calls(at, calls, due)
    assert caught.value.code == code
    for language in ("en", "zh-Hans", "zh-Hant"):
        assert caught.value.message(language)
