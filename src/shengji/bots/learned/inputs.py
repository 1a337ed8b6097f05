"""What a network is given of a decision: bits and a few numbers, from the words of :mod:`shengji.sim.describing`."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from shengji.sim import describing
from shengji.sim.jit import Array
from shengji.sim.layout import GROUPS as NO_GROUP
from shengji.sim.layout import TRUMP
from shengji.sim.lessons import PLAIN_STEPS, TRUMP_STEPS, Described

Values: TypeAlias = NDArray[np.float32]
Words: TypeAlias = NDArray[np.uint32]

PLAIN_INPUTS = 2 * describing.GROUP * PLAIN_STEPS + 12
TRUMP_INPUTS = 2 * describing.GROUP * TRUMP_STEPS + 12
TABLE_INPUTS = 49
PLAY_INPUTS = 9

KNOWN_AT = (describing.VOID_AT, describing.PAIRLESS_AT, describing.LED_AT)

_HINGES = np.array([20, 40, 60, 80, 100, 120, 160])
_STEPS = np.array([5, 40, 80, 120, 160])


class Inputs(NamedTuple):
    """Decisions and their plays, as a network takes them."""

    planes: Words
    """By decision, group and plane: a bit for each step."""
    shown: Values
    """By decision and group: who is void, without pairs, or has led, from the seat to play on."""
    table: Values
    """By decision: how the trick and the deal stand."""
    cards: Words
    """By play, group and plane."""
    features: Values
    """By play: what careful rules of thumb say of it."""
    owners: NDArray[np.int32]
    """For each play its decision."""


def inputs(described: Described, chosen: NDArray[np.bool_]) -> Inputs:
    """The inputs of some decisions; ``chosen`` marks the plays that careful rules of thumb would make."""
    knowledge, plays, owners = described
    numbers = knowledge[:, describing.GROUPS :].reshape(len(knowledge), -1, describing.GROUP)
    planes = _parted(numbers).reshape(*numbers.shape[:2], -1)
    known, groups = knowledge[:, describing.KNOWN, None], np.arange(numbers.shape[1])
    shown = np.stack([known >> (first + 5 * r + groups) & 1 for first in KNOWN_AT for r in range(4)], axis=-1)
    return Inputs(
        planes,
        shown.astype(np.float32),
        _table(knowledge),
        _parted(plays[:, : describing.TAKES]),
        _features(plays, owners, chosen, len(knowledge)),
        owners.astype(np.int32),
    )


def _parted(words: Array) -> Words:
    """The two planes of each word."""
    return np.stack([words & 0xFFFFFFFF, words >> 32 & 0xFFFFFFFF], axis=-1).astype(np.uint32)


def _one_of(values: Array, number: int) -> Values:
    found: Values = (values[:, None] == np.arange(number)).astype(np.float32)
    return found


def _table(knowledge: Array) -> Values:
    places, trick = knowledge[:, describing.PLACES], knowledge[:, describing.TRICK]
    banker, made, winner, led, row = (places >> 4 * n & 15 for n in range(5))
    leads = led == NO_GROUP
    left, taken, rest = (knowledge[:, n] for n in (describing.LEFT, describing.TAKEN, describing.REST))
    counts = knowledge[:, describing.KITTY_COUNTS]
    columns: list[Any] = [
        _one_of(banker, 4),
        _one_of(made, 4),
        _one_of(np.where(leads, -1, winner), 4),
        leads[:, None],
        (led == TRUMP)[:, None],
        (row == 4)[:, None],
        left[:, None] / 25,
        _one_of(left, 9)[:, 1:],
        knowledge[:, describing.TRICK_POINTS, None] / 20,
        taken[:, None] / 100,
        np.maximum(0, taken[:, None] - _HINGES) / 40,
        taken[:, None] >= _STEPS,
        np.minimum(taken + rest, 300)[:, None] / 100,
        rest[:, None] / 200,
        (trick >> 4 & 15)[:, None] / 2,
        (trick >> 8 & 15)[:, None] / 2,
        (trick >> 12 & 63)[:, None] / 3,
        (trick >> 18 & 1)[:, None],
        (trick >> 20 & 63)[:, None] / 6,
        (((trick & 15) == TRUMP) & ~leads)[:, None],
        np.log2(np.maximum(1, np.stack([counts >> 8 * n & 255 for n in range(3)], axis=1))) / 3,
    ]
    return np.concatenate([np.asarray(column, dtype=np.float32) for column in columns], axis=1)


def _features(plays: Array, owners: Array, chosen: NDArray[np.bool_], decisions: int) -> Values:
    takes = plays[:, describing.TAKES]
    chance = (plays[:, describing.CHANCE] >> 4) / 4096
    size = np.bitwise_count(_parted(plays[:, : describing.TAKES])).sum(axis=(1, 2), dtype=np.int64)
    # Values are told from that of the chosen play, or the highest.
    value = plays[:, describing.VALUE]
    base = np.full(decisions, np.iinfo(np.int64).min)
    np.maximum.at(base, owners, value)
    base[owners[chosen]] = value[chosen]
    ahead = np.clip(value - base[owners], -8000, 8000) / 1000
    columns = [
        takes,
        chosen,
        size / 6,
        chance,
        takes * chance,
        ahead,
        np.clip(ahead, -1, 1),
        np.clip(ahead, -0.3, 0.3) * 3,
        ahead > 0,
    ]
    return np.stack(columns, axis=1).astype(np.float32)
