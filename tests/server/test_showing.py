"""What clients are told of a moment: everywhere something, in every game."""

from __future__ import annotations

from random import Random

import pytest

from shengji.game import apply, start, view
from shengji.game.actions import Deal
from shengji.game.engine import actors, fold
from shengji.game.shuffling import deal_seed, seed_from
from shengji.game.state import current
from shengji.rules import presets
from shengji.server.protocol import Settings
from shengji.server.showing import shown_help, shown_view
from shengji.testing import random_action
from shengji.text.messages import LANGUAGES


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
