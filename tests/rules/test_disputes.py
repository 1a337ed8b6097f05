"""Positions that players of Shengji programs have argued about; the option that decides names each."""

from __future__ import annotations

import pytest

from helpers import legal, rule_at
from shengji.cards import points
from shengji.rules.leading import check_lead, resolve_throw
from shengji.rules.shapes import shape_term
from shengji.rules.tricks import Standing
from shengji.text.cards import format_play, parse_bag, parse_play


def follow(name, where, lead, hand, play, verdict, **options):
    return pytest.param(where, options, lead, hand, play, verdict, id=f"{name}: {play}")


@pytest.mark.parametrize(
    ("where", "options", "lead", "hand", "play", "verdict"),
    [
        # A pair of level cards is a pair of trumps, owed before pairs of plain suits.
        follow("group", "2/H", "H5566", "H33 S22 CAA DK", "H33 CAA", False),
        follow("group", "2/H", "H5566", "H33 S22 CAA DK", "H33 S22", True),
        # In no trump the suit must be followed as ever.
        follow("group in no trump", "K/NT", "D44", "CAA D77", "CAA", False),
        follow("group in no trump", "K/NT", "D44", "CAA D77", "D77", True),
        # Level cards of three suits are equal and no pair; the trump-suit pair is one.
        follow("follow_shape=yes", "K/S", "S778899", "S4 ST SA HK DK CK SKK", "S4 ST SA HK DK CK", False),
        follow("follow_shape=yes", "K/S", "S778899", "S4 ST SA HK DK CK SKK", "S4 ST SA HK SKK", True),
        follow(
            "follow_shape=no", "K/S", "S778899", "S4 ST SA HK DK CK SKK", "S4 ST SA HK DK CK", True, follow_shape=False
        ),
        follow("follow_shape=yes", "2/S", "H99", "H45 H77 S5", "H77", True),
        follow("follow_shape=yes", "2/S", "H99", "H45 H77 S5", "H45", False),
        follow("follow_shape=no", "2/S", "H99", "H45 H77 S5", "H45", True, follow_shape=False),
        follow("follow_shape=no", "2/S", "H99", "H45 H77 S5", "H4 S5", False, follow_shape=False),
        # A plain pair and the only pairs that stand in a tractor.
        follow("split=", "7/H", "S55", "S2 S3 SQQKK", "S23", False),
        follow("split=keep_tractors", "7/H", "S55", "S2 S3 SQQKK", "S23", True, split=["keep_tractors"]),
        follow("split=", "7/H", "S55", "S2 S3 SQQKK", "SQQ", True),
        follow("split=keep_tractors", "7/H", "S55", "S2 S3 SQQKK", "SQQ", True, split=["keep_tractors"]),
        # Two triples in a row against one triple and a tractor of pairs.
        follow("width_first", "2/H", "S555666", "SAAA SJJQQ S34", "SAAA SQQ S3", True, decks=3),
        follow("width_first", "2/H", "S555666", "SAAA SJJQQ S34", "SJJQQ S34", False, decks=3),
        follow("run_first", "2/H", "S555666", "SAAA SJJQQ S34", "SJJQQ S34", True, decks=3, tractor_ladder="run_first"),
        # A quad and tractors of pairs.
        follow("quad_draws_tractor=yes", "K/H", "S4444", "S2266 S8899", "S8899", True, decks=4),
        follow("quad_draws_tractor=yes", "K/H", "S4444", "S2266 S8899", "S2266", False, decks=4),
        follow(
            "quad_draws_tractor=no", "K/H", "S4444", "S2266 S8899", "S2266", True, decks=4, quad_draws_tractor=False
        ),
        # A triple may not be spent to save a pair.
        follow("split=", "2/H", "SAAKK", "S777 S89 STT", "S777 S8", False, decks=3),
        follow("split=keep_wider", "2/H", "SAAKK", "S777 S89 STT", "S777 S8", False, decks=3, split=["keep_wider"]),
        follow("split=", "2/H", "SAAKK", "S777 S89 STT", "S77 STT", True, decks=3),
        follow("split=keep_wider", "2/H", "SAAKK", "S777 S89 STT", "S77 STT", True, decks=3, split=["keep_wider"]),
        follow("split=", "2/H", "SAAKK", "S777 S89 STT", "S89 STT", False, decks=3),
        follow("split=keep_wider", "2/H", "SAAKK", "S777 S89 STT", "S89 STT", True, decks=3, split=["keep_wider"]),
        # A pair against a tractor, a triple and two loose cards.
        follow("split=", "7/H", "S33", "S4455 S999 S28", "S28", False, decks=3),
        follow("split=keep_wider", "7/H", "S33", "S4455 S999 S28", "S28", False, decks=3, split=["keep_wider"]),
        follow(
            "split both", "7/H", "S33", "S4455 S999 S28", "S28", True, decks=3, split=["keep_wider", "keep_tractors"]
        ),
        follow(
            "split both", "7/H", "S33", "S4455 S999 S28", "S44", True, decks=3, split=["keep_wider", "keep_tractors"]
        ),
        # Five of a kind: a triple and any pair, in a row or not (no rule set here asks for them in a row).
        follow("five of a kind", "K/H", "S99999", "S33 S444 S77 SQQQ", "S33 S444", True, decks=5),
        follow("five of a kind", "K/H", "S99999", "S33 S444 S77 SQQQ", "S77 SQQQ", True, decks=5),
        follow("five of a kind", "K/H", "S99999", "S33 S444 S77 SQQQ", "S33 S77 S4", False, decks=5),
    ],
)
def test_follow(where, options, lead, hand, play, verdict):
    assert legal(rule_at(where, **options), lead, hand, play) is verdict


@pytest.mark.parametrize(
    ("where", "options", "throw", "other", "forced"),
    [
        pytest.param("T/H", {}, "S98844", "SJ", "S9", id="smallest_beaten: a single above the nine"),
        pytest.param("T/H", {}, "S98844", "SQQ", "S44", id="smallest_beaten: a pair that beats everything"),
        pytest.param("T/H", {}, "S98844", "S55", "S44", id="smallest_beaten: a pair above the fours"),
        pytest.param(
            "T/H", {"failed_throw": "smallest_component"}, "S98844", "SJ", "S44", id="smallest_component: not beaten"
        ),
        pytest.param("2/H", {}, "SA S55", "S99", "S55", id="smallest_beaten: the pair"),
        pytest.param("2/H", {}, "SA S64", "SK", "S4", id="smallest_beaten: the lower of two singles"),
        pytest.param("3/H", {"bridge_level": False}, "S2244", "S559", "S22", id="bridge_level=no: two pairs"),
        pytest.param("4/S", {}, "H4 S4", "D4 S2", None, id="ties stand: an off-suit level card"),
        pytest.param("4/H", {"decks": 3}, "SQQKK SA", "SAA S556", None, id="ties stand: an ace and a pair of aces"),
        pytest.param("4/H", {"decks": 3}, "SQQKK SA", "S7788 S9", None, id="a lower tractor beats nothing"),
    ],
)
def test_throw(where, options, throw, other, forced):
    rule = rule_at(where, **options)
    cards = parse_bag(throw)
    lead = check_lead(rule, cards, cards)
    assert lead.kind == "throw"
    result = resolve_throw(rule, lead, [0, parse_bag(other), 0])
    assert result.stands is (forced is None)
    if forced:
        assert result.choices[0].cards == parse_bag(forced)


@pytest.mark.parametrize(
    ("where", "options", "plays", "winner", "score"),
    [
        pytest.param("4/S", {}, "S4H4 > D4S2 > S33 > S56", 1, 5, id="an equal level card does not win"),
        pytest.param("2/S", {}, "HT > S2 > S3 > LJ", 4, 10, id="one card: the joker"),
        pytest.param(
            "5/D", {}, "CAK > C5 DA > LJ S5 > SQ DA", 3, 20, id="level cards ruff; a plain card spoils a ruff"
        ),
        pytest.param(
            "2/S",
            {"decks": 3, "throw_compare": "every_component"},
            "HAAK > S333 > S447 > H468",
            3,
            10,
            id="every_component: a triple as a pair and a single",
        ),
        pytest.param("2/S", {"decks": 3}, "HAAK > S447 > S333 > H468", 2, 10, id="a triple gains nothing by being one"),
        pytest.param(
            "K/S",
            {"throw_compare": "every_component"},
            "C46 > S23 > S34 > S2 BJ",
            3,
            0,
            id="every_component: two singles",
        ),
        pytest.param(
            "K/S", {"throw_compare": "highest_card"}, "C46 > S23 > S34 > S2 BJ", 4, 0, id="highest_card: joker"
        ),
        pytest.param("K/S", {}, "C46 > S23 > S34 > S2 BJ", 4, 0, id="largest_type: joker"),
        pytest.param(
            "3/H", {"throw_compare": "every_component"}, "C2T > H2T > H2 BJ > D46", 2, 20, id="every_component: one tie"
        ),
        pytest.param("3/H", {}, "C2T > H2T > H2 BJ > D46", 3, 20, id="largest_type: one tie"),
        pytest.param(
            "3/H", {"throw_compare": "highest_card"}, "C2T > H2T > H2 BJ > D46", 3, 20, id="highest_card: one tie"
        ),
        pytest.param(
            "4/H", {"decks": 3}, "SQQKKA > H2233A > SAA556 > S77889", 2, 30, id="a tractor and an ace ruffed in kind"
        ),
        pytest.param("2/H", {}, "H5566 > S22 C22 > LJ LJ BJ BJ > D3468", 3, 10, id="equal level pairs are no tractor"),
        pytest.param(
            "2/S",
            {"decks": 4, "bombs": "in_group"},
            "H9999 > H3333 > H4678 > H46JQ",
            1,
            0,
            id="bombs: the led one counts",
        ),
    ],
)
def test_trick(where, options, plays, winner, score):
    rule = rule_at(where, **options)
    led, *answers = (parse_bag(play.strip()) for play in plays.split(">"))
    standing = Standing(rule, rule.read(led))
    for answer in answers:
        standing.add(answer)
    assert standing.winner + 1 == winner
    assert sum(points(cards) for cards in (led, *answers)) == score


@pytest.mark.parametrize(
    ("where", "options", "cards", "shape"),
    [
        pytest.param(where, options, cards, shape, id=f"{where} {cards} {name}")
        for name, where, options, cards, shape in [
            ("", "7/S", {}, "SAA H77 S77", "a tractor of 3 pairs"),
            ("", "7/S", {}, "SAA H77 D77 S77", "a tractor of 3 pairs + a pair"),
            ("bridge_level=yes", "7/S", {}, "H6688", "a tractor of 2 pairs"),
            ("bridge_level=no", "7/S", {"bridge_level": False}, "H6688", "a pair + a pair"),
            ("", "2/S", {}, "H6688", "a pair + a pair"),
            ("", "T/S", {}, "HJJ99", "a tractor of 2 pairs"),
            ("", "T/S", {}, "LJ LJ STT", "a tractor of 2 pairs"),
            ("", "T/S", {}, "STT HTT", "a tractor of 2 pairs"),
            ("", "T/S", {}, "HTT SAA", "a tractor of 2 pairs"),
            ("", "T/S", {}, "STT HTT SAA", "a tractor of 3 pairs"),
            ("", "T/S", {}, "HTT CTT", "a pair + a pair"),
            ("", "T/S", {}, "HAA HKK H22", "a tractor of 2 pairs + a pair"),
            ("", "T/S", {}, "HAA22", "a pair + a pair"),
            ("", "T/S", {}, "H5533", "a pair + a pair"),
            ("", "T/S", {}, "H554", "a pair + a single"),
            ("", "T/S", {}, "BJ BJ LJ LJ", "a tractor of 2 pairs"),
            ("bridge_level=yes", "3/H", {}, "S2244", "a tractor of 2 pairs"),
            ("bridge_level=no", "3/H", {"bridge_level": False}, "S2244", "a pair + a pair"),
        ]
    ],
)
def test_tractor(where, options, cards, shape):
    lead = rule_at(where, **options).read(*parse_play(cards))
    assert " + ".join(shape_term(component.shape).text("en") for component in lead.components) == shape
    assert sum(component.cards for component in lead.components) == parse_bag(cards)
    assert parse_bag(format_play(c.cards for c in lead.components).replace("+", " ")) == parse_bag(cards)
