"""The next seat chooses which beaten component of a failed throw is led (2003 competition rules)."""

from __future__ import annotations

from collections.abc import Iterator

from shengji.game.actions import Action, Choose
from shengji.game.ending import deal_ended
from shengji.game.events import Event, Played
from shengji.game.phases.refusals import check_turn, wrong_action
from shengji.game.state import Game, current
from shengji.text.cards import format_cards
from shengji.text.errors import IllegalAction


class ChoosePhase:
    """One choice between several components."""

    def actors(self, game: Game) -> tuple[int, ...]:
        """The seat after the leader."""
        return (current(game).turn,)

    def legal(self, game: Game, seat: int) -> Iterator[Action]:
        """The beaten components, smallest first."""
        deal = current(game)
        return (Choose(seat, cards) for cards in deal.choices if seat == deal.turn)

    def decide(self, game: Game, action: Action) -> tuple[Event, ...]:
        """The leader leads the chosen component."""
        if not isinstance(action, Choose):
            raise wrong_action("choose", action)
        deal = current(game)
        check_turn(deal.turn, action.seat)
        if action.cards not in deal.choices:
            choices = " / ".join(format_cards(cards) for cards in deal.choices)
            raise IllegalAction("choose-one", choices=choices)
        return (Played(deal.leader, action.cards),)

    def automatic(self, game: Game) -> Event | None:
        """Nothing, unless the deal has been stopped."""
        return deal_ended(game) if current(game).stopped else None
