"""Trick rules that options alone cannot express, one file each, and the choice of the rule of a deal."""

from __future__ import annotations

from functools import lru_cache

from shengji.rules.mechanics.rainbows import Rainbows
from shengji.rules.tables import Tables
from shengji.rules.trick_rule import StandardRule, TrickRule


@lru_cache(maxsize=2048)
def trick_rule(tables: Tables) -> TrickRule:
    """The trick rule of a deal."""
    rule: TrickRule = StandardRule(tables)
    if tables.rules.rainbows:
        rule = Rainbows(rule, tables.rules.rainbows)
    return rule
