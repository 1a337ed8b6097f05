"""Burying by rules of thumb: low cards without points, and short suits whole, so that they can be ruffed."""

from __future__ import annotations

from itertools import combinations

from shengji.bots.club.weights import Weights
from shengji.bots.protocol import Candidate
from shengji.bots.reading import legal_bury, tables_of
from shengji.cards import CARD_POINTS, SMALL_JOKER, Bag, Kind, bag, copies, hand_size, kinds, size
from shengji.game.actions import Bury
from shengji.game.view import View
from shengji.rules.deck import pack
from shengji.rules.tables import TRUMP, Tables
from shengji.text.errors import Term

LAST_TIMES = 2.0
"""By how much the last trick multiplies the kitty at the least."""
LAST_AT_ONE, LAST_BY_TRUMPS = 0.25, 0.45
"""The chance of winning the last trick with an average number of trumps, and more for each further such number."""


def burials(view: View, w: Weights, also: Bag = 0) -> list[Candidate]:
    """The best bury for each set of suits that could be cleared whole, one of the fewest points, and ``also``."""
    tables = tables_of(view)
    number = view.rules.kitty
    hand = view.hand
    each = _point_cost(view, tables, w)
    costs = {kind: _cost(view, tables, kind, each, w) for kind in kinds(hand)}
    order = sorted(kinds(hand), key=lambda kind: costs[kind])
    found: dict[Bag, Candidate] = {}
    suits = [mask for group, mask in enumerate(tables.masks) if group != TRUMP and hand & mask]

    def consider(cards: Bag) -> None:
        voids = sum(1 for mask in suits if not (hand - cards) & mask)
        value = w.bury_void * voids - sum(costs[kind] for kind in kinds(cards))
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


def _point_cost(view: View, tables: Tables, w: Weights) -> float:
    """What each buried point costs: less than nothing for a seat that gains by them and expects the last trick."""
    alone = view.rules.scoring == "individual"
    if (view.bankers_side[view.seat] and not alone) or view.rules.kitty_none:
        return w.bury_points
    trumps = pack(view.rules) & tables.masks[TRUMP]
    share = hand_size(view.hand & tables.masks[TRUMP]) * view.rules.seats / max(1, size(trumps))
    last = min(0.8, max(0.1, LAST_AT_ONE + LAST_BY_TRUMPS * (share - 1.0)))
    return w.bury_points - LAST_TIMES * (last - (1.0 - last) * (1.0 / (view.rules.seats - 1) if alone else 0.0))


def _cost(view: View, tables: Tables, kind: Kind, point: float, w: Weights) -> float:
    """What it costs to bury a card, each of its points at a cost."""
    group, step = tables.group[kind], tables.step[kind]
    cost = point * _points(view, kind)
    if group == TRUMP:
        return cost + w.bury_trump + w.bury_top * step
    from_top = tables.spans[group] - 1 - step
    cost += w.bury_step * step
    if from_top < 3:
        cost += (w.bury_ace, w.bury_second, w.bury_third)[from_top]
    number = copies(view.hand, kind)
    if number > 1:
        cost += (w.bury_pair + w.bury_pair_step * step) * (number - 1)
    return cost
