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

FOLLOWING_DOES = (1.0, 1.0, 0.3, 3.0, 0.0, 0.0, 0.0, 0.0)
FOLLOWING_SPENT = (-5.0, 0.0, -2.0, -5.0, 0.0, 0.0, -2.4, -2.4, 0.0, 0.0, 0.0, -1.0, 0.0)
LEADING_DOES = (1.0, 1.0, 3.0, 0.5, 0.5, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
LEADING_SPENT = (-3.0, 0.0, -1.2, -3.0, 0.0, 0.0, -1.4, -1.4, 0.0, 0.0, 0.0, -1.0, 0.0)


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

    # -- burying
    bury_top: float = 0.3
    bury_void: float = 6.0
    bury_points: float = 0.6
    bury_trump: float = 12.0
    bury_step: float = 0.15
    bury_ace: float = 9.0
    bury_second: float = 3.5
    bury_third: float = 1.5
    bury_pair: float = 1.0
    bury_pair_step: float = 0.3
    # -- declaring, in shares of the trumps
    long: float = 1.1
    long_contested: float = 0.95
    without_suit: float = 0.5
    overcall: float = 0.3
    overcall_partner: float = 0.3
    reinforce: float = 1.0
    pair_counts: float = 0.5
    top_counts: float = 0.0
    to_come: float = 0.9
