"""Programs that are asked by lines: one line in, one line out, each answer within a time limit."""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import subprocess
import time

from shengji.text.errors import ShengjiError, TextError

LONGEST = 1 << 20
"""Bytes of an answer; more is babble."""


class ProgramFault(ShengjiError):
    """A program did not answer: ``program-start``, ``program-crashed``, ``program-time`` or ``program-babble``."""


class Program:
    """A command that reads lines on its standard input and answers each on its standard output.

    It is started when it is first asked, and again after a fault. With ``once`` it is started for each line and its
    input closed after it, for programs that read to the end before they answer.
    """

    def __init__(self, command: str, *, once: bool = False) -> None:
        try:
            self._words = shlex.split(command)
        except ValueError:
            self._words = []
        if not self._words:
            raise TextError("program-command", command=command)
        self.command = command
        self._once = once
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The program's answer to a line; raises :class:`ProgramFault`, after which the program has been ended."""
        try:
            process = self._running()
            return self._exchange(process, line, time.monotonic() + seconds)
        except (BrokenPipeError, ConnectionResetError):
            raise ProgramFault("program-crashed", command=self.command, status=self._status()) from None
        except ProgramFault:
            self.close()
            raise
        finally:
            if self._once:
                self.close()

    def close(self) -> None:
        """End the program if it runs."""
        process, self._process, self._rest = self._process, None, b""
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        if process.poll() is None:
            process.kill()
        process.wait()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self.close()
            try:
                self._process = subprocess.Popen(
                    self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
                )
            except OSError as problem:
                reason = problem.strerror or str(problem)
                raise ProgramFault("program-start", command=self.command, reason=reason) from None
            assert self._process.stdin is not None
            os.set_blocking(self._process.stdin.fileno(), False)
        return self._process

    def _exchange(self, process: subprocess.Popen[bytes], line: bytes, until: float) -> bytes:
        """Write a line and read one, whichever the program is ready for first: neither side may block the other."""
        assert process.stdin is not None
        assert process.stdout is not None
        to_write = line + b"\n"
        with selectors.DefaultSelector() as ready:
            ready.register(process.stdout, selectors.EVENT_READ)
            ready.register(process.stdin, selectors.EVENT_WRITE)
            while b"\n" not in self._rest or to_write:
                left = until - time.monotonic()
                if left <= 0:
                    raise ProgramFault("program-time", command=self.command)
                for key, _ in ready.select(left):
                    if key.fileobj is process.stdin:
                        to_write = to_write[os.write(key.fd, to_write) :]
                        if not to_write:
                            ready.unregister(process.stdin)
                            if self._once:
                                process.stdin.close()
                    elif not self._read(key.fd):
                        if self._once and self._rest.strip():
                            return self._rest
                        raise ProgramFault("program-crashed", command=self.command, status=self._status())
        answer, _, self._rest = self._rest.partition(b"\n")
        return answer

    def _read(self, pipe: int) -> bool:
        """Take what the program has written; whether it has not closed its output."""
        data = os.read(pipe, 1 << 16)
        self._rest += data
        if len(self._rest) > LONGEST:
            raise ProgramFault("program-babble", command=self.command, said=self._rest[:40].decode(errors="replace"))
        return bool(data)

    def _status(self) -> int:
        """The exit status of a program that has closed its output."""
        process = self._process
        if process is None:
            return 0
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.2)
        status = process.poll()
        self.close()
        return status or 0
