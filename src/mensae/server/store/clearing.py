"""Which tables are old enough to be cleared away, and how that is done."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select

from mensae.server.store.schema import chairs, entries, tables

PORTION = 2_000  # entries that one transaction removes at most, but for a longer table
MOST_TABLES = 100  # in one portion


@dataclass(frozen=True)
class Old:
    """When a table is old: if nothing has happened there since this time in ms; None where it is kept for ever."""

    spare: int | None  # brought as a record, forked, or played by bots alone
    unfinished: int | None
    ended: int | None


def clear_away(connection: Connection, before: int, spared: Sequence[str]) -> int:
    """Removes tables that were made before this time and never began, but not those that somebody looks at."""
    old = (tables.c.started.is_(None), tables.c.phase.in_(("open", "abandoned")), tables.c.created < before)
    return connection.execute(tables.delete().where(*old, ~_is_followed(), tables.c.id.not_in(spared))).rowcount


def old_tables(connection: Connection, old: Old, most: int) -> list[tuple[str, int]]:
    """So many tables that are old, each with the number of its entries."""
    times = [time for time in (old.spare, old.unfinished, old.ended) if time is not None]
    if not times:
        return []
    count = select(func.coalesce(func.max(entries.c.seq) + 1, 0)).where(entries.c.table_id == tables.c.id)
    begun = (tables.c.phase != "open", tables.c.created < max(times))
    query = select(tables.c.id, count.scalar_subquery()).where(*begun, _is_old(old)).limit(most)
    return [(table_id, number) for table_id, number in connection.execute(query)]


def remove(connection: Connection, ids: Sequence[str], old: Old) -> int:
    """Removes those of these tables that are still old."""
    return connection.execute(tables.delete().where(tables.c.id.in_(ids), _is_old(old))).rowcount


def _is_old(old: Old) -> ColumnElement[bool]:
    """Whether a table that has begun is old, and no other follows from it."""
    here = entries.c.table_id == tables.c.id
    last = select(entries.c.made).where(here).order_by(entries.c.seq.desc()).limit(1).scalar_subquery()
    since = func.coalesce(tables.c.ended, last, tables.c.started)
    person = select(chairs.c.seat).where(chairs.c.table_id == tables.c.id, chairs.c.kind == "person").exists()
    spare = or_(tables.c.imported, tables.c.origin.is_not(None), ~person)
    over = tables.c.phase == "over"
    kinds = ((spare, old.spare), (and_(~spare, ~over), old.unfinished), (and_(~spare, over), old.ended))
    return and_(
        tables.c.started.is_not(None),
        or_(*(and_(kind, since < time) for kind, time in kinds if time is not None)),
        ~_is_followed(),
    )


def _is_followed() -> ColumnElement[bool]:
    """Whether another table began where this one stood, or is its rematch."""
    later = tables.alias("later")
    return or_(
        select(later.c.id).where(later.c.origin == tables.c.id).exists(),
        select(later.c.id).where(later.c.rematch_of == tables.c.id).exists(),
    )
