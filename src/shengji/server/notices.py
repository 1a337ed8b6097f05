"""The line between workers: that a table has changed, never what. Without Redis there is one worker, and no line."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

_CHANNEL = "shengji-tables"


class Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a worker tells the others."""

    worker: str
    table: str = ""
    seq: int = 0
    """How many events the game has."""
    version: int = 0
    """Of the table around it."""
    here: list[str] | None = None
    """The guests who are connected to the worker."""
    chat: tuple[int, str, str, int] | None = None
    """Seat, name, text and time of a line of chat."""
    nudge: int = -1
    """The seat that is reminded."""
    by: str = ""
    """Who reminds it."""
    part: str = ""
    """The guest whose connections are to be closed."""


Hear = Callable[[Notice], Awaitable[None]]


class Line:
    """Sends notices to all workers and hears theirs; what gets lost is found by looking at the database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._backend: Any = None
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._log = structlog.get_logger("shengji.server")
        self.works = True
        """Whether notices arrive, as far as is known; while they do not, workers look at the database more often."""

    @property
    def shared(self) -> bool:
        """Whether there may be other workers."""
        return bool(self._url)

    async def start(self, hear: Hear) -> None:
        """Begin to listen; raises if Redis does not answer."""
        if not self._url:
            return
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        redis = Redis.from_url(self._url)
        await redis.ping()
        self._backend = RedisChannelsPubSubBackend(redis=redis, stream_sleep_no_subscriptions=1)
        await self._backend.on_startup()
        await self._backend.subscribe([_CHANNEL])
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._speak())]

    async def stop(self) -> None:
        """Fall silent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._backend is not None:
            with contextlib.suppress(Exception):
                await self._backend.on_shutdown()

    def send(self, notice: Notice) -> None:
        """Tell all workers, soon."""
        if self._url:
            with contextlib.suppress(asyncio.QueueFull):
                self._queue.put_nowait(msgspec.json.encode(notice))

    def _broke(self, what: str, error: Exception) -> None:
        if self.works:
            self._log.warning(what, kind=type(error).__name__)
        self.works = False

    async def _speak(self) -> None:
        while True:
            data = await self._queue.get()
            try:
                await self._backend.publish(data, [_CHANNEL])
            except Exception as error:
                self._broke("a notice was lost", error)
                await asyncio.sleep(0.5)
            else:
                if not self.works:
                    self._log.info("the line works again")
                self.works = True

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async for _, data in self._backend.stream_events():
                    await hear(msgspec.json.decode(data, type=Notice))
            except Exception as error:
                self._broke("the line broke", error)
                await asyncio.sleep(1.0)
                with contextlib.suppress(Exception):
                    await self._backend.subscribe([_CHANNEL])
