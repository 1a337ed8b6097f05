"""How the features of plays are weighed, and the numbers behind what is done before the first trick."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

import msgspec


def weighed(weights: Sequence[float], features: Sequence[float]) -> float:
    """What features come to, in points; weights are in hundredths."""
    total: float = sum(map(mul, weights, features))
    return total / 100.0


class Before(msgspec.Struct, frozen=True):
    """What is weighed before the first trick."""

    last_by_trumps: float = 0.45
    """As :data:`shengji.bots.simple.burying.LAST_BY_TRUMPS`."""
    # -- declaring, in shares of the trumps
    long: float = 1.1
    long_contested: float = 0.8
    pair_counts: float = 0.5
    top_counts: float = 0.0
    to_come: float = 0.9
