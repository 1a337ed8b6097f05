"""``club-1`` and ``club-2``: careful rules of thumb, as a good club player keeps them.

It counts the cards and remembers who is void and who has no pair left, cashes sure winners and safe throws, draws
trumps when long in them, leads what a partner can take, gives its points to its own side, ruffs for points, buries to
be void, and declares by the trumps that it can expect. The two differ in what they weigh a play's features by.
"""

from __future__ import annotations

from random import Random

from shengji.bots.club.declaring import declarings
from shengji.bots.club.following import follows
from shengji.bots.club.leading import leads
from shengji.bots.club.memory import CardMemory
from shengji.bots.club.weights import Before
from shengji.bots.protocol import Candidate
from shengji.bots.reading import must_name, showings
from shengji.bots.simple import SimpleBot
from shengji.bots.simple.burying import burials
from shengji.bots.simple.declaring import namings
from shengji.cards import Bag
from shengji.game.view import View
from shengji.weighing import CLUB_1, CLUB_2

__all__ = ["Club2Bot", "ClubBot"]


class ClubBot(SimpleBot):
    """Careful rules of thumb, legal under every option. It has no randomness and keeps no notes."""

    name = "club-1"

    judgement = CLUB_1

    def __init__(self, _rng: Random | None = None) -> None:
        super().__init__()
        self._before = Before()

    def _considered(self, view: View, also: Bag = 0) -> list[Candidate]:
        """The actions that come into question, and the play or burial of ``also`` if it can be valued."""
        match view.phase:
            case "dealing" | "in_turn" if not must_name(view):
                return declarings(view, showings(view), self._before)
            case "dealing" | "in_turn":
                return namings(view)
            case "bury":
                return burials(view, also, self._before.last_by_trumps)
            case "play":
                memory = CardMemory(view, self.judgement)
                wanted = (also,) if also else ()
                return leads(memory, wanted) if view.lead is None else follows(memory, view.lead, wanted)
            case _:
                return super()._considered(view, also)


class Club2Bot(ClubBot):
    """The same with weights for each side and stage of a deal, which won against those of ``club-1``."""

    name = "club-2"
    judgement = CLUB_2
