"""Passwords of tables and accounts, kept only as their argon2 hashes."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

_HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


def hashed(password: str) -> str:
    """A password as it is kept; empty stays empty."""
    return _HASHER.hash(password) if password else ""


def fits(kept: str, password: str) -> bool:
    """Whether a password is the one that was kept."""
    try:
        return _HASHER.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return hashed(secrets.token_hex(16))


async def hashed_aside(password: str) -> str:
    """:func:`hashed` in a thread: it takes long by design, and the tables must not wait for it."""
    return await asyncio.to_thread(hashed, password)


async def fits_aside(kept: str | None, password: str) -> bool:
    """:func:`fits` in a thread; for an account that there is not (``None``) it takes as long and fits nothing."""
    known = await asyncio.to_thread(fits, kept or _nobodys(), password)
    return known and kept is not None
