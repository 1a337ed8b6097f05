"""Asking a program written for Botzone: what it would have been sent there for the same view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shengji.bots.botzone.cards import SUIT_ORDER, kind_of, level_to, major_to, numbers_of, pick
from shengji.cards import Bag, bag, hand_size, kinds
from shengji.game.actions import Action, Bury, Choose, Declare, PassDeclaring, Play
from shengji.game.view import View
from shengji.rules.deck import hand_size as dealt_to_each
from shengji.rules.ruleset import RuleSet
from shengji.text.errors import TextError


def check_rules(rules: RuleSet) -> None:
    """Raise :class:`TextError` ``botzone-rules`` unless the protocol has words for a game."""
    fits = rules.seats == 4 and rules.decks == 2 and rules.sides == "partners" and rules.declare_when == "while_dealing"
    if not fits or rules.kitty != 8 or rules.overcall_after_bury != "no" or rules.weak_hand != "off" or rules.removed:
        raise TextError("botzone-rules")


class Notes:
    """What one seat has been sent and has answered in a deal, as each turn repeats all of it."""

    def __init__(self, order: str = SUIT_ORDER) -> None:
        self._order = order
        self._begin()

    def _begin(self) -> None:
        self._dealt: list[int] = []
        self._requests: list[dict[str, Any]] = []
        self._responses: list[list[int]] = []
        self._kitty: list[int] = []
        self._cover: list[int] = []
        self._deal = -1

    def ask(self, view: View) -> dict[str, Any] | Action:
        """The input of a turn, or the action where Botzone asks nothing."""
        if view.number != self._deal:
            self._begin()
            self._deal = view.number
        if view.phase == "choose":
            return Choose(view.seat, view.choices[0])
        dealt = len(self._dealt)
        self._deal_out(view)
        if view.phase == "dealing":
            if len(self._dealt) == dealt:
                # Asked again after the last card.
                return PassDeclaring(view.seat)
            requests, responses = self._requests, self._responses[:-1]
        elif view.phase == "bury":
            requests = [*self._requests, self._cover_request(view)]
            responses = self._responses
        else:
            requests, responses = self._playing(view)
        return {"requests": requests, "responses": responses}

    def answered(self, view: View, response: object) -> Action:
        """The action that a response stands for; raises :class:`TextError`."""
        if not isinstance(response, list):
            raise TextError("field-type" if response is not None else "field-missing", field="response", type="list")
        cards = bag(kind_of(number, self._order) for number in response)
        match view.phase:
            case "dealing":
                self._responses[-1] = response
                return Declare(view.seat, cards, view.dealt) if response else PassDeclaring(view.seat)
            case "bury":
                self._cover = response
                return Bury(view.seat, cards)
            case _:
                return Play(view.seat, cards)

    def _deal_out(self, view: View) -> None:
        """Send the cards that have come since, one a turn; those of the kitty come later."""
        each = dealt_to_each(view.rules)
        played = view.buried
        for leader, plays in _tricks(view):
            offset = (view.seat - leader) % view.rules.seats
            played += plays[offset] if offset < len(plays) else 0
        missing = list(kinds(view.hand + played))
        for number in self._dealt:
            missing.remove(kind_of(number, self._order))
        for kind in missing[: each - len(self._dealt)]:
            number = next(number for number in numbers_of(kind, self._order) if number not in self._dealt)
            self._dealt.append(number)
            request: dict[str, Any] = {"stage": "deal", "deliver": [number], "global": _global(view)}
            if not self._requests:
                request["playerpos"] = view.seat
            self._requests.append(request)
            self._responses.append([])

    def _cover_request(self, view: View) -> dict[str, Any]:
        rest = list(kinds(view.hand))
        for number in self._dealt:
            rest.remove(kind_of(number, self._order))
        taken: list[int] = []
        for kind in rest:
            taken.append(next(n for n in numbers_of(kind, self._order) if n not in self._dealt and n not in taken))
        self._kitty = taken
        return {"stage": "cover", "deliver": taken, "global": _global(view)}

    def _playing(self, view: View) -> tuple[list[dict[str, Any]], list[list[int]]]:
        """All turns of the play so far, each with the trick before and the trick up to this seat."""
        requests, responses = list(self._requests), list(self._responses)
        if self._kitty:
            requests.append({"stage": "cover", "deliver": self._kitty, "global": _global(view)})
            responses.append(self._cover)
        own = [number for number in (*self._dealt, *self._kitty) if number not in self._cover]
        taken = set(self._dealt) | set(self._kitty)
        before: list[list[int]] = []
        before_leader = -1
        score = 0
        winners = [trick.winner for trick in view.tricks]
        for place, (leader, plays) in enumerate(_tricks(view)):
            turn = (view.seat - leader) % view.rules.seats
            numbered = []
            for offset, cards in enumerate(plays):
                if offset == turn:
                    numbers = pick(cards, own, self._order)
                    own = [number for number in own if number not in numbers]
                else:
                    numbers = _others(cards, taken, self._order)
                    taken.update(numbers)
                numbered.append(numbers)
            history = [before, numbered[:turn], before_leader, leader]
            requests.append({"stage": "play", "history": history, "global": _global(view) | {"total_score": score}})
            if turn < len(numbered):
                responses.append(numbered[turn])
            before, before_leader = numbered, leader
            if place < len(winners) and not view.bankers_side[winners[place]]:
                score += view.tricks[place].points
        return requests, responses


def _tricks(view: View) -> list[tuple[int, Sequence[Bag]]]:
    """The tricks so far, the one in progress last."""
    found: list[tuple[int, Sequence[Bag]]] = [(trick.leader, trick.plays) for trick in view.tricks]
    return [*found, (view.leader, view.plays)] if view.phase == "play" else found


def _others(cards: Bag, taken: set[int], order: str) -> list[int]:
    """Numbers for another seat's cards: copies that have not been named yet."""
    chosen: list[int] = []
    for kind in kinds(cards):
        free = (number for number in numbers_of(kind, order) if number not in taken and number not in chosen)
        chosen.append(next(free, numbers_of(kind, order)[0]))
    return chosen


def _global(view: View) -> dict[str, Any]:
    """The state of the bank: who called with a single card, who with a pair, what trump, and who is banker."""
    called = next((shown.seat for shown in view.declarations), -1)
    snatched = next((shown.seat for shown in view.declarations if hand_size(shown.cards) > 1), -1)
    known = view.level if view.level is not None else view.levels[view.seat]
    return {
        "first_round": view.number == 1,
        "level": level_to(known or "2"),
        "banking": {
            "called": called,
            "snatched": snatched,
            "major": _major(view),
            "banker": -1 if view.banker is None else view.banker,
        },
    }


def _major(view: View) -> str:
    if view.trump is not None:
        return major_to(view.trump)
    if view.standing is None:
        return ""
    kind = kinds(view.standing.cards)[0]
    return "n" if kind >= 52 else "dchs"[kind // 13]
