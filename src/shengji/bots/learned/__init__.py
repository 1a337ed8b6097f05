"""``learned-1``: plays what a small network likes best, which has learned from deals that were played to their end.

It looks at nothing beyond the play itself. Declaring, bidding, burying and calls are those of ``club-1``, and so is
everything under rules that the network does not know, or without the extra ``fast``.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from shengji.bots import options
from shengji.bots.club import ClubBot
from shengji.bots.club.memory import CardMemory
from shengji.bots.protocol import Candidate
from shengji.bots.warming import WARMING
from shengji.cards import Bag
from shengji.game.actions import Play
from shengji.game.view import View
from shengji.text.errors import Term

if TYPE_CHECKING:
    from shengji.bots.learned.network import Network

__all__ = ["LearnedBot"]

POINTS_A_LEVEL = 20.0
"""What is found in levels is told in points: near the line ten points are worth about half a level and more.

So values can be compared with those of the rules of thumb.
"""


class LearnedBot(ClubBot):
    """Plays by a network where it knows the rules, and by the rules of thumb of ``club-1`` elsewhere.

    Without one of its own it takes that of the package.
    """

    name = "learned-1"

    def __init__(self, rng: Random | None = None, network: Network | None = None) -> None:
        super().__init__()
        self._rng = rng or Random(0)
        self._network = network

    def _considered(self, view: View, also: Bag = 0) -> list[Candidate]:
        thumb = super()._considered(view, also)
        if view.phase != "play" or not WARMING.usable():
            return thumb
        from shengji.bots.learned.judging import judged, knows

        if not knows(view.rules):
            return thumb
        reasons = {each.action.cards: each.reason for each in thumb if isinstance(each.action, Play)}
        found = options.plays(CardMemory(view, self.judgement), reasons, self._rng)
        if also and also not in found:
            found.append(also)
        worth = judged(view, found, self._network).tolist()
        return [
            Candidate(Play(view.seat, cards), POINTS_A_LEVEL * value, reasons.get(cards) or Term("bot-why-learned"))
            for cards, value in zip(found, worth, strict=True)
        ]
