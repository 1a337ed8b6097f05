"""Shapes of equal card count answer and beat each other, whatever their width (Nanning, rules.md section 10).

A led tuple or tractor of m cards asks for any tuple or tractor of m cards; without one, for the tractor with most cards
below m, then for as many pairs as possible. Quads stand above triples, triples above pairs (four cards: a quad beats a
tractor of two pairs; six: two triples beat three pairs); of equal width the higher top card wins. That a quad satisfies
a led tractor of two pairs, and is owed to it, is our reading.
"""

from __future__ import annotations

from shengji.cards import Bag, copies, hand_size, kinds_at_least, one
from shengji.rules.answers import Grade
from shengji.rules.powers import Power
from shengji.rules.shapes import as_shape, shape_term, tractors
from shengji.rules.tables import TRUMP, group_name
from shengji.rules.trick_rule import Lead, StandardRule
from shengji.text.cards import format_cards
from shengji.text.errors import IllegalAction, Term


class AnyWidth(StandardRule):
    """Tuples and tractors ranked by card count."""

    def grade(self, lead: Lead, cards: Bag) -> Grade:
        """``(1, 0, 0)`` with a shape of as many cards, else ``(0, cards of the largest shorter tractor, pairs)``."""
        if not lead.demands:
            return ()
        own = cards & self.tables.masks[lead.group]
        if self._full(lead, own):
            return ((1, 0, 0),)
        best = (0, 0, min(lead.size // 2, _pairs(own)))
        for tractor in tractors(self.tables, lead.group, own):
            if tractor.size < lead.size:
                room = (lead.size - tractor.size) // 2
                best = max(best, (0, tractor.size, min(room, _pairs(own - tractor.cards))))
        return (best,)

    def _full(self, lead: Lead, own: Bag) -> Bag:
        """A tuple or tractor of exactly as many cards as led, 0 if there is none."""
        tuples = (one(kind, lead.size) for kind in kinds_at_least(own, lead.size))
        runs = (t.cards for t in tractors(self.tables, lead.group, own) if t.size == lead.size)
        return next(tuples, 0) or next(runs, 0)

    def owed_tuples(self, lead: Lead, grade: Grade) -> tuple[int, int]:
        """All cards of a full answer, else those of the tractor and the pairs; in however many tuples."""
        (full, in_tractor, pairs), *_ = grade
        assert isinstance(in_tractor, int)
        assert isinstance(pairs, int)
        return lead.size, lead.size if full else in_tractor + 2 * pairs

    def explain(self, lead: Lead, own: Bag, play: Bag) -> IllegalAction:
        """What is owed: a shape of as many cards, the largest tractor, or pairs."""
        group = Term(group_name(lead.group))
        (full, in_tractor, pairs), *_ = self.grade(lead, own)
        shape = self._full(lead, own)
        if full and shape:
            found = as_shape(self.tables, shape)
            assert found is not None
            return IllegalAction(
                "follow-tractor", shape=shape_term(found.shape), group=group, cards=format_cards(shape)
            )
        (_, given_tractor, _), *_ = self.grade(lead, play & own)
        if given_tractor != in_tractor:
            tractor = next(t for t in tractors(self.tables, lead.group, own) if t.size == in_tractor)
            cards = format_cards(tractor.cards)
            return IllegalAction("follow-tractor", shape=shape_term(tractor.shape), group=group, cards=cards)
        held = next((one(kind, 2) for kind in kinds_at_least(own, 2) if copies(play, kind) < 2), 0)
        return IllegalAction(
            "follow-tuple", shape=shape_term((2, 1)), group=group, number=pairs, cards=format_cards(held)
        )

    def power(self, lead: Lead, play: Bag) -> Power | None:
        """By width, then by the highest card; a ruff above the led group."""
        if lead.kind == "throw":
            # Nothing is thrown here, but a referee may be asked about one that was led all the same.
            return super().power(lead, play)
        group = self.tables.group_of(play)
        if group is None or group not in (lead.group, TRUMP) or hand_size(play) != lead.size:
            return None
        shape = as_shape(self.tables, play)
        return None if shape is None else (int(group != lead.group), shape.width, shape.top)


def _pairs(cards: Bag) -> int:
    """Pairs in a bag; a quad counts as two, a triple as one."""
    return sum(copies(cards, kind) // 2 for kind in kinds_at_least(cards, 2))
