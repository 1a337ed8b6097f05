"""Stakes in play money (rules.md section 11): every figure of the sources."""

from __future__ import annotations

import pytest

from helpers import cases
from shengji.rules import presets
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import Outcome
from shengji.rules.stakes import failed_throw_costs, payments, qq_factor

PARTNERS = (True, False, True, False)


def outcome_of(text: str) -> Outcome:
    """``kept 2`` or ``lost 1``: the bank, and the levels of the side that has it then."""
    bank, _, steps = text.partition(" ")
    return Outcome("kept", int(steps), 0) if bank == "kept" else Outcome("lost", 0, int(steps))


def paid(
    outcome: Outcome,
    *,
    shutout: bool = False,
    overcalls: int = 0,
    balances: tuple[int, ...] = (0, 0, 0, 0),
    side: tuple[bool, ...] = PARTNERS,
    **options: object,
) -> tuple[int, ...]:
    """What the seats get, seat 0 being banker."""
    rules = presets.with_options(RuleSet(), options)
    return payments(rules, outcome, bankers_side=side, shutout=shutout, overcalls=overcalls, balances=balances)


# result | room's points for a shutout | what the players hold | what the banker's side gets
POINTS = """
lost 0 | 4 | 0 0 0 0         | -2
lost 1 | 4 | 0 0 0 0         | -3
lost 2 | 4 | 0 0 0 0         | -4
lost 3 | 4 | 0 0 0 0         | -5
kept 1 | 4 | 0 0 0 0         | 2
kept 2 | 4 | 0 0 0 0         | 3
kept 3 shutout | 4 | 0 0 0 0 | 4
kept 3 shutout | 6 | 0 0 0 0 | 6
# below nothing is a shutout still, at most four
kept 4 shutout | 4 | 0 0 0 0 | 4
# all from 80 to 300: twice; all above: three times; otherwise once
kept 3 shutout | 4 | 90 90 90 90     | 8
kept 3 shutout | 4 | 400 400 400 400 | 12
kept 3 shutout | 6 | 400 400 400 400 | 18
lost 1 | 4 | 80 300 100 200          | -6
lost 0 | 4 | 301 302 303 304         | -6
lost 0 | 4 | 79 90 90 90             | -2
lost 0 | 4 | 300 301 301 301         | -2
"""


@pytest.mark.parametrize(("result", "room", "balances", "gets"), cases(POINTS, str, int, str, int))
def test_qq_points(result: str, room: int, balances: str, gets: int) -> None:
    held = tuple(int(n) for n in balances.split())
    found = paid(
        outcome_of(result.removesuffix(" shutout")),
        shutout="shutout" in result,
        balances=held,
        stakes="qq_points",
        stake_shutout=room,
    )
    assert found == (gets, -gets, gets, -gets)


def test_the_ends_of_the_range() -> None:
    assert [qq_factor([held] * 4) for held in (79, 80, 300, 301)] == [1, 2, 2, 3]


# result | what a winner gets | what a loser pays, at a room's factor of 1000
COINS = """
kept 1 | 1800 | 2000
kept 2 | 2700 | 3000
kept 3 | 3600 | 4000
lost 0 | 1800 | 2000
lost 1 | 2700 | 3000
lost 2 | 3600 | 4000
"""


@pytest.mark.parametrize(("result", "wins", "pays"), cases(COINS, outcome_of, int, int))
def test_qq_coins(result: Outcome, wins: int, pays: int) -> None:
    found = paid(result, stakes="qq_coins", stake_unit=1000)
    assert found == ((wins, -pays) * 2 if result.bank == "kept" else (-pays, wins) * 2)


@pytest.mark.parametrize(("overcalls", "each"), [(0, 100), (1, 200), (2, 400), (3, 800)])
def test_super_coins_double_with_every_overcall(overcalls: int, each: int) -> None:
    found = paid(outcome_of("lost 0"), overcalls=overcalls, stakes="super_coins", stake_unit=100)
    assert found == (-each, each, -each, each)


@pytest.mark.parametrize(
    ("side", "result", "found"),
    [
        ((True, False, False, False), "kept 0", (15, -5, -5, -5)),
        ((True, False, False, False), "lost 0", (-15, 5, 5, 5)),
        ((True, False, True, False), "kept 0", (10, -10, 10, -10)),
        ((True, False, True, False, False), "lost 0", (-15, 10, -15, 10, 10)),
    ],
)
def test_units_add_up_to_nothing(side: tuple[bool, ...], result: str, found: tuple[int, ...]) -> None:
    assert paid(outcome_of(result), side=side, stakes="unit", stake_unit=5) == found
    assert sum(found) == 0


def test_without_stakes_nothing_is_paid() -> None:
    assert paid(outcome_of("kept 3")) == ()


def test_a_failed_throw_costs_half_a_unit() -> None:
    assert failed_throw_costs(presets.load("super")) == 50
    assert failed_throw_costs(presets.load("qq")) == 0
    assert failed_throw_costs(presets.with_options(presets.load("super"), {"stakes": "none"})) == 0
