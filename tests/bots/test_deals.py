"""Deals and matches by bots to their end, under every preset and under random rules; and who is stronger."""

from __future__ import annotations

import pytest
from rulesets import random_rules

from shengji.arena.simulate import Plan, play
from shengji.bots.registry import seated
from shengji.bots.table import play_match
from shengji.game import events as e
from shengji.game.shuffling import seed_from
from shengji.game.state import side_of
from shengji.rules.presets import load, names, with_options


@pytest.mark.parametrize("name", names())
def test_deals_end(name):
    rules = load(name)
    # Deals with more decks take longer, and the conformance test plays many at random too.
    fewer = max(1, rules.decks - 1)
    for bots, number in (("random", 100 // fewer), ("simple", 20 // fewer)):
        plan = Plan(rules=rules, bots=(bots,), seed=f"deals {name}")
        for index in range(number):
            assert any(isinstance(event, e.DealEnded) for event in play(plan, index))


@pytest.mark.parametrize("name", names())
def test_matches_have_a_winner(name):
    rules = load(name)
    for number in range(10 if rules.decks < 3 else 5):
        seed = seed_from(f"matches {name} {number}")
        # Equal bots make long matches, so one is enough.
        bots = seated(["simple"] if not number else ["simple", "random"], rules.seats, seed)
        game = play_match(rules, bots, seed, most_deals=400)
        assert game.over
        if rules.match == "race":
            assert game.winners
            assert len({side_of(rules, seat) for seat in game.winners}) == 1


@pytest.mark.parametrize(
    ("changes", "deals"),
    [
        ({"match": "timed", "match_minutes": 30}, 6),
        ({"match": "timed", "match_minutes": 1}, 1),
        ({"match": "deals", "match_deals": 4}, 4),
        ({"match": "points", "match_deals": 3, "declare_when": "fixed"}, 3),
        ({"match": "duplicate", "match_deals": 2, "declare_when": "in_turn"}, 2),
    ],
)
def test_matches_of_other_formats_end(changes, deals):
    seed = seed_from("formats")
    rules = with_options(load("competition"), changes)
    game = play_match(rules, seated(["simple"], 4, seed), seed)
    assert game.over
    assert game.deals == deals


@pytest.mark.parametrize("first", range(0, 200, 20))
def test_the_simple_bot_is_legal_under_random_rules(first):
    for seed in range(first, first + 20):
        log = play(Plan(rules=random_rules(seed), bots=("simple",), seed="fuzz"), seed)
        assert any(isinstance(event, e.DealEnded) for event in log)


@pytest.mark.parametrize("first", range(0, 100, 20))
def test_the_random_bot_is_legal_under_random_rules(first):
    for seed in range(first, first + 20):
        log = play(Plan(rules=random_rules(seed), bots=("random", "simple"), seed="fuzz"), seed)
        assert any(isinstance(event, e.DealEnded) for event in log)


def score(log, seat):
    """Levels and points of a deal as the side of a seat sees them."""
    made = next(event for event in reversed(log) if isinstance(event, e.TrumpMade))
    ended = next(event for event in reversed(log) if isinstance(event, e.DealEnded))
    steps = ended.banker_steps if ended.bank == "kept" else -ended.opponents_steps - 1
    value = steps - ended.opponents / 1000
    return value if (made.banker - seat) % 2 == 0 else -value


def test_simple_beats_random():
    """40 mirrored pairs; the true share lies above 99 %, so fewer than 36 are as good as impossible."""
    first, second = (
        Plan(rules=load("competition"), bots=bots, seed="mirror")
        for bots in (("simple", "random"), ("random", "simple"))
    )
    won = sum(score(play(first, number), 0) + score(play(second, number), 1) > 0 for number in range(40))
    assert won >= 36
