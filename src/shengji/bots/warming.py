"""Getting the compiled code ready: at once, or beside, while the bots of a process answer by rules of thumb."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec

_LOG = logging.getLogger("shengji.bots")


@cache
def available() -> bool:
    """Whether what searching needs is installed (the extra ``fast``)."""
    return all(find_spec(name) is not None for name in ("numpy", "llvmlite"))


class Warming:
    """What is known in this process of the compiled code, which is loaded once for all bots in it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._begun = False
        self._usable = threading.Event()

    def usable(self) -> bool:
        """Whether a bot may search now: not without the code, and not while it is made ready beside."""
        return available() and (not self._begun or self._usable.is_set())

    def now(self) -> None:
        """Load the code, which takes some seconds the first time on a machine; nothing where there is none."""
        if available():
            from shengji import sim

            sim.warm_up()

    def beside(self, ready: Callable[[], None] = lambda: None) -> threading.Thread | None:
        """Load it in a thread and call ``ready``; if it cannot be loaded, the bots go on by rules of thumb."""
        with self._lock:
            if self._begun or not available():
                return None
            self._begun = True
        thread = threading.Thread(target=self._load, args=(ready,), name="warming", daemon=True)
        thread.start()
        return thread

    def _load(self, ready: Callable[[], None]) -> None:
        try:
            self.now()
            # What a decision imports is there too, so that the first one need not wait for it.
            from shengji.bots.expert import deciding  # noqa: F401
        except Exception as fault:
            _LOG.warning("bots do not search: the compiled code cannot be loaded: %r", fault)
            return
        self._usable.set()
        ready()


WARMING = Warming()
