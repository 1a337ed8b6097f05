"""Options and their values in words, in each language, for forms, documents and explanations."""

from __future__ import annotations

from typing import Any

from shengji.rules.ruleset import ALL_LEVELS, Hook, Option, RuleSet, ScoreRow, options
from shengji.text.errors import Term
from shengji.text.messages import message

MINUS_ONE = "minus-one"
"""Name of the text that says what -1 means, for a number that may be -1."""
_SUIT_OPTIONS = ("fixed_trump",)
_ALIKE = frozenset("23456789TJQKA")
"""Choices that read the same in every language."""


def label(name: str, language: str) -> str:
    """An option's short label."""
    return message(f"option-{name}.label", language)


def sentence(name: str, language: str) -> str:
    """What an option is about, in one sentence."""
    return message(f"option-{name}", language)


def section(name: str, language: str) -> str:
    """The heading of a section of options."""
    return message(f"section-{name}", language)


def choice_key(option: Option, choice: str) -> str | None:
    """The message that puts a choice in words; ``None`` for ranks, which read the same in every language."""
    if option.name in _SUIT_OPTIONS or choice == "NT":
        return f"suit-{choice}"
    if choice in ("LJ", "BJ"):
        return f"joker-{choice}"
    if choice == "KQ":
        return "level-KQ"
    return None if choice in _ALIKE else f"option-{option.name}.{choice}"


def choice(option: Option, name: str, language: str) -> str:
    """A choice in words."""
    key = choice_key(option, name)
    return name if key is None else message(key, language)


def column(option: Option, name: str, language: str) -> str:
    """The heading of a column of a table."""
    return message(f"option-{option.name}.{name}", language)


def cell(option: Option, given: str, language: str) -> str:
    """A choice of a column in words; an empty one stands for the lowest level."""
    return message(f"option-{option.name}.lowest", language) if not given else choice(option, given, language)


def value(name: str, given: Any, language: str) -> str:
    """An option's value in words."""
    option = options()[name]
    match option.kind:
        case "flag":
            return message("value-yes" if given else "value-no", language)
        case "number":
            return _number(option, given, language)
        case "choice":
            return choice(option, given, language)
    if not given:
        return message("value-none", language)
    if option.kind == "rows":
        return "\n".join(_row(option, row, language) for row in given)
    return _list(option, tuple(given), language)


def value_in(rules: RuleSet, name: str, language: str) -> str:
    """The value of an option of a rule set in words."""
    return value(name, getattr(rules, name), language)


class ValueTerm(Term):
    """The value of an option, put in words when shown; a table is only said to be given."""

    def __init__(self, name: str, given: Any) -> None:
        super().__init__(f"option-{name}", value=given)
        self.name = name
        self.given = given

    def text(self, language: str) -> str:
        """The value in words."""
        if self.given and options()[self.name].kind == "rows":
            return message("value-given", language)
        return value(self.name, self.given, language)


def _number(option: Option, given: int, language: str) -> str:
    if given == 0 and option.choices:
        return choice(option, option.choices[0], language)
    if given == -1:
        return message(f"option-{option.name}.{MINUS_ONE}", language)
    return str(given)


def _list(option: Option, given: tuple[str, ...], language: str) -> str:
    """Names in order; a run of ranks at the beginning is shown by its ends."""
    first = ALL_LEVELS.index(given[0]) if given[0] in ALL_LEVELS else 0
    run = next((n for n, name in enumerate(given) if ALL_LEVELS[first + n : first + n + 1] != (name,)), len(given))
    parts = [choice(option, name, language) for name in given]
    if run > 3:
        parts[:run] = [message("value-range", language, first=given[0], last=given[run - 1])]
    return message("value-separator", language).join(parts)


def _row(option: Option, row: ScoreRow | Hook, language: str) -> str:
    if isinstance(row, Hook):
        if not row.to:
            return message("row-hook-lowest", language, card=row.card)
        return message("row-hook", language, card=row.card, level=row.to)
    parts = [choice(option, row.bank, language)]
    for who, steps in (("banker", row.banker), ("opponents", row.opponents)):
        if steps:
            parts.append(message(f"row-score-{who}", language, steps=f"{steps:+d}"))
    result = message("row-separator", language).join(parts)
    return message("row-score", language, points=row.points, result=result)
