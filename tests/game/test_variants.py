"""Every preset, and random rule sets, through the conformance test."""

from __future__ import annotations

from random import Random

import pytest

from shengji.rules import presets
from shengji.rules.checks import problems
from shengji.rules.ruleset import RuleSet, options
from shengji.testing import variant_test


@pytest.mark.parametrize("name", presets.names())
def test_three_hundred_random_deals(name: str) -> None:
    log = variant_test(presets.load(name), deals=300, seed=name)
    assert len(log) > 40


def _random_rules(seed: int) -> RuleSet:
    """A rule set without contradictions, its options drawn at random, for 2 to 6 seats and 1 to 4 decks."""
    rng = Random(seed)
    while True:
        decks = rng.randint(1, 4)
        drawn: dict[str, object] = {"seats": rng.choice([2, 3, 4, 4, 5, 6]), "decks": decks, "remove_low": True}
        drawn["sides"] = "partners" if drawn["seats"] in (4, 6) and rng.random() < 0.8 else "alone"
        drawn["kitty"] = rng.choice([0, 4, 6, 8])
        for option in options().values():
            if option.name in drawn or option.section in ("clock", "match", "table") or rng.random() < 0.6:
                continue
            if option.kind == "flag":
                drawn[option.name] = rng.random() < 0.5
            elif option.kind == "choice":
                drawn[option.name] = rng.choice(option.choices)
        drawn["split"] = [name for name in ("keep_wider", "keep_tractors") if rng.random() < 0.3]
        drawn["permanent"] = [rank for rank in ("2", "7") if rng.random() < 0.2]
        drawn["levels"] = [level for level in "23456789TJQKA" if level not in drawn["permanent"]]  # type: ignore[operator]
        rules = presets.with_options(RuleSet(), drawn)
        if not [p for p in problems(rules) if p.severity == "error"]:
            return rules


@pytest.mark.parametrize("seed", range(60))
def test_random_rule_sets(seed: int) -> None:
    variant_test(_random_rules(seed), deals=4, seed=str(seed))


REGIONAL = (
    "nanning",
    "chaodipi",
    "chaodipi-hidden",
    "xinyang",
    "erbaisi",
    "zhaopengyou",
    "zhaopengyou-6",
    "anliang",
    "daiwang",
    "super",
)
LEVELS = (["2", "NT"], ["2", "5", "A", "KQ"], ["5", "T", "K"], ["2", "A", "NT", "KQ"])


def _random_variant(seed: int) -> RuleSet:
    """A regional game with some options changed at random, without contradictions."""
    rng = Random(seed)
    while True:
        drawn: dict[str, object] = {"remove_low": True}
        for option in options().values():
            if option.section == "clock" or option.name == "irregularities" or rng.random() < 0.8:
                continue
            if option.kind == "flag":
                drawn[option.name] = rng.random() < 0.5
            elif option.kind == "choice" and option.name != "lowest_rank":
                drawn[option.name] = rng.choice(option.choices)
        if rng.random() < 0.2:
            drawn["levels"] = rng.choice(LEVELS)
        rules = presets.with_options(presets.load(rng.choice(REGIONAL)), drawn)
        if not [p for p in problems(rules) if p.severity == "error"]:
            return rules


@pytest.mark.parametrize("seed", range(60))
def test_random_regional_games(seed: int) -> None:
    variant_test(_random_variant(seed), deals=3, seed=str(seed))
