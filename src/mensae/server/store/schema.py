"""The tables of the database. Migrations bring every older database here; a test compares."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

_KEYED = text("key IS NOT NULL")

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules
    Column("options", Text, nullable=False),  # JSON
    Column("last", Text, nullable=False),  # JSON: who came last in the game before
    Column("seed", LargeBinary),  # none where an imported record had none
    Column("phase", String(10), nullable=False),  # open, running, over, abandoned
    Column("owner", Integer),  # a seat; nobody owns a table of bots
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("turn_limit", Integer),  # seconds for a decision, after which a bot makes it
    Column("created", BigInteger, nullable=False),  # ms since 1970, as all times here
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("abandon", Text, nullable=False),  # JSON: the seats that want to give up
    Column("rematch_of", String(22), ForeignKey("tables.id")),
    Column("origin", String(22), ForeignKey("tables.id")),  # of a fork
    Column("origin_entries", Integer),
    Column("origin_seat", Integer),  # whose knowledge the fork began with
    Column("imported", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),  # of everything but the log: who changes it says which one was seen
    Index("uq_tables_rematch_of", "rematch_of", unique=True),
    Index("ix_tables_phase_created", "phase", "created"),
    Index("ix_tables_origin", "origin"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("name", String(64), nullable=False),
    Column("level", String(16)),  # of the bot
    Column("away", Boolean, nullable=False),  # a bot stands in for the person
    Column("reserved", Boolean, nullable=False),  # for whoever sat here at the table before
    Column("late", Boolean, nullable=False),  # the account came when the game had begun, so it is not rated
    Column("secret", LargeBinary),  # SHA-256 of the seat's secret
    Column("code", LargeBinary),  # SHA-256 of its recovery code
    Column("account_id", String(22), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("muted", Text, nullable=False),  # JSON: the seats that this one does not want to hear
    Column("place", Integer),
    Column("score", Integer),
    Index("ix_chairs_account_id", "account_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # table time in ms
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),  # JSON
    Column("key", String(70)),  # seat and the client's idempotency key
    Column("made", BigInteger, nullable=False),
    Index("uq_entries_table_id_key", "table_id", "key", unique=True, sqlite_where=_KEYED, postgresql_where=_KEYED),
    sqlite_with_rowid=False,  # the log of a table lies together on disk
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("entries", Integer, nullable=False),  # how many there were when it was said
    Column("key", String(70), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("uq_talk_table_id_key", "table_id", "key", unique=True),
    sqlite_with_rowid=False,
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("name_key", String(64), nullable=False),  # how it is spelled
    Column("look", Text),  # its skeleton; none where an older account looked the same before this was compared
    Column("password", Text, nullable=False),  # argon2id
    Column("created", BigInteger, nullable=False),
    Index("uq_accounts_name_key", "name_key", unique=True),
    Index("uq_accounts_look", "look", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", LargeBinary, primary_key=True),  # SHA-256
    Column("account_id", String(22), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("ix_sessions_account_id", "account_id"),
)

browsers = Table(  # that have signed in to an account: whoever guesses its password elsewhere does not keep them out
    "browsers",
    metadata,
    Column("account_id", String(22), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("token", LargeBinary, primary_key=True),  # SHA-256
    Column("seen", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("account_id", String(22), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ordinal", Float, nullable=False),  # what leaderboards sort by: certain enough to be this good
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ix_ratings_game_ordinal", "game", "ordinal"),
)

meta = Table(
    "meta",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),  # such as the key that signs CSRF tokens
)
