"""The tables of the database: one schema for SQLite and PostgreSQL, migrated by Alembic."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""What every worker must share: the key that signs tokens."""

workers = Table(
    "workers",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("until", Float, nullable=False),
)
"""Workers that live; what one of them drives is anybody's once its time has run out."""

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("lobby", Text, nullable=False),
    Column("driver", String(40), nullable=False, default=""),
    Index("ix_tables_state_touched", "state", "touched"),
)
"""The table around a game; ``lobby`` is JSON and changes only together with ``version``."""

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)
"""The log, which is the truth. The key makes one of two racing workers win."""

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("action", String(64), primary_key=True),
    Column("seq", Integer, nullable=False),
)
"""Ids of actions that have been done, each with the length of the log after it."""

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(400), nullable=False),
)
