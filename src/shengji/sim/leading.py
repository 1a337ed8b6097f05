"""Leading: what becomes of a throw, and the shapes that a hand holds (rules.md section 4)."""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.jit import Array, high_bit, leaf, popcount
from shengji.sim.planes import (
    add_card,
    below,
    copies_of,
    nth_bit,
    run_starts,
    step_of,
    steps_of,
)
from shengji.sim.reading import is_greater_bag, lead_shape, read_lead, tractor_kinds


@leaf
def highest(W: Array, C: Array, t: int, group: int, o: int, width: int, length: int) -> int:
    """Highest top step at which cards of a group hold a shape, -1 if they hold none."""
    starts = run_starts(steps_of(C, t, group, W[o + width - 1]), C[t + at.JOINS + group], length)
    return high_bit(starts) + length - 1 if starts else -1


@leaf
def _is_smaller(W: Array, C: Array, t: int, one: int, other: int) -> bool:
    """Smallness of components: by the highest card's rank, then the number of cards, then the order of bags."""
    if W[one + 2] != W[other + 2]:
        return W[one + 2] < W[other + 2]
    size_one, size_other = W[one] * W[one + 1], W[other] * W[other + 1]
    if size_one != size_other:
        return size_one < size_other
    return is_greater_bag(W, C, t, W[one + 3], other + 4, one + 4)


@leaf
def beaten_parts(W: Array, C: Array, t: int, seat: int) -> int:
    """Which components of the lead some other hand beats, a bit each."""
    group = W[at.LED_GROUP]
    beaten = 0
    for part in range(W[at.COMPONENTS]):
        o = at.COMPONENT + at.PART * part
        for other in range(C[at.SEATS]):
            if other == seat:
                continue
            hand = at.HANDS + at.SEAT * other + at.PLANES * group
            if W[hand] and highest(W, C, t, group, hand, W[o], W[o + 1]) > W[o + 2]:
                beaten |= 1 << part
                break
    return beaten


@leaf
def smallest_part(W: Array, C: Array, t: int, parts: int) -> int:
    """The smallest of some components of the lead, given as bits."""
    best = -1
    for part in range(W[at.COMPONENTS]):
        o = at.COMPONENT + at.PART * part
        if parts >> part & 1 and (best < 0 or _is_smaller(W, C, t, o, at.COMPONENT + at.PART * best)):
            best = part
    return best


@leaf
def penalize(W: Array, C: Array, seat: int, beaten: int) -> None:
    """Charge the penalty for a failed throw."""
    penalty = C[at.PENALTY]
    if penalty and C[at.PENALTY_PER_CARD]:
        cards = 0
        for part in range(W[at.COMPONENTS]):
            if beaten >> part & 1:
                cards += W[at.COMPONENT + at.PART * part] * W[at.COMPONENT + at.PART * part + 1]
        penalty *= cards
    W[at.PENALTIES + seat] += penalty


@leaf
def lead_part(W: Array, C: Array, part: int) -> None:
    """The component is led instead of the throw."""
    o = at.COMPONENT + at.PART * part
    shape = W[o] | W[o + 1] << 8 | W[o + 2] << 16
    group = W[o + 3]
    for n in range(at.PLANES):
        W[at.PLAY + n] = W[o + 4 + n]
    lead_shape(W, C, group, at.PLAY, shape)


@leaf
def settle_throw(W: Array, C: Array, t: int, seat: int) -> int:
    """Check the throw just led; if it fails, one component is led instead.

    Returns -1 if the throw stands, else the components that were beaten, as bits. Where the next seat chooses, it
    chooses at random.
    """
    W[at.THROWN] += 1
    beaten = beaten_parts(W, C, t, seat)
    if not beaten:
        return -1
    W[at.FAILURES] += 1
    penalize(W, C, seat, beaten)
    how = C[at.FAILED]
    if how == 1:
        part = high_bit(nth_bit(beaten, below(W, popcount(beaten))))
    else:
        part = smallest_part(W, C, t, (1 << W[at.COMPONENTS]) - 1 if how == 2 else beaten)
    lead_part(W, C, part)
    return beaten


@leaf
def count_tractors(W: Array, C: Array, t: int, group: int, o: int) -> int:
    """How many tractors cards of a group hold, by steps."""
    total = 0
    joins = C[t + at.JOINS + group]
    for width in range(C[at.TRACTOR_WIDTH], at.PLANES + 1):
        if not W[o + width - 1]:
            break
        steps = steps_of(C, t, group, W[o + width - 1])
        starts = run_starts(steps, joins, C[at.TRACTOR_LENGTH])
        while starts:
            total += popcount(starts)
            starts = steps & joins & (starts >> 1)
    return total


@leaf
def nth_shape(W: Array, C: Array, t: int, group: int, o: int, number: int, target: int) -> int:
    """Add one of the shapes that cards of a group hold to the planes at ``target``: tuples, then tractors.

    Returns the shape as :func:`shengji.sim.reading.as_shape` packs it.
    """
    kinds = 0
    width = 1
    length = 1
    top = 0
    while width <= at.PLANES:
        here = popcount(W[o + width - 1])
        if number < here:
            kinds = nth_bit(W[o + width - 1], number)
            top = step_of(C, t, group, kinds)
            break
        number -= here
        width += 1
    if not kinds:
        joins = C[t + at.JOINS + group]
        width = C[at.TRACTOR_WIDTH]
        while not kinds:
            steps = steps_of(C, t, group, W[o + width - 1])
            length = C[at.TRACTOR_LENGTH]
            starts = run_starts(steps, joins, length)
            while starts:
                here = popcount(starts)
                if number < here:
                    start = high_bit(nth_bit(starts, number))
                    kinds = tractor_kinds(W, C, t, group, o, W[o + width - 1], width, start, length)
                    top = start + length - 1
                    break
                number -= here
                length += 1
                starts = steps & joins & (starts >> 1)
            if not kinds:
                width += 1
    add_kinds(W, target, kinds, width)
    return width | length << 8 | top << 16


@leaf
def add_kinds(W: Array, o: int, kinds: int, width: int) -> None:
    """Add ``width`` copies of each of some kinds."""
    while kinds:
        bit = kinds & -kinds
        kinds ^= bit
        for _ in range(width):
            add_card(W, o, bit)


@leaf
def count_shapes(W: Array, C: Array, t: int, group: int, o: int) -> int:
    """How many tuples and tractors cards of a group hold."""
    total = popcount(W[o]) + popcount(W[o + 1]) + popcount(W[o + 2]) + popcount(W[o + 3])
    if W[o + 1]:
        total += count_tractors(W, C, t, group, o)
    return total


@leaf
def random_lead(W: Array, C: Array, t: int, seat: int) -> None:
    """A random lead of the policy ``random``; throws are not checked yet."""
    hand = at.HANDS + at.SEAT * seat
    groups = 0
    for g in range(at.GROUPS):
        groups |= int(W[hand + at.PLANES * g] != 0) << g
    group = high_bit(nth_bit(groups, below(W, popcount(groups))))
    own = hand + at.PLANES * group
    for n in range(at.PLANES):
        W[at.PLAY + n] = 0
    shape = nth_shape(W, C, t, group, own, below(W, count_shapes(W, C, t, group, own)), at.PLAY)
    throws = C[at.THROWS]
    # With probability 1/20 further shapes are added, each time another with probability 1/2.
    if (throws == 2 or (throws == 1 and group == at.TRUMP)) and below(W, 20) == 0:
        rest = at.FREE
        further = False
        while True:
            left = 0
            for n in range(at.PLANES):
                W[rest + n] = 0
            # What is left of the group: copies held less copies taken.
            kinds = W[own]
            while kinds:
                bit = kinds & -kinds
                kinds ^= bit
                number = copies_of(W, own, bit) - copies_of(W, at.PLAY, bit)
                left += number
                for n in range(number):
                    W[rest + n] |= bit
            if not left:
                break
            nth_shape(W, C, t, group, rest, below(W, count_shapes(W, C, t, group, rest)), at.PLAY)
            further = True
            if below(W, 2):
                break
        if further:
            read_lead(W, C, t, group, at.PLAY)
            return
    lead_shape(W, C, group, at.PLAY, shape)
