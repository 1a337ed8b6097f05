"""Declaring by the trumps that can be expected: those held, and a share of those still to come."""

from __future__ import annotations

from collections.abc import Sequence

from shengji.bots.club.weights import Before
from shengji.bots.protocol import Candidate
from shengji.bots.reading import all_dealt, is_contested, own_level
from shengji.bots.simple import declaring as simple
from shengji.cards import hand_size, kinds_at_least, size
from shengji.game.actions import Declare, PassDeclaring
from shengji.game.state import is_blind
from shengji.game.view import View
from shengji.rules.deck import pack
from shengji.rules.tables import TRUMP, Trump, tables
from shengji.text.errors import Term


def declarings(view: View, options: Sequence[simple.Showing], w: Before) -> list[Candidate]:
    """To pass, and every declaration that can be made now."""
    if is_blind(view.rules) or view.rules.undeclared == "opponents_take_bank":
        return simple.declarings(view, options)
    found = [Candidate(PassDeclaring(view.seat), 0.0, Term("bot-why-pass"))]
    for cards, named in options:
        wanted = w.long_contested if is_contested(view) else w.long
        if simple.trump_of(cards, named) == "NT":
            wanted += simple.WITHOUT_SUIT
        value = simple.against_standing(view, (cards, named), wanted, lambda trump: expected(view, trump, w))
        found.append(Candidate(Declare(view.seat, cards, view.dealt, named), value, Term("bot-why-declare")))
    return found


def expected(view: View, trump: Trump, w: Before) -> float:
    """How many times its share of all trumps the seat can expect to hold in the end; pairs and jokers count more."""
    at = tables(view.rules, own_level(view), trump)
    deck = pack(view.rules)
    mask = at.masks[TRUMP]
    own = view.hand & mask
    held = hand_size(own) + w.pair_counts * sum(1 for _ in kinds_at_least(own, 2))
    highest = [kind for kinds in at.by_step[TRUMP][-3:] for kind in kinds]
    held += w.top_counts * sum(own >> 8 * kind & 0x7F for kind in highest)
    final = max(1, (size(deck) - view.kitty_size) // view.rules.seats)
    now = hand_size(view.hand)
    average = size(deck & mask) * final / max(1, size(deck))
    if not all_dealt(view):
        to_come = average * (final - now) / final
        held += w.to_come * to_come
    return held / max(0.5, average)
