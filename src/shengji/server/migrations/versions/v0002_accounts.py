"""Accounts, the history of deals, and who acted for a seat.

Revision ID: 0002
Revises: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make and widen them."""
    op.add_column("guests", sa.Column("generation", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("events", sa.Column("auto", sa.Integer(), nullable=False, server_default="-1"))
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(120), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("rated", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_accounts_guest", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", name="pk_accounts"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
    )
    op.create_table(
        "deals",
        sa.Column("id", _ID, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("preset", sa.String(60), nullable=False),
        sa.Column("changed", sa.Boolean(), nullable=False),
        sa.Column("bank", sa.String(10), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("rating", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deals"),
        sa.UniqueConstraint("table_id", "number", name="uq_deals_table_id"),
    )
    op.create_index("ix_deals_rating", "deals", ["rating"])
    op.create_table(
        "deal_seats",
        sa.Column("deal_id", _ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("banking", sa.Boolean(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(4), nullable=True),
        sa.Column("by_bot", sa.Boolean(), nullable=False),
        sa.Column("change", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_deal_seats_deal_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deal_id", "seat", name="pk_deal_seats"),
    )
    op.create_index("ix_deal_seats_guest", "deal_seats", ["guest", "deal_id"])


def downgrade() -> None:
    """Drop them."""
    for table in ("deal_seats", "deals", "accounts"):
        op.drop_table(table)
    op.drop_column("events", "auto")
    op.drop_column("guests", "generation")
