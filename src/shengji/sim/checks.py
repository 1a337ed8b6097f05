"""Judging tricks that someone else has played: for the tests that bind both engines, and for candidate plays."""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.boards import single_group
from shengji.sim.comparing import beats, lead_power, note_best, power_of
from shengji.sim.following import is_legal_follow
from shengji.sim.jit import Array, entry, leaf
from shengji.sim.leading import beaten_parts
from shengji.sim.planes import add_card, clear, count, points_of
from shengji.sim.reading import read_lead

KINDS = 54
TRUMP, PLAYS = 0, 1
FIRST_PLAY = 2
"""A case: trump, number of plays, then for each play 54 counts of the hand before it and 54 of the play."""
ILLEGAL, WINNER, POINTS, BEATEN, PARTS, FAULT = 0, 1, 2, 3, 4, 5
"""A verdict: a bit for each follow that is illegal, the winner counted from the leader, points, the components of a
throw that other hands beat as bits, the number of components, whether a search ran out of room."""
VERDICT = 6


@leaf
def load_kinds(W: Array, C: Array, t: int, cases: Array, start: int, o: int) -> None:
    """Put 54 counts of kinds into planes of all groups."""
    clear(W, o, at.SEAT)
    for kind in range(KINDS):
        for _ in range(cases[start + kind]):
            add_card(W, o + at.PLANES * C[t + at.GROUP + kind], 1 << C[t + at.BIT + kind])


@entry
def judge_tricks(W: Array, C: Array, number: int, words: int, cases: Array, verdicts: Array) -> None:
    """Judge tricks, of ``words`` words each; a throw is taken to have stood, and its beaten components are told."""
    for index in range(number):
        start = index * words
        out = index * VERDICT
        t = at.HEADER + at.ROW * cases[start + TRUMP]
        W[at.FAULT] = 0
        plays = cases[start + PLAYS]
        for seat in range(plays):
            place = start + FIRST_PLAY + 2 * KINDS * seat
            load_kinds(W, C, t, cases, place, at.HANDS + at.SEAT * seat)
        load_kinds(W, C, t, cases, start + FIRST_PLAY + KINDS, at.PLAY)
        group = single_group(W, at.PLAY)
        read_lead(W, C, t, group, at.PLAY + at.PLANES * group)
        verdicts[out + PARTS] = W[at.COMPONENTS]
        verdicts[out + BEATEN] = beaten_parts(W, C, t, 0) if W[at.LED_THROW] and plays == C[at.SEATS] else 0
        note_best(W, lead_power(W, C, t), 0, group, at.LED)
        points = points_of(W, C, t, at.LED, group)
        illegal = 0
        for seat in range(1, plays):
            load_kinds(W, C, t, cases, start + FIRST_PLAY + 2 * KINDS * seat + KINDS, at.PLAY)
            if not is_legal_follow(W, C, t, at.HANDS + at.SEAT * seat, at.PLAY):
                illegal |= 1 << seat
            single = single_group(W, at.PLAY)
            for g in range(at.GROUPS):
                points += points_of(W, C, t, at.PLAY + at.PLANES * g, g)
            if single >= 0 and count(W, at.PLAY + at.PLANES * single) == W[at.LED_SIZE]:
                o = at.PLAY + at.PLANES * single
                power = power_of(W, C, t, single, o)
                if power >= 0 and beats(W, C, t, power, o):
                    note_best(W, power, seat, single, o)
        verdicts[out + ILLEGAL] = illegal
        verdicts[out + WINNER] = W[at.BEST_SEAT]
        verdicts[out + POINTS] = points
        verdicts[out + FAULT] = W[at.FAULT]
