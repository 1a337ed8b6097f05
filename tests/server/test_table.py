"""A table over a real WebSocket: whole deals by people and bots, and everything around the game."""

from __future__ import annotations

import asyncio

import pytest
from playing import Player, Refused

FAST = {"deal_ms": 1, "bot_ms": 0}


def between(player: Player) -> bool:
    """Whether a deal has just been played."""
    return player.info.get("state") in ("between", "over")


async def _four(url: str, **wishes: object) -> list[Player]:
    players = [Player(url, seed=seat) for seat in range(4)]
    await asyncio.gather(*(player.hello(f"P{seat}") for seat, player in enumerate(players)))
    opened = await players[0].create(settings=FAST, **wishes)
    for player in players[1:]:
        await player.join(opened["table"])
    await players[0].send({"type": "host", "table": opened["table"], "do": "start"})
    return players


async def _close(players: list[Player]) -> None:
    for player in players:
        await player.close()


def test_four_people_play_a_whole_deal(shared_server):
    async def run() -> None:
        players = await _four(shared_server.url, rules={"preset": "online", "options": {"clock_grace": 1}})
        await asyncio.gather(*(player.play_until(between) for player in players))
        assert {player.view["seat"] for player in players} == {0, 1, 2, 3}
        assert len({player.view["points"] for player in players}) == 1
        assert all(not player.hand for player in players)
        taken = sum(players[0].view["taken"])
        assert 0 <= taken <= 200
        assert sum(len(player.acked) for player in players) >= 4
        await _close(players)

    asyncio.run(run())


@pytest.mark.parametrize(
    "preset", ["competition", "one-deck", "zhaopengyou", "chaodipi", "chaodipi-hidden", "erqiwang", "two-player", "s1"]
)
def test_one_person_plays_a_deal_of_any_preset_against_bots(shared_server, preset):
    async def run() -> None:
        player = Player(shared_server.url, seed=5, language="zh-Hans")
        await player.hello("甲")
        await player.create(
            rules={"preset": preset, "options": {"clock_grace": 1}}, settings=FAST, bots="simple", start=True
        )
        await player.play_until(between)
        assert not any(message["type"] == "error" and "server-internal" in message["code"] for message in player.seen)
        await player.close()

    asyncio.run(run())


def test_every_seat_sees_its_own_hand_only(shared_server):
    async def run() -> None:
        players = await _four(shared_server.url)
        watcher = Player(shared_server.url)
        await watcher.hello("W")
        await watcher.join(players[0].table, spectate=True)
        await asyncio.gather(*(p.play_until(lambda p: p.view.get("phase") == "play") for p in players))
        await watcher.send({"type": "ping"})
        await watcher.until("pong")
        assert watcher.info["seat"] == -2
        assert watcher.hand == []
        assert watcher.help["acting"] is False
        assert (await watcher.act({"do": "play", "cards": "SA"}))["code"] == "server-not-seated"
        assert all(len(player.hand) == 25 for player in players)
        await _close([*players, watcher])

    asyncio.run(run())


def test_a_wrong_play_is_refused_with_its_reason_and_nothing_changes(shared_server):
    async def run() -> None:
        player = Player(shared_server.url, language="en")
        await player.hello("A")
        await player.create(settings=FAST, bots="simple", start=True, rules={"options": {"clock_grace": 1}})
        following = lambda p: p.view.get("phase") == "play" and p.help["acting"] and p.help["playable"]  # noqa: E731
        await player.play_until(following)
        wrong = next(card for card in player.hand if card not in player.help["playable"])
        cards = " ".join([wrong] * player.help["need"])
        refused = await player.act({"do": "play", "cards": cards})
        assert refused["type"] == "error"
        assert refused["code"] in ("follow-group", "not-held", "follow-tuple", "follow-tractor")
        assert refused["position"]
        asked = await player.ask(" ".join(player.hand[: player.help["need"] + 1]))
        assert (asked["legal"], asked["code"]) == (False, "follow-count")
        assert asked["reason"]
        await player.play_until(between)
        await player.close()

    asyncio.run(run())


def test_coming_back_brings_the_tail_or_the_state(shared_server):
    async def run() -> None:
        players = await _four(shared_server.url, rules={"options": {"clock_grace": 1}})
        tricks = lambda n: lambda p: p.view.get("phase") == "play" and p.view["tricks_played"] >= n  # noqa: E731
        await asyncio.gather(*(player.play_until(tricks(2)) for player in players))
        away = players[2]
        known, hand = away.seq, sorted(away.hand)
        await away.close()
        others = [player for player in players if player is not away]
        # They play on until it is the turn of whoever is away.
        waits = lambda p: p.view["actors"] == [2]  # noqa: E731
        await asyncio.gather(*(player.play_until(waits) for player in others))
        await away.hello()
        await away.join(away.table, since=known)
        said = await away.receive()
        while said["type"] == "table":
            said = await away.receive()
        if said["type"] == "events":
            assert said["from_seq"] == known
            numbers = [event["seq"] for event in said["events"]]
            assert numbers == list(range(known, said["seq"]))
        else:
            assert said["type"] == "state"
        assert set(away.hand) <= set(hand)
        await away.send({"type": "join", "table": away.table})
        state = await away.until("state")
        assert len(state["view"]["tricks"]) == state["view"]["tricks_played"]
        await asyncio.gather(*(player.play_until(between) for player in players))
        await _close(players)

    asyncio.run(run())


def test_an_action_sent_twice_is_done_once_and_a_stale_one_is_refused(shared_server):
    async def run() -> None:
        player = Player(shared_server.url, seed=3)
        await player.hello("A")
        await player.create(settings=FAST, bots="simple", start=True, rules={"options": {"clock_grace": 1}})
        await player.play_until(lambda p: p.view.get("phase") == "play" and p.help["acting"])
        action = player.choice()
        before = player.seq
        first = await player.act(action, ident="once")
        while first["type"] == "error":
            said = await _hinted(player)
            first = await player.act(said, ident="once")
        again = await player.act(action, ident="once", seq=before)
        assert again == first
        await player.play_until(lambda p: p.help["acting"])
        stale = await player.act({"do": "play", "cards": player.hand[0]}, seq=before)
        assert stale["code"] == "server-stale"
        future = await player.act({"do": "play", "cards": player.hand[0]}, seq=9999)
        assert future["code"] == "server-stale"
        await player.close()

    asyncio.run(run())


async def _hinted(player: Player) -> dict[str, object]:
    await player.send({"type": "hint", "id": "h", "table": player.table})
    action: dict[str, object] = (await player.until("candidates"))["candidates"][0]["action"]
    return action


def test_a_hint_names_moves_with_reasons_in_the_language(shared_server):
    async def run() -> None:
        player = Player(shared_server.url, language="zh-Hant")
        await player.hello("A")
        await player.create(settings=FAST, bots="simple", start=True, rules={"options": {"clock_grace": 1}})
        await player.play_until(lambda p: p.view.get("phase") == "play" and p.help["acting"])
        await player.send({"type": "hint", "id": "h", "table": player.table})
        said = await player.until("candidates")
        assert said["candidates"]
        assert all(each["label"] and each["reason"] for each in said["candidates"])
        assert (await player.act(said["candidates"][0]["action"]))["type"] == "ack"
        await player.close()

    asyncio.run(run())


def test_take_back_and_early_finish_by_consent(shared_server):
    async def run() -> None:
        player = Player(shared_server.url, seed=8)
        await player.hello("A")
        await player.create(settings=FAST, bots="simple", start=True, rules={"options": {"clock_grace": 1}})
        mine = lambda p: p.view.get("phase") == "play" and p.help["acting"] and p.view["tricks_played"] > 0  # noqa: E731
        await player.play_until(mine)
        held = sorted(player.hand)
        assert (await player.act(await _hinted(player)))["type"] == "ack"
        told = len(player.seen)
        assert (await player.act({"do": "propose", "what": "take_back"}))["type"] == "ack"
        await player.happened("takenback", told)
        assert sorted(player.hand) == held
        await player.play_until(mine)
        side = "banker" if player.view["bankers_side"][0] else "opponents"
        other = "opponents" if side == "banker" else "banker"
        told = len(player.seen)
        assert (await player.act({"do": "propose", "what": "finish", "rest_to": other}))["type"] == "ack"
        await player.happened("answered", told)
        await player.close()

    asyncio.run(run())


def test_the_host_rules_the_table(shared_server):
    async def run() -> None:
        host, guest = Player(shared_server.url), Player(shared_server.url)
        await host.hello("Host")
        await guest.hello("Guest")
        opened = await host.create(password="open sesame", settings={**FAST, "public": True, "title": "Friday"})
        table = opened["table"]
        assert opened["host"]
        assert opened["invite"] == f"/t/{table}"
        with pytest.raises(Refused, match="server-password"):
            await guest.join(table)
        info = await guest.join(table, password="open sesame", seat=2)
        assert info["seat"] == 2
        for player, code in ((guest, "server-not-host"), (host, "server-seats-open")):
            await player.send({"type": "host", "table": table, "do": "start"})
            with pytest.raises(Refused, match=code):
                await player.until("pong")
        await host.send({"type": "host", "table": table, "do": "add_bot", "seat": 1})
        await host.until("table", lambda m: m["seats"][1]["kind"] == "bot")
        await host.send({"type": "host", "table": table, "do": "remove_bot", "seat": 1})
        await host.until("table", lambda m: m["seats"][1]["kind"] == "open")
        await guest.send({"type": "seat", "table": table, "seat": 3})
        await host.until("table", lambda m: m["seats"][3]["kind"] == "person" and m["seats"][3]["online"])
        await guest.send({"type": "chat", "table": table, "text": "hello \x07 there"})
        assert (await host.until("chat"))["text"] == "hello there"
        await host.send({"type": "host", "table": table, "do": "kick", "seat": 3})
        assert (await guest.until("gone"))["reason"] == "kicked"
        with pytest.raises(Refused, match="server-banned"):
            await guest.join(table, password="open sesame")
        await _close([host, guest])

    asyncio.run(run())


def test_pause_autoplay_leave_and_coming_back(shared_server):
    async def run() -> None:
        player = Player(shared_server.url, seed=4)
        await player.hello("A")
        await player.create(settings=FAST, bots="simple", start=True, rules={"options": {"clock_grace": 1}})
        table = player.table
        await player.play_until(lambda p: p.view.get("phase") == "play" and p.help["acting"])
        await player.send({"type": "host", "table": table, "do": "pause"})
        await player.until("table", lambda m: m["state"] == "paused")
        assert (await player.act({"do": "play", "cards": player.hand[0]}))["code"] == "server-paused"
        await player.send({"type": "host", "table": table, "do": "resume"})
        await player.until("table", lambda m: m["state"] == "playing")
        await player.send({"type": "autoplay", "table": table, "on": True})
        await player.until("events", lambda m: m["view"]["tricks_played"] > 2)
        await player.send({"type": "autoplay", "table": table, "on": False})
        await player.until("table", lambda m: m["seats"][0]["bot"] == "")
        await player.send({"type": "leave", "table": table})
        await player.until("gone")
        info = await player.join(table)
        assert info["seats"][0]["bot"] == ""
        assert info["seat"] == 0
        await player.play_until(between)
        await player.close()

    asyncio.run(run())


def test_the_clock_plays_for_whoever_sleeps(shared_server):
    async def run() -> None:
        player = Player(shared_server.url, seed=4)
        await player.hello("A")
        clocks = {"clock_play": 1, "clock_bury": 1, "clock_grace": 1}
        await player.create(settings=FAST, bots="simple", start=True, rules={"options": clocks})
        await player.until("events", lambda m: m["view"]["tricks_played"] >= 2)
        assert player.info["seats"][0]["bot"] == ""
        assert player.acked == []
        await player.close()

    asyncio.run(run())
