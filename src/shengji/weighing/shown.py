"""What tricks show: who holds no pair of what any more (rules.md section 5), and who has led what."""

from __future__ import annotations

from collections.abc import Iterable

from shengji.cards import Bag, at_least
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Tables


def pairs_tell(rules: RuleSet) -> bool:
    """Whether a hand owes its pairs to every lead with pairs, so that one that gives fewer has no more."""
    return (
        rules.follow_shape
        and not rules.split
        and rules.trick_rule == "standard"
        and rules.throw_follow in ("by_component", "pairs_only")
    )


def number_of_pairs(cards: Bag) -> int:
    """How many pairs lie in some cards; four of a kind are two."""
    number, found = 2, 0
    while held := at_least(cards, number):
        found += held.bit_count()
        number += 2
    return found


def groups_led(rules: RuleSet, deal: Tables, leads: Iterable[tuple[int, Bag]]) -> tuple[int, ...]:
    """For each seat a bit for each group that it has led, by who led what."""
    led = [0] * rules.seats
    for leader, cards in leads:
        group = deal.group_of(cards)
        if group is not None:
            led[leader] |= 1 << group
    return tuple(led)
