"""Following: whether a play is legal, and the answers that a duty leaves open (rules.md section 5)."""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.answers import answer
from shengji.sim.jit import Array, leaf, popcount
from shengji.sim.planes import bits_on, contains, count, run_starts, steps_of


@leaf
def protected(W: Array, C: Array, t: int, o: int) -> int:
    """Kinds of the led group that the option ``split`` lets a hand keep whole; ``o`` are its cards of the group."""
    if C[at.FOLLOW_PLAIN] or not W[at.DEMANDS]:
        return 0
    group = W[at.LED_GROUP]
    widest, tractor = 0, False
    for part in range(at.COMPONENT, at.COMPONENT + at.PART * W[at.COMPONENTS], at.PART):
        widest = max(widest, W[part])
        tractor = tractor or W[part + 1] > 1
    kept = 0
    if C[at.KEEP_WIDER] and widest < at.PLANES:
        kept = W[o + widest]
    if C[at.KEEP_TRACTORS]:
        width = max(widest + 1, 3) if tractor else C[at.TRACTOR_WIDTH]
        if width <= at.PLANES:
            able = W[o + width - 1]
            starts = run_starts(steps_of(C, t, group, able), C[t + at.JOINS + group], C[at.TRACTOR_LENGTH])
            steps = 0
            for offset in range(C[at.TRACTOR_LENGTH]):
                steps |= starts << offset
            kept |= able & bits_on(C, t, group, steps)
    return kept


@leaf
def _answers_as_well(W: Array, C: Array, t: int, own: int, play: int, counting: int) -> bool:
    """Whether a play's grade is at least the hand's, the tuples of some kinds counting."""
    group = W[at.LED_GROUP]
    _, _, end = answer(W, C, t, group, own, counting, at.KEYS, True)
    _, _, end_2 = answer(W, C, t, group, play, counting, at.KEYS_2, True)
    length = min(end - at.KEYS, end_2 - at.KEYS_2)
    for n in range(length):
        if W[at.KEYS + n] != W[at.KEYS_2 + n]:
            return W[at.KEYS_2 + n] > W[at.KEYS + n]
    return end_2 - at.KEYS_2 >= end - at.KEYS


@leaf
def is_legal_follow(W: Array, C: Array, t: int, hand: int, play: int) -> bool:
    """Whether a hand may answer the lead with a play, both of all groups."""
    group = W[at.LED_GROUP]
    size = 0
    for g in range(at.GROUPS):
        size += count(W, play + at.PLANES * g)
        if not contains(W, hand + at.PLANES * g, play + at.PLANES * g):
            return False
    if size != W[at.LED_SIZE]:
        return False
    own, given = hand + at.PLANES * group, play + at.PLANES * group
    if count(W, own) <= size:
        return contains(W, given, own)
    if count(W, given) < size:
        return False
    if not W[at.DEMANDS] or not W[own + 1]:
        return True
    if _answers_as_well(W, C, t, own, given, -1):
        return True
    kept = protected(W, C, t, own)
    return kept != 0 and _answers_as_well(W, C, t, own, given, ~kept)


@leaf
def _note_answers(W: Array, C: Array, t: int, own: int, counting: int, found: int, reduced: bool) -> int:
    """Add the best answers with some kinds counting to the answers found; their number."""
    base, number, _ = answer(W, C, t, W[at.LED_GROUP], own, counting, at.KEYS, reduced)
    for way in range(base, base + number * at.WAY, at.WAY):
        if found == at.MAX_FOUND:
            # What is listed suffices where sets stand for each other; else another try lists fewer.
            W[at.FAULT] |= int(not reduced)
            break
        o = at.FOUND + at.WAY * found
        used = 0
        # What is used of a kind is the difference of two numbers of copies.
        for n in range(at.PLANES):
            W[o + n] = 0
        for held in range(1, at.PLANES + 1):
            kinds = W[own + held - 1] & counting
            if held < at.PLANES:
                kinds &= ~W[own + held]
            for rest in range(held):
                exact = kinds & ~W[way + rest]
                if rest:
                    exact &= W[way + rest - 1]
                for n in range(held - rest):
                    W[o + n] |= exact
        for n in range(at.PLANES):
            used += popcount(W[o + n])
        W[o + 4] = W[at.LED_SIZE] - used
        found += 1
    return found


@leaf
def find_answers(W: Array, C: Array, t: int, own: int) -> int:
    """Every set of cards that a legal play has to hold, one of them; ``own`` outnumber the lead. Their number.

    They lie at ``FOUND``: planes, and the number of places free beside them. Where there are too many to list, sets
    that differ in kinds which can stand for each other are listed once.
    """
    kept = protected(W, C, t, own)
    before = W[at.FAULT]
    found = _note_answers(W, C, t, own, -1, 0, False)
    if kept:
        found = _note_answers(W, C, t, own, ~kept, found, False)
    if W[at.FAULT] and not before:
        W[at.FAULT] = 0
        found = _note_answers(W, C, t, own, -1, 0, True)
        if kept:
            found = _note_answers(W, C, t, own, ~kept, found, True)
    return found
