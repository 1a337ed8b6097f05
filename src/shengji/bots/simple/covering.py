"""Plays that can take a trick: the same shape higher in the group, or the cheapest ruffs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shengji.bots.memory import Memory
from shengji.cards import Bag, copies, kinds_at_least, one
from shengji.rules.powers import Power, comparing_order
from shengji.rules.shapes import Shape, as_shape, plane, tractor_at
from shengji.rules.tables import TRUMP
from shengji.rules.trick_rule import Lead


def components_above(memory: Memory, group: int, cards: Bag, shape: Shape, floor: int) -> Iterator[Bag]:
    """The components of a shape whose top lies above a step, lowest first."""
    tables = memory.tables
    width, length = shape
    starts = tables.run_starts(group, plane(tables, cards, width), length)
    starts &= ~0 << max(0, floor + 2 - length)
    while starts:
        low = starts & -starts
        starts ^= low
        start = low.bit_length() - 1
        if length > 1:
            yield tractor_at(tables, group, cards, shape, start).cards
        else:
            able = [kind for kind in tables.by_step[group][start] if copies(cards, kind) >= width]
            yield one(min(able, key=lambda kind: (copies(cards, kind), kind)), width)


def same_shape(memory: Memory, lead: Lead, own: Bag, best: Bag) -> Iterator[Bag]:
    """Plays of the led group that answer a led shape and are higher than the best play."""
    if lead.kind != "shape" or memory.tables.group_of(best) != lead.group:
        return
    tables = memory.tables
    top = max(tables.step[kind] for kind in kinds_at_least(best, 1))
    standing = as_shape(tables, best) if lead.size > 1 else None
    shape = lead.components[0].shape if standing is None else standing.shape
    for rival, floor in memory.rival_shapes(shape, top):
        yield from components_above(memory, lead.group, own, rival, floor)


def ruffs(memory: Memory, lead: Lead, best: Bag, power: Power | None) -> Iterator[Bag]:
    """Trump plays that cover a plain lead and take the trick, cheapest first."""
    trumps = memory.view.hand & memory.tables.masks[TRUMP]
    if power is None:
        return
    shapes = sorted((component.shape for component in lead.components), key=comparing_order)
    if not shapes:
        return
    if len(shapes) == 1:
        for shape, _ in memory.rival_shapes(shapes[0], -1):
            yield from _beating(memory, lead, power, components_above(memory, TRUMP, trumps, shape, -1))
        return
    for first in components_above(memory, TRUMP, trumps, shapes[0], -1):
        cards = _cover(memory, trumps - first, shapes[1:], first)
        if cards is not None:
            yield from _beating(memory, lead, power, (cards,))


def _beating(memory: Memory, lead: Lead, power: Power, plays: Iterable[Bag]) -> Iterator[Bag]:
    """Of some plays those that take the trick."""
    for cards in plays:
        own = memory.rule.power(lead, cards)
        if own is not None and memory.rule.beats(own, power):
            yield cards


def _cover(memory: Memory, rest: Bag, shapes: list[Shape], taken: Bag) -> Bag | None:
    """The cards taken and the lowest components of further shapes, ``None`` if the rest does not hold them."""
    for shape in shapes:
        found = next(components_above(memory, TRUMP, rest, shape, -1), None)
        if found is None:
            return None
        taken += found
        rest -= found
    return taken
