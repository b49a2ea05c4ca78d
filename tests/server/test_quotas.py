"""Shares of the disk: whoever fills it is told to wait, nobody else is, and a day's growth has an end."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from mensae.server import limits, quotas
from mensae.server.hub import Hub
from mensae.server.quotas import ACCOUNTS, AT_ONCE, MEGABYTE, Payer
from mensae.server.settings import Settings
from tests.server.databases import fresh_url
from tests.server.serving import Person, Place, Running, serving
from tests.server.test_bad_records import bring, record
from tests.server.test_security import code_of

HERE, DAY = "127.0.0.1", 24 * 3600
ELSEWHERE = {"x-forwarded-for": "192.0.2.7"}
DAILY = MEGABYTE  # of these servers
clock = [0.0]


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server with small shares, whose limits know no time but that of the test."""
    with (
        patch.object(limits, "monotonic", lambda: clock[0]),
        serving(fresh_url("sqlite"), rate_limits=True, daily_megabytes=DAILY // MEGABYTE) as running,
    ):
        yield running


@pytest.fixture(autouse=True)
def morning(server: Running) -> None:
    """Nothing has been kept yet."""
    server.hub.house.limits._buckets.clear()


def use_up(server: Running, payer: Payer) -> None:
    """The share is used up, and a little more."""
    quotas.charge(server.hub.house, payer, int(ACCOUNTS * AT_ONCE * DAILY))
    assert quotas.wait(server.hub.house, payer) > 0


def refusal(answer: dict[str, Any]) -> str | None:
    return answer["refusal"]["text"]["key"] if answer["refusal"] else None


def is_used_up(answer: httpx.Response) -> bool:
    """Whether the answer says so, and when there is room again."""
    if answer.status_code == 201:
        return False
    assert (answer.status_code, code_of(answer)) == (429, "server-disk-share"), answer.text
    assert int(answer.headers["retry-after"]) == 60 * answer.json()["refusal"]["text"]["values"]["minutes"]
    return True


def test_a_day_of_records_from_one_address_adds_what_an_address_may_add(server: Running) -> None:
    async def main() -> None:
        text = record(200, 200).encode()
        async with Person(server.url) as ada:
            before, brought = await asyncio.to_thread(server.run, size), 0
            for _ in range(48):
                clock[0] += DAY / 48
                brought += not is_used_up(await bring(ada, text))
            grown = await asyncio.to_thread(server.run, size) - before
            one = grown / brought
            assert DAILY / 2 < grown < (1 + AT_ONCE) * DAILY + one
            assert brought < 12

    async def size(hub: Hub) -> int:
        """The bytes of the database."""
        pages = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        return int(await hub.house.store.read(lambda c: c.exec_driver_sql(pages).scalar()) or 0)

    asyncio.run(main())


def test_a_share_that_is_used_up_is_told_in_the_language_of_the_reader_and_fills_again(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben:
            table = await ada.create("Ada", None)
            use_up(server, Payer(HERE))
            new = {"game": "gardens", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
            answer = await ada.ask("POST", "/api/tables", new, headers={"accept-language": "de"})
            assert is_used_up(answer)
            assert "Dein Anteil am Speicher ist im Moment aufgebraucht: 1 MB am Tag" in answer.json()["said"]
            await ben.take(table, "Ben")
            fork = {"entries": 0, "seats": [{"kind": "me", "name": name} for name in ("Cy", "Di")]}
            assert is_used_up(await ada.ask("POST", f"/api/tables/{table}/fork", fork))
            assert is_used_up(await bring(ada, record().encode()))
            assert not is_used_up(await ada.ask("POST", "/api/tables", new, headers=ELSEWHERE))
            clock[0] += DAY
            assert not is_used_up(await ada.ask("POST", "/api/tables", new))

    asyncio.run(main())


def test_what_people_say_and_do_is_taken_from_their_own_share(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            places = [await ada.join(table, 0), await ada.join(table, 1)]
            first = places[places[0].update["actors"][0]]
            assert refusal(await first.act(id="once")) is None
            use_up(server, Payer(HERE))
            assert refusal(await first.request(type="say", text="hello")) == "server-disk-share"
            assert refusal(await first.request(type="undo")) == "server-disk-share"
            assert refusal(await first.act(first.log[-1]["action"], id="once")) != "server-disk-share"  # it was done
            clock[0] += DAY
            assert refusal(await first.request(type="say", text="hello")) is None
            assert refusal(await first.request(type="undo")) is None

    asyncio.run(main())


def test_what_bots_do_is_taken_from_the_share_of_whoever_made_their_table(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            bots = {"game": "gardens", "seats": [{"kind": "bot", "level": "easy"}] * 2}
            table = (await ada.ask("POST", "/api/tables", bots, headers=ELSEWHERE)).json()["room"]["id"]
            left = server.hub.house.limits._buckets["disk", ELSEWHERE["x-forwarded-for"]]._left
            quotas.charge(server.hub.house, Payer(ELSEWHERE["x-forwarded-for"]), int(left) + 1)  # so bots look soon
            watching = await ada.join(table)
            seen = watching.update["seq"]
            for _ in range(3):
                await asyncio.sleep(0.1)
                await pinged(watching)
            assert watching.update["seq"] == seen
            assert quotas.wait(server.hub.house, Payer(HERE)) == 0
            clock[0] += DAY
            while watching.update["seq"] == seen:
                await watching.receive()

    asyncio.run(main())


async def pinged(place: Place) -> None:
    await place.send(type="ping")
    await place.expect("pong")


def test_accounts_have_a_larger_share_of_their_own_but_many_of_one_address_share_one(server: Running) -> None:
    house, guest = server.hub.house, Payer("192.0.2.1")
    ada, ben, roaming = Payer("192.0.2.1", "ada"), Payer("192.0.2.1", "ben"), Payer("192.0.2.2", "ada")
    quotas.charge(house, guest, int(AT_ONCE * DAILY) + 1)
    assert [quotas.wait(house, payer) > 0 for payer in (guest, ada, ben, roaming)] == [True, False, False, False]
    quotas.charge(house, ada, int(AT_ONCE * DAILY))
    assert quotas.wait(house, ada) == 0
    quotas.charge(house, ada, int(AT_ONCE * DAILY) + 1)
    assert [quotas.wait(house, payer) > 0 for payer in (ada, ben, roaming)] == [True, True, True]
    assert quotas.wait(house, Payer("192.0.2.2", "cy")) == 0


def test_the_documentation_has_the_bytes_that_one_address_can_add_in_a_day() -> None:
    daily = Settings().daily_megabytes
    said = (Path(__file__).parents[2] / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    assert f"{(1 + ACCOUNTS) * daily} MB a day" in said
    assert f"{int((1 + ACCOUNTS) * daily * (1 + AT_ONCE))} MB on the first" in said


def test_whoever_only_looks_does_not_pay_for_the_bots_of_others(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url, ELSEWHERE["x-forwarded-for"]) as eve:
            table = await ada.create("Ada", "bot:easy")

            async def forget(hub: Hub) -> None:
                hub.tables.pop(table).stop()

            await asyncio.to_thread(server.run, forget)  # as after a restart, when nobody knows who made it
            await eve.join(table)
            assert server.hub.tables[table].payers == {}
            await ada.join(table, 0)
            assert server.hub.tables[table].payers == {None: Payer(HERE), 0: Payer(HERE)}

    asyncio.run(main())
