"""The files of a database are for their owner alone: they hold the seeds of games and the hashes of passwords."""

import os
from pathlib import Path
from stat import S_IMODE
from typing import Any

import structlog

OTHERS = 0o077  # whoever is not the owner

log: Any = structlog.get_logger()


def keep_private(database: Path) -> None:
    """Makes the file of a database, or takes from others what they may do with it and with those beside it.

    SQLite gives all files that it makes beside it the same rights.
    """
    if not database.exists():
        os.close(os.open(database, os.O_CREAT | os.O_RDWR, 0o600))
    for file in (database, Path(f"{database}-wal"), Path(f"{database}-shm")):
        if file.is_file() and (mode := S_IMODE(file.stat().st_mode)) & OTHERS:
            try:
                file.chmod(mode & ~OTHERS)
            except PermissionError:
                log.warning("others may read the database, and only its owner can change that", file=str(file))
            else:
                log.warning("others could read the database; only its owner may now", file=str(file))
