"""Limits for each address: how many connections, how many new tables."""

from __future__ import annotations

import time
from collections import Counter, deque
from urllib.parse import urlsplit

from shengji.server.config import Config
from shengji.text.errors import TextError


class Gate:
    """Counts by address."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._open: Counter[str] = Counter()
        self._tables: dict[str, deque[float]] = {}
        self._replays: dict[str, deque[float]] = {}

    def enter(self, address: str) -> bool:
        """Whether another connection from an address is let in."""
        if self._open[address] >= self._config.connections:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection has ended."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def table(self, address: str) -> None:
        """Count a new table; raises :class:`TextError` ``server-rooms`` when there are too many."""
        now = time.monotonic()
        if len(self._tables) > 10_000:
            self._tables.clear()
        made = self._tables.setdefault(address, deque())
        while made and now - made[0] > 3600:
            made.popleft()
        if len(made) >= self._config.tables_an_hour:
            raise TextError("server-rooms")
        made.append(now)

    def replay(self, address: str) -> None:
        """Count a replay, which costs time; raises :class:`TextError` ``server-rate`` when there are too many."""
        now = time.monotonic()
        if len(self._replays) > 10_000:
            self._replays.clear()
        asked = self._replays.setdefault(address, deque())
        while asked and now - asked[0] > 60:
            asked.popleft()
        if len(asked) >= self._config.replays_a_minute:
            raise TextError("server-rate")
        asked.append(now)

    def origin(self, origin: str | None, host: str | None) -> bool:
        """Whether a page from an origin may connect; programs that send none may."""
        if origin is None:
            return True
        return origin in self._config.origins or (bool(host) and urlsplit(origin).netloc == host)
