"""A record: one dealing of the cards and what became of it, as actions that can be replayed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from shengji.cards import Kind
from shengji.game import Game, apply
from shengji.game import actions as a
from shengji.game import events as e
from shengji.game.evolving import begin
from shengji.game.special_levels import rules_at
from shengji.game.state import current
from shengji.notation.verifying import action_of, event_term
from shengji.rules.ruleset import RuleSet
from shengji.text.errors import TextError


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One deal, or one that came to be dealt again; everything else about it follows by replaying it."""

    start: e.MatchStarted
    """The rules, the seats and how the match stood."""
    first_seat: int
    """Who is dealt the first card."""
    order: tuple[Kind, ...]
    """The pack in dealing order, the kitty last."""
    seed: str = ""
    """The seed from which the order follows; empty for an order that was given."""
    moves: tuple[a.Action, ...] = ()
    """What was done, from after the dealing on."""
    comments: tuple[tuple[int, str], ...] = ()
    """Remarks, each with the number of moves before it."""
    tags: tuple[tuple[str, str], ...] = ()
    """What else stands at the top: ``Date``, ``Event`` and whatever anyone adds."""

    @property
    def rules(self) -> RuleSet:
        """The rules it was played by."""
        return self.start.rules

    @property
    def deal_rules(self) -> RuleSet:
        """The rules of this deal, which differ at special levels."""
        start = self.start
        return rules_at(start.rules, None if start.banker is None else start.levels[start.banker])

    @property
    def number(self) -> int:
        """Which deal of the match it is, from 1 on."""
        return self.start.deals if self.start.attempt else self.start.deals + 1


def deal_action(record: Record) -> a.Deal | a.DealOrder:
    """The dealing of a record's cards."""
    return a.Deal(record.seed) if record.seed else a.DealOrder(record.order, record.first_seat)


def steps(record: Record) -> Iterator[tuple[a.Action, Game, Game, tuple[e.Event, ...]]]:
    """Each action of a record, the dealing first: ``(action, state before, state after, events)``.

    Raises :class:`~shengji.text.errors.ShengjiError` at an action that is not allowed.
    """
    game = begin(record.start)
    for action in (deal_action(record), *record.moves):
        after, caused = apply(game, action)
        yield action, game, after, caused
        game = after


def replay(record: Record) -> Game:
    """The state after the last move of a record."""
    game = begin(record.start)
    for _, _, game, _ in steps(record):  # noqa: B007 (the last state is the result)
        pass
    return game


def to_events(record: Record) -> tuple[e.Event, ...]:
    """A log of events that leads to the same state as the record."""
    return (record.start, *(event for *_, caused in steps(record) for event in caused))


# -- from a log


def from_events(events: Sequence[e.Event], tags: Sequence[tuple[str, str]] = ()) -> tuple[Record, ...]:
    """The records of a log, one for each dealing; what was taken back or offered in vain is left out.

    Raises :class:`TextError` ``log-start``, ``record-hidden`` for a log in which cards are hidden, and what
    :func:`~shengji.notation.verifying.verify` finds in one that the engine did not write.
    """
    line = effective(events)
    if not line or not isinstance(line[0], e.MatchStarted):
        raise TextError("log-start")
    game, place = begin(line[0]), 1
    found: list[Record] = []
    early: tuple[a.Action, ...] = ()
    while place < len(line):
        event = line[place]
        action = normal(game, action_of(game, event))
        if isinstance(event, e.DealStarted):
            found.append(_begun(game, event, early, tags))
            early = ()
        elif found and not (game.attempt and current(game).phase == "over"):
            found[-1] = replace(found[-1], moves=(*found[-1].moves, action))
        else:
            # Time called before the cards were dealt, or dealt again.
            early = (*early, action)
        game, caused = apply(game, action)
        for expected, written in zip(caused, line[place:], strict=False):
            if type(expected) is not type(written):
                raise TextError("log-other-event", found=event_term(written), expected=event_term(expected))
        place += len(caused)
    return tuple(found)


def _begun(game: Game, event: e.DealStarted, moves: tuple[a.Action, ...], tags: Sequence[tuple[str, str]]) -> Record:
    if not event.order:
        raise TextError("record-hidden")
    start = e.MatchStarted(
        game.rules,
        game.names,
        game.levels,
        game.banker,
        laps=game.laps if any(game.laps) else (),
        totals=game.totals if any(game.totals) else (),
        deals=game.deals,
        attempt=game.attempt,
        contests=game.contests,
        balances=game.balances if any(held != game.rules.stake_start for held in game.balances) else (),
        failures=game.failures if any(game.failures) else (),
    )
    return Record(
        start=start,
        first_seat=event.first_seat,
        order=event.order,
        seed=event.seed,
        moves=moves,
        tags=tuple(tags),
    )


def normal(game: Game, action: a.Action) -> a.Action:
    """An action without what means nothing: components announced where the rules do not ask for them."""
    if isinstance(action, a.Play) and action.announced:
        asked = game.rules.throw_reading == "announced" and current(game).lead is None
        if not asked or len(action.announced) < 2:
            return a.Play(action.seat, action.cards)
    return action


def effective(events: Sequence[e.Event]) -> list[e.Event]:
    """A log without what was taken back, and without proposals that did not end a deal, and their answers."""
    heads: list[tuple[e.Event, Any] | None] = [None]
    for event in events:
        heads.append(heads[event.length] if isinstance(event, e.TakenBack) else (event, heads[-1]))
    line: list[e.Event] = []
    head = heads[-1]
    while head is not None:
        event, head = head
        line.append(event)
    line.reverse()
    vain: set[int] = set()
    open_now: list[int] = []
    for place, event in enumerate(line):
        match event:
            case e.Proposed():
                open_now = [place]
            case e.Answered(_, agree):
                open_now.append(place)
                if not agree:
                    vain.update(open_now)
                    open_now = []
            case e.Finished():
                open_now = []
            case e.DealStarted():
                vain.update(open_now)
                open_now = []
    vain.update(open_now)
    return [event for place, event in enumerate(line) if place not in vain]
