"""Tuples, tractors and the components of a throw (rules.md sections 3 and 4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

from shengji.cards import Bag, Kind, copies, hand_size, kinds, kinds_at_least, one
from shengji.rules.tables import Tables
from shengji.text.errors import Term

Shape: TypeAlias = tuple[int, int]
"""``(width, length)``: a single is (1, 1), a pair (2, 1), a tractor of three pairs (2, 3)."""


class Component(NamedTuple):
    """One tuple or tractor: its shape, the step of its highest card within its group, and its cards."""

    width: int
    length: int
    top: int
    cards: Bag

    @property
    def shape(self) -> Shape:
        """Width and length."""
        return self.width, self.length

    @property
    def size(self) -> int:
        """Number of cards."""
        return self.width * self.length


def shape_term(shape: Shape) -> Term:
    """The shape's name, to be put in words in the reader's language."""
    width, length = shape
    if length > 1:
        return Term("shape-tractor", width=width, length=length)
    names = {1: "shape-single", 2: "shape-pair", 3: "shape-triple", 4: "shape-quad"}
    return Term(names[width]) if width in names else Term("shape-tuple", width=width)


def tractor_width(tables: Tables) -> int | None:
    """The least width of which tractors are made, ``None`` where there are no tractors."""
    return tables.rules.min_tractor_width if tables.rules.tractors == "allowed" else None


def plane(tables: Tables, cards: Bag, width: int) -> int:
    """Bit mask of the steps on which some kind of the bag is held at least ``width`` times; one group only."""
    step = tables.step
    mask = 0
    for kind in kinds_at_least(cards, width):
        mask |= 1 << step[kind]
    return mask


def highest(tables: Tables, group: int, cards: Bag, shape: Shape) -> int:
    """Highest top step at which the bag holds a shape within one group, -1 if it holds none.

    A pair may be found inside a triple and a short tractor inside a longer one (rules.md section 4, the check).
    """
    width, length = shape
    starts = tables.run_starts(group, plane(tables, cards & tables.masks[group], width), length)
    return starts.bit_length() - 1 + length - 1 if starts else -1


def as_shape(tables: Tables, cards: Bag) -> Component | None:
    """The bag as one tuple or one tractor, ``None`` if it is neither (or empty, or of several groups)."""
    group = tables.group_of(cards)
    if group is None:
        return None
    top_kind = (cards.bit_length() - 1) >> 3
    width = cards >> 8 * top_kind
    if cards == one(top_kind, width):
        return Component(width, 1, tables.step[top_kind], cards)
    least = tractor_width(tables)
    if least is None or width < least:
        return None
    steps = 0
    length = 0
    for kind in kinds_at_least(cards, 1):
        if copies(cards, kind) != width or steps >> tables.step[kind] & 1:
            return None
        steps |= 1 << tables.step[kind]
        length += 1
    if length < tables.rules.min_tractor_length or not tables.run_starts(group, steps, length):
        return None
    return Component(width, length, steps.bit_length() - 1, cards)


def tuple_of(tables: Tables, kind: Kind, width: int) -> Component:
    """The tuple of ``width`` cards of one kind."""
    return Component(width, 1, tables.step[kind], one(kind, width))


def tractors(tables: Tables, group: int, cards: Bag) -> Iterator[Component]:
    """Every tractor that the bag holds in a group: narrow before wide, short before long, low before high.

    Where several kinds on a step would do, the one of which there are fewest (then the lowest kind) takes the step.
    """
    least = tractor_width(tables)
    if least is None:
        return
    own = cards & tables.masks[group]
    width = least
    while mask := plane(tables, own, width):
        for length in range(tables.rules.min_tractor_length, tables.longest_run(group, mask) + 1):
            starts = tables.run_starts(group, mask, length)
            while starts:
                low = starts & -starts
                starts ^= low
                yield tractor_at(tables, group, own, (width, length), low.bit_length() - 1)
        width += 1


def tractor_at(tables: Tables, group: int, cards: Bag, shape: Shape, start: int) -> Component:
    """The tractor of a shape that begins at a step, taken from a bag that holds it."""
    width, length = shape
    chosen = 0
    for kinds_here in tables.by_step[group][start : start + length]:
        able = [kind for kind in kinds_here if copies(cards, kind) >= width]
        chosen += one(min(able, key=lambda kind: (copies(cards, kind), kind)), width)
    return Component(width, length, start + length - 1, chosen)


def same_steps(tables: Tables, group: int, cards: Bag, component: Component) -> Iterator[Bag]:
    """The cards of a component, and every other choice of kinds from a bag that takes the same steps."""
    if component.length == 1:
        yield component.cards
        return
    start = component.top - component.length + 1
    able = (
        [kind for kind in kinds_here if copies(cards, kind) >= component.width]
        for kinds_here in tables.by_step[group][start : component.top + 1]
    )
    for chosen in product(*able):
        yield sum(one(kind, component.width) for kind in chosen)


def held_components(tables: Tables, group: int, cards: Bag) -> list[Component]:
    """Every single shape that the bag holds in a group: all tuples of all widths, then all tractors."""
    own = cards & tables.masks[group]
    found: list[Component] = []
    width = 1
    while held := list(kinds_at_least(own, width)):
        found.extend(tuple_of(tables, kind, width) for kind in held)
        width += 1
    found.extend(tractors(tables, group, own))
    return found


def read_components(tables: Tables, group: int, cards: Bag) -> tuple[Component, ...]:
    """The components into which cards of one group are split when led (option ``throw_reading``).

    Default: the tractor with most cards first (of equal ones the wider), then the widest tuples. ``longest`` takes the
    longest tractor first; ``fewest_singles`` (Lianzhong, Bianfeng) lets no tractor leave a single card of a kind
    behind. Of equal tractors the higher is taken. In rank order within each shape, highest first.
    """
    found = []
    rest = cards
    while best := _first_tractor(tables, group, rest):
        found.append(best)
        rest -= best.cards
    found.extend(tuple_of(tables, kind, copies(rest, kind)) for kind in set(kinds(rest)))
    return tuple(sorted(found, key=lambda c: (-(c.length > 1), -c.size, -c.width, -c.top, -c.cards)))


def _first_tractor(tables: Tables, group: int, cards: Bag) -> Component | None:
    least = tractor_width(tables)
    if least is None:
        return None
    reading = tables.rules.throw_reading
    best: tuple[int, int, int, int] | None = None
    width = least
    while held := list(kinds_at_least(cards, width)):
        if reading == "fewest_singles":
            held = [kind for kind in held if copies(cards, kind) != width + 1]
        mask = 0
        for kind in held:
            mask |= 1 << tables.step[kind]
        length = tables.longest_run(group, mask)
        if length >= tables.rules.min_tractor_length:
            start = tables.run_starts(group, mask, length).bit_length() - 1
            rank = length if reading == "longest" else width * length
            best = max(best, (rank, width, length, start)) if best else (rank, width, length, start)
        width += 1
    if best is None:
        return None
    _, width, length, start = best
    eligible = cards
    if reading == "fewest_singles":
        eligible = sum(one(k, copies(cards, k)) for k in kinds_at_least(cards, width) if copies(cards, k) != width + 1)
    return tractor_at(tables, group, eligible, (width, length), start)


def count_components(components: tuple[Component, ...]) -> int:
    """Number of cards in a list of components."""
    return sum(hand_size(c.cards) for c in components)
