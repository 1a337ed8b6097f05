"""What holds under every rule set: drawn at random, as are level, trump, hands and leads."""

from __future__ import annotations

import functools
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

import oracle
from shengji.cards import KINDS, Bag, bag, contains, distinct, hand_size, kinds, one
from shengji.rules.answers import Demand
from shengji.rules.deck import pack
from shengji.rules.following import Duty, check_follow, first_answer, is_legal_follow, legal_follows
from shengji.rules.leading import check_lead, legal_leads, resolve_throw
from shengji.rules.mechanics import trick_rule
from shengji.rules.presets import with_options
from shengji.rules.random_play import random_follow, random_lead
from shengji.rules.ruleset import RuleSet, options
from shengji.rules.shapes import as_shape, held_components, highest, read_components
from shengji.rules.tables import GROUPS, TRUMP, Tables, tables
from shengji.rules.trick_rule import Lead, TrickRule
from shengji.rules.tricks import Standing
from shengji.text.cards import format_cards, format_play, parse_play
from shengji.text.errors import IllegalAction
from shengji.text.messages import LANGUAGES

SECTIONS = ("order", "shapes", "leading", "following", "winning")


def _values(name: str) -> st.SearchStrategy[Any]:
    """Values of an option, near enough to its bounds to matter with few decks."""
    option = options()[name]
    match option.kind:
        case "flag":
            return st.booleans()
        case "choice":
            return st.sampled_from(option.choices)
        case "list":
            return st.lists(st.sampled_from(option.choices), max_size=2, unique=True)
        case _:
            assert option.low is not None
            return st.integers(option.low, option.low + 1)


_OPTIONS = [option.name for option in options().values() if option.section in SECTIONS]


@st.composite
def rule_sets(draw: st.DrawFn, most_decks: int = 4, **fixed: object) -> RuleSet:
    """Rules that differ from the defaults in a few options of the trick."""
    chosen = draw(st.lists(st.sampled_from(_OPTIONS), max_size=6, unique=True))
    values = {name: draw(_values(name)) for name in chosen}
    return with_options(RuleSet(), {"decks": draw(st.integers(1, most_decks)), **values, **fixed})


@st.composite
def trick_rules(draw: st.DrawFn, most_decks: int = 4, **fixed: object) -> TrickRule:
    """The trick rule of a deal."""
    rules = draw(rule_sets(most_decks, **fixed))
    level = draw(st.sampled_from([*"23456789TJQKA", None]))
    trump = draw(st.sampled_from(["S", "H", "C", "D", "NT"]))
    return trick_rule(tables(rules, level, trump))  # type: ignore[arg-type]


@st.composite
def group_cards(draw: st.DrawFn, where: Tables, group: int, least: int, most: int, kinds_apart: int = 5) -> Bag:
    """Cards of a group that lie close together, so that shapes are frequent."""
    order = where.order(group)
    assume(order)
    start = draw(st.integers(0, max(0, len(order) - kinds_apart)))
    near = order[start : start + kinds_apart]
    whole = pack(where.rules)
    there = [kind for kind in near for _ in range(whole >> 8 * kind & 0x7F)]
    assume(len(there) >= least)
    return bag(draw(st.permutations(there))[: draw(st.integers(least, most))])


@st.composite
def leads(draw: st.DrawFn, where: Tables, group: int, most: int) -> Bag:
    """Cards of a group to lead: one to three tuples or runs of equal tuples, as single shapes or throws."""
    order = where.order(group)
    whole = pack(where.rules)
    cards = 0
    for _ in range(draw(st.integers(1, 3))):
        width = draw(st.integers(1, where.rules.decks))
        start = draw(st.integers(0, len(order) - 1))
        for kind in order[start : start + draw(st.integers(1, 3))]:
            more = min(width, (whole >> 8 * kind & 0x7F) - (cards >> 8 * kind & 0x7F))
            if hand_size(cards) + more <= most:
                cards += one(kind, more)
    assume(cards)
    return cards


@st.composite
def follows(
    draw: st.DrawFn,
    rules: st.SearchStrategy[TrickRule] | None = None,
    lead_cards: int = 6,
    more: int = 4,
    least: int = 0,
) -> tuple[TrickRule, Lead, Bag]:
    """A rule, a lead and a hand, mostly with more cards of the lead's group than it asks for, and some others."""
    rule = draw(rules if rules is not None else trick_rules())
    where = rule.tables
    group = draw(st.sampled_from([g for g in range(GROUPS) if where.by_step[g]]))
    lead = rule.read(draw(leads(where, group, lead_cards)))
    assume(lead.group == group)
    most = lead.size + more
    own = draw(group_cards(where, group, max(least, 0), most, 6) | group_cards(where, group, lead.size + 1, most, 5))
    others = [kind for kind, _ in distinct(pack(where.rules) & ~where.masks[group])]
    return rule, lead, own + bag(draw(st.lists(st.sampled_from(others), min_size=lead.size, max_size=lead.size + 1)))


def duties(**fixed: object) -> st.SearchStrategy[TrickRule]:
    """Trick rules whose options on following are all drawn."""
    following = {name: _values(name) for name in _OPTIONS if options()[name].section == "following"}
    shapes = {name: _values(name) for name in ("tractors", "min_tractor_length", "min_tractor_width", "bridge_level")}
    drawn = st.fixed_dictionaries({"decks": st.integers(2, 4), **following, **shapes})
    trumps: st.SearchStrategy[Any] = st.sampled_from(["S", "NT"])
    return st.builds(
        lambda values, trump: trick_rule(tables(with_options(RuleSet(), {**values, **fixed}), "9", trump)),
        drawn,
        trumps,
    )


def sub_bags(cards: Bag, size: int) -> list[Bag]:
    """Every sub-bag of a size, by trying them all."""
    held = list(distinct(cards))
    return [
        sum(one(kind, number) for (kind, _), number in zip(held, numbers, strict=True))
        for numbers in product(*(range(number + 1) for _, number in held))
        if sum(numbers) == size
    ]


def trim(lead: Lead, rule: TrickRule, hand: Bag) -> Bag:
    """A hand with few enough cards of other groups to try every play."""
    mask = rule.tables.masks[lead.group]
    own = hand & mask
    others = list(kinds(hand & ~mask))[: max(lead.size - hand_size(own), 0) + 1]
    return own + bag(others)


@settings(max_examples=200)
@given(follows() | follows(duties()))
def test_every_answer_is_as_good_as_owed_and_the_two_ways_to_list_them_agree(case):
    rule, lead, hand = case
    hand = trim(lead, rule, hand)
    tried = [play for play in sub_bags(hand, lead.size) if is_legal_follow(rule, lead, hand, play)]
    listed = list(legal_follows(rule, lead, hand))
    assert len(set(listed)) == len(listed)
    assert sorted(listed) == sorted(tried)
    assert tried, "there is always a legal answer"
    owed = rule.grade(lead, hand)
    if hand_size(hand & rule.tables.masks[lead.group]) > lead.size and not rule.tables.rules.split:
        assert all(rule.grade(lead, play) == owed for play in tried)


@settings(max_examples=100)
@given(follows() | follows(duties()))
def test_a_refusal_has_a_reason_in_every_language(case):
    rule, lead, hand = case
    hand = trim(lead, rule, hand)
    for play in sub_bags(hand, lead.size)[:40]:
        if is_legal_follow(rule, lead, hand, play):
            check_follow(rule, lead, hand, play)
            continue
        with pytest.raises(IllegalAction) as problem:
            check_follow(rule, lead, hand, play)
        event(problem.value.code)
        for language in LANGUAGES:
            assert problem.value.message(language).strip()


@given(follows(duties(), least=2), st.randoms(use_true_random=False))
def test_the_first_answer_in_an_order_is_the_first_of_all(case, random):
    rule, lead, hand = case
    duty = Duty(rule, lead, hand)
    assume(not duty.short)
    order = list(kinds(duty.own))
    random.shuffle(order)
    every = (bag(order[place] for place in places) for places in combinations(range(len(order)), lead.size))
    assert first_answer(duty, order) == next(play for play in every if is_legal_follow(rule, lead, hand, play))


@given(follows(), st.integers(-1, 1))
def test_a_play_of_another_size_or_of_cards_not_held_is_refused(case, change):
    rule, lead, hand = case
    wrong = bag(list(kinds(hand))[: lead.size + change])
    if hand_size(wrong) != lead.size:
        assert not is_legal_follow(rule, lead, hand, wrong)
        with pytest.raises(IllegalAction):
            check_follow(rule, lead, hand, wrong)
    missing = next(kind for kind in range(KINDS) if not hand >> 8 * kind & 0x7F)
    foreign = bag([missing, *list(kinds(hand))[: lead.size - 1]])
    assert not is_legal_follow(rule, lead, hand, foreign)
    with pytest.raises(IllegalAction, match="not hold"):
        check_follow(rule, lead, hand, foreign)


def shapes_of(lead: Lead) -> list[tuple[int, int]]:
    return [component.shape for component in lead.components]


@settings(max_examples=400)
@given(follows(duties(follow_shape=True), lead_cards=6, more=3, least=2))
def test_legality_agrees_with_the_naive_definition(case):
    rule, lead, hand = case
    own = hand & rule.tables.masks[lead.group]
    event(f"{rule.tables.rules.tractor_ladder}, {'throw' if lead.kind == 'throw' else shapes_of(lead)[0]}")
    for play in sub_bags(own, lead.size):
        expected = oracle.legal(rule.tables, lead.group, shapes_of(lead), own, play)
        assert is_legal_follow(rule, lead, own, play) == expected, format_cards(play)


WIDE_LEADS = st.sampled_from([(3, 1), (4, 1), (2, 2), (2, 3), (3, 2), (4, 2), (2, 4), (5, 1), (6, 1)])


@settings(max_examples=400)
@given(duties(follow_shape=True, throw_follow="by_component"), st.lists(WIDE_LEADS, min_size=1, max_size=2), st.data())
def test_grades_of_one_and_two_components_order_cards_as_the_naive_ones(rule, shapes, data):
    where = rule.tables
    assume(sum(width * length for width, length in shapes) <= 9)
    if where.rules.tractor_ladder == "run_first":
        shapes.sort(key=lambda shape: (shape[1], shape[0]), reverse=True)
    else:
        shapes.sort(reverse=True)
    group = data.draw(st.sampled_from([TRUMP, 1]))
    lead = rule.read(one(where.order(group)[0]))._replace(demands=tuple(Demand(w, k, True) for w, k in shapes))
    hands = [data.draw(group_cards(where, group, 4, 9, 5)) for _ in range(2)]
    ours = [rule.grade(lead, hand) for hand in hands]
    naive = [oracle.grade(where, group, hand, [(w, k, True) for w, k in shapes]) for hand in hands]
    assert (ours[0] > ours[1], ours[0] == ours[1]) == (naive[0] > naive[1], naive[0] == naive[1])


@given(follows(), st.randoms(use_true_random=False))
def test_more_cards_never_lower_a_grade(case, random):
    rule, lead, hand = case
    order = list(kinds(hand))
    random.shuffle(order)
    grades = [rule.grade(lead, bag(order[:number])) for number in range(len(order) + 1)]
    assert grades == sorted(grades)


@given(trick_rules(), st.data())
def test_reading_parts_the_cards(rule, data):
    where = rule.tables
    group = data.draw(st.sampled_from([g for g in range(GROUPS) if where.by_step[g]]))
    cards = data.draw(group_cards(where, group, 1, 14, 8))
    components = read_components(where, group, cards)
    assert sum(component.cards for component in components) == cards
    for component in components:
        assert as_shape(where, component.cards) == component
    lead = rule.read(cards)
    assert lead.cards == cards
    assert lead.size == hand_size(cards)
    assert (lead.kind == "shape") == (len(lead.components) == 1)
    assert (lead.kind == "shape") == (as_shape(where, cards) is not None)
    assert rule.read(cards) == lead
    if where.rules.throw_reading != "announced" and lead.kind == "throw":
        # Read back from its own text, a throw is the same throw.
        again = rule.read(*parse_play(format_play(component.cards for component in components)))
        assert again == lead


@given(rule_sets(throws="any", throw_reading="announced", rainbows=0), st.data())
def test_an_announced_reading_is_kept(rules, data):
    rule = trick_rule(tables(rules, "T", "S"))
    cards = data.draw(group_cards(rule.tables, TRUMP, 1, 12, 6))
    parts = []
    rest = cards
    while rest:
        shapes = held_components(rule.tables, TRUMP, rest)
        parts.append(data.draw(st.sampled_from(shapes)).cards)
        rest -= parts[-1]
    lead = rule.read(*parse_play(format_play(parts)))
    if lead.kind == "throw" and len(parts) > 1:
        assert sorted(component.cards for component in lead.components) == sorted(parts)


@given(trick_rules(failed_throw="smallest_beaten") | trick_rules(failed_throw="next_seat_chooses"), st.data())
def test_a_throw_stands_or_a_beaten_component_is_forced(rule, data):
    where = rule.tables
    group = data.draw(st.sampled_from([g for g in range(GROUPS) if where.by_step[g]]))
    lead = rule.read(data.draw(group_cards(where, group, 2, 8, 5)))
    assume(lead.kind == "throw")
    others = [data.draw(group_cards(where, group, 0, 8, 6)) for _ in range(3)]
    result = resolve_throw(rule, lead, others)
    beaten = [c for c in lead.components if any(highest(where, group, hand, c.shape) > c.top for hand in others)]
    assert result.stands == (not beaten)
    assert {b.component for b in result.beaten} == set(beaten)
    assert set(result.choices) <= set(beaten)
    if beaten:
        assert result.choices
        smallest = min(beaten, key=lambda c: (c.top, c.size))
        assert (result.choices[0].top, result.choices[0].size) == (smallest.top, smallest.size)
        if where.rules.failed_throw == "smallest_beaten":
            assert len(result.choices) == 1
        else:
            assert set(result.choices) == set(beaten)
        forced = rule.read(result.choices[0].cards)
        assert forced.kind == "shape"


@given(follows(lead_cards=5), st.lists(st.integers(0, 2**32), min_size=6, max_size=6))
def test_powers_order_the_plays(case, seeds):
    rule, lead, _ = case
    where = rule.tables
    cards = list(kinds(where.masks[TRUMP] & pack(where.rules))) + list(
        kinds(where.masks[lead.group] & pack(where.rules))
    )
    plays = {lead.cards}
    for seed in seeds:
        random = Random(seed)
        start = random.randrange(max(1, len(cards) - 12))
        near = cards[start : start + 12]
        plays.add(bag(random.sample(near, min(lead.size, len(near)))))
    powers = [p for p in (rule.power(lead, play) for play in plays if hand_size(play) == lead.size) if p is not None]
    assert not any(rule.beats(power, power) for power in powers)
    for first, second in product(powers, repeat=2):
        assert not (rule.beats(first, second) and rule.beats(second, first))
        if where.rules.throw_compare != "every_component":
            assert first == second or rule.beats(first, second) or rule.beats(second, first)
    for first, second, third in product(powers, repeat=3):
        if rule.beats(first, second) and rule.beats(second, third):
            assert rule.beats(first, third)


@given(follows(lead_cards=5), st.permutations(range(3)))
def test_a_winner_covers_the_lead_with_one_group(case, order):
    rule, lead, hand = case
    plays = [play for play, _ in zip(legal_follows(rule, lead, hand), range(3), strict=False)]
    standing = Standing(rule, lead)
    for index in order:
        if index < len(plays):
            standing.add(plays[index])
    if standing.winner:
        won = [plays[index] for index in order if index < len(plays)][standing.winner - 1]
        group = rule.tables.group_of(won)
        assert group is not None
        assert group in (lead.group, TRUMP) or rule.tables.rules.bombs == "any_group"


@given(trick_rules(), st.data())
def test_leads_of_a_hand(rule, data):
    where = rule.tables
    group = data.draw(st.sampled_from([g for g in range(GROUPS) if where.by_step[g]]))
    hand = data.draw(group_cards(where, group, 1, 6, 4)) + one(
        data.draw(st.sampled_from(list(kinds(pack(where.rules)))))
    )
    listed = list(legal_leads(rule, hand))
    assert len(set(listed)) == len(listed)
    tried = []
    for size in range(1, hand_size(hand) + 1):
        for cards in sub_bags(hand, size):
            try:
                check_lead(rule, hand, cards)
            except IllegalAction:
                continue
            tried.append(cards)
    assert sorted(listed) == sorted(tried)


@functools.cache
def _deck(rules: RuleSet) -> list[int]:
    return list(kinds(pack(rules)))


@settings(max_examples=30)
@given(trick_rules(), st.randoms(use_true_random=False), st.integers(2, 20))
def test_random_play_is_legal(rule, random, size):
    deck = _deck(rule.tables.rules)[:]
    random.shuffle(deck)
    hands = [bag(deck[seat * size : (seat + 1) * size]) for seat in range(min(4, len(deck) // size))]
    assume(len(hands) > 1)
    leader = 0
    while hands[leader]:
        cards = random_lead(rule, hands[leader], random)
        lead = check_lead(rule, hands[leader], cards)
        if lead.kind == "throw":
            result = resolve_throw(rule, lead, hands[leader + 1 :] + hands[:leader])
            if not result.stands:
                lead = rule.read(result.choices[0].cards)
        hands[leader] -= lead.cards
        standing = Standing(rule, lead)
        for offset in range(1, len(hands)):
            seat = (leader + offset) % len(hands)
            play = random_follow(rule, lead, hands[seat], random)
            assert is_legal_follow(rule, lead, hands[seat], play)
            assert contains(hands[seat], play)
            standing.add(play)
            hands[seat] -= play
        leader = (leader + standing.winner) % len(hands)
