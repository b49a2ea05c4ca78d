"""A server that starts: people wait in line from its first moment, and are served before all else is loaded."""

import asyncio
import json
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import Iterator, Sequence

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from mensae.server.serve import open_hub
from mensae.server.settings import Settings
from mensae.server.store import open_store
from mensae.server.store.migrate import config, known_revisions
from mensae.server.turns import Lane
from mensae.server.workers import Workers
from tests.server.databases import drop, fresh_url
from tests.server.serving import PATIENCE
from tests.server.worker_pool import BUDGET, GAMES_PATH, dealt, here

LOADED = "print(json.dumps(sorted({name.partition('.')[0] for name in sys.modules})))"
LISTENS = f"""
import json, sys
from mensae.cli import main, server

def listen(settings):
    {LOADED}
    raise SystemExit

server.listen = listen
main(["serve"])
"""
OPENS = f"""
import asyncio, json, sys
from mensae.server import serve
from mensae.server.settings import Settings

async def main():
    async with serve.open_hub(Settings(database=sys.argv[1])) as hub:
        serve.make_server(hub, await serve.csrf_secret(hub.house.store))
        {LOADED}

asyncio.run(main())
"""


@pytest.fixture
def database() -> Iterator[str]:
    url = fresh_url("sqlite")
    yield url
    drop(url)


def loaded(program: str, *arguments: str) -> set[str]:
    """The packages that a program in Python has loaded at the moment that it tells of."""
    command = [sys.executable, "-c", program, *arguments]
    return set(json.loads(subprocess.run(command, capture_output=True, check=True, timeout=PATIENCE).stdout))


def test_it_listens_before_it_loads_anything_that_is_slow() -> None:
    slow = {"sqlalchemy", "alembic", "litestar", "uvicorn", "structlog", "websockets", "asyncpg", "prometheus_client"}
    assert loaded(LISTENS) & slow == set()


def test_a_database_that_is_up_to_date_is_served_without_what_changes_it(database: str) -> None:
    async def make() -> None:
        await (await open_store(database)).close()

    asyncio.run(make())
    assert loaded(OPENS, database) & {"alembic", "mako", "fluent", "babel", "asyncpg", "httpx", "textual"} == set()


def test_migrations_are_named_by_their_revisions() -> None:
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        scripts = ScriptDirectory.from_config(config(connection)).walk_revisions()
        assert [script.revision for script in scripts] == known_revisions()
    engine.dispose()


def test_people_are_served_before_the_workers_are_there_and_jobs_wait_for_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        held, opened = asyncio.Event(), Workers._open

        async def open_later(workers: Workers, lanes: Sequence[Lane]) -> Process:
            await held.wait()
            return await opened(workers, lanes)

        monkeypatch.setattr(Workers, "_open", open_later)
        settings = Settings(database=database, bot_workers=1)
        async with asyncio.timeout(PATIENCE), open_hub(settings, worker_games=GAMES_PATH) as hub:
            job = asyncio.create_task(hub.house.workers.run(dealt(), BUDGET))
            await asyncio.sleep(0)
            assert hub.failing() == []
            assert hub.house.workers.pids == []
            assert not job.done()
            held.set()
            assert await job == here(dealt())

    asyncio.run(main())


def test_a_server_that_stops_while_its_workers_start_leaves_no_process(database: str) -> None:
    async def main() -> None:
        for moments in (0, 20):
            async with open_hub(Settings(database=database, bot_workers=2), worker_games=GAMES_PATH) as hub:
                for _ in range(moments):
                    await asyncio.sleep(0.001)
                workers = hub.house.workers
            assert workers.pids == []

    asyncio.run(main())
