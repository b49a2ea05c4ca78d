"""The terminal table: any game, full screen, against bots or with others at the same keyboard."""

import sys
from pathlib import Path
from typing import Any

from mensae.core.game import AnyGame
from mensae.core.schema import Setup
from mensae.core.table import Table
from mensae.texts import Speaker

NO_TERMINAL = 2  # exit code


def play(
    game: AnyGame,
    seats: list[str],
    names: list[str],
    options: Any,
    language: str,
    seed: bytes,
    save: Path | None = None,
    table: Table[Any, Any, Any] | None = None,
) -> int:
    """Plays at a new table, or goes on at the one given, until the players quit; returns the exit code.

    A seat is `me`, a person at this keyboard, or the name of a bot; without a `me` one watches. Without names people
    are called human, and bots by their kind.
    Raises `UnknownBot` for a name that no bot has, and `Refused` where options and seats do not fit the game.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        sys.stderr.write(Speaker(language).text("terminal-no-terminal") + "\n")
        return NO_TERMINAL
    from mensae.terminal.app import TableApp
    from mensae.terminal.sitting import Sitting

    table = table or Table(game, Setup(len(seats), options), seed)
    table.start()
    app = TableApp(Sitting(table, seats, names or default_names(seats, language)), language, save)
    app.run()
    return app.return_code or 0


def default_names(seats: list[str], language: str) -> list[str]:
    """What everybody is called: "Human", "Search", "Greedy 2"."""
    human = Speaker(language).text("terminal-human")
    kinds = [human if seat == "me" else seat.partition(":")[0].capitalize() for seat in seats]
    counts = [kinds[: i + 1].count(kind) for i, kind in enumerate(kinds)]
    return [f"{kind} {count}" if kinds.count(kind) > 1 else kind for kind, count in zip(kinds, counts, strict=True)]
