"""Random deals of both engines agree in their statistics."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from shengji.cards import bag, hand_size, kinds, points
from shengji.rules import presets
from shengji.rules.deck import pack
from shengji.rules.leading import resolve_throw
from shengji.rules.mechanics import trick_rule
from shengji.rules.random_play import random_follow, random_lead
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import tables
from shengji.rules.tricks import Standing
from shengji.sim import play

from helpers import scaled  # isort: skip


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
