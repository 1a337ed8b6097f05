"""What a check finds in a rule set, and the shorthands with which the checks say it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from shengji.text.errors import Term
from shengji.text.messages import message


class Problem(msgspec.Struct, frozen=True):
    """A contradiction, or an option without effect."""

    severity: Literal["error", "note"]
    code: str
    options: tuple[str, ...]
    """Names of the options at fault, the likeliest first."""
    details: dict[str, object] = {}

    def message(self, language: str = "en") -> str:
        """What is wrong."""
        return self._text("", language)

    def suggestion(self, language: str = "en") -> str:
        """What to do about it."""
        return self._text(".fix", language)

    def _text(self, part: str, language: str) -> str:
        details = {
            name: value.text(language) if isinstance(value, Term) else value for name, value in self.details.items()
        }
        return message(f"problem-{self.code}{part}", language, **details)


def error(code: str, *options: str, **details: object) -> Problem:
    """A rule set that cannot be played, or that says the opposite of itself."""
    return Problem("error", code, options, details)


def note(code: str, *options: str, **details: object) -> Problem:
    """An option without effect, or one that may surprise."""
    return Problem("note", code, options, details)


def listed(names: Iterable[str]) -> str:
    """Names in a row, each once."""
    return ", ".join(dict.fromkeys(names))
