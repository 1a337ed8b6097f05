"""How much a point matters at a stage of a deal: most where the totals that are likely in the end lie near a step."""

from __future__ import annotations

import math
from functools import lru_cache

from shengji.rules.deck import total_points
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import Outcome, bands, outcome

TAKEN_STEPS, LEFT_STEPS = 40, 20
"""Into how many parts the points of the pack are divided, for those taken and for those left."""
BANK = 0.5
"""What keeping or taking the bank counts, in levels."""
SHARE = 0.4
"""Of the points left, those that the opponents get on the average."""
SPREAD, LEAST_SPREAD = 2.0, 8.0
"""Of the opponents' total in a game of 200 points: for the root of the points left, and in the end."""
LOWEST, HIGHEST = 0.25, 4.0
_BANKS = {"kept": 1.0, "contested": 0.0, "lost": -1.0}


def worth_of(end: Outcome) -> float:
    """What the end of a deal is worth to the banker's side, in levels."""
    return end.banker_steps - end.opponents_steps + BANK * _BANKS[end.bank]


@lru_cache(maxsize=64)
def urgencies(rules: RuleSet) -> tuple[tuple[float, ...], ...]:
    """By the opponents' share of the points and by the share that is left: how much a point matters, 1 at the start."""
    whole = total_points(rules)
    if rules.scoring == "individual" or not whole:
        return ((1.0,) * (LEFT_STEPS + 1),) * (TAKEN_STEPS + 1)
    steps = _steps(rules, whole)
    flat = 1.0 / max(5, bands(rules).line)

    def slope(now: float, left: float) -> float:
        mean = now + SHARE * left
        spread = (LEAST_SPREAD + SPREAD * math.sqrt(200.0 * left / whole)) * whole / 200.0
        return flat + sum(step * math.exp(-(((total - mean) / spread) ** 2) / 2.0) / spread for total, step in steps)

    first = slope(0.0, whole)
    return tuple(
        tuple(
            min(HIGHEST, max(LOWEST, slope((taken + 0.5) * whole / TAKEN_STEPS, left * whole / LEFT_STEPS) / first))
            for left in range(LEFT_STEPS + 1)
        )
        for taken in range(TAKEN_STEPS + 1)
    )


def _steps(rules: RuleSet, whole: int) -> list[tuple[int, float]]:
    """The totals at which the outcome changes, and by how much it is worse for the banker."""
    found, before = [], 0.0
    for total in range(-5, 2 * whole, 5):
        worth = worth_of(outcome(rules, total))
        if total >= 0 and worth != before:
            found.append((total, (before - worth) / math.sqrt(2.0 * math.pi)))
        before = worth
    return found


def place(whole: int, taken: int, left: int) -> tuple[int, int]:
    """Where points taken by the opponents and points left stand among :func:`urgencies`."""
    whole = max(1, whole)
    return (
        min(TAKEN_STEPS, max(0, taken) * TAKEN_STEPS // whole),
        min(LEFT_STEPS, max(0, left) * LEFT_STEPS // whole),
    )
