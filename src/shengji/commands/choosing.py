"""Rules as the commands take them: a preset or a TOML file, with single options changed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from shengji.text.errors import Term, TextError

if TYPE_CHECKING:
    from shengji.rules.presets import Preset
    from shengji.rules.ruleset import RuleSet


def named(name: str) -> Preset:
    """The preset of a name, or the one in a file; raises :class:`TextError`."""
    from shengji.rules import presets

    if name not in presets.names() and (name.endswith(".toml") or Path(name).is_file()):
        return presets.read_preset(Path(name))
    return presets.preset(name)


def changed(base: RuleSet, changes: Iterable[str]) -> RuleSet:
    """Rules with options changed as ``NAME=VALUE`` says; refused where they contradict themselves."""
    from shengji.rules import presets
    from shengji.rules.checks import problems

    rules = presets.with_options(base, dict(_change(text) for text in changes))
    for problem in problems(rules):
        if problem.severity == "error":
            wrong, advice = (Term(f"problem-{problem.code}{part}", **problem.details) for part in ("", ".fix"))
            raise TextError("simulate-rules", problem=wrong, advice=advice)
    return rules


def _change(text: str) -> tuple[str, object]:
    """An option's name and value; the value as in TOML, names without quotes too."""
    import tomllib

    name, equals, value = (part.strip() for part in text.partition("="))
    if not name or not equals:
        raise TextError("simulate-option-form", text=text)
    try:
        return name, tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return name, [part.strip() for part in value.split(",")] if "," in value else value
