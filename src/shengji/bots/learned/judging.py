"""What the network thinks of a seat's plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from shengji.bots.learned.inputs import Values, inputs
from shengji.bots.learned.network import Network, own_network, values
from shengji.cards import Bag
from shengji.game.view import View
from shengji.rules.ruleset import RuleSet
from shengji.sim import UnsupportedRules, describing
from shengji.sim.lessons import check_describable, describe


@lru_cache(maxsize=64)
def knows(rules: RuleSet) -> bool:
    """Whether the network can judge plays under some rules."""
    try:
        check_describable(rules)
    except UnsupportedRules:
        return False
    return True


def judged(view: View, plays: Sequence[Bag], network: Network | None = None) -> Values:
    """What each play is worth, in levels, beside the others; under rules that networks :func:`know <knows>`.

    Without a network the package's own is asked.
    Raises :class:`shengji.sim.ImpossiblePosition` outside the play of tricks.
    """
    described = describe(view, plays)
    return values(network or own_network(), inputs(described, described.plays[:, describing.MARK] == 1))
