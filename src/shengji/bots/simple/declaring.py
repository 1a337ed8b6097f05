"""Declaring by rules of thumb: name the suit in which one is long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, get_args

from shengji.bots.protocol import Candidate
from shengji.bots.reading import all_dealt, is_contested, own_level
from shengji.cards import SUITS, Bag, hand_size, kinds_at_least, size, suit_of
from shengji.game.actions import Declare, NameTrump, PassDeclaring
from shengji.game.view import View
from shengji.rules.deck import pack
from shengji.rules.tables import TRUMP, Trump, tables
from shengji.text.errors import Term

LONG = 1.1
"""How many times its share of the trumps a seat wants before it declares."""
LONG_CONTESTED = 0.95
"""The same while whoever declares gets the bank."""
WITHOUT_SUIT = 0.5
"""By how much better it must be for no trump."""
OVERCALL = 0.3
"""By how much better than the declaration that stands an overcall must be."""


def strength(view: View, trump: Trump) -> float:
    """How many times its share of all trumps the seat holds, if a trump is made; a pair counts half a card more."""
    shape = tables(view.rules, own_level(view), trump)
    mask = shape.masks[TRUMP]
    own = view.hand & mask
    held = hand_size(own) + 0.5 * sum(1 for _ in kinds_at_least(own, 2))
    deck = pack(view.rules)
    share = hand_size(view.hand) / max(1, size(deck))
    return held / max(0.5, size(deck & mask) * share)


def _trump_of(cards: Bag) -> Trump:
    suit = suit_of(next(kinds_at_least(cards, 1)))
    return "NT" if suit is None else cast("Trump", SUITS[suit])


def declarings(view: View, options: Sequence[Bag]) -> list[Candidate]:
    """To pass, and every declaration that can be made now."""
    found = [Candidate(PassDeclaring(view.seat), 0.0, Term("bot-why-pass"))]
    standing = view.standing
    for cards in options:
        trump = _trump_of(cards)
        wanted = LONG_CONTESTED if is_contested(view) else LONG
        if trump == "NT":
            wanted += WITHOUT_SUIT
        if not all_dealt(view):
            # Early hands say little.
            wanted += 0.8 * (1.0 - hand_size(view.hand) / max(1, _final_size(view)))
        value = strength(view, trump) - wanted
        if standing is not None and standing.cards:
            value = min(value, strength(view, trump) - strength(view, _trump_of(standing.cards)) - OVERCALL)
            friendly = view.seat == standing.seat or _partners(view, standing.seat)
            if view.seat == standing.seat and trump == _trump_of(standing.cards):
                value = strength(view, trump) - 1.0
            elif friendly:
                value -= OVERCALL
        found.append(Candidate(Declare(view.seat, cards, view.dealt), value, Term("bot-why-declare")))
    return found


def _final_size(view: View) -> int:
    return (size(pack(view.rules)) - view.kitty_size) // view.rules.seats


def _partners(view: View, seat: int) -> bool:
    return view.rules.sides == "partners" and (seat - view.seat) % 2 == 0


def namings(view: View) -> list[Candidate]:
    """Every trump that may be named when nobody declared."""
    return [
        Candidate(
            NameTrump(view.seat, trump), strength(view, trump) - WITHOUT_SUIT * (trump == "NT"), Term("bot-why-name")
        )
        for trump in get_args(Trump)
        if trump != "NT" or view.rules.no_trump == "allowed"
    ]
