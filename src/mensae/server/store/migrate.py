"""Brings a database to the newest schema."""

from pathlib import Path

from alembic.command import upgrade
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from mensae.server.store.schema import metadata
from mensae.server.store.work import TooNew

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6D656E736165  # two servers that start at once on one PostgreSQL migrate one after the other
VERSION = "alembic_version"  # the table that says which schema a database has


def config(connection: Connection) -> Config:
    """How Alembic finds our migrations and our connection, without a file."""
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings


def migrate(connection: Connection) -> None:
    """Runs every migration that the database lacks, in one transaction."""
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        _check_known(connection)
        upgrade(config(connection), "head")


def known_revisions() -> list[str]:
    """The revisions of the schema that this version knows, the newest first."""
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def revision_of(connection: Connection) -> str:
    """The revision of the schema that a database has."""
    return str(MigrationContext.configure(connection).get_current_revision())


def begin_at(connection: Connection, revision: str) -> None:
    """Makes the tables of an empty database anew, as an earlier schema has them."""
    metadata.drop_all(connection)
    connection.execute(text(f"DROP TABLE {VERSION}"))
    upgrade(config(connection), revision)


def _check_known(connection: Connection) -> None:
    known = known_revisions()
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise TooNew(
            f"this database was made by a newer Mensae (schema {current}; this version knows up to {known[0]}). "
            "Start that version, or restore a backup into an empty database"
        )
