"""Bags of cards, and cards, plays, levels and trumps as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji import cards as c
from shengji.text.cards import (
    format_cards,
    format_compact,
    format_kinds,
    format_play,
    parse_bag,
    parse_kind,
    parse_kinds,
    parse_play,
    suit_letter,
)
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES, normal_language
from shengji.text.trumps import parse_level, parse_trump


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("SA HT D2 CK", "SA HT D2 CK"),
        ("LJ BJ", "LJ BJ"),
        ("", ""),
        ("S7788", "S7 S7 S8 S8"),
        ("HAA+HK", "HA HA HK"),
        ("S10", "ST"),
        ("S101010", "ST ST ST"),
        ("S1010J", "ST ST SJ"),
        ("sa, h10, d2", "SA HT D2"),
        ("sAkQ lj bj", "SA SK SQ LJ BJ"),
        ("♠A ♥10 ♦2 ♣K", "SA HT D2 CK"),
        ("♠️A♥️10", "SA HT"),
        ("♤A ♡K ♢Q ♧J", "SA HK DQ CJ"),
        ("黑桃A 红桃10 方块2 梅花K", "SA HT D2 CK"),
        ("葵扇A紅桃K階磚3草花4", "SA HK D3 C4"),
        ("大王小王", "BJ LJ"),
        ("大王 小王 黑桃2", "BJ LJ S2"),
        ("S7LJ", "S7 LJ"),
        ("SJLJ", "SJ LJ"),
    ],
)
def test_reading_cards(text, canonical):
    assert format_kinds(parse_kinds(text)) == canonical


@pytest.mark.parametrize(
    "text",
    ["S", "7", "S7 7", "S1", "X7", "SS7", "S 7", "JL", "LJ7", "S7 H", "SLJ", "S大王", "S7?", "??", "S11", "王", "H5-6"],
)
def test_text_that_is_no_card(text):
    with pytest.raises(TextError) as problem:
        parse_bag(text)
    assert problem.value.code == "card-unknown"
    for language in LANGUAGES:
        assert text in problem.value.message(language)


def test_a_very_long_text_is_quoted_in_part():
    with pytest.raises(TextError) as problem:
        parse_bag("S7 " * 2000 + "X")
    for language in LANGUAGES:
        assert 300 < len(problem.value.message(language)) < 600


@pytest.mark.parametrize("text", ["S7 " * 128, "S" + "7" * 300, "LJ" * 128])
def test_more_copies_than_a_bag_holds(text):
    with pytest.raises(TextError) as problem:
        parse_bag(text)
    assert problem.value.code == "card-copies"
    assert all(problem.value.message(language) for language in LANGUAGES)


def test_as_many_copies_as_a_bag_holds():
    assert c.copies(parse_bag("S7 " * 127), c.KIND_OF["S7"]) == 127
    everything = " ".join(c.CODES * 5)
    assert c.size(parse_bag(everything)) == 270


def test_components_together_may_not_hold_too_many_copies_either():
    with pytest.raises(TextError) as problem:
        parse_play("S" + "7" * 100 + "+S" + "7" * 100)
    assert problem.value.code == "card-copies"


@pytest.mark.parametrize(
    ("text", "components"),
    [("HAAK", []), ("HAA+HK", ["HA HA", "HK"]), ("HAA + HK", ["HA HA", "HK"])],
)
def test_reading_a_play(text, components):
    play, announced = parse_play(text)
    assert [format_cards(part) for part in announced] == components
    assert play == parse_bag(text)


@pytest.mark.parametrize("text", ["HAA+", "+HAA", "HAA++HK", "+"])
def test_a_play_with_an_empty_component(text):
    with pytest.raises(TextError) as problem:
        parse_play(text)
    assert problem.value.code == "play-empty-component"


def test_one_card():
    assert parse_kind("♥10") == c.KIND_OF["HT"]
    for text in ("", "S77", "S7 S8"):
        with pytest.raises(TextError):
            parse_kind(text)


@pytest.mark.parametrize(
    ("text", "letter"), [("S", "S"), ("h", "H"), ("♦", "D"), ("梅花", "C"), ("", None), ("X", None), ("SH", None)]
)
def test_suit_letters(text, letter):
    assert suit_letter(text) == letter


def test_compact_text():
    assert format_compact(parse_bag("S8 S7 S8 HA LJ BJ BJ D2")) == "S887HAD2LJBJBJ"
    assert format_play([parse_bag("HA HA"), parse_bag("HK")]) == "HAA+HK"


@pytest.mark.parametrize(
    ("text", "level"), [("2", "2"), ("T", "T"), ("10", "T"), (" a ", "A"), ("nt", "NT"), ("无主", "NT")]
)
def test_reading_a_level(text, level):
    assert parse_level(text) == level


@pytest.mark.parametrize(
    ("text", "trump"), [("S", "S"), ("h", "H"), ("♦", "D"), ("方块", "D"), ("NT", "NT"), ("无将", "NT"), ("無主", "NT")]
)
def test_reading_a_trump(text, trump):
    assert parse_trump(text) == trump


@pytest.mark.parametrize("text", ["", "1", "11", "B", "LJ", "2 3", "SA"])
def test_what_is_no_level(text):
    with pytest.raises(TextError) as problem:
        parse_level(text)
    assert problem.value.code == "level-unknown"


@pytest.mark.parametrize("text", ["", "X", "SH", "2", "spades"])
def test_what_is_no_trump(text):
    with pytest.raises(TextError) as problem:
        parse_trump(text)
    assert problem.value.code == "trump-unknown"


@pytest.mark.parametrize(
    ("tag", "language"),
    [("zh", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh_HK", "zh-Hant"),
     ("zh-Hant-CN", "zh-Hant"), ("en-GB", "en"), ("fr", "en"), ("", "en")],
)  # fmt: skip
def test_language_of_a_tag(tag, language):
    assert normal_language(tag) == language


hands = st.lists(st.integers(0, c.KINDS - 1), max_size=60)


@given(hands)
def test_text_read_back_is_the_same(kinds):
    cards = c.bag(kinds)
    assert parse_bag(format_cards(cards)) == cards
    assert parse_bag(format_compact(cards)) == cards
    assert parse_kinds(format_kinds(kinds)) == kinds
    assert format_cards(parse_bag(format_cards(cards))) == format_cards(cards)


@given(st.lists(hands.filter(bool), min_size=2, max_size=4))
def test_a_play_read_back_is_the_same(parts):
    bags = tuple(c.bag(part) for part in parts)
    assert parse_play(format_play(bags)) == (sum(bags), bags)


@given(st.text(max_size=12))
def test_any_text_is_cards_or_a_text_error(text):
    try:
        cards = parse_bag(text)
    except TextError as problem:
        texts = {problem.message(language) for language in LANGUAGES}
    else:
        texts = {format_cards(cards)}
        assert parse_bag(format_cards(cards)) == cards
    assert all(isinstance(found, str) for found in texts)


@given(hands, hands)
def test_bags_are_multisets(one, other):
    first, second = c.bag(one), c.bag(other)
    assert list(c.kinds(first)) == sorted(one)
    assert list(c.kinds(first + second)) == sorted(one + other)
    assert (first == second) == (sorted(one) == sorted(other))
    assert c.contains(first + second, first)
    assert c.contains(first, second) == all(one.count(kind) >= other.count(kind) for kind in other)
    assert c.size(first) == c.hand_size(first) == len(one)
    assert dict(c.distinct(first)) == {kind: one.count(kind) for kind in one}
    for kind in range(c.KINDS):
        assert c.copies(first, kind) == one.count(kind) == c.counts(first)[kind]


@given(hands, st.integers(1, 5))
def test_kinds_held_a_number_of_times(kinds, number):
    cards = c.bag(kinds)
    expected = sorted(kind for kind in set(kinds) if kinds.count(kind) >= number)
    assert list(c.kinds_at_least(cards, number)) == expected
    assert c.at_least(cards, number).bit_count() == len(expected)


@given(hands, st.sets(st.integers(0, c.KINDS - 1)))
def test_a_mask_keeps_its_kinds(kinds, kept):
    assert list(c.kinds(c.bag(kinds) & c.mask_of(kept))) == sorted(kind for kind in kinds if kind in kept)


@given(hands, st.integers(0, 20))
def test_points(kinds, joker_points):
    worth = {"5": 5, "T": 10, "K": 10}
    expected = sum(worth.get(c.CODES[k][1], 0) if k < c.SMALL_JOKER else joker_points for k in kinds)
    assert c.points(c.bag(kinds), joker_points) == expected


def test_a_deck_is_worth_a_hundred_points():
    assert c.points(c.FULL_DECK) == 100
    assert c.points(4 * c.FULL_DECK) == 400
    assert c.points(2 * c.FULL_DECK, 10) == 240


def test_suit_and_rank_of_a_kind():
    assert (c.suit_of(c.KIND_OF["HT"]), c.rank_of(c.KIND_OF["HT"])) == (2, 8)
    assert c.suit_of(c.SMALL_JOKER) is None
    assert c.rank_of(c.BIG_JOKER) is None
    assert c.one(c.KIND_OF["HT"], 3) == parse_bag("HTTT")
