"""Tokens: who a guest is, signed by a key that all workers share. Seats belong to them, never to names.

A token names a guest, until when it is good, and its generation: an account that signs out everywhere, changes its
password or is deleted begins another generation, and tokens of older ones are refused.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import time
from typing import NamedTuple

from shengji.text.errors import TextError

DAYS = 180
"""How long a token is good; each ``hello`` gives a fresh one."""
_FORM = re.compile(r"[a-z0-9]{20}\.[0-9]{1,12}(\.[0-9]{1,9})?\.[A-Za-z0-9_-]{43}")


def new_guest() -> str:
    """A fresh guest's name for machines."""
    return secrets.token_hex(10)


def new_table() -> str:
    """A fresh table's name: short enough to read aloud, too many to guess."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(10))


def _digest(key: str, text: str) -> str:
    raw = hmac.new(bytes.fromhex(key), text.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Holder(NamedTuple):
    """Whom a token names."""

    guest: str
    generation: int


def issue(key: str, guest: str, now: float | None = None, *, generation: int = 0) -> str:
    """A token for a guest."""
    until = int((time.time() if now is None else now) + DAYS * 86400)
    body = f"{guest}.{until}.{generation}" if generation else f"{guest}.{until}"
    return f"{body}.{_digest(key, body)}"


def verify(key: str, token: str) -> Holder:
    """The holder of a token; raises :class:`TextError` ``server-token`` or ``server-token-expired``.

    Whether the generation is still the present one, the database knows.
    """
    if not _FORM.fullmatch(token):
        raise TextError("server-token")
    body, _, digest = token.rpartition(".")
    if not hmac.compare_digest(digest, _digest(key, body)):
        raise TextError("server-token")
    guest, until, generation = (body + ".0").split(".")[:3]
    if int(until) < time.time():
        raise TextError("server-token-expired")
    return Holder(guest, int(generation))
