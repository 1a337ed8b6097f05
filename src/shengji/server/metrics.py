"""What the server counts, as Prometheus reads it (``/metrics``)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    """A number that only grows."""

    def __init__(self, name: str, what: str) -> None:
        self.name, self.what, self.value = name, what, 0

    def inc(self, by: int = 1) -> None:
        """Count."""
        self.value += by

    def lines(self) -> Iterator[str]:
        """The lines of the text format."""
        yield f"# HELP {self.name} {self.what}"
        yield f"# TYPE {self.name} counter"
        yield f"{self.name} {self.value}"


class Histogram:
    """How often something took how many seconds."""

    def __init__(self, name: str, what: str) -> None:
        self.name, self.what = name, what
        self.counts = [0] * (len(_BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self.sum += seconds
        self.counts[next((place for place, bound in enumerate(_BOUNDS) if seconds <= bound), len(_BOUNDS))] += 1

    def lines(self) -> Iterator[str]:
        """The lines of the text format."""
        yield f"# HELP {self.name} {self.what}"
        yield f"# TYPE {self.name} histogram"
        total = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.actions = Counter("shengji_actions_total", "Actions done by people.")
        self.refused = Counter("shengji_refused_total", "Messages refused with an error.")
        self.failures = Counter("shengji_failures_total", "Errors of the server's own.")
        self.messages = Counter("shengji_messages_total", "Messages received.")
        self.slow = Counter("shengji_slow_connections_total", "Connections closed because they did not keep up.")
        self.timeouts = Counter("shengji_timeouts_total", "Turns whose time was up.")
        self.bots = Counter("shengji_bot_decisions_total", "Decisions of bots.")
        self.action_seconds = Histogram("shengji_action_seconds", "From receiving an action to its broadcast.")
        self.write_seconds = Histogram("shengji_write_seconds", "Writing the events of an action.")
        self.bot_seconds = Histogram("shengji_bot_seconds", "From asking a bot to its answer.")

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Time a write."""
        begun = time.perf_counter()
        yield
        self.write_seconds.observe(time.perf_counter() - begun)

    def text(self, gauges: dict[str, tuple[str, int]]) -> str:
        """All of it; ``gauges`` are numbers that rise and fall, each with what it is."""
        lines: list[str] = []
        for metric in vars(self).values():
            lines.extend(metric.lines())
        for name, (what, value) in gauges.items():
            lines += [f"# HELP {name} {what}", f"# TYPE {name} gauge", f"{name} {value}"]
        return "\n".join(lines) + "\n"
