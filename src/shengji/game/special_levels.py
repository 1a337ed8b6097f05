"""Levels at which a deal has rules of its own (rules.md sections 9 and 10)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from shengji.rules.ruleset import RuleSet


@lru_cache(maxsize=256)
def rules_at(rules: RuleSet, level: str | None) -> RuleSet:
    """The rules of a deal at a level.

    At the no-trump level only jokers are trump and nobody declares. At 扛旗 (炒地皮) there is no kitty either: all the
    cards are dealt, and the opponents must reach ``flag_line``.
    """
    if level not in ("NT", "KQ"):
        return rules
    bare = replace(rules, declare_when="fixed", fixed_trump="NT", overcall_after_bury="no", hidden_declaration=False)
    return replace(bare, kitty=0, line=rules.flag_line, score_table=()) if level == "KQ" else bare
