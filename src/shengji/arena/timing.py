"""Decision times in bins, so that any number of them takes little room."""

from __future__ import annotations

import math

import msgspec

GROWTH = 1.05
"""By what each bin is wider than the one before: a time is known to about 2.5 %."""
LEAST = 1e-7
"""Seconds of the first bin."""


class Times(msgspec.Struct):
    """How often a decision took how long."""

    bins: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """Count one decision."""
        place = max(0, round(math.log(max(seconds, LEAST) / LEAST, GROWTH)))
        self.bins[place] = self.bins.get(place, 0) + 1

    def merge(self, other: Times) -> None:
        """Count those of another."""
        for place, number in other.bins.items():
            self.bins[place] = self.bins.get(place, 0) + number

    def count(self) -> int:
        """How many decisions there were."""
        return sum(self.bins.values())

    def at(self, share: float) -> float:
        """The time, in seconds, that so great a share of the decisions did not exceed; 0 without any."""
        seen, wanted = 0, share * self.count()
        for place in sorted(self.bins):
            seen += self.bins[place]
            if seen >= wanted:
                return float(LEAST * GROWTH**place)
        return 0.0
