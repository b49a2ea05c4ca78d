"""How long a look takes: a chain of actions of On Mars that is tried, with all that is shown of it: `make bench`.

Positions are from the middle of random games for four; chains are the longest of a few that random choices lead to, of
at most ten actions. A look is what would be said of each action, the view and the choices after the last, and the patch
that leads there. Interpreted and compiled, on one core in one run.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import mean, quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mensae.core.chance import Rng
    from mensae.core.schema import Action, Seat

ROOT = Path(__file__).parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / ".compiled"}
SEATS = 4
LOOKS = {"interpreted": 300, "compiled": 3000}
EVERY = 20  # decisions between two looks
WARM_UP = 200  # decisions of a game before the first
LONGEST = 10  # actions
CHAINS = 8  # of which the longest is tried


def measure(build: str) -> dict[str, float]:
    """The figures, with the build that is imported here."""
    from mensae.core.chance import FastRng
    from mensae.core.schema import Setup
    from mensae.core.table import Table
    from mensae.games import onmars
    from mensae.games.onmars.schema import Options

    times, lengths, rng, game = list[float](), list[int](), FastRng(1), 0
    while len(times) < LOOKS[build]:
        game += 1
        options = Options(first_colonists=True)  # the most secrets
        table: Table[Any, Any, Any] = Table(onmars.GAME, Setup(SEATS, options), game.to_bytes(32, "big"))
        table.start()
        decisions = 0
        while table.actors and len(times) < LOOKS[build]:
            seat = table.actors[0]
            decisions += 1
            if decisions > WARM_UP and decisions % EVERY == 0:
                chain = max((random_chain(table, seat, rng) for _ in range(CHAINS)), key=len)
                times.append(look(table, seat, chain))
                lengths.append(len(chain))
            legal = table.legal(seat)
            table.act(seat, legal[rng.below(len(legal))])
    hundredths = quantiles(times, n=100, method="inclusive")
    return {"looks": len(times), "actions": mean(lengths), "median": hundredths[49], "p99": hundredths[98]}


def random_chain(table: Any, seat: "Seat", rng: "Rng") -> "list[Action]":
    """Actions at random, up to where it is not for the seat to go on."""
    chain: list[Action] = []
    while len(chain) < LONGEST and not (tried := table.tried(seat, chain)).end:
        legal = table.game.rules.legal(tried.state, seat, table.now)
        chain.append(table.game.actions[legal[rng.below(len(legal))]])
    return chain


def look(table: Any, seat: "Seat", chain: "list[Action]") -> float:
    """How many seconds it takes to try the chain and to make what is shown of it."""
    from mensae.wire.change import changes

    game, before = table.game, table.view(seat)
    begun = perf_counter()
    tried = table.tried(seat, chain)
    game.offers(tried.state, seat, table.now)
    changes(before, game.sight.view(tried.state, seat))
    return perf_counter() - begun


def main() -> int:
    """Measures both builds; the form with --measure is for the processes that this starts."""
    if sys.argv[1:2] == ["--measure"]:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        print(json.dumps(measure(sys.argv[2])))
        return 0
    print(f"\nonmars: a look at up to {LONGEST} actions, {SEATS} players, one core")
    print(f"{'':13}{'looks':>8}{'actions, mean':>16}{'median ms':>12}{'p99 ms':>10}")
    for build, folder in BUILDS.items():
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, __file__, "--measure", build]
        output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
        row = json.loads(output)
        times = f"{row['median'] * 1000:>12,.2f}{row['p99'] * 1000:>10,.2f}"
        print(f"{build:13}{row['looks']:>8.0f}{row['actions']:>16.1f}{times}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
