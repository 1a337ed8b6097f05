"""Leading: what may be led, and what becomes of a throw that another hand can beat (rules.md section 4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shengji.cards import Bag, distinct, hand_size, one
from shengji.rules.holding import check_held
from shengji.rules.shapes import Component, held_components, highest, same_steps
from shengji.rules.tables import GROUPS, TRUMP
from shengji.rules.trick_rule import Lead, TrickRule
from shengji.text.errors import IllegalAction


def check_lead(rule: TrickRule, hand: Bag, cards: Bag, announced: tuple[Bag, ...] = ()) -> Lead:
    """The lead that a hand makes with the cards.

    Whether a throw stands depends on the other hands and is a matter of :func:`resolve_throw`. Raises
    :class:`IllegalAction`: ``not-held``, ``lead-empty``, ``lead-mixed``, ``throw-none`` or ``throw-trump-only``.
    """
    check_held(hand, cards)
    lead = rule.read(cards, announced)
    if lead.kind == "throw":
        throws = rule.tables.rules.throws
        if throws == "none":
            raise IllegalAction("throw-none")
        if throws == "trump" and lead.group != TRUMP:
            raise IllegalAction("throw-trump-only")
    return lead


class Beaten(NamedTuple):
    """A component of a throw that another hand can beat."""

    component: Component
    stopper: int
    """Index into the hands given to :func:`resolve_throw` of the first one in play order that beats it."""


class ThrowResult(NamedTuple):
    """What becomes of a throw."""

    beaten: tuple[Beaten, ...]
    """The beaten components, smallest first; empty when the throw stands."""
    choices: tuple[Component, ...]
    """The components of which one is played instead, smallest first: several where the next seat chooses."""
    penalty: int
    """Points that go to the other side."""

    @property
    def stands(self) -> bool:
        """Whether every component stood."""
        return not self.beaten


def smallness(component: Component) -> tuple[int, int, Bag]:
    """Smallest: by the rank of the highest card, then by the number of cards."""
    return component.top, component.size, component.cards


def resolve_throw(rule: TrickRule, lead: Lead, others: Sequence[Bag]) -> ThrowResult:
    """Check a throw against the other hands, in play order from the next seat on.

    A component stands if no hand holds, in the led group, a component of its own shape that ranks higher; ties stand.
    If one is beaten, ``failed_throw`` says which component is played and ``throw_penalty`` what it costs.
    """
    tables, rules = rule.tables, rule.tables.rules
    beaten = []
    for component in sorted(lead.components, key=smallness):
        for index, hand in enumerate(others):
            if highest(tables, lead.group, hand, component.shape) > component.top:
                beaten.append(Beaten(component, index))
                break
    if not beaten:
        return ThrowResult((), (), 0)
    smallest = beaten[0].component
    match rules.failed_throw:
        case "next_seat_chooses":
            choices = tuple(b.component for b in beaten)
        case "smallest_component":
            choices = (min(lead.components, key=smallness),)
        case _:
            choices = (smallest,)
    penalty = rules.throw_penalty
    if rules.throw_penalty_per == "card":
        penalty *= sum(b.component.size for b in beaten)
    return ThrowResult(tuple(beaten), choices, penalty)


def legal_leads(rule: TrickRule, hand: Bag) -> Iterator[Bag]:
    """Every legal lead, each once: first the single shapes (finite and few), then, lazily, the throws.

    The number of throws grows exponentially with the cards of a group; take only as many as are needed.
    """
    seen = set()
    for group in range(GROUPS):
        for component in held_components(rule.tables, group, hand):
            for cards in same_steps(rule.tables, group, hand, component):
                if cards not in seen:
                    seen.add(cards)
                    yield cards
    for cards in rule.further_leads(hand):
        if cards not in seen:
            seen.add(cards)
            yield cards
    throws = rule.tables.rules.throws
    if throws == "none":
        return
    groups = (TRUMP,) if throws == "trump" else range(GROUPS)
    for group in groups:
        for cards in _sub_bags_of(hand & rule.tables.masks[group]):
            if cards not in seen and hand_size(cards) > 1:
                yield cards


def _sub_bags_of(cards: Bag) -> Iterator[Bag]:
    held = list(distinct(cards))

    def choose(index: int) -> Iterator[Bag]:
        if index == len(held):
            yield 0
            return
        kind, number = held[index]
        for rest in choose(index + 1):
            for count in range(number + 1):
                yield rest + one(kind, count)

    return choose(0)
