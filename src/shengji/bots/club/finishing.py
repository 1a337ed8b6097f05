"""The last tricks when all that a hand has left wins: what multiplies the kitty most is led last."""

from __future__ import annotations

from shengji.bots.club.memory import CardMemory
from shengji.cards import Bag, contains, hand_size
from shengji.rules.kitty import multiplier
from shengji.rules.ruleset import RuleSet
from shengji.rules.shapes import read_components
from shengji.rules.tables import GROUPS, TRUMP
from shengji.weighing import KITTY_GUESS


class Finishing:
    """What an opponent of the banker keeps for the last trick once nothing can take a trick from it any more."""

    def __init__(self, memory: CardMemory) -> None:
        self._hand = memory.view.hand
        self._kept: Bag = 0
        self._worth = 0.0
        if memory.sides.mine or memory.sides.alone or not _only_higher_shapes_win(memory.view.rules):
            return
        leads = _sure_leads(memory)
        if leads:
            most, self._kept = max(leads, key=lambda lead: (lead[0], hand_size(lead[1])))
            least, _ = min(leads)
            self._worth = (most - least) * KITTY_GUESS

    def cost(self, cards: Bag) -> float:
        """What it costs to lead these cards, 0 for the whole hand."""
        if not self._kept or cards == self._hand or contains(self._hand - cards, self._kept):
            return 0.0
        return self._worth


def _only_higher_shapes_win(rules: RuleSet) -> bool:
    return rules.trick_rule == "standard" and rules.bombs == "none" and not rules.rainbows


def _sure_leads(memory: CardMemory) -> list[tuple[int, Bag]]:
    """Leads of which none can lose, and by how much each multiplies the kitty; none if any card may lose."""
    rules, tables = memory.view.rules, memory.tables
    may_be_ruffed = memory.top_held(TRUMP, (1, 1)) >= 0
    found = []
    for group in range(GROUPS):
        own = memory.view.hand & tables.masks[group]
        if not own:
            continue
        trump = group == TRUMP
        if may_be_ruffed and not trump:
            return []
        parts = read_components(tables, group, own)
        if any(memory.top_held(group, part.shape) > part.top for part in parts):
            return []
        found += [(multiplier(rules, [part.shape], trump=trump), part.cards) for part in parts]
        if rules.throws == "any" or (rules.throws == "trump" and trump):
            found.append((multiplier(rules, [part.shape for part in parts], trump=trump), own))
    return found
