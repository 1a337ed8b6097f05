"""Leads of the policy ``careful``: what ``club-1`` would consider, weighed as it does."""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim import weights as by
from shengji.sim.careful import (
    DENSITY,
    NUMBERS,
    ONE,
    RICHER,
    UNSEEN,
    URGENCY,
    beat_chance,
    higher_chance,
    look,
    missed,
    percent,
    spent,
    top_unseen,
    weights_of,
)
from shengji.sim.jit import Array, high_bit, leaf, low_bit
from shengji.sim.planes import bits_on, count, longest_run, points_of, run_starts, steps_of
from shengji.sim.reading import lead_shape, read_lead, tractor_kinds
from shengji.sim.sides import is_ally

_GROUP = at.POLICY_ROOM
_LEAD = at.POLICY_ROOM + 1


@leaf
def _weighed(
    W: Array, C: Array, t: int, w: int, seat: int, group: int, o: int, size: int, chance: int, partner: int
) -> int:
    """What a lead is worth that its seat wins with a chance, and else its partner with another."""
    hand = at.HANDS + at.SEAT * seat
    points = points_of(W, C, t, o, group)
    won = 2 * chance - ONE
    saved = ((ONE - chance) * partner) >> 15
    drawn = W[DENSITY] * (C[at.SEATS] - 1) * size
    richer = W[RICHER + group] * (C[at.SEATS] - 1) * size
    urgency = W[URGENCY]
    stake = C[w + by.GIVEN] * points + ((C[w + by.DRAWN] * drawn + C[w + by.RICH] * richer) >> 16)
    value = won * (C[w + by.TEMPO] + ((stake * urgency) >> 8))
    stake = C[w + by.PARTNER_GIVEN] * points + (
        (C[w + by.PARTNER_DRAWN] * drawn + C[w + by.PARTNER_RICH] * richer) >> 16
    )
    value += saved * (C[w + by.PARTNER_TEMPO] + ((stake * urgency) >> 8))
    value >>= 16
    value += ((C[w + by.POINTS] * points * urgency) >> 8) + C[w + by.SIZE] * size
    value += spent(W, C, t, w + by.LEAD_SPENT, hand, group, o, size)
    return value


@leaf
def worth_of_group(W: Array, C: Array, w: int, seat: int, group: int) -> int:
    """What the group of a lead means."""
    hand = at.HANDS + at.SEAT * seat
    trump = group == at.TRUMP
    value, led = 0, W[at.LED_BY + seat]
    for other in range(C[at.SEATS]):
        if other == seat:
            continue
        ally = is_ally(W, seat, other)
        led |= W[at.LED_BY + other]
        if W[at.LED_BY + other] >> group & 1:
            value += C[w + by.PARTNER_LED] if ally else C[w + by.OTHERS_LED]
        if W[at.VOIDS + other] >> group & 1:
            if trump:
                value += 0 if ally else C[w + by.TRUMP_VOIDS]
            elif not W[at.VOIDS + other] >> at.TRUMP & 1:
                value += C[w + by.PARTNER_VOID] if ally else C[w + by.OTHERS_VOID]
    if trump:
        others = C[at.SEATS] - 1
        own = count(W, hand + at.PLANES * at.TRUMP) * others
        share = W[NUMBERS + at.TRUMP]
        value += C[w + by.TRUMP] if W[at.ALLIES + seat] >> W[at.BANKER] & 1 else C[w + by.TRUMP_AGAINST]
        return value + C[w + by.TRUMP_LONG] * (own - share) // max(others, own + share)
    if not led >> group & 1:
        value += C[w + by.FRESH]
    return value + C[w + by.LENGTH] * count(W, hand + at.PLANES * group)


@leaf
def component_worth(W: Array, C: Array, t: int, w: int, seat: int, group: int, o: int, shape: int, ruff: int) -> int:
    """What the lead of one shape at ``o`` is worth, its group apart."""
    width, length, top = shape & 0xFF, shape >> 8 & 0xFF, shape >> 16
    rival = higher_chance(W, C, t, group, width, length, top)
    chance, partner = ONE, 0
    for other in range(C[at.SEATS]):
        if other == seat:
            continue
        beaten = beat_chance(W, C, w, other, group, group, width, rival, ruff)
        if is_ally(W, seat, other):
            partner = ONE - (((ONE - partner) * (ONE - beaten)) >> 16)
        else:
            chance = (chance * (ONE - beaten)) >> 16
    value = _weighed(W, C, t, w, seat, group, o, width * length, chance, partner)
    if width > 1:
        value += C[w + by.WIDE] * width * length
        if group == at.TRUMP:
            value += C[w + by.WIDE_TRUMP] * width * length
    if group != at.TRUMP:
        value -= C[w + by.LENGTH] * width * length
    return value


@leaf
def throw_worth(W: Array, C: Array, t: int, w: int, seat: int, group: int, o: int) -> int:
    """What a throw at ``o`` is worth that stands, its group apart."""
    size = count(W, o)
    chance = ONE
    if group != at.TRUMP and W[NUMBERS + at.TRUMP] >= size and (not W[o + 1] or W[UNSEEN + at.PLANES * at.TRUMP + 1]):
        for other in range(C[at.SEATS]):
            if other != seat and not is_ally(W, seat, other):
                void = ONE if W[at.VOIDS + other] >> group & 1 else missed(W, C, W[NUMBERS + group])
                chance = (chance * (ONE - percent(void, C[w + by.RUFFED]))) >> 16
    value = _weighed(W, C, t, w, seat, group, o, size, chance, 0) + C[w + by.THROW] * size
    if group != at.TRUMP:
        value -= C[w + by.LENGTH] * size
    return value


@leaf
def _keep(W: Array, group: int, o: int) -> None:
    W[_GROUP] = group
    for n in range(at.PLANES):
        W[_LEAD + n] = W[o + n]


@leaf
def careful_lead(W: Array, C: Array, t: int, seat: int) -> None:
    """Lead what is worth most by the weights of the seat's side."""
    w = weights_of(W, C, seat)
    look(W, C, t, w, seat)
    hand = at.HANDS + at.SEAT * seat
    single_ruff = ONE - missed(W, C, W[NUMBERS + at.TRUMP])
    best, best_shape = -(1 << 60), 0
    tried = at.FREE
    for group in range(at.GROUPS):
        own = hand + at.PLANES * group
        if not W[own]:
            continue
        placed = worth_of_group(W, C, w, seat, group)
        joins = C[t + at.JOINS + group]
        for width in range(1, at.PLANES + 1):
            able = W[own + width - 1]
            if not able:
                break
            steps = steps_of(C, t, group, able)
            longest = 1
            if width >= C[at.TRACTOR_WIDTH]:
                longest = longest_run(steps, joins)
            for length in range(1, longest + 1):
                if 1 < length < C[at.TRACTOR_LENGTH]:
                    continue
                starts = run_starts(steps, joins, length)
                ruff = 0
                if group != at.TRUMP:
                    ruff = single_ruff if width == 1 else higher_chance(W, C, t, at.TRUMP, width, length, -1)
                # The two lowest and the highest.
                for place in range(3):
                    if not starts:
                        break
                    start = low_bit(starts) if place < 2 else high_bit(starts)
                    starts ^= 1 << start
                    kinds = tractor_kinds(W, C, t, group, own, able, width, start, length)
                    for n in range(at.PLANES):
                        W[tried + n] = kinds if n < width else 0
                    shape = width | length << 8 | (start + length - 1) << 16
                    value = placed + component_worth(W, C, t, w, seat, group, tried, shape, ruff)
                    if value > best:
                        best, best_shape = value, shape
                        _keep(W, group, tried)
        if C[at.THROWS] == 2 or (C[at.THROWS] == 1 and group == at.TRUMP):
            top = top_unseen(W, C, t, group, 1, 1)
            certain = W[own] & ~bits_on(C, t, group, (1 << max(0, top)) - 1)
            wider = W[own + 1] & ~certain
            if wider:
                pair_top = top_unseen(W, C, t, group, 2, 1)
                wider &= ~bits_on(C, t, group, (1 << max(0, pair_top)) - 1)
            for more in range(2):
                if more and not wider:
                    break
                kinds = certain | (wider if more else 0)
                if not kinds & (kinds - 1):
                    continue
                for n in range(at.PLANES):
                    W[tried + n] = W[own + n] & kinds
                value = placed + throw_worth(W, C, t, w, seat, group, tried)
                if value > best:
                    best, best_shape = value, 0
                    _keep(W, group, tried)
    group = W[_GROUP]
    for n in range(at.PLANES):
        W[at.PLAY + n] = W[_LEAD + n]
    if best_shape:
        lead_shape(W, C, group, at.PLAY, best_shape)
    else:
        read_lead(W, C, t, group, at.PLAY)
