"""How well cards answer a led shape: the ladders of rules.md section 5.

A ladder sees neither suits nor ranks. It sees a *profile*: of every kind held twice or more, how often, and which of
them stand on neighbouring steps. A profile is a sorted tuple of segments, a segment a tuple of neighbouring steps, a
step the descending counts of the kinds on it, ``(((2,), (2,)), ((3,),))`` for S7788 and SJJJ. Equal profiles answer
alike, so answers are remembered by profile.

The answer to a led tuple or tractor is a key, compared lexicographically; the keys differ by ``tractor_ladder``. The
narrower tuples owed in place of a led tuple must fit into it (``narrow_tuples = per_tuple``: a triple is answered by a
pair and a single, never by a pair and half of another; this is what the lists of the 2003 competition rules and of the
QQ games help say), so they are packed into bins, one bin per led tuple. ``per_card`` packs them into one bin for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from shengji.cards import Bag, copies, kinds_at_least
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Tables

Counts: TypeAlias = tuple[int, ...]
Segment: TypeAlias = tuple[Counts, ...]
Profile: TypeAlias = tuple[Segment, ...]
Key: TypeAlias = tuple[int | tuple[int, ...], ...]
Grade: TypeAlias = tuple[Key, ...]


class Ladder(NamedTuple):
    """The options that shape a ladder."""

    order: str
    """``tractor_ladder``."""
    tractors: bool
    least_width: int
    least_length: int
    short_tractors: bool
    quad_draws_tractor: bool
    per_tuple: bool


def ladder(rules: RuleSet) -> Ladder:
    """The ladder of a rule set."""
    return Ladder(
        order=rules.tractor_ladder,
        tractors=rules.tractors == "allowed",
        least_width=rules.min_tractor_width,
        least_length=rules.min_tractor_length,
        short_tractors=rules.short_tractor_duty,
        quad_draws_tractor=rules.quad_draws_tractor,
        per_tuple=rules.narrow_tuples == "per_tuple",
    )


def profile(tables: Tables, group: int, cards: Bag) -> Profile:
    """The profile of the cards that a bag holds in one group."""
    steps: dict[int, list[int]] = {}
    step_of = tables.step
    own = cards & tables.masks[group]
    for kind in kinds_at_least(own, 2):
        steps.setdefault(step_of[kind], []).append(copies(own, kind))
    if not steps:
        return ()
    joins = tables.joins[group]
    segments: list[list[Counts]] = []
    previous = -2
    for step in sorted(steps):
        counts = tuple(sorted(steps[step], reverse=True))
        if step == previous + 1 and joins >> previous & 1:
            segments[-1].append(counts)
        else:
            segments.append([counts])
        previous = step
    return _canonical(tuple(segment) for segment in segments)


def _canonical(segments: Iterator[Segment]) -> Profile:
    return tuple(sorted(max(segment, segment[::-1]) for segment in segments))


class Demand(NamedTuple):
    """What a led component asks for: a shape, and whether tractors count in the answer."""

    width: int
    length: int
    runs: bool


Stage: TypeAlias = tuple[str, int]
"""What an entry of a key counts: ``("tuples" | "runs" | "all", width)``."""


def stages(demand: Demand, rules: Ladder) -> tuple[Stage, ...]:
    """The entries of the key that answers a demand, in order of precedence."""
    widths = range(demand.width, 1, -1)
    order = rules.order if demand.length > 1 else "width_first"
    if order == "width_first":
        return tuple((what, width) for width in widths for what in ("tuples", "runs"))
    tuples = tuple(("tuples", width) for width in widths)
    runs = tuple(("runs", width) for width in widths)
    if order == "lianzhong":
        return (runs[0], ("all", demand.width), *runs[1:], *tuples) if runs else ()
    return (*runs, *tuples)


@lru_cache(maxsize=200_000)
def best_answer(demands: tuple[Demand, ...], held: Profile, rules: Ladder) -> Grade:
    """The lexicographically best list of answers that a profile supplies to the demands, no card used twice."""
    if not demands:
        return ()
    key, rests = _answer(demands[0], held, rules)
    if len(demands) == 1:
        return (key,)
    return (key, *max(best_answer(demands[1:], rest, rules) for rest in rests))


@lru_cache(maxsize=100_000)
def _answer(demand: Demand, held: Profile, rules: Ladder) -> tuple[Key, tuple[Profile, ...]]:
    """Best key for one demand, and every profile that may be left after answering it so."""
    if not (demand.runs and rules.tractors):
        held = tuple(sorted(((count,),) for segment in held for step in segment for count in step))
    bins = (demand.width,) * demand.length if rules.per_tuple else (demand.width * demand.length,)
    shortest = rules.least_length
    if not rules.short_tractors:
        shortest = max(shortest, demand.length)
    width_first = rules.order == "width_first" or demand.length == 1
    key: list[int | tuple[int, ...]] = []
    # Every way to reach the best key so far: what is left of the cards, and of the room in the bins.
    ways = {(held, bins)}
    for what, width in stages(demand, rules):
        draws = _draws_runs(demand, width, rules)
        if what == "runs" and not width_first:
            entry, ways = _take_runs(ways, width, shortest if draws else 0, None)
            key.append(entry)
        elif what == "tuples":
            number = max(min(_room(room, width), _available(left, width)) for left, room in ways)
            ways = {way for way in ways if min(_room(way[1], width), _available(way[0], width)) == number}
            runs: tuple[int, ...] = ()
            if width_first:
                runs, ways = _take_runs(ways, width, shortest if draws else 0, number)
            ways = _take_tuples(ways, width, number - sum(runs))
            key.append(number)
            if width_first:
                key.append(runs)
        elif what == "all":
            full = {w for w in ways if _room(w[1], width) == min(_room(w[1], width), _available(w[0], width))}
            if full:
                ways = {w for way in full for w in _take_tuples({way}, width, _room(way[1], width))}
            key.append(int(bool(full)))
    return tuple(key), tuple(sorted({left for left, _ in ways}))


def _draws_runs(demand: Demand, width: int, rules: Ladder) -> bool:
    if not (demand.runs and rules.tractors and width >= rules.least_width):
        return False
    return demand.length > 1 or rules.quad_draws_tractor


_Way: TypeAlias = tuple[Profile, tuple[int, ...]]


def _take_runs(ways: set[_Way], width: int, shortest: int, limit: int | None) -> tuple[tuple[int, ...], set[_Way]]:
    """Take tractors of a width, always the longest that fits next; ``shortest`` 0 takes none.

    At most ``limit`` tuples in all, where a limit is given. Returns the lengths taken and the ways to take them.
    """
    lengths: list[int] = []
    taken = 0
    while shortest:
        reach = {
            way: min(_longest(way[0], width), _room(way[1], width), *([limit - taken] if limit is not None else []))
            for way in ways
        }
        length = max(reach.values())
        if length < shortest:
            break
        ways = {
            (left, _fill(room, width, length))
            for (left, room), reached in reach.items()
            if reached == length
            for left in _without_run(left, width, length)
        }
        lengths.append(length)
        taken += length
    return tuple(lengths), ways


def _take_tuples(ways: set[_Way], width: int, number: int) -> set[_Way]:
    for _ in range(number):
        ways = {(left, _fill(room, width, 1)) for left, room in ways for left in _without_run(left, width, 1)}
    return ways


def _room(bins: tuple[int, ...], width: int) -> int:
    return sum(room // width for room in bins)


def _fill(bins: tuple[int, ...], width: int, number: int) -> tuple[int, ...]:
    """Put tuples into the fullest bins that still take them, so that the emptier ones keep room for wider tuples."""
    rooms = sorted(bins)
    for _ in range(number):
        index = next(i for i, room in enumerate(rooms) if room >= width)
        rooms[index] -= width
        rooms.sort()
    return tuple(rooms)


def _available(held: Profile, width: int) -> int:
    return sum(count // width for segment in held for step in segment for count in step)


def _longest(held: Profile, width: int) -> int:
    best = 0
    for segment in held:
        length = 0
        for step in segment:
            length = length + 1 if step[0] >= width else 0
            best = max(best, length)
    return best


def _without_run(held: Profile, width: int, length: int) -> set[Profile]:
    """Every profile that is left after taking a run of a width and length."""
    left: set[Profile] = set()
    for index, segment in enumerate(held):
        others = held[:index] + held[index + 1 :]
        for start in range(len(segment) - length + 1):
            run = segment[start : start + length]
            if all(step[0] >= width for step in run):
                choices = [sorted({count for count in step if count >= width}) for step in run]
                for chosen in product(*choices):
                    steps = list(segment)
                    for offset, count in enumerate(chosen):
                        steps[start + offset] = _without(run[offset], count, width)
                    left.add(_canonical(iter((*others, *_split(steps)))))
    return left


def _without(step: Counts, count: int, width: int) -> Counts:
    rest = list(step)
    rest.remove(count)
    if count - width >= 2:
        rest.append(count - width)
    return tuple(sorted(rest, reverse=True))


def _split(steps: list[Counts]) -> list[Segment]:
    """The segments that remain where steps have become empty."""
    segments: list[Segment] = []
    current: list[Counts] = []
    for step in (*steps, ()):
        if step:
            current.append(step)
        elif current:
            segments.append(tuple(current))
            current = []
    return segments


def owed_tuples(demands: tuple[Demand, ...], grade: Grade, rules: Ladder) -> tuple[int, int]:
    """How many tuples a grade asks for, and how many cards they take up."""
    tuples = 0
    cards = 0
    for demand, key in zip(demands, grade, strict=True):
        width_first = rules.order == "width_first" or demand.length == 1
        for (what, width), entry in zip(stages(demand, rules), key, strict=True):
            number = 0
            if what == "tuples":
                assert isinstance(entry, int)
                number = entry
            elif what == "runs" and not width_first:
                assert isinstance(entry, tuple)
                number = sum(entry)
            elif what == "all" and entry:
                runs_of_width = key[0]
                assert isinstance(runs_of_width, tuple)
                number = demand.length - sum(runs_of_width)
            tuples += number
            cards += width * number
    return tuples, cards
