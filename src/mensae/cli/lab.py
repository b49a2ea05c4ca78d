"""Many games at once: `mensae fuzz` and `mensae tournament`."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from mensae.cli.arguments import add_game, add_language, explained, game_of, options_of, positive, seed_number
from mensae.cli.wrong import Wrong
from mensae.games import GAMES
from mensae.lab.fuzz import ENOUGH, MOMENTS, fuzz, fuzz_once
from mensae.lab.tournament import standings, tournament


def add_fuzz(parser: argparse.ArgumentParser) -> None:
    """What `mensae fuzz` takes."""
    parser.epilog = (
        f"Actors and pieces are checked at every entry, all other promises at {MOMENTS} moments of each game, drawn at "
        f"random; the notation of every action once, and from {ENOUGH} games on also that fast random play is random "
        "play. The first game that breaks a promise is kept, and named with the promise and the position."
    )
    add_language(parser)
    parser.add_argument("game", help=", ".join(GAMES))
    parser.add_argument("--games", type=positive, default=200)
    parser.add_argument("--seed", type=seed_number, default=1)
    parser.add_argument("--save", type=Path, default=Path("."), metavar="FOLDER", help="where a failing log is kept")
    parser.set_defaults(run=fuzz_command)


def add_tournament(parser: argparse.ArgumentParser) -> None:
    """What `mensae tournament` takes."""
    add_language(parser)
    add_game(parser)
    bots = "random, greedy, search, search:100ms, search:2000; in real time mate, mate:easy"
    parser.add_argument("bots", nargs="+", metavar="BOT", help=bots)
    parser.add_argument("--games", type=positive, default=400)
    parser.add_argument("--seed", type=seed_number, default=1)
    parser.add_argument("--workers", type=positive, help="processes; one for each core if not given")
    parser.set_defaults(run=tournament_command)


@explained
def fuzz_command(given: argparse.Namespace) -> int:
    """`mensae fuzz`."""
    game = game_of(given)
    if not given.save.is_dir():
        raise Wrong(f"{given.save} is not a folder to keep a failing game in")
    entries = 0
    with _progress() as progress:
        for number in progress.track(range(given.games), description=f"fuzz {game.id}"):
            entries += len(fuzz(game, number, given.seed, given.save).log)
    fuzz_once(game, given.games, given.seed)
    print(f"{given.games} games, {entries} entries: every promise kept")
    return 0


@explained
def tournament_command(given: argparse.Namespace) -> int:
    """`mensae tournament`."""
    game = game_of(given)
    options = options_of(game, given.option)
    if len(given.bots) not in game.seats:
        raise Wrong(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} bots, not {len(given.bots)}")
    games = tournament(game.id, given.bots, given.games, options, given.seed, given.workers)
    with _progress() as progress:
        played = list(progress.track(games, total=given.games, description=" – ".join(given.bots)))
    grid = Grid(title=f"{game.id}, {given.games} games, seats rotated")
    for heading in ("bot", "wins", "rate", "95 % interval", "mean score"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for row in standings(given.bots, played):
        between = f"{row.low:.1%} – {row.high:.1%}"
        grid.add_row(row.bot, f"{row.wins:g}", f"{row.rate:.1%}", between, f"{row.mean_score:.1f}")
    Console().print(grid)
    return 0


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True))
