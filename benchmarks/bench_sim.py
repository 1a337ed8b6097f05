"""Speed of the compiled simulator: one table, from one run, with the targets beside the figures.

Run by ``make bench``. Plays per deal and the share of throws stand beside every rate of deals, without which it says
little. Each figure is the best of several tries, since other programs share the machine; ratios are what count.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import perf_counter

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from shengji import sim
from shengji.cards import hand_size, kinds, one
from shengji.game import Game, apply, fold, start, view
from shengji.game import events as e
from shengji.game.actions import Action, Deal
from shengji.game.shuffling import deal_seed, seed_from
from shengji.game.state import current
from shengji.rules.presets import load
from shengji.rules.ruleset import RuleSet
from shengji.sim.api import Policy, cores
from shengji.testing import random_action, random_deal

Row = tuple[str, str, str, str]
"""What was measured, the figure, the target, remarks."""
TRIES = 4


def _best(work: Callable[[], object], number: int) -> float:
    """How many a second, in the best of several tries."""
    seconds = []
    for _ in range(TRIES):
        began = perf_counter()
        work()
        seconds.append(perf_counter() - began)
    return number / min(seconds)


def _start(code: str, folder: Path) -> float:
    """Seconds that a process takes to do something first, interpreter included."""
    began = perf_counter()
    subprocess.run([sys.executable, "-c", code], env={**os.environ, "SHENGJI_CACHE": str(folder)}, check=True)
    return perf_counter() - began


def _starts(folder: Path) -> Iterator[Row]:
    code = "from shengji import sim; from shengji.rules.presets import load; sim.play(load('competition'), 1)"
    yield "cold start, compiling included", f"{_start(code, folder):.1f} s", "20 s", "process to first deal"
    yield "cached start", f"{min(_start(code, folder) for _ in range(3)):.2f} s", "1 s", "process to first deal"


def _deals(name: str, policy: Policy, target: str, number: int) -> Row:
    rules = load(name)
    shown = sim.play(rules, number, policy=policy)
    rate = _best(lambda: sim.play(rules, number, policy=policy), number)
    throws = shown.throws.sum() / shown.tricks.sum()
    kind = "random" if policy == "random" else f"{policy}-policy"
    remarks = f"{shown.plays.mean():.1f} plays a deal, {throws:.1%} throws among the leads"
    return f"{kind} deals a second, {rules.decks} decks", f"{rate:,.0f}", target, remarks


def _threads() -> Row:
    rules = load("competition")
    number = 60_000
    alone = _best(lambda: sim.play(rules, number), number)
    shared = _best(lambda: sim.play(rules, number, threads=2), number)
    remarks = f"{shared:,.0f} random deals a second on {cores()} cores"
    return "two threads against one", f"{shared / alone:.2f} times", "2", remarks


def _states(rules: RuleSet, seed: str) -> Iterator[Game]:
    """Every state in the play of one random deal."""
    rng, match = Random(seed), seed_from(seed)
    log: list[e.Event] = [start(rules)]
    game = fold(log)
    action: Action = Deal(deal_seed(match, 0, 0))
    while True:
        game, caused = apply(game, action, log)
        log.extend(caused)
        deal = current(game)
        if deal.phase == "over":
            if not game.attempt:
                return
            action = Deal(deal_seed(match, game.deals, game.attempt))
            continue
        if deal.phase == "play":
            yield game
        action = random_action(game, rng)


def _after(tricks: int, name: str = "competition") -> Game:
    return next(game for game in _states(load(name), "bench") if len(current(game).tricks) == tricks)


def _rollouts() -> Row:
    place = sim.Position.from_game(_after(10))
    number = 20_000
    worlds = sim.Worlds(place, np.repeat(place.world()[None, :], number, axis=0))
    candidates = [one(next(iter(kinds(place.hands[place.turn]))))]
    rate = _best(lambda: sim.rollout(worlds, candidates, threads=1), number)
    return "rollouts a second after ten tricks", f"{rate:,.0f}", "", "one thread, world loading included"


def _worlds(tricks: int, preset: str) -> Row:
    game = _after(tricks, preset)
    deal = current(game)
    assert deal.banker is not None
    sampler = sim.Sampler(sim.Knowledge.from_view(view(game, (deal.banker + 1) % 4)))
    number = 20_000
    rate = _best(lambda: sampler.draw(number), number)
    when = "before the first trick" if not tricks else f"after {tricks} tricks"
    decks = current(game).rules.decks
    return (
        f"sampled worlds a second, {decks} decks, {when}",
        f"{rate:,.0f}",
        "300,000" if decks == 2 else "150,000",
        "kitty unknown and weighted, one thread",
    )


def _endings(cards: int) -> Row:
    rules = load("competition")
    places = []
    for number in range(40):
        for game in _states(rules, f"ending {number}"):
            deal = current(game)
            if not deal.plays and hand_size(deal.hands[deal.turn]) == cards:
                places.append(sim.Position.from_game(game))
                break
    rate = _best(lambda: sim.solve_many(places), len(places))
    return f"exact solves of {cards} cards a seat a second", f"{rate:,.0f}", "", f"{len(places)} positions, 2 decks"


def _plain() -> Row:
    rules, rng, seed = load("competition"), Random(1), seed_from("bench")
    log: list[e.Event] = [start(rules)]
    game = fold(log)

    def play() -> None:
        nonlocal game, log
        for number in range(20):
            if game.over:
                log = [start(rules)]
                game = fold(log)
            game = random_deal(game, log, deal_seed(seed, number, 0), rng)

    return "plain engine, random deals a second, 2 decks", f"{_best(play, 20):,.0f}", "400", "with every event"


def _rows(folder: Path) -> Iterator[Row]:
    yield from _starts(folder)
    sim.warm_up()
    for name, random_target, rollout_target in (
        ("competition", "150,000", "120,000"),
        ("competition-3", "75,000", "60,000"),
        ("zhongyou-4", "75,000", "60,000"),
    ):
        yield _deals(name, "random", random_target, 30_000)
        yield _deals(name, "rollout", rollout_target, 30_000)
        yield _deals(name, "careful", "", 10_000)
    yield _threads()
    for name in ("competition", "competition-3", "zhongyou-4"):
        yield _worlds(0, name)
        yield _worlds(10, name)
    yield _rollouts()
    yield _endings(5)
    yield _endings(6)
    yield _plain()


def test_simulator(benchmark: BenchmarkFixture, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Prints the table; what the benchmark itself times is a thousand random deals of two decks."""
    rows = [("measured", "figure", "target", ""), *_rows(tmp_path)]
    rules = load("competition")
    benchmark(lambda: sim.play(rules, 1000))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    with capsys.disabled():
        print()
        for name, figure, target, remarks in rows:
            print(f"{name:<{widths[0]}}  {figure:>{widths[1]}}  {target:>{widths[2]}}  {remarks}".rstrip())
