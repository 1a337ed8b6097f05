"""Compiling, playing in batches, the cache, and what is refused."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

from shengji.rules import presets
from shengji.rules.deck import total_points
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import outcome
from shengji.sim import UnsupportedRules, compile, jit, play, steps, warm_up
from shengji.sim.api import BANKS, check_faults
from shengji.sim.lowering import Program

from sim_helpers import scaled  # isort: skip


def _run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )


def test_importing_the_package_imports_neither_compiler_nor_arrays() -> None:
    names = "shengji, shengji.rules, shengji.game, shengji.cli, sys"
    done = _run(f"import {names}; print('llvmlite' in sys.modules, 'numpy' in sys.modules)")
    assert done.stdout.split() == ["False", "False"], done.stderr


@pytest.mark.parametrize(
    ("option", "changes"),
    [
        ("rainbows", {"rainbows": 8}),
        ("decks", {"decks": 5, "remove_low": True}),
        ("trick_rule", {"trick_rule": "any_width"}),
        ("permanent", {"permanent": list("23456789TJ"), "levels": ["Q", "K", "A"]}),
    ],
)
def test_rules_that_cannot_be_expressed_are_refused_by_name(option: str, changes: dict[str, object]) -> None:
    with pytest.raises(UnsupportedRules) as caught:
        compile(presets.with_options(RuleSet(), changes))
    assert caught.value.option == option
    for language in ("en", "zh-Hans", "zh-Hant"):
        assert option in caught.value.message(language)


def test_results_depend_on_seed_and_number_alone() -> None:
    rules = presets.load("competition")
    number = scaled(600, 12)
    whole = play(rules, number, 3)
    assert (whole.table == play(compile(rules), number, 3, threads=2).table).all()
    assert (whole.table[5:] == play(rules, number - 5, 3, first=5).table).all()
    assert not (whole.table == play(rules, number, 4).table).all()
    assert len(play(rules, 0)) == 0


@pytest.mark.parametrize("name", ["competition", "s1", "one-deck", "two-player", "zhongyou-4", "super", "zhaopengyou"])
def test_points_and_levels_add_up(name: str) -> None:
    rules = presets.load(name)
    found = play(rules, scaled(500, 6), 1)
    assert ((found.taken.sum(axis=1) + found.buried_points) == total_points(rules)).all()
    assert (found.plays == found.tricks * rules.seats).all()
    assert (found.failed_throws <= found.throws).all()
    assert set(found.trump_names()) <= {"D", "C", "H", "S", "NT"}
    for points, bank, banker, opponents in zip(
        found.points.tolist(),
        found.steps.bank.tolist(),
        found.steps.banker.tolist(),
        found.steps.opponents.tolist(),
        strict=True,
    ):
        wanted = outcome(rules, points)
        assert (BANKS[bank], banker, opponents) == (wanted.bank, wanted.banker_steps, wanted.opponents_steps)


def test_a_given_banker_and_level_are_used() -> None:
    rules = presets.load("competition")
    found = play(rules, scaled(200, 10), banker=2, level="T")
    assert set(found.banker.tolist()) == {2}
    assert not found.redeals.any() or (found.redeals >= 0).all()
    assert steps(rules, np.array([[0, 80]])).signed.tolist() == [[3, 0]]


def test_hooks_are_noticed() -> None:
    rules = presets.with_options(RuleSet(), {"hooks": [["J", ""]]})
    found = play(rules, scaled(3000, 60), level="J", policy="random")
    assert found.hooked.any() or scaled(1000) < 1000
    assert not play(rules, scaled(300, 10), level="T").hooked.any()


def test_a_search_out_of_room_is_an_error() -> None:
    check_faults(np.zeros(3, dtype=np.int64))
    with pytest.raises(RuntimeError, match="ran out of room"):
        check_faults(np.array([0, 1, 0]))


@pytest.mark.skipif(not jit.JIT, reason="nothing is compiled")
def test_compiled_code_is_kept_and_used_again(tmp_path: Path) -> None:
    code = "import time; from shengji import sim; start = time.time(); sim.warm_up(); print(time.time() - start)"
    first = _run(code, SHENGJI_CACHE=str(tmp_path))
    kept = list(tmp_path.glob("sim-*.o"))
    assert len(kept) == 1, first.stderr
    again = _run(code, SHENGJI_CACHE=str(tmp_path))
    assert float(again.stdout) < float(first.stdout)
    # A file that is not whole is not used.
    kept[0].write_bytes(kept[0].read_bytes()[:-100])
    assert _run(code, SHENGJI_CACHE=str(tmp_path)).returncode == 0
    assert len(kept[0].read_bytes()) > 1000


@pytest.mark.skipif(not jit.JIT, reason="nothing is compiled")
def test_without_a_folder_it_compiles_and_says_so(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    code = "import logging; logging.basicConfig(); from shengji import sim; sim.warm_up(); print(sim.cache_file())"
    done = _run(code, SHENGJI_CACHE=str(blocked / "folder"))
    assert done.stdout.strip() == "None", done.stderr
    assert "compiled anew" in done.stderr


def test_without_the_compiler_everything_runs_as_python() -> None:
    load = "from shengji import sim; from shengji.rules.presets import load"
    code = f"{load}; print(sim.play(load('qq'), 3, 5).table.sum())"
    plain = _run(code, NUMBA_DISABLE_JIT="1")
    compiled = _run(code, NUMBA_DISABLE_JIT="0")
    assert plain.stdout == compiled.stdout, plain.stderr
    assert plain.stdout.strip().isdigit()


def test_warming_up_twice_does_nothing(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="shengji.sim"):
        warm_up()
        warm_up()
    assert not caplog.records


def _outside(n: int) -> int:
    return [n][0]


@pytest.mark.skipif(not jit.JIT, reason="nothing is compiled")
def test_what_is_not_in_the_language_is_refused_with_the_place() -> None:
    with pytest.raises(SyntaxError, match=r"_outside, line \d+: not in the compiled language"):
        Program({}, set()).add_entry(_outside)


@pytest.mark.skipif(not jit.JIT, reason="nothing is compiled")
def test_compiled_calls_hold_no_lock() -> None:
    rules = presets.load("competition")
    play(rules, 10)
    done = threading.Event()

    def work() -> None:
        play(rules, 40_000)
        done.set()

    thread = threading.Thread(target=work)
    thread.start()
    turns = 0
    while not done.is_set():
        turns += 1
        time.sleep(0.0005)
    thread.join()
    assert turns > 20


def test_sides_are_applied_last() -> None:
    found = play(presets.load("zhaopengyou"), scaled(200, 8))
    alone = found.points
    everyone = found.points_of(np.ones_like(found.bankers_side))
    assert (everyone == found.penalties.sum(axis=1)).all()
    assert (alone >= everyone).all()
    assert (found.points_of(found.bankers_side) == alone).all()
