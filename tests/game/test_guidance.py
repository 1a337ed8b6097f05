"""What clients are told that may be played is exactly what may be played."""

from random import Random

import pytest

from shengji.cards import CODES, distinct, kinds, one
from shengji.game import apply, fold, start, view
from shengji.game.actions import Bury, Deal, Play
from shengji.game.engine import actors, is_legal
from shengji.game.guidance import completed, groups, order_of, owed, readings, selection, simplest, turn
from shengji.game.shuffling import deal_seed, seed_from
from shengji.game.state import current, rule_of
from shengji.rules import presets
from shengji.rules.following import legal_follows
from shengji.rules.leading import check_lead
from shengji.rules.mechanics import trick_rule
from shengji.rules.tables import tables
from shengji.testing import random_action
from shengji.text.cards import parse_bag

MOST = 500


def games(preset, deals=2):
    """Moments of random deals in which a seat must act."""
    rng = Random(preset)
    rules = presets.load(preset)
    game = fold([start(rules)])
    for number in range(60):
        game, _ = apply(game, Deal(deal_seed(seed_from(preset), number, game.attempt)))
        while current(game).phase != "over":
            yield game
            game, _ = apply(game, random_action(game, rng))
        deals -= not game.attempt
        if game.over or not deals:
            return


@pytest.mark.parametrize("preset", ["competition", "online", "qq", "nanning", "wu-shi-k", "zhongyou-4", "lianzhong-3"])
def test_playable_cards_are_those_of_some_legal_answer(preset):
    checked = 0
    for game in games(preset):
        deal = current(game)
        if deal.phase != "play" or deal.lead is None:
            continue
        seen = view(game, deal.turn)
        answers = []
        for cards in legal_follows(rule_of(game), deal.lead, seen.hand):
            answers.append(cards)
            if len(answers) > MOST:
                break
        found = turn(seen)
        assert found.need == deal.lead.size
        assert found.forced == (answers[0] if len(answers) == 1 else 0)
        if len(answers) > MOST:
            continue
        able = {kind for cards in answers for kind, _ in distinct(cards)}
        said = found.playable
        told = able if said is None else {kind for kind, _ in distinct(said)}
        if said is None:
            assert able == {kind for kind, _ in distinct(seen.hand)}
        assert told == able
        alone = {kind for cards in answers for kind, number in distinct(cards) if number == 1}
        pairs = {kind for kind, _ in distinct(found.together)}
        # What goes together is told of the led group where the lead has any; free cards go as one likes.
        assert pairs <= able - alone
        if deal.lead.demands and able <= set(kinds(seen.hand & rule_of(game).tables.masks[deal.lead.group])):
            assert pairs == able - alone
        checked += 1
    assert checked > 20


@pytest.mark.parametrize("preset", ["competition", "qq", "erqiwang", "zhaopengyou", "chaodipi", "two-player", "s1"])
def test_the_simplest_action_is_legal_for_whoever_must_act(preset):
    for game in games(preset, 1):
        acting = actors(game)
        if acting:
            assert is_legal(game, simplest(game, acting[0]))


def test_a_selection_is_named_or_refused_as_the_engine_would():
    rng = Random(3)
    named = refused = 0
    for game in games("competition", 2):
        deal = current(game)
        if deal.phase != "play":
            continue
        seen = view(game, deal.turn)
        size = deal.lead.size if deal.lead else rng.choice((1, 2))
        cards = sum(one(kind) for kind in rng.sample(kinds(seen.hand), min(size, len(kinds(seen.hand)))))
        found = selection(seen, cards)
        legal = found.refusal is None
        if legal:
            assert found.name is not None
            assert all(found.name.text(language) for language in ("en", "zh-Hans", "zh-Hant"))
        assert legal == is_legal(game, Play(deal.turn, cards))
        named, refused = named + legal, refused + (not legal)
    assert named > 20
    assert refused > 20


@pytest.mark.parametrize(
    ("lead", "hand", "said"),
    [
        ("HKKAA", "H8899 HJ", "From your 5 hearts play 4 cards: a shape of 4 cards, of any width."),
        ("H888999", "H44556 HJJ", "From your 7 hearts play 6 cards: your tractor of 4 cards and a pair."),
        ("HKKAA", "H448 HJQ C3", "From your 5 hearts play 4 cards: a pair among them."),
        ("HKKAA", "H458JQ", "From your 5 hearts play 4 cards: any of them."),
        ("HKKAA", "H458 C99", "All your hearts must go (♥8 ♥5 ♥4), and one card of your choice."),
    ],
)
def test_what_is_owed_where_shapes_of_as_many_cards_answer_each_other(lead, hand, said):
    rule = trick_rule(tables(presets.load("nanning"), "T", "S"))
    led = check_lead(rule, parse_bag(lead), parse_bag(lead))
    (term,) = owed(rule, led, parse_bag(hand))
    assert said in term.text("en")
    assert term.text("zh-Hans") != term.text("zh-Hant")


def test_a_tapped_card_brings_its_pair_or_tractor():
    for game in games("competition", 2):
        deal = current(game)
        if deal.phase != "play":
            continue
        seen = view(game, deal.turn)
        for kind, _ in distinct(seen.hand):
            whole = completed(seen, kind)
            assert selection(seen, whole).refusal is None or deal.lead is not None
            assert dict(distinct(whole))[kind] >= 1


@pytest.mark.parametrize(
    ("decks", "cards", "expected"),
    [
        ("competition-3", "HA HA HK HK HK", {"HAHAHKHK HK", "HKHKHK HAHA"}),
        ("competition-3", "HA HA HA HK HK HK H9", {"HAHAHAHKHKHK H9"}),
        ("competition-3", "HA HA HA HQ HQ", {"HAHAHA HQHQ"}),
        ("competition", "HK HK HQ HQ HT HT H9 H8", {"HKHKHQHQ HTHT H9 H8"}),
    ],
)
def test_a_throw_is_read_only_in_ways_that_name_all_of_it(decks, cards, expected):
    order = tables(presets.load(decks), "2", "S")
    found = readings(order, parse_bag(cards))
    assert {" ".join(sorted(_code(part) for part in parts)) for parts in found} == {
        " ".join(sorted(way.split())) for way in expected
    }


def _code(cards):
    return "".join(CODES[kind] for kind in reversed(kinds(cards)))


def test_a_hand_in_groups_keeps_every_card():
    for game in games("zhaopengyou", 1):
        for seat in range(game.rules.seats):
            seen = view(game, seat)
            shown = [kind for _, held in groups(seen.hand, order_of(seen)) for kind in held]
            assert sorted(shown) == sorted(kinds(seen.hand))


def test_the_table_buries_what_is_worth_least():
    for game in games("competition", 1):
        if current(game).phase == "bury":
            action = simplest(game, current(game).turn)
            assert isinstance(action, Bury)
