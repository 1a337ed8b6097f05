"""The deals that somebody has played, newest first, and how their levels went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, exists, func, select

from shengji.server import schema as s
from shengji.server.storage import Storage

_D, _S = s.deals.c, s.deal_seats.c


class Filters(NamedTuple):
    """Which deals are meant; what is empty asks for nothing."""

    preset: str = ""
    since: float = 0.0
    until: float = 0.0
    with_whom: str = ""
    """Part of the name of somebody else at the table."""


class Seat(NamedTuple):
    """Somebody in a deal."""

    seat: int
    name: str
    banking: bool
    person: bool
    by_bot: bool


class Entry(NamedTuple):
    """One deal, as one of its seats looks back on it."""

    ident: int
    table: str
    number: int
    ended: float
    preset: str
    changed: bool
    bank: str
    points: int
    rating: str
    seat: int
    banking: bool
    steps: int
    level: str | None
    by_bot: bool
    change: float | None


class Point(NamedTuple):
    """One deal in the course of the levels."""

    ended: float
    steps: int
    level: str | None
    change: float | None


class History:
    """Looks back."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def page(self, guest: str, filters: Filters, offset: int, limit: int) -> tuple[int, list[Entry]]:
        """How many deals there are, and some of them, newest first."""
        columns = (_D.id, _D.table_id, _D.number, _D.ended, _D.preset, _D.changed, _D.bank, _D.points, _D.rating)
        mine = (_S.seat, _S.banking, _S.steps, _S.level, _S.by_bot, _S.change)
        which = _which(guest, filters)
        query = _joined(*columns, *mine).where(which).order_by(_D.ended.desc(), _D.id.desc())
        async with self._storage.reading() as connection:
            total = (await connection.execute(_joined(func.count()).where(which))).scalar_one()
            rows = (await connection.execute(query.offset(offset).limit(limit))).all()
        return int(total), [Entry(*row) for row in rows]

    async def seats(self, deals: Sequence[int]) -> dict[int, list[Seat]]:
        """Who sat where in some deals."""
        query = (
            select(_S.deal_id, _S.seat, _S.name, _S.banking, _S.guest, _S.by_bot, _S.change)
            .where(_S.deal_id.in_(deals))
            .order_by(_S.deal_id, _S.seat)
        )
        found: dict[int, list[Seat]] = {deal: [] for deal in deals}
        async with self._storage.reading() as connection:
            for row in (await connection.execute(query)).all():
                # Somebody who has deleted their account was a person all the same, if they moved by themselves.
                person = bool(row.guest) or not row.by_bot
                found[row.deal_id].append(Seat(row.seat, row.name, row.banking, person, row.by_bot))
        return found

    async def levels(self, guest: str, filters: Filters, most: int) -> list[Point]:
        """The last deals, oldest first, each with the steps that it brought."""
        query = (
            _joined(_D.ended, _S.steps, _S.level, _S.change)
            .where(_which(guest, filters))
            .order_by(_D.ended.desc(), _D.id.desc())
            .limit(most)
        )
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Point(*row) for row in reversed(rows)]

    async def presets(self, guest: str) -> list[str]:
        """The rules by which somebody has played."""
        query = _joined(_D.preset).where(_S.guest == guest).distinct().order_by(_D.preset)
        async with self._storage.reading() as connection:
            return [row[0] for row in (await connection.execute(query)).all()]


def _joined(*columns: Any) -> Select[Any]:
    return select(*columns).select_from(s.deal_seats.join(s.deals, _D.id == _S.deal_id))


def _which(guest: str, filters: Filters) -> ColumnElement[bool]:
    wanted = [_S.guest == guest]
    if filters.preset:
        wanted.append(_D.preset == filters.preset)
    if filters.since:
        wanted.append(_D.ended >= filters.since)
    if filters.until:
        wanted.append(_D.ended < filters.until)
    if filters.with_whom:
        other = s.deal_seats.alias()
        named = func.lower(other.c.name).contains(filters.with_whom.lower(), autoescape=True)
        wanted.append(exists().where(other.c.deal_id == _D.id, other.c.seat != _S.seat, named))
    return and_(*wanted)
