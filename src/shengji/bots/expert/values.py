"""What a deal's total is worth to a side: levels, the bank, and a little for points."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from shengji.rules.deck import total_points
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import bands, outcome
from shengji.weighing import worth_of

Values: TypeAlias = NDArray[np.float64]

LOWEST, HIGHEST = -400, 2000
"""Totals of the opponents beyond which nothing more is told apart."""

POINTS = 1.0
"""As many points as from nothing to the line, in levels: what makes one of two plays that lead to the same better."""


@lru_cache(maxsize=64)
def utilities(rules: RuleSet, line: int | None) -> Values:
    """By the opponents' total less :data:`LOWEST`: what it is worth to the banker's side.

    ``line`` is the one that the banker named or bid, ``None`` for the rules' own.
    """
    step = 1 if rules.joker_points else 5
    scale = bands(rules).line if line is None else line
    scale = min(max(scale, step), total_points(rules))
    found = np.zeros(HIGHEST - LOWEST + 1)
    for total in range(LOWEST, HIGHEST + 1):
        found[total - LOWEST] = worth_of(outcome(rules, total, line=line)) - POINTS * total / scale
    return found


def valued(table: Values, totals: NDArray[np.int64], *, of_banker: bool) -> Values:
    """Totals of the opponents as what they are worth to one side; an array of the same form."""
    places = np.clip(totals, LOWEST, HIGHEST) - LOWEST
    worth = table[places]
    return worth if of_banker else -worth
