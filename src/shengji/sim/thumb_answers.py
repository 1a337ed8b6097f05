"""Answers of the policy ``rollout``: to single cards by what they promise, to several by fixed rules."""

from __future__ import annotations

from shengji.sim import habits as by
from shengji.sim import layout as at
from shengji.sim.comparing import RUFF, power_of
from shengji.sim.following import find_answers
from shengji.sim.jit import Array, high_bit, leaf, low_bit, outlined, popcount
from shengji.sim.planes import (
    add_card,
    bits_on,
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
from shengji.sim.seeing import (
    cheap_card,
    count_unseen,
    habit,
    high_card,
    low_card,
    rich_card,
    rich_card_of,
    unseen,
    unseen_twice,
)
from shengji.sim.sides import is_ally


@leaf
def side_wins(W: Array, seat: int) -> bool:
    """Whether the best play so far is of the seat's side."""
    return is_ally(W, seat, W[at.BEST_SEAT])


@leaf
def foes_to_come(W: Array, C: Array, seat: int) -> int:
    """How many opponents of a seat play after it in this trick."""
    found = 0
    other = seat
    for _ in range(C[at.SEATS] - 1 - W[at.PLAYED]):
        other = other + 1 if other + 1 < C[at.SEATS] else 0
        found += int(not is_ally(W, seat, other))
    return found


@leaf
def risk_of(W: Array, C: Array, t: int, seat: int, group: int, step: int, width: int) -> int:
    """How likely opponents still to play are to beat a play: cards above it, times those opponents.

    A known ruff counts as nine cards.
    """
    foes = foes_to_come(W, C, seat)
    if not foes:
        return 0
    ruffs = 0
    led = W[at.LED_GROUP]
    if at.TRUMP not in (led, group):
        other = seat
        for _ in range(C[at.SEATS] - 1 - W[at.PLAYED]):
            other = other + 1 if other + 1 < C[at.SEATS] else 0
            voids = W[at.VOIDS + other]
            if not is_ally(W, seat, other) and voids >> led & 1 and not voids >> at.TRUMP & 1:
                ruffs += 9
    if W[at.LED_THROW]:
        return ruffs
    if group == at.TRUMP and led != at.TRUMP:
        # Only who is void of the suit can go higher.
        able = 0
        other = seat
        for _ in range(C[at.SEATS] - 1 - W[at.PLAYED]):
            other = other + 1 if other + 1 < C[at.SEATS] else 0
            able += int(not is_ally(W, seat, other) and W[at.VOIDS + other] >> led & 1)
        if not able:
            return int(count_unseen(W, C, seat, led) < 4)
    above = unseen(W, C, seat, group) if width == 1 else unseen_twice(W, C, seat, group)
    higher = steps_of(C, t, group, above) >> (step + 1)
    return ruffs + popcount(higher) * foes


@leaf
def is_safe(W: Array, C: Array, t: int, seat: int) -> bool:
    """Whether points may go to the best play so far."""
    if W[at.PLAYED] == C[at.SEATS] - 1:
        return True
    width = max(1, W[at.LED_WIDTH])
    risk = risk_of(W, C, t, seat, W[at.BEST_GROUP], W[at.BEST] & 0xFF, width)
    return risk <= habit(W, C, seat, by.GIVE_RISK)


@leaf
def discard(W: Array, C: Array, t: int, seat: int, hand: int, rich: bool) -> int:
    """A card of any plain suit to throw away, or a trump if there is nothing else: group and bit index << 8."""
    best_group, best_score, best_bit = at.TRUMP, -1000, 0
    for group in range(at.TRUMP):
        own = hand + at.PLANES * group
        if not W[own]:
            continue
        bit = 0
        score = 40 - count(W, own)
        if rich:
            bit = rich_card(W, C, t, group, own)
            if bit:
                score += 100 if bit & C[t + at.TENS + group] else 60
        if not bit:
            bit = cheap_card(W, C, t, group, own)
            if bit & (C[t + at.FIVES + group] | C[t + at.TENS + group]):
                score -= 30
        if not rich and step_of(C, t, group, bit) >= high_bit(unseen(W, C, seat, group)):
            # A card that nobody can beat.
            score -= 35
        if score > best_score:
            best_group, best_score, best_bit = group, score, bit
    if not best_bit:
        own = hand + at.PLANES * at.TRUMP
        best_bit = rich_card(W, C, t, at.TRUMP, own) if rich else 0
        if not best_bit:
            best_bit = cheap_card(W, C, t, at.TRUMP, own)
    return best_group | low_bit(best_bit) << 8


@leaf
def _keeping(W: Array, C: Array, w: int, hand: int, group: int, bit: int, step: int, above: int) -> int:
    """What a card is worth keeping, in sixteenths of a point; ``above`` are the unseen steps of its group."""
    higher = popcount(above >> (step + 1))
    own = hand + at.PLANES * group
    if group == at.TRUMP:
        value = C[w + by.TRUMP] + C[w + by.TRUMP_STEP] * step + (C[w + by.TRUMP_TOP] >> (higher // 2))
        if W[own + 1] & bit:
            value += C[w + by.PAIR_TRUMP]
        if W[at.LEFT] <= C[w + by.KEEP]:
            value += C[w + by.LAST]
        return value
    value = C[w + by.PLAIN_STEP] * step + (C[w + by.PLAIN_TOP] >> higher)
    if W[own + 1] & bit:
        value += C[w + by.PAIR_PLAIN]
    return value


@leaf
def _chance(C: Array, w: int, risk: int) -> int:
    """The chance in sixteenths that a play stands against so many cards above it."""
    return C[w + by.CHANCE + min(risk, by.MOST_RISK)]


@leaf
def thumb_single(W: Array, C: Array, t: int, seat: int) -> int:
    """The answer to a single card that promises most: group and bit index << 8."""
    led = W[at.LED_GROUP]
    hand = at.HANDS + at.SEAT * seat
    w = at.HABITS + at.HABIT_ROOM * W[at.SIDE + seat]
    ours = side_wins(W, seat)
    here = W[hand + at.PLANES * led]
    # Who is still to play: opponents, those of them that may ruff, and whether there is a partner.
    to_come = C[at.SEATS] - 1 - W[at.PLAYED]
    foes, ruffs, voids, mates = 0, 0, 0, 0
    other = seat
    for _ in range(to_come):
        other = other + 1 if other + 1 < C[at.SEATS] else 0
        if is_ally(W, seat, other):
            mates = 1
            continue
        foes += 1
        if W[at.VOIDS + other] >> led & 1:
            voids += 1
            ruffs += int(not W[at.VOIDS + other] >> at.TRUMP & 1)
    if led == at.TRUMP:
        ruffs = 0
    ruffed = 0
    if foes and not voids and led != at.TRUMP and (not here or W[at.BEST_GROUP] == at.TRUMP):
        ruffed = int(count_unseen(W, C, seat, led) < 4)
    table = W[at.TRICK_POINTS] << 4
    coming = to_come * C[w + by.EXPECT]
    # The chance of the own side if the trick is left as it is.
    left_chance = 0
    if ours:
        left_chance = 16
        if foes:
            group = W[at.BEST_GROUP]
            if group == at.TRUMP and led != at.TRUMP and not voids:
                risk = ruffed
            else:
                risk = popcount(steps_of(C, t, group, unseen(W, C, seat, group)) >> ((W[at.BEST] & 0xFF) + 1)) * foes
                risk += 9 * ruffs if group != at.TRUMP else 0
            left_chance = _chance(C, w, risk)
    elif mates:
        left_chance = C[w + by.RESCUE]
    best_value, best = -(1 << 40), 0
    for group in range(at.GROUPS):
        own = hand + at.PLANES * group
        plane = W[own] if group == led or not here else 0
        if not plane:
            continue
        above = steps_of(C, t, group, unseen(W, C, seat, group))
        longer = C[w + by.SHORT] * count(W, own) if group not in (led, at.TRUMP) else 0
        may_take = group in (led, at.TRUMP)
        tried_low = 0
        while plane:
            bit = plane & -plane
            plane ^= bit
            step = step_of(C, t, group, bit)
            points = points_of_bit(C, t, group, bit)
            chance = left_chance
            takes = may_take and step + (RUFF if group != led else 0) > W[at.BEST]
            if takes:
                chance = 16
                if foes:
                    if group != led and not voids:
                        risk = ruffed
                    else:
                        risk = popcount(above >> (step + 1)) * foes
                        if group == led:
                            risk += 9 * ruffs
                    chance = _chance(C, w, risk)
            elif not points:
                # Of cards that neither win nor count the lowest single one will do.
                pair = int(W[own + 1] & bit != 0)
                if tried_low >> pair & 1:
                    continue
                tried_low |= 1 << pair
            value = ((2 * chance - 16) * (table + coming + (points << 4))) >> 4
            if takes:
                value += (chance * C[w + by.TEMPO]) >> 4
            value -= _keeping(W, C, w, hand, group, bit, step, above) + longer
            if value > best_value:
                best_value, best = value, group | low_bit(bit) << 8
    return best


@leaf
def _fill(W: Array, C: Array, t: int, rest: int, group: int, number: int, rich: bool) -> None:
    """Add so many cards of one group to the play, from the planes at ``rest``."""
    for _ in range(number):
        bit = rich_card(W, C, t, group, rest) if rich else 0
        if not bit:
            bit = cheap_card(W, C, t, group, rest)
        take_card(W, rest, bit)
        add_card(W, at.PLAY + at.PLANES * group, bit)


@leaf
def _worth(W: Array, C: Array, t: int, group: int, o: int) -> int:
    """How much one would like to keep some cards: their ranks."""
    total = 0
    for n in range(at.PLANES):
        plane = W[o + n]
        while plane:
            bit = plane & -plane
            plane ^= bit
            total += 4 + step_of(C, t, group, bit)
    return total


@outlined
def _best_answer(W: Array, C: Array, t: int, own: int, ours: bool, rich: bool) -> None:
    """Choose among the answers found the one that takes the trick cheaply, or gives or keeps points."""
    group, size = W[at.LED_GROUP], W[at.LED_SIZE]
    play = at.PLAY + at.PLANES * group
    found = find_answers(W, C, t, own)
    best, best_score = 0, -(1 << 40)
    for index in range(found):
        o = at.FOUND + at.WAY * index
        points = points_of(W, C, t, o, group)
        score = -_worth(W, C, t, group, o) + (8 * points if rich else -4 * points)
        if not ours and W[o + 4] == 0 and power_of(W, C, t, group, o) > W[at.BEST]:
            score += 1000 + 4 * points
        if score > best_score:
            best, best_score = o, score
    free = 0
    for n in range(at.PLANES):
        W[play + n] = W[best + n]
    free = W[best + 4]
    if free:
        rest = at.FREE
        copy(W, own, rest, at.PLANES)
        for n in range(at.PLANES):
            plane = W[play + n]
            while plane:
                bit = plane & -plane
                plane ^= bit
                take_card(W, rest, bit)
        _fill(W, C, t, rest, group, size - count(W, play), rich)


@leaf
def _answer_tuple(W: Array, C: Array, t: int, seat: int, own: int, ours: bool, rich: bool) -> bool:
    """Answer a led pair (or wider tuple) with one, where that is all that is owed."""
    width, group = W[at.LED_WIDTH], W[at.LED_GROUP]
    able = W[own + width - 1]
    if not able:
        return False
    play = at.PLAY + at.PLANES * group
    bit = 0
    if rich:
        bit = rich_card_of(C, t, group, able)
    elif not ours and W[at.BEST_GROUP] == group:
        steps = steps_of(C, t, group, able)
        higher = steps >> (W[at.BEST] + 1) << (W[at.BEST] + 1)
        last = W[at.PLAYED] == C[at.SEATS] - 1
        if higher and (last or high_bit(higher) >= high_bit(steps_of(C, t, group, unseen_twice(W, C, seat, group)))):
            better = able & bits_on(C, t, group, higher)
            bit = rich_card_of(C, t, group, better) if last else high_card(C, t, group, better)
            if not bit:
                bit = low_card(C, t, group, better)
    if not bit:
        poor = able & ~(C[t + at.FIVES + group] | C[t + at.TENS + group])
        bit = low_card(C, t, group, poor if poor else able)
    for n in range(width):
        W[play + n] = bit
    return True


@leaf
def _ruff_shape(W: Array, C: Array, t: int, trumps: int) -> bool:
    """Ruff a led tuple or tractor with the lowest trumps that will do; false where that cannot be."""
    width, length = W[at.LED_WIDTH], W[at.LED_LENGTH]
    able = W[trumps + width - 1]
    if not able:
        return False
    starts = run_starts(steps_of(C, t, at.TRUMP, able), C[t + at.JOINS + at.TRUMP], length)
    if W[at.BEST_GROUP] == at.TRUMP:
        step = max(0, (W[at.BEST] & 0xFF) + 2 - length)
        starts = starts >> step << step
    if not starts:
        return False
    kinds = tractor_kinds(W, C, t, at.TRUMP, trumps, able, width, low_bit(starts), length)
    for n in range(width):
        W[at.PLAY + at.PLANES * at.TRUMP + n] = kinds
    return True


@leaf
def _ruff_singles(W: Array, C: Array, t: int, hand: int) -> bool:
    """Ruff a throw of nothing but singles, if there are points and nobody has ruffed it yet; false otherwise."""
    trumps = hand + at.PLANES * at.TRUMP
    if W[at.DEMANDS] or not W[at.TRICK_POINTS] or at.TRUMP in (W[at.LED_GROUP], W[at.BEST_GROUP]):
        return False
    if count(W, trumps) < W[at.LED_SIZE]:
        return False
    copy(W, trumps, at.FREE, at.PLANES)
    _fill(W, C, t, at.FREE, at.TRUMP, W[at.LED_SIZE], False)
    return True


@leaf
def thumb_many(W: Array, C: Array, t: int, seat: int) -> None:
    """The answer to several cards by rules of thumb, in ``PLAY``, which is empty."""
    group, size = W[at.LED_GROUP], W[at.LED_SIZE]
    hand = at.HANDS + at.SEAT * seat
    own = hand + at.PLANES * group
    here = count(W, own)
    ours = side_wins(W, seat)
    rich = ours and is_safe(W, C, t, seat)
    if here > size:
        if not W[at.DEMANDS] or not W[own + 1]:
            copy(W, own, at.FREE, at.PLANES)
            _fill(W, C, t, at.FREE, group, size, rich)
        elif not (C[at.FOLLOW_PLAIN] and W[at.LED_LENGTH] == 1 and _answer_tuple(W, C, t, seat, own, ours, rich)):
            pairs = W[own + 1]
            if C[at.FOLLOW_PLAIN] and not W[own + 2] and W[at.OWED_PAIRS_ONLY] and popcount(pairs) <= W[at.OWED_TUPLES]:
                play = at.PLAY + at.PLANES * group
                W[play] = pairs
                W[play + 1] = pairs
                W[at.FREE] = W[own] & ~pairs
                for n in range(1, at.PLANES):
                    W[at.FREE + n] = 0
                _fill(W, C, t, at.FREE, group, size - 2 * popcount(pairs), rich)
            else:
                _best_answer(W, C, t, own, ours, rich)
        return
    if here == 0 and not ours and group != at.TRUMP and not W[at.LED_THROW]:
        trumps = hand + at.PLANES * at.TRUMP
        if (W[at.TRICK_POINTS] > 0 or W[at.LEFT] <= 8) and _ruff_shape(W, C, t, trumps):
            return
    if here == 0 and not ours and W[at.LED_THROW] and _ruff_singles(W, C, t, hand):
        return
    copy(W, own, at.PLAY + at.PLANES * group, at.PLANES)
    if here < size:
        copy(W, hand, at.FREE, at.SEAT)
        clear(W, at.FREE + at.PLANES * group, at.PLANES)
        for _ in range(size - here):
            card = discard(W, C, t, seat, at.FREE, rich)
            g, bit = card & 0xFF, 1 << (card >> 8)
            take_card(W, at.FREE + at.PLANES * g, bit)
            add_card(W, at.PLAY + at.PLANES * g, bit)
