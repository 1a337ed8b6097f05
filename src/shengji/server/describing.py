"""Rules for reading: the preset, what differs from it, and the form of the lobby."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from shengji.notation.rulestext import nearest_preset
from shengji.rules import presets, words
from shengji.rules.checks import problems
from shengji.rules.problem import Problem
from shengji.rules.ruleset import SECTIONS, RuleSet, differences, options
from shengji.server.protocol import Difference, RulesInfo, RulesSpec
from shengji.text.errors import Term, TextError


class _Wrong(Term):
    """What is wrong with rules, put in words when shown."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.problem = problem

    def text(self, language: str) -> str:
        """The problem in words."""
        return self.problem.message(language)


def rules_of(spec: RulesSpec) -> tuple[RuleSet, str]:
    """The rules of a specification, and the preset with which they are compared.

    Raises :class:`TextError` for unknown names and values and for rules that contradict themselves.
    """
    if spec.toml:
        read = presets.read_preset(spec.toml)
        rules, base = read.rules, read.parent or nearest_preset(read.rules)[0]
    else:
        rules, base = presets.from_mapping({"preset": spec.preset, "options": spec.options}), spec.preset
    wrong = next((problem for problem in problems(rules) if problem.severity == "error"), None)
    if wrong is not None:
        raise TextError("server-rules-wrong", reason=_Wrong(wrong))
    return rules, base if base in presets.names() else ""


@lru_cache(maxsize=512)
def rules_info(rules: RuleSet, base: str, language: str) -> RulesInfo:
    """Rules for reading in a language."""
    preset = presets.preset(base) if base else None
    usual = preset.rules if preset is not None else RuleSet()
    changed = differences(rules, usual)
    return RulesInfo(
        preset=base,
        title=preset.title[language] if preset else "",
        summary=preset.summary[language] if preset else "",
        differences=tuple(
            Difference(
                option=name,
                label=words.label(name, language),
                value=words.value_in(rules, name, language),
                usual=words.value_in(usual, name, language),
            )
            for name in changed
        ),
        options=dict(changed),
        seats=rules.seats,
        kitty=rules.kitty,
        sides=rules.sides,
        clocks={"play": rules.clock_play, "bury": rules.clock_bury, "grace": rules.clock_grace},
    )


@lru_cache(maxsize=8)
def preset_list(language: str) -> list[dict[str, Any]]:
    """Every preset: its name, what it is, and what it sets."""
    found = []
    for name in presets.names():
        preset = presets.preset(name)
        found.append(
            {
                "name": name,
                "title": preset.title[language],
                "summary": preset.summary[language],
                "source": preset.source[language],
                "seats": preset.rules.seats,
                "decks": preset.rules.decks,
                "kitty": preset.rules.kitty,
                "options": differences(preset.rules, RuleSet()),
            }
        )
    return found


@lru_cache(maxsize=8)
def option_form(language: str) -> list[dict[str, Any]]:
    """The sections of the lobby's form, each with its options: kind, default, bounds, choices in words."""
    sections = []
    for section in SECTIONS:
        fields = []
        for option in options().values():
            if option.section == section:
                fields.append(
                    {
                        "name": option.name,
                        "label": words.label(option.name, language),
                        "sentence": words.sentence(option.name, language),
                        "kind": option.kind,
                        "default": option.default,
                        "low": option.low,
                        "high": option.high,
                        "choices": [
                            {"value": choice, "label": words.choice(option, choice, language)}
                            for choice in option.choices
                        ],
                        "columns": [
                            {
                                "name": column.name,
                                "label": words.column(option, column.name, language),
                                "kind": column.kind,
                                "choices": [
                                    {"value": given, "label": words.cell(option, given, language)}
                                    for given in column.choices
                                ],
                            }
                            for column in option.columns
                        ],
                    }
                )
        sections.append({"name": section, "title": words.section(section, language), "options": fields})
    return sections
