"""``make load``: a server, N tables of four clients each at a human pace, and what comes of it.

Prints actions a second, the time from an action to its broadcast (p50, p95, p99, over all four clients), memory a
table, and errors. Every acknowledged action is looked for in the database at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

_AT_ONCE = 5
"""Tables opened at once: all together would measure a rush that no evening brings."""
DECODER = msgspec.json.Decoder()
RULES = {"preset": "online", "options": {"clock_grace": 1, "clock_play": 600, "clock_bury": 600}}


class Sums:
    """What all clients count together."""

    def __init__(self) -> None:
        self.actions = 0
        self.delays: list[float] = []
        self.errors: dict[str, int] = {}
        self.acked: dict[str, int] = {}
        self.measuring = False
        self.busy = 0.0, 0.0
        """Processor time that the server and these clients took."""


class Client:
    """One person at one table."""

    def __init__(self, url: str, place: int, table: Table, sums: Sums) -> None:
        self.url, self.place, self.table, self.sums = url, place, table, sums
        self.socket: ClientConnection | None = None
        self.view: dict[str, Any] = {}
        self.help: dict[str, Any] = {}
        self.seq = 0
        self.number = 0
        self.readied = 0
        self.sent_for = -1
        self.due: asyncio.Task[None] | None = None
        self.welcome = asyncio.Event()

    async def open(self) -> None:
        """Connect."""
        self.socket = await connect(self.url, max_size=2**22, open_timeout=60, ping_interval=None, compression=None)
        await self.send(type="hello", name=f"P{self.place}")

    async def send(self, **message: Any) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    async def run(self) -> None:
        """Answer whatever comes."""
        assert self.socket is not None
        async for raw in self.socket:
            message = DECODER.decode(raw)
            kind = message["type"]
            if kind == "table":
                self.table.id = message["table"]
                self.table.joined.set()
                if message["seat"] >= 0:
                    self.welcome.set()
                if message["state"] == "between" and self.readied != message["seq"]:
                    self.readied = message["seq"]
                    await self.send(type="ready", table=self.table.id)
                continue
            if kind in ("events", "state"):
                if kind == "events":
                    self.table.heard(message["from_seq"])
                self.view, self.help, self.seq = message["view"], message["help"], message["seq"]
            elif kind == "dealt":
                self.help = message["help"]
                self.view["hand"] = message["hand"]
            elif kind == "ack":
                self.sums.acked[message["table"]] = max(self.sums.acked.get(message["table"], 0), message["seq"])
                continue
            elif kind == "candidates":
                await self.act(message["candidates"][0]["action"])
                continue
            elif kind == "error":
                code = message["code"]
                if code in ("follow-tuple", "follow-tractor"):
                    self.table.times.pop(self.seq, None)
                    await self.send(type="hint", id="h", table=self.table.id)
                elif code not in ("server-stale", "declare-not-higher"):
                    self.sums.errors[code] = self.sums.errors.get(code, 0) + 1
                continue
            else:
                continue
            self.consider()

    def consider(self) -> None:
        """Decide on something, at leisure."""
        if self.help.get("acting") and self.sent_for != self.seq and (self.due is None or self.due.done()):
            self.due = asyncio.create_task(self.decide())

    async def decide(self) -> None:
        """Wait until a second has passed at the table, then do it."""
        seq = self.seq
        await asyncio.sleep(max(0.0, self.table.last + self.table.pace - time.perf_counter()))
        if self.seq != seq or not self.help.get("acting"):
            self.due = None
            self.consider()
            return
        action = self.choice()
        if action is not None:
            self.sent_for = seq
            with contextlib.suppress(ConnectionClosed):
                await self.act(action)

    def choice(self) -> dict[str, Any] | None:
        """Something that is probably legal."""
        helped = self.help
        if helped["choices"]:
            chosen: dict[str, Any] = helped["choices"][-1]["action"]
            return chosen
        hand = [card for group in self.view["hand"] for card in group["cards"]]
        if self.view["phase"] == "dealing":
            return None
        if self.view["phase"] == "bury":
            return {"do": "bury", "cards": " ".join(hand[-helped["need"] :])}
        if helped["forced"]:
            return {"do": "play", "cards": helped["forced"]}
        if not helped["need"]:
            return {"do": "play", "cards": random.choice(hand)}
        playable = helped["playable"]
        able = [card for card in hand if playable is None or card in playable]
        return {"do": "play", "cards": " ".join(able[: helped["need"]])}

    async def act(self, action: dict[str, Any]) -> None:
        """Send an action, and note when."""
        self.number += 1
        self.table.sent(self.seq)
        await self.send(
            type="action", id=f"{self.place}-{self.number}", table=self.table.id, seq=self.seq, action=action
        )


class Table:
    """Four clients, and the time of the last action."""

    def __init__(self, url: str, pace: float, sums: Sums) -> None:
        self.sums, self.pace = sums, pace
        self.id = ""
        self.joined = asyncio.Event()
        self.last = time.perf_counter()
        self.times: dict[int, float] = {}
        self.counted: set[int] = set()
        self.clients = [Client(url, place, self, sums) for place in range(4)]

    def sent(self, seq: int) -> None:
        """An action was sent that will be the event of a number."""
        self.last = self.times[seq] = time.perf_counter()

    def heard(self, seq: int) -> None:
        """The event of a number has arrived at a client."""
        begun = self.times.get(seq)
        if begun is not None and self.sums.measuring:
            self.sums.delays.append(time.perf_counter() - begun)
            if seq not in self.counted:
                self.counted.add(seq)
                self.sums.actions += 1

    async def open(self) -> None:
        """Open the table and start the match."""
        first, *others = self.clients
        await first.open()
        tasks = [asyncio.create_task(first.run())]
        await first.send(type="create", rules=RULES, settings={"deal_ms": 20, "bot_ms": 0})
        await asyncio.wait_for(self.joined.wait(), 60)
        for client in others:
            await client.open()
            tasks.append(asyncio.create_task(client.run()))
            await client.send(type="join", table=self.id)
        await self.clients[3].welcome.wait()
        await asyncio.sleep(0.1)
        await first.send(type="host", table=self.id, do="start")
        self.tasks = tasks

    async def close(self) -> None:
        """Leave."""
        for task in self.tasks:
            task.cancel()
        for client in self.clients:
            if client.socket is not None:
                with contextlib.suppress(Exception):
                    await client.socket.close()


def _memory(pid: int) -> int:
    """Resident memory of a process in bytes."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
    return 0


def _seconds(pid: int) -> float:
    """Processor time that a process has taken."""
    with contextlib.suppress(OSError, ValueError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return float("nan")


def _quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


async def measure(url: str, pid: int, tables: int, seconds: float, pace: float) -> tuple[Sums, int]:
    """Open the tables, play, and count for so long."""
    sums = Sums()
    before = _memory(pid)
    opened = [Table(url, pace, sums) for _ in range(tables)]
    for first in range(0, tables, _AT_ONCE):
        await asyncio.gather(*(table.open() for table in opened[first : first + _AT_ONCE]))
    await asyncio.sleep(6)
    sums.measuring = True
    busy = _seconds(pid), time.process_time()
    await asyncio.sleep(seconds)
    sums.measuring = False
    sums.busy = _seconds(pid) - busy[0], time.process_time() - busy[1]
    memory = _memory(pid) - before
    for table in opened:
        await table.close()
    return sums, memory


def main() -> int:
    """Measure and print; the exit status says whether anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two actions at a table")
    chosen = parser.parse_args()
    # Whoever stops this stops the server too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.sqlite3"
        command = [sys.executable, "-m", "shengji", "serve", "--port", "0", "--database", f"sqlite:///{database}"]
        command += ["--tables-an-hour", "100000", "--connections-each", "100000", "--lang", "en"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            while True:
                with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=2):
                    break
                time.sleep(0.1)
            url = address.replace("http", "ws").replace("localhost", "127.0.0.1") + "/ws"
            sums, memory = asyncio.run(measure(url, server.pid, chosen.tables, chosen.seconds, chosen.pace))
            with sqlite3.connect(database) as kept:
                lengths = dict(kept.execute("SELECT table_id, COUNT(*) FROM events GROUP BY table_id"))
        finally:
            server.terminate()
            server.wait()
    lost = sum(lengths.get(table, 0) < seq for table, seq in sums.acked.items())
    ms = [1000 * _quantile(sums.delays, part) for part in (0.5, 0.95, 0.99)]
    print(f"tables              {chosen.tables}")
    print(f"actions/s           {sums.actions / chosen.seconds:.1f}")
    print(
        f"action to broadcast p50 {ms[0]:.1f} ms, p95 {ms[1]:.1f} ms, p99 {ms[2]:.1f} ms ({len(sums.delays)} measured)"
    )
    server_ms, clients_ms = (1000 * busy / max(1, sums.actions) for busy in sums.busy)
    print(f"processor an action {server_ms:.2f} ms the server, {clients_ms:.2f} ms the clients")
    print(f"memory a table      {memory / chosen.tables / 1024:.0f} KiB")
    print(f"errors              {sums.errors or 'none'}")
    print(f"acknowledged, lost  {lost}")
    return 1 if lost or sums.errors else 0


if __name__ == "__main__":
    sys.exit(main())
