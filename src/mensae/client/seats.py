"""The seats that this computer has taken, so that whoever comes back sits down again without being asked.

What is kept lets anybody play in one's place: only its owner may read the file.
"""

import os
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mensae.client.link import Link
from mensae.core.schema import Seat

MOST = 200  # tables that are kept, the newest


class BadSeats(Exception):
    """A file that keeps no seats; the message names it."""


class Kept(Struct, frozen=True):
    """A seat at a table."""

    seat: Seat
    name: str
    code: str  # moves the seat here again
    secret: str | None  # the cookie; None: it does not open the seat any more


Book = dict[str, list[Kept]]  # by link, the seat that was used last at the end


def seats_file() -> Path:
    """Where seats are kept, by the custom of the system."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "mensae" / "seats.json"


def recall(path: Path, link: Link, name: str | None = None, seat: Seat | None = None) -> Kept | None:
    """The seat at this table that was used last, with this name or number if one is given."""
    fitting = [
        kept
        for kept in _read(path).get(link.page, [])
        if seat in (None, kept.seat) and (name is None or name.casefold() == kept.name.casefold())
    ]
    return fitting[-1] if fitting else None


def keep(path: Path, link: Link, kept: Kept) -> None:
    """Keeps a seat; what was known about it before is replaced."""
    book = _read(path)
    others = [other for other in book.pop(link.page, []) if other.seat != kept.seat]
    book[link.page] = [*others, kept]
    _write(path, book)


def release(path: Path, link: Link, seat: Seat) -> None:
    """The secret does not open the seat any more; what is left is the code, which may bring it back."""
    book = _read(path)
    if link.page in book:
        book[link.page] = [replace(kept, secret=None) if kept.seat == seat else kept for kept in book[link.page]]
        _write(path, book)


def forget(path: Path, link: Link, seat: Seat) -> None:
    """The seat is not ours any more, and no code brings it back."""
    book = _read(path)
    if link.page in book:
        book[link.page] = [kept for kept in book[link.page] if kept.seat != seat]
        _write(path, book)


def _read(path: Path) -> Book:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Book)
    except FileNotFoundError:
        return {}
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSeats(f"{path}: {error}") from error


def _write(path: Path, book: Book) -> None:
    """Writes a new file beside the old one and puts it in its place, so that there is always a whole one."""
    newest = {page: kept for page, kept in list(book.items())[-MOST:] if kept}
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = path.with_name(f"{path.name}.{os.getpid()}")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(newest))
    new.replace(path)
