"""The two ends of the client: what is printed, and what the player types."""

from __future__ import annotations

import contextlib
import importlib
import sys
import time
from typing import Protocol

from rich.console import Console, RenderableType


class Terminal(Protocol):
    """Where the client prints and asks."""

    @property
    def width(self) -> int:
        """Columns."""
        ...

    def show(self, shown: RenderableType = "") -> None:
        """Print something."""
        ...

    def ask(self, prompt: str) -> str:
        """A line from the player; raises ``EOFError`` when there are no more."""
        ...

    def pause(self, seconds: float) -> None:
        """Let the player see what has happened."""
        ...


class RealTerminal:
    """Standard input and output."""

    def __init__(self, *, fast: bool = False) -> None:
        self._fast = fast
        for stream in (sys.stdin, sys.stdout):
            # Bytes that are no text must not end the match.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self._console = Console(highlight=False, soft_wrap=False, markup=False, emoji=False)
        if sys.stdin.isatty():
            # Line editing and history for input(), where the system has them.
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")

    @property
    def width(self) -> int:
        """Columns; what is not a terminal has 80."""
        return max(20, self._console.width)

    @property
    def has_signs(self) -> bool:
        """Whether suit signs can be printed."""
        try:
            "♠♥♣♦▸★┃█·│".encode(self._console.encoding)
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    def show(self, shown: RenderableType = "") -> None:
        """Print something."""
        self._console.print(shown)

    def line(self, text: str) -> None:
        """Print a line that is not broken, so that it can be copied."""
        self._console.print(text, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A line from the player."""
        return input(prompt)

    def pause(self, seconds: float) -> None:
        """Wait, unless asked to be fast."""
        if not self._fast:
            time.sleep(seconds)
