"""Simulating many deals or matches, on one core or several; each follows from the seed and its number alone."""

from __future__ import annotations

import hashlib
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.synchronize import Event as Flag
from pathlib import Path
from random import Random

import msgspec

from shengji.arena.facts import Facts, facts_of
from shengji.bots.outside import check_entrant, entrant
from shengji.bots.protocol import Bot
from shengji.bots.table import Table
from shengji.game.engine import fold, start
from shengji.game.events import Event
from shengji.game.shuffling import seed_from
from shengji.notation.eventlog import write_log
from shengji.rules.ruleset import RuleSet
from shengji.text.errors import TextError

RANDOM_LEVEL = "random"
"""For a plan's ``level``: each deal at a level drawn for it."""
MOST_AT_ONCE = 32
"""Logs that a process plays before it reports."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is simulated."""

    rules: RuleSet
    bots: tuple[str, ...]
    """Names of bots, or programs; the seats take them in turn."""
    seed: str
    """Any text."""
    matches: bool = False
    """Whole matches instead of single deals. A single deal is the first one of a match: the bank is declared for."""
    level: str | None = None
    """Level of all seats at the start; by default the lowest, :data:`RANDOM_LEVEL` for a level drawn each time."""
    records: Path | None = None
    """A folder that receives every log."""


def check(plan: Plan) -> None:
    """Raise :class:`TextError` for a plan that cannot be carried out: rules, bots, level, folder."""
    start(plan.rules, levels=_levels(plan, 0))
    for name in plan.bots:
        check_entrant(name, plan.rules)
    if plan.records is not None:
        try:
            plan.records.mkdir(parents=True, exist_ok=True)
            probe = plan.records / ".probe"
            probe.touch()
            probe.unlink()
        except OSError as problem:
            raise _unwritable(plan.records, problem) from None


def play(plan: Plan, number: int) -> list[Event]:
    """The log of one deal or match of a plan, by its number from 0."""
    seed = seed_from(f"{plan.seed}/{number}")
    log: list[Event] = [start(plan.rules, levels=_levels(plan, number))]
    table = Table(fold(log), _seated(plan, seed), log)
    if plan.matches:
        table.play_match(seed)
    else:
        table.play_deal(seed)
    return log


def _seated(plan: Plan, seed: str) -> list[Bot]:
    """A bot for every seat, the names taken in turn, each with a generator of its own that follows from the seed."""
    names = plan.bots
    seats = range(plan.rules.seats)
    return [entrant(names[seat % len(names)], Random(f"{seed}/{seat}"), seat) for seat in seats]


def _levels(plan: Plan, number: int) -> tuple[str, ...]:
    if plan.level is None:
        return ()
    level = plan.level
    if level == RANDOM_LEVEL and plan.rules.levels:
        drawn = hashlib.sha256(f"{plan.seed}/{number}/level".encode()).digest()
        level = plan.rules.levels[int.from_bytes(drawn[:8], "big") % len(plan.rules.levels)]
    return (level,) * plan.rules.seats


def measure(plan: Plan, number: int) -> Facts:
    """Play one deal or match of a plan, keep its log where the plan says so, and count."""
    log = play(plan, number)
    written = write_log(log)
    if plan.records is not None:
        file = plan.records / f"{'match' if plan.matches else 'deal'}-{number + 1:06d}.jsonl"
        try:
            file.write_bytes(written)
        except OSError as problem:
            raise _unwritable(file, problem) from None
    return facts_of(log, hashlib.sha256(written).digest())


def _unwritable(path: Path, problem: OSError) -> TextError:
    return TextError("records-unwritable", file=str(path), reason=problem.strerror or "")


def simulate(plan: Plan, number: int, jobs: int = 1) -> Iterator[Facts]:
    """The facts of ``number`` deals or matches, in order, played by so many processes."""
    if jobs == 1:
        for index in range(number):
            yield measure(plan, index)
        return
    size = max(1, min(MOST_AT_ONCE, number // (8 * jobs)))
    parts = (range(first, min(first + size, number)) for first in range(0, number, size))
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(stop,)) as pool:
        try:
            waiting: deque[Future[list[Facts]]] = deque()
            for part in parts:
                waiting.append(pool.submit(_measure_part, plan, part))
                if len(waiting) >= 3 * jobs:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        finally:
            # Reached early when the caller stops or a deal fails: then nobody wants the rest.
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)


class _Worker:
    """What a process of the pool is told when it begins."""

    stop: Flag


def _begin(stop: Flag) -> None:
    # An interrupt reaches every process of the terminal; the first one decides what comes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.stop = stop


def _measure_part(plan: Plan, numbers: range) -> list[Facts]:
    found = []
    for number in numbers:
        if _Worker.stop.is_set():
            break
        found.append(measure(plan, number))
    return found
