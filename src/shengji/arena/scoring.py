"""What a deal or a match came to for each seat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from shengji.game import events as e
from shengji.game.state import Game, current, on_bankers_side, rules_of, side_of
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import bands

NO_SEAT = -1
FORFEIT_LEVELS = 1.0
"""Levels that a forfeited deal counts for the other side (ours); it counts no points."""


class Score(msgspec.Struct, frozen=True, array_like=True):
    """A deal or a match as one seat sees it."""

    win: float
    """1 for a seat of the side that won, 0 for one of the side that lost; shared by those who tie."""
    levels: float = 0.0
    """Levels that its side rose more than the other; 0 where everyone plays alone."""
    points: float = 0.0
    """Points beyond the line, below it for the banker's side; for who plays alone, beyond the mean of all seats."""
    money: float = 0.0
    """What it won of the stakes."""


def scored(game: Game, log: Sequence[e.Event]) -> tuple[Score, ...]:
    """The scores of the deal that just ended."""
    ended = next(event for event in reversed(log) if isinstance(event, e.DealEnded))
    rules = rules_of(game)
    money = ended.payments or (0,) * rules.seats
    if rules.scoring == "individual":
        return _alone(ended.totals or current(game).taken, money)
    line = current(game).line or bands(rules).line
    net = float(ended.banker_steps - ended.opponents_steps)
    won = {"kept": 1.0, "lost": 0.0}.get(ended.bank, 0.5)
    found = []
    for seat in range(rules.seats):
        sign = 1 if on_bankers_side(game, seat) else -1
        win = won if sign > 0 else 1.0 - won
        found.append(Score(win, sign * net, float(sign * (line - ended.opponents)), float(money[seat])))
    return tuple(found)


def _alone(totals: Sequence[int], money: Sequence[int]) -> tuple[Score, ...]:
    best, mean = max(totals), sum(totals) / len(totals)
    share = 1.0 / sum(total == best for total in totals)
    return tuple(
        Score(share * (total == best), 0.0, total - mean, float(paid))
        for total, paid in zip(totals, money, strict=True)
    )


def scored_match(game: Game) -> tuple[Score, ...]:
    """The scores of a match: who won it; a tie, or a match given up, is shared by all."""
    rules = game.rules
    seats = range(rules.seats)
    mean = sum(game.totals) / rules.seats if game.totals else 0.0
    winners = game.winners or tuple(seats)
    tied = not game.winners
    found = []
    for seat in seats:
        win = (0.5 if rules.sides == "partners" else 1.0 / rules.seats) if tied else float(seat in winners)
        total = game.totals[seat] - mean if game.totals else 0.0
        money = game.balances[seat] - rules.stake_start
        found.append(Score(win, _level(game, seat), total, float(money)))
    return tuple(found)


def _level(game: Game, seat: int) -> float:
    """By how many levels the seat stands above the mean of all, laps counted."""
    names = game.rules.levels
    if not names:
        return 0.0

    def height(other: int) -> int:
        level = game.levels[other]
        laps = game.laps[other] if game.laps else 0
        return (names.index(level) if level in names else 0) + laps * len(names)

    return height(seat) - sum(map(height, range(game.rules.seats))) / game.rules.seats


def forfeited(rules: RuleSet, offender: int) -> tuple[Score, ...]:
    """The scores of a deal that a seat forfeited: lost by its side, won by every other seat."""
    lost = side_of(rules, offender)
    return tuple(
        Score(0.0, -FORFEIT_LEVELS) if side_of(rules, seat) == lost else Score(1.0, FORFEIT_LEVELS)
        for seat in range(rules.seats)
    )
