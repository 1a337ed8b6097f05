"""The duty to follow, written a second time and naively from its text, to check the engine against.

It tries every way in which cards can answer every led component: all disjoint tuples that fit, all ways to join tuples
into tractors. That takes far too long for real hands and cannot go wrong in the same way as the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shengji.cards import Bag, distinct, kinds_at_least
from shengji.rules.tables import Tables

Cards = dict[int, int]
Piece = tuple[int, tuple[int, ...]]
"""A width, and the kinds of the tuples in it: one for a tuple, several for a tractor."""


def owed_shapes(tables: Tables, shapes: list[tuple[int, int]]) -> list[tuple[int, int, bool]]:
    """What the led components ask for, in order: width, length, and whether tractors count in the answer."""
    rules = tables.rules
    if not rules.follow_shape:
        return []
    if len(shapes) > 1:
        largest = max(shapes, key=lambda shape: (shape[0] * shape[1], shape[1] > 1))
        only_pairs = rules.throw_follow == "pairs_only"
        if rules.throw_follow == "pairs_if_tractor":
            if largest[1] == 1:
                return []
            only_pairs = True
        if rules.throw_follow == "group_only":
            return []
        if only_pairs:
            pairs = sum((width // 2) * length for width, length in shapes)
            return [(2, pairs, False)] if pairs else []
    wide = [shape for shape in shapes if shape[0] > 1]
    if rules.tractor_ladder == "run_first":
        wide.sort(key=lambda shape: (shape[1], shape[0]), reverse=True)
    else:
        wide.sort(reverse=True)
    return [(width, length, True) for width, length in wide]


def grade(tables: Tables, group: int, cards: Bag, owed: list[tuple[int, int, bool]]) -> Any:
    """The best list of keys that the cards of a group give to the owed shapes."""
    held = dict(distinct(cards & tables.masks[group]))
    return _best(tables, group, held, owed)


def _best(tables: Tables, group: int, held: Cards, owed: list[tuple[int, int, bool]]) -> Any:
    if not owed:
        return ()
    (width, length, with_tractors), *others = owed
    best = None
    for pieces, rest in _answers(tables, group, held, width, length, with_tractors):
        key = _key(tables, pieces, width, length)
        if best is None or key >= best[0]:
            found = (key, _best(tables, group, rest, others))
            if best is None or found > best:
                best = found
    return best


def _answers(
    tables: Tables, group: int, held: Cards, width: int, length: int, with_tractors: bool
) -> Iterator[tuple[list[Piece], Cards]]:
    """Every set of disjoint tuples and tractors that the cards hold and that fits into the led component."""
    rules = tables.rules
    bins = [width] * length if rules.narrow_tuples == "per_tuple" else [width * length]
    pieces: list[Piece] = []
    for narrow in range(2, width + 1):
        able = [kind for kind, number in held.items() if number >= narrow]
        pieces += [(narrow, (kind,)) for kind in able]
        if with_tractors and rules.tractors == "allowed" and narrow >= rules.min_tractor_width:
            if length == 1 and not rules.quad_draws_tractor:
                continue
            shortest = rules.min_tractor_length
            if not rules.short_tractor_duty:
                shortest = max(shortest, length)
            pieces += [(narrow, run) for run in _runs(tables, group, able) if len(run) >= shortest]

    def choose(index: int, left: Cards, room: int) -> Iterator[tuple[list[Piece], Cards]]:
        yield [], left
        for number in range(index, len(pieces)):
            narrow, kinds = pieces[number]
            if narrow * len(kinds) <= room and all(left[kind] >= narrow for kind in kinds):
                after = {kind: count - narrow * (kind in kinds) for kind, count in left.items()}
                for chosen, rest in choose(number, after, room - narrow * len(kinds)):
                    yield [pieces[number], *chosen], rest

    for chosen, rest in choose(0, held, width * length):
        if _fits([narrow for narrow, kinds in chosen for _ in kinds], bins):
            yield chosen, rest


def _runs(tables: Tables, group: int, able: list[int]) -> Iterator[tuple[int, ...]]:
    """Every run of kinds on neighbouring steps that join."""

    def extend(run: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(run) > 1:
            yield run
        step = tables.step[run[-1]]
        if tables.joins[group] >> step & 1:
            for kind in able:
                if tables.step[kind] == step + 1:
                    yield from extend((*run, kind))

    for kind in able:
        yield from extend((kind,))


def _fits(widths: list[int], bins: list[int]) -> bool:
    if not widths:
        return True
    first, *others = sorted(widths, reverse=True)
    return any(
        _fits(others, [*bins[:index], room - first, *bins[index + 1 :]])
        for index, room in enumerate(bins)
        if room >= first
    )


def _key(tables: Tables, pieces: list[Piece], width: int, length: int) -> Any:
    number = {n: sum(len(kinds) for w, kinds in pieces if w == n) for n in range(2, width + 1)}
    runs = {
        n: sorted((len(kinds) for w, kinds in pieces if w == n and len(kinds) > 1), reverse=True)
        for n in range(2, width + 1)
    }
    down = range(width, 1, -1)
    ladder = tables.rules.tractor_ladder if length > 1 else "width_first"
    if ladder == "width_first":
        return [entry for n in down for entry in (number[n], runs[n])]
    if ladder == "run_first":
        return [*(runs[n] for n in down), *(number[n] for n in down)]
    return [runs[width], number[width] == length, *(runs[n] for n in list(down)[1:]), *(number[n] for n in down)]


def protected(tables: Tables, group: int, hand: Bag, shapes: list[tuple[int, int]]) -> set[int]:
    """The kinds that a hand may keep whole against a lead of these shapes."""
    split = tables.rules.split
    own = hand & tables.masks[group]
    widest = max(width for width, _ in shapes)
    kept: set[int] = set()
    if "keep_wider" in split:
        kept |= set(kinds_at_least(own, widest + 1))
    if "keep_tractors" in split and tables.rules.tractors == "allowed":
        least = tables.rules.min_tractor_width
        if any(length > 1 for _, length in shapes):
            least = max(3, widest + 1)
        able = list(kinds_at_least(own, least))
        for run in _runs(tables, group, able):
            if len(run) >= tables.rules.min_tractor_length:
                kept |= set(run)
    return kept


def legal(tables: Tables, group: int, shapes: list[tuple[int, int]], hand: Bag, play: Bag) -> bool:
    """Whether a play of the right number of cards, all of them in the hand, answers a lead of a group and shapes."""
    mask = tables.masks[group]
    size = sum(width * length for width, length in shapes)
    own = dict(distinct(hand & mask))
    given = dict(distinct(play & mask))
    if sum(own.values()) <= size:
        return own == given
    if sum(given.values()) < size:
        return False
    owed = owed_shapes(tables, shapes)
    if _best(tables, group, given, owed) >= _best(tables, group, own, owed):
        return True
    kept = protected(tables, group, hand, shapes) if owed else set()
    if not kept:
        return False
    return bool(
        _best(tables, group, {k: n for k, n in given.items() if k not in kept}, owed)
        >= _best(tables, group, {k: n for k, n in own.items() if k not in kept}, owed)
    )
