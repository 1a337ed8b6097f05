"""Trump fixed beforehand (option ``declare_when = fixed``)."""

from __future__ import annotations

from collections.abc import Iterator

from shengji.game.actions import Action
from shengji.game.events import Event, TrumpMade
from shengji.game.phases.refusals import wrong_action
from shengji.game.state import Game, current, rules_of


class FixedPhase:
    """Nobody decides anything: the trump is that of the option ``fixed_trump``."""

    def actors(self, _game: Game) -> tuple[int, ...]:
        """Nobody."""
        return ()

    def legal(self, _game: Game, _seat: int) -> Iterator[Action]:
        """Nothing."""
        return iter(())

    def decide(self, _game: Game, action: Action) -> tuple[Event, ...]:
        """Nothing can be done."""
        raise wrong_action("fixed", action)

    def automatic(self, game: Game) -> Event | None:
        """Trump and banker; without a preset banker the seat that is dealt the first card."""
        deal = current(game)
        banker = deal.first_seat if deal.banker is None else deal.banker
        return TrumpMade(rules_of(game).fixed_trump, banker, game.levels[banker], "fixed")
