"""The contract: the page and the schema are those of the structs, and every frame either way keeps to them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from playing import Player

from shengji.cards import bag
from shengji.game import actions as a
from shengji.server.acting import from_plain, to_plain
from shengji.server.protocol import ClientMessage
from shengji.server.protocolpage import page, schema, schema_text
from shengji.server.replies import ServerMessage
from shengji.text.errors import TextError

DOCS = Path(__file__).parents[2] / "docs"
FAST = {"deal_ms": 2, "bot_ms": 0}


def _validator(part: str) -> Any:
    return jsonschema_rs.validator_for({**schema(), "$ref": f"#/$defs/{part}"})


def test_the_page_and_the_schema_are_up_to_date():
    assert (DOCS / "protocol.md").read_text(encoding="utf-8") == page()
    assert (DOCS / "protocol.schema.json").read_text(encoding="utf-8") == schema_text()


def test_every_message_is_on_the_page():
    text = page()
    for union in (ClientMessage, ServerMessage):
        for kind in get_args(union):
            assert f"### `{kind.__struct_config__.tag}`" in text
            assert kind.__doc__


def test_every_frame_of_the_server_keeps_to_the_schema(shared_server):
    validator = _validator("server")

    async def run() -> list[str]:
        player = Player(shared_server.url, seed=2)
        await player.hello("A")
        rules = {"preset": "zhaopengyou", "options": {"clock_grace": 1}}
        await player.create(rules=rules, settings=FAST, bots="simple", start=True)
        await player.send({"type": "chat", "table": player.table, "text": "hi"})
        await player.send({"type": "nudge", "table": player.table})
        await player.play_until(lambda p: p.view.get("phase") == "play" and p.help["acting"])
        await player.ask(player.hand[0])
        await player.ask("", complete=player.hand[0])
        await player.play_until(lambda p: p.info["state"] == "between")
        await player.send({"type": "join", "table": player.table})
        await player.until("state")
        await player.close()
        return player.raw

    frames = asyncio.run(run())
    kinds = set()
    for frame in frames:
        message = json.loads(frame)
        kinds.add(message["type"])
        error = next(iter(validator.iter_errors(message)), None)
        assert error is None, f"{message['type']}: {error}"
    assert {"welcome", "table", "state", "events", "ack", "answer", "chat", "dealt"} <= kinds


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello", "language": "zh"},
        {"type": "create", "rules": {"preset": "qq"}, "settings": {"public": True}, "bots": "simple"},
        {"type": "join", "table": "x", "since": 3, "seat": None, "spectate": True},
        {"type": "action", "id": "1", "table": "x", "seq": 4, "action": {"do": "play", "cards": "SA"}},
        {"type": "host", "table": "x", "do": "kick", "seat": 2},
        {"type": "ping"},
    ],
)
def test_schema_and_decoder_agree_on_good_messages(message):
    assert _validator("client").is_valid(message)
    msgspec.convert(message, ClientMessage)


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"type": "nothing"},
        {"type": "action", "id": "", "table": "x", "seq": 4, "action": {}},
        {"type": "action", "id": "1", "table": "x", "seq": -1, "action": {}},
        {"type": "join", "table": "x", "seat": 12},
        {"type": "ping", "extra": 1},
        {"type": "chat", "table": "x", "text": "y" * 201},
        {"type": "host", "table": "x", "do": "win"},
    ],
)
def test_schema_and_decoder_agree_on_bad_messages(message):
    assert not _validator("client").is_valid(message)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(message, ClientMessage)


ACTIONS = [
    a.Declare(1, bag([0, 0])),
    a.Declare(1, bag([16, 16]), -1, "H"),
    a.PassDeclaring(0),
    a.Bid(2, 85),
    a.Stir(3, bag([52, 52])),
    a.NameLine(0, 40),
    a.CallFriends(0, (a.Call(12, 1), a.Call(25, 0))),
    a.NameTrump(0, "NT"),
    a.Contest(1),
    a.Bury(0, bag(range(8))),
    a.Play(0, bag([1, 1, 2]), (bag([1, 1]), bag([2]))),
    a.Choose(0, bag([5])),
    a.Propose(1, "take_back"),
    a.Propose(1, "finish", "opponents"),
    a.Answer(2, True),
]


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: type(action).__name__)
def test_an_action_survives_the_way(action):
    assert from_plain(json.loads(json.dumps(to_plain(action))), action.seat) == action


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"do": "deal", "seed": "00" * 32},
        {"do": "dealorder", "order": []},
        {"do": "closedeclaring"},
        {"do": "penalize", "offender": 1, "cards": 1},
        {"do": "calltime"},
        {"do": "play"},
        {"do": "play", "cards": 5},
        {"do": "play", "cards": "SA", "seat": 2},
        {"do": "play", "cards": "ZZ"},
        {"do": "play", "cards": "SA", "announced": "SA"},
        {"do": "callfriends", "calls": [["SA"]]},
        {"do": "callfriends", "calls": "SA"},
        {"do": "bid", "points": "many"},
        {"do": "propose", "what": "win"},
        {"do": "nametrump", "trump": "X"},
        {"do": ["play"]},
    ],
)
def test_what_is_no_action_of_a_seat_is_refused(plain):
    with pytest.raises(TextError):
        from_plain(plain, 0)
