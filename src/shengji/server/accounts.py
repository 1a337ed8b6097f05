"""Accounts: guests who have taken a name and a password. Nobody needs one; with one the same seats, history and rating
are there on every device.

An account is a guest like any other, so whatever a guest did before signing up is the account's.
"""

from __future__ import annotations

import time
import unicodedata
from typing import NamedTuple

from sqlalchemy import Update, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from shengji.server import schema as s
from shengji.server import tokens
from shengji.server.passwords import fits_aside, hashed_aside
from shengji.server.rating import NEW
from shengji.server.storage import Storage
from shengji.text.errors import TextError

SHORTEST, LONGEST = 2, 24
"""Letters of a name."""
PASSWORD = 8
"""Letters that a password has at least."""


class Identity(NamedTuple):
    """Who somebody is."""

    guest: str
    generation: int = 0
    name: str = ""
    """The name last used at tables."""
    account: str = ""
    """The account's name; empty for a guest."""


class Standing(NamedTuple):
    """The rating of an account."""

    mu: float
    sigma: float
    rated: int


class _Kept(NamedTuple):
    guest: str
    account: str
    password: str
    generation: int
    name: str


class Unknown(TextError):
    """It is not known who asks."""


def clean_name(name: str) -> str:
    """A name for an account as it is shown; raises :class:`TextError` ``account-name``."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if not SHORTEST <= len(shown) <= LONGEST or not shown.isprintable():
        raise TextError("account-name", least=SHORTEST, most=LONGEST)
    return shown


def folded(name: str) -> str:
    """A name in the form in which no two accounts have the same."""
    return unicodedata.normalize("NFKC", " ".join(unicodedata.normalize("NFKC", name).split()).casefold())[:120]


def check_password(password: str) -> None:
    """Raise :class:`TextError` ``account-password-short`` for a password that is too easy to guess."""
    if len(password) < PASSWORD:
        raise TextError("account-password-short", least=PASSWORD)


class Accounts:
    """The accounts in the database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def identity(self, key: str, token: str) -> Identity:
        """Whom a token names, or a new guest for none; raises :class:`TextError` for a token that is good no longer."""
        if not token:
            return Identity(tokens.new_guest())
        holder = tokens.verify(key, token)
        query = (
            select(s.guests.c.name, s.guests.c.generation, s.accounts.c.name)
            .select_from(s.guests.outerjoin(s.accounts, s.accounts.c.guest == s.guests.c.id))
            .where(s.guests.c.id == holder.guest)
        )
        async with self._storage.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return Identity(holder.guest)
        if row[1] != holder.generation:
            raise TextError("server-token-over")
        return Identity(holder.guest, row[1], row[0], row[2] or "")

    async def sign_up(self, who: Identity, name: str, password: str) -> Identity:
        """Make a guest an account; raises :class:`TextError` where the name or the password will not do."""
        shown = clean_name(name)
        check_password(password)
        if who.account:
            raise TextError("account-already")
        if await self._account(shown) is not None:
            raise TextError("account-name-taken")
        kept, now = await hashed_aside(password), time.time()
        c, generation = s.guests.c, who.generation + 1
        account = {
            "guest": who.guest,
            "name": shown,
            "folded": folded(shown),
            "password": kept,
            "created": now,
            "mu": NEW.mu,
            "sigma": NEW.sigma,
            "rated": 0,
        }
        try:
            async with self._storage.writing() as connection:
                named = update(s.guests).where(c.id == who.guest).values(name=shown, generation=generation)
                if not (await connection.execute(named)).rowcount:
                    row = {"id": who.guest, "name": shown, "created": now, "generation": generation}
                    await connection.execute(insert(s.guests).values(**row))
                await connection.execute(insert(s.accounts).values(**account))
        except IntegrityError:
            raise TextError("account-name-taken") from None
        return Identity(who.guest, generation, shown, shown)

    async def sign_in(self, name: str, password: str) -> Identity:
        """The account of a name; raises :class:`Unknown` unless the password is its."""
        row = await self._account(name) if name.isprintable() else None
        if not await fits_aside(None if row is None else row.password, password) or row is None:
            raise Unknown("account-sign-in")
        return Identity(row.guest, row.generation, row.name, row.account)

    async def sign_out(self, who: Identity) -> None:
        """Let no token be good any more that was given out until now."""
        async with self._storage.writing() as connection:
            await connection.execute(_next_generation(who))

    async def change_password(self, who: Identity, old: str, new: str) -> Identity:
        """Another password, and sign out everywhere; raises :class:`Unknown` unless the old one is right."""
        check_password(new)
        await self._certain(who, old)
        kept = await hashed_aside(new)
        async with self._storage.writing() as connection:
            changed = update(s.accounts).where(s.accounts.c.guest == who.guest).values(password=kept)
            await connection.execute(changed)
            await connection.execute(_next_generation(who))
        return who._replace(generation=who.generation + 1)

    async def delete(self, who: Identity, password: str) -> None:
        """Forget an account and its history; raises :class:`Unknown` unless the password is right.

        In the history of others its name stands as it stood at the table.
        """
        await self._certain(who, password)
        seats = s.deal_seats
        async with self._storage.writing() as connection:
            await connection.execute(delete(s.accounts).where(s.accounts.c.guest == who.guest))
            await connection.execute(_next_generation(who))
            await connection.execute(update(seats).where(seats.c.guest == who.guest).values(guest="", change=None))

    async def standing(self, who: Identity) -> Standing | None:
        """The rating of an account, ``None`` for a guest."""
        c = s.accounts.c
        query = select(c.mu, c.sigma, c.rated).where(c.guest == who.guest)
        async with self._storage.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Standing(row[0], row[1], row[2])

    async def deals(self, who: Identity) -> int:
        """How many deals somebody has played."""
        c = s.deal_seats.c
        query = select(func.count()).where(c.guest == who.guest)
        async with self._storage.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def _account(self, name: str) -> _Kept | None:
        a, g = s.accounts.c, s.guests.c
        query = (
            select(a.guest, a.name, a.password, g.generation, g.name)
            .join_from(s.accounts, s.guests, a.guest == g.id)
            .where(a.folded == folded(name))
        )
        async with self._storage.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _Kept(*row)

    async def _certain(self, who: Identity, password: str) -> None:
        row = await self._account(who.account) if who.account else None
        if not await fits_aside(None if row is None else row.password, password):
            raise Unknown("account-sign-in")


def _next_generation(who: Identity) -> Update:
    return update(s.guests).where(s.guests.c.id == who.guest).values(generation=who.generation + 1)
