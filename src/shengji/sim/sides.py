"""Who plays with whom: fixed sides, everyone alone, and friends who join the banker by playing a called card."""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.jit import Array, leaf, outlined
from shengji.sim.planes import copies_of

GROUP, KIND, NTH, SEEN, JOINED = range(at.CALL)
"""Words of a call."""


@leaf
def is_ally(W: Array, seat: int, other: int) -> bool:
    """Whether a seat plays with another, as far as it knows."""
    return W[at.ALLIES + seat] >> other & 1 != 0


@leaf
def _hopes(W: Array, C: Array, seat: int) -> bool:
    """Whether a seat plays for the banker because it holds a card with which it may yet join."""
    for call in range(at.CALL_LIST, at.CALL_LIST + at.CALL * W[at.CALLS], at.CALL):
        held = W[at.HANDS + at.SEAT * seat + at.PLANES * W[call + GROUP]] & W[call + KIND]
        if W[call + JOINED] < 0 and held and seat != W[at.BANKER]:
            return True
    return False


@leaf
def set_allies(W: Array, C: Array) -> None:
    """Work out from sides, calls and hands whom each seat plays with."""
    seats = C[at.SEATS]
    bankers, others = 0, 0
    for seat in range(seats):
        if W[at.SIDE + seat]:
            bankers |= 1 << seat
        else:
            others |= 1 << seat
    for seat in range(seats):
        if C[at.INDIVIDUAL]:
            W[at.ALLIES + seat] = 1 << seat
        elif W[at.SIDE + seat] or (W[at.CALLS] and _hopes(W, C, seat)):
            W[at.ALLIES + seat] = bankers | 1 << seat
        else:
            W[at.ALLIES + seat] = others


@leaf
def _may_answer(W: Array, C: Array, seat: int, call: int) -> bool:
    """Whether copies of the called card count that a seat plays."""
    if W[call + JOINED] >= 0:
        return False
    if seat == W[at.BANKER]:
        return W[call + NTH] > 0 and C[at.FRIEND_SELF] != 0
    if C[at.FRIEND_DOUBLE]:
        return True
    for other in range(at.CALL_LIST, at.CALL_LIST + at.CALL * W[at.CALLS], at.CALL):
        if W[other + JOINED] == seat:
            return False
    return True


@outlined
def note_friends(W: Array, C: Array, seat: int, o: int, group: int) -> None:
    """A seat has played the cards at ``o``, of one group or, with -1, of all: count the called ones."""
    last = at.CALL_LIST + at.CALL * W[at.CALLS]
    for call in range(at.CALL_LIST, last, at.CALL):
        if (group < 0 or group == W[call + GROUP]) and _may_answer(W, C, seat, call):
            place = o if group >= 0 else o + at.PLANES * W[call + GROUP]
            W[call + SEEN] += copies_of(W, place, W[call + KIND])
    for call in range(at.CALL_LIST, last, at.CALL):
        if W[call + JOINED] >= 0 or W[call + SEEN] < max(1, W[call + NTH]):
            continue
        W[call + JOINED] = seat
        W[at.SIDE + seat] = 1
        if not C[at.FRIEND_DOUBLE]:
            # What the same play shows of other calls does not answer them.
            for other in range(at.CALL_LIST, last, at.CALL):
                if W[other + JOINED] < 0:
                    W[other + SEEN] = min(W[other + SEEN], max(1, W[other + NTH]) - 1)
    set_allies(W, C)


@leaf
def opponents_points(W: Array, C: Array) -> int:
    """The opponents' points so far: what they have taken, and penalties of either side."""
    total = 0
    for seat in range(C[at.SEATS]):
        if W[at.SIDE + seat]:
            total += W[at.PENALTIES + seat]
        else:
            total += W[at.TAKEN + seat] - W[at.PENALTIES + seat]
    return total
