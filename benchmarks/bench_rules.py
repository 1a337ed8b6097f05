"""How fast the rules are: importing the package, judging a follow, answering a referee's question.

Run by ``make bench``, never by the tests: what is measured depends on the machine. The targets that stand beside the
figures are for one core of a small one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from time import perf_counter
from typing import Any

import pytest

from shengji.cards import Bag, bag, kinds
from shengji.judge import answer_line
from shengji.rules import answers
from shengji.rules.deck import pack
from shengji.rules.following import is_legal_follow, legal_follows
from shengji.rules.mechanics import trick_rule
from shengji.rules.presets import load
from shengji.rules.random_play import random_follow, random_lead
from shengji.rules.tables import tables
from shengji.rules.trick_rule import Lead, TrickRule
from shengji.text.cards import format_cards

IMPORT_MS = 150
FOLLOW_US = 40
QUESTIONS_PER_SECOND = 2_000


def deals(preset: str, number: int, seed: int) -> list[tuple[TrickRule, Lead, Bag, Bag]]:
    """Follows from first tricks of random deals: rule, lead, a whole hand, and an answer, legal or not.

    Leads are of every shape: half of them are drawn as random players draw them, mostly singles; the other half are
    the largest of many draws, and so tractors and throws.
    """
    rng = Random(seed)
    rules = load(preset)
    deck = list(kinds(pack(rules)))
    size = (len(deck) - rules.kitty) // rules.seats
    found = []
    for index in range(number):
        rule = trick_rule(tables(rules, rng.choice("23456789TJQKA"), rng.choice("SHCD")))
        rng.shuffle(deck)
        first, second = bag(deck[:size]), bag(deck[size : 2 * size])
        draws = [random_lead(rule, first, rng) for _ in range(1 if index % 2 else 60)]
        lead = rule.read(max(draws, key=lambda cards: len(list(kinds(cards)))))
        play = random_follow(rule, lead, second, rng)
        if index % 3 == 0:
            # Cards of the group taken blindly: legal only by luck.
            own = list(kinds(second & rule.tables.masks[lead.group]))
            if len(own) > lead.size:
                play = bag(rng.sample(own, lead.size))
        found.append((rule, lead, second, play))
    return found


@pytest.mark.parametrize("preset", ["competition", "qq-3", "zhongyou-4"])
def test_legality_of_a_follow(benchmark: Any, preset: str) -> None:
    """Target: 40 µs in the median, over leads of every shape and whole hands."""
    follows = deals(preset, 2_000, seed=5)

    def judge_all() -> int:
        return sum(is_legal_follow(rule, lead, hand, play) for rule, lead, hand, play in follows)

    # What the ladders remember is forgotten before each round, as if every round were the first.
    legal = benchmark.pedantic(judge_all, setup=forget, rounds=7)
    assert 0 < legal < len(follows)
    benchmark.extra_info.update(shares(follows))
    benchmark.extra_info["µs each, in the mean"] = round(benchmark.stats.stats.median / len(follows) * 1e6, 2)
    forget()
    benchmark.extra_info["µs, the median follow"] = round(median_us(follows), 2)
    benchmark.extra_info["target, µs"] = FOLLOW_US


def forget() -> None:
    """Empty what the ladders remember."""
    answers.best_answer.cache_clear()
    answers._answer.cache_clear()


def shares(follows: list[tuple[TrickRule, Lead, Bag, Bag]]) -> dict[str, float]:
    """What share of the leads is of which kind, and of the answers legal."""
    number = len(follows)
    leads = [lead for _, lead, _, _ in follows]
    return {
        "singles": sum(lead.size == 1 for lead in leads) / number,
        "tractors": sum(lead.kind == "shape" and lead.components[0].length > 1 for lead in leads) / number,
        "throws": sum(lead.kind == "throw" for lead in leads) / number,
        "legal": sum(is_legal_follow(*follow) for follow in follows) / number,
    }


def median_us(follows: list[tuple[TrickRule, Lead, Bag, Bag]]) -> float:
    """The median over follows of the time that one takes."""
    times = []
    for follow in follows:
        start = perf_counter()
        is_legal_follow(*follow)
        times.append(perf_counter() - start)
    return sorted(times)[len(times) // 2] * 1e6


def test_first_legal_answer(benchmark: Any) -> None:
    """The first of all legal answers, found lazily; there is no target."""
    follows = deals("competition", 500, seed=6)
    benchmark(lambda: [next(legal_follows(rule, lead, hand)) for rule, lead, hand, _ in follows])


def test_import(benchmark: Any) -> None:
    """Target: 150 ms for a new interpreter that imports the package."""
    command = [sys.executable, "-c", "import shengji"]
    benchmark.pedantic(lambda: subprocess.run(command, check=True), rounds=7, warmup_rounds=1)
    benchmark.extra_info["target, ms"] = IMPORT_MS


def test_import_of_the_rules(benchmark: Any) -> None:
    """The rules and everything below them, in a new interpreter; the same target."""
    command = [sys.executable, "-c", "import shengji.judge, shengji.rules.mechanics, shengji.rules.presets"]
    benchmark.pedantic(lambda: subprocess.run(command, check=True), rounds=7, warmup_rounds=1)
    benchmark.extra_info["target, ms"] = IMPORT_MS


def questions(number: int) -> list[bytes]:
    """Whole tricks with hands, with a new position each."""
    rng = Random(7)
    rules = load("qq")
    deck = list(kinds(pack(rules)))
    lines = []
    for _ in range(number):
        level, trump = rng.choice("23456789TJQKA"), rng.choice("SHCD")
        rule = trick_rule(tables(rules, level, trump))  # type: ignore[arg-type]
        rng.shuffle(deck)
        hands = [bag(deck[25 * seat : 25 * seat + 25]) for seat in range(4)]
        led = random_lead(rule, hands[0], rng)
        lead = rule.read(led)
        plays = [led, *(random_follow(rule, lead, hand, rng) for hand in hands[1:])]
        question = {
            "rules": "qq",
            "level": level,
            "trump": trump,
            "hands": {str(seat): format_cards(hand) for seat, hand in enumerate(hands, 1)},
            "plays": [format_cards(play) for play in plays],
        }
        lines.append(json.dumps(question).encode())
    return lines


def test_questions_to_the_referee(benchmark: Any) -> None:
    """Target: 2,000 questions a second, each a whole trick with all hands."""
    lines = questions(1_000)

    def answer_all() -> None:
        for line in lines:
            assert not answer_line(line).failed

    benchmark.pedantic(answer_all, rounds=5, warmup_rounds=1)
    benchmark.extra_info["questions/s"] = round(len(lines) / benchmark.stats.stats.median)
    benchmark.extra_info["target, questions/s"] = QUESTIONS_PER_SECOND
