"""Burying by search: the cards that the rules of thumb would bury, and sets that differ from them by a card or two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import numpy as np

from shengji import sim
from shengji.bots.expert.worlds import GOES_ON
from shengji.bots.reading import legal_bury, tables_of
from shengji.cards import Bag, copies, distinct, hand_size, kinds, one, points
from shengji.game.view import View
from shengji.rules.deck import hand_size as cards_each
from shengji.rules.tables import TRUMP
from shengji.sim import Knowledge, Sampler, Table, Worlds
from shengji.sim.jit import Array

MOST = 40
"""Burials that are compared at most."""


def can_search(view: View) -> bool:
    """Whether the deal goes straight on to the play of tricks with sides that everybody knows."""
    rules = view.rules
    return (
        view.phase == "bury"
        and view.seat == view.banker
        and view.trump is not None
        and rules.sides != "friends"
        and rules.overcall_after_bury == "no"
    )


def burials(view: View, preferred: Sequence[Bag]) -> list[Bag]:
    """The burials to compare, ``preferred`` ones first; each is legal."""
    found = dict.fromkeys(preferred)
    found.update(dict.fromkeys(islice(_voiding(view), 8)))
    for cards in _changed(view, preferred[0]):
        if len(found) >= MOST:
            break
        found.setdefault(cards, None)
    return [cards for cards in found if legal_bury(view, cards)]


def _voiding(view: View) -> Iterator[Bag]:
    """Burials that empty one or two plain suits, filled up with low cards."""
    deal = tables_of(view)
    plain = [view.hand & deal.masks[group] for group in range(TRUMP)]
    suits = sorted((suit for suit in plain if suit), key=hand_size)
    wanted = hand_size(view.hand) - cards_each(view.rules)
    low = sorted(kinds(view.hand), key=lambda kind: (deal.group[kind] == TRUMP, _cost(view, kind), deal.step[kind]))
    for first, suit in enumerate(suits):
        for whole in (suit, *(suit + other for other in suits[first + 1 :])):
            if hand_size(whole) > wanted:
                continue
            chosen = whole
            rest = view.hand - whole
            for kind in low:
                if hand_size(chosen) == wanted:
                    break
                if copies(rest, kind):
                    chosen += one(kind)
                    rest -= one(kind)
            yield chosen


def _cost(view: View, kind: int) -> int:
    return points(one(kind), view.rules.joker_points)


def _changed(view: View, cards: Bag) -> Iterator[Bag]:
    """The same burial with one kind kept and another buried in its place, the likeliest first."""
    deal = tables_of(view)
    rest = view.hand - cards
    trumps = deal.masks[TRUMP]
    entering = sorted(
        (kind for kind, _ in distinct(rest & ~trumps)),
        key=lambda kind: (_cost(view, kind), hand_size(view.hand & deal.masks[deal.group[kind]]), deal.step[kind]),
    )
    leaving = sorted((kind for kind, _ in distinct(cards)), key=lambda kind: (-_cost(view, kind), -deal.step[kind]))
    pairs = [
        (rank_in + rank_out, kept, buried)
        for rank_in, buried in enumerate(entering)
        for rank_out, kept in enumerate(leaving)
    ]
    for _, kept, buried in sorted(pairs):
        yield cards - one(kept) + one(buried)


class ImaginedBurials:
    """What burials come to in deals that the banker thinks possible, its own first lead being a rule of thumb's."""

    def __init__(self, view: View, first: Bag) -> None:
        """Raises :class:`shengji.sim.UnsupportedRules` or :class:`shengji.sim.ImpossiblePosition`."""
        assert view.trump is not None
        rules, seat = view.rules, view.seat
        table = Table(
            rules=rules,
            level=view.level,
            trump=view.trump,
            banker=seat,
            turn=seat,
            leader=seat,
            sides=view.bankers_side,
        )
        each = cards_each(rules)
        shown = [0] * rules.seats
        for declared in view.declarations:
            if declared.seat != seat:
                for kind, number in distinct(declared.cards):
                    shown[declared.seat] += one(kind, max(0, number - copies(shown[declared.seat], kind)))
        self.of_banker = True
        self._seat, self._hand = seat, view.hand
        self._sampler = Sampler(
            Knowledge(
                table=table,
                seat=seat,
                hand=view.hand - first,
                sizes=(each,) * rules.seats,
                played=0,
                kitty=first,
                shown=tuple(shown),
            )
        )

    def totals(self, candidates: Sequence[Bag], number: int, seed: int) -> Array:
        """The opponents' totals after each burial in so many fresh deals, by deal and burial."""
        drawn = self._sampler.draw(number, seed=seed)
        tables = [
            Worlds(drawn.table, sim.with_cards(drawn, self._seat, self._hand - cards, cards)) for cards in candidates
        ]
        return np.stack(sim.play_on(tables, seed=seed, policy=GOES_ON), axis=1)
