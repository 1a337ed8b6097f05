"""Rule sets inside logs and records: as plain data, and as the one line of a ``[Rules]`` tag.

A log must mean the same in years, whatever becomes of the presets, so it holds everything that differs from the
defaults and a preset's name only as a label. The tag of a record is for people: the nearest preset, then what differs.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, get_args, get_type_hints

import msgspec

from shengji.rules import presets
from shengji.rules.ruleset import RuleSet, differences, options
from shengji.text.errors import TextError


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


# -- one line: ``qq; throw_compare=every_component; levels=5,T,K``

DEFAULTS = "default"
"""Stands in a tag for the defaults, where no preset is nearer."""
EMPTY = "none"
"""Stands for an empty list."""


def rules_to_tag(rules: RuleSet, gap: str = " ") -> str:
    """The nearest preset and what differs from it; ``gap`` stands after each semicolon."""
    name, _ = nearest_preset(rules)
    changed = differences(rules, presets.load(name) if name else RuleSet())
    return f";{gap}".join([name or DEFAULTS, *(f"{option}={_value(value)}" for option, value in changed.items())])


def rules_from_tag(text: str) -> RuleSet:
    """The rule set of :func:`rules_to_tag`.

    Raises :class:`TextError`: ``rules-tag`` for a part without ``=``, and as
    :func:`shengji.rules.presets.with_options` does.
    """
    name, *parts = (part.strip() for part in text.strip().rstrip(";").split(";"))
    base = RuleSet() if name == DEFAULTS else presets.load(name)
    changed: dict[str, object] = {}
    for part in parts:
        option, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise TextError("rules-tag", text=part)
        changed[option] = _plain(option, value)
    return presets.with_options(base, changed)


def rules_sum(rules: RuleSet) -> str:
    """Eight hexadecimal digits by which a reader notices that a preset is no longer what it was."""
    return hashlib.sha256(msgspec.json.encode(differences(rules, RuleSet()))).hexdigest()[:8]


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        items = (":".join(map(str, item)) if isinstance(item, list | tuple) else str(item) for item in value)
        return ",".join(items) or EMPTY
    return str(value)


def _plain(name: str, text: str) -> object:
    """A value as data; what it may be is for the reader of options to say."""
    option = options().get(name)
    kind = option.kind if option is not None else "choice"
    if kind == "flag" and text in ("true", "false"):
        return text == "true"
    if kind == "number" and re.fullmatch(r"-?[0-9]{1,9}", text):
        return int(text)
    items = [] if text == EMPTY else [item.strip() for item in text.split(",")]
    if kind == "list":
        return items
    if kind == "rows":
        return [_row(name, item.split(":")) for item in items]
    return text


def _row(name: str, fields: list[str]) -> object:
    """A row whose numbers are numbers; left as text where it is none, for the reader of options to refuse."""
    row_type = get_args(get_type_hints(RuleSet)[name])[0]
    try:
        return msgspec.convert(fields, row_type, strict=False)
    except msgspec.ValidationError:
        return fields
