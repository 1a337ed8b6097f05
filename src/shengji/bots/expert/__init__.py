"""``expert``: searches. It plays deals that it thinks possible to the end, after each play that it might make.

The deals agree with everything the seat has seen; the rest of each is played by rules of thumb in compiled code
(:mod:`shengji.sim`). The same is done for what to bury. Declaring, bidding and calls are those of the rules of thumb,
and so is everything under rules that the simulator cannot express, or without the extra ``fast``.
"""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING

from shengji.bots.club import ClubBot
from shengji.bots.club.memory import CardMemory
from shengji.bots.learned import POINTS_A_LEVEL
from shengji.bots.protocol import Candidate, Clock
from shengji.bots.warming import WARMING
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
        """What was considered, best first; values are in points, roughly."""
        return self._searched(view, Clock())

    def consider(self, view: View, clock: Clock, also: Action | None = None) -> list[Candidate]:
        """The same within a clock's limits, with ``also`` among what is compared."""
        return self._searched(view, clock, also)

    def weigh(self, view: View, action: Action) -> float | None:
        """The value of an action on the scale of :meth:`candidates`; ``None`` for one that it cannot value."""
        found = self._searched(view, Clock(), action)
        cards = _cards(action)
        same = (each.value for each in found if (_cards(each.action) == cards if cards else each.action == action))
        return next(same, None)

    def _searched(self, view: View, clock: Clock, also: Action | None = None) -> list[Candidate]:
        began = time.perf_counter()
        decision = _decision(view)
        if decision is None:
            return self._by_thumb(view, also)
        thumb = super().candidates(view)
        reasons = {_cards(each.action): each.reason for each in thumb}
        wanted = [cards for cards in reasons if cards]
        verdict = decision.search(wanted, _cards(also), CardMemory(view, self.judgement), clock, self._rng, began)
        if verdict is None:
            return self._by_thumb(view, also)
        make = Bury if view.phase == "bury" else Play
        best = verdict.ranked[0][1]
        # Where a rule of thumb was preferred to what looked hardly better, the latter counts as no better.
        found = [
            Candidate(
                make(view.seat, cards),
                POINTS_A_LEVEL * min(value, best),
                reasons.get(cards) or _why(place, POINTS_A_LEVEL * (best - value), verdict.deals),
            )
            for place, (cards, value) in enumerate(verdict.ranked)
        ]
        return [found[0], *sorted(found[1:], key=lambda candidate: -candidate.value)]

    def _by_thumb(self, view: View, also: Action | None) -> list[Candidate]:
        return sorted(self._considered(view, _cards(also)), key=lambda candidate: -candidate.value)


def _why(place: int, behind: float, deals: int) -> Term:
    """What a search says of the candidate at a place that is so many points behind the first."""
    return Term("bot-why-search" if not place else "bot-why-close" if behind < 1.0 else "bot-why-searched", deals=deals)


def _decision(view: View) -> Decision | None:
    """How to search the decision of a view; ``None`` where there is none to search, or nothing to search with."""
    if view.phase not in ("play", "bury") or not WARMING.usable():
        return None
    from shengji.bots.expert.deciding import decision_of

    return decision_of(view)


def _cards(action: Action | None) -> Bag:
    return action.cards if isinstance(action, Play | Bury) else 0
