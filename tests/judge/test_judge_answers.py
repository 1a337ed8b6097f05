"""The referee's answers to questions that can be answered."""

from __future__ import annotations

from typing import Any

import pytest

from helpers import cases, options_of
from shengji.judge import answer
from shengji.text.messages import LANGUAGES


def trick(plays: list[str], where: str = "T/S", hands: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """A question about a trick; options of the rules under ``options``."""
    level, _, trump = where.partition("/")
    rules = {"options": more.pop("options", {})}
    question = {"rules": rules, "level": level, "trump": trump, "plays": plays, **more}
    return question | ({"hands": hands} if hands else {})


def test_a_whole_trick():
    result = answer(trick(["H5", "HK", "HA", "HT"], leader=3, where="2/S"))
    assert [play["seat"] for play in result["plays"]] == [3, 4, 1, 2]
    assert [play["kind"] for play in result["plays"]] == ["lead", "follow", "follow", "follow"]
    assert result["winner"] == 1
    assert result["points"] == 25
    assert "penalty" not in result


def test_an_unfinished_trick_has_no_winner():
    result = answer(trick(["H5", "HK", "HA"]))
    assert len(result["plays"]) == 3
    assert "winner" not in result
    assert "points" not in result


@pytest.mark.parametrize(
    ("options", "plays", "kinds"),
    cases(
        """
    | HA > S2 > S3 > H2 | lead ruff overruff follow
    | HA > S3 > S2 > D2 | lead ruff discard discard
    | HAK > S23 > S34 > DTT | throw ruff overruff overruff
    decks=4 bombs=in_group | H5566 > H3333 > S2222 > H9999 | lead follow ruff follow
    """,
        options_of,
    ),
)
def test_kinds_of_plays(options, plays, kinds):
    result = answer(trick(plays.split(" > "), options=options))
    assert " ".join(play["kind"] for play in result["plays"]) == kinds


def test_five_players_and_two():
    assert answer(trick(["H5", "H6", "H7", "H8", "H9"], players=5, leader=5))["winner"] == 4
    assert answer(trick(["H5", "H6"], players=2))["winner"] == 2
    assert answer(trick(["H5", "H6"], options={"seats": 2}))["winner"] == 2


def test_jokers_may_count_points():
    assert answer(trick(["H5", "LJ", "BJ", "H9"], options={"joker_points": 10}))["points"] == 25


def test_an_illegal_answer_cannot_win_but_its_points_count():
    result = answer(trick(["H5", "S2", "H6", "H7"], hands={"2": "H9 S2"}))
    assert result["plays"][1] == {
        "seat": 2,
        "legal": False,
        "kind": None,
        "shape": "a single",
        "forced": None,
        "code": "follow-group",
        "reason": result["plays"][1]["reason"],
    }
    assert "H9" in result["plays"][1]["reason"]
    assert result["winner"] == 4
    assert answer(trick(["H5", "H6", "SK", "H7"], hands={"3": "H9 SK"}))["points"] == 15


@pytest.mark.parametrize(
    ("hand", "play", "code"),
    [
        ("H6 H7", "S5", "not-held"),
        ("H6 H7 S5", "S5", "follow-group"),
        ("H6 H7 S5", "H6 H7", "follow-count"),
        ("H6 H7 S5", "H6", None),
    ],
)
def test_codes_of_answers(hand, play, code):
    verdict = answer(trick(["H5", play], hands={"2": hand}))["plays"][1]
    assert verdict["code"] == code
    assert verdict["legal"] is (code is None)
    assert (verdict["reason"] is None) is (code is None)


def test_an_unknown_hand_is_checked_for_the_number_of_cards_alone():
    assert answer(trick(["H55", "H6 S7"]))["plays"][1]["legal"]
    assert answer(trick(["H55", "H6"]))["plays"][1]["code"] == "follow-count"


@pytest.mark.parametrize(
    ("play", "options", "code"),
    [
        ("H5 S5", {}, "lead-mixed"),
        ("", {}, "lead-empty"),
        ("H9", {}, "not-held"),
        ("H56", {"throws": "none"}, "throw-none"),
        ("H56", {"throws": "trump"}, "throw-trump-only"),
    ],
)
def test_codes_of_leads(play, options, code):
    result = answer(trick([play, "H8"], hands={"1": "H5 H6 S5"}, options=options))
    assert result["plays"][0]["code"] == code
    assert not result["plays"][0]["legal"]
    unreadable = code in ("lead-mixed", "lead-empty")
    assert (result["plays"][1]["code"] == "lead-unreadable") is unreadable


def test_announced_components():
    three = {"decks": 3, "throw_reading": "announced"}
    assert answer(trick(["HAA+HKKK"], options=three))["plays"][0]["shape"] == "a triple + a pair"
    assert answer(trick(["HAAKK+HK"], options=three))["plays"][0]["shape"] == "a tractor of 2 pairs + a single"
    assert answer(trick(["HAAK+HKK"], options=three))["plays"][0]["code"] == "announced-no-shape"


THROW = {"1": "H98844 D3", "2": "HQQ D567"}


def test_a_failed_throw_forces_its_smallest_beaten_component():
    result = answer(trick(["H98844", "HQQ", "H55", "H2 H3"], hands=THROW))
    lead = result["plays"][0]
    assert lead["kind"] == "failed_throw"
    assert lead["legal"]
    assert lead["forced"] == "H4 H4"
    assert lead["code"] == "throw-failed"
    assert lead["stopper"] == 2
    assert "choices" not in lead
    assert result["winner"] == 2
    assert result["points"] == 10, "what returns to hand is not in the trick"
    assert "penalty" not in result


def test_a_hidden_stopper_is_told_nowhere():
    lead = answer(trick(["H98844"], hands=THROW, options={"hide_stopper": True}))["plays"][0]
    assert "stopper" not in lead
    assert "2" not in lead["reason"]
    assert "2" in answer(trick(["H98844"], hands=THROW))["plays"][0]["reason"]


def test_a_penalty():
    options = {"throw_penalty": 10, "throw_penalty_per": "card"}
    assert answer(trick(["H98844"], hands=THROW, options=options))["penalty"] == 50
    assert "penalty" not in answer(trick(["H98844"], hands={"1": "H98844", "2": "H7"}, options=options))


def test_the_next_seat_chooses():
    result = answer(
        trick(
            ["HQ44", "HK"], hands={"1": "HQ44", "3": "H55 HA"}, leader=1, options={"failed_throw": "next_seat_chooses"}
        )
    )
    lead = result["plays"][0]
    assert lead["choices"] == ["H4 H4", "HQ"]
    assert lead["forced"] == "H4 H4"
    assert lead["stopper"] == 3
    assert "2" in lead["reason"]
    assert result["plays"][1]["code"] == "follow-count"


def test_a_throw_stands_against_hands_that_are_unknown():
    assert answer(trick(["H98844"]))["plays"][0]["kind"] == "throw"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_every_language(language):
    question = trick(["H98844", "H2 H3"], hands={**THROW, "2": "HQQ H2 H3 D567"})
    result = answer(question, language)
    texts = [result["plays"][0]["reason"], result["plays"][1]["reason"], result["plays"][0]["shape"]]
    for text in texts:
        assert all(ord(letter) < 0x2E80 for letter in text) == (language == "en"), text
    english = answer(question, "en")
    for verdict, other in zip(result["plays"], english["plays"], strict=True):
        assert {k: v for k, v in verdict.items() if k not in ("reason", "shape")} == {
            k: v for k, v in other.items() if k not in ("reason", "shape")
        }


@pytest.mark.parametrize(
    ("points", "levels", "expected"),
    [
        (-5, ("9", "5"), ("K", "5", "kept", 4, 2)),
        (0, ("9", "5"), ("Q", "5", "kept", 3, 2)),
        (35, ("9", "5"), ("J", "5", "kept", 2, 2)),
        (75, ("9", "5"), ("T", "5", "kept", 1, 2)),
        (80, ("9", "5"), ("9", "5", "lost", 0, 1)),
        (120, ("9", "5"), ("9", "6", "lost", 1, 1)),
        (200, ("9", "10"), ("9", "K", "lost", 3, 1)),
    ],
)
def test_scores(points, levels, expected):
    question = {"rules": {}, "opponents": points, "banker_level": levels[0], "opponents_level": levels[1]}
    result = answer(question)
    keys = ("banker_level", "opponents_level", "bank", "steps", "next_banker")
    assert tuple(result[key] for key in keys) == expected
    assert result["match_over"] is False


def test_the_end_of_a_match():
    question = {"rules": {}, "opponents": 0, "banker_level": "A", "opponents_level": "5"}
    assert answer(question)["match_over"] is True


def test_a_hook_needs_the_play_that_captured():
    rules = {"options": {"hooks": [["J", ""]]}}
    question = {"rules": rules, "opponents": 30, "banker_level": "J", "opponents_level": "5"}
    assert answer(question)["banker_level"] == "K"
    assert answer(question | {"captured_with": "SJ"})["banker_level"] == "2"
    assert answer(question | {"captured_with": "SQ"})["banker_level"] == "K"


def test_a_line_that_the_banker_named():
    question = {"rules": {"options": {"decks": 1, "kitty": 6, "banker_names_line": True}}, "opponents": 45}
    levels = {"banker_level": "5", "opponents_level": "5"}
    assert answer(question | levels)["bank"] == "lost"
    assert answer(question | levels | {"line": 50})["bank"] == "kept"


@pytest.mark.parametrize(
    ("options", "kitty", "last", "led", "multiplier", "points"),
    cases(
        """
    | SK S5 | H9  | | 2 | 30
    | SK S5 | H99 | | 4 | 60
    | SK S5 | H9988 | | 6 | 90
    | S2 S3 | H99 | | 4 | 0
    | SK S5 | HA9 | | 3 | 45
    kitty_multiplier=power | SK S5 | H9988 | | 16 | 240
    kitty_shape=led | SK S5 | S2345 | HAKQJ | 3 | 45
    kitty_shape=led | SK S5 | S2233 | HAKQJ | 3 | 45
    kitty_shape=winner | SK S5 | S2233 | HAKQJ | 6 | 90
    kitty_only_by_trump=yes | SK S5 | H99 | | 0 | 0
    kitty_only_by_trump=yes | SK S5 | S99 | | 4 | 60
    single_doubles=no | SK S5 | S9 | | 1 | 15
    joker_points=10 | BJ | S9 | | 2 | 20
    """,
        options_of,
    ),
)
def test_kitties(options, kitty, last, led, multiplier, points):
    question = {"rules": {"options": options}, "level": "T", "trump": "S", "kitty": kitty, "last": last}
    result = answer(question | ({"led": led} if led else {}))
    assert result == {"multiplier": int(multiplier), "points": int(points)}


def test_declarations_one_after_another():
    question = {"rules": "competition", "level": "2", "first_deal": True}
    result = answer(question | {"declarations": [[1, "S2"], [2, "H2"], [1, "S22"], [3, "BJ BJ"], [3, "D22"]]})
    assert [verdict["legal"] for verdict in result["declarations"]] == [True, False, True, False, False]
    assert [verdict["seat"] for verdict in result["declarations"]] == [1, 2, 1, 3, 3]
    assert result["trump"] == "S"
    assert result["banker"] == 1
    assert "redeal" not in result


def test_the_banker_of_a_later_deal_stays():
    question = {"rules": "competition", "level": "5", "banker": 3, "declarations": [[1, "S5"], [2, "H55"]]}
    result = answer(question)
    assert (result["trump"], result["banker"]) == ("H", 3)


def test_no_trump_by_jokers():
    question = {"rules": "qq", "level": "5", "banker": 3, "declarations": [[1, "S5"], [2, "BJ BJ"]]}
    assert answer(question)["trump"] == "NT"
    assert answer(question | {"rules": "competition"})["trump"] == "S"


@pytest.mark.parametrize(
    ("preset", "first_deal", "trump", "redeal"),
    [("qq", False, "NT", False), ("competition", True, None, True), ("competition", False, "C", False)],
)
def test_nobody_declares(preset, first_deal, trump, redeal):
    question = {"rules": preset, "level": "5", "declarations": [], "first_deal": first_deal}
    assert answer(question)["trump"] is None
    result = answer(question | {"kitty": "C9 DK H2 S3 S5 CQ D4 DJ"})
    assert (result["trump"], result["redeal"]) == (trump, redeal)


def test_rules_may_be_a_name_or_an_object():
    plays = {"level": "T", "trump": "S", "plays": ["H5"]}
    for rules in ("qq", {"preset": "qq"}, {"preset": "qq", "options": {}}, {"options": {}}, {}):
        assert answer({"rules": rules, **plays})["plays"][0]["legal"]
