"""How deals of regional games end: flags, jumps, last trick and kitty, everyone alone, lines, lost banks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from driving import Table, names_of, refused, short_preset, total_after
from shengji.cards import Bag, hand_size
from shengji.game import events as e
from shengji.game.actions import (
    Deal,
    Declare,
    NameLine,
    Propose,
)
from shengji.game.ending import capture, deal_outcome
from shengji.game.engine import legal
from shengji.game.state import Game, Trick, current, tables_of
from shengji.rules import presets
from shengji.rules.declaring import Declaration, DeclaringState
from shengji.rules.presets import with_options
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import TRUMP
from shengji.text.cards import format_cards, parse_bag

SEED = "00" * 32


class TestFlag:
    """扛旗 of seats 0 and 2: all cards are dealt, trumps are the jokers and the five of hearts."""

    def game(self, **changes: object) -> Game:
        table = Table(presets.load("chaodipi"), levels=("KQ", "2", "KQ", "2"), banker=0)
        caused = table.act(Deal(SEED))
        assert names_of(caused) == ["DealStarted", "TrumpMade"]
        return replace(table.game, **changes)

    def test_the_deal(self) -> None:
        game = self.game()
        deal = current(game)
        assert (deal.phase, deal.turn, deal.trump, deal.kitty) == ("play", 0, "NT", 0)
        assert [hand_size(hand) for hand in deal.hands] == [27] * 4
        trumps = tables_of(game).masks[TRUMP]
        assert format_cards(sum(1 << 8 * k for k in range(54) if trumps >> 8 * k & 0xFF)) == "H5 LJ BJ"

    def test_the_line_is_100(self) -> None:
        game = self.game()
        assert [deal_outcome(game, points).bank for points in (95, 100)] == ["kept", "lost"]

    def test_who_keeps_it_has_won(self) -> None:
        assert total_after(self.game(), (0, 45, 0, 50)).won == (0, 2)

    def test_three_failures_in_a_row_lead_back_to_the_first_level(self) -> None:
        first = total_after(self.game(), (0, 50, 0, 50))
        assert (first.levels, first.failures) == (("KQ", "2", "KQ", "2"), (1, 0, 1, 0))
        third = total_after(self.game(failures=(2, 0, 2, 0)), (0, 50, 0, 50))
        assert (third.levels, third.failures) == (("2", "2", "2", "2"), (0, 0, 0, 0))

    def test_a_failure_of_the_other_side_does_not_count(self) -> None:
        kept = total_after(self.game(failures=(0, 2, 0, 2)), (0, 50, 0, 50))
        assert kept.failures == (1, 2, 1, 2)


class TestJumps:
    """炒地皮 at level 2: declaring or capturing with H5 H5, capturing with a 510K."""

    def game(self, declared: str | None = None, seat: int = 0) -> Game:
        rules = with_options(presets.load("chaodipi"), {"removed": ["3", "4", "6", "7", "8", "9"], "kitty": 4})
        table = Table(rules, levels=("6", "9", "6", "9"), banker=0)
        table.deal({})
        deal = current(table.game)
        declaring = DeclaringState()
        if declared:
            standing = Declaration(seat, parse_bag(declared), "D" if declared == "H5 H5" else None)
            declaring = DeclaringState((standing,), standing)
        return replace(table.game, deal=replace(deal, trump="D", phase="play", declaring=declaring, level="6", kitty=0))

    @pytest.mark.parametrize(
        ("declared", "seat", "points", "levels"),
        [
            # Ten points a level upwards, forty downwards: 40 points are one level for the banker's side.
            ("D2", 0, 40, ("7", "9", "7", "9")),
            ("H5 H5", 0, 40, ("A", "2", "A", "2")),
            ("H5 H5", 0, 80, ("2", "A", "2", "A")),
            ("H5 H5", 1, 80, ("2", "A", "2", "A")),
            ("H5 H5", 1, 75, ("A", "2", "A", "2")),
        ],
    )
    def test_declaring_with_the_top_pair(self, declared: str, seat: int, points: int, levels: tuple[str, ...]) -> None:
        ended = total_after(self.game(declared, seat), (0, points, 0, 0))
        assert ended.levels == levels
        assert ended.jumped == (declared == "H5 H5")

    def last_trick(self, plays: str, winner: int, points: int = 0) -> Trick:
        cards = tuple(parse_bag(play) for play in plays.split(" > "))
        return Trick(1, cards, winner, points, (cards[0],))

    def test_capturing_with_the_top_pair(self) -> None:
        trick = self.last_trick("H5 H5 > STT > SJJ > SQQ", 1)
        ended = total_after(self.game(), (0, 60, 0, 0), tricks=(trick,), kitty=parse_bag("SK"))
        # A pair captures ten points four times over: 100 points, and the bank.
        assert (ended.opponents, ended.multiplier, ended.levels) == (100, 4, ("2", "A", "2", "A"))
        short_of = total_after(self.game(), (0, 20, 0, 0), tricks=(trick,), kitty=parse_bag("SK"))
        assert (short_of.opponents, short_of.levels) == (60, ("A", "2", "A", "2"))

    def test_capturing_with_a_510k(self) -> None:
        trick = self.last_trick("S5 ST SK > SA SA SQ > CA CA CQ > HA HA HQ", 1)
        ended = total_after(self.game(), (0, 20, 0, 0), tricks=(trick,), kitty=parse_bag("SK S5"))
        # Six times fifteen.
        assert (ended.multiplier, ended.kitty_points, ended.opponents) == (6, 90, 110)
        assert ended.levels == ("2", "A", "2", "A")

    def test_the_bankers_side_captures_nothing(self) -> None:
        trick = self.last_trick("S5 ST SK > SA SA SQ > CA CA CQ > HA HA HQ", 2)
        ended = total_after(self.game(), (0, 20, 0, 0), tricks=(trick,), kitty=parse_bag("SK S5"))
        assert (ended.multiplier, ended.opponents, ended.jumped) == (0, 20, False)


def test_a_no_trump_level_is_not_declared_for() -> None:
    table = Table(with_options(RuleSet(), {"levels": ["2", "NT"]}), levels=("NT", "2", "NT", "2"), banker=0)
    caused = table.act(Deal(SEED))
    assert names_of(caused) == ["DealStarted", "TrumpMade", "KittyTaken"]
    assert (current(table.game).trump, current(table.game).turn) == ("NT", 0)
    table.bury_kitty()
    trumps = tables_of(table.game).masks[TRUMP]
    assert format_cards(sum(1 << 8 * k for k in range(54) if trumps >> 8 * k & 0xFF)) == "LJ BJ"
    assert current(table.game).phase == "play"


class TestLastTrick:
    """南宁: S points in a last trick led with n cards are n·S for the opponents, or n·S off their total."""

    def ended(self, lead: str, winner: int, taken: tuple[int, ...]) -> e.DealEnded:
        table = Table(presets.load("nanning"), banker=0)
        table.act(Deal(SEED))
        number = hand_size(parse_bag(lead))
        plays: tuple[Bag, ...] = (parse_bag(lead), *(parse_bag(" ".join(["HK"] * number)) for _ in range(3)))
        trick = Trick(1, plays, winner, 30, (plays[0],))
        game = replace(table.game, deal=replace(current(table.game), trump="S", level="3", phase="play"))
        return total_after(game, taken, tricks=(trick,))

    def test_the_opponents_win_it(self) -> None:
        ended = self.ended("H77", 1, (0, 100, 0, 0))
        # Of 100 points 30 are from the last trick: 70 + 2 · 30.
        assert (ended.opponents, ended.kitty_points, ended.multiplier) == (130, 30, 2)
        assert self.ended("H7777", 1, (0, 100, 0, 0)).opponents == 70 + 4 * 30

    def test_the_bankers_side_wins_it(self) -> None:
        assert self.ended("H77", 2, (0, 70, 30, 0)).opponents == 70 - 2 * 30
        assert self.ended("H667788", 2, (0, 70, 30, 0)).opponents == 70 - 6 * 30

    def test_a_single_card_counts_as_ever(self) -> None:
        assert self.ended("H7", 1, (0, 100, 0, 0)).opponents == 100
        assert self.ended("H7", 2, (0, 70, 30, 0)).opponents == 70


class TestTwoHundredAndForty:
    """二百四: everyone's own points, the kitty doubled to the winner of the last trick."""

    def test_totals(self) -> None:
        table = Table(presets.load("erbaisi"))
        table.act(Deal(SEED))
        game = replace(table.game, deal=replace(current(table.game), banker=0, trump="S", level="T", phase="play"))
        trick = Trick(1, tuple(parse_bag(card) for card in ("H3", "H4", "HA", "H6")), 3, 0, (parse_bag("H3"),))
        ended = total_after(game, (30, 40, 50, 90), tricks=(trick,), kitty=parse_bag("SK BJ H5 H3"))
        # A king, a joker and a five: 25 points, doubled.
        assert (ended.kitty_points, ended.totals) == (50, (30, 40, 50, 140))
        assert (ended.bank, ended.next_banker, ended.payments) == ("contested", None, ())

    def test_a_whole_deal_is_worth_240_and_the_kitty_once_more(self) -> None:
        table = Table(presets.load("erbaisi"))
        table.act(Deal(SEED))
        seat = next(s for s in range(4) if any(isinstance(a, Declare) for a in legal(table.game, s)))
        table.act(next(a for a in legal(table.game, seat) if isinstance(a, Declare)))
        table.close()
        table.bury_kitty()
        refused("not-now", table, Propose(0, "finish"))
        ended = table.play_out()[-1]
        assert isinstance(ended, e.DealEnded)
        kitty = capture(table.game)
        assert sum(ended.totals) == 240 + kitty.points // 2


class TestBankerNamesTheLine:
    """One deck: after the bury the banker names the points that the opponents must reach."""

    def table(self) -> Table:
        table = Table(presets.load("one-deck-line"), banker=0)
        table.act(Deal(SEED))
        table.close()
        table.bury_kitty()
        return table

    def test_a_multiple_of_five_up_to_the_usual_line(self) -> None:
        table = self.table()
        assert current(table.game).phase == "line"
        assert [action.points for action in legal(table.game, 0) if isinstance(action, NameLine)] == [
            40, 35, 30, 25, 20, 15, 10, 5
        ]  # fmt: skip
        refused("line-illegal", table, NameLine(0, 45))
        refused("line-illegal", table, NameLine(0, 12))
        refused("not-your-turn", table, NameLine(1, 30))
        table.act(NameLine(0, 30))
        assert (current(table.game).phase, current(table.game).line) == ("play", 30)
        assert [deal_outcome(table.game, points).bank for points in (25, 30)] == ["kept", "lost"]


class TestJokerWithDeclaration:
    """带王亮主: the banker's side alone declares, and loses the bank if it cannot."""

    def table(self, hands: dict[int, str]) -> Table:
        table = Table(short_preset("daiwang"), levels=("2", "9", "2", "9"), banker=0)
        table.deal(hands)
        return table

    def test_only_the_bankers_side_declares(self) -> None:
        table = self.table({0: "S2 BJ", 1: "S9 LJ", 2: "H2 BJ"})
        refused("declare-bankers-side", table, Declare(1, parse_bag("S9 LJ")))
        refused("declare-joker-colour", table, Declare(0, parse_bag("S2 BJ")))
        table.declare(2, "H2 BJ")
        table.close()
        assert (current(table.game).banker, current(table.game).trump) == (0, "H")

    def test_then_the_opponents_take_the_bank_at_their_level(self) -> None:
        table = self.table({0: "S2 BJ", 1: "S9 LJ", 3: "H9"})
        assert table.close() == [e.BankPassed(1, "9")]
        assert (current(table.game).banker, current(table.game).level) == (1, "9")
        refused("declare-bankers-side", table, Declare(0, parse_bag("S2 BJ")))
        table.declare(1, "S9 LJ")
        assert names_of(table.close()) == ["TrumpMade", "KittyTaken"]
        assert (current(table.game).trump, current(table.game).level, current(table.game).turn) == ("S", "9", 1)

    def test_if_they_cannot_either_the_kitty_decides(self) -> None:
        table = self.table({})
        table.close()
        caused = table.close()
        assert names_of(caused) == ["TrumpMade", "KittyTaken"]
        assert current(table.game).banker == 1


def test_a_refused_overcall_does_not_tell_what_lies_face_down() -> None:
    table = Table(short_preset("anliang"))
    table.deal({0: "S22", 1: "H22"})
    table.declare(0, "S22")
    refused("declare-not-higher-hidden", table, Declare(1, parse_bag("H22")))
