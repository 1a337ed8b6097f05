"""Cards as planes of bits: counting, taking, drawing at random, finding runs."""

from __future__ import annotations

from shengji.rules import bits
from shengji.sim import layout as at
from shengji.sim.jit import Array, leaf, low_bit, mixed, next_state, popcount

run_starts = leaf(bits.run_starts)
longest_run = leaf(bits.longest_run)


@leaf
def random_word(W: Array) -> int:
    """The next 64 random bits."""
    W[at.RNG] = next_state(W[at.RNG])
    return mixed(W[at.RNG])


@leaf
def below(W: Array, bound: int) -> int:
    """A random number from 0 up to but not including a bound."""
    return (((random_word(W) >> 32) & 0xFFFFFFFF) * bound) >> 32


@leaf
def steps_of(C: Array, t: int, group: int, plane: int) -> int:
    """The steps on which a plane of a group holds some kind."""
    if group != at.TRUMP:
        return plane
    return (
        (plane & C[t + at.MAIN])
        | ((plane >> C[t + at.SHIFT]) & C[t + at.LANE])
        | ((plane >> C[t + at.SHIFT + 1]) & C[t + at.LANE + 1])
        | ((plane >> C[t + at.SHIFT + 2]) & C[t + at.LANE + 2])
    )


@leaf
def bits_on(C: Array, t: int, group: int, steps: int) -> int:
    """All bits of a group's plane that lie on some of the steps."""
    if group != at.TRUMP:
        return steps
    return (
        steps
        | ((steps & C[t + at.LANE]) << C[t + at.SHIFT])
        | ((steps & C[t + at.LANE + 1]) << C[t + at.SHIFT + 1])
        | ((steps & C[t + at.LANE + 2]) << C[t + at.SHIFT + 2])
    )


@leaf
def step_of(C: Array, t: int, group: int, bit: int) -> int:
    """The step of one bit of a group, given as a mask."""
    index = low_bit(bit)
    return C[t + at.STEP_OF + index] if group == at.TRUMP else index


@leaf
def count(W: Array, o: int) -> int:
    """Number of cards in the four planes at ``o``."""
    return popcount(W[o]) + popcount(W[o + 1]) + popcount(W[o + 2]) + popcount(W[o + 3])


@leaf
def points_of(W: Array, C: Array, t: int, o: int, group: int) -> int:
    """Points of the cards of one group at ``o``."""
    fives, tens = C[t + at.FIVES + group], C[t + at.TENS + group]
    total = 0
    for n in range(at.PLANES):
        plane = W[o + n]
        total += 5 * popcount(plane & fives) + 10 * popcount(plane & tens)
    if group == at.TRUMP and C[at.JOKER_POINTS]:
        jokers = C[t + at.JOKERS]
        for n in range(at.PLANES):
            total += C[at.JOKER_POINTS] * popcount(W[o + n] & jokers)
    return total


@leaf
def points_of_bit(C: Array, t: int, group: int, bit: int) -> int:
    """Points of one card."""
    if bit & C[t + at.TENS + group]:
        return 10
    if bit & C[t + at.FIVES + group]:
        return 5
    if group == at.TRUMP and bit & C[t + at.JOKERS]:
        return C[at.JOKER_POINTS]
    return 0


@leaf
def add_card(W: Array, o: int, bit: int) -> None:
    """Add one card to the planes at ``o``."""
    n = 0
    while W[o + n] & bit:
        n += 1
    W[o + n] |= bit


@leaf
def take_card(W: Array, o: int, bit: int) -> None:
    """Remove one card from the planes at ``o``, which hold it."""
    n = at.PLANES - 1
    while not W[o + n] & bit:
        n -= 1
    W[o + n] ^= bit


@leaf
def copies_of(W: Array, o: int, bit: int) -> int:
    """How many cards of one kind the planes at ``o`` hold."""
    number = 0
    while number < at.PLANES and W[o + number] & bit:
        number += 1
    return number


@leaf
def clear(W: Array, o: int, words: int) -> None:
    """Set words to 0."""
    for n in range(words):
        W[o + n] = 0


@leaf
def copy(W: Array, source: int, target: int, words: int) -> None:
    """Copy words within the workspace."""
    for n in range(words):
        W[target + n] = W[source + n]


@leaf
def nth_bit(plane: int, number: int) -> int:
    """The bit with a number, counted from the lowest, as a mask."""
    for _ in range(number):
        plane &= plane - 1
    return plane & -plane


@leaf
def nth_card(W: Array, o: int, number: int) -> int:
    """The bit of the card with a number in the planes at ``o``: each copy counts."""
    for n in range(at.PLANES):
        here = popcount(W[o + n])
        if number < here:
            return nth_bit(W[o + n], number)
        number -= here
    return 0


@leaf
def choices(C: Array, t: int, group: int, plane: int, start: int, length: int) -> int:
    """How many ways there are to take one kind of a plane on each of some steps."""
    ways = 1
    if group == at.TRUMP:
        for step in range(start, start + length):
            ways *= popcount(plane & bits_on(C, t, group, 1 << step))
    return ways


@leaf
def nth_choice(C: Array, t: int, group: int, plane: int, start: int, length: int, number: int) -> int:
    """One of the :func:`choices`, by its number, as a mask of kinds."""
    if group != at.TRUMP:
        return ((1 << length) - 1) << start
    chosen = 0
    for step in range(start, start + length):
        able = plane & bits_on(C, t, group, 1 << step)
        here = popcount(able)
        chosen |= nth_bit(able, number % here)
        number //= here
    return chosen


@leaf
def subtract(W: Array, o: int, bits_taken: int, width: int) -> None:
    """Remove ``width`` copies of each of some kinds from the planes at ``o``."""
    for n in range(at.PLANES):
        above = W[o + n + width] if n + width < at.PLANES else 0
        W[o + n] = (W[o + n] & ~bits_taken) | (above & bits_taken)


@leaf
def without(q: int, above: int, bits_taken: int) -> int:
    """A plane after copies of some kinds are removed; ``above`` is the plane that many copies higher."""
    return (q & ~bits_taken) | (above & bits_taken)


@leaf
def contains(W: Array, whole: int, part: int) -> bool:
    """Whether the planes at ``whole`` hold every card of those at ``part``."""
    for n in range(at.PLANES):  # noqa: SIM110 - generators are not in the compiled language
        if W[part + n] & ~W[whole + n]:
            return False
    return True
