"""Shapes with a name of their own: 510K and rainbows."""

from __future__ import annotations

from shengji.cards import Bag
from shengji.rules.tables import group_name
from shengji.rules.trick_rule import NO_GROUP, TrickRule
from shengji.text.errors import IllegalAction
from shengji.tui.look import Look


def special_shape(look: Look, rule: TrickRule, cards: Bag) -> str:
    """The name of a shape that is neither tuple nor tractor; empty for any other cards."""
    rules = rule.tables.rules
    if rules.trick_rule == "standard" and not rules.rainbows:
        return ""
    try:
        lead = rule.read(cards)
    except IllegalAction:
        return ""
    if lead.kind == "rainbow":
        return look.say("shape-rainbow")
    if lead.kind == "five_ten_king" and lead.group != NO_GROUP:
        return look.say("shape-510k", group=look.word(group_name(lead.group)))
    return ""
