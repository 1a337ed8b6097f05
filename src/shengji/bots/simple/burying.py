"""Burying by rules of thumb: low cards without points, and short suits whole, so that they can be ruffed."""

from __future__ import annotations

from itertools import combinations

from shengji.bots.protocol import Candidate
from shengji.bots.reading import legal_bury, tables_of
from shengji.cards import CARD_POINTS, SMALL_JOKER, Kind, bag, copies, hand_size, kinds
from shengji.game.actions import Bury
from shengji.game.view import View
from shengji.rules.tables import TRUMP, Tables
from shengji.text.errors import Term

VOID = 6.0
"""What it is worth to have no card of a suit."""
POINTS = 0.6
"""What each point in the kitty costs."""
TRUMP_KEPT = 12.0
"""What a trump is worth at the least."""


def burials(view: View) -> list[Candidate]:
    """The best bury for each set of suits that could be cleared out whole, and one of the fewest points."""
    tables = tables_of(view)
    number = view.rules.kitty
    hand = view.hand
    costs = {kind: _cost(view, tables, kind) for kind in kinds(hand)}
    order = sorted(kinds(hand), key=lambda kind: costs[kind])
    found = {}
    suits = [mask for group, mask in enumerate(tables.masks) if group != TRUMP and hand & mask]
    for cleared in (chosen for most in range(len(suits) + 1) for chosen in combinations(suits, most)):
        whole = hand & sum(cleared)
        if hand_size(whole) > number:
            continue
        rest = [kind for kind in order if not copies(whole, kind)]
        cards = whole + bag(rest[: number - hand_size(whole)])
        voids = sum(1 for mask in suits if not (hand - cards) & mask)
        value = VOID * voids - sum(costs[kind] for kind in kinds(cards))
        found[cards] = Candidate(Bury(view.seat, cards), value, Term("bot-why-bury", voids=voids))
    legal = [candidate for cards, candidate in found.items() if legal_bury(view, cards)]
    if legal:
        return legal
    fewest = sorted(order, key=lambda kind: _points(view, kind))
    return [Candidate(Bury(view.seat, bag(fewest[:number])), 0.0, Term("bot-why-bury", voids=0))]


def _points(view: View, kind: Kind) -> int:
    return CARD_POINTS[kind] if kind < SMALL_JOKER else view.rules.joker_points


def _cost(view: View, tables: Tables, kind: Kind) -> float:
    """What it costs to bury a card."""
    group, step = tables.group[kind], tables.step[kind]
    cost = POINTS * _points(view, kind)
    if group == TRUMP:
        return cost + TRUMP_KEPT + 0.3 * step
    from_top = tables.spans[group] - 1 - step
    cost += 0.15 * step + (9.0, 3.5, 1.5)[from_top] if from_top < 3 else 0.15 * step
    number = copies(view.hand, kind)
    if number > 1:
        cost += (1.0 + 0.3 * step) * (number - 1)
    return cost
