"""A trick from its lead to its winner (rules.md section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from shengji.cards import Bag
from shengji.rules.powers import Power
from shengji.rules.tables import TRUMP
from shengji.rules.trick_rule import NO_GROUP, Lead, TrickRule

PlayKind: TypeAlias = Literal["lead", "throw", "failed_throw", "follow", "ruff", "overruff", "discard"]


class Standing:
    """Who is winning a trick so far. Index 0 is the leader, the others count in play order."""

    def __init__(self, rule: TrickRule, lead: Lead) -> None:
        self.rule = rule
        self.lead = lead
        power = rule.power(lead, lead.cards)
        assert power is not None, "a lead stands against itself"
        self.best: Power = power
        self.ruffed = False
        self.winner = 0
        self.played = 1

    def add(self, play: Bag) -> PlayKind:
        """Add the next seat's play and say what it was.

        A trump play that covers the lead but does not beat an earlier ruff wins nothing and is a discard.
        """
        index = self.played
        self.played += 1
        power = self.rule.power(self.lead, play)
        group = self.lead.group
        in_group = group == NO_GROUP or bool(play & self.rule.tables.masks[group])
        if power is not None and self.rule.beats(power, self.best):
            self.best = power
            self.winner = index
            if in_group:
                return "follow"
            before, self.ruffed = self.ruffed, True
            return "overruff" if before else "ruff"
        return "follow" if in_group and group != NO_GROUP else "discard"

    def pass_over(self) -> None:
        """Count the next seat's play as one that cannot win, whatever its cards."""
        self.played += 1


def winner(rule: TrickRule, lead: Lead, follows: Sequence[Bag]) -> int:
    """Who takes the trick: 0 for the leader, 1 for the next seat and so on."""
    standing = Standing(rule, lead)
    for play in follows:
        standing.add(play)
    return standing.winner


def won_with_trump(rule: TrickRule, play: Bag) -> bool:
    """Whether a winning play was of trumps (options ``kitty_only_by_trump``, hooks)."""
    return rule.tables.group_of(play) == TRUMP
