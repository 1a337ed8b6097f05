"""Random legal play: one distribution, the same for both engines.

Lead: choose a group held, uniformly; then one of the single shapes held in it (every tuple of every width, every
tractor), uniformly; with probability 1/20 add further shapes from what is left of the group, each time another with
probability 1/2, which makes a throw where throws are allowed. (Uniform over all leads would be nearly all throws.)
Follow: shuffle the cards of the led group and take the first completion that meets the duty; free places are filled
with other cards at random.
"""

from __future__ import annotations

from random import Random

from shengji.cards import Bag, Kind, bag, hand_size, kinds, one
from shengji.rules.following import Duty, duty_of, first_answer
from shengji.rules.shapes import held_components
from shengji.rules.tables import TRUMP
from shengji.rules.trick_rule import Lead, TrickRule

THROW_CHANCE = 1 / 20
FURTHER_CHANCE = 1 / 2
FURTHER_LEAD_CHANCE = 1 / 4
"""How often a lead that only the game's own trick rule knows is made when one is held."""


def random_lead(rule: TrickRule, hand: Bag, rng: Random) -> Bag:
    """A random lead from a hand that is not empty."""
    tables = rule.tables
    further = list(rule.further_leads(hand))
    if further and rng.random() < FURTHER_LEAD_CHANCE:
        return rng.choice(further)
    masks = [mask for mask in tables.masks if hand & mask]
    mask = masks[int(rng.random() * len(masks))]
    group = tables.masks.index(mask)
    own = hand & mask
    shapes = held_components(tables, group, own)
    cards = shapes[int(rng.random() * len(shapes))].cards
    throws = tables.rules.throws
    if rng.random() < THROW_CHANCE and (throws == "any" or (throws == "trump" and group == TRUMP)):
        while cards != own:
            shapes = held_components(tables, group, own - cards)
            cards += shapes[int(rng.random() * len(shapes))].cards
            if rng.random() >= FURTHER_CHANCE:
                break
    return cards


def random_follow(rule: TrickRule, lead: Lead, hand: Bag, rng: Random) -> Bag:
    """A random legal answer to a lead."""
    duty = duty_of(rule, lead, hand)
    if not isinstance(duty, Duty):
        return rng.choice(list(duty.answers()))
    own = duty.own
    if duty.short:
        missing = lead.size - hand_size(own)
        return own + _drawn(kinds(hand - own), missing, rng) if missing else own
    cards = kinds(own)
    if not any(any(key) for _, owed in duty.grades for key in owed):
        return _drawn(cards, lead.size, rng)
    rng.shuffle(cards)
    return first_answer(duty, cards)


def _drawn(cards: list[Kind], number: int, rng: Random) -> Bag:
    """So many cards of a list, at random."""
    if number == 1:
        return one(cards[int(rng.random() * len(cards))])
    return bag(rng.sample(cards, number))
