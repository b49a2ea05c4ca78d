"""A backup: every row of the database in one file that any other database, SQLite or PostgreSQL, can be made from.

The file is gzipped JSON lines: a header, then for each table a line with its name and columns and a line for each row,
and last a line with the number of lines and the SHA-256 of all before it, so that a file that was cut off is noticed.
"""

import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from gzip import BadGzipFile, GzipFile
from hashlib import sha256
from itertools import islice
from pathlib import Path
from tempfile import mkstemp
from typing import Annotated, Any

import msgspec
from alembic.runtime.migration import MigrationContext
from msgspec import Meta, Struct
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    String,
    Table,
    bindparam,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url

from mensae import __version__
from mensae.server.store import Conflict, open_store
from mensae.server.store.schema import metadata

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
        with _written(path) as stream:
            return await store.read(lambda connection: _save(connection, Lines(stream)))
    finally:
        await store.close()


@contextmanager
def _written(path: Path) -> Iterator[GzipFile]:
    """A file that appears under its name when it is complete and on disk, and that only its owner may read."""
    descriptor, name = mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with open(descriptor, "wb") as raw:
            with GzipFile("", "wb", fileobj=raw) as stream:
                yield stream
            raw.flush()
            os.fsync(raw.fileno())
        temporary.replace(path)
    except OSError as error:
        raise _unwritten(error) from error
    finally:
        temporary.unlink(missing_ok=True)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _unwritten(error: OSError) -> BadBackup:
    return BadBackup(f"the backup cannot be written: {error.strerror}")


def _save(connection: Connection, lines: Lines) -> Header:
    header = Header(FORMAT, _revision(connection), __version__, datetime.now(UTC), _counts(connection))
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


def _counts(connection: Connection) -> dict[str, int]:
    return {str(table.name): connection.scalar(select(func.count()).select_from(table)) or 0 for table in TABLES}


async def restore(url: str, path: Path) -> Header:
    """Fills an empty database from a backup, completely or not at all."""
    with _read(path) as lines:
        _header(lines)  # before a database is made for a file that is none
    store = await open_store(url)
    try:
        return await store.write(lambda connection: _load(connection, path))
    except Conflict as error:
        raise BadBackup(f"{path}: its rows contradict each other: {error}") from error
    finally:
        await store.close()


@contextmanager
def _read(path: Path) -> Iterator[Lines]:
    """The lines of a file; whatever is wrong with it is told with its name and line."""
    with GzipFile(path) as stream:
        lines = Lines(stream)
        try:
            yield lines
        except (EOFError, zlib.error, BadGzipFile) as error:
            raise BadBackup(f"{path}: this is no backup, or a damaged one: {error}") from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadBackup(f"{path}: line {lines.count}: {error}") from error
        except BadBackup as error:
            raise BadBackup(f"{path}: {error}") from error


def _header(lines: Lines) -> Header:
    header = msgspec.json.decode(lines.take(), type=Header)
    if header.format != FORMAT:
        raise BadBackup(f"this is of the format '{header.format}', not {FORMAT}")
    return header


def _revision(connection: Connection) -> str:
    return str(MigrationContext.configure(connection).get_current_revision())


def _load(connection: Connection, path: Path) -> Header:
    if connection.dialect.name == "postgresql":  # SQLite lets nobody else write anyway
        connection.execute(text(f"LOCK TABLE {', '.join(table.name for table in TABLES)} IN EXCLUSIVE MODE"))
    full = [f"{name} has {count} rows" for name, count in _counts(connection).items() if count]
    if full:
        raise BadBackup(f"the database is not empty ({', '.join(full)}): restore into a new one")
    with _read(path) as lines:
        header, ours = _header(lines), _revision(connection)
        if header.revision != ours:
            raise BadBackup(
                f"Mensae {header.mensae} made it with revision {header.revision} of the schema, and this is Mensae "
                f"{__version__} with {ours}: restore it with that Mensae, then upgrade"
            )
        for table in TABLES:
            _load_table(connection, table, lines, header.rows.get(table.name, -1))
        expected = lines.end()
        if msgspec.json.decode(lines.take(), type=End) != expected:
            raise BadBackup("its checksum is wrong: it was changed or damaged")
        if lines.stream.read(1):
            raise BadBackup("there is something after its end")
    return header


def _load_table(connection: Connection, table: Table, lines: Lines, count: int) -> None:
    section = msgspec.json.decode(lines.take(), type=Section)
    if section != _section(table) or count < 0:
        raise BadBackup(f"line {lines.count}: this should be the table {table.name}")
    decoder = msgspec.json.Decoder(tuple[*(_kind(column) for column in table.columns)])  # type: ignore[misc]
    rows = (dict(zip(section.columns, decoder.decode(lines.take()), strict=True)) for _ in range(count))
    own = [column.name for column in table.columns if any(key.column.table is table for key in column.foreign_keys)]
    waiting = []  # what refers to rows of the same table, which may come later
    while batch := list(islice(rows, AT_ONCE)):
        for row in batch:
            if any(row[name] is not None for name in own):
                waiting.append({"row": row["id"], **{name: row[name] for name in own}})
                row.update(dict.fromkeys(own))
        connection.execute(insert(table), batch)
    if waiting:
        connection.execute(update(table).where(table.c.id == bindparam("row")), waiting)


def _kind(column: Column[Any]) -> Any:
    """What a value of the column must be; PostgreSQL would refuse anything else later and less clearly."""
    kind: Any
    match column.type:
        case LargeBinary():
            kind = bytes
        case Boolean():
            kind = bool
        case Float():
            kind = float
        case BigInteger():
            kind = int
        case Integer():
            kind = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
        case String(length=length):
            kind = str if length is None else Annotated[str, Meta(max_length=length)]
        case other:
            raise TypeError(f"{column}: a backup cannot hold {other!r}")
    return kind | None if column.nullable else kind
