"""Old tables are cleared away as the settings say, in portions, and nothing that somebody needs."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, select

from mensae.server.house import now_ms
from mensae.server.hub import DAY, Hub
from mensae.server.store import clearing
from mensae.server.store.clearing import PORTION
from mensae.server.store.schema import chairs, entries, tables
from mensae.server.store.tables import Chair, Phase, Sheet, insert_table
from tests.server.serving import Person, Running, serving

BOTS = [Chair("bot", "Spirit", "easy"), Chair("bot", "Hope", "easy")]
PEOPLE = [Chair("person", "Ada"), Chair("person", "Ben")]


@pytest.fixture
def server(database_url: str) -> Iterator[Running]:
    with serving(database_url, keep_begun_days=365) as running:
        yield running


def insert(
    connection: Connection, id: str, days: int, seats: list[Chair], phase: Phase, log: int = 2, **more: Any
) -> None:
    """A table that was begun 1,000 days ago, and at which something happened last so many days ago."""
    began, last = now_ms() - 1000 * DAY, now_ms() - days * DAY
    ended = last if phase in ("over", "abandoned") else None
    sheet = Sheet(id, "gardens", 1, {}, None, began, phase, started=began, ended=ended, **more)
    rows = [(id, seq, 0, -1, "{}", None, last if seq == log - 1 else began) for seq in range(log)]
    insert_table(connection, sheet, seats, rows)


def some(connection: Connection) -> None:
    """Tables of each kind, old and new."""
    for days, age in ((80, "new"), (100, "old")):
        insert(connection, f"{age}bots", days, BOTS, "running")
        insert(connection, f"{age}record", days, PEOPLE, "over", imported=True)
        insert(connection, f"{age}forked", days, PEOPLE, "running", imported=True)
        insert(connection, f"{age}fork", days, PEOPLE, "over", origin=f"{age}forked", origin_entries=1)
        insert(connection, f"{age}fork2", days - 50, PEOPLE, "over", origin=f"{age}record", origin_entries=1)
    insert(connection, "people", 400, PEOPLE, "over")
    insert(connection, "given0up", 400, PEOPLE, "abandoned")
    insert(connection, "halfway", 300, PEOPLE, "running")
    insert(connection, "before", 400, PEOPLE, "abandoned")
    insert(connection, "after", 10, PEOPLE, "running", rematch_of="before")


LEFT = {
    "newbots", "newrecord", "newforked", "newfork", "newfork2", "oldfork2", "people", "halfway", "after",
    "oldrecord",  # from which a table was forked that is not old
    "before",  # whose rematch goes on
}  # fmt: skip


async def ids(hub: Hub) -> set[str]:
    return set(await hub.house.store.read(lambda c: c.execute(select(tables.c.id)).scalars().all()))


async def cleared(hub: Hub) -> set[str]:
    """What is left when all that is old was cleared away."""
    await hub._clear_away()
    while hub._old is not None:
        await hub._clear_portion()
    return await ids(hub)


def test_what_is_old_goes_and_what_others_need_stays(server: Running) -> None:
    async def work(hub: Hub) -> None:
        await hub.house.store.write(some)
        assert await cleared(hub) == LEFT
        kept = await hub.house.store.read(lambda c: set(c.execute(select(entries.c.table_id)).scalars()))
        seated = await hub.house.store.read(lambda c: set(c.execute(select(chairs.c.table_id)).scalars()))
        assert kept == seated == LEFT

    server.run(work)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_what_is_kept_for_ever_stays(database_url: str) -> None:
    async def work(hub: Hub) -> None:
        await hub.house.store.write(some)
        there = await ids(hub)
        assert await cleared(hub) == there - {"people"}

    with serving(database_url, keep_spare_days=0, keep_begun_days=0, keep_ended_days=365) as server:
        server.run(work)


def test_a_table_that_somebody_looks_at_stays(server: Running) -> None:
    async def age(hub: Hub) -> None:
        old = {tables.c.created: 0, tables.c.started: 0}
        await hub.house.store.write(lambda c: c.execute(tables.update().values(old)))
        await hub.house.store.write(lambda c: c.execute(entries.update().values({entries.c.made: 0})))

    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("bot:easy", "bot:easy")
            await asyncio.to_thread(server.run, age)
            assert await asyncio.to_thread(server.run, cleared) == {table}
            await asyncio.to_thread(server.run, put_away)
            assert await asyncio.to_thread(server.run, cleared) == set()
            assert (await ada.ask("GET", f"/api/tables/{table}")).status_code == 404

    async def put_away(hub: Hub) -> None:
        hub.forget_idle(after=-1)

    asyncio.run(main())


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_no_transaction_removes_more_than_a_portion(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    removed: list[int] = []
    remove = clearing.remove

    def counted(connection: Connection, found: list[str], old: clearing.Old) -> int:
        log = select(entries.c.seq).where(entries.c.table_id.in_(found))
        removed.append(len(connection.execute(log).all()))
        return remove(connection, found, old)

    def many(connection: Connection) -> None:
        for number in range(5):
            insert(connection, f"long{number}", 100, BOTS, "over", log=PORTION // 2)
        for number in range(250):
            insert(connection, f"short{number}", 100, BOTS, "over")

    async def work(hub: Hub) -> None:
        await hub.house.store.write(many)
        assert await cleared(hub) == set()

    monkeypatch.setattr("mensae.server.hub.remove", counted)
    server.run(work)
    assert sum(removed) == 5 * PORTION // 2 + 250 * 2
    assert len(removed) >= 4
    assert max(removed) <= PORTION


def test_a_table_given_up_before_it_began_stays_as_long_as_its_rematch(server: Running) -> None:
    async def aged(hub: Hub, *old: str) -> set[str]:
        """What is left when these tables are old."""
        made = tables.update().where(tables.c.id.in_(old)).values({tables.c.created: 0})
        await hub.house.store.write(lambda c: c.execute(made))
        hub.forget_idle(after=-1)
        return await cleared(hub)

    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", None)
            assert (await ada.ask("PUT", f"/api/tables/{table}/abandon", {"agree": True})).status_code == 200
            answer = await ada.ask("POST", f"/api/tables/{table}/rematch")
            assert answer.status_code == 201, answer.text
            again = answer.json()["room"]["id"]
            assert await asyncio.to_thread(server.run, lambda hub: aged(hub, table)) == {table, again}
            assert await asyncio.to_thread(server.run, lambda hub: aged(hub, table, again)) == {table}
            assert await asyncio.to_thread(server.run, cleared) == set()

    asyncio.run(main())
