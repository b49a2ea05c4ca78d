"""Makes the database that is kept of a version, through the server of today.

`python -m tests.server.make_kept version_2` lets people play at tables of every game, stops the server, and keeps its
SQLite file together with what everybody finds in it afterwards. A version is kept once, and never made anew.
"""

import asyncio
import random
import shutil
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mensae.wire.names import SEAT
from tests.server.kept import DATABASE, FOLDER, Kept, find, pack
from tests.server.rush_play import pass_time
from tests.server.serving import Person, Place, Running, serving
from tests.server.test_history import mine
from tests.server.test_tables import ended, refusal, seated

ABSENCE, SAND = 20_000, 400_000  # ms after which somebody is missed, and more than an hourglass has


async def play(places: list[Place], chance: random.Random, actions: int | None = None) -> None:
    """People do so many actions at random, or play to the end; all hear of everything."""
    while actions is None or actions > 0:
        actor = next(place for place in places if place.seat in places[0].update["actors"])
        ack = await actor.act(chance.choice((await actor.until_asked())["legal"])["action"])
        assert refusal(ack) is None
        for place in places:
            while place.update["seq"] < ack["seq"]:
                await place.receive()
        if not places[0].update["actors"]:
            await ended(*places)
            return
        actions = None if actions is None else actions - 1


async def say(place: Place, text: str) -> None:
    assert refusal(await place.request(type="say", text=text)) is None


class Evening:
    """What Ada and Ben play; each method is a table, and gives its id."""

    def __init__(self, server: Running, ada: Person, ben: Person) -> None:
        self.server, self.ada, self.ben, self.chance = server, ada, ben, random.Random(1)

    async def all(self) -> dict[str, str]:
        """Every table by name, a fork after that which it is made from."""
        tables = {
            "gardens over": await self.over("gardens"),
            "gardens with a bot": await self.with_a_bot("gardens"),
            "spacemaze over": await self.over("spacemaze", {"max_rounds": 2}),
            "spacemaze running": await self.running("spacemaze", 25),
            "spacemaze with a bot": await self.with_a_bot("spacemaze"),
            "onmars running": await self.running("onmars", 40, {"first_colonists": True}),
            "onmars over": await self.alone("onmars"),
            "magicmaze running": await self.racing(),
            "magicmaze over": await self.out_of_time(),
            "magicmaze given up": await self.given_up(),
        }
        for name, parent, entries in (("fork", "over", 40), ("fork of a fork", "fork", 5)):
            table = await self.fork(tables[f"gardens {parent}"], entries, mine("Ada", "Eva"))
            await play([await self.ada.join(table, seat) for seat in (0, 1)], self.chance, 10)
            tables[f"gardens {name}"] = table
        seats = [*mine("Ada", "Eva"), {"kind": "bot", "level": "hard"}]
        tables["magicmaze fork"] = await self.fork(tables["magicmaze running"], 10, seats)
        return tables

    async def over(self, game: str, options: Any = None) -> str:
        table, *places = await seated(self.ada, self.ben, game, options=options or {})
        await say(places[0], "Good luck!")
        await play(places, self.chance)
        await say(places[1], "Once more?")
        return table

    async def running(self, game: str, actions: int, options: Any = None) -> str:
        """With something taken back, where the game allows it just then."""
        table, *places = await seated(self.ada, self.ben, game, options=options or {})
        await play(places, self.chance, actions)
        for place in places:
            await place.request(type="undo")
        await play(places, self.chance, 3)
        await say(places[0], "To be continued")
        return table

    async def alone(self, game: str) -> str:
        table = await self.ada.create("Ada", game=game)
        await play([await self.ada.join(table, 0)], self.chance)
        return table

    async def with_a_bot(self, game: str) -> str:
        table = await self.ada.create("Ada", "bot:easy", game=game)
        place = await self.ada.join(table, 0)
        for _ in range(6):
            await place.until_asked()
            assert refusal(await place.act()) is None
        await place.close()
        return table

    async def fork(self, table: str, entries: int, seats: list[Any]) -> str:
        answer = await self.ada.ask("POST", f"/api/tables/{table}/fork", {"entries": entries, "seats": seats})
        assert refusal(answer) is None, answer.text
        return str(answer.json()["room"]["id"])

    async def begun(self, *others: str, **options: Any) -> tuple[str, list[Place]]:
        """Magic Maze on Mars, where the sand runs."""
        table = await self.ada.create("Ada", None, *others, game="magicmaze", options=options)
        await self.ben.take(table, "Ben")
        places = [await self.ada.join(table, 0), await self.ben.join(table, 1)]
        await say(places[0], "Ready?")
        for place in places:
            assert refusal(await place.act({"do": "ready"})) is None
        return table, places

    async def racing(self) -> str:
        """With a bot; Ada does some of what hints say, and Ben goes away."""
        table, places = await self.begun("bot:hard", mission=1, time_scale="2")
        await places[1].close()
        await asyncio.sleep(0.5)  # until the server has noticed
        pass_time(self.server, table, ABSENCE)
        while not {0, 1, 2} <= {entry["seat"] for entry in places[0].log[6:] if entry["action"]["do"] != "sits"}:
            await hinted(places[0])
        return table

    async def out_of_time(self) -> str:
        table, places = await self.begun("bot:easy", mission=2)
        pass_time(self.server, table, SAND)
        await ended(*places)
        return table

    async def given_up(self) -> str:
        table, places = await self.begun(mission=1)
        for place in places:
            assert refusal(await place.act({"do": "give-up"})) is None
        await ended(*places)
        return table


async def hinted(place: Place) -> None:
    """Does what the hint says, or waits for somebody else to do something."""
    hint = await place.request(type="hint")
    if hint["type"] == "hinted" and hint["ideas"]:
        await place.act(hint["ideas"][0]["action"], id=f"{place.seat}-after-{len(place.log)}")
    else:
        await place.receive()


def cookies_of(*people: Person) -> dict[str, dict[str, str]]:
    """The seats that they hold, by path."""
    found: dict[str, dict[str, str]] = {}
    for person in people:
        for cookie in person.http.cookies.jar:
            if cookie.name.startswith(SEAT):
                found.setdefault(cookie.path, {})[cookie.name] = cookie.value or ""
    return found


def main(version: Path) -> None:
    """Plays, keeps, and looks at a copy of what was kept."""
    if (version / DATABASE).exists():
        sys.exit(f"{version.name} is kept already")
    with TemporaryDirectory() as folder:
        path, copy = Path(folder, "server.db"), Path(folder, "copy.db")

        async def evening(server: Running) -> tuple[dict[str, str], dict[str, dict[str, str]]]:
            async with Person(server.url) as ada, Person(server.url) as ben:
                return await Evening(server, ada, ben).all(), cookies_of(ada, ben)

        with serving(f"sqlite:///{path}") as server:
            tables, cookies = asyncio.run(evening(server))
        kept = Kept(cookies, [])
        pack(version, path, kept)
        counts = dict(sqlite3.connect(path).execute("SELECT table_id, count(*) FROM entries GROUP BY 1"))
        shutil.copy(path, copy)

        async def look(server: Running) -> None:
            async with Person(server.url) as person:
                kept.give(person)
                for name, id in tables.items():
                    kept.tables.append(await find(person, name, id, counts[id], kept.seats(id)))

        with serving(f"sqlite:///{copy}") as server:
            asyncio.run(look(server))
        pack(version, path, kept)
        for table in kept.tables:
            print(f"{table.name}: {table.phase}, {table.entries} entries, {table.outcome}")


if __name__ == "__main__":
    main(FOLDER / sys.argv[1])
