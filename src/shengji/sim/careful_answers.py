"""Answers of the policy ``careful``, weighed as ``club-1`` does."""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim import weights as by
from shengji.sim.careful import (
    DENSITY,
    LAST_WORTH,
    NUMBERS,
    ONE,
    RICHER,
    SURE,
    URGENCY,
    beat_chance,
    higher_chance,
    look,
    missed,
    percent,
    spent,
    weights_of,
)
from shengji.sim.comparing import RUFF, beats, power_of
from shengji.sim.following import find_answers
from shengji.sim.jit import Array, leaf, low_bit, outlined, popcount
from shengji.sim.planes import (
    add_card,
    clear,
    copy,
    count,
    points_of,
    points_of_bit,
    run_starts,
    step_of,
    steps_of,
    take_card,
)
from shengji.sim.reading import tractor_kinds
from shengji.sim.seeing import cheap_card, low_card, rich_card
from shengji.sim.sides import is_ally
from shengji.sim.thumb_answers import foes_to_come
from shengji.weighing.features import CERTAIN_WITHIN

_SURE_CHANCE = round(CERTAIN_WITHIN * ONE)
_TRIED = at.POLICY_ROOM + 192
_ONE = _TRIED + at.PLANES
_REST = _ONE + at.PLANES
_KEPT = _REST + at.PLANES


@leaf
def holding(W: Array, C: Array, t: int, w: int, seat: int, group: int, top: int) -> int:
    """The chance that opponents still to play do not beat a play, of a group and with a top."""
    led = W[at.LED_GROUP]
    width, length = W[at.LED_WIDTH], W[at.LED_LENGTH]
    rival, ruff = 0, 0
    if not W[at.LED_THROW]:
        rival = higher_chance(W, C, t, group, width, length, top)
        if led != at.TRUMP:
            ruff = higher_chance(W, C, t, at.TRUMP, width, length, top if group == at.TRUMP else -1)
    chance = ONE
    other = seat
    for _ in range(C[at.SEATS] - 1 - W[at.PLAYED]):
        other = other + 1 if other + 1 < C[at.SEATS] else 0
        if is_ally(W, seat, other):
            continue
        if W[at.LED_THROW]:
            beaten = 0
            if led != at.TRUMP:
                void = ONE if W[at.VOIDS + other] >> led & 1 else missed(W, C, W[NUMBERS + led])
                beaten = percent(void, C[w + by.RUFFED])
        else:
            beaten = beat_chance(W, C, w, other, led, group, width, rival, ruff)
        chance = (chance * (ONE - beaten)) >> 16
    return chance


@leaf
def left_alone(W: Array, C: Array, t: int, w: int, seat: int) -> int:
    """The chance that the seat's side wins the trick if it leaves it as it is."""
    group, top = W[at.BEST_GROUP], W[at.BEST] & 0xFF
    if is_ally(W, seat, W[at.BEST_SEAT]):
        return holding(W, C, t, w, seat, group, top)
    led = W[at.LED_GROUP]
    width, length = W[at.LED_WIDTH], W[at.LED_LENGTH]
    if W[at.LED_THROW]:
        width, length = W[at.COMPONENT], W[at.COMPONENT + 1]
    ruff = 0
    if led != at.TRUMP:
        ruff = higher_chance(W, C, t, at.TRUMP, width, length, top if group == at.TRUMP else -1)
    rival = higher_chance(W, C, t, group, width, length, top)
    lost, foes = ONE, 0
    other = seat
    for _ in range(C[at.SEATS] - 1 - W[at.PLAYED]):
        other = other + 1 if other + 1 < C[at.SEATS] else 0
        if is_ally(W, seat, other):
            beaten = beat_chance(W, C, w, other, led, group, width, rival, ruff)
            lost = (lost * (ONE - percent(beaten, C[w + by.RESCUE]))) >> 16
        else:
            foes += 1
    rescued = ONE - lost
    return percent(rescued, C[w + by.RESCUE_EARLY]) if foes else rescued


@leaf
def careful_single(W: Array, C: Array, t: int, seat: int) -> int:
    """The answer to a single card that is worth most: group and bit index << 8."""
    w = weights_of(W, C, seat)
    look(W, C, t, w, seat)
    led = W[at.LED_GROUP]
    hand = at.HANDS + at.SEAT * seat
    here = W[hand + at.PLANES * led]
    left_chance = left_alone(W, C, t, w, seat)
    ours = is_ally(W, seat, W[at.BEST_SEAT])
    foes = foes_to_come(W, C, seat)
    stake = stake_of(W, C, w)
    left = ((2 * left_chance - ONE) * stake) >> 16
    left_price = price_of(W, C, w, left_chance, ours)
    bonus = C[w + by.A_TAKES] + foes * C[w + by.A_TAKES_EARLY]
    if ours:
        bonus += C[w + by.A_FROM_PARTNER]
    tried = at.FREE
    best_value, best = -(1 << 60), 0
    for group in range(at.GROUPS):
        own = hand + at.PLANES * group
        plane = W[own] if group == led or not here else 0
        while plane:
            bit = plane & -plane
            plane ^= bit
            step = step_of(C, t, group, bit)
            points = points_of_bit(C, t, group, bit)
            if group in (led, at.TRUMP) and step + (RUFF if group != led else 0) > W[at.BEST]:
                chance = holding(W, C, t, w, seat, group, step)
                value = bonus + (((2 * chance - ONE) * stake) >> 16)
                if group != led:
                    value += C[w + by.A_RUFFS]
                if points:
                    value += price_of(W, C, w, chance, ours) * points
            else:
                value = left + left_price * points
            W[tried], W[tried + 1], W[tried + 2], W[tried + 3] = bit, 0, 0, 0
            value += spent(W, C, t, w + by.ANSWER_SPENT, hand, group, tried, 1)
            if W[at.LEFT] == 2 and W[SURE] and group == at.TRUMP and bit & W[SURE]:
                rest = W[hand + at.PLANES * at.TRUMP + 1] & bit | W[hand + at.PLANES * at.TRUMP] & ~bit
                if not rest & W[SURE]:
                    value -= (100 * W[LAST_WORTH]) >> 16
            if value > best_value:
                best_value, best = value, group | low_bit(bit) << 8
    return best


@leaf
def stake_of(W: Array, C: Array, w: int) -> int:
    """What the trick is worth beside the answer's own points, in hundredths."""
    cards = (C[at.SEATS] - 1 - W[at.PLAYED]) * W[at.LED_SIZE]
    coming = ((C[w + by.A_COMING] * W[DENSITY] + C[w + by.A_RICH] * W[RICHER + W[at.LED_GROUP]]) * cards) >> 16
    return (((C[w + by.A_TABLE] * W[at.TRICK_POINTS] + coming) * W[URGENCY]) >> 8) + C[w + by.A_TEMPO]


@leaf
def price_of(W: Array, C: Array, w: int, chance: int, ours: bool) -> int:
    """What a point of the answer is worth, in hundredths; ``ours`` if the trick is the own side's so far."""
    given = C[w + by.A_GIVEN]
    if ours:
        given += C[w + by.A_GIVEN_OURS]
    certain = 0
    if chance <= _SURE_CHANCE or ONE - chance <= _SURE_CHANCE:
        certain = C[w + by.CERTAIN]
    won = 2 * chance - ONE
    return (((C[w + by.A_POINTS] + ((won * given) >> 16)) * W[URGENCY]) >> 8) + ((won * certain) >> 16)


@leaf
def taking(W: Array, C: Array, t: int, w: int, seat: int, group: int, o: int, top: int) -> int:
    """What the answer at ``o``, all of one group, is worth if it takes the trick."""
    chance = holding(W, C, t, w, seat, group, top)
    ours = is_ally(W, seat, W[at.BEST_SEAT])
    value = C[w + by.A_TAKES] + (((2 * chance - ONE) * stake_of(W, C, w)) >> 16)
    value += foes_to_come(W, C, seat) * C[w + by.A_TAKES_EARLY]
    if ours:
        value += C[w + by.A_FROM_PARTNER]
    if group != W[at.LED_GROUP]:
        value += C[w + by.A_RUFFS]
    value += price_of(W, C, w, chance, ours) * points_of(W, C, t, o, group)
    return value + spent(W, C, t, w + by.ANSWER_SPENT, at.HANDS + at.SEAT * seat, group, o, W[at.LED_SIZE])


@leaf
def _card_value(W: Array, C: Array, t: int, w: int, rest: int, group: int, bit: int, price: int) -> int:
    """What one card is worth in an answer that does not take the trick, when ``rest`` are the cards left."""
    W[_ONE], W[_ONE + 1], W[_ONE + 2], W[_ONE + 3] = bit, 0, 0, 0
    return price * points_of_bit(C, t, group, bit) + spent(W, C, t, w + by.ANSWER_SPENT, rest, group, _ONE, 1)


@leaf
def _give(W: Array, C: Array, t: int, w: int, rest: int, only: int, number: int, price: int) -> int:
    """Add so many cards of a group, or of any with -1, from a hand at ``rest`` to the play; what they are worth."""
    total = 0
    for _ in range(number):
        best_value, best_group, best_bit = -(1 << 60), 0, 0
        for group in range(at.GROUPS):
            own = rest + at.PLANES * group
            if not W[own] or (only >= 0 and group != only):
                continue
            tried = 0
            for which in range(3):
                bit = cheap_card(W, C, t, group, own)
                if which == 1:
                    bit = rich_card(W, C, t, group, own)
                elif which == 2:
                    bit = low_card(C, t, group, W[own])
                if bit & ~tried:
                    tried |= bit
                    value = _card_value(W, C, t, w, rest, group, bit, price)
                    if value > best_value:
                        best_value, best_group, best_bit = value, group, bit
        total += best_value
        take_card(W, rest + at.PLANES * best_group, best_bit)
        add_card(W, at.PLAY + at.PLANES * best_group, best_bit)
    return total


@leaf
def _tuple_of(W: Array, C: Array, t: int, w: int, seat: int, own: int, price: int, left: int) -> None:
    """Answer a led tuple with the one of the hand's tuples that is worth most."""
    group, width = W[at.LED_GROUP], W[at.LED_WIDTH]
    able = W[own + width - 1]
    best_value, best = -(1 << 60), 0
    while able:
        bit = able & -able
        able ^= bit
        for n in range(at.PLANES):
            W[_TRIED + n] = bit if n < width else 0
        step = step_of(C, t, group, bit)
        if W[at.BEST_GROUP] == group and step > W[at.BEST]:
            value = taking(W, C, t, w, seat, group, _TRIED, step)
        else:
            value = left + price * points_of(W, C, t, _TRIED, group)
            value += spent(W, C, t, w + by.ANSWER_SPENT, at.HANDS + at.SEAT * seat, group, _TRIED, width)
        if value > best_value:
            best_value, best = value, bit
    for n in range(width):
        W[at.PLAY + at.PLANES * group + n] = best


@outlined
def _best_set(W: Array, C: Array, t: int, w: int, seat: int, own: int, price: int, left: int) -> None:
    """Answer with one of the sets of cards that are owed, and what else of the group is worth most."""
    group, size = W[at.LED_GROUP], W[at.LED_SIZE]
    play = at.PLAY + at.PLANES * group
    found = find_answers(W, C, t, own)
    best_value, best = -(1 << 60), 0
    for index in range(found):
        o = at.FOUND + at.WAY * index
        value = left + price * points_of(W, C, t, o, group)
        value += spent(W, C, t, w + by.ANSWER_SPENT, at.HANDS + at.SEAT * seat, group, o, size - W[o + 4])
        if W[o + 4] == 0:
            power = power_of(W, C, t, group, o)
            if power >= 0 and beats(W, C, t, power, o):
                value = taking(W, C, t, w, seat, group, o, power & 0xFF)
        if value > best_value:
            best_value, best = value, o
    free = W[best + 4]
    for n in range(at.PLANES):
        W[play + n] = W[best + n]
    if free:
        copy(W, at.HANDS + at.SEAT * seat, at.FREE, at.SEAT)
        for n in range(at.PLANES):
            plane = W[play + n]
            while plane:
                bit = plane & -plane
                plane ^= bit
                take_card(W, at.FREE + at.PLANES * group, bit)
        _give(W, C, t, w, at.FREE, group, free, price)


@leaf
def _cover(W: Array, C: Array, t: int, first: int, trumps: int) -> bool:
    """Cover the lead with the lowest trumps that have its shapes, the first from a step on, at ``_TRIED``."""
    copy(W, trumps, _REST, at.PLANES)
    for n in range(at.PLANES):
        W[_TRIED + n] = 0
    for part in range(at.COMPONENT, at.COMPONENT + at.PART * W[at.COMPONENTS], at.PART):
        width, length = W[part], W[part + 1]
        able = W[_REST + width - 1]
        starts = run_starts(steps_of(C, t, at.TRUMP, able), C[t + at.JOINS + at.TRUMP], length)
        if part == at.COMPONENT:
            starts = starts >> first << first
        if not able or not starts:
            return False
        kinds = tractor_kinds(W, C, t, at.TRUMP, _REST, able, width, low_bit(starts), length)
        while kinds:
            bit = kinds & -kinds
            kinds ^= bit
            for _ in range(width):
                take_card(W, _REST, bit)
                add_card(W, _TRIED, bit)
    return True


@leaf
def _ruff(W: Array, C: Array, t: int, w: int, seat: int, trumps: int, least: int) -> bool:
    """Ruff into the play if that is worth more than ``least``: each of the ways that cost least."""
    best_value, best = least, -1
    width, length = W[at.COMPONENT], W[at.COMPONENT + 1]
    able = W[trumps + width - 1]
    starts = 0
    if able and count(W, trumps) >= W[at.LED_SIZE]:
        starts = run_starts(steps_of(C, t, at.TRUMP, able), C[t + at.JOINS + at.TRUMP], length)
    while starts:
        first = low_bit(starts)
        starts &= starts - 1
        if not _cover(W, C, t, first, trumps):
            break
        power = power_of(W, C, t, at.TRUMP, _TRIED)
        if power >= 0 and beats(W, C, t, power, _TRIED):
            value = taking(W, C, t, w, seat, at.TRUMP, _TRIED, power & 0xFF)
            if value > best_value:
                best_value, best = value, first
    if best < 0:
        return False
    _cover(W, C, t, best, trumps)
    copy(W, _TRIED, at.PLAY + at.PLANES * at.TRUMP, at.PLANES)
    return True


@leaf
def careful_many(W: Array, C: Array, t: int, seat: int) -> None:
    """The answer to several cards that is worth most, in ``PLAY``, which is empty."""
    group, size = W[at.LED_GROUP], W[at.LED_SIZE]
    hand = at.HANDS + at.SEAT * seat
    if size == W[at.LEFT]:
        copy(W, hand, at.PLAY, at.SEAT)
        return
    own = hand + at.PLANES * group
    here = count(W, own)
    if here == size:
        copy(W, own, at.PLAY + at.PLANES * group, at.PLANES)
        return
    w = weights_of(W, C, seat)
    look(W, C, t, w, seat)
    chance = left_alone(W, C, t, w, seat)
    price = price_of(W, C, w, chance, is_ally(W, seat, W[at.BEST_SEAT]))
    left = ((2 * chance - ONE) * stake_of(W, C, w)) >> 16
    copy(W, hand, at.FREE, at.SEAT)
    if here < size:
        copy(W, own, at.PLAY + at.PLANES * group, at.PLANES)
        clear(W, at.FREE + at.PLANES * group, at.PLANES)
        value = left + _give(W, C, t, w, at.FREE, -1, size - here, price)
        if not here and group != at.TRUMP and W[hand + at.PLANES * at.TRUMP]:
            copy(W, at.PLAY, _KEPT, at.SEAT)
            clear(W, at.PLAY, at.SEAT)
            if not _ruff(W, C, t, w, seat, hand + at.PLANES * at.TRUMP, value):
                copy(W, _KEPT, at.PLAY, at.SEAT)
        return
    if not W[at.DEMANDS] or not W[own + 1]:
        _give(W, C, t, w, at.FREE, group, size, price)
    elif C[at.FOLLOW_PLAIN] and W[at.LED_LENGTH] == 1 and W[own + W[at.LED_WIDTH] - 1]:
        _tuple_of(W, C, t, w, seat, own, price, left)
    elif C[at.FOLLOW_PLAIN] and not W[own + 2] and W[at.OWED_PAIRS_ONLY] and popcount(W[own + 1]) <= W[at.OWED_TUPLES]:
        pairs = W[own + 1]
        play = at.PLAY + at.PLANES * group
        W[play], W[play + 1] = pairs, pairs
        W[at.FREE + at.PLANES * group] = W[own] & ~pairs
        W[at.FREE + at.PLANES * group + 1] = 0
        _give(W, C, t, w, at.FREE, group, size - 2 * popcount(pairs), price)
    else:
        _best_set(W, C, t, w, seat, own, price, left)
