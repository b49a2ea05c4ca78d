"""Everybody who could ask a table for something, and what the database holds before and after."""

import asyncio
import itertools
from contextlib import AsyncExitStack
from typing import Any, Literal, get_args

import httpx
from argon2 import PasswordHasher
from sqlalchemy import Connection, insert, select

from mensae.server.accounts import SignedIn, new_token, open_session
from mensae.server.house import now_ms
from mensae.server.hub import Hub
from mensae.server.names import name_key
from mensae.server.seats import Account, new_id
from mensae.server.store import schema
from tests.server.serving import Person, Running

Role = Literal[
    "anonymous",
    "other",  # holds a seat at another table, and shows its secret here
    "spectator",  # has joined by socket, without a seat
    "account",  # signed in, without a seat
    "player",  # a seat, but not the owner's
    "member",  # a seat and an account
    "owner",
]
Stage = Literal["open", "running", "ended"]
ROLES: tuple[Role, ...] = get_args(Role)
SEATS: dict[Role, int] = {"owner": 0, "player": 1, "member": 2}
BOT, FREE = 3, 4  # the other seats while the table is open
PASSWORD = "correct horse battery staple"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

Dump = dict[str, list[tuple[Any, ...]]]
_numbers = itertools.count(1)


class World:
    """A table with all kinds of people around it."""

    def __init__(self, server: Running, people: dict[Role, Person]) -> None:
        self.server, self.people = server, people
        self.table, self.code, self.account, self.elsewhere = "", "", "", ""

    async def build(self, stage: Stage) -> None:
        """A new table at this stage, and new accounts."""
        people = self.people
        for person in people.values():
            await _come_anew(person)
        self.account = f"Nadia {next(_numbers)}"
        await sign_in(self.server, {self.account: people["account"], f"Max {next(_numbers)}": people["member"]})
        more = ["bot:easy", None] if stage == "open" else []
        self.table = await people["owner"].create("Ada", None, None, *more)
        answer = await people["player"].ask("POST", f"/api/tables/{self.table}/seats", {"name": "Ben", "seat": 1})
        self.code = answer.json()["seats"][0]["code"]
        await people["member"].take(self.table, "Max", 2)
        if stage == "ended":
            for role in SEATS:
                await people[role].ask("PUT", f"/api/tables/{self.table}/abandon", {"agree": True})
        await self._come_from_elsewhere(people["other"])
        await people["spectator"].join(self.table)

    async def _come_from_elsewhere(self, other: Person) -> None:
        """Whoever sits at another table shows the secret of that seat at this one, for every seat."""
        if not self.elsewhere:
            await other.create("Eve", None)
            [self.elsewhere] = [str(c.value) for c in other.http.cookies.jar if c.name == "mensae-seat-0"]
        for seat in range(5):
            other.http.cookies.set(f"mensae-seat-{seat}", self.elsewhere, path=f"/api/tables/{self.table}")

    async def dump(self) -> Dump:
        """Everything in the database."""
        return await dump(self.server)


async def _come_anew(person: Person) -> None:
    """Forgets all tables of before, which would make every request slower."""
    for socket in person.sockets:
        await socket.close()
    person.sockets.clear()
    person.http.cookies.clear()
    await person.http.get("/healthz")


class Everybody:
    """All the people, each with a browser of their own."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> World:
        people = {role: await self._stack.enter_async_context(Person(self.server.url)) for role in ROLES}
        return World(self.server, people)

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()


async def sign_in(server: Running, people: dict[str, Person]) -> None:
    """A new account for each name, without the time that hashing a password takes, and a session of it."""
    made = {name: SignedIn(Account(new_id(), name), new_token()) for name in people}

    def write(connection: Connection) -> None:
        for name, new in made.items():
            row = {"id": new.account.id, "name": name, "name_key": name_key(name), "created": now_ms()}
            connection.execute(insert(schema.accounts).values(password=CHEAP.hash(PASSWORD), **row))
            open_session(connection, new, now_ms())

    await asyncio.to_thread(server.run, lambda hub: hub.house.store.write(write))
    for name, person in people.items():
        host = httpx.URL(person.url).host
        person.http.cookies.set("mensae-session", made[name].token, domain=host, path="/")
        await person.http.get("/healthz")  # the token against forged requests is another one now


async def dump(server: Running) -> Dump:
    """Everything in the database, row by row."""

    def read(connection: Connection) -> Dump:
        found = {}
        for table in schema.metadata.sorted_tables:
            rows = connection.execute(select(table).order_by(*table.primary_key.columns))
            found[table.name] = [tuple(row) for row in rows]
        return found

    async def ask(hub: Hub) -> Dump:
        return await hub.house.store.read(read)

    found: Dump = await asyncio.to_thread(server.run, ask)
    return found
