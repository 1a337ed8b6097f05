"""What people do at a table around the game: sit down, get ready, leave, and what the host may do."""

from __future__ import annotations

import secrets
import time
from random import SystemRandom

from msgspec.structs import replace

from shengji.bots.registry import factory
from shengji.game.engine import start
from shengji.notation.rulestext import rules_from_plain, rules_to_plain
from shengji.rules.ruleset import RuleSet
from shengji.server import protocol as p
from shengji.server.describing import rules_of
from shengji.server.lobby import Lobby, Place, check_seat
from shengji.server.passwords import fits_aside, hashed_aside
from shengji.server.room import Room
from shengji.text.errors import TextError
from shengji.text.messages import message


async def knows_password(lobby: Lobby, password: str, guest: str) -> bool:
    """Whether somebody may come in: the password fits, or they need none. It is checked beside the tables."""
    if not lobby.password or guest == lobby.host or lobby.seat_of(guest) is not None:
        return True
    return bool(password) and await fits_aside(lobby.password, password)


async def new_lobby(create: p.Create, guest: str, name: str, language: str) -> Lobby:
    """The table that a ``create`` asks for."""
    rules, preset = rules_of(create.rules)
    _check_settings(create.settings)
    places = tuple(Place() for _ in range(rules.seats))
    lobby = Lobby(
        rules=rules_to_plain(rules),
        preset=preset,
        settings=create.settings,
        places=places,
        host=guest,
        password=await hashed_aside(create.password),
        seed=secrets.token_hex(32),
    )
    if create.seat >= 0:
        check_seat(lobby, create.seat)
        lobby = lobby.with_place(create.seat, Place(guest=guest, name=name))
    if create.bots:
        for seat in lobby.open_seats:
            lobby = _with_bot(lobby, seat, create.bots, language)
    return lobby


def _check_settings(settings: p.Settings) -> None:
    """Raise :class:`TextError` where settings name a bot that there is not."""
    if settings.hint_bot:
        factory(settings.hint_bot)


def _with_bot(lobby: Lobby, seat: int, bot: str, language: str) -> Lobby:
    factory(bot)
    taken = {place.name for place in lobby.places}
    names = [name for name in message("table-names", language).split(", ") if name not in taken]
    return lobby.with_place(seat, Place(name=names[0] if names else f"{bot} {seat + 1}", bot=bot))


# -- coming and going


def joined(lobby: Lobby, join: p.Join, guest: str, name: str, *, knows: bool) -> Lobby:
    """The table after somebody came, who may already sit there; ``knows`` says whether they know its password."""
    seat = lobby.seat_of(guest)
    if guest in lobby.banned:
        raise TextError("server-banned")
    if seat is not None:
        place = lobby.places[seat]
        return _at(lobby, seat, replace(place, bot="", absent=False)) if place.absent else lobby
    if not knows:
        raise TextError("server-password")
    wanted = None if join.spectate or join.seat == -1 else join.seat
    if wanted is not None:
        check_seat(lobby, wanted)
        if wanted not in lobby.open_seats:
            raise TextError("server-seat-taken", seat=wanted + 1)
    elif not join.spectate and join.seat is None and lobby.state == "waiting" and lobby.open_seats:
        wanted = lobby.open_seats[0]
    if wanted is None:
        if lobby.settings.spectators == "no" and guest != lobby.host:
            raise TextError("server-no-spectators")
        return lobby
    return lobby.with_place(wanted, Place(guest=guest, name=_unlike(lobby, name)))


def _unlike(lobby: Lobby, name: str) -> str:
    """A name that nobody at the table has yet."""
    taken = {place.name for place in lobby.places}
    return next(n for n in (name, *(f"{name} {number}" for number in range(2, 99))) if n not in taken)


def _at(lobby: Lobby, seat: int, place: Place) -> Lobby:
    return replace(lobby, places=(*lobby.places[:seat], place, *lobby.places[seat + 1 :]))


def seated(lobby: Lobby, seat: int, guest: str, name: str) -> Lobby:
    """The table after somebody changed seats before the match, or stood up."""
    if lobby.state != "waiting":
        raise TextError("server-started")
    old = lobby.seat_of(guest)
    if seat >= 0:
        check_seat(lobby, seat)
        if seat not in lobby.open_seats:
            raise TextError("server-seat-taken", seat=seat + 1)
    if old is not None:
        lobby = lobby.with_place(old, Place())
    return lobby if seat < 0 else lobby.with_place(seat, Place(guest=guest, name=_unlike(lobby, name)))


def left(lobby: Lobby, guest: str) -> Lobby:
    """The table after somebody left it: in a match a bot plays on until they come back."""
    seat = lobby.seat_of(guest)
    if seat is None:
        return lobby
    if lobby.state == "waiting":
        lobby = lobby.with_place(seat, Place())
    else:
        place = lobby.places[seat]
        lobby = _at(lobby, seat, replace(place, bot=place.bot or lobby.stand_in, absent=True))
    if lobby.host == guest:
        heir = next((place.guest for place in lobby.places if place.guest and place.guest != guest), guest)
        lobby = replace(lobby, host=heir)
    return lobby


def readied(lobby: Lobby, guest: str, on: bool) -> Lobby:
    """The table after somebody said that they are ready, or not."""
    seat = _seat(lobby, guest)
    others = tuple(other for other in lobby.ready if other != seat)
    return replace(lobby, ready=tuple(sorted((*others, seat))) if on else others)


def autoplayed(lobby: Lobby, guest: str, on: bool) -> Lobby:
    """The table after somebody handed their seat to a bot, or took it back."""
    seat = _seat(lobby, guest)
    return _at(lobby, seat, replace(lobby.places[seat], bot=lobby.stand_in if on else "", absent=False))


def _seat(lobby: Lobby, guest: str) -> int:
    seat = lobby.seat_of(guest)
    if seat is None:
        raise TextError("server-not-seated")
    return seat


# -- the host


def hosted(lobby: Lobby, host: p.Host, guest: str, language: str, away: frozenset[int]) -> Lobby:
    """The table after what its host did; ``away`` are the seats whose people are not connected."""
    if guest != lobby.host:
        raise TextError("server-not-host")
    waiting = lobby.state == "waiting"
    if host.do in ("shuffle_seats", "rules") and not waiting:
        raise TextError("server-started")
    if host.do in ("add_bot", "remove_bot", "kick", "take_over"):
        check_seat(lobby, host.seat)
    match host.do:
        case "add_bot":
            if host.seat not in lobby.open_seats:
                raise TextError("server-seat-taken", seat=host.seat + 1)
            return _with_bot(lobby, host.seat, host.bot or lobby.stand_in, language)
        case "remove_bot":
            if not waiting or lobby.places[host.seat].guest:
                raise TextError("server-started" if not waiting else "server-seat-taken", seat=host.seat + 1)
            return lobby.with_place(host.seat, Place())
        case "kick":
            return _kicked(lobby, host.seat, guest)
        case "take_over":
            place = lobby.places[host.seat]
            if not place.guest or host.seat not in away or lobby.state == "waiting":
                raise TextError("server-not-away", seat=host.seat + 1)
            return _at(lobby, host.seat, replace(place, bot=lobby.stand_in, absent=True))
        case "shuffle_seats":
            places = list(lobby.places)
            SystemRandom().shuffle(places)
            return replace(lobby, places=tuple(places), ready=())
        case "pause":
            return replace(lobby, state="paused", paused_at=time.time()) if lobby.state == "playing" else lobby
        case "resume":
            now = time.time()
            gone = now - lobby.paused_at
            resumed = replace(lobby, state="playing", resumed_at=now, shift=lobby.shift + gone)
            return resumed if lobby.state == "paused" else lobby
        case "settings":
            if host.settings is None:
                return lobby
            _check_settings(host.settings)
            return replace(lobby, settings=host.settings)
        case "rules":
            return _ruled(lobby, host.rules)
        case _:
            return lobby


def _kicked(lobby: Lobby, seat: int, guest: str) -> Lobby:
    place = lobby.places[seat]
    if not place.guest or place.guest == guest:
        raise TextError("server-seat-open", seat=seat + 1)
    banned = (*lobby.banned, place.guest)[-50:]
    instead = Place() if lobby.state == "waiting" else Place(name=place.name, bot=lobby.stand_in)
    return replace(lobby.with_place(seat, instead), banned=banned)


def _ruled(lobby: Lobby, spec: p.RulesSpec | None) -> Lobby:
    if spec is None:
        return lobby
    rules, preset = rules_of(spec)
    if rules.seats < len(lobby.places) and any(place.guest for place in lobby.places[rules.seats :]):
        raise TextError("server-too-many-seated", seats=rules.seats)
    places = (*lobby.places[: rules.seats], *(Place() for _ in range(rules.seats - len(lobby.places))))
    return replace(lobby, rules=rules_to_plain(rules), preset=preset, places=places, ready=())


def may_start(lobby: Lobby, guest: str) -> None:
    """Raise :class:`TextError` unless a guest may start the match now."""
    if lobby.state != "waiting":
        raise TextError("server-started")
    if guest != lobby.host and (lobby.settings.start == "host" or lobby.seat_of(guest) is None):
        raise TextError("server-not-host")
    if lobby.open_seats:
        raise TextError("server-seats-open", count=len(lobby.open_seats))


async def start_match(room: Room, guest: str) -> None:
    """Begin the match."""
    may_start(room.lobby, guest)
    rules: RuleSet = rules_from_plain(room.lobby.rules)
    first = start(rules, [place.name for place in room.lobby.places])

    def begun(lobby: Lobby) -> Lobby:
        may_start(lobby, guest)
        return replace(lobby, state="playing", ready=())

    await room.change(begun)
    await room.start(first)
