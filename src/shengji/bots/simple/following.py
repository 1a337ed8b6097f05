"""Following by rules of thumb: win cheaply what is worth winning, give points to the partner, else keep good cards."""

from __future__ import annotations

from shengji.bots.memory import Memory
from shengji.bots.protocol import Candidate
from shengji.bots.sides import joins
from shengji.bots.simple.answers import JOINING, Answers
from shengji.bots.simple.keeping import Keeping
from shengji.bots.simple.worth import Worth
from shengji.cards import Bag
from shengji.game.actions import Play
from shengji.rules.trick_rule import Lead

LEAD_WORTH = 3.0
"""What taking the trick is worth beside its points: the next lead."""


def follows(memory: Memory, lead: Lead, also: Bag = 0) -> list[Candidate]:
    """Answers that come into question, and ``also``."""
    return Following(memory, lead).candidates(also)


class Following(Answers):
    """One seat's turn to answer a lead."""

    def __init__(self, memory: Memory, lead: Lead) -> None:
        self._total = (worth := Worth(memory)).total
        super().__init__(memory, lead, worth.of)

    def candidates(self, also: Bag = 0) -> list[Candidate]:
        """The cheapest answer, the one with most points, and those that take the trick, each once; and ``also``."""
        loss, keeping = self._sides.loss, Keeping(self._memory)
        found = []
        for cards, takes, chance, given in self._considered((also,) if also else ()):
            stake = self._on_table + given + (LEAD_WORTH if takes or self._ours > 0.5 else LEAD_WORTH / 2)
            value = (chance - loss * (1 - chance)) * stake - self._total(cards) - keeping.cost(cards)
            if joins(self._view, cards):
                value += JOINING
            found.append(Candidate(Play(self._view.seat, cards), value, self._reason(cards, takes, given)))
        return found
