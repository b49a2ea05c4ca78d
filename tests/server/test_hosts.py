"""Whoever asks for a name that is not the server's is refused: no page elsewhere can pose as ours."""

import asyncio
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from mensae.server.hosts import Hosts
from mensae.server.settings import Settings
from tests.server.databases import drop, fresh_url
from tests.server.serving import PATIENCE, Running, browser, serving
from tests.server.test_flood import handshake

MACHINE = socket.gethostname().split(".")[0]
ADDRESSES = ["192.168.1.5:8000", "203.0.113.9", "[2001:db8::1]:8000"]
LOOPBACK = ["localhost", "LocalHost.:8000", "127.0.0.1:8000", "[::1]", "[0:0:0:0:0:0:0:1]:8000"]
FOREIGN = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example:localhost", "", "[::1"]


def allowed(host: str, **settings: Any) -> bool:
    scope: Any = {"headers": [(b"host", host.encode())]}
    return Hosts(Settings(**settings)).allow(scope)


@pytest.mark.parametrize("host", [*LOOPBACK, *ADDRESSES, MACHINE, f"{MACHINE.upper()}.local:8000"])
def test_without_a_public_url_addresses_and_the_names_of_the_machine_are_ours(host: str) -> None:
    assert allowed(host)


@pytest.mark.parametrize("host", [*LOOPBACK, "mensae.example", "Mensae.Example:443"])
def test_with_a_public_url_its_host_is_ours_and_whatever_checks_health_here(host: str) -> None:
    assert allowed(host, public_url="https://mensae.example")


@pytest.mark.parametrize("host", [*FOREIGN, *ADDRESSES, "www.mensae.example"])
def test_with_a_public_url_nothing_else_is_ours(host: str) -> None:
    assert not allowed(host, public_url="https://mensae.example")


@pytest.mark.parametrize("host", FOREIGN)
def test_no_name_of_somebody_else_is_ours(host: str) -> None:
    assert not allowed(host)


@pytest.mark.parametrize("url", [None, "https://mensae.example"])
def test_more_names_can_be_set(url: str | None) -> None:
    hosts = ["games.lan", "tische.müller.example", "2001:db8::2"]
    for host in ("Games.lan:8000", "tische.xn--mller-kva.example", "[2001:db8:0::2]:8000"):
        assert allowed(host, public_url=url, hosts=hosts)
    assert not allowed("lan", public_url=url, hosts=hosts)


def test_who_names_two_hosts_names_none() -> None:
    scope: Any = {"headers": [(b"host", b"localhost"), (b"host", b"evil.example")]}
    assert not Hosts(Settings()).allow(scope)


@pytest.fixture
def server() -> Iterator[Running]:
    url = fresh_url("sqlite")
    with serving(url) as running:
        yield running
    drop(url)


def ask(server: Running, path: str, host: str, **headers: str) -> httpx.Response:
    async def main() -> httpx.Response:
        async with browser(server.url) as http:
            return await http.get(path, headers={"host": host, **headers})

    return asyncio.run(main())


@pytest.mark.parametrize("path", ["/", "/healthz", "/metrics", "/api/tables", "/assets/x.js", "/nothing"])
def test_nothing_is_served_under_another_name(server: Running, path: str) -> None:
    answer = ask(server, path, "evil.example")
    assert answer.status_code == 421
    assert answer.json()["refusal"]["text"]["key"] == "server-wrong-host"
    assert all(word in answer.json()["said"] for word in ("evil.example", "public_url", "hosts"))
    assert "set-cookie" not in answer.headers
    assert answer.headers["content-security-policy"]


def test_people_are_told_in_their_language_and_in_plain_text(server: Running) -> None:
    answer = ask(server, "/", "games.lan", accept="text/html", **{"accept-language": "de"})
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text.startswith("Dieser Server heißt nicht")
    assert "games.lan" in answer.text


def test_metrics_are_for_this_machine_under_its_own_name(server: Running) -> None:
    assert ask(server, "/metrics", "127.0.0.1").status_code == 200
    assert ask(server, "/metrics", "evil.example").status_code == 421


def test_no_socket_opens_under_another_name(server: Running) -> None:
    """Though the page says that it comes from there."""

    async def status(host: str) -> bytes:
        parts = urlsplit(server.url)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        head = handshake(f"http://{host}", "nothing", "198.51.100.7")
        writer.write(head)
        async with asyncio.timeout(PATIENCE):
            line = await reader.readline()
        writer.close()
        await writer.wait_closed()
        return line

    assert b" 101 " in asyncio.run(status("192.168.1.5:8000"))
    assert b" 403 " in asyncio.run(status("evil.example:8000"))


@pytest.mark.parametrize("machine", ["a" * 64, "web..lan", "-", ""])
def test_a_name_of_the_machine_that_no_network_has_is_no_name(machine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: machine)
    assert allowed("localhost")


def test_a_dot_at_the_end_of_a_name_is_part_of_no_name() -> None:
    assert allowed("games.lan", hosts=["games.lan."])
    assert allowed("mensae.example", public_url="https://mensae.example.")
