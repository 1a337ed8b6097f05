"""What the cards of a hand are worth keeping, in points."""

from __future__ import annotations

from shengji.bots.club.memory import CardMemory
from shengji.bots.club.weights import Weights
from shengji.cards import Bag, Kind, distinct
from shengji.rules.shapes import plane
from shengji.rules.tables import GROUPS, TRUMP


class Worth:
    """The worth of each kind in a hand."""

    def __init__(self, memory: CardMemory, w: Weights) -> None:
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
                    value = w.trump_least + w.trump_top * w.trump_fade ** above[step]
                else:
                    value = w.plain_top * w.plain_fade ** above[step]
                value += 0.01 * step
                if number > 1:
                    value += w.pair * (number - 1) + (w.run if runs else 0.0)
                self._known[kind] = value

    def of(self, kind: Kind) -> float:
        """The worth of one card of a kind that the hand holds."""
        return self._known[kind]

    def total(self, cards: Bag) -> float:
        """The worth of cards of the hand together."""
        return sum(self._known[kind] * number for kind, number in distinct(cards))
