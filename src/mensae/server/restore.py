"""Back from a backup: into an empty database, completely or not at all."""

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from gzip import BadGzipFile, GzipFile
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    bindparam,
    insert,
    text,
    update,
)
from sqlalchemy.engine import make_url

from mensae import __version__
from mensae.server.backup import AT_ONCE, FORMAT, TABLES, BadBackup, End, Header, Lines, Section, counts
from mensae.server.store import Conflict, open_store
from mensae.server.store.migrate import VERSION, begin_at, known_revisions, revision_of


async def restore(url: str, path: Path) -> Header:
    """Fills an empty database from a backup of this schema or an earlier one, which is then brought up to date."""
    with _read(path) as lines:
        header = _header(lines)  # before a database is made for a file that is none
    files = _files_to_make(url)
    restored = False
    try:
        await _fill(url, path)
        if header.revision != known_revisions()[0]:
            await (await open_store(url)).close()  # as any start of an upgraded server
        restored = True
    finally:
        if not restored:
            for file in files:
                file.unlink(missing_ok=True)
    return header


def _files_to_make(url: str) -> list[Path]:
    """The files of a database that is not there yet."""
    place = make_url(url)
    if place.drivername != "sqlite" or Path(place.database or "").exists():
        return []
    return [Path(f"{place.database}{end}") for end in ("", "-wal", "-shm")]


async def _fill(url: str, path: Path) -> None:
    store = await open_store(url)
    try:
        await store.write(lambda connection: _load(connection, path))
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
    if header.revision not in (known := known_revisions()):
        raise BadBackup(
            f"Mensae {header.mensae} made it with revision {header.revision} of the schema, and this is Mensae "
            f"{__version__}, which knows none after {known[0]}: restore it with that Mensae, or a newer one"
        )
    return header


def _load(connection: Connection, path: Path) -> None:
    if connection.dialect.name == "postgresql":  # SQLite lets nobody else write anyway
        connection.execute(text(f"LOCK TABLE {', '.join(table.name for table in TABLES)} IN EXCLUSIVE MODE"))
    full = [f"{name} has {count} rows" for name, count in counts(connection).items() if count]
    if full:
        raise BadBackup(f"the database is not empty ({', '.join(full)}): restore into a new one")
    with _read(path) as lines:
        header = _header(lines)
        if header.revision != revision_of(connection):
            begin_at(connection, header.revision)
        found = _tables(connection)
        if set(header.rows) != set(found):
            raise BadBackup(f"it has the tables {', '.join(header.rows)}, and the schema {', '.join(found)}")
        for name, count in header.rows.items():
            _load_table(connection, found[name], lines, count)
        expected = lines.end()
        if msgspec.json.decode(lines.take(), type=End) != expected:
            raise BadBackup("its checksum is wrong: it was changed or damaged")
        if lines.stream.read(1):
            raise BadBackup("there is something after its end")


def _tables(connection: Connection) -> dict[str, Table]:
    """The tables as they are in the database, which may be those of an earlier version."""
    there = MetaData()
    there.reflect(connection)
    return {name: table for name, table in there.tables.items() if name != VERSION}


def _load_table(connection: Connection, table: Table, lines: Lines, count: int) -> None:
    section = msgspec.json.decode(lines.take(), type=Section)
    if section.table != table.name or sorted(section.columns) != sorted(table.columns.keys()):
        raise BadBackup(f"line {lines.count}: this should be the table {table.name}")
    kinds = tuple(_kind(table.columns[name]) for name in section.columns)
    decoder = msgspec.json.Decoder(tuple[*kinds])  # type: ignore[valid-type]
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
