"""Every message between a client and the server, as structs from which schema and documentation are generated.

All messages travel as JSON text over one WebSocket, ``/ws``; ``type`` says which message it is. Cards are text as in
records (``H8 H8 SA``), seats are numbers from 0, times are milliseconds. Texts are in the language of ``hello``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

VERSION = 1
"""Raised when a client of an older version could no longer play."""

Name = Annotated[str, Meta(max_length=24)]
Ident = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
Seat = Annotated[int, Meta(ge=-1, le=9)]
Cards = Annotated[str, Meta(max_length=400)]
Plain: TypeAlias = dict[str, Any]


class _Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What all messages are."""


class _Client(_Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all messages of a client are."""


# -- parts of messages


class RulesSpec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which rules: a preset, options that differ from it, or a whole TOML text."""

    preset: Annotated[str, Meta(max_length=60)] = "online"
    options: Plain = {}
    toml: Annotated[str, Meta(max_length=8000)] = ""
    """A rule set as TOML; then the other two are passed over."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is run; the rules of the game are not among them."""

    title: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    """Whether the list of rooms shows the table."""
    spectators: Literal["no", "hidden", "delayed"] = "hidden"
    """Who only watches sees no hand (``hidden``), or all after ``spectator_delay`` seconds (``delayed``)."""
    spectator_delay: Annotated[int, Meta(ge=120, le=3600)] = 600
    start: Literal["host", "everyone"] = "host"
    """Who may start the match."""
    deal_ms: Annotated[int, Meta(ge=0, le=1000)] = 120
    """Milliseconds from one dealt card to the next; 0 deals all at once."""
    bot_ms: Annotated[int, Meta(ge=0, le=5000)] = 900
    """How long a bot waits before it acts, so that people can follow."""
    hide_played: bool = False
    """Whether past tricks but the last may not be looked at."""
    hide_points: bool = False
    """Whether points taken are shown only when the deal is over."""
    counting: bool = True
    """Whether clients may show what is still out."""
    hints: bool = True
    """Whether hints, and a coach, may be asked for."""
    hint_bot: Annotated[str, Meta(max_length=40)] = ""
    """The bot that gives hints; empty for the strongest there is."""
    chat: bool = True


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at one seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    """The bot's name; for a person's seat the bot that plays it at the moment, if one does."""
    online: bool = False
    ready: bool = False
    host: bool = False
    you: bool = False


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """An option in which the rules differ from their preset: its value and the preset's in words."""

    option: str
    label: str
    value: str
    usual: str


class RulesInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a table, for reading."""

    preset: str
    title: str
    summary: str
    differences: tuple[Difference, ...]
    options: Plain
    """What differs from the preset, as data; with ``preset`` it makes a ``RulesSpec``."""
    seats: int
    kitty: int
    sides: str
    clocks: dict[str, int]
    """Seconds for a play, a bury, and of grace after the last card; 0 for no limit."""


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of a hand that belong together, in the order in which they are shown, highest first."""

    group: Literal["trump", "S", "H", "C", "D"]
    trump: bool
    cards: tuple[str, ...]


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A declaration or a stir; ``cards`` is empty where it lies face down."""

    seat: int
    cards: str
    trump: str | None


class PlayInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat put into a trick."""

    seat: int
    cards: str
    """Highest card first."""


class TrickInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A trick, in progress or taken."""

    leader: int
    plays: tuple[PlayInfo, ...]
    winner: int
    """Who wins it now or has taken it; -1 for nobody yet."""
    points: int
    lead: str = ""
    """What was led, in words."""
    attempted: str = ""
    """The throw that failed, where one did."""


class CallInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A friend called."""

    card: str
    nth: int
    """Which copy; 0 for another than the banker's own."""
    seat: int
    """Who answered it; -1 while it is open."""


class ViewInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of the game as one seat may see it."""

    seat: int
    """Yours; -2 for somebody who watches."""
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    totals: tuple[int, ...]
    """Of every seat, where points add up over the match; empty where levels decide it."""
    balances: tuple[int, ...]
    deal: int
    phase: str
    actors: tuple[int, ...]
    """Who may act; everybody waits for the first."""
    banker: int | None
    bankers_side: tuple[bool, ...]
    level: str | None
    trump: str | None
    first_seat: int
    dealt: int
    to_deal: int
    """Cards that will be dealt to all seats together."""
    hand: tuple[Group, ...]
    sizes: tuple[int, ...]
    hands: tuple[tuple[Group, ...], ...] = ()
    """Every hand, for those who may see all of them."""
    declarations: tuple[Shown, ...]
    standing: Shown | None
    passed: tuple[int, ...]
    kitty_size: int
    buried: str
    tricks_played: int
    tricks: tuple[TrickInfo, ...] | None
    """The tricks taken; absent from ``events``, where the client adds them up by ``last_trick``."""
    last_trick: TrickInfo | None
    trick: TrickInfo | None
    taken: tuple[int, ...]
    penalties: tuple[int, ...]
    points: int | None
    """The opponents' points so far; absent where the table hides them."""
    line: int
    """The points at which the bank changes."""
    marks: tuple[int, ...]
    """Totals at which the outcome changes, ascending."""
    bids: tuple[tuple[int, int], ...]
    calls: tuple[CallInfo, ...]
    choices: tuple[str, ...]
    proposal: Plain | None
    """``{seat, what, rest_to, agreed}``"""
    commitment: str
    """SHA-256 of the seed of the shuffle."""
    winners: tuple[int, ...] | None


class ChoiceInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may be done now: send ``action`` as it stands."""

    action: Plain
    label: str
    beats: str = ""
    """What it overcalls, in words."""


class Help(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat may do at this moment."""

    acting: bool
    """Whether everybody waits for you."""
    duty: tuple[str, ...] = ()
    """What you owe or may do, sentence by sentence."""
    need: int = 0
    """How many cards must be selected; 0 where that is open."""
    playable: tuple[str, ...] | None = None
    """The cards that can be part of a legal play; ``None`` for all."""
    reason: str = ""
    """Why the others cannot."""
    forced: str = ""
    """The only legal play."""
    together: tuple[str, ...] = ()
    """The cards of which every legal play holds at least two or none: who picks one picks its pair."""
    choices: tuple[ChoiceInfo, ...] = ()
    """Everything that may be done, where that is a short list: declare, pass, bid, stir, call, choose."""


class ClockInfo(msgspec.Struct, frozen=True, kw_only=True):
    """For whom the clock runs."""

    seat: int
    """-1 for all."""
    left: int
    total: int


# -- from the client


class Hello(_Client, frozen=True, tag="hello"):
    """The first message. Without a token the server makes a new guest."""

    token: Annotated[str, Meta(max_length=400)] = ""
    name: Name = ""
    language: Annotated[str, Meta(max_length=20)] = "en"
    version: int = VERSION


class Create(_Client, frozen=True, tag="create"):
    """Open a table and sit down at it. The answer is ``table``."""

    id: Ident = "create"
    rules: RulesSpec = RulesSpec()
    settings: Settings = Settings()
    seat: Seat = 0
    """Where you sit; -1 stays standing."""
    bots: Annotated[str, Meta(max_length=40)] = ""
    """A bot's name to fill every other seat; empty leaves them open."""
    password: Annotated[str, Meta(max_length=100)] = ""
    start: bool = False
    """Start at once; every seat must be taken."""


class Join(_Client, frozen=True, tag="join"):
    """Come to a table, or come back: then ``since`` is the number of events already known, and the tail follows."""

    table: TableId
    since: Annotated[int, Meta(ge=0)] = 0
    seat: Annotated[int, Meta(ge=-1, le=9)] | None = None
    """The seat wanted; ``None`` takes the first open one, or only watches if there is none."""
    spectate: bool = False
    password: Annotated[str, Meta(max_length=100)] = ""


class Act(_Client, frozen=True, tag="action"):
    """Do something in the game. An id that was used before is answered again and not done twice."""

    id: Ident
    table: TableId
    seq: Annotated[int, Meta(ge=0)]
    """How many events the client knows."""
    action: Plain
    """``do`` names it, as in ``help.choices``: ``{"do": "play", "cards": "H8 H8"}``; the seat is added."""


class Ask(_Client, frozen=True, tag="ask"):
    """What would these cards be? With ``complete`` also: which cards go with that one (its pair or tractor)?"""

    id: Ident
    table: TableId
    cards: Cards = ""
    complete: Annotated[str, Meta(max_length=4)] = ""


class Hint(_Client, frozen=True, tag="hint"):
    """Which moves does the bot consider?"""

    id: Ident
    table: TableId


class Count(_Client, frozen=True, tag="count"):
    """What is still out? With a card also: which cards above it, of its group?"""

    id: Ident
    table: TableId
    card: Annotated[str, Meta(max_length=4)] = ""


class Coach(_Client, frozen=True, tag="coach"):
    """Help with the move, step by step: what is owed, what comes into question, what is certain, what it is worth."""

    id: Ident
    table: TableId


class Review(_Client, frozen=True, tag="review"):
    """Which of my moves cost most, in the deal that is over?"""

    id: Ident
    table: TableId


class Chat(_Client, frozen=True, tag="chat"):
    """Say something to the table."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Ready(_Client, frozen=True, tag="ready"):
    """Ready for the match, or for the next deal."""

    table: TableId
    on: bool = True


class Sit(_Client, frozen=True, tag="seat"):
    """Change to another seat before the match; -1 stands up."""

    table: TableId
    seat: Seat


class Host(_Client, frozen=True, tag="host"):
    """What only the host may do."""

    table: TableId
    do: Literal[
        "start", "add_bot", "remove_bot", "kick", "shuffle_seats", "pause", "resume", "take_over", "settings", "rules"
    ]
    seat: Seat = -1
    bot: Annotated[str, Meta(max_length=40)] = ""
    """The bot to add; empty for one like those that play for people who are away."""
    settings: Settings | None = None
    rules: RulesSpec | None = None


class Nudge(_Client, frozen=True, tag="nudge"):
    """Remind the seat that everybody waits for."""

    table: TableId


class Autoplay(_Client, frozen=True, tag="autoplay"):
    """Hand one's seat to a bot, or take it back."""

    table: TableId
    on: bool


class Leave(_Client, frozen=True, tag="leave"):
    """Leave the table; in a match a bot plays on until the seat is taken back."""

    table: TableId


class Language(_Client, frozen=True, tag="language"):
    """Change the language; the state of the table follows anew."""

    language: Annotated[str, Meta(max_length=20)]


class Rename(_Client, frozen=True, tag="rename"):
    """Change one's name."""

    name: Name


class Ping(_Client, frozen=True, tag="ping"):
    """Is anybody there?"""


ClientMessage: TypeAlias = (
    Hello
    | Create
    | Join
    | Act
    | Ask
    | Hint
    | Count
    | Coach
    | Review
    | Chat
    | Ready
    | Sit
    | Host
    | Nudge
    | Autoplay
    | Leave
    | Language
    | Rename
    | Ping
)
