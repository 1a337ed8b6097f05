"""The network that says what plays are worth: each suit is looked at alike, then all of them together."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import IO, Any, NamedTuple

import numpy as np

from shengji.bots.learned.inputs import Inputs, Values, Words
from shengji.sim.layout import TRUMP
from shengji.sim.lessons import PLAIN_STEPS, TRUMP_STEPS


class Network(NamedTuple):
    """Its weights: matrices from one layer to the next, and what is added."""

    plain: Values
    """From the planes of a plain suit, and what is shown of it."""
    plain_added: Values
    plain_cards: Values
    """From the cards of a play in that suit, to the same layer."""
    trump: Values
    trump_added: Values
    trump_cards: Values
    from_plain: Values
    """From the sum of the plain suits to what is looked at together."""
    from_trump: Values
    from_table: Values
    from_features: Values
    together_added: Values
    second: Values
    second_added: Values
    last: Values
    direct: Values
    """From the features straight to the value."""


def bits(planes: Words, steps: int, xp: Any = np) -> Values:
    """A number for each of the lowest bits of each plane, those of one group in a row."""
    found = (planes[..., None] >> xp.arange(steps, dtype=np.uint32) & 1).astype(np.float32)
    return found.reshape(*planes.shape[:-1], -1)  # type: ignore[no-any-return]


def values(network: Network, given: Inputs, xp: Any = np) -> Values:
    """What each play is worth, in levels; only differences within a decision mean something.

    ``xp`` is the library that computes: NumPy, or ``jax.numpy`` for whoever teaches the network.
    """

    def positive(layer: Values) -> Values:
        return xp.maximum(layer, 0)  # type: ignore[no-any-return]

    def with_shown(planes: Values, shown: Values) -> Values:
        return xp.concatenate([planes, shown], axis=-1)  # type: ignore[no-any-return]

    planes, shown, owners = given.planes, given.shown, given.owners
    plain = with_shown(bits(planes[:, :TRUMP], PLAIN_STEPS, xp), shown[:, :TRUMP]) @ network.plain + network.plain_added
    trump = with_shown(bits(planes[:, TRUMP], TRUMP_STEPS, xp), shown[:, TRUMP]) @ network.trump + network.trump_added
    table = given.table @ network.from_table + network.together_added
    suits = positive(plain[owners] + bits(given.cards[:, :TRUMP], PLAIN_STEPS, xp) @ network.plain_cards).sum(axis=1)
    trumps = positive(trump[owners] + bits(given.cards[:, TRUMP], TRUMP_STEPS, xp) @ network.trump_cards)
    together = positive(
        suits @ network.from_plain
        + trumps @ network.from_trump
        + table[owners]
        + given.features @ network.from_features
    )
    second = positive(together @ network.second + network.second_added)
    found: Values = (second @ network.last)[:, 0] + given.features @ network.direct
    return found


def load_network(file: IO[bytes]) -> Network:
    """A network as ``shengji teach`` writes it."""
    with np.load(file) as arrays:
        return Network(*(arrays[name].astype(np.float32) for name in Network._fields))


@cache
def own_network() -> Network:
    """The network that comes with the package."""
    with (files("shengji.bots.learned") / "network.npz").open("rb") as file:
        return load_network(file)
