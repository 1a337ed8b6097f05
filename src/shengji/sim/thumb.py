"""The policy ``rollout``: rules of thumb that cost little more than random play, for search to continue with.

A seat uses what it can know: its hand, who has shown a void, and which cards it has not seen. Nothing depends on how
the unseen cards lie, so that a seat plays the same in every world that it thinks possible. Leads and answers to single
cards have scores, by the numbers of :mod:`shengji.sim.habits`; answers to several cards follow fixed rules: points to a
side that wins safely, the cheapest cards that take the trick where that can be had, the cheapest cards else.
"""

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
    copies_of,
    copy,
    count,
    longest_run,
    points_of,
    points_of_bit,
    run_starts,
    step_of,
    steps_of,
    take_card,
)
from shengji.sim.reading import lead_shape, read_lead, tractor_kinds
from shengji.sim.sides import is_ally

KEEP_FROM = 4
"""From so many cards on the highest trumps are kept for the last trick."""


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
def _note_lead(W: Array, group: int, kinds: int, width: int) -> None:
    """Keep the best lead so far: some kinds, each so often."""
    W[_LEAD_GROUP] = group
    for n in range(at.PLANES):
        W[_LEAD + n] = kinds if n < width else 0


_LEAD_GROUP = at.POLICY_ROOM
_LEAD = at.POLICY_ROOM + 1


@leaf
def thumb_lead(W: Array, C: Array, t: int, seat: int) -> None:
    """Lead what has the highest score by the numbers of the seat's side."""
    hand = at.HANDS + at.SEAT * seat
    w = at.HABITS + at.HABIT_ROOM * W[at.SIDE + seat]
    others_trumps = count_unseen(W, C, seat, at.TRUMP)
    voids = 0
    for other in range(C[at.SEATS]):
        if other != seat:
            voids |= W[at.VOIDS + other]
    best_score, shape = -(1 << 40), 0
    for group in range(at.GROUPS):
        own = hand + at.PLANES * group
        if not W[own]:
            continue
        trump = group == at.TRUMP
        others = unseen(W, C, seat, group)
        number = count(W, own)
        highest = high_bit(steps_of(C, t, group, others))
        points = C[t + at.FIVES + group] | C[t + at.TENS + group]
        foes, mates, extra, low_extra = 0, 0, 0, 0
        if trump:
            extra = C[w + by.TRUMP_SHARE] * ((C[at.SEATS] - 1) * number - others_trumps)
            if W[at.LEFT] <= C[w + by.KEEP]:
                extra += C[w + by.TRUMP_END]
            extra += C[w + by.TRUMP_TIME] * W[at.LEFT]
            low_extra = extra
        else:
            if others_trumps:
                left = count_unseen(W, C, seat, group)
                if voids >> group & 1:
                    foes = known_void(W, C, seat, group, False)
                    mates = known_void(W, C, seat, group, True)
                if not left:
                    foes = C[at.SEATS] // 2
                extra = (
                    (C[w + by.SURE_FEW] >> ((left + 1) // 2))
                    + C[w + by.SURE_LEFT] * min(left, 10)
                    + C[w + by.SURE_FOE] * foes
                    + C[w + by.SURE_MATE] * mates
                )
            low_extra = C[w + by.LOW_FOE] * foes + C[w + by.LOW_MATE] * mates + C[w + by.LOW_TIME] * W[at.LEFT]
        other_pairs = steps_of(C, t, group, unseen_twice(W, C, seat, group)) if W[own + 1] else 0
        # Everything that nothing unseen beats, as one throw where that is allowed.
        sure = W[own] & ~bits_on(C, t, group, (1 << max(highest, 0)) - 1)
        if sure:
            top = 1 << high_bit(sure) if not trump else high_card(C, t, group, sure)
            width = copies_of(W, own, top)
            score = C[w + by.TRUMP_SURE]
            if not trump:
                score = C[w + by.SURE] + C[w + by.SURE_TIME] * W[at.LEFT] + C[w + by.SURE_LENGTH] * number
            many, twos = 0, 0
            if C[at.THROWS] == 2 or (trump and C[at.THROWS]):
                if W[own + 1]:
                    # Pairs that no other pair beats go along.
                    twos = W[own + 1] & ~bits_on(C, t, group, (1 << max(0, high_bit(other_pairs))) - 1)
                many = popcount(sure | twos) + popcount((W[own + 1] & sure) | twos)
                for n in range(2, at.PLANES):
                    many += popcount(W[own + n] & sure)
            if many > width:
                score += extra + C[w + by.THROWN] * (many - 1)
                for n in range(at.PLANES):
                    score += C[w + by.SURE_POINTS] * (
                        5 * popcount(W[own + n] & sure & C[t + at.FIVES + group])
                        + 10 * popcount(W[own + n] & sure & C[t + at.TENS + group])
                    )
                if score > best_score:
                    best_score, shape = score, 0
                    W[_LEAD_GROUP] = group
                    for n in range(at.PLANES):
                        W[_LEAD + n] = (W[own + n] & sure) | (twos if n < 2 else 0)
            else:
                score += extra + C[w + by.SURE_POINTS] * points_of_bit(C, t, group, top)
                if score > best_score:
                    best_score = score
                    shape = 1 | 1 << 8 | step_of(C, t, group, top) << 16
                    _note_lead(W, group, top, 1)
        if W[own + 1]:
            # The longest tractor, else the highest pair.
            pairs = steps_of(C, t, group, W[own + 1])
            joins = C[t + at.JOINS + group]
            length = longest_run(pairs, joins) if C[at.TRACTOR_WIDTH] <= 2 else 1
            if length < C[at.TRACTOR_LENGTH]:
                length = 1
            top = high_bit(run_starts(pairs, joins, length)) + length - 1
            other_runs = run_starts(other_pairs, joins, length)
            kinds = tractor_kinds(W, C, t, group, own, W[own + 1], 2, top - length + 1, length)
            score = C[w + by.PAIR_LENGTH] * (length - 1) + extra
            worth = 2 * (5 * popcount(kinds & C[t + at.FIVES + group]) + 10 * popcount(kinds & C[t + at.TENS + group]))
            if not other_runs or high_bit(other_runs) + length - 1 <= top:
                score += C[w + by.TRUMP_PAIR_SURE] if trump else C[w + by.PAIR_SURE]
                score += C[w + by.SURE_POINTS] * worth
            else:
                score += C[w + by.TRUMP_PAIR] if trump else C[w + by.PAIR] + (C[w + by.PAIR_FOE]) * foes
                score += C[w + by.PAIR_POINTS] * worth
            if not trump:
                score += C[w + by.PAIR_TIME] * W[at.LEFT]
            if score > best_score:
                best_score = score
                shape = 2 | length << 8 | top << 16
                _note_lead(W, group, kinds, 2)
        if trump and not sure:
            plain = W[own] & ~points
            top = high_card(C, t, group, plain if plain else W[own])
            step = step_of(C, t, group, top)
            score = extra + C[w + by.TRUMP_HIGH]
            score += C[w + by.TRUMP_ABOVE] * popcount(steps_of(C, t, group, others) >> (step + 1))
            if score > best_score:
                best_score, shape = score, 1 | 1 << 8 | step << 16
                _note_lead(W, group, top, 1)
        bit = cheap_card(W, C, t, group, own)
        score = low_extra + C[w + by.LOW_LENGTH] * number
        score += C[w + by.TRUMP_LOW] if trump else C[w + by.LOW]
        if sure:
            score += C[w + by.LOW_TOPS]
        if bit & points:
            score += C[w + by.LOW_POINTS] * points_of_bit(C, t, group, bit)
        if score > best_score:
            best_score = score
            shape = 1 | 1 << 8 | step_of(C, t, group, bit) << 16
            _note_lead(W, group, bit, 1)
    group = W[_LEAD_GROUP]
    for n in range(at.PLANES):
        W[at.PLAY + n] = W[_LEAD + n]
    if shape:
        lead_shape(W, C, group, at.PLAY, shape)
    else:
        read_lead(W, C, t, group, at.PLAY)


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
def mates_to_come(W: Array, C: Array, seat: int) -> int:
    """How many partners of a seat play after it in this trick."""
    return C[at.SEATS] - 1 - W[at.PLAYED] - foes_to_come(W, C, seat)


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
def rich_card_of(C: Array, t: int, group: int, able: int) -> int:
    """A card with many points among some kinds; 0 without any."""
    rich = able & C[t + at.TENS + group]
    if not rich:
        rich = able & C[t + at.FIVES + group]
    return low_card(C, t, group, rich) if rich else 0


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


@leaf
def thumb_play(W: Array, C: Array, t: int) -> None:
    """What the seat to play would play, in ``PLAY``, of all groups."""
    seat = W[at.TURN]
    if not W[at.PLAYED]:
        thumb_lead(W, C, t, seat)
        clear(W, at.PLAY, at.SEAT)
        copy(W, at.LED, at.PLAY + at.PLANES * W[at.LED_GROUP], at.PLANES)
        return
    clear(W, at.PLAY, at.SEAT)
    if W[at.LED_SIZE] > 1:
        thumb_many(W, C, t, seat)
        return
    card = thumb_single(W, C, t, seat)
    W[at.PLAY + at.PLANES * (card & 0xFF)] = 1 << (card >> 8)
