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
from shengji.bots.protocol import Bot, Candidate, Hinting, Weighing
from shengji.game.actions import Action
from shengji.game.view import View
from shengji.server.advising import Judged, same_move

SECONDS = 20.0
"""After that a bot has thought long enough, and the table plays for it."""


def act(name: str, seed: str, view: View) -> Action:
    """What a bot does. It is made anew for every decision, so any process can be asked."""
    return create(name, Random(seed)).act(view)


def contests(name: str, seed: str, view: View) -> bool:
    """Whether a bot asks for a new deal."""
    return create(name, Random(seed)).contests(view)


def consents(name: str, seed: str, view: View) -> bool:
    """Whether a bot agrees to the proposal."""
    return create(name, Random(seed)).consents(view)


def candidates(name: str, seed: str, view: View) -> list[Candidate]:
    """What a bot considers, best first; only the first move of one that does not explain itself."""
    return _considered(create(name, Random(seed)), view)


def judge(name: str, seed: str, view: View, action: Action) -> Judged:
    """What a bot would have considered where an action was done, and what the action cost by its values."""
    bot = create(name, Random(seed))
    found = _considered(bot, view)
    value = next((each.value for each in found if same_move(each.action, action)), None)
    if value is None and isinstance(bot, Weighing):
        value = bot.weigh(view, action)
    return Judged(found, None if value is None else max(0.0, float(found[0].value - value)))


def _considered(bot: Bot, view: View) -> list[Candidate]:
    from shengji.text.errors import Term

    if isinstance(bot, Hinting):
        return bot.candidates(view)
    return [Candidate(bot.act(view), 0.0, Term("server-unexplained"))]


def _begin() -> None:
    """Once a process: end with the server, however that ends, and leave stopping to it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinker:
    """A pool of processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
            )
        return self._pool

    async def ask(self, function: Any, *arguments: Any) -> Any:
        """The answer of one of the functions above; raises ``TimeoutError`` when it takes too long."""
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            try:
                call = loop.run_in_executor(self._started(), partial(function, *arguments))
                return await asyncio.wait_for(call, SECONDS)
            except BrokenProcessPool:
                self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError

    async def warm(self) -> None:
        """Start the processes before the first bot must think."""
        loop = asyncio.get_running_loop()
        calls = [loop.run_in_executor(self._started(), os.getpid) for _ in range(self._processes)]
        await asyncio.gather(*calls)

    async def close(self) -> None:
        """End the processes; one that goes on thinking ends with the server."""
        pool, self._pool = self._pool, None
        if pool is not None:
            ending = asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ending, 3)
