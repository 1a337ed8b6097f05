"""The interface of a trick rule, and the standard rule that most presets use.

A trick rule says how cards are read when led, how well cards answer a lead and how high a play stands. Special games
register another under an option's value (``rules/mechanics``); nothing else in the engine asks what game it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, Protocol, TypeAlias

from shengji.cards import Bag, at_least, hand_size
from shengji.rules.answers import Demand, Grade, Ladder, best_answer, ladder, owed_tuples, profile
from shengji.rules.explaining import first_shortfall
from shengji.rules.powers import Power, bomb_power, ruff_power
from shengji.rules.shapes import Component, as_shape, plane, read_components
from shengji.rules.tables import TRUMP, Tables
from shengji.text.errors import IllegalAction

LeadKind: TypeAlias = Literal["shape", "throw", "rainbow", "five_ten_king"]

NO_GROUP = -1
"""Group of a lead that belongs to none (a rainbow)."""


class Lead(NamedTuple):
    """Cards as led: what kind of lead, of which group, its components, and what they ask of the followers."""

    kind: LeadKind
    group: int
    cards: Bag
    components: tuple[Component, ...]
    demands: tuple[Demand, ...]
    """What followers owe beyond the group, in order; singles ask for nothing."""
    size: int
    """Number of cards."""


class SpecialDuty(Protocol):
    """What a hand owes to a lead that is answered by a rule of its own."""

    def met(self, play: Bag) -> bool:
        """Whether a play of the right number of cards, all of them held, meets the duty."""
        ...

    def answers(self) -> Iterator[Bag]:
        """Every legal answer, each once, lazily."""
        ...

    def refusal(self, play: Bag) -> IllegalAction:
        """The reason why a play does not meet the duty."""
        ...


class TrickRule(Protocol):
    """How a game reads, answers and compares plays (design: one file per special rule)."""

    tables: Tables
    ladder: Ladder
    """What the entries of a grade count."""

    def read(self, cards: Bag, announced: tuple[Bag, ...] = ()) -> Lead:
        """The cards as a lead; raises :class:`IllegalAction` if they are none."""
        ...

    def grade(self, lead: Lead, cards: Bag) -> Grade:
        """How well a set of cards answers a lead; greater is better, and more cards are never worse."""
        ...

    def power(self, lead: Lead, play: Bag) -> Power | None:
        """How high a play stands in the trick, ``None`` if it cannot win."""
        ...

    def beats(self, power: Power, best: Power) -> bool:
        """Whether a play of one power takes the trick from an earlier play of another."""
        ...

    def protected(self, lead: Lead, hand: Bag) -> Bag:
        """Mask of the kinds whose tuples the hand may keep back from this lead (option ``split``)."""
        ...

    def further_leads(self, hand: Bag) -> Iterator[Bag]:
        """Leads that a hand can make beside the shapes and throws of one group."""
        ...

    def owed_tuples(self, lead: Lead, grade: Grade) -> tuple[int, int]:
        """How many tuples a grade asks for at most, and how many cards they take up; the others are free."""
        ...

    def explain(self, lead: Lead, own: Bag, play: Bag) -> IllegalAction:
        """Why a play from the cards ``own`` of the led group answers too low."""
        ...

    def special_duty(self, lead: Lead, hand: Bag) -> SpecialDuty | None:
        """What a hand owes to a lead of the rule's own, ``None`` for leads answered by their grade."""
        ...

    def kitty_times(self, lead: Lead) -> int | None:
        """By what a lead of the rule's own multiplies the kitty, ``None`` for what the kitty's options say."""
        ...


class StandardRule:
    """Reading, answering and comparing as in rules.md sections 3 to 6, under every option named there."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.rules = tables.rules
        self.ladder = ladder(tables.rules)

    def read(self, cards: Bag, announced: tuple[Bag, ...] = ()) -> Lead:
        """The cards as one shape or as a throw of several components of one group (section 4).

        ``announced`` are the components that the leader named; they count where ``throw_reading`` is ``announced``.
        Raises :class:`IllegalAction` ``lead-empty``, ``lead-mixed``, ``announced-no-shape`` or
        ``announced-other-cards``.
        """
        if not cards:
            raise IllegalAction("lead-empty")
        group = self.tables.group_of(cards)
        if group is None:
            raise IllegalAction("lead-mixed")
        shape = as_shape(self.tables, cards)
        if shape is not None:
            return self._lead("shape", group, cards, (shape,))
        if self.rules.throw_reading == "announced" and len(announced) > 1:
            if sum(announced) != cards:
                raise IllegalAction("announced-other-cards")
            components = self._announced(announced)
        else:
            components = read_components(self.tables, group, cards)
        return self._lead("throw", group, cards, components)

    def _announced(self, announced: tuple[Bag, ...]) -> tuple[Component, ...]:
        found = []
        for part in announced:
            component = as_shape(self.tables, part)
            if component is None:
                raise IllegalAction("announced-no-shape")
            found.append(component)
        return tuple(sorted(found, key=lambda c: (-(c.length > 1), -c.size, -c.width, -c.top, -c.cards)))

    def _lead(self, kind: LeadKind, group: int, cards: Bag, components: tuple[Component, ...]) -> Lead:
        return Lead(kind, group, cards, components, self._demands(components), hand_size(cards))

    def _demands(self, components: tuple[Component, ...]) -> tuple[Demand, ...]:
        rules = self.rules
        if not rules.follow_shape:
            return ()
        if len(components) > 1:
            pairs_only = rules.throw_follow == "pairs_only" or (
                rules.throw_follow == "pairs_if_tractor" and max(components, key=lambda c: c.size).length > 1
            )
            if pairs_only:
                pairs = sum(c.width // 2 * c.length for c in components)
                return (Demand(2, pairs, runs=False),) if pairs else ()
            if rules.throw_follow in ("group_only", "pairs_if_tractor"):
                return ()
        owed = [c for c in components if c.width > 1]
        if rules.tractor_ladder == "run_first":
            owed.sort(key=lambda c: (-c.length, -c.width))
        else:
            owed.sort(key=lambda c: (-c.width, -c.length))
        return tuple(Demand(c.width, c.length, runs=True) for c in owed)

    def grade(self, lead: Lead, cards: Bag) -> Grade:
        """Best list of answers that the cards of the led group supply to the led components (section 5)."""
        if not lead.demands:
            return ()
        return best_answer(lead.demands, profile(self.tables, lead.group, cards), self.ladder)

    def protected(self, lead: Lead, hand: Bag) -> Bag:
        """Kinds of the led group that the option ``split`` lets the hand keep whole against this lead.

        ``keep_wider``: tuples wider than the widest led (Changzhou). ``keep_tractors``: every tractor against a lead
        without tractors, and tractors of triples against a led tractor of pairs.
        """
        split = self.rules.split
        if not split or not lead.demands:
            return 0
        own = hand & self.tables.masks[lead.group]
        widest = max(c.width for c in lead.components)
        guards = 0
        if "keep_wider" in split:
            guards |= at_least(own, widest + 1)
        if "keep_tractors" in split and self.rules.tractors == "allowed":
            led_tractor = any(c.length > 1 for c in lead.components)
            width = widest + 1 if led_tractor else self.rules.min_tractor_width
            guards |= at_least(own, width) & self._in_runs(lead.group, own, width)
        return (guards >> 7) * 0xFF

    def _in_runs(self, group: int, own: Bag, width: int) -> int:
        """Mark bits of the kinds whose steps belong to some tractor of a width."""
        steps = plane(self.tables, own, width)
        length = self.rules.min_tractor_length
        starts = self.tables.run_starts(group, steps, length)
        in_run = 0
        for offset in range(length):
            in_run |= starts << offset
        marks = 0
        for step, kinds in enumerate(self.tables.by_step[group]):
            if in_run >> step & 1:
                for kind in kinds:
                    marks |= 0x80 << 8 * kind
        return marks

    def further_leads(self, hand: Bag) -> Iterator[Bag]:
        """None: every lead is of one group."""
        yield from ()

    def owed_tuples(self, lead: Lead, grade: Grade) -> tuple[int, int]:
        """The tuples of a grade and their cards."""
        return owed_tuples(lead.demands, grade, self.ladder)

    def explain(self, lead: Lead, own: Bag, play: Bag) -> IllegalAction:
        """The first tuple or tractor that is owed and was held back."""
        return first_shortfall(self, lead, own, play)

    def special_duty(self, _lead: Lead, _hand: Bag) -> SpecialDuty | None:
        """None: every lead is answered by its grade."""
        return None

    def kitty_times(self, _lead: Lead) -> int | None:
        """None: the kitty's options say it."""
        return None

    def power(self, lead: Lead, play: Bag) -> Power | None:
        """How high a play stands (section 6): ``None`` unless it is of one group and covers the lead shape by shape."""
        if self.rules.bombs != "none":
            bomb = bomb_power(self.tables, lead.group, lead.size, play)
            if bomb is not None:
                return bomb
        group = self.tables.group_of(play)
        if group is None or (group not in (lead.group, TRUMP)):
            return None
        if lead.kind == "shape":
            led = lead.components[0]
            shape = as_shape(self.tables, play)
            if shape is None or shape.width != led.width or shape.length != led.length:
                return None
            return (int(group != lead.group), shape.top)
        if group == lead.group:
            # A throw that stood can only be beaten by a ruff.
            return (0,) if play == lead.cards else None
        return ruff_power(self.tables, play, lead.components)

    def beats(self, power: Power, best: Power) -> bool:
        """Whether a power is higher than an earlier one; equal powers leave the trick with the earlier play."""
        if self.rules.throw_compare == "every_component" and len(power) == len(best) == 2:
            ours, theirs = power[1], best[1]
            if isinstance(ours, tuple) and isinstance(theirs, tuple):
                # Against every way in which the earlier ruff can be split, some way of ours is higher everywhere.
                return all(any(_all_higher(mine, other) for mine in ours) for other in theirs)
        return power > best


def _all_higher(mine: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(a > b for a, b in zip(mine, other, strict=True))
