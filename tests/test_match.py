"""Match formats, duplicate scoring and irregularities."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji.rules.levels import settle_outcome
from shengji.rules.match import (
    Irregularity,
    Standing,
    TeamsScore,
    board_result,
    irregularity,
    is_over,
    match_points,
    matchpoints,
    places,
    teams,
    winner,
)
from shengji.rules.ruleset import RuleSet, ScoreRow
from shengji.rules.scoring import Outcome


@pytest.mark.parametrize(
    ("values", "won", "deals", "minutes", "over"),
    [
        ({"match": "race"}, False, 999, 999, False),
        ({"match": "race"}, True, 1, 1, True),
        ({"match": "timed", "match_minutes": 60}, False, 99, 59.5, False),
        ({"match": "timed", "match_minutes": 60}, False, 1, 60, True),
        ({"match": "timed", "match_minutes": 60}, True, 1, 5, True),
        ({"match": "deals", "match_deals": 12}, False, 11, 999, False),
        ({"match": "deals", "match_deals": 12}, False, 12, 0, True),
        ({"match": "deals", "match_deals": 12}, True, 3, 0, True),
        ({"match": "points", "match_deals": 12}, False, 12, 0, True),
        ({"match": "points", "match_deals": 12}, True, 11, 0, False),
        ({"match": "duplicate", "match_deals": 12}, False, 12, 0, True),
    ],
)
def test_when_a_match_is_over(values, won, deals, minutes, over):
    assert is_over(RuleSet(**values), won=won, deals=deals, minutes=minutes) is over


def at(level, **more):
    return Standing(level=level, **more)


@pytest.mark.parametrize(
    ("values", "standings", "bank", "expected"),
    [
        ({"match": "race"}, [at("A"), at("A", won=True)], 0, 1),
        ({"match": "race"}, [at("A"), at("5")], 0, None),
        ({"match": "timed"}, [at("9"), at("T")], 0, 1),
        ({"match": "timed"}, [at("A"), at("2", laps=1)], 0, 1),
        ({"match": "timed"}, [at("A", won=True), at("A")], 1, 0),
        ({"match": "timed"}, [at("9"), at("9")], 0, None),
        ({"match": "timed", "tie_to_bank": True}, [at("9"), at("9")], 1, 1),
        ({"match": "deals"}, [at("J"), at("T")], 1, 0),
        ({"match": "deals", "tie_to_bank": True}, [at("9"), at("9")], 0, 0),
        ({"match": "deals", "tie_to_bank": True}, [at("9"), at("9")], None, None),
        ({"match": "deals", "tie_to_bank": True}, [at("9"), at("T"), at("T")], 0, None),
        ({"match": "deals", "levels": ("5", "T", "K")}, [at("K"), at("T")], None, 0),
        ({"match": "points"}, [at("T", points=600), at("T", points=800)], 0, 1),
        ({"match": "points", "tie_to_bank": True}, [at("T", points=600), at("T", points=600)], 0, None),
    ],
)
def test_who_wins_a_match(values, standings, bank, expected):
    assert winner(RuleSet(**values), standings, bank) == expected


# -- duplicate

BOARDS = [
    (-80, 4),
    (-5, 4),
    (0, 3),
    (5, 2),
    (35, 2),
    (40, 1),
    (75, 1),
    (80, -1),
    (115, -1),
    (120, -2),
    (155, -2),
    (160, -3),
    (195, -3),
    (200, -4),
    (320, -4),
]


@pytest.mark.parametrize(("points", "expected"), BOARDS)
def test_a_board_of_two_decks(points, expected):
    assert board_result(RuleSet(), points) == expected


@pytest.mark.parametrize(("points", "expected"), [(55, 2), (60, 1), (115, 1), (120, -1), (175, -1), (180, -2)])
def test_a_board_of_three_decks_goes_by_its_bands(points, expected):
    assert board_result(RuleSet(decks=3), points) == expected


def test_a_contested_bank_counts_for_neither_side():
    assert board_result(RuleSet(score_table=(ScoreRow(0, "contested", 0, 0),)), 35) == 0


def test_teams_of_four_score_the_difference_of_the_two_tables():
    # The first team keeps two boards better by a level and by a bank, and loses one.
    assert teams(RuleSet(), [(30, 40)]) == TeamsScore(1, 10, 2)
    assert teams(RuleSet(), [(75, 80)]) == TeamsScore(2, 5, 2)
    assert teams(RuleSet(), [(30, 40), (75, 80), (200, 0)]) == TeamsScore(1 + 2 - 7, 10 + 5 - 200, 0)
    assert teams(RuleSet(), []) == TeamsScore(0, 0, 1)


def test_teams_with_equal_steps_go_by_points():
    assert teams(RuleSet(), [(45, 60)]) == TeamsScore(0, 15, 2)
    assert teams(RuleSet(), [(60, 45)]) == TeamsScore(0, -15, 0)
    assert teams(RuleSet(), [(60, 60)]) == TeamsScore(0, 0, 1)


@given(boards=st.lists(st.tuples(st.integers(-40, 300), st.integers(-40, 300)), max_size=8))
def test_the_other_team_has_the_opposite_score(boards):
    ours, theirs = teams(RuleSet(), boards), teams(RuleSet(), [(b, a) for a, b in boards])
    assert (ours.steps, ours.points) == (-theirs.steps, -theirs.points)
    assert ours.match_points + theirs.match_points == 2


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"), [((3, 0), (2, 90), 2), ((2, 5), (2, 10), 0), ((1, 1), (1, 1), 1)]
)
def test_match_points(mine, theirs, expected):
    assert match_points(mine, theirs) == expected


def test_matchpoints_over_a_field():
    assert matchpoints([3, 1, 1, -2]) == [6, 3, 3, 0]
    assert matchpoints([2]) == [0]


@given(results=st.lists(st.integers(-4, 4), min_size=1, max_size=10))
def test_matchpoints_add_up(results):
    tables = len(results)
    assert sum(matchpoints(results)) == tables * (tables - 1)


def test_places_are_by_matchpoints_then_points():
    assert places([(10, 0), (12, -50), (10, 30), (10, 0), (3, 99)]) == [3, 1, 2, 3, 5]


# -- irregularities


@pytest.mark.parametrize(
    ("values", "at_fault", "expected"),
    [
        ({}, "banker", Irregularity()),
        ({"irregularities": "points"}, "banker", Irregularity(20)),
        ({"irregularities": "points"}, "opponents", Irregularity(-20)),
        ({"irregularities": "points", "irregularity_points": 5}, "opponents", Irregularity(-10)),
        ({"irregularities": "ends_deal"}, "banker", Irregularity(outcome=Outcome("lost", 0, 0))),
        ({"irregularities": "ends_deal"}, "opponents", Irregularity(outcome=Outcome("kept", 1, 0))),
    ],
)
def test_irregularities_of_two_cards(values, at_fault, expected):
    assert irregularity(RuleSet(**values), at_fault, 2) == expected


def test_an_ended_deal_changes_the_bank_or_gives_one_level():
    rules = RuleSet(irregularities="ends_deal")
    fault = settle_outcome(rules, irregularity(rules, "banker", 1).outcome, banker_level="6", opponents_level="4")
    assert (fault.bank, fault.banker_level, fault.opponents_level, fault.next_banker) == ("lost", "6", "4", 1)
    other = settle_outcome(rules, irregularity(rules, "opponents", 1).outcome, banker_level="6", opponents_level="4")
    assert (other.bank, other.banker_level, other.opponents_level, other.next_banker) == ("kept", "7", "4", 2)
