"""What the others must agree to: taking back, freely or by consent, with bots at the table, and giving up."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from mensae.server import course
from mensae.wire.message import PROTOCOL
from tests.server.databases import KINDS, fresh_url
from tests.server.serving import Person, Place, Running, serving
from tests.server.test_bots import frozen_bots
from tests.server.test_tables import (
    GAMES_PATH,
    KEEP,
    SWAP,
    ended,
    give_up,
    people,
    people_on_each,
    put_away,
    refusal,
    room,
    seated,
)
from tests.server.worker_games import GAMES


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with serving(fresh_url("sqlite"), GAMES, GAMES_PATH) as running:
        yield running


@pytest.fixture(scope="module", params=KINDS)
def each_server(request: pytest.FixtureRequest) -> Iterator[Running]:
    with serving(fresh_url(request.param), GAMES, GAMES_PATH) as running:
        yield running


async def opening(ada: Person, ben: Person) -> tuple[str, Place, Place]:
    """Gardens of Mars: who starts has chosen and placed, the other has chosen; the one who started comes first."""
    table, *places = await seated(ada, ben, "gardens")
    first = places[0].update["actors"][0]
    for seat in (first, first, 1 - first):
        await places[seat].until_asked()
        assert refusal(await places[seat].act()) is None
    await heard(places[first], 4)
    return table, places[first], places[1 - first]


async def heard(place: Place, seq: int) -> None:
    while place.update["seq"] < seq:
        await place.receive()


async def undo(place: Place, **more: Any) -> str | None:
    return refusal(await place.request(type="undo", **more))


async def answer(place: Place, agree: bool, **more: Any) -> str | None:
    return refusal(await place.request(type="answer", agree=agree, **more))


def done(place: Place) -> list[tuple[int, str]]:
    """Who did what, as far as the reader may know it."""
    return [(entry["seat"], entry["action"]["do"] if entry["action"] else "?") for entry in place.log]


@people
async def test_what_nobody_has_acted_on_is_taken_back_freely(ada: Person, ben: Person) -> None:
    _, first, second = await seated(ada, ben, "gardens")
    actor, other = (first, second) if first.update["actors"] == [0] else (second, first)
    before = actor.update["view"]
    assert await undo(actor) == "table-undo-nothing"
    assert refusal(await actor.act()) is None
    assert await undo(other) == "table-undo-nothing"
    assert await undo(actor) is None
    assert actor.update["view"] == before
    assert actor.update["legal"]
    await heard(other, 3)
    assert [action for _, action in done(other)] == ["started", "take", "undo"]
    assert ["struck" in entry for entry in (await ben.join(actor.room["id"])).log] == [False, True, False]


@people_on_each
async def test_the_others_are_asked_and_the_question_outlives_the_memory(
    server: Running, ada: Person, ben: Person
) -> None:
    table, first, second = await opening(ada, ben)
    before = (await ada.ask("GET", f"/api/tables/{table}/positions/2")).json()["view"]
    assert await undo(first) is None
    assert first.update["asked"] == {"seat": first.seat, "to": 2, "agreed": []}
    assert first.update["legal"] == []  # it is still the other's turn
    for place in (first, second):
        await place.close()
    await put_away(server, table)
    persons = (ada, ben)
    first, second = [await persons[place.seat or 0].join(table, place.seat) for place in (first, second)]
    assert second.update["asked"] == {"seat": first.seat, "to": 2, "agreed": []}
    assert await undo(first, id="again") == "table-undo-asked"
    assert await answer(first, True, id="for myself") == "server-bad-message"  # a key has no spaces
    assert await answer(first, True, id="for-myself") == "table-undo-not-asked"
    assert await answer(second, True, id="yes") is None
    assert second.update["view"] | {"own": None} == before
    assert second.update["asked"] is None
    assert await answer(second, True, id="yes") is None  # the same answer, not another one
    await heard(first, 7)
    assert [action for _, action in done(first)][2:] == ["place", "take", "ask-undo", "agree-undo", "undo"]
    for place in (first, second):
        await place.close()
    await put_away(server, table)
    struck = ["struck" in entry for entry in (await ada.join(table, 0)).log]
    assert struck == [False, False, True, True, True, True, False]


@people
async def test_whoever_is_asked_may_refuse_and_can_be_asked_again(ada: Person, ben: Person) -> None:
    _, first, second = await opening(ada, ben)
    assert await undo(first) is None
    await heard(second, 5)
    assert await answer(second, False) is None
    assert second.update["asked"] is None
    assert second.update["legal"]
    assert await answer(second, True) == "table-undo-not-asked"
    await heard(first, 6)
    assert await undo(first) is None
    assert first.update["asked"] is not None


@people
async def test_a_question_lapses_when_the_game_goes_on(ada: Person, ben: Person) -> None:
    _, first, second = await opening(ada, ben)
    assert await undo(first) is None
    await heard(second, 5)
    assert second.update["asked"]
    assert second.update["legal"]
    assert refusal(await second.act()) is None
    assert second.update["asked"] is None
    assert await answer(second, True) == "table-undo-not-asked"


@people
async def test_an_id_that_meant_something_else_takes_nothing_back(ada: Person, ben: Person) -> None:
    _, first, second = await opening(ada, ben)
    assert refusal(await second.act(id="mine")) is None
    assert await undo(second, id="mine") == "server-key-used"
    assert await undo(first, id="ask") is None
    await heard(second, first.update["seq"])
    assert await answer(second, True, id="mine") == "server-key-used"
    assert await answer(second, False, id="no") is None
    assert await answer(second, True, id="no") == "server-key-used"
    assert await undo(first, id="ask") is None  # asked before, and not asked again
    assert first.update["seq"] == second.update["seq"]


@people
async def test_nothing_is_taken_back_after_the_end(ada: Person, ben: Person) -> None:
    table, first, second = await seated(ada, ben)
    await first.act(KEEP)
    await second.act(KEEP)
    await ended(first, second)
    assert await undo(first) == "server-closed"
    table, first, second = await opening(ada, ben)
    assert await undo(first) is None
    await give_up(table, ada, ben)
    await ended(second)
    assert second.update["asked"] is None
    assert await answer(second, True) == "server-closed"


# With bots at the table


@people
async def test_bots_agree_at_once(ada: Person) -> None:
    table = await ada.create("Ada", "bot:easy")
    place = await ada.join(table, 0)
    for _ in range(3):
        await place.until_asked()
        assert refusal(await place.act()) is None
    while place.update["actors"] != [0]:
        await place.receive()
    mine = max(entry["seq"] for entry in place.log if entry["seat"] == 0)
    assert await undo(place) is None
    if place.log[-1]["action"]["do"] == "undo" and place.log[-2]["action"]["do"] != "agree-undo":
        return  # nobody had acted since
    assert done(place)[-3:] == [(0, "ask-undo"), (1, "agree-undo"), (0, "undo")]
    assert place.log[-1]["action"]["to"] == mine
    assert place.update["legal"]


async def asking(ada: Person, ben: Person) -> tuple[str, Place, Place]:
    """High Card: Ada and Ben have decided, the bot still thinks, and Ada asks to take back."""
    table = await ada.create("Ada", None, "bot:easy", game="highcard")
    await ben.take(table, "Ben")
    first, second = await ada.join(table, 0), await ben.join(table, 1)
    assert refusal(await first.act(KEEP)) is None
    assert refusal(await second.act(KEEP)) is None
    await heard(first, 5)
    assert await undo(first) is None
    await heard(second, 7)
    assert second.update["asked"] == {"seat": 0, "to": 3, "agreed": [2]}
    return table, first, second


@people
async def test_bots_wait_while_people_are_asked(server: Running, ada: Person, ben: Person) -> None:
    with frozen_bots(server) as thaw:
        _, first, second = await asking(ada, ben)
        thaw()
        assert await answer(second, True) is None
        assert refusal(await first.act(SWAP)) is None
        assert refusal(await second.act(KEEP)) is None
        await ended(first, second)
        acts = [(seat, action) for seat, action in done(first) if seat >= 0]
        assert acts[2:5] == [(0, "ask-undo"), (2, "agree-undo"), (1, "agree-undo")]
        assert acts[5] == (0, "undo")


@people
async def test_bots_wait_no_longer_than_their_patience(server: Running, ada: Person, ben: Person) -> None:
    with frozen_bots(server) as thaw, pytest.MonkeyPatch.context() as patch:
        patch.setattr(course, "UNDO_PATIENCE", 0.3)
        _, first, second = await asking(ada, ben)
        thaw()
        await ended(first, second)  # the bot has decided, and with that all have
        assert done(first)[5:8] == [(0, "ask-undo"), (2, "agree-undo"), (2, first.log[7]["action"]["do"])]


@people
async def test_the_bot_agrees_for_who_leaves_while_being_asked(ada: Person, ben: Person) -> None:
    table, first, second = await opening(ada, ben)
    assert await undo(first) is None
    await (ada, ben)[second.seat or 0].ask("DELETE", f"/api/tables/{table}/seats/{second.seat}")
    assert (await first.until_asked())["asked"] is None
    assert [action for _, action in done(first)][4:] == ["ask-undo", "agree-undo", "undo"]


# Giving up


@people_on_each
async def test_a_table_is_given_up_when_everybody_wants_it(
    server: Running, ada: Person, ben: Person, eve: Person
) -> None:
    table = await ada.create("Ada", None, "bot:easy", game="highcard")
    await ben.take(table, "Ben")
    first, path = await ada.join(table, 0), f"/api/tables/{table}/abandon"
    await give_up(table, ben)
    assert await first.expect("room", abandon=[1])
    assert (await ben.ask("PUT", path, {"agree": False})).json()["abandon"] == []
    assert refusal(await eve.ask("PUT", path, {"agree": True})) == "server-not-allowed"
    await give_up(table, ada, ben)
    await ended(first)
    assert first.over is not None
    assert first.over["outcome"] is None
    assert first.update["actors"] == first.update["legal"] == []
    assert refusal(await first.act(KEEP)) == "server-closed"
    assert refusal(await ben.ask("PUT", path, {"agree": False})) == "server-closed"
    assert refusal(await eve.ask("POST", f"/api/tables/{table}/seats", {"name": "Eve"})) == "server-closed"
    assert refusal(await first.request(type="say", text="good game")) is None
    await first.close()
    await put_away(server, table)
    assert (await ada.join(table, 0)).room["phase"] == "abandoned"


@people
async def test_the_owner_alone_gives_up_a_table_that_never_began(server: Running, ada: Person, ben: Person) -> None:
    table = await ada.create("Ada", None, None)
    await ben.take(table, "Ben")
    await give_up(table, ben)
    assert (await room(ben, table))["phase"] == "open"
    await give_up(table, ada)
    assert (await room(ben, table))["phase"] == "abandoned"
    for _ in range(2):  # in memory, and from disk
        socket = await ben.socket(table)
        await socket.send(json.dumps({"type": "join", "protocol": PROTOCOL, "seat": 1}))
        assert json.loads(await socket.recv())["type"] == "welcome"
        assert json.loads(await socket.recv())["type"] == "room"  # and no position before it
        await socket.close()
        await put_away(server, table)
