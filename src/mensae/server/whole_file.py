"""A file that is there when it is whole: what was cut off in the midst is removed, at the latest by the next one."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from gzip import GzipFile
from pathlib import Path
from tempfile import mkstemp

UNFINISHED = ".mensae-unfinished-"


@contextmanager
def written(path: Path) -> Iterator[GzipFile]:
    """A gzipped file that appears under its name when it is complete and on disk, and that only its owner may read."""
    _remove_unfinished(path.parent)
    descriptor, name = mkstemp(prefix=UNFINISHED, dir=path.parent)
    temporary = Path(name)
    try:
        with open(descriptor, "wb") as raw:
            _lock(descriptor)
            with GzipFile("", "wb", fileobj=raw) as stream:
                yield stream
            raw.flush()
            os.fsync(raw.fileno())
            temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _remove_unfinished(folder: Path) -> None:
    """Removes what processes have left that were killed; whoever still writes holds a lock."""
    for left in folder.glob(f"{UNFINISHED}*"):
        with suppress(OSError):
            descriptor = os.open(left, os.O_RDONLY)
            try:
                _lock(descriptor)
                left.unlink()
            finally:
                os.close(descriptor)


def _lock(descriptor: int) -> None:
    """Holds a file until it is closed, however that happens; raises `OSError` if another process does."""
    import fcntl  # which Windows does not have

    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
