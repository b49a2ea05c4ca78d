"""Brings a database to the newest schema."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from mensae.server.store.schema import metadata
from mensae.server.store.work import TooNew

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6D656E736165  # two servers that start at once on one PostgreSQL migrate one after the other
VERSION = "alembic_version"  # the table that says which schema a database has


def known_revisions() -> list[str]:
    """The revisions of the schema that this version knows, the newest first: migrations are named by them."""
    return sorted((path.stem.partition("_")[0] for path in (MIGRATIONS / "versions").glob("*.py")), reverse=True)


def migrate(connection: Connection) -> None:
    """Runs every migration that the database lacks, in one transaction."""
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        current, known = revision_of(connection), known_revisions()
        if current is not None and current not in known:
            raise TooNew(
                f"this database was made by a newer Mensae (schema {current}; this version knows up to {known[0]}). "
                "Start that version, or restore a backup into an empty database"
            )
        if current != known[0]:
            _upgrade(connection, known[0])


def revision_of(connection: Connection) -> str | None:
    """The revision of the schema that a database has; None if it has none yet."""
    if not inspect(connection).has_table(VERSION):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar()


def begin_at(connection: Connection, revision: str) -> None:
    """Makes the tables of an empty database anew, as an earlier schema has them."""
    metadata.drop_all(connection)
    connection.execute(text(f"DROP TABLE {VERSION}"))
    _upgrade(connection, revision)


def config(connection: Connection) -> "Config":
    """How Alembic finds our migrations and our connection, without a file."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings


def _upgrade(connection: Connection, revision: str) -> None:
    """With Alembic, which nearly no start needs, and which takes a tenth of the start to load."""
    from alembic.command import upgrade

    upgrade(config(connection), revision)
