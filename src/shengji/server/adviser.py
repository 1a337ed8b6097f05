"""What a seat may ask beside playing: a hint, what is out, the coach, which moves cost most."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from shengji.bots.protocol import Candidate
from shengji.cards import KIND_OF
from shengji.game import events as e
from shengji.game.view import View
from shengji.notation.record import Record, effective, from_events, steps
from shengji.server import coaching, thinking
from shengji.server import protocol as p
from shengji.server import replies as r
from shengji.server.advising import Judged, hint_bot, listed
from shengji.server.counting import counted
from shengji.server.showing import shown_help
from shengji.text.errors import TextError

if TYPE_CHECKING:
    from shengji.server.connection import Connection
    from shengji.server.room import Room

_HINTS = 3


class Adviser:
    """Answers the questions of one connection; what takes time is answered beside the messages that follow."""

    def __init__(self, connection: Connection) -> None:
        self.me = connection
        self.hub = connection.hub

    def count(self, said: p.Count) -> None:
        """What is out, as far as the seat has seen it."""
        room, seen = self._seen(said.table)
        settings = room.lobby.settings
        if not settings.counting or settings.hide_played:
            raise TextError("server-counting-off")
        card = KIND_OF.get(said.card)
        if said.card and card is None:
            raise TextError("card-unknown", card=said.card, text=said.card)
        self.me.send(counted(seen, said.id, room.id, card))

    def hint(self, said: p.Hint) -> None:
        """The moves that the table's bot considers."""
        room, seen = self._acting(said.table)
        self.me.aside(self._hint(room, seen, said.id), said.id)

    def coach(self, said: p.Coach) -> None:
        """Help with the move."""
        room, seen = self._acting(said.table)
        self.me.aside(self._coach(room, seen, said.id), said.id)

    def review(self, said: p.Review) -> None:
        """Which moves of the deal that is over cost most."""
        room = self.me.at(said.table)
        seat = self._seat(room)
        if not room.lobby.settings.hints:
            raise TextError("server-hints-off")
        if room.game is None or room.game.deal is None or room.game.deal.phase != "over":
            raise TextError("server-no-record")
        self.me.aside(self._review(room, seat, said.id), said.id)

    # -- what takes time

    async def _hint(self, room: Room, seen: View, ident: str) -> None:
        bot = hint_bot(room.lobby.settings)
        found = await self._considered(bot, seen)
        self.me.send(r.Candidates(id=ident, table=room.id, candidates=listed(found, seen, self.me.language, _HINTS)))

    async def _coach(self, room: Room, seen: View, ident: str) -> None:
        bot = hint_bot(room.lobby.settings)
        found = await self._considered(bot, seen)
        language = self.me.language
        self.me.send(
            r.Coached(
                id=ident,
                table=room.id,
                bot=bot,
                owed=coaching.owed(seen, shown_help(seen, language), language),
                candidates=listed(found, seen, language),
                certain=coaching.certain(seen, found, language),
            )
        )

    async def _considered(self, bot: str, seen: View) -> list[Candidate]:
        seconds = self.hub.config.hint_seconds
        found: list[Candidate] = await self.hub.think(
            thinking.candidates, bot, "hint", seen, instead=[], seconds=seconds
        )
        return found

    async def _review(self, room: Room, seat: int, ident: str) -> None:
        bot = hint_bot(room.lobby.settings)
        log = tuple(room.log)
        record = _last_over(log)
        own = await self.hub.storage.acted(room.id, self.me.guest)
        by_hand = _steps_of(record, log, own)
        made = [decision for decision in coaching.decisions(record, seat) if decision.step in by_hand]
        done = 0

        async def judge(decision: coaching.Decision) -> Judged | None:
            nonlocal done
            found = await self.hub.judge(bot, decision.seen, decision.action, self.hub.config.review_seconds)
            done += 1
            self.me.send(r.Reviewing(table=room.id, deal=record.number, done=done, moves=len(made)))
            return found

        answers = await asyncio.gather(*map(judge, made))
        judged = [(decision, found) for decision, found in zip(made, answers, strict=True) if found is not None]
        self.me.send(
            r.Reviewed(
                id=ident,
                table=room.id,
                bot=bot,
                deal=record.number,
                moves=coaching.costliest(judged, self.me.language),
                judged=len(judged),
            )
        )

    # -- who asks, and when

    def _seat(self, room: Room) -> int:
        seat = room.lobby.seat_of(self.me.guest)
        if seat is None:
            raise TextError("server-not-seated")
        return seat

    def _seen(self, table: str) -> tuple[Room, View]:
        """The deal in progress as the seat sees it."""
        room = self.me.at(table)
        self._seat(room)
        game = room.game
        if game is None or game.deal is None or game.deal.phase == "over":
            raise TextError("server-not-started")
        seen: View = self.me.tables[room.id][1].view(room)
        return room, seen

    def _acting(self, table: str) -> tuple[Room, View]:
        """The same, for a seat that may do something now and be advised."""
        room = self.me.at(table)
        if not room.lobby.settings.hints:
            self._seat(room)
            raise TextError("server-hints-off")
        room, seen = self._seen(table)
        if seen.seat not in seen.actors:
            raise TextError("server-nothing-to-hint")
        return room, seen


def _last_over(log: tuple[e.Event, ...]) -> Record:
    """The record of the last deal of a log."""
    records = from_events(log)
    if not records:
        raise TextError("server-no-record")
    return records[-1]


def _steps_of(record: Record, log: tuple[e.Event, ...], lengths: frozenset[int]) -> frozenset[int]:
    """The steps of the last deal of a log after which the log had one of some lengths."""
    places = {id(event): place for place, event in enumerate(log)}
    line = effective(log)
    at = max(place for place, event in enumerate(line) if isinstance(event, e.DealStarted))
    found = set()
    for step, (_, _, _, caused) in enumerate(steps(record)):
        at += len(caused)
        if places[id(line[at - 1])] + 1 in lengths:
            found.add(step)
    return frozenset(found)
