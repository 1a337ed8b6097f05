"""`shengji record` and `shengji verify-shuffle` as a newcomer types them."""

import os
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from notation.matches import match_log
from shengji.cli import app
from shengji.game import shuffling
from shengji.notation.eventlog import read_log, write_log
from shengji.notation.reader import read
from shengji.notation.record import from_events
from shengji.notation.verifying import verify
from shengji.notation.writer import write, write_all
from shengji.rules.presets import load, names, with_options
from shengji.text.messages import LANGUAGES, message

EVENTS = match_log("qq", 6, deals=3, extras=True)
RECORDS = from_events(EVENTS)


@pytest.fixture(autouse=True)
def _plain(monkeypatch):
    monkeypatch.delenv("SHENGJI_LANG", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def files(tmp_path):
    (tmp_path / "match.jsonl").write_bytes(write_log(EVENTS))
    (tmp_path / "match.sjn").write_text(write_all(RECORDS), encoding="utf-8")
    return tmp_path


def run(*words):
    result = CliRunner().invoke(app, [str(word) for word in words], catch_exceptions=False)
    assert "Traceback" not in result.output
    return result


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["match.sjn", "match.jsonl"])
def test_show(files, name, language):
    result = run("record", "show", files / name, "--lang", language)
    assert result.exit_code == 0
    assert not result.stderr
    for number in (1, 2, 3):
        assert message("record-deal", language, number=number) in result.stdout
    for part in ("record-bank-", "record-rises", "record-points"):
        assert part not in result.stdout
    tricks = sum(len(re.findall(r"^\d+\. ", write(record), re.MULTILINE)) for record in RECORDS)
    assert len(re.findall(r"★", result.stdout)) == tricks + sum("\n1. " in write(record) for record in RECORDS)


def test_show_spells_the_result_out(tmp_path):
    for seed in range(50):
        records = from_events(match_log("qq", seed))
        captured = re.search(r"^result (\d+) = (\d+) \+ (\d+)x(\d+)", write(records[-1]), re.MULTILINE)
        if captured and int(captured[3]):
            break
    file = tmp_path / "one.sjn"
    file.write_text(write_all(records), encoding="utf-8")
    shown = run("record", "show", file, "--lang", "en").stdout
    total, tricks, kitty, times = map(int, captured.groups())
    assert f"have {total} points = {tricks} in tricks + {kitty * times} from the kitty" in shown
    assert f"× {times} = {kitty * times}" in shown


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_show_every_preset(tmp_path, name, language):
    file = tmp_path / "one.sjn"
    file.write_text(write_all(from_events(match_log(name, 2, extras=True))), encoding="utf-8")
    result = run("record", "show", file, "--lang", language)
    assert result.exit_code == 0


def test_show_other_rules(tmp_path):
    house = {"throw_reading": "announced", "failed_throw": "next_seat_chooses", "throw_penalty": 10}
    rules = with_options(load("competition"), {**house, "irregularities": "points", "weak_hand": "redeal"})
    file = tmp_path / "house.jsonl"
    for seed in range(1, 12, 2):
        file.write_bytes(write_log(match_log(rules, seed, deals=2, extras=True)))
        for language in LANGUAGES:
            assert run("record", "show", file, "--lang", language).exit_code == 0


def test_show_where_suit_signs_cannot_be_written(files, monkeypatch):
    from shengji.commands import recordshow

    class Old:
        encoding = "ascii"

    monkeypatch.setattr(recordshow.sys, "stdout", Old())
    assert not recordshow.look("en").signs


def test_show_one_deal(files):
    result = run("record", "show", files / "match.sjn", "--deal", 2)
    assert "Deal 2" in result.stdout
    assert "Deal 1" not in result.stdout
    result = run("record", "show", files / "match.sjn", "--deal", 9)
    assert result.exit_code == 1
    assert "1–3" in result.stderr


def test_show_remarks(files):
    text = write(RECORDS[-1])
    text = re.sub(r"^(2\. .*)", r"\1 {what a trick}", text, flags=re.MULTILINE).replace("\n\n1: ", "\n\n{well}\n1: ")
    file = files / "remarks.sjn"
    file.write_text(text, encoding="utf-8")
    shown = run("record", "show", file).stdout
    assert "{what a trick}" in shown
    assert "{well}" in shown


def test_show_an_unfinished_deal_and_its_faults(files):
    text = write(RECORDS[-1])
    file = files / "cut.sjn"
    file.write_text(text[: text.index("\n4. ")] + "\n", encoding="utf-8")
    for language in LANGUAGES:
        result = run("record", "show", file, "--lang", language)
        assert result.exit_code == 0
        assert "cut.sjn:" in result.stderr
        assert "★" in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify(files, language):
    result = run("record", "verify", files / "match.sjn", files / "match.jsonl", "--lang", language)
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 2


def test_verify_names_place_and_reason(files):
    file = files / "match.sjn"
    text = file.read_text(encoding="utf-8")
    line = text[: text.index("\n2. ")].count("\n") + 2
    file.write_text(re.sub(r"^2\. (\d): \S+", r"2. \1: ??", text, count=1, flags=re.MULTILINE), encoding="utf-8")
    result = run("record", "verify", file)
    assert result.exit_code == 1
    assert f"{file}:{line}:7: “?” in “??” is no card." in result.stderr


def test_verify_an_edited_log(files):
    file = files / "match.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    lines[5] = lines[5].replace(b'"seq":5', b'"seq":5,"seat":1')
    file.write_bytes(b"".join(lines))
    result = run("record", "verify", file)
    assert result.exit_code == 1
    assert f"{file}:6:1: " in result.stderr


def test_verify_a_log_that_breaks_the_rules(files):
    file = files / "match.jsonl"
    place = next(place for place, event in enumerate(EVENTS) if type(event).__name__ == "TrickTaken")
    file.write_bytes(write_log([*EVENTS[:place], *EVENTS[place + 1 :]]))
    result = run("record", "verify", file, "--lang", "zh-Hans")
    assert result.exit_code == 1
    assert f"{file}:{place + 1}:1: " in result.stderr
    assert run("record", "show", file).exit_code == 1


def test_verify_files_that_cannot_be_read(tmp_path):
    (tmp_path / "bad.sjn").write_bytes(b"\xff\xfe")
    (tmp_path / "empty.sjn").write_bytes(b"")
    for name in ("none.sjn", "bad.sjn", "empty.sjn"):
        result = run("record", "verify", tmp_path / name)
        assert result.exit_code == 1
        assert name in result.stderr
    assert run("record", "verify", tmp_path).exit_code == 1
    assert run("record", "show", tmp_path / "none.sjn").exit_code == 2


def test_convert_there_and_back(files):
    log, sjn, again = files / "match.jsonl", files / "out.sjn", files / "out.jsonl"
    assert run("record", "convert", log, sjn).exit_code == 0
    assert sjn.read_text(encoding="utf-8") == write_all(RECORDS)
    assert run("record", "convert", sjn, again).exit_code == 0
    reading = read_log(again.read_bytes())
    assert verify(reading.checked()) is None
    assert from_events(reading.events) == RECORDS
    assert run("record", "convert", again, sjn, "--force").exit_code == 0
    assert sjn.read_text(encoding="utf-8") == write_all(RECORDS)


def test_convert_takes_one_deal(files):
    out = files / "two.jsonl"
    assert run("record", "convert", files / "match.sjn", out, "--deal", 2).exit_code == 0
    events = read_log(out.read_bytes()).checked()
    assert verify(events) is None
    assert [record.number for record in from_events(events)] == [2]


def test_convert_refuses(files):
    log = files / "match.jsonl"
    sjn = files / "match.sjn"
    assert "exists" in run("record", "convert", log, sjn).stderr
    assert ".sjn" in run("record", "convert", log, files / "x.pdf").stderr
    mixed = files / "mixed.sjn"
    mixed.write_text(write(RECORDS[-1]) + "\n" + write(RECORDS[0]), encoding="utf-8")
    for language in LANGUAGES:
        result = run("record", "convert", mixed, files / "x.jsonl", "--lang", language)
        assert result.exit_code == 1
        assert "2" in result.stderr
    bad = files / "bad.sjn"
    bad.write_text(write(RECORDS[-1]).replace("\nresult", "\nresul"), encoding="utf-8")
    result = run("record", "convert", bad, files / "x.sjn")
    assert result.exit_code == 1
    assert not (files / "x.sjn").exists()
    result = run("record", "convert", log, files / "none" / "x.sjn")
    assert result.exit_code == 1
    assert "could not be written" in result.stderr


def test_convert_onto_a_full_disk_leaves_nothing_half_written(files, monkeypatch):
    def full(_file):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    result = run("record", "convert", files / "match.jsonl", files / "match.sjn", "--force")
    assert result.exit_code == 1
    assert "No space left" in result.stderr
    assert (files / "match.sjn").read_text(encoding="utf-8") == write_all(RECORDS)
    assert not list(files.glob("*.part"))


def test_tidying_a_record(files):
    messy = files / "messy.sjn"
    text = write(RECORDS[-1])
    messy.write_text(text.replace("H", "♥").replace(" = ", "  =  "), encoding="utf-8")
    assert run("record", "convert", messy, files / "tidy.sjn").exit_code == 0
    assert (files / "tidy.sjn").read_text(encoding="utf-8") == text


# -- the shuffle

SEED = "ab" * 32


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seed_and_its_commitment(language):
    good = shuffling.commitment(SEED)
    words = ("verify-shuffle", "--seed", SEED, "--commitment", good.upper(), "--rules", "qq", "--lang", language)
    result = run(*words)
    assert result.exit_code == 0
    assert good in result.stdout
    order, _ = shuffling.shuffled(load("qq"), SEED)
    assert result.stdout.count(" ") > len(order) - 10
    bad = run("verify-shuffle", "--seed", SEED, "--commitment", "0" * 64, "--lang", language)
    assert bad.exit_code == 1
    assert message("shuffle-differs", language) in bad.stdout


def test_shuffles_of_a_file(files):
    for name in ("match.sjn", "match.jsonl"):
        result = run("verify-shuffle", files / name)
        assert result.exit_code == 0
        assert len(result.stdout.splitlines()) == len(RECORDS)
    file: Path = files / "match.sjn"
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(r'\[Seed "...', '[Seed "000', text, count=1), encoding="utf-8")
    result = run("verify-shuffle", file)
    assert result.exit_code == 1
    assert "not shuffled by this seed" in result.stderr
    file.write_text(re.sub(r"\[(Seed|Commitment) .*\n", "", text), encoding="utf-8")
    for language in LANGUAGES:
        assert run("verify-shuffle", file, "--lang", language).exit_code == 1


def test_shuffle_usage(tmp_path):
    assert run("verify-shuffle").exit_code == 2
    assert run("verify-shuffle", "x.sjn", "--seed", SEED).exit_code == 2
    assert run("verify-shuffle", "--seed", "12").exit_code == 2
    assert run("verify-shuffle", "--seed", SEED, "--rules", "qqq").exit_code == 2
    house = tmp_path / "house.toml"
    house.write_text('extends = "qq"\n[options]\nkitty = 12\n', encoding="utf-8")
    assert run("verify-shuffle", "--seed", SEED, "--rules", house).exit_code == 0


def test_reading_what_was_shown_is_not_needed_for_help():
    for words in (("record", "--help"), ("record", "show", "--help"), ("verify-shuffle", "--help")):
        assert run(*words).exit_code == 0
    assert read(write(RECORDS[0]))[0].complete
