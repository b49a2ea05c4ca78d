"""What tests start ends with them."""

import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from tests.server.databases import drop, fresh_url
from tests.server.process import alive
from tests.server.serving import PATIENCE

PARENT = """
import asyncio, sys
from tests.server.process import Process

async def main():
    server = Process(sys.argv[1])
    await server.start()
    while not server.children():  # the kernel may miss one while others come and go
        await asyncio.sleep(0.01)
    print(server.pid, *server.children(), flush=True)
    sys.stdin.read()

asyncio.run(main())
"""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_does_not_outlive_tests_that_are_killed(how: signal.Signals) -> None:
    database = fresh_url("sqlite")
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, database],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    ) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 2
        parent.send_signal(how)
        # The server and its worker have inherited stderr: it ends with the last of them.
        assert parent.communicate(timeout=PATIENCE) == ("", "")
        while any(map(alive, pids)):  # they are dying
            sleep(0.01)
    drop(database)
