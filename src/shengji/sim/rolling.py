"""Compiled rollouts: many continuations of many positions and candidate plays in one call."""

from __future__ import annotations

from shengji.sim import boards
from shengji.sim import layout as at
from shengji.sim.jit import Array, entry, stream_of
from shengji.sim.playing import play_out
from shengji.sim.policies import policy_play


@entry
def judge_candidates(
    W: Array, C: Array, number: int, heads: Array, worlds: Array, firsts: Array, plays: Array, verdicts: Array
) -> None:
    """Whether each candidate of each position is legal in the position's own world: 1 or 0."""
    for position in range(number):
        t = boards.load_head(W, C, heads, position * boards.HEAD)
        boards.load_world(W, C, worlds, position * boards.WORLD)
        for candidate in range(firsts[position], firsts[position + 1]):
            for n in range(at.SEAT):
                W[at.PLAY + n] = plays[candidate * at.SEAT + n]
            verdicts[candidate] = int(boards.candidate_is_legal(W, C, t))


@entry
def policy_plays(W: Array, C: Array, policy: int, number: int, heads: Array, worlds: Array, plays: Array) -> None:
    """What the rules of thumb would play in each position; they use what the seat to play can know."""
    for position in range(number):
        t = boards.load_head(W, C, heads, position * boards.HEAD)
        boards.load_world(W, C, worlds, position * boards.WORLD)
        W[at.POLICY] = policy
        policy_play(W, C, t)
        for n in range(at.SEAT):
            plays[position * at.SEAT + n] = W[at.PLAY + n]


@entry
def continuations(
    W: Array, C: Array, seed: int, policy: int, number: int, heads: Array, worlds: Array, totals: Array
) -> int:
    """Play positions on to the end by a policy: the opponents' total of each. Returns a fault, or 0."""
    fault = 0
    for position in range(number):
        t = boards.load_head(W, C, heads, position * boards.HEAD)
        boards.load_world(W, C, worlds, position * boards.WORLD)
        W[at.POLICY] = policy
        W[at.RNG] = stream_of(seed, position)
        play_out(W, C, t)
        totals[position] = boards.opponents_total(W, C, t)
        fault |= W[at.FAULT]
    return fault


@entry
def rollouts(
    W: Array,
    C: Array,
    seed: int,
    policy: int,
    repeats: int,
    first: int,
    last: int,
    heads: Array,
    owners: Array,
    worlds: Array,
    firsts: Array,
    plays: Array,
    places: Array,
    totals: Array,
    scores: Array,
) -> int:
    """Continue worlds ``first`` to ``last - 1``, each after every candidate of its position, ``repeats`` times.

    A world's random streams are the same for every candidate. The opponents' totals go to ``totals``, from the place
    of the world on, by candidate and repeat; what the seats took, and a bit for each seat of the banker's side, go to
    ``scores``. Returns a fault, or 0.
    """
    fault = 0
    W[at.POLICY] = policy
    for index in range(first, last):
        position = owners[index]
        t = boards.load_head(W, C, heads, position * boards.HEAD)
        boards.load_world(W, C, worlds, index * boards.WORLD)
        W[at.POLICY] = policy
        boards.save(W, C, at.SNAPSHOT)
        out = places[index]
        for candidate in range(firsts[position], firsts[position + 1]):
            for repeat in range(repeats):
                boards.restore(W, C, at.SNAPSHOT)
                W[at.RNG] = stream_of(seed, index * repeats + repeat)
                for n in range(at.SEAT):
                    W[at.PLAY + n] = plays[candidate * at.SEAT + n]
                boards.play_candidate(W, C, t)
                play_out(W, C, t)
                totals[out] = boards.opponents_total(W, C, t)
                boards.write_seats(W, C, t, scores, (C[at.SEATS] + 1) * out)
                fault |= W[at.FAULT]
                out += 1
    return fault
