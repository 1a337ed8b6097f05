"""Declaring in regional games: ranked suits, the five of hearts, looking back, declarations face down."""

from __future__ import annotations

from itertools import pairwise

import pytest

from helpers import cases
from shengji.rules import presets
from shengji.rules.declaring import DeclaringState, declare, overcalls, rung, trump_of
from shengji.rules.ruleset import RuleSet
from shengji.text.cards import format_cards, parse_bag
from shengji.text.errors import IllegalAction


@pytest.mark.parametrize(
    ("preset", "rungs"),
    [
        ("pajiwo", "S2, D2 D2, C2 C2, H2 H2, S2 S2, LJ LJ, BJ BJ"),
        ("chaodipi", "S2, D2 D2, C2 C2, H2 H2, S2 S2, LJ LJ, BJ BJ, H5 H5"),
        ("super", "S2, D2 D2, C2 C2, H2 H2, S2 S2, LJ LJ, BJ BJ"),
    ],
)
def test_ladders_with_ranked_suits(preset: str, rungs: str) -> None:
    heights = [rung(presets.load(preset), "2", parse_bag(cards)) for cards in rungs.split(", ")]
    assert all(low is not None and high is not None and low < high for low, high in pairwise(heights))


def test_single_cards_are_not_ranked_by_suit() -> None:
    rules = presets.load("pajiwo")
    assert rung(rules, "2", parse_bag("D2")) == rung(rules, "2", parse_bag("S2"))


def test_only_four_jokers_make_no_trump_in_changzhou() -> None:
    rules = presets.load("changzhou")
    assert rung(rules, "2", parse_bag("LJ LJ LJ")) is None
    four = rung(rules, "2", parse_bag("LJ LJ LJ LJ"))
    three = rung(rules, "2", parse_bag("S2 S2 S2"))
    assert four is not None
    assert three is not None
    assert four > three
    assert rung(rules, "2", parse_bag("LJ LJ BJ BJ")) is None


def run(rules: RuleSet, script: str, level: str = "2", *, blind: bool = False) -> DeclaringState:
    """The state after ``"0 S2, 1 H5 H5 > C"``: seat, cards and, after ``>``, the trump that they name."""
    state = DeclaringState()
    for entry in filter(None, script.split(", ")):
        shown, _, trump = entry.partition(" > ")
        seat, cards = shown.split(" ", 1)
        state = declare(rules, level, state, int(seat), parse_bag(cards), trump=trump or None, blind=blind)
    return state


# options | level | what was shown before | the next, as seat and cards | the trump then, or the code
SHOWN = """
# a pair of the five of hearts stands above all and names any suit, or none
          | 2 |                     | 1 H5 H5 > C | C
          | 2 | 0 BJ BJ             | 1 H5 H5 > D | D
          | 2 | 0 BJ BJ             | 1 H5 H5 > NT | NT
          | 2 | 0 S22               | 1 H5 H5     | declare-name-trump
          | 2 |                     | 1 H5        | declare-lone-top-card
          | 2 |                     | 1 S2 > C    | declare-names-itself
          | 2 | 0 H5 H5 > C         | 1 BJ BJ     | declare-not-higher
no_trump=forbidden | 2 |            | 1 H5 H5 > NT | declare-no-trump-forbidden
declare_top_card=no | 2 |           | 1 H5 H5 > C | declare-not-level
# at level five it is no level card
          | 5 |                     | 1 D5        | D
          | 5 |                     | 1 H5        | declare-lone-top-card
          | 5 | 0 S55               | 1 H5 H5 > H | H
# looking back: the pair of the suit whose single one showed first
          | 2 | 0 S2, 1 D22         | 0 S22       | S
          | 2 | 0 D2, 1 S22         | 0 D22       | declare-not-higher
look_back=yes | 2 | 0 D2, 1 S22     | 0 D22       | D
look_back=yes | 2 | 0 D2, 1 BJ BJ   | 0 D22       | D
look_back=yes | 2 | 0 D2, 1 H5 H5 > S | 0 D22     | D
look_back=yes | 2 | 0 D2, 1 S22     | 0 C22       | declare-not-higher
look_back=yes | 2 | 0 D2, 1 S22     | 2 D22       | declare-too-many
look_back=yes | 2 | 0 D2, 1 S22, 0 D22 | 2 H5 H5 > C | declare-not-higher
# adding to a declaration that stands is no looking back
look_back=yes | 2 | 0 D2, 0 D22     | 1 C22       | C
# without stirring there is none
look_back=yes overcall_after_bury=no | 2 | 0 D2, 1 S22 | 0 D22 | declare-not-higher
"""


def options_from(text: str) -> dict[str, object]:
    return {name: {"yes": True}.get(value, value) for name, value in (part.split("=") for part in text.split())}


@pytest.mark.parametrize(("options", "level", "before", "then", "verdict"), cases(SHOWN, options_from))
def test_what_may_be_shown(options: dict[str, object], level: str, before: str, then: str, verdict: str) -> None:
    rules = presets.with_options(presets.load("chaodipi"), options)
    run(rules, before, level)
    if not verdict.startswith("declare-"):
        assert trump_of(run(rules, ", ".join(filter(None, [before, then])), level)) == verdict
        return
    with pytest.raises(IllegalAction) as caught:
        run(rules, ", ".join(filter(None, [before, then])), level)
    assert caught.value.code == verdict


# what was shown face down | seat and cards that stand in the end | how many overcalls
BLIND = """
0 S2                   | 0 S2     | 0
0 S22, 1 D22           | 0 S2 S2  | 0
0 D22, 1 S22           | 1 S2 S2  | 1
0 S22, 1 D22, 2 LJ LJ  | 2 LJ LJ  | 1
0 S22, 1 LJ LJ, 2 C22, 3 BJ BJ | 3 BJ BJ | 2
0 S2, 0 S22            | 0 S2 S2  | 0
"""


@pytest.mark.parametrize(("script", "stands", "number"), cases(BLIND, str, str, int))
def test_face_down_what_is_not_higher_changes_nothing(script: str, stands: str, number: int) -> None:
    rules = presets.load("chaodipi-hidden")
    state = run(rules, script, blind=True)
    assert state.standing is not None
    assert f"{state.standing.seat} {format_cards(state.standing.cards)}" == stands
    assert len(state.history) == len(script.split(", "))
    assert overcalls(rules, state) == number


# what was shown | how many overcalls
OVERCALLS = """
0 S2                         | 0
0 S2, 0 S22                  | 0
0 S2, 1 D22                  | 1
0 S2, 0 S22, 1 LJ LJ         | 1
0 S2, 1 D22, 0 S22, 1 LJ LJ, 2 BJ BJ | 4
"""


@pytest.mark.parametrize(("script", "number"), cases(OVERCALLS, str, int))
def test_overcalls_are_counted_without_reinforcements(script: str, number: int) -> None:
    rules = presets.load("pajiwo")
    assert overcalls(rules, run(rules, script)) == number
