"""The page on adding a variant: its example is played as it stands there."""

import re
from pathlib import Path

import pytest

from shengji.rules.checks import problems
from shengji.rules.mechanics import TRICK_RULES, trick_rule
from shengji.rules.tables import tables
from shengji.rules.tricks import winner
from shengji.text.cards import parse_bag

PAGE = (Path(__file__).parents[1] / "docs" / "adding-a-variant.md").read_text(encoding="utf-8")


def block(language):
    (found,) = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    return found


@pytest.fixture
def example(tmp_path, monkeypatch):
    """What the page's code defines."""
    (tmp_path / "upside-down.toml").write_text(block("toml"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    before = dict(TRICK_RULES)
    names = {}
    exec(compile(block("python"), "adding-a-variant.md", "exec"), names)
    yield names
    TRICK_RULES.clear()
    TRICK_RULES.update(before)


def test_the_example_plays(example):
    assert problems(example["rules"]) == []
    assert len(example["log"]) > 40


@pytest.mark.parametrize(
    ("plays", "place"),
    [
        ("H9 > H5 > H7 > H5", 2),
        ("H9 > H5 > S3 > S2", 4),
        ("H99 > H55 > HQQ > H34", 2),
        ("H9 > S3 > D2 > H3", 2),
    ],
)
def test_the_lower_card_wins(example, plays, place):
    rule = trick_rule(tables(example["rules"], "T", "S"))
    led, *answers = map(parse_bag, plays.split(" > "))
    assert winner(rule, rule.read(led), answers) == place - 1


def test_the_example_is_about_twenty_lines():
    assert len([line for line in block("python").splitlines() if line.strip()]) <= 20


@pytest.mark.parametrize("name", re.findall(r"`((?:shengji/)?[a-z_/]+\.py)`", PAGE))
def test_the_files_that_it_names_exist(name):
    root = Path(__file__).parents[1] / "src" / "shengji"
    assert list(root.rglob(Path(name).name)), name
