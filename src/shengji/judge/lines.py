"""JSON lines in, JSON lines out: a line that cannot be answered gives an error object, the rest still runs."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from shengji.judge.questions import answer
from shengji.text.errors import ShengjiError, TextError


class Answered(NamedTuple):
    """The answer to one line, and whether the line could not be answered."""

    answer: dict[str, Any]
    failed: bool


def answer_line(line: bytes, language: str = "en") -> Answered:
    """The answer to one JSON line; never raises for what the line holds."""
    try:
        question = _decode(line)
        return Answered(answer(question, language), False)
    except ShengjiError as error:
        return _refused(error, language)
    except RecursionError:
        # Lists in lists in lists: some step of reading it gives up, which one depends on the depth.
        return _refused(TextError("json-depth"), language)


def _refused(error: ShengjiError, language: str) -> Answered:
    return Answered({"error": {"code": error.code, "message": error.message(language)}}, True)


def _decode(line: bytes) -> dict[str, Any]:
    try:
        question = msgspec.json.decode(line)
    except msgspec.DecodeError as problem:
        raise TextError("json-syntax", reason=str(problem)) from None
    if not isinstance(question, dict):
        raise TextError("question-no-object")
    return question


def answer_lines(lines: Iterable[bytes], language: str = "en") -> Iterator[Answered]:
    """Answers to a stream of lines in order; blank lines are passed over, errors carry their line number.

    A stream without any question yields one error, ``input-empty``.
    """
    asked = False
    for number, line in enumerate(lines, 1):
        text = line.removeprefix(BOM_UTF8) if number == 1 else line
        if not text.strip():
            continue
        asked = True
        answered = answer_line(text, language)
        if answered.failed:
            answered.answer["error"]["line"] = number
        yield answered
    if not asked:
        yield _refused(TextError("input-empty"), language)
