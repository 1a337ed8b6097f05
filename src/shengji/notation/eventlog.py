"""The log of a match's events as JSON lines, on disk and off.

One line is one event: its name under ``event``, its fields, ``seq`` (its place in the log, from 0), ``more`` (how many
further events the same action caused; absent when none) and ``sum``, a running checksum: the first 16 hexadecimal
digits of the SHA-256 of the line before's ``sum`` followed by this line up to its own. Cards are text, ``rules`` are
the differences from the defaults. A changed, lost or swapped line breaks the chain there.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec

from shengji.cards import CODES, Bag
from shengji.game import fold
from shengji.game.events import Event
from shengji.game.state import Game
from shengji.notation.calls import format_call, parse_call
from shengji.notation.problems import Problem
from shengji.notation.rulestext import rules_from_plain, rules_to_plain
from shengji.text.cards import format_cards, format_kinds, parse_bag, parse_kind, parse_kinds
from shengji.text.errors import TextError

_CLASSES: dict[str, type] = {str(kind.__struct_config__.tag): kind for kind in get_args(Event)}
_ENVELOPE = ("seq", "more", "sum")
_TAIL = re.compile(rb',"sum":"([0-9a-f]{16})"\}$')
_SUM_DIGITS = 16


# -- one event


def to_plain(event: Event) -> dict[str, Any]:
    """An event as plain data: cards as text, fields that hold their default left out."""
    kind = type(event)
    plain: dict[str, Any] = {"event": kind.__struct_config__.tag}
    for field in _fields(kind):
        value = getattr(event, field.name)
        if field.default is not msgspec.NODEFAULT and value == field.default:
            continue
        plain[field.name] = _field_to_plain(event, field.name, value)
    return plain


@cache
def _fields(kind: type[Event]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def _field_to_plain(event: Event, name: str, value: Any) -> Any:
    if name in event.bags:
        return [format_cards(part) for part in value] if isinstance(value, tuple) else format_cards(value)
    if name == "order":
        return format_kinds(value)
    if name == "card":
        return CODES[value]
    if name == "calls":
        return [format_call(call) for call in value]
    return rules_to_plain(value) if name == "rules" else value


def from_plain(plain: object) -> Event:
    """The event of :func:`to_plain`; what only a line of a log has (``seq``, ``more``, ``sum``) is passed over.

    Raises :class:`TextError`: ``log-form``, ``log-event-unknown``, ``log-field-unknown``, ``log-field-missing``,
    ``log-field-value``, and what reading cards and rules raises.
    """
    if not isinstance(plain, dict):
        raise TextError("log-form")
    kind = _CLASSES.get(str(plain.get("event")))
    if kind is None:
        raise TextError("log-event-unknown", event=str(plain.get("event", "")))
    given = {name: value for name, value in plain.items() if name != "event" and name not in _ENVELOPE}
    known = {field.name: field for field in _fields(kind)}
    for name in given:
        if name not in known:
            raise TextError("log-field-unknown", event=plain["event"], field=name)
    values = {}
    for name, field in known.items():
        if name in given:
            values[name] = _field_from_plain(kind, name, given[name])
        elif field.default is msgspec.NODEFAULT:
            raise TextError("log-field-missing", event=plain["event"], field=name)
    event: Event = kind(**values)
    return event


def _field_from_plain(kind: Any, name: str, value: Any) -> Any:
    expected = _hints(kind)[name]
    if name == "rules":
        return rules_from_plain(value)
    if name in kind.bags:
        many = expected != Bag
        return tuple(parse_bag(part) for part in _converted(name, value, list[str])) if many else _bag(name, value)
    if name == "order":
        return tuple(parse_kinds(_converted(name, value, str)))
    if name == "calls":
        return tuple(parse_call(part) for part in _converted(name, value, list[str]))
    if name == "card" and value is not None:
        return parse_kind(_converted(name, value, str))
    return _converted(name, value, expected)


def _bag(name: str, value: Any) -> Bag:
    return parse_bag(_converted(name, value, str))


def _converted(name: str, value: Any, expected: Any) -> Any:
    try:
        return msgspec.convert(value, expected)
    except msgspec.ValidationError:
        raise TextError("log-field-value", field=name, value=_shown(value)) from None


def _shown(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else text[:57] + "..."


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def encode(event: Event) -> bytes:
    """One event as JSON, without line end, place and checksum; :func:`decode` is the inverse."""
    return msgspec.json.encode(to_plain(event))


def decode(line: bytes | str) -> Event:
    """The event of a line, with or without place and checksum, which are not checked here.

    Raises :class:`TextError` ``log-not-json`` and as :func:`from_plain` does.
    """
    return from_plain(_json(line))


def _json(line: bytes | str) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise TextError("log-not-json") from None


# -- a whole log


class Chain(NamedTuple):
    """Where a log has got to: the place of its next event, and the checksum of its last line."""

    seq: int = 0
    sum: str = ""

    def line(self, event: Event, more: int = 0) -> tuple[bytes, Chain]:
        """The next line, with its line end, and the chain after it."""
        plain = to_plain(event)
        body = msgspec.json.encode({"seq": self.seq, **plain, **({"more": more} if more else {})})
        digits = self._sum(body[:-1])
        return body[:-1] + b',"sum":"' + digits.encode() + b'"}\n', Chain(self.seq + 1, digits)

    def batch(self, events: Sequence[Event]) -> tuple[bytes, Chain]:
        """The lines of the events that one action caused; only all of them together count when read back."""
        lines, chain = [], self
        for left, event in zip(range(len(events) - 1, -1, -1), events, strict=True):
            line, chain = chain.line(event, left)
            lines.append(line)
        return b"".join(lines), chain

    def check(self, line: bytes) -> tuple[Event, int, Chain]:
        """The event of the next line, how many more belong to it, and the chain after it.

        Raises :class:`TextError`: ``log-sum-missing``, ``log-sum`` and ``log-seq`` for a line that was changed or is
        out of place, and as :func:`decode` does.
        """
        tail = _TAIL.search(line)
        plain = _json(line)
        event = from_plain(plain)
        if tail is None:
            raise TextError("log-sum-missing")
        if plain.get("seq") != self.seq:
            raise TextError("log-seq", expected=self.seq, found=str(plain.get("seq")))
        digits = self._sum(line[: tail.start()])
        if digits != tail[1].decode():
            raise TextError("log-sum")
        return event, _converted("more", plain.get("more", 0), int), Chain(self.seq + 1, digits)

    def _sum(self, body: bytes) -> str:
        return hashlib.sha256(self.sum.encode() + body).hexdigest()[:_SUM_DIGITS]


class LogReading(NamedTuple):
    """What a log holds."""

    events: tuple[Event, ...]
    """The events of every complete action before the first fault."""
    problems: tuple[Problem, ...]
    """A fault, after which nothing was read; or the warning that the log breaks off in its last action."""
    size: int
    """Bytes that these events take up, the end of the last line included."""
    chain: Chain

    def checked(self) -> tuple[Event, ...]:
        """The events, if there is no fault; a warning is let pass. Raises the :class:`Problem` otherwise."""
        for problem in self.problems:
            if not problem.warning:
                raise problem
        return self.events


def read_log(data: bytes) -> LogReading:
    """The events of a log, up to the first fault.

    A log that breaks off in its last line, or within the events of its last action, was being written when the
    machine stopped: the action had not been acknowledged, it is left out, and a warning says so.
    """
    events: list[Event] = []
    whole, size, chain = 0, 0, Chain()
    ahead, more = chain, 0
    offset = len(b"\xef\xbb\xbf") if data.startswith(b"\xef\xbb\xbf") else 0
    problem: Problem | None = None
    for number, raw in enumerate(_lines(data[offset:]), 1):
        offset += len(raw)
        line = raw.rstrip(b"\r\n")
        if not line.strip():
            continue
        try:
            event, left, ahead = ahead.check(line)
        except TextError as fault:
            # The beginning of an object is never a whole one.
            cut = fault.code == "log-not-json" and not raw.endswith(b"\n")
            problem = Problem(number, 1, "log-cut", warning=True) if cut else Problem.of(number, 1, fault)
            break
        if more and left != more - 1:
            problem = Problem(number, 1, "log-more", warning=False)
            break
        events.append(event)
        more = left
        if not more:
            whole, size, chain = len(events), offset, ahead
    if problem is None and more:
        problem = Problem(len(events), 1, "log-cut", warning=True)
    return LogReading(tuple(events[:whole]), (problem,) if problem else (), size, chain)


def _lines(data: bytes) -> Iterator[bytes]:
    start = 0
    while start < len(data):
        end = data.find(b"\n", start) + 1 or len(data)
        yield data[start:end]
        start = end


def write_log(events: Iterable[Event]) -> bytes:
    """A whole log at once, every event an action of its own."""
    lines, chain = [], Chain()
    for event in events:
        line, chain = chain.line(event)
        lines.append(line)
    return b"".join(lines)


def replay(events: Sequence[Event]) -> Game:
    """The state that a log leads to."""
    return fold(events)
