"""`make play`: the lobby as soon as it can be served, and the rules compiled beside it.

Environment and page are made beside each other. If the rules are compiled already, this process becomes the server.
If not, it serves with interpreted rules at once, compiles them beside that, and lets a second server take over that has
loaded the compiled ones: the listening sockets stay open in here, so that nobody is turned away between the two.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Thread
from time import monotonic

from tools import compile as rules
from tools import environment, page
from tools.steps import Stop, end, end_all, guarded, say, start

HASTE = 1.5  # seconds that people have to hang up, before the next server begins without waiting for them
NICE = 10  # whoever plays goes before the compiler
ANSWERED = ("--check", "--help", "-h")  # what is answered without serving


def main(arguments: Sequence[str]) -> int:
    """`play.py ARGS`, as `mensae serve` takes them."""
    _prepare()
    environment.enter("tools.play", arguments)
    python = str(environment.PYTHON)
    if rules.is_current() or not set(arguments).isdisjoint(ANSWERED):
        os.execve(python, [python, "-m", "mensae", "serve", *arguments], rules.surroundings())
    return supervise(arguments)


def _prepare() -> None:
    """Environment and page, beside each other as soon as there is a Node to build the page with."""
    if environment.is_current("play") and page.is_current():
        return
    environment.make("web")
    with ThreadPoolExecutor() as both:
        parts = [both.submit(page.build), both.submit(environment.make, "play")]
        try:
            for part in parts:
                part.result()
        except BaseException:
            end_all()
            raise


def supervise(arguments: Sequence[str]) -> int:
    """Serves, compiles, and changes over; returns the exit code of the server."""
    from mensae.cli.server import listen_for
    from mensae.cli.wrong import Wrong

    try:
        held = listen_for(arguments)
    except Wrong as error:
        raise Stop(str(error)) from error
    sockets = [each.fileno() for each in held]
    say("the server begins with interpreted rules; they are compiled beside it, which takes a minute or two")
    server = Served(arguments, sockets)
    server.begin()
    compiling = start([sys.executable, "-m", "tools.compile"], preexec_fn=lambda: os.nice(NICE))
    Thread(target=_follow, args=(compiling, server), daemon=True).start()
    while (code := server.process.wait()) is not None and server.next:
        server = server.next
    return code


def _follow(compiling: subprocess.Popen[bytes], server: "Served") -> None:
    """Lets a server with compiled rules take over when the compiler, which tells how far it is, is done."""
    code = compiling.wait()
    try:
        if code < 0:  # it was ended, with everything else
            return
        if code or not rules.is_compiled():
            raise Stop("What is said above tells why.")
        change_over(server, Served(server.arguments, server.sockets))
    except Stop as error:
        say(f"the rules stay interpreted: everything works, but bots are slower. {error}")


class Served:
    """A server that has loaded the rules, compiled if they are by now, and waits for its turn."""

    def __init__(self, arguments: Sequence[str], sockets: Sequence[int]) -> None:
        self.arguments, self.sockets = arguments, sockets
        self.next: Served | None = None  # who takes over
        command = [str(environment.PYTHON), "-m", "mensae", "serve", "--standby", *arguments]
        self.process = start(
            [*command, *(word for number in sockets for word in ("--fd", str(number)))],
            env=rules.surroundings(),
            pass_fds=sockets,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None,
        )
        self._hear("ready")

    def begin(self) -> None:
        """It is its turn; returns when people are served."""
        assert self.process.stdin
        self.process.stdin.write(b"go\n")
        self.process.stdin.flush()
        self._hear("begun")

    def end(self) -> None:
        """Ends it, also where it has ended."""
        end(self.process)
        for stream in (self.process.stdin, self.process.stdout):
            if stream:
                stream.close()

    def _hear(self, word: str) -> None:
        assert self.process.stdout
        if self.process.stdout.readline().decode().strip() != word:
            raise Stop("The server did not begin; what it says above tells why.")


def change_over(old: Served, new: Served) -> None:
    """The old server stops and the new one begins; who plays is back within a moment, and loses nothing."""
    say("the rules are compiled, and the server changes over to them")
    began = monotonic()
    old.next = new
    old.process.send_signal(signal.SIGTERM)
    try:
        old.process.wait(HASTE)
    except subprocess.TimeoutExpired:
        old.process.send_signal(signal.SIGINT)  # not waiting for those who do not hang up
        old.process.wait()
    old.end()
    new.begin()
    say(f"compiled rules run from now on; everybody had to wait for {monotonic() - began:.1f} s")


if __name__ == "__main__":
    guarded(main)
