"""Leading by rules of thumb: cash sure winners, draw trump when strong, lead to the partner, or give up the lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shengji.bots.club.finishing import Finishing
from shengji.bots.club.memory import CardMemory
from shengji.bots.club.spending import Spending
from shengji.bots.club.weights import weighed
from shengji.bots.protocol import Candidate
from shengji.bots.sides import joins
from shengji.bots.simple.answers import JOINING
from shengji.bots.simple.keeping import Keeping
from shengji.bots.simple.leading import FURTHER_BEATEN, opponents, stands, throws
from shengji.cards import Bag, hand_size, points
from shengji.game.actions import Play
from shengji.rules.shapes import Component, Shape, held_components
from shengji.rules.tables import GROUPS, TRUMP
from shengji.rules.trick_rule import Lead
from shengji.text.errors import Term
from shengji.weighing import Leading, Spent, groups_led


def leads(memory: CardMemory, also: Sequence[Bag] = ()) -> list[Candidate]:
    """Leads that come into question, and those of ``also`` that are no throws that may fail.

    They are weighed by the weights of the memory.
    """
    weights = memory.weights
    return [
        Candidate(
            Play(memory.view.seat, cards),
            weighed(weights.lead, does) + weighed(weights.lead_spent, spent) + extra,
            reason,
        )
        for cards, does, spent, extra, reason in described(memory, also)
    ]


def described(memory: CardMemory, also: Sequence[Bag] = ()) -> Iterator[tuple[Bag, Leading, Spent, float, Term]]:
    """Each lead with what it does, what it spends, what else it is worth, and a reason."""
    view, spending, keeping, finishing = memory.view, Spending(memory), Keeping(memory), Finishing(memory)
    led = groups_led(view.rules, memory.tables, ((trick.leader, trick.plays[0]) for trick in view.tricks))
    richer = [memory.richer(group) for group in range(GROUPS)]
    for cards, plain, why in _leads(memory, also):
        group = memory.tables.group_of(cards)
        does = plain if group is None else _placed(memory, cards, group, plain, led, richer[group])
        joining = joins(view, cards)
        extra = JOINING * joining - keeping.cost(cards) - finishing.cost(cards) - spending.last_trick(cards)
        yield cards, does, spending.of(cards), extra, Term("bot-why-join") if joining else why


def _leads(memory: CardMemory, also: Sequence[Bag]) -> Iterator[tuple[Bag, Leading, Term]]:
    for group in range(GROUPS):
        own = memory.view.hand & memory.tables.masks[group]
        if own:
            for component in _ends(held_components(memory.tables, group, own)):
                yield _component(memory, group, component)
            for cards in throws(memory, group, own):
                yield _throw(memory, group, cards)
    for cards in memory.rule.further_leads(memory.view.hand):
        yield _further(memory, cards)
    for cards in also:
        lead = memory.rule.read(cards)
        if lead.kind == "shape":
            yield _component(memory, lead.group, lead.components[0])
        elif lead.kind == "throw" and stands(memory, lead.group, cards):
            yield _throw(memory, lead.group, cards)


def _ends(components: list[Component]) -> Iterator[Component]:
    """Of each shape the two lowest and the highest components."""
    shapes: dict[Shape, list[Component]] = {}
    for component in components:
        shapes.setdefault(component.shape, []).append(component)
    for held in shapes.values():
        held.sort(key=lambda component: component.top)
        chosen = dict.fromkeys((0, 1, len(held) - 1)) if len(held) > 1 else (0,)
        yield from (held[place] for place in chosen)


def _placed(memory: CardMemory, cards: Bag, group: int, does: Leading, led: Sequence[int], richer: float) -> Leading:
    """What the group of a lead means."""
    view, sides = memory.view, memory.sides
    size = hand_size(cards)
    drawn = memory.urgency * richer * (view.rules.seats - 1) * size
    others = [(seat, chance) for seat, chance in enumerate(sides.chances) if seat != view.seat]
    does = does._replace(
        size=float(size),
        rich=does.tempo * drawn,
        partner_rich=does.partner_tempo * drawn,
        partner_led=sum((led[seat] >> group & 1) * chance for seat, chance in others),
        others_led=sum((led[seat] >> group & 1) * (1.0 - chance) for seat, chance in others),
    )
    if group == TRUMP:
        own = hand_size(view.hand & memory.tables.masks[TRUMP])
        share = memory.unseen_in(TRUMP) / max(1, view.rules.seats - 1)
        return does._replace(
            trump=float(sides.mine),
            trump_against=float(not sides.mine),
            trump_long=(own - share) / max(1.0, own + share),
            trump_voids=sum((memory.voids[seat] >> TRUMP & 1) * (1.0 - chance) for seat, chance in others),
        )
    voids = [seat for seat, _ in others if memory.voids[seat] >> group & 1 and not memory.voids[seat] >> TRUMP & 1]
    return does._replace(
        length=float(hand_size(view.hand & memory.tables.masks[group]) - size),
        fresh=float(not any(bits >> group & 1 for bits in led)),
        partner_void=sum(sides.chances[seat] for seat in voids),
        others_void=sum(1.0 - sides.chances[seat] for seat in voids),
    )


def _weighed(memory: CardMemory, cards: Bag, chance: float, partner: float) -> Leading:
    """A lead that its seat wins with a chance, and else its partner with another."""
    loss = memory.sides.loss
    won = chance - loss * (1.0 - chance)
    saved = (1.0 - chance) * partner * (1.0 + loss)
    given = memory.urgency * points(cards, memory.view.rules.joker_points)
    drawn = memory.urgency * memory.density * (memory.view.rules.seats - 1) * hand_size(cards)
    return Leading(won * given, won * drawn, won, saved * given, saved * drawn, saved, points=given)


def _component(memory: CardMemory, group: int, component: Component) -> tuple[Bag, Leading, Term]:
    view = memory.view
    chance, partner = 1.0, 0.0
    spot = (group, component.shape, component.top)
    for seat, with_me in enumerate(memory.sides.chances):
        if seat != view.seat:
            beaten = memory.beat_chance(seat, group, spot)
            chance *= 1.0 - (1.0 - with_me) * beaten
            partner = 1.0 - (1.0 - partner) * (1.0 - with_me * beaten)
    does = _weighed(memory, component.cards, chance, partner)
    if component.width > 1:
        does = does._replace(wide=float(component.size), wide_trump=float(component.size * (group == TRUMP)))
    if group == TRUMP:
        reason = Term("bot-why-draw")
    elif memory.is_top(*spot):
        reason = Term("bot-why-cash")
    else:
        reason = Term("bot-why-give-lead" if chance < 0.5 else "bot-why-strong")
    return component.cards, does, reason


def _throw(memory: CardMemory, group: int, cards: Bag) -> tuple[Bag, Leading, Term]:
    chance, ruffed = 1.0, memory.weights.guesses.ruffed / 100.0
    if group != TRUMP and _may_be_covered(memory, memory.rule.read(cards)):
        for seat, against in opponents(memory):
            chance *= 1.0 - against * ruffed * memory.void_chance(seat, group)
    number = hand_size(cards)
    does = _weighed(memory, cards, chance, 0.0)._replace(throw=float(number))
    return cards, does, Term("bot-why-throw", count=number)


def _may_be_covered(memory: CardMemory, throw: Lead) -> bool:
    """Whether there may be trumps to ruff a throw with: of each shape in it, and as many in all."""
    enough = memory.unseen_in(TRUMP) >= throw.size
    return enough and all(memory.top_held(TRUMP, part.shape) >= 0 for part in throw.components)


def _further(memory: CardMemory, cards: Bag) -> tuple[Bag, Leading, Term]:
    """A lead that only the game's own trick rule knows: it mostly stands, unless a void hand has one of trumps."""
    chance = 1.0
    if memory.tables.group_of(cards) != TRUMP:
        for _, against in opponents(memory):
            chance *= 1.0 - against * FURTHER_BEATEN
    return cards, _weighed(memory, cards, chance, 0.0), Term("bot-why-further")
