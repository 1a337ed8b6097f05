"""The two kinds of trouble, kept apart: text that cannot be read, and an action that the rules forbid."""

from __future__ import annotations

from shengji.text.messages import message


class ShengjiError(ValueError):
    """An error with a stable code, and its explanation in every language.

    ``code`` names the message (``error-CODE`` in the Fluent files) and never changes; ``details`` are its arguments,
    texts and numbers; ``position`` is the position line at which it happened, empty when there is none.
    """

    def __init__(self, code: str, position: str = "", /, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details
        self.position = position

    def message(self, language: str = "en") -> str:
        """The explanation in one of :data:`shengji.text.messages.LANGUAGES`, without the position."""
        # A detail that has a name in each language (a shape, a suit) is passed as a Term and put in words here.
        details = {
            name: value.text(language) if isinstance(value, Term) else value for name, value in self.details.items()
        }
        return message(f"error-{self.code}", language, **details)

    def __str__(self) -> str:
        text = self.message()
        return f"{text} [{self.position}]" if self.position else text


class TextError(ShengjiError):
    """Text that is no card, play, position, rule set or record."""


class IllegalAction(ShengjiError):
    """An action that is well formed but that the rules forbid at this moment; it says why."""


class Term:
    """A word that each language names in its own way: a message with its arguments, put in words when shown."""

    def __init__(self, key: str, /, **arguments: object) -> None:
        self.key = key
        self.arguments = arguments

    def text(self, language: str) -> str:
        """The word in a language."""
        inner = {
            name: value.text(language) if isinstance(value, Term) else value for name, value in self.arguments.items()
        }
        return message(self.key, language, **inner)

    def __repr__(self) -> str:
        return f"Term({self.key!r}, {self.arguments!r})"
