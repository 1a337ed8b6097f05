"""Exact solving of the last tricks with all hands known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from shengji.cards import Bag
from shengji.sim import jit, solving
from shengji.sim import layout as at
from shengji.sim.api import compile
from shengji.sim.config import row_offset
from shengji.sim.errors import ImpossiblePosition
from shengji.sim.jit import Array
from shengji.sim.positions import Position, bag_of, head_of
from shengji.sim.rollouts import Worlds

NODES = 400_000
"""Positions looked at before a search is given up, about 50 ms."""


@dataclass(frozen=True)
class Ending:
    """How a position ends under best play of both sides."""

    opponents: int | None
    """What the opponents still get, kitty included; ``None`` when the search was given up."""
    nodes: int
    """Positions looked at."""
    moves: tuple[tuple[Bag, int], ...] = ()
    """Plays of the seat to move, one of those alike, and what the opponents still get after each."""

    def best(self, *, of_banker: bool) -> tuple[Bag, ...]:
        """The best plays for the seat to move, which is of the banker's side or not."""
        values = [value for _, value in self.moves]
        wanted = min(values) if of_banker else max(values)
        return tuple(cards for cards, value in self.moves if value == wanted)


def solve(position: Position, *, nodes: int = NODES, moves: bool = False) -> Ending:
    """Solve a position; with ``moves`` every play of the seat to move is valued.

    Raises :class:`ImpossiblePosition` for a position that cannot be.
    """
    position.check()
    config = compile(position.rules).config(position.level)
    asked = np.zeros(1 + (at.SEAT * solving.MAX_MOVES if moves else 0), dtype=np.int64)
    asked[0] = int(moves)
    scores = np.zeros(solving.MAX_MOVES, dtype=np.int64)
    values, looked = np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int64)
    jit.load()
    space = np.zeros(solving.ROOM, dtype=np.int64)
    found = solving.solve(space, config, 1, nodes, position.head(), position.world(), values, looked, asked, scores)
    opponents = int(values[0]) if values[0] >= 0 else None
    valued: list[tuple[Bag, int]] = []
    if moves and opponents is not None:
        row = row_offset(position.trump)
        for index in range(found):
            planes = asked[1 + at.SEAT * index : 1 + at.SEAT * (index + 1)]
            valued.append((bag_of(config, row, planes), int(scores[index])))
    return Ending(opponents, int(looked[0]), tuple(valued))


def solve_many(worlds: Sequence[Position] | Worlds, *, nodes: int = NODES) -> Array:
    """What the opponents still get in each of many positions, or in every world of one table; -1 where given up.

    All have the same rules and level.
    """
    if isinstance(worlds, Worlds):
        table = worlds.table
        heads = np.tile(head_of(table), len(worlds))
        words = np.ascontiguousarray(worlds.words).reshape(-1)
        number = len(worlds)
    else:
        number = len(worlds)
        if not number:
            return np.zeros(0, dtype=np.int64)
        table = worlds[0]
        for position in worlds:
            position.check()
            if (position.rules, position.level) != (table.rules, table.level):
                raise ImpossiblePosition("sim-several-rules")
        heads = np.concatenate([position.head() for position in worlds])
        words = np.concatenate([position.world() for position in worlds])
    values, looked = np.zeros(number, dtype=np.int64), np.zeros(number, dtype=np.int64)
    none = np.zeros(1, dtype=np.int64)
    jit.load()
    space = np.zeros(solving.ROOM, dtype=np.int64)
    solving.solve(
        space, compile(table.rules).config(table.level), number, nodes, heads, words, values, looked, none, none
    )
    return values
