"""Bringing a database up to date with Alembic, from code: there is no configuration file to find."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Any

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from shengji.server.schema import metadata
from shengji.server.storage import async_url, is_sqlite

_LOCK = 7_400_807
"""Number of the lock that keeps two workers from migrating at once (PostgreSQL)."""


def scripts() -> ScriptDirectory:
    """The migrations."""
    config = Config()
    config.set_main_option("script_location", str(files("shengji.server")) + "/migrations")
    return ScriptDirectory.from_config(config)


def _upgrade(connection: Connection) -> None:
    directory = scripts()
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))

    def steps(revision: Any, _context: Any) -> Any:
        return directory._upgrade_revs("head", revision)

    context = MigrationContext.configure(
        connection, opts={"fn": steps, "target_metadata": metadata, "render_as_batch": True}
    )
    with context.begin_transaction(), Operations.context(context):
        context.run_migrations()


async def upgrade(url: str) -> None:
    """Bring a database up to date."""
    if is_sqlite(url):
        await asyncio.to_thread(_upgrade_sqlite, url.replace("+aiosqlite", ""))
        return
    engine = create_async_engine(async_url(url))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def _upgrade_sqlite(url: str) -> None:
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            _upgrade(connection)
    finally:
        engine.dispose()
