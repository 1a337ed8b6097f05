"""Rollouts from positions: what candidate plays lead to when the rest is played by a policy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from shengji.cards import Bag
from shengji.rules.ruleset import RuleSet
from shengji.sim import jit, rolling
from shengji.sim import layout as at
from shengji.sim.api import POLICIES, Policy, Steps, check_faults, compile, in_threads, steps, workspace
from shengji.sim.config import row_offset
from shengji.sim.errors import ImpossiblePosition
from shengji.sim.jit import Array
from shengji.sim.positions import Position, Table, bag_of, head_of, planes_of
from shengji.text.cards import format_cards


@dataclass(frozen=True)
class Rollout:
    """What the candidates of one position led to."""

    rules: RuleSet
    candidates: tuple[Bag, ...]
    totals: Array
    """The opponents' totals, by world, candidate and repeat."""
    seats: Array
    """What each seat has taken in the end, by world, candidate, repeat and seat; where everyone counts their own points
    with the kitty for the winner of the last trick."""
    bankers: Array
    """The banker's side in the end, friends who joined included: a bit for each seat, in the form of ``totals``."""
    line: int | None = None
    """The points that the opponents must reach, where they were bid or named."""
    friends: int = 0
    """How many friends were called."""

    @property
    def means(self) -> Array:
        """The mean total of the opponents for each candidate."""
        return self.totals.mean(axis=(0, 2))

    @property
    def steps(self) -> Steps:
        """Bank and levels, as arrays by world, candidate and repeat."""
        found = steps(self.rules, self.totals, self.line)
        if not self.rules.small_side_bonus or not self.friends:
            return found
        side = sum((self.bankers >> seat & 1 for seat in range(self.rules.seats)), np.zeros_like(self.bankers))
        bonus = (side < 1 + self.friends) & (found.banker > 0)
        return Steps(found.bank, found.banker + bonus, found.opponents)


@dataclass(frozen=True)
class Worlds:
    """A table with hands and kitties for it, one of which may be the true ones."""

    table: Table
    words: Array
    """A row of :data:`shengji.sim.boards.WORLD` words for each world."""

    @classmethod
    def of(cls, position: Position) -> Worlds:
        """The one world of a position with all hands known; raises :class:`ImpossiblePosition`."""
        position.check()
        return cls(position, position.world()[None, :])

    def __len__(self) -> int:
        return len(self.words)


def rollout(
    worlds: Worlds | Position,
    candidates: Sequence[Bag],
    *,
    repeats: int = 1,
    seed: int = 0,
    policy: Policy = "rollout",
    threads: int = 0,
) -> Rollout:
    """Roll out one table's candidates; see :func:`rollouts`."""
    return rollouts([(worlds, candidates)], repeats=repeats, seed=seed, policy=policy, threads=threads)[0]


def rollouts(
    tables: Sequence[tuple[Worlds | Position, Sequence[Bag]]],
    *,
    repeats: int = 1,
    seed: int = 0,
    policy: Policy = "rollout",
    threads: int = 0,
) -> list[Rollout]:
    """Play on from many tables, in every world of each, after every candidate for the seat to play.

    All candidates of a world meet the same random numbers, so that their differences are as exact as can be. Tables
    of one call have the same rules and level. ``threads`` 0 uses every core. Raises :class:`ImpossiblePosition` for a
    position that cannot be, or a candidate that may not be played.
    """
    whole = [worlds if isinstance(worlds, Worlds) else Worlds.of(worlds) for worlds, _ in tables]
    if not whole:
        return []
    rules, level = whole[0].table.rules, whole[0].table.level
    if any(worlds.table.rules != rules or worlds.table.level != level for worlds in whole):
        raise ImpossiblePosition("sim-several-rules")
    config = compile(rules).config(level)
    jit.load()
    heads = np.concatenate([head_of(worlds.table) for worlds in whole])
    words = np.concatenate([worlds.words for worlds in whole])
    owners = np.repeat(np.arange(len(whole), dtype=np.int64), [len(worlds) for worlds in whole])
    numbers = [len(candidates) for _, candidates in tables]
    firsts = np.concatenate([[0], np.cumsum(numbers)]).astype(np.int64)
    parts = [
        planes_of(config, row_offset(worlds.table.trump), cards)
        for worlds, (_, candidates) in zip(whole, tables, strict=True)
        for cards in candidates
    ]
    plays = np.concatenate(parts) if parts else np.zeros(0, dtype=np.int64)
    _check_candidates(config, whole, tables, heads, firsts, plays)
    each = np.array(numbers, dtype=np.int64)[owners] * repeats
    places = np.concatenate([[0], np.cumsum(each)]).astype(np.int64)
    totals = np.zeros(int(places[-1]), dtype=np.int64)
    scores = np.zeros((len(totals), rules.seats + 1), dtype=np.int64)
    faults = np.zeros(len(words), dtype=np.int64)
    flat = np.ascontiguousarray(words).reshape(-1)

    def work(a: int, b: int) -> None:
        faults[a] = rolling.rollouts(
            workspace(),
            config,
            seed,
            POLICIES[policy],
            repeats,
            a,
            b,
            heads,
            owners,
            flat,
            firsts,
            plays,
            places,
            totals,
            scores.reshape(-1),
        )

    in_threads(work, len(words), threads, least=16)
    check_faults(faults)
    found, start = [], 0
    for worlds, (_, candidates) in zip(whole, tables, strict=True):
        size = len(worlds) * len(candidates) * repeats
        shape = (len(worlds), len(candidates), repeats)
        rows = scores[start : start + size]
        table = worlds.table
        found.append(
            Rollout(
                rules,
                tuple(candidates),
                totals[start : start + size].reshape(shape),
                rows[:, :-1].reshape(*shape, rules.seats),
                rows[:, -1].reshape(shape),
                table.line,
                len(table.calls),
            )
        )
        start += size
    return found


def play_on(worlds: Sequence[Worlds], *, seed: int = 0, policy: Policy = "rollout") -> list[Array]:
    """The opponents' totals in every world of some tables when the rest is played by a policy, the next play included.

    All tables have the same rules and level. World ``i`` of each table meets the same random numbers.
    """
    if not worlds:
        return []
    rules, level = worlds[0].table.rules, worlds[0].table.level
    if any(one.table.rules != rules or one.table.level != level for one in worlds):
        raise ImpossiblePosition("sim-several-rules")
    config = compile(rules).config(level)
    jit.load()
    space, found = workspace(), []
    for one in worlds:
        number = len(one)
        heads = np.tile(head_of(one.table), number)
        totals = np.zeros(number, dtype=np.int64)
        words = np.ascontiguousarray(one.words).reshape(-1)
        fault = rolling.continuations(space, config, seed, POLICIES[policy], number, heads, words, totals)
        check_faults(np.array([fault], dtype=np.int64))
        found.append(totals)
    return found


def with_cards(worlds: Worlds, seat: int, hand: Bag, kitty: Bag) -> Array:
    """The worlds' words with other cards in one seat's hand and in the kitty."""
    table = worlds.table
    config = compile(table.rules).config(table.level)
    row = row_offset(table.trump)
    words = worlds.words.copy()
    words[:, at.SEAT * seat : at.SEAT * (seat + 1)] = planes_of(config, row, hand)
    words[:, at.KITTY : at.KITTY + at.SEAT] = planes_of(config, row, kitty)
    return words


def policy_play(worlds: Worlds | Position, policy: Policy = "rollout") -> Bag:
    """What a policy, but not ``random``, plays for the seat to play, in the first of the worlds."""
    whole = worlds if isinstance(worlds, Worlds) else Worlds.of(worlds)
    table = whole.table
    config = compile(table.rules).config(table.level)
    jit.load()
    planes = np.zeros(at.SEAT, dtype=np.int64)
    rolling.policy_plays(
        workspace(), config, POLICIES[policy], 1, head_of(table), np.ascontiguousarray(whole.words[0]), planes
    )
    return bag_of(config, row_offset(table.trump), planes)


def _check_candidates(
    config: Array,
    whole: list[Worlds],
    tables: Sequence[tuple[Worlds | Position, Sequence[Bag]]],
    heads: Array,
    firsts: Array,
    plays: Array,
) -> None:
    verdicts = np.zeros(int(firsts[-1]), dtype=np.int64)
    first_worlds = np.concatenate([worlds.words[0] for worlds in whole])
    rolling.judge_candidates(workspace(), config, len(whole), heads, first_worlds, firsts, plays, verdicts)
    if not verdicts.all():
        wrong = int(np.argmin(verdicts))
        cards = [cards for _, candidates in tables for cards in candidates][wrong]
        raise ImpossiblePosition("sim-candidate", cards=format_cards(cards))
