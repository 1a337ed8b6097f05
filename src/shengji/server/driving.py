"""What happens at a table without a person: dealing, bots, clocks, the next deal.

Any worker may drive a table; a claim keeps two from doing the same work, and the sequence of the log makes one of them
win if they do all the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from shengji.game import actions as a
from shengji.game import view
from shengji.game.engine import actors
from shengji.game.guidance import simplest
from shengji.game.shuffling import deal_seed
from shengji.game.state import Game, cards_to_deal, current
from shengji.game.view import View
from shengji.server import thinking
from shengji.server.room import Room
from shengji.server.showing import could_declare
from shengji.text.errors import ShengjiError

_LOOK = 2.0
"""Seconds after which a claim is made sure of again, or tried for again."""
PROPOSAL_SECONDS = 30.0
"""How long a proposal waits for the others."""
_REDEAL_PAUSE = 2.0
_TRICK_PAUSE = 1.2

Do = Callable[[], Awaitable[None]]


class Step(NamedTuple):
    """What is to be done, and when."""

    at: float
    do: Do


class Driver:
    """Drives one table while this worker holds the claim to it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._asked: dict[int, tuple[int, int]] = {}
        """For each seat what it was last asked while cards were dealt: the length of the log, the cards out."""
        self._claimed = 0.0

    async def run(self) -> None:
        """Until nothing more can happen without a person, or another worker drives."""
        room = self.room
        while True:
            room.changed.clear()
            step = self._next()
            if step is None:
                if not room.listeners or room.lobby.state == "over":
                    return
                await room.changed.wait()
                continue
            if not await self._claim():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(room.changed.wait(), _LOOK)
                await room.hub.catch_up(room)
                continue
            wait = min(step.at - time.time(), _LOOK)
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(room.changed.wait(), wait)
                continue
            try:
                await step.do()
            except ShengjiError as error:
                room.hub.log.warning("step refused", table=room.id, code=error.code)
                await room.refresh()
                await asyncio.sleep(0.2)

    async def _claim(self) -> bool:
        now = time.monotonic()
        if now < self._claimed:
            return True
        if not await self.room.hub.storage.claim(self.room.id, self.room.hub.worker):
            return False
        self._claimed = now + 5 * _LOOK
        return True

    # -- what comes next

    def _next(self) -> Step | None:
        room, game = self.room, self.room.game
        lobby = room.lobby
        if lobby.state != "playing" or game is None:
            return None
        if game.over:
            return Step(0.0, self._finish)
        if game.deal is None or game.deal.phase == "over":
            return self._between(game)
        if game.proposal is not None:
            return self._proposal(game)
        if game.deal.phase == "dealing":
            return self._dealing(game)
        return self._turn(game)

    def _between(self, game: Game) -> Step | None:
        room = self.room
        if game.deal is not None and not game.attempt:
            if self._time_is_up(game):
                return Step(0.0, partial(self._act, a.CallTime()))
            return Step(0.0, self._deal) if room.lobby.all_ready else None
        pause = 0.0 if not game.attempt else _REDEAL_PAUSE if room.lobby.settings.bot_ms else 0.1
        return Step(room.moved_at() + pause, self._deal)

    def _time_is_up(self, game: Game) -> bool:
        if game.rules.match != "timed" or game.time_called:
            return False
        return time.time() - self.room.times[0] >= 60 * game.rules.match_minutes

    def _pause(self, game: Game) -> float:
        pause = self.room.lobby.settings.bot_ms / 1000
        deal = current(game)
        if pause and deal.phase == "play" and not deal.plays and deal.tricks:
            pause += _TRICK_PAUSE
        return pause

    def _proposal(self, game: Game) -> Step | None:
        assert game.proposal is not None
        waiting = [seat for seat in range(game.rules.seats) if seat not in game.proposal.agreed]
        for seat in waiting:
            if self.room.lobby.places[seat].bot:
                return Step(self.room.moved_at() + self._pause(game), partial(self._consent, seat))
        if not waiting:
            return None
        refusal = a.Answer(waiting[0], False)
        return Step(max(self.room.moved_at(), self.room.loaded) + PROPOSAL_SECONDS, partial(self._act, refusal))

    def _dealing(self, game: Game) -> Step | None:
        room = self.room
        total, out = cards_to_deal(game), room.dealt()
        for seat, place in enumerate(room.lobby.places):
            if not place.bot or self._asked.get(seat) == (len(room.log), out):
                continue
            if out < total:
                self._asked[seat] = (len(room.log), out)
                if could_declare(view(game, seat, out)):
                    return Step(0.0, partial(self._declare, seat))
            elif seat not in current(game).passed:
                return Step(0.0, partial(self._declare, seat))
        if out < total:
            pace = room.lobby.settings.deal_ms / 1000
            return Step(room.dealt_at + room.lobby.shift + (out + 1) * pace + 0.002, self._nothing)
        grace = game.rules.clock_grace
        return Step(
            max(room.all_dealt_at(), room.moved_at(), room.loaded) + grace, partial(self._act, a.CloseDeclaring())
        )

    def _turn(self, game: Game) -> Step | None:
        room = self.room
        acting = actors(game)
        if not acting:
            return None
        for seat in acting[1:]:
            if room.lobby.places[seat].bot and self._asked.get(seat) != (len(room.log), -1):
                return Step(0.0, partial(self._contest, seat))
        seat = acting[0]
        if room.lobby.places[seat].bot:
            head_start = room.hub.config.bot_seconds
            return Step(room.moved_at() + max(0.0, self._pause(game) - head_start), partial(self._bot, seat))
        seconds = room.turn_seconds()
        if not seconds:
            return None
        return Step(max(room.moved_at() + seconds, room.loaded + min(seconds, 5)), partial(self._time_out, seat))

    # -- doing it

    async def _nothing(self) -> None:
        """Time has passed, and more cards are out."""

    async def _act(self, action: a.Action, known: int | None = None) -> None:
        """The table, a bot, or the clock acts."""
        auto = -1 if isinstance(action, a.Answer) else action.seat
        await self.room.do(action, known=known, exactly=known is not None, auto=auto)

    async def _finish(self) -> None:
        await self.room.change(lambda lobby: replace(lobby, state="over"))

    async def _deal(self) -> None:
        room, game = self.room, self.room.game
        assert game is not None
        known = len(room.log)
        number = game.deals if game.attempt else game.deals + 1
        await self._act(a.Deal(deal_seed(room.lobby.seed, number, game.attempt)), known)
        await room.change(lambda lobby: replace(lobby, ready=(), shift=0.0))

    def _seed(self, seat: int) -> str:
        return f"{self.room.lobby.seed}/{seat}/{len(self.room.log)}"

    async def _choice(self, seat: int, name: str, seen: View, fallback: a.Action) -> a.Action:
        hub = self.room.hub
        chosen: a.Action = await hub.think(
            thinking.act, name, self._seed(seat), seen, instead=fallback, seconds=hub.config.bot_seconds
        )
        return chosen

    async def _declare(self, seat: int) -> None:
        room, game = self.room, self.room.game
        assert game is not None
        known, out, total = len(room.log), room.dealt(), cards_to_deal(game)
        name = room.lobby.places[seat].bot
        self._asked[seat] = (known, out)
        seen = view(game, seat, out)
        if could_declare(seen):
            action = await self._choice(seat, name, seen, a.PassDeclaring(seat))
        else:
            action = a.PassDeclaring(seat)
        if isinstance(action, a.PassDeclaring) and out < total:
            return
        try:
            await self._act(action, known)
        except ShengjiError:
            if len(room.log) == known and out == total:
                await self._act(a.PassDeclaring(seat), known)

    async def _bot(self, seat: int) -> None:
        room, game = self.room, self.room.game
        assert game is not None
        known = len(room.log)
        seen = view(game, seat)
        fallback = simplest(game, seat)
        name = room.lobby.places[seat].bot
        due = room.moved_at() + self._pause(game)
        action = await self._choice(seat, name, seen, fallback)
        # It began to think before its time, so that thinking does not make the game slower.
        await asyncio.sleep(max(0.0, due - time.time()))
        try:
            await self._act(action, known)
        except ShengjiError:
            if len(room.log) == known:
                await self._act(fallback, known)

    async def _contest(self, seat: int) -> None:
        room, game = self.room, self.room.game
        assert game is not None
        known = len(room.log)
        self._asked[seat] = (known, -1)
        name = room.lobby.places[seat].bot
        if await room.hub.think(thinking.contests, name, self._seed(seat), view(game, seat), instead=False):
            await self._act(a.Contest(seat), known)

    async def _consent(self, seat: int) -> None:
        room, game = self.room, self.room.game
        assert game is not None
        known = len(room.log)
        name = room.lobby.places[seat].bot
        assert game.proposal is not None
        harmless = game.proposal.what == "take_back"
        agrees = await room.hub.think(thinking.consents, name, self._seed(seat), view(game, seat), instead=harmless)
        await self._act(a.Answer(seat, bool(agrees)), known)

    async def _time_out(self, seat: int) -> None:
        """The table acts for a seat whose time is up; one that is away is handed to a bot."""
        room, game = self.room, self.room.game
        assert game is not None
        known = len(room.log)
        place = room.lobby.places[seat]
        room.hub.metrics.timeouts.inc()
        if game.rules.clock_then == "bot" or not room.online(place.guest):
            taken = replace(place, bot=room.lobby.stand_in, absent=True)
            await room.change(lambda lobby: lobby.with_place(seat, taken))
            return
        await self._act(simplest(game, seat), known)


async def pulse(room: Room) -> None:
    """While cards are dealt, show them to those who listen."""
    while True:
        game = room.game
        if game is None or game.deal is None or game.deal.phase != "dealing" or room.lobby.state != "playing":
            return
        for listener in tuple(room.listeners):
            listener.tell_dealt(room)
        if room.dealt() >= cards_to_deal(game):
            return
        await asyncio.sleep(max(0.05, room.lobby.settings.deal_ms / 1000 * game.rules.seats))
