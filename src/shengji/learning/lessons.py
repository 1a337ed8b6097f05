"""Decisions of played deals, and what each of their plays was worth in the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from shengji.bots.expert.values import utilities, valued
from shengji.bots.learned.inputs import Inputs, Values, inputs
from shengji.learning.beginnings import Beginning
from shengji.rules.ruleset import RuleSet
from shengji.sim import describing
from shengji.sim.lessons import Described, harvest

MOST_PLAYS = 8
"""Plays of a decision that are kept: what careful rules of thumb choose, and others drawn at random."""


@dataclass(frozen=True)
class Lessons:
    """Decisions, their plays, and what these came to for the side that made them, in levels."""

    described: Described
    worth: Values

    def __len__(self) -> int:
        return len(self.described.knowledge)

    @cached_property
    def numbers(self) -> NDArray[np.int64]:
        """How many plays each decision has."""
        return self.described.numbers

    @cached_property
    def first(self) -> NDArray[np.int64]:
        """The row of each decision's first play, which careful rules of thumb choose."""
        found: NDArray[np.int64] = np.cumsum(self.numbers) - self.numbers
        return found

    def taken(self, rows: NDArray[np.int64]) -> Lessons:
        """Some of the decisions, in the order of their rows."""
        numbers = self.numbers[rows]
        ends = np.cumsum(numbers)
        plays = np.repeat(self.first[rows] - (ends - numbers), numbers) + np.arange(int(numbers.sum()))
        owners = np.repeat(np.arange(len(rows)), numbers)
        return Lessons(
            Described(self.described.knowledge[rows], self.described.plays[plays], owners), self.worth[plays]
        )

    def inputs(self) -> Inputs:
        """What a network is given."""
        chosen = np.zeros(len(self.worth), dtype=np.bool_)
        chosen[self.first] = True
        return inputs(self.described, chosen)


def joined(parts: Sequence[Lessons]) -> Lessons:
    """Several lots of lessons as one."""
    before = np.cumsum([0] + [len(part) for part in parts])
    return Lessons(
        Described(
            np.concatenate([part.described.knowledge for part in parts]),
            np.concatenate([part.described.plays for part in parts]),
            np.concatenate([part.described.owners + start for part, start in zip(parts, before[:-1], strict=True)]),
        ),
        np.concatenate([part.worth for part in parts]),
    )


def lessons(rules: RuleSet, begun: Iterable[Beginning], seed: int, looked_at: int = 200) -> Lessons:
    """Play each deal once, and keep ``looked_at`` of a thousand decisions.

    Raises :class:`shengji.sim.UnsupportedRules`.
    """
    by_level: dict[str | None, list[Beginning]] = {}
    for beginning in begun:
        by_level.setdefault(beginning.level, []).append(beginning)
    parts = []
    for index, (level, deals) in enumerate(by_level.items()):
        heads, worlds = np.stack([deal.head for deal in deals]), np.stack([deal.world for deal in deals])
        found = harvest(rules, level, heads, worlds, seed=seed + index, looked_at=looked_at)
        parts.append(_valued(rules, found, np.random.default_rng(seed + index)))
    return joined(parts)


def _valued(rules: RuleSet, found: Described, chance: np.random.Generator) -> Lessons:
    numbers = found.numbers
    first = np.cumsum(numbers) - numbers
    lot = chance.random(len(found.owners))
    lot[first] = -1.0
    order = np.lexsort((lot, found.owners))
    rank = np.arange(len(order)) - np.repeat(first, numbers)
    kept = np.sort(order[rank < MOST_PLAYS])
    plays, owners = found.plays[kept], found.owners[kept]
    worth = valued(utilities(rules, None), plays[:, describing.MARK], of_banker=True)
    banker = (found.knowledge[:, describing.PLACES] & 15) % 2 == 0
    signed = np.where(banker[owners], worth, -worth).astype(np.float32)
    return Lessons(Described(found.knowledge, plays, owners), signed)
