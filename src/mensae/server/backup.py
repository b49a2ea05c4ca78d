"""A backup: every row of the database in one file that any other database, SQLite or PostgreSQL, can be made from.

The file is gzipped JSON lines: a header, then for each table a line with its name and columns and a line for each row,
and last a line with the number of lines and the SHA-256 of all before it, so that a file that was cut off is noticed.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from gzip import GzipFile
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Table, func, select
from sqlalchemy.engine import make_url

from mensae import __version__
from mensae.server.store import open_store
from mensae.server.store.migrate import revision_of
from mensae.server.store.schema import metadata
from mensae.server.whole_file import written

FORMAT = "mensae-backup-1"
AT_ONCE = 1000  # rows in memory
TABLES = metadata.sorted_tables  # whatever a row refers to, but for rows of its own table, comes before it


class BadBackup(Exception):
    """Why nothing was saved or restored."""


class Header(Struct, frozen=True):
    """The first line."""

    format: str
    revision: str  # of the schema
    mensae: str
    made: datetime
    rows: dict[str, int]


class Section(Struct, frozen=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class End(Struct, frozen=True):
    """The last line."""

    lines: int
    sha256: str


@dataclass
class Lines:
    """The lines of a file on their way in or out, counted and summed."""

    stream: GzipFile
    count: int = 0

    def __post_init__(self) -> None:
        self.sum = sha256()

    def put(self, value: Any) -> None:
        """Writes a value as a line."""
        line = msgspec.json.encode(value) + b"\n"
        self._seen(line)
        try:
            self.stream.write(line)
        except OSError as error:  # here, since a store would take it for a fault of the database
            raise _unwritten(error) from error

    def take(self) -> bytes:
        """Reads a line."""
        line = self.stream.readline()
        if not line.endswith(b"\n"):
            raise BadBackup("the file is cut off")
        self._seen(line)
        return line

    def end(self) -> End:
        """What the last line must be."""
        return End(self.count, self.sum.hexdigest())

    def _seen(self, line: bytes) -> None:
        self.count += 1
        self.sum.update(line)


async def backup(url: str, path: Path, force: bool = False) -> Header:
    """Saves the database, as it is at one moment, while others go on using it."""
    if path.exists() and not force:
        raise BadBackup(f"{path} is there already; choose another name, or write over it with --force")
    place = make_url(url)
    if place.drivername == "sqlite" and not Path(place.database or "").exists():
        raise BadBackup(f"there is no database {place.database}")
    store = await open_store(url)
    try:
        with written(path) as stream:
            return await store.read(lambda connection: _save(connection, Lines(stream)))
    except OSError as error:
        raise _unwritten(error) from error
    finally:
        await store.close()


def _unwritten(error: OSError) -> BadBackup:
    return BadBackup(f"the backup cannot be written: {error.strerror}")


def _save(connection: Connection, lines: Lines) -> Header:
    header = Header(FORMAT, str(revision_of(connection)), __version__, datetime.now(UTC), counts(connection))
    lines.put(header)
    for table in TABLES:
        lines.put(_section(table))
        everything = select(table).order_by(*table.primary_key)
        for row in connection.execute(everything, execution_options={"yield_per": AT_ONCE}):
            lines.put(tuple(row))
    lines.put(lines.end())
    return header


def _section(table: Table) -> Section:
    return Section(str(table.name), [str(column.name) for column in table.columns])


def counts(connection: Connection) -> dict[str, int]:
    """How many rows each table has."""
    return {str(table.name): connection.scalar(select(func.count()).select_from(table)) or 0 for table in TABLES}
