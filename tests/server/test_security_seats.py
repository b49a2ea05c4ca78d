"""Seats belong to whoever holds them now: recovery codes, old devices, rematches."""

import asyncio
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mensae.wire.message import PROTOCOL
from tests.server.highcard_server import shared_server
from tests.server.roles import PASSWORD, dump
from tests.server.serving import PATIENCE, Person, Place, Running, serving
from tests.server.test_chaos import Hold
from tests.server.test_security import code_of

server = shared_server("sqlite", "postgres")


async def closed_with(place: Place) -> int | None:
    """The code that the server closes the socket with."""
    with suppress(ConnectionClosed):
        while True:
            await place.receive()
    return place.socket.close_code


async def tries_to_join(place: Place, seat: int) -> str:
    """`welcome`, or the reason why not."""
    await place.send(type="join", protocol=PROTOCOL, seat=seat)
    while (message := await place.receive())["type"] not in ("welcome", "trouble"):
        pass
    return "welcome" if message["type"] == "welcome" else str(message["refusal"]["text"]["key"])


async def recover(person: Person, table: str, code: str) -> httpx.Response:
    return await person.ask("POST", f"/api/tables/{table}/recover", {"code": code})


async def take(person: Person, table: str, name: str) -> str:
    """Takes a seat and returns its recovery code."""
    answer = await person.ask("POST", f"/api/tables/{table}/seats", {"name": name})
    return str(answer.json()["seats"][0]["code"])


def test_a_recovery_code_moves_a_seat_once(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as old, Person(server.url) as new:
            table = await ada.create("Ada", None)
            code = await take(old, table, "Ben")
            place = await old.join(table, 1)
            answer = await recover(new, table, code)
            assert answer.status_code == 201
            fresh = answer.json()["seats"][0]
            assert fresh["seat"] == 1
            assert fresh["code"] != code
            assert await closed_with(place) == 4409
            for path in ("seats/1/return", "seats/1/code", "rematch", "keep"):
                assert (await old.ask("POST", f"/api/tables/{table}/{path}")).status_code == 403
            assert await tries_to_join(await old.join(table), 1) == "server-not-your-seat"
            assert (await recover(old, table, code)).status_code == 403  # it is used up
            assert (await new.join(table, 1)).welcome["seat"] == 1
            assert (await recover(old, table, fresh["code"])).status_code == 201

    asyncio.run(main())


def test_a_code_may_be_written_as_people_write(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben:
            table = await ada.create("Ada", None)
            code = await take(ben, table, "Ben")
            for write in (str.lower, _confused, _spaced, lambda text: text.replace("-", "")):
                answer = await recover(ben, table, write(code))
                assert answer.status_code == 201, write(code)
                code = answer.json()["seats"][0]["code"]

    asyncio.run(main())


def _confused(code: str) -> str:
    return code.translate(str.maketrans("10", "lo"))


def _spaced(code: str) -> str:
    return f"  {code.replace('-', ' – ')}\n"


def test_a_new_code_makes_the_old_one_worthless_and_no_code_fits_by_chance(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben, Person(server.url) as eve:
            table, elsewhere = await ada.create("Ada", None), await eve.create("Eve", None)
            first = await take(ben, table, "Ben")
            second = (await ben.ask("POST", f"/api/tables/{table}/seats/1/code")).json()["code"]
            foreign = await take(eve, elsewhere, "Fay")
            before = await dump(server)
            for code in (first, foreign, "", "-", "0" * 20, second[:-1], f"{second}0", second[::-1], "' OR 1=1 --"):
                answer = await recover(eve, table, code)
                assert (answer.status_code, code_of(answer)) == (403, "server-wrong-code"), code
            assert await dump(server) == before
            assert (await recover(eve, table, second)).status_code == 201

    asyncio.run(main())


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_guessing_codes_is_limited(database_url: str) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", None)
            codes = [await recover(ada, table, f"wrong {n}") for n in range(12)]
            assert [answer.status_code for answer in codes] == [403] * 10 + [429] * 2
            assert 1 <= int(codes[-1].headers["retry-after"]) <= 11

    with serving(database_url, rate_limits=True) as server:
        asyncio.run(main())


@pytest.mark.parametrize("how", ["leaves", "is moved"])
def test_a_socket_that_only_watched_cannot_sit_down_where_its_seat_was(how: str, server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as old, Person(server.url) as carl:
            table = await ada.create("Ada", None, None, game="highcard")
            code = await take(old, table, "Ben")
            lurking = await old.join(table)
            if how == "leaves":
                assert (await old.ask("DELETE", f"/api/tables/{table}/seats/1")).status_code == 200
                await carl.take(table, "Carl", 1)
            else:
                assert (await recover(carl, table, code)).status_code == 201
            assert await tries_to_join(lurking, 1) == "server-not-your-seat"
            assert (await lurking.act({"do": "keep"}))["refusal"]["text"]["key"] == "server-watching"

    asyncio.run(main())


def test_a_socket_ends_with_the_session_that_it_was_opened_with(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as phone, Person(server.url) as laptop, Person(server.url) as ada:
            mine = {"name": "Ben", "password": PASSWORD}
            assert (await phone.ask("POST", "/api/accounts", mine)).status_code == 201
            assert (await laptop.ask("POST", "/api/sessions", mine)).status_code == 201
            table = await ada.create("Ada", None)
            await phone.take(table, "Ben")
            place = await laptop.join(table)
            assert await tries_to_join(place, 1) == "welcome"
            change = {"password": PASSWORD, "new_password": PASSWORD[::-1]}
            assert (await phone.ask("PATCH", "/api/me", change)).status_code == 204  # signs the laptop out
            assert await may_act(place) is False
            assert await tries_to_join(await laptop.join(table), 1) == "server-not-your-seat"
            assert await tries_to_join(await phone.join(table), 1) == "welcome"

    asyncio.run(main())


async def may_act(place: Place) -> bool:
    """Whether the socket still speaks for its seat."""
    try:
        answer = await place.request(type="why", action={"do": "end"})
    except ConnectionClosed:
        return False
    return answer["refusal"]["text"]["key"] not in ("server-watching", "server-not-your-seat", "server-join-first")


@pytest.mark.parametrize("by", ["socket", "HTTP"])
def test_what_waits_behind_a_recovery_is_not_done_for_the_old_device(by: str, server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as old, Person(server.url) as new:
            table = await ada.create("Ada", None, game="highcard", options={"seconds": 60})
            code = await take(old, table, "Ben")
            place = await old.join(table, 1)
            async with Hold(server, table) as hold:
                moving = asyncio.create_task(recover(new, table, code))
                await hold.waiting(1)
                if by == "socket":
                    await place.send(type="act", id="late", action={"do": "swap"})
                else:
                    leaving = asyncio.create_task(old.ask("DELETE", f"/api/tables/{table}/seats/1"))
                await hold.waiting(2)
            assert (await moving).status_code == 201
            if by == "HTTP":
                assert (await leaving).status_code == 403
            assert not (await ada.ask("GET", f"/api/tables/{table}")).json()["chairs"][1]["away"]
            assert (await new.join(table, 1)).update["view"]["decided"] == [False, False]

    asyncio.run(main())


def test_whoever_gave_a_seat_up_does_not_get_it_back_by_a_rematch(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben, Person(server.url) as carl:
            old = await ada.create("Ada", None)
            await ben.take(old, "Ben")
            for person in (ada, ben):
                await person.ask("PUT", f"/api/tables/{old}/abandon", {"agree": True})
            new = (await ada.ask("POST", f"/api/tables/{old}/rematch")).json()["room"]["id"]
            assert (await carl.ask("POST", f"/api/tables/{new}/seats", {"name": "Carl"})).status_code == 409  # Ben's
            assert (await ada.ask("DELETE", f"/api/tables/{new}/seats/0")).status_code == 200
            await carl.take(new, "Carl", 0)
            place = await carl.join(new, 0)
            assert (await ada.ask("POST", f"/api/tables/{old}/rematch")).status_code == 409
            assert (await place.request(type="say", text="still here"))["refusal"] is None
            assert (await ben.ask("POST", f"/api/tables/{old}/rematch")).status_code == 201

    asyncio.run(main())


def test_a_reader_who_joins_after_the_table_was_put_away_is_forgotten_when_it_goes(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", None)
            place = Place(await ada.socket(table), 0)
            await asyncio.to_thread(server.run, put_away)
            assert table not in server.hub.tables
            await place.send(type="join", protocol=PROTOCOL, seat=0)
            await place.expect("welcome")
            assert (await ada.ask("GET", f"/api/tables/{table}")).json()["chairs"][0]["online"]
            await place.close()
            async with asyncio.timeout(PATIENCE):
                while (await ada.ask("GET", f"/api/tables/{table}")).json()["chairs"][0]["online"]:
                    await asyncio.sleep(0.02)

    async def put_away(hub: Any) -> None:
        hub.forget_idle(after=-1)

    asyncio.run(main())
