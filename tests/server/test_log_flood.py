"""No visitor fills the log: the same is said once a minute, what they send is cut, and nobody causes a traceback."""

import asyncio
import errno
import signal
from collections.abc import Iterable
from pathlib import Path

from tests.server.databases import drop, fresh_url
from tests.server.odd_requests import LONG, odd_requests
from tests.server.process import Process, process
from tests.server.serving import PATIENCE, Person
from tests.server.test_flood import handshake

TIMES = 300  # as many sockets from elsewhere, and as many addresses
AT_ONCE = 150
LINE = 400  # bytes; more than any line has that visitors cause
KINDS = 12  # of lines that visitors can cause


async def send(port: int, data: bytes) -> None:
    """Sends something, says no more, and hears the answer out."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head, end, frames = data.partition(b"\r\n\r\n")
    try:
        writer.write(head + end)
        if b"websocket" in head and frames:
            await reader.readuntil(end)
        writer.write(frames)
        writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            while await reader.read(1 << 16):
                pass
    except (ConnectionError, asyncio.IncompleteReadError):
        pass
    except OSError as error:
        if error.errno != errno.ENOTCONN:  # the server was faster
            raise
    finally:
        writer.transport.abort()


async def send_all(port: int, everything: Iterable[bytes]) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def one(data: bytes) -> None:
        async with room:
            await send(port, data)

    await asyncio.gather(*map(one, everything))


def from_elsewhere(server: Process, table: str, address: str) -> bytes:
    return handshake(server.url, table, address).replace(b"Origin: ", b"Origin: http://" + LONG)


def test_nothing_that_visitors_send_fills_the_log_or_makes_a_traceback(tmp_path: Path) -> None:
    database, log = fresh_url("sqlite"), tmp_path / "log"

    async def main() -> None:
        async with process(database, log=log, log_level="info", rate_limits="true", most_sockets=1000) as server:
            async with Person(server.url) as ada:
                table = await ada.create("Ada", "Ben")
            before = log.stat().st_size
            # Before it is limited, an address sends nearly all of them.
            odd, more = (list(odd_requests(server.url, table, f"198.51.100.{n}").values()) for n in (1, 2))
            addresses = ["203.0.113.1"] * TIMES + [f"10.0.{n // 250}.{n % 250}" for n in range(TIMES)]
            elsewhere = [from_elsewhere(server, table, address) for address in addresses]
            await send_all(server.port, [*odd, *reversed(more), *elsewhere])
            async with Person(server.url) as ada:  # all is well
                await ada.join(table)
            assert server.end(signal.SIGTERM) == 0
        written = log.read_text()[before:]
        lines = written.splitlines()
        assert "Traceback" not in written
        assert "e" * 101 not in written
        assert max(len(line.encode()) for line in lines) < LINE
        told = [line for line in lines if "a socket came from elsewhere" in line]
        assert any("network='203.0.113.1'" in line for line in told)
        assert 20 <= len(told) <= 2 * 21  # of so many networks, and the others together; each once, and how often
        assert any("times=" in line for line in told)
        assert len(lines) < 2 * 21 + KINDS * 2, written
        print(f"{len(written)} bytes of log for {2 * len(odd) + 2 * TIMES} visits")

    asyncio.run(main())
    drop(database)
