"""A table in the memory of one worker, without a network: who is told what, and when."""

from __future__ import annotations

import asyncio
import json
import threading
import time

import pytest

from shengji.game import apply, start
from shengji.game.actions import CloseDeclaring, Deal
from shengji.notation.rulestext import rules_to_plain
from shengji.rules import presets
from shengji.server import hosting, passwords
from shengji.server import protocol as p
from shengji.server.listener import Listener, encode
from shengji.server.lobby import Lobby, Place
from shengji.server.protocol import Settings
from shengji.server.room import Room
from shengji.server.storage import Row, Stored
from shengji.text.errors import TextError


class Hub:
    """As much of a hub as a room asks when it only listens."""

    def is_elsewhere(self, _table: str, _guest: str) -> bool:
        """Nobody is."""
        return False


class Ear:
    """Keeps what it is sent."""

    def __init__(self, guest: str) -> None:
        self.guest, self.language = guest, "en"
        self.messages: list[dict[str, object]] = []

    def send(self, message: object) -> None:
        """Keep it."""
        self.messages.append(json.loads(encode(message)))

    def of(self, kind: str) -> list[dict[str, object]]:
        """The messages of a kind."""
        return [message for message in self.messages if message["type"] == kind]


def _room(**settings: object) -> Room:
    rules = presets.load("online")
    places = tuple(Place(guest=str(seat), name=f"P{seat}") for seat in range(4))
    lobby = Lobby(
        rules=rules_to_plain(rules),
        preset="online",
        settings=Settings(**settings),
        places=places,
        host="0",
        seed="00" * 32,
        state="playing",
    )
    return Room(Hub(), Stored("x", 1, lobby))


def _deal(room: Room, at: float) -> None:
    room._absorb([Row(at, start(presets.load("online")))])
    room._absorb([Row(at, event) for event in apply(room.game, Deal("11" * 32))[1]])


def test_who_watches_with_a_delay_sees_everything_but_later():
    room = _room(spectators="delayed", spectator_delay=120, deal_ms=0)
    late, player = Ear("watcher"), Ear("1")
    ears = [Listener(late), Listener(player)]
    room.listeners.update(ears)
    now = time.time()
    _deal(room, now)
    room._absorb([Row(now, event) for event in apply(room.game, CloseDeclaring())[1]])
    assert late.of("state") == []
    assert late.of("events") == []
    assert player.of("state")
    room.times = [at - 200 for at in room.times]
    ears[0].tell_late(room)
    (state,) = late.of("state")
    assert len(state["view"]["hands"]) == 4
    assert all(not each["view"]["hands"] for each in player.of("state") + player.of("events"))


def test_cards_are_dealt_as_time_goes_by_and_not_while_paused():
    from msgspec.structs import replace

    room = _room(deal_ms=100)
    _deal(room, time.time() - 3.05)
    assert room.dealt() == 30
    paused = replace(room.lobby, state="paused", paused_at=room.dealt_at + 1.05)
    room.stored = room.stored._replace(lobby=paused)
    assert room.dealt() == 10
    shifted = replace(paused, state="playing", shift=time.time() - paused.paused_at)
    room.stored = room.stored._replace(lobby=shifted)
    assert room.dealt() == 10
    assert room.dealt(room.dealt_at + 1e6) == 100


def test_hidden_points_and_tricks_are_not_sent():
    room = _room(hide_points=True, hide_played=True, deal_ms=0)
    ear = Ear("1")
    room.listeners.add(Listener(ear))
    _deal(room, time.time())
    state = ear.of("state")[-1]
    assert state["view"]["points"] is None
    assert state["view"]["taken"] == []
    assert state["view"]["tricks"] == []


def test_the_next_deal_waits_for_people_and_bots_alone_play_no_further():
    from msgspec.structs import replace

    lobby = _room().lobby
    assert not lobby.all_ready
    assert replace(lobby, ready=(0, 1, 2, 3)).all_ready
    assert not replace(lobby, ready=(0, 1, 2)).all_ready
    away = replace(lobby, places=tuple(replace(place, bot="simple", absent=True) for place in lobby.places))
    assert not away.all_ready
    one = away.with_place(0, lobby.places[0])
    assert not one.all_ready
    assert replace(one, ready=(0,)).all_ready


def test_a_tables_password_is_hashed_and_checked_in_another_thread(monkeypatch):
    where = []

    def noted(function):
        def run(*given):
            where.append(threading.current_thread())
            return function(*given)

        return run

    monkeypatch.setattr(passwords, "hashed", noted(passwords.hashed))
    monkeypatch.setattr(passwords, "fits", noted(passwords.fits))

    async def run() -> None:
        create = p.Create(rules=p.RulesSpec(preset="online"), password="open sesame", seat=0)
        lobby = await hosting.new_lobby(create, "host", "Host", "en")
        assert "open sesame" not in lobby.password
        assert await hosting.knows_password(lobby, "", "host")
        assert len(where) == 1
        assert await hosting.knows_password(lobby, "open sesame", "guest")
        assert not await hosting.knows_password(lobby, "wrong", "guest")
        assert len(where) == 3
        assert not await hosting.knows_password(lobby, "", "guest")
        with pytest.raises(TextError) as refused:
            hosting.joined(lobby, p.Join(table="t"), "guest", "Guest", knows=False)
        assert refused.value.code == "server-password"

    asyncio.run(run())
    assert threading.main_thread() not in where
