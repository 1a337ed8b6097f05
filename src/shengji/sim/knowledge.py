"""What a seat knows of the cards that it does not see, from the play so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import NamedTuple

import numpy as np

from shengji.cards import Bag, Kind, at_least, contains, copies, distinct, hand_size, kinds, one, points
from shengji.game.view import View
from shengji.rules.deck import pack
from shengji.rules.leading import smallness
from shengji.rules.mechanics import trick_rule
from shengji.rules.shapes import Component
from shengji.rules.tables import GROUPS, TRUMP, group_name
from shengji.rules.trick_rule import Lead, TrickRule
from shengji.sim import boards, jit, sampling
from shengji.sim import layout as at
from shengji.sim.api import compile, in_threads, workspace
from shengji.sim.config import row_offset
from shengji.sim.errors import ImpossiblePosition
from shengji.sim.jit import Array
from shengji.sim.positions import Table, check_copies, planes_of, table_of, tricks_of
from shengji.sim.rollouts import Worlds
from shengji.text.cards import format_cards
from shengji.text.errors import Term


@dataclass(frozen=True)
class KittyWeights:
    """How much likelier a card is than another to have been buried: bankers bury few trumps and few points."""

    plain: int = 12
    plain_points: int = 4
    trump: int = 1
    trump_points: int = 1


UNIFORM = KittyWeights(1, 1, 1, 1)
"""Every unseen card is as likely as another to lie in the kitty."""


@dataclass(frozen=True)
class Duty:
    """A follow that met a duty with cards of the led group alone."""

    seat: int
    lead: Lead
    play: Bag
    since: Bag
    """Cards of the group that the seat has played since."""


KITTY = -1
"""The kitty among holders, who are seats otherwise."""


class Kept(NamedTuple):
    """At least so many cards of a kind that lie among some holders: their hands, or the kitty."""

    kind: Kind
    number: int
    holders: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Knowledge:
    """What a seat knows: its hand, how many cards each holder has, and what holders can and must have."""

    table: Table
    seat: int
    hand: Bag
    sizes: tuple[int, ...]
    """Cards in each seat's hand."""
    played: Bag
    """All cards that have been played, the trick in progress included."""
    kitty: Bag | None = None
    """The buried cards where the seat knows them."""
    shown: tuple[Bag, ...] = ()
    """For each seat cards that it is known to hold (declared and not played since, or shown in a throw that failed)."""
    kept: tuple[Kept, ...] = ()
    """Cards that are known to lie among some holders."""
    most: dict[tuple[int, Kind], int] = field(default_factory=dict)
    """By seat and kind: at most so many copies."""
    duties: tuple[Duty, ...] = ()
    """Follows that a world's hands must make legal beyond what ``most`` says."""

    @classmethod
    def from_view(cls, view: View) -> Knowledge:
        """What a view tells; raises :class:`ImpossiblePosition` outside the play of tricks."""
        table = table_of(view)
        rule = trick_rule(table.tables)
        played_by = [0] * view.rules.seats
        for leader, plays in tricks_of(view):
            for offset, cards in enumerate(plays):
                played_by[(leader + offset) % view.rules.seats] += cards
        most: dict[tuple[int, Kind], int] = {}
        duties, back = _read_tricks(rule, table, view, most)
        shown, kept = _shown(view, played_by, back)
        return cls(
            table=table,
            seat=view.seat,
            hand=view.hand,
            sizes=view.hand_sizes,
            played=sum(played_by),
            kitty=view.buried if view.burier == view.seat or not view.rules.kitty else None,
            shown=shown,
            kept=kept,
            most=most,
            duties=duties,
        )

    @property
    def unseen(self) -> Bag:
        """Cards that the seat has not seen, and does not know to be in the kitty."""
        return pack(self.table.rules) - self.hand - self.played - (self.kitty or 0)

    def check(self) -> None:
        """Raise :class:`ImpossiblePosition` with the reason if this cannot be."""
        table, rules = self.table, self.table.rules
        table.check_table()
        if not 0 <= self.seat < rules.seats:
            raise ImpossiblePosition("sim-seat", what="seat", seat=self.seat + 1, seats=rules.seats)
        for name, given in (("sizes", self.sizes), ("shown", self.shown)):
            if len(given) != rules.seats and (given or name == "sizes"):
                raise ImpossiblePosition("sim-per-seat", what=name, given=len(given), seats=rules.seats)
        check_copies(rules, self.hand + self.played + (self.kitty or 0))
        for seat, size in enumerate(self.sizes):
            wanted = table.size_of_hand(seat, self.sizes[table.turn])
            held = hand_size(self.hand) if seat == self.seat else size
            if size != wanted or held != wanted or size < 0:
                raise ImpossiblePosition(
                    "sim-hand-size", seat=seat + 1, given=held if held != wanted else size, wanted=wanted, cards=""
                )
        if self.kitty is not None and hand_size(self.kitty) != rules.kitty:
            raise ImpossiblePosition("sim-kitty", given=hand_size(self.kitty), kitty=rules.kitty)
        places = sum(self.sizes) - self.sizes[self.seat] + (rules.kitty if self.kitty is None else 0)
        if hand_size(self.unseen) != places:
            raise ImpossiblePosition("sim-unseen", unseen=hand_size(self.unseen), places=places)
        self._check_shown()

    def _check_shown(self) -> None:
        if not self.shown:
            return
        table = self.table
        if not contains(self.unseen, sum(cards for seat, cards in enumerate(self.shown) if seat != self.seat)):
            raise ImpossiblePosition("sim-shown", cards=format_cards(sum(self.shown)))
        for seat, cards in enumerate(self.shown):
            for group in range(GROUPS):
                held = cards & table.tables.masks[group]
                if held and table.voids and table.voids[seat] >> group & 1 and seat != self.seat:
                    raise ImpossiblePosition(
                        "sim-void", seat=seat + 1, group=Term(group_name(group)), cards=format_cards(held)
                    )

    def most_of(self, seat: int, kind: Kind) -> int:
        """At most how many copies of a kind a seat holds."""
        if self.table.voids and self.table.voids[seat] >> self.table.tables.group[kind] & 1:
            return 0
        return self.most.get((seat, kind), at.PLANES)


def _shown(view: View, played_by: list[Bag], seen: list[Bag]) -> tuple[tuple[Bag, ...], tuple[Kept, ...]]:
    """For each seat the cards that it must still hold, and those that lie among several holders.

    ``seen`` are the cards that seats took back after throws that failed and have not played since. What a seat declared
    it holds, unless it buried afterwards: then the cards lie with it, in the kitty, or with whoever took that up. The
    same holds for what the viewer buried before the kitty went round (炒底).
    """
    rules = view.rules
    shown = list(seen)
    kept: list[Kept] = []
    buriers = [seat for seat, _ in view.buries]
    stirs = len(view.declarations) - (len(buriers) - 1 if buriers else 0)
    for index, declaration in enumerate(view.declarations):
        holders = _holders(view, declaration.seat, max(0, index - stirs + 1))
        for kind, number in distinct(declaration.cards):
            if holders != {declaration.seat}:
                kept.append(Kept(kind, number, tuple(sorted(holders))))
                continue
            more = number - copies(played_by[declaration.seat], kind) - copies(shown[declaration.seat], kind)
            if more > 0:
                shown[declaration.seat] += one(kind, more)
    for index, (_, cards) in enumerate(view.buries[:-1]):
        holders = {KITTY, *buriers[index + 1 :]}
        kept += [Kept(kind, number, tuple(sorted(holders))) for kind, number in distinct(cards)]
    left = []
    for group in kept:
        played = sum(copies(played_by[seat], group.kind) for seat in group.holders if seat != KITTY)
        if group.number > played and rules.kitty:
            left.append(group._replace(number=group.number - played))
    return tuple(shown), tuple(sorted(left, key=lambda group: (len(group.holders), group)))


def _holders(view: View, seat: int, since: int) -> set[int]:
    """Where cards may lie that a seat showed when so many had buried; without a word of it, with whoever may have."""
    if not view.rules.kitty:
        return {seat}
    if not view.buries:
        # Not told: the banker has buried, and where the kitty goes round any seat may have.
        return (
            {KITTY, *range(view.rules.seats)}
            if view.rules.overcall_after_bury != "no"
            else ({seat, KITTY} if seat == view.banker else {seat})
        )
    buriers = [by for by, _ in view.buries]
    own = next((index for index in range(since, len(buriers)) if buriers[index] == seat), None)
    return {seat} if own is None else {seat, KITTY, *buriers[own + 1 :]}


def _limit(most: dict[tuple[int, Kind], int], seat: int, kind: Kind, number: int) -> None:
    most[seat, kind] = max(0, min(most.get((seat, kind), at.PLANES), number))


def _read_tricks(
    rule: TrickRule, table: Table, view: View, most: dict[tuple[int, Kind], int]
) -> tuple[tuple[Duty, ...], list[Bag]]:
    """Learn from every follow that stayed in the led group, and from throws.

    Returns the duties that have to be checked one by one, and for each seat cards of failed throws that it still holds.
    """
    seats = table.rules.seats
    duties: list[Duty] = []
    since = [0] * seats
    back = [0] * seats
    tricks = [(trick.leader, trick.plays, trick.components, trick.attempted) for trick in view.tricks]
    tricks.append((view.leader, view.plays, (), view.attempted))
    for index in range(len(tricks) - 1, -1, -1):
        leader, plays, components, attempted = tricks[index]
        if attempted:
            # What was attempted and not led went back into the hand.
            for kind, number in distinct(attempted - (plays[0] if plays else 0)):
                more = number - copies(since[leader], kind) - copies(back[leader], kind)
                if more > 0:
                    back[leader] += one(kind, more)
        if not plays or not plays[0]:
            # Nothing is led yet; or cards are known to be gone, and no more of how.
            continue
        in_progress = index == len(tricks) - 1 and view.lead is not None
        lead = view.lead if in_progress and view.lead is not None else rule.read(plays[0], components)
        mask = rule.tables.masks[lead.group]
        for offset, play in enumerate(plays[1:], 1):
            seat = (leader + offset) % seats
            if play & ~mask or not lead.demands:
                continue
            width = _missing(rule, lead, play)
            if width:
                # Of each kind the hand had as many whole tuples of this width as the play has.
                for kind in table.tables.order(lead.group):
                    left = width - 1 - copies(play, kind) % width
                    _limit(most, seat, kind, left - copies(since[seat], kind))
            if _is_open(rule, table, lead, seat, play):
                duties.append(Duty(seat, lead, play, since[seat] & mask))
        for offset, play in enumerate(plays):
            since[(leader + offset) % seats] += play
        if lead.kind == "throw":
            _learn_from_throw(table, lead.components, leader, since, most)
        elif attempted:
            _learn_from_throw(table, _unbeaten(rule, attempted, plays[0]), leader, since, most)
    return tuple(duties[: sampling.MAX_EVENTS]), back


def _is_open(rule: TrickRule, table: Table, lead: Lead, seat: int, play: Bag) -> bool:
    """Whether some hand that the seat may have had would have forbidden an answer, beyond what single kinds tell."""
    part = lead.components[0]
    if len(lead.components) == 1 and part.length == 1 and part.width <= 3 and not table.rules.split:
        return False
    if table.voids and table.voids[seat] >> lead.group & 1:
        # All that it had of the group has been played.
        return False
    return rule.grade(lead, play) < rule.grade(lead, lead.cards)


def _missing(rule: TrickRule, lead: Lead, play: Bag) -> int:
    """A width of which the hand had no more tuples than this answer to a lead gives; 0 where nothing is certain."""
    rules = rule.tables.rules
    if rules.split:
        return 0
    single = len(lead.demands) == 1
    demand = lead.demands[0]
    if single and demand.length == 1:
        # 3 > 2+1 > 1+1+1: whoever gives no wider tuple has none.
        widest = next((width for width in range(demand.width, 1, -1) if at_least(play, width)), 1)
        return widest + 1 if widest < demand.width else 0
    if single and (demand.width == 2 or rules.tractor_ladder == "width_first"):
        given = sum(number // demand.width for _, number in distinct(play))
        return demand.width if given < demand.length else 0
    if all(d.width == 2 for d in lead.demands):
        given = sum(number // 2 for _, number in distinct(play))
        return 2 if given < sum(d.length for d in lead.demands) else 0
    return 0


def _unbeaten(rule: TrickRule, attempted: Bag, forced: Bag) -> tuple[Component, ...]:
    """The components of a failed throw that nobody can have beaten: where the smallest beaten one is led, all smaller
    ones."""
    rules = rule.tables.rules
    if rules.failed_throw != "smallest_beaten" or rules.throw_reading == "announced":
        return ()
    parts = sorted(rule.read(attempted).components, key=smallness)
    return tuple(takewhile(lambda part: part.cards != forced, parts))


def _learn_from_throw(
    table: Table, parts: Sequence[Component], leader: int, since: list[Bag], most: dict[tuple[int, Kind], int]
) -> None:
    """Components of a throw that stood: no other seat had a higher tuple of such a width.

    ``since`` are the cards that each seat has played from this trick on.
    """
    tables = table.tables
    for part in parts:
        if part.length > 1:
            continue
        for kind in tables.order(tables.group[kinds(part.cards)[0]]):
            if tables.step[kind] > part.top:
                for seat in range(table.rules.seats):
                    if seat != leader:
                        _limit(most, seat, kind, part.width - 1 - copies(since[seat], kind))


class Sampler:
    """Draws worlds that agree with what a seat knows.

    Raises :class:`ImpossiblePosition` when that contradicts itself. ``weights`` say what bankers bury;
    :data:`UNIFORM` for no opinion.
    """

    def __init__(self, knowledge: Knowledge, weights: KittyWeights | None = None) -> None:
        knowledge.check()
        self.knowledge = knowledge
        self.weights = weights or KittyWeights()
        table = knowledge.table
        self.config = compile(table.rules).config(table.level)
        self.row = row_offset(table.trump)
        self.words = self._known()

    def draw(self, number: int, *, seed: int = 0, threads: int = 1) -> Sample:
        """Draw so many worlds; world ``i`` comes from the random stream of its own number."""
        worlds = np.zeros((number, boards.WORLD), dtype=np.int64)
        exact = np.zeros(number, dtype=np.int64)
        found: list[int] = []
        jit.load()

        def work(a: int, b: int) -> None:
            rows = worlds[a:b].reshape(-1)
            found.append(
                sampling.sample(workspace(), self.config, self.row, self.words, seed, a, b - a, rows, exact[a:b])
            )

        if number:
            in_threads(work, number, threads, least=64)
        if not all(found):
            raise ImpossiblePosition("sim-no-world", seat=self.knowledge.seat + 1)
        return Sample(self.knowledge.table, worlds, exact)

    def _known(self) -> Array:
        """What is known, as words for the compiled function."""
        knowledge, table, rules = self.knowledge, self.knowledge.table, self.knowledge.table.rules
        words = np.zeros(sampling.KNOWN, dtype=np.int64)
        shown = [0 if seat == knowledge.seat else cards for seat, cards in enumerate(knowledge.shown)]
        shown = shown or [0] * rules.seats
        rest = knowledge.unseen - sum(shown)
        base = [knowledge.hand if seat == knowledge.seat else shown[seat] for seat in range(rules.seats)]
        for seat in range(rules.seats):
            start = at.SEAT * seat
            planes = planes_of(self.config, self.row, base[seat])
            words[sampling.BASE + start : sampling.BASE + start + at.SEAT] = planes
            words[sampling.FIXED + start : sampling.FIXED + start + at.SEAT] = planes
            if seat != knowledge.seat:
                words[sampling.PLACES + seat] = knowledge.sizes[seat] - hand_size(base[seat])
        kitty = planes_of(self.config, self.row, knowledge.kitty or 0)
        words[sampling.BASE + at.KITTY : sampling.BASE + at.KITTY + at.SEAT] = kitty
        words[sampling.FIXED + at.KITTY : sampling.FIXED + at.KITTY + at.SEAT] = kitty
        if knowledge.kitty is None:
            words[sampling.PLACES + sampling.KITTY_HOLDER] = rules.kitty
            if self.weights != UNIFORM:
                words[sampling.WEIGHED] = rules.kitty
        for seat in range(rules.seats):
            if words[sampling.PLACES + seat] < 0:
                raise ImpossiblePosition("sim-shown", cards=format_cards(shown[seat]))
            if words[sampling.PLACES + seat]:
                self._allow(words[sampling.ALLOWED + at.SEAT * seat :], seat)
        everything = planes_of(self.config, self.row, pack(rules))
        words[sampling.ALLOWED + at.KITTY : sampling.ALLOWED + at.KITTY + at.SEAT] = everything
        self._list_cards(words, rest)
        self._list_kept(words)
        self._list_duties(words)
        assert table.rules is rules
        return words

    def _allow(self, allowed: Array, seat: int) -> None:
        """The kinds of which a seat may have more than so many, by group and plane."""
        tables = self.knowledge.table.tables
        for kind, number in distinct(pack(self.knowledge.table.rules)):
            group = tables.group[kind]
            most = min(number, self.knowledge.most_of(seat, kind))
            mask = 1 << int(self.config[self.row + at.BIT + kind])
            for n in range(most):
                allowed[at.PLANES * group + n] |= mask

    def _list_cards(self, words: Array, rest: Bag) -> None:
        """The cards to be placed, those first that fewest holders may have."""
        tables, rules = self.knowledge.table.tables, self.knowledge.table.rules
        seats = [seat for seat in range(rules.seats) if words[sampling.PLACES + seat]]
        rows = []
        for kind in kinds(rest):
            group = tables.group[kind]
            most = [self.knowledge.most_of(seat, kind) for seat in seats]
            able = sum(number > 0 for number in most)
            free = all(number >= copies(pack(rules), kind) for number in most)
            weight = self._weight(kind)
            bit = int(self.config[self.row + at.BIT + kind])
            rows.append((able, free, group, bit, weight))
        rows.sort()
        words[sampling.NUMBER] = len(rows)
        for index, (_, free, group, bit, weight) in enumerate(rows):
            start = sampling.CARDS + sampling.CARD * index
            words[start : start + sampling.CARD] = (group, bit, weight, free)

    def _weight(self, kind: Kind) -> int:
        """How likely a card is to have been buried."""
        weights, table = self.weights, self.knowledge.table
        worth = points(one(kind), table.rules.joker_points) > 0
        if table.tables.group[kind] == TRUMP:
            return weights.trump_points if worth else weights.trump
        return weights.plain_points if worth else weights.plain

    def _is_met(self, kept: Kept) -> bool:
        """Whether so many cards of a kind are known to lie with single ones of the holders."""
        known = self.knowledge
        found = 0
        for holder in kept.holders:
            if holder == KITTY:
                cards = known.kitty or 0
            elif holder == known.seat:
                cards = known.hand
            else:
                cards = known.shown[holder] if known.shown else 0
            found += copies(cards, kept.kind)
        return found >= kept.number

    def _list_kept(self, words: Array) -> None:
        """Cards that lie among some holders, the fewest holders first."""
        open_kept = [kept for kept in self.knowledge.kept if not self._is_met(kept)][: sampling.MAX_KEPT]
        words[sampling.KEPT] = len(open_kept)
        for index, kept in enumerate(open_kept):
            start = sampling.KEPT_LIST + sampling.KEPT_WORDS * index
            holders = sum(1 << (sampling.KITTY_HOLDER if holder == KITTY else holder) for holder in kept.holders)
            bit = int(self.config[self.row + at.BIT + kept.kind])
            words[start : start + sampling.KEPT_WORDS] = (
                self.knowledge.table.tables.group[kept.kind],
                bit,
                kept.number,
                holders,
                max(1, self.weights.plain),
                max(1, self._weight(kept.kind)),
            )

    def _list_duties(self, words: Array) -> None:
        others = [duty for duty in self.knowledge.duties if duty.seat != self.knowledge.seat]
        words[sampling.EVENTS] = len(others)
        for index, duty in enumerate(others):
            start = sampling.EVENT_LIST + sampling.EVENT * index
            group = duty.lead.group
            parts = duty.lead.components if len(duty.lead.components) > 1 else ()
            words[start : start + 4] = (duty.seat, group, duty.lead.size, len(parts))
            cards = start + 6
            for place, bag in enumerate((duty.lead.cards, duty.play, duty.since)):
                planes = planes_of(self.config, self.row, bag)[at.PLANES * group : at.PLANES * (group + 1)]
                words[cards + at.PLANES * place : cards + at.PLANES * (place + 1)] = planes
            for number, part in enumerate(parts):
                place = cards + 3 * at.PLANES + at.PART * number
                words[place : place + 4] = (part.width, part.length, part.top, group)
                planes = planes_of(self.config, self.row, part.cards)
                words[place + 4 : place + 8] = planes[at.PLANES * group : at.PLANES * (group + 1)]


@dataclass(frozen=True)
class Sample(Worlds):
    """Worlds drawn for a table."""

    exact: Array = field(default_factory=lambda: np.zeros(0, dtype=np.int64))
    """1 where every past duty is met in the world, too; 0 where none such was found in a bounded number of tries."""

    def hands(self, world: int) -> Iterator[Bag]:
        """Each seat's cards in one world."""
        from shengji.sim.positions import bag_of

        config = compile(self.table.rules).config(self.table.level)
        row = row_offset(self.table.trump)
        for seat in range(self.table.rules.seats):
            yield bag_of(config, row, self.words[world, at.SEAT * seat : at.SEAT * (seat + 1)])

    def kitty(self, world: int) -> Bag:
        """The kitty in one world."""
        from shengji.sim.positions import bag_of

        config = compile(self.table.rules).config(self.table.level)
        return bag_of(config, row_offset(self.table.trump), self.words[world, at.KITTY : at.KITTY + at.SEAT])
