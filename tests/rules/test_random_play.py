"""Random play: the distribution of leads, and that a seed fixes it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from helpers import lead_of, rule_at
from shengji.rules.random_play import random_follow, random_lead
from shengji.text.cards import format_compact, parse_bag

HAND = "H22335 SA HT DT BJ"


def leads(hand: str, number: int = 4_000, **options: object) -> Counter[str]:
    """How often each lead was drawn."""
    rule = rule_at("T/S", **options)
    rng = Random(3)
    return Counter(format_compact(random_lead(rule, parse_bag(hand), rng)) for _ in range(number))


def test_groups_are_equally_likely_and_shapes_within_them():
    drawn = leads(HAND, throws="none")
    hearts = {"H2", "H22", "H3", "H33", "H5", "H3322"}
    trumps = {"SA", "HT", "DT", "BJ"}
    assert set(drawn) == hearts | trumps
    assert sum(drawn[lead] for lead in hearts) == pytest.approx(2_000, abs=150)
    for lead in hearts:
        assert drawn[lead] == pytest.approx(2_000 / 6, abs=80)
    for lead in trumps:
        assert drawn[lead] == pytest.approx(500, abs=100)


def test_one_lead_in_twenty_is_a_throw():
    rule = rule_at("T/S")
    drawn = leads(HAND, 8_000)
    throws = sum(number for lead, number in drawn.items() if lead_of(rule, lead).kind == "throw")
    assert throws == pytest.approx(400, abs=80)


def test_only_trumps_are_thrown_where_the_rules_say_so():
    rule = rule_at("T/S", throws="trump")
    thrown = [lead for lead in leads(HAND, throws="trump") if lead_of(rule, lead).kind == "throw"]
    assert thrown
    assert all(rule.tables.group_of(parse_bag(lead)) == rule.tables.group_of(parse_bag("SA")) for lead in thrown)


def test_every_legal_answer_is_drawn():
    rule = rule_at("T/S")
    lead = lead_of(rule, "H44")
    rng = Random(4)
    drawn = Counter(format_compact(random_follow(rule, lead, parse_bag("H22 H33 H55 H6 SA"), rng)) for _ in range(300))
    assert set(drawn) == {"H22", "H33", "H55"}
    assert min(drawn.values()) > 60


def test_free_places_are_filled_from_all_other_cards():
    rule = rule_at("T/S")
    lead = lead_of(rule, "H44")
    rng = Random(5)
    drawn = {format_compact(random_follow(rule, lead, parse_bag("H2 SA D3 D3 C5"), rng)) for _ in range(200)}
    assert drawn == {"SAH2", "H2D3", "H2C5"}


def test_a_seed_fixes_the_play():
    rule = rule_at("T/S", decks=3)
    hand = parse_bag("H222333445 SAAKKQ HT DTT BJ D55678")
    lead = lead_of(rule, "H6677")
    plays = [
        [random_lead(rule, hand, rng) for _ in range(20)] + [random_follow(rule, lead, hand, rng) for _ in range(20)]
        for rng in (Random(6), Random(6), Random(7))
    ]
    assert plays[0] == plays[1]
    assert plays[0] != plays[2]
