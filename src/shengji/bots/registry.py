"""Bots by name: those of the package, and those that other packages offer as entry points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import cast

from shengji.bots.beginner import BeginnerBot
from shengji.bots.club import Club2Bot, ClubBot
from shengji.bots.expert import ExpertBot
from shengji.bots.learned import LearnedBot
from shengji.bots.protocol import Bot, Factory
from shengji.bots.random_bot import RandomBot
from shengji.bots.simple import SimpleBot
from shengji.bots.warming import WARMING
from shengji.rules.values import nearest
from shengji.text.errors import TextError

ENTRY_POINTS = "shengji.bots"
"""The group of entry points under which a package offers bots: a name, and a callable that takes a ``Random``."""

OWN: dict[str, Factory] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "simple": SimpleBot,
    "club-1": ClubBot,
    "club-2": Club2Bot,
    "learned-1": LearnedBot,
    "expert": ExpertBot,
}
"""The bots of the package, weakest first."""
_LATEST = {"club": "club-2", "learned": "learned-1"}
"""Names that stand for the latest of several reference bots."""
COMPILED = (LearnedBot.name, ExpertBot.name)
"""Bots that play by compiled code; without the extra ``fast`` they are no better than ``club-1``."""


@cache
def names() -> tuple[str, ...]:
    """The names of all bots, those of the package first, weakest first."""
    others = sorted({point.name for point in entry_points(group=ENTRY_POINTS)} - set(OWN))
    return (*OWN, *others)


def factory(name: str) -> Factory:
    """What makes the bots of a name; raises :class:`TextError` ``bot-unknown``, which offers the nearest names."""
    name = _LATEST.get(name, name)
    if name in OWN:
        return OWN[name]
    if name not in names():
        offered = nearest(name, names())
        raise TextError("bot-unknown", bot=name, count=len(offered), nearest=", ".join(offered or names()))
    (point, *_) = entry_points(group=ENTRY_POINTS, name=name)
    return cast("Factory", point.load())


def create(name: str, rng: Random) -> Bot:
    """A bot for one seat; raises :class:`TextError` ``bot-unknown``."""
    return factory(name)(rng)


def warm_up(bots: Iterable[str]) -> None:
    """Have compiled code ready for bots of these names, which takes some seconds the first time on a machine."""
    if any(_LATEST.get(name, name) in COMPILED for name in bots):
        WARMING.now()


def seated(bots: Sequence[str], seats: int, seed: str) -> list[Bot]:
    """A bot for every seat, the names taken in turn, each with a generator of its own that follows from the seed."""
    return [create(bots[seat % len(bots)], Random(f"{seed}/{seat}")) for seat in range(seats)]
