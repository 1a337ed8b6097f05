"""Fitting the network to lessons, with JAX."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import numpy as np
import optax
from jax import numpy as jnp
from numpy.typing import NDArray

from shengji.bots.learned.inputs import PLAIN_INPUTS, PLAY_INPUTS, TABLE_INPUTS, TRUMP_INPUTS, Inputs
from shengji.bots.learned.network import Network, values
from shengji.learning.lessons import Lessons
from shengji.sim.lessons import PLAIN_STEPS, TRUMP_STEPS


@dataclass(frozen=True, kw_only=True)
class Course:
    """How a network is taught."""

    steps: int = 26_000
    plays: int = 16_384
    """Plays of a step, at most."""
    decisions: int = 2_304
    """Decisions of a step, at most."""
    rate: float = 1.5e-3
    """Of learning, at its highest; it rises during the first steps and falls to nearly nothing."""
    seed: int = 0
    plain: int = 64
    """Units for a plain suit, for trumps, for all together, and in the layer behind."""
    trump: int = 96
    together: int = 128
    second: int = 64


class Progress(NamedTuple):
    """How far a network has been taught, and what it would win in lessons that it has not seen."""

    step: int
    loss: float
    """The mean square of what it errs by in a decision, in levels squared; most of that is luck."""
    gain: float
    """By how much its plays are better than those of careful rules of thumb, in levels a decision."""
    error: float
    """The standard error of that."""


def teach(
    learned: Lessons, held: Lessons, course: Course, told: Callable[[Progress], None] = lambda _: None, tells: int = 20
) -> tuple[Network, bool]:
    """A network that has been taught by some lessons, and is tried from time to time on others.

    The second is whether the course was not broken off by Ctrl-C.
    """
    schedule = optax.warmup_cosine_decay_schedule(
        0.0, course.rate, min(300, course.steps // 2), course.steps, course.rate / 75
    )
    # Now and then a lot of decisions with great stakes would else undo what was learned.
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(schedule))
    network = _begin(course)
    state = optimizer.init(network)

    @jax.jit
    def step(network: Network, state: Any, batch: Any) -> Any:
        loss, slope = jax.value_and_grad(_loss)(network, *batch)
        change, state = optimizer.update(slope, state)
        return optax.apply_updates(network, change), state, loss

    chance = np.random.default_rng(course.seed)
    losses: list[Any] = []
    batches = _batches(learned, course, chance)
    try:
        for number in range(1, course.steps + 1):
            network, state, loss = step(network, state, next(batches))
            losses.append(loss)
            if number % max(1, course.steps // tells) == 0:
                gain, error = gained(_plain(network), held)
                told(Progress(number, float(np.mean([float(each) for each in losses])), gain, error))
                losses.clear()
    except KeyboardInterrupt:
        return _plain(network), False
    return _plain(network), True


def gained(network: Network, held: Lessons) -> tuple[float, float]:
    """By how much better than careful rules of thumb a network plays, in levels a decision, and the standard error."""
    gains = []
    for start in range(0, len(held), 4096):
        part = held.taken(np.arange(start, min(start + 4096, len(held))))
        found = values(network, part.inputs())
        order = np.lexsort((-found, part.described.owners))
        gains.append(part.worth[order[part.first]] - part.worth[part.first])
    each = np.concatenate(gains)
    return float(each.mean()), float(each.std() / np.sqrt(len(each)))


def _plain(network: Network) -> Network:
    return Network(*(np.asarray(array) for array in network))


def _begin(course: Course) -> Network:
    keys = iter(jax.random.split(jax.random.PRNGKey(course.seed), 16))

    def matrix(rows: int, columns: int, scale: float = 1.0) -> Any:
        return scale * jax.random.normal(next(keys), (rows, columns)) / np.sqrt(rows)

    def nothing(columns: int) -> Any:
        return jnp.zeros(columns)

    return Network(
        plain=matrix(PLAIN_INPUTS, course.plain, 2.0),
        plain_added=nothing(course.plain),
        plain_cards=matrix(2 * PLAIN_STEPS, course.plain, 1.5),
        trump=matrix(TRUMP_INPUTS, course.trump, 2.0),
        trump_added=nothing(course.trump),
        trump_cards=matrix(2 * TRUMP_STEPS, course.trump, 1.5),
        from_plain=matrix(course.plain, course.together),
        from_trump=matrix(course.trump, course.together),
        from_table=matrix(TABLE_INPUTS, course.together),
        from_features=matrix(PLAY_INPUTS, course.together),
        together_added=nothing(course.together),
        second=matrix(course.together, course.second),
        second_added=nothing(course.second),
        last=matrix(course.second, 1, 0.3),
        direct=nothing(PLAY_INPUTS),
    )


def _loss(network: Network, given: Inputs, worth: Any, counted: Any) -> Any:
    """What the network errs by in differences between the plays of a decision."""
    decisions = given.planes.shape[0]
    wrong = (values(network, given, jnp) - worth) * counted
    numbers = jnp.maximum(1.0, jax.ops.segment_sum(counted, given.owners, decisions))
    means = jax.ops.segment_sum(wrong, given.owners, decisions) / numbers
    return (((wrong - means[given.owners]) * counted) ** 2).sum() / counted.sum()


def _batches(learned: Lessons, course: Course, chance: np.random.Generator) -> Iterator[Any]:
    """Lots of decisions in random order, filled up to one size."""
    while True:
        order = chance.permutation(len(learned))
        start = 0
        while start < len(order):
            rows = order[start : start + course.decisions]
            fitting = max(1, int(np.searchsorted(np.cumsum(learned.numbers[rows]), course.plays, side="right")))
            part = learned.taken(rows[:fitting])
            start += fitting
            given = part.inputs()
            counted = _filled(np.ones(len(part.worth), dtype=np.float32), course.plays)
            yield (
                Inputs(
                    *(_filled(array, course.decisions) for array in given[:3]),
                    *(_filled(array, course.plays) for array in given[3:]),
                ),
                _filled(part.worth, course.plays),
                counted,
            )


def _filled(array: NDArray[Any], rows: int) -> NDArray[Any]:
    return np.concatenate([array, np.zeros((rows - len(array), *array.shape[1:]), array.dtype)])


def save(network: Network, path: Any) -> None:
    """Write a network as the package keeps its own."""
    np.savez_compressed(path, **{name: array.astype(np.float16) for name, array in network._asdict().items()})


__all__ = ["Course", "Progress", "gained", "save", "teach"]
