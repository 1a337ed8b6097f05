"""Bidding for the bank, and the winner's trump (三打一, rules.md section 10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from shengji.game.actions import Action, Bid, NameTrump
from shengji.game.events import AuctionWon, BidMade, Event, Redealt, TrumpMade
from shengji.game.phases.refusals import check_turn, wrong_action
from shengji.game.state import Game, current
from shengji.rules.auction import check_bid, legal_bids, lowest_bid
from shengji.rules.tables import Trump
from shengji.text.errors import IllegalAction


class AuctionPhase:
    """Seats bid downwards in turn; who passed is out."""

    def actors(self, game: Game) -> tuple[int, ...]:
        """The seat whose turn it is."""
        turn = current(game).turn
        return (turn,) if turn >= 0 else ()

    def legal(self, game: Game, seat: int) -> Iterator[Action]:
        """To pass, then every bid, highest first."""
        deal = current(game)
        if seat == deal.turn:
            yield Bid(seat, 0)
            yield from (Bid(seat, points) for points in legal_bids(deal.rules, deal.bids))

    def decide(self, game: Game, action: Action) -> tuple[Event, ...]:
        """One bid or pass."""
        if not isinstance(action, Bid):
            raise wrong_action("auction", action)
        deal = current(game)
        check_turn(deal.turn, action.seat)
        check_bid(deal.rules, deal.bids, action.points)
        return (BidMade(action.seat, action.points),)

    def automatic(self, game: Game) -> Event | None:
        """When nobody is left to bid, the lowest bidder is banker; if all passed, the cards are dealt again."""
        deal = current(game)
        if deal.turn >= 0:
            return None
        lowest = lowest_bid(deal.bids)
        return Redealt("undeclared", contested=True) if lowest is None else AuctionWon(*lowest)


class NamePhase:
    """The winner of the auction names the trump, before taking up the kitty (ours)."""

    def actors(self, game: Game) -> tuple[int, ...]:
        """The banker."""
        return (current(game).turn,)

    def legal(self, game: Game, seat: int) -> Iterator[Action]:
        """Each suit, and no trump where it is allowed."""
        deal = current(game)
        if seat == deal.turn:
            for trump in get_args(Trump):
                if trump != "NT" or deal.rules.no_trump == "allowed":
                    yield NameTrump(seat, trump)

    def decide(self, game: Game, action: Action) -> tuple[Event, ...]:
        """The trump."""
        if not isinstance(action, NameTrump):
            raise wrong_action("name", action)
        deal = current(game)
        check_turn(deal.turn, action.seat)
        if action.trump == "NT" and deal.rules.no_trump == "forbidden":
            raise IllegalAction("declare-no-trump-forbidden")
        return (TrumpMade(action.trump, action.seat, game.levels[action.seat], "named"),)

    def automatic(self, _game: Game) -> Event | None:
        """Nothing."""
        return None
