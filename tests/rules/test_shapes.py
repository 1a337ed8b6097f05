"""Tuples and tractors: what is one, under every option that joins or parts neighbours."""

from __future__ import annotations

import pytest

from helpers import cases, group_number, lead_of, options_of, rule_at, tables_at
from shengji.rules.shapes import as_shape, highest, shape_term, tractors
from shengji.text.cards import format_compact, parse_bag
from shengji.text.messages import LANGUAGES

# where | options | cards | width x length, or "no" for cards that are no single shape
SHAPES = """
T/S | | S7       | 1x1
T/S | | S77      | 2x1
T/S | decks=3 | S777 | 3x1
T/S | decks=4 | S7777 | 4x1
T/S | decks=5 | BJ BJ BJ BJ BJ | 5x1
T/S | | H7 S7    | no
# two off-suit level cards are equal in rank and still no pair
T/S | | HT DT    | no
T/S | | HT ST    | no
T/S | | LJ BJ    | no

# competition rules, level ten, spades trump
T/S | | H2233    | 2x2
T/S | | H99JJ    | 2x2
T/S | | S2233    | 2x2
T/S | | S99JJ    | 2x2
T/S | | SAA DTT  | 2x2
T/S | | CTT STT  | 2x2
T/S | | STT LJ LJ | 2x2
T/S | | LJ LJ BJ BJ | 2x2
T/S | | H99TT    | no
T/S | | STTJJ    | no
T/S | | DTT CTT  | no
T/S | | SAA H22  | no
T/S | | H5533    | no
T/S | | H554     | no
T/S | | SAA DTT STT | 2x3
T/S | | SKKAA DTT STT LJ LJ BJ BJ | 2x6
T/S | | SAA DTT CTT | no
T/S | | SAA STT  | no
T/S | | DTT LJ LJ | no
T/S | | DTT BJ BJ | no

# a games help at level ten, and what it calls no tractor
T/S | | HKKQQ    | 2x2
T/S | | HJJ99    | 2x2
T/S | | H554433  | 2x3
T/S | | LJ LJ STT | 2x2
T/S | | STT HTT  | 2x2
T/S | | HTT SAA  | 2x2
T/S | | STT HTT SAA | 2x3
T/S | | H544     | no
T/S | | HJJQ     | no
T/S | | HTT CTT  | no
T/S | | HJJTT    | no
T/S | | HAA22    | no

# triples at level five, spades trump
5/S | decks=3 | H333444 | 3x2
5/S | decks=3 | H444666 | 3x2
5/S | decks=3 | D555 S555 | 3x2
5/S | decks=3 | SAAA D555 | 3x2
5/S | decks=3 | S555 LJ LJ LJ | 3x2
5/S | decks=3 | LJ LJ LJ BJ BJ BJ | 3x2
5/S | decks=3 | H555666 | no
5/S | decks=3 | S444555 | no
5/S | decks=3 | S444666 | 3x2
5/S | decks=3 | H333444666 | 3x3
5/S | decks=3 | H33344 | no
5/S | decks=3 | H334445 | no
5/NT | decks=3 | D555 S555 | no
5/NT | decks=3 | D555 LJ LJ LJ | 3x2
5/S | decks=4 | H33334444 | 4x2
5/S | decks=4 | H3333444 | no

# the level leaves a gap that is bridged
T/S | bridge_level=no | H99JJ | no
T/S | bridge_level=no | S99JJ | no
T/S | bridge_level=no | H88998 | no
T/S | bridge_level=no | H8899 | 2x2
T/S | bridge_level=no | HJJQQ | 2x2
T/S | bridge_level=no | SAA DTT | 2x2
A/S | | HKK22 | no
2/S | | HAA33 | no
2/S | | H33AA | no
A/S | | SKK DAA | 2x2
A/S | | SQQKK DAA SAA | 2x4
# ranks that are not in the pack leave no gap
T/S | removed=3,4 bridge_level=no | H2255 | 2x2
T/S | removed=3,4 | H2255 | 2x2
T/S | removed=LJ | STT BJ BJ | 2x2
# a card that went above the jokers leaves one, as the level does
T/S | top_card=H5 | H4466 | 2x2
T/S | top_card=H5 bridge_level=no | H4466 | no
T/S | top_card=H5 bridge_level=no | D4455 | 2x2
# so do permanent trumps
-/S | permanent=2,7 | H6688 | 2x2
-/S | permanent=2,7 bridge_level=no | H6688 | no

T/S | join_ace_offlevel=no | SAA DTT | no
T/S | join_ace_offlevel=no | DTT STT | 2x2
T/S | join_ace_offlevel=no | SKKAA | 2x2
T/S | join_levels=no | CTT STT | no
T/S | join_levels=no | SAA CTT | 2x2
T/S | join_levels=no | STT LJ LJ | 2x2
T/S | join_level_joker=no | STT LJ LJ | no
T/S | join_level_joker=no | LJ LJ BJ BJ | 2x2
T/S | join_level_joker=no | DTT STT | 2x2
T/S | join_jokers=no | LJ LJ BJ BJ | no
T/S | join_jokers=no | STT LJ LJ | 2x2

# permanent trumps: A, off-suit 2, trump 2, off-suit level
T/S | permanent=2 | SAA D22 | 2x2
T/S | permanent=2 | D22 S22 | 2x2
T/S | permanent=2 | S22 DTT | 2x2
T/S | permanent=2 | SAA D22 S22 DTT STT LJ LJ | 2x6
T/S | permanent=2 | SAA S22 | no
T/S | permanent=2 | SAA DTT | no
T/S | permanent=2 | D22 DTT | no
T/S | permanent=2 | D22 C22 | no
T/S | permanent=2 | S2233 | no
T/S | permanent=2 join_permanent=same_rank | SAA D22 | no
T/S | permanent=2 join_permanent=same_rank | D22 S22 | 2x2
T/S | permanent=2 join_permanent=same_rank | S22 DTT | no
T/S | permanent=2 join_permanent=same_rank | DTT STT | 2x2
T/S | permanent=2 join_permanent=none | SAA D22 | no
T/S | permanent=2 join_permanent=none | D22 S22 | no
T/S | permanent=2 join_permanent=none | S22 DTT | no
T/S | permanent=2 join_permanent=none | DTT STT | 2x2

# three against one: 7s above 2s, no level
-/S | permanent=2,7 | S22 D77 | 2x2
-/S | permanent=2,7 | SAA D22 S22 D77 S77 LJ LJ BJ BJ | 2x7
-/S | permanent=2,7 join_permanent=same_rank join_level_joker=no | D77 S77 | 2x2
-/S | permanent=2,7 join_permanent=same_rank join_level_joker=no | D22 S22 | 2x2
-/S | permanent=2,7 join_permanent=same_rank join_level_joker=no | S22 D77 | no
-/S | permanent=2,7 join_permanent=same_rank join_level_joker=no | SAA D22 | no
-/S | permanent=2,7 join_permanent=same_rank join_level_joker=no | S77 LJ LJ | no
-/S | permanent=2,7 join_permanent=same_rank join_level_joker=no | LJ LJ BJ BJ | 2x2

# no trump: the small joker joins any one level pair; level pairs never join each other
T/NT | | DTT LJ LJ | 2x2
T/NT | | STT LJ LJ | 2x2
T/NT | | STT LJ LJ BJ BJ | 2x3
T/NT | | STT BJ BJ | no
T/NT | | DTT STT | no
T/NT | | DTT STT LJ LJ | no
T/NT | | SAA DTT | no
T/NT | | S99JJ | 2x2
T/NT | nt_join_any_level_joker=no | DTT LJ LJ | no
T/NT | nt_join_any_level_joker=no | LJ LJ BJ BJ | 2x2
T/NT | join_level_joker=no | DTT LJ LJ | 2x2
T/NT | permanent=2 | D22 S22 | no
T/NT | permanent=2 | S22 DTT | no
T/NT | permanent=2 | SAA D22 | no
T/NT | permanent=2 | DTT LJ LJ | 2x2
T/NT | permanent=2 | D22 LJ LJ | no

# H5 above the jokers is a step of its own
T/S | top_card=H5 | BJ BJ H55 | no
T/S | top_card=H5 top_card_joins=yes | BJ BJ H55 | 2x2
T/S | top_card=H5 top_card_joins=yes | LJ LJ BJ BJ H55 | 2x3
T/S | top_card=H5 top_card_joins=yes | LJ LJ H55 | no

# house rules on length and width
T/S | min_tractor_length=3 | H2233 | no
T/S | min_tractor_length=3 | H223344 | 2x3
T/S | decks=3 min_tractor_width=3 | H2233 | no
T/S | decks=3 min_tractor_width=3 | H222333 | 3x2
T/S | tractors=none | H2233 | no
T/S | tractors=none | H22 | 2x1
T/S | tractors=none decks=4 | H2222 | 4x1
T/S | tractors=none decks=4 | H22223333 | no
"""


@pytest.mark.parametrize(("where", "options", "cards", "shape"), cases(SHAPES, str, options_of))
def test_single_shape(where, options, cards, shape):
    found = as_shape(tables_at(where, **options), parse_bag(cards))
    assert ("no" if found is None else f"{found.width}x{found.length}") == shape
    if found is not None:
        assert found.cards == parse_bag(cards)


def test_no_cards_are_no_shape():
    assert as_shape(tables_at("T/S"), 0) is None


@pytest.mark.parametrize(
    ("where", "cards", "top"),
    cases("""
    T/S | H2233       | H3
    T/S | H99JJ       | HJ
    T/S | SAA DTT     | DT
    T/S | LJ LJ BJ BJ | BJ
    T/S | S5          | S5
    """),
)
def test_a_shape_ranks_by_its_highest_card(where, cards, top):
    tables = tables_at(where)
    assert as_shape(tables, parse_bag(cards)).top == tables.step[parse_bag(top).bit_length() - 1 >> 3]


# where | options | group | hand | shape | top card of the highest one, or "none"
HIGHEST = """
T/S | | H | H3 H8 H8 HQ | 1x1 | HQ
T/S | | H | H3 H8 H8 HQ | 2x1 | H8
T/S | | H | H3 H8 HQ    | 2x1 | none
T/S | | H | S3 S3 DT DT | 2x1 | none
T/S | | H | H7788JJ     | 2x2 | H8
T/S | | H | H7799JJ     | 2x2 | HJ
T/S | | trump | HT DT   | 2x1 | none
# a pair inside a triple, a short tractor inside a longer one
T/S | decks=3 | H | H888 | 2x1 | H8
T/S | decks=3 | H | H777888 | 2x2 | H8
T/S | | H | H556677     | 2x2 | H7
T/S | | H | H556677     | 2x3 | H7
T/S | | H | H5566       | 2x3 | none
"""


@pytest.mark.parametrize(("where", "options", "group", "hand", "shape", "top"), cases(HIGHEST, str, options_of))
def test_highest_of_a_shape(where, options, group, hand, shape, top):
    tables = tables_at(where, **options)
    width, length = map(int, shape.split("x"))
    expected = -1 if top == "none" else tables.step[parse_bag(top).bit_length() - 1 >> 3]
    assert highest(tables, group_number(group), parse_bag(hand), (width, length)) == expected


@pytest.mark.parametrize(
    ("where", "options", "group", "hand", "found"),
    cases(
        """
    T/S | | H | H22334      | H3322
    T/S | | H | H223344     | H3322 H4433 H443322
    T/S | decks=3 | H | H222333 | H3322 H333222
    T/S | | H | H22 H44     |
    # the kind of which there are fewest takes a shared step
    T/S | decks=3 | trump | SAA HTTT CTT | SAACTT
    T/S | tractors=none | H | H2233 |
    """,
        str,
        options_of,
    ),
)
def test_tractors_of_a_hand(where, options, group, hand, found):
    tables = tables_at(where, **options)
    assert [format_compact(t.cards) for t in tractors(tables, group_number(group), parse_bag(hand))] == found.split()


def test_a_lead_keeps_its_shape():
    lead = lead_of(rule_at("T/S"), "SAA DTT STT")
    assert lead.kind == "shape"
    assert lead.size == 6
    assert lead.components[0].shape == (2, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shape_has_a_name(language):
    shapes = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (7, 1), (2, 2), (2, 3), (3, 2), (4, 2), (5, 2)]
    assert len({shape_term(shape).text(language) for shape in shapes}) == len(shapes)
