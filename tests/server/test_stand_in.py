"""The bot that plays for people who are away: what the table's own bots are, or the best that need not search."""

from __future__ import annotations

import asyncio

import pytest
from playing import Player

from shengji.notation.rulestext import rules_to_plain
from shengji.rules import presets
from shengji.server import hosting
from shengji.server import protocol as p
from shengji.server.lobby import STAND_IN, Lobby, Place
from shengji.server.protocol import Settings


def _lobby(*bots: str, state: str = "playing") -> Lobby:
    """Two people, of whom the first is the host, and two more seats: people, or bots by name."""
    others = [Place(name=f"B{seat}", bot=bot) for seat, bot in enumerate(bots, 2)]
    people = [Place(guest=str(seat), name=f"P{seat}") for seat in range(4)]
    return Lobby(
        rules=rules_to_plain(presets.load("online")),
        preset="online",
        settings=Settings(),
        places=(*people[: 4 - len(others)], *others),
        host="0",
        seed="00" * 32,
        state=state,
    )


BY_BOTS = [
    ((), STAND_IN),
    (("beginner",), "beginner"),
    (("beginner", "expert"), "expert"),
    (("club-1", "simple"), "club-1"),
    (("gone-with-its-package",), STAND_IN),
]


def test_the_stand_in_is_the_best_rule_of_thumb():
    assert STAND_IN == "club-1"


@pytest.mark.parametrize(("bots", "expected"), BY_BOTS)
def test_every_way_to_leave_a_seat_brings_the_same_bot(bots, expected):
    lobby = _lobby(*bots)

    def host(what: str) -> Lobby:
        return hosting.hosted(lobby, p.Host(table="x", do=what, seat=1), "0", "en", frozenset({1}))

    taken = [hosting.left(lobby, "1"), hosting.autoplayed(lobby, "1", on=True), host("take_over"), host("kick")]
    assert [after.places[1].bot for after in taken] == [expected] * 4
    # It stands for a person, and so says nothing about the table's own bots.
    assert [after.stand_in for after in taken[:3]] == [expected] * 3


def test_a_bot_that_the_host_does_not_name_is_such_a_one():
    lobby = _lobby("beginner", "", state="waiting")
    after = hosting.hosted(lobby, p.Host(table="x", do="add_bot", seat=3), "0", "en", frozenset())
    assert after.places[3].bot == "beginner"


def test_a_seat_whose_person_is_gone_is_handed_to_it_when_the_time_is_up(shared_server):
    async def run() -> None:
        host, guest = Player(shared_server.url, seed=1), Player(shared_server.url, seed=2)
        await host.hello("Host")
        await guest.hello("Guest")
        clocks = {"clock_play": 1, "clock_bury": 1, "clock_grace": 1}
        opened = await host.create(settings={"deal_ms": 1, "bot_ms": 0}, rules={"options": clocks})
        await guest.join(opened["table"], seat=1)
        for seat in (2, 3):
            await host.send({"type": "host", "table": host.table, "do": "add_bot", "seat": seat, "bot": "beginner"})
        await host.until("table", lambda m: m["seats"][3]["kind"] == "bot")
        await host.send({"type": "host", "table": host.table, "do": "start"})
        await guest.close()
        told = await host.until("table", lambda m: m["seats"][1]["bot"] != "")
        assert told["seats"][1]["bot"] == "beginner"
        await host.close()

    asyncio.run(run())
