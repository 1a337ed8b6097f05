"""Calling friends: calls in words, calls as players type them, and cards worth proposing."""

from __future__ import annotations

import re

from rich.text import Text

from shengji.bots.reading import possible_calls, tables_of
from shengji.cards import copies
from shengji.game.actions import Call
from shengji.game.view import View
from shengji.rules.friends import ANOTHER
from shengji.text.cards import parse_kind
from shengji.text.messages import LANGUAGES, message
from shengji.tui.look import Look

_CHINESE = "零一二三四五六七八九"
_ORDINAL = re.compile(rf"第\s*([0-9]+|[{_CHINESE}])\s*[张張]?\s*(.+)")


def call_text(look: Look, call: Call) -> Text:
    """A call in words: which copy of which card."""
    return look.tell("call", card=look.card(call.kind), nth=call.nth)


def read_call(text: str) -> Call:
    """A call as typed: a card and which copy of it, in either order; the first without a number.

    ``SA 2``, ``2 SA``, ``第二张黑桃A``; ``SA *`` and words for it call another copy. Raises :class:`TextError`.
    """
    ordinal = _ORDINAL.fullmatch(text.strip())
    words = [ordinal[2], ordinal[1]] if ordinal else text.split()
    nth = 1
    if len(words) > 1:
        for place in (-1, 0):
            number = _number(words[place])
            if number is not None:
                nth = number
                del words[place]
                break
    return Call(parse_kind(" ".join(words)), nth)


def _number(word: str) -> int | None:
    """Which copy a word names, ``None`` if it is no such word."""
    if word.isdecimal():
        return int(word)
    if len(word) == 1 and word in _CHINESE:
        return _CHINESE.index(word)
    return ANOTHER if word.casefold() in _another_words() else None


def _another_words() -> set[str]:
    return {
        word.strip().casefold() for language in LANGUAGES for word in message("play-words-another", language).split(",")
    }


def proposed(view: View) -> list[Call]:
    """The calls to list: of the highest card of each suit that may be called, every copy; the banker's own last."""
    tables = tables_of(view)
    best: dict[int, int] = {}
    for call in possible_calls(view):
        group = tables.group[call.kind]
        if group not in best or tables.step[call.kind] > tables.step[best[group]]:
            best[group] = call.kind
    chosen = [call for call in possible_calls(view) if call.kind in best.values()]
    return sorted(chosen, key=lambda call: (copies(view.hand, call.kind), -call.kind, call.nth or 99))
