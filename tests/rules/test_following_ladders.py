"""The ladders of answers: what answers a led shape better than what, and so what must be played from a hand."""

from __future__ import annotations

import pytest

from helpers import lead_of, options_of, rule_at, strictly_falling, union
from shengji.rules.following import is_legal_follow
from shengji.text.cards import parse_bag

W, R, L = "tractor_ladder=width_first", "tractor_ladder=run_first", "tractor_ladder=lianzhong"

# name: options, lead, answers from the best to the worst, all in spades with hearts trump and level ace.
# In a rung's comment, 3+2+1 is a triple, a pair and a single, 2x3 a tractor of three pairs.
CHAINS = {
    "pair": ("decks=2", "S22", ["S55", "S5 S6"]),
    "pair, any ladder": (f"decks=3 {R}", "S22", ["S55", "S5 S6"]),
    "triple": ("decks=3", "S222", ["S555", "S55 S7", "S5 S7 S9"]),
    "triple, Lianzhong": (f"decks=3 {L}", "S222", ["S555", "S55 S7", "S5 S7 S9"]),
    "triple, Bianfeng": (f"decks=3 {R}", "S222", ["S555", "S55 S7", "S5 S7 S9"]),
    "quad": ("decks=4", "S2222", ["S5555", "S555 S7", "S5566", "S55 S77", "S55 S7 S9", "S5 S7 S9 SJ"]),
    "quad, Bianfeng": (f"decks=4 {R}", "S2222", ["S5555", "S555 S7", "S5566", "S55 S77", "S55 S7 S9", "S5 S7 S9 SJ"]),
    "five of a kind": (
        "decks=5",
        "S22222",
        # 5, 4+1, 3+2, 3+1+1, 2x2+1, 2+2+1, 2+three, five
        ["S55555", "S5555 S7", "S555 S77", "S555 S7 S9", "S5566 S8", "S55 S77 S9", "S55 S7 S9 SJ", "S5 S7 S9 SJ SK"],
    ),
    "six of a kind": (
        "decks=6",
        "S222222",
        # 6, 5+1, 4+2, 4+1+1, 3x2, 3+3, 3+2+1, 3+three, 2x3, 2x2+2, 2+2+2
        [
            "S555555", "S55555 S7", "S5555 S77", "S5555 S7 S9", "S555666", "S555 S777", "S555 S77 S9",
            "S555 S7 S9 SJ", "S556677", "S5566 S88", "S55 S77 S99",
        ],
    ),
    "two pairs in a row": ("decks=2", "S2233", ["S5566", "S55 S77", "S55 S7 S9", "S5 S7 S9 SJ"]),
    "two pairs in a row, Bianfeng": (f"decks=2 {R}", "S2233", ["S5566", "S55 S77", "S55 S7 S9", "S5 S7 S9 SJ"]),
    "two pairs in a row, Lianzhong": (f"decks=2 {L}", "S2233", ["S5566", "S55 S77", "S55 S7 S9", "S5 S7 S9 SJ"]),
    "three pairs in a row": (
        "decks=2",
        "S223344",
        # 2x3, 2x2+2, 2+2+2, 2x2+1+1, 2+2+1+1, 2+four, six
        [
            "S556677", "S5566 S88", "S55 S77 S99", "S5566 S8 ST", "S55 S77 S9 SJ", "S55 S7 S9 SJ SK",
            "S5 S7 S9 SJ SK S6",
        ],
    ),
    "two triples in a row, competition": (
        f"decks=3 {W}",
        "S222333",
        # 3x2, 3+3, 3+2+1, 3+three, 2x2+1+1, 2+2+1+1, 2+four, six
        [
            "S555666", "S555 S777", "S555 S77 S9", "S555 S7 S9 SJ", "S5566 S8 ST", "S55 S77 S9 SJ",
            "S55 S7 S9 SJ SK", "S5 S7 S9 SJ SK S6",
        ],
    ),
    "two triples in a row, Lianzhong": (
        f"decks=3 {L}",
        "S222333",
        # 3x2, 3+3, 2x2+1+1, 3+2+1, 3+three, 2+2+1+1, 2+four, six
        [
            "S555666", "S555 S777", "S5566 S8 ST", "S555 S77 S9", "S555 S7 S9 SJ", "S55 S77 S9 SJ",
            "S55 S7 S9 SJ SK", "S5 S7 S9 SJ SK S6",
        ],
    ),
    "two triples in a row, Bianfeng and QQ": (
        f"decks=3 {R}",
        "S222333",
        # 3x2, 2x2+1+1, 3+3, 3+2+1, 3+three, 2+2+1+1, 2+four, six
        [
            "S555666", "S5566 S8 ST", "S555 S777", "S555 S77 S9", "S555 S7 S9 SJ", "S55 S77 S9 SJ",
            "S55 S7 S9 SJ SK", "S5 S7 S9 SJ SK S6",
        ],
    ),
    "three triples in a row, Lianzhong": (
        f"decks=3 {L}",
        "S222333444",
        # 3x3, 3x2+3, 3x2+2+1, 3x2+three, 3+3+3, 2x3+three, 2x2+..., then by triples
        [
            "S666777888", "S666777 S999", "S666777 S99 SJ", "S666777 S9 SJ SK", "S666 S888 STTT",
            "S667788 S9 SJ SK", "S6677 S999 SJ SK", "S666 S888 SJ SK S2",
        ],
    ),
    "two quads in a row, Bianfeng": (
        f"decks=4 {R}",
        "S22223333",
        # 4x2, 3x2 with two, 2x2 with four, 4+4, 4+3+1
        ["S55556666", "S555666 S8 ST", "S5566 S8 ST SQ S3", "S5555 S7777", "S5555 S777 S9"],
    ),
    "what goes with two pairs in a row, Bianfeng": (
        f"decks=4 {R}",
        "S22223333",
        # 3x2, 2x4, 2x3+2, 2x2 twice, 2x2+4, 2x2+3, 2x2+2+2, 2x2+2, 2x2
        [
            "S555666 S88", "S55667788", "S556677 S99", "S5566 S8899", "S5566 S8888", "S5566 S888 ST", "S5566 S88 STT",
            "S5566 S88 ST SQ", "S5566 S8 ST SQ S3",
        ],
    ),
    "two quads in a row, Zhongyou": (
        f"decks=4 {W}",
        "S22223333",
        # 4x2, 4+4, 4+3+1, 4+2+2, 4+2+1+1, 4+four, 3x2 with two, 3+3 with two
        [
            "S55556666", "S5555 S7777", "S5555 S777 S9", "S5555 S77 S99", "S5555 S77 S9 SJ", "S5555 S7 S9 SJ SK",
            "S555666 S8 ST", "S555 S777 S99",
        ],
    ),
    "narrower tuples in one bin": (
        "decks=3 narrow_tuples=per_card",
        "S222333",
        # three pairs answer two triples better than two do
        ["S555 S77 S9", "S556677", "S5566 S88", "S55 S77 S99", "S5566 S8 ST", "S55 S77 S9 SJ"],
    ),
    "house rule: tractors of triples alone": (
        "decks=3 min_tractor_width=3",
        "S222333",
        ["S555666", "S555 S777", "S555 S77 S9", "S555 S7 S9 SJ", "S55 S77 S9 SJ", "S55 S7 S9 SJ SK"],
    ),
    "a throw of a pair and singles": ("decks=2", "SKK SQ S2", ["S55 S7 S9", "S5 S7 S9 SJ"]),
    "a throw of two pairs": ("decks=2", "SKK S99", ["S55 S77", "S55 S7 S9", "S5 S7 S9 SJ"]),
    "a throw of a tractor and a pair": (
        "decks=2",
        "SKKQQ S99",
        ["S5566 S88", "S5566 S8 ST", "S55 S77 S99", "S55 S77 S9 SJ", "S55 S7 S9 SJ SK", "S5 S7 S9 SJ SK S6"],
    ),
    "a throw of a triple and a pair": (
        "decks=3",
        "SKKK S99",
        # 3+2, 3+1+1, 2+2+1, 2+three, five
        ["S555 S77", "S555 S7 S9", "S55 S77 S9", "S55 S7 S9 SJ", "S5 S7 S9 SJ SK"],
    ),
    "a throw of a triple and a pair tractor": (
        f"decks=3 {W}",
        "SKKK S5566",
        # the triple first
        ["S888 S3344", "S888 S33 S55", "S888 S33 S5 S7", "S3344 S66 S8", "S33 S55 S77 S9", "S3344 S6 S8 ST"],
    ),
    "the same, longer runs first": (
        f"decks=3 {R}",
        "SKKK S5566",
        # the tractor first
        ["S3344 S888", "S3344 S66 S8", "S3344 S6 S8 ST", "S33 S55 S777", "S33 S55 S77 S9"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("options", "lead", "rungs"), CHAINS.values(), ids=CHAINS.keys())
def test_answers_fall_from_rung_to_rung(options, lead, rungs):
    rule = rule_at("A/H", **options_of(options))
    led = lead_of(rule, lead)
    assert strictly_falling([rule.grade(led, parse_bag(rung)) for rung in rungs])


@pytest.mark.parametrize(("options", "lead", "rungs"), CHAINS.values(), ids=CHAINS.keys())
def test_a_hand_that_holds_a_rung_may_not_answer_with_a_lower_one(options, lead, rungs):
    rule = rule_at("A/H", **options_of(options))
    led = lead_of(rule, lead)
    bags = [parse_bag(rung) for rung in rungs]
    for index, better in enumerate(bags):
        for worse in bags[index + 1 :]:
            assert not is_legal_follow(rule, led, union(better, worse), worse)


# options, lead, answers that are equally good
EQUALS = {
    "quads draw no tractor": ("decks=4 quad_draws_tractor=no", "S2222", ["S5566", "S55 S88"]),
    "no tractors at all": ("decks=4 tractors=none", "S2222", ["S5566", "S55 S88"]),
    "short tractors are not owed": ("decks=2 short_tractor_duty=no", "S223344", ["S5566 S99", "S55 S77 S99"]),
    "nor the first of them": ("decks=2 short_tractor_duty=no", "S223344", ["S5566 S8 ST", "S55 S77 S9 SJ"]),
    "per tuple a third pair is nothing": ("decks=3", "S222333", ["S55 S77 S9 SJ", "S55 S77 S99"]),
    "per tuple a third pair in a row is nothing": ("decks=3", "S222333", ["S5566 S8 ST", "S556677"]),
    "short runs are no tractors, whatever is owed": (
        "decks=4 min_tractor_length=3 short_tractor_duty=no", "S2222", ["S5566", "S55 S88"]
    ),
    "narrow tractors do not count": ("decks=3 min_tractor_width=3", "S222333", ["S5566 S8 ST", "S55 S77 S9 SJ"]),
    "short runs do not count": ("decks=2 min_tractor_length=3", "S223344", ["S5566 S88", "S55 S77 S99"]),
    "only the group is owed": ("decks=2 follow_shape=no", "S22", ["S55", "S5 S7"]),
    "of a throw only the group": ("decks=2 throw_follow=group_only", "SKK S9", ["S55 S7", "S5 S7 S9"]),
    "of a throw only pairs": ("decks=2 throw_follow=pairs_only", "SKKQQ S9", ["S5566 S8", "S55 S77 S9"]),
    "a triple holds one pair": ("decks=3", "S2233", ["S555 S7", "S55 S7 S9"]),
    "a triple is two pairs to nobody": ("decks=3", "S2233", ["S555 S8", "S55 S8 ST"]),
    "a quad is two pairs": ("decks=4", "S2233", ["S5555", "S55 S77"]),
    "single": ("decks=2", "S2", ["S5", "SK"]),
}  # fmt: skip


@pytest.mark.parametrize(("options", "lead", "rungs"), EQUALS.values(), ids=EQUALS.keys())
def test_answers_that_are_equally_good(options, lead, rungs):
    rule = rule_at("A/H", **options_of(options))
    led = lead_of(rule, lead)
    assert len({rule.grade(led, parse_bag(rung)) for rung in rungs}) == 1
