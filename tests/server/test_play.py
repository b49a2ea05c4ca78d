"""People play whole games over the real wire."""

import asyncio
import random

from tests.server.serving import Person, serving


def test_two_people_play_a_game_to_the_end(database_url: str) -> None:
    async def play(url: str) -> None:
        chance = random.Random(5)
        async with Person(url) as ada, Person(url) as ben, Person(url) as eve:
            table = await ada.create("Ada", None)
            assert await ben.take(table, "Ben") == 1
            seats = [await ada.join(table, 0), await ben.join(table, 1)]
            watcher = await eve.join(table)
            while not seats[0].over:
                actor = seats[seats[0].update["actors"][0]]
                action = chance.choice((await actor.until_asked())["legal"])["action"]
                ack = await actor.act(action)
                assert ack["refusal"] is None
                for place in (*seats, watcher):
                    while place.update["seq"] < ack["seq"]:
                        await place.receive()
                if not actor.update["actors"]:
                    for place in (*seats, watcher):
                        while place.over is None:
                            await place.receive()
            assert seats[0].over == seats[1].over == watcher.over
            assert [e["action"] for e in seats[0].log] == [e["action"] for e in watcher.log]
            record = await eve.ask("GET", f"/api/tables/{table}/record")
            assert record.status_code == 200
            assert (await eve.ask("GET", f"/api/tables/{table}")).json()["phase"] == "over"

    with serving(database_url) as server:
        asyncio.run(play(server.url))


def test_choices_come_in_the_order_in_which_the_game_offers_them(database_url: str) -> None:
    async def place(url: str) -> None:
        async with Person(url) as ada:
            table = await ada.create("Ada", "Ann", options={"two_gardeners": True})
            seats = [await ada.join(table, 0), await ada.join(table, 1)]
            for hex in ("A1", "K1", "C4", "K6"):
                actor = seats[seats[0].update["actors"][0]]
                ack = await actor.act({"do": "place", "hex": hex})
                for each in seats:
                    while each.update["seq"] < ack["seq"]:
                        await each.receive()
            starter = seats[seats[0].update["actors"][0]]
            offered = [(choice["action"]["gardener"], choice["label"]["values"]) for choice in starter.update["legal"]]
            assert offered == [(2, {"dice": 6, "hex": "C4"}), (1, {"dice": 3, "hex": "A1"})]

    with serving(database_url) as server:
        asyncio.run(place(server.url))
