"""The functions that Python calls: one signature each, so that each is compiled once."""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.dealing import deal
from shengji.sim.jit import Array, entry, leaf, stream_of
from shengji.sim.playing import kitty_points, play_out

BANKER, TRUMP, TRICKS, PLAYS, THROWN, FAILURES, LAST_WINNER, MULTIPLIER, KITTY, HOOKED, REDEALS, FAULT, LINE = range(13)
"""Columns of a deal's results; then what each seat took, and each seat's penalties."""
TAKEN = 13
PENALTIES = TAKEN + at.MAX_SEATS
COLUMNS = PENALTIES + at.MAX_SEATS


@leaf
def write_results(W: Array, C: Array, t: int, results: Array, n: int) -> None:
    """The results of the deal just played."""
    results[n * COLUMNS + BANKER] = W[at.BANKER]
    results[n * COLUMNS + TRUMP] = W[at.TRUMP_NAMED]
    results[n * COLUMNS + TRICKS] = W[at.TRICKS]
    results[n * COLUMNS + PLAYS] = W[at.PLAYS]
    results[n * COLUMNS + THROWN] = W[at.THROWN]
    results[n * COLUMNS + FAILURES] = W[at.FAILURES]
    results[n * COLUMNS + LAST_WINNER] = W[at.LAST_WINNER]
    results[n * COLUMNS + MULTIPLIER] = W[at.MULTIPLIED]
    results[n * COLUMNS + KITTY] = kitty_points(W, C, t)
    results[n * COLUMNS + HOOKED] = W[at.HOOKED]
    results[n * COLUMNS + REDEALS] = W[at.REDEALS]
    results[n * COLUMNS + FAULT] = W[at.FAULT]
    results[n * COLUMNS + LINE] = W[at.LINE]
    for seat in range(C[at.SEATS]):
        results[n * COLUMNS + TAKEN + seat] = W[at.TAKEN + seat]
        results[n * COLUMNS + PENALTIES + seat] = W[at.PENALTIES + seat]


@entry
def play_deals(W: Array, C: Array, seed: int, first: int, banker: int, policy: int, deals: int, results: Array) -> None:
    """Play deals, each from the random stream of its own number, and write their results."""
    W[at.POLICY] = policy
    W[at.RECORDING] = 0
    for n in range(deals):
        W[at.RNG] = stream_of(seed, first + n)
        t = deal(W, C, banker)
        if t < 0:
            results[n * COLUMNS + FAULT] = 3
            continue
        play_out(W, C, t)
        write_results(W, C, t, results, n)


@entry
def record_deal(W: Array, C: Array, seed: int, index: int, banker: int, policy: int, results: Array) -> None:
    """Play one deal and keep what was played, from the end of the workspace on; its first words are the order."""
    W[at.POLICY] = policy
    W[at.RNG] = stream_of(seed, index)
    t = deal(W, C, banker)
    if t < 0:
        results[FAULT] = 3
        return
    cards = C[at.CARDS]
    for n in range(cards):
        W[at.WORK + n] = W[at.ORDER + n]
    W[at.RECORDING] = at.WORK + cards
    play_out(W, C, t)
    write_results(W, C, t, results, 0)
    W[at.RECORDING] = 0


RECORD_ROOM = 8192
"""Words behind the workspace that a recorded deal needs at most."""
