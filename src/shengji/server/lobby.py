"""The table around a game: who sits where, who is host, how the table is run. Frozen, and changed as a whole."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from shengji.bots.club import ClubBot
from shengji.bots.registry import names
from shengji.server.protocol import Settings
from shengji.text.errors import TextError

STAND_IN = ClubBot.name
"""The bot that plays for people at a table without bots of its own: the best of those that need not search."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat."""

    guest: str = ""
    """The guest to whose token the seat belongs; empty for an open seat and for a bot's."""
    name: str = ""
    bot: str = ""
    """The bot that plays the seat at the moment."""
    absent: bool = False
    """Whether the bot plays only because its person was away; it leaves when they come back."""


State = Literal["waiting", "playing", "paused", "over"]


class Lobby(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a table but the game."""

    rules: dict[str, Any]
    """As in the log: ``{"options": …}``."""
    preset: str
    """The preset that the rules were made from."""
    settings: Settings
    places: tuple[Place, ...]
    host: str
    password: str = ""
    """Its argon2 hash."""
    state: State = "waiting"
    seed: str
    """Of the match, secret."""
    ready: tuple[int, ...] = ()
    paused_at: float = 0.0
    resumed_at: float = 0.0
    shift: float = 0.0
    """Seconds for which the dealing of the deal in progress was paused."""
    banned: tuple[str, ...] = ()

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest."""
        return next((seat for seat, place in enumerate(self.places) if guest and place.guest == guest), None)

    def with_place(self, seat: int, place: Place) -> Lobby:
        """With another at a seat, who is not ready yet."""
        places = (*self.places[:seat], place, *self.places[seat + 1 :])
        return replace(self, places=places, ready=tuple(other for other in self.ready if other != seat))

    @property
    def open_seats(self) -> tuple[int, ...]:
        """Seats that anybody may take."""
        return tuple(seat for seat, place in enumerate(self.places) if not place.guest and not place.bot)

    @property
    def people(self) -> tuple[int, ...]:
        """Seats that people play themselves."""
        return tuple(seat for seat, place in enumerate(self.places) if place.guest and not place.bot)

    @property
    def stand_in(self) -> str:
        """The bot that plays for somebody who is away or hands over their seat: the strongest the table has itself."""
        own = {place.bot for place in self.places if place.bot and not place.guest}
        return max(own, key=[*names()].index) if own and own <= {*names()} else STAND_IN

    @property
    def all_ready(self) -> bool:
        """Whether nobody is waited for: whoever plays has agreed, and somebody has.

        So a table at which bots play for everybody stops after the deal until a person wants the next one.
        """
        return bool(self.ready) and set(self.people) <= set(self.ready)


def check_seat(lobby: Lobby, seat: int) -> None:
    """Raise :class:`TextError` ``server-no-seat`` unless there is such a seat."""
    if not 0 <= seat < len(lobby.places):
        raise TextError("server-no-seat", seat=seat + 1, seats=len(lobby.places))
