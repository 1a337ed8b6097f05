"""Choosing among plays by what they come to in many imagined deals.

All plays are tried in the same deals, so that their differences are as exact as can be. A first sample names the plays
that look best; fresh deals then say whether one of them is really better than what the rules of thumb would do. Looking
at the same deals twice would favour whichever play was lucky in them. Both stages stop early: plays that are clearly
worse are dropped, and nothing more is asked once the answer is clear.
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

    nominating: int = 120
    """Deals in which every play is tried, at most."""
    checking: int = 480
    """Fresh deals for those that look best, at most."""
    timed: int = 1500
    """Deals of both kinds together, at most, where only the time is limited."""
    nominees: int = 3
    margin: float = 1.25
    """By how many standard errors a play must be better than the rules of thumb's to be preferred."""
    hopeless: float = 2.5
    """Standard errors by which a play is given up, or taken for certain."""
    chunk: int = 24
    """Deals that are asked for at once."""


@dataclass(frozen=True)
class Verdict:
    """What a search found."""

    order: tuple[int, ...]
    """The numbers of the plays, best first."""
    values: tuple[float, ...]
    """What each play is worth, by number."""
    deals: int
    """Imagined deals looked at."""


def search(number: int, outcomes: Outcomes, clock: Clock, plan: Plan, began: float | None = None) -> Verdict:
    """Choose among so many plays, the first of which is what the rules of thumb would do.

    ``began`` is the moment, by :func:`time.perf_counter`, from which the clock counts.
    """
    budget = _Budget(clock, plan, began)
    values = dict.fromkeys(range(number), 0.0)
    nominees, first = _nominate(number, outcomes, budget, plan, values)
    chosen, second = _check(nominees, outcomes, budget, plan, values)
    rest = sorted((play for play in nominees if play != chosen), key=lambda play: -values[play])
    others = sorted((play for play in values if play not in nominees), key=lambda play: -values[play])
    return Verdict((chosen, *rest, *others), tuple(values.values()), first + second)


def _nominate(
    number: int, outcomes: Outcomes, budget: _Budget, plan: Plan, values: dict[int, float]
) -> tuple[list[int], int]:
    """The first play and those that look best after a first sample; how many deals that took."""
    plays = list(range(number))
    seen = np.zeros((0, number))
    while (deals := budget.nominating(len(seen), len(plays))) > 0:
        fresh = np.full((deals, number), np.nan)
        fresh[:, plays] = outcomes(plays, deals)
        budget.note(deals * len(plays))
        seen = np.concatenate([seen, fresh])
        means = seen[:, plays].mean(axis=0)
        values.update(zip(plays, means.tolist(), strict=True))
        best = plays[int(np.argmax(means))]
        if len(seen) > 1:
            behind = seen[:, [best]] - seen[:, plays]
            bounds = behind.mean(axis=0) - plan.hopeless * _errors(behind)
            plays = [play for play, bound in zip(plays, bounds, strict=True) if play in (0, best) or bound <= 0]
        if len(plays) <= 2:
            break
    ranked = sorted((play for play in plays if play), key=lambda play: -values[play])
    return [0, *ranked[: plan.nominees]], len(seen)


def _check(
    plays: list[int], outcomes: Outcomes, budget: _Budget, plan: Plan, values: dict[int, float]
) -> tuple[int, int]:
    """Which of some plays to choose, the first unless another is better in fresh deals; how many deals that took."""
    seen = np.zeros((0, len(plays)))
    chosen = 0
    while len(plays) > 1 and (deals := budget.checking(len(seen), len(plays))) > 0:
        seen = np.concatenate([seen, outcomes(plays, deals)])
        budget.note(deals * len(plays))
        gains = seen - seen[:, :1]
        means, errors = gains.mean(axis=0), _errors(gains)
        bounds = means - plan.margin * errors
        bounds[0] = 0.0
        chosen = int(np.argmax(bounds))
        if len(seen) >= 2 * plan.chunk:
            clear = np.abs(means)[1:] > plan.hopeless * errors[1:]
            if clear.all() and (chosen == 0 or _is_ahead(seen, chosen, plan)):
                break
    values.update(zip(plays, (seen.mean(axis=0) if len(seen) else np.zeros(len(plays))).tolist(), strict=True))
    return plays[chosen], len(seen)


def _is_ahead(seen: Values, chosen: int, plan: Plan) -> bool:
    """Whether one column is clearly the best, or the others hardly differ from it."""
    ahead = np.delete(seen[:, [chosen]] - seen, chosen, axis=1)
    return bool((ahead.mean(axis=0) > plan.hopeless * _errors(ahead)).all())


def _errors(samples: Values) -> Values:
    """Standard errors of the means of columns."""
    found: Values = samples.std(axis=0) / np.sqrt(max(1, len(samples) - 1))
    return found


class _Budget:
    """Deals by a clock: so many at most, and no more than the time allows."""

    SHARE = 0.4
    """Of the time that naming plays may take."""

    def __init__(self, clock: Clock, plan: Plan, began: float | None) -> None:
        self._began = time.perf_counter() if began is None else began
        self._seconds = clock.seconds
        self._plan = plan
        whole = plan.nominating + plan.checking
        if clock.simulations is not None:
            whole = clock.simulations
        elif clock.seconds is not None:
            whole = plan.timed
        self._nominating = max(2, whole * plan.nominating // (plan.nominating + plan.checking))
        self._checking = max(2, whole - self._nominating)
        self._started = time.perf_counter()
        self._played = 0

    def note(self, rollouts: int) -> None:
        """So many continuations have been played."""
        self._played += rollouts

    def nominating(self, done: int, plays: int) -> int:
        """Deals to ask for next; 0 for no more."""
        return self._next(done, plays, self._nominating, self.SHARE)

    def checking(self, done: int, plays: int) -> int:
        """Deals to ask for next; 0 for no more."""
        return self._next(done, plays, self._checking, 1.0)

    def _next(self, done: int, plays: int, most: int, share: float) -> int:
        chunk = self._plan.chunk if done < 4 * self._plan.chunk else 4 * self._plan.chunk
        wanted = min(chunk, most - done)
        if self._seconds is None or wanted <= 0:
            return max(0, wanted)
        now = time.perf_counter()
        left = self._began + share * self._seconds - now
        if not self._played:
            # Nothing is known of the speed yet: a few deals tell.
            return min(wanted, 8) if left > 0 else 0
        each = (now - self._started) / self._played * plays
        possible = int(left / each) if each > 0 else wanted
        return min(wanted, possible) if possible >= min(8, wanted) else 0
