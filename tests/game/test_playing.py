"""Tricks, throws that fail, the kitty at the end, penalties, take-backs and early finishes."""

from __future__ import annotations

import pytest

from driving import Table, names_of, refused, short_rules, sizes
from shengji.game import events as e
from shengji.game import fold
from shengji.game.actions import Answer, Choose, Penalize, Play, Propose
from shengji.game.engine import legal
from shengji.game.state import current, opponents_points
from shengji.game.view import redact, view
from shengji.text.cards import parse_bag
from shengji.text.errors import IllegalAction

HANDS = {
    0: "S2 SA SK HA HA HK HJ CA CJ D9",
    1: "HQ HQ HT CK CQ DA S9 ST",
    2: "HK H9 CT CJ DQ SQ",
    3: "H9 HT C9 DK SJ SQ",
}


def playing(hands: dict[int, str] | None = None, kitty: str = "D9 DT C9 CT", **options: object) -> Table:
    """Seat 0 is banker at level 2, trump spades, and has buried the kitty again."""
    table = Table(short_rules(**options))
    table.deal(HANDS if hands is None else hands, kitty)
    table.declare(0, "S2")
    table.close()
    table.bury_kitty()
    return table


def test_the_winner_takes_the_points_and_leads() -> None:
    table = playing()
    caused = table.play("HJ", "HQ", "HK", "HT")
    assert names_of(caused) == ["Played", "Played", "Played", "Played", "TrickTaken"]
    assert caused[-1] == e.TrickTaken(2, 20)
    assert current(table.game).turn == 2
    # Seat 2 is the banker's partner, so the opponents have nothing.
    assert opponents_points(table.game) == 0


def test_illegal_plays_say_why_and_change_nothing() -> None:
    table = playing()
    refused("not-your-turn", table, Play(1, parse_bag("HQ")))
    refused("not-held", table, Play(0, parse_bag("BJ BJ")))
    refused("lead-mixed", table, Play(0, parse_bag("HA CA")))
    refused("lead-empty", table, Play(0, 0))
    table.play("HA HA")
    refused("follow-tuple", table, Play(1, parse_bag("HQ HT")))
    refused("follow-count", table, Play(1, parse_bag("HQ")))
    refused("follow-group", table, Play(1, parse_bag("CK CQ")))
    table.play("HQ HQ")


def test_a_throw_that_stands() -> None:
    table = playing()
    assert names_of(table.play("HAA+HK")) == ["Played"]


class TestFailedThrow:
    """Seat 0 throws HA + CJ … in hearts: HAA stand, HJ does not."""

    def test_the_smallest_beaten_component_is_led(self) -> None:
        table = playing()
        failed, led = table.play("HAA+HJ")
        assert isinstance(failed, e.ThrowFailed)
        assert (failed.seat, failed.stopper, failed.penalty) == (0, 1, 0)
        assert (failed.cards, failed.choices) == (parse_bag("HA HA HJ"), (parse_bag("HJ"),))
        assert led == e.Played(0, parse_bag("HJ"))
        assert sizes(table.game)[0] == 13
        assert view(table.game, 3).attempted == parse_bag("HA HA HJ")

    def test_the_stopper_may_be_hidden(self) -> None:
        table = playing(hide_stopper=True)
        failed = table.play("HAA+HJ")[0]
        assert isinstance(failed, e.ThrowFailed)
        assert failed.stopper is None

    @pytest.mark.parametrize(
        ("per", "points"), [("attempt", 10), ("card", 10)], ids=["throw_penalty_per=attempt", "throw_penalty_per=card"]
    )
    def test_the_penalty_moves_to_the_opponents(self, per: str, points: int) -> None:
        table = playing(throw_penalty=10, throw_penalty_per=per)
        table.play("HAA+HJ")
        assert opponents_points(table.game) == points

    def test_the_opponents_penalty_makes_their_total_negative(self) -> None:
        table = playing(throw_penalty=10, throw_penalty_per="card")
        table.play("HJ", "HQ", "H9", "H9")
        table.play("HQ+HT")
        assert opponents_points(table.game) == -20

    def test_the_next_seat_chooses(self) -> None:
        hands = {**HANDS, 0: "S2 HJ HJ HT", 2: "HK HK", 3: "H9 H9"}
        table = playing(hands, failed_throw="next_seat_chooses")
        caused = table.play("HJJ+HT")
        assert names_of(caused) == ["ThrowFailed"]
        assert current(table.game).turn == 1
        refused("not-now", table, Play(1, parse_bag("HQ")))
        refused("choose-one", table, Choose(1, parse_bag("HQ")))
        assert table.act(Choose(1, parse_bag("HJ HJ"))) == [e.Played(0, parse_bag("HJ HJ"))]
        assert current(table.game).turn == 1


class TestKitty:
    """The last trick decides about the kitty: D9 DT C9 CT hold 20 points."""

    def last_trick(self, **options: object) -> tuple[Table, e.DealEnded]:
        table = playing(**options)
        caused = table.play_out()
        ended = next(event for event in caused if isinstance(event, e.DealEnded))
        return table, ended

    def test_a_deal_ends_with_its_settlement(self) -> None:
        table, ended = self.last_trick()
        last = current(table.game).tricks[-1]
        captured = last.winner % 2 == 1
        assert ended.kitty == parse_bag("D9 DT C9 CT")
        assert ended.kitty_points == (20 * ended.multiplier if captured else 0)
        assert (ended.multiplier > 0) == captured
        assert ended.opponents == sum(current(table.game).taken[seat] for seat in (1, 3)) + ended.kitty_points
        assert len(set(ended.levels[::2])) == len(set(ended.levels[1::2])) == 1

    @pytest.mark.parametrize(
        ("reveal", "seats"),
        [("all", [0, 1, 2, 3]), ("never", [0])],
        ids=["kitty_reveal=all", "kitty_reveal=never"],
    )
    def test_who_sees_the_kitty(self, reveal: str, seats: list[int]) -> None:
        table, ended = self.last_trick(kitty_reveal=reveal)
        seen = [seat for seat in range(4) if getattr(redact(ended, seat, table.game), "kitty", 0)]
        assert seen == seats

    def test_captured_by_the_winner_of_the_last_trick(self) -> None:
        hands = {
            0: "S2 S9 S9 D9 DT DJ DJ DQ DQ DK HT HT H9 H9",
            1: "BJ BJ LJ LJ D2 D2 C2 C2 H2 H2 S2 SA SA SK",
        }
        table = Table(short_rules(kitty_shape="led"))
        table.deal(hands, "CT CK CT CK")
        table.declare(0, "S2")
        table.close()
        table.bury_kitty()
        table.play("S9", "SK")
        leads = iter(["BJ", "BJ", "LJ", "LJ", "SA", "SA", "S2", "D2 D2", "C2 C2", "H2 H2"])
        while current(table.game).phase == "play":
            turn = current(table.game).turn
            if turn == 1 and not current(table.game).plays:
                table.play(next(leads))
            else:
                table.act(next(iter(legal(table.game, turn))))
        ended = table.log[-1]
        assert isinstance(ended, e.DealEnded)
        assert current(table.game).tricks[-1].winner == 1
        # A pair captures the kitty of 40 points four times (competition_2).
        assert (ended.multiplier, ended.kitty_points) == (4, 160)


class TestConsent:
    """Take-backs and early finishes need everyone."""

    def test_take_back_returns_to_the_proposers_last_decision(self) -> None:
        table = playing()
        before = table.game
        table.play("HJ", "HQ")
        table.act(Propose(0, "take_back"))
        refused("proposal-open", table, Propose(1, "take_back"))
        refused("already-agreed", table, Answer(0, agree=True))
        for seat in (1, 2):
            table.act(Answer(seat, agree=True))
        caused = table.act(Answer(3, agree=True))
        assert names_of(caused) == ["Answered", "TakenBack"]
        assert current(table.game) == current(before)
        assert fold(table.log) == table.game
        # And once more, on a log that holds a take-back already.
        table.play("HAA+HK")
        table.act(Propose(0, "take_back"))
        for seat in (1, 2, 3):
            table.act(Answer(seat, agree=True))
        assert current(table.game) == current(before)
        assert fold(table.log) == table.game

    def test_one_refusal_is_enough(self) -> None:
        table = playing()
        table.play("HJ")
        table.act(Propose(0, "take_back"))
        table.act(Answer(1, agree=False))
        assert table.game.proposal is None
        refused("no-proposal", table, Answer(2, agree=True))
        assert len(current(table.game).plays) == 1

    def test_a_trick_is_taken_while_a_proposal_is_open(self) -> None:
        table = playing()
        table.play("HJ", "HQ")
        table.act(Propose(0, "take_back"))
        last = table.play_trick()
        assert names_of(last) == ["Played", "TrickTaken"]
        assert table.game.proposal is not None
        assert len(current(table.game).tricks) == 1
        assert fold(table.log) == table.game
        for seat in (1, 2, 3):
            caused = table.act(Answer(seat, agree=True))
        assert names_of(caused) == ["Answered", "TakenBack"]
        assert (current(table.game).tricks, current(table.game).plays) == ((), ())

    def test_the_end_of_a_deal_ends_a_proposal(self) -> None:
        table = playing()
        table.play("HJ", "HQ")
        table.act(Propose(0, "take_back"))
        assert names_of(table.play_out())[-1] == "DealEnded"
        assert table.game.proposal is None
        assert fold(table.log) == table.game
        refused("no-proposal", table, Answer(1, agree=True))

    def test_nothing_to_take_back(self) -> None:
        table = playing()
        refused("nothing-to-take-back", table, Propose(3, "take_back"))

    @pytest.mark.parametrize(("rest_to", "total"), [("banker", 0), ("opponents", 120 + 2 * 40)])
    def test_finish_gives_the_rest_to_one_side(self, rest_to: str, total: int) -> None:
        table = playing(kitty="DT DT CT CK")
        table.act(Propose(1, "finish", rest_to))  # type: ignore[arg-type]
        for seat in (0, 2):
            table.act(Answer(seat, agree=True))
        caused = table.act(Answer(3, agree=True))
        assert names_of(caused) == ["Answered", "Finished", "DealEnded"]
        ended = caused[-1]
        assert isinstance(ended, e.DealEnded)
        # 120 points are in hands; the kitty's 40, conceded with the rest, count as captured with a single.
        assert ended.opponents == total
        assert fold(table.log) == table.game


class TestReferee:
    """Option irregularities."""

    def test_refused_online(self) -> None:
        refused("not-now", playing(), Penalize(1, 2))

    def test_points_go_to_the_other_side(self) -> None:
        table = playing(irregularities="points", irregularity_points=10)
        table.act(Penalize(0, 2))
        assert opponents_points(table.game) == 20
        table.act(Penalize(3, 1))
        assert opponents_points(table.game) == 10

    @pytest.mark.parametrize(("offender", "bank", "levels"), [(0, "lost", ("2", "2")), (1, "kept", ("9", "2"))])
    def test_the_deal_ends(self, offender: int, bank: str, levels: tuple[str, str]) -> None:
        table = playing(irregularities="ends_deal", levels=["2", "9", "T", "J", "Q", "K", "A"])
        ended = table.act(Penalize(offender, 1))[-1]
        assert isinstance(ended, e.DealEnded)
        assert ended.bank == bank
        assert ended.levels[:2] == levels


def test_a_seat_beyond_the_table_is_refused() -> None:
    with pytest.raises(IllegalAction) as caught:
        playing().act(Play(7, parse_bag("HA")))
    assert caught.value.code == "no-such-seat"
