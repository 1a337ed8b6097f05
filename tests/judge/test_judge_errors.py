"""Questions that cannot be answered: a code and words, and never a traceback."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji.judge import answer_line, answer_lines
from shengji.text.messages import LANGUAGES

TRICK = {"rules": {}, "level": "T", "trump": "S", "plays": ["H5"]}
SCORE = {"rules": {}, "opponents": 80, "banker_level": "2", "opponents_level": "2"}
KITTY = {"rules": {}, "level": "T", "trump": "S", "kitty": "SK", "last": "H9"}
DECLARING = {"rules": {}, "level": "2", "declarations": []}


def without(question: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in question.items() if key != name}


BAD: dict[str, tuple[Any, str]] = {
    "no kind of question": ({"rules": "qq"}, "question-kind"),
    "an empty object": ({}, "question-kind"),
    "a list": ([TRICK], "question-no-object"),
    "a text": ("S7", "question-no-object"),
    "a number": (7, "question-no-object"),
    "null": (None, "question-no-object"),
    "an unknown field": (TRICK | {"leder": 2}, "question-field"),
    "a field of another kind": (SCORE | {"trump": "S"}, "question-field"),
    "no rules": (without(TRICK, "rules"), "field-missing"),
    "no level": (without(TRICK, "level"), "field-missing"),
    "no trump": (without(TRICK, "trump"), "field-missing"),
    "no plays in the list": (TRICK | {"plays": []}, "field-missing"),
    "plays as a text": (TRICK | {"plays": "H5"}, "field-type"),
    "plays as null": (TRICK | {"plays": None}, "field-missing"),
    "a play as a list": (TRICK | {"plays": [["H5"]]}, "field-type"),
    "a play as a number": (TRICK | {"plays": [5]}, "field-type"),
    "a level as a number": (TRICK | {"level": 10}, "field-type"),
    "a level that is none": (TRICK | {"level": "1"}, "level-unknown"),
    "a trump that is none": (TRICK | {"trump": "X"}, "trump-unknown"),
    "an unknown preset": (TRICK | {"rules": "competitoin"}, "preset-unknown"),
    "an unknown option": (TRICK | {"rules": {"options": {"deck": 2}}}, "option-unknown"),
    "a broken option": (TRICK | {"rules": {"options": {"decks": "two"}}}, "option-value"),
    "an option out of range": (TRICK | {"rules": {"options": {"decks": 99}}}, "option-value"),
    "an unknown key of the rules": (TRICK | {"rules": {"name": "qq"}}, "rules-key"),
    "rules as a number": (TRICK | {"rules": 2}, "rules-form"),
    "rules as a list": (TRICK | {"rules": ["qq"]}, "rules-form"),
    "options as a list": (TRICK | {"rules": {"options": ["decks"]}}, "rules-form"),
    "a card that is none": (TRICK | {"plays": ["H1"]}, "card-unknown"),
    "a card that is none in a hand": (TRICK | {"hands": {"1": "H5 XX"}}, "card-unknown"),
    "an empty component": (TRICK | {"plays": ["HA+"]}, "play-empty-component"),
    "a card too often in a play": (TRICK | {"plays": ["H555"]}, "card-too-often"),
    "a card too often in two hands": (TRICK | {"hands": {"1": "H55", "2": "H5"}}, "card-too-often"),
    "a card too often in a hand and a play": (TRICK | {"hands": {"2": "H55"}}, "card-too-often"),
    "a card too often in plays": (TRICK | {"plays": ["H5"] * 3}, "card-too-often"),
    "a card of a hand played by another": (TRICK | {"plays": ["H5", "H55"], "hands": {"1": "H5"}}, "card-too-often"),
    "far too many copies": (TRICK | {"plays": ["H5 " * 300]}, "card-copies"),
    "a card not in the pack": (
        TRICK | {"rules": {"options": {"removed": ["3"]}}, "plays": ["H3"]},
        "card-not-in-pack",
    ),
    "more plays than seats": (TRICK | {"plays": ["H5", "H6", "H7", "H8", "H9"]}, "too-many-plays"),
    "leader 0": (TRICK | {"leader": 0}, "seat-unknown"),
    "leader 5": (TRICK | {"leader": 5}, "seat-unknown"),
    "leader true": (TRICK | {"leader": True}, "seat-unknown"),
    "leader null": (TRICK | {"leader": None}, "seat-unknown"),
    "leader as a list": (TRICK | {"leader": [1]}, "seat-unknown"),
    "leader 1.5": (TRICK | {"leader": 1.5}, "seat-unknown"),
    "a hand of seat 9": (TRICK | {"hands": {"9": "H5"}}, "seat-unknown"),
    "a hand of seat 01": (TRICK | {"hands": {"01": "H5"}}, "seat-unknown"),
    "a hand of a seat of many digits": (TRICK | {"hands": {"9" * 5000: "H5"}}, "seat-unknown"),
    "a hand of seat N": (TRICK | {"hands": {"N": "H5"}}, "seat-unknown"),
    "hands as a list": (TRICK | {"hands": ["H5"]}, "field-type"),
    "a hand as a list": (TRICK | {"hands": {"1": ["H5"]}}, "field-type"),
    "one player": (TRICK | {"players": 1}, "field-range"),
    "a million players": (TRICK | {"players": 10**6}, "field-range"),
    "players as a text": (TRICK | {"players": "4"}, "field-type"),
    "players true": (TRICK | {"players": True}, "field-type"),
    "points as a text": (SCORE | {"opponents": "80"}, "field-type"),
    "points as a fraction": (SCORE | {"opponents": 80.5}, "field-type"),
    "points as null": (SCORE | {"opponents": None}, "field-missing"),
    "points beyond reason": (SCORE | {"opponents": 10**15}, "field-range"),
    "points below reason": (SCORE | {"opponents": -(10**30)}, "field-range"),
    "a line of zero": (SCORE | {"line": 0}, "field-range"),
    "no level of the banker": (without(SCORE, "banker_level"), "field-missing"),
    "a level that is not played": (
        SCORE | {"rules": {"options": {"levels": ["5", "T", "K"]}}},
        "level-not-played",
    ),
    "what captured, as a number": (SCORE | {"captured_with": 5}, "field-type"),
    "no last play": (without(KITTY, "last"), "field-missing"),
    "no card in the last play": (KITTY | {"last": ""}, "lead-empty"),
    "a last play of two groups": (KITTY | {"last": "H9 S9"}, "lead-mixed"),
    "a kitty as a list": (KITTY | {"kitty": ["SK"]}, "field-type"),
    "a kitty card too often": (KITTY | {"kitty": "SKKK"}, "card-too-often"),
    "a kitty card too often with the last play": (KITTY | {"kitty": "SKK", "last": "SK"}, "card-too-often"),
    "a kitty card too often with the lead": (KITTY | {"kitty": "SKK", "last": "S9", "led": "SK"}, "card-too-often"),
    "declarations as an object": (DECLARING | {"declarations": {}}, "field-type"),
    "a declaration as a text": (DECLARING | {"declarations": ["S2"]}, "declaration-form"),
    "a declaration with a third card": (DECLARING | {"declarations": [[1, "S2", "H2"]]}, "trump-unknown"),
    "a declaration of four parts": (DECLARING | {"declarations": [[1, "S2", "H", 1]]}, "declaration-form"),
    "a declaration of seat 7": (DECLARING | {"declarations": [[7, "S2"]]}, "seat-unknown"),
    "a declaration without cards": (DECLARING | {"declarations": [[1, None]]}, "field-type"),
    "a declaration of no card": (DECLARING | {"declarations": [[1, "ZZ"]]}, "card-unknown"),
    "a banker who is no seat": (DECLARING | {"banker": "north"}, "seat-unknown"),
    "first_deal as a text": (DECLARING | {"first_deal": "yes"}, "field-type"),
}


@pytest.mark.parametrize(("question", "code"), BAD.values(), ids=BAD.keys())
def test_what_is_wrong_with_a_question(question, code):
    texts = set()
    for language in LANGUAGES:
        answered = answer_line(json.dumps(question).encode(), language)
        assert answered.failed
        assert set(answered.answer) == {"error"}
        assert answered.answer["error"]["code"] == code
        texts.add(answered.answer["error"]["message"])
    assert len(texts) == len(LANGUAGES)


def test_near_names_are_offered():
    def message(question):
        return answer_line(json.dumps(question).encode()).answer["error"]["message"]

    assert "competition" in message(TRICK | {"rules": "competitoin"})
    assert "decks" in message(TRICK | {"rules": {"options": {"deck": 2}}})
    assert "leader" in message(TRICK | {"leder": 1})
    assert "H1" in message(TRICK | {"plays": ["H1"]})


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "json-syntax"),
        (b"{", "json-syntax"),
        (b'{"rules": "qq", "lev', "json-syntax"),
        (b'{"rules": "qq"} {}', "json-syntax"),
        (b"S7 S8", "json-syntax"),
        (b"\xff\xfe{}", "json-syntax"),
        (b'{"rules": "\xff"}', "json-syntax"),
        (b'{"rules": "\\ud800"}', "json-syntax"),
        (b"\x00", "json-syntax"),
        ('{"rules": "qq"}'.encode("utf-16"), "json-syntax"),
        (b'{"opponents": 1e400}', "json-syntax"),
        (b'{"opponents": NaN}', "json-syntax"),
        (b'{"opponents": ' + b"9" * 5000 + b"}", "json-syntax"),
        (b"[" * 100_000, "json-depth"),
        (b'{"rules":' * 100_000, "json-depth"),
    ],
    ids=lambda value: value if isinstance(value, str) else repr(value[:24]),
)
def test_lines_that_are_no_json(line, code):
    answered = answer_line(line)
    assert answered.failed
    assert answered.answer["error"]["code"] == code


@pytest.mark.parametrize("field", ["rules", "plays", "hands", "options", "permanent"])
def test_nesting_of_any_depth(field):
    for depth in [*range(60, 1100, 7), 5000]:
        nest = b"[" * depth + b"]" * depth
        value = {"options": b'{"options": %s}', "permanent": b'{"options": {"permanent": %s}}'}.get(field, b"%s") % nest
        name = field if field in ("plays", "hands") else "rules"
        fields = {"rules": b"{}", "level": b'"T"', "trump": b'"S"', "plays": b'["H5"]', name: value}
        line = b"{" + b", ".join(b'"%s": %s' % (key.encode(), text) for key, text in fields.items()) + b"}"
        assert answer_line(line).failed


def test_other_lines_are_still_answered():
    good = json.dumps(TRICK).encode()
    lines = [b"\xef\xbb\xbf" + good, b"nonsense", good, b"  ", good[:20], b"{}", good]
    answered = list(answer_lines(lines))
    assert [item.failed for item in answered] == [False, True, False, True, True, False]
    assert [item.answer["error"]["line"] for item in answered if item.failed] == [2, 5, 6]


@pytest.mark.parametrize("lines", [[], [b"\n"], [b" ", b"\t\n"]])
def test_no_question_at_all(lines):
    (answered,) = answer_lines(lines)
    assert answered.failed
    assert answered.answer["error"]["code"] == "input-empty"


FIELDS = ("rules", "level", "trump", "players", "leader", "hands", "plays", "kitty", "last", "led", "opponents",
          "banker_level", "opponents_level", "line", "captured_with", "declarations", "first_deal", "banker", "dealing",
          "1", "2", "preset", "options", "decks", "permanent", "throws")  # fmt: skip
TEXTS = st.sampled_from(["T", "2", "S", "NT", "H5", "S77", "HAK", "BJ LJ", "qq", "", "none"]) | st.text(max_size=4)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-200, 200) | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=5),
    max_leaves=12,
)
QUESTIONS = st.fixed_dictionaries(
    {"rules": st.sampled_from(["qq", "competition-3"]) | PLAIN, "level": TEXTS | PLAIN, "trump": TEXTS | PLAIN},
    optional={name: PLAIN | st.lists(TEXTS, max_size=4) for name in FIELDS[3:19]},
)


@given(QUESTIONS | PLAIN, st.sampled_from(LANGUAGES))
def test_whatever_is_asked_there_is_an_answer(question, language):
    line = json.dumps(question).encode()
    answered = answer_line(line, language)
    json.dumps(answered.answer)
    assert answered.failed == ("error" in answered.answer)


@given(st.binary(max_size=40) | st.text(max_size=40).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_whatever_the_bytes_there_is_an_answer(line):
    assert answer_line(line).failed
