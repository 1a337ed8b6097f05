"""Deals and matches by bots to their end, under every preset and under random rules; and who is stronger."""

from __future__ import annotations

import pytest
from rulesets import random_rules

from shengji.arena.simulate import Plan, play
from shengji.bots.registry import seated
from shengji.bots.table import Table, play_match
from shengji.game import events as e
from shengji.game import fold, start
from shengji.game.shuffling import seed_from
from shengji.game.state import current, on_bankers_side, side_of
from shengji.rules.presets import load, names, with_options


@pytest.mark.parametrize("name", names())
def test_deals_end(name):
    rules = load(name)
    # Deals with more decks take longer, and the conformance test plays many at random too.
    fewer = max(1, rules.decks - 1)
    for bots, number in (("random", 60 // fewer), ("simple", 12 // fewer)):
        plan = Plan(rules=rules, bots=(bots,), seed=f"deals {name}")
        for index in range(number):
            assert any(isinstance(event, e.DealEnded) for event in play(plan, index))


@pytest.mark.parametrize("name", names())
def test_matches_have_a_winner(name):
    rules = load(name)
    # Equal bots make long matches: all but one begin near the end, and with many decks there are fewer.
    for number in range(10 if rules.decks < 3 else 4):
        seed = seed_from(f"matches {name} {number}")
        late = () if number == 0 and rules.decks < 3 else rules.levels[-2:][:1] * rules.seats
        log = [start(rules, levels=late)]
        table = Table(fold(log), seated(["simple"], rules.seats, seed), log)
        game = table.play_match(seed, most_deals=400)
        assert game.over
        assert isinstance(log[-1], e.MatchEnded)
        if rules.match == "race":
            assert game.winners
            assert rules.sides == "friends" or len({side_of(rules, seat) for seat in game.winners}) == 1


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


def gains(log):
    """What each seat makes of a deal: payments, points, or the levels of its side (the points settle ties)."""
    game = fold(log)
    rules, deal = game.rules, current(game)
    ended = next(event for event in reversed(log) if isinstance(event, e.DealEnded))
    if rules.scoring == "bid":
        return ended.payments
    if rules.scoring == "individual":
        return ended.totals
    steps = ended.banker_steps if ended.bank == "kept" else -ended.opponents_steps - 1
    value = steps - ended.opponents / 1000
    return [value if on_bankers_side(game, seat) else -value for seat in range(deal.rules.seats)]


def lead_over_random(name, number):
    """By how much simple makes more than random of the same cards, at every seat or side in turn."""
    rules = load(name)
    places = 2 if rules.sides == "partners" else rules.seats
    total = 0.0
    for place in range(places):
        bots = tuple("simple" if seat % places == place else "random" for seat in range(rules.seats))
        made = gains(play(Plan(rules=rules, bots=bots, seed=f"mirror {name}"), number))
        simple = [gain for bot, gain in zip(bots, made, strict=True) if bot == "simple"]
        random = [gain for bot, gain in zip(bots, made, strict=True) if bot == "random"]
        total += sum(simple) / len(simple) - sum(random) / len(random)
    return total


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("competition", 40),
        ("pajiwo", 20),
        ("chaodipi", 20),
        ("chaodipi-hidden", 20),
        ("nanning", 10),
        ("changzhou", 10),
        ("daiwang", 20),
        ("xinyang", 20),
        ("erqiwang", 20),
        ("erbaisi", 20),
        ("zhaopengyou", 10),
        ("zhaopengyou-6", 10),
    ],
)
def test_simple_beats_random(name, number):
    """Of the same cards, seats changed; the true share lies above 97 % in each, so four fifths is little to ask."""
    won = sum(lead_over_random(name, index) > 0 for index in range(number))
    assert won >= 0.8 * number
