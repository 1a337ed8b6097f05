"""What the policy ``careful`` looks at before it plays: unseen cards, chances, and what a play costs a hand.

Chances are in units of 2**-16.
"""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim import weights as by
from shengji.sim.jit import Array, high_bit, leaf, outlined, popcount
from shengji.sim.planes import bits_on, copies_of, count, points_of, run_starts, step_of, steps_of
from shengji.sim.sides import is_ally, opponents_points
from shengji.weighing import features
from shengji.weighing import urgency as urgencies
from shengji.weighing.features import KITTY_GUESS, LAST_CARDS, LEAST_VOID, STAGES
from shengji.weighing.urgency import LEFT_STEPS

stage = leaf(features.stage)
place = leaf(urgencies.place)

ONE = 1 << 16
UNSEEN = at.POLICY_ROOM + 8
"""Planes of the cards that the seat has not seen."""
NUMBERS = UNSEEN + at.SEAT
"""How many they are, by group."""
SHARE = NUMBERS + at.GROUPS
"""The chance that a seat to play holds a certain one of them."""
DENSITY = SHARE + 1
"""Points of an unseen card on the average."""
SURE = SHARE + 2
"""Trumps of the hand that win the last trick for certain, as a plane."""
LAST_WORTH = SHARE + 3
"""What the last trick is worth by now."""
URGENCY = SHARE + 4
"""How much a point matters, in units of 1/256."""
LADDER = SHARE + 5
"""Where the chances that belong to the share lie: for each number of unseen cards that a seat holds none of them, then
the same for pairs."""
RICHER = LADDER + 1
"""By group, by how much its unseen cards have more points on the average than all."""
_LEAST_VOID = round(LEAST_VOID * ONE)


@leaf
def weights_of(W: Array, C: Array, seat: int) -> int:
    """Where the weights of a seat's side lie for this stage of the deal."""
    bankers = W[at.ALLIES + seat] >> W[at.BANKER] & 1
    return at.WEIGHTS + at.WEIGHT_ROOM * (STAGES * bankers + stage(W[at.LEFT], C[at.HAND_SIZE]))


@leaf
def percent(chance: int, share: int) -> int:
    """So many hundredths of a chance."""
    return chance * share // 100


@leaf
def add_planes(W: Array, target: int, source: int) -> None:
    """Add the cards of one group at ``source`` to those at ``target``."""
    b = W[source]
    if not b:
        return
    a, b_2, b_3 = W[target], W[source + 1], W[source + 2]
    a_2, a_3 = W[target + 1], W[target + 2]
    if (a_2 & (b | b_2)) | (a & b_2) | a_3 | b_3:
        W[target + 3] |= W[source + 3] | (a_3 & b) | (a_2 & b_2) | (a & b_3)
        W[target + 2] |= b_3 | (a_2 & b) | (a & b_2)
    W[target + 1] |= b_2 | (a & b)
    W[target] |= b


@leaf
def look(W: Array, C: Array, t: int, w: int, seat: int) -> None:
    """Take in what the seat has not seen, and how much points matter."""
    gone = 0
    for other in range(C[at.SEATS]):
        gone += W[at.TAKEN + other]
    row, column = place(C[at.TOTAL_POINTS], opponents_points(W, C), C[at.TOTAL_POINTS] - gone)
    urgency = C[at.URGENCIES + (LEFT_STEPS + 1) * row + column]
    W[URGENCY] = 256 + (urgency - 256) * C[w + by.URGENT] // 100
    unseen, points = 0, 0
    for group in range(at.GROUPS):
        o = UNSEEN + at.PLANES * group
        for n in range(at.PLANES):
            W[o + n] = 0
        for other in range(C[at.SEATS]):
            if other != seat:
                add_planes(W, o, at.HANDS + at.SEAT * other + at.PLANES * group)
        if seat != W[at.BANKER]:
            add_planes(W, o, at.KITTY + at.PLANES * group)
        number = count(W, o)
        W[NUMBERS + group] = number
        unseen += number
        W[RICHER + group] = 0
        if number:
            here = points_of(W, C, t, o, group)
            points += here
            W[RICHER + group] = (here << 16) // number
    unseen = max(1, unseen)
    density = (points << 16) // unseen
    W[DENSITY] = density
    for group in range(at.GROUPS):
        W[RICHER + group] = W[RICHER + group] - density if W[NUMBERS + group] else 0
    share = min(at.SHARES, ((W[at.LEFT] * at.SHARES << 1) // unseen + 1) >> 1)
    W[SHARE] = share * (ONE // at.SHARES)
    W[LADDER] = at.CHANCES + at.CHANCE_ROW * share
    W[SURE], W[LAST_WORTH] = 0, 0
    if 2 <= W[at.LEFT] <= LAST_CARDS and C[at.KITTY_SIZE]:
        _note_last(W, C, t, seat)


@outlined
def _note_last(W: Array, C: Array, t: int, seat: int) -> None:
    top = high_bit(steps_of(C, t, at.TRUMP, W[UNSEEN + at.PLANES * at.TRUMP]))
    own = W[at.HANDS + at.SEAT * seat + at.PLANES * at.TRUMP]
    W[SURE] = own & ~bits_on(C, t, at.TRUMP, (1 << max(top, 0)) - 1)
    kitty = KITTY_GUESS
    if seat == W[at.BANKER]:
        kitty = 0
        for group in range(at.GROUPS):
            kitty += points_of(W, C, t, at.KITTY + at.PLANES * group, group)
    W[LAST_WORTH] = (((2 * kitty + 5) << 16) * (LAST_CARDS + 2 - W[at.LEFT])) // LAST_CARDS


@leaf
def above(W: Array, C: Array, t: int, group: int, step: int) -> int:
    """How many unseen cards of a group stand above a step."""
    o = UNSEEN + at.PLANES * group
    lower = ~bits_on(C, t, group, (2 << step) - 1)
    number = popcount(W[o] & lower) + popcount(W[o + 1] & lower)
    if W[o + 2]:
        number += popcount(W[o + 2] & lower) + popcount(W[o + 3] & lower)
    return number


@leaf
def missed(W: Array, C: Array, number: int) -> int:
    """The chance that a seat holds none of so many unseen cards."""
    return C[W[LADDER] + min(number, at.CHANCE_SINGLES - 1)]


@leaf
def higher_chance(W: Array, C: Array, t: int, group: int, width: int, length: int, top: int) -> int:
    """The chance that a seat which may hold the group holds a component of a shape above a step."""
    if width == 1:
        number = above(W, C, t, group, top) if top >= 0 else W[NUMBERS + group]
        return ONE - missed(W, C, number)
    o = UNSEEN + at.PLANES * group
    able = W[o + width - 1]
    if not able:
        return 0
    if length > 1:
        starts = run_starts(steps_of(C, t, group, able), C[t + at.JOINS + group], length)
        if high_bit(starts) + length - 1 <= top or not starts:
            return 0
        share = W[SHARE]
        for _ in range(length - 2):
            share //= width
        return min(ONE >> 1, share)
    lower = ~bits_on(C, t, group, (2 << top) - 1) if top >= 0 else -1
    if width == 2:
        number = popcount(able & lower) + 2 * popcount(W[o + 2] & lower) + 3 * popcount(W[o + 3] & lower)
        return ONE - C[W[LADDER] + at.CHANCE_SINGLES + min(number, at.CHANCE_PAIRS - 1)]
    share = W[SHARE]
    chance = ONE
    for _ in range(width):
        chance = (chance * share) >> 16
    number = popcount(able & lower)
    if width < at.PLANES:
        number += 3 * popcount(W[o + width] & lower)
    left = ONE
    for _ in range(number):
        left = (left * (ONE - chance)) >> 16
    return ONE - left


@leaf
def top_unseen(W: Array, C: Array, t: int, group: int, width: int, length: int) -> int:
    """The top of the highest unseen component of a shape, -1 without any."""
    able = W[UNSEEN + at.PLANES * group + width - 1]
    if not able:
        return -1
    starts = run_starts(steps_of(C, t, group, able), C[t + at.JOINS + group], length)
    return high_bit(starts) + length - 1 if starts else -1


@leaf
def beat_chance(W: Array, C: Array, w: int, other: int, led: int, group: int, width: int, rival: int, ruff: int) -> int:
    """The chance that a seat beats the play that is winning, of a group; ``rival`` and ``ruff`` that it can.

    These are chances of seats of which nothing is known.
    """
    voids = W[at.VOIDS + other]
    pairless = W[at.PAIRLESS + other] if width > 1 else 0
    rival = percent(rival, C[w + by.BEATEN])
    if led == at.TRUMP:
        return 0 if (voids | pairless) >> at.TRUMP & 1 else rival
    ruff = percent(ruff, C[w + by.RUFFING])
    void = ONE if voids >> led & 1 else missed(W, C, W[NUMBERS + led])
    can_ruff = 0 if (voids | pairless) >> at.TRUMP & 1 or void <= _LEAST_VOID else ruff
    if group == at.TRUMP:
        return (void * can_ruff) >> 16
    if (voids | pairless) >> group & 1:
        rival = 0
    return ((ONE - void) * rival + void * can_ruff) >> 16


@leaf
def spent(W: Array, C: Array, t: int, w: int, hand: int, group: int, o: int, cards: int) -> int:
    """What it costs, by weights at ``w``, to play so many cards of one group, at ``o``; in hundredths of a point."""
    own = hand + at.PLANES * group
    total = 0
    lost, steps, bosses = 0, 0, 0
    kinds = W[o]
    span = max(1, C[t + at.SPAN + group] - 1)
    trump = group == at.TRUMP
    while kinds:
        bit = kinds & -kinds
        kinds ^= bit
        number = 1
        while number < at.PLANES and W[o + number] & bit:
            number += 1
        step = step_of(C, t, group, bit)
        higher = min(above(W, C, t, group, step), at.MOST_ABOVE - 1)
        steps += number * step
        if trump:
            total += number * ((C[w + by.TRUMP_HEIGHT] * C[at.FADES + at.MOST_ABOVE + higher]) >> 16)
            if not higher:
                total += number * C[w + by.TRUMP_BOSS]
            if bit & C[t + at.JOKERS]:
                total += number * C[w + by.JOKERS]
        else:
            total += number * ((C[w + by.PLAIN_HEIGHT] * C[at.FADES + higher]) >> 16)
            if not higher:
                total += number * C[w + by.PLAIN_BOSS]
                bosses += number
        if W[own + 1] & bit:
            lost += int(copies_of(W, own, bit) - number < 2)
    total += C[w + by.STEPS] * steps // span
    if trump:
        total += lost * C[w + by.TRUMP_PAIRS] + cards * C[w + by.TRUMPS]
        total += cards * C[w + by.EARLY_TRUMPS] * W[at.LEFT] // C[at.HAND_SIZE]
        total += cards * C[w + by.LONG_TRUMPS] * count(W, own) // W[at.LEFT]
        if W[SURE] and W[o] & W[SURE] == W[SURE]:
            total += (C[w + by.LAST] * W[LAST_WORTH]) >> 16
    else:
        if bosses and C[w + by.BOSS_RUFFED]:
            seat = W[at.TURN]
            for other in range(C[at.SEATS]):
                if W[at.VOIDS + other] >> group & 1 and not is_ally(W, seat, other):
                    total += bosses * C[w + by.BOSS_RUFFED]
        held = count(W, own)
        total += lost * C[w + by.PLAIN_PAIRS] + ((cards * C[w + by.PLAIN_LENGTH] * held) >> 3)
        if W[hand + at.PLANES * at.TRUMP]:
            left = held - cards
            if left == 0:
                total += C[w + by.VOIDS]
            elif left == 1:
                total += C[w + by.SHORTENED]
    return total
