"""What is wrong with a record or a log, with its place."""

from __future__ import annotations

from shengji.text.errors import ShengjiError, TextError


class Problem(TextError):
    """One thing wrong in a text, with its line and column, both counted from 1; it can be collected or raised.

    A ``warning`` leaves what was read whole and usable; anything else means that something could not be taken over.
    """

    def __init__(self, line: int, column: int, code: str, /, *, warning: bool = False, **details: object) -> None:
        super().__init__(code, **details)
        self.line = line
        self.column = column
        self.warning = warning

    @classmethod
    def of(cls, line: int, column: int, error: ShengjiError, *, warning: bool = False) -> Problem:
        """An error of the layers below at its place in a text."""
        problem = cls(line, column, error.code, warning=warning)
        problem.details = dict(error.details)
        problem.position = error.position
        return problem

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.message()}"

    def __repr__(self) -> str:
        return f"Problem({self.line}, {self.column}, {self.code!r}, {self.details!r})"
