"""Levels, must-play levels, hooks, the next banker and the end of a race."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji.rules.levels import Advanced, advance, hooked, must_play_levels, next_banker, settle, settle_outcome
from shengji.rules.ruleset import ALL_LEVELS, Hook, RuleSet, ScoreRow
from shengji.rules.scoring import Outcome
from shengji.text.cards import parse_bag
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES

TWO = RuleSet()
FREE = {"last_level": "free"}
FIXED = {"must_play": ("5", "T", "K", "A")}

ADVANCES = {
    # id: (options, level, steps, as banker, level then, won, laps)
    "a rise": ({}, "2", 3, True, "5", False, 0),
    "no rise": ({}, "7", 0, True, "7", False, 0),
    "opponents rise too": ({}, "7", 2, False, "9", False, 0),
    "must_play: stops on 5": (FIXED, "4", 3, True, "5", False, 0),
    "must_play: no such list": ({}, "4", 3, True, "7", False, 0),
    "must_play: left by winning as banker": (FIXED, "5", 2, True, "7", False, 0),
    "must_play: opponents stay": (FIXED, "5", 2, False, "5", False, 0),
    "must_play: stops again on T": (FIXED, "9", 3, True, "T", False, 0),
    "must_play: opponents stop on it as well": (FIXED, "9", 3, False, "T", False, 0),
    "must_play T: 小光 at 9 stops at T": ({"must_play": ("T",)}, "9", 2, True, "T", False, 0),
    "last_level must_defend: K stops on A": ({}, "K", 3, True, "A", False, 0),
    "last_level must_defend: opponents stay on A": ({}, "A", 2, False, "A", False, 0),
    "last_level must_defend: the banker passes A": ({}, "A", 1, True, "A", True, 0),
    "last_level free: past A at once": (FREE, "K", 2, True, "A", True, 0),
    "last_level free: one step reaches A only": (FREE, "K", 1, True, "A", False, 0),
    "last_level free: opponents pass A": (FREE, "A", 1, False, "A", True, 0),
    "last_level free, A among must_play: opponents stay": (FREE | {"must_play": ("A",)}, "A", 2, False, "A", False, 0),
    "after_last cycle: from A to 2": ({"after_last": "cycle"}, "A", 1, True, "2", False, 1),
    "after_last cycle: A is defended first": ({"after_last": "cycle"}, "K", 2, True, "A", False, 0),
    "after_last cycle, free: K to 2": (FREE | {"after_last": "cycle"}, "K", 2, True, "2", False, 1),
    "after_last cycle: a must-play 2 stops the next lap": (
        {"after_last": "cycle", "must_play": ("2",)},
        "A",
        3,
        True,
        "2",
        False,
        1,
    ),
    "win_at reaching: A wins": ({"win_at": "reaching"}, "K", 1, True, "A", True, 0),
    "win_at reaching: opponents too": ({"win_at": "reaching"}, "Q", 3, False, "A", True, 0),
    "win_at reaching: not yet": ({"win_at": "reaching"}, "Q", 1, False, "K", False, 0),
    "win_at reaching: a must-play K comes first": (
        {"win_at": "reaching", "must_play": ("K",)},
        "Q",
        3,
        True,
        "K",
        False,
        0,
    ),
    "levels 5 T K": ({"levels": ("5", "T", "K"), **FREE}, "5", 2, True, "K", False, 0),
    "levels from 3": ({"levels": ALL_LEVELS[1:]}, "3", 2, True, "5", False, 0),
    "levels 9 to A": ({"levels": ("9", "T", "J", "Q", "K", "A")}, "9", 5, True, "A", False, 0),
    "one fixed level": ({"levels": ("T",)}, "T", 1, True, "T", True, 0),
    "a no-trump level comes after A": ({"levels": (*ALL_LEVELS, "NT")}, "A", 1, True, "NT", False, 0),
    "a no-trump level is passed last": ({"levels": (*ALL_LEVELS, "NT")}, "NT", 1, True, "NT", True, 0),
    "a no-trump level need not follow a defended A": (
        {"levels": (*ALL_LEVELS, "NT")},
        "K",
        2,
        False,
        "NT",
        False,
        0,
    ),
    "demotion": ({}, "7", -1, False, "6", False, 0),
    "demotion from a must-play level": (FIXED, "5", -1, False, "4", False, 0),
    "demotion ends at the lowest level": ({"levels": ALL_LEVELS[1:]}, "4", -3, False, "3", False, 0),
}


@pytest.mark.parametrize(
    ("values", "level", "steps", "as_banker", "then", "won", "laps"), ADVANCES.values(), ids=ADVANCES
)
def test_advance(values, level, steps, as_banker, then, won, laps):
    assert advance(RuleSet(**values), level, steps, as_banker=as_banker) == Advanced(then, won, laps)


@pytest.mark.parametrize(
    ("total", "level", "laps"),
    # Levels counted on past A, from 2: rank is what is left after laps of thirteen.
    [(24, "J", 1), (17, "4", 1), (36, "T", 2), (19, "6", 1), (12, "Q", 0)],
)
def test_levels_count_on_past_the_last(total, level, laps):
    rules = RuleSet(after_last="cycle", last_level="free")
    assert advance(rules, "2", total - 2, as_banker=True) == Advanced(level, False, laps)


def test_a_level_that_the_rules_do_not_play():
    with pytest.raises(TextError) as refusal:
        advance(RuleSet(levels=("5", "T", "K")), "7", 1, as_banker=True)
    assert refusal.value.code == "level-not-played"
    assert all("5 T K" in refusal.value.message(language) for language in LANGUAGES)


LEVELS = st.sampled_from(ALL_LEVELS)


@given(
    must_play=st.lists(LEVELS, unique=True).map(tuple),
    last_level=st.sampled_from(["must_defend", "free"]),
    after_last=st.sampled_from(["match_ends", "cycle"]),
    win_at=st.sampled_from(["passing", "reaching"]),
    level=LEVELS,
    steps=st.integers(0, 40),
    as_banker=st.booleans(),
)
def test_no_must_play_level_is_jumped_over(must_play, last_level, after_last, win_at, level, steps, as_banker):
    rules = RuleSet(must_play=must_play, last_level=last_level, after_last=after_last, win_at=win_at)
    result = advance(rules, level, steps, as_banker=as_banker)
    start = ALL_LEVELS.index(level)
    end = ALL_LEVELS.index(result.level) + 13 * result.laps
    assert start <= end <= start + steps
    passed = [ALL_LEVELS[place % 13] for place in range(start + 1, end)]
    left = [level] if end > start or result.won else []
    assert not must_play_levels(rules).intersection(passed)
    if not as_banker:
        assert not must_play_levels(rules).intersection(left)
    if not result.won and result.level not in must_play_levels(rules):
        assert end == start + steps


# -- hooks

JACK = RuleSet(hooks=(Hook("J"),))
JACK_AND_ACE = RuleSet(hooks=(Hook("J"), Hook("A")))


@pytest.mark.parametrize(
    ("rules", "level", "captured_by", "target"),
    [
        (JACK, "J", "SJ", "2"),
        (JACK, "J", "SJ SJ", "2"),
        (JACK, "J", "HJ", "2"),
        (JACK, "J", "SQ", None),
        (JACK, "J", "BJ", None),
        (JACK, "J", None, None),
        (JACK, "T", "SJ", None),
        (JACK, "A", "SA", None),
        (JACK_AND_ACE, "A", "SA", "2"),
        (RuleSet(hooks=(Hook("Q", "6"),)), "Q", "CQ", "6"),
        (RuleSet(hooks=(Hook("J"),), levels=ALL_LEVELS[1:], permanent=("2",)), "J", "SJ", "3"),
        (TWO, "J", "SJ", None),
    ],
)
def test_hooks(rules, level, captured_by, target):
    assert hooked(rules, level, None if captured_by is None else parse_bag(captured_by)) == target


@pytest.mark.parametrize(
    ("rules", "level", "points", "captured_by", "banker_level", "bank"),
    [
        (TWO, "J", 30, "SJ", "K", "kept"),
        (JACK, "J", 30, "SJ", "2", "kept"),
        (JACK, "J", 30, None, "K", "kept"),
        (JACK, "J", 30, "BJ", "K", "kept"),
        (JACK, "J", 85, "SJ", "2", "lost"),
        (RuleSet(hooks=(Hook("J"),), hook_then_rise=True), "J", 30, "SJ", "4", "kept"),
        (RuleSet(hooks=(Hook("J"),), hook_then_rise=True), "J", 85, "SJ", "2", "lost"),
        (RuleSet(hooks=(Hook("J"),), hook_then_rise=True, must_play=("2",)), "J", 30, "SJ", "2", "kept"),
        (RuleSet(hooks=(Hook("J"),), hook_then_rise=True, must_play=("3",)), "J", 30, "SJ", "3", "kept"),
        (JACK_AND_ACE, "A", 30, "SA", "2", "kept"),
    ],
)
def test_a_hook_sends_the_bankers_side_down_even_if_it_keeps_the_bank(
    rules, level, points, captured_by, banker_level, bank
):
    captured = None if captured_by is None else parse_bag(captured_by)
    result = settle(rules, points=points, banker_level=level, opponents_level="5", captured_with=captured)
    assert (result.banker_level, result.bank) == (banker_level, bank)
    assert not result.match_over
    assert result.hooked == (None if hooked(rules, level, captured) is None else "2")


# -- the next banker


@pytest.mark.parametrize(
    ("values", "kept", "lost"),
    [
        ({}, 2, 1),
        ({"seats": 6, "decks": 3}, 2, 1),
        ({"seats": 2, "sides": "alone", "kitty": 10}, 0, 1),
        ({"seats": 2, "kitty": 10}, 0, 1),
        ({"seats": 5, "sides": "alone"}, 0, 1),
        ({"next_banker": "rotate_always"}, 1, 1),
        ({"seats": 2, "sides": "alone", "next_banker": "rotate_always"}, 1, 1),
    ],
)
def test_next_banker(values, kept, lost):
    rules = RuleSet(**values)
    assert (next_banker(rules, "kept"), next_banker(rules, "lost")) == (kept, lost)
    assert next_banker(rules, "contested") is None


# -- a deal settled

SETTLED = {
    # id: (options, points, levels before, levels after, bank, steps, next banker, winner)
    "shutout": ({}, 0, ("2", "2"), ("5", "2"), "kept", 3, 2, None),
    "half shutout": ({}, 35, ("2", "6"), ("4", "6"), "kept", 2, 2, None),
    "kept": ({}, 75, ("9", "5"), ("T", "5"), "kept", 1, 2, None),
    "bank only": ({}, 85, ("9", "5"), ("9", "5"), "lost", 0, 1, None),
    "bank and a level": ({}, 120, ("9", "5"), ("9", "6"), "lost", 1, 1, None),
    "bank and three levels": ({}, 235, ("9", "J"), ("9", "A"), "lost", 3, 1, None),
    "the bank only, on a must-play level": ({"must_play": ("T",)}, 160, ("9", "T"), ("9", "T"), "lost", 2, 1, None),
    "banker stops on a must-play level": ({"must_play": ("T",)}, 0, ("9", "T"), ("T", "T"), "kept", 3, 2, None),
    "past A": ({}, 40, ("A", "5"), ("A", "5"), "kept", 1, 2, "banker"),
    "A not defended": ({}, 80, ("A", "A"), ("A", "A"), "lost", 0, 1, None),
    "opponents pass A where they may": (FREE, 120, ("9", "A"), ("9", "A"), "lost", 1, 1, "opponents"),
    "win_at reaching": ({"win_at": "reaching"}, 0, ("Q", "5"), ("A", "5"), "kept", 3, 2, "banker"),
    "the next lap": ({"after_last": "cycle"}, 75, ("A", "5"), ("2", "5"), "kept", 1, 2, None),
    "match duplicate: levels are fixed": ({"match": "duplicate"}, 0, ("9", "9"), ("9", "9"), "kept", 3, 2, None),
    "match points: levels are fixed": ({"match": "points"}, 160, ("T", "T"), ("T", "T"), "lost", 2, 1, None),
}


@pytest.mark.parametrize(
    ("values", "points", "before", "after", "bank", "steps", "banker", "winner"), SETTLED.values(), ids=SETTLED
)
def test_settle(values, points, before, after, bank, steps, banker, winner):
    result = settle(RuleSet(**values), points=points, banker_level=before[0], opponents_level=before[1])
    assert (result.banker_level, result.opponents_level) == after
    assert (result.bank, result.steps, result.next_banker) == (bank, steps, banker)
    assert (result.winner, result.match_over) == (winner, winner is not None)


def test_settle_counts_laps():
    rules = RuleSet(after_last="cycle")
    assert settle(rules, points=0, banker_level="A", opponents_level="5").banker_laps == 1
    free = RuleSet(after_last="cycle", last_level="free")
    assert settle(free, points=120, banker_level="3", opponents_level="A").opponents_laps == 1


def test_settle_demotes_and_contests():
    rules = RuleSet(
        score_table=(
            ScoreRow(0, "kept", 1, 0),
            ScoreRow(70, "contested", 0, 0),
            ScoreRow(75, "kept", 1, -1),
            ScoreRow(80, "lost", 0, 0),
        )
    )
    contested = settle(rules, points=70, banker_level="6", opponents_level="4")
    assert (contested.bank, contested.steps, contested.next_banker) == ("contested", 0, None)
    demoted = settle(rules, points=75, banker_level="6", opponents_level="4")
    assert (demoted.banker_level, demoted.opponents_level) == ("7", "3")


def test_settle_takes_the_line_that_the_banker_named():
    rules = RuleSet(decks=1, banker_names_line=True)
    assert settle(rules, points=45, banker_level="6", opponents_level="4", line=60).bank == "kept"
    assert settle(rules, points=45, banker_level="6", opponents_level="4").bank == "lost"


def test_an_ended_deal_is_settled_by_its_outcome():
    result = settle_outcome(TWO, Outcome("kept", 1, 0), banker_level="6", opponents_level="4")
    assert (result.banker_level, result.next_banker) == ("7", 2)


@given(
    points=st.integers(-100, 500), banker_level=LEVELS, opponents_level=LEVELS, must_play=st.lists(LEVELS).map(tuple)
)
def test_never_both_sides_rise_and_who_has_won_is_the_side_that_rose(points, banker_level, opponents_level, must_play):
    rules = RuleSet(must_play=must_play, last_level="free")
    result = settle(rules, points=points, banker_level=banker_level, opponents_level=opponents_level)
    assert result.banker_level == banker_level or result.opponents_level == opponents_level
    assert result.winner in ((None, "banker") if result.bank == "kept" else (None, "opponents"))
