"""What a seat may see: the redacted state for players and bots, and redacted events for logs and clients."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from shengji.cards import Bag, Kind, hand_size
from shengji.game import events as e
from shengji.game.actions import Call
from shengji.game.state import (
    Deal,
    Game,
    PhaseName,
    Proposal,
    Trick,
    cards_to_deal,
    dealt_hand,
    is_blind,
    is_face_down,
    on_bankers_side,
    opponents_points,
    rules_of,
)
from shengji.rules.declaring import Declaration
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Trump
from shengji.rules.trick_rule import Lead

SPECTATOR = -2
"""The seat number of someone who sees no hand at all."""


class View(msgspec.Struct, frozen=True):
    """A moment of a game as one seat sees it; bots and clients get nothing else."""

    seat: int
    """The viewer, or :data:`SPECTATOR`."""
    rules: RuleSet
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    laps: tuple[int, ...]
    totals: tuple[int, ...]
    number: int
    phase: PhaseName
    actors: tuple[int, ...]
    """The seats that may act; the first is the one that everybody waits for."""
    banker: int | None
    level: str | None
    trump: Trump | None
    """``None`` while it is not known, to anyone or to this seat."""
    first_seat: int
    dealt: int
    """Cards dealt to all seats together so far."""
    hand: Bag
    hand_sizes: tuple[int, ...]
    declarations: tuple[Declaration, ...]
    """In order; cards 0 where the declaration is face down for this seat."""
    standing: Declaration | None
    """The declaration that counts; ``None`` without one, and while nobody can tell which of several does (暗炒)."""
    passed: tuple[int, ...]
    """Seats that have passed since the last declaration, in the order in which they did; each once."""
    kitty_size: int
    buried: Bag
    """The buried cards, for the seat that buried them; else 0."""
    tricks: tuple[Trick, ...]
    leader: int
    plays: tuple[Bag, ...]
    lead: Lead | None
    """The first play of the trick in progress as it was read, its announced components included."""
    winning: int
    """The seat that is winning the trick in progress; -1 without one."""
    attempted: Bag
    choices: tuple[Bag, ...]
    taken: tuple[int, ...]
    penalties: tuple[int, ...]
    opponents_points: int
    bankers_side: tuple[bool, ...]
    """For each seat whether it is known to be of the banker's side."""
    bids: tuple[tuple[int, int], ...]
    """Seats and points of the auction; 0 points is a pass."""
    line: int | None
    """The points that the opponents must reach, where they were bid or named."""
    calls: tuple[Call, ...]
    """The friends that the banker called."""
    joined: tuple[int, ...]
    """For each call, the seat that answered it; -1 while it is open."""
    seen: tuple[int, ...]
    """For each call, how many copies that count have been played."""
    burier: int
    """The seat that buried last; -1 before."""
    contested: bool
    """Whether the bank of this deal is won by declaring."""
    face_down: bool
    """Whether declarations still lie face down."""
    balances: tuple[int, ...]
    proposal: Proposal | None
    winners: tuple[int, ...] | None
    buries: tuple[tuple[int, Bag], ...] = ()
    """Who has buried, in order, and what the viewer has; 0 for the cards of others. Empty where it is not known."""

    @property
    def passes(self) -> int:
        """How many seats have passed since the last declaration."""
        return len(self.passed)


def view(game: Game, seat: int, dealt: int | None = None) -> View:
    """The game as a seat sees it; while cards are dealt, when ``dealt`` of them are out (by default all).

    There must have been a deal.
    """
    from shengji.game.engine import actors

    deal = game.deal
    assert deal is not None, "there is nothing to see before the first deal"
    dealing = deal.phase == "dealing"
    out = cards_to_deal(game) if dealt is None or not dealing else max(dealt, deal.dealt)
    face_down = is_face_down(game)
    return View(
        seat=seat,
        rules=deal.rules,
        names=game.names,
        levels=game.levels,
        laps=game.laps,
        totals=game.totals,
        number=deal.number,
        phase=deal.phase,
        actors=_actors_seen(actors(game), seat, deal.phase),
        banker=deal.banker,
        level=deal.level,
        trump=None if face_down and not _knows_trump(deal, seat) else deal.trump,
        first_seat=deal.first_seat,
        dealt=out,
        hand=_hand(game, deal, seat, out),
        hand_sizes=_sizes(game, deal, out),
        declarations=tuple(_seen(shown, seat, face_down) for shown in deal.declaring.history),
        standing=_standing_seen(deal, seat, face_down),
        passed=deal.passed,
        kitty_size=rules_of(game).kitty,
        buried=deal.kitty if seat == _burier(deal) else 0,
        tricks=deal.tricks,
        leader=deal.leader,
        plays=deal.plays,
        lead=deal.lead,
        winning=deal.winning,
        attempted=deal.attempted,
        choices=deal.choices,
        taken=deal.taken,
        penalties=deal.penalties,
        opponents_points=opponents_points(game) if deal.banker is not None else 0,
        bankers_side=tuple(on_bankers_side(game, other) for other in range(rules_of(game).seats)),
        bids=deal.bids,
        line=deal.line,
        calls=deal.calls,
        joined=deal.joined,
        seen=deal.seen,
        burier=deal.burier,
        contested=deal.contested,
        face_down=face_down,
        balances=game.balances,
        proposal=game.proposal,
        winners=game.winners,
        buries=tuple((by, cards if by == seat else 0) for by, cards in deal.buries),
    )


def _actors_seen(acting: tuple[int, ...], seat: int, phase: PhaseName) -> tuple[int, ...]:
    """While the banker buries, that another seat may ask for a new deal would tell that its hand is weak."""
    return tuple(other for other in acting if other in (acting[0], seat)) if phase == "bury" else acting


def _hand(game: Game, deal: Deal, seat: int, dealt: int) -> Bag:
    if seat < 0:
        return 0
    return dealt_hand(game, seat, dealt) if deal.phase == "dealing" else deal.hands[seat]


def _sizes(game: Game, deal: Deal, dealt: int) -> tuple[int, ...]:
    if deal.phase != "dealing":
        return tuple(hand_size(hand) for hand in deal.hands)
    return tuple(hand_size(dealt_hand(game, seat, dealt)) for seat in range(rules_of(game).seats))


def _burier(deal: Deal) -> int | None:
    """The seat that knows the cards that lie in the kitty."""
    return deal.burier if deal.burier >= 0 and deal.kitty else None


def _knows_trump(deal: Deal, seat: int) -> bool:
    standing = deal.declaring.standing
    return standing is not None and standing.seat == seat and not _undecided(deal)


def _undecided(deal: Deal) -> bool:
    """Whether nobody can tell which of several declarations stands (暗炒): it would tell of cards face down."""
    return is_blind(deal.rules) and len(deal.declaring.history) > 1


def _standing_seen(deal: Deal, seat: int, face_down: bool) -> Declaration | None:
    standing = deal.declaring.standing
    if standing is None or (face_down and _undecided(deal)):
        return None
    return _seen(standing, seat, face_down)


def _seen(shown: Declaration, seat: int, face_down: bool) -> Declaration:
    return Declaration(shown.seat, 0) if face_down and shown.seat != seat else shown


def redact(event: e.Event, seat: int, after: Game) -> e.Event:
    """An event as a seat sees it, given the state after it: without any card hidden from that seat."""
    match event:
        case e.DealStarted():
            return replace(event, order=(), seed="")
        case e.KittyTaken() | e.Buried() if event.seat != seat:
            return replace(event, cards=0)
        case e.Declared() | e.Stirred() if event.seat != seat and is_face_down(after):
            return replace(event, cards=0, trump=None)
        case e.TrumpMade() if after.deal is not None and is_face_down(after) and not _knows_trump(after.deal, seat):
            return replace(event, trump="?", card=None)
        case e.DealEnded():
            return event if _kitty_shown(after, event, seat) else replace(event, kitty=0, order=(), seed="")
        case _:
            return event


def _kitty_shown(game: Game, event: e.DealEnded, seat: int) -> bool:
    """Whether the kitty is turned up for a seat after the deal (option ``kitty_reveal``)."""
    deal = game.deal
    assert deal is not None
    match rules_of(game).kitty_reveal:
        case "all":
            return True
        case "captors":
            return seat == deal.burier or (event.multiplier > 0 and seat >= 0 and not on_bankers_side(game, seat))
        case _:
            return seat == deal.burier


def dealt_cards(game: Game, seat: int, since: int, until: int) -> tuple[Kind, ...]:
    """The cards that a seat is dealt between two numbers of cards out, in order; for clients that show the dealing."""
    deal = game.deal
    assert deal is not None
    total = min(until, cards_to_deal(game))
    seats = rules_of(game).seats
    return tuple(deal.order[place] for place in range(since, total) if (deal.first_seat + place) % seats == seat)
