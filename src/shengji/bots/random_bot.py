"""The weakest bot: any legal action, as :mod:`shengji.rules.random_play` draws it."""

from __future__ import annotations

from random import Random
from typing import get_args

from shengji.bots.reading import declarations, must_name, rule_of
from shengji.bots.reading import legal_bury as is_bury
from shengji.cards import Bag, bag, kinds, points
from shengji.game.actions import Action, Bury, Choose, Declare, NameTrump, PassDeclaring, Play
from shengji.game.view import View
from shengji.rules.random_play import random_follow, random_lead
from shengji.rules.tables import Trump

DECLARE_CHANCE = 1 / 8
"""How often a random bot declares when it is asked and can."""


class RandomBot:
    """Plays at random."""

    name = "random"

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def act(self, view: View, _clock: object = None) -> Action:
        """A random legal action."""
        match view.phase:
            case "dealing" | "in_turn":
                return self._declare(view)
            case "bury":
                return Bury(view.seat, self._bury(view))
            case "choose":
                return Choose(view.seat, self._rng.choice(view.choices))
            case _:
                return Play(view.seat, self._play(view))

    def contests(self, _view: View) -> bool:
        """Every other time."""
        return self._rng.random() < 0.5

    def consents(self, _view: View) -> bool:
        """Always."""
        return True

    def _declare(self, view: View) -> Action:
        if must_name(view):
            trumps = get_args(Trump)
            allowed = trumps if view.rules.no_trump == "allowed" else [trump for trump in trumps if trump != "NT"]
            return NameTrump(view.seat, self._rng.choice(allowed))
        if self._rng.random() < DECLARE_CHANCE:
            options = declarations(view)
            if options:
                return Declare(view.seat, self._rng.choice(options), view.dealt)
        return PassDeclaring(view.seat)

    def _bury(self, view: View) -> Bag:
        cards = list(kinds(view.hand))
        chosen = bag(self._rng.sample(cards, view.rules.kitty))
        if is_bury(view, chosen):
            return chosen
        # The rules limit the points that may be buried: take the cards with the fewest.
        self._rng.shuffle(cards)
        cards.sort(key=lambda kind: points(1 << 8 * kind, view.rules.joker_points))
        return bag(cards[: view.rules.kitty])

    def _play(self, view: View) -> Bag:
        rule = rule_of(view)
        if view.lead is None:
            return random_lead(rule, view.hand, self._rng)
        return random_follow(rule, view.lead, view.hand, self._rng)
