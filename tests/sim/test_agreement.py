"""Random deals of both engines agree in their statistics."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from shengji.cards import Bag, bag, hand_size, kinds, points
from shengji.rules import presets
from shengji.rules.deck import pack
from shengji.rules.declaring import DeclaringState, declare, options_for, trump_of, undeclared
from shengji.rules.leading import resolve_throw
from shengji.rules.mechanics import trick_rule
from shengji.rules.random_play import random_follow, random_lead
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import tables
from shengji.rules.tricks import Standing
from shengji.sim import play

from sim_helpers import scaled  # isort: skip


def _plain_deal(rules: RuleSet, level: str, trump: str, rng: Random) -> list[float]:
    """One deal of the plain engine's random play from a random deal with seat 0 as banker: some of its figures."""
    rule = trick_rule(tables(rules, level, trump))  # type: ignore[arg-type]
    cards = list(kinds(pack(rules)))
    rng.shuffle(cards)
    seats, dealt = rules.seats, len(cards) - rules.kitty
    hands = [bag(cards[seat:dealt:seats]) for seat in range(seats)]
    leader, taken, plays, throws, failures, tuples, tricks = 0, [0] * seats, 0, 0, 0, 0, 0
    while any(hands):
        lead = rule.read(random_lead(rule, hands[leader], rng))
        if lead.kind == "throw":
            throws += 1
            result = resolve_throw(rule, lead, [hands[(leader + n) % seats] for n in range(1, seats)])
            if not result.stands:
                failures += 1
                lead = rule.read(rng.choice(result.choices).cards)
        tuples += lead.size > 1
        hands[leader] -= lead.cards
        standing = Standing(rule, lead)
        trick = lead.cards
        for offset in range(1, seats):
            seat = (leader + offset) % seats
            follow = random_follow(rule, lead, hands[seat], rng)
            hands[seat] -= follow
            standing.add(follow)
            trick += follow
        leader = (leader + standing.winner) % seats
        taken[leader] += points(trick, rules.joker_points)
        plays += seats
        tricks += 1
    assert hand_size(sum(hands)) == 0
    return [plays, throws, failures, taken[0], taken[0] ** 2 / 100, leader == 0]


@pytest.mark.parametrize("name", ["competition", "qq-3", "zhongyou-4", "one-deck"])
def test_random_deals_have_the_same_statistics(name: str) -> None:
    """Means of both engines differ by less than five standard errors of the difference.

    The bury is uniform from the banker's hand and the kitty, so the cards out of play are a uniform sample of the pack,
    as in a plain deal without a bury.
    """
    base = presets.load(name)
    level = base.levels[1]
    rules = presets.with_options(base, {"declare_when": "fixed", "first_banker": "preset", "fixed_trump": "S"})
    rng = Random(name)
    number = scaled(2500, 20)
    plain = np.array([_plain_deal(rules, level, "S", rng) for _ in range(number)])
    fast = play(rules, scaled(40_000, 20), seed=11, level=level, banker=0)
    taken = fast.taken[:, 0]
    figures = [fast.plays, fast.throws, fast.failed_throws, taken, taken**2 / 100, fast.last_winner == 0]
    for column, theirs in enumerate(figures):
        ours = plain[:, column]
        error = np.sqrt(ours.var() / len(ours) + np.var(theirs) / len(theirs)) + 1e-9
        assert abs(ours.mean() - np.mean(theirs)) < 5 * error, f"figure {column}"


def _plain_trump(rules: RuleSet, level: str, rng: Random) -> tuple[int, str]:
    """How trump is made in one random deal of the plain engine, declarations drawn as the simulator draws them.

    Returns how often the cards were dealt again, and the trump.
    """
    cards = list(kinds(pack(rules)))
    redeals = 0
    while True:
        rng.shuffle(cards)
        dealt = len(cards) - rules.kitty
        hands = [bag(cards[seat : dealt : rules.seats]) for seat in range(rules.seats)]
        shown: list[Bag] = []
        if rng.randrange(16):
            for seat, hand in enumerate(hands):
                shown += options_for(rules, level, DeclaringState(), seat, hand)
        trump: str | None
        if shown:
            trump = trump_of(declare(rules, level, DeclaringState(), 0, rng.choice(shown)))
        else:
            trump = undeclared(rules, level, cards[dealt:], first_deal=True).trump
        if trump is not None:
            return redeals, trump
        redeals += 1


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"joker_with_declaration": "colour", "undeclared_first": "as_later"},
        {"decks": 3, "kitty": 6, "declare_jokers": "all_decks"},
        {"undeclared_first": "as_later", "undeclared": "third_kitty_card"},
        {"jokers_may_open": False, "undeclared_first": "as_later", "undeclared": "first_level_else_highest"},
        {"no_trump": "forbidden", "joker_with_declaration": "any", "undeclared_first": "as_later"},
    ],
)
def test_trump_is_made_with_the_same_chances(changes: dict[str, object]) -> None:
    rules = presets.with_options(RuleSet(), changes)
    rng = Random(4)
    number = scaled(3000, 30)
    plain = [_plain_trump(rules, "7", rng) for _ in range(number)]
    fast = play(rules, scaled(20_000, 30), seed=3, level="7")
    names = list(fast.trump_names())
    for trump in ("D", "C", "H", "S", "NT"):
        ours = np.array([name == trump for _, name in plain])
        theirs = np.array([name == trump for name in names])
        error = np.sqrt(ours.var() / len(ours) + theirs.var() / len(theirs)) + 1e-9
        assert abs(ours.mean() - theirs.mean()) < 5 * error + 1 / len(theirs), trump
    again = np.array([redeals for redeals, _ in plain])
    error = np.sqrt(again.var() / len(again) + fast.redeals.var() / len(fast)) + 1e-9
    assert abs(again.mean() - fast.redeals.mean()) < 5 * error
