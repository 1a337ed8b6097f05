"""Accounts, the history of deals and ratings, over HTTP and the WebSocket, on both databases."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from typing import Any

import pytest
from playing import Player, Refused
from websockets.exceptions import ConnectionClosed

from shengji.server.config import Config
from shengji.server.gate import Gate
from shengji.server.rating import NEW, Skill, rated
from shengji.text.errors import TextError

FAST = {"deal_ms": 0, "bot_ms": 0}
PASSWORD = "correct horse"


@pytest.fixture(params=["shared_server", "postgres_server"])
def server(request):
    """A server on either database."""
    return request.getfixturevalue(request.param)


def ask(server, path: str, data: Any = None, *, token: str = "", method: str = "") -> tuple[int, Any]:
    """Ask over HTTP; status and answer."""
    headers = {"Content-Type": "application/json"} if data is not None else {}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    body = None if data is None else json.dumps(data).encode()
    asked = urllib.request.Request(f"{server.url}/api/{path}", body, headers, method=method or None)
    try:
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def fresh(name: str) -> str:
    """A name that no other test has taken: they share the servers."""
    return f"{name} {time.time_ns() % 10**9}"


def sign_up(server, name: str, token: str = "") -> str:
    """An account; its token."""
    status, answer = ask(server, "account", {"name": name, "password": PASSWORD}, token=token)
    assert status == 201, answer
    return str(answer["token"])


def test_an_account_is_the_same_person_everywhere(server):
    async def run() -> None:
        name = fresh("Ann")
        player = Player(server.url)
        await player.hello("Somebody")
        opened = await player.create(settings=FAST, bots="simple", start=True)
        guest, table = player.guest, opened["table"]
        assert ask(server, "account", token=player.token)[1]["account"] == ""
        sign_up(server, name, player.token)
        late = Player(server.url)
        with pytest.raises(Refused, match="server-token-over"):
            await late.hello(token=player.token)
        await late.close()
        elsewhere = Player(server.url)
        signed = ask(server, "account/session", {"name": f" {name.upper()} ", "password": PASSWORD})[1]
        assert signed["account"]["account"] == signed["account"]["name"] == name
        said = await elsewhere.hello(token=signed["token"])
        assert (said["guest"], said["account"], said["name"]) == (guest, name, name)
        assert (await elsewhere.join(table))["seat"] == 0
        await player.close()
        await elsewhere.close()

    asyncio.run(run())


def test_what_an_account_refuses(server):
    name = fresh("Bob")
    token = sign_up(server, name)

    def refused(path: str, data: Any = None, **how: str) -> tuple[int, str]:
        status, answer = ask(server, path, data, **how)
        assert answer["message"]
        return status, answer["code"]

    assert refused("account", {"name": "x", "password": PASSWORD}) == (400, "account-name")
    assert refused("account", {"name": "a\u0000b", "password": PASSWORD}) == (400, "account-name")
    assert refused("account", {"name": name.lower(), "password": PASSWORD}) == (409, "account-name-taken")
    assert refused("account", {"name": fresh("Cy"), "password": "short"}) == (400, "account-password-short")
    assert refused("account", {"name": fresh("Cy"), "password": PASSWORD}, token=token) == (409, "account-already")
    assert refused("account/session", {"name": name, "password": "wrong horse"}) == (401, "account-sign-in")
    assert refused("account/session", {"name": fresh("no"), "password": PASSWORD}) == (401, "account-sign-in")
    assert refused("account/session", {"name": "a\u0000b", "password": "\u0000"}) == (401, "account-sign-in")
    assert refused("account") == (401, "account-needed")
    assert refused("account", token="nonsense") == (401, "server-token")
    assert refused("history") == (401, "account-needed")
    assert ask(server, "history?with=%00&preset=%00", token=token)[0] == 200
    guest = asyncio.run(_guest(server))
    assert refused("account/password", {"old": "x", "new": PASSWORD}, token=guest, method="PUT")[0] == 401
    assert refused("account/session", token=guest, method="DELETE")[0] == 401


async def _guest(server) -> str:
    player = Player(server.url)
    await player.hello("guest")
    await player.close()
    return player.token


def test_a_new_password_signs_out_everywhere_else(server):
    async def run() -> None:
        name = fresh("Dan")
        token = sign_up(server, name)
        player = Player(server.url)
        await player.hello(token=token)
        change = {"old": "wrong horse", "new": "battery staple"}
        assert ask(server, "account/password", change, token=player.token, method="PUT")[0] == 401
        await player.send({"type": "ping"})
        await player.until("pong")
        change["old"] = PASSWORD
        status, signed = ask(server, "account/password", change, token=player.token, method="PUT")
        assert status == 200
        with pytest.raises(ConnectionClosed):
            await player.receive()
        await player.close()
        assert ask(server, "account", token=token)[1]["code"] == "server-token-over"
        assert ask(server, "account/session", {"name": name, "password": PASSWORD})[0] == 401
        assert ask(server, "account/session", {"name": name, "password": "battery staple"})[0] == 200
        assert ask(server, "account/session", token=signed["token"], method="DELETE")[0] == 200
        assert ask(server, "account", token=signed["token"])[0] == 401

    asyncio.run(run())


async def _played(server, names: list[str], deals: int, autoplay: bool = False) -> tuple[list[str], str]:
    """A match of four accounts; their tokens and the table."""
    players = [Player(server.url, seed=seat) for seat in range(4)]
    for player, name in zip(players, names, strict=True):
        await player.hello(token=sign_up(server, name))
    rules = {"preset": "online", "options": {"clock_grace": 1, "match": "deals", "match_deals": deals}}
    table = (await players[0].create(rules=rules, settings=FAST))["table"]
    for seat, player in enumerate(players[1:], 1):
        await player.join(table, seat=seat)
    await players[0].send({"type": "host", "table": table, "do": "start"})
    if autoplay:
        await players[3].send({"type": "autoplay", "table": table, "on": True})
    over = lambda p: p.info.get("state") == "over"  # noqa: E731
    await asyncio.gather(*(player.play_until(over) for player in players[: 3 if autoplay else 4]))
    for player in players:
        await player.close()
    return [player.token for player in players], table


def _rated(server, token: str, deals: int) -> dict[str, Any]:
    """Who a token names, once so many deals count for the rating: they are rated beside the game."""
    deadline = time.monotonic() + 120
    while True:
        info: dict[str, Any] = ask(server, "account", token=token)[1]
        if info["rating"]["deals"] >= deals:
            return info
        assert time.monotonic() < deadline, info
        time.sleep(0.05)


def test_deals_are_remembered_and_rated(server):
    names = [fresh(name) for name in ("North", "East", "South", "West")]
    tokens, table = asyncio.run(_played(server, names, 2))
    found = [ask(server, "history?lang=en", token=token)[1] for token in tokens]
    points = [_rated(server, token, 2)["rating"]["points"] for token in tokens]
    found = [ask(server, "history?lang=en", token=token)[1] for token in tokens]
    assert [page["total"] for page in found] == [2] * 4
    for deals in zip(*(page["deals"] for page in found), strict=True):
        first = deals[0]
        assert (first["table"], first["preset"], first["changed"]) == (table, "online", True)
        assert first["replay"] == f"/t/{table}/replay/{first['deal']}"
        assert [seat["name"] for seat in first["seats"]] == names
        assert [[seat["you"] for seat in deal["seats"]].index(True) for deal in deals] == [0, 1, 2, 3]
        assert [deal["side"] for deal in deals] == [seat["side"] for seat in first["seats"]]
        assert deals[0]["side"] == deals[2]["side"] != deals[1]["side"] == deals[3]["side"]
        assert sorted(deal["result"] for deal in deals) == ["lost", "lost", "won", "won"]
        assert deals[0]["steps"] == -deals[1]["steps"]
        assert all(deal["rated"] and not deal["by_bot"] and all(s["person"] for s in deal["seats"]) for deal in deals)
        assert all((deal["change"] > 0) == (deal["result"] == "won") for deal in deals)
    assert [deal["deal"] for deal in found[0]["deals"]] == [2, 1]
    for page, rating in zip(found, points, strict=True):
        assert abs(1500 + sum(deal["change"] for deal in page["deals"]) - rating) <= 2
    line = ask(server, "history/levels", token=tokens[1])[1]
    assert [point["steps"] for point in line] == [deal["steps"] for deal in reversed(found[1]["deals"])]
    assert line[-1]["sum"] == sum(point["steps"] for point in line)
    ended = found[0]["deals"][0]["ended"]

    def total(query: str) -> int:
        return int(ask(server, f"history?{query}", token=tokens[0])[1]["total"])

    assert total("preset=online") == 2
    assert total("preset=qq") == 0
    assert total(f"since={ended}") == total(f"until={ended}") == 1
    assert total("with=" + urllib.request.quote(names[1].lower())) == 2
    assert total("with=" + urllib.request.quote(names[0])) == total("with=%25") == 0
    page = ask(server, "history?offset=1&limit=1", token=tokens[0])[1]
    assert (page["total"], [deal["deal"] for deal in page["deals"]]) == (2, [1])
    assert page["presets"] == [{"name": "online", "title": page["deals"][0]["rules"]}]
    # Whoever deletes their account leaves the others their history.
    wrong = ask(server, "account", {"password": "wrong horse"}, token=tokens[0], method="DELETE")
    assert wrong[0] == 401
    assert ask(server, "account", {"password": PASSWORD}, token=tokens[0], method="DELETE")[0] == 200
    assert ask(server, "history", token=tokens[0])[1]["code"] == "server-token-over"
    assert ask(server, "account/session", {"name": names[0], "password": PASSWORD})[0] == 401
    left = ask(server, "history", token=tokens[1])[1]["deals"][0]["seats"]
    assert (left[0]["name"], left[0]["person"]) == (names[0], True)


def test_deals_in_which_a_bot_moved_are_marked_and_not_rated(shared_server):
    server = shared_server
    names = [fresh(name) for name in ("North", "East", "South", "West")]
    tokens, _ = asyncio.run(_played(server, names, 1, autoplay=True))
    found = [ask(server, "history", token=token)[1]["deals"][0] for token in tokens]
    assert [deal["by_bot"] for deal in found] == [False, False, False, True]
    assert not any(deal["rated"] for deal in found)
    assert ask(server, "account", token=tokens[0])[1]["rating"] == {"points": 1500, "give_or_take": 667, "deals": 0}


def test_a_guest_has_a_history_too_and_takes_it_along(shared_server):
    async def run() -> None:
        server = shared_server
        player = Player(server.url, seed=3)
        await player.hello("Eve")
        rules = {"options": {"clock_grace": 1, "match": "deals", "match_deals": 1}}
        await player.create(rules=rules, settings=FAST, bots="simple", start=True)
        await player.play_until(lambda p: p.info["state"] == "over")
        (deal,) = ask(server, "history", token=player.token)[1]["deals"]
        assert [seat["person"] for seat in deal["seats"]] == [True, False, False, False]
        assert not deal["rated"]
        token = sign_up(server, fresh("Eve"), player.token)
        assert ask(server, "account", token=token)[1]["deals"] == 1
        assert ask(server, "history", token=token)[1]["deals"] == [deal]
        await player.close()

    asyncio.run(run())


def test_ratings_go_to_the_side_that_won():
    two = [[NEW, NEW], [NEW, NEW]]
    kept = rated(two, "kept")
    assert kept[0][0].mu > NEW.mu > kept[1][0].mu
    assert kept == rated(two, "lost")[::-1]
    assert [round(skill.mu, 6) for side in rated(two, "contested") for skill in side] == [25.0] * 4
    assert all(skill.sigma < NEW.sigma for side in kept for skill in side)
    favoured = rated([[Skill(35, 2)], [Skill(15, 2)]], "kept")
    assert 0 < favoured[0][0].mu - 35 < 0.1
    three = rated([[NEW, NEW], [NEW, NEW, NEW]], "lost")
    assert [len(side) for side in three] == [2, 3]


def test_attempts_to_sign_in_are_counted_by_address_and_by_name():
    gate = Gate(Config(sign_ins_a_minute=2, accounts_an_hour=1))
    gate.sign_in("here", "ann")
    gate.sign_in("here", "bob")
    for call in (lambda: gate.sign_in("here", "cy"), lambda: [gate.sign_in(f"a{n}", "ann") for n in range(20)]):
        with pytest.raises(TextError, match="Too fast"):
            call()
    gate.sign_up("here")
    with pytest.raises(TextError, match="Too fast"):
        gate.sign_up("here")


def test_too_many_attempts_are_refused_over_http(serve):
    server = serve("--sign-ins-a-minute", "3")
    said = [ask(server, "account/session", {"name": "Ann", "password": "x"})[0] for _ in range(4)]
    assert said == [401, 401, 401, 429]
