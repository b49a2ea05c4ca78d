"""What an update weighs, and what it costs to make, for readers as boards join: `make bench-server`.

Bots play whole games, and every seat and a spectator are shown each move: as a whole that nobody shares, as the change
from the move before, and as that change squeezed. Bytes have the head of the frame in them; the time is that of one
core for an update and reader. Joins and the last update of a game are left out.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

from mensae import COMPILED
from mensae.bots import make_bot
from mensae.bots.mate import Mate
from mensae.core.chance import FastRng
from mensae.core.schema import Entry, Seat, Setup
from mensae.core.table import Table
from mensae.games import GAMES
from mensae.lab.team import play_table
from mensae.server.framing import Frame
from mensae.server.house import Wants
from mensae.server.showing import Moment, Shown
from mensae.wire.socket import Clock

AnyTable = Table[Any, Any, Any]
BOARD = Wants(labels=False, changes=True)
GAMES_EACH = 3
MOVES = 400  # of a game, at most
# What is played, and how many bytes an update may have: on average, and 19 of 20
PLAYED: list[tuple[str, str, int, dict[str, Any], tuple[int, int] | None]] = [
    ("Gardens, 2 seats", "gardens", 2, {}, (350, 900)),
    ("Gardens, 4 seats", "gardens", 4, {}, (350, 900)),
    ("Space Maze, 3 seats", "spacemaze", 3, {}, (600, 1500)),
    ("Magic Maze, mission 1, 4 seats", "magicmaze", 4, {"mission": 1}, None),
    ("Magic Maze, mission 5, 4 seats", "magicmaze", 4, {"mission": 5}, (600, 2000)),
    ("On Mars, 3 seats", "onmars", 3, {}, (1200, 4000)),
]


def logs(game: str, seats: int, options: dict[str, Any]) -> Iterator[tuple[AnyTable, list[Entry]]]:
    """Games by bots: an empty table, and what happened at it."""
    for seed in range(GAMES_EACH):
        rules, rng = GAMES[game], FastRng(seed + 1)
        setup, secret = Setup(seats, msgspec.convert(options, rules.options)), seed.to_bytes(32, "big")
        table: AnyTable = Table(rules, setup, secret)
        if rules.real_time is not None:
            play_table(table, [Mate("medium") for _ in range(seats)], MOVES)
        else:
            table.start()
            bot = make_bot("greedy")
            for _ in range(MOVES):
                if not table.actors:
                    break
                seat = table.actors[0]
                table.act(seat, rules.actions[bot.choose(rules, table.state, seat, rng, table.now)])
        yield Table(rules, setup, secret), table.log


class Watched:
    """What readers were sent, and how long it took to make."""

    def __init__(self) -> None:
        self.bytes: dict[str, list[int]] = {"whole": [], "change": [], "squeezed": []}
        self.seconds = dict.fromkeys(self.bytes, 0.0)

    def watch(self, table: AnyTable, log: list[Entry]) -> None:
        """Shows a game to everybody."""
        shown: dict[Seat | None, Shown] = {}
        readers: list[Seat | None] = [None, *range(table.setup.seats)]
        memory = dict.fromkeys(readers, b"")  # of what was squeezed before
        for number, entry in enumerate(log):
            table.record(entry)
            follows = log[number + 1].seat if number + 1 < len(log) else None
            if follows in (None, -1) or (follows is not None and log[number + 1].at == entry.at and follows < 0):
                continue  # what chance adds comes with it
            since = shown[None].seq if shown else 0
            began = perf_counter()
            frames = [moment(table).whole(reader, Wants(labels=False), since) for reader in readers]
            between = perf_counter()
            before = moment(table)
            changes = [before.change(shown[reader], reader, BOARD) for reader in readers] if shown else []
            squeezing = perf_counter()
            squeezed = [frame.squeezed(memory[reader]) for reader, frame in zip(readers, changes, strict=False)]
            ended = perf_counter()
            memory |= {reader: remembered for reader, (_, remembered) in zip(readers, squeezed, strict=False)}
            shown = {reader: before.shown(reader, BOARD) for reader in readers}
            if changes:
                self.note(
                    frames,
                    changes,
                    [data for data, _ in squeezed],
                    (between - began, squeezing - between, ended - squeezing),
                )

    def note(self, wholes: list[Frame], changes: list[Frame], squeezed: list[bytes], spent: tuple[float, ...]) -> None:
        """Keeps the figures of one update to all readers."""
        self.bytes["whole"] += [len(frame.plain) for frame in wholes]
        self.bytes["change"] += [len(frame.plain) for frame in changes]
        self.bytes["squeezed"] += map(len, squeezed)
        whole, change, squeezing = spent
        self.seconds["whole"] += whole
        self.seconds["change"] += change
        self.seconds["squeezed"] += change + squeezing


def moment(table: AnyTable) -> Moment:
    """The table as the server would show it."""
    clock = Clock(table.now, table.game.deadline(table.state))
    return Moment(table, clock, None, set(range(table.setup.seats)), "running")


def main() -> None:
    """Prints a line for each game."""
    print(f"\nupdates as boards get them, {'compiled' if COMPILED else 'interpreted'}: bytes mean / p95, us")
    print(f"{'':32}{'whole':>22}{'change':>22}{'squeezed':>22}{'goal':>14}{'time':>8}")
    for title, game, seats, options, goal in PLAYED:
        watched = Watched()
        for table, log in logs(game, seats, options):
            watched.watch(table, log)
        cells = []
        for form, sizes in watched.bytes.items():
            high, spent = sorted(sizes)[len(sizes) * 95 // 100], watched.seconds[form] / len(sizes) * 1e6
            cells.append(f"{mean(sizes):,.0f} / {high:,.0f}, {spent:.0f}")
        ratio = watched.seconds["squeezed"] / watched.seconds["whole"]
        aim = f"{goal[0]} / {goal[1]}" if goal else ""
        print(f"{title:32}" + "".join(f"{cell:>22}" for cell in cells) + f"{aim:>14}{ratio:>7.2f}x")


if __name__ == "__main__":
    main()
