"""`shengji simulate`, and the simulation behind it."""

from __future__ import annotations

import hashlib
import re

import pytest
from typer.testing import CliRunner

from shengji.arena import simulate as arena
from shengji.arena.facts import Totals
from shengji.arena.simulate import Plan, check, measure, play, simulate
from shengji.cli import app
from shengji.commands import simulate as command
from shengji.game import events as e
from shengji.game.engine import moments
from shengji.game.state import current, rule_of
from shengji.notation.eventlog import read_log
from shengji.rules.presets import load, with_options
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES


@pytest.fixture(autouse=True)
def _plain(monkeypatch):
    monkeypatch.delenv("SHENGJI_LANG", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")


def plan(**changes):
    return Plan(**{"rules": load("one-deck"), "bots": ("simple", "random"), "seed": "s", **changes})


def totals_of(wanted, number, jobs=1):
    totals = Totals()
    for facts in simulate(wanted, number, jobs):
        totals.add(facts)
    return totals


def run(*words):
    return CliRunner().invoke(app, ["simulate", *words], catch_exceptions=False)


def digest(result):
    assert result.exit_code == 0, result.stderr
    return re.search(r"[0-9a-f]{64}", result.stdout)[0]


def test_the_digest_does_not_depend_on_the_number_of_processes():
    alone, together = totals_of(plan(), 50), totals_of(plan(), 50, 2)
    assert alone.digest == together.digest
    assert alone.points == together.points
    assert totals_of(plan(seed="t"), 50).digest != alone.digest


def test_the_digest_is_over_the_logs_in_order():
    whole = hashlib.sha256(b"".join(measure(plan(), number).digest for number in range(4)))
    assert totals_of(plan(), 4).digest == whole.hexdigest()


def test_deals_begin_at_the_level_asked_for():
    for level, wanted in (("T", {"T"}), (None, {"2"})):
        assert {play(plan(level=level), number)[0].levels[0] for number in range(5)} == wanted
    drawn = [play(plan(level="random"), number)[0].levels for number in range(12)]
    assert len(set(drawn)) > 4
    assert all(len(set(levels)) == 1 for levels in drawn)


def test_what_is_counted():
    # Random bots throw now and then, and mostly fail.
    wanted = plan(rules=load("competition"), bots=("random",))
    for number in range(6):
        log = play(wanted, number)
        facts = measure(wanted, number)
        assert facts.plays == sum(isinstance(event, e.Played) for event in log)
        assert facts.leads == sum(isinstance(event, e.TrickTaken) for event in log)
        assert facts.failed == sum(isinstance(event, e.ThrowFailed) for event in log)
        assert facts.redeals == sum(isinstance(event, e.Redealt) for event in log)
        (ended,) = [event for event in log if isinstance(event, e.DealEnded)]
        assert facts.deals[0].opponents == ended.opponents
        assert facts.winners is None
    totals = totals_of(wanted, 40)
    assert totals.throws >= totals.failed > 0
    assert totals.deals == sum(totals.points.values()) == sum(totals.steps.values()) == 40
    assert totals.points_at(0) <= totals.points_at(0.25) <= totals.points_at(0.5) <= max(totals.points)


def test_whole_matches():
    totals = totals_of(plan(matches=True), 5)
    assert sum(totals.lengths) == totals.deals
    assert set(totals.winners) <= {(0, 2), (1, 3)}
    assert totals.logs == sum(totals.winners.values()) == 5


def test_bids_payments_and_points_of_seats_are_counted():
    auctions = totals_of(plan(rules=load("xinyang"), bots=("simple",)), 12)
    assert sum(auctions.bids.values()) == auctions.deals == 12
    assert sum(auctions.made.values()) == auctions.kept()
    assert sum(auctions.mean_gains()) == pytest.approx(0)
    alone = totals_of(plan(rules=load("erbaisi"), bots=("simple",)), 6)
    assert not alone.bids
    assert sum(alone.mean_gains()) >= 200
    assert sum(alone.most.values()) >= 6


def test_a_match_counts_what_each_deal_added():
    facts = measure(plan(rules=load("erbaisi"), bots=("simple",), matches=True), 0)
    assert len(facts.deals) == 4
    for deal in facts.deals:
        assert 180 <= sum(deal.gained) < 500


@pytest.mark.parametrize("name", ["pajiwo", "chaodipi-hidden", "chaodipi"])
def test_throws_are_counted_by_the_trump_that_stands(name):
    wanted = plan(rules=load(name), bots=("random",))
    for number in range(8):
        log = play(wanted, number)
        throws = 0
        for before, event in zip(moments(log), log[1:], strict=False):
            if isinstance(event, e.ThrowFailed):
                throws += 1
            elif isinstance(event, e.Played) and current(before).lead is None and not current(before).attempted:
                throws += rule_of(before).read(event.cards, event.announced).kind == "throw"
        assert measure(wanted, number).throws == throws


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"bots": ("simpel",)}, "bot-unknown"),
        ({"level": "X"}, "level-not-played"),
        ({"rules": with_options(load("one-deck"), {"kitty": 7})}, "hands-uneven"),
    ],
)
def test_a_plan_is_checked_first(changes, code):
    with pytest.raises(TextError) as caught:
        check(plan(**changes))
    assert caught.value.code == code


def test_a_fault_in_a_process_is_told(tmp_path):
    wanted = plan(records=tmp_path / "gone")
    with pytest.raises(TextError) as caught:
        list(simulate(wanted, 4, 2))
    assert caught.value.code == "records-unwritable"
    assert "gone" in caught.value.message("zh-Hans")


# -- the command


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table(language):
    result = run("--rules", "one-deck", "--deals", "30", "--jobs", "1", "--lang", language)
    assert result.exit_code == 0
    assert "simple" in result.stdout
    assert "█" in result.stdout
    assert " %" in result.stdout
    assert "30" in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_games_without_sides_or_levels(language):
    alone = run("--rules", "erbaisi", "--deals", "4", "--jobs", "1", "--lang", language)
    bids = run("--rules", "xinyang", "--deals", "4", "--jobs", "1", "--lang", language)
    for result in (alone, bids):
        assert result.exit_code == 0
        assert "simulate-" not in result.stdout
        assert re.search(r"1: \S+, 2: \S+, 3: \S+, 4: ", result.stdout)


def test_what_tables_of_games_without_sides_or_levels_say():
    alone = run("--rules", "erbaisi", "--deals", "4", "--jobs", "1").stdout
    assert "Points a deal" in alone
    assert "Bank kept" not in alone
    bids = run("--rules", "xinyang", "--deals", "4", "--jobs", "1").stdout
    assert "Payments a deal" in bids
    assert re.search(r"120 \(made [\d.]+ %\)", bids)
    assert "Outcomes" not in bids
    assert "●" not in bids


def test_matches_in_the_table():
    result = run("--rules", "one-deck", "--matches", "3", "--jobs", "1", "--bots", "simple,random")
    assert "Deals a match" in result.stdout
    assert "seats 1 + 3: 100.0 %" in result.stdout


def test_the_same_seed_gives_the_same_digest():
    words = ("--rules", "one-deck", "--deals", "20")
    first = digest(run(*words, "--jobs", "1", "--seed", "x"))
    assert first == digest(run(*words, "--jobs", "2", "--seed", "x"))
    assert first != digest(run(*words, "--jobs", "1", "--seed", "y"))


def test_options_and_files(tmp_path):
    file = tmp_path / "house.toml"
    file.write_text('extends = "one-deck"\n[options]\nkitty = 2\n')
    words = ("--rules", str(file), "--deals", "5", "--jobs", "1")
    assert digest(run(*words)) != digest(run(*words, "--option", "kitty=6"))
    assert digest(run(*words, "--option", "throws=none", "--option", "must_play = 5,T")) != digest(run(*words))


def test_records_are_logs(tmp_path):
    folder = tmp_path / "new" / "logs"
    result = run("--rules", "one-deck", "--deals", "3", "--jobs", "1", "--records", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["deal-000001.jsonl", "deal-000002.jsonl", "deal-000003.jsonl"]
    whole = hashlib.sha256()
    for number, file in enumerate(files):
        data = file.read_bytes()
        whole.update(hashlib.sha256(data).digest())
        assert list(read_log(data).checked()) == play(plan(bots=("simple",), seed="0"), number)
    assert digest(result) == whole.hexdigest()


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--rules", "qq5"], "Did you mean qq"),
        (["--rules", "none.toml"], "no file"),
        (["--bots", "simpel"], "Did you mean simple"),
        (["--bots", "simple,"], "The bots are: random, beginner, simple, club-1"),
        (["--option", "kity=3"], "Did you mean kitty"),
        (["--option", "kitty"], "NAME=VALUE"),
        (["--option", "kitty=7"], "Set kitty to 4 / 8"),
        (["--option", "throws=some"], "any, trump, none"),
        (["--deals", "0"], "--deals"),
        (["--matches", "-3"], "--matches"),
        (["--jobs", "0"], "--jobs"),
        (["--deals", "5", "--matches", "5"], "not for both"),
        (["--level", "1"], "no level of these rules"),
    ],
)
def test_mistakes(words, hint):
    result = run(*words)
    assert result.exit_code == 2
    assert hint in result.stderr
    assert "Traceback" not in result.stderr


def test_a_folder_that_cannot_be_written(tmp_path):
    (tmp_path / "file").write_text("")
    result = run("--deals", "1", "--records", str(tmp_path / "file"))
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


def test_an_interrupt_shows_what_there_is(monkeypatch):
    def interrupted(wanted, number, jobs):
        for index in range(3):
            yield measure(wanted, index)
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "simulate", interrupted)
    result = run("--rules", "one-deck", "--deals", "500", "--jobs", "1")
    assert result.exit_code == command.INTERRUPTED == 130
    assert "3 of 500" in result.stderr
    assert "█" in result.stdout
