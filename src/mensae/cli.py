"""The command `mensae`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect
from msgspec.structs import fields
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from mensae import COMPILED, __version__
from mensae.bots import UnknownBot, make_bot
from mensae.core.chance import SEED_BYTES, new_seed
from mensae.core.game import AnyGame
from mensae.core.record import BadRecord, load, parse_options
from mensae.core.replay import after_entry
from mensae.core.schema import Refusal, Refused
from mensae.games import GAMES
from mensae.texts import LANGUAGES, Speaker


class Wrong(Exception):
    """Something in the command line that cannot be done; the message says what and why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; what cannot be done is told on standard error, with exit code 2."""
    given = _parser().parse_args(arguments)
    try:
        return int(given.run(given))
    except (Wrong, UnknownBot) as error:
        reason = str(error)
    except BadRecord as error:
        why = f"\n{_spoken(error.refusal, given.language, error.game)}" if error.refusal else ""
        reason = f"{_file(given)}: {error}{why}"
    except Refused as error:
        reason = _spoken(error.refusal, given.language, given.game)
    except OSError as error:
        reason = f"{error.filename}: {error.strerror}"
    except KeyboardInterrupt:
        print("mensae: stopped", file=sys.stderr)
        return 130
    print(f"mensae: {reason}", file=sys.stderr)
    return 2


def _spoken(refusal: Refusal, language: str, game: str | None) -> str:
    sentence = Speaker(language, game).say(refusal.text)
    return f"{sentence} ({refusal.rule})" if refusal.rule else sentence


def _file(given: argparse.Namespace) -> Path:
    path: Path = given.file if hasattr(given, "file") else given.resume
    return path


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mensae", description="Four Mars board games for people, bots and researchers."
    )
    build = "compiled" if COMPILED else "interpreted"
    parser.add_argument("--version", action="version", version=f"mensae {__version__} ({build})")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = _command(commands, "play", play_command, "play in the terminal, with friends and bots")
    _add_game(play)
    play.add_argument("--seats", help="who sits where, e.g. me,greedy,search:100ms; me,search if not given")
    play.add_argument("--names", help="names of the players, separated by commas")
    play.add_argument("--seed", help="a seed in hexadecimal, to play the same dice again")
    play.add_argument("--save", type=Path, metavar="FILE", help="keep the table in this file")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a table that was saved")

    replay = _command(commands, "replay", replay_command, "tell a saved table from its log, and check it")
    replay.add_argument("file", type=Path)
    replay.add_argument("--verify", action="store_true", help="prove that every die follows from the seed")
    replay.add_argument("--at", type=int, metavar="ENTRY", help="stop after this entry and show the board")

    fuzz = _command(commands, "fuzz", fuzz_command, "play games with random options, check every promise")
    fuzz.add_argument("game", help=", ".join(GAMES))
    fuzz.add_argument("--games", type=_positive, default=200)
    fuzz.add_argument("--seed", type=_seed_number, default=1)
    fuzz.add_argument("--save", type=Path, default=Path("."), metavar="FOLDER", help="where a failing log is kept")

    contest = _command(commands, "tournament", tournament_command, "let bots play many games over all cores")
    _add_game(contest)
    contest.add_argument("bots", nargs="+", metavar="BOT", help="random, greedy, search, search:100ms, search:2000")
    contest.add_argument("--games", type=_positive, default=400)
    contest.add_argument("--seed", type=_seed_number, default=1)
    contest.add_argument("--workers", type=_positive, help="processes; one for each core if not given")
    return parser


def _command(commands: Any, name: str, run: Any, help: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.set_defaults(run=run)
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(GAMES))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )


def _positive(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= 10**9:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 to {10**9}")
    return int(text)


def _seed_number(text: str) -> int:
    if not text.isdecimal() or int(text) >= 2**31:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 0 to {2**31 - 1}")
    return int(text)


def _game(given: argparse.Namespace) -> AnyGame:
    if given.game not in GAMES:
        raise Wrong(f"there is no game '{given.game}'; there are {', '.join(GAMES)}")
    return GAMES[given.game]


def _options(game: AnyGame, pairs: list[str]) -> Any:
    values = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if name not in game.OPTIONS.__struct_fields__:
            raise Wrong(f"{game.ID} has no option '{name}'; it has {', '.join(game.OPTIONS.__struct_fields__)}")
        if not equals:
            raise Wrong(f"option '{name}' needs a value: {name}=VALUE")
        values[name] = value
    try:
        return parse_options(game, values, strict=False)
    except msgspec.ValidationError as error:
        raise Wrong(f"option of {game.ID}: {error}\nits options are:\n{describe_options(game)}") from error


def describe_options(game: AnyGame) -> str:
    """Every option with its values, the default first."""
    lines = []
    for field in fields(game.OPTIONS):
        kind = inspect.type_info(field.type)
        match kind:
            case inspect.LiteralType(values):
                others = [str(value) for value in values if value != field.default]
            case inspect.BoolType():
                others = [str(not field.default).lower()]
            case inspect.IntType(ge=low, le=high):
                others = [f"{low} to {high}"]
            case _:
                others = []
        lines.append(f"  {field.name} = {' | '.join([str(field.default).lower(), *others])}")
    return "\n".join(lines)


def play_command(given: argparse.Namespace) -> int:
    """`mensae play`."""
    from mensae.terminal import play

    game = _game(given)
    if given.resume:
        return _resume(given, game)
    if given.save and given.save.exists():
        raise Wrong(f"{given.save} is there already; go on with it by --resume, or choose another name")
    names, options = _words(given.names), _options(game, given.option)
    seats = _seats(game, _words(given.seats) or ["me", *["search"] * max(1, len(names) - 1)])
    if names and len(names) != len(seats):
        raise Wrong(f"there are {len(seats)} seats, but {len(names)} names")
    return play(game, seats, names, options, given.language, _seed(given.seed), given.save)


def _resume(given: argparse.Namespace, game: AnyGame) -> int:
    from mensae.terminal import play

    if given.names or given.option or given.seed:
        raise Wrong("a table that is resumed has its names, options and seed; only --seats and --save can be given")
    record = load(_text(given.resume), GAMES)
    table, header = record.table, record.header
    if table.game is not game:
        raise Wrong(f"{given.resume} is a game of {header.game}, not of {game.ID}")
    if table.seed is None:
        raise Wrong(f"{given.resume} has no seed: it can be told with 'mensae replay', but not gone on with")
    seats = _seats(game, _words(given.seats) or header.players or ["me", *["search"] * (len(header.seats) - 1)])
    if len(seats) != len(header.seats):
        raise Wrong(f"{given.resume} has {len(header.seats)} seats, not {len(seats)}")
    save = given.save or given.resume
    return play(game, seats, header.seats, table.setup.options, given.language, table.seed, save, table)


def _words(text: str | None) -> list[str]:
    return [word.strip() for word in text.split(",")] if text else []


def _seats(game: AnyGame, seats: list[str]) -> list[str]:
    for seat in seats:
        if seat != "me":
            make_bot(seat)
    if len(seats) not in game.SEATS:
        raise Wrong(f"{game.ID} is for {game.SEATS[0]} to {game.SEATS[-1]} seats, not {len(seats)}")
    return seats


def _seed(text: str | None) -> bytes:
    if text is None:
        return new_seed()
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise Wrong(f"the seed '{text}' is not hexadecimal") from None
    if len(seed) != SEED_BYTES:
        raise Wrong(f"a seed has {SEED_BYTES} bytes, {2 * SEED_BYTES} hexadecimal digits; this one has {len(text)}")
    return seed


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(f"this is not text: {error}") from error


def replay_command(given: argparse.Namespace) -> int:
    """`mensae replay`."""
    record = load(_text(given.file), GAMES, given.verify)
    table, names, entries = record.table, record.header.seats, len(record.table.log)
    if given.at is not None:
        if not 0 <= given.at < len(table.log):
            raise Wrong(f"{given.file} has entries 0 to {len(table.log) - 1}, not {given.at}")
        table = after_entry(table, given.at)
    console = Console(highlight=False, soft_wrap=True)
    speaker = Speaker(given.language, table.game.ID, names)
    for seen in table.entries(None):
        for told in seen.told:
            console.print(Text(f"{seen.seq:>5}  {speaker.say(told)}", "dim strike" if seen.struck else ""))
    for line in table.game.sketch(table.view(None), []):
        console.print(Text.assemble(*((span.text, span.style) for span in line)))
    console.print(speaker.say(table.game.prompt(table.state, None)))
    if given.verify:
        console.print(speaker.text("cli-verified", entries=entries, commitment=record.header.commitment or ""))
    return 0


def fuzz_command(given: argparse.Namespace) -> int:
    """`mensae fuzz`."""
    from mensae.lab.fuzz import fuzz

    game = _game(given)
    if not given.save.is_dir():
        raise Wrong(f"{given.save} is not a folder to keep a failing game in")
    entries = 0
    with _progress() as progress:
        for number in progress.track(range(given.games), description=f"fuzz {game.ID}"):
            entries += len(fuzz(game, number, given.seed, given.save).log)
    print(f"{given.games} games, {entries} entries: every promise kept")
    return 0


def tournament_command(given: argparse.Namespace) -> int:
    """`mensae tournament`."""
    from mensae.lab.tournament import standings, tournament

    game = _game(given)
    options = _options(game, given.option)
    if len(given.bots) not in game.SEATS:
        raise Wrong(f"{game.ID} is for {game.SEATS[0]} to {game.SEATS[-1]} bots, not {len(given.bots)}")
    games = tournament(game.ID, given.bots, given.games, options, given.seed, given.workers)
    with _progress() as progress:
        played = list(progress.track(games, total=given.games, description=" – ".join(given.bots)))
    grid = Grid(title=f"{game.ID}, {given.games} games, seats rotated")
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
