"""What a database of SQLite has lost that was not closed in order: SQLite itself says nothing of it.

Whatever follows a damaged place in the write-ahead log is passed over in silence, since a transaction that was being
written when the power went looks the same. Two things tell them apart. The index beside the log (`-shm`) counts the
pages that were acknowledged, and outlives a process that was killed. And a transaction begins only when the one before
it is on disk, so that of several whose checksums are wrong only the last can be one that nobody has waited for.
"""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from struct import Struct, unpack
from threading import Thread
from typing import Any, BinaryIO, NamedTuple

import structlog

from mensae.server.store.work import Damaged

# As https://www.sqlite.org/walformat.html has them.
LOG = Struct(">8xI4x8s8s")  # the size of a page, the salts of this generation, the checksum of all before it
FRAME = Struct(">4xI8s8x")  # how large the database is, if this page ends a transaction; salts
INDEX = Struct("=12x?3xI12x8s8x48xI")  # is it in use; pages in the log; salts; pages that are in the database, too
COPY = 48  # bytes of the index that are there twice, and differ while they are written
GAPS = "SELECT table_id, count(*), max(seq) FROM entries GROUP BY table_id HAVING count(*) <= max(seq)"

log: Any = structlog.get_logger()


class Left(NamedTuple):
    """The write-ahead log of a database, before it is opened."""

    head: bytes
    sound: bool  # its header
    frames: int  # pages of its generation in the file
    commits: list[int]  # which of them end a transaction
    acknowledged: int  # pages that the index knows of; 0 if it is not there, or of another generation
    folded: int  # how many of these are in the database already


def left_log(database: Path) -> Left | None:
    """What the log of a database holds; None if that was closed in order."""
    path, index = Path(f"{database}-wal"), _index(Path(f"{database}-shm"))
    if not path.exists() or path.stat().st_size <= LOG.size:
        return Left(b"", False, 0, [], index[0], index[2]) if index else None
    with path.open("rb") as file:
        head = file.read(LOG.size)
        frames = list(_frames(file, head))
    sound, commits = _is_sound(head), [number for number, ends in enumerate(frames, 1) if ends]
    if index and sound and index[1] != head[16:24]:
        index = None
    known, _, folded = index or (0, b"", 0)
    return Left(head, sound, len(frames), commits, known, folded)


def lost(database: Path, left: Left, valid: int) -> str | None:
    """What is lost of a log in which SQLite finds so many valid pages; None if that is nothing."""
    if left.head and _head(Path(f"{database}-wal")) != left.head:
        return None  # somebody else uses the database, and has begun another one meanwhile
    if valid == 0 and 0 < left.acknowledged <= left.folded:
        return None
    if left.acknowledged > valid:
        return f"{left.acknowledged - valid} of {left.acknowledged} acknowledged pages are damaged or gone"
    if not left.sound:
        return "its header is damaged, so that nothing of it can be read"
    if any(valid < number < left.frames for number in left.commits):
        return f"{left.frames - valid} of {left.frames} pages are damaged, and not only the last transaction"
    return None


class Examination:
    """Looks through a database while it is used, in a thread of its own."""

    def __init__(self, database: Path, report: Callable[[BaseException], BaseException]) -> None:
        self._report = report
        self._stopped = False
        self._connection = sqlite3.connect(database, check_same_thread=False)
        self._thread = Thread(target=self._run, name="mensae-examine", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Ends it, also in the midst."""
        self._stopped = True
        self._connection.interrupt()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        try:
            faults = [said for (said,) in self._connection.execute("PRAGMA quick_check(3)") if said != "ok"]
            gaps = self._connection.execute(GAPS).fetchall() if not faults and not self._stopped else []
        except sqlite3.Error as error:
            if not self._stopped:
                log.error("the database could not be looked through", error=str(self._report(error)))
            return
        for table, count, last in gaps:
            log.error("a table is damaged: its log has gaps", table=table, entries=count, last=last)
        if faults:
            self._report(Damaged("; ".join(faults)))
        elif not gaps and not self._stopped:
            log.info("the database is sound")


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LOG.size)


def _frames(file: BinaryIO, head: bytes) -> Iterator[bool]:
    """For each page of the generation that the head tells, whether it ends a transaction."""
    size, generation, _ = LOG.unpack(head)
    while len(frame := file.read(FRAME.size)) == FRAME.size:
        pages, salts = FRAME.unpack(frame)
        if salts != generation:
            return
        yield pages > 0
        file.seek(size, 1)


def _is_sound(head: bytes) -> bool:
    """Whether the header of a log has the right checksum."""
    one = two = 0
    words = unpack(">6I" if head[3] & 1 else "<6I", head[:24])
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return head[24:] == one.to_bytes(4, "big") + two.to_bytes(4, "big")


def _index(path: Path) -> tuple[int, bytes, int] | None:
    """What the index of a log says of it: how many pages, of which generation, and how many are folded in."""
    if not path.exists():
        return None
    with path.open("rb") as file:
        index = file.read(INDEX.size)
    if len(index) < INDEX.size or index[:COPY] != index[COPY : 2 * COPY]:
        return None
    used, pages, salts, folded = INDEX.unpack(index)
    return (pages, salts, folded) if used and pages else None
