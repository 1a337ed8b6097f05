"""Exact endings against plain search of everything."""

from __future__ import annotations

from random import Random

import pytest

from shengji.cards import Bag, points
from shengji.rules import presets
from shengji.rules.following import legal_follows
from shengji.rules.kitty import kitty_points, multiplier
from shengji.rules.leading import legal_leads, resolve_throw
from shengji.rules.mechanics import trick_rule
from shengji.rules.tables import TRUMP, tables
from shengji.rules.trick_rule import Lead
from shengji.rules.tricks import Standing
from shengji.sim import Position, Worlds, solve, solve_many

from sim_helpers import endings, random_level, random_rules, scaled  # isort: skip


class _Brute:
    """Plain minimax, every legal play tried; throws that fail only cost points, so they are left out."""

    def __init__(self, place: Position) -> None:
        self.place = place
        self.rules = place.rules
        self.rule = trick_rule(tables(place.rules, place.level, place.trump))

    def value(self) -> int:
        return self._lead(self.place.hands, self.place.turn)

    def _best(self, seat: int, values: list[int]) -> int:
        return min(values) if self.place.on_bankers_side(seat) else max(values)

    def _lead(self, hands: tuple[Bag, ...], turn: int) -> int:
        if not any(hands):
            return 0
        seats = self.rules.seats
        values = []
        for cards in legal_leads(self.rule, hands[turn]):
            lead = self.rule.read(cards)
            others = [hands[(turn + n) % seats] for n in range(1, seats)]
            if lead.kind == "throw" and not resolve_throw(self.rule, lead, others).stands:
                continue
            values.append(self._follow(_without(hands, turn, cards), (turn + 1) % seats, turn, lead, (cards,)))
        return self._best(turn, values)

    def _follow(self, hands: tuple[Bag, ...], turn: int, leader: int, lead: Lead, plays: tuple[Bag, ...]) -> int:
        seats = self.rules.seats
        if len(plays) == seats:
            return self._taken(hands, leader, lead, plays)
        values = [
            self._follow(_without(hands, turn, cards), (turn + 1) % seats, leader, lead, (*plays, cards))
            for cards in legal_follows(self.rule, lead, hands[turn])
        ]
        return self._best(turn, values)

    def _taken(self, hands: tuple[Bag, ...], leader: int, lead: Lead, plays: tuple[Bag, ...]) -> int:
        standing = Standing(self.rule, lead)
        for cards in plays[1:]:
            standing.add(cards)
        winner = (leader + standing.winner) % self.rules.seats
        gained = 0
        if not self.place.on_bankers_side(winner):
            gained = sum(points(cards, self.rules.joker_points) for cards in plays)
            if not any(hands):
                won = plays[standing.winner]
                counted = self.rule.read(won if self.rules.kitty_shape == "winner" else plays[0])
                trump = self.rule.tables.group_of(won) == TRUMP
                times = multiplier(self.rules, [part.shape for part in counted.components], trump=trump)
                gained += kitty_points(self.rules, self.place.kitty, times)
        return gained + self._lead(hands, winner)


def _without(hands: tuple[Bag, ...], seat: int, cards: Bag) -> tuple[Bag, ...]:
    return (*hands[:seat], hands[seat] - cards, *hands[seat + 1 :])


@pytest.mark.parametrize("cards", [1, 2, 3])
@pytest.mark.parametrize("name", ["competition", "qq-3", "zhongyou-4"])
def test_endings_of_presets_are_exact(name: str, cards: int) -> None:
    rules = presets.load(name)
    for place in endings(rules, "2", 5, scaled(8, 2), cards):
        wanted = _Brute(place).value()
        assert solve(place).opponents == wanted
        valued = solve(place, moves=True)
        assert valued.opponents == wanted
        values = [value for _, value in valued.moves]
        of_banker = place.on_bankers_side(place.turn)
        assert wanted == (min(values) if of_banker else max(values))
        assert valued.best(of_banker=of_banker)


@pytest.mark.parametrize("seed", range(scaled(60, 3)))
def test_endings_of_random_rule_sets_are_exact(seed: int) -> None:
    rules = random_rules(40_000 + seed)
    level = random_level(rules, Random(seed))
    cards = 3 if rules.seats < 4 else 2
    places = list(endings(rules, level, seed, 6, cards))
    if places:
        assert solve_many(places).tolist() == [_Brute(place).value() for place in places]


def test_many_endings_agree_with_one_by_one_and_with_worlds() -> None:
    places = list(endings(presets.load("competition"), "5", 3, scaled(20, 3), 4))
    many = solve_many(places).tolist()
    assert many == [solve(place).opponents for place in places]
    assert solve_many(Worlds.of(places[0])).tolist() == many[:1]
    assert solve_many([]).size == 0


def test_a_search_that_runs_out_of_nodes_says_so() -> None:
    place = next(endings(presets.load("competition"), "5", 3, 5, 8))
    assert solve(place, nodes=50).opponents is None
    assert solve_many([place], nodes=50).tolist() == [-1]
