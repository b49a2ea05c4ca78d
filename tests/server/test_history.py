"""The past of a table: prose, positions, forks, records, and the proof that the dice were fair."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from mensae.core.record import load
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


def mine(*names: str) -> list[dict[str, str]]:
    return [{"kind": "me", "name": name} for name in names]


async def get(person: Person, table: str, path: str, **more: Any) -> Any:
    return (await person.ask("GET", f"/api/tables/{table}/{path}", **more)).json()


async def fork(person: Person, table: str, entries: int, **more: Any) -> str:
    """A fork with both seats for the one who makes it."""
    body = {"entries": entries, "seats": mine("Ada", "Eva"), **more}
    answer = await person.ask("POST", f"/api/tables/{table}/fork", body)
    assert refusal(answer) is None, answer.text
    return str(answer.json()["room"]["id"])


async def both(person: Person, table: str) -> tuple[Place, Place]:
    return await person.join(table, 0), await person.join(table, 1)


def cards(*places: Place) -> list[int]:
    """The hand of each place, as it sees it itself."""
    return [place.update["view"]["cards"][place.seat] for place in places]


async def play(places: tuple[Place, ...], actions: int) -> None:
    """So many actions, after which everybody has heard of all."""
    for _ in range(actions):
        actor = places[places[0].update["actors"][0]]
        ack = await actor.act(id=f"{actor.update['seq']}")
        assert refusal(ack) is None
        for place in places:
            while place.update["seq"] < ack["seq"]:
                await place.receive()


async def finish(first: Place, second: Place) -> None:
    for place, action in ((first, SWAP), (second, KEEP)):
        assert refusal(await place.act(action)) is None
    await ended(first, second)


def verified(record: str) -> Any:
    return load(record, GAMES, verify=True)


# Prose and positions


@people
async def test_the_log_is_prose_in_three_languages(ada: Person, ben: Person, eve: Person) -> None:
    table = await ada.create("Ada", None)
    assert refusal(await eve.ask("GET", f"/api/tables/{table}/log")) == "server-not-started"
    await ben.take(table, "Ben")
    places = (await ada.join(table, 0), await ben.join(table, 1))
    await play(places, 4)
    starter = ("Ada", "Ben")[places[0].log[0]["action"]["seat"]]
    for language, sentence in (
        ("en-GB, de;q=0.5", f"{starter} begins."),
        ("fr, de;q=0.8, en;q=0.7", f"{starter} beginnt."),
        ("nl", f"{starter} begint."),
        ("xx", f"{starter} begins."),
    ):
        told = await get(eve, table, "log", headers={"accept-language": language})
        assert told[0] == {"seq": 0, "at": 0, "seat": -1, "struck": False, "said": [sentence]}
        assert [entry["seq"] for entry in told] == list(range(len(told)))
    tail = await get(eve, table, "log?since=3", headers={"accept-language": language})
    assert tail == told[3:]
    assert refusal(await eve.ask("GET", f"/api/tables/{table}/log?seat=0")) == "server-not-your-seat"


@people_on_each
async def test_every_position_can_be_seen_again(server: Running, ada: Person, ben: Person, eve: Person) -> None:
    table, first, second = await seated(ada, ben, "gardens")
    await play((first, second), 8)
    actor = (first, second)[first.update["actors"][0]]
    await actor.request(type="act", action=actor.update["legal"][0]["action"])
    assert refusal(await actor.request(type="undo")) is None
    views = {message["seq"]: message["view"] for message in actor.received if message["type"] == "update"}
    assert len(views) > 8
    await first.close()
    await second.close()
    await put_away(server, table)
    for entries, view in views.items():
        seen = await get((ada, ben)[actor.seat or 0], table, f"positions/{entries}?seat={actor.seat}")
        assert (seen["view"], seen["entries"], seen["of"]) == (view, entries, max(views))
        assert seen["last"]["seq"] == entries - 1
    assert (await get(eve, table, "positions/0"))["last"] is None
    beyond = await eve.ask("GET", f"/api/tables/{table}/positions/{max(views) + 1}")
    assert (refusal(beyond), beyond.status_code) == ("server-no-position", 404)


@people
async def test_old_positions_keep_their_secrets_until_the_end(ada: Person, ben: Person, eve: Person) -> None:
    table, first, second = await seated(ada, ben)
    hands = cards(first, second)
    dealt = f"/api/tables/{table}/positions/2"
    assert (await eve.ask("GET", dealt)).json()["view"]["cards"] == [None, None]
    assert (await ada.ask("GET", f"{dealt}?seat=0")).json()["view"]["cards"] == [hands[0], None]
    for person in (eve, ada):
        assert refusal(await person.ask("GET", f"{dealt}?seat=1")) == "server-not-your-seat"
    await finish(first, second)
    assert (await eve.ask("GET", f"{dealt}?seat=1")).json()["view"]["cards"] == [None, hands[1]]
    assert (await eve.ask("GET", dealt)).json()["last"]["action"] == {"do": "dealt", "card": hands[1]}


# Forks


@people
async def test_a_player_who_forks_keeps_what_they_know_and_the_rest_is_dealt_anew(ada: Person, ben: Person) -> None:
    table, first, second = await seated(ada, ben)
    assert refusal(await second.act(SWAP)) is None
    hands, others = cards(first, second), set()
    for _ in range(12):
        forked = await both(ada, await fork(ada, table, 2, seat=0))
        assert cards(forked[0]) == hands[:1]
        assert forked[0].log == []  # what came before is not its own
        assert forked[0].update["view"]["decided"] == [False, False]
        others.update(cards(forked[1]))
    assert len(others) > 1
    later = await both(ada, await fork(ada, table, 3, seat=0))
    assert later[0].update["view"]["decided"] == [False, True]


@people
async def test_strangers_fork_a_secret_game_when_it_has_ended(ada: Person, ben: Person, eve: Person) -> None:
    table, first, second = await seated(ada, ben)
    path, wanted = f"/api/tables/{table}/fork", {"entries": 2, "seats": mine("Eve", "Eva")}
    assert refusal(await eve.ask("POST", path, wanted)) == "server-fork-secret"
    assert refusal(await ada.ask("POST", path, wanted)) == "server-fork-secret"  # as nobody in particular
    assert refusal(await ada.ask("POST", path, {**wanted, "seat": 1})) == "server-not-your-seat"
    hands = cards(first, second)
    await finish(first, second)
    assert cards(*await both(eve, await fork(eve, table, 2))) == hands  # nothing is secret any more
    over = {**wanted, "entries": len(first.log)}
    assert refusal(await eve.ask("POST", path, over)) == "server-fork-over"
    assert refusal(await eve.ask("POST", path, {**wanted, "entries": 99})) == "server-no-position"
    assert refusal(await eve.ask("POST", path, {**wanted, "seats": mine("Eve")})) == "server-fork-seats"


@people
async def test_a_fork_that_chance_alone_ends_is_over_at_once(ada: Person, ben: Person, eve: Person) -> None:
    table, first, second = await seated(ada, ben)
    await finish(first, second)
    child = await fork(eve, table, 4)  # all have decided, and chance is to deal
    places = await both(eve, child)
    await ended(*places)
    assert (places[0].room["phase"], len(places[0].log)) == ("over", 2)


@people_on_each
async def test_a_fork_of_a_fork_goes_on_from_where_it_was_made(server: Running, ada: Person, ben: Person) -> None:
    table, *places = await seated(ada, ben, "gardens", hints=False)
    view: Any = None
    for depth in range(3):
        await play((places[0], places[1]), 5)
        if depth > 0:
            await give_up(table, ada)
        for place in places:
            await place.close()
        view, length = places[0].update["view"], places[0].update["seq"]
        parent, table = table, await fork(ada, table, length, listed=True)
        await put_away(server, table)
        places = list(await both(ada, table))
        assert places[0].update["view"] == view
        assert (places[0].update["seq"], places[0].room["origin"]) == (0, {"table": parent, "entries": length})
        assert (places[0].room["listed"], places[0].room["hints"]) == (True, False)
    record = verified((await ben.ask("GET", f"/api/tables/{parent}/record")).text)
    assert len(record.table.log) == length
    assert record.header.origin.origin is not None


@people
async def test_the_record_of_a_fork_replays_once_both_tables_have_ended(ada: Person, ben: Person, eve: Person) -> None:
    table, first, second = await seated(ada, ben)
    child = await fork(ada, table, 2, seat=0)
    path, places = f"/api/tables/{child}/record", await both(ada, child)
    assert refusal(await eve.ask("GET", path)) == "server-record-secret"
    assert refusal(await eve.ask("POST", f"/api/tables/{child}/fork", {"entries": 0, "seats": mine("E", "F")})) == (
        "server-fork-secret"
    )
    await finish(*places)
    assert refusal(await eve.ask("GET", path)) == "server-record-origin"
    await finish(first, second)
    record = verified((await eve.ask("GET", path)).text)
    assert [entry.seq for entry in record.table.log] == [entry["seq"] for entry in places[0].log]
    assert places[0].over is not None
    assert record.table.outcome.scores == places[0].over["outcome"]["scores"]
    assert record.header.origin.seat == 0


# Records


@people_on_each
async def test_a_record_goes_out_and_comes_back_as_it_was(
    server: Running, ada: Person, ben: Person, eve: Person
) -> None:
    table, first, second = await seated(ada, ben)
    path = f"/api/tables/{table}/record"
    assert refusal(await ada.ask("GET", path)) == "server-record-secret"
    await finish(first, second)
    out = await eve.ask("GET", path)
    assert out.headers["content-disposition"] == f'attachment; filename="highcard-{table}.jsonl"'
    brought = await eve.ask("POST", "/api/records", content=out.content)
    copy = brought.json()["room"]
    assert (copy["phase"], copy["imported"], copy["commitment"]) == ("over", True, first.room["commitment"])
    assert [chair["name"] for chair in copy["chairs"]] == ["Ada", "Ben"]
    assert brought.json()["seats"] == []  # nobody holds a seat there
    await put_away(server, copy["id"])
    watcher = await eve.join(copy["id"])
    await ended(watcher)
    assert (watcher.log, watcher.over) == (first.log, first.over)
    assert (await eve.ask("GET", f"/api/tables/{copy['id']}/record")).text == out.text
    assert cards(*await both(eve, await fork(eve, copy["id"], 2))) == [watcher.log[n]["action"]["card"] for n in (0, 1)]


@people
async def test_a_record_without_an_end_is_brought_without_a_seed(server: Running, ada: Person, eve: Person) -> None:
    table = await ada.create("Ada", "Eva")
    out = (await eve.ask("GET", f"/api/tables/{table}/record")).text
    assert json.loads(out.split("\n")[0])["seed"] is None
    copy = (await eve.ask("POST", "/api/records", content=out)).json()["room"]
    assert (copy["phase"], copy["commitment"]) == ("abandoned", None)
    await put_away(server, copy["id"])
    again = json.loads((await eve.ask("GET", f"/api/tables/{copy['id']}/record")).text.split("\n")[0])
    assert (again["seed"], again["commitment"]) == (None, None)  # none is made up


@people
async def test_a_fork_comes_back_with_all_that_was_before_it(ada: Person, eve: Person) -> None:
    table = await ada.create("Ada", "Eva")
    child = await fork(ada, table, 1)
    await play(await both(ada, child), 4)
    await give_up(child, ada)
    out = (await eve.ask("GET", f"/api/tables/{child}/record")).text
    copy = (await eve.ask("POST", "/api/records", content=out)).json()["room"]
    assert copy["origin"]["entries"] == 1
    assert (await get(eve, copy["id"], "positions/4"))["view"] == (await get(eve, child, "positions/4"))["view"]
    assert verified((await eve.ask("GET", f"/api/tables/{copy['id']}/record")).text).header.origin is not None


# Fair dice


@people
async def test_the_hash_of_the_seed_is_there_from_the_first_and_the_seed_at_the_end(ada: Person, ben: Person) -> None:
    table = await ada.create("Ada", None, game="highcard")
    promised = (await room(ben, table))["commitment"]
    await ben.take(table, "Ben")
    first, second = await ada.join(table, 0), await ben.join(table, 1)
    assert first.room["commitment"] == promised
    await finish(first, second)
    assert first.over is not None
    assert hashlib.sha256(bytes.fromhex(first.over["seed"])).hexdigest() == first.over["commitment"] == promised
    said = [json.dumps(message) for message in first.received + second.received if message["type"] != "over"]
    assert not any(first.over["seed"] in text for text in said)
    assert verified((await ben.ask("GET", f"/api/tables/{table}/record")).text).header.commitment == promised
