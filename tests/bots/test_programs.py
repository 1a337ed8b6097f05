"""Programs as bots: some play well, some crash, hang, babble or cheat; and our bots as programs."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import msgspec
import pytest

from shengji.arena.matchup import Pairing, observe
from shengji.arena.results import side_means
from shengji.bots.outside import Forfeit, close_programs, entrant
from shengji.bots.programs import Program, ProgramFault
from shengji.game import fold, start
from shengji.game.shuffling import seed_from
from shengji.rules.presets import load

PYTHON = sys.executable
PATIENCE = 120.0
"""Seconds for what a program does in moments: a slow and busy machine is no fault."""


@pytest.fixture(autouse=True)
def _ended():
    yield
    close_programs()


@pytest.fixture
def script(tmp_path):
    """Writes a script and gives the command that runs it."""

    def written(text, *arguments):
        file = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        file.write_text(text)
        return " ".join([PYTHON, str(file), *arguments])

    return written


SERVE = f"{PYTHON} -m shengji bot simple"


def play(a, rules="one-deck", b="simple", number=0, limit=PATIENCE, **changes):
    return observe(Pairing(rules=load(rules), a=a, b=b, seed="programs", limit=limit, **changes), number)


@pytest.mark.parametrize("rules", ["competition", "zhaopengyou", "xinyang", "chaodipi", "nanning"])
def test_our_bot_as_a_program_plays_as_it_does_here(rules):
    here, there = play("simple", rules), play(f"exec:{SERVE}", rules)
    assert [play.scores for play in here.plays] == [play.scores for play in there.plays]
    assert all(play.offender == -1 for play in there.plays)


@pytest.mark.parametrize("kind", ["botzone-stay", "botzone"])
def test_our_bot_as_a_program_for_botzone(kind):
    deals = 3 if kind == "botzone-stay" else 1
    if kind == "botzone":
        # Started for each turn, it takes seconds a deal; the wire is the same.
        program = Program(f"{SERVE} --protocol botzone", once=True)
        deal = {"stage": "deal", "deliver": [8], "global": {"level": "2"}, "playerpos": 1}
        line = msgspec.json.encode({"requests": [deal], "responses": []})
        for _ in range(2):
            assert msgspec.json.decode(program.ask(line, PATIENCE)) == {"response": []}
        return
    for number in range(deals):
        there = play(f"{kind}:{SERVE} --protocol botzone", "botzone", "random", number)
        assert all(play.offender == -1 for play in there.plays)
        assert side_means(there, "a")[0] == 1.0


def test_the_order_of_botzones_suits_is_a_setting():
    words = f"{SERVE} --protocol botzone --botzone-suits hdsc"
    there = play(f"botzone-stay:{words}", "botzone", "random", suits="hdsc")
    assert all(play.offender == -1 for play in there.plays)


CRASHES = "import sys; sys.stdin.readline(); sys.exit(3)"
HANGS = "import time; time.sleep(600)"
BABBLES = "import sys\nfor line in sys.stdin: print('my move is S7', flush=True)"
FLOODS = "import sys\nfor line in sys.stdin:\n  sys.stdout.write('x' * 3000000); sys.stdout.flush()"
LISTS = "import sys\nfor line in sys.stdin: print('[1]', flush=True)"
GIVES_UP = 'import sys\nfor line in sys.stdin: print(\'{"error": {"code": "x", "message": "no idea"}}\', flush=True)'
NO_ACTION = 'import sys\nfor line in sys.stdin: print(\'{"action": {"do": "sing"}}\', flush=True)'
CHEATS = 'import sys\nfor line in sys.stdin: print(\'{"action": {"do": "play", "cards": "BJ BJ BJ"}}\', flush=True)'


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (CRASHES, "program-crashed"),
        (HANGS, "program-time"),
        (BABBLES, "program-babble"),
        (FLOODS, "program-babble"),
        (LISTS, "program-babble"),
        (GIVES_UP, "program-error"),
        (NO_ACTION, "program-answer"),
        (CHEATS, "bot-illegal"),
    ],
)
def test_a_program_that_fails_forfeits(script, text, code):
    observed = play(f"exec:{script(text)}", limit=1.0 if code == "program-time" else PATIENCE)
    for played in observed.plays:
        assert played.fault == code
        assert played.seats[played.offender] == "a"
        for score, who in zip(played.scores, played.seats, strict=True):
            assert (score.win, score.levels) == ((0.0, -1.0) if who == "a" else (1.0, 1.0))


def test_a_program_that_is_not_there(tmp_path):
    assert play(f"exec:{tmp_path / 'none'}").plays[0].fault == "program-start"


def test_a_botzone_program_that_fails_forfeits(script):
    for text, code in ((BABBLES, "program-babble"), (CRASHES, "program-crashed"), (LISTS, "program-babble")):
        observed = play(f"botzone:{script(text)}", "botzone")
        assert {played.fault for played in observed.plays} == {code}


def test_a_program_is_started_again_after_a_fault(script):
    program = Program(
        script(
            "import sys\nfor n, line in enumerate(sys.stdin):\n  if n == 1: sys.exit(7)\n  print(line[:4], flush=True)"
        )
    )
    assert program.ask(b"abcdef", PATIENCE) == b"abcd"
    with pytest.raises(ProgramFault) as caught:
        program.ask(b"x", PATIENCE)
    assert caught.value.details["status"] == 7
    assert program.ask(b"ghijkl", PATIENCE) == b"ghij"
    program.close()


def test_long_lines_both_ways_do_not_block(script):
    program = Program(script("import sys\nfor line in sys.stdin:\n  print('y' * 500000, flush=True)"))
    assert len(program.ask(b"x" * 900_000, PATIENCE)) == 500_000
    program.close()


def test_a_program_that_reads_to_the_end_is_asked_once(script):
    program = Program(script("import sys; text = sys.stdin.read(); print(len(text))"), once=True)
    assert [program.ask(b"abc", PATIENCE).strip() for _ in range(2)] == [b"4", b"4"]


def test_a_fault_explains_itself(script):
    from shengji.bots.table import play_deal
    from shengji.text.messages import LANGUAGES

    rules = load("one-deck")
    bots = [entrant(f"exec:{script(CRASHES)}", Random(0), seat) for seat in range(4)]
    with pytest.raises(Forfeit) as caught:
        play_deal(fold([start(rules)]), bots, seed_from("x"))
    for language in LANGUAGES:
        assert "3" in caught.value.message(language)


def test_the_program_answers_each_line_at_once():
    words = [PYTHON, "-m", "shengji", "bot", "simple"]
    line = b'{"id": 1, "rules": "one-deck", "seat": 1, "level": "2", "trump": "S", "banker": 1, "hand": "HA"}\n'
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for sent, wanted in ((line, b'{"id":1,"action":{"do":"play","cards":"HA"}}\n'), (b"\n{\n", None)):
            process.stdin.write(sent)
            process.stdin.flush()
            answer = process.stdout.readline()
            assert answer == wanted if wanted else b"json-syntax" in answer
        process.stdin.close()
        assert process.wait(PATIENCE) == 0
