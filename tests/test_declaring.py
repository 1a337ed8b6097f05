"""Declaring trump: the ladder, overcalls, reinforcements, and deals that nobody declares."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji.cards import CODES, JOKERS_MASK, KINDS, bag, contains, distinct, one
from shengji.rules.declaring import (
    Declaration,
    DeclaringState,
    Undeclared,
    banker_of,
    declare,
    may_contest_weak_hand,
    options_for,
    rung,
    trump_of,
    undeclared,
)
from shengji.rules.ruleset import RuleSet, options
from shengji.text.cards import format_cards, parse_bag, parse_kinds
from shengji.text.errors import IllegalAction
from shengji.text.messages import LANGUAGES

TWO = RuleSet()
THREE = RuleSet(decks=3, kitty=6)


def rules(decks=2, **values):
    return RuleSet(decks=decks, **values)


def run(ruleset, script, level="2", dealing=False):
    """The state after ``"0 S2, 1 H2 H2"``: seat and cards of each declaration."""
    state = DeclaringState()
    for entry in filter(None, script.split(", ")):
        seat, cards = entry.split(" ", 1)
        state = declare(ruleset, level, state, int(seat), parse_bag(cards), dealing=dealing)
    return state


def code(ruleset, script, seat, cards, level="2", dealing=False):
    """The code with which the cards are refused after a script, ``""`` when they are accepted."""
    try:
        declare(ruleset, level, run(ruleset, script, level), seat, parse_bag(cards), dealing=dealing)
    except IllegalAction as refusal:
        return refusal.code
    return ""


# -- the ladder

LADDERS = {
    "standard, two decks": (TWO, ["S2 D2 H2", "S2S2 D2D2", "LJLJ", "BJBJ"]),
    "standard, three decks": (THREE, ["S2", "H2H2 C2C2", "LJLJ", "BJBJ", "D2D2D2 S2S2S2", "LJLJLJ", "BJBJBJ"]),
    "standard, four decks go on": (
        rules(4),
        ["C2", "S2S2", "LJLJ", "BJBJ", "S2S2S2", "LJLJLJ", "BJBJBJ", "D2D2D2D2", "LJLJLJLJ", "BJBJBJBJ"],
    ),
    "merge_joker_rungs": (rules(merge_joker_rungs=True), ["S2", "S2S2", "LJLJ BJBJ"]),
    "merge_joker_rungs, three decks": (
        rules(3, merge_joker_rungs=True),
        ["S2", "S2S2", "LJLJ BJBJ", "S2S2S2", "LJLJLJ BJBJBJ"],
    ),
    "count_only": (rules(3, declare_ladder="count_only"), ["S2 D2", "S2S2 LJLJ BJBJ", "D2D2D2 LJLJLJ"]),
    "suit_ranked": (
        rules(declare_ladder="suit_ranked"),
        ["D2", "C2", "H2", "S2", "D2D2", "C2C2", "H2H2", "S2S2", "LJLJ", "BJBJ"],
    ),
    "pairs_ranked": (
        rules(declare_ladder="pairs_ranked"),
        ["D2 C2 H2 S2", "D2D2", "C2C2", "H2H2", "S2S2", "LJLJ", "BJBJ"],
    ),
    "pairs_ranked, merged jokers": (
        rules(declare_ladder="pairs_ranked", merge_joker_rungs=True),
        ["S2", "D2D2", "S2S2", "LJLJ BJBJ"],
    ),
    "declare_jokers all_decks": (
        rules(3, declare_jokers="all_decks"),
        ["S2", "S2S2", "S2S2S2", "LJLJLJ", "BJBJBJ"],
    ),
    "all_decks, four decks": (rules(4, declare_jokers="all_decks"), ["S2S2S2", "S2S2S2S2", "LJLJLJLJ", "BJBJBJBJ"]),
}


@pytest.mark.parametrize(("ruleset", "ladder"), LADDERS.values(), ids=LADDERS)
def test_rungs_rise_and_those_on_one_rung_are_equal(ruleset, ladder):
    heights = [{rung(ruleset, "2", cards_of(word)) for word in step.split()} for step in ladder]
    assert all(len(step) == 1 and None not in step for step in heights)
    climbing = [step.pop() for step in heights]
    assert all(low < high for low, high in pairwise(climbing))


def cards_of(word):
    """Cards written without blanks (``S2S2``)."""
    return parse_bag(" ".join(word[i : i + 2] for i in range(0, len(word), 2)))


NO_DECLARATIONS = {
    "nothing": (TWO, "", "declare-nothing"),
    "no level card": (TWO, "S3", "declare-not-level"),
    "no level card among them": (TWO, "S2 S3", "declare-not-level"),
    "two suits": (TWO, "S2 H2", "declare-mixed"),
    "both jokers": (TWO, "LJ BJ", "declare-mixed"),
    "a joker that no option asks for": (TWO, "S2 LJ", "declare-mixed"),
    "a lone joker": (TWO, "BJ", "declare-lone-joker"),
    "a lone joker, one deck": (rules(1, declare_jokers="all_decks"), "BJ", "declare-lone-joker"),
    "too few jokers with all_decks": (rules(3, declare_jokers="all_decks"), "LJ LJ", "declare-joker-number"),
    "declare_jokers none": (rules(3, declare_jokers="none"), "BJ BJ BJ", "declare-jokers-not-allowed"),
    "no_trump forbidden": (rules(no_trump="forbidden"), "BJ BJ", "declare-no-trump-forbidden"),
    "joker_with_declaration any, none shown": (
        rules(joker_with_declaration="any"),
        "S2",
        "declare-joker-missing",
    ),
    "joker_with_declaration any, two shown": (
        rules(joker_with_declaration="any"),
        "S2 LJ BJ",
        "declare-one-joker",
    ),
    "joker_with_declaration colour, black with BJ": (
        rules(joker_with_declaration="colour"),
        "C2 BJ",
        "declare-joker-colour",
    ),
    "joker_with_declaration colour, red with LJ": (
        rules(joker_with_declaration="colour"),
        "D2 LJ",
        "declare-joker-colour",
    ),
}


@pytest.mark.parametrize(("ruleset", "cards", "refusal"), NO_DECLARATIONS.values(), ids=NO_DECLARATIONS)
def test_what_is_no_declaration_has_no_rung_and_says_why(ruleset, cards, refusal):
    assert rung(ruleset, "2", parse_bag(cards)) is None
    assert code(ruleset, "", 0, cards) == refusal


@pytest.mark.parametrize("level", ["NT", None])
def test_without_a_rank_as_level_nothing_declares(level):
    assert rung(TWO, level, parse_bag("BJ BJ")) is None
    assert code(TWO, "", 0, "BJ BJ", level=level) == "declare-no-level"
    assert options_for(TWO, level, DeclaringState(), 0, parse_bag("S2 S2 BJ BJ")) == ()


def test_fixed_trump_is_not_declared():
    assert code(rules(declare_when="fixed"), "", 0, "S2") == "declare-fixed"


def test_a_joker_comes_with_the_level_card():
    some = rules(joker_with_declaration="any")
    assert rung(some, "2", parse_bag("S2 LJ")) == rung(some, "2", parse_bag("H2 BJ")) == rung(TWO, "2", parse_bag("S2"))
    assert rung(some, "2", parse_bag("LJ LJ")) == rung(TWO, "2", parse_bag("LJ LJ"))
    coloured = rules(joker_with_declaration="colour")
    for legal in ("S2 LJ", "C2 LJ", "H2 BJ", "D2 BJ"):
        assert code(coloured, "", 0, legal) == ""
    # The joker lies there already when the second copy comes.
    for added in ("S2", "S2 S2 LJ"):
        state = run(coloured, f"0 S2 LJ, 0 {added}")
        assert state.standing == Declaration(0, parse_bag("S2 S2 LJ"))
    assert code(coloured, "0 S2 LJ", 0, "S2 S2 BJ") == "declare-joker-colour"


# -- overcalls

OVERCALLS = {
    # id: (rules, level, script, seat, cards, refusal or "")
    "a second single never overcalls": (TWO, "0 S2", 1, "H2", "declare-not-higher"),
    "a pair overcalls a single": (TWO, "0 S2", 1, "H2 H2", ""),
    "a pair does not overcall a pair": (TWO, "0 S2 S2", 1, "H2 H2", "declare-not-higher"),
    "small jokers overcall a pair": (TWO, "0 S2 S2", 1, "LJ LJ", ""),
    "big jokers overcall small ones": (TWO, "0 LJ LJ", 1, "BJ BJ", ""),
    "merge_joker_rungs: big jokers do not overcall small ones": (
        rules(merge_joker_rungs=True),
        "0 LJ LJ",
        1,
        "BJ BJ",
        "declare-not-higher",
    ),
    "no way back from jokers to a suit": (TWO, "0 D2, 1 LJ LJ, 2 BJ BJ", 3, "S2 S2", "declare-not-higher"),
    "declare_ladder suit_ranked: spades over hearts": (
        rules(declare_ladder="suit_ranked"),
        "0 H2",
        1,
        "S2",
        "",
    ),
    "declare_ladder pairs_ranked: single spades not over hearts": (
        rules(declare_ladder="pairs_ranked"),
        "0 H2",
        1,
        "S2",
        "declare-not-higher",
    ),
    "declare_ladder pairs_ranked: clubs over diamonds": (
        rules(declare_ladder="pairs_ranked"),
        "0 D2 D2",
        1,
        "C2 C2",
        "",
    ),
    "declare_ladder pairs_ranked: clubs not over hearts": (
        rules(declare_ladder="pairs_ranked"),
        "0 H2 H2",
        1,
        "C2 C2",
        "declare-not-higher",
    ),
    "three decks: as many of another suit do not overcall": (THREE, "0 C2 C2", 1, "H2 H2", "declare-not-higher"),
    "three decks, suit_ranked: as many of a higher suit do": (
        rules(3, declare_ladder="suit_ranked"),
        "0 C2 C2",
        1,
        "H2 H2",
        "",
    ),
    "three decks: three cards overcall two": (THREE, "0 C2 C2", 1, "H2 H2 H2", ""),
    "three decks: two jokers overcall two cards": (THREE, "0 C2 C2", 1, "LJ LJ", ""),
    "three decks: three cards overcall two jokers": (THREE, "0 BJ BJ", 1, "D2 D2 D2", ""),
    "count_only: two jokers do not overcall two cards": (
        rules(3, declare_ladder="count_only"),
        "0 S2 S2",
        1,
        "LJ LJ",
        "declare-not-higher",
    ),
    "count_only: three jokers do": (rules(3, declare_ladder="count_only"), "0 S2 S2", 1, "LJ LJ LJ", ""),
    "declare_jokers two_or_more: two of three": (THREE, "", 1, "LJ LJ", ""),
    "declare_jokers all_decks: all three": (rules(3, declare_jokers="all_decks"), "", 1, "LJ LJ LJ", ""),
    "jokers_may_open: they may by default": (TWO, "", 0, "LJ LJ", ""),
    "jokers_may_open no: they may not": (rules(jokers_may_open=False), "", 0, "LJ LJ", "declare-jokers-open"),
    "jokers_may_open no: they overcall": (rules(jokers_may_open=False), "0 S2", 1, "LJ LJ", ""),
    "more copies than in play": (TWO, "", 0, "S2 S2 S2", "declare-too-many"),
    "a copy that another seat has on the table": (TWO, "0 S2", 1, "S2 S2", "declare-too-many"),
    "a copy on the table since before an overcall": (
        TWO,
        "0 S2, 1 H2 H2",
        2,
        "S2 S2",
        "declare-too-many",
    ),
    "removed jokers": (rules(removed=("BJ",)), "", 0, "BJ BJ", "declare-too-many"),
    # 自反
    "self_overcall no: own pair of another suit": (TWO, "0 S2", 0, "H2 H2", "declare-own"),
    "self_overcall no: own jokers": (TWO, "0 S2", 0, "BJ BJ", "declare-own"),
    "self_overcall no: back again after another": (TWO, "0 S2, 1 H2 H2", 0, "BJ BJ", ""),
    "self_overcall yes: own pair of another suit": (rules(self_overcall="yes"), "0 S2", 0, "H2 H2", ""),
    "self_overcall yes: a single of another suit stays too low": (
        rules(self_overcall="yes"),
        "0 S2",
        0,
        "H2",
        "declare-not-higher",
    ),
    "self_overcall yes: own pair first, turning is no higher": (
        rules(self_overcall="yes"),
        "0 S2, 0 S2 S2",
        0,
        "H2 H2",
        "declare-not-higher",
    ),
    "self_overcall yes: turned first, another's pair is no higher": (
        rules(self_overcall="yes"),
        "0 S2, 0 H2 H2",
        1,
        "C2 C2",
        "declare-not-higher",
    ),
    "self_overcall after_another: nobody else yet": (
        rules(self_overcall="after_another"),
        "0 S2",
        0,
        "H2 H2",
        "declare-own-first",
    ),
    "self_overcall after_another: somebody has": (
        rules(self_overcall="after_another"),
        "0 S2, 1 H2 H2, 0 LJ LJ",
        0,
        "BJ BJ",
        "",
    ),
    # 加固 自保 上保险
    "reinforce before_overcall: written whole": (TWO, "0 S2", 0, "S2 S2", ""),
    "reinforce before_overcall: written as the added card": (TWO, "0 S2", 0, "S2", ""),
    "reinforce before_overcall: gone after the overcall": (
        TWO,
        "0 S2, 1 H2 H2",
        0,
        "S2 S2",
        "declare-not-higher",
    ),
    "reinforce no": (rules(reinforce="no"), "0 S2", 0, "S2 S2", "declare-no-reinforcing"),
    "reinforce no: self_overcall does not allow it either": (
        rules(reinforce="no", self_overcall="yes"),
        "0 S2",
        0,
        "S2 S2",
        "declare-no-reinforcing",
    ),
    "reinforced pairs yield to jokers only": (TWO, "0 S2, 0 S2", 1, "H2 H2", "declare-not-higher"),
    "reinforced twice": (TWO, "0 S2, 0 S2", 0, "S2", "declare-too-many"),
    "three decks: a triple of one's own": (THREE, "0 S2 S2", 0, "S2", ""),
    "three decks: a third joker": (THREE, "0 LJ LJ", 0, "LJ LJ LJ", ""),
    "reinforce also_after: takes trump back from a pair": (
        rules(reinforce="also_after"),
        "0 S2, 1 H2 H2",
        0,
        "S2",
        "",
    ),
    "reinforce also_after: not from jokers": (
        rules(reinforce="also_after"),
        "0 S2, 1 LJ LJ",
        0,
        "S2 S2",
        "declare-not-higher",
    ),
    "reinforce also_after: only what was declared first": (
        rules(reinforce="also_after"),
        "0 S2, 1 H2 H2",
        0,
        "C2 C2",
        "declare-not-higher",
    ),
    "reinforce also_after: only by the first declarer": (
        rules(3, reinforce="also_after"),
        "0 S2, 1 H2 H2, 2 D2 D2 D2",
        1,
        "H2",
        "declare-not-higher",
    ),
    "reinforce also_after: still too few": (
        rules(3, reinforce="also_after"),
        "0 S2, 1 H2 H2 H2",
        0,
        "S2",
        "declare-not-higher",
    ),
    # 对家保
    "partner_reinforce no: the partner's copy is a second single": (TWO, "0 S2", 2, "S2", "declare-not-higher"),
    "partner_reinforce: the partner's copy": (rules(partner_reinforce=True), "0 S2", 2, "S2", ""),
    "partner_reinforce: not an opponent's": (
        rules(partner_reinforce=True),
        "0 S2",
        1,
        "S2",
        "declare-not-higher",
    ),
    "partner_reinforce: another's pair stood first": (
        rules(partner_reinforce=True),
        "0 S2, 1 H2 H2",
        2,
        "S2",
        "declare-not-higher",
    ),
    "partner_reinforce: it stands, another's pair comes late": (
        rules(partner_reinforce=True),
        "0 S2, 2 S2",
        1,
        "H2 H2",
        "declare-not-higher",
    ),
    "partner_reinforce: no partners where each plays alone": (
        rules(partner_reinforce=True, sides="alone"),
        "0 S2",
        2,
        "S2",
        "declare-not-higher",
    ),
    # named with a joker each
    "joker_with_declaration: overcalled by a pair with its joker": (
        rules(joker_with_declaration="any"),
        "0 S2 LJ",
        1,
        "H2 H2 BJ",
        "",
    ),
}


@pytest.mark.parametrize(("ruleset", "script", "seat", "cards", "refusal"), OVERCALLS.values(), ids=OVERCALLS)
def test_overcalls_and_reinforcements(ruleset, script, seat, cards, refusal):
    assert code(ruleset, script, seat, cards) == refusal


def test_while_dealing_overcalls_wait_where_they_come_after_the_deal():
    late = rules(overcall_when="after_deal")
    assert code(late, "", 0, "S2", dealing=True) == ""
    assert code(late, "0 S2", 1, "H2 H2", dealing=True) == "declare-wait-for-deal"
    assert code(late, "0 S2", 1, "H2", dealing=True) == "declare-not-higher"
    assert code(late, "0 S2", 0, "S2 S2", dealing=True) == "", "上保险 is no overcall"
    assert code(late, "0 S2", 1, "H2 H2") == ""
    assert code(TWO, "0 S2", 1, "H2 H2", dealing=True) == "", "any_time"


def test_declarations_of_different_levels_meet_on_one_ladder():
    """Where each side declares its own level, what stands keeps its rung though the other's level differs."""
    state = declare(TWO, "2", DeclaringState(), 0, parse_bag("S2"))
    with pytest.raises(IllegalAction, match="level 3"):
        declare(TWO, "3", state, 1, parse_bag("H2 H2"))
    state = declare(TWO, "3", state, 1, parse_bag("H3 H3"))
    assert trump_of(state) == "H"


# -- what stands then


def test_reinforcing_keeps_the_owner_and_shows_the_whole_set():
    for added in ("S2", "S2 S2"):
        state = run(TWO, f"0 S2, 0 {added}")
        assert state.standing == Declaration(0, parse_bag("S2 S2"))
    state = run(THREE, "0 LJ LJ, 0 LJ")
    assert state.standing == state.history[1] == Declaration(0, parse_bag("LJ LJ LJ"))
    # The partner lays down one card; both count for the one who declared.
    state = run(rules(partner_reinforce=True), "0 S2, 2 S2")
    assert state.standing == Declaration(0, parse_bag("S2 S2"))
    assert state.history[1] == Declaration(2, parse_bag("S2"))
    # In three decks both add to it in any order.
    state = run(rules(3, partner_reinforce=True), "0 S2, 2 S2, 0 S2")
    assert state.standing == Declaration(0, parse_bag("S2 S2 S2"))
    assert state.history[2] == Declaration(0, parse_bag("S2 S2"))


def test_the_partners_own_pair_of_the_suit_reinforces_with_three_decks():
    together = run(rules(3, partner_reinforce=True), "0 S2, 2 S2 S2")
    assert together.standing == Declaration(0, parse_bag("S2 S2 S2"))
    apart = run(THREE, "0 S2, 2 S2 S2")
    assert apart.standing == Declaration(2, parse_bag("S2 S2"))


def test_taking_trump_back_shows_the_whole_set():
    state = run(rules(reinforce="also_after"), "0 S2, 1 H2 H2, 0 S2")
    assert state.standing == Declaration(0, parse_bag("S2 S2"))
    # Now it stands, and another pair is no higher.
    assert code(rules(reinforce="also_after"), "0 S2, 1 H2 H2, 0 S2", 2, "C2 C2") == "declare-not-higher"


@pytest.mark.parametrize(
    ("script", "trump"),
    [("", None), ("0 D2", "D"), ("0 S2, 1 C2 C2", "C"), ("0 S2, 1 LJ LJ", "NT"), ("0 S2, 0 S2", "S")],
)
def test_trump_is_what_stands(script, trump):
    assert trump_of(run(TWO, script)) == trump


@pytest.mark.parametrize(
    ("option", "script", "first_deal", "banker"),
    [
        ("last_declarer", "0 S2, 1 H2 H2", True, 1),
        ("last_declarer", "0 S2, 1 H2 H2", False, 3),
        ("last_declarer", "", True, 3),
        ("first_declarer", "0 S2, 1 H2 H2", True, 0),
        ("first_declarer", "0 S2, 1 H2 H2", False, 3),
        ("preset", "0 S2, 1 H2 H2", True, 3),
    ],
)
def test_first_banker(option, script, first_deal, banker):
    assert banker_of(rules(first_banker=option), run(TWO, script), first_deal, 3) == banker


def test_the_partners_copy_does_not_change_the_banker():
    ruleset = rules(partner_reinforce=True)
    assert banker_of(ruleset, run(ruleset, "0 S2, 2 S2"), True, None) == 0


# -- what a hand could declare


@pytest.mark.parametrize(
    ("ruleset", "script", "seat", "hand", "expected"),
    [
        (TWO, "", 0, "S2 S2 H2 LJ BJ BJ D3 D3", ["H2", "S2", "S2 S2", "BJ BJ"]),
        (TWO, "1 D2", 0, "S2 S2 H2 LJ BJ BJ", ["S2 S2", "BJ BJ"]),
        (TWO, "0 S2", 0, "S2 S2 H2 H2 BJ BJ", ["S2 S2"]),
        (rules(self_overcall="yes"), "0 S2", 0, "S2 S2 H2 H2 BJ BJ", ["H2 H2", "S2 S2", "BJ BJ"]),
        (rules(partner_reinforce=True), "2 S2", 0, "S2 H2", ["S2"]),
        (rules(no_trump="forbidden"), "", 0, "C2 BJ BJ", ["C2"]),
        (rules(joker_with_declaration="any"), "", 0, "C2 LJ BJ", ["C2 LJ", "C2 BJ"]),
        (rules(joker_with_declaration="colour"), "", 0, "C2 C2 H2 LJ", ["C2 LJ", "C2 C2 LJ"]),
        (rules(joker_with_declaration="colour"), "0 C2 LJ", 0, "C2 C2 H2 LJ", ["C2 C2 LJ"]),
        (rules(declare_ladder="pairs_ranked"), "1 C2 C2", 0, "S2 S2 H2 H2 D2 D2", ["H2 H2", "S2 S2"]),
        (THREE, "", 0, "S2 S2 S2 LJ LJ", ["S2", "S2 S2", "LJ LJ", "S2 S2 S2"]),
        (TWO, "", 0, "D3 SA", []),
    ],
)
def test_options_for_a_hand_weakest_first(ruleset, script, seat, hand, expected):
    found = options_for(ruleset, "2", run(ruleset, script), seat, parse_bag(hand))
    assert [format_cards(cards) for cards in found] == [format_cards(parse_bag(cards)) for cards in expected]


def test_options_know_that_cards_are_still_dealt():
    late = rules(overcall_when="after_deal")
    hand = parse_bag("H2 H2")
    assert options_for(late, "2", run(late, "0 S2"), 1, hand, dealing=True) == ()
    assert options_for(late, "2", run(late, "0 S2"), 1, hand) == (hand,)


RULE_SETS = st.builds(
    RuleSet,
    decks=st.integers(1, 4),
    **{
        name: st.sampled_from(options()[name].choices)
        for name in (
            "declare_ladder",
            "declare_jokers",
            "self_overcall",
            "reinforce",
            "joker_with_declaration",
            "overcall_when",
            "no_trump",
        )
    },
    partner_reinforce=st.booleans(),
    merge_joker_rungs=st.booleans(),
    jokers_may_open=st.booleans(),
)


@given(ruleset=RULE_SETS)
def test_rungs_order_all_declarations(ruleset):
    """Every set of copies either declares nothing or has a rung, and any two rungs compare."""
    everything = [
        one(kind, number) + escort
        for kind in range(KINDS)
        for number in range(1, ruleset.decks + 1)
        for escort in (0, *map(parse_bag, ("LJ", "BJ")))
    ]
    heights = [height for cards in everything if (height := rung(ruleset, "9", cards)) is not None]
    assert len(heights) >= 4 * ruleset.decks
    for one_height, other in combinations(set(heights), 2):
        assert (one_height < other) != (other < one_height)


@given(ruleset=RULE_SETS, data=st.data())
def test_every_declaring_ends(ruleset, data):
    """However the seats go on, each declaration adds to what its seat shows of a kind, so they run out of cards."""
    deck = data.draw(st.permutations(parse_kinds("S9 H9 C9 D9 LJ BJ") * ruleset.decks))
    hands = [bag(deck[seat::4]) for seat in range(4)]
    state = DeclaringState()
    shown = {}
    for _ in range(len(deck) + 1):
        found = [(seat, cards) for seat in range(4) for cards in options_for(ruleset, "9", state, seat, hands[seat])]
        if not found:
            return
        seat, cards = data.draw(st.sampled_from(found))
        assert contains(hands[seat], cards)
        state = declare(ruleset, "9", state, seat, cards)
        kind, number = distinct(cards & ~JOKERS_MASK or cards)[0]
        assert number > shown.get((seat, kind), 0)
        shown[seat, kind] = number
    pytest.fail("the declaring did not end")


# -- nobody declares

KITTY = "C9 DK H2 S3 S5 CQ D4 DJ"

UNDECLARED = {
    "undeclared_first redeal": (TWO, KITTY, True, None),
    "undeclared_first as_later": (rules(undeclared_first="as_later"), KITTY, True, "C"),
    "redeal": (rules(undeclared="redeal"), KITTY, False, None),
    "first_kitty_card": (TWO, KITTY, False, "C"),
    "first_kitty_card is a joker": (TWO, "LJ C9 D4", False, "NT"),
    "first_kitty_card is a joker, no_trump forbidden": (rules(no_trump="forbidden"), "LJ BJ D4 C9", False, "D"),
    "third_kitty_card": (rules(undeclared="third_kitty_card"), KITTY, False, "H"),
    "third_kitty_card is a joker": (rules(undeclared="third_kitty_card"), "C9 DK BJ S3", False, "NT"),
    "third_kitty_card is a joker, no_trump forbidden": (
        rules(undeclared="third_kitty_card", no_trump="forbidden"),
        "C9 DK BJ S3",
        False,
        "S",
    ),
    "third_kitty_card, suited cards only before it": (
        rules(undeclared="third_kitty_card", no_trump="forbidden"),
        "C9 DK BJ LJ",
        False,
        "C",
    ),
    "third_kitty_card of two": (rules(undeclared="third_kitty_card"), "C9 DK", False, "D"),
    "no_trump": (rules(undeclared="no_trump"), KITTY, False, "NT"),
    "first_level_else_highest, a level card lies there": (
        rules(undeclared="first_level_else_highest"),
        KITTY,
        False,
        "H",
    ),
    "first_level_else_highest, the first of two": (
        rules(undeclared="first_level_else_highest"),
        "BJ S2 D2",
        False,
        "S",
    ),
    "first_level_else_highest, none": (rules(undeclared="first_level_else_highest"), "C9 DK S3 HK", False, "D"),
    "first_level_else_highest, a permanent trump is higher": (
        rules(undeclared="first_level_else_highest", permanent=("3",)),
        "C9 DK S3 HK",
        False,
        "S",
    ),
    "first_level_else_highest, a joker": (
        rules(undeclared="first_level_else_highest"),
        "C9 LJ S3",
        False,
        "NT",
    ),
    "first_level_else_highest, a joker, no_trump forbidden": (
        rules(undeclared="first_level_else_highest", no_trump="forbidden"),
        "C9 LJ S3",
        False,
        "C",
    ),
    "no kitty": (TWO, "", False, "NT"),
    "jokers only, no_trump forbidden": (rules(no_trump="forbidden"), "BJ LJ", False, None),
}


@pytest.mark.parametrize(("ruleset", "kitty", "first_deal", "trump"), UNDECLARED.values(), ids=UNDECLARED)
def test_undeclared(ruleset, kitty, first_deal, trump):
    found = undeclared(ruleset, "2", parse_kinds(kitty), first_deal)
    assert (found.trump, found.redeal) == (trump, trump is None)


def test_the_card_that_was_turned_up_is_named():
    assert undeclared(TWO, "2", parse_kinds(KITTY), False) == Undeclared("C", CODES.index("C9"))
    assert undeclared(rules(undeclared="no_trump"), "2", parse_kinds(KITTY), False).card is None


# -- weak hands

WEAK = {"weak_hand": "redeal", "weak_hand_points": 0, "weak_hand_trumps": 3}


@pytest.mark.parametrize(
    ("values", "points", "trumps", "times", "may"),
    [
        ({}, 0, 0, 0, False),
        (WEAK, 0, 9, 0, True),
        (WEAK, 5, 9, 0, False),
        (WEAK, 5, 3, 0, True),
        (WEAK, 5, 4, 0, False),
        (WEAK, 0, 0, 1, False),
        (WEAK | {"weak_hand_times": 2}, 0, 0, 1, True),
        (WEAK | {"weak_hand": "redeal_and_contest"}, 0, 9, 0, True),
        (WEAK | {"weak_hand_points": -1}, 0, 9, 0, False),
        (WEAK | {"weak_hand_trumps": -1}, 5, 0, 0, False),
    ],
)
def test_weak_hand(values, points, trumps, times, may):
    assert may_contest_weak_hand(rules(**values), points=points, trumps=trumps, times=times) is may


# -- messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_in_every_language(language):
    tried = [(ruleset, "", 0, cards) for ruleset, cards, _ in NO_DECLARATIONS.values()]
    tried += [case[:4] for case in OVERCALLS.values() if case[4]]
    seen = set()
    for ruleset, script, seat, cards in tried:
        with pytest.raises(IllegalAction) as refusal:
            declare(ruleset, "2", run(ruleset, script), seat, parse_bag(cards))
        text = refusal.value.message(language)
        assert text
        assert "{" not in text
        seen.add(refusal.value.code)
    assert len(seen) >= 15
