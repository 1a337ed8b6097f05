"""The bot that plays what a network likes: legal everywhere, repeatable, blind to names of suits, and strong."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from rulesets import random_rules

from shengji.arena.matchup import Pairing, observe
from shengji.arena.results import side_means
from shengji.arena.simulate import Plan, play
from shengji.bots import registry
from shengji.bots.learned import LearnedBot
from shengji.bots.learned.inputs import inputs
from shengji.bots.learned.judging import judged, knows
from shengji.bots.learned.network import own_network, values
from shengji.game import events as e
from shengji.game.actions import Play
from shengji.game.engine import is_legal, moments
from shengji.game.view import view
from shengji.rules.presets import load, names
from shengji.sim.lessons import describe
from shengji.text.messages import LANGUAGES


def moments_of_play(seed="learned"):
    """The moments of a deal at which a card is played, and what the seat sees."""
    log = play(Plan(rules=load("competition"), bots=("learned-1",), seed=seed), 0)
    for before, game, event in zip(log, moments(log), log[1:], strict=False):
        if isinstance(event, e.Played) and not isinstance(before, e.ThrowFailed):
            yield game, view(game, event.seat)


@pytest.mark.parametrize("name", names())
def test_deals_end_under_every_preset(name):
    for number in range(2):
        log = play(Plan(rules=load(name), bots=("learned-1",), seed=f"learned {name}"), number)
        assert any(isinstance(event, e.DealEnded) for event in log)


@pytest.mark.parametrize("seed", range(12))
def test_deals_end_under_random_rules(seed):
    log = play(Plan(rules=random_rules(seed), bots=("learned-1", "club-1"), seed="fuzz"), seed)
    assert any(isinstance(event, e.DealEnded) for event in log)


def test_it_knows_two_decks_with_partners():
    assert knows(load("competition"))
    assert knows(load("botzone"))
    assert not any(knows(load(name)) for name in ("competition-3", "bianfeng-4", "two-player", "zhaopengyou"))


def test_the_latest_has_a_name_of_its_own():
    assert isinstance(registry.create("learned", Random(1)), LearnedBot)


def test_the_same_seed_plays_the_same():
    plan = Plan(rules=load("competition"), bots=("learned-1",), seed="again")
    assert play(plan, 0) == play(plan, 0)


def test_hints():
    bot = registry.create("learned-1", Random(0))
    explained = set()
    for game, seen in moments_of_play():
        found = bot.candidates(seen)
        assert all(is_legal(game, candidate.action) for candidate in found)
        assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
        assert all(candidate.reason.text(language) for candidate in found for language in LANGUAGES)
        explained |= {candidate.reason.key for candidate in found}
        own = Play(seen.seat, seen.hand & -seen.hand)
        if seen.lead is None:
            assert bot.weigh(seen, own) is not None
    assert "bot-why-learned" in explained


def test_suits_are_looked_at_alike():
    """What a play is worth does not change when plain suits change places, but does when trumps do with another."""
    swapped = 0
    for _, seen in moments_of_play():
        plays = [1 << 8 * kind for kind in range(54) if seen.hand >> 8 * kind & 0xFF]
        if seen.lead is not None or len(plays) < 2:
            continue
        described = describe(seen, plays)
        given = inputs(described, np.zeros(len(plays), dtype=np.bool_))
        worth = values(own_network(), given)
        for order, same in (([1, 2, 3, 0, 4], True), ([0, 4, 2, 3, 1], False)):
            other = given._replace(
                planes=given.planes[:, order], shown=given.shown[:, order], cards=given.cards[:, order]
            )
            assert np.allclose(values(own_network(), other), worth, atol=1e-4) == same
            swapped += 1
    assert swapped > 10


def test_the_play_of_the_rules_of_thumb_may_be_missing():
    """Values are told from one another: without their choice among the plays there is still an order."""
    _, seen = next(iter(moments_of_play()))
    plays = [1 << 8 * kind for kind in range(54) if seen.hand >> 8 * kind & 0xFF]
    assert np.isfinite(judged(seen, plays)).all()
    assert len(set(judged(seen, plays).tolist())) > 1


def test_it_beats_the_rules_of_thumb():
    """100 mirrored pairs; the true share, about 60 %, lies three standard errors above."""
    pairing = Pairing(rules=load("competition"), a="learned-1", b="club-1", seed="learned")
    won = [side_means(observe(pairing, number), "a")[0] for number in range(100)]
    assert np.mean(won) > 0.52
