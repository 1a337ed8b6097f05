"""Between deals: the table deals, or the match ends."""

from __future__ import annotations

from collections.abc import Iterator

from shengji.cards import bag
from shengji.game.actions import Action, Deal, DealOrder
from shengji.game.ending import match_ended
from shengji.game.events import DealStarted, Event
from shengji.game.phases.refusals import wrong_action
from shengji.game.shuffling import commitment, shuffled
from shengji.game.special_levels import rules_at
from shengji.game.state import Game
from shengji.rules.deck import pack
from shengji.text.errors import IllegalAction


class OverPhase:
    """No deal is in progress."""

    def actors(self, _game: Game) -> tuple[int, ...]:
        """Nobody but the table."""
        return ()

    def legal(self, _game: Game, _seat: int) -> Iterator[Action]:
        """Dealing takes a seed, so there is nothing to enumerate."""
        return iter(())

    def decide(self, game: Game, action: Action) -> tuple[Event, ...]:
        """The banker is dealt the first card; without one the shuffle says who is."""
        if game.over:
            raise IllegalAction("match-over")
        number = game.deals if game.attempt else game.deals + 1
        rules = rules_at(game.rules, game.levels[game.banker] if game.banker is not None else None)
        match action:
            case Deal(seed):
                order, drawn = shuffled(rules, seed)
                first = drawn if game.banker is None else game.banker
                return (DealStarted(number, game.attempt, first, commitment(seed), order, seed),)
            case DealOrder(order, first_seat):
                if bag(order) != pack(rules):
                    raise IllegalAction("order-not-pack")
                first = first_seat if first_seat is not None else game.banker or 0
                return (DealStarted(number, game.attempt, first, "", order, ""),)
            case _:
                raise wrong_action("over", action)

    def automatic(self, game: Game) -> Event | None:
        """The match ends when a side has won it, or its time or number of deals is up."""
        return match_ended(game)
