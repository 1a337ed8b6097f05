"""510K (炒地皮, rules.md section 10): a five, a ten and a king of one group, led as one shape.

A card that left its suit, as the level or as the top card, may still serve in the suit printed on it. Who holds a 510K
of the led group must follow with one, but H5, the top trump, is never owed to a 510K of hearts. Without one, a 510K of
trumps asks for one's three highest trumps, a plain one for any three cards of the group. Two of a kind do not compare:
the first stands, and only a 510K of trumps beats a plain one. It multiplies the kitty by six. Where the source (a
description of 炒地皮 in an encyclopaedia) is silent the readings are ours.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from shengji.cards import KIND_OF, RANKS, SMALL_JOKER, Bag, Kind, contains, distinct, hand_size, kinds, one
from shengji.rules.combos import sub_bags
from shengji.rules.powers import Power
from shengji.rules.shapes import Component
from shengji.rules.tables import TRUMP, Tables, group_name
from shengji.rules.trick_rule import Lead, SpecialDuty, StandardRule
from shengji.text.cards import format_cards
from shengji.text.errors import IllegalAction, Term

SIZE = 3
KITTY_TIMES = 2 * SIZE
_RANKS = tuple(RANKS.index(letter) for letter in "5TK")


class FiveTenKing(StandardRule):
    """The standard rule, and 510K."""

    def group_of_510k(self, cards: Bag) -> int | None:
        """The group of a 510K, ``None`` if the cards are none."""
        held = [kind for kind, _ in distinct(cards)]
        if hand_size(cards) != SIZE or len(held) != SIZE or held[-1] >= SMALL_JOKER:
            return None
        if sorted(kind % 13 for kind in held) != sorted(_RANKS):
            return None
        if all(self.tables.group[kind] == TRUMP for kind in held):
            return TRUMP
        suits = {kind // 13 for kind in held}
        return suits.pop() if len(suits) == 1 else None

    def all_510k(self, hand: Bag, group: int, *, without: Kind | None = None) -> Iterator[Bag]:
        """Every 510K of a group that the hand holds, each once; ``without`` leaves one kind out."""
        held = [kind for kind, _ in distinct(hand) if kind < SMALL_JOKER and kind != without]
        for chosen in product(*([kind for kind in held if kind % 13 == rank] for rank in _RANKS)):
            cards = sum(one(kind) for kind in chosen)
            if self.group_of_510k(cards) == group:
                yield cards

    def read(self, cards: Bag, announced: tuple[Bag, ...] = ()) -> Lead:
        """A 510K, or what the standard rule reads."""
        group = self.group_of_510k(cards)
        if group is None:
            return super().read(cards, announced)
        return Lead("five_ten_king", group, cards, (Component(SIZE, 1, 0, cards),), (), SIZE)

    def further_leads(self, hand: Bag) -> Iterator[Bag]:
        """Every 510K of the hand."""
        for group in range(len(self.tables.masks)):
            yield from self.all_510k(hand, group)

    def power(self, lead: Lead, play: Bag) -> Power | None:
        """Only a 510K of trumps beats a plain one."""
        if lead.kind != "five_ten_king":
            return super().power(lead, play)
        if play == lead.cards:
            return (0,)
        return (1,) if lead.group != TRUMP and self.group_of_510k(play) == TRUMP else None

    def special_duty(self, lead: Lead, hand: Bag) -> SpecialDuty | None:
        """The duty to a led 510K."""
        return FiveTenKingDuty(self, lead, hand) if lead.kind == "five_ten_king" else None

    def kitty_times(self, lead: Lead) -> int | None:
        """Twice its three cards."""
        return KITTY_TIMES if lead.kind == "five_ten_king" else None


class FiveTenKingDuty:
    """What a hand owes to a led 510K."""

    def __init__(self, rule: FiveTenKing, lead: Lead, hand: Bag) -> None:
        self.rule = rule
        self.lead = lead
        self.hand = hand
        self.tables: Tables = rule.tables
        self.own = hand & self.tables.masks[lead.group]
        top = self.tables.rules.top_card
        spared = KIND_OF[top] if top != "none" and lead.group != TRUMP else None
        self.owed = next(rule.all_510k(hand, lead.group, without=spared), 0)
        """A 510K that must be answered with one; 0 without."""

    def met(self, play: Bag) -> bool:
        """A 510K of the group; without an owed one, the three highest trumps or any cards of the group."""
        if self.rule.group_of_510k(play) == self.lead.group:
            return True
        if self.owed:
            return False
        if hand_size(self.own) <= SIZE:
            return contains(play, self.own)
        if not contains(self.own, play):
            return False
        return self.lead.group != TRUMP or self._steps(play) == self._steps(self.own)[:SIZE]

    def _steps(self, cards: Bag) -> list[int]:
        """The steps of some trumps, highest first."""
        return sorted((self.tables.step[kind] for kind in kinds(cards)), reverse=True)

    def answers(self) -> Iterator[Bag]:
        """Every legal answer."""
        if self.owed:
            yield from self.rule.all_510k(self.hand, self.lead.group)
            return
        yield from (play for play in sub_bags(self.hand, SIZE) if self.met(play))

    def refusal(self, play: Bag) -> IllegalAction:
        """What is owed instead."""
        group = Term(group_name(self.lead.group))
        if self.owed:
            return IllegalAction("follow-510k", group=group, cards=format_cards(self.owed))
        must = min(SIZE, hand_size(self.own))
        given = hand_size(play & self.tables.masks[self.lead.group])
        if given < must:
            left = self.own - (play & self.tables.masks[self.lead.group])
            return IllegalAction("follow-group", group=group, owed=must, played=given, cards=format_cards(left))
        highest = sorted(kinds(self.own), key=lambda kind: self.tables.step[kind], reverse=True)[:SIZE]
        return IllegalAction("follow-highest-trumps", cards=format_cards(sum(one(kind) for kind in highest)))
