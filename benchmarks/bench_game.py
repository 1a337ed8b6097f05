"""Speed of the plain engine: random legal deals with events, from shuffle to settlement.

Beside deals a second it prints plays per deal and the share of throws among the leads, without which the figure says
little. Run by ``make bench``.
"""

from __future__ import annotations

from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from shengji.game import events as e
from shengji.game import fold, start
from shengji.game.shuffling import deal_seed, seed_from
from shengji.game.state import Game, current
from shengji.rules.presets import load
from shengji.testing import Check, random_deal

DEALS = 40


def _deals(name: str, check: Check | None = None) -> None:
    """Play random deals of a preset, match after match."""
    rules, rng, seed = load(name), Random(1), seed_from("bench")
    log: list[e.Event] = []
    game = None
    for number in range(DEALS):
        if game is None or game.over:
            log = [start(rules)]
            game = fold(log)
        game = random_deal(game, log, deal_seed(seed, number, 0), rng, check)


def _described(name: str) -> str:
    """Plays per deal and the share of throws among the leads of those deals."""
    plays, leads, throws = 0, 0, 0

    def count(game: Game, caused: tuple[e.Event, ...]) -> None:
        nonlocal plays, leads, throws
        played = any(isinstance(event, e.Played) for event in caused)
        plays += played
        deal = current(game)
        if played and len(deal.plays) == 1 and deal.lead is not None:
            leads += 1
            throws += deal.lead.kind == "throw" or deal.attempted > 0

    _deals(name, count)
    return f"{plays / DEALS:.1f} plays a deal, {throws / leads:.1%} throws among the leads"


@pytest.mark.parametrize("name", ["one-deck", "competition", "competition-3", "bianfeng-4"])
def test_random_deals(benchmark: BenchmarkFixture, name: str) -> None:
    """Deals a second with every event; the target for two decks is 400, a mutable Python peer does 350."""
    described = _described(name)
    benchmark(_deals, name)
    rate = DEALS / benchmark.stats.stats.median
    benchmark.extra_info["deals_per_second"] = round(rate)
    print(f"\n{name}: {rate:.0f} random deals a second; {described}")
