"""Dealing, declaring, the first banker, redeals and the kitty."""

from __future__ import annotations

import pytest

from driving import Table, names_of, order_with, refused, short_rules, sizes
from shengji.cards import contains
from shengji.game import events as e
from shengji.game.actions import Bury, Contest, Deal, DealOrder, Declare, NameTrump, PassDeclaring
from shengji.game.engine import legal
from shengji.game.shuffling import commitment, deal_seed, seed_from, shuffled
from shengji.game.state import current, dealt_hand
from shengji.game.view import redact, view
from shengji.rules import deck
from shengji.rules.presets import load, with_options
from shengji.text.cards import parse_bag
from shengji.text.errors import IllegalAction, TextError


def test_cards_go_round_from_the_first_seat() -> None:
    rules = short_rules()
    table = Table(rules)
    order = order_with(rules, {}, first=2)
    table.act(DealOrder(order, 2))
    assert dealt_hand(table.game, 2, 1) == parse_bag("") + (1 << 8 * order[0])
    assert dealt_hand(table.game, 3, 1) == 0
    assert sizes(table.game) == [14] * 4


def test_a_seat_declares_only_what_it_has_been_dealt() -> None:
    table = Table(short_rules())
    table.deal({1: "S2"})
    refused("not-held", table, Declare(1, parse_bag("S2"), 1))
    table.declare(1, "S2", 2)
    assert current(table.game).dealt == 2
    assert view(table.game, 0, 4).standing is not None


def test_a_declaration_cannot_lie_before_one_already_made() -> None:
    table = Table(short_rules())
    table.deal({0: "H2 H2", 1: "S2"})
    table.declare(1, "S2", 40)
    refused("declare-too-late", table, Declare(0, parse_bag("H2 H2"), 12))


def test_last_declarer_is_banker_and_level_is_his() -> None:
    table = Table(short_rules(), levels=("2", "9", "2", "9"))
    table.deal({0: "S2", 1: "H9 H9"})
    table.declare(0, "S2")
    assert names_of(table.declare(1, "H9 H9")) == ["Declared"]
    made = table.close()[0]
    assert made == e.TrumpMade("H", 1, "9", "declared")


def test_first_declarer_may_be_banker() -> None:
    table = Table(short_rules(first_banker="first_declarer"))
    table.deal({0: "S2", 1: "H2 H2"})
    table.declare(0, "S2")
    table.declare(1, "H2 H2")
    made = table.close()[0]
    assert isinstance(made, e.TrumpMade)
    assert (made.trump, made.banker) == ("H", 0)


def test_every_seat_passing_after_the_last_card_closes_the_declaring() -> None:
    table = Table(short_rules())
    table.deal({0: "S2"})
    table.declare(0, "S2")
    for seat in range(3):
        table.act(PassDeclaring(seat))
    assert current(table.game).phase == "dealing"
    assert names_of(table.act(PassDeclaring(3))) == ["Passed", "TrumpMade", "KittyTaken"]


def test_one_seat_cannot_pass_for_another() -> None:
    table = Table(short_rules())
    table.deal({0: "S2", 1: "H2 H2"})
    for seat in (0, 2, 3):
        table.act(PassDeclaring(seat))
        refused("already-passed", table, PassDeclaring(seat))
        assert PassDeclaring(seat) not in list(legal(table.game, seat))
    table.declare(1, "H2 H2")
    assert current(table.game).passed == ()
    for seat in (3, 1, 0):
        table.act(PassDeclaring(seat))
    assert current(table.game).passed == view(table.game, 0).passed == (3, 1, 0)
    assert names_of(table.act(PassDeclaring(2))) == ["Passed", "TrumpMade", "KittyTaken"]


def test_a_refused_overcall_does_not_name_cards_that_lie_face_down() -> None:
    table = Table(short_rules(hidden_declaration=True))
    table.deal({0: "S2 S2", 1: "H2 H2"})
    table.declare(0, "S2 S2")
    for seat, cards in ((1, "H2 H2"), (1, "H2")):
        with pytest.raises(IllegalAction) as caught:
            table.declare(seat, cards)
        assert caught.value.code == "declare-not-higher-hidden"
        assert caught.value.details == {"cards": cards}


@pytest.mark.parametrize("shown", ["H2", "H2 H2"])
def test_nobody_is_told_whether_a_blind_declaration_is_higher(shown: str) -> None:
    table = Table(short_rules(overcall_after_bury="hidden"))
    table.deal({0: "S2 S2", 1: "H2 H2"})
    table.declare(0, "S2")
    assert view(table.game, 0).standing is not None
    table.declare(1, shown)
    for seat in range(4):
        assert view(table.game, seat).standing is None
        assert view(table.game, seat).trump is None


def test_undeclared_first_deal_is_dealt_again_and_later_the_kitty_decides() -> None:
    table = Table(short_rules())
    table.deal({}, "HK S9")
    assert table.close() == [e.Redealt("undeclared", contested=True)]
    table.deal({0: "S2"}, "HK S9")
    assert (current(table.game).number, current(table.game).attempt) == (1, 1)
    table = Table(short_rules(), banker=2)
    table.deal({}, "HK S9", first=2)
    made = table.close()[0]
    assert isinstance(made, e.TrumpMade)
    assert (made.trump, made.banker, made.how) == ("H", 2, "kitty")


def test_banker_buries_as_many_cards_as_the_kitty_and_leads() -> None:
    table = Table(short_rules())
    table.deal({0: "S2 S9"}, "HK HT")
    table.declare(0, "S2")
    table.close()
    assert sizes(table.game) == [18, 14, 14, 14]
    refused("bury-count", table, Bury(0, parse_bag("HK HT")))
    refused("not-your-turn", table, Bury(1, parse_bag("HK HT")))
    caused = table.act(Bury(0, parse_bag("HK HT S9 S2")))
    assert names_of(caused) == ["Buried"]
    assert current(table.game).turn == 0
    assert view(table.game, 0).buried == parse_bag("HK HT S9 S2")
    assert view(table.game, 1).buried == 0
    assert redact(caused[0], 1, table.game) == e.Buried(0, 0)


def test_hidden_declaration_is_face_down_until_the_kitty_is_buried() -> None:
    table = Table(short_rules(hidden_declaration=True))
    table.deal({0: "S2 S2"})
    shown = table.declare(0, "S2 S2")[0]
    assert redact(shown, 1, table.game) == e.Declared(0, 0, 56, 2)
    made = table.close()[0]
    redacted = redact(made, 1, table.game)
    assert isinstance(redacted, e.TrumpMade)
    assert redacted.trump == "?"
    assert view(table.game, 1).trump is None
    assert view(table.game, 0).trump == "S"
    table.bury_kitty()
    assert view(table.game, 1).trump == "S"


class TestInTurn:
    """Partner of the banker first, then the others in play order."""

    def table(self) -> Table:
        table = Table(short_rules(declare_when="in_turn"), banker=1)
        table.deal({3: "S2", 0: "H2 H2"}, first=1)
        return table

    def test_order_of_declaring(self) -> None:
        table = self.table()
        refused("not-your-turn", table, PassDeclaring(1))
        table.declare(3, "S2")
        table.declare(0, "H2 H2")
        table.act(PassDeclaring(1))
        table.act(PassDeclaring(2))
        made = table.act(PassDeclaring(3))[1]
        assert made == e.TrumpMade("H", 1, "2", "declared")

    def test_partner_names_the_trump_when_nobody_declares(self) -> None:
        table = self.table()
        for seat in (3, 0, 1, 2):
            table.act(PassDeclaring(seat))
        refused("not-now", table, PassDeclaring(3))
        made = table.act(NameTrump(3, "C"))[0]
        assert made == e.TrumpMade("C", 1, "2", "named")


def test_fixed_trump_needs_no_declaring() -> None:
    table = Table(short_rules(declare_when="fixed", fixed_trump="D", first_banker="preset"))
    caused = table.deal({})
    assert names_of(caused) == ["DealStarted", "TrumpMade", "KittyTaken"]
    assert (current(table.game).trump, current(table.game).banker) == ("D", 0)


def test_weak_hand_may_have_the_deal_dealt_again_so_many_times() -> None:
    rules = short_rules(weak_hand="redeal", weak_hand_points=10, weak_hand_times=1)
    table = Table(rules)
    hands = {0: "S2", 3: "D9 D9 H9 H9 C9 C9 DJ DJ HJ HJ CJ CJ DQ DQ"}
    table.deal(hands)
    table.declare(0, "S2")
    table.close()
    refused("hand-not-weak", table, Contest(2))
    assert table.act(Contest(3)) == [e.Redealt("weak_hand", 3, False)]
    table.deal(hands)
    table.declare(0, "S2")
    table.close()
    refused("hand-not-weak", table, Contest(3))


def test_no_kitty_means_the_banker_leads_at_once() -> None:
    table = Table(short_rules(kitty=0))
    table.deal({0: "S2"})
    table.declare(0, "S2")
    table.close()
    assert current(table.game).phase == "play"
    assert sizes(table.game) == [15] * 4


def test_the_order_follows_from_the_seed_and_the_seed_from_the_match() -> None:
    rules = load("competition")
    seed = deal_seed(seed_from("club evening"), 1, 0)
    order, first = shuffled(rules, seed)
    assert shuffled(rules, seed) == (order, first)
    assert sorted(order) == sorted(k for k in range(54) for _ in range(2))
    assert deal_seed(seed_from("club evening"), 1, 1) != seed
    assert deal_seed(seed_from("another"), 1, 0) != seed
    table = Table(rules)
    started = table.act(Deal(seed))[0]
    assert isinstance(started, e.DealStarted)
    assert started.commitment == commitment(seed)
    assert redact(started, 0, table.game) == e.DealStarted(1, 0, first, commitment(seed), (), "")


def test_every_place_gets_every_card_equally_often() -> None:
    """Where one card lands over 5,000 shuffles: a chi-square of 53 degrees of freedom, far inside its tail."""
    rules = with_options(load("one-deck"), {})
    landed = [0] * 54
    for number in range(5000):
        order, _ = shuffled(rules, deal_seed(seed_from("uniform"), number, 0))
        landed[order.index(7)] += 1
    expected = 5000 / 54
    assert sum((count - expected) ** 2 / expected for count in landed) < 100


def test_seeds_and_orders_are_checked() -> None:
    table = Table(short_rules())
    with pytest.raises(TextError) as caught:
        table.act(Deal("abc"))
    assert caught.value.code == "seed-form"
    refused("order-not-pack", table, DealOrder((0, 1, 2)))
    table.deal({})
    refused("not-now", table, DealOrder(order_with(table.game.rules, {})))


def test_uneven_hands_are_refused_at_the_start() -> None:
    with pytest.raises(TextError) as caught:
        Table(with_options(load("competition"), {"kitty": 7}))
    assert caught.value.code == "hands-uneven"
    with pytest.raises(TextError):
        Table(load("competition"), levels=("2", "X", "2", "X"))


def test_six_seats_and_two() -> None:
    for name, options in (("competition-3", {"seats": 6}), ("two-player", {})):
        rules = with_options(load(name), options)
        table = Table(rules)
        table.deal({}, first=1)
        assert sizes(table.game) == [deck.hand_size(rules)] * rules.seats
        assert contains(deck.pack(rules), table.hand(0))
