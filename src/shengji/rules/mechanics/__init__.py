"""Trick rules that options alone cannot express, one file each, and the choice of the rule of a deal."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from shengji.rules.mechanics.any_width import AnyWidth
from shengji.rules.mechanics.five_ten_king import FiveTenKing
from shengji.rules.mechanics.rainbows import Rainbows
from shengji.rules.tables import Tables
from shengji.rules.trick_rule import StandardRule, TrickRule

TRICK_RULES: dict[str, Callable[[Tables], TrickRule]] = {
    "standard": StandardRule,
    "any_width": AnyWidth,
    "five_ten_king": FiveTenKing,
}
"""The trick rules by the value of the option ``trick_rule``."""


@lru_cache(maxsize=2048)
def trick_rule(tables: Tables) -> TrickRule:
    """The trick rule of a deal."""
    rule = TRICK_RULES[tables.rules.trick_rule](tables)
    return Rainbows(rule, tables.rules.rainbows) if tables.rules.rainbows else rule
