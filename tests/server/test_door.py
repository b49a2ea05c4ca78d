"""Connections that ask for nothing, connections in numbers, and no files left: whoever plays does not notice."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from mensae.server.door import BODY_WITHIN, HEAD_WITHIN, READ_WITHIN
from mensae.server.hub import Hub
from tests.server.databases import drop, fresh_url
from tests.server.process import process
from tests.server.serving import PATIENCE, Person, Running, serving, token_of
from tests.server.test_flood import FLOOD, TEXT, frame, handshake, hear_out
from tests.server.test_tending import until

FEW_FILES = 160
LIMITED = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FEW_FILES}, {FEW_FILES}))\n"
HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
READ = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def database() -> Iterator[str]:
    url = fresh_url("sqlite")
    yield url
    drop(url)


def connect(url: str, data: bytes = b"") -> socket.socket:
    parts = urlsplit(url)
    opened = socket.create_connection((str(parts.hostname), parts.port), timeout=PATIENCE)
    opened.sendall(data)
    return opened


def is_open(connection: socket.socket) -> bool:
    """Whether nothing came and the other side is still there."""
    connection.settimeout(0)
    try:
        return bool(connection.recv(1 << 16))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        connection.settimeout(PATIENCE)


def until_closed(connection: socket.socket) -> bytes:
    """What is said until the end."""
    heard = b""
    with suppress(ConnectionError):
        while data := connection.recv(1 << 16):
            heard += data
    return heard


def later(server: Running, seconds: float, lines: int) -> None:
    """So many connections are made, and then so much time goes by for all."""

    async def count(hub: Hub) -> int:
        return len(hub.lines)

    async def wait(hub: Hub) -> None:
        hub.check_connections()  # sees what is unread
        for line in hub.lines:
            line._since -= seconds
            line._flow._since -= seconds
        hub.check_connections()

    async def made() -> bool:
        return bool(await asyncio.to_thread(server.run, count) >= lines)

    asyncio.run(until(made))
    server.run(wait)


@pytest.mark.parametrize("said", [b"", b"\r\n", HALF, WHOLE + HALF, WHOLE + b"\r\n"])
def test_who_does_not_say_what_they_want_is_closed_in_time(database: str, said: bytes) -> None:
    with serving(database) as server, ExitStack() as opened:
        silent = [opened.enter_context(connect(server.url, said)) for _ in range(10)]
        if WHOLE in said:
            for each in silent:
                assert b"alive" in each.recv(1 << 16)
        later(server, HEAD_WITHIN * 0.5, 10)
        assert all(map(is_open, silent))
        later(server, HEAD_WITHIN * 0.6, 10)
        assert [until_closed(each) for each in silent] == [b""] * 10


def test_who_sends_half_a_body_is_closed_in_time(database: str) -> None:
    async def ask(url: str) -> bytes:
        async with Person(url) as eve:
            cookies = "; ".join(f"{name}={value}" for name, value in eve.http.cookies.items())
            head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nCookie: {cookies}\r\n"
            return f"{head}X-Mensae-Csrf: {token_of(eve.http)}\r\nContent-Length: 500\r\n\r\n{{".encode()

    with serving(database) as server, connect(server.url, asyncio.run(ask(server.url))) as half:
        later(server, BODY_WITHIN * 0.9, 1)
        assert is_open(half)
        later(server, BODY_WITHIN * 0.2, 1)
        assert until_closed(half) == b""


def test_who_never_reads_the_answer_is_closed_in_time(database: str) -> None:
    with serving(database) as server, socket.socket() as sleeper:
        sleeper.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 14)
        parts = urlsplit(server.url)
        sleeper.connect((str(parts.hostname), parts.port))
        sleeper.sendall(READ * 150)

        async def unread(hub: Hub) -> int:
            return max((line.transport.get_write_buffer_size() for line in hub.lines), default=0)

        async def stuck() -> bool:
            return bool(await asyncio.to_thread(server.run, unread))

        asyncio.run(until(stuck))
        later(server, READ_WITHIN * 1.1, 1)

        async def gone() -> bool:
            return not await asyncio.to_thread(server.run, lines)

        async def lines(hub: Hub) -> int:
            return len(hub.lines)

        asyncio.run(until(gone))


def test_who_plays_is_not_hurried(database: str) -> None:
    async def main(server: Running) -> None:
        async with Person(server.url) as ada:
            place = await ada.join(await ada.create("Ada", "Ben"), 0)
            await asyncio.to_thread(later, server, 3 * BODY_WITHIN, 1)
            await place.send(type="ping")
            await place.expect("pong")

    with serving(database) as server:
        asyncio.run(main(server))


def test_one_address_has_so_many_sockets_and_no_more(database: str) -> None:
    async def open_socket(url: str, table: str, address: str) -> Any:
        parts = urlsplit(url)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        writer.write(handshake(url, table, address))
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(TEXT, b'{"type":"join","protocol":2,"since":0,"seat":null}'))
        return reader, writer

    async def main(server: Running) -> None:
        async with Person(server.url) as ada:
            table = await ada.create("Ada", None)
            places = [await ada.join(table) for _ in range(3)]
            heard, code = await hear_out(await ada.socket(table))
            told = heard[0]["refusal"]["text"]
            assert (told["key"], told["values"]) == ("server-too-many-sockets", {"most": 3})
            assert code == FLOOD
            reader, writer = await open_socket(server.url, table, "198.51.100.7")  # somebody else
            assert b'"welcome"' in await reader.readuntil(b"heartbeat")
            writer.close()
            await writer.wait_closed()
            await places[0].close()

            async def room() -> bool:
                place = await ada.socket(table)
                await place.send('{"type":"join","protocol":2,"since":0,"seat":null}')
                return '"welcome"' in str(await place.recv())

            await until(room)

    with serving(database, rate_limits=True, most_sockets=3) as server:
        asyncio.run(main(server))


@pytest.mark.parametrize(("proxies", "limited"), [(["10.0.0.1"], True), (["127.0.0.1"], False)])
def test_one_address_has_so_many_connections_but_proxies_have_all(
    database: str, proxies: list[str], limited: bool
) -> None:
    with (
        serving(database, rate_limits=True, most_sockets=2, trusted_proxies=proxies) as server,
        ExitStack() as opened,
    ):
        opened_ones = [opened.enter_context(connect(server.url, HALF)) for _ in range(4)]
        with connect(server.url) as fifth:
            with suppress(OSError):
                fifth.sendall(WHOLE)
            assert (b"alive" in _first(fifth)) is not limited
        assert all(map(is_open, opened_ones))
        opened_ones.pop().close()

        async def room() -> bool:
            with connect(server.url) as again, suppress(OSError):
                again.sendall(WHOLE)
                return b"alive" in _first(again)
            return False

        asyncio.run(until(room))


def _first(connection: socket.socket) -> bytes:
    with suppress(ConnectionError):
        return connection.recv(1 << 16)
    return b""


def test_when_files_run_out_those_who_play_go_on_and_the_log_says_so(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def main() -> None:
        async with (
            process(database, LIMITED, log, log_level="warning", bot_pace=0) as server,
            Person(server.url) as ada,
        ):
            table = await ada.create("Ada", "Ben")
            places = [await ada.join(table, seat) for seat in (0, 1)]

            async def move() -> None:
                actor = places[places[0].update["actors"][0]]
                assert (await actor.act())["refusal"] is None
                for place in places:
                    while place.update["seq"] < actor.update["seq"]:
                        await place.receive()

            with ExitStack() as opened:
                for _ in range(2 * FEW_FILES):  # the silent make room for each other, and for whoever comes
                    opened.enter_context(connect(server.url, HALF))
                await move()
                async with Person(server.url) as eve:
                    assert (await eve.ask("GET", f"/api/tables/{table}")).status_code == 200
                    await eve.join(table)
            assert log.read_text().count("files run out") == 1
            with ExitStack() as opened:
                for _ in range(2 * FEW_FILES):  # those who have begun something stay
                    with suppress(OSError):
                        opened.enter_context(connect(server.url, handshake(server.url, table, "198.51.100.7")))
                for _ in range(5):
                    await move()
                assert Path(f"/proc/{server.pid}/fd").is_dir()
                assert len(list(Path(f"/proc/{server.pid}/fd").iterdir())) < FEW_FILES - 10

            async def room() -> bool:
                async with Person(server.url) as ben:
                    await ben.join(table)
                    return True

            await until(room)
            await move()
        assert log.read_text().count("files run out") == 1
        assert "Traceback" not in log.read_text()

    asyncio.run(main())
