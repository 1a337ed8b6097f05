"""Budgets for thinking, as options name them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shengji.bots.protocol import Clock


def clock_of(budget: str | None) -> Clock | None:
    """The budget that a text names: a time, or a number of simulations."""
    from shengji.bots.protocol import Clock
    from shengji.text.errors import TextError

    if budget is None:
        return None
    if found := re.fullmatch(r"\s*([0-9]+)\s*sims?\s*", budget):
        return Clock(simulations=int(found[1]))
    seconds = seconds_of(budget)
    if seconds is None:
        raise TextError("arena-budget", text=budget)
    return Clock(seconds=seconds)


def seconds_of(text: str) -> float | None:
    """The seconds of a text such as ``100ms`` or ``1s``; ``None`` for another text, and for no time at all."""
    found = re.fullmatch(r"\s*([0-9]+(?:\.[0-9]+)?)\s*(ms|s)\s*", text)
    if found is None or float(found[1]) == 0:
        return None
    return float(found[1]) * {"ms": 0.001, "s": 1.0}[found[2]]
