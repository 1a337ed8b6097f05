"""A table in the memory of one worker: the log so far, the game, and who listens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from shengji.game import Game, evolve
from shengji.game import actions as a
from shengji.game import events as e
from shengji.game.engine import evolve_back, fold
from shengji.game.evolving import begin
from shengji.game.state import cards_to_deal, current
from shengji.notation.explaining import apply_explained
from shengji.notation.rulestext import rules_from_plain
from shengji.rules.ruleset import RuleSet
from shengji.server.appending import Conflict
from shengji.server.lobby import Lobby
from shengji.server.outcomes import outcome
from shengji.server.storage import Row, Stored
from shengji.text.errors import ShengjiError, TextError

if TYPE_CHECKING:
    from shengji.server.hub import Hub
    from shengji.server.listener import Listener

_TRIES = 6
_ANY_TIME = (a.Declare, a.Propose, a.Answer, a.Contest)
"""What may be done although something has happened that the client did not know of yet."""


class Stale(TextError):
    """The client did not know the present state (``server-stale``)."""


class Happened(NamedTuple):
    """An event, its place in the log, and the state after it."""

    seq: int
    event: e.Event
    after: Game


class Room:
    """Applies actions: what an action causes is kept before anyone is told of it."""

    def __init__(self, hub: Hub, stored: Stored) -> None:
        self.hub = hub
        self.id = stored.id
        self.stored = stored
        self._rules: tuple[Stored, RuleSet] | None = None
        self._late: tuple[int, Game | None] = (0, None)
        self.log: list[e.Event] = []
        self.times: list[float] = []
        self.game: Game | None = None
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.loaded = time.time()
        self.dealt_at = 0.0
        """When the deal in progress began."""
        self.helped: frozenset[int] = frozenset()
        """Seats for which in the deal in progress not their people acted, but a bot or the clock."""
        self.used = time.monotonic()
        self.pulse: asyncio.Task[None] | None = None
        self.driver: asyncio.Task[None] | None = None

    @property
    def lobby(self) -> Lobby:
        """The table around the game."""
        return self.stored.lobby

    @property
    def rules(self) -> RuleSet:
        """The rules of the match."""
        if self._rules is None or self._rules[0] is not self.stored:
            self._rules = (self.stored, rules_from_plain(self.lobby.rules))
        return self._rules[1]

    # -- the game

    async def do(
        self,
        action: a.Action,
        *,
        known: int | None = None,
        key: tuple[str, str] | None = None,
        exactly: bool = False,
        auto: int = -1,
    ) -> int:
        """Apply an action, and the length of the log after it.

        ``known`` is how many events the actor knew, and ``exactly`` asks that there are no more. ``key`` is the guest
        and the id of the action: one that was done already is not done again. ``auto`` is the seat for which a bot or
        the clock acts. Raises :class:`ShengjiError`; then nothing has changed.
        """
        async with self.lock:
            for _ in range(_TRIES):
                try:
                    caused = self._decided(action, known, exactly)
                except ShengjiError:
                    if (done := await self._done(key)) is not None:
                        return done
                    raise
                try:
                    await self._write(caused, key, auto)
                except Conflict:
                    await self._read_tail()
                    if (done := await self._done(key)) is not None:
                        return done
                    continue
                return len(self.log)
            raise Stale("server-stale")

    def _decided(self, action: a.Action, known: int | None, exactly: bool) -> tuple[e.Event, ...]:
        game = self.game
        if game is None:
            raise TextError("server-not-started")
        if known is not None and (exactly or not isinstance(action, _ANY_TIME)) and self._moved_on(known):
            raise Stale("server-stale")
        dealt = self.dealt() if game.deal is not None and game.deal.phase == "dealing" else None
        if dealt is not None and dealt < cards_to_deal(game):
            if isinstance(action, a.PassDeclaring | a.CloseDeclaring):
                raise TextError("server-still-dealing")
            if isinstance(action, a.Declare):
                action = a.Declare(action.seat, action.cards, dealt, action.trump)
        return apply_explained(game, action, self.log, dealt)[1]

    def _moved_on(self, known: int) -> bool:
        """Whether anything has happened after ``known`` events that matters to whoever acts."""
        return any(not isinstance(event, e.Proposed | e.Answered) for event in self.log[known:]) or known > len(
            self.log
        )

    async def _done(self, key: tuple[str, str] | None) -> int | None:
        return None if key is None else await self.hub.storage.action(self.id, *key)

    async def start(self, first: e.MatchStarted) -> None:
        """Begin the game, unless it has begun."""
        async with self.lock:
            if self.log:
                return
            try:
                await self._write((first,), None)
            except Conflict:
                await self._read_tail()

    async def _write(self, caused: tuple[e.Event, ...], key: tuple[str, str] | None, auto: int = -1) -> None:
        at = time.time()
        over = outcome(self, caused, at, auto)
        with self.hub.metrics.writing():
            await self.hub.storage.append(self.id, len(self.log), caused, at, key, auto, over)
        self._absorb([Row(at, event, auto) for event in caused])
        self.hub.notify(self)
        if over is not None and over.deal["rating"] == "due":
            self.hub.rate()

    async def _read_tail(self) -> None:
        rows = await self.hub.storage.tail(self.id, len(self.log))
        if rows:
            self._absorb(rows)

    async def refresh(self) -> None:
        """Read what others have written."""
        async with self.lock:
            await self._read_tail()

    def _absorb(self, rows: Iterable[Row]) -> None:
        first = len(self.log)
        happened = []
        for row in rows:
            seq = len(self.log)
            if isinstance(row.event, e.TakenBack):
                self.game = evolve_back(self.log, row.event, seq)
            elif self.game is None:
                assert isinstance(row.event, e.MatchStarted)
                self.game = begin(row.event)
            else:
                self.game = evolve(self.game, row.event)
            if isinstance(row.event, e.DealStarted):
                self.dealt_at = row.at
                self.helped = frozenset()
            if row.auto >= 0:
                self.helped |= {row.auto}
            self.log.append(row.event)
            self.times.append(row.at)
            happened.append(Happened(seq, row.event, self.game))
        self.changed.set()
        for listener in tuple(self.listeners):
            listener.tell(self, first, happened)

    # -- the table around it

    async def change(self, how: Callable[[Lobby], Lobby]) -> None:
        """Change the table around the game; ``how`` may be asked again when somebody else was faster."""
        async with self.lock:
            for _ in range(_TRIES):
                lobby = how(self.lobby)
                if lobby == self.lobby:
                    return
                try:
                    self.stored = await self.hub.storage.change(self.stored, lobby)
                except Conflict:
                    await self._reload()
                    continue
                self.tell_table()
                self.hub.notify(self)
                return
            raise Stale("server-stale")

    async def _reload(self) -> None:
        stored = await self.hub.storage.table(self.id)
        if stored is None:
            raise TextError("server-table-unknown", table=self.id)
        self.stored = stored

    async def reload(self) -> None:
        """Read the table around the game anew."""
        async with self.lock:
            before = self.stored.version
            await self._reload()
        if self.stored.version != before:
            self.tell_table()

    def tell_table(self) -> None:
        """Tell everyone who listens how the table stands."""
        self.changed.set()
        for listener in tuple(self.listeners):
            listener.tell_table(self)

    # -- time

    def dealt(self, now: float | None = None) -> int:
        """How many cards are out while they are dealt."""
        game = self.game
        assert game is not None
        total, pace = cards_to_deal(game), self.lobby.settings.deal_ms / 1000
        out = total
        if pace:
            now = (time.time() if now is None else now) if self.lobby.state != "paused" else self.lobby.paused_at
            out = max(0, min(total, int((now - self.dealt_at - self.lobby.shift) / pace)))
        return max(out, current(game).dealt)

    def all_dealt_at(self) -> float:
        """When the last card is out."""
        game = self.game
        assert game is not None
        return self.dealt_at + self.lobby.shift + cards_to_deal(game) * self.lobby.settings.deal_ms / 1000

    def moved_at(self) -> float:
        """When the seat that must act began to be waited for."""
        last = self.times[-1] if self.times else 0.0
        return max(last, self.lobby.resumed_at)

    def turn_seconds(self) -> int:
        """How long the seat that must act may think; 0 for ever."""
        game = self.game
        if game is None or game.deal is None:
            return 0
        rules = game.rules
        return {"over": 0, "bury": rules.clock_bury, "dealing": rules.clock_grace}.get(
            game.deal.phase, rules.clock_play
        )

    def late(self) -> tuple[int, Game | None]:
        """The game as it was ``spectator_delay`` ago, and how many events it had then."""
        until = time.time() - self.lobby.settings.spectator_delay
        length, game = self._late
        while length < len(self.log) and self.times[length] <= until:
            event = self.log[length]
            length += 1
            anew = game is None or isinstance(event, e.TakenBack)
            game = fold(self.log[:length]) if anew or game is None else evolve(game, event)
        self._late = (length, game)
        return self._late

    # -- who is there

    def online(self, guest: str) -> bool:
        """Whether a guest is connected, to this worker or to another."""
        return any(listener.guest == guest for listener in self.listeners) or self.hub.is_elsewhere(self.id, guest)
