"""The arena: seatings, statistics, going on after an interrupt, ratings, losses, and the command."""

from __future__ import annotations

import json
import re
from functools import partial
from tempfile import TemporaryDirectory

import msgspec
import pytest
from typer.testing import CliRunner

from shengji.arena import running
from shengji.arena.losses import costliest, turning, write_losses
from shengji.arena.matchup import Observation, Pairing, logs, observe, seatings
from shengji.arena.plot import ratings_svg, running_svg
from shengji.arena.ratings import rated
from shengji.arena.results import Estimate, Tally, side_means
from shengji.arena.running import observations
from shengji.arena.store import Store
from shengji.arena.timing import Times
from shengji.cli import app
from shengji.commands.arena import clock_of
from shengji.game import events as e
from shengji.notation.reader import read
from shengji.notation.record import from_events
from shengji.rules.presets import load
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES


@pytest.fixture(autouse=True)
def _plain(monkeypatch):
    monkeypatch.delenv("SHENGJI_LANG", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")


def pairing(**changes):
    return Pairing(**{"rules": load("one-deck"), "a": "simple", "b": "random", "seed": "s", **changes})


def result_of(found, wanted):
    tally = Tally()
    for observed in found:
        tally.add(observed)
    return tally.result(wanted)


def run(*words):
    return CliRunner().invoke(app, ["arena", *map(str, words)], catch_exceptions=False)


def untimed(observed):
    return [(one.number, one.plays) for one in observed]


# -- seatings


def test_two_sides_are_exchanged():
    assert seatings(load("competition")) == ("abab", "baba")
    assert seatings(load("two-player")) == ("ab", "ba")


@pytest.mark.parametrize(
    ("rules", "number"), [("erbaisi", 2), ("xinyang", 2), ("zhaopengyou", 10), ("zhaopengyou-6", 2)]
)
def test_without_two_sides_each_bot_has_every_seat_equally_often(rules, number):
    found = seatings(load(rules))
    assert len(found) == number
    for seat in range(load(rules).seats):
        assert sum(seating[seat] == "a" for seating in found) * 2 == number


def test_every_seating_has_the_same_cards():
    wanted = pairing(rules=load("competition"))
    first, second = (log for _, log in logs(wanted, 3))
    orders = [next(event.order for event in log if isinstance(event, e.DealStarted)) for log in (first, second)]
    assert orders[0] == orders[1]
    assert first[0].names == ("simple", "random") * 2
    assert second[0].names == ("random", "simple") * 2


@pytest.mark.parametrize("rules", ["competition", "erbaisi", "xinyang", "zhaopengyou", "two-player"])
def test_a_bot_against_itself_is_even(rules):
    for number in range(3):
        observed = observe(pairing(rules=load(rules), b="simple"), number)
        assert side_means(observed, "a") == pytest.approx(side_means(observed, "b"))
        if rules in ("competition", "two-player"):
            assert side_means(observed, "a")[0] == 0.5


def test_scores_follow_from_the_deal():
    wanted = pairing(rules=load("competition"))
    for play, log in logs(wanted, 1):
        ended = next(event for event in log if isinstance(event, e.DealEnded))
        made = next(event for event in log if isinstance(event, e.TrumpMade))
        score = play.scores[made.banker]
        assert score.win == (ended.bank == "kept")
        assert score.levels == ended.banker_steps - ended.opponents_steps
        assert score.points == 80 - ended.opponents
        assert play.scores[(made.banker + 1) % 4] == type(score)(1 - score.win, -score.levels, -score.points, 0.0)


def test_everyone_alone_wins_by_most_points():
    for play, _ in logs(pairing(rules=load("erbaisi")), 0):
        assert sum(score.win for score in play.scores) == pytest.approx(1)
        best = max(score.points for score in play.scores)
        assert all((score.points == best) == (score.win > 0) for score in play.scores)


def test_whole_matches():
    observed = observe(pairing(matches=True), 0)
    assert side_means(observed, "a")[0] == 1.0
    assert side_means(observed, "a")[1] > 0


# -- statistics


def test_the_interval_holds_the_mean_and_narrows():
    wanted = pairing(b="beginner")
    found = list(observations(wanted, range(60)))
    few, many = result_of(found[:15], wanted), result_of(found, wanted)
    for result in (few, many):
        won = result.measures["win"].a
        assert won.low <= won.mean <= won.high
    widths = [result.measures["points"].a.high - result.measures["points"].a.low for result in (few, many)]
    assert widths[1] < widths[0]
    assert many == result_of(found, wanted)
    assert many.plays == 120


def test_the_digest_does_not_depend_on_the_number_of_processes():
    wanted = pairing()
    alone, together = (list(observations(wanted, range(12), jobs)) for jobs in (1, 2))
    assert untimed(alone) == untimed(together)
    assert result_of(alone, wanted).digest == result_of(together, wanted).digest
    assert result_of(list(observations(pairing(seed="t"), range(12))), wanted).digest != result_of(alone, wanted).digest


def test_decision_times():
    times = Times()
    assert times.at(0.5) == 0.0
    for milliseconds in range(1, 101):
        times.add(milliseconds / 1000)
    assert times.count() == 100
    assert times.at(0.5) == pytest.approx(0.050, rel=0.06)
    assert times.at(0.95) == pytest.approx(0.095, rel=0.06)
    other = Times()
    other.add(9.0)
    times.merge(other)
    assert times.at(1.0) == pytest.approx(9.0, rel=0.06)


def test_ratings_put_the_stronger_first():
    bots = ("random", "beginner", "simple")
    pairs = [(x, y) for place, x in enumerate(bots) for y in bots[place + 1 :]]
    found = {(x, y): list(observations(pairing(a=x, b=y), range(15))) for x, y in pairs}
    ratings = rated(found)
    assert ratings[-1].bot == "random"
    assert all(0 <= rating.win <= 1 for rating in ratings)
    assert rated(found) == ratings


def test_plots_are_well_formed():
    from xml.etree import ElementTree

    svg = running_svg([0.0, 0.5, 1.0, 1.0], Estimate(0.6, 0.4, 0.8), "<a> & b", "4", 0.5)
    assert "<a>" not in svg
    for text in (svg, running_svg([1.0], Estimate(1, 1, 1), "t", "u", 0.5), ratings_svg([("a", 25, 2)], "r")):
        assert ElementTree.fromstring(text).tag.endswith("svg")


# -- going on


def test_an_interrupted_comparison_goes_on_where_it_stopped(tmp_path):
    wanted = pairing()
    whole = list(observations(wanted, range(8)))
    store = Store(tmp_path / "state.jsonl", wanted)
    for observed in whole[:3]:
        store.add(observed)
    store.close()
    # The last line was cut off.
    data = store.path.read_bytes()
    store.path.write_bytes(data[:-20])
    again = Store(store.path, wanted)
    assert untimed(again.found) == untimed(whole[:2])
    for observed in observations(wanted, range(2, 8)):
        again.add(observed)
    again.close()
    last = Store(store.path, wanted)
    last.close()
    assert untimed(last.found) == untimed(whole)


@pytest.mark.parametrize("text", [b"", b"{}\n", b"nonsense\nmore\n"])
def test_a_file_of_something_else_is_refused(tmp_path, text):
    file = tmp_path / "state.jsonl"
    file.write_bytes(text)
    if not text:
        Store(file, pairing()).close()
        with pytest.raises(TextError) as caught:
            Store(file, pairing(seed="other"))
    else:
        with pytest.raises(TextError) as caught:
            Store(file, pairing())
        assert file.read_bytes() == text
    assert caught.value.code == "arena-other"


def test_an_interrupt_keeps_what_there_is(tmp_path, monkeypatch):
    from shengji.commands import arenarun

    words = ("--a", "simple", "--b", "random", "--rules", "one-deck", "--deals", 9, "--jobs", 1, "--out")
    whole = run(*words, tmp_path / "whole")

    def interrupted(wanted, numbers, jobs, cluster):
        for number in numbers[:4]:
            yield observe(wanted, number)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(arenarun, "observations", interrupted)
        stopped = run(*words, tmp_path / "part")
    assert stopped.exit_code == 130
    assert "4 of 9" in stopped.stderr
    assert not json.loads((tmp_path / "part" / "result.json").read_text())["results"][0]["complete"]
    resumed = run(*words, tmp_path / "part")
    assert resumed.exit_code == 0
    assert "Going on after 4" in resumed.stderr
    digests = [re.search(r"[0-9a-f]{64}", result.stdout)[0] for result in (whole, resumed, stopped)]
    assert digests[0] == digests[1] != digests[2]
    found = [json.loads((tmp_path / name / "result.json").read_text())["results"][0] for name in ("whole", "part")]
    for result in found:
        del result["seconds"]
    assert found[0] == found[1]


# -- losses


def test_losses_are_records_with_the_decision_that_turned_them(tmp_path):
    wanted = pairing(rules=load("competition"), a="random", b="simple")
    found = list(observations(wanted, range(3)))
    files = write_losses(wanted, found, tmp_path)
    assert len(files) == 6
    for file in files:
        (record,) = read(file.read_text(encoding="utf-8"))
        assert not record.problems
        assert "turn:" in file.read_text(encoding="utf-8")


def test_the_turning_decision_is_one_of_as():
    wanted = pairing(rules=load("competition"), a="beginner", b="simple")
    for play, log in logs(wanted, 0):
        record = from_events(log)[-1]
        turn = turning(record, play.seats)
        if turn is not None:
            assert play.seats[record.moves[turn.place - 1].seat] == "a"
            assert turn.cost > 0


def test_only_losses_are_costly():
    wanted = pairing(a="simple", b="random")
    found = list(observations(wanted, range(6)))
    won = [one for one in found if side_means(one, "a")[0] == 1.0]
    assert not costliest(won)


# -- clusters


@pytest.mark.filterwarnings("ignore")
def test_a_local_dask_cluster_plays_the_same():
    from distributed import LocalCluster

    wanted = pairing()
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        address = cluster.scheduler_address.replace("tcp://", "dask://")
        found = list(observations(wanted, range(6), 2, address))
    assert untimed(found) == untimed(observations(wanted, range(6)))


def test_a_local_ray_cluster_plays_the_same(monkeypatch):
    import ray

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    wanted = pairing()
    # A folder with a short name: the paths of Ray's sockets must not get long.
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        small = {"num_cpus": 2, "object_store_memory": 80 << 20, "include_dashboard": False, "_temp_dir": folder}
        monkeypatch.setattr(ray, "init", partial(ray.init, **small))
        found = list(observations(wanted, range(6), 2, "ray://local"))
    assert untimed(found) == untimed(observations(wanted, range(6)))
    assert not ray.is_initialized()


@pytest.mark.parametrize("address", ["spark://there", "dask", "localhost:1"])
def test_an_address_of_no_cluster(address):
    result = run("--a", "simple", "--b", "random", "--cluster", address)
    assert result.exit_code == 2
    assert "dask://HOST:PORT" in result.stderr


@pytest.mark.parametrize(("kind", "library"), [("ray", "ray"), ("dask", "distributed")])
def test_a_missing_cluster_library_is_named(monkeypatch, kind, library):
    import sys

    monkeypatch.setitem(sys.modules, library, None)
    result = run("--a", "simple", "--b", "random", "--cluster", f"{kind}://there:1")
    assert result.exit_code == 2
    assert "shengji[cluster]" in result.stderr


def test_without_joblib_there_is_one_process(monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "joblib", None)
    assert not running.has_joblib()
    assert run("--a", "simple", "--b", "random", "--rules", "one-deck", "--deals", 2).exit_code == 0
    result = run("--a", "simple", "--b", "random", "--rules", "one-deck", "--deals", 2, "--jobs", 2)
    assert result.exit_code == 2
    assert "shengji[arena]" in result.stderr


# -- the command


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table(language):
    result = run("--a", "simple", "--b", "random", "--rules", "one-deck", "--deals", 4, "--jobs", 1, "--lang", language)
    assert result.exit_code == 0
    assert " % [" in result.stdout
    assert "ms" in result.stdout


def test_a_game_without_two_sides_shows_the_difference():
    result = run("--a", "simple", "--b", "random", "--rules", "xinyang", "--deals", 3, "--jobs", 1)
    assert "difference" in result.stdout
    assert "stakes" in result.stdout


def test_a_round_robin(tmp_path):
    words = ("--rules", "one-deck", "--deals", 4, "--jobs", 1, "--out", tmp_path, "--losses", tmp_path / "losses")
    result = run("--round-robin", "random, beginner,simple", *words)
    assert result.exit_code == 0
    assert "Ratings" in result.stdout
    found = json.loads((tmp_path / "result.json").read_text())
    assert len(found["results"]) == 3
    assert {rating["bot"] for rating in found["ratings"]} == {"random", "beginner", "simple"}
    assert len(list(tmp_path.glob("*.svg"))) == 4
    assert (tmp_path / "losses").is_dir()


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("100ms", {"seconds": 0.1}),
        ("1.5 s", {"seconds": 1.5}),
        ("200 sims", {"simulations": 200}),
        ("1sim", {"simulations": 1}),
    ],
)
def test_budgets(text, clock):
    assert clock_of(text) == msgspec.convert(clock, type(clock_of(text)))


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--a", "simple"], "--round-robin"),
        (["--round-robin", "simple"], "--round-robin"),
        (["--a", "simple", "--b", "simpel"], "Did you mean simple"),
        (["--a", "simple", "--b", "random", "--budget", "long"], "200 sims"),
        (["--a", "simple", "--b", "random", "--limit", "0s"], "no budget"),
        (["--a", "simple", "--b", "random", "--rules", "qq5"], "Did you mean qq"),
        (["--a", "simple", "--b", "random", "--deals", "2", "--matches", "2"], "not for both"),
        (["--a", "simple", "--b", "exec:"], "no command"),
        (["--a", "simple", "--b", "botzone:./bot", "--rules", "competition-3"], "two decks"),
        (["--a", "simple", "--b", "random", "--botzone-suits", "shcc"], "no order"),
        (["--a", "simple", "--b", "random", "--level", "1"], "no level of these rules"),
    ],
)
def test_mistakes(words, hint):
    result = run(*words)
    assert result.exit_code == 2
    assert hint in result.stderr
    assert "Traceback" not in result.stderr


def test_observations_are_read_back():
    observed = observe(pairing(), 0)
    assert msgspec.json.decode(msgspec.json.encode(observed), type=Observation) == observed
