"""Calling friends in 找朋友 (rules.md section 10): which cards may be called."""

from __future__ import annotations

from shengji.cards import CODES, SMALL_JOKER, Kind, copies, points
from shengji.cards import one as one_card
from shengji.rules.deck import pack
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import TRUMP, Tables
from shengji.text.errors import IllegalAction

ANOTHER = 0
"""The number of a call for another copy than the banker's own."""


def may_be_called(tables: Tables, kind: Kind) -> bool:
    """Whether a card may be called (option ``friend_cards``).

    By default trumps and jokers may not. ``not_highest``: nor the highest card of its suit. ``no_points``: no point
    cards, unless it is the highest of its suit (the king at level A).
    """
    rules = tables.rules
    if not copies(pack(rules), kind):
        return False
    if rules.friend_cards == "any":
        return True
    if kind >= SMALL_JOKER or tables.group[kind] == TRUMP:
        return False
    group = tables.group[kind]
    highest = tables.step[kind] == tables.spans[group] - 1
    if rules.friend_cards == "not_highest":
        return not highest
    if rules.friend_cards == "no_points":
        return highest or not points(one_card(kind))
    return True


def callable_kinds(tables: Tables) -> list[Kind]:
    """Every card that may be called, ascending by kind."""
    return [kind for kind in range(len(CODES)) if may_be_called(tables, kind)]


def check_calls(tables: Tables, calls: list[tuple[Kind, int]], number: int) -> None:
    """Raise :class:`IllegalAction` unless the banker may make these calls.

    Codes: ``call-number`` (another number of calls is due), ``call-card``, ``call-copy`` (no such copy), ``call-other``
    (another copy cannot be called here, or there is only one), ``call-twice``.
    """
    rules: RuleSet = tables.rules
    if len(calls) != number:
        raise IllegalAction("call-number", due=number, made=len(calls))
    for kind, nth in calls:
        if not 0 <= kind < len(CODES) or not may_be_called(tables, kind):
            raise IllegalAction("call-card", card=CODES[kind] if 0 <= kind < len(CODES) else str(kind))
        there = copies(pack(rules), kind)
        if nth == ANOTHER and (not rules.friend_other or there < 2):
            raise IllegalAction("call-other", card=CODES[kind])
        if nth < 0 or nth > there:
            raise IllegalAction("call-copy", card=CODES[kind], nth=nth, copies=there)
    if len(set(calls)) != len(calls):
        raise IllegalAction("call-twice")
