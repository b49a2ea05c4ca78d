"""Records from elsewhere, however hostile: refused with a reason or kept, and nobody else notices."""

import asyncio
import gzip
import json
import time
from collections.abc import AsyncIterator, Callable
from functools import cache
from typing import Any

import httpx
import pytest

from mensae.core.chance import FastRng
from mensae.core.record import export
from mensae.core.table import new_table
from mensae.games import gardens
from mensae.server.hub import Hub
from mensae.wire.limits import MAX_RECORD
from mensae.wire.message import PROTOCOL
from tests.server.highcard_server import shared_server
from tests.server.roles import dump
from tests.server.serving import Person, Running
from tests.server.test_bad_input import refused

DEEP = 20_000
LEAST = 0.1  # of the answers that others would get in quiet

server = shared_server("sqlite", "postgres")


@cache
def record(entries: int = 60, undos: int = 0) -> str:
    """A table played at random for so many entries, the last of which are done and taken back again and again."""
    table, rng = new_table(gardens.GAME, 2, bytes(32)), FastRng(3)
    while len(table.lines) < entries:
        [seat] = table.actors
        legal = table.legal(seat)
        table.act(seat, legal[rng.below(len(legal))])
    for _ in range(undos):
        [seat] = table.actors
        table.act(seat, table.legal(seat)[0])
        table.undo(seat)
        if table.asked:
            table.answer_undo(1 - seat, agree=True)
    return export(table, ["Ann", "Bo"], keep_seed=True)


def with_header(**changed: Any) -> bytes:
    """The record with another header."""
    header, _, rest = record().partition("\n")
    return f"{json.dumps({**json.loads(header), **changed})}\n{rest}".encode()


def with_line(number: int, **changed: Any) -> bytes:
    """The record with another entry in a line, counted from 0 for the header."""
    lines = record().splitlines()
    lines[number] = json.dumps({**json.loads(lines[number]), **changed})
    return "\n".join(lines).encode()


def origin(moves: list[Any], **more: Any) -> dict[str, Any]:
    return {"moves": moves, **more}


def nested(depth: int) -> dict[str, Any]:
    found = origin([])
    for _ in range(depth):
        found = origin([], origin=found)
    return found


GOOD = record().encode()
FLY = {"at": 0, "seat": 0, "action": {"do": "fly"}}
BAD: dict[str, bytes] = {
    "nothing": b"",
    "a line break": b"\n",
    "null": b"null",
    "no JSON": b"this is not a record",
    "a list": b"[]",
    "bytes": bytes(range(256)) * 100,
    "zeros": b"\0" * 1000,
    "not UTF-8": GOOD.replace(b"Ann", b"\xff\xfe"),
    "UTF-16": GOOD.decode().encode("utf-16"),
    "a zero byte": GOOD.replace(b"Ann", b"A\0nn"),
    "gzip": gzip.compress(GOOD),
    "cut within a line": GOOD[:-20],
    "cut within the header": GOOD[:50],
    "without its last line": GOOD.rsplit(b"\n", 2)[0],
    "with a line too many": GOOD + GOOD.splitlines()[-1],
    "an empty line between": GOOD.replace(b"\n", b"\n\n", 1),
    "no header": GOOD.partition(b"\n")[2],
    "two headers": GOOD.splitlines()[0] + b"\n" + GOOD,
    "deep header": b"[" * DEEP,
    "deep options": b'{"mensae":1,"options":' + b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    "deep action": GOOD.replace(b'"action":{', b'"action":{"x":' + b"[" * DEEP + b"]" * DEEP + b",", 1),
    "a million lines": b"\n" * 1_000_000,
    "100 000 headers": b"{}\n" * 100_000,
    "a huge number": with_header(entries=10**400),
    "a huge seat": with_line(5, seat=10**30),
    "a huge time": with_line(5, at=2**53 + 1),
    "a negative time": with_line(5, at=-1),
    "a fraction": with_line(5, at=0.5),
    "time that runs backwards": with_line(5, at=2**40),
    "an entry of seat 2 of 2": with_line(5, seat=2),
    "an entry of nobody": with_line(5, seat=-4),
    "a gap": with_line(5, seq=7),
    "an unknown action": with_line(5, action={"do": "fly"}),
    "an action with more": with_line(5, action={"do": "stuck", "x": 1}),
    "more in an entry": with_line(5, x=1),
    "an undo of nothing": with_line(5, action={"do": "undo", "to": 0}),
    "an undo of the future": with_line(5, action={"do": "undo", "to": 2**31}),
    "another format": with_header(mensae=2),
    "another game": with_header(game="chess"),
    "another game with tricks": with_header(game="../gardens\0"),
    "another version": with_header(version=99),
    "more in the header": with_header(admin=True),
    "nobody": with_header(seats=[]),
    "too many": with_header(seats=["x"] * 6),
    "far too many": with_header(seats=["x"] * 10_000),
    "names that are none": with_header(seats=[1, 2]),
    "a name without end": with_header(seats=["Ann", "B" * 100_000]),
    "an action without end": with_line(5, action={"do": "place", "hex": "Z" * 100_000}),
    "an unknown option": with_header(options={"speed": 1}),
    "an option out of range": with_header(options={"idle_limit": -5}),
    "other promises": with_header(entries=7),
    "last of nobody": with_header(last=[9]),
    "last twice": with_header(last=[0, 0]),
    "a seed that is none": with_header(seed="zz"),
    "a seed too short": with_header(seed="00"),
    "a seed that does not fit": with_header(seed="11" * 32),
    "dice of another seed": with_header(seed="11" * 32, commitment=None),
    "an origin that is none": with_header(origin=[]),
    "an origin with an unknown action": with_header(origin=origin([FLY])),
    "an origin of nobody": with_header(origin=origin([], seat=9, seed="00" * 32)),
    "an origin without a seed": with_header(origin=origin([], seat=0)),
    "a chain of origins": with_header(origin=nested(400)),
    "an endless chain of origins": GOOD.replace(b'"origin":null', b'"origin":' + b'{"moves":[],"origin":' * DEEP, 1),
}
ILLEGAL: dict[str, bytes] = {
    "the clock where none runs": with_line(5, seat=-2),
    "a die that nobody rolled": with_line(2, action={"do": "rolled", "face": 6}),
    "somebody else's turn": with_line(4, seat=0) if b'"seat":1' in GOOD.splitlines()[4] else with_line(4, seat=1),
    "before the fork": with_header(origin=origin([{"at": 0, "seat": 0, "action": {"do": "stuck"}}])),
}


CLEAR = [(400, "server-bad-record"), (400, "server-bad-record-why"), (422, "server-record-slow")]


async def bring(person: Person, body: bytes | AsyncIterator[bytes], **headers: str) -> httpx.Response:
    return await person.ask("POST", "/api/records", content=body, headers=headers)


def test_what_is_no_record_is_refused_and_nothing_is_kept(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            before, faults = await dump(server), []
            for name, body in BAD.items():
                answer = await bring(ada, body)
                if answer.is_success or await refused(answer, "gardens") not in CLEAR or len(answer.text) > 2000:
                    faults.append(f"{name}: {answer.status_code} {answer.text[:300]}")
                if await dump(server) != before:
                    faults.append(f"{name} is kept")
                    before = await dump(server)
            assert not faults, "\n".join(faults)
            assert (await bring(ada, GOOD)).status_code == 201

    asyncio.run(main())


def test_an_illegal_entry_is_refused_by_its_rule(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            before = await dump(server)
            for name, body in ILLEGAL.items():
                answer = await bring(ada, body)
                status, code = await refused(answer, "gardens")
                assert (status, code.split("-", maxsplit=1)[0]) == (400, "gardens"), f"{name}: {answer.text}"
                assert answer.json()["refusal"]["rule"].startswith("GM-")
            assert await dump(server) == before

    asyncio.run(main())


def test_a_table_that_cannot_be_set_up_is_told_with_the_line_and_a_sentence(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            said = (await bring(ada, with_header(seats=["x"] * 6))).json()["said"]
            assert "line 1: the game cannot be set up like this (table-seats). This game is for 2 to 5" in said

    asyncio.run(main())


def test_a_record_of_more_than_a_mebibyte_is_too_large_however_it_is_sent(server: Running) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * (MAX_RECORD // 10)

    async def main() -> None:
        async with Person(server.url) as ada:
            before = await dump(server)
            for body in (b" " * (MAX_RECORD + 1), pieces()):
                assert await refused(await bring(ada, body)) == (413, "server-too-large")
            small = gzip.compress(b" " * 100 * MAX_RECORD)
            answer = await bring(ada, small, **{"content-encoding": "gzip"})
            assert (await refused(answer))[0] in (400, 415)
            assert await dump(server) == before

    asyncio.run(main())


def test_a_record_is_kept_as_it_is_told_and_harmless_names_only(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            body = b"\xef\xbb\xbf" + with_header(
                seats=["<b>Ann</b>", "B\u202eo\0"]
            )  # a byte order mark is no part of it
            room = (await bring(ada, body)).json()["room"]
            assert [chair["name"] for chair in room["chairs"]] == ["<b>Ann</b>", "Seat 2"]
            assert (room["phase"], room["owner"]) == ("abandoned", None)
            place = await ada.join(room["id"])
            assert len(place.log) == len(record().splitlines()) - 1
            for seat in (0, 1):
                await place.send(type="join", protocol=PROTOCOL, seat=seat)
                assert (await place.expect("trouble"))["refusal"]
            assert (await ada.ask("PUT", f"/api/tables/{room['id']}/abandon", {"agree": True})).status_code == 403

    asyncio.run(main())


def test_the_record_of_a_fork_can_be_brought_along(server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            seats = [{"kind": "me", "name": name} for name in ("Cy", "Di")]
            body = {"entries": 1, "seats": seats}
            fork = (await ada.ask("POST", f"/api/tables/{table}/fork", body)).json()["room"]["id"]
            await ada.ask("PUT", f"/api/tables/{fork}/abandon", {"agree": True})
            text = (await ada.ask("GET", f"/api/tables/{fork}/record")).text
            assert json.loads(text.splitlines()[0])["origin"]
            answer = await bring(ada, text.encode())
            assert answer.status_code == 201, answer.text
            again = (await ada.ask("GET", f"/api/tables/{answer.json()['room']['id']}/record")).text
            assert again.splitlines()[1:] == text.splitlines()[1:]

    asyncio.run(main())


def hostile(how: str) -> bytes:
    """A legal record that takes as long as possible for its size."""
    text = record(150, 1200)
    if how == "long":
        return text.encode()
    moves = [{key: value for key, value in json.loads(line).items() if key != "seq"} for line in text.splitlines()[1:]]
    header = {**json.loads(text.splitlines()[0]), "entries": 0, "origin": origin(moves)}
    return json.dumps(header).encode()


@pytest.mark.slow
@pytest.mark.parametrize("how", ["long", "before the fork"])
def test_others_play_on_while_a_slow_record_is_checked_and_loaded(how: str, server: Running) -> None:
    async def main() -> None:
        async with Person(server.url) as ada, Person(server.url) as ben:
            answer, share = await meanwhile(ben, bring(ada, hostile(how)))
            assert answer.status_code in (201, 400, 422), answer.text
            assert share > LEAST
            if answer.status_code == 201:
                table = answer.json()["room"]["id"]
                await asyncio.to_thread(server.run, put_away)
                answer, share = await meanwhile(ben, ada.ask("GET", f"/api/tables/{table}"))
                assert answer.status_code == 200
                assert share > LEAST

    async def put_away(hub: Hub) -> None:
        hub.forget_idle(after=-1)

    asyncio.run(main())


async def meanwhile(person: Person, asking: Any) -> tuple[httpx.Response, float]:
    """The answer, and what somebody else was answered until it came, as a share of what they are answered in quiet."""
    quiet = await answers(person, lambda count: count == 20)
    task = asyncio.ensure_future(asking)
    loud = await answers(person, lambda _: task.done())
    return await task, loud / quiet


async def answers(person: Person, enough: Callable[[int], bool]) -> float:
    """How many one gets in a second who asks one thing after the other."""
    count, began = 0, time.monotonic()
    while not enough(count):
        await person.ask("GET", "/healthz")
        count += 1
        await asyncio.sleep(0.005)
    return count / (time.monotonic() - began)
