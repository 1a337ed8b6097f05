"""Option values from plain data, as TOML, JSON and forms hold them, with every fault found at once.

The reader is lenient where no doubt is possible: ``yes``/``no`` for true/false, one name where a list is asked, ``10``
for ``T`` and whole numbers for ranks. It refuses a number in quotes, which is more often a slip than a wish.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, get_args, get_type_hints

import msgspec

from shengji.rules.ruleset import Option, RuleSet, options
from shengji.text.errors import Term, TextError

_RANK_WORDS = {"10": "T"}
_FLAGS = {"yes": True, "no": False}
_OFF_NAMES = ("no", "none", "off")


class OptionErrors(TextError):
    """One or more faults in option values: ``code`` and ``details`` are the first one's, ``faults`` holds all."""

    def __init__(self, faults: Sequence[TextError]) -> None:
        super().__init__(faults[0].code, **faults[0].details)
        self.faults = tuple(faults)

    def message(self, language: str = "en") -> str:
        """Every fault's explanation, one a line."""
        return "\n".join(fault.message(language) for fault in self.faults)


def nearest(text: str, known: Iterable[str], most: int = 3) -> list[str]:
    """Up to ``most`` of the known names that look like ``text``, the likeliest first."""
    known = list(known)
    wanted = text.lower().replace(" ", "_")
    # A part of a name ("kitty") is as good a hint as a misspelling.
    close = get_close_matches(wanted, known, n=most, cutoff=0.6)
    if len(wanted) > 2:
        close += [name for name in known if wanted in name and name not in close]
    return close[:most]


def read_values(given: Mapping[str, object]) -> dict[str, Any]:
    """Option values ready for :class:`RuleSet`; raises :class:`OptionErrors` with every fault."""
    values: dict[str, Any] = {}
    faults: list[TextError] = []
    for name, value in given.items():
        option = options().get(name)
        if option is None:
            offered = nearest(str(name), options())
            faults.append(TextError("option-unknown", option=name, count=len(offered), nearest=", ".join(offered)))
            continue
        try:
            values[name] = read_value(option, value)
        except TextError as fault:
            faults.append(fault)
    if faults:
        raise OptionErrors(faults)
    return values


def read_value(option: Option, value: object) -> Any:
    """One option's value from plain data; raises :class:`TextError` ``option-value``, which says what is expected."""
    match option.kind:
        case "flag":
            return _flag(option, value)
        case "number":
            return _number(option, value)
        case "choice":
            return _name(option, value)
        case "list":
            items = value if isinstance(value, list | tuple) else [value]
            return tuple(_name(option, item) for item in items)
        case "rows":
            return _rows(option, value)


def _fault(option: Option, value: object, expected: Term) -> TextError:
    offered = nearest(value, option.choices) if isinstance(value, str) else []
    return TextError(
        "option-value",
        option=option.name,
        value=_shown(value),
        expected=expected,
        count=len(offered),
        nearest=", ".join(offered),
    )


def _shown(value: object) -> str:
    """A value as its owner wrote it, or nearly."""
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, ValueError):
        return str(value)


def _flag(option: Option, value: object) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in _FLAGS:
        return _FLAGS[value.lower()]
    raise _fault(option, value, Term("expected-flag"))


def _number(option: Option, value: object) -> int:
    low, high = option.low, option.high
    if isinstance(value, bool) or not isinstance(value, int):
        quoted = isinstance(value, str) and value.strip().lstrip("-").isdecimal()
        raise _fault(option, value, Term("expected-number-bare" if quoted else "expected-number", low=low, high=high))
    if (low is not None and value < low) or (high is not None and value > high):
        raise _fault(option, value, Term("expected-number", low=low, high=high))
    return value


def _name(option: Option, value: object) -> str:
    name = value
    if isinstance(value, bool):
        # `reinforce = false` can only mean one thing where a choice is called no, none or off.
        name = "yes" if value else next((off for off in _OFF_NAMES if off in option.choices), None)
    elif isinstance(value, int):
        name = str(value)
    if isinstance(name, str):
        for candidate in (name, _RANK_WORDS.get(name), name.lower(), name.upper()):
            if candidate in option.choices:
                return candidate
    raise _fault(option, value, Term("expected-" + option.kind, choices=", ".join(option.choices)))


def _rows(option: Option, value: object) -> Any:
    """Rows of a table option; a row is a list in the order of the struct's fields or a table of them."""
    row_type = get_args(get_type_hints(RuleSet)[option.name])[0]
    fields = msgspec.structs.fields(row_type)
    form = ", ".join(field.name for field in fields)
    if not isinstance(value, list | tuple):
        raise _fault(option, value, Term("expected-rows", form=form))
    rows = []
    for row in value:
        plain = row
        if isinstance(row, Mapping):
            plain = [row.get(field.name, field.default) for field in fields]
            if set(row) - {field.name for field in fields}:
                plain = None
        try:
            rows.append(row if isinstance(row, row_type) else msgspec.convert(plain, row_type))
        except msgspec.ValidationError:
            raise _fault(option, row, Term("expected-rows", form=form)) from None
    return tuple(rows)
