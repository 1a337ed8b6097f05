"""Declaring while the cards are dealt (option ``declare_when = while_dealing``, rules.md section 7)."""

from __future__ import annotations

from collections.abc import Iterator

from shengji.game.actions import TABLE, Action, CloseDeclaring, Declare, PassDeclaring
from shengji.game.events import Event, Passed
from shengji.game.phases.declared import declared, showable, trump_made
from shengji.game.phases.refusals import wrong_action
from shengji.game.state import Game, cards_to_deal, current, dealt_hand, rules_of
from shengji.text.errors import IllegalAction


class DealingPhase:
    """Any seat may declare with cards that it has been dealt, until every seat has passed or the table closes it."""

    def actors(self, game: Game) -> tuple[int, ...]:
        """Every seat at any time."""
        return tuple(range(rules_of(game).seats))

    def legal(self, game: Game, seat: int) -> Iterator[Action]:
        """With all cards dealt: to pass, and every declaration, weakest first. The table may close at any time."""
        if seat == TABLE:
            yield CloseDeclaring()
            return
        if seat not in current(game).passed:
            yield PassDeclaring(seat)
        total = cards_to_deal(game)
        for cards, trump in showable(game, seat, dealt_hand(game, seat, total)):
            yield Declare(seat, cards, total, trump)

    def decide(self, game: Game, action: Action) -> tuple[Event, ...]:
        """A declaration says how many cards were out; it may not lie before one already made."""
        total = cards_to_deal(game)
        match action:
            case Declare(seat, cards, dealt, trump):
                dealt = total if dealt < 0 else dealt
                if not current(game).dealt <= dealt <= total:
                    raise IllegalAction("declare-too-late", dealt=dealt)
                hand = dealt_hand(game, seat, dealt)
                return (declared(game, seat, cards, trump, hand, dealt, dealing=dealt < total),)
            case PassDeclaring(seat):
                if seat in current(game).passed:
                    raise IllegalAction("already-passed", seat=seat + 1)
                return (Passed(seat),)
            case CloseDeclaring():
                return (trump_made(game),)
            case _:
                raise wrong_action("dealing", action)

    def automatic(self, game: Game) -> Event | None:
        """When every seat has passed since the last declaration the declaring is over."""
        return trump_made(game) if current(game).passes >= rules_of(game).seats else None
