"""What a database that is kept holds, as people find it over the wire: told, seen, said, and how it ended."""

import sqlite3
from gzip import compress, decompress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tests.kept.heard import plain_entry
from tests.server.serving import Person

FOLDER = Path(__file__).parent.parent / "kept"
DATABASE, FOUND = "server.db.gz", "server.json.gz"
HOST = "127.0.0.1"


class KeptTable(Struct):
    """A table as it was found, by reader; None is a spectator."""

    id: str
    name: str  # what there is to it
    game: str
    entries: int
    phase: str
    outcome: Any
    talk: list[tuple[int, str]]
    origin: str | None
    told: dict[str, list[dict[str, Any]]]


class Kept(Struct):
    """A database, and who may play on: whose seat is which is told by these cookies, by path and name."""

    cookies: dict[str, dict[str, str]]
    tables: list[KeptTable]

    def seats(self, table: str) -> list[int]:
        """The seats of a table that are people's."""
        return sorted(int(name.rpartition("-")[2]) for name in self.cookies.get(f"/api/tables/{table}", {}))

    def give(self, person: Person) -> None:
        """Lets somebody hold every seat."""
        for path, named in self.cookies.items():
            for name, value in named.items():
                person.http.cookies.set(name, value, HOST, path)


async def find(person: Person, name: str, id: str, entries: int, seats: list[int]) -> KeptTable:
    """The table as a spectator and these seats find it after so many entries; what comes after is left out."""
    told, outcome, room, talk = {}, None, dict[str, Any](), list[tuple[int, str]]()
    for reader in (None, *seats):
        place = await person.join(id, reader)
        room, talk = place.room, [(line["seat"], line["text"]) for line in place.welcome["talk"]]
        told[str(reader)] = [plain_entry(entry) for entry in place.log[:entries]]
        await place.close()
        query = "" if reader is None else f"?seat={reader}"
        position = (await person.ask("GET", f"/api/tables/{id}/positions/{entries}{query}")).json()
        outcome = position["outcome"]
    origin = room["origin"] and room["origin"]["table"]
    return KeptTable(id, name, room["game"], entries, room["phase"], outcome, talk, origin, told)


def unpack(version: Path, path: Path) -> None:
    """Puts a copy of the database there."""
    path.touch(0o600)  # as the server wants it
    path.write_bytes(decompress((version / DATABASE).read_bytes()))


def found(version: Path) -> Kept:
    """What was found in the database when it was kept."""
    return msgspec.json.decode(decompress((version / FOUND).read_bytes()), type=Kept)


def pack(version: Path, path: Path, kept: Kept) -> None:
    """Keeps the database and what was found in it."""
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    connection.close()
    (version / DATABASE).write_bytes(compress(path.read_bytes(), mtime=0))
    (version / FOUND).write_bytes(compress(msgspec.json.encode(kept), mtime=0))
