"""How fast the engine is, interpreted and compiled, on one core in one run: `make bench`.

The two builds are measured in turn, several times over, and the best of each counts: what disturbs a machine only ever
makes it slower. Trust the ratios, not the figures.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mensae.core.chance import Rng
    from mensae.core.game import AnyGame

ROOT = Path(__file__).parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / ".compiled"}
ROUNDS = 5
SECONDS = 0.6  # for each measurement in each round

ROWS = {
    "games": "random 2-player games/s through the contract",
    "decisions": "  decisions/s",
    "entries": "  entries/s (decisions and chance)",
    "copies": "copies/s",
    "playouts": "search playouts/s (30 entries beyond the tree)",
    "simulated": "  decisions/s simulated in the tree and beyond",
    "long playouts": "search playouts/s to the end of the game",
    "python moves": "entries/s driven one by one from Python",
}


def rate(work: Callable[[], float]) -> float:
    """How much work is done in a second; `work` does some and says how much."""
    work()
    done, start = 0.0, perf_counter()
    while (spent := perf_counter() - start) < SECONDS:
        done += work()
    return done / spent


def measure(name: str) -> dict[str, float]:
    """Every figure for a game, with the build that is imported here."""
    from mensae.bots.tree import grow
    from mensae.core.chance import FastRng
    from mensae.core.schema import CHANCE, CLOCK, Setup
    from mensae.games import GAMES

    game, rng = GAMES[name], FastRng(7)
    setup = Setup(2, game.options())
    counts = {"games": 0.0, "entries": 0.0}

    def random_game() -> float:
        counts["games"] += 1
        counts["entries"] += game.play_random(game.rules.setup(setup), rng)
        return 1

    def early_position() -> Any:
        """A decision soon after set-up: the longest playouts there are."""
        for _ in range(100):
            state, entries = game.rules.setup(setup), 0
            while game.rules.actors(state) and (entries < 20 or game.rules.actors(state) == [CHANCE]):
                one_entry(state)
                entries += 1
            if game.rules.actors(state):
                return state
        raise SystemExit(f"{game.id} is over before there is a position to search from")

    def one_entry(state: Any) -> bool:
        """Drives the contract from Python; tells whether somebody decided."""
        actors = game.rules.actors(state)
        seat = actors[rng.below(len(actors))]
        codes = [] if seat == CHANCE else game.rules.legal(state, seat, 0)
        if not codes and seat != CHANCE:  # its time is over: the clock acts
            game.rules.apply(state, CLOCK, game.rules.legal(state, CLOCK, 0)[0], game.deadline(state) or 0)
            return False
        code = codes[rng.below(len(codes))] if codes else game.rules.draw(state, rng)
        game.rules.apply(state, seat, code, 0)
        return bool(codes)

    def python_game() -> float:
        state, entries = game.rules.setup(setup), 0
        while game.rules.actors(state):
            one_entry(state)
            entries += 1
        return entries

    def decisions_per_entry() -> float:
        decisions = entries = 0
        for _ in range(20):
            state = game.rules.setup(setup)
            while game.rules.actors(state):
                decisions += one_entry(state)
                entries += 1
        return decisions / entries

    def copies() -> float:
        for _ in range(200):
            game.copy(state)
        return 200

    def playouts(horizon: int) -> float:
        grow(game, state, game.rules.actors(state)[0], rng, 0, 50, 0.0, horizon, 0.35)
        return 50

    games = rate(random_game)
    entries = games * counts["entries"] / counts["games"]
    state = early_position()
    searched = rate(lambda: playouts(30))
    return {
        "games": games,
        "decisions": entries * decisions_per_entry(),
        "entries": entries,
        "copies": rate(copies),
        "playouts": searched,
        "simulated": searched * decisions_per_playout(game, state, rng),
        "long playouts": rate(lambda: playouts(100_000)),
        "python moves": rate(python_game),
    }


def decisions_per_playout(game: "AnyGame", state: Any, rng: "Rng") -> float:
    """Those of the tree, which are the visits below its root, and those of the 30 entries beyond it."""
    from mensae.bots.tree import Node, grow

    searches, decisions = 500, 0
    nodes: list[Node] = list(
        grow(game, state, game.rules.actors(state)[0], rng, 0, searches, 0.0, 30, 0.35).children.values()
    )
    for node in nodes:
        decisions += node.visits
        nodes += node.children.values()
    decisions += sum(game.guide.playout(game.copy(state), rng, 30) for _ in range(searches))
    return decisions / searches


def measured(build: str, game: str) -> dict[str, float]:
    """The figures of a build, from a process of its own on one core."""
    environment = {**os.environ, "PYTHONPATH": str(BUILDS[build])}
    command = [sys.executable, __file__, "--measure", build, game]
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    figures: dict[str, float] = json.loads(output)
    return figures


def report(game: str) -> None:
    """Measures both builds in turn and prints the best of each."""
    best: dict[str, dict[str, float]] = {build: {} for build in BUILDS}
    for _ in range(ROUNDS):
        for build, figures in best.items():
            for row, figure in measured(build, game).items():
                figures[row] = max(figure, figures.get(row, 0.0))
    print(f"\n{game}, one core, Python {sys.version.split()[0]}, best of {ROUNDS} rounds")
    print(f"{'':48}{'interpreted':>14}{'compiled':>14}{'ratio':>8}")
    for row, title in ROWS.items():
        slow, fast = best["interpreted"][row], best["compiled"][row]
        print(f"{title:48}{slow:>14,.0f}{fast:>14,.0f}{fast / slow:>7.1f}x")
    print(f"{'copy, ns':48}{1e9 / best['interpreted']['copies']:>14,.0f}{1e9 / best['compiled']['copies']:>14,.0f}")


def main() -> int:
    """`engine.py [GAME ...]`; the form with --measure is for the processes that this starts."""
    if sys.argv[1:2] == ["--measure"]:
        from mensae import COMPILED

        if (sys.argv[2] == "compiled") != COMPILED:
            raise SystemExit(f"this is not the {sys.argv[2]} build; run 'make compile' first (it needs a C compiler)")
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        print(json.dumps(measure(sys.argv[3])))
        return 0
    from mensae.games import GAMES

    for game in sys.argv[1:] or GAMES:
        report(game)
    return 0


if __name__ == "__main__":
    sys.exit(main())
