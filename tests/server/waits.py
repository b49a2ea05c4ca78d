"""How long whoever comes to a server waits for its event loop, in seconds that the loop works.

By the clock on the wall a busy machine looks like a busy server. What the loop has worked while a timer was due does
not depend on who else wants the processor.
"""

import struct
from pathlib import Path

# Runs in the server before it starts; each wait is 8 bytes at the end of a file.
PROBE = """
import asyncio, os, struct, time
from mensae.server.serve import Server

async def probe():
    waits = os.open({path!r}, os.O_WRONLY | os.O_APPEND)
    while True:
        began = time.thread_time()
        await asyncio.sleep(0.001)
        os.write(waits, struct.pack("d", time.thread_time() - began))

async def startup(server, sockets=None):
    await started(server, sockets)
    server.probe = asyncio.create_task(probe())

started, Server.startup = Server.startup, startup
"""


class Waits:
    """What a server with this probe has measured."""

    def __init__(self, path: Path) -> None:
        path.touch()
        self._path, self._read = path, 0
        self.probe = PROBE.format(path=str(path))

    def typical(self) -> float:
        """What somebody waits who comes at any moment since the last call, hence rather in a long wait than a short."""
        data = self._path.read_bytes()
        whole = len(data) // 8 * 8
        waits = [wait for (wait,) in struct.iter_unpack("d", data[self._read : whole])]
        self._read = whole
        return float(sum(wait * wait for wait in waits) / sum(waits))
