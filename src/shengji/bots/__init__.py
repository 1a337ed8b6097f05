"""Computer players: the protocol, the registry of names, the driver of a table, and the bots themselves.

A bot sees a :class:`~shengji.game.view.View` and nothing else, and acts for one seat. :func:`create` makes one by name;
:mod:`shengji.bots.table` plays deals and matches with one at every seat.
"""

from __future__ import annotations

from shengji.bots.protocol import Bot, Candidate, Clock, Hinting, Weighing
from shengji.bots.registry import create, names
from shengji.bots.table import BotFault, play_deal, play_match

__all__ = [
    "Bot",
    "BotFault",
    "Candidate",
    "Clock",
    "Hinting",
    "Weighing",
    "create",
    "names",
    "play_deal",
    "play_match",
]
