"""What a learned judge looks at: what the seat to play knows, and each of its plays, as words.

Steps count from the top of their group here, so that an ace lies in the same place at every level; the further kinds of
a step of trumps lie behind. Seats count from the one to play. Two planes share a word: kinds held, and pairs.
"""

from __future__ import annotations

from shengji.sim import boards
from shengji.sim import layout as at
from shengji.sim import weights as by
from shengji.sim.careful import NUMBERS, ONE, UNSEEN, higher_chance, look, missed, spent, weights_of
from shengji.sim.careful_answers import holding, left_alone, price_of, stake_of, taking
from shengji.sim.careful_leads import component_worth, throw_worth, worth_of_group
from shengji.sim.comparing import beats, power_of
from shengji.sim.jit import Array, entry, leaf, low_bit
from shengji.sim.planes import copy, count, points_of
from shengji.sim.policies import policy_play
from shengji.sim.reading import read_lead
from shengji.sim.sides import is_ally, opponents_points

# -- what the seat knows
DEAL, PLAYS = 0, 1
"""The number of the deal, and of the plays that follow; for whoever writes several decisions."""
PLACES = 2
"""Banker, plays made, winner so far, led group (5 for none), row of the trump: four bits each."""
LEFT = 3
TRICK_POINTS = 4
TAKEN = 5
"""The opponents' points so far."""
REST = 6
"""Points that nobody has taken."""
KNOWN = 7
"""Five bits a seat, one for each group, three times: who is void, who has no pairs, and who has led."""
VOID_AT, PAIRLESS_AT, LED_AT = 0, 20, 40
"""The bits at which each of these begins."""
KITTY_COUNTS = 8
"""What the kitty counts if trumps take it: by a single card, a pair, a tractor of two pairs; eight bits each."""
TRICK = 9
"""Group of the winning play, width and length of the first component, four bits each; components (6), throw (2), cards
of the lead."""
GROUPS = 10
"""By group: own cards, unseen ones, those that each other seat has played, the winning play, the lead, own kitty."""
GROUP = 8
HEAD = GROUPS + GROUP * at.GROUPS

# -- a play
TAKES = at.GROUPS
"""After the cards by group: whether the play takes the trick."""
VALUE = TAKES + 1
"""What careful rules of thumb think of it, in hundredths of a point."""
CHANCE = TAKES + 2
"""The chance, in units of 2**-16, that the trick is the own side's then (of a lead, that one seat does not beat it)."""
MARK = TAKES + 3
"""Whether careful rules of thumb choose it; or what it came to."""
EACH = TAKES + 4

FURTHER = 16
"""Where the further kinds of a step lie."""


@leaf
def from_top(C: Array, t: int, group: int, plane: int) -> int:
    """A plane with its highest step first."""
    span = C[t + at.SPAN + group]
    found = 0
    while plane:
        index = low_bit(plane)
        plane &= plane - 1
        found |= 1 << (span - 1 - index if index < span else FURTHER + index - span)
    return found


@leaf
def two(C: Array, t: int, group: int, kinds: int, pairs: int) -> int:
    """Two planes as one word."""
    return from_top(C, t, group, kinds) | from_top(C, t, group, pairs) << 32


@leaf
def write_knowledge(W: Array, C: Array, t: int, out: Array, o: int) -> None:
    """Write what the seat to play knows; ``BEGAN`` holds the hands with which the deal began."""
    seat, seats = W[at.TURN], C[at.SEATS]
    look(W, C, t, weights_of(W, C, seat), seat)
    follows = W[at.PLAYED] != 0
    out[o + PLACES] = (
        (W[at.BANKER] - seat + seats) % seats
        | W[at.PLAYED] << 4
        | ((W[at.BEST_SEAT] - seat + seats) % seats if follows else 0) << 8
        | (W[at.LED_GROUP] if follows else at.GROUPS) << 12
        | ((t - at.HEADER) // at.ROW) << 16
    )
    out[o + LEFT] = W[at.LEFT]
    out[o + TRICK_POINTS] = W[at.TRICK_POINTS] if follows else 0
    out[o + TAKEN] = opponents_points(W, C)
    gone, known = 0, 0
    for r in range(seats):
        other = (seat + r) % seats
        gone += W[at.TAKEN + other]
        known |= (W[at.VOIDS + other] & 31) << (5 * r + VOID_AT)
        known |= (W[at.PAIRLESS + other] & 31) << (5 * r + PAIRLESS_AT)
        known |= (W[at.LED_BY + other] & 31) << (5 * r + LED_AT)
    out[o + REST] = C[at.TOTAL_POINTS] - gone
    out[o + KNOWN] = known
    trumps = at.MULTIPLIER + at.PLANES * at.MAX_LENGTH
    pairs = trumps + at.MAX_LENGTH
    out[o + KITTY_COUNTS] = min(255, C[trumps + 1]) | min(255, C[pairs + 1]) << 8 | min(255, C[pairs + 2]) << 16
    out[o + TRICK] = 0
    if follows:
        out[o + TRICK] = (
            W[at.BEST_GROUP]
            | W[at.LED_WIDTH] << 4
            | W[at.LED_LENGTH] << 8
            | W[at.COMPONENTS] << 12
            | W[at.LED_THROW] << 18
            | W[at.LED_SIZE] << 20
        )
    for group in range(at.GROUPS):
        _write_group(W, C, t, group, follows, out, o + GROUPS + GROUP * group)


@leaf
def _write_group(W: Array, C: Array, t: int, group: int, follows: bool, out: Array, o: int) -> None:
    seat, seats = W[at.TURN], C[at.SEATS]
    g = at.PLANES * group
    own = at.HANDS + at.SEAT * seat + g
    out[o] = two(C, t, group, W[own], W[own + 1])
    out[o + 1] = two(C, t, group, W[UNSEEN + g], W[UNSEEN + g + 1])
    for r in range(1, seats):
        other = (seat + r) % seats
        was, now = at.BEGAN + at.SEAT * other + g, at.HANDS + at.SEAT * other + g
        played = (W[was] & ~W[now]) | (W[was + 1] & ~W[now + 1])
        out[o + 1 + r] = two(C, t, group, played, W[was + 1] & ~W[now])
    out[o + 5], out[o + 6], out[o + 7] = 0, 0, 0
    if follows and W[at.BEST_GROUP] == group:
        out[o + 5] = two(C, t, group, W[at.BEST_PLAY], W[at.BEST_PLAY + 1])
    if follows and W[at.LED_GROUP] == group:
        out[o + 6] = two(C, t, group, W[at.LED], W[at.LED + 1])
    if seat == W[at.BANKER]:
        out[o + 7] = two(C, t, group, W[at.KITTY + g], W[at.KITTY + g + 1])


@leaf
def write_play(W: Array, C: Array, t: int, cards: int, out: Array, o: int) -> None:
    """Write a play of the seat to play, its cards at ``cards``; a throw is taken to stand."""
    groups, only = 0, 0
    for group in range(at.GROUPS):
        g = cards + at.PLANES * group
        out[o + group] = two(C, t, group, W[g], W[g + 1])
        if W[g]:
            groups += 1
            only = group
    seat = W[at.TURN]
    w = weights_of(W, C, seat)
    look(W, C, t, w, seat)
    out[o + TAKES] = 0
    if W[at.PLAYED] == 0:
        _write_lead(W, C, t, w, seat, only, cards + at.PLANES * only, out, o)
        return
    if groups == 1 and (only == W[at.LED_GROUP] or only == at.TRUMP):
        own = cards + at.PLANES * only
        power = power_of(W, C, t, only, own)
        if power >= 0 and beats(W, C, t, power, own):
            out[o + TAKES] = 1
            out[o + VALUE] = taking(W, C, t, w, seat, only, own, power & 0xFF)
            out[o + CHANCE] = holding(W, C, t, w, seat, only, power & 0xFF)
            return
    chance = left_alone(W, C, t, w, seat)
    value = ((2 * chance - ONE) * stake_of(W, C, w)) >> 16
    price = price_of(W, C, w, chance, is_ally(W, seat, W[at.BEST_SEAT]))
    hand = at.HANDS + at.SEAT * seat
    for group in range(at.GROUPS):
        g = cards + at.PLANES * group
        if W[g]:
            value += price * points_of(W, C, t, g, group)
            value += spent(W, C, t, w + by.ANSWER_SPENT, hand, group, g, count(W, g))
    out[o + VALUE] = value
    out[o + CHANCE] = chance


@leaf
def _write_lead(W: Array, C: Array, t: int, w: int, seat: int, group: int, own: int, out: Array, o: int) -> None:
    read_lead(W, C, t, group, own)
    value = worth_of_group(W, C, w, seat, group)
    chance = ONE
    for part in range(at.COMPONENT, at.COMPONENT + at.PART * W[at.COMPONENTS], at.PART):
        rival = higher_chance(W, C, t, group, W[part], W[part + 1], W[part + 2])
        chance = (chance * (ONE - rival)) >> 16
    if W[at.COMPONENTS] == 1:
        width, length, top = W[at.COMPONENT], W[at.COMPONENT + 1], W[at.COMPONENT + 2]
        ruff = 0
        if group != at.TRUMP:
            ruff = higher_chance(W, C, t, at.TRUMP, width, length, -1)
            if width == 1:
                ruff = ONE - missed(W, C, W[NUMBERS + at.TRUMP])
        value += component_worth(W, C, t, w, seat, group, own, width | length << 8 | top << 16, ruff)
    else:
        value += throw_worth(W, C, t, w, seat, group, own)
    out[o + VALUE] = value
    out[o + CHANCE] = chance


@entry
def describe(
    W: Array, C: Array, head: Array, world: Array, began: Array, number: int, plays: Array, out: Array
) -> None:
    """Write what the seat to play knows, and some plays of it; ``began`` are the hands with which the deal began.

    How the others' cards lie in the world does not matter, only which they are.
    """
    t = boards.load_head(W, C, head, 0)
    boards.load_world(W, C, world, 0)
    for n in range(at.SEAT * at.MAX_SEATS):
        W[at.BEGAN + n] = began[n]
    write_knowledge(W, C, t, out, 0)
    W[at.POLICY] = at.CAREFUL_ALL
    policy_play(W, C, t)
    copy(W, at.PLAY, at.CHOSEN, at.SEAT)
    for n in range(number):
        o = HEAD + EACH * n
        for k in range(at.SEAT):
            W[at.LISTED + k] = plays[at.SEAT * n + k]
        write_play(W, C, t, at.LISTED, out, o)
        out[o + MARK] = 1
        for k in range(at.SEAT):
            if W[at.LISTED + k] != W[at.CHOSEN + k]:
                out[o + MARK] = 0
