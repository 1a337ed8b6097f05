"""The policy ``careful`` plays as the bot ``club-2``, by the same features and weights."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest
from sim_helpers import scaled

from shengji.bots.club import Club2Bot
from shengji.bots.table import Table
from shengji.cards import Bag, distinct
from shengji.game.actions import Action, Play
from shengji.game.engine import fold, start
from shengji.game.shuffling import seed_from
from shengji.game.state import Game, current
from shengji.game.view import View
from shengji.rules import presets
from shengji.rules.tables import Tables
from shengji.sim import Position, policy_play, weights
from shengji.sim import layout as at
from shengji.sim.careful import ONE
from shengji.sim.config import config_of
from shengji.sim.positions import leads_of, shown_pairless, tricks_of
from shengji.weighing import CLUB_1, CLUB_2, Answering, Guesses, Leading, Spent, groups_led, place, stage, urgencies


def _decisions(name: str, seed: int) -> list[tuple[Game, Bag]]:
    """Each play of a deal in which every seat plays as club-2: the moment, and the cards."""
    found: list[tuple[Game, Bag]] = []

    class Watched(Club2Bot):
        def act(self, view: View, clock: object = None) -> Action:
            action = super().act(view, clock)
            if isinstance(action, Play):
                found.append((table.game, action.cards))
            return action

    rules = presets.load(name)
    table = Table(fold([start(rules, ["club-2"] * rules.seats)]), [Watched() for _ in range(rules.seats)])
    table.play_deal(seed_from(f"careful/{seed}"))
    return found


def _likeness(tables: Tables, cards: Bag) -> list[tuple[int, int, int]]:
    return sorted((tables.group[kind], tables.step[kind], number) for kind, number in distinct(cards))


@pytest.mark.parametrize(
    ("name", "least"), [("competition", 0.93), ("qq", 0.9), ("competition-3", 0.88), ("bianfeng-4", 0.85)]
)
def test_it_plays_as_the_bot(name: str, least: float) -> None:
    """Nearly always: chances are rounded, and of answers to several cards it looks at others."""
    same: Counter[bool] = Counter()
    for seed in range(scaled(6)):
        for game, cards in _decisions(name, seed):
            position = Position.from_game(game)
            played = policy_play(position, "careful")
            same[_likeness(position.tables, played) == _likeness(position.tables, cards)] += 1
    assert same[True] >= least * same.total()


def test_what_the_table_has_shown_is_read_from_the_tricks() -> None:
    rules = presets.load("competition")
    game, _ = _decisions("competition", 3)[-1]
    deal = current(game)
    tables, tricks = Position.from_game(game).tables, tricks_of(deal)
    led = groups_led(rules, tables, leads_of(deal))
    assert any(led)
    assert led[deal.tricks[0].leader] >> (tables.group_of(deal.tricks[0].plays[0]) or 0) & 1
    for leader, plays in tricks:
        group = tables.group_of(plays[0]) if plays else None
        if group is not None and any(number > 1 for _, number in distinct(plays[0])):
            followed = [number > 1 for _, number in distinct(plays[-1] & tables.masks[group])]
            if len(plays) == rules.seats and not any(followed):
                assert shown_pairless(rules, tables, tricks)[(leader + len(plays) - 1) % rules.seats] >> group & 1


def test_weights_and_chances_stand_in_the_configuration() -> None:
    rules = presets.load("competition")
    config = config_of(rules, "2")
    middle = CLUB_2.bankers[1]
    start = at.WEIGHTS + at.WEIGHT_ROOM * (len(CLUB_2.opponents) + 1)
    assert config[start : start + len(middle.lead)].tolist() == list(middle.lead)
    third = at.CHANCES + at.CHANCE_ROW * (at.SHARES // 4)
    assert config[third : third + 3].tolist() == [ONE, ONE * 3 // 4, ONE * 9 // 16]
    assert config[third + at.CHANCE_SINGLES + 1] == ONE * 15 // 16


def test_points_matter_most_near_a_step() -> None:
    """The opponents need 80: the last points before count more than those after 80, and 1 is how it begins."""
    table = urgencies(presets.load("competition"))
    row, column = place(200, 0, 200)
    assert table[row][column] == pytest.approx(1.0, abs=0.25)
    near, far = (table[place(200, taken, 10)[0]][place(200, taken, 10)[1]] for taken in (75, 100))
    assert near > 1.2
    assert far < 1.0


def test_stages() -> None:
    assert [stage(left, 25) for left in (25, 16, 15, 8, 7, 1)] == [0, 0, 1, 1, 2, 2]
    assert CLUB_1.opponents[0] == CLUB_1.bankers[2]
    assert len(set(CLUB_2.bankers)) == 3


@pytest.mark.parametrize(
    ("features", "prefix", "first"),
    [(Leading, "", 0), (Spent, "", 0), (Answering, "A_", weights.ANSWER), (Guesses, "", weights.GUESSES)],
)
def test_the_compiled_names_are_those_of_the_features(features: type[NamedTuple], prefix: str, first: int) -> None:
    places = [getattr(weights, prefix + name.upper()) for name in features._fields]
    assert places == list(range(first, first + len(places)))
