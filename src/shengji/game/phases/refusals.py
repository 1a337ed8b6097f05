"""Refusals that every phase gives: not this action now, not this seat."""

from __future__ import annotations

from shengji.game.actions import Action
from shengji.text.errors import IllegalAction, Term


def wrong_action(phase: str, action: Action) -> IllegalAction:
    """The action belongs to another phase."""
    name = type(action).__name__.lower()
    return IllegalAction("not-now", action=Term(f"action-{name}"), phase=Term(f"phase-{phase.replace('_', '-')}"))


def check_turn(turn: int, seat: int) -> None:
    """Raise ``not-your-turn`` unless it is the seat's turn; seats are shown from 1 on."""
    if seat != turn:
        raise IllegalAction("not-your-turn", seat=seat + 1, turn=turn + 1)
