"""The server and its database: `mensae serve`, `mensae backup` and `mensae restore`."""

import argparse
import asyncio
import gc
import os
from collections.abc import Coroutine, Sequence
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING, Any

from mensae.cli.wrong import Wrong
from mensae.server.listening import CannotListen, adopt, listen
from mensae.server.settings import BadSettings, Settings, described, load

if TYPE_CHECKING:
    from mensae.server.backup import Header

COUNTED = {"table": "tables", "entry": "entries", "account": "accounts"}


def add_serve(parser: argparse.ArgumentParser) -> None:
    """What `mensae serve` takes."""
    _add_settings(parser)
    parser.add_argument("--host", help="where to listen; 127.0.0.1 if nothing else is set")
    parser.add_argument("--port", help="where to listen; 8000 if nothing else is set")
    parser.add_argument("--check", action="store_true", help="show the settings and stop")
    parser.add_argument("--fd", type=int, action="append", default=[], help="a socket passed on, to listen on instead")
    parser.add_argument("--standby", action="store_true", help="load, say ready, wait for a line on standard input")
    parser.set_defaults(run=serve_command)


def add_backup(parser: argparse.ArgumentParser) -> None:
    """What `mensae backup` takes."""
    _add_settings(parser)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    parser.set_defaults(run=backup_command)


def add_restore(parser: argparse.ArgumentParser) -> None:
    """What `mensae restore` takes."""
    _add_settings(parser)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.set_defaults(run=restore_command)


def _add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings; ./mensae.toml if it is there")
    parser.add_argument("--database", metavar="URL", help="sqlite:///path or postgresql://user:password@host/name")


def _settings(given: argparse.Namespace) -> Settings:
    said = {key: value for key, value in vars(given).items() if key in ("host", "port", "database")}
    try:
        return load(given.config, os.environ, said)
    except BadSettings as error:
        raise Wrong(str(error)) from error


def serve_command(given: argparse.Namespace) -> int:
    """`mensae serve`."""
    settings = _settings(given)
    if given.check:
        print(*described(settings), sep="\n")
        return 0
    sockets = _listen(given, settings)  # before all that is slow to load: whoever comes meanwhile waits
    gc.disable()  # nothing that is loaded is garbage, and looking for it takes a seventh of the start
    from mensae.server.serve import serve

    return serve(settings, sockets, given.standby)


def listen_for(arguments: Sequence[str]) -> list[socket]:
    """The sockets that `mensae serve` with these arguments would listen on, for whoever starts it with `--fd`."""
    parser = argparse.ArgumentParser(prog="mensae serve")
    add_serve(parser)
    given = parser.parse_args(arguments)
    return _listen(given, _settings(given))


def _listen(given: argparse.Namespace, settings: Settings) -> list[socket]:
    try:
        return adopt(given.fd) if given.fd else listen(settings)
    except CannotListen as error:
        raise Wrong(str(error)) from error


def backup_command(given: argparse.Namespace) -> int:
    """`mensae backup`."""
    from mensae.server.backup import backup

    settings = _settings(given)
    header = _run(backup(settings.database, given.file, given.force))
    print(f"saved in {given.file}: {_contents(header)}")
    return 0


def restore_command(given: argparse.Namespace) -> int:
    """`mensae restore`."""
    from mensae.server.restore import restore

    settings = _settings(given)
    header = _run(restore(settings.database, given.file))
    print(f"restored from {given.file}, made {header.made:%Y-%m-%d %H:%M} UTC: {_contents(header)}")
    return 0


def _run(work: "Coroutine[Any, Any, Header]") -> "Header":
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from mensae.server.backup import BadBackup
    from mensae.server.store import Unavailable

    try:
        return asyncio.run(work)
    except BadBackup as error:
        raise Wrong(str(error)) from error
    except (SQLAlchemyError, Unavailable, CommandError) as error:
        reason = str(error).splitlines()[0]  # what follows are the statement and its values
        raise Wrong(f"the database cannot be used: {reason}") from error
    except ImportError as error:
        raise Wrong(f"PostgreSQL needs more than plain Mensae: install mensae[postgres] ({error})") from error


def _contents(header: "Header") -> str:
    counts = ((header.rows[many], one, many) for one, many in COUNTED.items())
    return ", ".join(f"{count} {one if count == 1 else many}" for count, one, many in counts)
