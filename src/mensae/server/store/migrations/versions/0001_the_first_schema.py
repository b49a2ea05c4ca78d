"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """To this schema."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("name_key", sa.String(length=64), nullable=False),
        sa.Column("password", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
    )
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.create_index("uq_accounts_name_key", ["name_key"], unique=True)

    op.create_table(
        "meta",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_meta")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("last", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("phase", sa.String(length=10), nullable=False),
        sa.Column("owner", sa.Integer(), nullable=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("turn_limit", sa.Integer(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("abandon", sa.Text(), nullable=False),
        sa.Column("rematch_of", sa.String(length=22), nullable=True),
        sa.Column("origin", sa.String(length=22), nullable=True),
        sa.Column("origin_entries", sa.Integer(), nullable=True),
        sa.Column("origin_seat", sa.Integer(), nullable=True),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["origin"], ["tables.id"], name=op.f("fk_tables_origin")),
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], name=op.f("fk_tables_rematch_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_phase_created", ["phase", "created"], unique=False)
        batch_op.create_index("uq_tables_rematch_of", ["rematch_of"], unique=True)

    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("level", sa.String(length=16), nullable=True),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("reserved", sa.Boolean(), nullable=False),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=True),
        sa.Column("code", sa.LargeBinary(), nullable=True),
        sa.Column("account_id", sa.String(length=22), nullable=True),
        sa.Column("muted", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_chairs_account_id"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chairs_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_chairs")),
    )
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.create_index("ix_chairs_account_id", ["account_id"], unique=False)

    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=70), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_entries")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.create_index(
            "uq_entries_table_id_key",
            ["table_id", "key"],
            unique=True,
            sqlite_where=sa.text("key IS NOT NULL"),
            postgresql_where=sa.text("key IS NOT NULL"),
        )

    op.create_table(
        "ratings",
        sa.Column("account_id", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("ordinal", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_ratings_account_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account_id", "game", name=op.f("pk_ratings")),
    )
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.create_index("ix_ratings_game_ordinal", ["game", "ordinal"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.Column("account_id", sa.String(length=22), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_sessions_account_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index("ix_sessions_account_id", ["account_id"], unique=False)

    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=70), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_talk_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_talk")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("talk", schema=None) as batch_op:
        batch_op.create_index("uq_talk_table_id_key", ["table_id", "key"], unique=True)
