"""Forks are found by the table that they began with, which is asked whenever a table is cleared away."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """To this schema."""
    op.create_index("ix_tables_origin", "tables", ["origin"])
