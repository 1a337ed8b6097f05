"""What only regional games have, phase by phase: auctions, stirring, friends, special levels, stakes."""

from __future__ import annotations

from typing import ClassVar

import pytest
from msgspec.structs import replace

from driving import SHORT_PACK, Table, names_of, refused, short_preset, short_rules, sizes, total_after
from shengji.cards import KIND_OF, hand_size
from shengji.game import events as e
from shengji.game.actions import (
    Bid,
    Bury,
    Call,
    CallFriends,
    Declare,
    NameTrump,
    PassDeclaring,
    Play,
    Stir,
)
from shengji.game.ending import deal_outcome
from shengji.game.engine import actors, legal
from shengji.game.state import current, on_bankers_side, opponents_points
from shengji.game.view import view
from shengji.rules import presets
from shengji.rules.presets import with_options
from shengji.text.cards import parse_bag

SEED = "00" * 32


def stir(table: Table, seat: int, cards: str, **named: object) -> list[e.Event]:
    return table.act(Stir(seat, parse_bag(cards), **named))  # type: ignore[arg-type]


def passes(table: Table, *seats: int) -> list[e.Event]:
    return [event for seat in seats for event in table.act(PassDeclaring(seat))]


def bury_lowest(table: Table) -> list[e.Event]:
    """Bury some of the lowest cards, whoever is to bury."""
    return table.act(next(action for action in legal(table.game, current(table.game).turn) if isinstance(action, Bury)))


class TestStirring:
    """Seat 0 has declared S2, then S2 S2, and has buried."""

    def table(self, **options: object) -> Table:
        table = Table(short_rules(overcall_after_bury="open", **options))
        table.deal({0: "S22 BJ BJ", 1: "H22 LJ LJ"})
        table.declare(0, "S2")
        table.declare(0, "S22")
        table.close()
        table.bury_kitty()
        return table

    def test_the_seats_are_asked_in_play_order(self) -> None:
        table = self.table()
        assert current(table.game).phase == "stir"
        assert actors(table.game) == (1,)
        refused("not-your-turn", table, PassDeclaring(2))
        refused("not-your-turn", table, Stir(0, parse_bag("BJ BJ")))

    def test_an_overcall_must_stand_higher(self) -> None:
        refused("declare-not-higher", self.table(), Stir(1, parse_bag("H22")))
        ranked = self.table(declare_ladder="pairs_ranked")
        refused("declare-not-higher", ranked, Stir(1, parse_bag("H22")))

    def test_the_stirrer_takes_the_kitty_and_buries_as_many(self) -> None:
        table = self.table()
        assert names_of(stir(table, 1, "LJ LJ")) == ["Stirred", "KittyTaken"]
        assert (current(table.game).trump, current(table.game).banker) == ("NT", 0)
        assert sizes(table.game) == [14, 18, 14, 14]
        refused("bury-count", table, Bury(1, parse_bag("LJ LJ")))
        bury_lowest(table)
        assert sizes(table.game) == [14, 14, 14, 14]
        assert hand_size(current(table.game).kitty) == 4

    def test_it_goes_round_again_from_the_latest_stirrer(self) -> None:
        table = self.table()
        stir(table, 1, "LJ LJ")
        bury_lowest(table)
        assert actors(table.game) == (2,)
        passes(table, 2, 3)
        # The banker may answer; who stirred last is not asked.
        stir(table, 0, "BJ BJ")
        bury_lowest(table)
        assert actors(table.game) == (1,)
        passes(table, 1, 2)
        caused = passes(table, 3)
        assert names_of(caused) == ["Passed"]
        deal = current(table.game)
        assert (deal.phase, deal.banker, deal.leader, deal.trump) == ("play", 0, 0, "NT")
        assert hand_size(deal.kitty) == 4
        assert sizes(table.game) == [14, 14, 14, 14]

    def test_nobody_overcalls_oneself(self) -> None:
        table = self.table()
        stir(table, 1, "LJ LJ")
        bury_lowest(table)
        passes(table, 2, 3, 0)
        assert current(table.game).phase == "play"

    def test_only_who_buried_last_knows_the_kitty(self) -> None:
        table = self.table()
        assert view(table.game, 0).buried == current(table.game).kitty
        stir(table, 1, "LJ LJ")
        assert [view(table.game, seat).buried for seat in range(4)] == [0, 0, 0, 0]
        bury_lowest(table)
        assert [bool(view(table.game, seat).buried) for seat in range(4)] == [False, True, False, False]

    def test_without_overcalls_play_begins(self) -> None:
        table = self.table()
        passes(table, 1, 2, 3)
        deal = current(table.game)
        assert (deal.phase, deal.turn, deal.trump) == ("play", 0, "S")


class TestStirringFaceDown:
    """暗炒: seat 0 has declared S2 S2 face down and has buried; nobody knows the trump."""

    def table(self, **options: object) -> Table:
        rules = with_options(
            presets.load("chaodipi-hidden"), {"removed": ["3", "4", "6", "7", "8", "9"], "kitty": 4, **options}
        )
        table = Table(rules)
        table.deal({0: "S22 BJ BJ", 1: "D22 LJ", 2: "C22 LJ", 3: "H5 H5"})
        table.declare(0, "S22")
        table.close()
        table.bury_kitty()
        return table

    def test_nobody_else_sees_the_trump(self) -> None:
        table = self.table()
        assert [view(table.game, seat).trump for seat in range(4)] == ["S", None, None, None]
        standing = view(table.game, 1).standing
        assert standing is not None
        assert standing.cards == 0

    def test_what_is_not_higher_is_shown_all_the_same_and_costs_80_points(self) -> None:
        table = self.table()
        assert names_of(stir(table, 1, "D22")) == ["Stirred", "KittyTaken"]
        bury_lowest(table)
        assert current(table.game).trump == "S"
        caused = passes(table, 2, 3, 0)
        assert caused[-1] == e.Revealed("S", (1,), 80)
        # Seat 1 is an opponent, so the opponents have 80 points less than nothing.
        assert opponents_points(table.game) == -80
        assert view(table.game, 1).trump == "S"

    def test_each_time_costs_its_own_side(self) -> None:
        table = self.table()
        stir(table, 1, "D22")
        bury_lowest(table)
        stir(table, 2, "C22")
        bury_lowest(table)
        caused = passes(table, 3, 0, 1)
        assert caused[-1] == e.Revealed("S", (1, 2), 80)
        assert opponents_points(table.game) == 0
        assert current(table.game).penalties == (0, 80, 80, 0)

    def test_what_is_higher_makes_trump(self) -> None:
        table = self.table(stir_penalty=40)
        passes(table, 1, 2)
        stir(table, 3, "H5 H5", trump="C")
        bury_lowest(table)
        stir(table, 0, "BJ BJ")
        bury_lowest(table)
        caused = passes(table, 1, 2, 3)
        assert caused[-1] == e.Revealed("C", (0,), 40)
        assert opponents_points(table.game) == 40
        assert current(table.game).trump == "C"


class TestSuper:
    """反主反打 in the first deal, 反主炒底 later."""

    HANDS: ClassVar[dict[int, str]] = {0: "S22 LJ LJ", 1: "H22 BJ BJ"}

    def test_in_the_first_deal_an_overcall_takes_the_bank_before_the_kitty(self) -> None:
        table = Table(short_preset("super"))
        table.deal(self.HANDS)
        table.declare(0, "S22")
        table.declare(1, "BJ BJ")
        caused = table.close()
        assert names_of(caused) == ["TrumpMade", "KittyTaken"]
        assert (current(table.game).banker, current(table.game).turn) == (1, 1)
        table.bury_kitty()
        assert current(table.game).phase == "play"

    def test_later_the_overcall_waits_for_the_bury_and_takes_the_kitty(self) -> None:
        table = Table(short_preset("super"), banker=0)
        table.deal(self.HANDS)
        table.declare(0, "S22")
        refused("declare-after-bury", table, Declare(1, parse_bag("BJ BJ")))
        table.close()
        table.bury_kitty()
        stir(table, 1, "BJ BJ")
        bury_lowest(table)
        passes(table, 2, 3, 0)
        assert (current(table.game).banker, current(table.game).trump) == (0, "NT")

    def test_coins_double_with_every_overcall(self) -> None:
        table = Table(short_preset("super"))
        table.deal(self.HANDS)
        table.declare(0, "S2")
        table.declare(0, "S22")
        table.close()
        table.bury_kitty()
        assert total_after(table.game, (0, 40, 0, 0)).payments == (100, -100, 100, -100)
        table = Table(short_preset("super"))
        table.deal(self.HANDS)
        table.declare(0, "S22")
        table.declare(1, "BJ BJ")
        table.close()
        table.bury_kitty()
        # Seat 1 is banker now, and 80 points take the bank.
        assert total_after(table.game, (80, 0, 0, 0)).payments == (200, -200, 200, -200)

    def test_a_failed_throw_costs_half_the_stake_at_once(self) -> None:
        table = Table(short_preset("super"))
        table.deal({0: "S22 HA HJ", 1: "HQ H9", 2: "HK", 3: "HT"})
        table.declare(0, "S22")
        table.close()
        table.bury_kitty()
        table.play("HA+HJ")
        assert table.game.balances == (-50, 0, 0, 0)


class TestAuction:
    """Bids in turn, the lowest is banker and names the trump."""

    RULES: ClassVar[dict[str, object]] = {"removed": ["3", "4", "5", "6", "8", "9"], "kitty": 4}

    def table(self, preset: str = "erqiwang") -> Table:
        table = Table(with_options(presets.load(preset), self.RULES))
        table.deal({}, first=1)
        return table

    def won(self) -> Table:
        table = self.table()
        for seat, points in ((1, 120), (2, 115), (3, 0), (0, 0), (1, 110), (2, 0)):
            table.act(Bid(seat, points))
        table.act(NameTrump(1, "S"))
        table.bury_kitty()
        return table

    def test_seats_bid_in_turn_until_three_have_passed(self) -> None:
        table = self.table()
        refused("not-your-turn", table, Bid(0, 120))
        refused("bid-illegal", table, Bid(1, 125))
        table.act(Bid(1, 120))
        refused("bid-illegal", table, Bid(2, 120))
        table.act(Bid(2, 115))
        table.act(Bid(3, 0))
        table.act(Bid(0, 0))
        # Who passed is out.
        table.act(Bid(1, 110))
        assert actors(table.game) == (2,)
        caused = table.act(Bid(2, 0))
        assert caused == [e.BidMade(2, 0), e.AuctionWon(1, 110)]
        assert current(table.game).phase == "name"

    def test_the_banker_names_a_suit_takes_the_kitty_and_leads(self) -> None:
        table = self.table()
        for seat, points in ((1, 120), (2, 0), (3, 0), (0, 0)):
            table.act(Bid(seat, points))
        refused("declare-no-trump-forbidden", table, NameTrump(1, "NT"))
        refused("not-your-turn", table, NameTrump(0, "S"))
        assert names_of(table.act(NameTrump(1, "S"))) == ["TrumpMade", "KittyTaken"]
        assert sizes(table.game) == [14, 18, 14, 14]
        table.bury_kitty()
        deal = current(table.game)
        assert (deal.phase, deal.turn, deal.line, deal.level, deal.trump) == ("play", 1, 120, None, "S")
        assert [on_bankers_side(table.game, seat) for seat in range(4)] == [False, True, False, False]

    def test_each_seat_bids_once_in_black_seven(self) -> None:
        table = self.table("xinyang")
        for seat, points in ((1, 120), (2, 115), (3, 0)):
            table.act(Bid(seat, points))
        assert table.act(Bid(0, 110))[-1] == e.AuctionWon(0, 110)

    def test_nothing_is_lower_than_the_lowest_bid(self) -> None:
        table = self.table()
        assert table.act(Bid(1, 80))[-1] == e.AuctionWon(1, 80)

    def test_when_all_pass_the_cards_are_dealt_again(self) -> None:
        table = self.table()
        for seat in (1, 2, 3, 0):
            caused = table.act(Bid(seat, 0))
        assert caused[-1] == e.Redealt("undeclared", contested=True)
        assert (table.game.attempt, table.game.deals) == (1, 1)
        table.deal({}, first=2)
        assert (current(table.game).phase, actors(table.game)) == ("auction", (2,))

    def test_the_opponents_must_reach_the_bid(self) -> None:
        game = self.won().game
        assert [deal_outcome(game, points).bank for points in (0, 105, 110, 200)] == ["kept", "kept", "lost", "lost"]

    def test_payments_are_zero_sum_and_add_up(self) -> None:
        game = self.won().game
        kept, lost = total_after(game, (35, 0, 35, 35)), total_after(game, (40, 90, 40, 30))
        assert (kept.opponents, kept.payments, kept.totals) == (105, (-1, 3, -1, -1), (-1, 3, -1, -1))
        assert (lost.opponents, lost.payments, lost.totals) == (110, (1, -3, 1, 1), (1, -3, 1, 1))
        assert kept.next_banker is None
        unpaid = replace(game, deal=replace(current(game), rules=with_options(game.rules, {"stakes": "none"})))
        assert total_after(unpaid, (40, 90, 40, 30)).totals == (1, -3, 1, 1)


def play_cards(table: Table, chosen: dict[int, str]) -> list[e.Event]:
    """A trick in which some seats play chosen cards, the others their lowest legal ones."""
    caused: list[e.Event] = []
    for _ in range(table.game.rules.seats):
        seat = current(table.game).turn
        if seat in chosen:
            caused += table.act(Play(seat, parse_bag(chosen[seat])))
        else:
            caused += table.act(next(iter(legal(table.game, seat))))
    return caused


class TestFriends:
    """Five seats and two decks; seat 0 is banker, trump is hearts, and seat 2 holds the other ace of clubs."""

    HANDS: ClassVar[dict[int, str]] = {0: "H2 CA S9 SA", 1: "C9 S9", 2: "CA SK SQ ST", 3: "CT ST", 4: "CJ SJ C9"}

    def table(self, calls: str = "CA:1", **options: object) -> Table:
        rules = with_options(presets.load("zhaopengyou"), {"removed": SHORT_PACK, "decks": 2, "kitty": 5, **options})
        table = Table(rules)
        table.deal(self.HANDS)
        table.declare(0, "H2")
        table.close()
        table.bury_kitty()
        assert current(table.game).phase == "call"
        table.act(CallFriends(0, tuple(Call(KIND_OF[c[:2]], int(c[3:])) for c in calls.split())))
        return table

    def side(self, table: Table) -> list[int]:
        return [seat for seat in range(table.game.rules.seats) if on_bankers_side(table.game, seat)]

    def test_the_banker_may_be_the_own_friend(self) -> None:
        table = self.table()
        assert self.side(table) == [0]
        caused = table.play("CA")
        assert caused == [e.Played(0, parse_bag("CA")), e.FriendJoined(0, 0)]
        play_cards_rest(table, {2: "CA"})
        assert self.side(table) == [0]

    def test_unless_the_rules_forbid_it(self) -> None:
        table = self.table(friend_self=False)
        caused = play_cards(table, {0: "CA", 2: "CA"})
        assert e.FriendJoined(2, 0) in caused
        assert self.side(table) == [0, 2]

    def test_another_copy_than_the_bankers(self) -> None:
        table = self.table("CA:0", friend_other=True)
        caused = play_cards(table, {0: "CA", 2: "CA"})
        assert [event for event in caused if isinstance(event, e.FriendJoined)] == [e.FriendJoined(2, 0)]
        assert self.side(table) == [0, 2]

    def test_the_second_copy_joins(self) -> None:
        table = self.table("CA:2")
        play_cards(table, {0: "CA", 2: "CA"})
        assert self.side(table) == [0, 2]

    def test_points_won_before_joining_count_with_the_banker(self) -> None:
        table = self.table()
        # Seat 2 takes twenty points with a king before it shows itself a friend.
        caused = play_cards(table, {0: "S9", 2: "SK", 3: "ST"})
        assert caused[-1] == e.TrickTaken(2, 20)
        assert opponents_points(table.game) == 20
        table.play("CA")
        assert self.side(table) == [0, 2]
        assert opponents_points(table.game) == 0

    def test_every_member_of_the_winning_side_rises_from_the_own_level(self) -> None:
        table = self.table()
        game = replace(table.game, levels=("2", "5", "9", "2", "K"), deal=replace(current(table.game), joined=(2,)))
        # Two decks: 35 points leave the banker's side two levels.
        kept = total_after(game, (0, 35, 60, 0, 0))
        assert (kept.opponents, kept.levels) == (35, ("4", "5", "J", "2", "K"))
        # 120 points raise the opponents one level.
        lost = total_after(game, (0, 40, 60, 40, 40))
        assert (lost.opponents, lost.bank, lost.levels) == (120, "lost", ("2", "6", "9", "3", "A"))
        assert (kept.next_banker, lost.next_banker) == (None, None)

    def test_calls_are_judged(self) -> None:
        rules = with_options(presets.load("zhaopengyou"), {"removed": SHORT_PACK, "decks": 2, "kitty": 5})
        table = Table(rules)
        table.deal(self.HANDS)
        table.declare(0, "H2")
        table.close()
        table.bury_kitty()
        refused("call-card", table, CallFriends(0, (Call(KIND_OF["HA"], 1),)))
        refused("call-copy", table, CallFriends(0, (Call(KIND_OF["CA"], 3),)))
        refused("call-number", table, CallFriends(0, ()))
        refused("not-your-turn", table, CallFriends(1, (Call(KIND_OF["CA"], 1),)))


def play_cards_rest(table: Table, chosen: dict[int, str]) -> None:
    """The rest of a trick that has been led."""
    while current(table.game).plays:
        seat = current(table.game).turn
        table.act(Play(seat, parse_bag(chosen[seat])) if seat in chosen else next(iter(legal(table.game, seat))))


class TestTwoFriends:
    """Six seats and three decks; seat 0 is banker, trump is hearts, two friends are called."""

    HANDS: ClassVar[dict[int, str]] = {
        0: "H2 S9 C9",
        1: "S9 C9 CJ",
        2: "SA CA ST",
        3: "S9 CT CT",
        4: "ST CA CT SJ",
        5: "SJ SA C9 SQ",
    }

    def table(self, calls: str = "SA:1 CA:1", **options: object) -> Table:
        rules = with_options(
            presets.load("zhaopengyou-6"),
            {"removed": SHORT_PACK, "decks": 3, "kitty": 6, "kitty_multiplier": "competition_3", **options},
        )
        table = Table(rules)
        table.deal(self.HANDS)
        table.declare(0, "H2")
        table.close()
        table.bury_kitty()
        table.act(CallFriends(0, tuple(Call(KIND_OF[c[:2]], int(c[3:])) for c in calls.split())))
        return table

    def test_one_seat_may_answer_both_calls(self) -> None:
        table = self.table()
        play_cards(table, {0: "S9", 2: "SA"})
        assert current(table.game).joined == (2, -1)
        play_cards(table, {2: "CA", 4: "CA"})
        assert current(table.game).joined == (2, 2)

    def test_or_the_call_moves_to_the_next_copy(self) -> None:
        table = self.table(friend_double=False)
        play_cards(table, {0: "S9", 2: "SA"})
        play_cards(table, {2: "CA", 4: "CA"})
        assert current(table.game).joined == (2, 4)

    def test_a_pair_answers_one_call_only_where_one_friend_may_answer_one(self) -> None:
        hands = {**self.HANDS, 0: "H2 S99 C9", 2: "SA SA CA ST", 3: "SJ CT CT"}
        for double, joined in ((True, (2, 2)), (False, (2, -1))):
            table = self.table("SA:1 SA:2", friend_double=double)
            rules = table.game.rules
            table = Table(rules)
            table.deal(hands)
            table.declare(0, "H2")
            table.close()
            table.bury_kitty()
            table.act(CallFriends(0, (Call(KIND_OF["SA"], 1), Call(KIND_OF["SA"], 2))))
            table.play("S99")
            while current(table.game).turn != 2:
                table.act(next(iter(legal(table.game, current(table.game).turn))))
            table.play("SA SA")
            assert current(table.game).joined == joined

    @pytest.mark.parametrize(
        ("decks", "points", "joined", "steps"),
        # A level more for a banker's side with fewer friends than were called.
        [(2, 0, (2, 2), 4), (3, 0, (2, 2), 4), (3, 50, (2, 2), 3), (3, 50, (2, 4), 2), (3, 50, (2, -1), 3)],
    )
    def test_a_small_side_rises_a_level_more(
        self, decks: int, points: int, joined: tuple[int, ...], steps: int
    ) -> None:
        game = self.table().game
        rules = with_options(game.rules, {"decks": decks})
        found = deal_outcome(replace(game, deal=replace(current(game), joined=joined, rules=rules)), points)
        assert (found.bank, found.banker_steps) == ("kept", steps)

    def test_no_bonus_without_a_win(self) -> None:
        game = self.table().game
        found = deal_outcome(replace(game, deal=replace(current(game), joined=(2, 2))), 120)
        assert (found.bank, found.banker_steps, found.opponents_steps) == ("lost", 0, 0)
