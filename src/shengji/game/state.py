"""The immutable state of a match and of the deal in progress, and what follows from it."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

import msgspec

from shengji.cards import Bag, Kind, points
from shengji.game.actions import Call
from shengji.rules.declaring import DeclaringState
from shengji.rules.mechanics import trick_rule
from shengji.rules.powers import Power
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Tables, Trump, tables
from shengji.rules.trick_rule import Lead, TrickRule

PhaseName: TypeAlias = Literal[
    "dealing", "in_turn", "auction", "name", "fixed", "bury", "stir", "line", "call", "play", "choose", "over"
]


class Trick(msgspec.Struct, frozen=True):
    """A completed trick."""

    leader: int
    plays: tuple[Bag, ...]
    """In play order, the leader's first."""
    winner: int
    """The seat that took it."""
    points: int
    components: tuple[Bag, ...] = ()
    """The components of the lead as it was read."""
    attempted: Bag = 0
    """The throw that failed in this trick; 0 for none."""


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal in progress, or just over."""

    rules: RuleSet
    """The rules of this deal; they differ from the match's at special levels."""
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
    trump: Trump | None = None
    phase: PhaseName
    declaring: DeclaringState = DeclaringState()
    dealt: int = 0
    """Cards dealt to all seats when the last declaration was made."""
    passed: tuple[int, ...] = ()
    """Seats that have passed since the last declaration, in the order in which they did; each once."""
    contests: int = 0
    """How often a weak hand has had the deal dealt again."""
    contested: bool = False
    """Whether the bank is won by declaring."""
    turn: int = -1
    """The seat that must act; -1 when nobody in particular must."""
    tricks: tuple[Trick, ...] = ()
    leader: int = -1
    plays: tuple[Bag, ...] = ()
    """The trick in progress, in play order."""
    lead: Lead | None = None
    winning: int = -1
    """The seat that wins the trick in progress; -1 without one."""
    power: Power = ()
    attempted: Bag = 0
    """The throw that failed in this trick; 0 for none."""
    choices: tuple[Bag, ...] = ()
    """The components between which a failed throw leaves a choice."""
    taken: tuple[int, ...]
    """Points in the tricks that each seat has taken."""
    penalties: tuple[int, ...]
    """Points that each seat has lost to the other side."""
    stopped: Literal["", "agreed_banker", "agreed_opponents", "fault"] = ""
    """Why the deal ended before its last card, if it did."""
    offender: int = -1
    """The seat whose fault ended the deal; -1 for none."""
    burier: int = -1
    """The seat that buried last and so knows the kitty; -1 before."""
    buries: tuple[tuple[int, Bag], ...] = ()
    """Who has buried and what, in order; several where the kitty has gone round (炒底)."""
    bids: tuple[tuple[int, int], ...] = ()
    """Seats and points of the auction in order; 0 points is a pass."""
    line: int | None = None
    """The points that the opponents must reach, where they were bid or named."""
    bank_passed: bool = False
    """Whether the bank has gone to the other side because the banker's could not declare."""
    calls: tuple[Call, ...] = ()
    seen: tuple[int, ...] = ()
    """For each call, how many copies that count have been played."""
    joined: tuple[int, ...] = ()
    """For each call, the seat that answered it; -1 while it is open."""
    faults: tuple[int, ...] = ()
    """Seats that declared or stirred out of order while declarations lay face down, once for each time."""
    revealed: bool = True
    """Whether declarations lie face up."""

    @property
    def passes(self) -> int:
        """How many seats have passed since the last declaration."""
        return len(self.passed)


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
    balances: tuple[int, ...]
    """What each seat has won or lost of the stakes, starting from ``stake_start``."""
    failures: tuple[int, ...]
    """How often in a row each seat's side has failed at 扛旗."""
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


def rules_of(game: Game) -> RuleSet:
    """The rules of the deal in progress."""
    return current(game).rules


def side_of(rules: RuleSet, seat: int) -> int:
    """The side of a seat in a match: partners sit at every other seat; else everyone is for themselves."""
    return seat % 2 if rules.sides == "partners" else seat


def on_bankers_side(game: Game, seat: int) -> bool:
    """Whether a seat belongs to the banker's side in this deal."""
    deal = current(game)
    if deal.banker is None:
        return False
    if seat == deal.banker or seat in deal.joined:
        return True
    return deal.rules.sides == "partners" and (seat - deal.banker) % 2 == 0


def tables_of(game: Game) -> Tables:
    """The tables of the deal in progress, once trump is known."""
    deal = current(game)
    assert deal.trump is not None
    return tables(deal.rules, deal.level, deal.trump)


def rule_of(game: Game) -> TrickRule:
    """The trick rule of the deal in progress, once trump is known."""
    return trick_rule(tables_of(game))


def cards_to_deal(game: Game) -> int:
    """Cards that all seats together are dealt."""
    deal = current(game)
    return len(deal.order) - deal.rules.kitty


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


def is_face_down(game: Game) -> bool:
    """Whether declarations of the deal still lie face down (暗亮, 暗炒)."""
    deal = game.deal
    return deal is not None and not deal.revealed and deal.phase != "over"


def is_blind(rules: RuleSet) -> bool:
    """Whether seats declare and stir without seeing what has been declared (暗炒)."""
    return rules.overcall_after_bury == "hidden"


def phase_after_dealing(rules: RuleSet) -> PhaseName:
    """The phase in which trump is made (option ``declare_when``)."""
    return cast("PhaseName", {"while_dealing": "dealing"}.get(rules.declare_when, rules.declare_when))


def phase_after_bury(deal: Deal) -> PhaseName:
    """What follows once the kitty lies: stirring, the banker's line, the call for friends, or play."""
    rules = deal.rules
    if deal.phase == "bury" and rules.overcall_after_bury != "no" and (rules.stir_first_deal or not deal.contested):
        return "stir"
    if deal.phase in ("bury", "stir") and rules.banker_names_line:
        return "line"
    if deal.phase in ("bury", "stir", "line") and friend_calls(rules):
        return "call"
    return "play"


def friend_calls(rules: RuleSet) -> int:
    """How many friends the banker calls: as many as make the banker's side the smaller half, unless the rules say."""
    if rules.sides != "friends":
        return 0
    return rules.friend_calls or max(1, rules.seats // 2 - 1)
