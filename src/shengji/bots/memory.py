"""What a seat can work out from the tricks it has seen: which cards are still out, and who is void of what."""

from __future__ import annotations

import math

from shengji.bots.reading import rule_of
from shengji.bots.sides import Sides
from shengji.cards import Bag, copies, hand_size, kinds_at_least, size
from shengji.game.view import View
from shengji.rules.deck import pack
from shengji.rules.shapes import Shape, highest
from shengji.rules.tables import GROUPS, TRUMP
from shengji.weighing import LEAST_VOID


class Memory:
    """The unseen cards and the voids, as a view tells them, and chances that follow from them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.beaten, self.ruffing = 1.0, 1.0
        """How often a seat beats a play, or ruffs, if it is able to."""
        self.rule = rule_of(view)
        self.tables = self.rule.tables
        self.voids = [0] * view.rules.seats
        """For each seat, bit ``g`` is set when the seat has shown that it holds no card of group ``g``."""
        out = view.hand + view.buried
        for trick in view.tricks:
            out += self._note(trick.leader, trick.plays)
        out += self._note(view.leader, view.plays)
        self.unseen: Bag = pack(view.rules) - out
        """Cards in other hands, or in the kitty where the seat has not buried it."""
        self.sides = Sides(view, self.unseen)
        self._unseen_sizes = [size(self.unseen & mask) for mask in self.tables.masks]
        self._hidden = max(1, sum(self._unseen_sizes))
        self._above: list[list[int] | None] = [None] * GROUPS

    def _note(self, leader: int, plays: tuple[Bag, ...]) -> Bag:
        """Learn from a trick, or the beginning of one; its cards."""
        if not plays:
            return 0
        total = sum(plays)
        group = self.tables.group_of(plays[0])
        if group is not None:
            mask, bit = self.tables.masks[group], 1 << group
            if total & ~mask:
                number, seats = hand_size(plays[0]), len(self.voids)
                for offset, play in enumerate(plays):
                    if hand_size(play & mask) < number:
                        self.voids[(leader + offset) % seats] |= bit
        return total

    def unseen_in(self, group: int) -> int:
        """How many cards of a group are unseen."""
        return self._unseen_sizes[group]

    def top_unseen(self, group: int, shape: Shape) -> int:
        """Step of the highest unseen component of a shape in a group, -1 if there is none."""
        return highest(self.tables, group, self.unseen, shape)

    def top_held(self, group: int, shape: Shape) -> int:
        """Step of the highest unseen component of a shape that some other seat may hold, -1 if none may."""
        return self.top_unseen(group, shape)

    def above(self, group: int) -> list[int]:
        """For each step of a group, how many unseen cards stand above it."""
        known = self._above[group]
        if known is None:
            known = [0] * max(1, self.tables.spans[group])
            higher = 0
            for step in range(self.tables.spans[group] - 1, -1, -1):
                known[step] = higher
                for kind in self.tables.by_step[group][step]:
                    higher += copies(self.unseen, kind)
            self._above[group] = known
        return known

    def share(self, seat: int) -> float:
        """The chance that an unseen card is in a seat's hand."""
        return min(1.0, self.view.hand_sizes[seat] / self._hidden)

    def void_chance(self, seat: int, group: int) -> float:
        """The chance that a seat has no card of a group."""
        if self.voids[seat] >> group & 1 or not self._unseen_sizes[group]:
            return 1.0
        return math.pow(1.0 - self.share(seat), self._unseen_sizes[group])

    def higher_chance(self, seat: int, group: int, shape: Shape, top: int) -> float:
        """The chance that a seat holds, in a group, a component of a shape that ranks above a step."""
        if self.voids[seat] >> group & 1:
            return 0.0
        width, length = shape
        share = self.share(seat)
        if shape == (1, 1):
            steps = self.above(group)
            return 1.0 - math.pow(1.0 - share, steps[top] if top >= 0 else self._unseen_sizes[group])
        if self.top_unseen(group, shape) <= top:
            return 0.0
        if length > 1:
            return min(0.5, share * math.pow(width, 2 - length))
        missing = 1.0
        for kind in kinds_at_least(self.unseen & self.tables.masks[group], width):
            if self.tables.step[kind] > top:
                missing *= 1.0 - math.comb(copies(self.unseen, kind), width) * share**width
        return 1.0 - max(0.0, missing)

    def rival_shapes(self, shape: Shape, top: int) -> list[tuple[Shape, int]]:
        """The shapes that could beat a shape with its top on a step, each with the step that it must pass.

        With -1 for the step any shape that could answer it.
        """
        if self.view.rules.trick_rule != "any_width":
            return [(shape, top)]
        cards = shape[0] * shape[1]
        least = self.view.rules.min_tractor_length
        wider = range(shape[0] + 1 if top >= 0 else 2, min(cards, self.view.rules.decks) + 1)
        lengths = [(width, cards // width) for width in wider if cards % width == 0 and width != shape[0]]
        return [(shape, top), *((other, -1) for other in lengths if other[1] == 1 or other[1] >= least)]

    def _rival_chance(self, seat: int, group: int, shape: Shape, top: int) -> float:
        """The chance that a seat holds, in a group, anything that beats a shape with its top on a step."""
        rivals = self.rival_shapes(shape, top)
        if len(rivals) == 1:
            return self.higher_chance(seat, group, shape, top)
        missing = 1.0
        for other, floor in rivals:
            missing *= 1.0 - self.higher_chance(seat, group, other, floor)
        return 1.0 - missing

    def is_top(self, group: int, shape: Shape, top: int) -> bool:
        """Whether nothing unseen in a group beats a shape with its top on a step."""
        return all(self.top_unseen(group, other) <= floor for other, floor in self.rival_shapes(shape, top))

    def beat_chance(self, seat: int, led: int, best: tuple[int, Shape, int]) -> float:
        """The chance that a seat can beat the play that is winning a trick.

        ``best`` is its group, the shape of its first component, and that component's top step; ``led`` the group that
        was led.
        """
        group, shape, top = best
        if led == TRUMP:
            return self.beaten * self._rival_chance(seat, TRUMP, shape, top)
        void = self.void_chance(seat, led)
        can_ruff = 0.0
        if void > LEAST_VOID and self.void_chance(seat, TRUMP) < 1.0:
            can_ruff = self.ruffing * self._rival_chance(seat, TRUMP, shape, top if group == TRUMP else -1)
        if group == TRUMP:
            return void * can_ruff
        return (1.0 - void) * self.beaten * self._rival_chance(seat, group, shape, top) + void * can_ruff
