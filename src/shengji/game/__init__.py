"""Deals and matches as immutable states: actions in, events out, and what each seat may see.

``apply(game, action)`` decides whether an action is legal and which events it causes; ``evolve(game, event)`` is the
only thing that changes a state, so a state is the fold of its events and every prefix of the log is a moment of the
game. Seats are 0-based; play goes from a seat to the next higher one.
"""

from __future__ import annotations

from shengji.game.engine import apply, evolve, fold, start
from shengji.game.state import Game
from shengji.game.view import View, view

__all__ = ["Game", "View", "apply", "evolve", "fold", "start", "view"]
