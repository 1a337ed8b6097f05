"""Burying by rules of thumb: low cards without points, and short suits whole, so that they can be ruffed."""

from __future__ import annotations

from itertools import combinations

from shengji.bots.protocol import Candidate
from shengji.bots.reading import legal_bury, tables_of
from shengji.cards import CARD_POINTS, SMALL_JOKER, Bag, Kind, bag, copies, hand_size, kinds, size
from shengji.game.actions import Bury
from shengji.game.view import View
from shengji.rules.deck import pack
from shengji.rules.tables import TRUMP, Tables
from shengji.text.errors import Term

VOID = 6.0
"""What it is worth to have no card of a suit."""
POINTS = 0.6
"""What each point in the kitty costs."""
LAST_TIMES = 2.0
"""By how much the last trick multiplies the kitty at the least."""
LAST_AT_ONE, LAST_BY_TRUMPS = 0.25, 0.6
"""The chance of winning the last trick with an average number of trumps, and more for each further such number."""
TRUMP_KEPT = 12.0
"""What a trump is worth at the least."""


def burials(view: View, also: Bag = 0, by_trumps: float = LAST_BY_TRUMPS) -> list[Candidate]:
    """The best bury for each set of suits that could be cleared whole, one of the fewest points, and ``also``.

    ``by_trumps`` says how much more a long trump suit counts on the last trick, in place of :data:`LAST_BY_TRUMPS`.
    """
    tables = tables_of(view)
    number = view.rules.kitty
    hand = view.hand
    each = _point_cost(view, tables, by_trumps)
    costs = {kind: _cost(view, tables, kind, each) for kind in kinds(hand)}
    order = sorted(kinds(hand), key=lambda kind: costs[kind])
    found: dict[Bag, Candidate] = {}
    suits = [mask for group, mask in enumerate(tables.masks) if group != TRUMP and hand & mask]

    def consider(cards: Bag) -> None:
        voids = sum(1 for mask in suits if not (hand - cards) & mask)
        value = VOID * voids - sum(costs[kind] for kind in kinds(cards))
        found[cards] = Candidate(Bury(view.seat, cards), value, Term("bot-why-bury", voids=voids))

    for cleared in (chosen for most in range(len(suits) + 1) for chosen in combinations(suits, most)):
        whole = hand & sum(cleared)
        if hand_size(whole) > number:
            continue
        rest = [kind for kind in order if not copies(whole, kind)]
        consider(whole + bag(rest[: number - hand_size(whole)]))
    if also:
        consider(also)
    legal = [candidate for cards, candidate in found.items() if legal_bury(view, cards)]
    if legal:
        return legal
    fewest = sorted(order, key=lambda kind: _points(view, kind))
    return [Candidate(Bury(view.seat, bag(fewest[:number])), 0.0, Term("bot-why-bury", voids=0))]


def _points(view: View, kind: Kind) -> int:
    return CARD_POINTS[kind] if kind < SMALL_JOKER else view.rules.joker_points


def _point_cost(view: View, tables: Tables, by_trumps: float) -> float:
    """What each buried point costs: less than nothing for a seat that gains by them and expects the last trick."""
    alone = view.rules.scoring == "individual"
    if (view.bankers_side[view.seat] and not alone) or view.rules.kitty_none:
        return POINTS
    trumps = pack(view.rules) & tables.masks[TRUMP]
    share = hand_size(view.hand & tables.masks[TRUMP]) * view.rules.seats / max(1, size(trumps))
    last = min(0.8, max(0.1, LAST_AT_ONE + by_trumps * (share - 1.0)))
    return POINTS - LAST_TIMES * (last - (1.0 - last) * (1.0 / (view.rules.seats - 1) if alone else 0.0))


def _cost(view: View, tables: Tables, kind: Kind, point: float) -> float:
    """What it costs to bury a card, each of its points at a cost."""
    group, step = tables.group[kind], tables.step[kind]
    cost = point * _points(view, kind)
    if group == TRUMP:
        return cost + TRUMP_KEPT + 0.3 * step
    from_top = tables.spans[group] - 1 - step
    cost += 0.15 * step + (9.0, 3.5, 1.5)[from_top] if from_top < 3 else 0.15 * step
    number = copies(view.hand, kind)
    if number > 1:
        cost += (1.0 + 0.3 * step) * (number - 1)
    return cost
