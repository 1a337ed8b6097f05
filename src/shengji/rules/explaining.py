"""Why a play of the led group answers a lead too low."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shengji.cards import Bag, copies, distinct, kinds_at_least, mask_of, one
from shengji.rules.answers import stages
from shengji.rules.shapes import shape_term, tractors
from shengji.rules.tables import group_name
from shengji.text.cards import format_cards
from shengji.text.errors import IllegalAction, Term

if TYPE_CHECKING:
    from shengji.rules.trick_rule import Lead, TrickRule


def first_shortfall(rule: TrickRule, lead: Lead, own: Bag, play: Bag) -> IllegalAction:
    """The first thing owed by the cards ``own`` of the led group that a play from them does not give."""
    owed, given = rule.grade(lead, own), rule.grade(lead, play & mask_of(kind for kind, _ in distinct(own)))
    group = Term(group_name(lead.group))
    for demand, owed_key, given_key in zip(lead.demands, owed, given, strict=True):
        for (what, width), due, got in zip(stages(demand, rule.ladder), owed_key, given_key, strict=True):
            if due == got:
                continue
            if what == "runs":
                assert isinstance(due, tuple)
                assert isinstance(got, tuple)
                length = next(d for d, g in zip(due, (*got, *[0] * len(due)), strict=False) if d != g)
                cards = example_tractor(rule, lead.group, own, width, length)
                return IllegalAction("follow-tractor", shape=shape_term((width, length)), group=group, cards=cards)
            cards = example_tuple(own, play, width)
            number = due if what == "tuples" else demand.length
            return IllegalAction("follow-tuple", shape=shape_term((width, 1)), group=group, number=number, cards=cards)
    raise AssertionError("a play that meets the duty has no reason")


def example_tractor(rule: TrickRule, group: int, own: Bag, width: int, length: int) -> str:
    """A tractor of a shape that the cards hold."""
    for tractor in tractors(rule.tables, group, own):
        if tractor.shape == (width, length):
            return format_cards(tractor.cards)
    return ""


def example_tuple(own: Bag, play: Bag, width: int) -> str:
    """A tuple of the hand that the play leaves out or breaks."""
    for kind in kinds_at_least(own, width):
        if copies(play, kind) < width:
            return format_cards(one(kind, width))
    return ""
