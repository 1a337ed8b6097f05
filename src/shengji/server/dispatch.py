"""What each message of a client does."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from shengji.game.view import SPECTATOR
from shengji.server import hosting, tokens
from shengji.server import protocol as p
from shengji.server import replies as r
from shengji.server.acting import from_plain
from shengji.server.adviser import Adviser
from shengji.server.asking import answer
from shengji.server.notices import Notice
from shengji.text.errors import TextError

if TYPE_CHECKING:
    from shengji.server.connection import Connection
    from shengji.server.room import Room

_CHAT_EVERY = 1.0
"""Seconds between two lines of chat of one person, after a few."""
_NUDGE_EVERY = 10.0


class Dispatcher:
    """Carries out the messages of one connection."""

    def __init__(self, connection: Connection) -> None:
        self.me = connection
        self.hub = connection.hub
        self._adviser = Adviser(connection)
        self._chatter = 0.0
        self._nudged = 0.0

    async def take(self, said: p.ClientMessage) -> None:
        """Do what a message asks; raises :class:`ShengjiError` with the reason if it cannot be done."""
        if isinstance(said, p.Hello):
            await self._hello(said)
            return
        if isinstance(said, p.Ping):
            self.me.send(r.Pong())
            return
        if not self.me.guest:
            raise TextError("server-hello-first")
        match said:
            case p.Create():
                await self._create(said)
            case p.Join():
                await self._join(said)
            case p.Act():
                await self._act(said)
            case p.Ask():
                self._ask(said)
            case p.Hint():
                self._adviser.hint(said)
            case p.Count():
                self._adviser.count(said)
            case p.Coach():
                self._adviser.coach(said)
            case p.Review():
                self._adviser.review(said)
            case p.Chat():
                await self._chat(said)
            case p.Language(language):
                await self._language(language)
            case p.Rename(name):
                await self._rename(name)
            case _:
                await self._around(said)

    # -- who

    async def _hello(self, said: p.Hello) -> None:
        me = self.me
        me.speak(said.language)
        if me.guest:
            raise TextError("server-hello-again")
        who = await self.hub.accounts.identity(self.hub.key, said.token)
        me.guest = who.guest
        me.name = _clean(said.name) or who.name or me.default_name()
        if who.name != me.name:
            await self.hub.storage.name_guest(who.guest, me.name)
        me.send(
            r.Welcome(
                token=tokens.issue(self.hub.key, who.guest, generation=who.generation),
                guest=who.guest,
                name=me.name,
                account=who.account,
                language=me.language,
                version=p.VERSION,
            )
        )

    async def _language(self, language: str) -> None:
        self.me.speak(language)
        for room, listener in self.me.tables.values():
            listener.tell_table(room)
            listener.tell_state(room)

    async def _rename(self, name: str) -> None:
        self.me.name = _clean(name) or self.me.default_name()
        await self.hub.storage.name_guest(self.me.guest, self.me.name)

    # -- tables

    async def _create(self, said: p.Create) -> None:
        self.hub.gate.table(self.me.address)
        lobby = await hosting.new_lobby(said, self.me.guest, self.me.name, self.me.language)
        if said.start:
            hosting.may_start(lobby, self.me.guest)
        room = await self.hub.create(lobby)
        listener = self.me.listen(room)
        self.hub.log.info("table opened", table=room.id, preset=lobby.preset, seats=len(lobby.places))
        if said.start:
            await hosting.start_match(room, self.me.guest)
        else:
            listener.tell_table(room)
        self.hub.drive(room)

    async def _join(self, said: p.Join) -> None:
        room = await self.hub.room(said.table)
        me = self.me
        knows = await hosting.knows_password(room.lobby, said.password, me.guest)
        await room.change(lambda lobby: hosting.joined(lobby, said, me.guest, me.name, knows=knows))
        listener = me.listen(room)
        room.tell_table()
        self.hub.show_presence(room)
        listener.tell_tail(room, said.since)
        if room.lobby.settings.chat:
            for line in await self.hub.storage.said(room.id):
                me.send(
                    r.ChatLine(
                        table=room.id,
                        seat=line["seat"],
                        name=line["name"],
                        text=line["text"],
                        at=int(line["at"] * 1000),
                    )
                )
        self.hub.drive(room)

    async def _around(self, said: p.ClientMessage) -> None:
        assert not isinstance(said, p.Hello | p.Create | p.Language | p.Rename | p.Ping)
        room, me = self.me.at(said.table), self.me
        match said:
            case p.Ready(_, on):
                await room.change(lambda lobby: hosting.readied(lobby, me.guest, on))
            case p.Sit(_, seat):
                await room.change(lambda lobby: hosting.seated(lobby, seat, me.guest, me.name))
            case p.Autoplay(_, on):
                await room.change(lambda lobby: hosting.autoplayed(lobby, me.guest, on))
            case p.Nudge():
                self._nudge(room)
            case p.Leave():
                await room.change(lambda lobby: hosting.left(lobby, me.guest))
                me.forget(room)
                me.send(r.Gone(table=room.id, reason="left"))
            case p.Host():
                await self._host(room, said)
        self.hub.drive(room)

    async def _host(self, room: Room, said: p.Host) -> None:
        me = self.me
        if said.do == "start":
            await hosting.start_match(room, me.guest)
            return
        away = frozenset(
            seat for seat, place in enumerate(room.lobby.places) if place.guest and not room.online(place.guest)
        )
        guest = room.lobby.places[said.seat].guest if 0 <= said.seat < len(room.lobby.places) else ""
        await room.change(lambda lobby: hosting.hosted(lobby, said, me.guest, me.language, away))
        if said.do == "kick":
            for other in tuple(self.hub.connections):
                if other.guest == guest and room.id in other.tables:
                    other.forget(room)
                    other.send(r.Gone(table=room.id, reason="kicked"))
        if said.do in ("pause", "resume"):
            for listener in tuple(room.listeners):
                listener.tell_state(room)

    # -- the game

    async def _act(self, said: p.Act) -> None:
        begun = time.perf_counter()
        room = self.me.at(said.table)
        seat = self._seat(room)
        action = from_plain(said.action, seat)
        if room.lobby.state != "playing":
            known = await self.hub.storage.action(room.id, self.me.guest, said.id)
            if known is None:
                raise TextError("server-paused" if room.lobby.state == "paused" else "server-not-started")
            self.me.send(r.Ack(id=said.id, table=room.id, seq=known))
            return
        seq = await room.do(action, known=said.seq, key=(self.me.guest, said.id))
        self.me.send(r.Ack(id=said.id, table=room.id, seq=seq))
        self.hub.metrics.actions.inc()
        self.hub.metrics.action_seconds.observe(time.perf_counter() - begun)
        place = room.lobby.places[seat]
        if place.bot:
            # Whoever acts is there again.
            await room.change(lambda lobby: hosting.autoplayed(lobby, self.me.guest, False))

    def _seat(self, room: Room) -> int:
        seat = room.lobby.seat_of(self.me.guest)
        if seat is None:
            raise TextError("server-not-seated")
        return seat

    def _ask(self, said: p.Ask) -> None:
        room = self.me.at(said.table)
        self._seat(room)
        if room.game is None or room.game.deal is None:
            raise TextError("server-not-started")
        seen = self.me.tables[room.id][1].view(room)
        self.me.send(answer(seen, said.id, said.cards, said.complete, self.me.language))

    # -- talk

    async def _chat(self, said: p.Chat) -> None:
        room, me = self.me.at(said.table), self.me
        seat = room.lobby.seat_of(me.guest)
        if not room.lobby.settings.chat or (seat is None and room.lobby.settings.spectators == "no"):
            raise TextError("server-chat-off")
        now = time.time()
        self._chatter = max(self._chatter, now - 5 * _CHAT_EVERY) + _CHAT_EVERY
        if self._chatter > now:
            raise TextError("server-rate")
        text = _clean(said.text)
        if not text:
            return
        where = SPECTATOR if seat is None else seat
        await self.hub.storage.say(room.id, now, where, me.name, text)
        line = (where, me.name, text, int(now * 1000))
        self._spread(room, Notice(worker=self.hub.worker, table=room.id, chat=line))

    def _nudge(self, room: Room) -> None:
        game, now = room.game, time.monotonic()
        self._seat(room)
        if game is None or game.deal is None or now - self._nudged < _NUDGE_EVERY:
            raise TextError("server-rate" if game is not None else "server-not-started")
        acting = self.me.tables[room.id][1].view(room).actors
        if not acting:
            raise TextError("server-not-started")
        self._nudged = now
        self._spread(room, Notice(worker=self.hub.worker, table=room.id, nudge=acting[0], by=self.me.name))

    def _spread(self, room: Room, notice: Notice) -> None:
        self.hub.send(notice)
        for listener in tuple(room.listeners):
            listener.hear(room, notice)


def _clean(text: str) -> str:
    """A text without control characters and needless blanks."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
