"""``expert``: searches. It plays deals that it thinks possible to the end, after each play that it might make.

The deals agree with everything the seat has seen; the rest of each is played by rules of thumb in compiled code
(:mod:`shengji.sim`). The same is done for what to bury. Declaring, bidding and calls are those of the rules of thumb,
and so is everything under rules that the simulator cannot express, or without the extra ``fast``.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from shengji.bots.club import ClubBot
from shengji.bots.club.memory import CardMemory
from shengji.bots.protocol import Candidate, Clock
from shengji.cards import Bag
from shengji.game.actions import Action, Bury, Play
from shengji.game.view import View
from shengji.text.errors import Term

if TYPE_CHECKING:
    from shengji.bots.expert.deciding import Decision

__all__ = ["ExpertBot"]


class ExpertBot(ClubBot):
    """Searches where the simulator can follow, and plays by the rules of thumb of ``club-1`` elsewhere.

    A clock with simulations and no seconds makes it play the same everywhere with the same random generator; without a
    clock it looks at a fixed number of deals.
    """

    name = "expert"

    def __init__(self, rng: Random | None = None) -> None:
        super().__init__()
        self._rng = rng or Random(0)

    def act(self, view: View, clock: object = None) -> Action:
        """The best play or burial found within the clock's limits."""
        return self._searched(view, clock if isinstance(clock, Clock) else Clock())[0].action

    def candidates(self, view: View) -> list[Candidate]:
        """What was considered, best first; values are in levels where it was searched."""
        return self._searched(view, Clock())

    def weigh(self, view: View, action: Action) -> float | None:
        """The value of an action on the scale of :meth:`candidates`; ``None`` for what is not searched."""
        found = self._searched(view, Clock(), action)
        return next((each.value for each in found if each.action == action), None)

    def _searched(self, view: View, clock: Clock, also: Action | None = None) -> list[Candidate]:
        began = time.perf_counter()
        thumb = super().candidates(view)
        decision = _decision(view)
        if decision is None:
            return thumb
        reasons = {_cards(each.action): each.reason for each in thumb}
        wanted = [cards for cards in [*reasons, _cards(also)] if cards]
        verdict = decision.search(wanted, CardMemory(view), clock, self._rng, began)
        if verdict is None:
            return thumb
        make = Bury if view.phase == "bury" else Play
        return [
            Candidate(make(view.seat, cards), value, reasons.get(cards) or Term("bot-why-search", deals=verdict.deals))
            for cards, value in verdict.ranked
        ]


def _decision(view: View) -> Decision | None:
    """How to search the decision of a view; ``None`` where there is none to search, or nothing to search with."""
    if view.phase not in ("play", "bury"):
        return None
    try:
        from shengji.bots.expert.deciding import decision_of
    except ImportError:
        return None
    return decision_of(view)


def _cards(action: Action | None) -> Bag:
    return action.cards if isinstance(action, Play | Bury) else 0


def warm_up(bots: Sequence[str]) -> None:
    """Have compiled code ready for bots of these names, which takes some seconds the first time on a machine."""
    if ExpertBot.name not in bots:
        return
    try:
        from shengji import sim
    except ImportError:
        return
    sim.warm_up()
