"""Throws: when one stands, what is forced out when it does not, and what that costs."""

from __future__ import annotations

import pytest

from helpers import cases, lead_of, options_of, rule_at
from shengji.rules.leading import legal_leads, resolve_throw
from shengji.text.cards import format_cards, format_compact, parse_bag

# where | options | throw | the other hands in play order | stands, or what may be forced, and points lost
OUTCOMES = """
# the examples of the games helps: nine, pair of eights, pair of fours
T/H | | S98844 | ; ;              | stands
T/H | | S98844 | SJ ; ;           | S9
T/H | | S98844 | SQQ ; ;          | S44
T/H | | S98844 | S55 ; ;          | S44
T/H | | S98844 | S99 ; ;          | S44
T/H | | S98844 | ; ; SJ           | S9
T/H | | S98844 | S2 S33 ; S5 ; S7 | stands
# the competition rules' example: queen and a pair of fours
T/H | failed_throw=next_seat_chooses | SQ44 | SK ; ;        | SQ
T/H | failed_throw=next_seat_chooses | SQ44 | S66 ; ;       | S44
T/H | failed_throw=next_seat_chooses | SQ44 | SKK ; ;       | S44 or SQ
T/H | failed_throw=next_seat_chooses | SQ44 | S66 ; SK ;    | S44 or SQ
T/H | failed_throw=next_seat_chooses | SQ44 | SJ S2 S3 ; ;  | stands
# some houses force the smallest component, beaten or not
T/H | failed_throw=smallest_component | S98844 | SJ ; ;     | S44
T/H | failed_throw=smallest_component | S98844 | S7 ; ;     | stands
T/H | failed_throw=smallest_component | SAQQ5 | SKK ; ;     | S5
T/H | | SAQQ5 | SKK ; ; | S5
T/H | | SAQQ | S4 ; SKK ; S3 | SQQ

# ties stand: the first played of equal cards is the higher
T/H | | SAKK | SA ; SQQ ; | stands
T/H | | SAAQQ | SA SQ ; ; | stands
T/H | | SAK  | SK ; SA ; | SK
T/H | | SAK  | SK ; SQ ; | stands
4/S | | S4 H4 | D4 S2 ; S33 ; S56 | stands
4/S | | S4 H4 | S4 ; LJ ; S56 | H4
# only cards of the same group count
T/H | | SKQ | HA H2 BJ ; DA ; CA | stands
T/H | | SKQ | ST DT LJ ; ; | stands
T/S | | SKQ | DT ; ; | SQ
# a component is beaten only by its own shape, and that may lie inside a wider or longer one
T/H | decks=3 | S9 S88 | SJ ; ; | S9
T/H | decks=3 | SA S88 | S999 ; ; | S88
T/H | decks=3 | SA S888 | S99 ; ; | stands
T/H | decks=3 | SA S888 | S9999 ; ; | S888
T/H | | SA S7788 | S99JJQQ ; ; | S7788
T/H | | SA S7788 | S99QQ ; ; | stands
T/H | | SA S7788 | S99 ; SJJ ; | stands
T/H | decks=3 | SA S7788 | S999JJJ ; ; | S7788
T/H | decks=3 | SA S7788 | S667 ; S88 ; S77 | stands
T/H | | SA S223344 | S5566 ; ; | stands
T/H | | SA S223344 | S556677 ; ; | S223344
# smallest by the rank of the highest card, then by the number of cards
T/H | | S5 S2233 | SA ; SKKQQ ; | S2233
T/H | | S6 S4455 | SA ; SKKQQ ; | S4455
T/H | decks=3 | S55 S7788 S9 | SJJQQ ; ; | S55
T/H | | S8 S7 S6 | S9 ; ; | S6
T/H | | S8 S7 S6 | S7 S6 ; S5 ; S7 | S6
2/H | | SAS64 | SK ; ; | S4
2/H | | SA S55 | S3 ; S99 ; S4 | S55
# two level pairs of equal rank
T/S | | HTT DTT | STT ; ; | DTT
T/S | | HTT DTT | CTT ; ; | stands
# bridged or not, this is a tractor that stands or two pairs of which one does not
3/H | | S2244 | S559 ; ; | shape
3/H | bridge_level=no | S2244 | S559 ; ; | S22
"""


@pytest.mark.parametrize(("where", "options", "throw", "others", "outcome"), cases(OUTCOMES, str, options_of))
def test_what_becomes_of_a_throw(where, options, throw, others, outcome):
    rule = rule_at(where, **options)
    lead = lead_of(rule, throw)
    if outcome == "shape":
        assert lead.kind == "shape"
        return
    assert lead.kind == "throw"
    result = resolve_throw(rule, lead, [parse_bag(hand) for hand in others.split(";")])
    expected = [] if outcome == "stands" else [parse_bag(part) for part in outcome.split(" or ")]
    assert [component.cards for component in result.choices] == expected
    assert result.stands == (outcome == "stands")
    assert result.penalty == 0


# where | options | throw | others | points lost
PENALTIES = """
T/H | | S98844 | SQQ ; ; | 0
T/H | throw_penalty=10 | S98844 | SQQ ; ; | 10
T/H | throw_penalty=10 | S98844 | S2 ; ; | 0
T/H | throw_penalty=10 throw_penalty_per=card | S98844 | SJ ; ;  | 10
T/H | throw_penalty=10 throw_penalty_per=card | S98844 | S55 ; ; | 20
T/H | throw_penalty=10 throw_penalty_per=card | S98844 | S99 ; ; | 40
T/H | throw_penalty=10 throw_penalty_per=card | S98844 | SQQ ; ; | 50
T/H | throw_penalty=10 throw_penalty_per=card | S98844 | SJ ; S55 ; | 30
T/H | throw_penalty=5 throw_penalty_per=card failed_throw=smallest_component | S98844 | SJ ; ; | 5
"""


@pytest.mark.parametrize(("where", "options", "throw", "others", "points"), cases(PENALTIES, str, options_of))
def test_penalty_of_a_throw(where, options, throw, others, points):
    rule = rule_at(where, **options)
    result = resolve_throw(rule, lead_of(rule, throw), [parse_bag(hand) for hand in others.split(";")])
    assert result.penalty == int(points)


def test_each_beaten_component_names_the_first_seat_that_beats_it():
    rule = rule_at("T/H")
    result = resolve_throw(rule, lead_of(rule, "S98844"), [parse_bag(h) for h in ("S2", "S55", "SQQ")])
    assert [(format_cards(b.component.cards), b.stopper) for b in result.beaten] == [
        ("S4 S4", 1),
        ("S8 S8", 2),
        ("S9", 2),
    ]


def test_leads_of_a_small_hand():
    rule = rule_at("T/S", throws="none")
    found = [format_compact(cards) for cards in legal_leads(rule, parse_bag("H223 SA HT DT BJ"))]
    assert sorted(found) == sorted(["H2", "H3", "H22", "SA", "HT", "DT", "BJ"])


def test_throws_follow_the_single_shapes():
    rule = rule_at("T/S")
    found = [format_compact(cards) for cards in legal_leads(rule, parse_bag("H225"))]
    assert found[:3] == ["H2", "H5", "H22"]
    assert sorted(found[3:]) == sorted(["H52", "H522"])


def test_only_trumps_may_be_thrown():
    rule = rule_at("T/S", throws="trump")
    found = {format_compact(cards) for cards in legal_leads(rule, parse_bag("H25 S25"))}
    assert found == {"H2", "H5", "S2", "S5", "S52"}


def test_every_choice_of_a_level_pair_makes_a_lead():
    rule = rule_at("T/S", throws="none")
    found = {format_compact(cards) for cards in legal_leads(rule, parse_bag("SAA HTT CTT STT"))}
    tractors = {"SAAHTT", "SAACTT", "STTHTT", "STTCTT", "SAATTHTT", "SAATTCTT"}
    assert {format_compact(parse_bag(text)) for text in tractors} <= found
    assert len(found) == 4 + 4 + 6
