"""The policy ``rollout``: rules of thumb that cost little more than random play, for search to continue with.

A seat uses what it can know: its hand, who has shown a void, and the union of the other hands, which is what is still
unseen. Leads: shapes that nobody can beat, in suits that no opponent is known to ruff, and thrown together where there
are several; trump while a seat has far more than its share; else a low card, or a pair without points. Follows: points
to a side that wins safely, the cheapest card that takes the trick where that can be had, the cheapest card else; ruffs
where there are points, or last to play. The highest trumps stay for the last trick, unless the whole hand can go.

Each rule is here because it won points on mirrored deals against the policy without it, with two, three and four decks.
"""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.comparing import power_of
from shengji.sim.following import find_answers
from shengji.sim.jit import Array, high_bit, leaf, low_bit, outlined, popcount
from shengji.sim.planes import (
    add_card,
    bits_on,
    clear,
    copy,
    count,
    longest_run,
    points_of,
    run_starts,
    step_of,
    steps_of,
    take_card,
)
from shengji.sim.reading import lead_shape, read_lead, tractor_kinds
from shengji.sim.sides import is_ally

KEEP_FROM = 4
"""From so many cards on the highest trumps are kept for the last trick."""
WINNER = 200
"""A lead is scored so or higher if nobody can beat it in its suit."""


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
def unseen(W: Array, C: Array, seat: int, group: int, n: int) -> int:
    """The kinds of a group of which some other seat holds more than ``n``."""
    union = 0
    for other in range(C[at.SEATS]):
        if other != seat:
            union |= W[at.HANDS + at.SEAT * other + at.PLANES * group + n]
    return union


@leaf
def may_be_ruffed(W: Array, C: Array, seat: int, group: int) -> bool:
    """Whether an opponent is known to be void of a suit, and not of trumps."""
    for other in range(C[at.SEATS]):
        if not is_ally(W, seat, other):
            voids = W[at.VOIDS + other]
            if voids >> group & 1 and not voids >> at.TRUMP & 1:
                return True
    return False


@leaf
def has_most_trumps(W: Array, C: Array, seat: int) -> bool:
    """Whether a seat has half as many trumps again as the others have on average: then it draws theirs."""
    others = 0
    for other in range(C[at.SEATS]):
        if other != seat:
            others += count(W, at.HANDS + at.SEAT * other + at.PLANES * at.TRUMP)
    own = count(W, at.HANDS + at.SEAT * seat + at.PLANES * at.TRUMP)
    return 2 * own * (C[at.SEATS] - 1) > 3 * others


@outlined
def gather_winners(W: Array, C: Array, t: int, seat: int, group: int) -> int:
    """Put the cards of a group into ``PLAY`` that no unseen card or pair of cards beats; how many these are."""
    own = at.HANDS + at.SEAT * seat + at.PLANES * group
    ones, twos = 0, 0
    for other in range(C[at.SEATS]):
        if other != seat:
            o = at.HANDS + at.SEAT * other + at.PLANES * group
            twos |= (ones & W[o]) | W[o + 1]
            ones |= W[o]
    step = max(0, high_bit(steps_of(C, t, group, ones)))
    singles = W[own] & bits_on(C, t, group, steps_of(C, t, group, W[own]) >> step << step)
    step = max(0, high_bit(steps_of(C, t, group, twos)))
    pairs = W[own + 1] & bits_on(C, t, group, steps_of(C, t, group, W[own + 1]) >> step << step)
    for n in range(at.PLANES):
        W[at.PLAY + n] = W[own + n] & singles
    W[at.PLAY] |= pairs
    W[at.PLAY + 1] |= pairs
    return count(W, at.PLAY)


@leaf
def may_throw(C: Array, group: int) -> bool:
    """Whether cards of a group may be thrown."""
    return C[at.THROWS] == 2 or (C[at.THROWS] == 1 and group == at.TRUMP)


@leaf
def thumb_lead(W: Array, C: Array, t: int, seat: int) -> None:
    """Lead by rules of thumb: one shape, or a throw that nobody can beat."""
    hand = at.HANDS + at.SEAT * seat
    trumps = hand + at.PLANES * at.TRUMP
    own_trumps = count(W, trumps)
    others_trumps = unseen(W, C, seat, at.TRUMP, 0)
    best_score, best_group, best_kinds, best_width = -1, 0, 0, 1
    for group in range(at.GROUPS):
        own = hand + at.PLANES * group
        if not W[own]:
            continue
        trump = group == at.TRUMP
        others = others_trumps if trump else unseen(W, C, seat, group, 0)
        safe = trump or not others_trumps or (others != 0 and not may_be_ruffed(W, C, seat, group))
        draws = trump and others != 0 and has_most_trumps(W, C, seat)
        top_step = high_bit(steps_of(C, t, group, W[own]))
        highest = high_bit(steps_of(C, t, group, others))
        if W[own + 1] and safe and (not trump or draws or W[at.LEFT] <= 8):
            # The longest tractor, else the highest pair; best if no other hand can hold a higher one.
            pairs = steps_of(C, t, group, W[own + 1])
            joins = C[t + at.JOINS + group]
            length = longest_run(pairs, joins) if C[at.TRACTOR_WIDTH] <= 2 else 1
            if length < C[at.TRACTOR_LENGTH]:
                length = 1
            top = high_bit(run_starts(pairs, joins, length)) + length - 1
            other_pairs = steps_of(C, t, group, unseen(W, C, seat, group, 1))
            other_runs = run_starts(other_pairs, joins, length)
            # One that may be beaten still asks for pairs, and is better than a low card, unless it has points.
            score = 0 if trump else 120
            if length == 1 and W[own + 1] & bits_on(C, t, group, 1 << top) & (
                C[t + at.FIVES + group] | C[t + at.TENS + group]
            ):
                score = min(score, 60)
            if not other_runs or high_bit(other_runs) + length - 1 <= top:
                score = 300 + 40 * length + (0 if trump else 20)
            if score > best_score:
                best_score, best_group, best_width = score, group, 2
                best_kinds = tractor_kinds(W, C, t, group, own, W[own + 1], 2, top - length + 1, length)
        if top_step >= highest and safe:
            if not trump:
                score = WINNER + popcount(others)
            elif draws and W[at.LEFT] > KEEP_FROM:
                score = 180
            else:
                score = 20 if W[at.LEFT] > KEEP_FROM else 5
            if score > best_score:
                best_score, best_group, best_width = score, group, 1
                best_kinds = high_card(C, t, group, W[own])
        score = 40 + 2 * own_trumps if trump else 100
        bit = cheap_card(W, C, t, group, own)
        if bit & (C[t + at.FIVES + group] | C[t + at.TENS + group]):
            score -= 50
        score = max(score, 0)
        if score > best_score:
            best_score, best_group, best_width, best_kinds = score, group, 1, bit
    # Winners go together: those of a plain suit, or a hand of nothing else but trumps that win.
    all_trumps = best_group == at.TRUMP and own_trumps == W[at.LEFT]
    if may_throw(C, best_group) and ((best_group != at.TRUMP and best_score >= WINNER) or all_trumps):
        number = gather_winners(W, C, t, seat, best_group)
        if number > best_width * popcount(best_kinds) and (not all_trumps or number == W[at.LEFT]):
            read_lead(W, C, t, best_group, at.PLAY)
            return
    for n in range(at.PLANES):
        W[at.PLAY + n] = best_kinds if n < best_width else 0
    length = popcount(best_kinds)
    top = high_bit(steps_of(C, t, best_group, best_kinds))
    lead_shape(W, C, best_group, at.PLAY, best_width | length << 8 | top << 16)


@leaf
def side_wins(W: Array, seat: int) -> bool:
    """Whether the best play so far is of the seat's side."""
    return is_ally(W, seat, W[at.BEST_SEAT])


@leaf
def ruff_follows(W: Array, C: Array, seat: int) -> bool:
    """Whether an opponent who plays after the seat is known to be void of the suit led, and not of trumps."""
    other = seat
    for _ in range(C[at.SEATS] - 1 - W[at.PLAYED]):
        other = other + 1 if other + 1 < C[at.SEATS] else 0
        voids = W[at.VOIDS + other]
        if not is_ally(W, seat, other) and voids >> W[at.LED_GROUP] & 1 and not voids >> at.TRUMP & 1:
            return True
    return False


@leaf
def is_safe(W: Array, C: Array, t: int, seat: int) -> bool:
    """Whether the best play so far will probably stand: nothing unseen beats it, or nobody comes after."""
    if W[at.PLAYED] == C[at.SEATS] - 1:
        return True
    width = max(1, W[at.LED_WIDTH])
    step = W[at.BEST] & 0xFF
    if W[at.LED_THROW]:
        return True
    if W[at.BEST_GROUP] != at.TRUMP and ruff_follows(W, C, seat):
        return False
    return high_bit(steps_of(C, t, W[at.BEST_GROUP], unseen(W, C, seat, W[at.BEST_GROUP], width - 1))) <= step


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
        if not rich and step_of(C, t, group, bit) >= high_bit(unseen(W, C, seat, group, 0)):
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
def thumb_single(W: Array, C: Array, t: int, seat: int) -> int:
    """The answer to a single card by rules of thumb: group and bit index << 8."""
    group = W[at.LED_GROUP]
    hand = at.HANDS + at.SEAT * seat
    own = hand + at.PLANES * group
    ours = side_wins(W, seat)
    safe = is_safe(W, C, t, seat)
    last = W[at.PLAYED] == C[at.SEATS] - 1
    if W[own]:
        if ours and safe:
            bit = rich_card(W, C, t, group, own)
            if not bit:
                bit = cheap_card(W, C, t, group, own)
            return group | low_bit(bit) << 8
        if W[at.BEST_GROUP] == group:
            # Cards that beat the best one so far.
            steps = steps_of(C, t, group, W[own])
            higher = steps >> (W[at.BEST] + 1) << (W[at.BEST] + 1)
            if higher and not ours:
                able = W[own] & bits_on(C, t, group, higher)
                if last:
                    bit = rich_card_of(C, t, group, able)
                    if not bit:
                        bit = low_card(C, t, group, able)
                    if group != at.TRUMP or W[at.TRICK_POINTS] > 0 or W[at.LEFT] <= KEEP_FROM:
                        return group | low_bit(bit) << 8
                elif high_bit(higher) >= high_bit(steps_of(C, t, group, unseen(W, C, seat, group, 0))) and (
                    group != at.TRUMP or W[at.TRICK_POINTS] > 0
                ):
                    return group | low_bit(high_card(C, t, group, able)) << 8
        return group | low_bit(cheap_card(W, C, t, group, own)) << 8
    if ours and safe:
        return discard(W, C, t, seat, hand, True)
    trumps = hand + at.PLANES * at.TRUMP
    if W[trumps] and not ours and group != at.TRUMP and (last or W[at.TRICK_POINTS] > 0 or W[at.LEFT] <= KEEP_FROM):
        able = W[trumps]
        if W[at.BEST_GROUP] == at.TRUMP:
            steps = steps_of(C, t, at.TRUMP, able)
            step = (W[at.BEST] & 0xFF) + 1
            able &= bits_on(C, t, at.TRUMP, steps >> step << step)
        if able:
            bit = rich_card_of(C, t, at.TRUMP, able) if last else 0
            if not bit:
                plain = able & ~(C[t + at.FIVES + at.TRUMP] | C[t + at.TENS + at.TRUMP])
                bit = low_card(C, t, at.TRUMP, plain if plain else able)
            return at.TRUMP | low_bit(bit) << 8
    return discard(W, C, t, seat, hand, False)


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
        if last or high_bit(higher) >= high_bit(steps_of(C, t, group, unseen(W, C, seat, group, width - 1))):
            better = able & bits_on(C, t, group, higher)
            bit = rich_card_of(C, t, group, better) if last or not better else high_card(C, t, group, better)
            if not bit and better:
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
        if (W[at.TRICK_POINTS] > 0 or W[at.LEFT] <= 2 * KEEP_FROM) and _ruff_shape(W, C, t, trumps):
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
