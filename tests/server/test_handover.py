"""A server takes over from another one at the same address: nobody is turned away, and nothing is lost."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from mensae.cli import main
from mensae.server.listening import CannotListen, listen
from mensae.server.settings import Settings
from tests.server.databases import drop, fresh_url
from tests.server.serving import PATIENCE, Person
from tests.server.test_crash import shape
from tools.play import Served, change_over

GOING_AWAY = 1001


@pytest.fixture
def database() -> Iterator[str]:
    url = fresh_url("sqlite")
    yield url
    drop(url)


@contextmanager
def listening() -> Iterator[tuple[str, list[int]]]:
    """An address, and the number of the socket that listens there."""
    with socket.create_server(("127.0.0.1", 0)) as held:
        yield f"http://127.0.0.1:{held.getsockname()[1]}", [held.fileno()]


async def keep_asking(url: str, over: asyncio.Event) -> int:
    """Asks for the lobby without a pause, each time on a new connection; every single one is answered."""
    answers = 0
    while not over.is_set():
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            assert (await http.get(f"{url}/api/tables")).status_code == 200
        answers += 1
        await asyncio.sleep(0.01)
    return answers


async def play_on(url: str, old: Served, arguments: list[str], sockets: list[int]) -> None:
    async with Person(url) as ada:
        table = await ada.create("Ada", "Ben")
        place = await ada.join(table, 0)
        actor = place if place.update["actors"] == [0] else await ada.join(table, 1)
        done = await actor.act(id="before")
        over = asyncio.Event()
        asking = asyncio.create_task(keep_asking(url, over))
        new = await asyncio.to_thread(Served, arguments, sockets)
        await asyncio.to_thread(change_over, old, new)
        over.set()
        assert await asking > 0
        await actor.socket.wait_closed()
        assert actor.socket.close_code == GOING_AWAY
        again = await ada.join(table, actor.seat)
        assert shape(again.log)[: done["seq"]] == shape(actor.log)[: done["seq"]]
        repeated = await again.request(type="act", action=actor.log[done["seq"] - 1]["action"], id="before")
        assert repeated["seq"] == done["seq"]  # what was acknowledged is known by its id, and not done twice
        new.end()


def test_who_plays_goes_on_with_the_next_server(database: str) -> None:
    with listening() as (url, sockets):
        arguments = ["--database", database, "--port", url.rpartition(":")[2]]
        old = Served(arguments, sockets)
        old.begin()
        asyncio.run(play_on(url, old, arguments, sockets))
        assert old.process.returncode == 0


REQUEST = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n"


async def ask_late(url: str, server: Served, *more: bytes) -> bytes:
    """Connects, lets the server stop, and only then says something; returns all that is answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
    kept_reader, kept_writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
    kept_writer.write(REQUEST + b"\r\n")  # who was answered before, is hung up on at once
    assert b"200 OK" in await kept_reader.readuntil(b"\r\n\r\n")
    server.process.send_signal(signal.SIGTERM)
    await asyncio.wait_for(kept_reader.read(), PATIENCE)
    writer.write(b"".join((REQUEST, *more, b"\r\n")))
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    for each in (writer, kept_writer):
        each.close()
    return answer


UPGRADE = (b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n",)


@pytest.mark.parametrize(("more", "answer"), [((), b"HTTP/1.1 200 OK"), (UPGRADE, b"")])
def test_who_has_just_connected_when_a_server_stops_is_still_answered(
    database: str, more: tuple[bytes, ...], answer: bytes
) -> None:
    """A socket is not: it would be closed at once, and comes back to the next server."""
    with listening() as (url, sockets):
        server = Served(["--database", database], sockets)
        server.begin()
        told = asyncio.run(ask_late(url, server, *more))
        assert told.startswith(answer)
        assert bool(told) == bool(answer)
        assert server.process.wait(PATIENCE) == 0
        server.end()


def test_a_server_stops_when_whoever_started_it_is_gone(database: str) -> None:
    with listening() as (_, sockets):
        server = Served(["--database", database], sockets)
        server.begin()
        assert server.process.stdin
        server.process.stdin.close()
        assert server.process.wait(PATIENCE) == 0
        server.end()


def test_a_server_on_standby_does_not_touch_the_database_before_its_turn(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with listening() as (_, sockets):
        server = Served(["--database", f"sqlite:///{path}"], sockets)
        assert not path.exists()
        server.begin()
        assert path.exists()
        server.end()


# Where nobody can listen


def serve(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    others = {name: value for name, value in os.environ.items() if not name.startswith("MENSAE_")}
    return subprocess.run(
        [sys.executable, "-m", "mensae", "serve", *arguments],
        env={**others, **settings},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def test_a_taken_port_is_one_sentence_with_the_remedy(database: str) -> None:
    with listening() as (url, _):
        port = int(url.rpartition(":")[2])
        told = serve("--port", str(port), "--database", database)
        assert told.returncode == 2
        assert f"Cannot listen at port {port} of 127.0.0.1: another program listens there" in told.stderr
        assert f"--port {port + 1}" in told.stderr
        assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("host", "why"), [("203.0.113.7", "this machine does not have that address"), ("no.such.invalid", "of no.such")]
)
def test_an_address_of_nobody_here_is_told(host: str, why: str) -> None:
    with pytest.raises(CannotListen, match=why):
        listen(Settings(host=host, port=0))


def test_a_name_with_two_addresses_is_listened_to_at_both(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Any] = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (f"127.0.0.{n}", 0)) for n in (1, 2)]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    opened = listen(Settings(host="both", port=0))
    assert [each.getsockname()[0] for each in opened] == ["127.0.0.1", "127.0.0.2"]
    for each in opened:
        each.close()


def test_a_number_that_is_no_socket_is_told(database: str) -> None:
    told = serve("--fd", "77", "--database", database)
    assert told.returncode == 2
    assert "--fd 77: Bad file descriptor" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_signal_before_its_turn_ends_a_server_on_standby(database: str) -> None:
    with listening() as (_, sockets):
        server = Served(["--database", database], sockets)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) != 0
        server.end()


def test_settings_that_cannot_be_are_told_before_anything_begins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "eight"]) == 2
    assert "command line: --port" in capsys.readouterr().err


def test_a_name_whose_other_address_is_not_to_be_had_is_listened_to_at_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Any] = [
        (socket.AF_INET6, socket.SOCK_STREAM, 6, "", ("2001:db8::7", 0, 0, 0)),
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 0)),
    ]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    [opened] = listen(Settings(host="both", port=0))
    assert opened.getsockname()[0] == "127.0.0.1"
    opened.close()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found[:1])
    with pytest.raises(CannotListen, match="does not have that address"):
        listen(Settings(host="six", port=0))
