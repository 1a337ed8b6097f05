"""From the opponents' points to the bank and to levels (rules.md section 9)."""

from __future__ import annotations

from math import gcd
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from shengji.rules.deck import total_points
from shengji.rules.ruleset import RuleSet

Bank: TypeAlias = Literal["kept", "lost", "contested"]


LINE_STEP = 5
"""Lines that a banker names are multiples of so many points."""


class Bands(NamedTuple):
    """The numbers behind the formulas: the line of the bank and the width of a band above and below it."""

    line: int
    up: int
    down: int


class Outcome(msgspec.Struct, frozen=True):
    """What a deal's points come to."""

    bank: Bank
    """Whether the banker's side kept the bank; ``contested``: the next one is won by declaring."""
    banker_steps: int
    """Levels by which the banker's side rises."""
    opponents_steps: int
    """Levels by which the opponents rise, negative for a demotion."""


class Row(NamedTuple):
    """A line of the score table: from ``low`` to ``high`` points, both included, ``None`` for no end."""

    low: int | None
    high: int | None
    outcome: Outcome


def bands(rules: RuleSet) -> Bands:
    """The line and the bands; left to themselves 20 points a deck both ways, the line ``steps_to_bank`` bands up.

    2003 competition rules: 20, 40, 60 (and 80 for four decks), the line at two bands.
    """
    down = rules.band_down or 20 * rules.decks
    return Bands(rules.line or rules.steps_to_bank * down, rules.band_up or down, down)


def outcome(rules: RuleSet, points: int, *, line: int | None = None) -> Outcome:
    """What so many points of the opponents come to; they may be negative (penalties) or beyond the pack (kitty).

    ``line`` replaces the line where the banker names it (one deck, 001).
    """
    if rules.points_cap:
        points = min(points, total_points(rules))
    found = _by_table(rules, points) if rules.score_table else _by_bands(rules, points, line)
    return _limited(rules, found)


def _by_bands(rules: RuleSet, points: int, named_line: int | None) -> Outcome:
    line, up, down = bands(rules)
    if named_line is not None:
        line = named_line
    if points >= line:
        # The first `dead_zone` bands from the line on only change the bank.
        return Outcome("lost", 0, max(0, (points - line) // up + 1 - rules.dead_zone))
    steps = _ceil(line - max(points, 0), down)
    if points <= 0 and rules.shutout:
        steps += 1  # 大光
    if points < 0:
        steps += _ceil(-points, down)
    return Outcome("kept", steps, 0)


def _by_table(rules: RuleSet, points: int) -> Outcome:
    """The last row that the points reach; for points below the first row, that one."""
    rows = sorted(rules.score_table, key=lambda row: row.points)
    row = [rows[0], *(row for row in rows if row.points <= points)][-1]
    return Outcome(row.bank, row.banker, row.opponents)


def _limited(rules: RuleSet, found: Outcome) -> Outcome:
    """No rise beyond ``level_cap``, and none of the opponents where a side rises only as banker."""
    banker, opponents = found.banker_steps, found.opponents_steps
    if rules.level_cap:
        banker, opponents = min(banker, rules.level_cap), min(opponents, rules.level_cap)
    if not rules.opponents_rise:
        opponents = min(opponents, 0)
    return Outcome(found.bank, banker, opponents)


def _ceil(points: int, band: int) -> int:
    """Bands that so many points reach into, a begun one counted."""
    return -(-points // band)


def bands_table(rules: RuleSet) -> list[Row]:
    """The score table as documents and score sheets show it, lowest points first.

    It runs from the first band below 0, which penalties lead to, to the band of the pack's points; where it could go on
    with further bands its ends are numbers, where nothing more changes they are ``None``. Scores are taken to be
    multiples of 5, as cards are, unless jokers or penalties say otherwise.
    """
    unit = gcd(5, rules.joker_points, rules.throw_penalty)
    low, last = _table_ends(rules)
    rows: list[Row] = []
    for points in range(low - low % unit, last + bands(rules).up + 1, unit):
        found = outcome(rules, points)
        if rows and rows[-1].outcome == found:
            rows[-1] = rows[-1]._replace(high=points)
        elif points <= last:
            rows.append(Row(points, points, found))
        else:
            break
    return _open_ended(rules, rows)


_FAR = 1_000_000
"""Beyond any total: what holds there holds without end."""


def _table_ends(rules: RuleSet) -> tuple[int, int]:
    """The totals from which and up to which bands are shown."""
    total = total_points(rules)
    if rules.score_table:
        marks = [row.points for row in rules.score_table]
        return min(0, *marks), max(total, *marks)
    line, _, down = bands(rules)
    return -down, max(total, line)


def _open_ended(rules: RuleSet, rows: list[Row]) -> list[Row]:
    if rows[0].outcome == outcome(rules, -_FAR):
        rows[0] = rows[0]._replace(low=None)
    if rows[-1].outcome == outcome(rules, _FAR):
        rows[-1] = rows[-1]._replace(high=None)
    return rows
