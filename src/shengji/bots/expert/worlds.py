"""The deals that a seat thinks possible, and what plays come to in them."""

from __future__ import annotations

from collections.abc import Iterable

from shengji import sim
from shengji.bots.sides import answerable
from shengji.cards import Bag
from shengji.game.view import View
from shengji.sim import Knowledge, Sampler
from shengji.sim.api import Policy
from shengji.sim.jit import Array

GOES_ON: Policy = "careful"
"""How the rest of an imagined deal is played."""


class Imagined:
    """A seat's sampler of whole deals, and what candidate plays come to in them."""

    def __init__(self, view: View) -> None:
        """Raises :class:`shengji.sim.UnsupportedRules` or :class:`shengji.sim.ImpossiblePosition`."""
        self._sampler = Sampler(Knowledge.from_view(view))
        self.of_banker = view.bankers_side[view.seat] or bool(answerable(view))
        """Whether the seat plays for the banker: it is known to, or holds a card that answers a call."""

    def totals(self, candidates: Iterable[Bag], number: int, seed: int) -> Array:
        """The opponents' totals after each candidate in so many fresh deals, by deal and candidate."""
        drawn = self._sampler.draw(number, seed=seed)
        found = sim.rollout(drawn, tuple(candidates), seed=seed, policy=GOES_ON, threads=1)
        return found.totals[:, :, 0]
