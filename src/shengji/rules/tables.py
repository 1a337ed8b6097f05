"""What a rule set, a level and a trump come to: for each kind its group and step, and which steps join.

Sources: order of cards, rules.md section 2; joins, section 3. Both engines read these tables; no other place says
where a card stands.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from shengji.cards import BIG_JOKER, KIND_OF, KINDS, RANKS, SMALL_JOKER, SUITS, Bag, Kind, counts, mask_of
from shengji.rules.bits import longest_run, run_starts
from shengji.rules.deck import pack
from shengji.rules.ruleset import RuleSet

Trump: TypeAlias = Literal["S", "H", "C", "D", "NT"]

TRUMP = 4
"""Group number of the trumps; 0..3 are the plain suits D C H S, of which the trump suit's is empty."""
GROUPS = 5

RANKS_SET = frozenset(RANKS)
BARE_LEVELS = frozenset({"NT", "KQ"})
"""Levels that are no rank: no level cards, no permanent ranks."""

_Place = Literal["plain", "permanent_off", "permanent", "level_off", "level", "small", "big", "top"]


class _Step(NamedTuple):
    """A step while the tables are built: its kinds, what sort of place it is, and the rank if they share one."""

    kinds: tuple[Kind, ...]
    place: _Place
    rank: int


class Tables(msgspec.Struct, frozen=True, eq=False):
    """Group and step of every kind for one deal, as tuples of integers.

    ``level`` is a rank letter, ``"NT"`` or ``"KQ"`` for the levels at which only jokers and the top card are trump, or
    ``None`` in games without levels. Steps count from 0 within a group, lowest first; equal kinds share a step.
    """

    rules: RuleSet
    level: str | None
    trump: Trump
    group: tuple[int, ...]
    """Group of each kind."""
    step: tuple[int, ...]
    """Step of each kind within its group."""
    masks: tuple[int, ...]
    """For each group the bag mask of its kinds."""
    joins: tuple[int, ...]
    """For each group, bit ``i`` set when steps ``i`` and ``i + 1`` are neighbours for a tractor."""
    pair_joins: tuple[int, ...]
    """For each group, bit ``i`` set when those steps join in a tractor of just these two (南宁: AA22)."""
    spans: tuple[int, ...]
    """For each group, how many steps it has."""
    by_step: tuple[tuple[tuple[Kind, ...], ...], ...]
    """For each group and step, the kinds on it, ascending."""

    def group_of(self, cards: Bag) -> int | None:
        """The one group that all the cards belong to, ``None`` when there are several groups or no card."""
        if cards:
            group = self.group[(cards.bit_length() - 1) >> 3]
            if not cards & ~self.masks[group]:
                return group
        return None

    def run_starts(self, group: int, plane: int, length: int) -> int:
        """Steps of a group at which a tractor of ``length`` steps, all of them in the plane, begins."""
        joins = self.joins[group]
        return run_starts(plane, joins | self.pair_joins[group] if length == 2 else joins, length)

    def longest_run(self, group: int, plane: int) -> int:
        """Length of the longest run of a group in the plane, 1 for a step alone, 0 for an empty plane."""
        longest = longest_run(plane, self.joins[group])
        return 2 if longest == 1 and self.pair_joins[group] and self.run_starts(group, plane, 2) else longest

    def order(self, group: int) -> list[Kind]:
        """The kinds of a group from the lowest to the highest."""
        return [kind for kinds in self.by_step[group] for kind in kinds]


def group_name(group: int) -> str:
    """Message key of a group's name: ``group-D`` … ``group-S``, ``group-trump``."""
    return "group-trump" if group == TRUMP else f"group-{SUITS[group]}"


@lru_cache(maxsize=2048)
def tables(rules: RuleSet, level: str | None, trump: Trump) -> Tables:
    """The tables of a rule set at a level and trump."""
    in_pack = tuple(k for k, c in enumerate(counts(pack(rules))) if c)
    top_kind = KIND_OF[rules.top_card] if rules.top_card != "none" else None
    if top_kind not in in_pack:
        top_kind = None
    trump_suit = SUITS.index(trump) if trump != "NT" else None
    level_rank = RANKS.index(level) if level in RANKS_SET else None
    permanent = () if level in BARE_LEVELS else tuple(RANKS.index(r) for r in rules.permanent if r != level)
    elevated = {*permanent, level_rank}

    def plain_steps(suit: int) -> list[_Step]:
        own = (k for k in in_pack if k < SMALL_JOKER and k // 13 == suit and k % 13 not in elevated and k != top_kind)
        return [_Step((k,), "plain", k % 13) for k in own]

    def raised_steps(rank: int, place: Literal["permanent", "level"]) -> list[_Step]:
        copies = tuple(k for k in in_pack if k < SMALL_JOKER and k % 13 == rank and k != top_kind)
        if trump_suit is None:
            return [_Step(copies, place, rank)]
        off = tuple(k for k in copies if k // 13 != trump_suit)
        own = tuple(k for k in copies if k // 13 == trump_suit)
        off_place: _Place = "permanent_off" if place == "permanent" else "level_off"
        return [_Step(off, off_place, rank), _Step(own, place, rank)]

    groups: list[list[_Step]] = [plain_steps(suit) if suit != trump_suit else [] for suit in range(4)]
    trumps = plain_steps(trump_suit) if trump_suit is not None else []
    for rank in permanent:
        trumps += raised_steps(rank, "permanent")
    if level_rank is not None:
        trumps += raised_steps(level_rank, "level")
    trumps += [
        _Step((k,), "small" if k == SMALL_JOKER else "big", -1) for k in (SMALL_JOKER, BIG_JOKER) if k in in_pack
    ]
    if top_kind is not None:
        trumps.append(_Step((top_kind,), "top", -1))
    groups.append([step for step in trumps if step.kinds])
    return _finish(rules, level, trump, groups, frozenset(in_pack))


def _finish(
    rules: RuleSet, level: str | None, trump: Trump, groups: list[list[_Step]], in_pack: frozenset[Kind]
) -> Tables:
    # A kind that is not in the pack still has a group, so that a card that should not be there is refused by name.
    group_of = [TRUMP if k >= SMALL_JOKER else k // 13 for k in range(KINDS)]
    step_of = [0] * KINDS
    joins, pair_joins = [], []
    for group, steps in enumerate(groups):
        bits = pair_bits = 0
        for index, step in enumerate(steps):
            for kind in step.kinds:
                group_of[kind] = group
                step_of[kind] = index
            if index and _joined(rules, trump == "NT", steps[index - 1], step, in_pack):
                bits |= 1 << (index - 1)
            if index and rules.join_permanent == "ace_pair" and _ace_and_off(steps[index - 1], step):
                pair_bits |= 1 << (index - 1)
        joins.append(bits)
        pair_joins.append(pair_bits)
    return Tables(
        rules=rules,
        level=level,
        trump=trump,
        group=tuple(group_of),
        step=tuple(step_of),
        masks=tuple(mask_of(k for k in range(KINDS) if group_of[k] == g) for g in range(GROUPS)),
        joins=tuple(joins),
        pair_joins=tuple(pair_joins),
        spans=tuple(len(steps) for steps in groups),
        by_step=tuple(tuple(step.kinds for step in steps) for steps in groups),
    )


def _ace_and_off(low: _Step, high: _Step) -> bool:
    """Whether two neighbouring steps are the trump aces and off-suit permanent trumps (南宁: AA22)."""
    return (low.place, low.rank, high.place) == ("plain", RANKS.index("A"), "permanent_off")


def _joined(rules: RuleSet, no_trump: bool, low: _Step, high: _Step, in_pack: frozenset[Kind]) -> bool:
    """Whether two neighbouring steps may stand side by side in a tractor (the table of rules.md section 3)."""
    match (low.place, high.place):
        case ("plain", "plain"):
            suit = low.kinds[0] // 13 * 13
            # Ranks that left the suit to become trump leave a gap; ranks that are not in the pack at all do not.
            gap = any(suit + rank in in_pack for rank in range(low.rank + 1, high.rank))
            return rules.bridge_level or not gap
        case ("plain", "level_off" | "level"):
            return rules.join_ace_offlevel
        case ("permanent_off", "permanent"):
            return rules.join_permanent in ("all", "same_rank")
        case ("level_off", "level"):
            return rules.join_levels
        case ("small", "big"):
            return rules.join_jokers
        case (_, "top"):
            return rules.top_card_joins
        case ("permanent" | "level", "small" | "big") if no_trump:
            return rules.nt_join_any_level_joker
        case (_, "small" | "big"):
            return rules.join_level_joker
        case _:
            # What is left has a permanent rank on one side. In no trump such pairs join nothing but a joker.
            return rules.join_permanent == "all" and not no_trump
