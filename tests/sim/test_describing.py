"""Decisions as words: what a seat knows is the same from its view and from the simulator, and what plays come to."""

from __future__ import annotations

import numpy as np
import pytest
from sim_helpers import scaled

from shengji.bots.club import ClubBot
from shengji.bots.table import Table
from shengji.cards import distinct, hand_size
from shengji.game.actions import Play
from shengji.game.engine import fold, start
from shengji.game.events import DealEnded
from shengji.game.shuffling import seed_from
from shengji.game.view import View
from shengji.rules import presets
from shengji.sim import Position, UnsupportedRules, describing, policy_play
from shengji.sim.lessons import Described, check_describable, describe, harvest


class Careful(ClubBot):
    """Declares and buries as ``club-1``, plays as the policy ``careful``, and notes what it saw."""

    def __init__(self, noted, table):
        super().__init__()
        self._noted, self._table = noted, table

    def act(self, view: View, clock: object = None):
        if view.phase != "play":
            return super().act(view, clock)
        cards = policy_play(Position.from_game(self._table[0].game), "careful")
        self._noted.append((self._table[0].game, view, cards))
        return Play(view.seat, cards)


def careful_deal(name, seed):
    """A deal that is played carefully: each play's moment, what its seat saw and played; and the log."""
    noted, table = [], []
    rules = presets.load(name)
    bots = [Careful(noted, table) for _ in range(rules.seats)]
    log = [start(rules, [bot.name for bot in bots])]
    table.append(Table(fold(log), bots, log))
    table[0].play_deal(seed_from(seed))
    return noted, log


def harvested(rules, position, seed, **how):
    heads, worlds = position.head()[None, :], position.world()[None, :]
    return harvest(rules, position.level, heads, worlds, seed=seed, **how)


def first_plays(found: Described):
    return found.plays[np.cumsum(found.numbers) - found.numbers]


@pytest.mark.parametrize("name", ["competition", "qq", "botzone"])
def test_what_a_seat_knows_is_the_same_from_its_view(name):
    """Each decision that the simulator writes of a careful deal is one of the deal that the engine played."""
    compared = 0
    for number in range(scaled(4)):
        noted, _ = careful_deal(name, f"lessons/{number}")
        rules = presets.load(name)
        first = Position.from_game(noted[0][0])
        # Of several seeds some play all seats carefully: then every decision's own play leads to the same end.
        lots = (harvested(rules, first, seed, looked_at=1000, strays=0) for seed in range(40))
        found = next(lot for lot in lots if len(set(first_plays(lot)[:, describing.MARK].tolist())) == 1)
        seen = iter([describe(view, [cards]) for _, view, cards in noted])
        for row, play in zip(found.knowledge, first_plays(found), strict=True):
            same = next(each for each in seen if (each.knowledge[0, 2:] == row[2:]).all())
            assert (same.plays[0, : describing.MARK] == play[: describing.MARK]).all()
            assert same.plays[0, describing.MARK] == 1
            compared += 1
    assert compared > scaled(100)


def test_plays_come_to_what_the_deal_came_to():
    noted, log = careful_deal("competition", "lessons/end")
    first = Position.from_game(noted[0][0])
    rules = presets.load("competition")
    ends = {
        int(first_plays(harvested(rules, first, seed, looked_at=1000, strays=0))[-1, describing.MARK])
        for seed in range(scaled(40, 12))
    }
    end = next(event for event in log if isinstance(event, DealEnded))
    assert end.opponents in ends


def test_plays_are_told_apart_and_counted():
    noted, _ = careful_deal("competition", "lessons/plays")
    for _, view, _ in noted[:: scaled(7, 7)]:
        plays = [1 << 8 * kind for kind, _ in distinct(view.hand)]
        found = describe(view, plays)
        cards = found.plays[:, : describing.TAKES]
        assert len({tuple(row) for row in cards.tolist()}) == len(plays)
        groups = found.knowledge[0, describing.GROUPS :].reshape(-1, describing.GROUP)
        own, unseen = groups[:, 0], groups[:, 1]
        assert sum(int(word).bit_count() for word in own.tolist()) == hand_size(view.hand)
        others = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
        hidden = 0 if view.burier == view.seat else view.rules.kitty
        assert sum(int(word).bit_count() for word in unseen.tolist()) == others + hidden


def test_seeds_repeat_and_differ():
    noted, _ = careful_deal("competition", "lessons/seed")
    first, rules = Position.from_game(noted[0][0]), presets.load("competition")
    one, again, other = (harvested(rules, first, seed) for seed in (3, 3, 4))
    assert (one.plays == again.plays).all()
    assert one.plays.shape != other.plays.shape or (one.plays != other.plays).any()


@pytest.mark.parametrize(
    ("name", "option"), [("competition-3", "decks"), ("two-player", "seats"), ("erqiwang", "sides")]
)
def test_other_rules_are_refused(name, option):
    with pytest.raises(UnsupportedRules) as caught:
        check_describable(presets.load(name))
    assert option in str(caught.value)


def test_random_plays_are_legal():
    """Strays go through the simulator's own plays: a deal of nothing else comes to an end."""
    noted, _ = careful_deal("competition", "lessons/strays")
    first, rules = Position.from_game(noted[0][0]), presets.load("competition")
    for seed in range(4):
        found = harvested(rules, first, seed, looked_at=1000, strays=1000)
        assert found.knowledge[-1, describing.LEFT] <= 2
