"""A moment of the play with all hands known, checked, and as words for compiled functions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from shengji.cards import Bag, at_least, contains, copies, distinct, hand_size
from shengji.game.actions import Call
from shengji.game.state import Deal, Game, current, on_bankers_side, side_of
from shengji.game.view import View
from shengji.rules.deck import hand_size as cards_each
from shengji.rules.deck import pack
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import GROUPS, Tables, Trump, group_name, tables
from shengji.rules.trick_rule import Lead
from shengji.sim import boards
from shengji.sim import layout as at
from shengji.sim.api import compile
from shengji.sim.config import row_offset
from shengji.sim.errors import ImpossiblePosition
from shengji.sim.jit import Array
from shengji.text.cards import format_cards
from shengji.text.errors import Term
from shengji.weighing import groups_led, number_of_pairs, pairs_tell


@dataclass(frozen=True, kw_only=True)
class Table:
    """What everybody at the table sees of a moment of the play."""

    rules: RuleSet
    level: str | None
    trump: Trump
    banker: int
    turn: int
    """The seat that plays next."""
    leader: int
    """The seat that leads or has led the trick in progress."""
    plays: tuple[Bag, ...] = ()
    """The trick in progress, the lead first."""
    lead: Lead | None = None
    """How the lead was read, where its leader announced that; otherwise it is read by the rules."""
    taken: tuple[int, ...] = ()
    """Points that each seat has taken; empty for none."""
    penalties: tuple[int, ...] = ()
    voids: tuple[int, ...] = ()
    """For each seat a bit for each group of which it has shown that it holds no card; empty for none."""
    pairless: tuple[int, ...] = ()
    """For each seat a bit for each group in which it has shown that it holds no pair; empty for none."""
    led: tuple[int, ...] = ()
    """For each seat a bit for each group that it has led; empty for none."""
    sides: tuple[bool, ...] = ()
    """For each seat whether it is known to be of the banker's side; empty where sides are fixed."""
    line: int | None = None
    """The points that the opponents must reach, where they were bid or named."""
    calls: tuple[Call, ...] = ()
    """The friends that the banker called."""
    seen: tuple[int, ...] = ()
    """For each call, how many copies that count have been played; empty for none."""
    joined: tuple[int, ...] = ()
    """For each call, the seat that answered it, -1 while it is open; empty for none."""

    @property
    def tables(self) -> Tables:
        """Groups and steps of the deal."""
        return tables(self.rules, self.level, self.trump)

    def on_bankers_side(self, seat: int) -> bool:
        """Whether a seat is of the banker's side."""
        if self.sides:
            return self.sides[seat]
        return side_of(self.rules, seat) == side_of(self.rules, self.banker)

    def check_table(self) -> None:
        """Raise :class:`ImpossiblePosition` if seats, trump or the trick in progress cannot be so."""
        seats = self.rules.seats
        for name, seat in (("banker", self.banker), ("turn", self.turn), ("leader", self.leader)):
            if not 0 <= seat < seats:
                raise ImpossiblePosition("sim-seat", what=name, seat=seat + 1, seats=seats)
        if self.trump not in ("D", "C", "H", "S", "NT"):
            raise ImpossiblePosition("sim-trump", trump=str(self.trump))
        for name in ("taken", "penalties", "voids", "pairless", "led", "sides"):
            given = getattr(self, name)
            if given and len(given) != seats:
                raise ImpossiblePosition("sim-per-seat", what=name, given=len(given), seats=seats)
        for name in ("seen", "joined"):
            given = getattr(self, name)
            if len(self.calls) > at.MAX_CALLS or (given and len(given) != len(self.calls)):
                raise ImpossiblePosition("sim-calls", what=name, given=len(given), calls=len(self.calls))
        if len(self.plays) >= seats or self.turn != (self.leader + len(self.plays)) % seats:
            raise ImpossiblePosition("sim-turn", turn=self.turn + 1, leader=self.leader + 1, plays=len(self.plays))
        if self.plays and self.tables.group_of(self.plays[0]) is None:
            raise ImpossiblePosition("sim-lead", cards=format_cards(self.plays[0]))
        sizes = {hand_size(play) for play in self.plays}
        if len(sizes) > 1:
            raise ImpossiblePosition("sim-trick", cards=", ".join(format_cards(play) for play in self.plays))

    def size_of_hand(self, seat: int, between: int) -> int:
        """How many cards a seat holds when those that have not played yet in this trick hold ``between``."""
        has_played = (seat - self.leader) % self.rules.seats < len(self.plays)
        return between - (hand_size(self.plays[0]) if has_played else 0)


@dataclass(frozen=True, kw_only=True)
class Position(Table):
    """A moment of the play with all hands known."""

    hands: tuple[Bag, ...]
    """Each seat's cards now: those of the trick in progress are no longer among them."""
    kitty: Bag = 0

    @classmethod
    def from_game(cls, game: Game) -> Position:
        """The moment that a game has reached; raises :class:`ImpossiblePosition` outside the play of tricks.

        Where the next seat chooses the part of a failed throw that is led, the turn is the leader's, who leads one of
        the game's ``choices``.
        """
        deal = current(game)
        if deal.phase not in ("play", "choose") or deal.trump is None or deal.banker is None or deal.turn < 0:
            raise ImpossiblePosition("sim-phase", phase=Term(f"phase-{deal.phase.replace('_', '-')}"))
        rules = deal.rules
        seats = range(rules.seats)
        return cls(
            rules=rules,
            level=deal.level,
            trump=deal.trump,
            banker=deal.banker,
            turn=deal.turn if deal.phase == "play" else deal.leader,
            leader=deal.leader,
            plays=deal.plays,
            lead=deal.lead,
            taken=deal.taken,
            penalties=deal.penalties,
            voids=shown_voids(rules, tables(rules, deal.level, deal.trump), tricks_of(deal)),
            pairless=shown_pairless(rules, tables(rules, deal.level, deal.trump), tricks_of(deal)),
            led=groups_led(rules, tables(rules, deal.level, deal.trump), leads_of(deal)),
            sides=tuple(on_bankers_side(game, seat) for seat in seats),
            line=deal.line,
            calls=deal.calls,
            seen=deal.seen,
            joined=deal.joined,
            hands=deal.hands,
            kitty=deal.kitty,
        )

    def check(self) -> None:
        """Raise :class:`ImpossiblePosition` with the reason if the position cannot be."""
        self.check_table()
        rules = self.rules
        if len(self.hands) != rules.seats:
            raise ImpossiblePosition("sim-per-seat", what="hands", given=len(self.hands), seats=rules.seats)
        if hand_size(self.kitty) != rules.kitty:
            raise ImpossiblePosition("sim-kitty", given=hand_size(self.kitty), kitty=rules.kitty)
        check_copies(rules, sum(self.hands) + self.kitty + sum(self.plays))
        between = hand_size(self.hands[self.turn])
        if not 0 < between <= cards_each(rules):
            raise ImpossiblePosition(
                "sim-hand-size", seat=self.turn + 1, given=between, wanted=cards_each(rules), cards=""
            )
        for seat, hand in enumerate(self.hands):
            wanted = self.size_of_hand(seat, between)
            if hand_size(hand) != wanted:
                raise ImpossiblePosition(
                    "sim-hand-size", seat=seat + 1, given=hand_size(hand), wanted=wanted, cards=format_cards(hand)
                )
            for group in range(GROUPS):
                held = hand & self.tables.masks[group]
                if self.voids and self.voids[seat] >> group & 1 and held:
                    raise ImpossiblePosition(
                        "sim-void", seat=seat + 1, group=Term(group_name(group)), cards=format_cards(held)
                    )

    def head(self) -> Array:
        """What everybody sees, as words."""
        return head_of(self)

    def world(self) -> Array:
        """The hands and the kitty, as words."""
        return world_of(self, self.hands, self.kitty)


def check_copies(rules: RuleSet, cards: Bag) -> None:
    """Raise :class:`ImpossiblePosition` if there are more copies of a card than in the pack."""
    whole = pack(rules)
    if not contains(whole, cards):
        kind, held = next((kind, held) for kind, held in distinct(cards) if held > copies(whole, kind))
        raise ImpossiblePosition("sim-copies", card=format_cards(1 << 8 * kind), given=held, most=copies(whole, kind))


def tricks_of(seen: Deal | View) -> list[tuple[int, tuple[Bag, ...]]]:
    """Leader and plays of every trick of a deal or view, the one in progress last."""
    return [*((trick.leader, trick.plays) for trick in seen.tricks), (seen.leader, seen.plays)]


def leads_of(seen: Deal | View) -> Iterator[tuple[int, Bag]]:
    """Leader and cards of every lead of a deal or view."""
    return ((leader, plays[0]) for leader, plays in tricks_of(seen) if plays)


def shown_voids(rules: RuleSet, deal: Tables, tricks: list[tuple[int, tuple[Bag, ...]]]) -> tuple[int, ...]:
    """For each seat a bit for each group of which it has shown that it holds no card."""
    voids = [0] * rules.seats
    for leader, plays in tricks:
        group = deal.group_of(plays[0]) if plays else None
        if group is not None:
            for offset, play in enumerate(plays[1:], 1):
                if play & ~deal.masks[group]:
                    voids[(leader + offset) % rules.seats] |= 1 << group
    return tuple(voids)


def shown_pairless(rules: RuleSet, deal: Tables, tricks: list[tuple[int, tuple[Bag, ...]]]) -> tuple[int, ...]:
    """For each seat a bit for each group in which it has shown that it holds no pair."""
    found = [0] * rules.seats
    if not pairs_tell(rules):
        return tuple(found)
    for leader, plays in tricks:
        group = deal.group_of(plays[0]) if plays else None
        if group is None or not at_least(plays[0], 2):
            continue
        number, mask = number_of_pairs(plays[0]), deal.masks[group]
        for offset, play in enumerate(plays[1:], 1):
            if number_of_pairs(play & mask) < number:
                found[(leader + offset) % rules.seats] |= 1 << group
    return tuple(found)


def planes_of(config: Array, row: int, cards: Bag) -> Array:
    """Cards as planes of all groups."""
    planes = np.zeros(at.SEAT, dtype=np.int64)
    for kind, number in distinct(cards):
        place = at.PLANES * int(config[row + at.GROUP + kind])
        mask = 1 << int(config[row + at.BIT + kind])
        for n in range(number):
            planes[place + n] |= mask
    return planes


def bag_of(config: Array, row: int, planes: Array) -> Bag:
    """The cards that planes of all groups hold."""
    words = planes.tolist()
    total = 0
    for group in range(GROUPS):
        for n in range(at.PLANES):
            plane = words[at.PLANES * group + n]
            while plane:
                low = plane & -plane
                plane ^= low
                total += 1 << 8 * int(config[row + at.KIND_OF + 64 * group + low.bit_length() - 1])
    return total


def head_of(table: Table) -> Array:
    """What everybody sees of a position, as words."""
    config = compile(table.rules).config(table.level)
    row = row_offset(table.trump)
    head = np.zeros(boards.HEAD, dtype=np.int64)
    head[boards.ROW] = row
    head[boards.BANKER] = table.banker
    head[boards.TURN] = table.turn
    head[boards.LEADER] = table.leader
    head[boards.PLAYED] = len(table.plays)
    for place, values in (
        (boards.TAKEN, table.taken),
        (boards.PENALTIES, table.penalties),
        (boards.VOIDS, table.voids),
        (boards.PAIRLESS, table.pairless),
        (boards.LED_BY, table.led),
        (boards.SIDES, [table.on_bankers_side(seat) for seat in range(table.rules.seats)]),
    ):
        for seat, value in enumerate(values):
            head[place + seat] = int(value)
    head[boards.CALLS] = len(table.calls)
    for index, call in enumerate(table.calls):
        start = boards.CALLS + 1 + at.CALL * index
        seen = table.seen[index] if table.seen else 0
        joined = table.joined[index] if table.joined else -1
        group, bit = int(config[row + at.GROUP + call.kind]), int(config[row + at.BIT + call.kind])
        head[start : start + at.CALL] = (group, 1 << bit, call.nth, seen, joined)
    for index, play in enumerate(table.plays):
        start = boards.TRICK + at.SEAT * index
        head[start : start + at.SEAT] = planes_of(config, row, play)
    if table.lead is not None and len(table.lead.components) > 1:
        # How a throw is read may have been announced.
        head[boards.PARTS] = len(table.lead.components)
        for index, part in enumerate(table.lead.components):
            start = boards.PART_LIST + at.PART * index
            head[start : start + 4] = (part.width, part.length, part.top, table.lead.group)
            planes = planes_of(config, row, part.cards)
            group = at.PLANES * table.lead.group
            head[start + 4 : start + 8] = planes[group : group + at.PLANES]
    return head


def world_of(table: Table, hands: tuple[Bag, ...], kitty: Bag) -> Array:
    """Hands and kitty, as words."""
    config = compile(table.rules).config(table.level)
    row = row_offset(table.trump)
    world = np.zeros(boards.WORLD, dtype=np.int64)
    for seat, hand in enumerate(hands):
        world[at.SEAT * seat : at.SEAT * (seat + 1)] = planes_of(config, row, hand)
    world[at.KITTY : at.KITTY + at.SEAT] = planes_of(config, row, kitty)
    return world


def table_of(view: View) -> Table:
    """What a seat sees of the table; raises :class:`ImpossiblePosition` outside the play of tricks.

    Where the part of a failed throw is chosen the turn is the leader's, as in :meth:`Position.from_game`.
    """
    if view.phase not in ("play", "choose") or view.trump is None or view.banker is None or not view.actors:
        raise ImpossiblePosition("sim-phase", phase=Term(f"phase-{view.phase.replace('_', '-')}"))
    return Table(
        rules=view.rules,
        level=view.level,
        trump=view.trump,
        banker=view.banker,
        turn=view.actors[0] if view.phase == "play" else view.leader,
        leader=view.leader,
        plays=view.plays,
        lead=view.lead,
        taken=view.taken,
        penalties=view.penalties,
        voids=shown_voids(view.rules, tables(view.rules, view.level, view.trump), tricks_of(view)),
        pairless=shown_pairless(view.rules, tables(view.rules, view.level, view.trump), tricks_of(view)),
        led=groups_led(view.rules, tables(view.rules, view.level, view.trump), leads_of(view)),
        sides=view.bankers_side,
        line=view.line,
        calls=view.calls,
        seen=view.seen,
        joined=view.joined,
    )
