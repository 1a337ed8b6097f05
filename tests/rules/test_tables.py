"""The order of cards at every kind of level and trump, and which neighbours join."""

from __future__ import annotations

import pytest

from helpers import cases, group_number, options_of, tables_at
from shengji.cards import CODES, KIND_OF, KINDS
from shengji.rules.tables import GROUPS, TRUMP, group_name
from shengji.text.cards import parse_bag
from shengji.text.messages import LANGUAGES, has_message

# where | options | group | its steps from the lowest to the highest; kinds that rank equal stand together
ORDERS = """
T/S | | H     | H2 H3 H4 H5 H6 H7 H8 H9 HJ HQ HK HA
T/S | | S     |
T/S | | trump | S2 S3 S4 S5 S6 S7 S8 S9 SJ SQ SK SA DT=CT=HT ST LJ BJ
2/H | | trump | H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA D2=C2=S2 H2 LJ BJ
2/H | | D     | D3 D4 D5 D6 D7 D8 D9 DT DJ DQ DK DA
A/C | | trump | C2 C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK DA=HA=SA CA LJ BJ
# no trump: only level cards and jokers, the level cards of all suits alike
T/NT | | trump | DT=CT=HT=ST LJ BJ
T/NT | | S     | S2 S3 S4 S5 S6 S7 S8 S9 SJ SQ SK SA
# 2 as a permanent trump stands below the level, off-suit copies below the trump suit's
T/S | permanent=2 | trump | S3 S4 S5 S6 S7 S8 S9 SJ SQ SK SA D2=C2=H2 S2 DT=CT=HT ST LJ BJ
T/S | permanent=2 | H     | H3 H4 H5 H6 H7 H8 H9 HJ HQ HK HA
T/NT | permanent=2 | trump | D2=C2=H2=S2 DT=CT=HT=ST LJ BJ
2/S | permanent=2 | trump | S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA D2=C2=H2 S2 LJ BJ
# no level at all, 2 and 7 permanent (three against one)
-/S | permanent=2,7 | trump | S3 S4 S5 S6 S8 S9 ST SJ SQ SK SA D2=C2=H2 S2 D7=C7=H7 S7 LJ BJ
-/S | permanent=2,7 | D     | D3 D4 D5 D6 D8 D9 DT DJ DQ DK DA
-/D | permanent=7,2 | trump | D3 D4 D5 D6 D8 D9 DT DJ DQ DK DA C7=H7=S7 D7 C2=H2=S2 D2 LJ BJ
# H5 above the big joker
T/S | top_card=H5 | trump | S2 S3 S4 S5 S6 S7 S8 S9 SJ SQ SK SA DT=CT=HT ST LJ BJ H5
T/S | top_card=H5 | H     | H2 H3 H4 H6 H7 H8 H9 HJ HQ HK HA
T/H | top_card=H5 | trump | H2 H3 H4 H6 H7 H8 H9 HJ HQ HK HA DT=CT=ST HT LJ BJ H5
T/NT | top_card=H5 | trump | DT=CT=HT=ST LJ BJ H5
5/S | top_card=H5 | trump | S2 S3 S4 S6 S7 S8 S9 ST SJ SQ SK SA D5=C5 S5 LJ BJ H5
5/H | top_card=H5 | trump | H2 H3 H4 H6 H7 H8 H9 HT HJ HQ HK HA D5=C5=S5 LJ BJ H5
T/S | top_card=H5 lowest_rank=6 | trump | S6 S7 S8 S9 SJ SQ SK SA DT=CT=HT ST LJ BJ
# a deal at which only jokers are trump, 2 or not
NT/NT | | trump | LJ BJ
NT/NT | permanent=2 | trump | LJ BJ
NT/NT | permanent=2 | S     | S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA
# cards that are not in the pack
T/S | removed=3,4 | H | H2 H5 H6 H7 H8 H9 HJ HQ HK HA
T/S | lowest_rank=8 | trump | S8 S9 SJ SQ SK SA DT=CT=HT ST LJ BJ
T/S | removed=LJ | trump | S2 S3 S4 S5 S6 S7 S8 S9 SJ SQ SK SA DT=CT=HT ST BJ
T/NT | removed=LJ,BJ | trump | DT=CT=HT=ST
"""


@pytest.mark.parametrize(("where", "options", "group", "steps"), cases(ORDERS, str, options_of, group_number))
def test_order_of_a_group(where, options, group, steps):
    found = tables_at(where, **options)
    assert " ".join("=".join(CODES[kind] for kind in kinds) for kinds in found.by_step[group]) == steps
    assert found.spans[group] == len(steps.split())
    for index, kinds in enumerate(steps.split()):
        for code in kinds.split("="):
            assert found.group[KIND_OF[code]] == group
            assert found.step[KIND_OF[code]] == index


@pytest.mark.parametrize(
    ("where", "cards", "group"),
    cases("""
    T/S | H5       | H
    T/S | H5 HK    | H
    T/S | HT       | trump
    T/S | S2 DT BJ | trump
    T/S | H5 S5    | none
    T/S | H5 D5    | none
    T/S | H9 HT    | none
    T/NT | S5 SA   | S
    T/NT | S5 ST   | none
    T/NT | CT LJ   | trump
    T/S |          | none
    """),
)
def test_group_of_cards(where, cards, group):
    expected = None if group == "none" else group_number(group)
    assert tables_at(where).group_of(parse_bag(cards)) == expected


def test_every_kind_has_exactly_one_group():
    found = tables_at("T/S", permanent=["2"], top_card="H5")
    assert sum(found.masks) == (1 << 8 * KINDS) - 1
    assert all(found.masks[a] & found.masks[b] == 0 for a in range(GROUPS) for b in range(a))


def test_a_card_out_of_the_pack_still_has_a_group():
    found = tables_at("T/S", removed=["3"])
    assert found.group[KIND_OF["H3"]] == group_number("H")


def test_group_names_exist_in_every_language():
    for language in LANGUAGES:
        for group in range(GROUPS):
            assert has_message(group_name(group), language)
    assert group_name(TRUMP) == "group-trump"


def test_tables_of_equal_rules_are_the_same_object():
    assert tables_at("T/S", decks=3) is tables_at("T/S", decks=3)
