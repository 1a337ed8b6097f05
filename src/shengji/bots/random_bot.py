"""The weakest bot: any legal action, as :mod:`shengji.rules.random_play` draws it."""

from __future__ import annotations

from random import Random

from shengji.bots.reading import legal_bury as is_bury
from shengji.bots.reading import lines, must_name, possible_calls, rule_of, showings, trumps
from shengji.cards import Bag, bag, kinds, points
from shengji.game.actions import (
    Action,
    Bid,
    Bury,
    Call,
    CallFriends,
    Choose,
    Declare,
    NameLine,
    NameTrump,
    PassDeclaring,
    Play,
    Stir,
)
from shengji.game.state import friend_calls
from shengji.game.view import View
from shengji.rules.auction import legal_bids
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
            case "auction":
                return Bid(view.seat, self._rng.choice([0, *legal_bids(view.rules, view.bids)]))
            case "name":
                return self._name(view)
            case "stir":
                return self._stir(view)
            case "line":
                return NameLine(view.seat, self._rng.choice(lines(view.rules)))
            case "call":
                return CallFriends(view.seat, self._calls(view))
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
            return self._name(view)
        shown = self._showing(view)
        return PassDeclaring(view.seat) if shown is None else Declare(view.seat, shown[0], view.dealt, shown[1])

    def _stir(self, view: View) -> Action:
        shown = self._showing(view)
        return PassDeclaring(view.seat) if shown is None else Stir(view.seat, *shown)

    def _showing(self, view: View) -> tuple[Bag, Trump | None] | None:
        if self._rng.random() >= DECLARE_CHANCE:
            return None
        options = showings(view)
        return self._rng.choice(options) if options else None

    def _name(self, view: View) -> Action:
        return NameTrump(view.seat, self._rng.choice(trumps(view.rules)))

    def _calls(self, view: View) -> tuple[Call, ...]:
        return tuple(self._rng.sample(possible_calls(view), friend_calls(view.rules)))

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
