"""Where everything acknowledged is kept: SQLite by default, PostgreSQL by URL, one source of SQL for both."""

from sqlalchemy.exc import DBAPIError

from mensae.server.store.sqlite import SqliteStore
from mensae.server.store.work import Conflict, Damaged, Store, TooNew, Unavailable

__all__ = ["Conflict", "Damaged", "Store", "TooNew", "Unavailable", "open_store"]


async def open_store(url: str) -> Store:
    """The store behind `sqlite:///path` or `postgresql://…`, brought to the newest schema."""
    store: Store
    if url.startswith("sqlite:"):
        store = SqliteStore(url)
    else:
        from mensae.server.store.postgres import PostgresStore  # its driver is an extra

        store = PostgresStore(url)
    try:
        await store.open()
    except (DBAPIError, OSError) as error:
        raise Unavailable(str(error)) from error
    return store
