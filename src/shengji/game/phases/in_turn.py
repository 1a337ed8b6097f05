"""Declaring in turn after the deal (option ``declare_when = in_turn``: deals and duplicate matches, section 7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from shengji.game.actions import Action, Declare, NameTrump, PassDeclaring
from shengji.game.events import Event, Passed, TrumpMade
from shengji.game.phases.declared import declared, showable, trump_made
from shengji.game.phases.refusals import check_turn, wrong_action
from shengji.game.state import Game, cards_to_deal, current, rules_of
from shengji.rules.tables import Trump
from shengji.text.errors import IllegalAction


class InTurnPhase:
    """The banker's partner declares or passes first, then the others in play order, until all others have passed."""

    def actors(self, game: Game) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return (current(game).turn,)

    def legal(self, game: Game, seat: int) -> Iterator[Action]:
        """Pass, or every declaration; or, when nobody declared, each trump that may be named."""
        deal = current(game)
        if seat != deal.turn:
            return
        if self._names(game):
            for trump in get_args(Trump):
                if trump != "NT" or rules_of(game).no_trump == "allowed":
                    yield NameTrump(seat, trump)
            return
        yield PassDeclaring(seat)
        for cards, trump in showable(game, seat, deal.hands[seat]):
            yield Declare(seat, cards, cards_to_deal(game), trump)

    def decide(self, game: Game, action: Action) -> tuple[Event, ...]:
        """One declaration, pass or named trump in turn."""
        deal = current(game)
        check_turn(deal.turn, action.seat)
        match action:
            case NameTrump(_, trump) if self._names(game):
                if trump == "NT" and rules_of(game).no_trump == "forbidden":
                    raise IllegalAction("declare-no-trump-forbidden")
                assert deal.banker is not None
                return (TrumpMade(trump, deal.banker, deal.level, "named"),)
            case Declare(seat, cards, _, named) if not self._names(game):
                return (declared(game, seat, cards, named, deal.hands[seat], cards_to_deal(game), dealing=False),)
            case PassDeclaring(seat) if not self._names(game):
                return (Passed(seat),)
            case _:
                raise wrong_action("in_turn", action)

    def _names(self, game: Game) -> bool:
        """Whether all have passed and the banker's partner must name the trump."""
        deal = current(game)
        all_passed = deal.declaring.standing is None and deal.passes >= rules_of(game).seats
        return all_passed and deal.banker is not None and rules_of(game).sides == "partners"

    def automatic(self, game: Game) -> Event | None:
        """The declaring is over when all others have passed a declaration, or all have passed and nobody names."""
        deal = current(game)
        if deal.declaring.standing is not None:
            return trump_made(game) if deal.passes >= rules_of(game).seats - 1 else None
        return trump_made(game) if deal.passes >= rules_of(game).seats and not self._names(game) else None
