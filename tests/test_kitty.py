"""Burying, and what capturing the kitty is worth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji.rules.kitty import check_bury, kitty_points, largest, multiplier
from shengji.rules.ruleset import RuleSet, options
from shengji.text.cards import parse_bag
from shengji.text.errors import IllegalAction
from shengji.text.messages import LANGUAGES

SINGLE, PAIR, TRIPLE, QUAD = (1, 1), (2, 1), (3, 1), (4, 1)
PAIRS_2, PAIRS_3, PAIRS_4 = (2, 2), (2, 3), (2, 4)
TRIPLES_2, TRIPLES_3, QUADS_2, QUADS_3 = (3, 2), (3, 3), (4, 2), (4, 3)

# Scheme: shape of the play that counts, multiplier.
TABLE = {
    "competition_1": [([SINGLE], 2), ([SINGLE] * 3, 3)],
    "competition_2": [
        ([SINGLE], 2),
        ([PAIR], 4),
        ([PAIRS_2], 6),
        ([PAIRS_3], 8),
        ([PAIRS_4], 10),
        ([SINGLE, SINGLE], 3),
        ([PAIR, SINGLE], 4),
        ([PAIRS_2, PAIR, SINGLE], 6),
    ],
    "competition_3": [
        ([SINGLE], 2),
        ([PAIR], 3),
        ([TRIPLE], 4),
        ([PAIRS_2], 5),
        ([PAIRS_3], 6),
        ([TRIPLES_2], 6),
        ([TRIPLES_3], 8),
        ([SINGLE] * 4, 3),
        ([TRIPLE, PAIRS_2], 5),
        ([TRIPLE, PAIR], 4),
    ],
    "competition_4": [
        ([SINGLE], 2),
        ([PAIR], 3),
        ([TRIPLE], 4),
        ([QUAD], 5),
        ([PAIRS_2], 5),
        ([TRIPLES_2], 6),
        ([QUADS_2], 6),
        ([QUADS_3], 9),
        ([SINGLE] * 2, 3),
    ],
    "power": [
        ([SINGLE], 2),
        ([PAIR], 4),
        ([TRIPLE], 8),
        ([QUAD], 16),
        ([PAIRS_2], 16),
        ([PAIRS_3], 64),
        ([TRIPLES_2], 64),
        ([PAIRS_4], 64),
        ([PAIR, *[SINGLE] * 7], 4),
        ([SINGLE] * 4, 2),
        ([PAIR, PAIR], 4),
    ],
    "power_length": [
        ([SINGLE], 2),
        ([PAIR], 4),
        ([TRIPLE], 6),
        ([PAIRS_2], 8),
        ([PAIRS_3], 16),
        ([TRIPLES_2], 18),
        ([TRIPLES_3], 54),
        ([SINGLE] * 3, 2),
        ([PAIRS_2, SINGLE], 8),
    ],
    "pairs": [
        ([SINGLE], 2),
        ([PAIR], 4),
        ([PAIRS_2], 8),
        ([PAIRS_3], 12),
        ([PAIR, PAIR, SINGLE], 4),
        ([PAIRS_2, PAIRS_2], 8),
        ([SINGLE] * 3, 2),
    ],
    "twice_cards": [
        ([SINGLE], 2),
        ([PAIR], 4),
        ([TRIPLE], 6),
        ([QUAD], 8),
        ([PAIRS_2], 8),
        ([PAIRS_3], 12),
        ([TRIPLES_2], 12),
        ([SINGLE] * 3, 2),
        ([PAIR, SINGLE], 4),
    ],
    "cards_led": [
        ([SINGLE], 1),
        ([PAIR], 2),
        ([PAIRS_2], 4),
        ([PAIRS_3], 6),
        ([SINGLE] * 3, 2),
        ([PAIR, SINGLE], 4),
        ([PAIRS_2, SINGLE], 8),
    ],
    "single_pair": [([SINGLE], 2), ([PAIR], 4), ([PAIRS_2], 4), ([SINGLE] * 3, 2), ([PAIR, SINGLE], 4)],
    "double": [([SINGLE], 2), ([PAIR], 2), ([PAIRS_3], 2), ([SINGLE] * 3, 2)],
    "flat": [([SINGLE], 1), ([PAIRS_3], 1), ([SINGLE, SINGLE], 1)],
}


def test_the_table_has_every_scheme():
    assert set(TABLE) == set(options()["kitty_multiplier"].choices)


@pytest.mark.parametrize(
    ("scheme", "components", "expected"),
    [(scheme, parts, times) for scheme, rows in TABLE.items() for parts, times in rows],
)
def test_kitty_multiplier(scheme, components, expected):
    assert multiplier(RuleSet(kitty_multiplier=scheme), components, trump=False) == expected


@pytest.mark.parametrize(
    ("components", "expected"),
    [
        ([PAIR, TRIPLE, SINGLE], TRIPLE),
        ([PAIRS_2, TRIPLE], PAIRS_2),
        ([PAIRS_2, QUAD], QUAD),
        ([PAIRS_3, TRIPLES_2], TRIPLES_2),
        ([PAIRS_3, QUAD], PAIRS_3),
    ],
)
def test_largest_component_has_most_cards_and_of_equal_ones_is_the_wider(components, expected):
    assert largest(components) == expected
    assert largest(components[::-1]) == expected


@pytest.mark.parametrize("scheme", TABLE)
def test_kitty_only_by_trump_captures_nothing_with_a_plain_suit(scheme):
    rules = RuleSet(kitty_multiplier=scheme, kitty_only_by_trump=True)
    assert multiplier(rules, [PAIR], trump=False) == 0
    assert multiplier(rules, [PAIR], trump=True) == multiplier(RuleSet(kitty_multiplier=scheme), [PAIR], trump=True)


@pytest.mark.parametrize("scheme", TABLE)
def test_kitty_none_captures_nothing(scheme):
    assert multiplier(RuleSet(kitty_multiplier=scheme, kitty_none=True), [PAIR], trump=True) == 0


@pytest.mark.parametrize(
    ("scheme", "components", "expected"),
    [
        ("competition_2", [SINGLE], 1),
        ("competition_2", [SINGLE, SINGLE], 3),
        ("competition_2", [PAIR], 4),
        ("power", [SINGLE], 1),
        ("power", [SINGLE, SINGLE], 1),
        ("single_pair", [SINGLE], 1),
        ("twice_cards", [PAIRS_2], 8),
    ],
)
def test_single_doubles_no_leaves_only_a_single_at_once(scheme, components, expected):
    assert multiplier(RuleSet(kitty_multiplier=scheme, single_doubles=False), components, trump=True) == expected


COMPONENTS = st.lists(st.tuples(st.integers(1, 4), st.integers(1, 6)), min_size=1, max_size=6).map(
    lambda parts: [(width, length if width > 1 else 1) for width, length in parts]
)


@given(
    scheme=st.sampled_from(sorted(TABLE)),
    components=COMPONENTS,
    trump=st.booleans(),
    only_trump=st.booleans(),
    none=st.booleans(),
    doubles=st.booleans(),
)
def test_a_multiplier_is_never_negative_and_at_least_one_when_captured(
    scheme, components, trump, only_trump, none, doubles
):
    rules = RuleSet(kitty_multiplier=scheme, kitty_only_by_trump=only_trump, kitty_none=none, single_doubles=doubles)
    times = multiplier(rules, components, trump=trump)
    assert times >= 0
    assert (times == 0) == (none or (only_trump and not trump))
    assert multiplier(rules, components[::-1], trump=trump) == times


@pytest.mark.parametrize(
    ("scheme", "components", "expected"),
    # A kitty worth 25, captured with a single, a pair, two pairs in a row, three singles thrown.
    [
        ("power", [SINGLE], 50),
        ("power", [PAIR], 100),
        ("power", [PAIRS_2], 400),
        ("power", [SINGLE] * 3, 50),
        ("twice_cards", [SINGLE], 50),
        ("twice_cards", [PAIR], 100),
        ("twice_cards", [PAIRS_2], 200),
        ("twice_cards", [SINGLE] * 3, 50),
    ],
)
def test_kitty_points(scheme, components, expected):
    rules = RuleSet(kitty_multiplier=scheme)
    kitty = parse_bag("S5 HT CK D3 D4 D6 C7 C8")
    assert kitty_points(rules, kitty, multiplier(rules, components, trump=True)) == expected


def test_joker_points_count_in_the_kitty():
    kitty = parse_bag("BJ LJ S5")
    assert kitty_points(RuleSet(), kitty, 2) == 10
    assert kitty_points(RuleSet(joker_points=10), kitty, 2) == 50


# -- burying

BURY_3 = {"kitty": 3, "removed": ("LJ",)}
HAND = "S5 ST SK S3 H4 H6 C7"

BURIES = {
    "any cards": ({}, "S5 ST SK", ""),
    "too few": ({}, "S3 H4", "bury-count"),
    "too many": ({}, "S3 H4 H6 C7", "bury-count"),
    "not held": ({}, "S3 H4 D9", "not-held"),
    "held once only": ({}, "S3 S3 H4", "not-held"),
    "bury_points at the limit": ({"bury_points": 15}, "S5 ST C7", ""),
    "bury_points above the limit": ({"bury_points": 15}, "ST SK C7", "bury-points"),
    "bury_points none": ({"bury_points": 0}, "S5 C7 H4", "bury-points"),
    "bury_points none, kept": ({"bury_points": 0}, "S3 C7 H4", ""),
}


@pytest.mark.parametrize(("values", "cards", "refusal"), BURIES.values(), ids=BURIES)
def test_what_may_be_buried(values, cards, refusal):
    rules = RuleSet(**BURY_3, **values)
    if not refusal:
        check_bury(rules, parse_bag(HAND), parse_bag(cards))
        return
    with pytest.raises(IllegalAction) as refused:
        check_bury(rules, parse_bag(HAND), parse_bag(cards))
    assert refused.value.code == refusal
    assert all(refused.value.message(language) for language in LANGUAGES)


def test_a_hand_that_cannot_keep_the_limit_buries_as_few_points_as_it_can():
    rules = RuleSet(kitty=2, bury_points=0, joker_points=10)
    hand = parse_bag("S5 H5 LJ BJ SK")
    check_bury(rules, hand, parse_bag("S5 H5"))
    check_bury(RuleSet(kitty=2, bury_points=0), hand, parse_bag("LJ BJ"))
    with pytest.raises(IllegalAction, match="15 points are buried; at most 0"):
        check_bury(rules, hand, parse_bag("S5 LJ"))
