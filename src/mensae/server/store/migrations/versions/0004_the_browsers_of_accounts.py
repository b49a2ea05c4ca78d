"""Browsers that have signed in to an account."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """To this schema."""
    op.create_table(
        "browsers",
        sa.Column("account_id", sa.String(length=22), nullable=False),
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_browsers_account_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account_id", "token", name=op.f("pk_browsers")),
    )
