"""Forks and records give nothing away that somebody still plays with."""

import asyncio
import json
import random
from typing import Any

import httpx

from mensae.core.chance import FORK_SEQ, FastRng, KeyedRng
from mensae.games import spacemaze
from tests.server.highcard_server import shared_server
from tests.server.serving import Person, Running
from tests.server.test_security import code_of

SLOWLY = {"seconds": 60}
BOTH = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bo"}]

server = shared_server("sqlite")


async def fork(person: Person, table: str, entries: int, seat: int | None = None) -> httpx.Response:
    body = {"entries": entries, "seats": BOTH, "seat": seat}
    return await person.ask("POST", f"/api/tables/{table}/fork", body)


async def table_of(answer: httpx.Response) -> str:
    assert answer.status_code == 201, answer.text
    return str(answer.json()["room"]["id"])


async def dealt(ada: Person, ben: Person) -> str:
    """A table of High Card at which both have their card."""
    table = await ada.create("Ada", None, game="highcard", options=SLOWLY)
    await ben.take(table, "Ben")
    return table


async def give_up(table: str, *people: Person) -> None:
    for person in people:
        answer = await person.ask("PUT", f"/api/tables/{table}/abandon", {"agree": True})
        assert answer.status_code == 200
    assert answer.json()["phase"] == "abandoned"


async def record(person: Person, table: str) -> httpx.Response:
    return await person.ask("GET", f"/api/tables/{table}/record")


def refused(answer: httpx.Response, code: str) -> bool:
    return (answer.status_code, code_of(answer)) == (409, code)


def test_a_table_with_secrets_is_forked_by_those_who_sit_there_and_dealt_anew_for_them(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben, Person(server.url) as eve:
            table = await dealt(ada, ben)
            for entries in (0, 1, 2):
                assert refused(await fork(eve, table, entries), "server-fork-secret")
                assert refused(await fork(ada, table, entries), "server-fork-secret")  # without saying for which seat
            own = (await ada.join(table, 0)).update["view"]["cards"][0]
            cards = set()
            for _ in range(5):
                copy = await table_of(await fork(ada, table, 2, 0))
                assert (await ada.join(copy, 0)).update["view"]["cards"] == [own, None]
                cards.add((await ada.join(copy, 1)).update["view"]["cards"][1])
            assert len(cards) > 1  # not Ben's card, but any

    asyncio.run(main())


def test_nobody_sees_the_secrets_of_a_running_fork_by_forking_it_again(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben, Person(server.url) as eve:
            copy = await table_of(await fork(ada, await dealt(ada, ben), 2, 0))
            assert refused(await fork(eve, copy, 0), "server-fork-secret")
            again = await table_of(await fork(ada, copy, 0, 0))
            assert refused(await fork(eve, again, 0), "server-fork-secret")

    asyncio.run(main())


def test_the_record_of_a_table_with_secrets_waits_for_its_end(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben, Person(server.url) as eve:
            table = await dealt(ada, ben)
            for person in (ada, ben, eve):
                assert refused(await record(person, table), "server-record-secret")
            await give_up(table, ada, ben)
            assert json.loads((await record(eve, table)).text.splitlines()[0])["seed"]

    asyncio.run(main())


def test_no_record_of_a_fork_however_far_tells_of_a_table_that_is_being_played(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben, Person(server.url) as eve:
            table = await dealt(ada, ben)
            chain = [await table_of(await fork(ada, table, 2, 0))]
            await give_up(chain[0], ada)
            for _ in range(3):
                chain.append(await table_of(await fork(eve, chain[-1], 0)))
                await give_up(chain[-1], eve)
            for copy in chain:
                assert refused(await record(eve, copy), "server-record-origin")
            await give_up(table, ada, ben)
            for copy in chain:
                assert (await record(eve, copy)).status_code == 200

    asyncio.run(main())


def test_the_seed_of_a_running_fork_is_nowhere_though_its_parent_has_ended(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben, Person(server.url) as eve:
            table = await dealt(ada, ben)
            copy = await table_of(await fork(ada, table, 2, 0))
            await give_up(table, ada, ben)
            seed: str = await asyncio.to_thread(server.run, lambda hub: seed_of(hub, copy))
            answers = [await record(eve, copy), await eve.ask("GET", f"/api/tables/{copy}")]
            answers += [await ada.ask("GET", f"/api/tables/{copy}/positions/0?seat=0"), await fork(eve, copy, 0)]
            place = await ada.join(copy, 0)
            assert seed not in "".join(answer.text for answer in answers) + json.dumps(place.received)
            assert refused(answers[0], "server-record-secret")

    asyncio.run(main())


async def seed_of(hub: Any, table: str) -> str:
    return str((await hub.find(table)).sheet.seed.hex())


async def play_space_maze(ada: Person, moves: int) -> str:
    """A table of Space Maze at which both hands are played at random for a while, from one device."""
    table, chance = await ada.create("Ada", "Ben", game="spacemaze"), random.Random(4)
    places = [await ada.join(table, seat) for seat in range(2)]
    for _ in range(moves):
        actor = next(place for place in places if place.update["legal"])
        ack = await actor.act(chance.choice(actor.update["legal"])["action"])
        for place in places:
            while place.update["seq"] < ack["seq"]:
                await place.receive()
    return table


def test_the_seed_of_a_fork_does_not_tell_the_other_hand(server: Running) -> None:
    """Whoever ends a fork learns its seed, and so how it was dealt; for every hand Ben may hold it was dealt alike."""

    async def main() -> None:
        async with Person(server.url) as ada:
            table = await play_space_maze(ada, 4)  # too few for Ben to have played his hand
            truth = server.hub.tables[table].started().state
            copy = await table_of(await fork(ada, table, (await ada.join(table, 0)).update["seq"], 0))
            ben = await ada.join(copy, 1)
            seen = ben.update["view"]["own"]["hand"]
            await give_up(copy, ada)
            seed = bytes.fromhex((await ben.expect("over"))["seed"])
            worlds = [truth, *(spacemaze.GAME.resample(truth, 0, FastRng(number)) for number in range(40))]
            hands = [spacemaze.sight.own(world, 1, []).hand for world in worlds]
            dealt = [spacemaze.GAME.resample(world, 0, KeyedRng(seed, FORK_SEQ)) for world in worlds]
            assert len({str(hand) for hand in hands}) > 10
            assert {json.dumps(spacemaze.sight.own(each, 1, []).hand) for each in dealt} == {json.dumps(seen)}

    asyncio.run(main())
