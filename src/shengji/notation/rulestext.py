"""Rule sets inside logs and records: as plain data, and as the one line of a ``[Rules]`` tag.

A log must mean the same in years, whatever becomes of the presets, so it holds everything that differs from the
defaults and a preset's name only as a label. The tag of a record is for people: the nearest preset, then what differs.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from shengji.rules import presets
from shengji.rules.ruleset import RuleSet, differences


def rules_to_plain(rules: RuleSet) -> dict[str, Any]:
    """``{"options": …}`` with every difference from the defaults, and the name of the preset if it is one."""
    name, changed = nearest_preset(rules)
    label = {"preset": name} if name and not changed else {}
    return {**label, "options": differences(rules, RuleSet())}


def rules_from_plain(plain: object) -> RuleSet:
    """The rule set of :func:`rules_to_plain`; the preset's name alone, by hand, is understood as well.

    Raises :class:`TextError` as :func:`shengji.rules.presets.from_mapping` does.
    """
    if isinstance(plain, Mapping) and "options" in plain:
        # The label is not asked: what the preset says today may not be what it said then.
        return presets.from_mapping({"options": plain["options"]})
    return presets.from_mapping(plain)  # type: ignore[arg-type]


@lru_cache(maxsize=256)
def nearest_preset(rules: RuleSet) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The preset that differs least, and the differences as ``(option, value as JSON)``; ``""`` for the defaults."""
    best, least = "", _changes(rules, RuleSet())
    for name in presets.names():
        changes = _changes(rules, presets.load(name))
        if len(changes) < len(least) or (not best and len(changes) == len(least)):
            best, least = name, changes
    return best, least


def _changes(rules: RuleSet, base: RuleSet) -> tuple[tuple[str, str], ...]:
    return tuple((name, msgspec.json.encode(value).decode()) for name, value in differences(rules, base).items())
