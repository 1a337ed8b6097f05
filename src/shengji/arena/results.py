"""What a comparison of two bots comes to: means over the observations, and how far they can be trusted."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from shengji.arena.matchup import Observation, Pairing, two_sided
from shengji.arena.scoring import NO_SEAT, Score
from shengji.arena.timing import Times
from shengji.notation.rulestext import rules_to_plain

RESAMPLES = 2000
"""Of the bootstrap."""
CONFIDENCE = 0.95
MEASURES: tuple[str, ...] = Score.__struct_fields__
"""What is measured of each seat."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean, with the interval that holds the true one with 95 %."""

    mean: float
    low: float
    high: float


class Measured(msgspec.Struct, frozen=True):
    """One measure of both bots, for a seat of theirs and a deal."""

    a: Estimate
    b: Estimate
    difference: Estimate


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A comparison."""

    a: str
    b: str
    observations: int
    plays: int
    """Deals or matches played: each observation in every seating."""
    measures: dict[str, Measured]
    times: dict[str, Times]
    forfeits: dict[str, dict[str, int]]
    """For each bot how often it forfeited, by the code of the fault."""
    digest: str
    """SHA-256 over the logs of all plays: equal for equal rules, bots and seeds."""


class Tally:
    """Observations, in order, as they come."""

    def __init__(self) -> None:
        self.values: list[tuple[tuple[float, ...], tuple[float, ...]]] = []
        """For each observation the mean of each measure over a's seats, and over b's."""
        self.plays = 0
        self.times = Times(), Times()
        self.faults: tuple[Counter[str], Counter[str]] = Counter(), Counter()
        self._hash = hashlib.sha256()

    def add(self, observed: Observation) -> None:
        """Add the next observation."""
        self.values.append((side_means(observed, "a"), side_means(observed, "b")))
        for mine, theirs in zip(self.times, observed.times, strict=True):
            mine.merge(theirs)
        for play in observed.plays:
            self.plays += 1
            self._hash.update(bytes.fromhex(play.digest))
            if play.offender != NO_SEAT:
                self.faults[play.seats[play.offender] == "b"][play.fault] += 1

    def result(self, pairing: Pairing) -> Result:
        """What the observations so far come to; there must be one."""
        return Result(
            a=pairing.a,
            b=pairing.b,
            observations=len(self.values),
            plays=self.plays,
            measures=_measured(self.values, pairing.seed),
            times={"a": self.times[0], "b": self.times[1]},
            forfeits={"a": dict(self.faults[0]), "b": dict(self.faults[1])},
            digest=self._hash.hexdigest(),
        )


def side_means(observed: Observation, who: str) -> tuple[float, ...]:
    """The mean of each measure over the seats of one bot, in all seatings."""
    scores = [
        msgspec.structs.astuple(score)
        for play in observed.plays
        for score, seated in zip(play.scores, play.seats, strict=True)
        if seated == who
    ]
    return tuple(sum(column) / len(scores) for column in zip(*scores, strict=True))


def _measured(values: Sequence[tuple[tuple[float, ...], tuple[float, ...]]], seed: str) -> dict[str, Measured]:
    """Means and their intervals by the bootstrap: whole observations are drawn again, as often as there are."""
    rows = [(*a, *b, *(x - y for x, y in zip(a, b, strict=True))) for a, b in values]
    columns = list(zip(*rows, strict=True))
    means = [sum(column) / len(rows) for column in columns]
    rng = Random(f"{seed}/bootstrap")
    # Equal rows are drawn together: what counts is how often each different row is drawn.
    different = Counter(rows)
    kinds, weights = list(different), list(different.values())
    drawn: list[list[float]] = [[] for _ in columns]
    for _ in range(RESAMPLES):
        times = Counter(rng.choices(range(len(kinds)), weights, k=len(rows)))
        for place, found in enumerate(drawn):
            found.append(sum(kinds[kind][place] * number for kind, number in times.items()) / len(rows))
    estimates = [_estimate(mean, found) for mean, found in zip(means, drawn, strict=True)]
    width = len(MEASURES)
    return {
        name: Measured(estimates[place], estimates[width + place], estimates[2 * width + place])
        for place, name in enumerate(MEASURES)
    }


def _estimate(mean: float, drawn: Iterable[float]) -> Estimate:
    ordered = sorted(drawn)
    tail = (1.0 - CONFIDENCE) / 2
    last = len(ordered) - 1
    return Estimate(mean, ordered[round(tail * last)], ordered[round((1.0 - tail) * last)])


def headline(pairing: Pairing, result: Result) -> Estimate:
    """What the comparison is about: a's share of wins; where more than two sides play, by how much it exceeds b's."""
    won = result.measures["win"]
    return won.a if two_sided(pairing.rules) else won.difference


def to_plain(pairing: Pairing, result: Result, *, complete: bool) -> dict[str, Any]:
    """A result as plain data for ``result.json``."""
    return {
        "pairing": pairing_to_plain(pairing),
        "observations": result.observations,
        "plays": result.plays,
        "complete": complete,
        "measures": msgspec.to_builtins(result.measures),
        "seconds": {
            who: {"decisions": times.count(), "p50": times.at(0.5), "p95": times.at(0.95)}
            for who, times in result.times.items()
        },
        "forfeits": result.forfeits,
        "digest": result.digest,
    }


def pairing_to_plain(pairing: Pairing) -> dict[str, Any]:
    """All that decides what is played, as plain data."""
    plain = {name: getattr(pairing, name) for name in ("a", "b", "seed", "matches", "level", "limit", "suits")}
    clock = None if pairing.clock is None else msgspec.to_builtins(pairing.clock)
    return {**plain, "clock": clock, "rules": rules_to_plain(pairing.rules)}
