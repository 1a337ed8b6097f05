"""The plays among which a search chooses: many, each different in what it can come to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random

from shengji.bots.club.memory import CardMemory
from shengji.cards import CARD_POINTS, SMALL_JOKER, Bag, Kind, bag, copies, distinct, hand_size, kinds
from shengji.rules.following import Duty, first_answer, legal_follows
from shengji.rules.shapes import Component, held_components, read_components
from shengji.rules.tables import GROUPS, TRUMP
from shengji.rules.trick_rule import NO_GROUP, Lead

MOST = 32
"""Plays that are compared at most."""
ENUMERATED = 400
"""Answers that are looked through at most before they are drawn instead."""


def plays(memory: CardMemory, preferred: Iterable[Bag], rng: Random) -> list[Bag]:
    """The plays to compare, ``preferred`` ones first; each is legal."""
    view = memory.view
    found = _leads(memory) if view.lead is None else _follows(memory, view.lead, rng)
    return _distinct(memory, [*preferred, *found])[:MOST]


def _distinct(memory: CardMemory, found: Iterable[Bag]) -> list[Bag]:
    """One of those plays that come to the same: as many cards above them unseen, as many points, as many copies."""
    seen: dict[tuple[tuple[int, ...], ...], Bag] = {}
    for cards in found:
        seen.setdefault(_likeness(memory, cards), cards)
    return list(seen.values())


def _likeness(memory: CardMemory, cards: Bag) -> tuple[tuple[int, ...], ...]:
    tables, hand = memory.tables, memory.view.hand
    return tuple(
        sorted(
            (
                tables.group[kind],
                memory.above(tables.group[kind])[tables.step[kind]],
                _points(memory, kind),
                copies(hand, kind),
                number,
            )
            for kind, number in distinct(cards)
        )
    )


def _points(memory: CardMemory, kind: Kind) -> int:
    return CARD_POINTS[kind] if kind < SMALL_JOKER else memory.view.rules.joker_points


# -- leads


def _leads(memory: CardMemory) -> Iterator[Bag]:
    tables, hand = memory.tables, memory.view.hand
    yield from memory.rule.further_leads(hand)
    for group in range(GROUPS):
        own = hand & tables.masks[group]
        if own:
            yield from _throws(memory, group, own)
            held = held_components(tables, group, own)
            held.sort(key=lambda component: (-component.size, -component.top))
            yield from (component.cards for component in held)


def _throws(memory: CardMemory, group: int, own: Bag) -> Iterator[Bag]:
    """Throws of the components that are hardest to beat: the best two, three and so on."""
    allowed = memory.view.rules.throws
    if allowed == "none" or (allowed == "trump" and group != TRUMP):
        return
    components = read_components(memory.tables, group, own)
    if len(components) < 2:
        return
    ranked = sorted(components, key=lambda component: (_beaten(memory, group, component), -component.size))
    thrown = ranked[0].cards
    for component in ranked[1:]:
        if _beaten(memory, group, component) > 0.6:
            return
        thrown += component.cards
        yield thrown


def _beaten(memory: CardMemory, group: int, component: Component) -> float:
    """The chance, roughly, that another hand beats a component in its own group."""
    if memory.top_held(group, component.shape) <= component.top:
        return 0.0
    stands = 1.0
    for seat in range(memory.view.rules.seats):
        if seat != memory.view.seat:
            stands *= 1.0 - memory.higher_chance(seat, group, component.shape, component.top)
    return 1.0 - stands


# -- follows


def _follows(memory: CardMemory, lead: Lead, rng: Random) -> Iterator[Bag]:
    view = memory.view
    found = list(islice(legal_follows(memory.rule, lead, view.hand), ENUMERATED + 1))
    if len(found) <= ENUMERATED and len(found) <= MOST:
        yield from found
        return
    yield from _spread(memory, lead, rng)
    rng.shuffle(found)
    yield from found


def _spread(memory: CardMemory, lead: Lead, rng: Random) -> Iterator[Bag]:
    """Answers that each put one thing first: low cards, points, keeping points, emptying one suit or another."""
    duty = Duty(memory.rule, lead, memory.view.hand)
    step, group = memory.tables.step, memory.tables.group

    def height(kind: Kind) -> float:
        return step[kind] + 30.0 * (group[kind] == TRUMP)

    def first(suit: int) -> Callable[[Kind], float]:
        return lambda kind: height(kind) - 1000.0 * (group[kind] == suit)

    keys: list[Callable[[Kind], float]] = [
        height,
        lambda kind: height(kind) + 100.0 * _points(memory, kind),
        lambda kind: height(kind) - 100.0 * _points(memory, kind),
        lambda kind: -height(kind),
        lambda kind: -height(kind) + 100.0 * _points(memory, kind),
        *(first(suit) for suit in range(GROUPS)),
    ]
    for key in keys:
        order = kinds(memory.view.hand)
        rng.shuffle(order)
        yield _complete(duty, sorted(order, key=key))


def _complete(duty: Duty, order: list[Kind]) -> Bag:
    """A legal answer that takes cards in an order."""
    if duty.lead.group == NO_GROUP or not duty.short:
        mine = [kind for kind in order if duty.own >> 8 * kind & 0xFF]
        return first_answer(duty, mine)
    missing = duty.lead.size - hand_size(duty.own)
    free = [kind for kind in order if not duty.own >> 8 * kind & 0xFF]
    return duty.own + bag(free[:missing])
