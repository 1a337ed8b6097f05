"""What the player types: commands with words in every language, numbers of a list, or cards in several spellings."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Literal, NamedTuple, TypeAlias, get_args

from shengji.cards import Bag
from shengji.text.cards import parse_play
from shengji.text.messages import LANGUAGES, message

Command: TypeAlias = Literal[
    "help", "legal", "hint", "table", "last", "all", "score", "back", "finish", "rules", "quit", "yes", "no", "wait"
]
COMMANDS: tuple[Command, ...] = get_args(Command)


class Entry(NamedTuple):
    """A line as read: one of a command, a number of a list, cards still to be read, or nothing."""

    text: str = ""
    command: Command | None = None
    number: int | None = None

    @property
    def is_empty(self) -> bool:
        """Whether only Enter was pressed."""
        return not self.text


@cache
def command_words() -> dict[str, Command]:
    """Every word for a command, in all languages: a player may mix them."""
    return {
        word.strip().casefold(): command
        for language in LANGUAGES
        for command in COMMANDS
        for word in message(f"play-words-{command}", language).split(",")
    }


def read_entry(line: str) -> Entry:
    """What a line means; full-width letters and signs are as good as plain ones."""
    text = unicodedata.normalize("NFKC", line).strip()
    command = command_words().get(text.casefold().lstrip("/:"))
    if command is not None:
        return Entry(text, command=command)
    # str.isdecimal also takes other scripts' digits, which int reads as well.
    number = int(text) if text.isdecimal() and len(text) <= 4 else None
    return Entry(text, number=number)


def read_cards(text: str) -> tuple[Bag, tuple[Bag, ...]]:
    """The cards of a play, and its components where they are joined by ``+``; raises :class:`TextError`."""
    return parse_play(text.translate(_MARKS))


_MARKS = str.maketrans(dict.fromkeys("、。;·/", " "))
"""What people put between cards beside blanks and commas."""
