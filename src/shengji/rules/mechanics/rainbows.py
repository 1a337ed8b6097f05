"""Rainbows (house rule, rules.md section 5): the same rank in every suit, led as one shape.

Where the specification is silent (ours): a rainbow has equally many cards of each of the four suits, of a rank that is
neither the level nor a permanent trump, and at least as many cards as the option says; nothing is owed to it; a higher
rainbow of as many cards takes the trick, and nothing else does.
"""

from __future__ import annotations

from collections.abc import Iterator

from shengji.cards import CODES, SMALL_JOKER, Bag, copies, distinct, hand_size, one
from shengji.rules.answers import Grade
from shengji.rules.powers import Power
from shengji.rules.shapes import Component
from shengji.rules.tables import TRUMP, Tables
from shengji.rules.trick_rule import NO_GROUP, Lead, SpecialDuty, TrickRule
from shengji.text.errors import IllegalAction


class Rainbows:
    """Another trick rule with rainbows added."""

    def __init__(self, inner: TrickRule, least: int) -> None:
        self.inner = inner
        self.least = least
        self.tables: Tables = inner.tables
        self.ladder = inner.ladder

    def rainbow_rank(self, cards: Bag) -> int | None:
        """Rank 0..12 of a rainbow, ``None`` if the cards are none."""
        held = list(distinct(cards))
        if len(held) != 4 or held[-1][0] >= SMALL_JOKER or hand_size(cards) < self.least:
            return None
        ranks = {kind % 13 for kind, _ in held}
        if len(ranks) != 1 or len({copies for _, copies in held}) != 1:
            return None
        trump_suit = "DCHS".find(self.tables.trump) if self.tables.trump != "NT" else -1
        # A rank that has left its suits for the trump group makes no rainbow.
        if any(self.tables.group[kind] == TRUMP and kind // 13 != trump_suit for kind, _ in held):
            return None
        if any(CODES[kind] == self.tables.rules.top_card for kind, _ in held):
            return None
        return ranks.pop()

    def further_leads(self, hand: Bag) -> Iterator[Bag]:
        """Every rainbow of the hand, and the further leads of the other rule."""
        for rank in range(13):
            kinds = [suit * 13 + rank for suit in range(4)]
            for number in range(1, min(copies(hand, kind) for kind in kinds) + 1):
                cards = sum(one(kind, number) for kind in kinds)
                if self.rainbow_rank(cards) is not None:
                    yield cards
        yield from self.inner.further_leads(hand)

    def read(self, cards: Bag, announced: tuple[Bag, ...] = ()) -> Lead:
        """A rainbow, or whatever the other rule reads."""
        rank = self.rainbow_rank(cards)
        if rank is None:
            return self.inner.read(cards, announced)
        size = hand_size(cards)
        return Lead("rainbow", NO_GROUP, cards, (Component(size, 1, rank, cards),), (), size)

    def grade(self, lead: Lead, cards: Bag) -> Grade:
        """Nothing is owed to a rainbow."""
        return () if lead.kind == "rainbow" else self.inner.grade(lead, cards)

    def protected(self, lead: Lead, hand: Bag) -> Bag:
        """As in the other rule."""
        return 0 if lead.kind == "rainbow" else self.inner.protected(lead, hand)

    def power(self, lead: Lead, play: Bag) -> Power | None:
        """Rank of a rainbow of as many cards; other leads as in the other rule."""
        if lead.kind != "rainbow":
            return self.inner.power(lead, play)
        rank = self.rainbow_rank(play)
        return None if rank is None else (0, rank)

    def beats(self, power: Power, best: Power) -> bool:
        """As in the other rule."""
        return self.inner.beats(power, best)

    def owed_tuples(self, lead: Lead, grade: Grade) -> tuple[int, int]:
        """As in the other rule."""
        return self.inner.owed_tuples(lead, grade)

    def explain(self, lead: Lead, own: Bag, play: Bag) -> IllegalAction:
        """As in the other rule."""
        return self.inner.explain(lead, own, play)

    def special_duty(self, lead: Lead, hand: Bag) -> SpecialDuty | None:
        """As in the other rule."""
        return None if lead.kind == "rainbow" else self.inner.special_duty(lead, hand)

    def kitty_times(self, lead: Lead) -> int | None:
        """As in the other rule."""
        return None if lead.kind == "rainbow" else self.inner.kitty_times(lead)
