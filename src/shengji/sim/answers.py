"""How well cards answer a lead, and every best answer (rules.md section 5).

Compiled counterpart of :mod:`shengji.rules.answers`. A *way* is what is left of the cards, as planes, and of the room
in the bins, after part of an answer has been taken. Stage by stage every way that reaches the best entry so far is
kept. A play is legal exactly when it holds the cards of some best answer (or of some best answer that leaves the
protected kinds alone), since what such an answer reaches the play reaches too, and cannot exceed.
"""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.jit import Array, leaf, popcount
from shengji.sim.planes import bits_on, choices, longest_run, nth_choice, run_starts, steps_of, without


@leaf
def _room_for(C: Array, room: int, width: int) -> int:
    """How many tuples of a width fit into the bins."""
    if not C[at.PER_TUPLE]:
        return room // width
    total = 0
    for size in range(width, at.PLANES + 1):
        total += (room >> 8 * (size - 1) & 0xFF) * (size // width)
    return total


@leaf
def _fill(C: Array, room: int, width: int, number: int) -> int:
    """The bins after tuples were put into the fullest ones that still take them."""
    if not C[at.PER_TUPLE]:
        return room - width * number
    for _ in range(number):
        size = width
        while not room >> 8 * (size - 1) & 0xFF:
            size += 1
        room -= 1 << 8 * (size - 1)
        if size > width:
            room += 1 << 8 * (size - width - 1)
    return room


@leaf
def _available(W: Array, o: int, width: int) -> int:
    """How many tuples of a width the planes of a way supply."""
    total = popcount(W[o + width - 1])
    if width == 2:
        total += popcount(W[o + 3])
    return total


@leaf
def _push(W: Array, base: int, number: int, source: int, kinds: int, width: int, room: int) -> int:
    """Add the way that takes ``width`` of each of some kinds from another, unless it is there; the new number."""
    q0 = without(W[source], W[source + width] if width < 4 else 0, kinds)
    q1 = without(W[source + 1], W[source + 1 + width] if width < 3 else 0, kinds)
    q2 = without(W[source + 2], W[source + 2 + width] if width < 2 else 0, kinds)
    q3 = W[source + 3] & ~kinds
    for way in range(base, base + number * at.WAY, at.WAY):
        if W[way + 1] == q1 and W[way] == q0 and W[way + 2] == q2 and W[way + 3] == q3 and W[way + 4] == room:
            return number
    if number == at.MAX_WAYS:
        W[at.FAULT] = 1
        return number
    o = base + number * at.WAY
    W[o], W[o + 1], W[o + 2], W[o + 3], W[o + 4] = q0, q1, q2, q3, room
    return number + 1


@leaf
def _distinct(W: Array, C: Array, t: int, group: int, way: int, able: int) -> int:
    """Of the able kinds on one step that are held equally often, one."""
    if group != at.TRUMP:
        return able
    shared = C[t + at.LANE]
    while shared:
        step = shared & -shared
        shared ^= step
        here = able & bits_on(C, t, group, step)
        able &= ~here
        for number in range(1, at.PLANES + 1):
            exact = here & W[way + number - 1] & ~(W[way + number] if number < at.PLANES else 0)
            able |= exact & -exact
    return able


@leaf
def _representatives(W: Array, C: Array, t: int, group: int, way: int, able: int, runs: bool) -> int:
    """The able kinds, without those that another one held as often can stand for: none with a neighbour can."""
    neighboured = 0
    if runs:
        steps = steps_of(C, t, group, W[way + 1])
        joined = steps & (steps >> 1) & C[t + at.JOINS + group]
        neighboured = bits_on(C, t, group, joined | joined << 1)
    alone = able & ~neighboured
    kept = _distinct(W, C, t, group, way, able & neighboured)
    for number in range(1, at.PLANES + 1):
        exact = alone & W[way + number - 1] & ~(W[way + number] if number < at.PLANES else 0)
        kept |= exact & -exact
    return kept


@leaf
def _other(base: int) -> int:
    return at.WAYS + at.WAYS_2 - base


@leaf
def _take_runs(
    W: Array,
    C: Array,
    t: int,
    group: int,
    base: int,
    number: int,
    width: int,
    shortest: int,
    limit: int,
    key: int,
    reduced: bool,
) -> tuple[int, int, int, int]:
    """Take tractors of a width, always the longest that fits next; the lengths go to the key.

    Returns where the ways lie now, how many there are, where the key goes on, and the tuples taken.
    """
    joins = C[t + at.JOINS + group]
    taken = 0
    while shortest:
        length = 0
        for way in range(base, base + number * at.WAY, at.WAY):
            reach = longest_run(steps_of(C, t, group, W[way + width - 1]), joins)
            reach = min(reach, _room_for(C, W[way + 4], width))
            if limit >= 0:
                reach = min(reach, limit - taken)
            W[way + 5] = reach
            length = max(length, reach)
        if length < shortest:
            break
        target = _other(base)
        found = 0
        for way in range(base, base + number * at.WAY, at.WAY):
            if W[way + 5] != length:
                continue
            able = W[way + width - 1]
            starts = run_starts(steps_of(C, t, group, able), joins, length)
            if reduced:
                able = _distinct(W, C, t, group, way, able)
            room = _fill(C, W[way + 4], width, length)
            while starts:
                start = popcount((starts & -starts) - 1)
                starts &= starts - 1
                for choice in range(choices(C, t, group, able, start, length)):
                    kinds = nth_choice(C, t, group, able, start, length, choice)
                    found = _push(W, target, found, way, kinds, width, room)
        base, number = target, found
        W[key] = length
        key += 1
        taken += length
    W[key] = 0
    return base, number, key + 1, taken


@leaf
def _take_tuples(
    W: Array, C: Array, t: int, group: int, base: int, number: int, width: int, tuples: int, runs: bool, reduced: bool
) -> tuple[int, int]:
    """Take so many tuples of a width, one after the other; where the ways lie, and how many there are."""
    for _ in range(tuples):
        target = _other(base)
        found = 0
        for way in range(base, base + number * at.WAY, at.WAY):
            able = W[way + width - 1]
            if reduced:
                able = _representatives(W, C, t, group, way, able, runs)
            room = _fill(C, W[way + 4], width, 1)
            while able:
                bit = able & -able
                able ^= bit
                found = _push(W, target, found, way, bit, width, room)
        base, number = target, found
    return base, number


@leaf
def _keep_best(W: Array, C: Array, base: int, number: int, width: int) -> tuple[int, int]:
    """Keep the ways that supply most tuples of a width; how many ways are left, and how many tuples."""
    best = 0
    for way in range(base, base + number * at.WAY, at.WAY):
        W[way + 5] = min(_room_for(C, W[way + 4], width), _available(W, way, width))
        best = max(best, W[way + 5])
    kept = base
    for way in range(base, base + number * at.WAY, at.WAY):
        if W[way + 5] == best:
            for n in range(5):
                W[kept + n] = W[way + n]
            kept += at.WAY
    return (kept - base) // at.WAY, best


@leaf
def _take_all(
    W: Array, C: Array, t: int, group: int, base: int, number: int, width: int, runs: bool, reduced: bool
) -> tuple[int, int, int]:
    """Where the bins can be filled with tuples of a width, fill them; the ways, their number, and whether it was so."""
    kept, rooms = base, 0
    for way in range(base, base + number * at.WAY, at.WAY):
        room = _room_for(C, W[way + 4], width)
        if _available(W, way, width) >= room:
            for n in range(5):
                W[kept + n] = W[way + n]
            kept += at.WAY
            rooms = max(rooms, room)
    if kept == base:
        return base, number, 0
    # All ways have taken as many tuples so far, so they have the same room.
    base, number = _take_tuples(W, C, t, group, base, (kept - base) // at.WAY, width, rooms, runs, reduced)
    return base, number, 1


@leaf
def answer(
    W: Array, C: Array, t: int, group: int, o: int, counting: int, key: int, reduced: bool
) -> tuple[int, int, int]:
    """The best answers that cards of the led group supply to the lead's demands, and their grade.

    ``counting`` masks the kinds whose tuples count. The grade goes to ``key`` as numbers that compare place by place.
    With ``reduced``, ways that differ only in kinds which can stand for each other are kept once. Returns where the
    ways lie, how many there are, and the end of the grade.
    """
    base, number = at.WAYS, 1
    for n in range(at.PLANES):
        W[base + n] = W[o + n] & counting
    for index in range(W[at.DEMANDS]):
        demand = at.DEMAND + 3 * index
        width, length = W[demand], W[demand + 1]
        runs = W[demand + 2] != 0 and C[at.TRACTOR_WIDTH] <= at.PLANES
        room = length << 8 * (width - 1) if C[at.PER_TUPLE] else width * length
        for way in range(base, base + number * at.WAY, at.WAY):
            W[way + 4] = room
        shortest = C[at.TRACTOR_LENGTH] if C[at.SHORT_TRACTORS] else max(C[at.TRACTOR_LENGTH], length)
        if not runs or (length == 1 and not C[at.QUAD_DRAWS]):
            shortest = 0
        order = C[at.LADDER] if length > 1 else 0
        least = C[at.TRACTOR_WIDTH]
        # Whether which kinds are taken can matter to a run that is sought afterwards.
        later = index + 1 < W[at.DEMANDS] and C[at.TRACTOR_WIDTH] <= at.PLANES
        if order == 0:
            for w in range(width, 1, -1):
                number, tuples = _keep_best(W, C, base, number, w)
                W[key] = tuples
                base, number, key, taken = _take_runs(
                    W, C, t, group, base, number, w, shortest if w >= least else 0, tuples, key + 1, reduced
                )
                matters = later or (shortest > 0 and w > max(2, least))
                base, number = _take_tuples(W, C, t, group, base, number, w, tuples - taken, matters, reduced)
            continue
        for w in range(width, 1, -1):
            base, number, key, _ = _take_runs(
                W, C, t, group, base, number, w, shortest if w >= least else 0, -1, key, reduced
            )
            if order == 2 and w == width:
                matters = later or (shortest > 0 and w > max(2, least))
                base, number, full = _take_all(W, C, t, group, base, number, w, matters, reduced)
                W[key] = full
                key += 1
        for w in range(width, 1, -1):
            number, tuples = _keep_best(W, C, base, number, w)
            base, number = _take_tuples(W, C, t, group, base, number, w, tuples, later, reduced)
            W[key] = tuples
            key += 1
    return base, number, key
