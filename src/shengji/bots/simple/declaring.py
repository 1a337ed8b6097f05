"""Declaring by rules of thumb: name the suit in which one is long, before the bury or after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias, cast

from shengji.bots.protocol import Candidate
from shengji.bots.reading import all_dealt, is_contested, own_level, trumps
from shengji.cards import SUITS, Bag, hand_size, kinds_at_least, size, suit_of
from shengji.game.actions import Declare, NameTrump, PassDeclaring, Stir
from shengji.game.state import is_blind
from shengji.game.view import View
from shengji.rules.deck import pack
from shengji.rules.tables import TRUMP, Trump, tables
from shengji.text.errors import Term

LONG = 1.1
"""How many times its share of the trumps a seat wants before it declares."""
LONG_CONTESTED = 0.95
"""The same while whoever declares gets the bank."""
LONG_ALONE = 0.4
"""The same where everyone plays alone: the kitty alone is worth having."""
WITHOUT_SUIT = 0.5
"""By how much better it must be for no trump."""
OVERCALL = 0.3
"""By how much better than the declaration that stands an overcall must be; twice that over one's own side."""
REINFORCE = 1.0
"""How many times its share of the trumps a seat wants before it reinforces its own declaration."""
BANK_AT_STAKE = 1.0
"""More for declaring when a side that does not declare loses the bank."""
LONG_STIR = 0.9
"""How many times its share of the new trumps a seat wants before it stirs."""
KITTY_TAKEN = 0.5
"""What it is worth to take up the kitty and bury again."""
OUT_OF_ORDER = 3.0
"""What a declaration out of order costs while all lie face down."""

Showing: TypeAlias = tuple[Bag, Trump | None]
"""Cards, and the trump if they name it."""


def strength(view: View, trump: Trump) -> float:
    """How many times its share of all trumps the seat holds, if a trump is made; a pair counts half a card more."""
    shape = tables(view.rules, own_level(view), trump)
    mask = shape.masks[TRUMP]
    own = view.hand & mask
    held = hand_size(own) + 0.5 * sum(1 for _ in kinds_at_least(own, 2))
    deck = pack(view.rules)
    share = hand_size(view.hand) / max(1, size(deck))
    return held / max(0.5, size(deck & mask) * share)


def trump_of(cards: Bag, named: str | None = None) -> Trump:
    """The trump that a declaration makes."""
    if named is not None:
        return cast("Trump", named)
    suit = suit_of(next(kinds_at_least(cards, 1)))
    return "NT" if suit is None else cast("Trump", SUITS[suit])


def declarings(view: View, options: Sequence[Showing]) -> list[Candidate]:
    """To pass, and every declaration that can be made now."""
    found = [Candidate(PassDeclaring(view.seat), 0.0, Term("bot-why-pass"))]
    standing = view.standing
    for cards, named in options:
        trump = trump_of(cards, named)
        wanted = _wanted(view)
        if trump == "NT":
            wanted += WITHOUT_SUIT
        if not all_dealt(view):
            # Early hands say little.
            wanted += 0.8 * (1.0 - hand_size(view.hand) / max(1, _final_size(view)))
        elif standing is None and not is_contested(view) and view.rules.undeclared == "opponents_take_bank":
            wanted -= BANK_AT_STAKE
        value = against_standing(view, (cards, named), wanted, partial(strength, view)) - _risk(view, cards)
        found.append(Candidate(Declare(view.seat, cards, view.dealt, named), value, Term("bot-why-declare")))
    return found


def against_standing(view: View, shown: Showing, wanted: float, measure: Callable[[Trump], float]) -> float:
    """By how much a trump, as measured, is better than what is wanted, and than the declaration that stands."""
    trump, standing = trump_of(*shown), view.standing
    value = measure(trump) - wanted
    if standing is not None and standing.cards:
        stands = trump_of(standing.cards, standing.trump)
        value = min(value, measure(trump) - measure(stands) - OVERCALL)
        mine = view.seat == standing.seat
        if mine and trump == stands and shown[1] is None:
            value = measure(trump) - REINFORCE
        elif mine or _partners(view, standing.seat):
            value -= OVERCALL
    return value


def _wanted(view: View) -> float:
    """How many times its share of the trumps a seat wants before it declares."""
    if not is_contested(view):
        return LONG
    return LONG_ALONE if view.rules.scoring == "individual" else LONG_CONTESTED


def stirs(view: View, options: Sequence[Showing]) -> list[Candidate]:
    """To pass, and every overcall after the bury.

    It takes the bury away from a seat that may be of the same side, so it must make the hand better by more then; and
    it is never made with too few of the new trumps.
    """
    found = [Candidate(PassDeclaring(view.seat), 0.0, Term("bot-why-no-stir"))]
    before = strength(view, view.trump) if view.trump is not None else 1.0
    with_banker = view.bankers_side[view.seat]
    for cards, named in options:
        trump = trump_of(cards, named)
        after = strength(view, trump) - (WITHOUT_SUIT if trump == "NT" else 0.0)
        gained = after - before + KITTY_TAKEN - (OVERCALL if with_banker else 0.0)
        value = min(gained, after - LONG_STIR) - _risk(view, cards)
        found.append(Candidate(Stir(view.seat, cards, named), value, Term("bot-why-stir")))
    return found


def _risk(view: View, cards: Bag) -> float:
    """What it may cost to show cards while the others' lie face down: they may be out of order.

    A single is, once anyone has shown anything; a pair the less, the higher it stands and the fewer have been shown.
    """
    if not is_blind(view.rules):
        return 0.0
    others = sum(1 for shown in view.declarations if shown.seat != view.seat)
    if not others:
        return 0.0
    if hand_size(cards) == 1:
        return OUT_OF_ORDER
    suit = suit_of(next(kinds_at_least(cards, 1)))
    in_order = 0.8 if suit is None else 0.3 + 0.1 * suit
    # The first to show had a single most of the time.
    return OUT_OF_ORDER * float(1.0 - 0.75 * in_order ** (others - 1))


def _final_size(view: View) -> int:
    return (size(pack(view.rules)) - view.kitty_size) // view.rules.seats


def _partners(view: View, seat: int) -> bool:
    return view.rules.sides == "partners" and (seat - view.seat) % 2 == 0


def namings(view: View) -> list[Candidate]:
    """Every trump that may be named, after an auction or when nobody declared."""
    found = []
    for trump in trumps(view.rules):
        value = strength(view, trump) - WITHOUT_SUIT * (trump == "NT")
        count = hand_size(view.hand & tables(view.rules, own_level(view), trump).masks[TRUMP])
        found.append(Candidate(NameTrump(view.seat, trump), value, Term("bot-why-name", count=count)))
    return found
