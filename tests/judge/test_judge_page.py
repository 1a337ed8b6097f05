"""The page on the referee is its specification: its examples are answered as it says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from shengji.judge import answer_lines, declarations, kitties, scores, tricks
from shengji.text.messages import LANGUAGES, has_message

PAGE = (Path(__file__).parents[2] / "docs" / "judge.md").read_text(encoding="utf-8")
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
EXAMPLES = list(zip(BLOCKS[::2], BLOCKS[1::2], strict=True))


def test_the_page_has_examples_of_every_kind():
    assert len(EXAMPLES) >= 9
    for field in ("plays", "opponents", "kitty", "declarations"):
        assert any(field in question for question, _ in EXAMPLES)


@pytest.mark.parametrize(("question", "expected"), EXAMPLES, ids=[f"example {n}" for n in range(1, len(EXAMPLES) + 1)])
def test_example(question, expected):
    (answered,) = answer_lines([json.dumps(question).encode()])
    assert json.loads(json.dumps(answered.answer)) == expected
    assert answered.failed == ("error" in expected)


@pytest.mark.parametrize("module", [tricks, scores, kitties, declarations], ids=lambda module: module.__name__)
def test_every_field_is_explained(module):
    for field in module.FIELDS:
        assert f"`{field}`" in PAGE, field


def test_every_code_in_the_tables_has_a_message():
    tables = re.findall(r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \|", PAGE, re.MULTILINE)
    codes = {code for row in tables for code in re.findall(r"`([a-z-]+)`", row) if "-" in code}
    assert len(codes) >= 25
    for code in codes:
        for language in LANGUAGES:
            assert has_message(f"error-{code}", language), code
