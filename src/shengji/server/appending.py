"""Writing what actions caused: all that waits for the disk goes into one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, update

from shengji.server import schema as s


class Conflict(Exception):
    """Somebody else was faster: read the tail and look again."""


class Outcome(NamedTuple):
    """A deal that is over, for the history: the rows of :data:`schema.deals` and :data:`schema.deal_seats`."""

    deal: dict[str, Any]
    seats: list[dict[str, Any]]


class Job:
    """Something that waits to be written."""

    def __init__(self) -> None:
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        """It is written."""
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        """It is not."""
        if not self.done.done():
            self.done.set_exception(error)


class Append(Job):
    """The events of one action."""

    def __init__(self, rows: list[dict[str, Any]], key: tuple[str, str] | None, outcome: Outcome | None) -> None:
        super().__init__()
        self.rows = rows
        self.key = key
        self.outcome = outcome

    def action(self, key: tuple[str, str]) -> dict[str, Any]:
        """The row that notes the id of the action."""
        last = self.rows[-1]
        return {"table_id": last["table_id"], "guest": key[0], "action": key[1], "seq": last["seq"] + 1}


class Change(Job):
    """Another lobby in place of one."""

    def __init__(self, table: str, version: int, values: dict[str, Any]) -> None:
        super().__init__()
        self.table = table
        self.version = version
        self.values = values


def write(connection: Connection, jobs: Sequence[Job]) -> None:
    """Write jobs in a transaction; raises :class:`Conflict` or ``IntegrityError`` where somebody else was faster."""
    appends = [job for job in jobs if isinstance(job, Append)]
    if appends:
        connection.execute(insert(s.events), [row for append in appends for row in append.rows])
    actions = [append.action(append.key) for append in appends if append.key is not None]
    if actions:
        connection.execute(insert(s.actions), actions)
    for append in appends:
        if append.outcome is not None:
            _keep(connection, append.outcome)
    for job in jobs:
        if isinstance(job, Change):
            c = s.tables.c
            query = update(s.tables).where(c.id == job.table, c.version == job.version)
            if connection.execute(query.values(version=job.version + 1, **job.values)).rowcount != 1:
                raise Conflict


def _keep(connection: Connection, outcome: Outcome) -> None:
    """Write a deal into the history; one that was played anew takes the place of what it was."""
    deal, c = outcome.deal, s.deals.c
    connection.execute(delete(s.deals).where(c.table_id == deal["table_id"], c.number == deal["number"]))
    ident = connection.execute(insert(s.deals).values(**deal).returning(c.id)).scalar_one()
    connection.execute(insert(s.deal_seats), [{"deal_id": ident, **seat} for seat in outcome.seats])
