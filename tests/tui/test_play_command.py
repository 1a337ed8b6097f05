"""``shengji play`` in a pseudo-terminal: a whole deal, leaving and going on, interruptions, and what goes wrong."""

import os
import re
import signal
import subprocess
import sys
from functools import partial

import pexpect
import pytest

from shengji.notation.eventlog import read_log
from shengji.notation.verifying import verify

PROMPT = "\n> "
WAIT = 120
"""Seconds that anything may take: a slow and busy machine is no fault."""


@pytest.fixture
def save(tmp_path):
    return tmp_path / "match.jsonl"


def spawn(tmp_path, *arguments, lang="en", width=80, **environment):
    """The command in a terminal of its own."""
    env = {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state"), "TERM": "dumb", "SHENGJI_LANG": lang}
    env.update({"LC_ALL": "C.UTF-8", "INPUTRC": os.devnull, **environment})
    return pexpect.spawn(
        sys.executable,
        ["-m", "shengji", "play", "--fast", *map(str, arguments)],
        env=env,
        encoding="utf-8",
        timeout=WAIT,
        dimensions=(50, width),
        # Whoever runs the tests in the background of a shell ignores Ctrl-C, and what they start would too.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )


def run(tmp_path, *arguments, text="", lang="en", **environment):
    """The command without a terminal: exit status, output, errors."""
    env = {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state"), "SHENGJI_LANG": lang, **environment}
    done = subprocess.run(
        [sys.executable, "-m", "shengji", "play", "--fast", *map(str, arguments)],
        env=env,
        input=text.encode(),
        capture_output=True,
        timeout=WAIT,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def until_prompt(child):
    """What is printed up to the next prompt, escape sequences gone."""
    child.expect_exact(PROMPT.replace("\n", "\r\n"))
    return re.sub(r"\x1b\[[?0-9;]*[A-Za-z]", "", child.before).replace("\r", "")


def answer(child, line):
    child.sendline(line)
    return until_prompt(child)


def advance(child, shown):
    """Answer a prompt: by the default where there is one, else by the first hint."""
    if "Enter" in shown.splitlines()[-1]:
        return answer(child, "")
    answer(child, "h")
    return answer(child, "1")


def finished(child):
    """Wait for the end; the exit status and what was printed last."""
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus, child.before


def interrupted(child):
    """Press Ctrl-C until the command ends; the exit status and what was printed last.

    Python notices one that comes just before it begins to wait for a line only with the next.
    """
    for _ in range(WAIT // 10):
        child.sendintr()
        if child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=10) == 0:
            break
    child.close()
    return child.exitstatus, child.before


def log_of(path):
    reading = read_log(path.read_bytes())
    assert not reading.problems
    assert verify(reading.events) is None
    return reading.events


def test_a_whole_deal(tmp_path, save):
    child = spawn(tmp_path, "--seed", "test", "--save", save)
    shown = until_prompt(child)
    assert "Deal 1" in shown
    assert "SHA-256" in shown
    everything = shown
    for _ in range(200):
        if "End of deal 1" in shown:
            break
        shown = advance(child, shown)
        everything += shown
    assert "The opponents have" in shown
    assert "is banker next" in shown or "You are banker next" in shown
    assert "Seed of the shuffle" in shown
    assert "Traceback" not in everything
    sheet = answer(child, "s")
    assert "Banker" in sheet
    assert "banker’s side" in sheet
    child.sendline("q")
    status, rest = finished(child)
    assert status == 0
    assert f"shengji play --resume {save}" in rest
    names = [type(event).__name__ for event in log_of(save)]
    assert names[0] == "MatchStarted"
    assert names[-1] == "DealEnded"


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("xinyang", ["bids once, downwards", "Your bid?", "points together", "Stakes:", "The next bank is bid for"]),
        ("chaodipi", ["The bank is open", "Trump is", "Your"]),
        ("zhaopengyou", ["The banker calls friends", "friend: ", "The next bank is declared for"]),
    ],
)
def test_a_deal_of_a_regional_game(tmp_path, save, rules, told):
    child = spawn(tmp_path, "--rules", rules, "--seed", "tea", "--save", save)
    shown = everything = until_prompt(child)
    for _ in range(300):
        if "End of deal 1" in shown:
            break
        shown = advance(child, shown)
        everything += shown
    assert "Traceback" not in everything
    for words in [*told, "End of deal 1"]:
        assert words in everything
    child.sendline("q")
    assert finished(child)[0] == 0
    assert type(log_of(save)[-1]).__name__ == "DealEnded"


def hand_in(shown):
    return [line for line in shown.splitlines() if re.match(r"(trump|[SHCD][♠♥♣♦] )", line)]


def go_to_play(child):
    shown = until_prompt(child)
    for _ in range(60):
        if "Your play" in shown or "Your lead" in shown or "Only one play" in shown:
            return shown
        shown = advance(child, shown)
    raise AssertionError("the play never began")


def test_leaving_and_going_on_at_the_same_position(tmp_path, save):
    child = spawn(tmp_path, "--seed", "test", "--save", save)
    shown = advance(child, go_to_play(child))
    hand = hand_in(answer(child, "v"))
    before = save.read_bytes()
    child.sendline("q")
    assert finished(child)[0] == 0
    again = spawn(tmp_path, "--resume", save)
    shown = until_prompt(again)
    assert "Going on with" in shown
    assert hand_in(shown) == hand
    assert save.read_bytes() == before
    advance(again, shown)
    assert len(save.read_bytes()) > len(before)
    again.sendeof()
    assert finished(again)[0] == 0
    log_of(save)


def test_ctrl_c_and_going_on_with_the_last_match(tmp_path):
    child = spawn(tmp_path, "--seed", "test")
    shown = advance(child, go_to_play(child))
    hand = hand_in(shown)
    status, rest = interrupted(child)
    assert status == 130
    assert "Saved. Go on with: shengji play --resume" in rest
    assert "Traceback" not in rest
    again = spawn(tmp_path, "--resume", "-")
    assert hand_in(until_prompt(again)) == hand
    assert interrupted(again)[0] == 130


def test_a_killed_client_loses_nothing_shown(tmp_path, save):
    child = spawn(tmp_path, "--seed", "test", "--save", save)
    hand = hand_in(advance(child, go_to_play(child)))
    child.kill(signal.SIGKILL)
    child.wait()
    again = spawn(tmp_path, "--resume", save)
    assert hand_in(until_prompt(again)) == hand
    again.close(force=True)
    log_of(save)


def test_wrong_input_is_refused_and_nothing_is_lost(tmp_path, save):
    child = spawn(tmp_path, "--seed", "test", "--save", save)
    shown = go_to_play(child)
    before = save.read_bytes()
    for wrong in ("xyz", "H1", "BJBJBJ", "99", "w", "y"):
        assert "Traceback" not in answer(child, wrong)
    assert "Cards are suit and rank" in answer(child, "S1")
    assert save.read_bytes() == before
    assert "1)" in answer(child, "?")
    assert "What you can type" in answer(child, "help")
    assert "1)" in answer(child, "h")
    assert "What the opponents" in answer(child, "s")
    assert hand_in(answer(child, "v")) == hand_in(shown)
    child.close(force=True)


@pytest.mark.parametrize(("lang", "width"), [("zh-Hans", 40), ("zh-Hant", 100)])
def test_chinese(tmp_path, lang, width):
    child = spawn(tmp_path, "--seed", "test", lang=lang, width=width)
    shown = until_prompt(child)
    assert {"zh-Hans": "升级", "zh-Hant": "升級"}[lang] in shown
    helped = answer(child, {"zh-Hans": "帮助", "zh-Hant": "說明"}[lang])
    assert {"zh-Hans": "可以输入什么", "zh-Hant": "可以輸入什麼"}[lang] in helped
    assert {"zh-Hans": "闲家得分与升级", "zh-Hant": "閒家得分與升級"}[lang] in answer(child, "比分")
    child.sendline({"zh-Hans": "退出", "zh-Hant": "離開"}[lang])
    status, rest = finished(child)
    assert status == 0
    assert "shengji play --resume" in rest


def test_the_language_of_the_environment(tmp_path):
    status, out, _ = run(tmp_path, "--seed", "a", lang="", LANG="zh_TW.UTF-8")
    assert status == 0
    assert "升級" in out
    status, out, _ = run(tmp_path, "--seed", "a", "--lang", "en", lang="zh-Hans")
    assert "Deal 1" in out


def test_the_same_seed_deals_the_same_cards(tmp_path):
    first = run(tmp_path, "--seed", "tea", "--save", tmp_path / "1", text="\n\n\n")[1]
    second = run(tmp_path, "--seed", "tea", "--save", tmp_path / "2", text="\n\n\n")[1]
    other = run(tmp_path, "--seed", "milk", "--save", tmp_path / "3", text="\n\n\n")[1]
    assert first.splitlines()[1:-1] == second.splitlines()[1:-1]
    assert first.splitlines()[7:] != other.splitlines()[7:]


def test_a_terminal_without_signs_and_colours(tmp_path):
    _, out, _ = run(tmp_path, "--seed", "tea", text="help\n?\n", PYTHONIOENCODING="ascii", NO_COLOR="1")
    assert "Traceback" not in out
    assert "\x1b" not in out
    assert re.search(r"\+ [SHCD]\w", out)


def test_colours_can_be_off(tmp_path):
    coloured = spawn(tmp_path, "--seed", "tea", TERM="xterm-256color")
    coloured.expect_exact("You could show")
    assert "\x1b[" in coloured.before
    assert "\x1b[1;31m" in coloured.before
    coloured.close(force=True)
    plain = spawn(tmp_path, "--seed", "tea", TERM="xterm-256color", NO_COLOR="1")
    plain.expect_exact("You could show")
    assert "31m" not in plain.before
    plain.close(force=True)


def test_rules_options_and_seats(tmp_path):
    _, out, _ = run(tmp_path, "--rules", "qq", "--seats", "6", "--option", "kitty=6", "--seat", "2", text="r\n" * 9)
    assert "You sit at seat 2" in out
    assert "Different from this:" in out
    own = tmp_path / "own.toml"
    own.write_text('extends = "one-deck"\n[options]\nlevel_cap = 1\n')
    status, out, _ = run(tmp_path, "--rules", own, text="r\n" * 9)
    assert status == 0
    assert "/48" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--rules", "nonsense"], "There is no preset"),
        (["--rules", "missing.toml"], "missing.toml"),
        (["--option", "kittty=3"], "Did you mean kitty"),
        (["--option", "kitty"], "NAME=VALUE"),
        (["--seats", "6"], "leave"),
        (["--seat", "5"], "no seat 5"),
        (["--bots", "genius"], "genius"),
        (["--resume", "x", "--seed", "y"], "--seed"),
    ],
)
def test_what_cannot_be_played_is_explained(tmp_path, arguments, said):
    status, out, errors = run(tmp_path, *arguments)
    assert status == 2
    assert said in errors
    assert "Traceback" not in out + errors


@pytest.mark.parametrize("content", ["hello\n", '{"event":"deal"}\n', "", "\x00\n"])
def test_a_resume_file_of_another_kind(tmp_path, save, content):
    save.write_text(content)
    status, out, errors = run(tmp_path, "--resume", save)
    assert status == 1
    assert errors
    assert "Traceback" not in out + errors
    assert save.read_text() == content


def test_a_resume_file_that_is_missing_or_a_folder(tmp_path):
    for path in (tmp_path / "nothing", tmp_path):
        status, _, errors = run(tmp_path, "--resume", path)
        assert status == 1
        assert str(path) in errors
        assert "Traceback" not in errors
    status, _, errors = run(tmp_path, "--resume", "-")
    assert status == 1
    assert "no match to go on with" in errors


def test_an_edited_or_cut_save(tmp_path, save):
    run(tmp_path, "--seed", "tea", "--save", save, text="\n" * 8)
    whole = save.read_bytes()
    save.write_bytes(whole.replace(b'"names"', b'"NAMES"'))
    status, _, errors = run(tmp_path, "--resume", save)
    assert status == 1
    assert "Traceback" not in errors
    save.write_bytes(whole[:-20])
    status, out, _ = run(tmp_path, "--resume", save)
    assert status == 0
    assert "left out" in out


def test_a_save_that_exists_is_not_overwritten(tmp_path, save):
    save.write_text("precious")
    status, _, errors = run(tmp_path, "--save", save)
    assert status == 1
    assert "exists already" in errors
    assert save.read_text() == "precious"


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")
    status, _, errors = run(tmp_path, "--save", tmp_path / "file" / "match.jsonl")
    assert status == 1
    assert "could not be written" in errors
    assert "Traceback" not in errors


def test_a_folder_that_nobody_can_make(tmp_path):
    """A name so long that the system takes it from nobody, not even from root."""
    status, _, errors = run(tmp_path, "--save", tmp_path / ("f" * 300) / "match.jsonl")
    assert status == 1
    assert "could not be written" in errors
    assert "Traceback" not in errors


def test_a_full_disk(tmp_path, save):
    """A limit on file sizes stands for the full disk: what was shown is saved, the rest is refused."""
    script = f'ulimit -f 12; exec "{sys.executable}" -m shengji play --fast --seed test --save "{save}"'
    env = {**os.environ, "SHENGJI_LANG": "en", "XDG_STATE_HOME": str(tmp_path)}
    done = subprocess.run(
        ["bash", "-c", script], env=env, input=b"h\n1\n\n" * 400, capture_output=True, timeout=WAIT, check=False
    )
    assert done.returncode == 1
    assert b"could not be written" in done.stderr
    assert b"Traceback" not in done.stderr
    assert b"Everything shown before is saved" in done.stdout
    status, out, _ = run(tmp_path, "--resume", save)
    assert status == 0
    assert "Going on" in out
    log_of(save)


def test_nobody_reads_any_more(tmp_path, save):
    script = f'yes h | "{sys.executable}" -m shengji play --fast --seed test --save "{save}" | head -5'
    env = {**os.environ, "SHENGJI_LANG": "en", "XDG_STATE_HOME": str(tmp_path)}
    done = subprocess.run(["bash", "-c", script], env=env, capture_output=True, timeout=WAIT, check=False)
    assert b"Traceback" not in done.stderr
    log_of(save)
