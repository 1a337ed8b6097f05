"""Leads: one shape, or the components of a throw, and what they ask of the followers (rules.md sections 3 to 5).

Compiled counterpart of :mod:`shengji.rules.shapes` and of reading in :mod:`shengji.rules.trick_rule`.
"""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.jit import Array, high_bit, leaf, popcount
from shengji.sim.planes import (
    bits_on,
    copies_of,
    copy,
    count,
    longest_run,
    run_starts,
    step_of,
    steps_of,
    without,
)

WIDTH_MASK = 0xFF


@leaf
def as_shape(W: Array, C: Array, t: int, group: int, o: int) -> int:
    """The cards of one group as a single shape: width, length << 8 and top << 16; 0 if they are none."""
    kinds = W[o]
    if not kinds:
        return 0
    number = popcount(kinds)
    width = copies_of(W, o, kinds & -kinds)
    if W[o + width - 1] != kinds or (width < at.PLANES and W[o + width]):
        return 0
    if number == 1:
        return width | 1 << 8 | step_of(C, t, group, kinds) << 16
    if width < C[at.TRACTOR_WIDTH] or number < C[at.TRACTOR_LENGTH]:
        return 0
    steps = steps_of(C, t, group, kinds)
    if popcount(steps) != number or not run_starts(steps, C[t + at.JOINS + group], number):
        return 0
    return width | number << 8 | high_bit(steps) << 16


@leaf
def tractor_kinds(
    W: Array, C: Array, t: int, group: int, o: int, able: int, width: int, start: int, length: int
) -> int:
    """The kinds that a tractor takes: on a step with several able kinds the one held least, then the lowest."""
    if group != at.TRUMP:
        return ((1 << length) - 1) << start
    chosen = 0
    for step in range(start, start + length):
        here = able & bits_on(C, t, group, 1 << step)
        more = width
        exact = here
        while more <= at.PLANES:
            exact = here & ~W[o + more] if more < at.PLANES else here
            if exact:
                break
            more += 1
        chosen |= exact & -exact
    return chosen


@leaf
def is_greater_bag(W: Array, C: Array, t: int, group: int, one: int, other: int) -> bool:
    """Whether cards come after others of their group in the order of packed bags: by the highest kind that differs."""
    differing = 0
    for n in range(at.PLANES):
        differing |= W[one + n] ^ W[other + n]
    best = -1
    greater = False
    while differing:
        bit = differing & -differing
        differing ^= bit
        kind = C[t + at.KIND_OF + 64 * group + high_bit(bit)]
        if kind > best:
            best = kind
            greater = copies_of(W, one, bit) > copies_of(W, other, bit)
    return greater


@leaf
def write_part(W: Array, o: int, width: int, length: int, top: int, group: int, kinds: int) -> None:
    """Write a component at ``o``."""
    W[o] = width
    W[o + 1] = length
    W[o + 2] = top
    W[o + 3] = group
    for n in range(at.PLANES):
        W[o + 4 + n] = kinds if n < width else 0


@leaf
def _comes_first(W: Array, C: Array, t: int, one: int, other: int) -> bool:
    """The order of a throw's components: tractors first, then by cards, width, top and bag, the greater first."""
    long_one, long_other = W[one + 1] > 1, W[other + 1] > 1
    if long_one != long_other:
        return long_one
    size_one, size_other = W[one] * W[one + 1], W[other] * W[other + 1]
    if size_one != size_other:
        return size_one > size_other
    if W[one] != W[other]:
        return W[one] > W[other]
    if W[one + 2] != W[other + 2]:
        return W[one + 2] > W[other + 2]
    return is_greater_bag(W, C, t, W[one + 3], one + 4, other + 4)


@leaf
def _file_part(W: Array, C: Array, t: int, number: int) -> None:
    """Move the component that was written last to its place among those before it."""
    new = at.COMPONENT + at.PART * number
    while new > at.COMPONENT and _comes_first(W, C, t, new, new - at.PART):
        for n in range(at.PART):
            W[new + n], W[new - at.PART + n] = W[new - at.PART + n], W[new + n]
        new -= at.PART


@leaf
def _able(W: Array, C: Array, o: int, width: int) -> int:
    """Kinds of which a tractor of a width may be read (``fewest_singles`` leaves no single card behind)."""
    able = W[o + width - 1]
    if C[at.READING] == 2 and width < at.PLANES:
        one_more = W[o + width] & ~(W[o + width + 1] if width + 1 < at.PLANES else 0)
        able &= ~one_more
    return able


@leaf
def read_components(W: Array, C: Array, t: int, group: int, o: int) -> int:
    """Split cards of one group into the components of a throw, in order; returns how many there are."""
    joins = C[t + at.JOINS + group]
    rest = at.FREE
    copy(W, o, rest, at.PLANES)
    number = 0
    while C[at.TRACTOR_WIDTH] <= at.PLANES:
        best_rank, best_width, best_length, best_start = 0, 0, 0, 0
        for width in range(C[at.TRACTOR_WIDTH], at.PLANES + 1):
            if not W[rest + width - 1]:
                break
            steps = steps_of(C, t, group, _able(W, C, rest, width))
            length = longest_run(steps, joins)
            if length >= C[at.TRACTOR_LENGTH]:
                rank = length if C[at.READING] == 1 else width * length
                if rank > best_rank or (rank == best_rank and width > best_width):
                    best_rank, best_width, best_length = rank, width, length
                    best_start = high_bit(run_starts(steps, joins, length))
        if not best_rank:
            break
        able = _able(W, C, rest, best_width)
        kinds = tractor_kinds(W, C, t, group, rest, able, best_width, best_start, best_length)
        top = best_start + best_length - 1
        write_part(W, at.COMPONENT + at.PART * number, best_width, best_length, top, group, kinds)
        _file_part(W, C, t, number)
        number += 1
        for n in range(at.PLANES):
            above = W[rest + n + best_width] if n + best_width < at.PLANES else 0
            W[rest + n] = without(W[rest + n], above, kinds)
    left = W[rest]
    while left:
        bit = left & -left
        left ^= bit
        width = copies_of(W, rest, bit)
        write_part(W, at.COMPONENT + at.PART * number, width, 1, step_of(C, t, group, bit), group, bit)
        _file_part(W, C, t, number)
        number += 1
    return number


@leaf
def _add_demand(W: Array, number: int, width: int, length: int, runs: int, longer_first: bool) -> None:
    """File a demand after those that come before it: wider first, then longer, or the other way round."""
    o = at.DEMAND + 3 * number
    while o > at.DEMAND:
        before = o - 3
        if longer_first:
            earlier = length > W[before + 1] or (length == W[before + 1] and width > W[before])
        else:
            earlier = width > W[before] or (width == W[before] and length > W[before + 1])
        if not earlier:
            break
        W[o], W[o + 1], W[o + 2] = W[before], W[before + 1], W[before + 2]
        o = before
    W[o], W[o + 1], W[o + 2] = width, length, runs


@leaf
def set_demands(W: Array, C: Array) -> None:
    """What the components of the lead ask of the followers beyond the group."""
    W[at.DEMANDS] = 0
    W[at.OWED_PAIRS_ONLY] = 1
    W[at.OWED_TUPLES] = 0
    parts = W[at.COMPONENTS]
    if not C[at.FOLLOW_SHAPE]:
        return
    how = C[at.THROW_FOLLOW] if parts > 1 else 0
    if how:
        pairs, largest, largest_long = 0, 0, False
        for part in range(parts):
            o = at.COMPONENT + at.PART * part
            pairs += W[o] // 2 * W[o + 1]
            if W[o] * W[o + 1] > largest:
                largest = W[o] * W[o + 1]
                largest_long = W[o + 1] > 1
        if pairs and (how == 1 or (how == 2 and largest_long)):
            W[at.DEMAND], W[at.DEMAND + 1], W[at.DEMAND + 2] = 2, pairs, 0
            W[at.DEMANDS] = 1
            W[at.OWED_TUPLES] = pairs
        return
    for part in range(parts):
        o = at.COMPONENT + at.PART * part
        if W[o] > 1:
            _add_demand(W, W[at.DEMANDS], W[o], W[o + 1], 1, C[at.LADDER] == 1)
            W[at.DEMANDS] += 1
            W[at.OWED_TUPLES] += W[o + 1]
            if W[o] > 2:
                W[at.OWED_PAIRS_ONLY] = 0


@leaf
def lead_shape(W: Array, C: Array, group: int, o: int, shape: int) -> None:
    """Make the cards at ``o`` the lead: one shape, as :func:`as_shape` read it."""
    width, length, top = shape & WIDTH_MASK, shape >> 8 & WIDTH_MASK, shape >> 16
    part = at.COMPONENT
    W[part], W[part + 1], W[part + 2], W[part + 3] = width, length, top, group
    for n in range(at.PLANES):
        W[at.LED + n] = W[o + n]
        W[part + 4 + n] = W[o + n]
    W[at.LED_GROUP] = group
    W[at.LED_SIZE] = width * length
    W[at.LED_THROW] = 0
    W[at.LED_WIDTH] = width
    W[at.LED_LENGTH] = length
    W[at.COMPONENTS] = 1
    set_demands(W, C)


@leaf
def lead_throw(W: Array, C: Array, group: int, o: int, parts: int) -> None:
    """Make the cards at ``o`` the lead: a throw whose components have been read."""
    for n in range(at.PLANES):
        W[at.LED + n] = W[o + n]
    W[at.LED_GROUP] = group
    W[at.LED_SIZE] = count(W, at.LED)
    W[at.LED_THROW] = 1
    W[at.LED_WIDTH] = 0
    W[at.LED_LENGTH] = 0
    W[at.COMPONENTS] = parts
    set_demands(W, C)


@leaf
def read_lead(W: Array, C: Array, t: int, group: int, o: int) -> None:
    """Make cards of one group the lead, a shape or a throw."""
    shape = as_shape(W, C, t, group, o)
    if shape:
        lead_shape(W, C, group, o, shape)
    else:
        lead_throw(W, C, group, o, read_components(W, C, t, group, o))
