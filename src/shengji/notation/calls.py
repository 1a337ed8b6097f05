"""Calls for friends as text: ``2 SA`` is the second ace of spades, ``other SA`` another than the banker's own."""

from __future__ import annotations

import re

from shengji.cards import CODES
from shengji.game.actions import Call
from shengji.rules.friends import ANOTHER
from shengji.text.cards import parse_kind
from shengji.text.errors import TextError

OTHER = "other"
_CALL = re.compile(r"(?P<nth>other|[0-9]{1,2})(?P<card>.+)", re.IGNORECASE)


def format_call(call: Call, gap: str = " ") -> str:
    """Canonical text of a call."""
    return f"{OTHER if call.nth == ANOTHER else call.nth}{gap}{CODES[call.kind]}"


def parse_call(text: str) -> Call:
    """The call of a text, with or without the blank.

    Raises :class:`TextError` ``call-form``, and what reading a card raises.
    """
    found = _CALL.fullmatch("".join(text.split()))
    if found is None:
        raise TextError("call-form", text=text)
    nth = found["nth"].lower()
    if nth != OTHER and not int(nth):
        raise TextError("call-form", text=text)
    return Call(parse_kind(found["card"]), ANOTHER if nth == OTHER else int(nth))
