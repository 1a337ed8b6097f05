"""Whether a log of events is one that the engine would have written: every event a consequence of a legal action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from shengji.game import actions as a
from shengji.game import apply, start
from shengji.game import events as e
from shengji.game.engine import moments
from shengji.game.state import Game, current
from shengji.notation.problems import Problem
from shengji.text.errors import ShengjiError, Term, TextError


class Finding(NamedTuple):
    """The first event of a log that does not follow from the rules, and why."""

    place: int
    error: ShengjiError


def verify(events: Sequence[e.Event]) -> Problem | None:
    """The first difference between a log and what the engine makes of its actions, with its line; else ``None``.

    A log that ends before all consequences of its last action is reported as a warning, ``log-incomplete``.
    """
    found = first_difference(events)
    if found is None:
        return None
    return Problem.of(found.place + 1, 1, found.error, warning=found.error.code == "log-incomplete")


def first_difference(events: Sequence[e.Event]) -> Finding | None:
    """The first event that its action would not have caused, by its place in the log."""
    try:
        _check_start(events)
    except ShengjiError as error:
        return Finding(0, error)
    games = moments(events)
    game, index = next(games), 1
    while index < len(events):
        try:
            action = action_of(game, events[index])
            _, caused = apply(game, action, events[:index])
        except ShengjiError as error:
            return Finding(index, error)
        for offset, expected in enumerate(caused):
            if index + offset == len(events):
                return Finding(len(events) - 1, TextError("log-incomplete", expected=event_term(expected)))
            if events[index + offset] != expected:
                return Finding(index + offset, _difference(events[index + offset], expected))
            game = next(games)
        index += len(caused)
    return None


def _check_start(events: Sequence[e.Event]) -> None:
    if not events or not isinstance(events[0], e.MatchStarted):
        raise TextError("log-start")
    given = events[0]
    expected = start(given.rules, given.names, levels=given.levels, banker=given.banker)
    seats = given.rules.seats
    if len(given.names) != seats or len(given.levels) != seats:
        raise TextError("log-seats", seats=seats)
    if given.banker is not None and not 0 <= given.banker < seats:
        raise TextError("log-seats", seats=seats)
    standings = (given.laps, given.totals, given.balances, given.failures)
    if any(len(values) not in (0, seats) for values in standings):
        raise TextError("log-seats", seats=seats)
    plain = replace(given, laps=(), totals=(), deals=0, attempt=0, contests=0, balances=(), failures=())
    if plain != expected:
        raise _difference(plain, expected)


def event_term(event: e.Event) -> Term:
    """An event's name in each language."""
    return Term(f"event-{type(event).__name__.lower()}")


def _difference(found: e.Event, expected: e.Event) -> TextError:
    if type(found) is not type(expected):
        return TextError("log-other-event", found=event_term(found), expected=event_term(expected))
    from shengji.notation.eventlog import to_plain

    ours, theirs = to_plain(expected), to_plain(found)
    name = next(name for name in {**ours, **theirs} if ours.get(name) != theirs.get(name))
    return TextError(
        "log-other-value",
        event=event_term(found),
        field=name,
        found=str(theirs.get(name, "none")),
        expected=str(ours.get(name, "none")),
    )


def action_of(game: Game, event: e.Event) -> a.Action:
    """The action that must have caused an event at this moment.

    Raises :class:`TextError` ``log-no-cause`` for an event that only ever follows from another, and
    ``log-bad-value`` for one that can follow from nothing.
    """
    derive = _ACTIONS.get(type(event))
    if derive is None or (game.deal is None and type(event) not in _BETWEEN_DEALS):
        raise TextError("log-no-cause", event=event_term(event))
    action: a.Action = derive(game, event)
    return action


def _played(game: Game, event: e.Played) -> a.Action:
    deal = current(game)
    if deal.phase == "choose":
        return a.Choose(deal.turn, event.cards)
    return a.Play(event.seat, event.cards, event.announced)


def _deal_started(_game: Game, event: e.DealStarted) -> a.Action:
    return a.Deal(event.seed) if event.seed else a.DealOrder(event.order, event.first_seat)


def _trump_made(game: Game, event: e.TrumpMade) -> a.Action:
    if event.how == "named" and event.trump != "?":
        return a.NameTrump(current(game).turn, event.trump)
    return a.CloseDeclaring()


def _redealt(_game: Game, event: e.Redealt) -> a.Action:
    return a.CloseDeclaring() if event.seat is None else a.Contest(event.seat)


_BETWEEN_DEALS = (e.DealStarted, e.TimeCalled)
_ACTIONS: dict[type, Callable[[Game, Any], a.Action]] = {
    e.DealStarted: _deal_started,
    e.Declared: lambda _, event: a.Declare(event.seat, event.cards, event.dealt, event.trump),
    e.Passed: lambda _, event: a.PassDeclaring(event.seat),
    e.BidMade: lambda _, event: a.Bid(event.seat, event.points),
    e.BankPassed: lambda *_: a.CloseDeclaring(),
    e.TrumpMade: _trump_made,
    e.Redealt: _redealt,
    e.Buried: lambda _, event: a.Bury(event.seat, event.cards),
    e.Stirred: lambda _, event: a.Stir(event.seat, event.cards, event.trump),
    e.LineNamed: lambda _, event: a.NameLine(event.seat, event.points),
    e.FriendsCalled: lambda _, event: a.CallFriends(event.seat, event.calls),
    e.ThrowFailed: lambda _, event: a.Play(event.seat, event.cards, event.announced),
    e.Played: _played,
    e.Proposed: lambda _, event: a.Propose(event.seat, event.what, event.rest_to),
    e.Answered: lambda _, event: a.Answer(event.seat, event.agree),
    e.Penalized: lambda _, event: a.Penalize(event.offender, event.cards),
    e.TimeCalled: lambda *_: a.CallTime(),
}
