"""Leading by rules of thumb: cash sure winners, draw trump when strong, else give up the lead cheaply."""

from __future__ import annotations

from collections.abc import Iterator

from shengji.bots.memory import Memory
from shengji.bots.protocol import Candidate
from shengji.bots.sides import joins
from shengji.bots.simple.answers import JOINING, RUFFED
from shengji.bots.simple.keeping import Keeping
from shengji.bots.simple.worth import Worth
from shengji.cards import Bag, hand_size, kinds_at_least, points
from shengji.game.actions import Play
from shengji.rules.shapes import Component, held_components
from shengji.rules.tables import GROUPS, TRUMP
from shengji.text.errors import Term

LEAD_WORTH = 3.0
"""What keeping the lead is worth."""
DROPPED = 2.5
"""Points that a trick draws from the other hands for each card led, on the average."""
SPENT = 0.6
"""How much of a card's worth leading it costs: a lead that wins is what it was kept for."""
FURTHER_BEATEN = 0.04
"""How often a seat takes a special lead from another side's."""
DRAWING = 2.0
"""More for leading trumps with many of them on the banker's side."""


def leads(memory: Memory, also: Bag = 0) -> list[Candidate]:
    """Leads that come into question, and ``also`` unless it is a throw that may fail."""
    worth = Worth(memory)
    view = memory.view
    found = []
    long_trumps = _long_in_trumps(memory)
    for group in range(GROUPS):
        own = view.hand & memory.tables.masks[group]
        if not own:
            continue
        extra = DRAWING if group == TRUMP and long_trumps else 0.0
        for component in _ends(held_components(memory.tables, group, own)):
            found.append(_component(memory, worth, group, component, extra))
        for cards in throws(memory, group, own):
            found.append(_throw(memory, worth, group, cards))
    found.extend(_further(memory, worth, cards) for cards in memory.rule.further_leads(view.hand))
    if also and all(candidate.action.cards != also for candidate in found if isinstance(candidate.action, Play)):
        lead = memory.rule.read(also)
        if lead.kind == "shape":
            extra = DRAWING if lead.group == TRUMP and long_trumps else 0.0
            found.append(_component(memory, worth, lead.group, lead.components[0], extra))
        elif lead.kind == "throw" and stands(memory, lead.group, also):
            found.append(_throw(memory, worth, lead.group, also))
    return _kept_back(memory, found)


def _ends(components: list[Component]) -> Iterator[Component]:
    """Of each shape the lowest and the highest component."""
    lowest: dict[tuple[int, int], Component] = {}
    highest: dict[tuple[int, int], Component] = {}
    for component in components:
        shape = component.shape
        if shape not in lowest or component.top < lowest[shape].top:
            lowest[shape] = component
        if shape not in highest or component.top > highest[shape].top:
            highest[shape] = component
    for shape, low in lowest.items():
        yield low
        if highest[shape].top != low.top:
            yield highest[shape]


def opponents(memory: Memory) -> list[tuple[int, float]]:
    """The seats that are or may be of another side, and the chance of it."""
    return [(seat, 1.0 - chance) for seat, chance in enumerate(memory.sides.chances) if chance < 1.0]


def _expected(memory: Memory, chance: float, stake: float) -> float:
    """What a trick is worth that the seat's side wins with some chance."""
    return (chance - memory.sides.loss * (1 - chance)) * stake


def _component(memory: Memory, worth: Worth, group: int, component: Component, extra: float) -> Candidate:
    view = memory.view
    chance = 1.0
    described = (group, component.shape, component.top)
    for seat, against in opponents(memory):
        chance *= 1.0 - against * memory.beat_chance(seat, group, described)
    sure = memory.is_top(*described)
    given = points(component.cards, view.rules.joker_points)
    stake = given + LEAD_WORTH + DROPPED * component.size
    value = _expected(memory, chance, stake) - SPENT * worth.total(component.cards) + extra
    if joins(view, component.cards):
        return Candidate(Play(view.seat, component.cards), value + JOINING, Term("bot-why-join"))
    if sure and group != TRUMP:
        reason = Term("bot-why-cash")
    elif group == TRUMP:
        reason = Term("bot-why-draw")
    else:
        reason = Term("bot-why-give-lead" if chance < 0.5 else "bot-why-strong")
    return Candidate(Play(view.seat, component.cards), value, reason)


def throws(memory: Memory, group: int, own: Bag) -> Iterator[Bag]:
    """Throws that stand for certain, as nothing unseen beats any component."""
    allowed = memory.view.rules.throws
    if allowed == "none" or (allowed == "trump" and group != TRUMP):
        return
    tables = memory.tables
    top = memory.top_unseen(group, (1, 1))
    certain = wider = 0
    for kind in kinds_at_least(own, 1):
        number = own >> 8 * kind & 0x7F
        if tables.step[kind] >= top:
            certain += number << 8 * kind
        elif number > 1 and memory.top_held(group, (number, 1)) <= tables.step[kind]:
            wider += number << 8 * kind
    if wider and stands(memory, group, certain + wider):
        yield certain + wider
    if certain and stands(memory, group, certain):
        yield certain


def stands(memory: Memory, group: int, cards: Bag) -> bool:
    """Whether cards are a throw of which every component stands."""
    if hand_size(cards) < 2:
        return False
    lead = memory.rule.read(cards)
    return lead.kind == "throw" and all(memory.top_held(group, c.shape) <= c.top for c in lead.components)


def _throw(memory: Memory, worth: Worth, group: int, cards: Bag) -> Candidate:
    view = memory.view
    chance = 1.0
    if group != TRUMP:
        for seat, against in opponents(memory):
            chance *= 1.0 - against * RUFFED * memory.void_chance(seat, group)
    number = hand_size(cards)
    stake = points(cards, view.rules.joker_points) + LEAD_WORTH + DROPPED * number
    value = _expected(memory, chance, stake) - SPENT * worth.total(cards)
    return Candidate(Play(view.seat, cards), value, Term("bot-why-throw", count=number))


def _further(memory: Memory, worth: Worth, cards: Bag) -> Candidate:
    """A lead that only the game's own trick rule knows: it mostly stands, unless a void hand has one of trumps."""
    view = memory.view
    group = memory.tables.group_of(cards)
    chance = 1.0
    if group != TRUMP:
        for _, against in opponents(memory):
            chance *= 1.0 - against * FURTHER_BEATEN
    stake = points(cards, view.rules.joker_points) + LEAD_WORTH + DROPPED * hand_size(cards)
    value = _expected(memory, chance, stake) - SPENT * worth.total(cards)
    return Candidate(Play(view.seat, cards), value, Term("bot-why-further"))


def _kept_back(memory: Memory, found: list[Candidate]) -> list[Candidate]:
    """Leads that would count for more in the last trick lose value while others are left."""
    keeping = Keeping(memory)
    return [
        candidate._replace(value=candidate.value - keeping.cost(candidate.action.cards))
        for candidate in found
        if isinstance(candidate.action, Play)
    ]


def _long_in_trumps(memory: Memory) -> bool:
    """Whether the seat, on the banker's side, holds more trumps than its share of those that are out."""
    view = memory.view
    if not memory.sides.mine:
        return False
    own = hand_size(view.hand & memory.tables.masks[TRUMP])
    return own * (view.rules.seats - 1) > 1.3 * memory.unseen_in(TRUMP)
