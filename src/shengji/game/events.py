"""What has happened. The log of events is the truth; states, records and views derive from it."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from shengji.cards import Bag, Kind
from shengji.game.actions import Call
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Trump


class _Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    bags: ClassVar[tuple[str, ...]] = ()
    """Names of the fields that hold a bag of cards or a tuple of bags; they are written as text."""


class MatchStarted(_Event, frozen=True):
    """A match begins: its rules, who sits where, and optionally who is banker in the first deal."""

    rules: RuleSet
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    """Level of each seat; partners' are equal."""
    banker: int | None = None
    laps: tuple[int, ...] = ()
    """How often each seat had passed the last level before; this and what follows are for a match that goes on."""
    totals: tuple[int, ...] = ()
    deals: int = 0
    """Deals begun before."""
    attempt: int = 0
    """How often the last of them was to be dealt again already, when the match goes on with it."""
    contests: int = 0
    balances: tuple[int, ...] = ()
    failures: tuple[int, ...] = ()


class DealStarted(_Event, frozen=True):
    """The pack is on the table. ``order`` and ``seed`` are secret until the deal is over."""

    number: int
    """Deals of the match so far, this one included."""
    attempt: int
    """How often the deal has been dealt again."""
    first_seat: int
    """Who is dealt the first card."""
    commitment: str
    """SHA-256 of the seed in hexadecimal, for checking the shuffle afterwards; empty for a given order."""
    order: tuple[Kind, ...]
    """The whole pack in dealing order, the kitty last; empty in a view."""
    seed: str


class Declared(_Event, frozen=True):
    """A seat showed cards. In a hidden declaration others see how many, not which."""

    bags: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: Bag
    dealt: int
    """Cards dealt to all seats together when it was shown."""
    count: int
    """How many cards were shown."""
    trump: Trump | None = None
    """What a pair of the top card names."""


class Passed(_Event, frozen=True):
    """A seat declared nothing."""

    seat: int


class BidMade(_Event, frozen=True):
    """A bid of the auction; 0 is a pass."""

    seat: int
    points: int


class AuctionWon(_Event, frozen=True):
    """The lowest bid stands: its seat is banker, and the others must reach the points."""

    seat: int
    points: int


class BankPassed(_Event, frozen=True):
    """The banker's side could not declare, so the bank goes to the other side, which declares at its own level."""

    banker: int
    level: str | None


class Stirred(_Event, frozen=True):
    """A seat overcalled after a bury; face down in a hidden stir."""

    bags: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: Bag
    count: int
    trump: Trump | None = None
    """What a pair of the top card names."""


class Revealed(_Event, frozen=True):
    """Declarations that lay face down are turned up; the trump is known to all."""

    trump: Trump
    faults: tuple[int, ...]
    """Seats that stirred out of order, once for each time."""
    points: int
    """What each of those costs."""


class LineNamed(_Event, frozen=True):
    """The banker named the points that the opponents must reach."""

    seat: int
    points: int


class FriendsCalled(_Event, frozen=True):
    """The banker called friends."""

    seat: int
    calls: tuple[Call, ...]


class FriendJoined(_Event, frozen=True):
    """A seat played a called card and joins the banker; the banker's own seat means that the call is spent."""

    seat: int
    call: int
    """Index of the call."""


class TrumpMade(_Event, frozen=True):
    """The declaring is over: trump, banker and level of the deal are fixed."""

    trump: Literal["S", "H", "C", "D", "NT", "?"]
    """``?`` in a view, while declarations are still face down."""
    banker: int
    level: str | None
    how: Literal["declared", "kitty", "named", "fixed"]
    card: Kind | None = None
    """The kitty card that was turned up, where the kitty decided."""


class Redealt(_Event, frozen=True):
    """The deal is void and will be dealt again."""

    reason: Literal["undeclared", "weak_hand"]
    seat: int | None = None
    contested: bool = False
    """Whether the bank is declared for anew."""


class KittyTaken(_Event, frozen=True):
    """A seat took up the kitty."""

    bags: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: Bag


class Buried(_Event, frozen=True):
    """A seat put the kitty down."""

    bags: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: Bag


class ThrowFailed(_Event, frozen=True):
    """A throw that another hand can beat: everyone sees what was attempted."""

    bags: ClassVar[tuple[str, ...]] = ("cards", "choices", "announced")
    seat: int
    cards: Bag
    choices: tuple[Bag, ...]
    """The components of which one is led; several where the next seat chooses."""
    stopper: int | None
    """The seat that stops it, unless the rules hide it."""
    penalty: int
    announced: tuple[Bag, ...] = ()
    """The components as the leader named them, without which the choices could not be found again."""


class Played(_Event, frozen=True):
    """A seat put cards on the table."""

    bags: ClassVar[tuple[str, ...]] = ("cards", "announced")
    seat: int
    cards: Bag
    announced: tuple[Bag, ...] = ()


class TrickTaken(_Event, frozen=True):
    """A trick is complete."""

    seat: int
    points: int


class Proposed(_Event, frozen=True):
    """A seat asks for a take-back or an early finish."""

    seat: int
    what: Literal["take_back", "finish"]
    rest_to: Literal["banker", "opponents"]


class Answered(_Event, frozen=True):
    """A seat agrees or disagrees to the proposal."""

    seat: int
    agree: bool


class TakenBack(_Event, frozen=True):
    """All agreed: the game is again as it was after the first ``length`` events of the log."""

    length: int


class Finished(_Event, frozen=True):
    """All agreed to end the deal: the side named takes every trick that is left."""

    rest_to: Literal["banker", "opponents"]


class Penalized(_Event, frozen=True):
    """The referee moved points from the offender's side, or ended the deal."""

    offender: int
    cards: int
    points: int
    ends_deal: bool


class DealEnded(_Event, frozen=True):
    """The deal is over and settled."""

    bags: ClassVar[tuple[str, ...]] = ("kitty",)
    opponents: int
    """The opponents' total, kitty and penalties included; may be negative."""
    kitty_points: int
    """What the kitty added to it."""
    multiplier: int
    """0 when the kitty was not captured."""
    kitty: Bag
    """The buried cards; 0 in a view that may not see them."""
    bank: Literal["kept", "lost", "contested"]
    banker_steps: int
    opponents_steps: int
    levels: tuple[str | None, ...]
    """Every seat's level from now on."""
    totals: tuple[int, ...]
    """Every seat's score so far in a match that adds up points."""
    next_banker: int | None
    hooked: str | None
    laps: tuple[int, ...]
    """How often each seat has passed the last level."""
    won: tuple[int, ...]
    """The seats that have passed the last level and so won the match."""
    seed: str
    order: tuple[Kind, ...]
    payments: tuple[int, ...] = ()
    """What each seat wins of the stakes; empty without stakes."""
    failures: tuple[int, ...] = ()
    """How often in a row each seat's side has failed at 扛旗; empty where there is none."""
    jumped: bool = False
    """Whether the levels jumped by a pair of the top card or a 510K (炒地皮)."""


class MatchEnded(_Event, frozen=True):
    """The match is over; no winners means a tie."""

    winners: tuple[int, ...]


class TimeCalled(_Event, frozen=True):
    """The time of a timed match is over."""


Event: TypeAlias = (
    MatchStarted
    | DealStarted
    | Declared
    | Passed
    | BidMade
    | AuctionWon
    | BankPassed
    | Stirred
    | Revealed
    | LineNamed
    | FriendsCalled
    | FriendJoined
    | TrumpMade
    | Redealt
    | KittyTaken
    | Buried
    | ThrowFailed
    | Played
    | TrickTaken
    | Proposed
    | Answered
    | TakenBack
    | Finished
    | Penalized
    | DealEnded
    | MatchEnded
    | TimeCalled
)

Plain: TypeAlias = dict[str, Any]
