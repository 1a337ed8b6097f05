"""The decisions that are searched: which there are, what is compared in each, and what that comes to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

import numpy as np

from shengji.bots import options
from shengji.bots.club.memory import CardMemory
from shengji.bots.expert import burying
from shengji.bots.expert.search import Plan, Prior, Values, search
from shengji.bots.expert.values import utilities, valued
from shengji.bots.expert.worlds import Imagined
from shengji.bots.learned.judging import judged, knows
from shengji.bots.protocol import Clock
from shengji.cards import Bag, hand_size
from shengji.game.view import View
from shengji.rules.deck import hand_size as cards_each
from shengji.sim import ImpossiblePosition, UnsupportedRules
from shengji.sim.jit import Array

LEARNED = 0.12
"""By how much the network errs in the difference of two plays, in levels."""
LEARNED_TRIED = 14
"""How many plays are tried of those that it likes best."""
BY_THUMB, BEHIND = 0.25, 0.1
"""By how much rules of thumb err, and by how much they put other plays behind the one that they choose."""
IMAGINED, ENDING = 0.15, 0.3
"""By how much imagined deals err, in levels; less and less from the moment when such a share of the hand is left."""


class Found(NamedTuple):
    """What a search found."""

    ranked: tuple[tuple[Bag, float], ...]
    """Sets of cards and what each is worth to the seat's side, in levels, the chosen one first."""
    deals: int
    """Imagined deals looked at."""


class Decision(Protocol):
    """A decision that can be searched."""

    def search(
        self, preferred: Sequence[Bag], also: Bag, memory: CardMemory, clock: Clock, rng: Random, began: float
    ) -> Found | None:
        """Choose; ``preferred`` are sets of cards that must be compared, the first what rules of thumb would take.

        ``also`` gets a value too, even if it comes to the same as another set; 0 is none.

        ``None`` where the simulator cannot follow.
        """
        ...


class _Comparing(Protocol):
    of_banker: bool

    def totals(self, candidates: Sequence[Bag], number: int, seed: int) -> Array: ...


def decision_of(view: View) -> Decision | None:
    """The decision of a view; ``None`` for one that is left to rules of thumb."""
    if view.rules.scoring == "individual":
        return None
    if view.phase == "play":
        return Playing(view)
    return Burying(view) if burying.can_search(view) else None


def _prior(view: View, found: Sequence[Bag]) -> Prior:
    """What is thought of plays beforehand; the first is what rules of thumb would choose."""
    # Whoever buries holds more than a hand.
    left = hand_size(view.hand) / cards_each(view.rules)
    imagined = IMAGINED * min(1.0, left / ENDING)
    if view.phase == "play" and knows(view.rules):
        return Prior(judged(view, found).astype(np.float64), LEARNED, imagined, LEARNED_TRIED)
    values = np.full(len(found), -BEHIND)
    values[0] = 0.0
    return Prior(values, BY_THUMB, imagined)


class Playing:
    """A lead or a follow."""

    def __init__(self, view: View) -> None:
        self._view = view

    def search(
        self, preferred: Sequence[Bag], also: Bag, memory: CardMemory, clock: Clock, rng: Random, began: float
    ) -> Found | None:
        """As :meth:`Decision.search`."""
        found = options.plays(memory, preferred, rng)
        if also and also not in found:
            found.append(also)
        if len(found) == 1:
            return Found(((found[0], 0.0),), 0)
        try:
            return _compare(self._view, found, also, Imagined(self._view), clock, rng, began)
        except (UnsupportedRules, ImpossiblePosition):
            return None


class Burying:
    """What the banker buries."""

    def __init__(self, view: View) -> None:
        self._view = view

    def search(
        self, preferred: Sequence[Bag], also: Bag, _memory: CardMemory, clock: Clock, rng: Random, began: float
    ) -> Found | None:
        """As :meth:`Decision.search`."""
        found = burying.burials(self._view, [*preferred, also] if also else preferred)
        try:
            return _compare(self._view, found, also, burying.ImaginedBurials(self._view, found[0]), clock, rng, began)
        except (UnsupportedRules, ImpossiblePosition):
            return None


def _compare(
    view: View, found: Sequence[Bag], also: Bag, imagined: _Comparing, clock: Clock, rng: Random, began: float
) -> Found:
    table = utilities(view.rules, view.line)

    def outcomes(numbers: Sequence[int], deals: int) -> Values:
        totals = imagined.totals([found[number] for number in numbers], deals, rng.getrandbits(60))
        return valued(table, totals, of_banker=imagined.of_banker)

    asked = found.index(also) if also in found else None
    verdict = search(_prior(view, found), outcomes, clock, Plan(), began, asked)
    return Found(tuple((found[number], verdict.values[number]) for number in verdict.order), verdict.deals)
