"""``shengji simulate --engine fast``."""

from __future__ import annotations

import re
import sys

import pytest
from typer.testing import CliRunner

from shengji.arena.fast import POLICIES
from shengji.cli import app

from sim_helpers import scaled  # isort: skip


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHENGJI_LANG", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")


def _run(*words: str):
    return CliRunner().invoke(app, ["simulate", "--engine", "fast", *words], catch_exceptions=False)


def _digest(result) -> str:
    assert result.exit_code == 0, result.stderr
    return re.search(r"[0-9a-f]{64}", result.stdout)[0]


@pytest.mark.parametrize("bots", ["random", "rollout", "careful"])
def test_the_table_is_the_same_whatever_the_threads(bots: str) -> None:
    words = ("--deals", str(scaled(2000, 8)), "--bots", bots, "--seed", "x")
    alone, shared = _run(*words, "--jobs", "1"), _run(*words, "--jobs", "2")
    assert _digest(alone) == _digest(shared)
    assert "Plays a deal" in alone.stdout
    assert _digest(_run(*words[:-1], "y")) != _digest(alone)


def test_levels_and_options_are_heeded() -> None:
    deals = str(scaled(600, 13))
    assert _digest(_run("--deals", deals, "--level", "random")) != _digest(_run("--deals", deals, "--level", "T"))
    assert _run("--deals", deals, "--option", "kitty=4", "--option", "remove_low=true").exit_code == 0


@pytest.mark.parametrize("name", ["xinyang", "erqiwang", "erbaisi", "daiwang", "zhaopengyou", "one-deck-house"])
def test_games_of_every_scoring_have_their_table(name: str) -> None:
    result = _run("--rules", name, "--deals", str(scaled(3000, 20)), "--bots", "rollout")
    assert result.exit_code == 0, result.stderr
    seats = re.search(r"(?:Points a deal|Payments a deal)\s+(.*)", result.stdout)
    if name in ("daiwang", "zhaopengyou", "one-deck-house"):
        assert seats is None
        return
    means = [float(text) for text in re.findall(r"\d: ([-+]?[\d.]+)", seats[1])]
    assert len(means) == 4
    # All points of the pack, the kitty's counted once more; or what one pays the other gets.
    assert 240 <= sum(means) <= 280 if name == "erbaisi" else abs(sum(means)) < 0.05


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--matches", "2"), "single deals"),
        (("--bots", "simple"), "random, rollout, careful"),
        (("--option", "rainbows=8"), "rainbows"),
        (("--level", "Z"), "Z"),
    ],
)
def test_what_it_cannot_do_is_refused(words: tuple[str, ...], part: str) -> None:
    result = _run(*words)
    assert result.exit_code == 2
    assert part in result.stderr


def test_each_policy_plays_its_own_game() -> None:
    deals = str(scaled(400, 8))
    digests = {_digest(_run("--deals", deals, "--bots", name)) for name in POLICIES}
    assert len(digests) == len(POLICIES)


def test_the_plain_engine_says_who_plays_with_the_fast_one_alone() -> None:
    result = CliRunner().invoke(app, ["simulate", "--bots", "simple,careful", "--deals", "1"], catch_exceptions=False)
    assert result.exit_code == 2
    assert "--engine=fast" in result.stderr


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("shengji.sim")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("shengji.sim", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    result = _run("--deals", "5")
    assert result.exit_code == 2
    assert "shengji[fast]" in result.stderr
