"""Tables, their chairs, logs and talk, as rows; every function works within the transaction of its connection."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, RowMapping, func, insert, select, update

from mensae.server.store.schema import chairs, entries, tables, talk
from mensae.server.store.work import Conflict, Row, insert_entries

NEWEST_TALK = 200  # lines that a table keeps in mind

Kind: TypeAlias = Literal["open", "person", "bot"]
Phase: TypeAlias = Literal["open", "running", "over", "abandoned"]


@dataclass
class Chair:
    """A seat and who may sit on it."""

    kind: Kind = "open"
    name: str = ""
    level: str | None = None  # of the bot
    away: bool = False  # a bot stands in for the person
    reserved: bool = False  # for whoever sat here at the table before
    late: bool = False  # the account came when the game had begun, so it is not rated
    secret: bytes | None = None  # hashes
    code: bytes | None = None
    account_id: str | None = None
    muted: list[int] = field(default_factory=list)
    place: int | None = None
    score: int | None = None

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays here now."""
        return self.kind == "bot" or self.away


@dataclass
class Sheet:
    """What is written down about a table besides its log."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    seed: bytes | None  # None where an imported record had none
    created: int
    phase: Phase = "open"
    owner: int | None = None
    listed: bool = False
    hints: bool = True
    turn_limit: int | None = None  # seconds
    last: list[int] = field(default_factory=list)
    started: int | None = None
    ended: int | None = None
    abandon: list[int] = field(default_factory=list)
    rematch_of: str | None = None
    origin: str | None = None
    origin_entries: int | None = None
    origin_seat: int | None = None
    imported: bool = False
    revision: int = 0


class StoredEntry(msgspec.Struct, frozen=True):
    """A line of a log as it lies in the database."""

    seq: int
    at: int
    seat: int
    action: str
    key: str | None
    made: int


class StoredTalk(msgspec.Struct, frozen=True):
    """A line of chat as it lies in the database."""

    number: int
    seat: int
    name: str
    text: str
    made: int
    entries: int  # how many there were when it was said


@dataclass
class Stored:
    """A table as it lies in the database."""

    sheet: Sheet
    chairs: list[Chair]
    entries: list[StoredEntry]
    talk: list[StoredTalk]  # the newest lines
    talked: int  # how many there are in all
    talk_keys: dict[str, int]  # of the newest lines
    rematch: str | None


_SHEET_JSON = ("options", "last", "abandon")


def load(connection: Connection, table_id: str) -> Stored | None:
    """The table with everything that belongs to it."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    newest = select(talk).where(talk.c.table_id == table_id).order_by(talk.c.number.desc()).limit(NEWEST_TALK)
    said = connection.execute(newest).all()[::-1]
    return Stored(
        _sheet(row),
        load_chairs(connection, table_id),
        load_entries(connection, table_id),
        [StoredTalk(line.number, line.seat, line.name, line.text, line.made, line.entries) for line in said],
        said[-1].number + 1 if said else 0,
        {line.key: line.number for line in said},
        connection.execute(select(tables.c.id).where(tables.c.rematch_of == table_id)).scalar(),
    )


def load_chairs(connection: Connection, table_id: str) -> list[Chair]:
    """The seats in their order."""
    query = select(chairs).where(chairs.c.table_id == table_id).order_by(chairs.c.seat)
    names = [name for name in Chair.__dataclass_fields__ if name != "muted"]
    return [
        Chair(**{name: row[name] for name in names}, muted=msgspec.json.decode(row["muted"]))
        for row in connection.execute(query).mappings()
    ]


def load_entries(connection: Connection, table_id: str, count: int | None = None) -> list[StoredEntry]:
    """The log, or the first entries of it."""
    wanted = (entries.c.seq, entries.c.at, entries.c.seat, entries.c.action, entries.c.key, entries.c.made)
    query = select(*wanted).where(entries.c.table_id == table_id).order_by(entries.c.seq).limit(count)
    return [StoredEntry(*row) for row in connection.execute(query)]


def all_reached(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """How far tables have come: the length of the log, and the revision of the sheet."""
    longest = func.coalesce(func.max(entries.c.seq) + 1, 0)
    query = (
        select(tables.c.id, longest, tables.c.revision)
        .join(entries, entries.c.table_id == tables.c.id, isouter=True)
        .where(tables.c.id.in_(ids))
        .group_by(tables.c.id, tables.c.revision)
    )
    return {id: (count, revision) for id, count, revision in connection.execute(query)}


def awake(connection: Connection) -> list[str]:
    """The running tables on which a clock runs even if nobody looks."""
    query = select(tables.c.id).where(tables.c.phase == "running", tables.c.turn_limit.is_not(None))
    return list(connection.execute(query).scalars())


def talked(connection: Connection, table_id: str, key: str) -> bool:
    """Whether a line of chat with this key is there."""
    here = (talk.c.table_id == table_id) & (talk.c.key == key)
    return connection.execute(select(talk.c.number).where(here)).first() is not None


def load_sheet(connection: Connection, table_id: str) -> Sheet | None:
    """What is written down about the table."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    return None if row is None else _sheet(row)


def _sheet(row: RowMapping) -> Sheet:
    return Sheet(**{name: msgspec.json.decode(row[name]) if name in _SHEET_JSON else row[name] for name in row})


def insert_table(connection: Connection, sheet: Sheet, seats: Sequence[Chair], log: Sequence[Row] = ()) -> None:
    """A new table with its chairs, and a log where it begins with one."""
    connection.execute(insert(tables), [_sheet_row(sheet)])
    connection.execute(
        insert(chairs), [{"table_id": sheet.id, "seat": n, **_chair_row(c)} for n, c in enumerate(seats)]
    )
    if log:
        insert_entries(connection, log)


def update_table(connection: Connection, sheet: Sheet, changed: Mapping[int, Chair]) -> None:
    """Writes the sheet and the chairs that changed; `Conflict` if another server changed the table meanwhile."""
    seen = (tables.c.id == sheet.id) & (tables.c.revision == sheet.revision)
    row = {**_sheet_row(sheet), "revision": sheet.revision + 1}
    if connection.execute(update(tables).where(seen).values(row)).rowcount != 1:
        raise Conflict(f"table {sheet.id} is not at revision {sheet.revision} any more")
    for seat, chair in changed.items():
        here = (chairs.c.table_id == sheet.id) & (chairs.c.seat == seat)
        connection.execute(update(chairs).where(here).values(_chair_row(chair)))


def insert_talk(connection: Connection, table_id: str, line: StoredTalk, key: str) -> None:
    """Adds a line of chat."""
    connection.execute(insert(talk), [{"table_id": table_id, "key": key, **msgspec.structs.asdict(line)}])


def listed(connection: Connection, limit: int) -> list[tuple[Sheet, list[Chair]]]:
    """The newest listed tables that are open or running."""
    query = (
        select(tables)
        .where(tables.c.phase.in_(("open", "running")), tables.c.listed)
        .order_by(tables.c.created.desc())
        .limit(limit)
    )
    found = with_chairs(connection, (_sheet(row) for row in connection.execute(query).mappings().all()))
    return [(sheet, chairs) for sheet, chairs in found if any(c.kind == "person" and not c.away for c in chairs)]


def finished(connection: Connection, limit: int) -> list[tuple[Sheet, list[Chair]]]:
    """The listed tables that were played to their end last, but not those of bots alone."""
    people = select(chairs.c.seat).where(chairs.c.table_id == tables.c.id, chairs.c.kind == "person")
    query = (
        select(tables)
        .where(tables.c.phase == "over", tables.c.listed, ~tables.c.imported, people.exists())
        .order_by(tables.c.ended.desc(), tables.c.id)
        .limit(limit)
    )
    return with_chairs(connection, (_sheet(row) for row in connection.execute(query).mappings().all()))


def of_account(connection: Connection, account_id: str, limit: int) -> list[tuple[Sheet, list[Chair]]]:
    """The newest tables where the account has a seat."""
    mine = select(chairs.c.table_id).where(chairs.c.account_id == account_id)
    query = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.created.desc()).limit(limit)
    return with_chairs(connection, (_sheet(row) for row in connection.execute(query).mappings().all()))


def with_chairs(connection: Connection, sheets: Iterable[Sheet]) -> list[tuple[Sheet, list[Chair]]]:
    """Each table with its chairs."""
    return [(sheet, load_chairs(connection, sheet.id)) for sheet in sheets]


def newest(connection: Connection) -> int | None:
    """When the newest table was made; None if there is none."""
    return connection.execute(select(func.max(tables.c.created))).scalar()


def _sheet_row(sheet: Sheet) -> dict[str, Any]:
    names = Sheet.__dataclass_fields__
    return {n: _json(getattr(sheet, n)) if n in _SHEET_JSON else getattr(sheet, n) for n in names}


def _chair_row(chair: Chair) -> dict[str, Any]:
    row = {name: getattr(chair, name) for name in Chair.__dataclass_fields__}
    return {**row, "muted": _json(chair.muted)}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
