"""What is told of regional games at a table of the server, in every language."""

from __future__ import annotations

import pytest

from shengji.arena.simulate import Plan, play
from shengji.bots.simple import SimpleBot
from shengji.game import events as e
from shengji.game import view
from shengji.game.engine import moments
from shengji.rules.presets import load
from shengji.server.labels import action_label
from shengji.server.telling import Teller
from shengji.text.messages import LANGUAGES

UNTOLD = (e.MatchStarted, e.Passed, e.Revealed)
"""Events of which nothing is said always, or at some moments."""


@pytest.mark.parametrize(
    "preset", ["chaodipi", "chaodipi-hidden", "pajiwo", "erqiwang", "zhaopengyou", "one-deck-line", "daiwang", "super"]
)
def test_every_event_is_told_in_every_language(preset):
    for number in range(4):
        log = play(Plan(rules=load(preset), bots=("random",), seed="told"), number)
        for event, after in zip(log, moments(log), strict=True):
            for language in LANGUAGES:
                told = [Teller(language, seat).tell(event, after) for seat in (0, 1)]
                assert all(told) or isinstance(event, UNTOLD), event


@pytest.mark.parametrize("preset", ["chaodipi", "pajiwo", "erqiwang", "zhaopengyou", "one-deck-line", "competition"])
def test_every_candidate_has_a_label_and_a_reason_in_every_language(preset):
    bot = SimpleBot()
    phases = set()
    for number in range(4):
        log = play(Plan(rules=load(preset), bots=("random",), seed="labels"), number)
        for game in moments(log):
            if game.deal is None or game.deal.phase in ("over", "play", "dealing"):
                continue
            for seat in range(game.rules.seats):
                seen = view(game, seat)
                if seat not in seen.actors[:1]:
                    continue
                phases.add(seen.phase)
                for found in bot.candidates(seen):
                    for language in LANGUAGES:
                        assert action_label(found.action, seen, language)
                        assert found.reason.text(language)
    assert phases


def told(preset, kind, number=0):
    log = play(Plan(rules=load(preset), bots=("simple",), seed="told"), number)
    return [
        Teller("en", -1).tell(event, after)
        for event, after in zip(log, moments(log), strict=True)
        if isinstance(event, kind)
    ]


def test_an_auction_says_who_passes_who_wins_and_what_is_trump():
    bids = told("erqiwang", e.BidMade)
    assert any(line.endswith("passes.") for line in bids)
    assert any("bids" in line for line in bids)
    (won,) = told("erqiwang", e.AuctionWon)
    assert "the others need" in won
    (named,) = told("erqiwang", e.TrumpMade)
    assert "names" in named


def test_a_call_for_friends_says_which_cards_they_play():
    (called,) = told("zhaopengyou", e.FriendsCalled)
    assert "whoever plays the " in called
    for line in told("zhaopengyou", e.FriendJoined):
        assert "plays the called" in line
