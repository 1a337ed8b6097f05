"""When a bot leaves the rest of a deal to the other side: only where that side gets it whatever is played."""

from __future__ import annotations

from random import Random

import pytest

from shengji.bots import create, play_deal
from shengji.bots.claims import wins_nothing
from shengji.bots.memory import Memory
from shengji.cards import hand_size
from shengji.game import actions as a
from shengji.game import apply, start, view
from shengji.game.engine import fold, legal
from shengji.game.state import on_bankers_side
from shengji.rules import presets

LATE = 6
"""Cards in a hand from which on claims are looked at."""


def late_moments(preset, seed):
    """The moments of a deal among bots at which few cards are left."""
    found = []

    def watch(game, _caused):
        deal = game.deal
        if deal is not None and deal.phase == "play" and max(map(hand_size, deal.hands)) <= LATE:
            found.append(game)

    rules = presets.load(preset)
    bots = [create("club-1", Random(seat)) for seat in range(rules.seats)]
    log = [start(rules, [f"P{seat}" for seat in range(rules.seats)])]
    play_deal(fold(log), bots, f"{seed:064x}", log, watch=watch)
    return found


def answers(game, side):
    """The side that would get nothing, and what its bots say when the rest is claimed for the other."""
    losers = [seat for seat in range(game.rules.seats) if on_bankers_side(game, seat) != (side == "banker")]
    claimer = next(seat for seat in range(game.rules.seats) if seat not in losers)
    asked, _ = apply(game, a.Propose(claimer, "finish", side))
    return losers, [create("simple", Random(1)).consents(view(asked, seat)) for seat in losers]


def played_out(game, rng):
    """Who wins the tricks that are left when everybody plays anything that is legal."""
    number = game.deal.number
    before = len(game.deal.tricks)
    while game.deal is not None and game.deal.number == number and game.deal.phase == "play":
        deal = game.deal
        seat = (deal.leader + len(deal.plays)) % game.rules.seats
        game, _ = apply(game, rng.choice(list(legal(game, seat))))
    return [trick.winner for trick in game.deal.tricks[before:]]


@pytest.mark.parametrize("preset", ["online", "competition-3", "zhaopengyou"])
def test_the_rest_is_left_only_where_nothing_of_it_can_be_had(preset):
    agreed = refused = 0
    rng = Random(5)
    for seed in range(25):
        for game in late_moments(preset, seed):
            for side in ("banker", "opponents"):
                losers, said = answers(game, side)
                if not all(said):
                    refused += 1
                    continue
                agreed += 1
                for _ in range(8):
                    assert not set(played_out(game, rng)) & set(losers)
    assert agreed > 20
    assert refused > agreed


def test_who_may_still_win_a_trick_does_not_agree():
    moments = [game for seed in range(10) for game in late_moments("online", seed)]
    checked = 0
    for game in moments:
        for seat in range(4):
            seen = view(game, seat)
            if seen.winning == seat or (not seen.plays and seen.leader == seat):
                assert not wins_nothing(Memory(seen))
                checked += 1
    assert checked > 50
