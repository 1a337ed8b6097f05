"""The numbers behind the rules of thumb of ``club-1``, in points unless said otherwise.

What an answer or a lead does and spends is weighed feature by feature. The weights were fitted to simulated deals: in
tens of thousands of positions every play that comes into question was played out, and the differences of what came of
them, as far as a seat can know, give the weights. A change of any number makes another bot: it belongs into a new
version, and ``club-1`` stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

import msgspec

FOLLOWING_DOES = (0.69, 0.45, 0.19, 0.54, 0.53, 0.54, 2.24, -0.14)
FOLLOWING_SPENT = (-1.09, -0.46, -2.05, -2.23, -1.62, -1.15, -3.09, -3.94, -0.75, 1.93, 0.53, -0.15, 1.43)
LEADING_DOES = (
    0.31,
    0.07,
    1.69,
    0.19,
    0.21,
    0.52,
    -2.26,
    1.04,
    -1.28,
    0.68,
    -0.48,
    -1.16,
    -0.13,
    0.29,
    1.17,
    -0.92,
    -0.19,
    5.03,
)
LEADING_SPENT = (-3.21, 1.02, -0.29, -4.78, 1.16, 0.97, -3.35, -2.06, 2.27, 0.99, 0.50, 0.04, 0.26)


def following(does: Sequence[float], spent: Sequence[float]) -> float:
    """What an answer is worth."""
    return _weighed(FOLLOWING_DOES, does) + _weighed(FOLLOWING_SPENT, spent)


def leading(does: Sequence[float], spent: Sequence[float]) -> float:
    """What a lead is worth."""
    return _weighed(LEADING_DOES, does) + _weighed(LEADING_SPENT, spent)


def _weighed(weights: Sequence[float], features: Sequence[float]) -> float:
    total: float = sum(map(mul, weights, features))
    return total


class Weights(msgspec.Struct, frozen=True):
    """What is weighed before the first trick."""

    last_by_trumps: float = 0.45
    """As :data:`shengji.bots.simple.burying.LAST_BY_TRUMPS`."""
    # -- declaring, in shares of the trumps
    long: float = 1.1
    long_contested: float = 0.8
    pair_counts: float = 0.5
    top_counts: float = 0.0
    to_come: float = 0.9
