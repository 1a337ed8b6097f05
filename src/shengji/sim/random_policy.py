"""The policy ``random``: the same distribution as :mod:`shengji.rules.random_play`."""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.following import find_answers
from shengji.sim.jit import Array, leaf, popcount
from shengji.sim.planes import add_card, below, copies_of, copy, count, nth_bit, nth_card, take_card


@leaf
def draw(W: Array, source: int, number: int, target: int) -> None:
    """Move so many random cards of one group from planes to other planes."""
    left = count(W, source)
    for _ in range(number):
        bit = nth_card(W, source, below(W, left))
        take_card(W, source, bit)
        add_card(W, target, bit)
        left -= 1


@leaf
def random_discards(W: Array, hand: int, group: int, number: int) -> None:
    """Add so many random cards of a hand that are not of a group to the play."""
    left = 0
    for g in range(at.GROUPS):
        if g == group:
            continue
        o = at.FREE + at.PLANES * g
        copy(W, hand + at.PLANES * g, o, at.PLANES)
        left += count(W, o)
    for _ in range(number):
        place = below(W, left)
        left -= 1
        for g in range(at.GROUPS):
            if g == group:
                continue
            o = at.FREE + at.PLANES * g
            here = count(W, o)
            if place < here:
                bit = nth_card(W, o, place)
                take_card(W, o, bit)
                add_card(W, at.PLAY + at.PLANES * g, bit)
                break
            place -= here


@leaf
def _draw_with(W: Array, own: int, play: int, size: int, found: int) -> None:
    """Draw cards one after the other; one is kept as long as some answer found can still be held with it."""
    rest = at.FREE
    copy(W, own, rest, at.PLANES)
    left = count(W, own)
    chosen = 0
    while chosen < size:
        bit = nth_card(W, rest, below(W, left))
        take_card(W, rest, bit)
        left -= 1
        already = copies_of(W, play, bit)
        fits = False
        for answer in range(at.FOUND, at.FOUND + at.WAY * found, at.WAY):
            if W[answer + already] & bit or W[answer + 4]:
                fits = True
                break
        if not fits:
            continue
        kept = at.FOUND
        for answer in range(at.FOUND, at.FOUND + at.WAY * found, at.WAY):
            used = W[answer + already] & bit != 0
            if not used and not W[answer + 4]:
                continue
            free = W[answer + 4] - (0 if used else 1)
            for n in range(at.PLANES):
                W[kept + n] = W[answer + n]
            W[kept + 4] = free
            kept += at.WAY
        found = (kept - at.FOUND) // at.WAY
        W[play + already] |= bit
        chosen += 1


@leaf
def random_answer(W: Array, C: Array, t: int, own: int) -> None:
    """A random legal play of cards of the led group, which outnumber the lead."""
    group, size = W[at.LED_GROUP], W[at.LED_SIZE]
    play = at.PLAY + at.PLANES * group
    pairs = W[own + 1]
    if not W[at.DEMANDS] or not pairs:
        copy(W, own, at.FREE, at.PLANES)
        draw(W, at.FREE, size, play)
        return
    if C[at.FOLLOW_PLAIN]:
        width = W[at.LED_WIDTH]
        if W[at.LED_LENGTH] == 1 and W[own + width - 1]:
            # The first card drawn of a kind that can answer decides; kinds count by their copies.
            able = W[own + width - 1]
            total = width * popcount(able)
            for n in range(width, at.PLANES):
                total += popcount(W[own + n])
            place = below(W, total)
            here = width * popcount(able)
            if place < here:
                bit = nth_bit(able, place // width)
            else:
                place -= here
                n = width
                while place >= popcount(W[own + n]):
                    place -= popcount(W[own + n])
                    n += 1
                bit = nth_bit(W[own + n], place)
            for n in range(width):
                W[play + n] |= bit
            return
        if not W[own + 2] and popcount(pairs) <= W[at.OWED_TUPLES] and W[at.OWED_PAIRS_ONLY]:
            # Every pair is owed; the rest is free.
            W[play] = pairs
            W[play + 1] = pairs
            W[at.FREE] = W[own] & ~pairs
            for n in range(1, at.PLANES):
                W[at.FREE + n] = 0
            draw(W, at.FREE, size - 2 * popcount(pairs), play)
            return
    _draw_with(W, own, play, size, find_answers(W, C, t, own))
