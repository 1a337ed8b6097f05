"""A client for tests: speaks the protocol over a real WebSocket and plays legally by the help it is given."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]

SECONDS = 200.0
"""How long anything is waited for: a slow and busy machine is no fault. Less than a test may take in all."""


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, error: Message) -> None:
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]
        self.error = error


class Player:
    """One client at one server."""

    def __init__(self, url: str, *, language: str = "en", seed: int = 0) -> None:
        self.url = url.replace("http://", "ws://") + "/ws"
        self.language = language
        self.rng = Random(seed)
        self.socket: ClientConnection | None = None
        self.token = ""
        self.guest = ""
        self.table = ""
        self.seq = 0
        self.info: Message = {}
        self.view: Message = {}
        self.help: Message = {}
        self.raw: list[str] = []
        """Every frame received."""
        self.seen: list[Message] = []
        self.acked: list[int] = []
        self.done: list[Message] = []
        """The actions that were acknowledged."""
        self.keep = True
        self._ids = itertools.count(1)
        self._tried: set[str] = set()

    async def hello(self, name: str = "", token: str | None = None) -> Message:
        """Connect and say hello."""
        self.socket = await connect(self.url, max_size=2**22, open_timeout=SECONDS)
        await self.send(
            {"type": "hello", "token": self.token if token is None else token, "name": name, "language": self.language}
        )
        said = await self.until("welcome")
        self.token, self.guest = said["token"], said["guest"]
        return said

    async def close(self) -> None:
        """Go away."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, message: Message) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self, seconds: float = SECONDS) -> Message:
        """The next message, noted."""
        assert self.socket is not None
        raw = await asyncio.wait_for(self.socket.recv(), seconds)
        text = raw if isinstance(raw, str) else raw.decode()
        if self.keep:
            self.raw.append(text)
        message: Message = json.loads(text)
        if self.keep:
            self.seen.append(message)
        self._note(message)
        return message

    def _note(self, message: Message) -> None:
        match message["type"]:
            case "table":
                self.info, self.table = message, message["table"]
            case "state":
                self.view, self.help, self.seq = message["view"], message["help"], message["seq"]
            case "events":
                if message["from_seq"] <= self.seq:
                    self.seq = message["seq"]
                self.view, self.help = message["view"], message["help"]
            case "dealt":
                self.help = message["help"]
                self.view["dealt"] = message["dealt"]
                self.view["hand"] = message["hand"]

    async def until(
        self, kind: str, test: Callable[[Message], bool] = lambda _: True, seconds: float = SECONDS
    ) -> Message:
        """The next message of a kind; raises :class:`Refused` when an error comes first."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.receive(seconds)
                if message["type"] == kind and test(message):
                    return message
                if message["type"] == "error":
                    raise Refused(message)

    async def happened(self, event: str, since: int) -> None:
        """Wait until an event is told, unless a message after the first ``since`` has told it already."""

        def tells(message: Message) -> bool:
            return message["type"] == "events" and any(each["event"]["event"] == event for each in message["events"])

        if not any(map(tells, self.seen[since:])):
            await self.until("events", tells)

    async def create(self, **wishes: Any) -> Message:
        """Open a table."""
        await self.send({"type": "create", **wishes})
        return await self.until("table")

    async def join(self, table: str, **wishes: Any) -> Message:
        """Come to a table."""
        await self.send({"type": "join", "table": table, **wishes})
        return await self.until("table", lambda message: message["table"] == table)

    async def act(self, action: Message, *, ident: str = "", seq: int | None = None) -> Message:
        """Do something, and the answer: an ack or an error."""
        ident = ident or f"a{next(self._ids)}"
        await self.send(
            {
                "type": "action",
                "id": ident,
                "table": self.table,
                "seq": self.seq if seq is None else seq,
                "action": action,
            }
        )
        async with asyncio.timeout(SECONDS):
            while True:
                message = await self.receive()
                if message["type"] in ("ack", "error") and message["id"] == ident:
                    if message["type"] == "ack":
                        self.acked.append(message["seq"])
                        self.done.append(action)
                    return message

    async def ask(self, cards: str, complete: str = "") -> Message:
        """What would these cards be?"""
        ident = f"q{next(self._ids)}"
        await self.send({"type": "ask", "id": ident, "table": self.table, "cards": cards, "complete": complete})
        return await self.until("answer", lambda message: message["id"] == ident)

    # -- playing by the help

    @property
    def hand(self) -> list[str]:
        """The cards held, as codes."""
        return [card for group in self.view.get("hand", ()) for card in group["cards"]]

    def choice(self) -> Message | None:
        """Something to do now, ``None`` if there is nothing."""
        view, helped = self.view, self.help
        if not helped or not helped["acting"] or self.info.get("state") not in ("playing", "between"):
            return None
        if view["phase"] == "dealing" or helped["choices"]:
            return self._chosen(helped["choices"])
        if view["phase"] == "bury":
            return {"do": "bury", "cards": " ".join(self.rng.sample(self.hand, helped["need"]))}
        return {"do": "play", "cards": self._play()}

    def _chosen(self, choices: list[Message]) -> Message | None:
        if not choices:
            return None
        if choices[0]["action"]["do"] == "callfriends":
            need = self.help["need"]
            calls = [each["action"]["calls"][0] for each in self.rng.sample(choices, need)]
            return {"do": "callfriends", "calls": calls}
        action: Message = self.rng.choice(choices)["action"]
        return action

    def _play(self) -> str:
        if self.help["forced"]:
            return str(self.help["forced"])
        playable = self.help["playable"]
        if not self.help["need"]:
            return self.rng.choice(self.hand)
        cards = [card for card in self.hand if playable is None or card in playable]
        return " ".join(self.rng.sample(cards, self.help["need"]))

    async def move(self) -> Message | None:
        """Do one thing, if there is one to do; a play that is refused is replaced by what a bot would play."""
        action = self.choice()
        if action is None:
            return None
        done = await self.act(action)
        if done["type"] == "error" and action["do"] in ("play", "bury", "callfriends", "declare"):
            if done["code"] in ("server-stale", "not-your-turn", "not-now", "server-still-dealing"):
                return done
            ident = f"h{next(self._ids)}"
            await self.send({"type": "hint", "id": ident, "table": self.table})
            try:
                said = await self.until("candidates")
            except Refused:
                return done
            if said["candidates"]:
                done = await self.act(said["candidates"][0]["action"])
        return done

    async def play_until(self, done: Callable[[Player], bool], seconds: float = SECONDS) -> None:
        """Play on until something holds."""
        readied = -1
        async with asyncio.timeout(seconds):
            while not done(self):
                between = self.info.get("state") == "between"
                if between and readied != self.view.get("deal"):
                    readied = self.view.get("deal", 0)
                    await self.send({"type": "ready", "table": self.table})
                done_now = await self.move()
                if done_now is None or done_now["type"] == "error":
                    await self.receive(seconds)
