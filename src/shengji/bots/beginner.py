"""``beginner``: plays like ``simple`` with the mistakes that beginners make."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from shengji.bots.protocol import Candidate
from shengji.bots.reading import tables_of
from shengji.bots.simple import SimpleBot
from shengji.cards import hand_size, points
from shengji.game.actions import Action, Play
from shengji.game.view import View
from shengji.rules.tables import TRUMP

FORGETS = 0.7
"""How often it has forgotten the tricks but for the last few."""
REMEMBERED = 1
"""Tricks that it remembers then, beside the one in progress."""
WASTES = 0.2
"""How often it spends a trump where it need not."""
SLIPS = 0.2
"""How often it takes the second best of what it considers."""


class BeginnerBot:
    """Forgets cards that are out, wastes trumps at times, and slips; seeded, and legal under every option."""

    name = "beginner"

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._better = SimpleBot()

    def act(self, view: View, _clock: object = None) -> Action:
        """What ``simple`` would do, or a mistake."""
        if view.phase != "play":
            found = self._better.candidates(view)
            return found[self._slip(len(found))].action
        found = self._better.candidates(self._remembered(view))
        if self._rng.random() < WASTES:
            found.sort(key=lambda candidate: -_trumps(view, candidate))
        place = self._slip(len(found))
        # Even a beginner does not give points away when slipping.
        if _points(found[place]) > _points(found[0]):
            place = 0
        return found[place].action

    def _slip(self, number: int) -> int:
        return 1 if number > 1 and self._rng.random() < SLIPS else 0

    def _remembered(self, view: View) -> View:
        """The view with the earlier tricks forgotten, as if their cards could still be anywhere."""
        if self._rng.random() >= FORGETS or view.calls:
            return view
        return replace(view, tricks=view.tricks[-REMEMBERED:])

    def contests(self, _view: View) -> bool:
        """A hand weak enough to be dealt again is better dealt again."""
        return True

    def consents(self, view: View) -> bool:
        """As ``simple``."""
        return self._better.consents(view)


def _trumps(view: View, candidate: Candidate) -> int:
    action = candidate.action
    return hand_size(action.cards & tables_of(view).masks[TRUMP]) if isinstance(action, Play) else 0


def _points(candidate: Candidate) -> int:
    return points(candidate.action.cards) if isinstance(candidate.action, Play) else 0
