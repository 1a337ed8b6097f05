"""Leads of the policy ``rollout``: each has a score, and the highest is led."""

from __future__ import annotations

from shengji.sim import habits as by
from shengji.sim import layout as at
from shengji.sim.jit import Array, high_bit, leaf, popcount
from shengji.sim.planes import (
    bits_on,
    copies_of,
    count,
    longest_run,
    points_of_bit,
    run_starts,
    step_of,
    steps_of,
)
from shengji.sim.reading import lead_shape, read_lead, tractor_kinds
from shengji.sim.seeing import cheap_card, count_unseen, high_card, known_void, unseen, unseen_twice


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
