"""The levels: beginner and club-1 are legal everywhere, repeatable, and as strong as they are said to be."""

from __future__ import annotations

from random import Random

import pytest
from positions import question, questions, said
from rulesets import random_rules

from shengji.arena.matchup import Pairing, observe
from shengji.arena.results import side_means
from shengji.arena.simulate import Plan, play
from shengji.bots import registry
from shengji.bots.protocol import Hinting
from shengji.bots.reading import rule_of
from shengji.game import events as e
from shengji.game.engine import is_legal, moments
from shengji.game.view import view
from shengji.rules.presets import load, names

REFERENCES = ("club-1", "club-2", "expert")
"""Reference bots; each must answer all positions."""


@pytest.mark.parametrize("bot", REFERENCES)
@pytest.mark.parametrize("question", questions(), ids=lambda question: question.about[:60])
def test_positions_with_one_right_answer(bot, question):
    assert said(registry.create(bot, Random(0)).act(question.view)) in question.right, question.about


@pytest.mark.parametrize("question", questions(), ids=lambda question: question.about[:60])
def test_right_answers_are_legal_and_not_forced(question):
    seen = question.view
    if seen.phase == "play":
        from shengji.rules.following import legal_follows
        from shengji.rules.leading import legal_leads
        from shengji.text.cards import format_cards

        rule = rule_of(seen)
        plays = legal_leads(rule, seen.hand) if seen.lead is None else legal_follows(rule, seen.lead, seen.hand)
        legal = {format_cards(cards) for cards in plays}
        assert question.right < legal


def test_expert_plays_by_rules_of_thumb_where_no_deal_agrees_with_what_it_is_told():
    """Seat 1 has declared a card that it does not hold and, as it is told, has not played."""
    told = question(
        "position: competition 2/2/2/2 2/S 1 play 1 100 HAC46/H46D5/H78D6/H9D78 D3344C3388 1:S2 22 1: 0/0/0/0 -\n"
        "answer: HA"
    )
    expert, club = (registry.create(bot, Random(0)).candidates(told.view) for bot in ("expert", "club-1"))
    assert [(each.action, each.value) for each in expert] == [(each.action, each.value) for each in club]


@pytest.mark.parametrize("name", names())
def test_deals_end_under_every_preset(name):
    rules = load(name)
    for bots in (("club-1",), ("club-2", "beginner")):
        for number in range(2 if rules.decks > 2 else 4):
            log = play(Plan(rules=rules, bots=bots, seed=f"levels {name}", level=None), number)
            assert any(isinstance(event, e.DealEnded) for event in log)


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_deals_end_under_random_rules(first):
    for seed in range(first, first + 20):
        log = play(Plan(rules=random_rules(seed), bots=("club-2", "beginner"), seed="fuzz"), seed)
        assert any(isinstance(event, e.DealEnded) for event in log)


@pytest.mark.parametrize("bot", ["beginner", "club-1", "club-2"])
def test_the_same_seed_plays_the_same(bot):
    plan = Plan(rules=load("competition"), bots=(bot,), seed="again")
    assert play(plan, 0) == play(plan, 0)


def test_hints_of_the_club():
    bot = registry.create("club-1", Random(0))
    assert isinstance(bot, Hinting)
    log = play(Plan(rules=load("competition"), bots=("club-1",), seed="hints"), 0)
    for before, game, event in zip(log, moments(log), log[1:], strict=False):
        if isinstance(event, e.Played) and not isinstance(before, e.ThrowFailed):
            seen = view(game, event.seat)
            found = bot.candidates(seen)
            assert found[0].action == bot.act(seen)
            assert all(is_legal(game, candidate.action) for candidate in found)
            assert all(candidate.reason.text("zh-Hans") for candidate in found)


@pytest.mark.parametrize(
    ("better", "worse", "least"),
    [("club-1", "random", 0.9), ("beginner", "random", 0.85), ("club-1", "beginner", 0.52), ("club-2", "simple", 0.45)],
)
def test_who_beats_whom(better, worse, least):
    """40 mirrored pairs; the true shares lie far enough above for a miss to be as good as impossible."""
    wanted = Pairing(rules=load("competition"), a=better, b=worse, seed="levels")
    won = [side_means(observe(wanted, number), "a")[0] for number in range(40)]
    assert sum(won) / len(won) >= least
