"""Deals up to the first trick, as bots declare and bury."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from shengji.bots.club import ClubBot
from shengji.bots.table import Table
from shengji.game.engine import fold, start
from shengji.game.events import Event
from shengji.game.shuffling import seed_from
from shengji.game.state import Game, current
from shengji.rules.ruleset import RuleSet
from shengji.sim import Position
from shengji.sim.jit import Array

MATCH_SHARE, BANK_SHARE = 0.35, 0.7
"""How many deals are of later rounds, at any level; and in how many of these the bank is not declared for."""


class Beginning(NamedTuple):
    """A deal at its first trick: its level, and the words of its head and world."""

    level: str | None
    head: Array
    world: Array


class _FirstTrickError(Exception):
    """The moment that is wanted."""


def beginnings(rules: RuleSet, number: int, seed: str) -> Iterator[Beginning]:
    """So many deals, in each of which ``club-1`` sits at every seat."""
    for index in range(number):
        chance = Random(f"{seed}/{index}")
        levels: tuple[str | None, ...] = ()
        banker = None
        if rules.levels and chance.random() < MATCH_SHARE:
            levels = (chance.choice(rules.levels),) * rules.seats
            if chance.random() < BANK_SHARE:
                banker = chance.randrange(rules.seats)
        bots = [ClubBot() for _ in range(rules.seats)]
        log: list[Event] = [start(rules, [bot.name for bot in bots], levels=levels, banker=banker)]
        table = Table(fold(log), bots, log, watch=_watch)
        try:
            table.play_deal(seed_from(f"{seed}/{index}"))
        except _FirstTrickError:
            position = Position.from_game(table.game)
            yield Beginning(position.level, position.head(), position.world())


def _watch(game: Game, _caused: Sequence[Event]) -> None:
    if game.deal is not None and current(game).phase == "play":
        raise _FirstTrickError
