"""Brings a database to the newest schema."""

from pathlib import Path

from alembic.command import upgrade
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from mensae.server.store.work import TooNew

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6D656E736165  # two servers that start at once on one PostgreSQL migrate one after the other


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
        settings = config(connection)
        _check_known(connection, ScriptDirectory.from_config(settings))
        upgrade(settings, "head")


def _check_known(connection: Connection, script: ScriptDirectory) -> None:
    known = [revision.revision for revision in script.walk_revisions()]
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise TooNew(
            f"this database was made by a newer Mensae (schema {current}; this version knows up to {known[0]}). "
            "Start that version, or restore a backup into an empty database"
        )
