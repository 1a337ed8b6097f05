"""Bots in processes of their own, so that one that thinks never holds up a table."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from typing import Any

from shengji.bots import create
from shengji.bots.protocol import Bot, Candidate, Clock, Hinting, Searching, Weighing
from shengji.bots.warming import WARMING
from shengji.game.actions import Action
from shengji.game.view import View
from shengji.server.advising import Judged, same_move

SECONDS = 20.0
"""After that a bot has thought long enough, and the table plays for it."""


def act(seconds: float, name: str, seed: str, view: View) -> Action:
    """What a bot does. It is made anew for every decision, so any process can be asked."""
    return create(name, Random(seed)).act(view, Clock(seconds))


def contests(name: str, seed: str, view: View) -> bool:
    """Whether a bot asks for a new deal."""
    return create(name, Random(seed)).contests(view)


def consents(name: str, seed: str, view: View) -> bool:
    """Whether a bot agrees to the proposal."""
    return create(name, Random(seed)).consents(view)


def candidates(seconds: float, name: str, seed: str, view: View) -> list[Candidate]:
    """What a bot considers, best first; only the first move of one that does not explain itself."""
    return _considered(create(name, Random(seed)), view, Clock(seconds))


def judge(seconds: float, name: str, seed: str, view: View, action: Action) -> Judged:
    """What a bot would have considered where an action was done, and what the action cost by its values."""
    bot = create(name, Random(seed))
    found = _considered(bot, view, Clock(seconds), action)
    value = next((each.value for each in found if same_move(each.action, action)), None)
    if value is None and isinstance(bot, Weighing) and not isinstance(bot, Searching):
        value = bot.weigh(view, action)
    return Judged(found, None if value is None else max(0.0, float(found[0].value - value)))


def _considered(bot: Bot, view: View, clock: Clock, also: Action | None = None) -> list[Candidate]:
    from shengji.text.errors import Term

    if isinstance(bot, Searching):
        return bot.consider(view, clock, also)
    if isinstance(bot, Hinting):
        return bot.candidates(view)
    return [Candidate(bot.act(view, clock), 0.0, Term("server-unexplained"))]


def _begin(ready: Any) -> None:
    """Once a process: end with the server, however that ends, leave stopping to it, and get ready to search beside."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    def count() -> None:
        with ready.get_lock():
            ready.value += 1

    threading.Thread(target=watch, daemon=True).start()
    WARMING.beside(count)


class Thinker:
    """A pool of processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Any = None
        self._thinking = 0
        self._studying = asyncio.Semaphore(processes)

    @property
    def ready(self) -> int:
        """How many of the processes can search; in the others bots that search play by rules of thumb as yet."""
        return 0 if self._ready is None else int(self._ready.value)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._ready = context.Value("i", 0)
            self._pool = ProcessPoolExecutor(
                self.processes, mp_context=context, initializer=_begin, initargs=(self._ready,)
            )
        return self._pool

    async def ask(self, function: Any, *arguments: Any, seconds: float | None = None) -> Any:
        """The answer of one of the functions above; raises ``TimeoutError`` when it takes too long.

        ``seconds``, where the function takes them, is what a bot may think; less where more wait than can think.
        """
        loop = asyncio.get_running_loop()
        self._thinking += 1
        try:
            if seconds is not None:
                arguments = (seconds * min(1.0, self.processes / self._thinking), *arguments)
            for attempt in (1, 2):
                try:
                    call = loop.run_in_executor(self._started(), partial(function, *arguments))
                    return await asyncio.wait_for(call, SECONDS)
                except BrokenProcessPool:
                    self._pool = None
                    if attempt == 2:
                        raise
            raise AssertionError
        finally:
            self._thinking -= 1

    async def study(self, function: Any, *arguments: Any, seconds: float) -> Any:
        """The same for questions that come many at once: no more of them are asked at a time than there are processes.

        So whoever looks back at a deal does not keep the tables waiting.
        """
        async with self._studying:
            return await self.ask(function, *arguments, seconds=seconds)

    async def warm(self) -> None:
        """Start the processes before the first bot must think."""
        loop = asyncio.get_running_loop()
        calls = [loop.run_in_executor(self._started(), os.getpid) for _ in range(self.processes)]
        await asyncio.gather(*calls)

    async def close(self) -> None:
        """End the processes; one that goes on thinking ends with the server."""
        pool, self._pool = self._pool, None
        self._ready = None
        if pool is not None:
            ending = asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ending, 3)
