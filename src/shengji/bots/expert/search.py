"""Choosing among plays by what they come to in many imagined deals, and by what was thought of them before.

All plays are tried in the same deals, so that their differences are as exact as can be. What is thought beforehand (by
a network, or by rules of thumb) errs by some levels; what a sample of deals says errs by its standard error. Both are
weighed by how exact they are, so that a play which was merely lucky in a few deals is not preferred. Plays that are
clearly worse by then are dropped, and the search ends when one is left.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from shengji.bots.protocol import Clock

Values: TypeAlias = NDArray[np.float64]
Outcomes: TypeAlias = Callable[[Sequence[int], int], Values]
"""What plays, by their numbers, are worth in so many fresh deals: an array by deal and play, more is better."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How a search spends its deals."""

    deals: int = 600
    """Deals, at most."""
    timed: int = 4000
    """The same where only the time is limited."""
    certain: float = 2.0
    """Standard errors by which a play is dropped."""
    chunk: int = 24
    """Deals that are asked for at once; later more."""


@dataclass(frozen=True)
class Prior:
    """What is thought of plays beforehand."""

    values: Values
    """In levels; only differences matter."""
    error: float
    """By how much a difference errs (its standard deviation), in levels."""
    imagined: float
    """By how much imagined deals err however many there are, in levels: players play on otherwise than is imagined."""
    tried: int = 32
    """So many plays are tried at most, those that are thought best."""


@dataclass(frozen=True)
class Verdict:
    """What a search found."""

    order: tuple[int, ...]
    """The numbers of the plays, best first."""
    values: tuple[float, ...]
    """What each play is worth, by number."""
    deals: int
    """Imagined deals looked at."""


def search(
    prior: Prior, outcomes: Outcomes, clock: Clock, plan: Plan, began: float | None = None, asked: int | None = None
) -> Verdict:
    """Choose among the plays of a prior.

    ``began`` is the moment, by :func:`time.perf_counter`, from which the clock counts; the play ``asked`` for is tried
    whatever is thought of it.
    """
    number = len(prior.values)
    budget = _Budget(clock, plan, began)
    plays = np.argsort(-prior.values, kind="stable")[: prior.tried]
    if asked is not None and asked not in plays:
        plays = np.append(plays, asked)
    seen = np.full((0, number), np.nan)
    while len(plays) > 1 and (deals := budget.next(len(seen), len(plays))) > 0:
        fresh = np.full((deals, number), np.nan)
        fresh[:, plays] = outcomes(plays.tolist(), deals)
        budget.note(deals * len(plays))
        seen = np.concatenate([seen, fresh])
        means, _ = _weighed(prior, seen, plays, plays[0])
        best = plays[int(np.argmax(means))]
        behind, errors = _weighed(prior, seen, plays, best)
        plays = plays[(behind >= -plan.certain * errors) | (plays == best)]
    values = prior.values - prior.values.max()
    if len(seen):
        # Those that were dropped have a value by the deals that they were tried in.
        tried = np.flatnonzero(~np.isnan(seen[0]))
        means, _ = _weighed(prior, seen, tried, plays[0])
        values = values - values[plays[0]] + np.nanmean(seen[:, plays[0]])
        values[tried] = means + np.nanmean(seen[:, plays[0]])
    left = sorted(plays.tolist(), key=lambda play: -values[play])
    others = sorted(set(range(number)) - set(left), key=lambda play: (-values[play], play))
    return Verdict((*left, *others), tuple(values.tolist()), len(seen))


def _weighed(prior: Prior, seen: Values, plays: NDArray[np.intp], against: int) -> tuple[Values, Values]:
    """By how much plays are better than one of them, and the standard errors of that."""
    ahead = seen[:, plays] - seen[:, [against]]
    known = ~np.isnan(ahead)
    numbers = known.sum(axis=0)
    ahead = np.where(known, ahead, 0.0)
    means = ahead.sum(axis=0) / numbers
    squares = (np.where(known, ahead - means, 0.0) ** 2).sum(axis=0)
    # A few deals say little of how much deals differ: as many more are taken to differ as usual.
    variances = (squares + _USUAL_DEALS * _USUAL_VARIANCE) / (numbers + _USUAL_DEALS)
    of_prior, of_deals = 1.0 / prior.error**2, 1.0 / (variances / numbers + prior.imagined**2)
    thought = prior.values[plays] - prior.values[against]
    exact = of_prior + of_deals
    found: Values = (of_prior * thought + of_deals * means) / exact
    return found, 1.0 / np.sqrt(exact)


_USUAL_DEALS, _USUAL_VARIANCE = 4, 0.8
"""How much two plays of a deal differ, in levels squared, and how many deals that is worth."""


class _Budget:
    """Deals by a clock: so many at most, and no more than the time allows."""

    def __init__(self, clock: Clock, plan: Plan, began: float | None) -> None:
        self._began = time.perf_counter() if began is None else began
        self._seconds = clock.seconds
        self._chunk = plan.chunk
        self._most = plan.deals
        if clock.simulations is not None:
            self._most = clock.simulations
        elif clock.seconds is not None:
            self._most = plan.timed
        self._started = time.perf_counter()
        self._played = 0

    def note(self, rollouts: int) -> None:
        """So many continuations have been played."""
        self._played += rollouts

    def next(self, done: int, plays: int) -> int:
        """Deals to ask for next; 0 for no more."""
        chunk = self._chunk if done < 4 * self._chunk else 4 * self._chunk
        wanted = min(chunk, self._most - done)
        if self._seconds is None or wanted <= 0:
            return max(0, wanted)
        now = time.perf_counter()
        left = self._began + self._seconds - now
        if not self._played:
            # Nothing is known of the speed yet: a few deals tell.
            return min(wanted, 8) if left > 0 else 0
        each = (now - self._started) / self._played * plays
        possible = int(left / each) if each > 0 else wanted
        return min(wanted, possible) if possible >= min(8, wanted) else 0
