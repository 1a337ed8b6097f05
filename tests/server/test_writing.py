"""What waits for the disk is written together, and one that loses a race takes no other with it."""

from __future__ import annotations

import asyncio

import pytest

from shengji.game.engine import start
from shengji.rules.ruleset import RuleSet
from shengji.server.appending import Conflict
from shengji.server.lobby import Lobby, Place
from shengji.server.migrating import upgrade
from shengji.server.protocol import Settings
from shengji.server.storage import Storage
from shengji.server.tokens import new_table

EVENT = start(RuleSet(), ["A", "B", "C", "D"])


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """A database of either kind."""
    return (
        request.getfixturevalue("postgres") if request.param == "postgresql" else f"sqlite:///{tmp_path / 'x.sqlite3'}"
    )


def _lobby(state="waiting"):
    places = tuple(Place() for _ in range(4))
    return Lobby(rules={}, preset="", settings=Settings(), places=places, host="", seed="", state=state)


def test_of_many_that_write_at_once_only_those_too_late_are_refused(url):
    async def run() -> None:
        await upgrade(url)
        storage = Storage(url)
        tables = [await storage.create(new_table(), _lobby()) for _ in range(6)]
        first, second = tables[:2]
        await storage.append(first.id, 0, [EVENT], 1.0, ("guest", "a"))
        await storage.change(second, _lobby("playing"))
        done = await asyncio.gather(
            storage.append(first.id, 0, [EVENT], 2.0),
            storage.append(first.id, 1, [EVENT], 2.0, ("guest", "a")),
            storage.change(second, _lobby("over")),
            *(storage.append(each.id, 0, [EVENT, EVENT], 2.0, ("guest", "b"), 3) for each in tables[2:]),
            *(storage.change(each, _lobby("playing")) for each in tables[2:]),
            return_exceptions=True,
        )
        assert [isinstance(each, Conflict) for each in done] == [True] * 3 + [False] * 8
        assert [row.at for row in await storage.tail(first.id, 0)] == [1.0]
        kept = await storage.table(second.id)
        assert kept is not None
        assert (kept.version, kept.lobby.state) == (2, "playing")
        for each in tables[2:]:
            assert [(row.at, row.auto) for row in await storage.tail(each.id, 0)] == [(2.0, 3)] * 2
            assert await storage.action(each.id, "guest", "b") == 2
            kept = await storage.table(each.id)
            assert kept is not None
            assert kept.lobby.state == "playing"
        await storage.close()

    asyncio.run(run())


def test_whoever_stops_waiting_leaves_the_database_usable(tmp_path):
    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'x.sqlite3'}"
        await upgrade(url)
        storage = Storage(url)
        table = await storage.create(new_table(), _lobby())
        for seq in range(20):
            writing = asyncio.create_task(storage.append(table.id, seq, [EVENT], 1.0))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            have = await storage.length(table.id)
            assert have in (seq, seq + 1)
            if have == seq:
                await storage.append(table.id, seq, [EVENT], 1.0)
        assert await storage.length(table.id) == 20
        await storage.close()

    asyncio.run(run())
