"""One WebSocket: reads what a client sends, keeps to the limits, and answers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from shengji.server import protocol as p
from shengji.server import replies as r
from shengji.server.listener import encode
from shengji.text.errors import ShengjiError, TextError
from shengji.text.messages import message, normal_language

if TYPE_CHECKING:
    from shengji.server.hub import Hub
    from shengji.server.room import Room

POLICY, TOO_LARGE, TRY_AGAIN = 1008, 1009, 1013
"""Codes with which a WebSocket is closed."""
_HELLO_SECONDS = 15.0
_MOST_TABLES = 4
_MOST_BESIDE = 4
"""Questions that take time, at once; those after the first wait."""
_DECODER = msgspec.json.Decoder(p.ClientMessage)


class Closed(Exception):
    """The connection is to be closed, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """What a connection needs of a WebSocket."""

    async def receive(self) -> str | bytes | None:
        """The next frame, ``None`` when the other side has closed."""
        raise NotImplementedError

    async def send(self, data: bytes) -> None:
        """Send a frame."""
        raise NotImplementedError

    async def close(self, code: int) -> None:
        """Close."""
        raise NotImplementedError


class Connection:
    """A client, from its ``hello`` to its end."""

    def __init__(self, hub: Hub, socket: Socket, address: str) -> None:
        self.hub = hub
        self.socket = socket
        self.address = address
        self.guest = ""
        self.name = ""
        self.language = "en"
        self.tables: dict[str, Any] = {}
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(maxsize=hub.config.queue)
        self._allowance = float(hub.config.burst)
        self._counted = time.monotonic()
        self._refused = 0
        self._closing = False
        self._beside: set[asyncio.Task[None]] = set()
        self._thinking = asyncio.Lock()

    # -- sending

    def send(self, reply: r.ServerMessage) -> None:
        """Queue a message; a connection that does not keep up is closed, and may come back."""
        if self._closing:
            return
        try:
            self._queue.put_nowait(encode(reply))
        except asyncio.QueueFull:
            self.hub.metrics.slow.inc()
            self._end(TRY_AGAIN)

    def end(self) -> None:
        """Close, because who is connected is somebody no longer."""
        self._end(POLICY)

    def _end(self, code: int) -> None:
        self._closing = True
        while self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(code)

    def refuse(self, error: ShengjiError, ident: str = "") -> None:
        """Say why something was refused."""
        self.hub.metrics.refused.inc()
        self.send(r.ErrorInfo(id=ident, code=error.code, message=error.message(self.language), position=error.position))

    # -- the life of a connection

    async def run(self) -> None:
        """Until either side closes."""
        self.hub.connections.add(self)
        sender = asyncio.create_task(self._sender())
        reader = asyncio.create_task(self._reader())
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and not sender.done() and reader.exception() is None and reader.result():
                self._end(reader.result())
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(sender), 5)
        finally:
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)
            self.hub.connections.discard(self)
            self._depart()

    async def _sender(self) -> None:
        while True:
            item = await self._queue.get()
            if isinstance(item, int):
                with contextlib.suppress(Exception):
                    await self.socket.close(item)
                return
            await self.socket.send(item)

    async def _reader(self) -> int:
        """Read until the end; the code with which to close, 0 if the other side has."""
        from shengji.server.dispatch import Dispatcher

        dispatcher = Dispatcher(self)
        try:
            first = await asyncio.wait_for(self._frame(), _HELLO_SECONDS)
        except TimeoutError:
            return POLICY
        while first is not None:
            self.hub.metrics.messages.inc()
            try:
                await self._take(first, dispatcher)
            except Closed as closed:
                return closed.code
            first = await self._frame()
        return 0

    async def _frame(self) -> str | bytes | None:
        return await self.socket.receive()

    async def _take(self, frame: str | bytes, dispatcher: Any) -> None:
        size = len(frame) if isinstance(frame, bytes) else len(frame.encode(errors="replace"))
        if size > self.hub.config.message_bytes:
            self.refuse(TextError("server-message-large", most=self.hub.config.message_bytes))
            raise Closed(TOO_LARGE)
        ident = ""
        try:
            try:
                said = _DECODER.decode(frame)
                ident = getattr(said, "id", "")
            except (msgspec.DecodeError, UnicodeError, ValueError, RecursionError) as error:
                self._check_rate()
                raise TextError("server-message-form", reason=str(error)[:200]) from None
            self._check_rate()
            await dispatcher.take(said)
        except ShengjiError as error:
            self.refuse(error, ident)
        except Closed:
            raise
        except Exception as error:
            self._failed(error, ident)

    def _failed(self, error: Exception, ident: str) -> None:
        """Something went wrong that is not the client's fault."""
        self.hub.metrics.failures.inc()
        self.hub.log.error("a message failed", kind=type(error).__name__, error=repr(error)[:300])
        storage = type(error).__module__.startswith(("sqlalchemy", "asyncpg", "sqlite3", "aiosqlite")) or isinstance(
            error, OSError
        )
        self.refuse(TextError("server-storage" if storage else "server-internal"), ident)

    def aside(self, work: Coroutine[Any, Any, None], ident: str) -> None:
        """Answer something that takes time beside the messages that follow it, one after the other."""
        if len(self._beside) >= _MOST_BESIDE:
            work.close()
            raise TextError("server-rate")
        task = asyncio.create_task(self._answered(work, ident))
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _answered(self, work: Coroutine[Any, Any, None], ident: str) -> None:
        async with self._thinking:
            try:
                await work
            except ShengjiError as error:
                self.refuse(error, ident)
            except Exception as error:
                self._failed(error, ident)

    def _check_rate(self) -> None:
        """Raise :class:`TextError` ``server-rate`` for a message too many; who goes on all the same is cut off."""
        if self._allowed():
            return
        self._refused += 1
        if self._refused > self.hub.config.burst:
            raise Closed(POLICY)
        raise TextError("server-rate")

    def _allowed(self) -> bool:
        now = time.monotonic()
        config = self.hub.config
        self._allowance = min(config.burst, self._allowance + (now - self._counted) * config.messages_a_second)
        self._counted = now
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True

    # -- tables

    def at(self, table: str) -> Room:
        """A table that the client has joined; raises :class:`TextError` ``server-not-joined``."""
        if table not in self.tables:
            raise TextError("server-not-joined")
        room: Room = self.tables[table][0]
        return room

    def listen(self, room: Room) -> Any:
        """Listen at a table from now on."""
        from shengji.server.listener import Listener

        if room.id in self.tables:
            return self.tables[room.id][1]
        if len(self.tables) >= _MOST_TABLES:
            raise TextError("server-too-many-tables", most=_MOST_TABLES)
        listener = Listener(self)
        self.tables[room.id] = (room, listener)
        room.listeners.add(listener)
        return listener

    def forget(self, room: Room) -> None:
        """Listen at a table no more."""
        _, listener = self.tables.pop(room.id, (None, None))
        if listener is not None:
            room.listeners.discard(listener)
            self.hub.show_presence(room)
            room.tell_table()

    def _depart(self) -> None:
        for task in self._beside:
            task.cancel()
        for room, _ in tuple(self.tables.values()):
            self.forget(room)

    def speak(self, language: str) -> None:
        """Change the language."""
        self.language = normal_language(language)

    def default_name(self) -> str:
        """What a guest without a name is called."""
        return f"{message('server-guest', self.language)} {self.guest[:3]}"
