"""Points to the bank and to levels: every number of section 9."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji.rules.ruleset import RuleSet, ScoreRow
from shengji.rules.scoring import Bands, Outcome, bands, bands_table, outcome

TWO = RuleSet()


def kept(steps, opponents=0):
    return Outcome("kept", steps, opponents)


def lost(steps):
    return Outcome("lost", 0, steps)


# The published table: for 1, 2 and 3 decks the points from … to, and what they come to; four decks go on by 80.
PUBLISHED = [
    (kept(4), [(-20, -5), (-40, -5), (-60, -5), (-80, -5)]),
    (kept(3), [(0, 0), (0, 0), (0, 0), (0, 0)]),
    (kept(2), [(5, 15), (5, 35), (5, 55), (5, 75)]),
    (kept(1), [(20, 35), (40, 75), (60, 115), (80, 155)]),
    (lost(0), [(40, 55), (80, 115), (120, 175), (160, 235)]),
    (lost(1), [(60, 75), (120, 155), (180, 235), (240, 315)]),
    (lost(2), [(80, 95), (160, 195), (240, 295), (320, 395)]),
    (lost(3), [(100, 115), (200, 235), (300, 355), (400, 475)]),
]


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_the_published_table(decks):
    rules = RuleSet(decks=decks)
    expected = [(*ranges[decks - 1], found) for found, ranges in PUBLISHED]
    assert [tuple(row) for row in bands_table(rules)] == expected
    for low, high, found in expected:
        assert outcome(rules, low) == outcome(rules, high) == found


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (-80, kept(5)),
        (-45, kept(5)),
        (-40, kept(4)),
        (-35, kept(4)),
        (-5, kept(4)),
        (240, lost(4)),
        (280, lost(5)),
        (400, lost(8)),
    ],
)
def test_bands_go_on_beyond_the_table(points, expected):
    assert outcome(TWO, points) == expected


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (RuleSet(decks=1), Bands(40, 20, 20)),
        (RuleSet(decks=2), Bands(80, 40, 40)),
        (RuleSet(decks=3), Bands(120, 60, 60)),
        (RuleSet(decks=4), Bands(160, 80, 80)),
        (RuleSet(band_down=20), Bands(40, 20, 20)),
        (RuleSet(band_down=20, line=80), Bands(80, 20, 20)),
        (RuleSet(band_up=10), Bands(80, 10, 40)),
        (RuleSet(band_up=10, band_down=80, line=160), Bands(160, 10, 80)),
        (RuleSet(steps_to_bank=3), Bands(120, 40, 40)),
        (RuleSet(line=100), Bands(100, 40, 40)),
    ],
)
def test_bands_left_to_themselves_or_given(rules, expected):
    assert bands(rules) == expected


OPTIONS = {
    "bands of 20": ({"band_down": 20, "line": 80}, [(0, kept(5)), (5, kept(4)), (60, kept(1)), (100, lost(1))]),
    "line 90": ({"line": 90}, [(85, kept(1)), (90, lost(0)), (50, kept(1)), (45, kept(2)), (130, lost(1))]),
    "line 100": ({"line": 100}, [(95, kept(1)), (100, lost(0)), (0, kept(4))]),
    "line 160, 10 up, 80 down (常州)": (
        {"decks": 4, "line": 160, "band_up": 10, "band_down": 80},
        [(0, kept(3)), (75, kept(2)), (80, kept(1)), (160, lost(0)), (165, lost(0)), (170, lost(1)), (230, lost(7))],
    ),
    "line 80, 10 up, 40 down (炒地皮)": ({"band_up": 10}, [(80, lost(0)), (90, lost(1)), (125, lost(4))]),
    "line 160, 10 both ways": (
        {"decks": 4, "line": 160, "band_up": 10, "band_down": 10},
        [(110, kept(5)), (230, lost(7)), (0, kept(17))],
    ),
    "steps_to_bank 3": ({"steps_to_bank": 3}, [(0, kept(4)), (80, kept(1)), (115, kept(1)), (120, lost(0))]),
    "dead_zone 0": ({"dead_zone": 0}, [(75, kept(1)), (80, lost(1)), (120, lost(2))]),
    "dead_zone 2": ({"dead_zone": 2}, [(80, lost(0)), (120, lost(0)), (155, lost(0)), (160, lost(1))]),
    "level_cap 3": ({"level_cap": 3}, [(-80, kept(3)), (0, kept(3)), (35, kept(2)), (200, lost(3)), (400, lost(3))]),
    "points_cap": ({"points_cap": True}, [(200, lost(3)), (240, lost(3)), (600, lost(3)), (-40, kept(4))]),
    "points_cap, jokers count": ({"points_cap": True, "joker_points": 10}, [(600, lost(4))]),
    "shutout no": ({"shutout": False}, [(0, kept(2)), (35, kept(2)), (40, kept(1)), (-5, kept(3)), (-45, kept(4))]),
    "opponents_rise no": ({"opponents_rise": False}, [(80, lost(0)), (200, lost(0)), (0, kept(3))]),
}


@pytest.mark.parametrize(
    ("values", "points", "expected"),
    [(values, points, found) for values, rows in OPTIONS.values() for points, found in rows],
    ids=[f"{name}: {points}" for name, (_, rows) in OPTIONS.items() for points, _ in rows],
)
def test_score_options(values, points, expected):
    assert outcome(RuleSet(**values), points) == expected


def test_the_banker_names_the_line():
    rules = RuleSet(decks=1, banker_names_line=True)
    assert outcome(rules, 45) == lost(0)
    assert outcome(rules, 45, line=60) == kept(1)
    assert outcome(rules, 60, line=60) == lost(0)


SUPER = (
    ScoreRow(0, "kept", 6, 0),
    ScoreRow(5, "kept", 5, 0),
    ScoreRow(15, "kept", 4, 0),
    ScoreRow(25, "kept", 3, 0),
    ScoreRow(35, "kept", 2, 0),
    ScoreRow(40, "kept", 1, 0),
    ScoreRow(80, "lost", 0, 0),
    ScoreRow(120, "lost", 0, 1),
    ScoreRow(125, "lost", 0, 2),
    ScoreRow(165, "lost", 0, 3),
    ScoreRow(205, "lost", 0, 4),
    ScoreRow(245, "lost", 0, 5),
    ScoreRow(285, "lost", 0, 6),
)
SUPER_ROWS = [
    (None, 0, kept(6)),
    (5, 10, kept(5)),
    (15, 20, kept(4)),
    (25, 30, kept(3)),
    (35, 35, kept(2)),
    (40, 75, kept(1)),
    (80, 115, lost(0)),
    (120, 120, lost(1)),
    (125, 160, lost(2)),
    (165, 200, lost(3)),
    (205, 240, lost(4)),
    (245, 280, lost(5)),
    (285, None, lost(6)),
]


def test_the_table_of_the_super_edition():
    rules = RuleSet(score_table=SUPER, level_cap=6)
    assert [tuple(row) for row in bands_table(rules)] == SUPER_ROWS
    for low, high, found in SUPER_ROWS:
        assert outcome(rules, -35 if low is None else low) == found
        assert outcome(rules, 900 if high is None else high) == found


def test_rows_of_a_table_may_stand_in_any_order():
    assert outcome(RuleSet(score_table=SUPER[::-1]), 120) == lost(1)


def test_the_one_deck_house_table_contests_the_bank():
    rules = RuleSet(
        decks=1,
        score_table=(
            ScoreRow(0, "kept", 1, 0),
            ScoreRow(35, "contested", 0, 0),
            ScoreRow(40, "lost", 0, 0),
            ScoreRow(60, "lost", 0, 1),
            ScoreRow(90, "lost", 0, 2),
        ),
    )
    assert [outcome(rules, points) for points in (30, 35, 40, 55, 60, 85, 90)] == [
        kept(1),
        Outcome("contested", 0, 0),
        lost(0),
        lost(0),
        lost(1),
        lost(1),
        lost(2),
    ]


def test_a_table_may_demote_the_opponents():
    """75 points: the banker's side rises one level and the opponents fall one."""
    rules = RuleSet(
        score_table=(
            ScoreRow(0, "kept", 2, 0),
            ScoreRow(40, "kept", 1, 0),
            ScoreRow(75, "kept", 1, -1),
            ScoreRow(80, "lost", 0, 0),
        ),
        opponents_rise=False,
        level_cap=3,
    )
    assert outcome(rules, 70) == kept(1)
    assert outcome(rules, 75) == kept(1, -1)


def test_the_table_says_where_nothing_more_changes():
    capped = bands_table(RuleSet(level_cap=3))
    assert tuple(capped[0]) == (None, 0, kept(3))
    assert tuple(capped[-1]) == (200, None, lost(3))
    assert bands_table(RuleSet(points_cap=True))[-1] == (200, None, lost(3))


def test_the_table_shows_single_points_where_scores_are_no_multiples_of_5():
    assert bands_table(RuleSet(joker_points=3))[2][:2] == (1, 39)


BY_BANDS = st.builds(
    RuleSet,
    decks=st.integers(1, 5),
    band_down=st.sampled_from([0, 10, 20, 35, 80]),
    band_up=st.sampled_from([0, 10, 40]),
    steps_to_bank=st.integers(1, 5),
    line=st.sampled_from([0, 5, 80, 90, 100]),
    dead_zone=st.integers(0, 3),
    level_cap=st.sampled_from([0, 2, 3]),
    points_cap=st.booleans(),
    shutout=st.booleans(),
    opponents_rise=st.booleans(),
)


@given(rules=BY_BANDS, points=st.integers(-400, 800), more=st.integers(0, 400))
def test_more_points_are_never_better_for_the_bankers_side(rules, points, more):
    before, after = outcome(rules, points), outcome(rules, points + more)
    assert bankers_good(after) <= bankers_good(before)


def bankers_good(found):
    return found.banker_steps if found.bank == "kept" else -1 - found.opponents_steps


@given(rules=BY_BANDS)
def test_the_table_agrees_with_the_formulas_and_has_no_gaps(rules):
    rows = bands_table(rules)
    for row, following in zip(rows, [*rows[1:], None], strict=True):
        for points in (row.low, row.high):
            if points is not None:
                assert outcome(rules, points) == row.outcome
        if following is not None:
            assert row.outcome != following.outcome
            assert following.low == row.high + 5
    banks = {row.outcome.bank for row in rows}
    out_of_reach = rules.points_cap and bands(rules).line > 100 * rules.decks
    assert banks == ({"kept"} if out_of_reach else {"kept", "lost"})
