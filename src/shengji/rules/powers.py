"""How high a play stands: ruffs of throws under every ``throw_compare``, and bombs (rules.md sections 5 and 6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, TypeAlias

from shengji.cards import Bag, copies, kinds, kinds_at_least, one
from shengji.rules.shapes import Component, Shape, plane
from shengji.rules.tables import TRUMP, Tables

Power: TypeAlias = tuple[Any, ...]
"""Compared by :meth:`TrickRule.beats`. The first entry is 0 for the led group, 1 for a ruff, 2 for a bomb."""

Cover: TypeAlias = tuple[tuple[int, ...], ...]
"""For each kind of led component, in order of rank, the top steps of the components that answer it, descending."""


def comparing_order(shape: Shape) -> tuple[int, ...]:
    """Sort key of the order in which ruffs of a throw are compared: tractors (widest, longest), then wider tuples."""
    width, length = shape
    return (0, -width, -length) if length > 1 else (1, -width)


def covers(tables: Tables, group: int, play: Bag, shapes: list[Shape]) -> Iterator[Cover]:
    """Every way to split a play of one group so that it answers the led shapes one by one, cards used once.

    ``shapes`` are in comparing order. Components of equal shape are taken from the highest down, so that no split
    appears twice for a mere change of order, and splits with a higher first component come before those with a lower.
    """
    kinds_of_shape = [(shape, len(list(same))) for shape, same in groupby(shapes)]

    def split(rest: Bag, index: int) -> Iterator[Cover]:
        if index == len(kinds_of_shape):
            yield ()
            return
        shape, number = kinds_of_shape[index]
        if shape == (1, 1):
            # Whatever is left serves as singles; the number fits because play and lead have as many cards.
            yield (tuple(sorted((tables.step[kind] for kind in kinds(rest)), reverse=True)),)
            return
        for tops, left in _answers(tables, group, rest, shape, number, tables.spans[group]):
            for others in split(left, index + 1):
                yield (tops, *others)

    yield from split(play, 0)


def _answers(
    tables: Tables, group: int, cards: Bag, shape: Shape, number: int, below: int
) -> Iterator[tuple[tuple[int, ...], Bag]]:
    """Ways to take ``number`` components of one shape, none higher than step ``below``: their tops and what is left."""
    if number == 0:
        yield (), cards
        return
    width, length = shape
    starts = tables.run_starts(group, plane(tables, cards, width), length)
    while starts:
        start = starts.bit_length() - 1
        starts ^= 1 << start
        top = start + length - 1
        if top > below:
            continue
        for taken in _choices(tables, group, cards, width, start, length):
            for tops, left in _answers(tables, group, cards - taken, shape, number - 1, top):
                yield (top, *tops), left


def _choices(tables: Tables, group: int, cards: Bag, width: int, start: int, length: int) -> Iterator[Bag]:
    """The bags that form a run from a step on: several only where several kinds share a step."""
    if length == 0:
        yield 0
        return
    for kind in tables.by_step[group][start]:
        if copies(cards, kind) >= width:
            for rest in _choices(tables, group, cards, width, start + 1, length - 1):
                yield one(kind, width) + rest


def ruff_power(tables: Tables, play: Bag, led: tuple[Component, ...]) -> Power | None:
    """Power of a trump play against a led plain throw, ``None`` if it does not cover the throw shape by shape.

    ``largest_type`` (2003 competition rules, QQ games help): only the components that answer the throw's first kind
    count, by the highest of them; ``tie_goes_on`` adds the further kinds. ``every_component``: all of them, see
    :meth:`TrickRule.beats`. ``highest_card``: the highest card of the whole play. Of several splits the one that
    serves the play best counts.
    """
    shapes = sorted((c.shape for c in led), key=comparing_order)
    found = covers(tables, TRUMP, play, shapes)
    match tables.rules.throw_compare:
        case "highest_card":
            if next(found, None) is None:
                return None
            return (1, max(tables.step[kind] for kind in kinds_at_least(play, 1)))
        case "every_component":
            flat = sorted({tuple(top for tops in cover for top in tops) for cover in found}, reverse=True)
            return (1, tuple(flat)) if flat else None
        case _:
            if tables.rules.tie_goes_on:
                highest = [tuple(tops[0] for tops in cover) for cover in found]
                return (1, *max(highest)) if highest else None
            # Splits come with the highest first component first, so one is enough.
            first = next(found, None)
            return (1, first[0][0]) if first else None


BOMB_WIDTH = 4


def bomb_power(tables: Tables, led_group: int, size: int, play: Bag) -> Power | None:
    """Power of a bomb, a quad or wider that beats any shape of as many cards (house rule); ``None`` if it is none.

    ``in_group``: of the led group or a ruff; ``any_group``: of any. Among bombs trump is higher, then the rank (ours).
    """
    if size < BOMB_WIDTH or not play:
        return None
    kind = (play.bit_length() - 1) >> 3
    if play != one(kind, size):
        return None
    group = tables.group[kind]
    if tables.rules.bombs == "in_group" and group not in (led_group, TRUMP):
        return None
    return (2, int(group == TRUMP), tables.step[kind])
