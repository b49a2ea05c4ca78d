"""Looks, chains and explanations over real sockets."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from mensae.core import trying
from mensae.wire.change import merged
from mensae.wire.limits import MAX_ASKED, MAX_CHAIN
from tests.server.databases import fresh_url
from tests.server.serving import Person, Place, Running, serving
from tests.server.test_tables import refusal


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with serving(fresh_url("sqlite")) as running:
        yield running


async def sit(ada: Person, game: str = "gardens") -> tuple[str, Place, Place]:
    """A table of two seats, and whoever is to act first."""
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben")]
    table = str((await ada.ask("POST", "/api/tables", json={"game": game, "seats": seats})).json()["room"]["id"])
    places = [await ada.join(table, seat) for seat in (0, 1)]
    actor = next(place for place in places if place.update["legal"])
    return table, actor, next(place for place in places if place is not actor)


def actions(place: Place) -> list[dict[str, Any]]:
    return [choice["action"] for choice in place.update["legal"]]


async def ask(place: Place, kind: str, **more: Any) -> dict[str, Any]:
    await place.send(type=kind, id="q", **more)
    while (answer := await place.receive()).get("id") != "q":
        pass
    return answer


def test_a_look_is_what_doing_would_show_and_does_nothing(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            _, actor, other = await sit(ada)
            before, take = actor.update, actions(actor)[0]
            looked = await ask(actor, "look", actions=[take])
            assert (looked["type"], looked["done"], looked["end"], looked["refusal"]) == ("looked", 1, "", None)
            assert (actor.update, len(other.received)) == (before, len(other.received))
            place = looked["legal"][0]["action"]
            assert place["do"] == "place"
            further = await ask(actor, "look", actions=[take, place])
            assert (further["done"], further["end"]) == (2, "others")
            assert refusal(await actor.act(take)) is None
            assert actor.update["view"] == merged(before["view"], looked["view"])
            assert actor.log[-1]["told"] == looked["told"][0]
            assert [choice["action"] for choice in actor.update["legal"]] == [c["action"] for c in looked["legal"]]

    asyncio.run(main())


def test_a_chain_is_done_as_a_whole_or_not_at_all(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table, actor, other = await sit(ada)
            watcher = await ada.join(table, None)
            take = actions(actor)[0]
            place = (await ask(actor, "look", actions=[take]))["legal"][0]["action"]
            seq = actor.update["seq"]
            refused = await actor.act(take, then=[{**place, "hex": "D5"}, place])
            assert refusal(refused) is not None
            assert (actor.update["seq"], watcher.update["seq"]) == (seq, seq)
            assert refusal(await actor.act(take, then=[place], id="both")) is None
            assert [entry["action"] for entry in actor.log[seq : seq + 2]] == [take, place]
            assert refusal(await actor.act(take, then=[place], id="both")) is None  # the same, not again
            assert [entry["action"] for entry in actor.log].count(take) == 1
            await watcher.expect("update")
            assert len([m for m in watcher.received if m["type"] == "update"]) == 2  # nobody saw it half done
            await other.expect("update")
            assert other.log[: seq + 2] == actor.log[: seq + 2]

    asyncio.run(main())


def test_many_are_explained_in_one_answer(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            _, actor, other = await sit(ada)
            asked = [actions(actor)[0], {"do": "plant", "colour": "red"}]
            explained = await ask(actor, "explain", actions=asked)
            [good, bad] = explained["actions"]
            assert good == {"label": actor.update["legal"][0]["label"], "refusal": None}
            why = await ask(actor, "why", action=asked[1])
            assert bad == {"label": None, "refusal": why["refusal"]}
            theirs = await ask(other, "explain", actions=asked)
            assert [each["label"] for each in theirs["actions"]] == [None, None]

    asyncio.run(main())


def test_what_could_come_next_is_explained_after_a_chain(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            _, actor, other = await sit(ada)
            take, gone = actions(actor)[0], {"do": "plant", "colour": "red"}
            place = (await ask(actor, "look", actions=[take]))["legal"][0]["action"]
            now = await ask(actor, "explain", actions=[place])
            assert now["actions"][0]["label"] is None
            explained = await ask(actor, "explain", actions=[place, gone], after=[take])
            [good, bad] = explained["actions"]
            assert (good["refusal"], bad["label"]) == (None, None)
            assert good["label"]["key"] == "gardens-do-place"
            assert bad["refusal"] == (await ask(actor, "look", actions=[take, gone]))["refusal"]
            beyond = await ask(actor, "explain", actions=[place], after=[take, gone])
            assert beyond["refusal"] == bad["refusal"]
            ended = await ask(actor, "explain", actions=[place], after=[take, place, place])
            assert ended["refusal"]["text"]["key"] == "table-chain-ends"
            theirs = await ask(other, "explain", actions=[place], after=[take])
            assert refusal(theirs) is not None
            assert len(actor.log) == len(other.log)

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["look", "explain"])
def test_nobody_asks_too_much_or_without_a_seat(kind: str, server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table, actor, _ = await sit(ada)
            take = actions(actor)[0]
            most = {"look": MAX_CHAIN, "explain": MAX_ASKED}[kind]
            for many in ([], [take] * (most + 1)):
                assert refusal(await ask(actor, kind, actions=many)) == "server-bad-message"
            assert refusal(await ask(actor, kind, actions=[{"do": "fly"}])) == "server-bad-action"
            assert refusal(await ask(actor, kind, actions=[[take]])) == "server-bad-action"
            watcher = await ada.join(table, None)
            assert refusal(await ask(watcher, kind, actions=[take])) == "server-watching"

    asyncio.run(main())


def test_the_wire_lets_as_long_chains_through_as_tables_take() -> None:
    assert MAX_CHAIN == trying.MOST
