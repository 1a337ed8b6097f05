"""What the cards of a hand are worth keeping, in points."""

from __future__ import annotations

from shengji.bots.memory import Memory
from shengji.cards import Bag, Kind, distinct
from shengji.rules.shapes import plane
from shengji.rules.tables import GROUPS, TRUMP

PLAIN_TOP, PLAIN_FADE = 5.0, 0.6
"""A plain card that nothing unseen beats, and how much of that is left for each unseen card that does."""
TRUMP_LEAST, TRUMP_TOP, TRUMP_FADE = 2.0, 5.0, 0.85
PAIR = 1.2
"""More for each card of a pair or wider tuple."""
RUN = 1.2
"""More for each card of a tuple in a group with a tractor."""


class Worth:
    """The worth of each kind in a hand."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._known: dict[Kind, float] = {}
        tables = memory.tables
        hand = memory.view.hand
        for group in range(GROUPS):
            own = hand & tables.masks[group]
            if not own:
                continue
            above = memory.above(group)
            pairs = plane(tables, own, 2)
            runs = memory.view.rules.tractors == "allowed" and tables.longest_run(group, pairs) > 1
            for kind, number in distinct(own):
                step = tables.step[kind]
                if group == TRUMP:
                    value = TRUMP_LEAST + TRUMP_TOP * TRUMP_FADE ** above[step]
                else:
                    value = PLAIN_TOP * PLAIN_FADE ** above[step]
                value += 0.01 * step
                if number > 1:
                    value += PAIR * (number - 1) + (RUN if runs else 0.0)
                self._known[kind] = value

    def of(self, kind: Kind) -> float:
        """The worth of one card of a kind that the hand holds."""
        return self._known[kind]

    def total(self, cards: Bag) -> float:
        """The worth of cards of the hand together."""
        return sum(self._known[kind] * number for kind, number in distinct(cards))
