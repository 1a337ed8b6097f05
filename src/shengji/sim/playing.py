"""The course of a trick and of the deal: leading, following, taking, the kitty (rules.md sections 4 to 8)."""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.careful_answers import careful_many, careful_single
from shengji.sim.careful_leads import careful_lead
from shengji.sim.comparing import RUFF, beats, lead_power, note_best, power_of
from shengji.sim.jit import Array, leaf, low_bit, popcount
from shengji.sim.leading import random_lead, settle_throw
from shengji.sim.planes import (
    below,
    clear,
    copy,
    count,
    nth_card,
    points_of,
    points_of_bit,
    step_of,
    take_card,
)
from shengji.sim.policies import policy_of
from shengji.sim.random_policy import random_answer, random_discards
from shengji.sim.reading import read_lead
from shengji.sim.sides import note_friends
from shengji.sim.thumb_answers import thumb_many, thumb_single
from shengji.sim.thumb_leads import thumb_lead

PLAYED_CARDS, FAILED_THROW = 0, 1
"""What a record says was done: cards played (or led), and a throw that was attempted and failed."""


@leaf
def record(W: Array, C: Array, t: int, what: int, seat: int, o: int, only_group: int) -> None:
    """Note a play: what it was, the seat, the number of cards, and the kinds; of one group where one is given."""
    place = W[at.RECORDING]
    W[place], W[place + 1] = what, seat
    start = place + 3
    end = start
    for g in range(at.GROUPS):
        if only_group >= 0 and g != only_group:
            continue
        planes = o if only_group >= 0 else o + at.PLANES * g
        for n in range(at.PLANES):
            plane = W[planes + n]
            while plane:
                W[end] = C[t + at.KIND_OF + 64 * g + low_bit(plane)]
                plane &= plane - 1
                end += 1
    W[place + 2] = end - start
    W[end] = -1
    W[at.RECORDING] = end


@leaf
def remove_cards(W: Array, hand: int, o: int) -> None:
    """Take the cards of one group at ``o`` out of a hand's cards of that group."""
    for n in range(at.PLANES):
        plane = W[o + n]
        while plane:
            bit = plane & -plane
            plane ^= bit
            take_card(W, hand, bit)


@leaf
def begin_trick(W: Array, C: Array, t: int) -> None:
    """The lead stands in the workspace: check a throw, take the cards out of the hand, and let it be the best play."""
    seat = W[at.TURN]
    group = W[at.LED_GROUP]
    if W[at.LED_THROW]:
        if W[at.RECORDING]:
            before = W[at.RECORDING]
            record(W, C, t, FAILED_THROW, seat, at.LED, group)
            if settle_throw(W, C, t, seat) < 0:
                W[at.RECORDING] = before
        else:
            settle_throw(W, C, t, seat)
    if W[at.RECORDING]:
        record(W, C, t, PLAYED_CARDS, seat, at.LED, group)
    if W[at.LED_SIZE] == 1:
        take_card(W, at.HANDS + at.SEAT * seat + at.PLANES * group, W[at.LED])
        W[at.TRICK_POINTS] = points_of_bit(C, t, group, W[at.LED])
        W[at.BEST] = step_of(C, t, group, W[at.LED])
    else:
        remove_cards(W, at.HANDS + at.SEAT * seat + at.PLANES * group, at.LED)
        W[at.TRICK_POINTS] = points_of(W, C, t, at.LED, group)
        W[at.BEST] = lead_power(W, C, t)
    if W[at.CALLS]:
        note_friends(W, C, seat, at.LED, group)
    W[at.LED_BY + seat] |= 1 << group
    W[at.BEST_SEAT] = seat
    W[at.BEST_GROUP] = group
    for n in range(at.PLANES):
        W[at.BEST_PLAY + n] = W[at.LED + n]
    W[at.LEADER] = seat
    W[at.PLAYED] = 1
    W[at.PLAYS] += 1
    W[at.TURN] = seat + 1 if seat + 1 < C[at.SEATS] else 0


@leaf
def follow_with_one(W: Array, C: Array, t: int, group: int, bit: int) -> None:
    """The seat to play answers a single card with another."""
    seat = W[at.TURN]
    take_card(W, at.HANDS + at.SEAT * seat + at.PLANES * group, bit)
    W[at.TRICK_POINTS] += points_of_bit(C, t, group, bit)
    if group != W[at.LED_GROUP]:
        W[at.VOIDS + seat] |= 1 << W[at.LED_GROUP]
    if group == W[at.LED_GROUP] or group == at.TRUMP:
        power = step_of(C, t, group, bit)
        if group != W[at.LED_GROUP]:
            power += RUFF
        if power > W[at.BEST]:
            W[at.BEST] = power
            W[at.BEST_SEAT] = seat
            W[at.BEST_GROUP] = group
            W[at.BEST_PLAY] = bit
    if W[at.RECORDING] or W[at.CALLS]:
        clear(W, at.PLAY, at.PLANES)
        W[at.PLAY] = bit
    if W[at.CALLS]:
        note_friends(W, C, seat, at.PLAY, group)
    if W[at.RECORDING]:
        record(W, C, t, PLAYED_CARDS, seat, at.PLAY, group)
    W[at.PLAYED] += 1
    W[at.PLAYS] += 1
    W[at.TURN] = seat + 1 if seat + 1 < C[at.SEATS] else 0


@leaf
def follow_with_play(W: Array, C: Array, t: int) -> None:
    """The seat to play answers the lead with the play that stands in the workspace."""
    seat = W[at.TURN]
    size = W[at.LED_SIZE]
    if C[at.PAIRS_TELL] and W[at.LED + 1]:
        given = at.PLAY + at.PLANES * W[at.LED_GROUP]
        fewer = popcount(W[given + 1]) + popcount(W[given + 3]) < popcount(W[at.LED + 1]) + popcount(W[at.LED + 3])
        W[at.PAIRLESS + seat] |= int(fewer) << W[at.LED_GROUP]
    for g in range(at.GROUPS):
        o = at.PLAY + at.PLANES * g
        if not W[o]:
            continue
        if g != W[at.LED_GROUP]:
            W[at.VOIDS + seat] |= 1 << W[at.LED_GROUP]
        remove_cards(W, at.HANDS + at.SEAT * seat + at.PLANES * g, o)
        W[at.TRICK_POINTS] += points_of(W, C, t, o, g)
        if (g == W[at.LED_GROUP] or g == at.TRUMP or C[at.BOMBS]) and count(W, o) == size:
            power = power_of(W, C, t, g, o)
            if power >= 0 and beats(W, C, t, power, o):
                note_best(W, power, seat, g, o)
    if W[at.CALLS]:
        note_friends(W, C, seat, at.PLAY, -1)
    if W[at.RECORDING]:
        record(W, C, t, PLAYED_CARDS, seat, at.PLAY, -1)
    W[at.PLAYED] += 1
    W[at.PLAYS] += 1
    W[at.TURN] = seat + 1 if seat + 1 < C[at.SEATS] else 0


@leaf
def random_single(W: Array, C: Array, t: int, hand: int) -> None:
    """Answer a single card at random."""
    group = W[at.LED_GROUP]
    own = hand + at.PLANES * group
    here = count(W, own)
    if here:
        follow_with_one(W, C, t, group, nth_card(W, own, below(W, here)))
        return
    place = below(W, W[at.LEFT])
    for g in range(at.GROUPS):
        o = hand + at.PLANES * g
        here = count(W, o)
        if place < here:
            follow_with_one(W, C, t, g, nth_card(W, o, place))
            return
        place -= here


@leaf
def random_many(W: Array, C: Array, t: int, hand: int) -> None:
    """Answer several cards at random."""
    group, size = W[at.LED_GROUP], W[at.LED_SIZE]
    own = hand + at.PLANES * group
    clear(W, at.PLAY, at.SEAT)
    here = count(W, own)
    if here > size:
        random_answer(W, C, t, own)
    else:
        copy(W, own, at.PLAY + at.PLANES * group, at.PLANES)
        if here < size:
            random_discards(W, hand, group, size - here)
    follow_with_play(W, C, t)


@leaf
def largest_part(W: Array) -> int:
    """The largest component of the lead, by cards and then width: width and length << 8."""
    best, best_width, best_length = 0, 0, 0
    for part in range(at.COMPONENT, at.COMPONENT + at.PART * W[at.COMPONENTS], at.PART):
        width, length = W[part], W[part + 1]
        if width * length > best or (width * length == best and width > best_width):
            best, best_width, best_length = width * length, width, length
    return best_width | best_length << 8


@leaf
def end_trick(W: Array, C: Array, t: int) -> None:
    """The trick is taken; after the last one the multiplier of the kitty is settled."""
    winner = W[at.BEST_SEAT]
    W[at.TAKEN + winner] += W[at.TRICK_POINTS]
    W[at.TRICKS] += 1
    W[at.LAST_WINNER] = winner
    W[at.TURN] = winner
    W[at.PLAYED] = 0
    W[at.LEFT] -= W[at.LED_SIZE]
    if W[at.LEFT] > 0:
        return
    trump = W[at.BEST_GROUP] == at.TRUMP
    W[at.HOOKED] = int(C[at.HOOK_LEVEL] != 0 and trump and W[at.BEST_PLAY] & C[t + at.LEVEL_CARDS] != 0)
    if C[at.KITTY_SHAPE_WINNER]:
        read_lead(W, C, t, W[at.BEST_GROUP], at.BEST_PLAY)
    else:
        read_lead(W, C, t, W[at.LED_GROUP], at.LED)
    largest = largest_part(W)
    place = (W[at.LED_THROW] * 2 + int(trump)) * at.PLANES + (largest & 0xFF) - 1
    W[at.MULTIPLIED] = C[at.MULTIPLIER + place * at.MAX_LENGTH + (largest >> 8)]


@leaf
def lead_now(W: Array, C: Array, t: int) -> None:
    """The seat to play leads by the policy."""
    seat = W[at.TURN]
    policy = policy_of(W, seat)
    if policy & at.CAREFUL:
        careful_lead(W, C, t, seat)
    elif policy & at.THUMB:
        thumb_lead(W, C, t, seat)
    else:
        random_lead(W, C, t, seat)
    begin_trick(W, C, t)


@leaf
def follow_now(W: Array, C: Array, t: int) -> None:
    """The seat to play follows by the policy."""
    seat = W[at.TURN]
    hand = at.HANDS + at.SEAT * seat
    policy = policy_of(W, seat)
    if not policy & (at.THUMB | at.CAREFUL):
        if W[at.LED_SIZE] == 1:
            random_single(W, C, t, hand)
        else:
            random_many(W, C, t, hand)
    elif W[at.LED_SIZE] == 1:
        card = careful_single(W, C, t, seat) if policy & at.CAREFUL else thumb_single(W, C, t, seat)
        follow_with_one(W, C, t, card & 0xFF, 1 << (card >> 8))
    else:
        clear(W, at.PLAY, at.SEAT)
        if policy & at.CAREFUL:
            careful_many(W, C, t, seat)
        else:
            thumb_many(W, C, t, seat)
        follow_with_play(W, C, t)


@leaf
def play_out(W: Array, C: Array, t: int) -> None:
    """Play the deal to its end, from between two tricks or from the middle of one."""
    seats = C[at.SEATS]
    while W[at.LEFT] > 0:
        if W[at.PLAYED] == 0:
            lead_now(W, C, t)
        while W[at.PLAYED] < seats:
            follow_now(W, C, t)
        end_trick(W, C, t)


@leaf
def kitty_points(W: Array, C: Array, t: int) -> int:
    """Points that lie in the kitty."""
    total = 0
    for g in range(at.GROUPS):
        total += points_of(W, C, t, at.KITTY + at.PLANES * g, g)
    return total
