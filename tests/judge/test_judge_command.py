"""`shengji judge` as a command: streams, files, languages and exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TRICK = {"rules": "qq", "level": "T", "trump": "S", "plays": ["H5", "HK", "HQ", "H2"]}
BAD = {"rules": "qq", "level": "T", "trump": "S", "plays": ["H1"]}


def judge(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command with an environment that names no language."""
    plain = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "SHENGJI_LANG")}
    return subprocess.run(
        [sys.executable, "-m", "shengji", "judge", *arguments],
        input=given,
        capture_output=True,
        check=False,
        env=plain | environment,
    )


def lines(*questions: Any) -> bytes:
    return b"".join(q + b"\n" if isinstance(q, bytes) else json.dumps(q).encode() + b"\n" for q in questions)


def answers(run: subprocess.CompletedProcess[bytes]) -> list[Any]:
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_questions_on_standard_input():
    run = judge(given=lines(TRICK, TRICK | {"leader": 2}))
    assert [result["winner"] for result in answers(run)] == [2, 3]
    assert run.returncode == 0
    assert run.stderr == b""


def test_bad_lines_among_good_ones():
    run = judge(given=lines(TRICK, BAD, b"{", b"\xff\xfe", b"[" * 10_000, b"", TRICK)[:-1])
    found = answers(run)
    assert [result.get("error", {}).get("code") for result in found] == [
        None,
        "card-unknown",
        "json-syntax",
        "json-syntax",
        "json-depth",
        None,
    ]
    assert [result["error"]["line"] for result in found if "error" in result] == [2, 3, 4, 5]
    assert run.returncode == 1
    assert b"Traceback" not in run.stderr


def test_no_input():
    run = judge()
    assert answers(run)[0]["error"]["code"] == "input-empty"
    assert run.returncode == 1


def test_files(tmp_path: Path):
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    first.write_bytes(b"\xef\xbb\xbf" + lines(TRICK))
    second.write_bytes(lines(TRICK, TRICK).replace(b"\n", b"\r\n"))
    run = judge(str(first), str(second))
    assert len(answers(run)) == 3
    assert run.returncode == 0


def test_a_file_beside_standard_input(tmp_path: Path):
    file = tmp_path / "questions.jsonl"
    file.write_bytes(lines(TRICK))
    run = judge(str(file), "-", given=lines(BAD))
    assert ["error" in result for result in answers(run)] == [False, True]
    assert run.returncode == 1


def test_a_file_that_cannot_be_read_does_not_stop_the_next(tmp_path: Path):
    file = tmp_path / "questions.jsonl"
    file.write_bytes(lines(TRICK))
    run = judge(str(tmp_path / "missing.jsonl"), str(tmp_path), str(file))
    assert len(answers(run)) == 1
    assert b"missing.jsonl" in run.stderr
    assert b"Traceback" not in run.stderr
    assert run.returncode == 1


@pytest.mark.parametrize(
    ("arguments", "environment", "letters"),
    [
        (["--lang", "en"], {}, "single"),
        (["--lang", "zh-Hans"], {}, "单"),
        (["--lang", "zh-Hant"], {}, "單"),
        ([], {"SHENGJI_LANG": "zh-TW"}, "單"),
        ([], {"LANG": "zh_CN.UTF-8"}, "单"),
        ([], {}, "single"),
    ],
    ids=["en", "zh-Hans", "zh-Hant", "SHENGJI_LANG", "LANG", "none"],
)
def test_language(arguments, environment, letters):
    run = judge(*arguments, given=lines(TRICK), **environment)
    assert letters in answers(run)[0]["plays"][0]["shape"]


def test_output_is_utf8_whatever_the_locale():
    run = judge("--lang", "zh-Hans", given=lines(BAD), LC_ALL="C", PYTHONIOENCODING="ascii")
    assert "牌" in answers(run)[0]["error"]["message"]
    assert run.returncode == 1


def test_a_reader_that_goes_away_ends_the_command_quietly():
    command = f"{sys.executable} -m shengji judge | head -n 1"
    run = subprocess.run(
        ["bash", "-c", command], input=lines(*[TRICK] * 20_000), capture_output=True, check=False, timeout=240
    )
    assert len(run.stdout.splitlines()) == 1
    assert run.stderr == b""


def test_each_answer_comes_before_the_next_question():
    command = [sys.executable, "-m", "shengji", "judge"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run:
        assert run.stdin
        assert run.stdout
        for leader in (1, 2):
            run.stdin.write(lines(TRICK | {"leader": leader}))
            run.stdin.flush()
            assert json.loads(run.stdout.readline())["winner"] == leader + 1
        run.stdin.close()
        assert run.wait() == 0


def test_help():
    run = judge("--help")
    assert run.returncode == 0
    assert b"JSON" in run.stdout
