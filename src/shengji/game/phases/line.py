"""The banker names the points that the opponents must reach (one deck, a house rule in a description of Shengji)."""

from __future__ import annotations

from collections.abc import Iterator

from shengji.game.actions import Action, NameLine
from shengji.game.events import Event, LineNamed
from shengji.game.phases.refusals import check_turn, wrong_action
from shengji.game.state import Game, current
from shengji.rules.deck import total_points
from shengji.rules.scoring import LINE_STEP, bands
from shengji.text.errors import IllegalAction


class LinePhase:
    """One number: a multiple of five, from the line of the rules down to five (ours: naming it higher is pointless)."""

    def actors(self, game: Game) -> tuple[int, ...]:
        """The banker."""
        return (current(game).turn,)

    def _lines(self, game: Game) -> range:
        rules = current(game).rules
        return range(min(bands(rules).line, total_points(rules)), 0, -LINE_STEP)

    def legal(self, game: Game, seat: int) -> Iterator[Action]:
        """Every line, the usual one first."""
        if seat == current(game).turn:
            yield from (NameLine(seat, points) for points in self._lines(game))

    def decide(self, game: Game, action: Action) -> tuple[Event, ...]:
        """The line."""
        if not isinstance(action, NameLine):
            raise wrong_action("line", action)
        check_turn(current(game).turn, action.seat)
        lines = self._lines(game)
        if action.points not in lines:
            raise IllegalAction("line-illegal", points=action.points, low=lines[-1], high=lines[0], step=LINE_STEP)
        return (LineNamed(action.seat, action.points),)

    def automatic(self, _game: Game) -> Event | None:
        """Nothing."""
        return None
