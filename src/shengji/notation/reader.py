"""Records from text: the lenient reader of ``.sjn``, which collects problems and goes on (``docs/notation.md``)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from shengji.game import events as e
from shengji.notation.body import Body
from shengji.notation.heading import Heading
from shengji.notation.problems import Problem
from shengji.notation.record import Record
from shengji.notation.scanning import Statement, Tag, scan
from shengji.notation.wording import UNFINISHED


class ReadRecord(NamedTuple):
    """One record of a text."""

    record: Record | None
    """As far as it could be replayed; ``None`` if not even its cards are known."""
    problems: tuple[Problem, ...]
    line: int
    """The line at which it begins."""

    @property
    def complete(self) -> bool:
        """Whether everything in the text was taken over."""
        return self.record is not None and all(problem.warning for problem in self.problems)


def read(text: str) -> list[ReadRecord]:
    """The records of a text in order, each with what is wrong with it.

    After a move that is not allowed the rest of its record is read for faults of writing only. A text without any
    record gives one entry with the problem ``record-none``.
    """
    parts, problems = scan(text)
    readers: list[_Reader] = []
    for part in parts:
        if not readers or (isinstance(part, Tag) and readers[-1].in_body):
            readers.append(_Reader(part.line))
        readers[-1].take(part)
    found = [reader.finish() for reader in readers]
    if not found:
        return [ReadRecord(None, (*problems, Problem(1, 1, "record-none")), 1)]
    return [
        _with(each, problems, found[place + 1].line if found[place + 1 :] else None, place == 0)
        for place, each in enumerate(found)
    ]


def _with(each: ReadRecord, problems: list[Problem], until: int | None, first: bool) -> ReadRecord:
    """A record with the problems of the scanner that lie in its lines."""
    own = [p for p in problems if (first or p.line >= each.line) and (until is None or p.line < until)]
    return each._replace(problems=tuple(sorted((*each.problems, *own), key=lambda p: (p.line, p.column))))


class _Reader:
    """Reads one record."""

    def __init__(self, line: int) -> None:
        self.in_body = False
        self._line = line
        self._last = line
        self._head = Heading(line)
        self._body = Body(line, self._head)

    def take(self, part: Tag | Statement) -> None:
        """Read a tag or a line."""
        self._last = part.line
        if isinstance(part, Tag):
            self._head.tag(part)
        else:
            self.in_body = True
            self._body.take(part)

    def finish(self) -> ReadRecord:
        """The record as read."""
        body = self._body
        if not body.dealt:
            body.begin()
        if not body.ended:
            body.fault(self._last, 1, "record-cut", warning=True)
        self._check_result_tag()
        record = body.record
        if record is not None:
            tags, remarks = tuple(self._head.others), tuple(body.remarks)
            record = replace(record, moves=tuple(body.moves), comments=remarks, tags=tags)
        return ReadRecord(record, (*self._head.problems, *body.problems), self._line)

    def _check_result_tag(self) -> None:
        tag, body = self._head.tags.get("Result"), self._body
        if tag is None or body.game is None:
            return
        said = " ".join(tag.values).strip()
        result = UNFINISHED
        for event in body.caused:
            if isinstance(event, e.DealEnded):
                result = str(event.opponents)
            elif isinstance(event, e.Redealt):
                result = "redealt"
        if said not in (result, "", "?") and (result != UNFINISHED or body.ended):
            body.fault(tag.line, tag.column, "record-result-tag", found=said, expected=result)
