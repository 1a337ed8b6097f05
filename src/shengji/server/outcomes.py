"""What the history keeps of a deal when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shengji.game import Game, evolve
from shengji.game import events as e
from shengji.game.state import current, on_bankers_side
from shengji.rules import presets
from shengji.rules.ruleset import RuleSet, differences
from shengji.server.appending import Outcome

if TYPE_CHECKING:
    from shengji.server.room import Room


def outcome(room: Room, caused: Sequence[e.Event], at: float, auto: int) -> Outcome | None:
    """What is kept of the deal that ends with some events; ``None`` if none does, or no person sits at the table.

    ``auto`` is the seat for which a bot or the clock caused them.
    """
    ended = next((place for place, event in enumerate(caused) if isinstance(event, e.DealEnded)), None)
    if ended is None or room.game is None or not any(place.guest for place in room.lobby.places):
        return None
    game = room.game
    for event in caused[: ended + 1]:
        game = evolve(game, event)
    end = caused[ended]
    assert isinstance(end, e.DealEnded)
    return _kept(room, game, end, at, room.helped | {auto})


def _kept(room: Room, game: Game, end: e.DealEnded, at: float, helped: frozenset[int]) -> Outcome:
    lobby = room.lobby
    net = end.banker_steps - end.opponents_steps
    seats = []
    for seat, place in enumerate(lobby.places):
        banking = on_bankers_side(game, seat)
        seats.append(
            {
                "seat": seat,
                "guest": place.guest,
                "name": place.name,
                "banking": banking,
                "steps": net if banking else -net,
                "level": end.levels[seat],
                "by_bot": not place.guest or seat in helped,
                "change": None,
            }
        )
    deal = {
        "table_id": room.id,
        "number": current(game).number,
        "ended": at,
        "preset": lobby.preset,
        "changed": _changed(room.rules, lobby.preset),
        "bank": end.bank,
        "points": end.opponents,
        # A deal in which a bot or the clock had a hand says nothing of people; whether all are accounts is seen later.
        "rating": "none" if any(seat["by_bot"] for seat in seats) else "due",
    }
    return Outcome(deal, seats)


def _changed(rules: RuleSet, base: str) -> bool:
    return not base or bool(differences(rules, presets.preset(base).rules))
