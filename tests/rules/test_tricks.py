"""Who wins a trick, and what each play is called: ruffs, overruffs, comparing throws, bombs and rainbows."""

from __future__ import annotations

import pytest

from helpers import cases, lead_of, options_of, rule_at
from shengji.rules.leading import check_lead, legal_leads
from shengji.rules.tricks import Standing, won_with_trump
from shengji.text.cards import parse_bag, parse_play
from shengji.text.errors import IllegalAction

# where | options | lead > answers in play order | place of the winner, the leader's being 1
WINNERS = """
# singles
T/S | | H5 > H9 > HK > HA      | 4
T/S | | H5 > H9 > D9 > HK      | 4
T/S | | HA > HA > H2 > H3      | 1
T/S | | H9 > HK > HK > H3      | 2
T/S | | H5 > DA > CA > H2      | 1
T/S | | HA > S2 > H3 > H4      | 2
T/S | | HA > S2 > S3 > S3      | 3
T/S | | HA > DT > S3 > CT      | 2
T/S | | HA > DT > ST > CT      | 3
T/S | | HA > ST > LJ > BJ      | 4
T/S | | BJ > BJ > LJ > S2      | 1
T/S | | S5 > SA > HA > S9      | 2
T/S | | SA > DT > ST > LJ      | 4
T/NT | | DT > ST > HT > CT     | 1
T/NT | | H5 > H7 > DT > ST     | 3
2/S | | HT > S2 > S3 > LJ      | 4
T/S | permanent=2 | SA > H2 > S2 > D2 | 3
T/S | permanent=2 | S2 > H2 > HT > DT | 3
T/S | top_card=H5 | BJ > H5 > S2 > S3 | 2
T/S | top_card=H5 | HA > H2 > H5 > BJ | 3
-/S | permanent=2,7 | S2 > H7 > D7 > SA | 2
# one shape: only the same shape competes
T/S | | H55 > H99 > HKK > H22  | 3
T/S | | H55 > HA HK > H99 > H22 | 3
T/S | | H55 > S22 > H99 > S3 S4 | 2
T/S | | H55 > HT DT > H99 > H6 H7 | 3
T/S | | H55 > HTT > STT > H6 H7 | 3
T/S | | S55 > HTT > DTT > SAA   | 2
T/S | | H5566 > H99JJ > HKKAA > H2233 | 3
T/S | | H5566 > H7799 > S2233 > HKKAA | 3
T/S | | H5566 > S2244 > H7788 > D2233 | 3
2/H | | H5566 > S22 C22 > LJ LJ BJ BJ > D3468 | 3
T/S | decks=3 | H555 > H777 > S222 > S33 S4   | 3
T/S | decks=3 | H555666 > S222333 > S224433 > H777888 | 2
T/S | decks=4 | H5555 > S2233 > S44 S66 > H7777 | 4
T/S | decks=4 | H5566 > S2222 > S3344 > H7788 | 3
T/S | join_ace_offlevel=no | S2233 > SAA HTT > S4455 > LJ LJ BJ BJ | 4
T/S | join_ace_offlevel=no | S2233 > SAA HTT > S66 S88 > D2233 | 1

# a throw that stood is beaten by a ruff alone, which covers it shape by shape
T/S | | HAK > HA HK > H23 > S2 S3 | 4
T/S | | HAK > S2 S3 > H23 > S2 H4 | 2
T/S | | HAK > S2 D3 > H23 > H5 H6 | 1
T/S | | SAK > LJ BJ > S23 > S45   | 1
T/S | | HAAK > S22 S5 > H234 > S3 S4 S6 | 2
T/S | | HAAK > S345 > H234 > H567 | 1
T/S | | HAK > S22 > H23 > H45     | 2
# S998872 ruffs a tractor, an ace and a king, and not a tractor and a pair of aces
T/S | | HAK5544 > S998872 > H236788 > H99QQJ6 | 2
T/S | | HAA5544 > S998872 > H236788 > H99QQJ6 | 1
T/S | | H544 > S977 > S884 > H678  | 3
T/S | | H567 > S977 > S884 > H8 H9 H2 | 2
T/S | | H567 > S884 > S977 > H8 H9 H2 | 3
T/S | | HAA5544 > S998877 > H236788 > H99QQJ6 | 2
# a triple serves as a pair and a single, a quad as two pairs
2/S | decks=3 | HAAK > S333 > S447 > H468 | 3
2/S | decks=3 | HAAK > S447 > S333 > H468 | 2
2/S | decks=4 | HAAQQ > S3333 > H3 H4 H5 H6 > H7 H8 H9 HT | 2
2/S | decks=4 | HAAQQ > S3333 > S4 S4 S5 S5 > H7 H8 H9 HT | 3
2/S | decks=3 | HAA HQ H9 > S3334 > H3 H4 H5 H6 > H7 H8 HT HJ | 2
# every split is tried, not only the one that takes the highest tractor first
2/S | decks=4 | HAAKKQ > S77888 > H34567 > H89TJ3 | 2
2/S | decks=3 | HQQJJ H777 > S33 S44 S555 > H3344556 > H9999TTT | 2
2/S | decks=3 | HQQJJ H777 > S33 S44 S555 > S333 S44 S55 > H9999TTT | 3
2/S | decks=3 | HQQJJ H777 > S33 S44 S555 > S33 S44 S666 > H9999TTT | 2
2/S | decks=4 | HQQJJ H99 > S7777 S88 > H334455 > H666777 | 2
2/S | decks=3 | HQQJJ H99 > S777 S888 > H334455 > H666777 | 1
# the largest kind of the led throw is compared, by its highest component; a tie keeps the earlier
T/S | | HAAK > S22 SA > S33 S4 > H567 | 3
T/S | | HAAK > S33 S4 > S22 SA > H567 | 2
T/S | | HAAQQ > S22 S99 > S66 S88 > H5678 | 2
T/S | | HAAQQ > S33 S66 > S22 S77 > H5678 | 3
T/S | | HAAK > S33 S4 > S33 SA > H567 | 2
T/S | tie_goes_on=yes | HAAK > S33 S4 > S33 SA > H567 | 3
T/S | tie_goes_on=yes | HAAK > S33 SA > S33 S4 > H567 | 2
T/S | tie_goes_on=yes | HAAK > S33 SA > S22 BJ > H567 | 2
T/S | | HAAKKQ > S2233 SA > S4455 S7 > H56789 | 3
T/S | decks=3 | HAAA HJJ H8 > S333 S99 S4 > S444 S22 S5 > H567892 | 3
T/S | | HAK > SA S2 > DT S3 > H56 | 3
T/S | | HAK > DT S3 > CT SA > H56 | 2
T/S | tie_goes_on=yes | HAK > DT S3 > CT SA > H56 | 2
# of several splits the one that serves best: here the sixes serve as singles
T/S | tie_goes_on=yes | HAAQQ H86 > HTT S44 S32 > CTT S66 S33 > H2345 H79 | 3
T/S | tie_goes_on=yes | HAAQQ H86 > CTT S66 S33 > HTT S44 S32 > H2345 H79 | 2
# each component higher than the one it answers
T/S | throw_compare=every_component | HAAK > S33 SA > S44 S5 > H567 | 2
T/S | throw_compare=every_component | HAAK > S33 S4 > S44 S5 > H567 | 3
T/S | throw_compare=every_component | HAAK > S33 S4 > S44 S4 > H567 | 2
T/S | throw_compare=every_component | HAAQQ > S33 S66 > S44 S77 > H5678 | 3
T/S | throw_compare=every_component | HAAQQ > S33 S66 > S44 S55 > H5678 | 2
K/S | throw_compare=every_component | C46 > S2 S3 > S3 S4 > S2 BJ | 3
K/S | throw_compare=highest_card | C46 > S2 S3 > S3 S4 > S2 BJ | 4
K/S | | C46 > S2 S3 > S3 S4 > S2 BJ | 4
T/S | throw_compare=highest_card | HAAK > S44 S5 > S33 SA > H567 | 3
T/S | throw_compare=highest_card | HAAK > S33 SA > S44 S5 > H567 | 2
T/S | throw_compare=highest_card | HAAK > S33 S5 > S4 S5 BJ > H567 | 2
T/S | throw_compare=highest_card | HAAK > S44 S9 > S55 S9 > H567 | 2
2/S | decks=3 throw_compare=every_component | HAAK > S333 > S447 > H468 | 3
2/S | decks=3 throw_compare=every_component | HAAK > S447 > S333 > H468 | 2
3/H | throw_compare=every_component | C2T > H2 HT > H2 BJ > D46 | 2
3/H | | C2T > H2 HT > H2 BJ > D46 | 3
3/H | throw_compare=highest_card | C2T > H2 HT > H2 BJ > D46 | 3
2/H | throw_compare=every_component | C4T > H3 HT > H4 BJ > D46 | 3

# the wider of two tractors is compared first, not the longer
T/S | decks=3 | HQQQKKK H334455 > S555666 S223344 > S333444 S667788 > H222 H666 H777 H888 | 2
T/S | decks=3 | HQQQKKK H334455 > S333444 S667788 > S555666 S223344 > H222 H666 H777 H888 | 3
# an earlier ruff that can be split in two ways must be beaten both ways
T/S | throw_compare=every_component | HAAKQ > S33 S55 > S66 S4 SA > H2345 | 2
T/S | throw_compare=every_component | HAAKQ > S33 S55 > S66 S77 > H2345 | 3
T/S | throw_compare=every_component | HAAKQ > S33 S55 > S66 S44 > H2345 | 3
T/S | throw_compare=every_component | HAAKQ > S33 S55 > S66 S78 > H2345 | 3

# bombs, a house rule
2/S | decks=4 bombs=in_group | H9999 > H3333 > H4678 > H46JQ | 1
2/S | decks=4 bombs=in_group | H5566 > H3333 > H7788 > H46JQ | 2
2/S | decks=4 | H5566 > H3333 > H7788 > H46JQ | 3
2/S | decks=4 bombs=in_group | H5566 > S3344 > H3333 > H46JQ | 3
2/S | decks=4 bombs=in_group | H5566 > D9999 > H7788 > H46JQ | 3
2/S | decks=4 bombs=any_group | H5566 > D9999 > H7788 > H46JQ | 2
2/S | decks=4 bombs=any_group | H5566 > D9999 > C9999 > DKKKK | 4
2/S | decks=4 bombs=any_group | H5566 > D9999 > S3333 > DKKKK | 3
2/S | decks=4 bombs=in_group | H55 > H77 > H33 > HKK | 4
2/S | decks=5 bombs=in_group | H55566 > H33333 > H78888 > H46JQK | 2

# rainbows, a house rule
2/S | rainbows=4 | S5 H5 C5 D5 > S4 S4 S4 S4 > S6 H6 C6 D6 > BJ BJ LJ LJ | 3
2/S | rainbows=4 | S5 H5 C5 D5 > SK HK CK D9 > S6 H6 C6 D3 > BJ BJ LJ LJ | 1
2/S | rainbows=4 | SK HK CK DK > SK HK CK DK > S6 H6 C6 D3 > H45 C55 | 1
"""


@pytest.mark.parametrize(("where", "options", "plays", "winner"), cases(WINNERS, str, options_of))
def test_who_wins(where, options, plays, winner):
    rule = rule_at(where, **options)
    led, *answers = plays.split(">")
    lead = lead_of(rule, led.strip())
    standing = Standing(rule, lead)
    for answer in answers:
        cards = parse_bag(answer.strip())
        assert sum(cards.to_bytes(54, "little")) == lead.size, "the table's plays have as many cards as its lead"
        standing.add(cards)
    assert standing.winner + 1 == int(winner)


@pytest.mark.parametrize(
    ("where", "options", "plays", "kinds"),
    cases(
        """
    T/S | | H5 > H9 > D3 > H2       | follow discard follow
    T/S | | H5 > S2 > S3 > DT       | ruff overruff overruff
    T/S | | H5 > S3 > S2 > H6       | ruff discard follow
    T/S | | H55 > S2 S3 > S22 > H6 D2 | discard ruff follow
    T/S | | S5 > S3 > DT > H6       | follow follow discard
    T/S | | HAK > S23 > S45 > H6 D2 | ruff overruff follow
    2/S | decks=4 bombs=in_group | H5566 > H3333 > H4444 > S3333 | follow follow ruff
    2/S | decks=4 bombs=in_group | H5566 > S4455 > H4444 > S3333 | ruff follow overruff
    2/S | decks=4 bombs=in_group | H5555 > H3333 > H6666 > D3333 | follow follow discard
    2/S | decks=4 bombs=any_group | H5566 > D3333 > C4444 > D9JQK | ruff overruff discard
    2/S | rainbows=4 | S5 H5 C5 D5 > S4 S4 S4 S4 > S6 H6 C6 D6 > S7 H8 | discard follow discard
    """,
        str,
        options_of,
    ),
)
def test_what_a_play_is_called(where, options, plays, kinds):
    rule = rule_at(where, **options)
    led, *answers = (parse_bag(play.strip()) for play in plays.split(">"))
    standing = Standing(rule, rule.read(led))
    assert " ".join(standing.add(answer) for answer in answers) == kinds


def test_a_play_passed_over_never_wins():
    rule = rule_at("T/S")
    standing = Standing(rule, lead_of(rule, "H5"))
    standing.pass_over()
    standing.add(parse_bag("H9"))
    assert standing.winner == 2


@pytest.mark.parametrize(
    ("play", "trump"), [("S5", True), ("HT", True), ("BJ", True), ("H5", False), ("S5 H5", False), ("S55 HT", True)]
)
def test_winning_with_trump(play, trump):
    assert won_with_trump(rule_at("T/S"), parse_bag(play)) == trump


@pytest.mark.parametrize(
    ("where", "options", "cards", "rainbow"),
    cases(
        """
    T/S | rainbows=4 | S5 H5 C5 D5       | yes
    T/S | rainbows=4 | S55 H55 C55 D55   | yes
    T/S | rainbows=8 | S55 H55 C55 D55   | yes
    T/S | rainbows=8 | S5 H5 C5 D5       | no
    T/S | rainbows=4 | S5 H5 C5          | no
    T/S | rainbows=4 | S55 H5 C5 D5      | no
    T/S | rainbows=4 | S5 H5 C5 D6       | no
    T/S | rainbows=4 | ST HT CT DT       | no
    T/S | rainbows=4 permanent=5 | S5 H5 C5 D5 | no
    T/H | rainbows=4 top_card=H5 | S5 H5 C5 D5 | no
    T/S | rainbows=4 top_card=H5 | S5 H5 C5 D5 | no
    T/S | | S5 H5 C5 D5                  | no
    """,
        str,
        options_of,
    ),
)
def test_what_is_a_rainbow(where, options, cards, rainbow):
    rule = rule_at(where, **options)
    hand = parse_bag(cards + " S8")
    leads = set(legal_leads(rule, hand))
    if rainbow == "yes":
        assert check_lead(rule, hand, parse_bag(cards)).kind == "rainbow"
        assert parse_bag(cards) in leads
    else:
        # Four trumps of one rank are a throw of trumps like any other.
        if rule.tables.group_of(parse_bag(cards)) is None:
            with pytest.raises(IllegalAction):
                check_lead(rule, hand, parse_bag(cards))
        assert all(rule.read(found).kind != "rainbow" for found in leads if found == parse_bag(cards))


def test_nothing_is_owed_to_a_rainbow():
    rule = rule_at("T/S", rainbows=4)
    lead = rule.read(*parse_play("S5 H5 C5 D5"))
    assert rule.grade(lead, parse_bag("S6 H6 C6 D6")) == rule.grade(lead, parse_bag("S6 S7 S8 D6"))
