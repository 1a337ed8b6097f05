"""How high a play stands, and whether it takes the trick (rules.md section 6).

Compiled counterpart of :mod:`shengji.rules.powers`. A power is one integer: 0 upwards for the led group, then ruffs,
then bombs; a ruff of a throw under ``every_component`` is compared by its covers instead.
"""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.jit import Array, high_bit, leaf, popcount
from shengji.sim.planes import choices, count, nth_choice, run_starts, step_of, steps_of, without
from shengji.sim.reading import as_shape

RUFF = 1 << 56
BOMB = 2 << 56
TOP_BITS = 5
"""A top step fits in so many bits; the tops of the kinds of components are packed, the first the highest."""
FIRST_TOP = 50


@leaf
def shapes_of_lead(W: Array) -> int:
    """Write the led throw's shapes in comparing order (widest tractor, longest; then wider tuples); their number."""
    number = 0
    for part in range(at.COMPONENT, at.COMPONENT + at.PART * W[at.COMPONENTS], at.PART):
        width, length = W[part], W[part + 1]
        place = 0
        same = False
        while place < number:
            o = at.COVER_SHAPES + 3 * place
            if W[o] == width and W[o + 1] == length:
                same = True
                break
            long_there, long_here = W[o + 1] > 1, length > 1
            if long_here and not long_there:
                break
            if long_here == long_there and (width > W[o] or (width == W[o] and length > W[o + 1])):
                break
            place += 1
        o = at.COVER_SHAPES + 3 * place
        if same:
            W[o + 2] += 1
            continue
        for n in range(3 * number - 1, 3 * place - 1, -1):
            W[at.COVER_SHAPES + n + 3] = W[at.COVER_SHAPES + n]
        W[o], W[o + 1], W[o + 2] = width, length, 1
        number += 1
    return number


FIRST, BEST, LIST, HIGHER = 0, 1, 2, 3
"""What a search of covers is for: the first, the one with the best tops, all of them, one above ``COVER_BOUND``."""


@leaf
def _finish_cover(W: Array, C: Array, t: int, stack: int, tops: int, mode: int, singles: bool, result: int) -> int:
    """A cover is complete, singles apart, whose tops are written now; what the search has found so far."""
    if singles:
        for step in range(C[t + at.SPAN + at.TRUMP] - 1, -1, -1):
            for n in range(at.PLANES):
                left = W[stack + n]
                # Kinds of a step lie in several lanes, and each copy is a single of its own.
                here = popcount(left & _on_step(C, t, step))
                for _ in range(here):
                    if mode == HIGHER and step <= W[at.COVER_BOUND + tops]:
                        return result
                    W[at.COVER_TOPS + tops] = step
                    tops += 1
    if mode == LIST:
        if result == at.MAX_COVERS or tops > at.COVER_WORDS:
            W[at.FAULT] = 2
            return result
        for known in range(result):
            o = at.COVERS + at.COVER_WORDS * known
            same = True
            for n in range(tops):
                if W[o + n] != W[at.COVER_TOPS + n]:
                    same = False
                    break
            if same:
                return result
        for n in range(tops):
            W[at.COVERS + at.COVER_WORDS * result + n] = W[at.COVER_TOPS + n]
        return result + 1
    if mode == BEST:
        packed, place = 0, 0
        shift = FIRST_TOP
        o = at.COVER_SHAPES
        while place < tops:
            packed |= W[at.COVER_TOPS + place] << shift
            shift -= TOP_BITS
            place += W[o + 2]
            o += 3
        return max(result, packed)
    return 1


@leaf
def _on_step(C: Array, t: int, step: int) -> int:
    mask = 1 << step
    bits = mask
    for lane in range(3):
        bits |= (mask & C[t + at.LANE + lane]) << C[t + at.SHIFT + lane]
    return bits


@leaf
def search_covers(
    W: Array,
    C: Array,
    t: int,
    shapes: int,
    shape: int,
    number: int,
    below: int,
    stack: int,
    tops: int,
    mode: int,
    result: int,
) -> int:
    """Split the trumps at ``stack`` so that they answer the shapes from one on, of which ``number`` are left.

    Components of a shape are taken from the highest down, none above step ``below``. Returns what has been found:
    1 for a cover, the best packed tops, or the number listed.
    """
    while number == 0 and shape < shapes:
        shape += 1
        number = W[at.COVER_SHAPES + 3 * shape + 2] if shape < shapes else 0
        below = at.MAX_LENGTH
    if shape == shapes:
        return _finish_cover(W, C, t, stack, tops, mode, False, result)
    o = at.COVER_SHAPES + 3 * shape
    width, length = W[o], W[o + 1]
    if width == 1:
        return _finish_cover(W, C, t, stack, tops, mode, True, result)
    able = W[stack + width - 1]
    starts = run_starts(steps_of(C, t, at.TRUMP, able), C[t + at.JOINS + at.TRUMP], length)
    while starts:
        start = high_bit(starts)
        starts ^= 1 << start
        top = start + length - 1
        if top > below:
            continue
        if mode == HIGHER and top <= W[at.COVER_BOUND + tops]:
            break
        W[at.COVER_TOPS + tops] = top
        for choice in range(choices(C, t, at.TRUMP, able, start, length)):
            kinds = nth_choice(C, t, at.TRUMP, able, start, length, choice)
            inner = stack + at.PLANES
            for n in range(at.PLANES):
                above = W[stack + n + width] if n + width < at.PLANES else 0
                W[inner + n] = without(W[stack + n], above, kinds)
            result = search_covers(W, C, t, shapes, shape, number - 1, top, inner, tops + 1, mode, result)
            if result and (mode in (FIRST, HIGHER)):
                return result
            W[at.COVER_TOPS + tops] = top
    return result


@leaf
def covers(W: Array, C: Array, t: int, o: int, mode: int) -> int:
    """Search the covers of the led throw by the trumps at ``o``; see :func:`search_covers`."""
    shapes = shapes_of_lead(W)
    for n in range(at.PLANES):
        W[at.COVER_STACK + n] = W[o + n]
    return search_covers(
        W, C, t, shapes, 0, W[at.COVER_SHAPES + 2], at.MAX_LENGTH, at.COVER_STACK, 0, mode, -1 if mode == BEST else 0
    )


@leaf
def ruff_power(W: Array, C: Array, t: int, o: int) -> int:
    """Power of trumps against a led plain throw; -1 if they do not cover it shape by shape."""
    if C[at.COMPARE] == 0:
        best = covers(W, C, t, o, BEST)
        if best < 0:
            return -1
        return RUFF + (best if C[at.TIE_GOES_ON] else best >> FIRST_TOP)
    if not covers(W, C, t, o, FIRST):
        return -1
    if C[at.COMPARE] == 1:
        return RUFF
    return RUFF + high_bit(steps_of(C, t, at.TRUMP, W[o]))


@leaf
def power_of(W: Array, C: Array, t: int, group: int, o: int) -> int:
    """Power of a play of one group, as many cards as were led; -1 if it cannot win."""
    led = W[at.LED_GROUP]
    if C[at.BOMBS] and W[at.LED_SIZE] >= at.PLANES:
        kinds = W[o]
        if popcount(kinds) == 1 and count(W, o) == W[at.LED_SIZE] and (C[at.BOMBS] == 2 or group in (led, at.TRUMP)):
            return BOMB + (64 if group == at.TRUMP else 0) + step_of(C, t, group, kinds)
    if group not in (led, at.TRUMP):
        return -1
    if not W[at.LED_THROW]:
        shape = as_shape(W, C, t, group, o)
        if shape & 0xFFFF != W[at.LED_WIDTH] | W[at.LED_LENGTH] << 8:
            return -1
        return (shape >> 16) + (RUFF if group != led else 0)
    if group == led:
        return -1
    return ruff_power(W, C, t, o)


@leaf
def lead_power(W: Array, C: Array, t: int) -> int:
    """Power of the cards led."""
    if W[at.LED_THROW]:
        return 0
    return power_of(W, C, t, W[at.LED_GROUP], at.LED)


@leaf
def _every_component_higher(W: Array, C: Array, t: int, o: int) -> bool:
    """Whether against every split of the best ruff some split of this one is higher in every component."""
    number = covers(W, C, t, at.BEST_PLAY, LIST)
    for cover in range(number):
        for n in range(at.COVER_WORDS):
            W[at.COVER_BOUND + n] = W[at.COVERS + at.COVER_WORDS * cover + n]
        if not covers(W, C, t, o, HIGHER):
            return False
    return True


@leaf
def beats(W: Array, C: Array, t: int, power: int, o: int) -> bool:
    """Whether a play of a power, its cards at ``o``, takes the trick from the best one so far."""
    if power == RUFF and W[at.BEST] == RUFF and W[at.LED_THROW] and C[at.COMPARE] == 1:
        return _every_component_higher(W, C, t, o)
    return power > W[at.BEST]


@leaf
def note_best(W: Array, power: int, seat: int, group: int, o: int) -> None:
    """A play is the best so far."""
    W[at.BEST] = power
    W[at.BEST_SEAT] = seat
    W[at.BEST_GROUP] = group
    for n in range(at.PLANES):
        W[at.BEST_PLAY + n] = W[o + n]
