"""The answers to a lead that come into question, and the chance that each takes the trick and keeps it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from shengji.bots.memory import Memory
from shengji.bots.sides import joins
from shengji.bots.simple.covering import ruffs, same_shape
from shengji.cards import CARD_POINTS, SMALL_JOKER, Bag, Kind, bag, hand_size, kinds, points
from shengji.rules.following import Duty, first_answer
from shengji.rules.shapes import Shape, as_shape, highest
from shengji.rules.tables import TRUMP
from shengji.rules.trick_rule import NO_GROUP, Lead, SpecialDuty
from shengji.text.errors import Term

JOINING = 4.0
"""What it is worth to answer the banker's call, so that the sides are known."""
MOST_ANSWERS = 40
"""How many answers are looked at where a lead with a duty of its own leaves only unusual ones."""
RESCUE, RESCUE_EARLY = 0.7, 0.6
"""How often a partner still to play takes the trick if able to; less with another seat of the other side to play."""
RUFFED = 0.3
"""How often a void seat ruffs a throw."""


class Answer(NamedTuple):
    """An answer and what comes of the trick."""

    cards: Bag
    takes: bool
    """Whether it takes the trick, for now."""
    chance: float
    """The chance that the seat's side wins the trick."""
    given: int
    """Points of the answer itself."""


class Answers:
    """One seat's turn to answer a lead. ``worth`` says what a card of the hand is worth keeping, in points."""

    def __init__(self, memory: Memory, lead: Lead, worth: Callable[[Kind], float]) -> None:
        view = memory.view
        self._memory, self._lead, self._view, self._worth = memory, lead, view, worth
        self._rule = memory.rule
        self._duty = Duty(memory.rule, lead, view.hand)
        self._special = memory.rule.special_duty(lead, view.hand)
        self._sides = memory.sides
        seats = view.rules.seats
        self._best = view.plays[(view.winning - view.leader) % seats]
        self._power = memory.rule.power(lead, self._best)
        later = [(view.seat + offset) % seats for offset in range(1, seats - len(view.plays))]
        with_me = memory.sides.chances
        self._later = len(later)
        self._later_opponents = [seat for seat in later if with_me[seat] < 1.0]
        self._later_partners = [seat for seat in later if with_me[seat] > 0.0]
        self._ours = with_me[view.winning]
        self._ruffed, self._rescue, self._rescue_early = RUFFED, RESCUE, RESCUE_EARLY
        self._on_table = sum(points(play, view.rules.joker_points) for play in view.plays)

    def _considered(self, also: Sequence[Bag]) -> Iterator[Answer]:
        """The answers that come into question, each once, and ``also``."""
        holding = 0.0
        if self._ours:
            holding += self._ours * self._chance_to_hold(self._best)
        if self._ours < 1.0:
            holding += (1.0 - self._ours) * self._chance_to_be_rescued()
        for cards in dict.fromkeys((*self._answers(), *also)):
            power = self._rule.power(self._lead, cards)
            takes = power is not None and self._power is not None and self._rule.beats(power, self._power)
            chance = self._chance_to_hold(cards) if takes else holding
            yield Answer(cards, takes, chance, points(cards, self._view.rules.joker_points))

    def _keys(self) -> tuple[Callable[[Kind], float], ...]:
        """Orders of the hand; for each the answer comes into question that takes the first cards."""
        return self._cheapness, self._generosity

    def _answers(self) -> Iterator[Bag]:
        duty, lead = self._duty, self._lead
        if lead.size == hand_size(self._view.hand):
            yield self._view.hand
            return
        if self._special is not None:
            yield from self._special_answers(self._special)
            return
        if not duty.short:
            yield from (cards for cards in same_shape(self._memory, lead, duty.own, self._best) if duty.met(cards))
        elif not duty.own and lead.group != NO_GROUP:
            yield from ruffs(self._memory, lead, self._best, self._power)
        for key in self._keys():
            yield self._complete(key)

    def _special_answers(self, special: SpecialDuty) -> Iterator[Bag]:
        """Answers to a lead with a duty of its own: the usual ones that meet it, and leads of its kind."""
        step = self._memory.tables.step
        keys: tuple[Callable[[Kind], float], ...] = (self._cheapness, self._generosity, lambda kind: -step[kind])
        tried = [*map(self._complete, keys), *self._rule.further_leads(self._view.hand)]
        found = [cards for cards in tried if hand_size(cards) == self._lead.size and special.met(cards)]
        yield from found or islice(special.answers(), MOST_ANSWERS)

    def _complete(self, key: Callable[[Kind], float]) -> Bag:
        """A legal answer that takes the cards with the least key first."""
        duty = self._duty
        if not duty.short:
            return first_answer(duty, sorted(kinds(duty.own), key=key))
        missing = self._lead.size - hand_size(duty.own)
        free = sorted(kinds(self._view.hand - duty.own), key=key)
        return duty.own + bag(free[:missing])

    def _points_of(self, kind: Kind) -> int:
        return CARD_POINTS[kind] if kind < SMALL_JOKER else self._view.rules.joker_points

    def _cheapness(self, kind: Kind) -> float:
        return self._worth(kind) + self._points_of(kind)

    def _generosity(self, kind: Kind) -> float:
        return self._worth(kind) - self._points_of(kind)

    def _described(self, cards: Bag) -> tuple[int, Shape, int] | None:
        """Group, first shape and its top of a play that is winning."""
        tables, lead = self._memory.tables, self._lead
        group = tables.group_of(cards)
        if group is None or lead.kind not in ("shape", "throw"):
            return None
        shape = lead.components[0].shape
        if cards == lead.cards:
            return group, shape, lead.components[0].top
        if lead.kind == "shape":
            own = as_shape(tables, cards) if lead.size > 1 else None
            return group, own.shape if own is not None else shape, max(tables.step[kind] for kind in kinds(cards))
        return group, shape, highest(tables, group, cards, shape)

    def _chance_to_hold(self, cards: Bag) -> float:
        """The chance that the trick stays with a play against the other side's seats that are still to play."""
        if not self._later_opponents:
            return 1.0
        described = self._described(cards)
        if described is None:
            return 0.9
        chance = 1.0
        lead = self._lead
        for seat in self._later_opponents:
            beaten = self._memory.beat_chance(seat, lead.group, described)
            if lead.kind == "throw":
                # A throw that stood can only be ruffed, and to cover all of it is rare.
                beaten = self._ruffed * self._memory.void_chance(seat, lead.group) if lead.group != TRUMP else 0.0
            chance *= 1.0 - beaten * (1.0 - self._sides.chances[seat])
        return chance

    def _chance_to_be_rescued(self) -> float:
        """The chance that a partner still to play takes the trick from the other side."""
        described = self._described(self._best)
        if described is None or not self._later_partners:
            return 0.0
        lost = 1.0
        for seat in self._later_partners:
            rescue = self._rescue * self._sides.chances[seat]
            lost *= 1.0 - rescue * self._memory.beat_chance(seat, self._lead.group, described)
        return (1.0 - lost) * (self._rescue_early if self._later_opponents else 1.0)

    def _reason(self, cards: Bag, takes: bool, given: int) -> Term:
        if joins(self._view, cards):
            return Term("bot-why-join")
        if takes:
            ruffing = self._memory.tables.group_of(cards) != self._lead.group
            return Term("bot-why-ruff" if ruffing else "bot-why-take", points=self._on_table + given)
        if self._ours > 0.5:
            return Term("bot-why-points", points=given) if given else Term("bot-why-leave")
        return Term("bot-why-low") if not given else Term("bot-why-must", points=given)
