"""Levels and trumps as text, in the forms that people write."""

from __future__ import annotations

from typing import Literal, cast

from shengji.cards import RANKS
from shengji.text.cards import suit_letter
from shengji.text.errors import TextError

NO_TRUMP_WORDS = frozenset({"NT", "N", "无主", "無主", "无将", "無將"})


def parse_level(text: str) -> str:
    """A level: a rank letter, ``NT`` (only jokers are trump) or ``KQ`` (扛旗); ``10`` is T.

    Raises :class:`TextError` ``level-unknown``.
    """
    word = text.strip().upper()
    if word == "10":
        return "T"
    if word in NO_TRUMP_WORDS:
        return "NT"
    if word in ("KQ", "扛旗"):
        return "KQ"
    if len(word) == 1 and word in RANKS:
        return word
    raise TextError("level-unknown", level=text)


def parse_trump(text: str) -> Literal["S", "H", "C", "D", "NT"]:
    """A trump: a suit letter, sign or Chinese name, or ``NT`` (无主); raises :class:`TextError` ``trump-unknown``."""
    word = text.strip()
    if word.upper() in NO_TRUMP_WORDS:
        return "NT"
    letter = suit_letter(word)
    if letter is None:
        raise TextError("trump-unknown", trump=text)
    return cast("Literal['S', 'H', 'C', 'D']", letter)
