"""Someone who listens to a table: turns what happens there into messages that they may see."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from shengji.cards import CODES
from shengji.game import Game, view
from shengji.game import events as e
from shengji.game.engine import actors
from shengji.game.guidance import order_of
from shengji.game.state import cards_to_deal
from shengji.game.view import SPECTATOR, View, dealt_cards, redact
from shengji.notation.eventlog import to_plain
from shengji.server import replies as r
from shengji.server.describing import rules_info
from shengji.server.notices import Notice
from shengji.server.protocol import ClockInfo, Help, SeatInfo
from shengji.server.room import Happened, Room
from shengji.server.showing import grouped, shown_help, shown_view
from shengji.server.telling import Teller


class Outlet(Protocol):
    """Where messages go."""

    def send(self, message: r.ServerMessage) -> None:
        """Queue a message."""
        ...

    language: str
    guest: str


class Listener:
    """One connection's ear at one table."""

    def __init__(self, outlet: Outlet) -> None:
        self._outlet = outlet
        self.dealt = 0
        self.known = 0
        """How many events the other side knows of."""

    @property
    def guest(self) -> str:
        """Whose ear it is."""
        return self._outlet.guest

    @property
    def language(self) -> str:
        """In which language they read."""
        return self._outlet.language

    def seat(self, room: Room) -> int:
        """The seat of the guest, or that of somebody who watches."""
        seat = room.lobby.seat_of(self.guest)
        return SPECTATOR if seat is None else seat

    # -- the table around the game

    def tell_table(self, room: Room) -> None:
        """How the table stands."""
        lobby = room.lobby
        rules = room.rules
        seats = tuple(
            SeatInfo(
                seat=seat,
                kind="person" if place.guest else "bot" if place.bot else "open",
                name=place.name,
                bot=place.bot,
                online=bool(place.guest) and room.online(place.guest),
                ready=seat in lobby.ready,
                host=bool(place.guest) and place.guest == lobby.host,
                you=bool(place.guest) and place.guest == self.guest,
            )
            for seat, place in enumerate(lobby.places)
        )
        seated = {place.guest for place in lobby.places}
        self._outlet.send(
            r.TableInfo(
                table=room.id,
                invite=f"/t/{room.id}",
                state=_state(room),
                seats=seats,
                seat=self.seat(room),
                host=self.guest == lobby.host,
                settings=lobby.settings,
                rules=rules_info(rules, lobby.preset, self.language),
                password=bool(lobby.password),
                spectators=sum(listener.guest not in seated for listener in room.listeners),
                seq=len(room.log),
            )
        )

    # -- the game

    def tell_state(self, room: Room) -> None:
        """The whole game as the guest may see it."""
        game = room.game
        if self._is_late(room):
            self.tell_late(room, again=True)
            return
        if game is None or game.deal is None:
            return
        seen = self._view(room, game)
        self.known = len(room.log)
        self._outlet.send(
            r.State(
                table=room.id,
                seq=len(room.log),
                view=shown_view(seen, game, room.lobby.settings, self.language, tricks=True),
                help=self._help(room, seen),
                clock=clock(room),
                last_end=_last_end(room, seen.seat),
            )
        )

    def _is_late(self, room: Room) -> bool:
        """Whether the guest only watches, and sees everything, but later."""
        return room.lobby.settings.spectators == "delayed" and self.seat(room) == SPECTATOR

    def tell_late(self, room: Room, *, again: bool = False) -> None:
        """For those who watch with a delay: the game as it was then, every hand open."""
        if not self._is_late(room):
            return
        length, game = room.late()
        if game is None or game.deal is None or (length <= self.known and not again):
            return
        self.known = length
        seen = view(game, SPECTATOR)
        shown = shown_view(seen, game, room.lobby.settings, self.language, tricks=True, hands=True)
        self._outlet.send(r.State(table=room.id, seq=length, view=shown, help=Help(acting=False), clock=None))

    def tell(self, room: Room, first: int, happened: Sequence[Happened]) -> None:
        """What has happened, and the game after it."""
        game = room.game
        if game is None:
            return
        if game.deal is None:
            self.tell_table(room)
            return
        if self._is_late(room):
            self.tell_late(room)
            return
        if first > self.known:
            self.tell_table(room)
            self.tell_state(room)
            return
        self.known = len(room.log)
        seat = self.seat(room)
        teller = Teller(self.language, seat)
        events = tuple(self._event(teller, seat, each) for each in happened)
        if any(isinstance(each.event, e.DealStarted) for each in happened):
            self.dealt = 0
        seen = self._view(room, game)
        self._outlet.send(
            r.Events(
                table=room.id,
                from_seq=first,
                events=events,
                seq=len(room.log),
                view=shown_view(seen, game, room.lobby.settings, self.language, tricks=False),
                help=self._help(room, seen),
                clock=clock(room),
            )
        )
        if any(isinstance(each.event, e.DealStarted | e.DealEnded | e.MatchEnded | e.Redealt) for each in happened):
            self.tell_table(room)

    def tell_tail(self, room: Room, since: int) -> None:
        """What has happened since a number of events: the tail, or the whole state where that is simpler."""
        if not 0 < since < len(room.log) or self._is_late(room):
            self.tell_state(room)
            return
        if len(room.log) - since > _LONG_TAIL or any(
            isinstance(event, e.TakenBack | e.DealStarted) for event in room.log[since:]
        ):
            self.tell_state(room)
            return
        from shengji.game.engine import fold

        game = fold(room.log[:since])
        happened = []
        from shengji.game import evolve

        for seq in range(since, len(room.log)):
            game = evolve(game, room.log[seq])
            happened.append(Happened(seq, room.log[seq], game))
        self.known = since
        self.tell(room, since, happened)

    def tell_dealt(self, room: Room) -> None:
        """The cards that have been dealt since the last time."""
        game = room.game
        if game is None or game.deal is None or game.deal.phase != "dealing" or self._is_late(room):
            return
        dealt = room.dealt()
        if dealt <= self.dealt:
            return
        seen = self._view(room, game, keep=True)
        cards = () if seen.seat < 0 else dealt_cards(game, seen.seat, self.dealt, dealt)
        self.dealt = dealt
        self._outlet.send(
            r.Dealt(
                table=room.id,
                dealt=dealt,
                cards=tuple(CODES[kind] for kind in cards),
                sizes=seen.hand_sizes,
                hand=grouped(seen.hand, order_of(seen)),
                help=self._help(room, seen),
            )
        )

    def hear(self, room: Room, notice: Notice) -> None:
        """A line of chat, or a reminder if it is meant for the guest."""
        if notice.chat is not None:
            seat, name, text, at = notice.chat
            self._outlet.send(r.ChatLine(table=room.id, seat=seat, name=name, text=text, at=at))
        elif notice.nudge == self.seat(room):
            self._outlet.send(r.Nudged(table=room.id, name=notice.by))

    def view(self, room: Room) -> View:
        """The game as the guest sees it."""
        assert room.game is not None
        return self._view(room, room.game, keep=True)

    def _view(self, room: Room, game: Game, *, keep: bool = False) -> View:
        assert game.deal is not None
        dealt = room.dealt() if game.deal.phase == "dealing" else None
        if not keep:
            self.dealt = dealt if dealt is not None else cards_to_deal(game)
        return view(game, self.seat(room), dealt)

    def _help(self, room: Room, seen: View) -> Help:
        if room.lobby.state != "playing":
            return Help(acting=False)
        return shown_help(seen, self.language)

    def _event(self, teller: Teller, seat: int, each: Happened) -> r.EventInfo:
        event = redact(each.event, seat, each.after)
        plain: dict[str, Any] = {} if isinstance(event, e.MatchStarted) else to_plain(event)
        if isinstance(event, e.MatchStarted):
            plain = {"event": "matchstarted", "names": list(event.names), "levels": list(event.levels)}
        return r.EventInfo(seq=each.seq, event=plain, text=teller.tell(event, each.after))


_LONG_TAIL = 60
"""Events after which the whole state is shorter than the tail."""


def _state(room: Room) -> str:
    game = room.game
    if room.lobby.state == "playing" and game is not None:
        if game.over:
            return "over"
        if game.deal is not None and game.deal.phase == "over" and not game.attempt:
            return "between"
    return room.lobby.state


def _last_end(room: Room, seat: int) -> dict[str, Any] | None:
    game = room.game
    assert game is not None
    for event in reversed(room.log):
        if isinstance(event, e.DealEnded):
            return to_plain(redact(event, seat, game))
        if not isinstance(event, e.MatchEnded | e.TimeCalled):
            break
    return None


def clock(room: Room) -> ClockInfo | None:
    """For whom the clock runs, if one does."""
    game = room.game
    seconds = room.turn_seconds()
    if game is None or game.deal is None or game.over or not seconds or room.lobby.state != "playing":
        return None
    now = time.time()
    if game.deal.phase == "dealing":
        begun = max(room.all_dealt_at(), room.moved_at())
        left = begun + seconds - now
        if left > seconds:
            return None
        return ClockInfo(seat=-1, left=max(0, int(left * 1000)), total=seconds * 1000)
    acting = actors(game)
    if not acting:
        return None
    left = room.moved_at() + seconds - now
    return ClockInfo(seat=acting[0], left=max(0, int(left * 1000)), total=seconds * 1000)


def encode(message: r.ServerMessage) -> bytes:
    """A message as it travels."""
    return msgspec.json.encode(message)
