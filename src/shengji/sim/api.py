"""Compiling a rule set, and playing whole deals in batches."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any, Literal, TypeAlias

import numpy as np

from shengji.game.special_levels import rules_at
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import outcome
from shengji.sim import jit, kernels
from shengji.sim import layout as at
from shengji.sim.config import TRUMP_NAMES, check_supported, config_of
from shengji.sim.jit import Array

Policy: TypeAlias = Literal["random", "rollout", "rollout_opponents", "rollout_banker", "careful"]
"""How seats play: all at random, all by rules of thumb, or one side so and the other at random; or all by careful rules
of thumb (:mod:`shengji.sim.policies`)."""
POLICIES: dict[Policy, int] = {
    "random": 0,
    "rollout": 3,
    "rollout_opponents": 1,
    "rollout_banker": 2,
    "careful": 12,
}
BANKS = ("kept", "contested", "lost")
"""What becomes of the bank, by number."""


@dataclass(frozen=True)
class Compiled:
    """A rule set that the simulator can play."""

    rules: RuleSet

    def config(self, level: str | None) -> Array:
        """The configuration at a level, for compiled functions."""
        return config_of(self.rules, level)


@lru_cache(maxsize=256)
def compile(rules: RuleSet) -> Compiled:
    """Prepare a rule set; raises :class:`UnsupportedRules` naming the option that cannot be expressed."""
    check_supported(rules)
    compiled = Compiled(rules)
    compiled.config(rules.levels[0] if rules.levels else None)
    return compiled


def warm_up() -> None:
    """Have the compiled code ready: from the cache, or compiled now (some seconds); a server calls it in a thread."""
    jit.load()


def workspace(extra: int = 0) -> Array:
    """Scratch memory for one thread of compiled functions."""
    return np.zeros(at.WORK + extra, dtype=np.int64)


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_threads(work: Callable[[int, int], None], number: int, threads: int, least: int = 1) -> None:
    """Share ``range(number)`` out in stretches among threads; ``work`` takes the first and the one after the last."""
    threads = max(1, min(threads or cores(), number // max(1, least) or 1))
    if threads == 1:
        work(0, number)
        return
    # More stretches than threads, so that one slow stretch does not keep the others waiting.
    bounds = np.linspace(0, number, 4 * threads + 1).astype(int).tolist()
    with ThreadPoolExecutor(threads) as pool:
        for done in [pool.submit(work, a, b) for a, b in pairwise(bounds) if b > a]:
            done.result()


@dataclass(frozen=True)
class Steps:
    """What totals of the opponents come to, as arrays of the totals' form."""

    bank: Array
    """Numbers of :data:`BANKS`."""
    banker: Array
    """Levels by which the banker's side rises."""
    opponents: Array

    @property
    def signed(self) -> Array:
        """Levels gained by the banker's side less those gained by the opponents."""
        return self.banker - self.opponents


def steps(rules: RuleSet, points: Array, line: int | Array | None = None) -> Steps:
    """Bank and levels for totals of the opponents, as :func:`shengji.rules.scoring.outcome` has them.

    ``line`` are the points that the opponents must reach, where they were named or bid; bids may differ by deal. Where
    everyone counts their own points, no levels are won and the next bank is declared for.
    """
    none = np.zeros_like(points)
    if rules.scoring == "individual":
        return Steps(none + BANKS.index("contested"), none, none)
    if rules.scoring == "bid":
        if line is None:
            raise ValueError("after an auction the line is needed: the points that were bid")
        return Steps(np.where(points >= line, BANKS.index("lost"), BANKS.index("kept")), none, none)
    # Without a named line all deals have that of the rules.
    lines = np.broadcast_to(-1 if line is None else line, points.shape)
    pairs = np.stack([points.reshape(-1), lines.reshape(-1)], axis=1)
    values, where = np.unique(pairs, axis=0, return_inverse=True)
    rows = [outcome(rules, total, line=None if named < 0 else named) for total, named in values.tolist()]
    table = [(BANKS.index(row.bank), row.banker_steps, row.opponents_steps) for row in rows]
    found = np.array(table, dtype=np.int64).reshape(-1, 3)[where.reshape(-1)]
    bank, banker, opponents = (np.ascontiguousarray(found[:, n]).reshape(points.shape) for n in range(3))
    return Steps(bank, banker, opponents)


@dataclass(frozen=True)
class Results:
    """Deals that have been played, an entry of each array for each."""

    rules: RuleSet
    table: Array

    def _column(self, number: int) -> Array:
        return self.table[:, number]

    def __len__(self) -> int:
        return len(self.table)

    @property
    def banker(self) -> Array:
        """The banker's seat."""
        return self._column(kernels.BANKER)

    @property
    def trump(self) -> Array:
        """Trump as a number: D C H S and no trump."""
        return self._column(kernels.TRUMP)

    @property
    def tricks(self) -> Array:
        """Tricks played."""
        return self._column(kernels.TRICKS)

    @property
    def plays(self) -> Array:
        """Plays made by all seats."""
        return self._column(kernels.PLAYS)

    @property
    def throws(self) -> Array:
        """Throws attempted."""
        return self._column(kernels.THROWN)

    @property
    def failed_throws(self) -> Array:
        """Throws that another hand could beat."""
        return self._column(kernels.FAILURES)

    @property
    def last_winner(self) -> Array:
        """The seat that took the last trick."""
        return self._column(kernels.LAST_WINNER)

    @property
    def multiplier(self) -> Array:
        """What the kitty counts if the last trick captures it."""
        return self._column(kernels.MULTIPLIER)

    @property
    def buried_points(self) -> Array:
        """Points in the kitty, not multiplied."""
        return self._column(kernels.KITTY)

    @property
    def hooked(self) -> Array:
        """1 where the last trick was won with a card of a level that has a hook."""
        return self._column(kernels.HOOKED)

    @property
    def line(self) -> Array:
        """The points that were bid or named; 0 where the rules say the line."""
        return self._column(kernels.LINE)

    @property
    def redeals(self) -> Array:
        """How often the cards were dealt again because nobody declared."""
        return self._column(kernels.REDEALS)

    @property
    def taken(self) -> Array:
        """Points in the tricks that each seat took."""
        return self.table[:, kernels.TAKEN : kernels.TAKEN + self.rules.seats]

    @property
    def gained(self) -> Array:
        """What each seat has where everyone counts their own points: the last trick's winner has the kitty, too."""
        found = self.taken.copy()
        found[np.arange(len(found)), self.last_winner] += self.buried_points * self.multiplier
        return found

    @property
    def penalties(self) -> Array:
        """Points that each seat has lost to the other side."""
        return self.table[:, kernels.PENALTIES : kernels.PENALTIES + self.rules.seats]

    @cached_property
    def bankers_side(self) -> Any:
        """For each deal and seat whether the seat is of the banker's side."""
        return bankers_side(self.rules, self.banker)

    @cached_property
    def captured(self) -> Array:
        """What the opponents get from the kitty."""
        return self._captured(self.bankers_side)

    def _captured(self, ours: Any) -> Array:
        lost = ~np.take_along_axis(ours, self.last_winner[:, None], axis=1)[:, 0]
        return np.asarray(self.buried_points * self.multiplier * lost, dtype=np.int64)

    @cached_property
    def points(self) -> Array:
        """The opponents' totals; where friends are called, as if the banker had none."""
        return self.points_of(self.bankers_side)

    def points_of(self, ours: Any) -> Array:
        """The opponents' totals when these seats are of the banker's side: true or false for each deal and seat."""
        own = np.where(ours, self.penalties, self.taken - self.penalties).sum(axis=1)
        return np.asarray(own + self._captured(ours), dtype=np.int64)

    @cached_property
    def steps(self) -> Steps:
        """What the totals come to."""
        named = self.rules.scoring == "bid" or self.rules.banker_names_line
        return steps(self.rules, self.points, self.line if named else None)

    def trump_names(self) -> Iterator[str]:
        """Trump of each deal as a letter, ``NT`` for no trump."""
        return (TRUMP_NAMES[number] for number in self.trump)


def bankers_side(rules: RuleSet, banker: Array) -> Any:
    """For each banker and seat whether the seat is of the banker's side, where sides are fixed."""
    apart = np.arange(rules.seats)[None, :] - banker[:, None]
    return apart % 2 == 0 if rules.sides == "partners" else apart == 0


def play(
    rules: RuleSet | Compiled,
    n: int,
    seed: int = 0,
    policy: Policy = "random",
    threads: int = 1,
    *,
    level: str | None = None,
    banker: int | None = None,
    first: int = 0,
) -> Results:
    """Play ``n`` deals from the shuffle to the score.

    ``level`` is the first level unless given; without a ``banker`` the bank is declared or bid for, as in a first deal.
    At the levels of 無主 and 扛旗 the rules of the results are those of such a deal. Deal
    ``first + i`` comes from the random stream of its own number: results do not depend on threads or batches.
    ``threads`` 0 uses every core.
    """
    compiled = rules if isinstance(rules, Compiled) else compile(rules)
    if level is None and compiled.rules.levels:
        level = compiled.rules.levels[0]
    rules = rules_at(compiled.rules, level)
    compiled = compile(rules)
    config = compiled.config(level)
    table = np.zeros((n, kernels.COLUMNS), dtype=np.int64)
    start = -1 if banker is None else banker
    number = POLICIES[policy]
    jit.load()

    def work(a: int, b: int) -> None:
        rows = table[a:b].reshape(-1)
        kernels.play_deals(workspace(), config, seed, first + a, start, number, b - a, rows)

    if n:
        in_threads(work, n, threads, least=64)
    check_faults(table[:, kernels.FAULT])
    return Results(rules, table)


def check_faults(faults: Array) -> None:
    """Raise ``RuntimeError`` if a compiled search ran out of room: its answers would not be exact."""
    if faults.any():
        what = {1: "answers to a lead", 2: "ways to cover a throw", 3: "a deal in which trump is made"}
        raise RuntimeError(f"the search for {what.get(int(faults.max()), 'a play')} ran out of room")
