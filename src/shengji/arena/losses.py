"""The deals that cost a bot most, as records with the decision that turned each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from shengji.arena.matchup import Observation, Pairing, Play, logs
from shengji.arena.results import side_means
from shengji.bots.simple import SimpleBot
from shengji.game import actions as a
from shengji.game.engine import actors, apply
from shengji.game.events import DealEnded, Event
from shengji.game.state import Game, current, on_bankers_side
from shengji.game.view import view
from shengji.notation.eventlog import write_log
from shengji.notation.record import Record, from_events, steps
from shengji.notation.writer import play_text, write
from shengji.text.cards import format_cards
from shengji.text.errors import ShengjiError, TextError

MOST = 10
"""Observations of which the records are written."""
DECIDING = ("bury", "play", "choose")
"""Phases whose decisions are looked at."""


class Turn(NamedTuple):
    """A decision, and what it cost."""

    place: int
    """Number of moves of the record up to it, itself included."""
    cost: int
    """Points by which the deal ends worse after it than after the alternative, when ``simple`` plays on everywhere."""
    played: str
    instead: str


def costliest(observed: Sequence[Observation], most: int = MOST) -> list[Observation]:
    """The observations in which a did worst: by levels and points, then as they come; none in which it did well."""
    rated = [(_loss(one), one) for one in observed]
    lost = [pair for pair in rated if pair[0] > 0]
    return [one for _, one in sorted(lost, key=lambda pair: -pair[0])[:most]]


def _loss(observed: Observation) -> float:
    """What an observation cost a: games lost, then levels, then points, against b."""
    difference = [x - y for x, y in zip(side_means(observed, "a"), side_means(observed, "b"), strict=True)]
    win, levels, points, money = difference
    return -(win + levels + points / 80 + money / 10)


def write_losses(pairing: Pairing, observed: Sequence[Observation], folder: Path) -> list[Path]:
    """Write the costliest deals, each seating in a file of its own; the names begin with the rank of the loss.

    Raises :class:`TextError` where the folder cannot be written.
    """
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for rank, one in enumerate(costliest(observed), 1):
            for play, log in logs(pairing, one.number):
                name = f"{rank:02d}-deal-{one.number + 1:06d}-{play.seats}"
                path = folder / f"{name}.sjn"
                try:
                    path.write_text(annotated(pairing, play, log), encoding="utf-8")
                except ShengjiError:
                    # A game whose moves have no words in the notation yet.
                    path = folder / f"{name}.jsonl"
                    path.write_bytes(write_log(log))
                written.append(path)
    except OSError as problem:
        raise TextError("records-unwritable", file=str(folder), reason=problem.strerror or "") from None
    return written


def annotated(pairing: Pairing, play: Play, log: Sequence[Event]) -> str:
    """The record of a play; the decision of a's that turned it carries a comment."""
    record = from_events(log)[-1]
    forfeit = f", forfeited by seat {play.offender + 1}: {play.fault}" if play.fault else ""
    tags = [("Event", f"arena, a {pairing.a}, b {pairing.b}, seats {play.seats}{forfeit}")]
    comments: list[tuple[int, str]] = []
    found = turning(record, play.seats) if not pairing.matches else None
    if found is not None:
        text = f"turn: {found.played} costs {found.cost} points against {found.instead} when simple plays on"
        comments.append((found.place, text))
    return write(replace(record, comments=tuple(comments), tags=tuple(tags)))


def turning(record: Record, seats: str) -> Turn | None:
    """The decision of a's that cost most, ``None`` if none cost anything.

    The estimate is a simple one, made in hindsight: from before and from after each decision of a's, ``simple`` plays
    the true cards to the end at every seat, and what the decision cost is the difference.
    """
    best: Turn | None = None
    for place, (action, before, after, caused) in enumerate(steps(record)):
        if action.seat < 0 or seats[action.seat] != "a" or current(before).phase not in DECIDING:
            continue
        own = SimpleBot().act(view(before, action.seat))
        if own == action:
            continue
        sign = 1 if on_bankers_side(before, action.seat) else -1
        cost = sign * (_played_out(after, caused) - _played_out(*apply(before, own)))
        if cost > 0 and (best is None or cost > best.cost):
            best = Turn(place, cost, _text(before, action, caused), _text(before, own, ()))
    return best


def _text(before: Game, action: a.Action, caused: Sequence[Event]) -> str:
    if isinstance(action, a.Play) and caused:
        return play_text(before, tuple(caused))
    cards = getattr(action, "cards", 0)
    return format_cards(cards).replace(" ", "") or type(action).__name__.lower()


def _played_out(game: Game, caused: Sequence[Event]) -> int:
    """The opponents' points when ``simple`` plays a deal to its end after these events."""
    bot = SimpleBot()
    while True:
        for event in caused:
            if isinstance(event, DealEnded):
                return event.opponents
        seat = actors(game)[0]
        game, caused = apply(game, bot.act(view(game, seat)))
