"""The immutable state of a match and of the deal in progress, and what follows from it."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

import msgspec

from shengji.cards import Bag, Kind, points
from shengji.rules.declaring import DeclaringState
from shengji.rules.mechanics import trick_rule
from shengji.rules.powers import Power
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Tables, Trump, tables
from shengji.rules.trick_rule import Lead, TrickRule

PhaseName: TypeAlias = Literal["dealing", "in_turn", "fixed", "bury", "play", "choose", "over"]


class Trick(msgspec.Struct, frozen=True):
    """A completed trick."""

    leader: int
    plays: tuple[Bag, ...]
    """In play order, the leader's first."""
    winner: int
    """The seat that took it."""
    points: int


class Deal(msgspec.Struct, frozen=True):
    """A deal in progress, or just over."""

    number: int
    attempt: int
    first_seat: int
    order: tuple[Kind, ...]
    """The pack in dealing order, the kitty last."""
    seed: str
    commitment: str
    hands: tuple[Bag, ...]
    """Cards of each seat, all that it will be dealt included; while cards are dealt see :func:`dealt_hand`."""
    kitty: Bag
    """The kitty: before it is taken, and again once it has been buried."""
    banker: int | None
    level: str | None
    trump: Trump | None
    phase: PhaseName
    declaring: DeclaringState
    dealt: int
    """Cards dealt to all seats when the last declaration was made."""
    passes: int
    """Seats that have passed in a row while declaring in turn, or since the last card."""
    contests: int
    """How often a weak hand has had the deal dealt again."""
    contested: bool
    """Whether the bank is won by declaring."""
    turn: int
    """The seat that must act; -1 when nobody in particular must."""
    tricks: tuple[Trick, ...]
    leader: int
    plays: tuple[Bag, ...]
    """The trick in progress, in play order."""
    lead: Lead | None
    winning: int
    """The seat that wins the trick in progress; -1 without one."""
    power: Power
    attempted: Bag
    """The throw that failed in this trick; 0 for none."""
    choices: tuple[Bag, ...]
    """The components between which a failed throw leaves a choice."""
    taken: tuple[int, ...]
    """Points in the tricks that each seat has taken."""
    penalties: tuple[int, ...]
    """Points that each seat has lost to the other side."""
    stopped: Literal["", "agreed_banker", "agreed_opponents", "fault"]
    """Why the deal ended before its last card, if it did."""
    offender: int
    """The seat whose fault ended the deal; -1 for none."""


class Proposal(msgspec.Struct, frozen=True):
    """A take-back or an early finish that waits for the others' consent."""

    seat: int
    what: Literal["take_back", "finish"]
    rest_to: Literal["banker", "opponents"]
    agreed: tuple[int, ...]
    length: int
    """For a take-back, the length of the log to which it returns."""


class Game(msgspec.Struct, frozen=True):
    """A match: everything that its events have led to."""

    rules: RuleSet
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    """Level of each seat."""
    laps: tuple[int, ...]
    totals: tuple[int, ...]
    """Score of each seat in a match that adds up points."""
    banker: int | None
    """The banker of the next deal, ``None`` when the bank is declared for."""
    deals: int
    """Deals begun."""
    attempt: int
    """How often the next deal has been dealt again already."""
    contests: int
    deal: Deal | None
    proposal: Proposal | None
    time_called: bool
    won: tuple[int, ...]
    """The seats that have passed the last level."""
    winners: tuple[int, ...] | None
    """``None`` while the match goes on; empty for a tie."""
    length: int
    """Number of events that led here; it is the ``seq`` of the next one."""
    decisions: tuple[tuple[int, int], ...]
    """For each decision of a seat in this deal: the seat, and the length of the log before it."""

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.winners is not None


def current(game: Game) -> Deal:
    """The deal in progress; there must be one."""
    assert game.deal is not None
    return game.deal


def side_of(rules: RuleSet, seat: int) -> int:
    """The side of a seat where sides are fixed: partners sit at every other seat, alone everyone is a side."""
    return seat % 2 if rules.sides == "partners" else seat


def on_bankers_side(game: Game, seat: int) -> bool:
    """Whether a seat belongs to the banker's side in this deal."""
    banker = current(game).banker
    return banker is not None and side_of(game.rules, seat) == side_of(game.rules, banker)


def tables_of(game: Game) -> Tables:
    """The tables of the deal in progress, once trump is known."""
    deal = current(game)
    assert deal.trump is not None
    return tables(game.rules, deal.level, deal.trump)


def rule_of(game: Game) -> TrickRule:
    """The trick rule of the deal in progress, once trump is known."""
    return trick_rule(tables_of(game))


def cards_to_deal(game: Game) -> int:
    """Cards that all seats together are dealt."""
    return len(current(game).order) - game.rules.kitty


def dealt_hand(game: Game, seat: int, dealt: int) -> Bag:
    """What a seat has been dealt when ``dealt`` cards are out."""
    deal = current(game)
    seats = game.rules.seats
    total = 0
    for kind in deal.order[(seat - deal.first_seat) % seats : min(dealt, cards_to_deal(game)) : seats]:
        total += 1 << 8 * kind
    return total


def opponents_points(game: Game) -> int:
    """The opponents' points so far: what they have taken, and penalties of either side; may be negative."""
    deal = current(game)
    total = 0
    for seat in range(game.rules.seats):
        if on_bankers_side(game, seat):
            total += deal.penalties[seat]
        else:
            total += deal.taken[seat] - deal.penalties[seat]
    return total


def trick_points(game: Game, plays: tuple[Bag, ...]) -> int:
    """Points in the plays of a trick."""
    joker_points = game.rules.joker_points
    return sum(points(cards, joker_points) for cards in plays)


def phase_after_dealing(rules: RuleSet) -> PhaseName:
    """The phase in which trump is made (option ``declare_when``)."""
    return cast("PhaseName", {"while_dealing": "dealing", "in_turn": "in_turn", "fixed": "fixed"}[rules.declare_when])
