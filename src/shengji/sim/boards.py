"""Positions in the workspace: loading one, keeping a snapshot, playing a candidate, and the total at the end.

A position comes as a *head*, what everybody sees, and a *world*, the hands and the kitty.
"""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.comparing import beats, lead_power, note_best, power_of
from shengji.sim.following import is_legal_follow
from shengji.sim.jit import Array, leaf
from shengji.sim.planes import contains, copy, count, points_of
from shengji.sim.playing import begin_trick, end_trick, follow_with_play, kitty_points
from shengji.sim.reading import lead_throw, read_lead
from shengji.sim.sides import opponents_points, set_allies

# -- a head
ROW = 0
"""Offset of the trump's row in the configuration."""
BANKER = 1
TURN = 2
LEADER = 3
PLAYED = 4
PARTS = 5
"""Components of the lead where they were announced, else 0."""
TAKEN = 6
PENALTIES = TAKEN + at.MAX_SEATS
VOIDS = PENALTIES + at.MAX_SEATS
PAIRLESS = VOIDS + at.MAX_SEATS
LED_BY = PAIRLESS + at.MAX_SEATS
SIDES = LED_BY + at.MAX_SEATS
CALLS = SIDES + at.MAX_SEATS
"""Number of calls for friends, then each as in :data:`shengji.sim.layout.CALL_LIST`."""
TRICK = CALLS + 1 + at.CALL * at.MAX_CALLS
"""Planes of each play of the trick in progress, of all groups."""
PART_LIST = TRICK + at.SEAT * at.MAX_SEATS
HEAD = PART_LIST + at.PART * at.MAX_PARTS

WORLD = at.KITTY + at.SEAT
"""Words of a world: planes of each seat's hand, and of the kitty."""

# -- a snapshot
_SCALARS = at.LED - at.RNG
_LEAD = at.COMPONENT - at.LED
_BEST = 3 + at.PLANES


@leaf
def single_group(W: Array, o: int) -> int:
    """The one group of which cards of all groups at ``o`` are, -1 when there are several."""
    found = -1
    for g in range(at.GROUPS):
        if W[o + at.PLANES * g]:
            if found >= 0:
                return -1
            found = g
    return found


@leaf
def load_head(W: Array, C: Array, heads: Array, o: int) -> int:
    """Load what everybody sees, hands apart; the offset of the trump's row."""
    t = heads[o + ROW]
    W[at.ROW_OFFSET] = t
    for seat in range(at.MAX_SEATS):
        W[at.TAKEN + seat] = heads[o + TAKEN + seat]
        W[at.PENALTIES + seat] = heads[o + PENALTIES + seat]
        W[at.VOIDS + seat] = heads[o + VOIDS + seat]
        W[at.PAIRLESS + seat] = heads[o + PAIRLESS + seat]
        W[at.LED_BY + seat] = heads[o + LED_BY + seat]
        W[at.SIDE + seat] = heads[o + SIDES + seat]
    for place in (at.TRICK_POINTS, at.TRICKS, at.PLAYS, at.THROWN, at.FAILURES, at.MULTIPLIED, at.HOOKED, at.FAULT):
        W[place] = 0
    W[at.RECORDING] = 0
    W[at.LINE] = 0
    W[at.CALLS] = heads[o + CALLS]
    for n in range(at.CALL * W[at.CALLS]):
        W[at.CALL_LIST + n] = heads[o + CALLS + 1 + n]
    W[at.BANKER] = heads[o + BANKER]
    W[at.TURN] = heads[o + TURN]
    W[at.LEADER] = heads[o + LEADER]
    W[at.LAST_WINNER] = heads[o + LEADER]
    W[at.PLAYED] = heads[o + PLAYED]
    if not W[at.PLAYED]:
        return t
    for n in range(at.SEAT):
        W[at.PLAY + n] = heads[o + TRICK + n]
    group = single_group(W, at.PLAY)
    parts = heads[o + PARTS]
    if parts:
        for n in range(at.PART * parts):
            W[at.COMPONENT + n] = heads[o + PART_LIST + n]
        lead_throw(W, C, group, at.PLAY + at.PLANES * group, parts)
    else:
        read_lead(W, C, t, group, at.PLAY + at.PLANES * group)
    note_best(W, lead_power(W, C, t), W[at.LEADER], group, at.LED)
    for index in range(W[at.PLAYED]):
        start = o + TRICK + at.SEAT * index
        for n in range(at.SEAT):
            W[at.PLAY + n] = heads[start + n]
        for g in range(at.GROUPS):
            W[at.TRICK_POINTS] += points_of(W, C, t, at.PLAY + at.PLANES * g, g)
        if index:
            g = single_group(W, at.PLAY)
            if g >= 0:
                cards = at.PLAY + at.PLANES * g
                power = power_of(W, C, t, g, cards)
                if power >= 0 and beats(W, C, t, power, cards):
                    note_best(W, power, (W[at.LEADER] + index) % C[at.SEATS], g, cards)
    return t


@leaf
def load_world(W: Array, C: Array, worlds: Array, o: int) -> None:
    """Load the hands and the kitty."""
    for n in range(at.SEAT * C[at.SEATS]):
        W[at.HANDS + n] = worlds[o + n]
    for n in range(at.SEAT):
        W[at.KITTY + n] = worlds[o + at.KITTY + n]
    begin(W, C)


@leaf
def begin(W: Array, C: Array) -> None:
    """Note what follows from the hands."""
    left = 0
    for g in range(at.GROUPS):
        left += count(W, at.HANDS + at.SEAT * W[at.TURN] + at.PLANES * g)
    W[at.LEFT] = left
    set_allies(W, C)


@leaf
def save(W: Array, C: Array, o: int) -> None:
    """Keep the position at ``o``, :data:`shengji.sim.layout.SNAPSHOT` words."""
    copy(W, at.HANDS, o, at.SEAT * C[at.SEATS])
    o += at.SEAT * C[at.SEATS]
    copy(W, at.RNG, o, _SCALARS)
    o += _SCALARS
    copy(W, at.LED, o, _LEAD)
    o += _LEAD
    copy(W, at.BEST, o, _BEST)
    o += _BEST
    if W[at.PLAYED]:
        copy(W, at.COMPONENT, o, at.PART * W[at.COMPONENTS])
        o += at.PART * W[at.COMPONENTS]
        copy(W, at.DEMAND, o, 3 * W[at.DEMANDS])
        o += 3 * W[at.DEMANDS]
    copy(W, at.CALL_LIST, o, at.CALL * W[at.CALLS])


@leaf
def restore(W: Array, C: Array, o: int) -> None:
    """Go back to the position that was kept at ``o``."""
    copy(W, o, at.HANDS, at.SEAT * C[at.SEATS])
    o += at.SEAT * C[at.SEATS]
    copy(W, o, at.RNG, _SCALARS)
    o += _SCALARS
    copy(W, o, at.LED, _LEAD)
    o += _LEAD
    copy(W, o, at.BEST, _BEST)
    o += _BEST
    if W[at.PLAYED]:
        copy(W, o, at.COMPONENT, at.PART * W[at.COMPONENTS])
        o += at.PART * W[at.COMPONENTS]
        copy(W, o, at.DEMAND, 3 * W[at.DEMANDS])
        o += 3 * W[at.DEMANDS]
    copy(W, o, at.CALL_LIST, at.CALL * W[at.CALLS])


@leaf
def candidate_is_legal(W: Array, C: Array, t: int) -> bool:
    """Whether the seat to play may play what stands in ``PLAY``."""
    hand = at.HANDS + at.SEAT * W[at.TURN]
    if W[at.PLAYED]:
        return is_legal_follow(W, C, t, hand, at.PLAY)
    group = single_group(W, at.PLAY)
    if group < 0 or not contains(W, hand + at.PLANES * group, at.PLAY + at.PLANES * group):
        return False
    read_lead(W, C, t, group, at.PLAY + at.PLANES * group)
    return not W[at.LED_THROW] or C[at.THROWS] == 2 or (C[at.THROWS] == 1 and group == at.TRUMP)


@leaf
def play_candidate(W: Array, C: Array, t: int) -> None:
    """The seat to play plays what stands in ``PLAY``."""
    if W[at.PLAYED]:
        follow_with_play(W, C, t)
    else:
        group = single_group(W, at.PLAY)
        read_lead(W, C, t, group, at.PLAY + at.PLANES * group)
        begin_trick(W, C, t)
    if W[at.PLAYED] == C[at.SEATS]:
        end_trick(W, C, t)


@leaf
def write_seats(W: Array, C: Array, t: int, scores: Array, o: int) -> None:
    """What each seat has taken, where everyone counts their own points the kitty included; then the banker's side."""
    bankers = 0
    for seat in range(C[at.SEATS]):
        scores[o + seat] = W[at.TAKEN + seat]
        bankers |= W[at.SIDE + seat] << seat
    if C[at.INDIVIDUAL] and W[at.LEFT] == 0:
        scores[o + W[at.LAST_WINNER]] += W[at.MULTIPLIED] * kitty_points(W, C, t)
    scores[o + C[at.SEATS]] = bankers


@leaf
def opponents_total(W: Array, C: Array, t: int) -> int:
    """The opponents' total after the last trick, kitty and penalties included."""
    total = opponents_points(W, C)
    if W[at.LEFT] == 0 and not W[at.SIDE + W[at.LAST_WINNER]] and W[at.MULTIPLIED]:
        total += W[at.MULTIPLIED] * kitty_points(W, C, t)
    return total
