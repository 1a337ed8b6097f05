"""The log of events: reading back what was written, and noticing what was not."""

import json
import os
import subprocess
import sys
import textwrap

import pytest

from notation.matches import match_log, steps
from shengji.cards import bag
from shengji.game import events as e
from shengji.game import fold
from shengji.game.view import redact
from shengji.notation.eventlog import Chain, decode, encode, read_log, replay, write_log
from shengji.notation.logfile import EventLogFile
from shengji.notation.problems import Problem
from shengji.notation.verifying import verify
from shengji.rules.presets import load, names, with_options
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES

EVENTS = match_log("competition", 7, deals=2, extras=True)


@pytest.mark.parametrize("preset", names())
@pytest.mark.parametrize("seed", range(4))
def test_reading_back_is_the_identity_and_verifies(preset, seed):
    events = match_log(preset, seed, deals=2, extras=seed % 2 == 1)
    for event in events:
        assert decode(encode(event)) == event
    reading = read_log(write_log(events))
    assert reading.events == events
    assert not reading.problems
    assert replay(reading.events) == fold(events)
    assert verify(events) is None


def test_views_of_events_read_back_too():
    for before, _, caused in steps(with_options(load("qq"), {"hidden_declaration": True}), 3):
        after = before
        for event in caused:
            seen = redact(event, 1, after) if after.deal else event
            assert decode(encode(seen)) == seen


def test_rules_are_kept_whatever_becomes_of_their_preset():
    plain = json.loads(encode(EVENTS[0]))
    assert plain["rules"]["preset"] == "competition"
    plain["rules"]["preset"] = "a-preset-that-is-gone"
    assert decode(json.dumps(plain)) == EVENTS[0]
    house = match_log(with_options(load("qq"), {"kitty": 12}), 1)[0]
    plain = json.loads(encode(house))
    assert "preset" not in plain["rules"]
    assert plain["rules"]["options"]["kitty"] == 12
    assert decode(json.dumps(plain)) == house


def test_cards_are_canonical_text():
    assert json.loads(encode(e.Buried(2, bag([0, 0, 53])))) == {"event": "buried", "seat": 2, "cards": "D2 D2 BJ"}
    assert decode('{"event": "buried", "seat": 2, "cards": "大王 ♦2 d2"}') == e.Buried(2, bag([0, 0, 53]))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{", "log-not-json"),
        (b"\xff", "log-not-json"),
        ("[]", "log-form"),
        ("{}", "log-event-unknown"),
        ('{"event": "danced"}', "log-event-unknown"),
        ('{"event": "passed"}', "log-field-missing"),
        ('{"event": "passed", "seat": 1, "hat": 2}', "log-field-unknown"),
        ('{"event": "passed", "seat": "x"}', "log-field-value"),
        ('{"event": "buried", "seat": 1, "cards": 3}', "log-field-value"),
        ('{"event": "buried", "seat": 1, "cards": "S1"}', "card-unknown"),
        ('{"event": "answered", "seat": 1, "agree": "' + "x" * 99 + '"}', "log-field-value"),
        ('{"event": "matchstarted", "rules": "none-such", "names": [], "levels": []}', "preset-unknown"),
    ],
)
def test_lines_that_are_no_event(line, code):
    with pytest.raises(TextError) as caught:
        decode(line)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert caught.value.message(language)


# -- logs that were changed or cut


def lines_of(events):
    return write_log(events).splitlines(keepends=True)


def test_an_edited_line_is_found_with_its_number():
    lines = lines_of(EVENTS)
    for index in (0, 1, len(lines) // 2, len(lines) - 1):
        line = lines[index]
        place = line.index(b'"event"') + len(b'"event":"x')
        for edited in (line.replace(b'"seq":', b'"seq": '), line[:place] + b"?" + line[place + 1 :]):
            reading = read_log(b"".join([*lines[:index], edited, *lines[index + 1 :]]))
            (problem,) = reading.problems
            assert problem.line == index + 1
            assert not problem.warning
            assert len(reading.events) == index
            with pytest.raises(Problem):
                reading.checked()


def test_a_plausible_edit_is_found():
    lines = lines_of(EVENTS)
    index, line = next((i, line) for i, line in enumerate(lines) if b'"tricktaken"' in line)
    plain = json.loads(line)
    assert isinstance(plain["points"], int)
    edited = line.replace(b'"points":%d' % plain["points"], b'"points":%d' % (plain["points"] + 10))
    (problem,) = read_log(b"".join([*lines[:index], edited, *lines[index + 1 :]])).problems
    assert (problem.line, problem.code) == (index + 1, "log-sum")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda lines: lines[:4] + lines[5:], "log-seq"),
        (lambda lines: [*lines[:4], lines[5], lines[4], *lines[6:]], "log-seq"),
        (lambda lines: lines[1:], "log-seq"),
        (lambda lines: [line[: line.index(b',"sum"')] + b"}\n" for line in lines], "log-sum-missing"),
        (lambda lines: [*lines[:3], b"\n", b"nonsense\n", *lines[3:]], "log-not-json"),
    ],
)
def test_lines_lost_swapped_or_added(change, code):
    (problem,) = read_log(b"".join(change(lines_of(EVENTS)))).problems
    assert problem.code == code
    for language in LANGUAGES:
        assert problem.message(language)


def test_a_file_cut_anywhere_is_read_to_its_last_whole_line():
    data = write_log(EVENTS[:6])
    ends = [0]
    while ends[-1] < len(data):
        ends.append(data.index(b"\n", ends[-1]) + 1)
    for cut in range(len(data) + 1):
        reading = read_log(data[:cut])
        # A line that lacks nothing but its end is whole.
        whole = sum(end - 1 <= cut for end in ends[1:])
        assert reading.events == EVENTS[:whole]
        assert [p.code for p in reading.problems] == ([] if cut + 1 in ends or cut in ends else ["log-cut"])
        assert all(p.warning for p in reading.problems)
        assert reading.checked() == reading.events


def test_half_an_action_does_not_count():
    chain = Chain()
    first, chain = chain.batch(EVENTS[:2])
    second, chain = chain.batch(EVENTS[2:5])
    assert read_log(first + second).events == EVENTS[:5]
    for kept in (1, 2):
        reading = read_log(first + b"".join(second.splitlines(keepends=True)[:kept]))
        assert reading.events == EVENTS[:2]
        assert reading.size == len(first)
        assert [p.code for p in reading.problems] == ["log-cut"]
    lines = (first + second).splitlines(keepends=True)
    odd, _ = Chain(3, json.loads(lines[2])["sum"]).line(EVENTS[3], 7)
    assert [p.code for p in read_log(b"".join(lines[:3]) + odd).problems] == ["log-more"]


def test_line_ends_of_other_systems_and_blank_lines_do_no_harm():
    data = write_log(EVENTS)
    assert read_log(b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n") + b"\n\n").checked() == EVENTS


# -- verifying


def code_of(events):
    problem = verify(events)
    assert problem is not None
    for language in LANGUAGES:
        assert problem.message(language)
    return problem.code, problem.line


def place_of(events, kind):
    return next(index for index, event in enumerate(events) if isinstance(event, kind))


def test_what_does_not_follow_is_found():
    events = match_log("qq", 3)
    assert code_of(()) == ("log-start", 1)
    assert code_of(events[1:]) == ("log-start", 1)
    assert code_of(events[:-1]) == ("log-incomplete", len(events) - 1)
    trick = place_of(events, e.TrickTaken)
    wrong = e.TrickTaken((events[trick].seat + 1) % 4, events[trick].points)
    assert code_of([*events[:trick], wrong, *events[trick + 1 :]]) == ("log-other-value", trick + 1)
    assert code_of([*events[:trick], *events[trick + 1 :]]) == ("log-other-event", trick + 1)
    assert code_of([*events[: trick + 1], wrong, *events[trick + 1 :]]) == ("log-no-cause", trick + 2)
    played = place_of(events, e.Played)
    assert code_of([*events[:played], e.Played(events[played].seat, bag([5] * 2))])[1] == played + 1
    assert code_of([*events[:1], e.Played(0, 1)]) == ("log-no-cause", 2)
    assert code_of([*events[:1], e.DealStarted(1, 0, 0, "", events[1].order[1:], "")]) == ("order-not-pack", 2)


@pytest.mark.parametrize("field", ["names", "levels", "banker"])
def test_a_start_that_does_not_fit_the_table(field):
    import msgspec

    value = {"names": ("a",), "levels": ("2",), "banker": 7}[field]
    assert code_of([msgspec.structs.replace(EVENTS[0], **{field: value})]) == ("log-seats", 1)


# -- on disk


def test_a_file_is_written_and_resumed(tmp_path):
    path = tmp_path / "match.jsonl"
    with EventLogFile(path, create=True) as log:
        log.append(EVENTS[:1])
        log.append(EVENTS[1:4])
        assert log.events == EVENTS[:4]
    with EventLogFile(path) as log:
        assert log.events == EVENTS[:4]
        assert log.warning is None
        log.append(EVENTS[4:])
        log.close()
    assert read_log(path.read_bytes()).checked() == EVENTS


def test_a_torn_end_is_cut_off_and_gone_on_from(tmp_path):
    path = tmp_path / "match.jsonl"
    with EventLogFile(path, create=True) as log:
        log.append(EVENTS[:3])
        log.append(EVENTS[3:5])
    data = path.read_bytes()
    for cut in (1, 2, 40, len(data.splitlines(keepends=True)[-1]) + 9):
        path.write_bytes(data[:-cut])
        with EventLogFile(path) as log:
            expected = 5 if cut == 1 else 3
            assert log.events == EVENTS[:expected]
            assert (log.warning is None) == (cut == 1)
            log.append(EVENTS[expected:])
        assert read_log(path.read_bytes()).checked() == EVENTS


def test_refusals(tmp_path):
    path = tmp_path / "match.jsonl"
    codes = []

    def refused(code, **options):
        with pytest.raises(TextError) as caught:
            EventLogFile(options.pop("path", path), **options)
        assert caught.value.code == code
        for language in LANGUAGES:
            assert str(path.name) in caught.value.message(language) or code == "log-sum"
        codes.append(code)

    refused("log-missing")
    with EventLogFile(path, create=True) as log:
        log.append(EVENTS[:3])
        refused("log-in-use")
    refused("log-exists", create=True)
    folder = tmp_path / "match.jsonl.d"
    folder.mkdir()
    refused("log-unreadable", path=folder)
    path.write_bytes(path.read_bytes().replace(b'"number":1', b'"number":2'))
    refused("log-sum")


def test_a_full_disk_loses_nothing(tmp_path, monkeypatch):
    path = tmp_path / "match.jsonl"
    write = os.write
    with EventLogFile(path, create=True) as log:
        log.append(EVENTS[:3])
        size = path.stat().st_size

        def full(file, data):
            if path.stat().st_size > size:
                raise OSError(28, "No space left on device")
            return write(file, data[:10])

        monkeypatch.setattr(os, "write", full)
        with pytest.raises(TextError) as caught:
            log.append(EVENTS[3:6])
        assert caught.value.code == "log-unwritable"
        assert "No space left" in caught.value.message()
        assert path.stat().st_size == size
        assert log.events == EVENTS[:3]
        monkeypatch.undo()
        log.append(EVENTS[3:])
    assert read_log(path.read_bytes()).checked() == EVENTS


@pytest.mark.skipif(sys.platform == "win32", reason="limits on file size are not known there")
def test_a_limit_on_the_size_of_files(tmp_path):
    path = tmp_path / "match.jsonl"
    source = tmp_path / "source.jsonl"
    source.write_bytes(write_log(EVENTS))
    script = textwrap.dedent(
        """
        import resource, sys
        from pathlib import Path
        from shengji.notation.eventlog import read_log
        from shengji.notation.logfile import EventLogFile
        from shengji.text.errors import TextError

        resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))
        with EventLogFile(sys.argv[2], create=True) as log:
            for number, event in enumerate(read_log(Path(sys.argv[1]).read_bytes()).events):
                try:
                    log.append([event])
                except TextError as error:
                    print(number, error.code)
                    break
        """
    )
    command = [sys.executable, "-c", script, str(source), str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    number, code = done.stdout.split()
    assert code == "log-unwritable"
    reading = read_log(path.read_bytes())
    assert reading.checked() == EVENTS[: int(number)]
    assert not reading.problems
