"""Names that look like another one: nobody passes for somebody else, at a table or as an account."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest
from alembic.command import upgrade
from argon2 import PasswordHasher
from sqlalchemy import Connection, NullPool, column, create_engine, insert, select, table
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from mensae.core.schema import Refused
from mensae.server import accounts
from mensae.server.accounts import Passwords
from mensae.server.names import is_alike, name_key
from mensae.server.store import Store, open_store, schema
from mensae.server.store.migrate import config
from tests.server.highcard_server import shared_server
from tests.server.serving import Person, Running
from tests.server.test_security import code_of

NOW = 1_800_000_000_000
SECRET = "correct horse"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
LIKE_ADA = {
    "Cyrillic": "Аdа",
    "one Cyrillic letter": "Adа",
    "Greek": "Αdα",
    "Cherokee": "ᎪᎠᎪ",
    "small Cherokee": "ꭺꭰꭺ",
    "Lisu": "ꓮꓓꓮ",
    "Canadian syllabics": "ᗅᗪᗅ",
    "Latin alpha": "Adɑ",
    "small capitals": "ᴀᴅᴀ",
    "mathematical": "𝔸𝕕𝕒",
    "wide": "Ａｄａ",
    "circled": "Ⓐⓓⓐ",
    "white on black": "🅐🅓🅐",
    "flags": "🇦🇩🇦",
    "other case": "aDA",
    "other case and Cyrillic": "аDА",
}
ALIKE = [
    ("Ian", "lan"), ("Ian", "1an"), ("Ian", "|an"), ("ian", "1AN"), ("alice", "AIice"), ("Bob", "B0b"),
    ("Bob", "Воb"), ("Tom", "Torn"), ("Mia", "Mіa"), ("MIA", "Mіa"), ("HANNA", "Нanna"), ("inci", "ınci"),
    ("inci", "i̇nci"), ("Fiona", "ﬁona"), ("νίνα", "ΝΊΝΑ"), ("Curiosity", "Сuriоsity"), ("Max", "Mаx"), ("Zoë", "Zoё"),
    ("Ada", "A\u200dda"), ("Ada", "Ada\ufe0f"), ("Jo'", "Jo’"), ("Ada L", "Ada\u2003L"),
]  # fmt: skip
DIFFERENT = [
    ("Ada", "Adam"), ("Zoe", "Zoë"), ("René", "Rene"), ("Eva", "Ena"), ("Ben", "Den"), ("Max", "Mex"), ("Nina", "Vina"),
    ("王小明", "王小月"), ("Пётр", "Петра"), ("R2-D2", "R2-D3"), ("Ulla", "Ylla"), ("👩‍🚀", "👨‍🚀"), ("Ada", "Ada."),
]  # fmt: skip

server = shared_server("sqlite")


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_these_look_alike(name: str, other: str) -> None:
    assert is_alike(name, other)
    assert is_alike(other, name)


@pytest.mark.parametrize(("name", "other"), DIFFERENT)
def test_these_are_different_names(name: str, other: str) -> None:
    assert not is_alike(name, other)


def test_nobody_at_a_table_looks_like_somebody_else(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as eve:
            table = await ada.create("Ada", "bot:easy", None, None)
            bot = (await ada.ask("GET", f"/api/tables/{table}")).json()["chairs"][1]["name"]
            like_bot = bot.translate(str.maketrans("aeiop", "аеіор"))
            assert like_bot != bot
            seats = f"/api/tables/{table}/seats"
            for name in (*LIKE_ADA.values(), like_bot):
                answer = await eve.ask("POST", seats, {"name": name})
                assert answer.status_code == 409, name
            assert "looks like “Ada”" in (await eve.ask("POST", seats, {"name": "Аdа"})).json()["said"]
            await eve.take(table, "Eve", 2)
            for name in (*LIKE_ADA.values(), like_bot):
                answer = await eve.ask("PATCH", f"{seats}/2", {"name": name})
                assert answer.status_code == 409, name
            two = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Аdа"}]
            answer = await eve.ask("POST", "/api/tables", {"game": "gardens", "seats": two})
            assert code_of(answer) == "server-name-alike"

    asyncio.run(main())


def test_a_bot_does_not_look_like_a_person(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as eve:
            table = await eve.create("Ѕojourner", "bot:easy", None)  # with a Cyrillic letter
            chairs = (await eve.ask("GET", f"/api/tables/{table}")).json()["chairs"]
            assert chairs[1]["name"] == "Spirit"

    asyncio.run(main())


def test_an_account_does_not_look_like_another(database_url: str) -> None:
    async def main() -> None:
        store = await open_store(database_url)
        await accounts.create_account(store, Passwords(CHEAP), "Ada", SECRET, NOW)
        for name in LIKE_ADA.values():
            assert await is_taken(store, name), name
        both = [accounts.create_account(store, Passwords(CHEAP), name, SECRET, NOW) for name in ("Max", "Mаx")]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert len([each for each in results if isinstance(each, Refused)]) == 1
        wrong = accounts.sign_in(store, Passwords(CHEAP), "Аdа", SECRET, NOW)  # what looks like a name is not that name
        with pytest.raises(Refused):
            await wrong
        await store.close()

    asyncio.run(main())


async def is_taken(store: Store, name: str) -> bool:
    try:
        await accounts.create_account(store, Passwords(CHEAP), name, SECRET, NOW)
    except Refused as error:
        return error.refusal.text.key == "server-account-name-taken"
    return False


def test_accounts_that_looked_alike_before_keep_their_names(database_url: str) -> None:
    old = ("Ada", "Аdа", "Ben")
    columns = ("id", "name", "name_key", "password", "created")
    rows = [(name, name, name_key(name), "", n) for n, name in enumerate(old)]

    def fill(connection: Connection) -> None:
        with connection.begin():
            upgrade(config(connection), "0001")
            first = table("accounts", *map(column, columns))
            connection.execute(insert(first), [dict(zip(columns, row, strict=True)) for row in rows])

    async def main() -> None:
        await beneath(database_url, fill)
        store = await open_store(database_url)
        query = select(schema.accounts.c.name, schema.accounts.c.look).order_by(schema.accounts.c.created)
        looks = await store.read(lambda c: {row.name: row.look for row in c.execute(query)})
        assert looks == {"Ada": "ada", "Аdа": None, "Ben": "ben"}
        for name in old:
            found = await store.read(partial(accounts.find_account, name=name))
            assert found is not None
            assert found.name == name
        for name in (*LIKE_ADA.values(), "Веn"):
            assert await is_taken(store, name), name
        await store.close()

    asyncio.run(main())


async def beneath(url: str, work: Callable[[Connection], None]) -> None:
    """Does something in the database without a store, which would bring it to the newest schema."""
    if url.startswith("sqlite:"):
        with create_engine(url, poolclass=NullPool).connect() as connection:
            work(connection)
    else:
        driver = make_url(url).set(drivername="postgresql+asyncpg")
        async with create_async_engine(driver, poolclass=NullPool).connect() as connection:
            await connection.run_sync(work)
