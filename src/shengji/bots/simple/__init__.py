"""A bot that plays by rules of thumb: it knows what is out, and weighs points won against cards spent."""

from __future__ import annotations

from random import Random

from shengji.bots.claims import wins_nothing
from shengji.bots.memory import Memory
from shengji.bots.protocol import Candidate
from shengji.bots.reading import lines, must_name, possible_calls, showings
from shengji.bots.simple.bidding import bids, named_lines
from shengji.bots.simple.burying import burials
from shengji.bots.simple.calling import callings
from shengji.bots.simple.declaring import declarings, namings, stirs
from shengji.bots.simple.following import follows
from shengji.bots.simple.leading import leads
from shengji.cards import Bag, points
from shengji.game.actions import Action, Bury, Choose, Play
from shengji.game.view import View
from shengji.text.errors import Term

__all__ = ["SimpleBot"]


class SimpleBot:
    """Rules of thumb, legal under every option. It has no randomness and keeps no notes."""

    name = "simple"

    def __init__(self, _rng: Random | None = None) -> None:
        pass

    def act(self, view: View, _clock: object = None) -> Action:
        """The best candidate."""
        return self.candidates(view)[0].action

    def candidates(self, view: View) -> list[Candidate]:
        """The actions that come into question, best first."""
        return sorted(self._considered(view), key=lambda candidate: -candidate.value)

    def weigh(self, view: View, action: Action) -> float | None:
        """The value of an action; ``None`` for one that it neither considers nor can value."""
        also = action.cards if isinstance(action, Play | Bury) else 0
        found = self._considered(view, also)
        if isinstance(action, Play | Bury):
            return next((c.value for c in found if isinstance(c.action, Play | Bury) and c.action.cards == also), None)
        return next((c.value for c in found if c.action == action), None)

    def _considered(self, view: View, also: Bag = 0) -> list[Candidate]:
        """The actions that come into question, and the play or burial of ``also`` if it can be valued."""
        match view.phase:
            case "dealing" | "in_turn":
                found = namings(view) if must_name(view) else declarings(view, showings(view))
            case "auction":
                found = bids(view)
            case "name":
                found = namings(view)
            case "stir":
                found = stirs(view, showings(view))
            case "line":
                found = named_lines(view, lines(view.rules))
            case "call":
                found = callings(Memory(view), possible_calls(view))
            case "bury":
                found = burials(view, also)
            case "choose":
                found = _choices(view)
            case _:
                memory = Memory(view)
                found = leads(memory, also) if view.lead is None else follows(memory, view.lead, also)
        return found

    def contests(self, _view: View) -> bool:
        """A hand weak enough to be dealt again is better dealt again."""
        return True

    def consents(self, view: View) -> bool:
        """Always to a take-back; to ending the deal if the seat's side gets the rest, or can get none of it anyway."""
        proposal = view.proposal
        if proposal is None or proposal.what == "take_back":
            return True
        memory = Memory(view)
        return memory.sides.mine == (proposal.rest_to == "banker") or wins_nothing(memory)


def _choices(view: View) -> list[Candidate]:
    """Components of a failed throw: the one with most points must be led, else the smallest."""
    found = []
    for place, cards in enumerate(view.choices):
        worth = points(cards, view.rules.joker_points)
        found.append(Candidate(Choose(view.seat, cards), worth - 0.1 * place, Term("bot-why-choose", points=worth)))
    return found
