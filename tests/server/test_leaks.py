"""Over a whole match, no byte that goes to a seat tells of a card that it may not know."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playing import Player

from shengji.cards import CODES, bag, distinct
from shengji.game import events as e
from shengji.game.engine import moments
from shengji.game.state import Game, current
from shengji.server.storage import Storage

FAST = {"deal_ms": 1, "bot_ms": 0}
_CARD = re.compile(r"\b(?:[SHCD][2-9TJQKA]|[LB]J)\b")


def _cards_in(value: Any) -> Iterator[list[str]]:
    """The cards that each text of a message names."""
    if isinstance(value, str):
        found = _CARD.findall(value)
        if found:
            yield found
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _cards_in(inner)
    elif isinstance(value, list):
        if value and all(isinstance(each, str) and _CARD.fullmatch(each) for each in value):
            yield list(value)
        else:
            for inner in value:
                yield from _cards_in(inner)


FOREIGN = "SA SA HA HA BJ BJ LJ LJ"
"""Cards that somebody asks about without holding them."""


class Curious(Player):
    """Somebody who asks for everything that may be asked for, again and again."""

    async def move(self) -> dict[str, Any] | None:
        """Ask, now and then, and do one thing."""
        if self.choice() is not None and self.rng.random() < 0.3:
            await self._wonder()
        return await super().move()

    async def _wonder(self) -> None:
        held = self.rng.choice(self.hand) if self.hand else "SA"
        asked: list[dict[str, Any]] = [
            {"type": "hint"},
            {"type": "coach"},
            {"type": "count", "card": held},
            {"type": "ask", "cards": held},
            {"type": "ask", "complete": held},
            {"type": "ask", "cards": FOREIGN},
            {"type": "review"},
        ]
        waiting = set()
        for place, message in enumerate(asked):
            ident = f"{'foreign' if FOREIGN in message.values() else place}-{self.rng.random()}"
            waiting.add(ident)
            await self.send({"id": ident, "table": self.table, **message})
        while waiting:
            waiting.discard((await self.receive(60)).get("id"))


def _history(server: Any, token: str) -> str:
    request = urllib.request.Request(f"{server.url}/api/history", headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        text: str = answer.read().decode()
    return text


async def _log(database: str, table: str) -> list[e.Event]:
    storage = Storage(database)
    try:
        return [row.event for row in await storage.tail(table, 0)]
    finally:
        await storage.close()


def _known(game: Game, seat: int) -> Counter[str]:
    """The cards that a seat may know at a moment: its own, all that lies on the table, and the kitty if it buried."""
    deal = current(game)
    if deal.phase == "over":
        return Counter(dict.fromkeys(CODES, 99))
    found: Counter[str] = Counter()

    def add(cards: int) -> None:
        for kind, number in distinct(cards):
            found[CODES[kind]] += number

    if seat >= 0:
        add(deal.hands[seat])
        if deal.burier == seat:
            add(deal.kitty)
    for trick in deal.tricks:
        for cards in trick.plays:
            add(cards)
    for cards in deal.plays:
        add(cards)
    add(deal.attempted)
    for whose, kind, number in _shown(game, seat):
        code = CODES[kind]
        if whose == seat:
            found[code] = max(found[code], number)
        else:
            # What lies on the table of it already is not known once more; two seats may have shown one card each.
            found[code] += max(0, number - _played(game, whose)[code])
    return found


def _shown(game: Game, seat: int) -> list[tuple[int, int, int]]:
    """What each seat has shown before the play, as far as a seat may know: whose, the kind, how many of it."""
    most: dict[tuple[int, int], int] = {}
    for shown in current(game).declaring.history:
        if current(game).revealed or shown.seat == seat:
            for kind, number in distinct(shown.cards):
                most[shown.seat, kind] = max(most.get((shown.seat, kind), 0), number)
    return [(whose, kind, number) for (whose, kind), number in most.items()]


def _played(game: Game, seat: int) -> Counter[str]:
    """What a seat has played in this deal."""
    deal, seats = current(game), game.rules.seats
    found: Counter[str] = Counter()
    for leader, plays in (*((trick.leader, trick.plays) for trick in deal.tricks), (deal.leader, deal.plays)):
        for offset, cards in enumerate(plays):
            if (leader + offset) % seats == seat:
                found += Counter({CODES[kind]: number for kind, number in distinct(cards)})
    return found


_PUBLIC = ("card", "calls", "choices")
"""Of a view or of help: cards that are named, not shown (the kitty's turned-up card, calls and what may be called)."""


@pytest.mark.parametrize("preset", ["online", "zhaopengyou", "chaodipi-hidden", "anliang"])
def test_no_byte_tells_a_seat_of_a_hidden_card(shared_server, preset):
    server = shared_server

    async def run() -> tuple[list[Player], list[e.Event]]:
        rules = {"preset": preset, "options": {"clock_grace": 1, "match": "deals", "match_deals": 2}}
        players: list[Player] = [Curious(server.url, seed=seat) for seat in range(2)]
        watcher = Player(server.url)
        for place, player in enumerate((*players, watcher)):
            await player.hello(f"P{place}")
        opened = await players[0].create(rules=rules, settings=FAST)
        table = opened["table"]
        await players[1].join(table, seat=1)
        for seat in range(2, len(opened["seats"])):
            await players[0].send({"type": "host", "table": table, "do": "add_bot", "seat": seat})
        await watcher.join(table, spectate=True)
        await players[0].send({"type": "host", "table": table, "do": "start"})
        await watcher.send({"type": "chat", "table": table, "text": "good luck"})
        going = asyncio.create_task(_listen(watcher))
        over = lambda p: p.info.get("state") == "over"  # noqa: E731
        await asyncio.gather(*(player.play_until(over) for player in players))
        going.cancel()
        for player in players:
            told = json.loads(await asyncio.to_thread(_history, server, player.token))
            assert told["total"] == 2
            assert not list(_cards_in(told))
        for player in (*players, watcher):
            await player.close()
        return [*players, watcher], await _log(server.database, table)

    players, log = asyncio.run(run())
    states = list(moments(log))
    assert sum(isinstance(event, e.DealEnded) for event in log) == 2
    for player, seat in zip(players, (0, 1, -2), strict=True):
        checked, seen = 0, 0
        kinds: Counter[str] = Counter()
        for raw in player.raw:
            message = json.loads(raw)
            seen = max(seen, message.get("seq", 0) if message["type"] in ("state", "events") else 0)
            kinds[message["type"]] += 1
            checked += _check(message, seat, states, log, seen)
        assert checked > 50
        wanted = {"welcome", "table", "events", "chat"}
        if seat >= 0:
            wanted |= {"answer", "candidates", "coached", "counted"}
        assert wanted <= set(kinds), kinds
    secrets = {event.seed for event in log if isinstance(event, e.DealStarted)}
    for player in players:
        ended = 0
        for raw in player.raw:
            if '"dealended"' in raw:
                ended += 1
            for seed in secrets:
                assert seed not in raw or ended, "a seed was shown before its deal was over"
    assert not _CARD.search(server.log().replace("localhost", "")), "a card stands in a log"


async def _listen(player: Player) -> None:
    while True:
        await player.receive(120)


def _check(message: dict[str, Any], seat: int, states: list[Game], log: list[e.Event], seen: int) -> int:
    """Check every text of a message against what the seat may know; how many there were.

    ``seen`` is how many events the seat has been told of.
    """
    kind = message["type"]
    if kind == "dealt":
        return _check_dealt(message, seat, states, log)
    if kind not in ("state", "events"):
        return _check_answer(message, seat, states[seen - 1] if seen else None)
    game = states[message["seq"] - 1]
    if game.deal is None or current(game).phase == "over":
        return 0
    known = _known(game, seat)
    checked = 0
    view, helped = message["view"], message["help"]
    assert view["seat"] == seat
    assert view["hands"] == []
    named = {name: value for name, value in view.items() if name not in _PUBLIC}
    for cards in [*_cards_in(named), *_cards_in({k: v for k, v in helped.items() if k != "choices"})]:
        assert Counter(cards) <= known, (kind, cards, message["seq"])
        checked += 1
    if kind == "events":
        for each in message["events"]:
            checked += _check_event(each, seat, states)
    return checked


_SILENT = ("welcome", "table", "chat", "ack", "pong", "nudged", "gone")
"""Messages that name no card at all."""


def _check_answer(message: dict[str, Any], seat: int, game: Game | None) -> int:
    """Check an answer to a question, or a message that has nothing to do with cards."""
    if message["type"] in _SILENT:
        assert not list(_cards_in(message)), message
        return 1
    if game is None or game.deal is None or current(game).phase == "over":
        return 0
    known = _known(game, seat)
    if message["type"] == "counted":
        # Whatever is not said to be out is something that the seat has seen.
        pack = Counter({CODES[kind]: number for kind, number in distinct(bag(current(game).order))})
        out = Counter(card for group in message["groups"] for card in group["cards"])
        assert pack - out <= known, pack - out - known
        return 1
    if message.get("id", "").startswith("foreign"):
        # The answer repeats what was asked.
        known |= Counter(FOREIGN.split())
    for cards in _cards_in(message):
        assert Counter(cards) <= known, message
    return 1


def _check_event(each: dict[str, Any], seat: int, states: list[Game]) -> int:
    game = states[each["seq"]]
    if game.deal is None or current(game).phase == "over":
        return 0
    event = each["event"]
    if event["event"] in ("trumpmade", "friendscalled"):
        return 0
    known = _known(game, seat)
    taken = event["event"] == "kittytaken" and event["seat"] == seat
    for cards in _cards_in(event):
        assert taken or Counter(cards) <= known, event
    if event["event"] == "dealstarted":
        assert event.get("order", "") == ""
        assert event.get("seed", "") == ""
    if event["event"] in ("buried", "kittytaken") and event["seat"] != seat:
        assert event["cards"] == ""
    return 1


def _check_dealt(message: dict[str, Any], seat: int, states: list[Game], log: list[e.Event]) -> int:
    hand = [card for group in message["hand"] for card in group["cards"]]
    if seat < 0:
        assert hand == []
        assert message["cards"] == []
        return 1
    whole = [bag_of(event, seat, states[place]) for place, event in enumerate(log) if isinstance(event, e.DealStarted)]
    assert any(Counter(hand) <= each for each in whole)
    return 1


def bag_of(event: e.DealStarted, seat: int, game: Game) -> Counter[str]:
    """What a seat is dealt in a deal."""
    deal = current(game)
    seats = game.rules.seats
    dealt = event.order[: len(event.order) - deal.rules.kitty]
    cards = bag(kind for place, kind in enumerate(dealt) if (deal.first_seat + place) % seats == seat)
    return Counter({CODES[kind]: number for kind, number in distinct(cards)})
