"""What clients are told of a moment: everywhere something, in every game."""

from __future__ import annotations

from random import Random

import pytest

from shengji.bots import create
from shengji.cards import hand_size
from shengji.game import apply, start, view
from shengji.game.actions import Deal, NameTrump, PassDeclaring
from shengji.game.engine import actors, fold
from shengji.game.shuffling import deal_seed, seed_from
from shengji.game.state import current
from shengji.rules import presets
from shengji.rules.tables import TRUMP, tables
from shengji.server.protocol import Settings
from shengji.server.showing import shown_help, shown_view
from shengji.testing import random_action
from shengji.text.messages import LANGUAGES, message


@pytest.mark.parametrize("preset", presets.names())
def test_every_moment_of_every_game_can_be_shown(preset):
    rng = Random(preset)
    game = fold([start(presets.load(preset))])
    played = False
    for attempt in range(60):
        game, _ = apply(game, Deal(deal_seed(seed_from(preset), attempt, game.attempt)))
        while current(game).phase != "over":
            for seat in actors(game):
                seen = view(game, seat)
                for language in LANGUAGES:
                    helped = shown_help(seen, language)
                if actors(game)[0] == seat:
                    assert helped.acting
                    assert helped.choices or helped.duty
                shown = shown_view(seen, game, Settings(), "en", tricks=True)
                assert shown.seat == seat
            played |= current(game).phase == "play"
            game, _ = apply(game, random_action(game, rng))
        if played:
            return
    raise AssertionError("no trick was played")


def test_a_partner_who_must_name_the_trump_is_asked_for_it():
    rules = presets.with_options(presets.load("competition"), {"declare_when": "in_turn", "first_banker": "preset"})
    game, _ = apply(fold([start(rules)]), Deal(deal_seed(seed_from("named"), 0, 0)))
    assert shown_help(view(game, actors(game)[0]), "en").duty == (message("server-duty-in-turn", "en"),)
    for _ in range(4):
        game, _ = apply(game, PassDeclaring(actors(game)[0]))
    seen = view(game, actors(game)[0])
    helped = shown_help(seen, "en")
    assert helped.duty == (message("server-duty-name", "en"),)
    assert {choice.action["do"] for choice in helped.choices} == {"nametrump"}
    # Each trump has a reason of its own: no more than one can be the best for a hand.
    for candidate in create("simple", Random(0)).candidates(seen):
        assert isinstance(candidate.action, NameTrump)
        held = hand_size(seen.hand & tables(rules, seen.levels[seen.banker], candidate.action.trump).masks[TRUMP])
        assert candidate.reason.text("zh-Hans") == f"主牌 {held} 张"
