"""Files with games, read whichever form they have: records (``.sjn``) or a log of events (``.jsonl``)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from shengji.text.errors import TextError

if TYPE_CHECKING:
    from shengji.game.events import Event
    from shengji.notation.problems import Problem
    from shengji.notation.record import Record


_STANDING = (
    "rules",
    "names",
    "levels",
    "banker",
    "laps",
    "totals",
    "balances",
    "failures",
    "deals",
    "attempt",
    "contests",
)
"""What must be the same where one deal ends and the next begins."""


class GameFile(NamedTuple):
    """What a file holds."""

    records: tuple[Record, ...]
    """The deals, each as far as it can be replayed."""
    problems: tuple[Problem, ...]
    events: tuple[Event, ...] | None
    """The events of a log; ``None`` for a file of records."""

    def faults(self) -> list[Problem]:
        """The problems that keep something from being taken over."""
        return [problem for problem in self.problems if not problem.warning]


def load(path: Path) -> GameFile:
    """The games of a file; raises :class:`TextError` for a file that cannot be read at all."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise TextError("file-missing", file=str(path)) from None
    except OSError as error:
        raise TextError("log-unreadable", file=str(path), reason=error.strerror or "") from None
    if data.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{"):
        return _log(data)
    try:
        return _records(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise TextError("file-not-utf8", file=str(path)) from None


def _log(data: bytes) -> GameFile:
    from shengji.notation.eventlog import read_log
    from shengji.notation.record import from_events
    from shengji.notation.verifying import verify

    reading = read_log(data)
    problems = list(reading.problems)
    found = verify(reading.events) if reading.events else None
    if found is not None:
        problems.append(found)
    whole = reading.events[: found.line - 1] if found is not None and not found.warning else reading.events
    records = from_events(whole) if whole else ()
    return GameFile(records, tuple(problems), reading.events)


def _records(text: str) -> GameFile:
    from shengji.notation.reader import read

    found = read(text)
    records = tuple(each.record for each in found if each.record is not None)
    return GameFile(records, tuple(problem for each in found for problem in each.problems), None)


def log_bytes(records: Sequence[Record]) -> bytes:
    """One log of the consecutive deals of a match.

    Raises :class:`TextError` ``record-not-consecutive`` for records that are not those.
    """
    from shengji.game import apply
    from shengji.game.evolving import begin
    from shengji.notation.eventlog import Chain
    from shengji.notation.record import deal_action

    first = records[0]
    game = begin(first.start)
    lines, chain = Chain().batch([first.start])
    for place, record in enumerate(records):
        start = begin(record.start)
        same = all(getattr(game, name) == getattr(start, name) for name in _STANDING)
        if not same or (place and game.deal is not None and game.deal.phase != "over"):
            raise TextError("record-not-consecutive", number=place + 1)
        for action in (deal_action(record), *record.moves):
            game, caused = apply(game, action)
            batch, chain = chain.batch(caused)
            lines += batch
    return lines


def write_file(path: Path, data: bytes, *, force: bool) -> None:
    """Write a whole file or nothing; raises :class:`TextError` ``log-exists`` or ``log-unwritable``."""
    if path.exists() and not force:
        raise TextError("log-exists", file=str(path))
    part = path.with_name(path.name + ".part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise TextError("log-unwritable", file=str(path), reason=error.strerror or "") from None
