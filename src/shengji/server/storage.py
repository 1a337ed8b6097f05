"""What is kept: tables, the events of their games, ids of actions, guests. SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets as random
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Engine, create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from shengji.game.events import Event
from shengji.notation.eventlog import decode, encode
from shengji.server import schema as s
from shengji.server.appending import Append, Change, Conflict, Job, Outcome, write
from shengji.server.lobby import Lobby


class Stored(NamedTuple):
    """A table as it is kept."""

    id: str
    version: int
    lobby: Lobby


class Row(NamedTuple):
    """An event as it is kept."""

    at: float
    event: Event
    auto: int = -1
    """The seat for which not its person acted but a bot or the clock."""


def async_url(url: str) -> str:
    """A database's address with the driver that we use."""
    for plain, driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgres://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url.replace("postgresql://", "postgresql+asyncpg://", 1)


def is_sqlite(url: str) -> bool:
    """Whether an address names a SQLite database."""
    return url.startswith("sqlite")


class Storage:
    """The database. Every method is one transaction."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self._sqlite = is_sqlite(self.url)
        self._engine = _engine(self.url)
        # SQLite has one writer at a time; waiting here is fairer than its own retries.
        self._writing = asyncio.Lock()
        self._waiting: list[Job] = []
        # Actions are written by a connection of their own, and committed in a thread of its own.
        self._writer = _sqlite_engine(url) if self._sqlite else None
        self._thread = ThreadPoolExecutor(1, "writer")

    async def close(self) -> None:
        """Let go of the database."""
        self._thread.shutdown(wait=True)
        if self._writer is not None:
            self._writer.dispose()
        await self._engine.dispose()

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        async with self.reading() as connection:
            await connection.execute(select(1))

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection that reads."""
        return self._engine.connect()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        if self._sqlite:
            async with self._writing, self._engine.begin() as connection:
                yield connection
        else:
            async with self._engine.begin() as connection:
                yield connection

    # -- shared secrets and guests

    async def secret(self, name: str) -> str:
        """A secret of all workers, made by the first that asks."""
        query = select(s.secrets.c.value).where(s.secrets.c.name == name)
        for _ in range(2):
            async with self.reading() as connection:
                found = (await connection.execute(query)).scalar()
            if found is not None:
                return str(found)
            try:
                async with self.writing() as connection:
                    await connection.execute(insert(s.secrets).values(name=name, value=random.token_hex(32)))
            except IntegrityError:
                continue
        return await self.secret(name)

    async def name_guest(self, guest: str, name: str) -> None:
        """Keep the name of a guest."""
        async with self.writing() as connection:
            done = await connection.execute(update(s.guests).where(s.guests.c.id == guest).values(name=name))
            if not done.rowcount:
                await connection.execute(insert(s.guests).values(id=guest, name=name, created=time.time()))

    # -- tables

    async def create(self, table: str, lobby: Lobby) -> Stored:
        """A new table; raises :class:`Conflict` if there is one of that name."""
        now = time.time()
        values = {
            "id": table,
            "created": now,
            "touched": now,
            "version": 1,
            "driver": "",
            **_columns(lobby),
        }
        try:
            async with self.writing() as connection:
                await connection.execute(insert(s.tables).values(**values))
        except IntegrityError:
            raise Conflict from None
        return Stored(table, 1, lobby)

    async def table(self, table: str) -> Stored | None:
        """A table, ``None`` if there is none of that name."""
        query = select(s.tables.c.version, s.tables.c.lobby).where(s.tables.c.id == table)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Stored(table, row[0], msgspec.json.decode(row[1], type=Lobby))

    async def change(self, stored: Stored, lobby: Lobby) -> Stored:
        """Another lobby in place of one; raises :class:`Conflict` if that has changed meanwhile."""
        await self._do(Change(stored.id, stored.version, {"touched": time.time(), **_columns(lobby)}))
        return Stored(stored.id, stored.version + 1, lobby)

    async def public_tables(self, most: int = 100) -> list[Stored]:
        """The tables for the list of rooms, the youngest first."""
        query = (
            select(s.tables.c.id, s.tables.c.version, s.tables.c.lobby)
            .where(s.tables.c.public.is_(True), s.tables.c.state != "over")
            .where(s.tables.c.touched > time.time() - 24 * 3600)
            .order_by(s.tables.c.created.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Stored(row[0], row[1], msgspec.json.decode(row[2], type=Lobby)) for row in rows]

    # -- games

    async def append(
        self,
        table: str,
        seq: int,
        caused: Sequence[Event],
        at: float,
        key: tuple[str, str] | None = None,
        auto: int = -1,
        outcome: Outcome | None = None,
    ) -> None:
        """Write what one action caused from ``seq`` on; ``key`` is the guest and the id of the action.

        ``auto`` is the seat for which a bot or the clock acted, ``outcome`` what the history keeps of a deal that ended
        with it. All of it is on the disk afterwards, or none: then :class:`Conflict` is raised.
        """
        rows = [
            {"table_id": table, "seq": seq + place, "at": at, "body": encode(each).decode(), "auto": auto}
            for place, each in enumerate(caused)
        ]
        await self._do(Append(rows, key, outcome))

    async def _do(self, job: Job) -> None:
        """Write something; all of it is on the disk afterwards, or none, and then :class:`Conflict` is raised."""
        if not self._sqlite:
            await self._do_all([job])
        else:
            # A transaction of SQLite waits for the disk, so those that wait for one share the next.
            self._waiting.append(job)
            async with self._writing:
                if not job.done.done():
                    waiting, self._waiting = self._waiting, []
                    await self._do_all(waiting)
        await job.done

    async def _do_all(self, jobs: list[Job]) -> None:
        """Write several jobs in one transaction; if it fails for one of them, each in its own."""
        try:
            await self._written(jobs)
        except (IntegrityError, Conflict):
            if len(jobs) == 1:
                jobs[0].fail(Conflict())
                return
            for job in jobs:
                await self._do_all([job])
        except BaseException as error:
            for job in jobs:
                job.fail(error if isinstance(error, Exception) else Conflict())
            if not isinstance(error, Exception):
                raise
        else:
            for job in jobs:
                job.succeed()

    async def _written(self, jobs: list[Job]) -> None:
        if self._writer is None:
            async with self._engine.begin() as connection:
                await connection.run_sync(write, jobs)
            return
        with self._writer.connect() as own, own.begin() as transaction:
            # Rows are written here, since every single one would cost another thread a wait for the interpreter;
            # only the wait for the disk is left to one.
            write(own, jobs)
            committing = asyncio.get_running_loop().run_in_executor(self._thread, transaction.commit)
            try:
                await asyncio.shield(committing)
            except asyncio.CancelledError:
                await asyncio.wait([committing])
                raise

    async def tail(self, table: str, since: int) -> list[Row]:
        """The events from a place on."""
        query = (
            select(s.events.c.at, s.events.c.body, s.events.c.auto)
            .where(s.events.c.table_id == table, s.events.c.seq >= since)
            .order_by(s.events.c.seq)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Row(row[0], decode(row[1]), row[2]) for row in rows]

    async def length(self, table: str) -> int:
        """How many events a game has."""
        query = select(func.count()).select_from(s.events).where(s.events.c.table_id == table)
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def acted(self, table: str, guest: str) -> frozenset[int]:
        """How many events a game had after each action that a guest sent."""
        c = s.actions.c
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(c.seq).where(c.table_id == table, c.guest == guest))
            return frozenset(row[0] for row in rows)

    async def action(self, table: str, guest: str, action: str) -> int | None:
        """The length of the log after an action of that id, ``None`` if none was done."""
        c = s.actions.c
        query = select(c.seq).where(c.table_id == table, c.guest == guest, c.action == action)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar()

    # -- who drives a table: bots, clocks, dealing

    async def live(self, worker: str, seconds: float) -> None:
        """Say that a worker lives, and will for so long; forget those that have died."""
        c, now = s.workers.c, time.time()
        async with self.writing() as connection:
            await connection.execute(delete(s.workers).where((c.id == worker) | (c.until < now - 3600)))
            await connection.execute(insert(s.workers).values(id=worker, until=now + seconds))

    async def claim(self, table: str, worker: str) -> bool:
        """Whether a worker may drive a table: while it does, no other that lives may.

        SQLite has one worker, which always may.
        """
        if self._sqlite:
            return True
        c, free = s.tables.c, s.tables.c.driver.not_in(_living())
        query = update(s.tables).where(c.id == table, (c.driver == worker) | free).values(driver=worker)
        async with self.writing() as connection:
            return (await connection.execute(query)).rowcount == 1

    async def unclaim(self, table: str, worker: str) -> None:
        """Leave a table to whoever wants to drive it."""
        if not self._sqlite:
            c = s.tables.c
            query = update(s.tables).where(c.id == table, c.driver == worker).values(driver="")
            async with self.writing() as connection:
                await connection.execute(query)

    async def release(self, worker: str) -> None:
        """Drive no table any more."""
        async with self.writing() as connection:
            await connection.execute(delete(s.workers).where(s.workers.c.id == worker))

    @property
    def shared(self) -> bool:
        """Whether other workers may use the database too."""
        return not self._sqlite

    async def undriven(self, most: int = 50) -> list[str]:
        """Tables in play that no living worker drives."""
        c = s.tables.c
        recent = c.touched > time.time() - 24 * 3600
        query = select(c.id).where(c.state == "playing", recent, c.driver.not_in(_living())).limit(most)
        async with self.reading() as connection:
            return [row[0] for row in (await connection.execute(query)).all()]

    # -- chat

    async def say(self, table: str, at: float, seat: int, name: str, text: str) -> None:
        """Keep a line of chat."""
        async with self.writing() as connection:
            await connection.execute(insert(s.chat).values(table_id=table, at=at, seat=seat, name=name, text=text))

    async def said(self, table: str, since: float = 0.0, most: int = 50) -> list[dict[str, Any]]:
        """The last lines of chat, oldest first."""
        c = s.chat.c
        query = (
            select(c.at, c.seat, c.name, c.text)
            .where(c.table_id == table, c.at > since)
            .order_by(c.id.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [dict(row) for row in reversed(rows)]

    async def sweep(self, older_than: float) -> int:
        """Forget tables that nobody has touched since a time, and how many there were; and old deals of guests."""
        seated = (
            select(s.accounts.c.guest)
            .join(s.deal_seats, s.deal_seats.c.guest == s.accounts.c.guest)
            .where(s.deal_seats.c.deal_id == s.deals.c.id)
        )
        async with self.writing() as connection:
            await connection.execute(delete(s.deals).where(s.deals.c.ended < older_than, ~seated.exists()))
            done = await connection.execute(delete(s.tables).where(s.tables.c.touched < older_than))
            return done.rowcount


def _living() -> Any:
    return select(s.workers.c.id).where(s.workers.c.until > time.time())


def _columns(lobby: Lobby) -> dict[str, Any]:
    return {
        "public": lobby.settings.public,
        "state": lobby.state,
        "lobby": msgspec.json.encode(lobby).decode(),
    }


def _engine(url: str) -> AsyncEngine:
    if not is_sqlite(url):
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": 15})
    _prepared(engine.sync_engine)
    return engine


def _sqlite_engine(url: str) -> Engine:
    """Of one connection, which writes actions."""
    plain = url.replace("+aiosqlite", "")
    # It is used by one thread at a time: the loop's, or the one that commits.
    engine = create_engine(plain, connect_args={"timeout": 3, "check_same_thread": False}, pool_size=1)
    _prepared(engine)
    return engine


def _prepared(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # What is acknowledged is on the disk even when the machine loses power.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()
