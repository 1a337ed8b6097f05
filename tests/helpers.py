"""What the tests of the rules share: rules and cards in a short notation, and tables of cases."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from shengji.cards import SUITS, Bag
from shengji.rules.following import is_legal_follow
from shengji.rules.mechanics import trick_rule
from shengji.rules.presets import with_options
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import TRUMP, Tables, tables
from shengji.rules.trick_rule import Lead, TrickRule
from shengji.text.cards import format_play, parse_bag, parse_play


def tables_at(where: str, **options: object) -> Tables:
    """The tables at a place such as ``T/S``: level T, trump spades; ``-/S`` where there is no level."""
    level, _, trump = where.partition("/")
    return tables(with_options(RuleSet(), options), None if level == "-" else level, trump)  # type: ignore[arg-type]


def rule_at(where: str, **options: object) -> TrickRule:
    """The trick rule at a place such as ``T/S``."""
    return trick_rule(tables_at(where, **options))


def lead_of(rule: TrickRule, text: str) -> Lead:
    """The lead that a play's text stands for; ``+`` announces components."""
    return rule.read(*parse_play(text))


def reading(rule: TrickRule, text: str) -> str:
    """The components of a lead, canonically."""
    return format_play(component.cards for component in lead_of(rule, text).components)


def legal(rule: TrickRule, lead: str, hand: str, play: str) -> bool:
    """Whether a hand may answer a lead with a play, all as texts."""
    return is_legal_follow(rule, lead_of(rule, lead), parse_bag(hand), parse_bag(play))


def union(one: Bag, other: Bag) -> Bag:
    """The smallest bag that holds both of two bags."""
    return sum(max(one >> 8 * k & 0x7F, other >> 8 * k & 0x7F) << 8 * k for k in range(54))


def group_number(name: str) -> int:
    """A group's number from its name: a suit letter, or ``trump``."""
    return TRUMP if name == "trump" else SUITS.index(name)


def options_of(text: str) -> dict[str, Any]:
    """Options from ``name=value name=value``; ``yes`` and ``no`` are flags, digits numbers, commas make lists."""
    found: dict[str, Any] = {}
    for part in text.split():
        name, _, value = part.partition("=")
        if value.isdigit() and name not in ("permanent", "removed", "lowest_rank"):
            found[name] = int(value)
        elif "," in value or name in ("permanent", "removed", "split"):
            found[name] = [item for item in value.split(",") if item]
        else:
            found[name] = value
    return found


def cases(text: str, *convert: Callable[[str], Any]) -> list[Any]:
    """Test parameters from a table: one case a line, fields between ``|``; the line is the test's id.

    A line that begins with ``#`` is a comment. ``convert`` are applied to the fields in order.
    """
    found = []
    for line in text.strip().splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        fields: list[Any] = [field.strip() for field in line.split("|")]
        for index, function in enumerate(convert):
            fields[index] = function(fields[index])
        found.append(pytest.param(*fields, id=" | ".join(field.strip() for field in line.split("|"))))
    ids = [case.id for case in found]
    assert len(set(ids)) == len(ids), "a case stands twice in a table"
    return found


def strictly_falling(values: list[Any]) -> bool:
    """Whether each value is greater than the one after it."""
    return all(first > second for first, second in pairwise(values))
