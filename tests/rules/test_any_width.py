"""Nanning (rules.md section 10): shapes of as many cards answer and beat each other, whatever their width."""

from __future__ import annotations

from random import Random

import pytest

from helpers import cases, lead_of
from shengji.cards import Bag, bag, contains, copies, hand_size, kinds, kinds_at_least
from shengji.rules import presets
from shengji.rules.combos import sub_bags
from shengji.rules.deck import pack
from shengji.rules.following import check_follow, is_legal_follow, legal_follows
from shengji.rules.leading import check_lead, legal_leads
from shengji.rules.mechanics import trick_rule
from shengji.rules.shapes import as_shape
from shengji.rules.tables import TRUMP, Tables, tables
from shengji.rules.trick_rule import TrickRule
from shengji.rules.tricks import winner
from shengji.text.cards import parse_bag
from shengji.text.errors import IllegalAction

NANNING = presets.load("nanning")


def at(where: str) -> TrickRule:
    """Nanning's trick rule at a place such as ``T/S``."""
    level, _, trump = where.partition("/")
    return trick_rule(tables(NANNING, level, trump))  # type: ignore[arg-type]


# where | cards | width and length of the shape, - for none
SHAPES = """
T/S | H8899    | 2 2
T/S | H99JJ    | -
5/S | H4466    | -
T/S | H888999  | 3 2
T/S | HQQQQKKKK | 4 2
T/S | SQQKK    | 2 2
T/S | SQQKKAA  | 2 3
T/S | SKKAA    | 2 2
T/S | SAA H22  | 2 2
T/S | SAA D22  | 2 2
T/S | SAA D2 H2 | -
T/S | SAA S22  | -
T/S | SKK H22  | -
T/S | SKKAA H22 | -
A/S | SKK H22  | -
T/S | H22 S22  | -
T/S | SAA HTT  | -
T/S | S22 HTT  | -
T/S | HTT STT  | -
T/S | STT LJ LJ | -
T/S | LJ LJ BJ BJ | 2 2
T/S | LJ LJ LJ BJ BJ BJ | 3 2
T/NT | LJ LJ BJ BJ | 2 2
T/NT | S22 STT  | -
T/NT | STT LJ LJ | -
T/S | H3333    | 4 1
"""


@pytest.mark.parametrize(("where", "cards", "shape"), cases(SHAPES))
def test_what_joins(where: str, cards: str, shape: str) -> None:
    found = as_shape(at(where).tables, parse_bag(cards))
    assert ("-" if found is None else f"{found.width} {found.length}") == shape


# where | lead > answers | place of the winner, the leader's being 1
WINNERS = """
# four cards: a quad is above a tractor of two pairs
T/S | H5566 > H7777 > H8899 > H3344   | 2
T/S | H5566 > H8899 > H3333 > HQQKK   | 3
T/S | H3333 > HQQKK > H4444 > H5678   | 3
T/S | H7777 > H8899 > H3344 > D3333   | 1
# six: two triples are above three pairs
T/S | H334455 > H666777 > HQQKKAA > H889 HJQK | 2
T/S | H666777 > HJJQQKK > H333444 > H888999  | 4
T/S | H333444 > HQQKKAA > D333444 > H778899  | 1
# eight: quads, then pairs
T/S | H33445566 > HJJQQKKAA > H77778888 > H99 D456789 | 3
# of equal width the higher top card, the earlier of equal ones
T/S | H55 > H77 > H66 > H99           | 4
T/S | H555 > H666 > H444 > H777       | 4
T/S | H3344 > H7788 > H7788 > H5566   | 2
T/S | H55 > H77 > H77 > H66           | 2
# a ruff is above the led group, and of ruffs the wider is
T/S | H5566 > S3344 > H8899 > H7777   | 2
T/S | H5566 > S7788 > S3333 > LJ LJ BJ BJ | 3
T/S | H5566 > S3333 > LJ LJ BJ BJ > S4444 | 4
T/S | H333444 > S334455 > S333444 > SJJQQKK | 3
# trumps: AA with off-suit 22 is a tractor, but only of two pairs
T/S | S3344 > SAA H22 > SQQKK > S5566 | 2
T/S | S3344 > SQQKK > SAA H22 > LJ LJ BJ BJ | 4
T/S | S3344 > SAA H22 > SAA D22 > S5566 | 2
T/S | S334455 > SKKAA H22 > S667788 > S99 SJJQQ | 3
T/S | S3344 > S22 H22 > S5566 > STT HTT | 3
# what is no shape takes nothing
T/S | H3344 > H99JJ > H5566 > HQQAA   | 3
T/S | H3344 > H7779 > HKKQJ > S3456   | 1
T/S | H3344 > D7777 > C8899 > S33 D44 | 1
T/S | H55 > S3 S4 > LJ BJ > H66       | 4
"""


@pytest.mark.parametrize(("where", "plays", "place"), cases(WINNERS, str, str, int))
def test_who_wins(where: str, plays: str, place: int) -> None:
    rule = at(where)
    led, *answers = plays.split(" > ")
    assert winner(rule, lead_of(rule, led), [parse_bag(answer) for answer in answers]) == place - 1


# where | lead | hand | play | legal, or the code
FOLLOWS = """
# a led tractor of two pairs owes a quad or a tractor of two pairs
T/S | H5566 | H777789      | H7777 | yes
T/S | H5566 | H777789      | H7789 | follow-tractor
T/S | H5566 | H777789      | H7778 | follow-tractor
T/S | H5566 | H77778899    | H8899 | yes
T/S | H5566 | H77778899    | H7788 | yes
T/S | H5566 | H77778899    | H7799 | follow-tractor
T/S | H5566 | H77788 HJQ   | H7788 | yes
T/S | H5566 | H77788 HJQ   | H7778 | follow-tractor
# a quad led is answered by a tractor as well
T/S | H3333 | H7788 HJJ    | H7788 | yes
T/S | H3333 | H7788 HJJ    | H77JJ | follow-tractor
# no such shape: as many pairs as can be, a triple giving one and a quad two
T/S | H5566 | H77799 HJQ   | H7799 | yes
T/S | H5566 | H77799 HJQ   | H7779 | follow-tuple
T/S | H5566 | H99JJ HK H3  | H99JJ | yes
T/S | H5566 | H99JJ HK H3  | H99 HK H3 | follow-tuple
T/S | H5566 | H99 H3478    | H9934 | yes
T/S | H5566 | H99 H3478    | H3478 | follow-tuple
T/S | H5566 | H99 H3478    | H3499 | yes
T/S | H333444 | HJJJJ H3578 | HJJJJ H35 | yes
T/S | H333444 | HJJJJ H3578 | HJJJ H357 | follow-tuple
# six cards: three pairs for two triples and the other way round
T/S | H333444 | H778899 HJ  | H778899 | yes
T/S | H333444 | H778899 HJ  | H77889 HJ | follow-tractor
T/S | H334455 | H888999 HJ  | H888999 | yes
T/S | H334455 | H888999 HJ  | H88899 HJ | follow-tractor
# the tractor with most cards, then pairs
T/S | H333444 | H7788 HJJ HQKA | H7788 HJJ | yes
T/S | H333444 | H7788 HJJ HQKA | H7788 HQK | follow-tuple
T/S | H333444 | H7788 HJJ HQKA | H77 HJJ HQK | follow-tractor
T/S | H55556666 | H3344 H77788 HAK | H3344 H7788 | yes
T/S | H55556666 | H3344 H77788 HAK | H3344 H7778 | follow-tuple
# triples and pairs
T/S | H555 | H6666 H78 | H666 | yes
T/S | H555 | H6666 H78 | H667 | follow-tractor
T/S | H555 | H66778  | H667 | yes
T/S | H555 | H66778  | H677 | yes
T/S | H555 | H66778 H9 | H689 | follow-tuple
T/S | HJJ  | H777 H8 H9 | H77 | yes
T/S | HJJ  | H777 H8 H9 | H78 | follow-tractor
T/S | HJ   | H777 H8 H9 | H7  | yes
# trumps
T/S | S3344 | SAA H22 SK S9  | SAA H22 | yes
T/S | S3344 | SAA H22 SK S9  | SAA SK S9 | follow-tractor
T/S | S3344 | SKKAA H22 S5   | SKKAA | yes
T/S | S3344 | SKKAA H22 S5   | SAA H22 | yes
T/S | S3344 | SKKAA H22 S5   | SKK H22 | follow-tractor
T/S | S3344 | SAA S22 SK S9  | SAA S22 | yes
T/S | S3344 | SAA S22 SK S9  | SAA S2 SK | follow-tuple
# short of the group
T/S | H5566 | H77 H8 D3344  | H778 D3 | yes
T/S | H5566 | H77 H8 D3344  | D3344 | follow-group
T/S | H5566 | D3344 S3333   | S3333 | yes
"""


@pytest.mark.parametrize(("where", "lead", "hand", "play", "verdict"), cases(FOLLOWS))
def test_what_is_owed(where: str, lead: str, hand: str, play: str, verdict: str) -> None:
    rule = at(where)
    led, held, played = lead_of(rule, lead), parse_bag(hand), parse_bag(play)
    if verdict == "yes":
        check_follow(rule, led, held, played)
        return
    with pytest.raises(IllegalAction) as caught:
        check_follow(rule, led, held, played)
    assert caught.value.code == verdict


@pytest.mark.parametrize(
    ("lead", "hand", "play", "said"),
    [
        (
            "H5566",
            "H777789",
            "H7789",
            {
                "en": "You hold a quad in hearts (H7 H7 H7 H7) and must play it.",
                "zh-Hans": "你的红桃里有四条（H7 H7 H7 H7），必须跟出。",
                "zh-Hant": "你的紅心裡有四條（H7 H7 H7 H7），必須跟出。",
            },
        ),
        (
            "H333444",
            "H7788 HJJ HQKA",
            "H77 HJJ HQK",
            {
                "en": "You hold a tractor of 2 pairs in hearts (H7 H7 H8 H8) and must play it.",
                "zh-Hans": "你的红桃里有2连对（H7 H7 H8 H8），必须跟出。",
                "zh-Hant": "你的紅心裡有2連對（H7 H7 H8 H8），必須跟出。",
            },
        ),
    ],
)
def test_why_not(lead: str, hand: str, play: str, said: dict[str, str]) -> None:
    rule = at("T/S")
    with pytest.raises(IllegalAction) as caught:
        check_follow(rule, lead_of(rule, lead), parse_bag(hand), parse_bag(play))
    assert {language: caught.value.message(language) for language in said} == said


@pytest.mark.parametrize("cards", ["HAK", "HAA HKK HQ", "SKKAA H22", "H99JJ"])
def test_nothing_is_thrown(cards: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        check_lead(at("T/S"), parse_bag(cards), parse_bag(cards))
    assert caught.value.code == "throw-none"


# -- against a naive reading of the text


def _naive_grade(tables: Tables, size: int, own: Bag) -> tuple[int, int, int]:
    """Whether a shape of so many cards is held; else the most cards of a tractor, and the pairs beside it."""
    found = (0, 0, min(size // 2, _pairs(own)))
    for number in range(2, size + 1):
        for part in sub_bags(own, number):
            shape = as_shape(tables, part)
            if shape is None:
                continue
            if number == size:
                return (1, 0, 0)
            if shape.length > 1:
                found = max(found, (0, number, min((size - number) // 2, _pairs(own - part))))
    return found


def _pairs(cards: Bag) -> int:
    return sum(copies(cards, kind) // 2 for kind in kinds_at_least(cards, 2))


def _naive(rule: TrickRule, lead_cards: Bag, hand: Bag) -> set[Bag]:
    lead = rule.read(lead_cards)
    mask = rule.tables.masks[lead.group]
    own = hand & mask
    if hand_size(own) <= lead.size:
        return {play for play in sub_bags(hand, lead.size) if contains(play, own)}
    plays = sub_bags(own, lead.size)
    if lead.size == 1:
        return set(plays)
    owed = _naive_grade(rule.tables, lead.size, own)
    return {play for play in plays if _naive_grade(rule.tables, lead.size, play) >= owed}


@pytest.mark.parametrize("seed", range(60))
def test_every_answer_is_found_and_no_other(seed: int) -> None:
    rng = Random(seed)
    rule = at(rng.choice(["T/S", "5/H", "A/S", "7/NT"]))
    group = rng.choice([0, TRUMP, TRUMP])
    # A short stretch of the group in all its copies, so that shapes abound.
    order = rule.tables.order(group)
    start = rng.randrange(max(1, len(order) - 5))
    stretch = [kind for kind in order[start : start + 5] for _ in range(4)]
    rng.shuffle(stretch)
    hand = bag(stretch[:9]) + bag(rng.sample(kinds(pack(NANNING) & rule.tables.masks[1]), 2))
    leads = [lead for lead in legal_leads(rule, bag(stretch[9:])) if hand_size(lead) <= 6]
    for led in rng.sample(leads, min(6, len(leads))):
        expected = _naive(rule, led, hand)
        assert set(legal_follows(rule, rule.read(led), hand)) == expected
        tried = list(sub_bags(hand, hand_size(led)))
        assert {play for play in tried if is_legal_follow(rule, rule.read(led), hand, play)} == expected
