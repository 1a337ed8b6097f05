"""The examples of docs/notation.md are read, replayed and written back."""

import re
from pathlib import Path

from shengji.game import events as e
from shengji.game import view
from shengji.notation.eventlog import _CLASSES, read_log
from shengji.notation.heading import FREE, KNOWN
from shengji.notation.position import FIELDS, format_position
from shengji.notation.positionreading import parse_position
from shengji.notation.reader import read
from shengji.notation.record import steps, to_events
from shengji.notation.writer import write

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_record_is_canonical_and_replays():
    for text in blocks("sjn"):
        (found,) = read(text)
        assert found.complete
        assert not found.problems
        assert write(found.record) == text
        assert isinstance(to_events(found.record)[-1], e.DealEnded)


def test_the_parts_of_records_are_canonical_and_replay():
    presets = set()
    for text in blocks("sjn-part"):
        (found,) = read(text)
        assert found.complete
        assert not found.problems
        body = text.partition("\n\n")[2]
        dealt = re.sub(r"^(\d+|kitty): .*\n", "", write(found.record).partition("\n\n")[2], flags=re.MULTILINE)
        assert dealt == body
        presets.add(text.splitlines()[0])
    assert len(presets) == 5


def test_the_positions_are_those_of_the_record():
    text, *_ = blocks("sjn")
    whole, seen, *others = (line.strip() for line in blocks("position"))
    for line in others:
        assert str(parse_position(line)) == line
    (found,) = read(text)
    moments = [after for *_, after, _ in steps(found.record)]
    after = next(game for game in moments if len(game.deal.tricks) == 12 and game.deal.attempted)
    assert format_position(after) == whole
    assert format_position(view(after, 0)) == seen
    for line in (whole, seen):
        assert str(parse_position(line)) == line


def test_the_log_is_one():
    (text,) = blocks("jsonl")
    reading = read_log(text.encode())
    assert not reading.problems
    assert len(reading.events) == text.count("\n")


def test_the_page_names_everything():
    for name in (*KNOWN, *FREE):
        assert f"`{name}`" in PAGE
    for event in _CLASSES:
        assert f"`{event}`" in PAGE
    table = re.findall(r"^\| (\w+) \|", PAGE[PAGE.index("## Positions") :], re.MULTILINE)
    assert tuple(name for name in table if name in FIELDS) == FIELDS
