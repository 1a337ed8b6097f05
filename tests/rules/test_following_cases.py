"""Following: which answers from which hands are legal, under the options that say so, and the reasons given."""

from __future__ import annotations

from pathlib import Path

import pytest

from helpers import cases, lead_of, legal, options_of, rule_at
from shengji.rules.following import check_follow, legal_follows
from shengji.text.cards import format_compact, parse_bag
from shengji.text.errors import IllegalAction
from shengji.text.messages import LANGUAGES

# where | options | lead | hand | play | legal or not
CASES = """
# the group: as many cards of it as one has
T/S | | H5 | H9 HK S2        | HK | yes
T/S | | H5 | H9 HK S2        | S2 | no
T/S | | H5 | HT D9 S2        | HT | yes
T/S | | H5 | HT D9 S2        | D9 | yes
T/S | | S5 | HT D9 S2        | D9 | no
T/S | | S5 | HT D9 DK        | HT | yes
T/NT | | S5 | ST D9 S2       | ST | no
T/NT | | S5 | ST D9 S2       | S2 | yes
T/NT | | DT | ST D9 BJ       | D9 | no
T/S | permanent=2 | H5 | H2 D9 CK | H2 | yes
T/S | permanent=2 | S5 | H2 D9 CK | D9 | no
T/S | top_card=H5 | S9 | H5 HK D3 | HK | no
T/S | top_card=H5 | H9 | H5 HK D3 | H5 | no
T/S | | H55 | H9 S22 DK      | H9 DK | yes
T/S | | H55 | H9 S22 DK      | S22   | no
T/S | | H55 | S22 DK D9      | S2 D9 | yes
T/S | | H55 | H9 HK DK       | H9 HK | yes
T/S | | H5566 | H9 HKK S22   | H9 HKK S2 | yes
T/S | | H5566 | H9 HKK S22   | HKK S22 | no
T/S | | H5566 | H7788        | H7788 | yes

# pairs
T/S | | H55 | H77 H9         | H77 | yes
T/S | | H55 | H77 H9         | H79 | no
T/S | | H55 | H7788 H9       | H77 | yes
T/S | | H55 | H7788 H9       | H88 | yes
T/S | decks=3 | H55 | H777 H9 | H77 | yes
T/S | decks=3 | H55 | H777 H9 | H79 | no
T/S | | S55 | DT HT S9       | DT HT | yes
T/S | | S55 | DTT HT S9      | DT HT | no
T/S | | S55 | DTT HT S9      | DTT | yes
T/S | | H55 | H77 H9 HT HT   | H77 | yes

# tractors
T/S | | H5566 | H7788 H99JJ        | H7788 | yes
T/S | | H5566 | H7788 HJJ          | H77 HJJ | no
T/S | | H5566 | H7788 HJJ          | H7788 | yes
T/S | | H5566 | H77 HJJ HK         | H77 HJJ | yes
T/S | | H5566 | H77 HJJ HK         | H77 HJ HK | no
T/S | | H5566 | H99JJ HKK          | H99 HKK | no
T/S | bridge_level=no | H5566 | H99JJ HKK | H99 HKK | yes
T/S | | S5566 | SAA HTT S3 S9      | SAA HTT | yes
T/S | | S5566 | SAA HTT S33        | SAA S33 | no
T/S | join_ace_offlevel=no | S5566 | SAA HTT S33 | SAA S33 | yes
T/S | | S5566 | HTT DTT S3 S9      | HTT DTT | yes
T/S | | S5566 | HTT DTT S33        | HTT S33 | yes
# a longer tractor gives a shorter one
T/S | | H5566 | H223344            | H2233 | yes
T/S | | H5566 | H223344            | H3344 | yes
T/S | | H5566 | H223344            | H2244 | no
# three pairs in a row and two more against four in a row: three in a row and any one pair
T/S | | H66778899 | H223344 HJJQQ     | H223344 HJJ | yes
T/S | | H66778899 | H223344 HJJQQ     | H2233 HJJQQ | no
T/S | | H66778899 | H223344 HJJQQ HK  | H223344 HJ HQ | no
T/S | | H667788 | H2233 HJJQQ         | H2233 HJJ | yes
T/S | | H667788 | H2233 HJJQQ         | H2233 HJ HQ | no
T/S | | H667788 | H22 HJJQQ H9 H5     | H22 HJJQQ | yes
T/S | | H667788 | H22 HJJQQ H44 H9    | H22 H44 HJJ | no
T/S | short_tractor_duty=no | H667788 | H22 HJJQQ H44 H9 | H22 H44 HJJ | yes
T/S | short_tractor_duty=no | H667788 | H22 HJJQQ H44 H9 | H22 H44 HJ H9 | no
T/S | short_tractor_duty=no | H667788 | HJJQQKK H33 H5   | H33 HJJQQ | no
T/S | short_tractor_duty=no | H6677 | HJJQQKK H33 H5     | H33 HJJ | no
T/S | tractors=none decks=4 | H66 | H2233 | H23 | no
T/S | follow_shape=no | H5566 | H7788 H2 H3 H4 H9 | H2349 | yes
T/S | follow_shape=no | H5566 | H7788 H2 H3 H4 S9 | H234 S9 | no
T/S | min_tractor_length=3 | H667788 | H22 HJJQQ H44 | H22 H44 HJJ | yes

# triples
T/S | decks=3 | H555 | H777 H88 H9 | H777 | yes
T/S | decks=3 | H555 | H777 H88 H9 | H88 H9 | no
T/S | decks=3 | H555 | H77 H88 H9  | H77 H8 | yes
T/S | decks=3 | H555 | H77 H8 H9   | H7 H8 H9 | no
T/S | decks=4 | H555 | H7777 H8    | H777 | yes
T/S | decks=4 | H555 | H7777 H8    | H77 H8 | no
T/S | decks=3 | H555666 | H777 H88 H9 H2 H3 | H777 H88 H9 | yes
T/S | decks=3 | H555666 | H777 H88 H9 H2 H3 | H777 H8 H9 H2 | no
T/S | decks=3 | H555666 | H777 HJJ HQQ H2 H3 | H777 HQQ H2 | yes
T/S | decks=3 | H555666 | H777 HJJ HQQ H2 H3 | HJJQQ H23 | no
T/S | decks=3 tractor_ladder=lianzhong | H555666 | H777 HJJ HQQ H2 H3 | HJJQQ H23 | yes
T/S | decks=3 tractor_ladder=lianzhong | H555666 | H777 HJJ HQQ H2 H3 | H777 HQQ H2 | no
T/S | decks=3 tractor_ladder=run_first | H555666 | H777 HJJ HQQ H2 H3 | H777 HQQ H2 | no
T/S | decks=3 tractor_ladder=run_first | H555666 | H777 H333 HJJ HQQ | H777 H333 | no
T/S | decks=3 tractor_ladder=run_first | H555666 | H777 H333 HJJ HQQ | HJJQQ H77 | yes
T/S | decks=3 tractor_ladder=lianzhong | H555666 | H777 H333 HJJ HQQ | H777 H333 | yes
T/S | decks=3 tractor_ladder=lianzhong | H555666 | H777 H333 HJJ HQQ | HJJQQ H77 | no
# a third pair is owed only where narrower tuples need not fit into the led ones
T/S | decks=3 | H555666 | H22 H44 H88 HJ HK | H22 H44 HJ HK | yes
T/S | decks=3 narrow_tuples=per_card | H555666 | H22 H44 H88 HJ HK | H22 H44 HJ HK | no
T/S | decks=3 narrow_tuples=per_card | H555666 | H22 H44 H88 HJ HK | H22 H44 H88 | yes
T/S | decks=3 narrow_tuples=per_card | H555 | H22 H44 HJ | H22 H4 | yes

# quads
K/H | decks=4 | S4444 | S2266 S8899 | S8899 | yes
K/H | decks=4 | S4444 | S2266 S8899 | S2266 | no
K/H | decks=4 quad_draws_tractor=no | S4444 | S2266 S8899 | S2266 | yes
K/H | decks=4 quad_draws_tractor=no | S4444 | S2266 S8899 | S226 S8 | no
K/H | decks=4 | S4444 | S555 S66 S7 S99 | S555 S7 | yes
K/H | decks=4 | S4444 | S555 S66 S7 S99 | S5566 | no
K/H | decks=4 | S4444 | S555 S66 S7 S99 | S66 S99 | no
# a quad counts as two pairs
K/H | decks=4 | S4455 | S7777 S9 SJ | S7777 | yes
K/H | decks=4 | S4455 | S7777 S9 SJ | S777 S9 | no
K/H | decks=4 | S4455 | S7777 S99   | S77 S99 | yes
K/H | decks=4 | S4455 | S7777 S8888 S9 | S7777 | no
K/H | decks=4 | S4455 | S7777 S8888 S9 | S7788 | yes
# a pair and a single do not stand in for two pairs; the spare card of a triple is a single
K/H | decks=3 | S4455 | S777 S888 | S777 S8 | no
K/H | decks=3 | S4455 | S777 S999 | S777 S9 | no
K/H | decks=3 | S4455 | S777 S999 | S77 S99 | yes

# keeping wider tuples whole
T/H | decks=3 split=keep_wider | S55 | S777 S9 SJ | S9 SJ | yes
T/H | decks=3 split=keep_wider | S55 | S777 S9 SJ | S77 | yes
T/H | decks=3 split=keep_wider | S55 | S777 S9 SJ | S7 S9 | yes
T/H | decks=3 split=keep_wider | S55 | S777 S99 SJ | S99 | yes
T/H | decks=3 split=keep_wider | S55 | S777 S99 SJ | S9 SJ | no
T/H | decks=3 split=keep_wider | S55 | S777 S99 SJ | S77 | yes
T/H | decks=4 split=keep_wider tractors=none | S555 | S7777 S9 SJ SQ | S9 SJ SQ | yes
T/H | decks=4 split=keep_wider tractors=none | S555 | S7777 S99 SQ | S99 SQ | yes
T/H | decks=4 split=keep_wider tractors=none | S555 | S7777 S99 SJ SQ | S9 SJ SQ | no
T/H | decks=4 split=keep_wider tractors=none | S555 | S777 S999 SJ | S99 SJ | no
T/H | decks=4 split=keep_wider tractors=none | S5555 | S777 S9 SJ SQ | S9 SJ SQ S7 | no
T/H | decks=3 split=keep_wider | SAAKK | S777 S8 S9 SJJ | S8 S9 SJJ | yes
T/H | decks=3 split=keep_wider | SAAKK | S777 S8 S9 SJJ | S77 SJJ | yes
T/H | decks=3 split=keep_wider | SAAKK | S777 S8 S9 SJJ | S777 S8 | no
T/H | decks=3 | SAAKK | S777 S8 S9 SJJ | S8 S9 SJJ | no
# keeping tractors whole
7/H | split=keep_tractors | S55 | S2 S3 SQQKK | S23 | yes
7/H | split=keep_tractors | S55 | S2 S3 SQQKK | SQQ | yes
7/H | | S55 | S2 S3 SQQKK | S23 | no
7/H | split=keep_tractors | S55 | S2 S33 SQQKK | S23 | no
7/H | split=keep_tractors | S55 | S2 S33 SQQKK | S33 | yes
7/H | split=keep_tractors | S5566 | S2 S3 S9 SJJQQ | S2 S3 S9 SJ | no
7/H | decks=3 split=keep_tractors | S4455 | S2 S3 S9 SJ SQQQKKK | S239J | yes
7/H | decks=3 split=keep_tractors | S4455 | S2 S3 S9 SJ SQQQ SAAA | S239J | no
7/H | decks=3 split=keep_tractors | S55 | S2 S8 S44 S33 S999 | S28 | no
7/H | decks=3 split=keep_wider | S55 | S2 S8 S4455 S999 | S28 | no
7/H | decks=3 split=keep_wider,keep_tractors | S33 | S2 S8 S4455 S999 | S28 | yes
7/H | decks=3 split=keep_wider,keep_tractors | S33 | S2 S8 S4455 S999 | S44 | yes
# against a throw without a tractor a tractor may be kept, however much of the throw is owed
7/H | split=keep_tractors | SAA SJJ | S2 S3 S5 S6 SQQKK | S2356 | yes
7/H | split=keep_tractors throw_follow=pairs_only | SAA SJJ | S2 S3 S5 S6 SQQKK | S2356 | yes
7/H | split=keep_tractors throw_follow=pairs_only | SAA SJJTT | S2 S3 S5 S6 S8 S9 SQQKK | S235689 | no

# throws
T/H | | SAAQ | S55 S7 S9 | S55 S7 | yes
T/H | | SAAQ | S55 S7 S9 | S5 S7 S9 | no
T/H | | SAKQ | S55 S7 S9 | S5 S7 S9 | yes
T/H | | SAAQQJJ | S4455 S88 S2 S3 | S4455 S88 | yes
T/H | | SAA SQQJJ | S4455 S88 S2 S3 | S4455 S23 | no
T/H | | SAA SQQJJ | S33 S55 S77 S2 S8 | S33 S55 S77 | yes
T/H | throw_follow=pairs_only | SAA SQQJJ | S4455 S88 SKK | S44 S88 SKK | yes
T/H | throw_follow=by_component | SAA SQQJJ | S4455 S88 SKK | S44 S88 SKK | no
T/H | throw_follow=pairs_only | SAA SQQJJ | S4455 S88 S2 S3 | S4455 S23 | no
T/H | throw_follow=pairs_only | SAA SQ | S55 S7 S9 | S5 S7 S9 | no
T/H | throw_follow=pairs_if_tractor | SAA SQ | S55 S7 S9 | S5 S7 S9 | yes
T/H | throw_follow=pairs_if_tractor | SA SQQJJ | S44 S66 S88 S2 S3 | S44 S66 S3 | yes
T/H | throw_follow=pairs_if_tractor | SA SQQJJ | S4455 S88 S2 S3 | S44 S88 S3 | yes
T/H | throw_follow=pairs_if_tractor | SA SQQJJ | S4455 S88 S2 S3 | S4 S88 S23 | no
T/H | throw_follow=group_only | SA SQQJJ | S4455 S88 S2 S3 | S2345 S8 | yes
T/H | throw_follow=group_only | SA SQQJJ | S4455 S88 S2 S3 HA | S2345 HA | no
T/H | throw_follow=group_only | SQQJJ | S4455 S88 S2 S3 | S44 S88 | no
T/H | decks=3 throw_follow=pairs_only | SAAA SQQ | S44 S66 S88 | S44 S6 S8 S6 | yes
T/H | decks=3 throw_follow=pairs_only | SAAA SQQ | S44 S66 S8 S9 | S44 S6 S8 S9 | no
T/H | decks=3 | SAAA SQQ | S444 S66 S88 | S44 S66 S8 | no
T/H | decks=3 | SAAA SQQ | S444 S66 S88 | S444 S66 | yes
# one quad answers two pairs, of one throw or of one tractor
T/H | decks=4 | SKK S99 | S7777 S3 S5 | S7777 | yes
T/H | decks=4 | SKK S99 | S7777 S3 S5 | S777 S3 | no
T/H | decks=4 | SKK S99 | S7777 S3 S5 | S77 S35 | no
# of two level pairs on one step the one that is not part of a triple goes into the tractor
T/S | decks=3 tractor_ladder=run_first | S5566 S888 | SAA HTTT CTT S2 S3 | SAA CTT HTTT | yes
T/S | decks=3 tractor_ladder=run_first | S5566 S888 | SAA HTTT CTT S2 S3 | SAA CTT HTT S2 | no
T/S | decks=3 tractor_ladder=run_first | S5566 S888 | SAA HTTT CTT S2 S3 | SAA CTT HT S23 | no
# how a throw is read decides what it asks for
T/H | decks=3 | SAAKKK | S4455 S777 S8 | S4455 S7 | yes
T/H | decks=3 | SAAKKK | S4455 S777 S8 | S777 S44 | no
T/H | decks=3 throw_reading=fewest_singles | SAAKKK | S4455 S777 S8 | S777 S44 | yes
T/H | decks=3 throw_reading=fewest_singles | SAAKKK | S4455 S777 S8 | S4455 S7 | no
"""


@pytest.mark.parametrize(("where", "options", "lead", "hand", "play", "verdict"), cases(CASES, str, options_of))
def test_whether_an_answer_is_legal(where, options, lead, hand, play, verdict):
    rule = rule_at(where, **options)
    assert legal(rule, lead, hand, play) == (verdict == "yes")


# decks level/trump | lead | hand | play | legal or not
VERDICTS = Path(__file__).with_name("follow_cases.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("place", "lead", "hand", "play", "verdict"), cases(VERDICTS))
def test_verdicts_on_follows(place, lead, hand, play, verdict):
    decks, where = place.split()
    assert legal(rule_at(where, decks=int(decks)), lead, hand, play) == (verdict == "legal")


# where | options | lead | hand | play | code | words of the English reason
REASONS = """
T/S | | H55 | H7 H9 HJ | H7 S2     | not-held | S2
T/S | | H55 | H7 H9 HJ | H77       | not-held | H7
T/S | | H55 | H7 H9 HJ | H7        | follow-count | 2 cards, but one card
T/S | | H5  | H7 H9 HJ | H7 H9     | follow-count | one card, but 2 cards
T/S | | H55 | H7 H9 S2 | H7 S2     | follow-group | H9; hearts; 2 cards
T/S | | S5  | DT H9 C2 | H9        | follow-group | DT; trumps; one card
T/S | | H55 | H88 H9   | H8 H9     | follow-tuple | a pair; hearts; H8 H8
T/S | decks=3 | H555 | H888 H9 HJ | H8 H9 HJ  | follow-tuple | a triple; H8 H8 H8
T/S | decks=3 | H555 | H88 H9 HJ  | H8 H9 HJ  | follow-tuple | a pair; H8 H8
T/S | | H5566 | H88 HJJ H2 | H88 HJ H2 | follow-tuple | a pair; 2 of this kind; HJ HJ
T/S | | H5566 | H2233 H88 | H22 H88 | follow-tractor | a tractor of 2 pairs; H2 H2 H3 H3
T/S | decks=3 | H555666 | H222333 H77 H8 | H222 H3 H77 | follow-tuple | a triple; H3 H3 H3
T/S | decks=3 tractor_ladder=lianzhong | H555666 | H222 H444 H9 HJ | H222 H44 H9 | follow-tuple | a triple; H4 H4 H4
T/S | decks=3 tractor_ladder=run_first | H555666 | H222333 H77 | H22 H33 H77 | follow-tractor | 2 triples
T/S | rainbows=4 | H55 | H88 H9 | H8 H9 | follow-tuple | a pair; hearts; H8 H8
T/S | decks=3 split=keep_wider | H55 | H777 H88 H9 | H8 H9 | follow-tuple | a pair; H8 H8
"""


@pytest.mark.parametrize(("where", "options", "lead", "hand", "play", "code", "words"), cases(REASONS, str, options_of))
def test_reason_of_a_refusal(where, options, lead, hand, play, code, words):
    rule = rule_at(where, **options)
    with pytest.raises(IllegalAction) as problem:
        check_follow(rule, lead_of(rule, lead), parse_bag(hand), parse_bag(play))
    assert problem.value.code == code
    for word in words.split("; "):
        assert word in problem.value.message("en")
    texts = {problem.value.message(language) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("where", "lead", "hand", "answers"),
    cases("""
    T/S | H5    | H79 S2     | H7; H9
    T/S | H5    | HT D9 S2   | HT; D9; S2
    T/S | H55   | H77 H88 H9 | H77; H88
    T/S | H55   | H7 S2 D3   | H7 S2; H7 D3
    T/S | H5566 | H2233 HJJ  | H2233
    T/S | H5566 | H22 H44 H9 | H22 H44
    T/S | H5566 | H22 H4 H8 H9 | H22 H48; H22 H49; H22 H89
    """),
)
def test_every_legal_answer_is_listed_once(where, lead, hand, answers):
    rule = rule_at(where)
    found = [format_compact(cards) for cards in legal_follows(rule, lead_of(rule, lead), parse_bag(hand))]
    assert sorted(found) == sorted(format_compact(parse_bag(answer)) for answer in answers.split(";"))
