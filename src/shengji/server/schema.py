"""The tables of the database: one schema for SQLite and PostgreSQL, migrated by Alembic."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

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
    Column("generation", Integer, nullable=False, server_default="0"),
)
"""Whoever has said hello; tokens of an older generation are good no longer."""

accounts = Table(
    "accounts",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(120), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rated", Integer, nullable=False),
)
"""Guests who have taken a name and a password, so that they are the same person everywhere; with their rating."""

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
    Column("auto", Integer, nullable=False, server_default="-1"),
)
"""The log, which is the truth. The key makes one of two racing workers win; ``auto`` is the seat for which not its
person acted but a bot or the clock, -1 for none."""

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

deals = Table(
    "deals",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("preset", String(60), nullable=False),
    Column("changed", Boolean, nullable=False),
    Column("bank", String(10), nullable=False),
    Column("points", Integer, nullable=False),
    Column("rating", String(10), nullable=False),
    UniqueConstraint("table_id", "number"),
    Index("ix_deals_rating", "rating"),
)
"""Deals that are over, for history. They outlive their table. ``changed`` says that the rules differ from the preset;
``rating`` is ``due``, ``done`` or ``none``."""

deal_seats = Table(
    "deal_seats",
    metadata,
    Column(
        "deal_id",
        BigInteger().with_variant(Integer, "sqlite"),
        ForeignKey("deals.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("banking", Boolean, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("level", String(4), nullable=True),
    Column("by_bot", Boolean, nullable=False),
    Column("change", Float, nullable=True),
    Index("ix_deal_seats_guest", "guest", "deal_id"),
)
"""Who sat where in a deal: side, steps gained less the other side's, level after it, whether a bot or the clock made
any of the moves, and by how much the rating changed."""
