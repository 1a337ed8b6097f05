"""510K (炒地皮, rules.md section 10): a five, a ten and a king of one group."""

from __future__ import annotations

from random import Random

import pytest

from helpers import cases, lead_of
from shengji.cards import KIND_OF, Bag, bag, contains, hand_size, kinds
from shengji.rules import presets
from shengji.rules.combos import sub_bags
from shengji.rules.deck import pack
from shengji.rules.following import check_follow, is_legal_follow, legal_follows
from shengji.rules.leading import check_lead, legal_leads
from shengji.rules.mechanics import trick_rule
from shengji.rules.mechanics.five_ten_king import FiveTenKing
from shengji.rules.tables import TRUMP, group_name, tables
from shengji.rules.tricks import winner
from shengji.text.cards import parse_bag
from shengji.text.errors import IllegalAction

CHAODIPI = presets.load("chaodipi")


def at(where: str) -> FiveTenKing:
    """The trick rule of Chaodipi at a place such as ``7/S``."""
    level, _, trump = where.partition("/")
    rule = trick_rule(tables(CHAODIPI, level, trump))  # type: ignore[arg-type]
    assert isinstance(rule, FiveTenKing)
    return rule


# where | cards | the group as which they are led, - for no 510K
READINGS = """
7/S  | D5 DT DK | D
7/S  | C5 CT CK | C
7/S  | S5 ST SK | trump
7/S  | D5 DT CK | -
7/S  | D5 DT DT | -
7/S  | D5 DT DK DA | -
7/S  | D5 DT    | -
# the five of hearts serves in hearts, and as the trump that it is
7/S  | H5 HT HK | H
7/S  | H5 ST SK | trump
7/S  | S5 HT HK | -
7/H  | H5 HT HK | trump
7/NT | H5 HT HK | H
# level cards serve in the suit printed on them, and as trumps
5/S  | D5 DT DK | D
5/S  | D5 ST SK | trump
T/S  | D5 DT DK | D
T/S  | S5 DT SK | trump
T/S  | S5 ST SK | trump
K/S  | C5 CT CK | C
K/S  | S5 ST CK | trump
K/S  | H5 ST CK | trump
K/S  | D5 ST CK | -
"""


@pytest.mark.parametrize(("where", "cards", "group"), cases(READINGS))
def test_what_is_one(where: str, cards: str, group: str) -> None:
    rule = at(where)
    found = rule.group_of_510k(parse_bag(cards))
    assert ("-" if found is None else group_name(found).removeprefix("group-")) == group
    if found is not None:
        lead = check_lead(rule, parse_bag(cards), parse_bag(cards))
        assert (lead.kind, lead.group, lead.size) == ("five_ten_king", found, 3)


def test_five_ten_king_of_two_groups_cannot_be_led() -> None:
    with pytest.raises(IllegalAction) as caught:
        check_lead(at("7/S"), parse_bag("S5 HT HK"), parse_bag("S5 HT HK"))
    assert caught.value.code == "lead-mixed"


# where | lead > answers | place of the winner, the leader's being 1
WINNERS = """
# two of a kind do not compare, the first stands
7/S | D5 DT DK > D5 DT DK > DA DA DQ > D2 D3 D4 | 1
7/S | S5 ST SK > H5 ST SK > BJ BJ LJ > S2 S3 S4 | 1
T/S | S5 DT SK > H5 ST SK > BJ LJ SA > S2 S3 S4 | 1
# only a 510K of trumps beats a plain one
7/S | D5 DT DK > S5 ST SK > D2 D3 D4 > H5 ST SK | 2
7/S | D5 DT DK > S2 S3 S4 > BJ BJ LJ > D2 D3 D4 | 1
7/S | D5 DT DK > C5 CT CK > H5 HT HK > S5 ST SK | 4
7/S | H5 HT HK > H9 HA HQ > H5 ST SK > S5 ST SK | 3
5/S | D5 DT DK > C5 ST SK > D2 D3 D4 > D6 D8 D9 | 2
# a led triple of singles is no 510K, and a 510K no answer to it
7/S | DA > S5 > ST > D2 | 3
7/S | DAA > S55 > DTT > DKK | 2
"""


@pytest.mark.parametrize(("where", "plays", "place"), cases(WINNERS, str, str, int))
def test_who_wins(where: str, plays: str, place: int) -> None:
    rule = at(where)
    led, *answers = plays.split(" > ")
    assert winner(rule, lead_of(rule, led), [parse_bag(answer) for answer in answers]) == place - 1


# where | lead | hand | play | legal, or the code
FOLLOWS = """
# who holds one must follow with one
7/S | D5 DT DK | D5 DT DK D9 DA    | D5 DT DK | yes
7/S | D5 DT DK | D5 DT DK D9 DA    | D9 DA DK | follow-510k
7/S | D5 DT DK | D5 DT DK D9 DA    | D5 DT D9 | follow-510k
7/S | D5 DT DK | D5 DTT DK S3      | D5 DT DK | yes
# without one, any three cards of the group
7/S | D5 DT DK | D5 DT DJ D9 DA    | D9 DA DJ | yes
7/S | D5 DT DK | D5 DT DJ D9 DA    | D5 DT DJ | yes
7/S | D5 DT DK | D5 DT DJ D9 SA    | D5 DT SA | follow-group
7/S | D5 DT DK | D5 DT SA S3       | D5 DT S3 | yes
7/S | D5 DT DK | D5 DT SA S3       | D5 SA S3 | follow-group
7/S | D5 DT DK | C5 CT CK S5 ST SK | S5 ST SK | yes
7/S | D5 DT DK | C5 CT CK S5 ST SK | C5 CT S3 | not-held
7/S | D5 DT DK | C5 CT CK S5 ST SK | C5 CT SK | yes
# the five of hearts is not owed to hearts, and may serve
7/S | H5 HT HK | H5 HT HK H9 HA    | H9 HA HT | yes
7/S | H5 HT HK | H5 HT HK H9 HA    | H5 HT HK | yes
7/S | H5 HT HK | H5 HT HK H9       | H9 HT HK | yes
7/S | H5 HT HK | H5 HT HK H9       | H5 H9 HK | follow-group
7/S | H5 HT HK | H5 HT HK          | H5 HT HK | yes
# level cards serve in their printed suit, and are owed
5/S | D5 DT DK | D5 DT DK D9 DA    | D5 DT DK | yes
5/S | D5 DT DK | D5 DT DK D9 DA    | D9 DA DT | follow-510k
T/S | D5 DT DK | D5 DT DK D9 DA    | D5 D9 DK | follow-510k
T/S | D5 DT DK | D5 CT DK D9 DA    | D5 D9 DK | yes
# a 510K of trumps
7/S | S5 ST SK | S5 ST SK BJ BJ    | S5 ST SK | yes
7/S | S5 ST SK | S5 ST SK BJ BJ    | BJ BJ SK | follow-510k
7/S | S5 ST SK | H5 ST SK SA       | H5 ST SK | yes
7/S | S5 ST SK | H5 ST SK SA       | H5 SA SK | follow-510k
# without one, the three highest trumps
7/S | S5 ST SK | H5 LJ BJ SA S3    | H5 BJ LJ | yes
7/S | S5 ST SK | H5 LJ BJ SA S3    | BJ LJ SA | follow-highest-trumps
7/S | S5 ST SK | BJ D7 C7 H7 S3    | BJ D7 C7 | yes
7/S | S5 ST SK | BJ D7 C7 H7 S3    | BJ C7 H7 | yes
7/S | S5 ST SK | BJ D7 C7 H7 S3    | BJ C7 S3 | follow-highest-trumps
7/S | S5 ST SK | BJ D7 C7 H7 S3    | D7 C7 H7 | follow-highest-trumps
7/S | S5 ST SK | BJ S3 DA DK       | BJ S3 DK | yes
7/S | S5 ST SK | BJ S3 DA DK       | BJ DA DK | follow-group
7/S | S5 ST SK | DA DK D3          | DA DK D3 | yes
"""


@pytest.mark.parametrize(("where", "lead", "hand", "play", "verdict"), cases(FOLLOWS))
def test_what_is_owed(where: str, lead: str, hand: str, play: str, verdict: str) -> None:
    rule = at(where)
    led, held, played = lead_of(rule, lead), parse_bag(hand), parse_bag(play)
    if verdict == "yes":
        check_follow(rule, led, held, played)
        assert played in set(legal_follows(rule, led, held))
        return
    with pytest.raises(IllegalAction) as caught:
        check_follow(rule, led, held, played)
    assert caught.value.code == verdict
    for language in ("en", "zh-Hans", "zh-Hant"):
        assert caught.value.message(language)


def test_why_not() -> None:
    rule = at("7/S")
    lead = lead_of(rule, "S5 ST SK")
    with pytest.raises(IllegalAction) as caught:
        check_follow(rule, lead, parse_bag("H5 LJ BJ SA S3"), parse_bag("S3 SA LJ"))
    assert caught.value.message() == "A 510K of trumps asks for your three highest trumps: H5 LJ BJ."
    assert caught.value.message("zh-Hans") == "主牌 510K 要求跟出最大的三张主牌：H5 LJ BJ。"


def test_it_multiplies_the_kitty_by_six() -> None:
    rule = at("7/S")
    assert rule.kitty_times(lead_of(rule, "D5 DT DK")) == 6
    assert rule.kitty_times(lead_of(rule, "S5 ST SK")) == 6
    assert rule.kitty_times(lead_of(rule, "DA")) is None


def _naive(rule: FiveTenKing, group: int, hand: Bag) -> set[Bag]:
    """The rule in the words of the specification."""
    plays = list(sub_bags(hand, 3))
    fives = [play for play in plays if rule.group_of_510k(play) == group]
    owed = [play for play in fives if group == TRUMP or not contains(play, bag([KIND_OF["H5"]]))]
    if owed:
        return set(fives)
    own = hand & rule.tables.masks[group]
    if hand_size(own) <= 3:
        free = {play for play in plays if contains(play, own)}
    elif group != TRUMP:
        free = {play for play in plays if contains(own, play)}
    else:
        heights = sorted((rule.tables.step[kind] for kind in kinds(own)), reverse=True)[:3]
        free = {
            play
            for play in plays
            if contains(own, play) and sorted((rule.tables.step[kind] for kind in kinds(play)), reverse=True) == heights
        }
    return free | set(fives)


@pytest.mark.parametrize("seed", range(80))
def test_every_answer_is_found_and_no_other(seed: int) -> None:
    rng = Random(seed)
    rule = at(rng.choice(["7/S", "7/H", "5/S", "T/D", "K/NT", "A/C"]))
    likely = [kind for kind in kinds(pack(CHAODIPI)) if kind % 13 in (3, 8, 11) or rng.random() < 0.2]
    hand = bag(rng.sample(likely, min(9, len(likely))))
    leads = list(rule.further_leads(pack(CHAODIPI)))
    for led in rng.sample(leads, min(8, len(leads))):
        lead = rule.read(led)
        expected = _naive(rule, lead.group, hand)
        found = list(legal_follows(rule, lead, hand))
        assert set(found) == expected
        assert len(found) == len(expected)
        assert {play for play in sub_bags(hand, 3) if is_legal_follow(rule, lead, hand, play)} == expected


def test_a_hand_leads_each_510k_that_it_holds() -> None:
    rule = at("7/S")
    hand = parse_bag("H5 HT HK ST SK D9")
    fives = [cards for cards in legal_leads(rule, hand) if rule.group_of_510k(cards) is not None]
    assert sorted(fives) == sorted([parse_bag("H5 HT HK"), parse_bag("H5 ST SK")])
