"""The referee under the rules of regional games."""

from __future__ import annotations

from typing import Any

import pytest

from helpers import cases
from shengji.judge import answer
from shengji.judge.lines import answer_line
from shengji.text.errors import TextError

# rules | where | plays in order | kinds | winner | points
TRICKS = """
nanning  | T/S | H5566 > H7777 > HJJQQ > S3344 | lead follow follow ruff | 4 | 10
nanning  | T/S | H5566 > S7777 > SJJQQ > S3333 | lead ruff discard discard | 2 | 10
nanning  | T/S | H99JJ > H3344 > H5566 > H7788 | - follow follow follow | 1 | 10
chaodipi | 7/S | D5 DT DK > S5 ST SK > H5 ST SK > D2 D3 D4 | lead ruff discard follow | 2 | 75
chaodipi | 7/S | S5 ST SK > H5 BJ BJ > LJ LJ SA > S2 S3 S4 | lead follow follow follow | 1 | 30
chaodipi | KQ/NT | H5 > BJ > LJ > D2 | lead follow follow discard | 1 | 5
xinyang  | -/S | S2 > H7 > D7 > LJ | lead follow follow follow | 4 | 0
erbaisi  | T/S | BJ > LJ > ST > S5 | lead follow follow follow | 1 | 35
"""


@pytest.mark.parametrize(
    ("rules", "where", "plays", "kinds", "winner", "points"), cases(TRICKS, str, str, str, str, int, int)
)
def test_tricks(rules: str, where: str, plays: str, kinds: str, winner: int, points: int) -> None:
    level, _, trump = where.partition("/")
    question: dict[str, Any] = {"rules": rules, "trump": trump, "plays": plays.split(" > ")}
    result = answer(question | ({} if level == "-" else {"level": level}))
    found = ["-" if not play["legal"] else play["kind"] for play in result["plays"]]
    assert " ".join(found) == kinds
    assert (result["winner"], result["points"]) == (winner, points)


@pytest.mark.parametrize(("language", "shape"), [("en", "a 510K"), ("zh-Hans", "510K"), ("zh-Hant", "510K")])
def test_a_510k_has_its_name(language: str, shape: str) -> None:
    question = {"rules": "chaodipi", "level": "7", "trump": "S", "plays": ["H5 HT HK", "H2 H3 H4"]}
    assert answer(question, language)["plays"][0]["shape"] == shape


def test_a_rainbow_has_its_name() -> None:
    rules = {"options": {"rainbows": 4}}
    result = answer({"rules": rules, "level": "T", "trump": "S", "plays": ["S9 H9 C9 D9"]})
    assert result["plays"][0]["shape"] == "a rainbow"


def test_a_level_may_be_null_where_there_are_none() -> None:
    assert answer({"rules": "xinyang", "level": None, "trump": "S", "plays": ["S2"]})["plays"][0]["legal"]
    with pytest.raises(TextError) as caught:
        answer({"rules": "qq", "level": None, "trump": "S", "plays": ["S2"]})
    assert caught.value.code == "field-missing"


# rules | opponents | more | levels of the banker's side and the opponents | bank
SCORES: list[tuple[str, int, dict[str, Any], tuple[Any, Any], str]] = [
    ("erqiwang", 100, {"bid": 100}, (None, None), "lost"),
    ("erqiwang", 95, {"bid": 100}, (None, None), "kept"),
    ("chaodipi", 80, {}, ("9", "5"), "lost"),
    ("chaodipi", 105, {}, ("9", "7"), "lost"),
    ("chaodipi", 80, {"captured_with": "H5 H5"}, ("2", "A"), "lost"),
    ("chaodipi", 75, {"captured_with": "H5 H5"}, ("A", "2"), "kept"),
    ("chaodipi", 75, {"captured_with": "BJ BJ"}, ("T", "5"), "kept"),
    ("chaodipi", 75, {"captured_with": "S5 ST SK"}, ("2", "A"), "kept"),
    ("chaodipi", 75, {"top_pair_by": "banker"}, ("A", "2"), "kept"),
    ("chaodipi", 80, {"top_pair_by": "banker"}, ("2", "A"), "lost"),
    ("chaodipi", 80, {"top_pair_by": "opponents"}, ("2", "A"), "lost"),
    ("chaodipi", 95, {"banker_level": "KQ"}, ("KQ", "5"), "kept"),
    ("chaodipi", 100, {"banker_level": "KQ"}, ("KQ", "5"), "lost"),
    ("nanning", 160, {}, ("9", "5"), "lost"),
    ("nanning", 240, {}, ("9", "6"), "lost"),
    ("nanning", -10, {}, ("K", "5"), "kept"),
    ("changzhou", 175, {}, ("9", "6"), "lost"),
    ("twenty-bands", 60, {}, ("T", "5"), "kept"),
    ("twenty-bands", 100, {}, ("9", "6"), "lost"),
]


@pytest.mark.parametrize(("rules", "points", "more", "levels", "bank"), SCORES)
def test_scores(rules: str, points: int, more: dict[str, Any], levels: tuple[Any, Any], bank: str) -> None:
    question: dict[str, Any] = {"rules": rules, "opponents": points}
    if levels[0] is not None:
        question |= {"banker_level": "9", "opponents_level": "5"}
    result = answer(question | more)
    assert (result["banker_level"], result["opponents_level"]) == levels
    assert result["bank"] == bank


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"rules": "erqiwang", "opponents": 100}, "field-missing"),
        ({"rules": "erbaisi", "opponents": 100, "banker_level": "T", "opponents_level": "T"}, "score-individual"),
        (
            {
                "rules": "chaodipi",
                "opponents": 100,
                "banker_level": "9",
                "opponents_level": "5",
                "top_pair_by": "all",
            },
            "side-unknown",
        ),
        ({"rules": "chaodipi", "level": "2", "declarations": [[1, "H5 H5", 3]]}, "field-type"),
        ({"rules": "chaodipi", "level": "2", "declarations": [[1, "H5 H5", "X"]]}, "trump-unknown"),
    ],
)
def test_questions_that_cannot_be_answered(question: dict[str, Any], code: str) -> None:
    with pytest.raises(TextError) as caught:
        answer(question)
    assert caught.value.code == code
    for language in ("en", "zh-Hans", "zh-Hant"):
        assert caught.value.message(language)


# rules | where | kitty | last | led | multiplier and points
KITTIES = """
chaodipi | 7/S | SK S5 | D5 DT DK | -        | 6 90
chaodipi | 7/S | SK S5 | S5 ST SK | D5 DT DK | 6 90
chaodipi | 7/S | SK S5 | H5 H5    | -        | 4 60
nanning  | T/S | SK S5 | H77      | -        | 0 0
xinyang  | -/S | SK S5 | S2       | -        | 1 15
erqiwang | -/S | SK S5 | S2       | -        | 2 30
erbaisi  | T/S | SK BJ | S99      | -        | 2 40
changzhou | T/S | SK S5 | S9999   | -        | 5 75
"""


@pytest.mark.parametrize(("rules", "where", "kitty", "last", "led", "found"), cases(KITTIES))
def test_kitties(rules: str, where: str, kitty: str, last: str, led: str, found: str) -> None:
    level, _, trump = where.partition("/")
    question: dict[str, Any] = {"rules": rules, "trump": trump, "kitty": kitty, "last": last}
    question |= {} if level == "-" else {"level": level}
    question |= {} if led == "-" else {"led": led}
    result = answer(question)
    assert f"{result['multiplier']} {result['points']}" == found


class TestDeclarations:
    def ask(self, rules: str, *declarations: list[Any], **more: Any) -> dict[str, Any]:
        return answer({"rules": rules, "level": "2", "declarations": list(declarations), **more})

    def test_a_pair_of_the_top_card_names_the_trump(self) -> None:
        assert self.ask("chaodipi", [2, "H5 H5", "C"])["trump"] == "C"
        assert self.ask("chaodipi", [1, "S22"], [2, "H5 H5", "NT"])["trump"] == "NT"
        (verdict,) = self.ask("chaodipi", [2, "H5 H5"])["declarations"]
        assert (verdict["legal"], verdict["code"]) == (False, "declare-name-trump")

    def test_stirring_goes_on_the_list(self) -> None:
        result = self.ask("pajiwo", [1, "S2"], [2, "D22"], [3, "C22"], [4, "H2 H2"], [1, "LJ LJ"], banker=1)
        assert [verdict["legal"] for verdict in result["declarations"]] == [True] * 5
        assert (result["trump"], result["banker"]) == ("NT", 1)

    def test_face_down_what_is_not_higher_is_out_of_order(self) -> None:
        result = self.ask("chaodipi-hidden", [1, "S22"], [2, "D22"], [3, "LJ LJ"], banker=1)
        assert [verdict["out_of_order"] for verdict in result["declarations"]] == [False, True, False]
        assert result["trump"] == "NT"

    def test_a_side_that_cannot_declare_loses_the_bank(self) -> None:
        result = self.ask("daiwang", banker=4)
        assert (result["bank_passes"], result["banker"], result["trump"]) == (True, 1, None)
        result = self.ask("daiwang", [2, "S2 LJ"], banker=4)
        assert (result["bank_passes"], result["banker"], result["trump"]) == (False, 4, "S")

    def test_nobody_declares_at_an_auction(self) -> None:
        (verdict,) = answer({"rules": "xinyang", "declarations": [[1, "S2"]]})["declarations"]
        assert verdict["code"] == "declare-auction"


def test_a_line_of_json() -> None:
    answered = answer_line(b'{"rules": "erqiwang", "opponents": 80, "bid": 80}')
    assert not answered.failed
    assert answered.answer["bank"] == "lost"
