"""Ratings of accounts by openskill's Plackett-Luce model.

A deal counts when every seat was an account and every move was made by its person: the side of the banker against the
others, won by the banker's side when it kept the bank, by the others when it was lost. Deals with bots, with guests, or
in which a bot or the clock moved for somebody, count for nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shengji.server import schema as s
from shengji.server.storage import Storage

_MOST = 200
"""Deals rated in one transaction."""


class Skill(NamedTuple):
    """How strong somebody is and how uncertain that is, on openskill's scale."""

    mu: float
    sigma: float


NEW = Skill(25.0, 25.0 / 3)
"""Of somebody who has not been rated yet."""


def shown(mu: float) -> int:
    """A rating in the numbers that players know: 1500 to begin with, about 330 for what is one σ of all newcomers."""
    return round(1500 + 40 * (mu - NEW.mu))


def shown_change(change: float) -> int:
    """A difference of ratings in those numbers."""
    return round(40 * change)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=NEW.mu, sigma=NEW.sigma)


def rated(sides: Sequence[Sequence[Skill]], bank: str) -> list[list[Skill]]:
    """The ratings of the banker's side and of the other after a deal; ``bank`` is ``kept``, ``lost`` or a tie."""
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma) for skill in side] for side in sides]
    ranks = {"kept": [1.0, 2.0], "lost": [2.0, 1.0]}.get(bank, [1.0, 1.0])
    return [[Skill(each.mu, each.sigma) for each in team] for team in model.rate(teams, ranks=ranks)]


async def rate_due(storage: Storage) -> int:
    """Rate the deals that are due, in the order in which they ended; how many there were.

    Any worker may do it at any time: the rows are locked, and what one has done the next finds done.
    """
    c = s.deals.c
    query = select(c.id, c.bank).where(c.rating == "due").order_by(c.ended, c.id).limit(_MOST)
    async with storage.reading() as connection:
        if (await connection.execute(query.limit(1))).first() is None:
            return 0
    async with storage.writing() as connection:
        due = (await connection.execute(query.with_for_update())).all()
        for deal, bank in due:
            counted = await _rate(connection, deal, bank)
            change = update(s.deals).where(c.id == deal).values(rating="done" if counted else "none")
            await connection.execute(change)
    return len(due)


async def _rate(connection: AsyncConnection, deal: int, bank: str) -> bool:
    """Rate one deal; whether it counts."""
    seats, accounts = s.deal_seats.c, s.accounts.c
    query = select(seats.seat, seats.guest, seats.banking).where(seats.deal_id == deal).order_by(seats.seat)
    seated = (await connection.execute(query)).all()
    guests = [row.guest for row in seated]
    sides = [[row.guest for row in seated if row.banking == banking] for banking in (True, False)]
    found = await connection.execute(
        select(accounts.guest, accounts.mu, accounts.sigma).where(accounts.guest.in_(guests)).with_for_update()
    )
    known: Mapping[str, Skill] = {row.guest: Skill(row.mu, row.sigma) for row in found.all()}
    if len(known) < len(guests) or not all(sides):
        return False
    after = rated([[known[guest] for guest in side] for side in sides], bank)
    for side, skills in zip(sides, after, strict=True):
        for guest, skill in zip(side, skills, strict=True):
            values = {"mu": skill.mu, "sigma": skill.sigma, "rated": accounts.rated + 1}
            await connection.execute(update(s.accounts).where(accounts.guest == guest).values(**values))
            change = update(s.deal_seats).where(seats.deal_id == deal, seats.guest == guest)
            await connection.execute(change.values(change=skill.mu - known[guest].mu))
    return True
