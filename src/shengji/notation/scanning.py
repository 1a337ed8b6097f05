"""Splitting the text of records into tags, words and remarks, each with its place."""

from __future__ import annotations

import re
from typing import NamedTuple

from shengji.notation.problems import Problem

_TAG = re.compile(r'\[\s*(?P<name>[A-Za-z][A-Za-z0-9]*)\s*(?P<values>(?:"(?:[^"\\]|\\.)*"\s*)*)\]')
_VALUE = re.compile(r'"((?:[^"\\]|\\.)*)"')
_ESCAPE = re.compile(r"\\(.)")
_PART = re.compile(r"\{|[^\s{]+")


def whole_number(text: str) -> int | None:
    """The number that a text of a few digits stands for."""
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None


class Word(NamedTuple):
    """A word of a line, and the column at which it begins."""

    column: int
    text: str


class Tag(NamedTuple):
    """A tag with its values; ``column`` is where the first value's text begins."""

    line: int
    column: int
    name: str
    values: tuple[str, ...]


class Statement(NamedTuple):
    """A line's words, and the remarks in it, each with the number of words before it."""

    line: int
    words: tuple[Word, ...]
    remarks: tuple[tuple[int, str], ...]


class Scan(NamedTuple):
    """A text in its parts, and what could not be read."""

    parts: list[Tag | Statement]
    problems: list[Problem]


def scan(text: str) -> Scan:
    """The tags and lines of a text of records; remarks in braces may run over several lines."""
    parts: list[Tag | Statement] = []
    problems: list[Problem] = []
    remark: list[str] | None = None
    opened = (0, 0)
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        start = 0
        remarks: list[tuple[int, str]] = []
        if remark is not None:
            end = line.find("}")
            if end < 0:
                remark.append(line)
                continue
            remarks.append((0, _one_line([*remark, line[:end]])))
            remark, start = None, end + 1
        if line.lstrip().startswith("[") and not start:
            tag = _tag(number, line)
            if isinstance(tag, Problem):
                problems.append(tag)
            else:
                parts.append(tag)
            continue
        words: list[Word] = []
        while (found := _PART.search(line, start)) is not None:
            start = found.end()
            if found[0] != "{":
                words.append(Word(found.start() + 1, found[0]))
                continue
            end = line.find("}", start)
            if end < 0:
                remark, opened = [line[start:]], (number, found.start() + 1)
                break
            remarks.append((len(words), _one_line([line[start:end]])))
            start = end + 1
        if words or remarks:
            parts.append(Statement(number, tuple(words), tuple(r for r in remarks if r[1])))
    if remark is not None:
        problems.append(Problem(*opened, "record-remark-open"))
    return Scan(parts, problems)


def _one_line(lines: list[str]) -> str:
    return " ".join(" ".join(lines).replace("{", " ").split())


def _tag(number: int, line: str) -> Tag | Problem:
    column = len(line) - len(line.lstrip()) + 1
    found = _TAG.fullmatch(line.strip())
    if found is None:
        return Problem(number, column, "record-tag-form", text=line.strip())
    values = tuple(_ESCAPE.sub(r"\1", value[1]) for value in _VALUE.finditer(found["values"]))
    if not values:
        return Problem(number, column, "record-tag-form", text=line.strip())
    return Tag(number, column + line.strip().index('"') + 1, found["name"], values)
