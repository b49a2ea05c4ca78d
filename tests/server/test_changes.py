"""Changes over real sockets: their readers know what readers of wholes do, whatever happens to the line."""

import asyncio
import json
import socket
import zlib
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame as Sent
from websockets.frames import Opcode
from websockets.typing import Origin

from mensae.server.framing import WINDOW, WORTH_IT, Frame, text_of
from mensae.server.protocol import BEHIND
from mensae.wire.closing import Closing
from mensae.wire.message import PROTOCOL
from tests.server.changing import changed, logged
from tests.server.databases import fresh_url
from tests.server.serving import Person, Place, serving
from tests.server.test_tables import GAMES_PATH
from tests.server.worker_games import GAMES

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


def address(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws')}/api/tables/{table}/socket"


def test_messages_are_squeezed_for_whoever_offers_it() -> None:
    async def main(url: str) -> None:
        async with Person(url) as ada:
            table = await new_table(ada, "spacemaze")
            join = json.dumps({"type": "join", "protocol": PROTOCOL, "changes": True})
            seen = []
            for compression in ("deflate", None):
                async with connect(
                    address(url, table), compression=compression, origin=Origin(url), proxy=None
                ) as line:
                    await line.send(join)
                    seen.append([json.loads(await line.recv())["type"] for _ in range(2)])
                    assert line.response is not None
                    agreed = line.response.headers.get("Sec-WebSocket-Extensions", "")
                    if compression:
                        assert "client_no_context_takeover" in agreed.split("; ")
                    else:
                        assert agreed == ""
            assert seen == [["welcome", "update"]] * 2

    with serving(fresh_url("sqlite")) as server:
        asyncio.run(main(server.url))


@pytest.mark.parametrize("forgets", [True, False])
def test_who_forgets_each_message_can_read_the_next(forgets: bool) -> None:
    """A client may say that it remembers nothing, or only a little: then nothing is squeezed that it could not read."""

    async def main(url: str) -> None:
        chance = Random(3)
        async with Person(url) as ada:
            table = await new_table(ada, "spacemaze")
            places = [await ada.join(table, seat) for seat in (0, 1)]
            deflate = ClientPerMessageDeflateFactory(
                server_no_context_takeover=forgets, server_max_window_bits=None if forgets else 9
            )
            async with connect(
                address(url, table), compression=None, extensions=[deflate], origin=Origin(url), proxy=None
            ) as line:
                await line.send(json.dumps({"type": "join", "protocol": PROTOCOL, "changes": True}))
                update = [json.loads(await line.recv()) for _ in range(2)][1]
                for _ in range(30):
                    actor = next(place for place in places if place.update["legal"])
                    await actor.act(chance.choice(actor.update["legal"])["action"])
                    await at_rest(*places)
                while update["seq"] < places[0].update["seq"]:
                    message = json.loads(await line.recv())
                    if message["type"] == "change":
                        update = changed(update, message)
                assert update["view"] == {**places[0].update["view"], "own": None}

    with serving(fresh_url("sqlite")) as server:
        asyncio.run(main(server.url))


def test_a_frame_is_squeezed_once_and_only_if_it_is_worth_it() -> None:
    short, long = Frame(b"x" * (WORTH_IT - 1)), Frame(b"x" * WORTH_IT)
    assert short.squeezed(b"") == (short.plain, b"")
    squeezed, remembered = long.squeezed(b"")
    assert (long.squeezed(b"")[0] is squeezed, remembered) == (True, b"")
    assert (squeezed[0], long.plain[0]) == (0xC1, 0x81)
    data = zlib.decompressobj(-zlib.MAX_WBITS).decompress(squeezed[2:] + b"\x00\x00\xff\xff")
    assert (data, len(squeezed) < 30) == (long.data, True)


@given(st.lists(st.tuples(st.binary(max_size=900), st.binary(max_size=900), st.booleans()), max_size=12))
def test_what_refers_to_messages_before_is_read_by_who_has_them(messages: list[tuple[bytes, bytes, bool]]) -> None:
    inflate, memory = zlib.decompressobj(-WINDOW).decompress, b""
    for number, (hidden, public, told) in enumerate(messages):
        data = b"%d,%b,%b" % (number, hidden * 3, public * 3)
        frame = Frame(data, 3 * len(public) if told else 0)
        squeezed, memory = frame.squeezed(memory)
        head = 2 if squeezed[1] < 126 else 4
        if squeezed[0] == 0xC1:
            assert inflate(squeezed[head:] + b"\x00\x00\xff\xff") == data
        else:
            assert squeezed[head:] == data


def test_the_size_of_a_message_tells_nothing_of_what_was_hidden_in_another() -> None:
    public, said = b'"view":{"asks":"pick","turn":2,"die":null}' * 9, b'"played":"RUN_1","by":"the other"' * 10
    sizes = set()
    for hand in (b'"hand":["RUN_1","RUN_1"]', b'"hand":["SHIP2","MORPH"]'):
        _, memory = Frame(hand + public, len(public)).squeezed(Frame(public, len(public)).squeezed(b"")[1])
        assert memory == public + b"\0" * len(hand) + public
        sizes.add(Frame(said, len(said)).squeezed(memory)[0])
    assert len(sizes) == 1


@pytest.mark.parametrize("protocol", [None, 1, 3])
def test_a_client_of_another_version_is_told_so(protocol: int | None) -> None:
    async def main(url: str) -> None:
        async with Person(url) as ada:
            table = await new_table(ada, "gardens")
            line = await ada.socket(table)
            await line.send(json.dumps({"type": "join", "seat": 0, **({"protocol": protocol} if protocol else {})}))
            welcome, trouble = json.loads(await line.recv()), json.loads(await line.recv())
            assert (welcome["protocol"], welcome["seat"]) == (PROTOCOL, None)
            assert trouble["refusal"]["text"]["key"] == "server-protocol"
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == Closing.OUTDATED

    with serving(fresh_url("sqlite")) as server:
        asyncio.run(main(server.url))


def test_who_does_not_read_gets_the_newest_position_instead_of_a_queue() -> None:
    async def main(url: str) -> None:
        chance = Random(7)
        async with Person(url) as ada:
            table = await new_table(ada, "spacemaze")
            places = [await ada.join(table, seat) for seat in (0, 1)]
            plug = socket.socket()
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            plug.connect(("127.0.0.1", int(url.rpartition(":")[2])))
            async with connect(
                address(url, table), sock=plug, compression=None, max_queue=1, origin=Origin(url), proxy=None
            ) as line:
                wants = {"sketch": True, "changes": False}
                await line.send(json.dumps({"type": "join", "protocol": PROTOCOL, **wants}))
                ends, moves = asyncio.get_running_loop().time() + BEHIND + 1, 0
                while asyncio.get_running_loop().time() < ends or moves < 120:
                    actor = next(place for place in places if place.update["legal"])
                    await actor.act(chance.choice(actor.update["legal"])["action"])
                    await at_rest(*places)
                    moves += 1
                    if not any(place.update["legal"] for place in places):
                        break
                newest, log, updates = places[0].update["seq"], list[dict[str, Any]](), 0
                while len(log) < newest:
                    message = json.loads(await line.recv())
                    if message["type"] == "update":
                        log, updates = logged(log, message), updates + 1
                assert message["seq"] == newest
                assert message["view"] == (await ada.join(table, None)).update["view"]
                assert updates < moves / 2

    with serving(fresh_url("sqlite")) as server:
        asyncio.run(main(server.url))


@given(st.text(max_size=400))
def test_the_text_of_a_whole_message_is_read_at_once_and_of_no_other(text: str) -> None:
    data = Sent(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert text_of(data) == text
    rsv = bytes((data[0] | 0x40,)) + data[1:]
    part = Sent(Opcode.TEXT, text.encode(), fin=False).serialize(mask=True)
    for other in (data[:-1], data + b"x", data + data, rsv, part, Sent(Opcode.BINARY, b"{}").serialize(mask=True), b""):
        assert text_of(other) is None


def test_every_frame_tells_the_time() -> None:
    async def main(url: str) -> None:
        async with Person(url) as ada:
            table = await new_table(ada, "highcard")
            places = [await ada.join(table, 0, changes=True), await ada.join(table, 1)]
            one = places[0]
            keep = one.update["legal"][0]["action"]
            for asked in (
                {"type": "why", "action": keep},
                {"type": "explain", "actions": [keep]},
                {"type": "look", "actions": [keep]},
                {"type": "act", "action": {"do": "fly"}},
                {"type": "hint"},
                {"type": "act", "action": keep},
            ):
                await one.request(**asked)
            await one.send(type="pign")
            await one.expect("trouble")
            await one.send(type="ping")
            await one.expect("pong")
            await places[1].act()
            await one.expect("over")
            await one.request(type="say", text="Well played")
            await one.request(type="react", reaction="yes")
            heard = [message for place in places for message in place.received]
            assert {message["type"] for message in heard} >= {
                *("welcome", "room", "update", "change", "ack", "explained", "looked", "reacted", "hinted"),
                *("trouble", "pong", "over", "talk"),
            }
            times = [message["clock"]["now"] if "clock" in message else message["now"] for message in heard]
            assert all(isinstance(time, int) for time in times)
            assert min(time for message, time in zip(heard, times, strict=True) if message["type"] == "over") > 0

    with serving(fresh_url("sqlite"), GAMES, GAMES_PATH) as server:
        asyncio.run(main(server.url))
