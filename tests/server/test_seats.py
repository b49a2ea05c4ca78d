"""Seats: who sits where, who leaves and comes back, who plays instead, and the same people once more."""

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from mensae.server import seating
from tests.server.databases import KINDS, fresh_url
from tests.server.serving import Person, Place, Running, serving
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


async def closed_with(place: Place) -> int:
    """The code with which the server ends a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        await place.expect("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@people
async def test_names_are_clean_and_nobody_has_the_name_of_another(ada: Person, ben: Person, eve: Person) -> None:
    table = await ada.create("  Ada\t Lovelace ", "bot:easy", None)
    path = f"/api/tables/{table}/seats"
    bot = (await room(ada, table))["chairs"][1]["name"]
    for name, key in (
        ("ADA lovelace", "server-name-taken"),
        (bot, "server-name-taken"),
        ("x" * 25, "server-name-long"),
        ("\u202eneB", "server-name-letters"),
        (" ", "server-name-empty"),
    ):
        assert refusal(await ben.ask("POST", path, {"name": name})) == key
    assert await ben.take(table, "Ben") == 2
    assert refusal(await ben.ask("PATCH", f"{path}/2", {"name": "Ada  Lovelace"})) == "server-name-taken"
    assert refusal(await ben.ask("PATCH", f"{path}/2", {"name": "Benjamin"})) is None
    assert refusal(await ben.ask("PATCH", f"{path}/0", {"name": "Eve"})) == "server-not-allowed"
    assert [chair["name"] for chair in (await room(eve, table))["chairs"]] == ["Ada Lovelace", bot, "Benjamin"]


# Sitting down


@people
async def test_a_hot_seat_is_one_device_with_two_seats_and_two_hands(ada: Person, ben: Person) -> None:
    table = await ada.create("Ada", None, None, game="highcard")
    assert [await ada.take(table, "Eva", 2), await ben.take(table, "Ben")] == [2, 1]
    first, third = await ada.join(table, 0), await ada.join(table, 2)
    assert [card is not None for card in first.update["view"]["cards"]] == [True, False, False]
    assert [card is not None for card in third.update["view"]["cards"]] == [False, False, True]
    second = await ben.join(table, 1)
    for place in (first, second, third):
        assert refusal(await place.act(KEEP)) is None
    await ended(first, second, third)
    assert first.log == third.log


@people
async def test_a_seat_can_be_chosen_as_long_as_it_is_open(ada: Person, ben: Person, eve: Person) -> None:
    table = await ada.create("Ada", "bot:easy", None, None)
    for seat, key in ((0, "server-seat-taken"), (1, "server-seat-taken"), (7, "server-seat-taken")):
        answer = await ben.ask("POST", f"/api/tables/{table}/seats", {"name": "Ben", "seat": seat})
        assert refusal(answer) == key
    assert await ben.take(table, "Ben", 3) == 3
    assert await eve.take(table, "Eve") == 2
    assert (await room(eve, table))["phase"] == "running"


@people
async def test_the_owner_sets_bots_of_each_level_and_takes_them_away(ada: Person, ben: Person) -> None:
    table = await ada.create("Ada", None, None, None, None)
    path = f"/api/tables/{table}/seats"
    await ben.take(table, "Ben")
    for seat, level in ((2, "easy"), (3, "medium"), (2, "hard")):
        chairs = (await ada.ask("PUT", f"{path}/{seat}/bot", {"level": level})).json()["chairs"]
        assert (chairs[seat]["kind"], chairs[seat]["level"]) == ("bot", level)
    assert len({chair["name"] for chair in chairs[:4]}) == 4
    assert (await ada.ask("DELETE", f"{path}/3/bot")).json()["chairs"][3]["kind"] == "open"
    assert refusal(await ada.ask("PUT", f"{path}/3/bot", {"level": "divine"})) == "server-no-level"
    assert refusal(await ada.ask("PUT", f"{path}/1/bot", {})) == "server-seat-taken"
    assert refusal(await ada.ask("DELETE", f"{path}/1/bot")) == "server-seat-taken"
    assert refusal(await ada.ask("PUT", f"{path}/9/bot", {})) == "table-unknown-seat"
    assert refusal(await ben.ask("PUT", f"{path}/3/bot", {})) == "server-not-allowed"
    assert refusal(await ben.ask("DELETE", f"{path}/2/bot")) == "server-not-allowed"


@people
async def test_before_the_beginning_the_owner_decides_what_the_table_is_to_be(ada: Person, ben: Person) -> None:
    table = await ada.create("Ada", None, None)
    path = f"/api/tables/{table}"
    await ben.take(table, "Ben")
    second = await ben.join(table, 1)
    wanted = {"options": {"centre_hex": "block"}, "listed": True, "hints": False, "turn_limit": 600}
    assert refusal(await ben.ask("PATCH", path, wanted)) == "server-not-allowed"
    assert refusal(await ada.ask("PATCH", path, {"options": {"two_gardeners": True}})) == "gardens-no-two-gardeners"
    changed = (await ada.ask("PATCH", path, wanted)).json()
    assert {name: changed[name] for name in wanted} == wanted
    assert (await ada.ask("PATCH", path, {"turn_limit": None})).json()["hints"] is False  # the rest stays as it is
    assert refusal(await ben.ask("DELETE", f"{path}/seats/0")) == "server-not-your-seat"
    assert (await ada.ask("DELETE", f"{path}/seats/1")).json()["chairs"][1]["kind"] == "open"
    assert await closed_with(second) == 4403  # sent away
    await ada.ask("POST", f"{path}/start", {"level": "easy"})
    assert refusal(await ada.ask("PATCH", path, {"hints": True})) == "server-begun"


# Leaving before the beginning


@people
async def test_who_leaves_before_the_beginning_leaves_nothing_behind(ada: Person, ben: Person, eve: Person) -> None:
    table = await ada.create("Ada", None, None)
    assert await ben.take(table, "Ben") == 1
    first, second = await ada.join(table, 0), await ben.join(table, 1)
    await ada.ask("PUT", f"/api/tables/{table}/seats/0/muted", {"seats": [1]})
    await give_up(table, ben)
    assert (await ben.ask("DELETE", f"/api/tables/{table}/seats/1")).json()["chairs"][1]["kind"] == "open"
    assert await closed_with(second) == 4403
    assert refusal(await ben.ask("DELETE", f"/api/tables/{table}/seats/1")) == "server-not-allowed"  # he has none
    assert await eve.take(table, "Eve") == 1
    third = await eve.join(table, 1)
    assert third.room["abandon"] == []
    assert refusal(await third.request(type="say", text="I am not Ben")) is None
    assert (await first.expect("talk"))["name"] == "Eve"


@people_on_each
async def test_a_table_has_an_owner_as_long_as_somebody_sits_there(
    server: Running, ada: Person, ben: Person, eve: Person
) -> None:
    table = await ada.create("Ada", None, None)
    await ben.take(table, "Ben", 2)
    assert (await ada.ask("DELETE", f"/api/tables/{table}/seats/0")).json()["owner"] == 2
    assert (await ben.ask("DELETE", f"/api/tables/{table}/seats/2")).json()["owner"] is None
    await put_away(server, table)
    assert await eve.take(table, "Eve", 1) == 1
    assert (await room(eve, table))["owner"] == 1
    await put_away(server, table)
    assert refusal(await eve.ask("POST", f"/api/tables/{table}/start", {"level": "easy"})) is None


# Leaving and coming back


@people_on_each
async def test_a_bot_plays_at_once_for_who_leaves_until_they_come_back(
    server: Running, ada: Person, ben: Person
) -> None:
    table, first, second = await seated(ada, ben, "gardens")
    places, persons = (first, second), (ada, ben)
    gone = first.update["actors"][0]
    leaver, stayer = places[gone], places[1 - gone]
    left = await persons[gone].ask("DELETE", f"/api/tables/{table}/seats/{gone}")
    chair = left.json()["chairs"][gone]
    assert (chair["kind"], chair["name"], chair["away"]) == ("person", ("Ada", "Ben")[gone], True)
    await stayer.until_asked()  # the bot has chosen and placed its gardener
    assert [entry["seat"] for entry in stayer.log] == [-1, gone, gone]
    assert refusal(await leaver.act(stayer.update["legal"][0]["action"])) == "server-away"
    for place in places:
        await place.close()
    await put_away(server, table)  # people among themselves again: it is the other's turn
    back = await persons[gone].join(table, gone)
    assert back.room["chairs"][gone]["away"]
    returned = await persons[gone].ask("POST", f"/api/tables/{table}/seats/{gone}/return")
    assert not returned.json()["chairs"][gone]["away"]
    stayer = await persons[1 - gone].join(table, 1 - gone)
    for number in range(2):
        assert refusal(await stayer.act(id=f"after-{number}")) is None
    assert (await back.until_asked())["legal"]
    assert refusal(await back.act(id="mine-again")) is None


@people
async def test_the_others_let_a_bot_play_for_who_is_gone_for_long(ada: Person, ben: Person, eve: Person) -> None:
    table, first, second = await seated(ada, ben, "gardens")
    path = f"/api/tables/{table}/seats/1/bot"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seating, "ABSENT_AFTER", 0.0)
        assert refusal(await ada.ask("PUT", path, {})) == "server-not-absent"  # he is there
        patch.setattr(seating, "ABSENT_AFTER", 180.0)
        await second.close()
        await first.expect("room")
        while first.room["chairs"][1]["online"]:
            await first.expect("room")
        answer = await ada.ask("PUT", path, {})
        assert refusal(answer) == "server-not-absent"
        assert answer.json()["said"] == "Ben has not been away for 3 minutes yet."
        patch.setattr(seating, "ABSENT_AFTER", 0.0)
        assert refusal(await eve.ask("PUT", path, {})) == "server-not-allowed"
        assert (await ada.ask("PUT", path, {})).json()["chairs"][1]["away"]
    assert refusal(await ben.ask("POST", f"/api/tables/{table}/seats/1/return")) is None
    assert not (await room(ada, table))["chairs"][1]["away"]


@people_on_each
async def test_a_recovery_code_moves_a_seat_to_another_device_once(ada: Person, ben: Person, eve: Person) -> None:
    table = await ada.create("Ada", None)
    taken = await ben.ask("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
    code, path = taken.json()["seats"][0]["code"], f"/api/tables/{table}"
    before = await ben.join(table, 1)
    assert refusal(await eve.ask("POST", f"{path}/recover", {"code": "0000-0000"})) == "server-wrong-code"
    moved = await eve.ask("POST", f"{path}/recover", {"code": f" {code.lower().replace('0', 'o')} "})
    assert [seat["seat"] for seat in moved.json()["seats"]] == [1]
    assert await closed_with(before) == 4409
    assert (await eve.join(table, 1)).room["chairs"][1]["name"] == "Ben"
    assert refusal(await ben.ask("PATCH", f"{path}/seats/1", {"name": "B"})) == "server-not-allowed"
    assert refusal(await ben.ask("POST", f"{path}/recover", {"code": code})) == "server-wrong-code"
    fresh = (await eve.ask("POST", f"{path}/seats/1/code")).json()["code"]
    old = moved.json()["seats"][0]["code"]
    assert refusal(await ben.ask("POST", f"{path}/recover", {"code": old})) == "server-wrong-code"
    assert refusal(await ben.ask("POST", f"{path}/recover", {"code": fresh})) is None


# The same people once more


@people_on_each
async def test_in_a_rematch_the_same_people_have_the_same_seats(
    server: Running, ada: Person, ben: Person, eve: Person
) -> None:
    table = await ada.create("Ada", "bot:hard", None, game="highcard", options={"seconds": 5}, turn_limit=600)
    await ben.take(table, "Ben")
    first, third = await ada.join(table, 0), await ben.join(table, 2)
    assert refusal(await ben.ask("POST", f"/api/tables/{table}/rematch")) == "server-not-over"
    await first.act(SWAP)
    await third.act(KEEP)
    await ended(first, third)
    assert refusal(await eve.ask("POST", f"/api/tables/{table}/rematch")) == "server-not-allowed"
    again = (await ben.ask("POST", f"/api/tables/{table}/rematch")).json()
    new = again["room"]["id"]
    assert [holding["seat"] for holding in again["seats"]] == [2]
    assert await first.expect("room", rematch=new)
    chairs = again["room"]["chairs"]
    assert [(chair["kind"], chair["name"]) for chair in chairs[::2]] == [("open", "Ada"), ("person", "Ben")]
    assert (chairs[1]["kind"], chairs[1]["level"]) == ("bot", "hard")
    assert (again["room"]["options"], again["room"]["turn_limit"]) == ({"seconds": 5}, 600)
    assert refusal(await eve.ask("POST", f"/api/tables/{new}/seats", {"name": "Eve"})) == "server-full"
    await put_away(server, new)
    assert (await ada.ask("POST", f"/api/tables/{table}/rematch")).json()["room"]["phase"] == "running"
    assert first.over is not None
    scores = first.over["outcome"]["scores"]
    last = [seat for seat, score in enumerate(scores) if score == min(scores)]
    await give_up(new, ada, ben)
    record = (await eve.ask("GET", f"/api/tables/{new}/record")).text
    assert json.loads(record.split("\n")[0])["last"] == last


@people
async def test_a_reserved_seat_waits_and_is_never_taken_from_another(ada: Person, ben: Person, eve: Person) -> None:
    table, *_ = await seated(ada, ben)
    await give_up(table, ada, ben)
    old = f"/api/tables/{table}/rematch"
    second = (await ada.ask("POST", old)).json()["room"]["id"]
    await give_up(second, ada)  # before Ben came
    rematch = f"/api/tables/{second}/rematch"
    third = (await ada.ask("POST", rematch)).json()["room"]["id"]
    assert refusal(await eve.ask("POST", f"/api/tables/{third}/seats", {"name": "Eve"})) == "server-full"
    for path in (old, rematch, rematch):  # the last once more: the answer may have been lost
        assert refusal(await ben.ask("POST", path)) is None
    assert (await room(ada, third))["phase"] == "running"
    await give_up(third, ada, ben)
    rematch = f"/api/tables/{third}/rematch"
    fourth = (await ada.ask("POST", rematch)).json()["room"]["id"]
    assert refusal(await ada.ask("DELETE", f"/api/tables/{fourth}/seats/1/bot")) is None  # no longer reserved
    assert await eve.take(fourth, "Eve") == 1
    assert refusal(await ben.ask("POST", rematch)) == "server-full"
    assert (await eve.join(fourth, 1)).room["chairs"][1]["name"] == "Eve"
