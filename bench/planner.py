"""How fast the planner of Magic Maze on Mars is, and whether every mission can be won: `make bench`.

For each mission it plans whole games with tiles in random order, interpreted and compiled, on one core in one run.
Every plan is played out by the rules, so a win here is a proof for that order of tiles.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Literal

ROOT = Path(__file__).parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / ".compiled"}

ORDERS = {"interpreted": 60, "compiled": 500}
MISSIONS: tuple[Literal[1, 2, 3, 4, 5], ...] = (1, 2, 3, 4, 5)


def measure(build: str) -> list[dict[str, float]]:
    """The figures of each mission, with the build that is imported here."""
    from mensae.core.chance import FastRng
    from mensae.core.schema import CHANCE, HOST, Setup
    from mensae.games.magicmaze.data import BOT
    from mensae.games.magicmaze.planner.plan import solve
    from mensae.games.magicmaze.rules.engine import actors, apply, draw
    from mensae.games.magicmaze.rules.people import sitting
    from mensae.games.magicmaze.schema import Options
    from mensae.games.magicmaze.setup import setup

    figures = []
    for mission in MISSIONS:
        times, actions, won = [], [], 0
        for order in range(ORDERS[build]):
            rng, state = FastRng(order), setup(Setup(2, Options(mission=mission)))
            for seat in range(2):
                apply(state, HOST, sitting(seat, BOT), 0)
            while actors(state) == [CHANCE]:
                apply(state, CHANCE, draw(state, rng), 0)
            begun = perf_counter()
            solution = solve(state, rng)
            times.append(perf_counter() - begun)
            won += solution.won
            actions.append(int(solution.actions))
        hundredths = quantiles(times, n=100, method="inclusive")
        row = {"won": won, "orders": len(times), "median": hundredths[49], "p99": hundredths[98]}
        actions.sort()
        figures.append({**row, "fewest": actions[0], "middle": actions[len(actions) // 2], "most": actions[-1]})
    return figures


def main() -> int:
    """Measures both builds; the form with --measure is for the processes that this starts."""
    if sys.argv[1:2] == ["--measure"]:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        print(json.dumps(measure(sys.argv[2])))
        return 0
    print("\nmagicmaze: a plan from the start to the win, tiles in random order, one core")
    print(f"{'':13}{'mission':>8}{'won':>12}{'actions, fewest/median/most':>30}{'median ms':>12}{'p99 ms':>10}")
    for build, folder in BUILDS.items():
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, __file__, "--measure", build]
        output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
        for mission, row in zip(MISSIONS, json.loads(output), strict=True):
            won = f"{row['won']:.0f} of {row['orders']:.0f}"
            actions = f"{row['fewest']:.0f} / {row['middle']:.0f} / {row['most']:.0f}"
            times = f"{row['median'] * 1000:>12,.1f}{row['p99'] * 1000:>10,.1f}"
            print(f"{build:13}{mission:>8}{won:>12}{actions:>30}{times}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
