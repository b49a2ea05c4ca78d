"""Bad messages on a socket: each gets an answer with a code, and the table goes on."""

import asyncio
import json
from typing import Any

from mensae.wire.limits import MAX_MESSAGE
from tests.server.highcard_server import shared_server
from tests.server.serving import Person, Place, Running
from tests.server.test_bad_input import ODD_IDS
from tests.server.test_refusal_texts import check_clear
from tests.server.test_security_seats import closed_with

UNREADABLE = [
    "", " ", "{", "}", "[]", "null", "1", '"join"', "{}", "\0", '{"type": null}', '{"type": 1}', '{"type": "nope"}',
    '{"type": "JOIN"}', '{"type": "room"}', '{"type": "welcome"}', '{"type": "ping"} {"type": "ping"}', "NaN",
    '{"type": "ping", "lag": -1}', '{"type": "ping", "lag": 1e400}', '{"type": "ping", "lag": "1"}',
    '{"type": "ping", "x": 1}', '{"type": "join", "since": -1}', '{"type": "join", "since": 99999999999}',
    '{"type": "join", "seat": "0"}', '{"type": "join", "seat": 100}', '{"type": "join", "seat": -1}',
    '{"type": "join", "seat": 0.5}', '{"type": "join", "seat": [0]}',
    "[" * 60_000, '{"type":' * 7_000, '{"type": "ping", "lag": ' + "9" * 60_000 + "}", '{"type": "ping", "\\ud800": 1}',
    '{"type": "ping", "lag": ' + "[" * 30_000 + "]" * 30_000 + "}",
]  # fmt: skip
WITH_ID: list[dict[str, Any]] = [
    {"type": "act"},
    {"type": "act", "action": {"do": "use"}, "more": 1},
    {"type": "act", "action": {"do": "use"}, "seen": -1},
    {"type": "act", "action": {"do": "use"}, "seen": "all"},
    {"type": "why"},
    {"type": "undo", "to": 3},
    {"type": "answer"},
    {"type": "answer", "agree": "yes"},
    {"type": "say"},
    {"type": "say", "text": 1},
    {"type": "say", "text": None},
    {"type": "say", "text": "x" * 2001},
    {"type": "react", "reaction": "<b>"},
    {"type": "react"},
    {"type": "nope"},
    {"type": "hint", "seat": 1},
]
BAD_KEYS = ["", " ", "a b", "x" * 65, "é", "a/b", "\0", "a\nb", 1, None, ["a"], True]
BAD_ACTIONS: list[Any] = [
    {}, None, 1, "use", [], {"do": 1}, {"do": "fly"}, {"do": "Use"}, {"do": "use"}, {"do": "use", "die": "1"},
    {"do": "use", "die": 1, "direction": "UP"}, {"do": "use", "die": 1, "x": 1}, {"do": "plant", "colour": "black"},
    {"do": "undo"}, {"do": "roll", "gardener": 1.5},
]  # fmt: skip
NO_ACTIONS: list[Any] = [
    {"do": "undo", "to": 0}, {"do": "ask-undo", "to": 0}, {"do": "agree-undo"}, {"do": "refuse-undo"},
    {"do": "undo", "to": 2**62}, {"do": "use", "die": 99}, {"do": "use", "die": -1}, {"do": "place", "hex": "Z99"},
    {"do": "place", "hex": "<b>"}, {"do": "rolled", "face": 0}, {"do": "started", "seat": 7},
]  # fmt: skip

server = shared_server("sqlite", "postgres")


async def answered(place: Place, text: str | bytes) -> str:
    """The code that answers a frame, and the socket lives on."""
    await place.socket.send(text)
    answer = await place.receive()
    while answer["type"] not in ("ack", "trouble"):
        answer = await place.receive()
    await place.send(type="ping")
    await place.expect("pong")
    return check_clear(answer["refusal"], "gardens")


async def code(place: Place, **message: Any) -> str | None:
    """The code with which a message is refused; None if it is done."""
    refusal = (await place.request(**message))["refusal"]
    return refusal and check_clear(refusal, "gardens")


async def goes_on(*places: Place) -> bool:
    """Whether the table can be played on, by whoever is to act."""
    actor = next(place for place in places if place.seat in place.update["actors"])
    return (await actor.act())["refusal"] is None


def test_messages_that_cannot_be_read_are_answered(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table, other = await ada.create("Ada", "Ben"), await ada.create("Ada", "Ben")
            places = [await ada.join(table, 0), await ada.join(table, 1)]
            for batch in (UNREADABLE[:20], UNREADABLE[20:]):  # fewer than what closes a socket
                place = await ada.join(table, 0)
                for text in batch:
                    assert await answered(place, text) == "server-bad-message", text[:80]
                assert await answered(place, b'{"type": "ping"}') == "server-bad-message"  # bytes are not text
            assert await goes_on(*places)
            assert await goes_on(await ada.join(other, 0), await ada.join(other, 1))

    asyncio.run(main())


def test_a_bad_message_with_an_id_is_answered_with_it(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            place = await ada.join(table, 0)
            for message in WITH_ID:
                assert await code(place, **message) == "server-bad-message", message
            for key in BAD_KEYS:
                text = json.dumps({"type": "undo", "id": key})
                assert await answered(place, text) == "server-bad-message", text
            assert await goes_on(place, await ada.join(table, 1))

    asyncio.run(main())


def test_a_message_that_is_too_large_closes_its_socket_only(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            places = [await ada.join(table, 0), await ada.join(table, 1)]
            large, largest = await ada.join(table, 0), await ada.join(table, 1)
            assert await answered(largest, "x" * MAX_MESSAGE) == "server-bad-message"
            await large.socket.send("x" * (MAX_MESSAGE + 1))
            assert await closed_with(large) == 1009
            assert await goes_on(*places)

    asyncio.run(main())


def test_what_is_no_action_is_refused_and_nothing_is_done(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            places = [await ada.join(table, 0), await ada.join(table, 1)]
            seq, [acting] = places[0].update["seq"], places[0].update["actors"]
            for kind in ("act", "why"):
                for action in BAD_ACTIONS:
                    assert await code(places[acting], type=kind, action=action) == "server-bad-action", action
                for action in NO_ACTIONS:
                    assert await code(places[acting], type=kind, action=action) == "table-unknown-action", action
                deep: Any = {"do": "use", "die": _nested(300)}
                assert await code(places[acting], type=kind, action=deep) == "server-bad-action"
            assert (await ada.join(table)).update["seq"] == seq
            assert await goes_on(*places)

    asyncio.run(main())


def _nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


def test_out_of_turn_stale_and_repeated_actions_are_done_once_or_refused(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            places = [await ada.join(table, 0), await ada.join(table, 1)]
            [acting] = places[0].update["actors"]
            actor, other = places[acting], places[1 - acting]
            legal = actor.update["legal"]
            out_of_turn = (await other.act(legal[0]["action"]))["refusal"]
            assert check_clear(out_of_turn, "gardens").startswith("gardens-")
            assert out_of_turn["rule"].startswith("GM-")
            seen, action = actor.update["seq"], legal[0]["action"]
            first = await actor.act(action, id="once", seen=seen)
            again = await actor.act(action, id="once", seen=seen)
            assert first["refusal"] is again["refusal"] is None
            assert first["seq"] == again["seq"]
            assert await code(actor, type="act", id="once", action=legal[1]["action"]) == "server-key-used"
            assert await code(actor, type="undo", id="once") == "server-key-used"
            assert await code(actor, type="answer", id="once", agree=True) == "server-key-used"
            while acting not in actor.update["actors"]:
                await other.until_asked()
                await other.act()
                await actor.receive()
            late = actor.update["legal"][0]["action"]
            assert await code(actor, type="act", action=late, seen=seen) == "server-stale"
            assert await code(actor, type="answer", agree=True) == "table-undo-not-asked"
            assert await goes_on(actor)

    asyncio.run(main())


def test_whoever_may_not_act_is_told_why(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben:
            table = await ada.create("Ada", None, hints=False)
            act: dict[str, Any] = {"type": "act", "action": {"do": "take", "figure": "M1"}}
            silent = Place(await ada.socket(table), 0)
            assert await code(silent, **act) == "server-join-first"
            place = await ada.join(table, 0)
            assert await code(place, **act) == "server-not-started"
            assert await code(place, type="undo") == "server-not-started"
            assert await code(place, type="hint") == "server-not-started"
            await ben.take(table, "Ben")
            places = [place, await ben.join(table, 1)]
            await place.expect("update")
            watching = await ben.join(table)
            for message in (act, {"type": "say", "text": "hi"}, {"type": "hint"}, {"type": "react", "reaction": "yes"}):
                assert await code(watching, **message) == "server-watching"
            [acting] = place.update["actors"]
            assert await code(places[acting], type="hint") == "server-no-hints"
            assert await code(places[0], type="undo") == "table-undo-nothing"
            person = (ada, ben)[acting]
            await person.ask("DELETE", f"/api/tables/{table}/seats/{acting}")
            assert await code(places[acting], type="act", action={"do": "stuck"}) == "server-away"
            await person.ask("POST", f"/api/tables/{table}/seats/{acting}/return")
            for leaving in (ada, ben):
                await leaving.ask("PUT", f"/api/tables/{table}/abandon", {"agree": True})
            assert await code(place, **act) == "server-closed"
            assert await code(place, type="undo") == "server-closed"

    asyncio.run(main())


def test_nobody_talks_while_a_rule_forbids_it(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            place = await ada.join(await ada.create("Ada", "Ben", game="highcard"), 0)
            for message in ({"type": "say", "text": "I have a king"}, {"type": "react", "reaction": "yes"}):
                refusal = (await place.request(**message))["refusal"]
                assert (refusal["rule"], check_clear(refusal, "highcard")) == ("HC-10", "highcard-no-talk")

    asyncio.run(main())


def test_a_socket_to_no_table_is_told_so_and_closed(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            for odd in ODD_IDS:
                place = Place(await ada.socket(odd), None)
                assert check_clear((await place.receive())["refusal"]) == "server-no-table", odd
                assert await closed_with(place) == 4404, odd

    asyncio.run(main())
