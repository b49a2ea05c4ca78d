"""`make terminal` and `make run`: any command of `mensae`, with the rules as fast as they can be.

Who plays need not wait for the compiler: it works beside the game, and serves from the next one on.
"""

import os
import subprocess
from collections.abc import Sequence

from tools import environment
from tools.steps import guarded

AT_ONCE = {"play", "join", "replay", "serve", "backup", "restore"}  # of the others people expect speed


def main(arguments: Sequence[str]) -> int:
    """`run.py COMMAND ARGS`, as `mensae` takes them."""
    environment.make("play")
    environment.enter("tools.run", arguments)
    from tools import compile as rules

    python = str(environment.PYTHON)
    if not rules.is_current():
        compiler = [python, "-m", "tools.compile"]
        if AT_ONCE.isdisjoint(arguments[:1]) and arguments:
            subprocess.run(compiler, check=False)
        else:
            subprocess.Popen(
                compiler,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                process_group=0,
            )
    os.execve(python, [python, "-m", "mensae", *arguments], rules.surroundings())


if __name__ == "__main__":
    guarded(main)
