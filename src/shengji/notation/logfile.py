"""A log on disk: what has been appended is on the disk, whatever happens next."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from shengji.game.events import Event
from shengji.notation.eventlog import Chain, read_log
from shengji.notation.problems import Problem
from shengji.text.errors import TextError

try:
    import fcntl
except ImportError:  # pragma: no cover (no such locks on Windows)
    fcntl = None  # type: ignore[assignment]


class EventLogFile:
    """An append-only log that one program at a time writes to.

    ``events`` are the events in it; ``warning`` says that its end had been cut off when it was opened. Errors are
    :class:`TextError`: ``log-exists``, ``log-missing``, ``log-in-use``, ``log-unreadable``, ``log-unwritable``, and a
    :class:`Problem` for a log that was edited.
    """

    def __init__(self, path: str | Path, *, create: bool = False) -> None:
        """Open a log to go on with, or with ``create`` a new one, which must not exist yet."""
        self.path = Path(path)
        self.events: tuple[Event, ...] = ()
        self.warning: Problem | None = None
        self._chain = Chain()
        self._size = 0
        self._file = self._open(create)
        try:
            self._lock()
            if not create:
                self._load()
        except BaseException:
            self.close()
            raise

    def _open(self, create: bool) -> int:
        flags = os.O_RDWR | getattr(os, "O_BINARY", 0) | (os.O_CREAT | os.O_EXCL if create else 0)
        try:
            file = os.open(self.path, flags, 0o644)
            if create:
                _sync_folder(self.path.parent)
        except FileExistsError:
            raise TextError("log-exists", file=str(self.path)) from None
        except FileNotFoundError:
            raise TextError("log-missing", file=str(self.path)) from None
        except OSError as error:
            raise self._trouble("log-unreadable", error) from error
        return file

    def _lock(self) -> None:
        if fcntl is None:  # pragma: no cover
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise TextError("log-in-use", file=str(self.path)) from None
        except OSError:
            # Some network disks know no locks; the log is as good without.
            return

    def _load(self) -> None:
        try:
            with open(self._file, "rb", closefd=False) as file:
                data = file.read()
        except OSError as error:
            raise self._trouble("log-unreadable", error) from error
        reading = read_log(data)
        self.events = reading.checked()
        self.warning = reading.problems[0] if reading.problems else None
        self._chain, self._size = reading.chain, reading.size
        try:
            if self._size < len(data):
                self._back()
            if data[: self._size][-1:] not in (b"", b"\n"):
                self._write(b"\n")
                self._size += 1
        except OSError as error:
            raise self._trouble("log-unwritable", error) from error

    def append(self, events: Sequence[Event]) -> None:
        """Put the events that one action caused at the end; when this returns they are on the disk.

        Raises :class:`TextError` ``log-unwritable`` when the disk is full or gone; then none of them is in the log,
        which is as it was, and appending can be tried again.
        """
        lines, chain = self._chain.batch(events)
        try:
            self._back()
            self._write(lines)
        except OSError as error:
            # If this fails too, the next append or the next reader cuts off what is half written.
            with suppress(OSError):
                self._back()
            raise self._trouble("log-unwritable", error) from error
        self._chain, self._size = chain, self._size + len(lines)
        self.events = (*self.events, *events)

    def _back(self) -> None:
        """Cut off everything after the last complete action."""
        if os.lseek(self._file, 0, os.SEEK_END) != self._size:
            os.ftruncate(self._file, self._size)
            os.fsync(self._file)
        os.lseek(self._file, self._size, os.SEEK_SET)

    def _write(self, data: bytes) -> None:
        left = memoryview(data)
        while left:
            left = left[os.write(self._file, left) :]
        os.fsync(self._file)

    def _trouble(self, code: str, error: OSError) -> TextError:
        return TextError(code, file=str(self.path), reason=error.strerror or str(error))

    def close(self) -> None:
        """Let go of the file; closing twice does no harm."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _sync_folder(folder: Path) -> None:
    """Make a new file's name last; not every system can."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    with suppress(OSError):
        os.fsync(handle)
    os.close(handle)
