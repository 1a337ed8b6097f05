"""Describing decisions for a learned judge, and harvesting many of them from played deals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from shengji.cards import Bag
from shengji.game.view import View
from shengji.rules.deck import pack
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import TRUMP
from shengji.sim import describing, harvesting, jit
from shengji.sim import layout as at
from shengji.sim.api import check_faults, compile, workspace
from shengji.sim.config import row_offset
from shengji.sim.errors import UnsupportedRules
from shengji.sim.jit import Array
from shengji.sim.positions import head_of, planes_of, table_of, tricks_of, world_of

PLAIN_STEPS, TRUMP_STEPS = 13, 19
"""Places for the steps of a group; of trumps with the further kinds of a step."""


class Described(NamedTuple):
    """Decisions as words; see :mod:`shengji.sim.describing`."""

    knowledge: Array
    """A row for each decision."""
    plays: Array
    """A row for each play of each decision."""
    owners: Array
    """For each play the row of its decision; in order."""

    @property
    def numbers(self) -> Array:
        """How many plays each decision has."""
        return np.bincount(self.owners, minlength=len(self.knowledge))


@lru_cache(maxsize=256)
def check_describable(rules: RuleSet) -> None:
    """Raise :class:`UnsupportedRules` for rules of which decisions cannot be described.

    Described are two packs of cards between four seats, in two sides that are known.
    """
    compile(rules)
    for option, wanted in (("decks", 2), ("seats", 4), ("sides", "partners")):
        if getattr(rules, option) != wanted:
            raise UnsupportedRules(option, getattr(rules, option))
    level = rules.levels[0] if rules.levels else None
    config = compile(rules).config(level)
    for row in range(at.HEADER, at.HEADER + at.TRUMPS * at.ROW, at.ROW):
        span = int(config[row + at.SPAN + TRUMP])
        further = int(config[row + at.ALL + TRUMP]).bit_length() - span
        if span > describing.FURTHER or further > TRUMP_STEPS - describing.FURTHER:
            raise UnsupportedRules("permanent", ", ".join(rules.permanent))


def describe(view: View, plays: Sequence[Bag]) -> Described:
    """A seat's decision, with the plays that it thinks of.

    Raises :class:`UnsupportedRules`, or :class:`shengji.sim.ImpossiblePosition` outside the play of tricks.
    """
    check_describable(view.rules)
    table = table_of(view)
    config, row = compile(view.rules).config(view.level), row_offset(table.trump)
    seats, seat = view.rules.seats, view.seat
    played = [0] * seats
    for leader, cards in tricks_of(view):
        for offset, play in enumerate(cards):
            played[(leader + offset) % seats] += play
    kitty = (view.buried or 0) if view.burier == seat else 0
    # Which seat holds what is not known, and is not looked at.
    hands = [0] * seats
    hands[seat] = view.hand
    hands[(seat + 1) % seats] = pack(view.rules) - view.hand - sum(played) - kitty
    began = np.zeros(at.SEAT * at.MAX_SEATS, dtype=np.int64)
    for other in range(seats):
        began[at.SEAT * other : at.SEAT * (other + 1)] = planes_of(config, row, hands[other] + played[other])
    words = np.zeros(describing.HEAD + describing.EACH * len(plays), dtype=np.int64)
    jit.load()
    describing.describe(
        workspace(),
        config,
        head_of(table),
        world_of(table, tuple(hands), kitty),
        began,
        len(plays),
        np.concatenate([planes_of(config, row, cards) for cards in plays]),
        words,
    )
    knowledge, each = words[: describing.HEAD], words[describing.HEAD :]
    return Described(knowledge[None, :], each.reshape(-1, describing.EACH), np.zeros(len(plays), dtype=np.int64))


def harvest(
    rules: RuleSet,
    level: str | None,
    heads: Array,
    worlds: Array,
    *,
    seed: int,
    looked_at: int = 200,
    strays: int = 120,
) -> Described:
    """Play deals on from their first tricks, and describe some decisions; the last word of each play is the
    opponents' total that it comes to.

    ``heads`` and ``worlds`` are rows, as :meth:`shengji.sim.Position.head` and ``world`` have them, of deals of one
    level; ``looked_at`` of a thousand decisions are described, and ``strays`` of a thousand plays made at random.
    Raises :class:`UnsupportedRules`.
    """
    check_describable(rules)
    config = compile(rules).config(level)
    jit.load()
    space = workspace()
    decisions = rules.seats * int(config[at.HAND_SIZE]) * len(heads)
    room = (decisions * looked_at // 1000 + 64) * harvesting.ROOM
    out = np.empty(room, dtype=np.int64)
    used = harvesting.harvest(
        space,
        config,
        seed,
        len(heads),
        np.ascontiguousarray(heads, dtype=np.int64).reshape(-1),
        np.ascontiguousarray(worlds, dtype=np.int64).reshape(-1),
        looked_at,
        strays,
        out,
        room,
    )
    check_faults(space[at.FAULT : at.FAULT + 1])
    return _parted(out, used)


def _parted(words: Array, used: int) -> Described:
    starts, place = [], 0
    while place < used:
        starts.append(place)
        place += describing.HEAD + describing.EACH * int(words[place + describing.PLAYS])
    first = np.array(starts, dtype=np.int64)
    numbers = words[first + describing.PLAYS] if len(first) else first
    owners = np.repeat(np.arange(len(first)), numbers)
    within = np.arange(len(owners)) - np.repeat(np.cumsum(numbers) - numbers, numbers)
    plays = first[owners] + describing.HEAD + describing.EACH * within
    return Described(
        words[first[:, None] + np.arange(describing.HEAD)], words[plays[:, None] + np.arange(describing.EACH)], owners
    )
