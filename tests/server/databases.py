"""Real databases for tests: SQLite files, and a PostgreSQL that runs for as long as the tests.

`MENSAE_TEST_POSTGRES=postgresql://…` names one of the system to use instead, in which databases are made and dropped
again.
"""

import asyncio
import atexit
import os
import shutil
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from secrets import token_hex
from typing import Any, Literal, get_args

from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from tests.server import postgres

Kind = Literal["sqlite", "postgres"]
KINDS: tuple[Kind, ...] = get_args(Kind)

_made: set[str] = set()  # databases of PostgreSQL that are still there


def fresh_url(kind: Kind) -> str:
    """The URL of a new and empty database; `drop` removes it, and so does the end of the tests."""
    if kind == "sqlite":
        return f"sqlite:///{_folder()}/{token_hex(8)}.db"
    name = f"mensae_test_{token_hex(8)}"
    execute(_server(), f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8'")
    _made.add(name)
    return _text(make_url(_server()).set(database=name))


def drop(url: str) -> None:
    """Removes a database that `fresh_url` made, and whatever is still connected to it."""
    parts = make_url(url)
    if parts.drivername == "sqlite":
        for end in ("", "-wal", "-shm"):
            Path(f"{parts.database}{end}").unlink(missing_ok=True)
    elif parts.database in _made:
        _drop(parts.database)


def drop_all() -> None:
    """Removes every database of PostgreSQL that is still there; one of the system would keep them."""
    for name in list(_made):
        _drop(name)


def execute(url: str, *statements: str) -> list[Any]:
    """Runs statements in a PostgreSQL as its administrator would, and returns the rows of the last."""
    with ThreadPoolExecutor(1) as thread:  # with a loop of its own: whoever asks may be in one already
        return thread.submit(asyncio.run, _run(url, statements)).result()


@cache
def _folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="mensae-sqlite-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def _server() -> str:
    """The URL of the PostgreSQL to make databases in."""
    if given := os.environ.get("MENSAE_TEST_POSTGRES"):
        return given
    return _text(URL.create("postgresql", "postgres", database="postgres", query={"host": str(postgres.started())}))


def _drop(name: str) -> None:
    execute(_server(), f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
    _made.remove(name)


async def _run(url: str, statements: Sequence[str]) -> list[Any]:
    driver = make_url(url).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(driver, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    rows: list[Any] = []
    async with engine.connect() as connection:
        for statement in statements:
            result = await connection.exec_driver_sql(statement)
            rows = list(result) if result.returns_rows else []
    return rows


def _text(url: URL) -> str:
    return url.render_as_string(hide_password=False)
