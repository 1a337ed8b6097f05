"""What the server sends; see :mod:`shengji.server.protocol` for the parts."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from shengji.server.protocol import (
    ClockInfo,
    Group,
    Help,
    Plain,
    RulesInfo,
    SeatInfo,
    Settings,
    ViewInfo,
    _Message,
)


class Welcome(_Message, frozen=True, kw_only=True, tag="welcome"):
    """Who you are. Keep the token: it is what your seats belong to."""

    token: str
    guest: str
    name: str
    account: str
    """The name of your account; empty for a guest."""
    language: str
    version: int


class TableInfo(_Message, frozen=True, kw_only=True, tag="table"):
    """The table around the game: sent on joining and whenever something of it changes."""

    table: str
    invite: str
    """Path of the page that leads here."""
    state: str
    """``waiting``, ``playing``, ``paused``, ``between`` (two deals) or ``over``."""
    seats: tuple[SeatInfo, ...]
    seat: int
    """Yours; -2 if you only watch."""
    host: bool
    """Whether you are the host."""
    settings: Settings
    rules: RulesInfo
    password: bool
    spectators: int
    seq: int
    """How many events the game has."""


class EventInfo(_Message, frozen=True, kw_only=True, tag="event"):
    """One event: its data as in a log, and in words."""

    seq: int
    event: Plain
    text: str
    """Empty for what is not worth a line."""


class State(_Message, frozen=True, kw_only=True, tag="state"):
    """The game as you see it now."""

    table: str
    seq: int
    view: ViewInfo
    help: Help
    clock: ClockInfo | None
    last_end: Plain | None = None
    """The event that ended the last deal, while no other has begun."""


class Events(_Message, frozen=True, kw_only=True, tag="events"):
    """What has happened since, and the game after it. A gap in the numbers means: join again."""

    table: str
    from_seq: int
    events: tuple[EventInfo, ...]
    seq: int
    """How many events there are now."""
    view: ViewInfo
    help: Help
    clock: ClockInfo | None


class Dealt(_Message, frozen=True, kw_only=True, tag="dealt"):
    """Cards have been dealt since the last message."""

    table: str
    dealt: int
    cards: tuple[str, ...]
    """Yours among them, in order."""
    sizes: tuple[int, ...]
    hand: tuple[Group, ...]
    help: Help


class Ack(_Message, frozen=True, kw_only=True, tag="ack"):
    """An action is done and safely written."""

    id: str
    table: str
    seq: int
    """How many events the game had after it."""


class ErrorInfo(_Message, frozen=True, kw_only=True, tag="error"):
    """Something was refused; nothing has changed."""

    id: str = ""
    code: str
    message: str
    position: str = ""
    """The position line, for a refused play."""


class ChatLine(_Message, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something."""

    table: str
    seat: int
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


class Answer(_Message, frozen=True, kw_only=True, tag="answer"):
    """What the cards of an ``ask`` would be."""

    id: str
    legal: bool
    name: str
    """What would be played, in words: “a pair of hearts”, “a throw: …”, “a ruff”."""
    code: str = ""
    reason: str = ""
    """Why it is not legal."""
    components: tuple[str, ...] = ()
    """The parts of a throw."""
    readings: tuple[tuple[str, ...], ...] = ()
    """Several ways in which a throw could be announced, if the rules ask for that: send one as ``announced``."""
    cards: str = ""
    """For ``complete``: the cards to select instead."""


class Candidate(_Message, frozen=True, kw_only=True, tag="candidate"):
    """A move that the bot considers."""

    action: Plain
    label: str
    value: float
    reason: str


class Candidates(_Message, frozen=True, kw_only=True, tag="candidates"):
    """The answer to a hint, best first."""

    id: str
    table: str
    candidates: tuple[Candidate, ...]


class OutGroup(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of one group that a seat has not seen yet: in other hands, or face down."""

    group: Literal["trump", "S", "H", "C", "D"]
    trump: bool
    cards: tuple[str, ...]
    """Highest first."""
    void: tuple[int, ...]
    """The seats that have shown that they hold none."""


class Counted(_Message, frozen=True, kw_only=True, tag="counted"):
    """What is still out, as far as your seat has seen it."""

    id: str
    table: str
    groups: tuple[OutGroup, ...]
    cards: int
    points: int
    higher: tuple[str, ...] = ()
    """For a card: those out that stand above it in its group."""


class Coached(_Message, frozen=True, kw_only=True, tag="coached"):
    """Help with the move, in the order in which it is thought through."""

    id: str
    table: str
    bot: str
    """Whose values they are."""
    owed: tuple[str, ...]
    candidates: tuple[Candidate, ...]
    """Best first."""
    certain: tuple[str, ...]
    """What is known for certain, from what the seat has seen."""


class Costly(msgspec.Struct, frozen=True, kw_only=True):
    """A move, and what it cost by the values of a bot."""

    step: int
    """Its number in the replay of the deal."""
    trick: int
    """In which trick, from 1; 0 before the first."""
    done: str
    instead: str
    """What the bot would rather have done."""
    reason: str
    cost: float


class Reviewed(_Message, frozen=True, kw_only=True, tag="reviewed"):
    """The moves that cost most, the costliest first."""

    id: str
    table: str
    bot: str
    deal: int
    moves: tuple[Costly, ...]
    judged: int
    """How many moves were looked at; what bots did for the seat is not among them."""


class Reviewing(_Message, frozen=True, kw_only=True, tag="reviewing"):
    """How far looking back has come, before what it found."""

    table: str
    deal: int
    done: int
    moves: int


class Nudged(_Message, frozen=True, kw_only=True, tag="nudged"):
    """Somebody waits for you."""

    table: str
    name: str


class Gone(_Message, frozen=True, kw_only=True, tag="gone"):
    """You are no longer at the table."""

    table: str
    reason: str


class Pong(_Message, frozen=True, kw_only=True, tag="pong"):
    """Somebody is."""


ServerMessage: TypeAlias = (
    Welcome
    | TableInfo
    | State
    | Events
    | Dealt
    | Ack
    | ErrorInfo
    | ChatLine
    | Answer
    | Candidates
    | Counted
    | Coached
    | Reviewed
    | Reviewing
    | Nudged
    | Gone
    | Pong
)
