"""Limits for each address: connections, new tables, replays, accounts, attempts to sign in."""

from __future__ import annotations

import time
from collections import Counter, deque
from urllib.parse import urlsplit

from shengji.server.config import Config
from shengji.text.errors import TextError

_MOST = 10_000
"""Addresses remembered; with more of them counting begins anew."""


class _Window:
    """So many in so many seconds, for each who asks."""

    def __init__(self, most: int, seconds: float, code: str) -> None:
        self._most, self._seconds, self._code = most, seconds, code
        self._counted: dict[str, deque[float]] = {}

    def count(self, who: str) -> None:
        """Count one; raises :class:`TextError` when there are too many."""
        now = time.monotonic()
        if len(self._counted) > _MOST:
            self._counted.clear()
        times = self._counted.setdefault(who, deque())
        while times and now - times[0] > self._seconds:
            times.popleft()
        if len(times) >= self._most:
            raise TextError(self._code)
        times.append(now)


class Gate:
    """Counts by address."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._open: Counter[str] = Counter()
        self._tables = _Window(config.tables_an_hour, 3600, "server-rooms")
        self._replays = _Window(config.replays_a_minute, 60, "server-rate")
        self._lessons = _Window(config.lessons_a_minute, 60, "server-rate")
        self._sign_ups = _Window(config.accounts_an_hour, 3600, "server-rate")
        self._sign_ins = _Window(config.sign_ins_a_minute, 60, "server-rate")
        self._names = _Window(5 * config.sign_ins_a_minute, 900, "server-rate")

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
        self._tables.count(address)

    def replay(self, address: str) -> None:
        """Count a replay, which costs time; raises :class:`TextError` ``server-rate`` when there are too many."""
        self._replays.count(address)

    def lesson(self, address: str) -> None:
        """Count a question of the tutorial; raises :class:`TextError` ``server-rate`` when there are too many."""
        self._lessons.count(address)

    def sign_up(self, address: str) -> None:
        """Count a new account; raises :class:`TextError` ``server-rate`` when there are too many."""
        self._sign_ups.count(address)

    def sign_in(self, address: str, name: str) -> None:
        """Count an attempt, by address and by name; raises :class:`TextError` ``server-rate`` beyond the limit."""
        self._sign_ins.count(address)
        self._names.count(name)

    def origin(self, origin: str | None, host: str | None) -> bool:
        """Whether a page from an origin may connect; programs that send none may."""
        if origin is None:
            return True
        return origin in self._config.origins or (bool(host) and urlsplit(origin).netloc == host)
