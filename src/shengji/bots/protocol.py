"""What a bot is: a policy for one seat that sees its view of the game and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

import msgspec

from shengji.game.actions import Action
from shengji.game.view import View
from shengji.text.errors import Term


class Clock(msgspec.Struct, frozen=True):
    """How long a bot may think about a decision: in seconds, in simulations, or both; ``None`` is no limit."""

    seconds: float | None = None
    simulations: int | None = None
    """With a number of simulations and no seconds a seeded bot plays the same on every machine."""


class Bot(Protocol):
    """One seat's policy. A bot is made for one seat, with its own random generator, and may keep notes."""

    name: str

    def act(self, view: View, clock: Clock | None = None) -> Action:
        """The action of a seat that may act.

        While cards are dealt it is asked as they arrive, whenever it could declare something, with
        ``view.dealt`` cards out: it answers with ``Declare`` or ``PassDeclaring``, and passing then means no more than
        not now. After the last card it is asked until all have passed. It is asked too when it is its turn to declare
        (or to name trump), to bid, to bury, to overcall after a bury, to name the line, to call friends, to play, and
        to choose a component of a failed throw; ``view.phase`` tells these apart.
        """
        ...

    def contests(self, view: View) -> bool:
        """Whether the seat, whose hand is weak enough, asks for a new deal (option ``weak_hand``)."""
        ...

    def consents(self, view: View) -> bool:
        """Whether the seat agrees to ``view.proposal``."""
        ...


class Candidate(NamedTuple):
    """An action that a bot has considered."""

    action: Action
    value: float
    """How good the bot thinks it; the scale is the bot's own, higher is better."""
    reason: Term
    """Why, in a few words."""


@runtime_checkable
class Hinting(Protocol):
    """A bot that can also explain itself."""

    def candidates(self, view: View) -> list[Candidate]:
        """The actions that come into question, best first; ``act`` would take the first."""
        ...


@runtime_checkable
class Weighing(Protocol):
    """A bot that can also value what it would not have considered."""

    def weigh(self, view: View, action: Action) -> float | None:
        """The value of an action on the scale of the candidates; ``None`` where the bot has none for it."""
        ...


@runtime_checkable
class Searching(Protocol):
    """A bot that considers more the more time it has."""

    def consider(self, view: View, clock: Clock, also: Action | None = None) -> list[Candidate]:
        """As ``candidates`` within a clock's limits; ``also`` is among them if the bot can value it."""
        ...


Factory: TypeAlias = Callable[[Random], Bot]
"""Makes the bot of one seat."""
