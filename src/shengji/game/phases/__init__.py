"""The phases of a deal, one file each, and the choice of the phase that is in progress."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from shengji.game.actions import Action
from shengji.game.events import Event
from shengji.game.phases.auction import AuctionPhase, NamePhase
from shengji.game.phases.bury import BuryPhase
from shengji.game.phases.call import CallPhase
from shengji.game.phases.choose import ChoosePhase
from shengji.game.phases.dealing import DealingPhase
from shengji.game.phases.fixed import FixedPhase
from shengji.game.phases.in_turn import InTurnPhase
from shengji.game.phases.line import LinePhase
from shengji.game.phases.over import OverPhase
from shengji.game.phases.play import PlayPhase
from shengji.game.phases.stir import StirPhase
from shengji.game.state import Game, PhaseName


class Phase(Protocol):
    """What a phase knows: who acts, what is legal, what an action causes, and what happens by itself."""

    def actors(self, game: Game) -> tuple[int, ...]:
        """The seats that may act now; the first is the one everybody waits for, where there is one."""
        ...

    def legal(self, game: Game, seat: int) -> Iterator[Action]:
        """The legal actions of a seat, lazily; complete wherever they are finite and small."""
        ...

    def decide(self, game: Game, action: Action) -> tuple[Event, ...]:
        """The events that an action causes; raises :class:`~shengji.text.errors.IllegalAction`."""
        ...

    def automatic(self, game: Game) -> Event | None:
        """What happens next without anyone's decision, ``None`` when a decision is awaited."""
        ...


PHASES: dict[PhaseName, Phase] = {
    "dealing": DealingPhase(),
    "in_turn": InTurnPhase(),
    "auction": AuctionPhase(),
    "name": NamePhase(),
    "fixed": FixedPhase(),
    "bury": BuryPhase(),
    "stir": StirPhase(),
    "line": LinePhase(),
    "call": CallPhase(),
    "play": PlayPhase(),
    "choose": ChoosePhase(),
    "over": OverPhase(),
}


def phase_of(game: Game) -> Phase:
    """The phase that is in progress."""
    return PHASES["over" if game.deal is None else game.deal.phase]
