"""Where a match is kept: the log of its events, and beside it a small file that says who plays where.

The log is the match; it alone can be verified and replayed. The file beside it (the log's name and ``.setup``) holds
what the log does not know: the player's seat, the bots, the seed of the shuffles still to come.
"""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from datetime import datetime
from pathlib import Path

import msgspec

from shengji.game.events import MatchStarted
from shengji.notation.logfile import EventLogFile
from shengji.notation.problems import Problem
from shengji.notation.verifying import verify
from shengji.text.errors import Term, TextError


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What a match needs beside its log."""

    seat: int
    """The player's seat, from 0 on."""
    bots: tuple[str, ...]
    """Bots by name, given to the other seats in turn."""
    seed: str
    """The match's seed, from which that of every deal follows."""
    preset: str = ""
    """The preset with which the rules in force are compared; empty for the standard rules."""
    seconds: float = 0
    """How long the match has been played, for matches against the clock."""


def default_folder() -> Path:
    """``$XDG_STATE_HOME/shengji``, else ``~/.local/state/shengji``."""
    state = os.environ.get("XDG_STATE_HOME", "")
    # A relative path there is to be ignored, says the XDG specification.
    base = Path(state) if state.startswith("/") else Path.home() / ".local" / "state"
    return base / "shengji"


def default_path() -> Path:
    """A new file for a match that begins now."""
    stem = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = default_folder()
    names = (folder / f"{stem}{suffix}.jsonl" for suffix in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in names if not path.exists())


def latest() -> Path | None:
    """The match in the default folder that was played last."""
    try:
        found = [(path.stat().st_mtime, path) for path in default_folder().glob("*.jsonl")]
    except OSError:
        return None
    return max(found)[1] if found else None


def create(path: Path, setup: Setup, start: MatchStarted) -> EventLogFile:
    """A new match on disk; raises :class:`TextError` if it cannot be kept there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TextError("log-unwritable", file=str(path), reason=error.strerror or str(error)) from error
    file = EventLogFile(path, create=True)
    try:
        write_setup(path, setup)
        file.append([start])
    except BaseException:
        # Nothing has been played yet, so nothing is lost with the empty file.
        file.close()
        for left in (path, setup_path(path)):
            with contextlib.suppress(OSError):
                left.unlink()
        raise
    return file


def reopen(path: Path) -> tuple[EventLogFile, Setup | None]:
    """A match to go on with, and its setup unless that is missing.

    Raises :class:`TextError`; ``save-refused`` with the line for a file that is no log of a match, or was edited.
    """
    if path.is_dir():
        raise TextError("log-unreadable", file=str(path), reason=os.strerror(errno.EISDIR))
    setup = read_setup(path)
    try:
        file = EventLogFile(path)
        problem = verify(file.events)
        if problem is not None:
            file.close()
            raise problem
    except Problem as problem:
        wrong = Term(f"error-{problem.code}", **problem.details)
        raise TextError("save-refused", file=str(path), line=str(problem.line), problem=wrong) from None
    return file, setup


def setup_path(path: Path) -> Path:
    """The file beside a log."""
    return path.with_name(path.name + ".setup")


def read_setup(path: Path) -> Setup | None:
    """The setup beside a log, ``None`` without one; raises :class:`TextError` ``setup-unreadable``."""
    file = setup_path(path)
    try:
        return msgspec.json.decode(file.read_bytes(), type=Setup)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        raise TextError("setup-unreadable", file=str(file)) from None


def write_setup(path: Path, setup: Setup) -> None:
    """Put a setup beside a log, wholly or not at all; raises :class:`TextError` ``log-unwritable``."""
    target = setup_path(path)
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=target.name)
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(setup) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except OSError as error:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        raise TextError("log-unwritable", file=str(target), reason=error.strerror or str(error)) from error
