"""What seats know: the deal as it is never contradicts it, and everything that was shown is used."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from shengji.cards import Bag, bag, contains, copies, distinct, hand_size, kinds, one
from shengji.game import apply, fold, start
from shengji.game import events as e
from shengji.game.actions import Action, Bury, CloseDeclaring, DealOrder, Declare, PassDeclaring, Stir
from shengji.game.state import Game, current
from shengji.game.view import view
from shengji.rules import presets
from shengji.rules.deck import pack
from shengji.rules.following import Duty
from shengji.rules.mechanics import trick_rule
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import GROUPS, tables
from shengji.sim import Knowledge, Sampler
from shengji.sim.knowledge import KITTY
from shengji.text.cards import parse_bag

from sim_helpers import games, random_rules, scaled, supported_presets  # isort: skip


def contradictions(knowledge: Knowledge, hands: tuple[Bag, ...], kitty: Bag) -> list[str]:
    """How a deal contradicts what is known; nothing when it does not."""
    table, rules = knowledge.table, knowledge.table.rules
    rule = trick_rule(table.tables)
    found = []
    if hands[knowledge.seat] != knowledge.hand:
        found.append("the own hand")
    if knowledge.kitty is not None and knowledge.kitty != kitty:
        found.append("the kitty")
    if sum(hands) + kitty + knowledge.played != pack(rules):
        found.append("the pack")
    for seat, hand in enumerate(hands):
        if hand_size(hand) != knowledge.sizes[seat]:
            found.append(f"the size of hand {seat}")
        if seat == knowledge.seat:
            continue
        if not contains(hand, knowledge.shown[seat]):
            found.append(f"what {seat} has shown")
        for group in range(GROUPS):
            if table.voids[seat] >> group & 1 and hand & table.tables.masks[group]:
                found.append(f"a void of {seat}")
        found += [f"{seat} has {kind}" for kind, number in distinct(hand) if number > knowledge.most_of(seat, kind)]
    for kept in knowledge.kept:
        there = sum(copies(kitty if holder == KITTY else hands[holder], kept.kind) for holder in kept.holders)
        if there < kept.number:
            found.append(f"{kept}")
    for duty in knowledge.duties:
        own = hands[duty.seat] & table.tables.masks[duty.lead.group]
        if not Duty(rule, duty.lead, own + duty.play + duty.since).met(duty.play):
            found.append(f"a duty of {duty.seat}")
    return found


def _check_game(game: Game, rng: Random, worlds: int) -> int:
    """Every seat's knowledge allows the true deal; sampled worlds allow it too. How many worlds were drawn."""
    deal = current(game)
    for seat in range(game.rules.seats):
        knowledge = Knowledge.from_view(view(game, seat))
        assert contradictions(knowledge, deal.hands, deal.kitty) == [], f"{game.rules} seat {seat}"
    seat = rng.randrange(game.rules.seats)
    knowledge = Knowledge.from_view(view(game, seat))
    sample = Sampler(knowledge).draw(worlds, seed=game.length)
    for world in range(worlds):
        wrong = contradictions(knowledge, tuple(sample.hands(world)), sample.kitty(world))
        if sample.exact[world]:
            assert wrong == []
        else:
            assert all(reason.startswith("a duty") for reason in wrong)
    return worlds


@pytest.mark.parametrize("name", supported_presets())
def test_the_true_deal_agrees_with_what_is_known(name: str) -> None:
    rng = Random(name)
    drawn = 0
    for game in games(presets.load(name), name, scaled(16)):
        if rng.random() < 0.12:
            drawn += _check_game(game, rng, 6)
    assert drawn


STIRRING: list[dict[str, object]] = [
    {"overcall_after_bury": "open"},
    {"overcall_after_bury": "hidden", "declare_ladder": "pairs_ranked"},
    {"overcall_after_bury": "open", "decks": 3, "kitty": 6, "kitty_multiplier": "competition_3"},
    {"overcall_after_bury": "open", "partner_reinforce": True, "self_overcall": "yes"},
    {"hidden_declaration": True},
]


@pytest.mark.parametrize("changes", STIRRING)
def test_the_true_deal_agrees_where_the_kitty_goes_round(changes: dict[str, object]) -> None:
    rules = presets.with_options(RuleSet(), changes)
    rng = Random(str(changes))
    several = drawn = 0
    for game in games(rules, str(changes), scaled(24, 6)):
        if rng.random() < 0.03 or (len(current(game).tricks) < 2 and rng.random() < 0.3):
            drawn += _check_game(game, rng, 6)
            several += len(current(game).buries) > 1
    assert drawn
    assert several or "overcall_after_bury" not in changes


@pytest.mark.parametrize("seed", range(scaled(60, 2)))
def test_the_true_deal_agrees_under_random_rules(seed: int) -> None:
    rng = Random(seed)
    drawn = 0
    for game in games(random_rules(50_000 + seed), str(seed), 2):
        if rng.random() < 0.08:
            drawn += _check_game(game, rng, 4)
    assert drawn or seed


def test_cards_of_earlier_failed_throws_are_known_until_they_are_played() -> None:
    known = 0
    for game in games(presets.load("competition"), "throws", scaled(40, 12)):
        deal = current(game)
        for trick in deal.tricks[-3:]:
            if not trick.attempted or not deal.hands[trick.leader]:
                continue
            seat = (trick.leader + 1) % 4
            back = trick.attempted - trick.plays[0]
            later = [now.plays[(trick.leader - now.leader) % 4] for now in deal.tricks[deal.tricks.index(trick) + 1 :]]
            if deal.plays and (trick.leader - deal.leader) % 4 < len(deal.plays):
                later.append(deal.plays[(trick.leader - deal.leader) % 4])
            knowledge = Knowledge.from_view(view(game, seat))
            for kind, number in distinct(back):
                left = number - sum(copies(cards, kind) for cards in later)
                assert copies(knowledge.shown[trick.leader], kind) >= left
                known += max(0, left)
    assert known


def _stirred() -> Game:
    """A deal in which seat 0 declares and buries its card, seat 1 stirs, and seat 2 stirs again."""
    rules = presets.load("pajiwo")
    hands = [parse_bag("S2 S2 H2"), parse_bag("H2 D2 D2"), parse_bag("C2 C2 LJ LJ"), 0]
    rng = Random(3)
    rest = [kind for kind, number in distinct(pack(rules) - sum(hands)) for _ in range(number)]
    rng.shuffle(rest)
    for seat in range(4):
        while hand_size(hands[seat]) < 25:
            hands[seat] += one(rest.pop())
    columns = [[kind for kind, number in distinct(hand) for _ in range(number)] for hand in hands]
    order = [columns[place % 4][place // 4] for place in range(100)] + rest
    log: list[e.Event] = [start(rules)]
    game, caused = apply(fold(log), DealOrder(tuple(order), 0), log)
    assert caused

    def act(action: Action) -> None:
        nonlocal game
        game = apply(game, action, log)[0]

    act(Declare(0, parse_bag("H2"), 100))
    act(CloseDeclaring())
    act(Bury(0, _with(current(game).hands[0], "H2")))
    act(Stir(1, parse_bag("D2 D2")))
    act(Bury(1, _with(current(game).hands[1], "H2 H2")))
    act(Stir(2, parse_bag("C2 C2")))
    act(Bury(2, _with(current(game).hands[2], "C2")))
    while current(game).phase == "stir":
        act(PassDeclaring(current(game).turn))
    return game


def _with(hand: Bag, cards: str) -> Bag:
    """Eight cards of a hand, some of them given."""
    chosen = parse_bag(cards)
    others = [kind for kind, number in distinct(hand - chosen) for _ in range(number) if kind < 52 and kind % 13]
    return chosen + bag(others[: 8 - hand_size(chosen)])


def test_declared_and_buried_cards_are_followed_where_the_kitty_goes_round() -> None:
    game = _stirred()
    deal = current(game)
    assert [seat for seat, _ in deal.buries] == [0, 1, 2]
    heart, diamond, club = (next(iter(distinct(parse_bag(text))))[0] for text in ("H2", "D2", "C2"))
    by_seat = [Knowledge.from_view(view(game, seat)) for seat in range(4)]
    # Seat 0 showed a heart, buried, and two others took the kitty up after it.
    assert any(kept.kind == heart and kept.holders == (KITTY, 0, 1, 2) for kept in by_seat[3].kept)
    assert any(kept.kind == diamond and kept.number == 2 and kept.holders == (KITTY, 1, 2) for kept in by_seat[3].kept)
    assert any(kept.kind == club and kept.number == 2 and kept.holders == (KITTY, 2) for kept in by_seat[3].kept)
    # Seat 1 buried both hearts: neither seat 0 nor seat 3 can have one.
    assert any(kept.kind == heart and kept.number == 2 and kept.holders == (KITTY, 2) for kept in by_seat[1].kept)
    sample = Sampler(by_seat[1]).draw(scaled(200, 10))
    for world in range(len(sample)):
        hands = list(sample.hands(world))
        assert not copies(hands[0], heart)
        assert not copies(hands[3], heart)
        assert copies(hands[2], heart) + copies(sample.kitty(world), heart) == 2
    # Without a word of who buried, nothing is said that may be false.
    unsaid = Knowledge.from_view(replace(view(game, 3), buries=()))
    assert contradictions(unsaid, deal.hands, deal.kitty) == []


def test_a_bankers_declared_card_is_in_hand_or_buried() -> None:
    for game in games(presets.load("competition"), "declared", 12):
        deal = current(game)
        shown = deal.declaring.standing
        if deal.tricks or deal.plays or shown is None or shown.seat != deal.banker:
            continue
        knowledge = Knowledge.from_view(view(game, (shown.seat + 1) % 4))
        kind, number = next(iter(distinct(shown.cards)))
        sample = Sampler(knowledge).draw(scaled(300, 20))
        buried = 0
        for world in range(len(sample)):
            there = copies(list(sample.hands(world))[shown.seat], kind)
            under = copies(sample.kitty(world), kind)
            assert there + under >= number
            buried += under > 0
        assert buried < len(sample) / 4
        return
    raise AssertionError


def test_what_is_smaller_than_the_forced_part_of_a_throw_was_not_beaten() -> None:
    """A nine is forced out of 9 8 8 4 4: the pairs stood, so nobody else has a higher pair, a ten being higher."""
    limited = 0
    for game in games(presets.load("qq"), "unbeaten", scaled(60, 20)):
        deal = current(game)
        for trick in deal.tricks[-2:]:
            if not trick.attempted:
                continue
            rule = trick_rule(tables(game.rules, deal.level, deal.trump))  # type: ignore[arg-type]
            parts = rule.read(trick.attempted).components
            forced = next(part for part in parts if part.cards == trick.plays[0])
            smaller = [part for part in parts if part.top < forced.top and part.length == 1]
            for part in smaller:
                for seat in range(4):
                    if seat in (trick.leader, deal.turn):
                        continue
                    knowledge = Knowledge.from_view(view(game, (seat + 1) % 4))
                    for kind in rule.tables.order(rule.tables.group[kinds(part.cards)[0]]):
                        if rule.tables.step[kind] > part.top:
                            assert knowledge.most_of(seat, kind) <= part.width - 1
                            limited += 1
    assert limited
