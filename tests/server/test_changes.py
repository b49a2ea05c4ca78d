"""Changes over real sockets: their readers know what readers of wholes do, whatever happens to the line."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server.changing import logged
from tests.server.databases import fresh_url
from tests.server.serving import Person, Place, serving

STEPS = 60


def known(place: Place) -> dict[str, Any]:
    """All that a reader knows, but for what only those have who want changes, and for the time."""
    log = logged([], {"seq": len(place.log), "entries": place.log})  # with what was taken back struck
    legal = [{"action": choice["action"]} for choice in place.update["legal"]]
    return {**place.update, "type": "", "entries": log, "legal": legal, "clock": None}


async def at_rest(*places: Place) -> None:
    """Everybody has heard all that there is to hear."""
    newest = max(place.update["seq"] for place in places)
    for place in places:
        while place.update["seq"] < newest:
            await place.receive()
        await place.send(type="ping")
        await place.expect("pong")


async def new_table(ada: Person, game: str) -> str:
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben")]
    answer = await ada.ask("POST", "/api/tables", json={"game": game, "seats": seats})
    return str(answer.json()["room"]["id"])


@pytest.mark.parametrize("game", ["gardens", "spacemaze", "onmars"])
def test_readers_of_changes_and_of_wholes_know_the_same(game: str) -> None:
    async def main(url: str) -> None:
        chance = Random(5)
        async with Person(url) as ada:
            table = await new_table(ada, game)
            wants = {"labels": False}
            wholes = [await ada.join(table, seat, **wants) for seat in (None, 0, 1)]
            changes = [await ada.join(table, seat, changes=True, **wants) for seat in (None, 0, 1)]
            for step in range(STEPS):
                actor = next((place for place in wholes[1:] if place.update["legal"]), None)
                if actor is None:
                    break
                await actor.act(chance.choice(actor.update["legal"])["action"])
                if step % 7 == 3:
                    await actor.request(type="undo")
                if step % 5 == 2:  # a line is lost, and a second device comes
                    seat = chance.choice([None, 0, 1])
                    index = (None, 0, 1).index(seat)
                    old = changes[index]
                    await old.close()
                    fresh = await ada.join(table, seat, since=0, changes=True, **wants)
                    changes[index] = fresh
                await at_rest(*wholes, *changes)
                assert [known(place) for place in changes] == [known(place) for place in wholes]
            assert {message["type"] for place in changes for message in place.received} >= {"update", "change"}
            assert "change" not in {message["type"] for place in wholes for message in place.received}

    with serving(fresh_url("sqlite")) as server:
        asyncio.run(main(server.url))
