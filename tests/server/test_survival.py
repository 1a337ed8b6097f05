"""A server that is killed loses nothing that it has acknowledged; another goes on where it was."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from playing import SECONDS, Player

from shengji.game import events as e
from shengji.server.storage import Storage

FAST = {"deal_ms": 1, "bot_ms": 0}
RULES = {"preset": "online", "options": {"clock_grace": 1}}


async def _log(database: str, table: str) -> list[e.Event]:
    storage = Storage(database)
    try:
        return [row.event for row in await storage.tail(table, 0)]
    finally:
        await storage.close()


async def _opened(url: str) -> list[Player]:
    """A table with two people, opposite each other, and two bots, in the third trick."""
    players = [Player(url, seed=seat) for seat in range(2)]
    for place, player in enumerate(players):
        await player.hello(f"P{place}")
    table = (await players[0].create(rules=RULES, settings=FAST))["table"]
    await players[1].join(table, seat=2)
    for seat in (1, 3):
        await players[0].send({"type": "host", "table": table, "do": "add_bot", "seat": seat})
    await players[0].send({"type": "host", "table": table, "do": "start"})
    return players


def _in_trick(number: int):
    return lambda p: p.view.get("phase") == "play" and p.view["tricks_played"] >= number and p.help["acting"]


def _tricks(number: int):
    return lambda p: p.view.get("phase") == "play" and p.view["tricks_played"] >= number


def _between(player: Player) -> bool:
    return player.info.get("state") in ("between", "over")


async def _back(player: Player, url: str) -> None:
    await player.close()
    player.url = url.replace("http", "ws") + "/ws"
    await player.hello()
    await player.join(player.table, since=player.seq)


async def _killed_in_mid_trick(serve, database: str) -> None:
    server = serve(database=database) if database else serve()
    players = await _opened(server.url)
    table = players[0].table
    playing = [asyncio.create_task(player.play_until(lambda p: False)) for player in players]
    deadline = time.monotonic() + SECONDS
    while max(player.view.get("tricks_played", 0) for player in players) < 3:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.005)
    server.kill()
    await asyncio.gather(*playing, return_exceptions=True)
    acked = {player.guest: max(player.acked) for player in players if player.acked}
    log = await _log(server.database, table)
    assert acked
    assert len(log) >= max(acked.values())
    told = [m["seq"] for player in players for m in player.seen if m["type"] == "events"]
    assert max(told) <= len(log), "something was told that was not kept"
    again = serve(database=server.database)
    for player in players:
        await _back(player, again.url)
    await asyncio.gather(*(player.play_until(_between) for player in players))
    after = await _log(server.database, table)
    assert after[: len(log)] == log
    assert isinstance(after[-1], e.DealEnded)
    for player in players:
        await player.close()


def test_killed_in_mid_trick_on_sqlite(serve):
    asyncio.run(_killed_in_mid_trick(serve, ""))


def test_killed_in_mid_trick_on_postgresql(serve, postgres):
    asyncio.run(_killed_in_mid_trick(serve, postgres))


def test_an_unacknowledged_action_is_done_once_after_a_kill(serve):
    async def run() -> None:
        server = serve()
        players = await _opened(server.url)
        first, other = players
        going = asyncio.create_task(other.play_until(_between))
        await first.play_until(_in_trick(2))
        await first.send({"type": "hint", "id": "h", "table": first.table})
        action = (await first.until("candidates"))["candidates"][0]["action"]
        seq = first.seq
        await first.send({"type": "action", "id": "last", "table": first.table, "seq": seq, "action": action})
        server.kill()
        await asyncio.gather(going, return_exceptions=True)
        again = serve(database=server.database)
        for player in players:
            await _back(player, again.url)
        done = await first.act(action, ident="last", seq=seq)
        assert done["type"] == "ack"
        log = await _log(server.database, first.table)
        mine = [event for event in log[seq:] if isinstance(event, e.Played | e.ThrowFailed) and event.seat == 0]
        assert len(mine) >= 1
        assert (await first.act(action, ident="last", seq=seq)) == done
        await asyncio.gather(*(player.play_until(_between) for player in players))
        for player in players:
            await player.close()

    asyncio.run(run())


def test_helpers_end_with_a_killed_server(serve):
    server = serve()
    assert server.process is not None
    pid = server.process.pid
    before = _group(pid)
    assert len(before) > 1
    server.kill()
    deadline = time.monotonic() + SECONDS
    while _group(pid):
        assert time.monotonic() < deadline, "helpers were left behind"
        time.sleep(0.05)


def _group(leader: int) -> list[int]:
    """The processes of a group that still run."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(words[2]) == leader and words[0] != "Z":
                found.append(int(entry.name))
    return found


def test_two_servers_share_a_table_and_one_is_killed(serve, postgres, redis):
    async def run() -> None:
        one = serve("--redis", redis, database=postgres)
        two = serve("--redis", redis, database=postgres)
        players = [Player(server.url, seed=seat) for seat, server in enumerate((one, two))]
        for place, player in enumerate(players):
            await player.hello(f"P{place}")
        table = (await players[0].create(rules=RULES, settings=FAST))["table"]
        await players[1].join(table, seat=2)
        await players[0].until("table", lambda m: m["seats"][2]["online"])
        await players[1].send({"type": "chat", "table": table, "text": "hello"})
        assert (await players[0].until("chat"))["text"] == "hello"
        for seat in (1, 3):
            await players[0].send({"type": "host", "table": table, "do": "add_bot", "seat": seat})
        await players[0].send({"type": "host", "table": table, "do": "start"})
        await asyncio.gather(*(player.play_until(_tricks(4)) for player in players))
        one.kill()
        log = await _log(postgres, table)
        assert len(log) >= max((0, *players[0].acked, *players[1].acked))
        await _back(players[0], two.url)
        await asyncio.gather(*(player.play_until(_between) for player in players))
        after = await _log(postgres, table)
        assert after[: len(log)] == log
        assert isinstance(after[-1], e.DealEnded)
        for player in players:
            await player.close()

    asyncio.run(run())


def _metrics(url: str) -> str:
    with urllib.request.urlopen(f"{url}/metrics", timeout=60) as answer:
        text: str = answer.read().decode()
    return text


def test_a_table_goes_on_without_redis_and_with_it_again(serve, postgres, mortal_redis):
    """Two people at one table on two workers: each still hears of the other, later, and at once after it is back."""

    async def run() -> None:
        servers = [serve("--redis", mortal_redis.url, database=postgres) for _ in range(2)]
        players = [Player(server.url, seed=seat) for seat, server in enumerate(servers)]
        for place, player in enumerate(players):
            await player.hello(f"P{place}")
        # Slow enough that Redis ends in the middle of it.
        table = (await players[0].create(rules=RULES, settings={"deal_ms": 1, "bot_ms": 30}))["table"]
        await players[1].join(table, seat=2)
        for seat in (1, 3):
            await players[0].send({"type": "host", "table": table, "do": "add_bot", "seat": seat})
        await players[0].send({"type": "host", "table": table, "do": "start"})
        await asyncio.gather(*(player.play_until(_tricks(2)) for player in players))
        mortal_redis.kill()
        before = players[0].view["tricks_played"]
        await asyncio.gather(*(player.play_until(_tricks(before + 2)) for player in players))
        assert any("shengji_line_works 0" in _metrics(server.url) for server in servers)
        await asyncio.to_thread(mortal_redis.start)
        await asyncio.gather(*(player.play_until(_between) for player in players))
        # Lines of chat travel by Redis alone.
        heard = asyncio.create_task(players[1].until("chat", lambda said: said["text"] == "back"))
        while not heard.done():
            await players[0].send({"type": "chat", "table": table, "text": "back"})
            await asyncio.wait([heard], timeout=2)
        assert (await heard)["name"] == "P0"
        assert "shengji_line_works 1" in _metrics(servers[0].url)
        log = await _log(postgres, table)
        assert isinstance(log[-1], e.DealEnded)
        for player in players:
            await player.close()
        assert all("Traceback" not in server.log() for server in servers)

    asyncio.run(run())


def test_two_workers_of_one_server(serve, postgres, redis):
    async def run() -> None:
        server = serve("--workers", "2", "--redis", redis, database=postgres)
        players = await _opened(server.url)
        await asyncio.gather(*(player.play_until(_between) for player in players))
        for player in players:
            await player.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "2", "--database", "postgresql://localhost:1/x"], "--redis"),
        (["--database", "postgresql://localhost:1/x"], "cannot be reached"),
        (["--database", "sqlite:////nowhere/at/all.sqlite3"], "cannot be reached"),
        (["--redis", "redis://127.0.0.1:1/0"], "cannot be reached"),
    ],
)
def test_what_cannot_work_is_refused_clearly(options, said, tmp_path):
    database = [] if "--database" in options else ["--database", f"sqlite:///{tmp_path / 'x.sqlite3'}"]
    command = [sys.executable, "-m", "shengji", "serve", "--port", "0", "--lang", "en", *options, *database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, env={**os.environ}, check=False)
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_table_changes_its_driver_only_when_that_is_gone(postgres):
    from shengji.server.lobby import Lobby, Place
    from shengji.server.migrating import upgrade
    from shengji.server.protocol import Settings
    from shengji.server.tokens import new_table

    async def run() -> None:
        await upgrade(postgres)
        storage, table = Storage(postgres), new_table()
        places = tuple(Place() for _ in range(4))
        lobby = Lobby(rules={}, preset="", settings=Settings(), places=places, host="", seed="", state="playing")
        await storage.create(table, lobby)
        await storage.live("one", 60)
        await storage.live("two", 60)
        assert table in await storage.undriven(1000)
        assert await storage.claim(table, "one")
        assert not await storage.claim(table, "two")
        assert table not in await storage.undriven(1000)
        await storage.unclaim(table, "one")
        assert await storage.claim(table, "two")
        await storage.release("two")
        assert table in await storage.undriven(1000)
        assert await storage.claim(table, "one")
        await storage.sweep(time.time() + 1)
        await storage.close()

    asyncio.run(run())


def test_migrations_make_the_tables_that_the_code_uses(tmp_path, postgres):
    """What the migrations make is what :mod:`shengji.server.schema` describes, on both databases."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy.ext.asyncio import create_async_engine

    from shengji.server.migrating import upgrade
    from shengji.server.schema import metadata
    from shengji.server.storage import async_url

    async def differences(url: str) -> list[object]:
        await upgrade(url)
        await upgrade(url)
        engine = create_async_engine(async_url(url))
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), metadata)
            )
        await engine.dispose()
        return list(found)

    for url in (f"sqlite:///{tmp_path / 'new.sqlite3'}", postgres):
        assert asyncio.run(differences(url)) == []
