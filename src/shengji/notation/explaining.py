"""Positions as games to try actions in, and refusals that quote the position."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from shengji.game import Game, apply, evolve, start, view
from shengji.game import actions as a
from shengji.game import events as e
from shengji.game.evolving import begin
from shengji.game.special_levels import rules_at
from shengji.game.state import Deal
from shengji.game.view import SPECTATOR
from shengji.notation.position import Position, format_position
from shengji.rules.declaring import DeclaringState
from shengji.text.errors import IllegalAction, TextError


def game_at(at: Position) -> Game:
    """A game at a position from the bury on, to try actions in; earlier tricks are not known to it.

    Hidden hands are empty there, so whether a throw stands is not to be asked where hands are hidden. Raises
    :class:`TextError` ``position-too-early`` for a position in which trump is not made.
    """
    if at.trump is None or at.banker is None or at.phase not in ("bury", "play", "choose", "over"):
        raise TextError("position-too-early")
    seats = at.rules.seats
    leader = at.leader if at.leader >= 0 else at.banker
    hands = [hand or 0 for hand in at.hands]
    for offset, cards in enumerate(at.plays):
        hands[(leader + offset) % seats] += cards
    deal = Deal(
        rules=rules_at(at.rules, at.level),
        number=1,
        attempt=0,
        first_seat=at.banker,
        order=(),
        seed="",
        commitment="",
        hands=tuple(hands),
        kitty=at.kitty or 0,
        banker=at.banker,
        level=at.level,
        trump=at.trump,
        phase="play" if at.plays else at.phase,
        declaring=DeclaringState(at.declarations, at.declarations[-1] if at.declarations else None),
        dealt=at.dealt,
        passes=at.passes,
        turn=leader if at.plays else at.turn,
        leader=leader,
        attempted=at.attempted,
        choices=at.choices,
        taken=at.taken,
        penalties=at.penalties,
    )
    game = replace(begin(start(at.rules, levels=at.levels, banker=at.banker)), deal=deal, deals=1)
    for offset, cards in enumerate(at.plays):
        components = at.components if not offset else ()
        game = evolve(game, e.Played((leader + offset) % seats, cards, components))
    return replace(game, decisions=())


# -- refusals that quote the position


def apply_explained(
    game: Game, action: a.Action, log: Sequence[e.Event] = (), dealt: int | None = None
) -> tuple[Game, tuple[e.Event, ...]]:
    """As :func:`shengji.game.apply`, and a refusal carries the position as the acting seat sees it.

    ``dealt`` is the number of cards that are out, while they are dealt. The table and the referee get what a
    spectator sees.
    """
    try:
        return apply(game, action, log)
    except IllegalAction as error:
        if game.deal is not None and -1 <= action.seat < game.rules.seats:
            seat = action.seat if action.seat >= 0 else SPECTATOR
            if dealt is None and isinstance(action, a.Declare) and action.dealt >= 0:
                dealt = action.dealt
            error.position = format_position(view(game, seat, dealt))
        raise
