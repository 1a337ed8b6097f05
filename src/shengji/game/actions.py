"""What a seat, the table or the referee may do. ``seat`` is -1 for the table and the referee."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from shengji.cards import Bag, Kind
from shengji.rules.tables import Trump

TABLE = -1
"""The seat number of the table itself (dealing, closing the declaring, calling time) and of the referee."""


class _Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    bags: ClassVar[tuple[str, ...]] = ()
    """Names of the fields that hold a bag of cards or a tuple of bags; they are written as text."""


class Deal(_Action, frozen=True):
    """The table deals: the order of the pack follows from a 256-bit seed in hexadecimal."""

    seed: str
    seat: int = TABLE


class DealOrder(_Action, frozen=True):
    """The table deals a known order of the pack, kitty last: a duplicate board, a record, a test."""

    order: tuple[Kind, ...]
    first_seat: int | None = None
    """Who is dealt the first card; by default the banker, else seat 0."""
    seat: int = TABLE


class Declare(_Action, frozen=True):
    """Show level cards or jokers, when so many cards of the deal are out."""

    bags: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: Bag
    dealt: int = -1
    """Cards dealt to all seats together by now; -1 for all of them."""
    trump: Trump | None = None
    """What a pair of the top card names (炒地皮); other cards name their own."""


class PassDeclaring(_Action, frozen=True):
    """Declare nothing, in turn or after the last card."""

    seat: int


class CloseDeclaring(_Action, frozen=True):
    """The table ends the declaring: the time of grace is over."""

    seat: int = TABLE


class Bid(_Action, frozen=True):
    """Bid in the auction, downwards; 0 passes."""

    seat: int
    points: int


class Stir(_Action, frozen=True):
    """Overcall after a bury (炒底): take up the kitty and bury again."""

    bags: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: Bag
    trump: Trump | None = None
    """What a pair of the top card names."""


class NameLine(_Action, frozen=True):
    """The banker names the points that the opponents must reach."""

    seat: int
    points: int


class Call(msgspec.Struct, frozen=True, array_like=True):
    """A friend called: whoever plays the ``nth`` copy of a card, or, with 0, another copy than the banker's own."""

    kind: Kind
    nth: int


class CallFriends(_Action, frozen=True):
    """The banker calls friends."""

    seat: int
    calls: tuple[Call, ...]


class NameTrump(_Action, frozen=True):
    """The banker's partner names the trump when nobody declared in turn, or the banker after an auction."""

    seat: int
    trump: Trump


class Contest(_Action, frozen=True):
    """A seat with a hand weak enough asks for a new deal (造反)."""

    seat: int


class Bury(_Action, frozen=True):
    """Put as many cards as the kitty has face down."""

    bags: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: Bag


class Play(_Action, frozen=True):
    """Lead or follow; ``announced`` names the components of a throw that could be read in several ways."""

    bags: ClassVar[tuple[str, ...]] = ("cards", "announced")
    seat: int
    cards: Bag
    announced: tuple[Bag, ...] = ()


class Choose(_Action, frozen=True):
    """Choose which beaten component of a failed throw is led."""

    bags: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: Bag


class Propose(_Action, frozen=True):
    """Ask the others to take back the last play or plays, or to end the deal early.

    ``take_back`` returns to the proposer's last own decision. ``finish`` gives all tricks that are left to the side of
    ``rest_to``.
    """

    seat: int
    what: Literal["take_back", "finish"]
    rest_to: Literal["banker", "opponents"] = "banker"


class Answer(_Action, frozen=True):
    """Agree or disagree to the proposal on the table."""

    seat: int
    agree: bool


class Penalize(_Action, frozen=True):
    """The referee penalizes a revoke or a wrong number of cards by a seat (option ``irregularities``)."""

    offender: int
    cards: int
    seat: int = TABLE


class CallTime(_Action, frozen=True):
    """The table calls time: a timed match ends with the deal in progress."""

    seat: int = TABLE


Action: TypeAlias = (
    Deal
    | DealOrder
    | Declare
    | PassDeclaring
    | CloseDeclaring
    | Bid
    | Stir
    | NameLine
    | CallFriends
    | NameTrump
    | Contest
    | Bury
    | Play
    | Choose
    | Propose
    | Answer
    | Penalize
    | CallTime
)
