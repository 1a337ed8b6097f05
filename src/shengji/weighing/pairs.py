"""What answers to leads with pairs show of a hand (rules.md section 5)."""

from __future__ import annotations

from shengji.cards import Bag, at_least
from shengji.rules.ruleset import RuleSet


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
