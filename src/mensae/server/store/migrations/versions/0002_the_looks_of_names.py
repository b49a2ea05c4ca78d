"""Accounts whose names look alike are told apart from accounts that are new."""

import sqlalchemy as sa
from alembic import op

from mensae.server.names import name_look

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """To this schema; of accounts that look alike the oldest has the look, and all go on as they are."""
    op.add_column("accounts", sa.Column("look", sa.Text(), nullable=True))
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("look"), sa.column("created"))
    rows = op.get_bind().execute(sa.select(accounts.c.id, accounts.c.name).order_by(accounts.c.created, accounts.c.id))
    looks = dict[str, str]()
    for id, name in rows.all():
        looks.setdefault(name_look(name), id)
    for look, id in looks.items():
        op.execute(sa.update(accounts).where(accounts.c.id == id).values(look=look))
    op.create_index("uq_accounts_look", "accounts", ["look"], unique=True)
