"""Whoever comes with bad intent or bad luck gets a clear error, and no table is harmed."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playing import SECONDS, Player, Refused
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shengji.server import tokens
from shengji.server.config import Config
from shengji.server.gate import Gate
from shengji.text.errors import TextError

FAST = {"deal_ms": 0, "bot_ms": 0}


LOST = 1006
"""The code of a connection that ended before the other side's reason arrived."""


async def _raw(url, frames, *, hello=True):
    """What the server answers to frames sent as they stand, and the code with which it closes."""
    answers = []
    async with connect(url.replace("http", "ws") + "/ws", max_size=2**22, open_timeout=SECONDS) as socket:
        if hello:
            await socket.send(json.dumps({"type": "hello"}))
        # A closed server refuses what is sent further; what it answered before can be read all the same.
        with suppress(ConnectionClosed):
            for frame in [*frames, json.dumps({"type": "ping"})]:
                await socket.send(frame)
        try:
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), SECONDS))
                answers.append(message)
                if message["type"] == "pong":
                    return answers, None
        except ConnectionClosed as closed:
            return answers, closed.rcvd.code if closed.rcvd else LOST


FRAME = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=12,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(
                ["create", "join", "action", "ask", "hint", "chat", "host", "seat", "ready", "leave"]
            )
        },
        optional={
            "id": st.text(max_size=70),
            "table": st.text(max_size=40),
            "seq": st.integers(),
            "seat": st.integers(-5, 20),
            "action": st.dictionaries(st.sampled_from(["do", "cards", "points"]), st.text(max_size=9), max_size=3),
            "rules": st.fixed_dictionaries({}, optional={"preset": st.text(max_size=9), "toml": st.text(max_size=40)}),
            "cards": st.text(max_size=30),
            "do": st.sampled_from(["start", "kick", "pause", "x"]),
        },
    ).map(json.dumps),
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(FRAME, min_size=1, max_size=15))
def test_garbage_gets_nothing_but_clear_errors(shared_server, frames):
    answers, code = asyncio.run(_raw(shared_server.url, frames))
    assert code is None
    assert [message["type"] for message in answers].count("pong") == 1
    for message in answers:
        assert message["type"] in ("welcome", "error", "table", "pong", "gone")
        if message["type"] == "error":
            assert message["code"] not in ("server-internal", "server-storage"), (message, frames)
            assert message["message"]


def test_before_hello_nothing_is_done(shared_server):
    frames = [json.dumps({"type": "create"}), json.dumps({"type": "join", "table": "x"})]
    answers, _ = asyncio.run(_raw(shared_server.url, frames, hello=False))
    assert [message.get("code") for message in answers] == ["server-hello-first", "server-hello-first", None]


def test_a_frame_too_large_closes_the_connection(shared_server):
    answers, code = asyncio.run(_raw(shared_server.url, ["x" * 20_000]))
    assert code == 1009
    assert answers[-1]["code"] == "server-message-large"
    # So large a frame is not read to its end, so the reason may be lost on the way.
    _, code = asyncio.run(_raw(shared_server.url, ["x" * 200_000]))
    assert code in (1009, LOST)


def test_deep_nesting_is_only_an_error(shared_server):
    answers, code = asyncio.run(_raw(shared_server.url, ["[" * 8000, '{"a":' * 3000]))
    assert code is None
    assert {message["code"] for message in answers if message["type"] == "error"} == {"server-message-form"}


def test_too_many_messages_are_refused_and_then_cut_off(shared_server):
    answers, code = asyncio.run(_raw(shared_server.url, [json.dumps({"type": "hint", "id": "1", "table": "x"})] * 900))
    assert "server-rate" in {message.get("code") for message in answers}
    assert code == 1008


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("nonsense", "server-token"),
        ("a" * 20 + ".9999999999." + "A" * 43, "server-token"),
        (tokens.issue("11" * 32, "b" * 20, 4e9), "server-token"),
    ],
)
def test_a_foreign_token_is_refused(shared_server, token, code):
    async def run() -> None:
        player = Player(shared_server.url)
        with pytest.raises(Refused) as refused:
            await player.hello(token=token)
        assert refused.value.code == code
        await player.close()

    asyncio.run(run())


def test_tokens_expire_and_cannot_be_changed():
    key = "ab" * 32
    guest = tokens.new_guest()
    token = tokens.issue(key, guest)
    assert tokens.verify(key, token) == (guest, 0)
    assert tokens.verify(key, tokens.issue(key, guest, generation=12)) == (guest, 12)
    with pytest.raises(TextError, match="expired"):
        tokens.verify(key, tokens.issue(key, guest, time.time() - tokens.DAYS * 86400 - 5))
    other = tokens.new_guest()
    with pytest.raises(TextError):
        tokens.verify(key, token.replace(guest, other))
    body, until, digest = token.split(".")
    with pytest.raises(TextError):
        tokens.verify(key, f"{body}.{int(until) + 1}.{digest}")
    with pytest.raises(TextError):
        tokens.verify(key, f"{body}.{until}.1.{digest}")


def test_a_name_gives_nobody_a_seat(shared_server):
    async def run() -> None:
        owner, thief = Player(shared_server.url), Player(shared_server.url)
        await owner.hello("Ann")
        await thief.hello("Ann")
        await owner.create(settings=FAST, bots="simple", start=True)
        info = await thief.join(owner.table)
        assert info["seat"] == -2
        await thief.send({"type": "autoplay", "table": owner.table, "on": True})
        with pytest.raises(Refused, match="server-not-seated"):
            await thief.until("pong")
        await owner.close()
        await thief.close()

    asyncio.run(run())


def test_an_address_may_open_so_many_tables_only():
    gate = Gate(Config(tables_an_hour=3))
    for _ in range(3):
        gate.table("there")
    with pytest.raises(TextError) as refused:
        gate.table("there")
    assert refused.value.code == "server-rooms"
    gate.table("elsewhere")


def test_an_address_may_hold_so_many_connections_only():
    gate = Gate(Config(connections=2))
    assert [gate.enter("there") for _ in range(3)] == [True, True, False]
    gate.leave("there")
    assert gate.enter("there")


def test_a_page_from_elsewhere_may_not_connect(shared_server):
    async def run(origin: str) -> None:
        async with connect(
            shared_server.url.replace("http", "ws") + "/ws", origin=origin, open_timeout=SECONDS
        ) as socket:
            await socket.send(json.dumps({"type": "ping"}))
            assert json.loads(await socket.recv())["type"] == "pong"

    asyncio.run(run(shared_server.url))
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        asyncio.run(run("http://evil.example"))


def test_an_unknown_table_is_a_clear_error_in_the_language(shared_server):
    async def run(language: str) -> str:
        player = Player(shared_server.url, language=language)
        await player.hello()
        with pytest.raises(Refused) as refused:
            await player.join("nowhere")
        await player.close()
        assert refused.value.code == "server-table-unknown"
        return str(refused.value.error["message"])

    texts = {asyncio.run(run(language)) for language in ("en", "zh-CN", "zh-TW")}
    assert len(texts) == 3


def test_a_database_that_is_gone_is_a_clear_error_and_the_table_is_unharmed(serve, tmp_path):
    async def run() -> None:
        server = serve()
        player = Player(server.url, seed=1)
        await player.hello("A")
        await player.create(settings=FAST, bots="simple", start=True, rules={"options": {"clock_grace": 1}})
        await player.play_until(lambda p: p.view.get("phase") == "play" and p.help["acting"])
        await player.send({"type": "hint", "id": "h", "table": player.table})
        action = (await player.until("candidates"))["candidates"][0]["action"]
        import sqlite3

        lock = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        lock.execute("ALTER TABLE events RENAME TO hidden")
        refused = await player.act(action)
        assert refused["code"] == "server-storage"
        lock.execute("ALTER TABLE hidden RENAME TO events")
        assert (await player.act(action))["type"] == "ack"
        lock.close()
        await player.close()

    asyncio.run(run())
