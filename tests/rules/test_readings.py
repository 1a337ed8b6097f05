"""Reading cards that are led: one shape, or a throw and its components."""

from __future__ import annotations

import pytest

from helpers import cases, lead_of, options_of, reading, rule_at
from shengji.rules.leading import check_lead
from shengji.text.cards import format_play, parse_bag, parse_play
from shengji.text.errors import IllegalAction

# where | options | cards as led, "+" where components are announced | as they are read, the largest first
READINGS = """
T/H | | SAAK      | SAA+SK
T/H | | SAKK      | SKK+SA
T/H | | SAQQJJ    | SQQJJ+SA
T/H | | S98844    | S88+S44+S9
T/H | | SAK       | SA+SK
T/H | | SAAKK     | SAAKK
T/H | | SAAQQ     | SAA+SQQ
T/H | | SAAKKJJ99 | SAAKK+SJJ99
T/H | | SAAKKQQ99887 | SAAKKQQ+S9988+S7
T/H | | SJJ9985   | SJJ99+S8+S5
T/H | bridge_level=no | SJJ9985 | SJJ+S99+S8+S5
T/H | tractors=none | SAAKKQ | SAA+SKK+SQ
T/H | min_tractor_length=3 | SAAKKQ | SAA+SKK+SQ
T/H | min_tractor_length=3 | SAAKKQQJ | SAAKKQQ+SJ
T/S | | S5 HT DT  | HT+DT+S5
T/S | | SA LJ BJ  | BJ+LJ+SA
T/S | | BJ BJ LJ SA | BJ BJ+LJ+SA
# of two off-suit level pairs one takes the step and the other stands alone
7/S | | SAA H77 S77     | SAAH77S77
7/S | | SAA H77 D77 S77 | SAAD77S77+H77

# three decks: a triple beside a pair can be read in two ways
T/H | decks=3 | SAAKKK | SAAKK+SK
T/H | decks=3 throw_reading=longest | SAAKKK | SAAKK+SK
T/H | decks=3 throw_reading=fewest_singles | SAAKKK | SKKK+SAA
T/H | decks=3 throw_reading=fewest_singles | SAAAKK | SAAA+SKK
T/H | decks=3 throw_reading=fewest_singles | SAAKK | SAAKK
T/H | decks=3 throw_reading=fewest_singles | SAAKKQ | SAAKK+SQ
T/H | decks=3 throw_reading=fewest_singles | SAAAKKKQ | SAAAKKK+SQ
T/H | decks=3 throw_reading=fewest_singles | SAAKKQQQ | SAAKK+SQQQ
T/H | decks=3 throw_reading=fewest_singles | SAAKKKQQ | SKKK+SAA+SQQ
T/H | decks=3 | SAAKKKQQ | SAAKKQQ+SK
# the most cards, of equally many the wider; or the longest
T/H | decks=3 | S33344455  | S333444+S55
T/H | decks=3 throw_reading=longest | S33344455 | S334455+S4+S3
T/H | decks=3 throw_reading=fewest_singles | S33344455 | S333444+S55
T/H | decks=3 | S33344455566 | S333444555+S66
T/H | decks=3 | S333444556677 | S3344556677+S4+S3
T/H | decks=3 throw_reading=longest | S33344455566 | S33445566+S5+S4+S3
T/H | decks=4 | S3333444455 | S33334444+S55
T/H | decks=4 throw_reading=longest | S3333444455 | S334455+S3344
T/H | decks=4 throw_reading=fewest_singles | S333344455 | S3333+S444+S55
T/H | decks=4 throw_reading=fewest_singles | S33334455 | S334455+S33
T/H | decks=3 min_tractor_width=3 | SAAKKQQQJJJ | SQQQJJJ+SAA+SKK
# the leader says which, where that is the rule
T/H | decks=3 throw_reading=announced | SAA+SKKK | SKKK+SAA
T/H | decks=3 throw_reading=announced | SAAKK+SK | SAAKK+SK
T/H | decks=3 throw_reading=announced | SK+SKKAA | SAAKK+SK
T/H | decks=3 throw_reading=announced | SAAKKK | SAAKK+SK
# elsewhere it does not matter what the leader says
T/H | decks=3 | SAA+SKKK | SAAKK+SK
T/H | decks=3 throw_reading=fewest_singles | SAAKK+SK | SKKK+SAA
# what one shape covers is that shape, whatever is said
T/H | throw_reading=announced | SAA+SKK | SAAKK
"""


@pytest.mark.parametrize(("where", "options", "cards", "components"), cases(READINGS, str, options_of))
def test_reading_of_a_lead(where, options, cards, components):
    rule = rule_at(where, **options)
    assert reading(rule, cards) == format_play(parse_bag(part) for part in components.split("+"))
    lead = lead_of(rule, cards)
    assert lead.kind == ("throw" if "+" in components else "shape")
    assert lead.cards == parse_play(cards)[0]


def test_announcing_what_is_no_shape_is_refused():
    rule = rule_at("T/H", decks=3, throw_reading="announced")
    with pytest.raises(IllegalAction) as problem:
        lead_of(rule, "SAAK+SKK")
    assert problem.value.code == "announced-no-shape"


@pytest.mark.parametrize(
    ("options", "where", "hand", "cards", "code"),
    cases(
        """
    | T/S | S5 H6 | S5 H6 | lead-mixed
    | T/S | S5 H6 |       | lead-empty
    | T/S | S5 H6 | S6    | not-held
    | T/S | H5 H6 | H55   | not-held
    throws=none | T/S | HAK | HAK | throw-none
    throws=none | T/S | SAK | SAK | throw-none
    throws=trump | T/S | HAK | HAK | throw-trump-only
    throws=trump | T/S | SAK | SAK | ok
    throws=none | T/S | HAAKK | HAAKK | ok
    throws=none join_levels=no | T/S | HTT STT | HTT STT | throw-none
    | T/S | HAK | HAK | ok
    | T/S | ST HT SA | SA HT | ok
    """,
        options_of,
    ),
)
def test_what_may_be_led(options, where, hand, cards, code):
    rule = rule_at(where, **options)
    if code == "ok":
        assert check_lead(rule, parse_bag(hand), parse_bag(cards)).cards == parse_bag(cards)
        return
    with pytest.raises(IllegalAction) as problem:
        check_lead(rule, parse_bag(hand), parse_bag(cards))
    assert problem.value.code == code


def test_a_refusal_names_the_cards_that_are_missing():
    with pytest.raises(IllegalAction, match="H5 S7 S7"):
        check_lead(rule_at("T/S"), parse_bag("H5 S8"), parse_bag("H55 S77"))
