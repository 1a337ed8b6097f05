"""Stirring 炒底: overcalling after a bury, with the kitty (rules.md section 10)."""

from __future__ import annotations

from collections.abc import Iterator

from shengji.cards import hand_size
from shengji.game.actions import Action, PassDeclaring, Stir
from shengji.game.events import Event, Passed, Stirred
from shengji.game.phases.declared import check_may_show, showable
from shengji.game.phases.refusals import check_turn, wrong_action
from shengji.game.state import Game, current


class StirPhase:
    """After each bury the other seats, in play order, may overcall, until all of them have passed."""

    def actors(self, game: Game) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return (current(game).turn,)

    def legal(self, game: Game, seat: int) -> Iterator[Action]:
        """To pass, then every overcall, weakest first."""
        deal = current(game)
        if seat == deal.turn:
            yield PassDeclaring(seat)
            yield from (Stir(seat, cards, trump) for cards, trump in showable(game, seat, deal.hands[seat]))

    def decide(self, game: Game, action: Action) -> tuple[Event, ...]:
        """One pass or overcall."""
        deal = current(game)
        check_turn(deal.turn, action.seat)
        match action:
            case PassDeclaring(seat):
                return (Passed(seat),)
            case Stir(seat, cards, trump):
                check_may_show(game, seat, cards, trump, deal.hands[seat], dealing=False)
                return (Stirred(seat, cards, hand_size(cards), trump),)
            case _:
                raise wrong_action("stir", action)

    def automatic(self, _game: Game) -> Event | None:
        """Nothing: the last pass leads on."""
        return None
