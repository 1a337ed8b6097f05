"""Keeping a sure last trick, with the kitty in it, in the last tricks of a deal."""

from __future__ import annotations

from shengji.bots.club.memory import CardMemory
from shengji.bots.club.weights import Weights
from shengji.cards import Bag, copies, hand_size, points
from shengji.rules.tables import TRUMP

TIMES = 2.0
"""By how much the last trick multiplies the kitty at the least."""


class Ending:
    """What it costs to spend the trumps that win the last trick for certain."""

    def __init__(self, memory: CardMemory, w: Weights) -> None:
        view = memory.view
        size = hand_size(view.hand)
        self._sure: Bag = 0
        self._cost = 0.0
        if size < 2 or size > w.last_cards or view.rules.kitty_none or memory.sides.alone:
            return
        top = memory.top_unseen(TRUMP, (1, 1))
        for step in range(max(0, top), memory.tables.spans[TRUMP]):
            for kind in memory.tables.by_step[TRUMP][step]:
                self._sure += copies(view.hand, kind) << 8 * kind
        kitty = points(view.buried, view.rules.joker_points) if view.buried else w.kitty_guess
        nearness = 1.0 - (size - 2) / w.last_cards
        self._cost = w.last * (TIMES * kitty + w.last_lead) * nearness

    def cost(self, cards: Bag) -> float:
        """What it costs to play these cards: much if the last sure trump goes before the last trick."""
        spent = cards & self._sure
        return self._cost if spent and spent == self._sure else 0.0
