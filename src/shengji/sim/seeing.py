"""What rules of thumb look at: the lowest and richest of some cards, what a seat has not seen, who is void."""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.jit import Array, high_bit, leaf, low_bit
from shengji.sim.planes import (
    bits_on,
    count,
    steps_of,
)
from shengji.sim.sides import is_ally


@leaf
def low_card(C: Array, t: int, group: int, plane: int) -> int:
    """The lowest of some kinds, as a mask."""
    if group != at.TRUMP:
        return plane & -plane
    here = plane & bits_on(C, t, group, 1 << low_bit(steps_of(C, t, group, plane)))
    return here & -here


@leaf
def high_card(C: Array, t: int, group: int, plane: int) -> int:
    """One of the highest of some kinds, as a mask."""
    if group != at.TRUMP:
        return 1 << high_bit(plane)
    here = plane & bits_on(C, t, group, 1 << high_bit(steps_of(C, t, group, plane)))
    return here & -here


@leaf
def cheap_card(W: Array, C: Array, t: int, group: int, o: int) -> int:
    """The card of a group that is missed least: without points, alone, low."""
    points = C[t + at.FIVES + group] | C[t + at.TENS + group]
    able = W[o] & ~points & ~W[o + 1]
    if not able:
        able = W[o] & ~points
    if not able:
        able = W[o] & C[t + at.FIVES + group]
    if not able:
        able = W[o]
    return low_card(C, t, group, able)


@leaf
def rich_card(W: Array, C: Array, t: int, group: int, o: int) -> int:
    """A card with many points, the lower of equal ones; 0 without any."""
    able = W[o] & C[t + at.TENS + group]
    if not able:
        able = W[o] & C[t + at.FIVES + group]
    return low_card(C, t, group, able) if able else 0


@leaf
def unseen(W: Array, C: Array, seat: int, group: int) -> int:
    """The kinds of a group that a seat has not seen: in other hands, or in the kitty if another buried it."""
    union = 0
    for other in range(C[at.SEATS]):
        if other != seat:
            union |= W[at.HANDS + at.SEAT * other + at.PLANES * group]
    if seat != W[at.BANKER]:
        union |= W[at.KITTY + at.PLANES * group]
    return union


@leaf
def unseen_twice(W: Array, C: Array, seat: int, group: int) -> int:
    """The kinds of a group of which a seat has not seen two cards or more, wherever these lie."""
    one, two = 0, 0
    for other in range(C[at.SEATS]):
        if other != seat:
            o = at.HANDS + at.SEAT * other + at.PLANES * group
            two |= (one & W[o]) | W[o + 1]
            one |= W[o]
    if seat != W[at.BANKER]:
        o = at.KITTY + at.PLANES * group
        two |= (one & W[o]) | W[o + 1]
    return two


@leaf
def count_unseen(W: Array, C: Array, seat: int, group: int) -> int:
    """How many cards of a group a seat has not seen."""
    total = 0
    for other in range(C[at.SEATS]):
        if other != seat:
            total += count(W, at.HANDS + at.SEAT * other + at.PLANES * group)
    if seat != W[at.BANKER]:
        total += count(W, at.KITTY + at.PLANES * group)
    return total


@leaf
def known_void(W: Array, C: Array, seat: int, group: int, mates: bool) -> int:
    """How many partners, or opponents, of a seat are known to be void of a suit and not of trumps."""
    found = 0
    for other in range(C[at.SEATS]):
        if other != seat and is_ally(W, seat, other) == mates:
            voids = W[at.VOIDS + other]
            found += int(voids >> group & 1 and not voids >> at.TRUMP & 1)
    return found


@leaf
def habit(W: Array, C: Array, seat: int, number: int) -> int:
    """One of the numbers that the seat's side plays by."""
    return C[at.HABITS + at.HABIT_ROOM * W[at.SIDE + seat] + number]


@leaf
def rich_card_of(C: Array, t: int, group: int, able: int) -> int:
    """A card with many points among some kinds; 0 without any."""
    rich = able & C[t + at.TENS + group]
    if not rich:
        rich = able & C[t + at.FIVES + group]
    return low_card(C, t, group, rich) if rich else 0
