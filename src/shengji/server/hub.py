"""What one worker has: the tables in its memory, the database, the bots, and the line to the other workers."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine
from typing import Any

import structlog

from shengji.game.actions import Action
from shengji.game.view import View
from shengji.server import thinking
from shengji.server.accounts import Accounts
from shengji.server.advising import Judged
from shengji.server.appending import Conflict
from shengji.server.config import Config
from shengji.server.driving import Driver, pulse
from shengji.server.gate import Gate
from shengji.server.history import History
from shengji.server.lobby import Lobby
from shengji.server.metrics import Metrics
from shengji.server.notices import Line, Notice
from shengji.server.rating import rate_due
from shengji.server.room import Room
from shengji.server.storage import Storage
from shengji.server.thinking import Thinker
from shengji.server.tokens import new_table
from shengji.text.errors import TextError

_POLL = 4.0
"""Seconds between looks at the database, should a notice get lost."""
_POLL_ALONE = 0.6
"""The same while notices do not arrive."""
_FORGET = 600.0
"""Seconds after which a table that nobody listens to leaves the memory."""
_STOPS = 10
"""How often a task is told to end before the server ends without it."""
_PRESENCE = 5.0
_SWEEP = 3600.0
_LIFE = 4.0
"""Seconds after which a worker that is silent counts as dead, and others take up its tables."""


class Hub:
    """Everything that the connections of a worker share."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.worker = secrets.token_hex(8)
        self.storage = Storage(config.database)
        self.accounts = Accounts(self.storage)
        self.history = History(self.storage)
        self.thinker = Thinker(config.bot_processes)
        self.metrics = Metrics()
        self.gate = Gate(config)
        self.line = Line(config.redis)
        self.log = structlog.get_logger("shengji.server").bind(worker=self.worker)
        self.key = ""
        self.rooms: dict[str, Room] = {}
        self.connections: set[Any] = set()
        self._elsewhere: dict[tuple[str, str], float] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._rating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect to everything."""
        self.key = await self.storage.secret("tokens")
        if self.storage.shared:
            await self.storage.live(self.worker, _LIFE)
        await self.line.start(self._hear)
        self.spawn(self.thinker.warm())
        self.spawn(self._watch())
        if self.storage.shared:
            self.spawn(self._live())

    async def stop(self) -> None:
        """Let go of everything."""
        # A wait that ends at the very moment of its cancelling goes on as if nothing had been said (asyncio.wait_for of
        # Python 3.11), so it is said again.
        for _ in range(_STOPS):
            if not self._tasks:
                break
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(tuple(self._tasks), timeout=0.5)
        with contextlib.suppress(Exception):
            await self.storage.release(self.worker)
        await self.line.stop()
        await self.thinker.close()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside; what goes wrong in it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.failures.inc()
            self.log.error("a task failed", error=repr(error)[:200], kind=type(error).__name__)

    # -- tables

    async def create(self, lobby: Lobby) -> Room:
        """A new table."""
        while True:
            try:
                stored = await self.storage.create(new_table(), lobby)
            except Conflict:
                continue
            room = self.rooms[stored.id] = Room(self, stored)
            return room

    async def room(self, table: str) -> Room:
        """A table by its name; raises :class:`TextError` ``server-table-unknown``."""
        room = self.rooms.get(table)
        if room is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    room = self.rooms.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> Room:
        stored = await self.storage.table(table)
        if stored is None:
            raise TextError("server-table-unknown", table=table)
        room = Room(self, stored)
        await room.refresh()
        self.rooms[table] = room
        return room

    async def catch_up(self, room: Room) -> None:
        """Read whatever others have changed at a table."""
        if await self.storage.length(room.id) > len(room.log):
            await room.refresh()
        await room.reload()

    def drive(self, room: Room) -> None:
        """See that somebody drives a table, and that the dealing is shown."""
        if room.lobby.state == "playing" and (room.driver is None or room.driver.done()):
            room.driver = self.spawn(self._driven(room))
        dealing = room.game is not None and room.game.deal is not None and room.game.deal.phase == "dealing"
        if dealing and room.listeners and (room.pulse is None or room.pulse.done()):
            room.pulse = self.spawn(pulse(room))

    async def _driven(self, room: Room) -> None:
        """Drive, and go on after a fault of ours or of the database."""
        while True:
            try:
                await Driver(room).run()
                await self.storage.unclaim(room.id, self.worker)
                return
            except Exception as error:
                self.metrics.failures.inc()
                self.log.error("driving failed", table=room.id, kind=type(error).__name__, error=repr(error)[:200])
                await asyncio.sleep(1.0)
                with contextlib.suppress(Exception):
                    await self.catch_up(room)

    async def think(self, function: Any, *arguments: Any, instead: Any, seconds: float | None = None) -> Any:
        """Ask a bot in another process; ``instead`` is what holds when it fails."""
        return await self._thought(self.thinker.ask(function, *arguments, seconds=seconds), instead)

    async def judge(self, bot: str, seen: View, action: Action, seconds: float) -> Judged | None:
        """What a bot thinks of a move that was made; one of many such questions, which leave room for the tables."""
        asked = self.thinker.study(thinking.judge, bot, "hint", seen, action, seconds=seconds)
        found: Judged | None = await self._thought(asked, None)
        return found

    async def _thought(self, answer: Coroutine[Any, Any, Any], instead: Any) -> Any:
        begun = time.perf_counter()
        try:
            return await answer
        except Exception as error:
            self.metrics.failures.inc()
            self.log.error("a bot failed", kind=type(error).__name__)
            return instead
        finally:
            self.metrics.bots.inc()
            self.metrics.bot_seconds.observe(time.perf_counter() - begun)

    def rate(self) -> None:
        """Rate the deals that are due, beside."""
        if self._rating is None or self._rating.done():
            self._rating = self.spawn(self._rate())

    async def _rate(self) -> None:
        while await rate_due(self.storage):
            pass

    # -- the other workers

    def notify(self, room: Room) -> None:
        """Tell the other workers that a table has changed, and this one's driver."""
        self.drive(room)
        self.send(Notice(worker=self.worker, table=room.id, seq=len(room.log), version=room.stored.version))

    def part(self, guest: str) -> None:
        """Close the connections of somebody whose tokens are good no longer, here and elsewhere."""
        self.send(Notice(worker=self.worker, part=guest))
        self._part(guest)

    def _part(self, guest: str) -> None:
        for connection in tuple(self.connections):
            if connection.guest == guest:
                connection.end()

    def send(self, notice: Notice) -> None:
        """Tell the other workers something."""
        self.line.send(notice)

    async def _hear(self, notice: Notice) -> None:
        if notice.part and notice.worker != self.worker:
            self._part(notice.part)
        room = self.rooms.get(notice.table)
        if notice.worker == self.worker or room is None:
            return
        if notice.here is not None:
            until = time.monotonic() + 2.5 * _PRESENCE
            before = {guest for table, guest in self._elsewhere if table == room.id}
            for guest in notice.here:
                self._elsewhere[room.id, guest] = until
            if set(notice.here) - before:
                room.tell_table()
        if notice.seq > len(room.log):
            await room.refresh()
            self.drive(room)
        if notice.version > room.stored.version:
            await room.reload()
            self.drive(room)
        if notice.chat is not None or notice.nudge >= 0:
            for listener in tuple(room.listeners):
                listener.hear(room, notice)

    def is_elsewhere(self, table: str, guest: str) -> bool:
        """Whether a guest is connected to another worker."""
        return self._elsewhere.get((table, guest), 0.0) > time.monotonic()

    def show_presence(self, room: Room) -> None:
        """Tell the other workers who is here."""
        here = sorted({listener.guest for listener in room.listeners})
        self.send(Notice(worker=self.worker, table=room.id, here=here))

    # -- looking after things

    async def _live(self) -> None:
        """Say again and again that this worker lives."""
        while True:
            await asyncio.sleep(_LIFE / 4)
            with contextlib.suppress(Exception):
                await self.storage.live(self.worker, _LIFE)

    async def _watch(self) -> None:
        """Take up tables that nobody drives, catch up where a notice was lost, forget what nobody uses."""
        swept = time.monotonic() - _SWEEP
        with contextlib.suppress(Exception):
            await self._take_up(10_000)
        while True:
            with contextlib.suppress(Exception):
                await self._look()
            self.rate()
            if time.monotonic() > swept + _SWEEP:
                swept = time.monotonic()
                with contextlib.suppress(Exception):
                    await self.storage.sweep(time.time() - 86400 * self.config.keep_days)
            await asyncio.sleep((_POLL if self.line.works else _POLL_ALONE) / 2)

    async def _look(self) -> None:
        now = time.monotonic()
        gone = [key for key, until in self._elsewhere.items() if until < now]
        for key in gone:
            del self._elsewhere[key]
        for room in tuple(self.rooms.values()):
            if any(key[0] == room.id for key in gone):
                room.tell_table()
            if room.listeners:
                room.used = now
                for listener in tuple(room.listeners):
                    listener.tell_late(room)
                if self.line.shared:
                    self.show_presence(room)
                    await self.catch_up(room)
                self.drive(room)
            elif now - room.used > _FORGET and (room.driver is None or room.driver.done()):
                del self.rooms[room.id]
        if self.storage.shared:
            await self._take_up(50)

    async def _take_up(self, most: int) -> None:
        """Drive tables that nobody drives."""
        for table in await self.storage.undriven(most):
            self.drive(await self.room(table))

    def gauges(self) -> dict[str, tuple[str, int]]:
        """Numbers for ``/metrics``."""
        playing = sum(room.lobby.state == "playing" for room in self.rooms.values())
        return {
            "shengji_line_works": ("Whether notices between workers arrive.", int(self.line.works)),
            "shengji_bot_processes": ("Processes in which bots think.", self.thinker.processes),
            "shengji_bot_processes_ready": ("Those in which the compiled code is loaded.", self.thinker.ready),
            "shengji_connections": ("Open connections.", len(self.connections)),
            "shengji_tables": ("Tables in memory.", len(self.rooms)),
            "shengji_tables_playing": ("Tables in memory at which a match is played.", playing),
        }
