"""What every reader is told of a table, and the state it leads to: in full, and as digests that fit on a line.

What readers see of a state is not kept: views change with what the table shows.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec

from mensae.core.schema import Seat, Seen
from mensae.core.state import dump
from mensae.core.table import Table

AnyTable = Table[Any, Any, Any]
# Who plays a seat is said by whoever keeps the table. Version 1 of Magic Maze on Mars enters it as done by the seat
# itself; that is a fault of the log, not of the game. So of these entries only what readers are told must stay.
KEEPERS = ("sits",)


def plain(seen: Seen) -> dict[str, Any]:
    """An entry as one reader knows it, in plain data, without what may change."""
    return plain_entry(msgspec.to_builtins(seen))


def plain_entry(entry: dict[str, Any]) -> dict[str, Any]:
    """The same of an entry that came over the wire, where what does not apply is left out.

    What it did is not kept: it is made from notes, which grow with what boards show.
    """
    full = {"struck": False, "told": [], **entry}
    kept = ("seq", "at", "struck", "told")
    if entry["action"] is not None and entry["action"]["do"] in KEEPERS:
        return {name: full[name] for name in kept}
    return {name: full[name] for name in (*kept, "seat", "action")}


def readers(table: AnyTable) -> list[Seat | None]:
    """Who looks at a table: a spectator and each seat."""
    return [None, *range(table.setup.seats)]


def told(table: AnyTable, reader: Seat | None) -> list[dict[str, Any]]:
    """Every entry as the reader heard it while the game went on."""
    return [plain(line.seen_by(reader)) for line in table.lines]


def expected(table: AnyTable) -> dict[str, Any]:
    """What a record leads to: the outcome, and digests of its state and of all that readers were told."""
    return {
        "entries": len(table.lines),
        "outcome": msgspec.to_builtins(table.outcome),
        "told": {str(reader): digest(told(table, reader)) for reader in readers(table)},
        "log": {str(reader): digest([plain(seen) for seen in table.entries(reader)]) for reader in readers(table)},
        "state": digest(dump(table.state)),
    }


def in_full(table: AnyTable) -> Iterator[str]:
    """The same as lines to read: what a spectator is told, where a seat is told otherwise, and the state."""
    everybody = told(table, None)
    for reader in readers(table):
        for entry, public in zip(told(table, reader), everybody, strict=True):
            if reader is None or entry != public:
                yield text({"reader": reader, "told": entry})
    yield text({"state": dump(table.state)})


def digest(data: Any) -> str:
    """Half of the SHA-256 of data, whatever the order of its fields is."""
    return sha256(text(data).encode()).hexdigest()[:32]


def text(data: Any) -> str:
    """Data as one line of JSON."""
    return msgspec.json.encode(data, order="sorted").decode()
