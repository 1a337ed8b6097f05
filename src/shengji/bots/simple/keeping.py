"""Keeping what counts for more in the last trick than before."""

from __future__ import annotations

from shengji.bots.memory import Memory
from shengji.cards import Bag, contains, hand_size
from shengji.rules.shapes import held_components
from shengji.rules.tables import GROUPS, TRUMP

LAST_TIMES = 4.0
"""What each card of a large shape led to the last trick is worth, where that trick counts so many times."""
LAST_SPECIAL = 15.0
"""What a lead of the trick rule's own is worth in the last trick."""


class Keeping:
    """What of a hand should be kept for the last trick, and what it costs to spend it before."""

    def __init__(self, memory: Memory) -> None:
        self._hand = memory.view.hand
        self._kept: list[tuple[Bag, float]] = []
        if memory.view.rules.last_trick == "times_cards":
            self._keep_largest(memory)
        capturing = memory.view.buried or memory.view.kitty_size
        if capturing and not memory.sides.mine:
            self._keep_special(memory)

    def _keep_largest(self, memory: Memory) -> None:
        """The largest shape that nothing unseen beats, trumps before plain cards."""
        best: tuple[tuple[bool, int], Bag] | None = None
        for group in range(GROUPS):
            for component in held_components(memory.tables, group, self._hand):
                sure = component.size > 1 and memory.is_top(group, component.shape, component.top)
                rank = (group == TRUMP, component.size)
                if sure and (best is None or rank > best[0]):
                    best = rank, component.cards
        if best is not None:
            self._kept.append((best[1], LAST_TIMES * hand_size(best[1])))

    def _keep_special(self, memory: Memory) -> None:
        """One lead of the trick rule's own, of trumps, with which the kitty counts for more."""
        for cards in memory.rule.further_leads(self._hand):
            if memory.tables.group_of(cards) == TRUMP and memory.rule.kitty_times(memory.rule.read(cards)):
                self._kept.append((cards, LAST_SPECIAL))
                return

    def cost(self, cards: Bag) -> float:
        """What it costs to play these cards now, 0 for the whole hand."""
        if cards == self._hand:
            return 0.0
        rest = self._hand - cards
        return sum(worth for kept, worth in self._kept if not contains(rest, kept))
