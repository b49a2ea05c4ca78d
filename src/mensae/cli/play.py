"""At a table: `mensae play`, `mensae join` and `mensae replay`."""

import argparse
from pathlib import Path

import msgspec

from mensae.cli.arguments import (
    add_game,
    add_language,
    add_options,
    default_seats,
    explained,
    game_of,
    options_of,
    seats_of,
    words,
)
from mensae.cli.wrong import Wrong
from mensae.core.chance import SEED_BYTES, new_seed
from mensae.core.game import AnyGame
from mensae.core.record import LONGEST_NAME, BadRecord, load
from mensae.core.replay import after_entry
from mensae.games import GAMES
from mensae.texts import Speaker


def add_play(parser: argparse.ArgumentParser) -> None:
    """What `mensae play` takes."""
    add_language(parser)
    add_game(parser)
    parser.add_argument("--seats", help="who sits where, e.g. me,greedy,search:100ms, or me,mate:easy in real time")
    parser.add_argument("--names", help="names of the players, separated by commas")
    parser.add_argument("--seed", help="a seed in hexadecimal, to play the same dice again")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the table in this file")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a table that was saved")
    parser.set_defaults(run=play_command)


def add_join(parser: argparse.ArgumentParser) -> None:
    """What `mensae join` takes."""
    add_language(parser)
    parser.add_argument("url", metavar="URL", help="the link to the table; with --new the address of the server")
    parser.add_argument(
        "--new", metavar="GAME", choices=list(GAMES), help=f"make a new table there: {', '.join(GAMES)}"
    )
    parser.add_argument("--seats", default="me,open", help="of the new table: me, open, easy, medium or hard")
    add_options(parser, "an option of the new table's game, e.g. layout=diamond3 of spacemaze")
    parser.add_argument("--name", help="who you are")
    parser.add_argument("--seat", type=int, metavar="N", help="the seat to take; any free one if not given")
    parser.add_argument("--watch", action="store_true", help="look on, without a seat")
    parser.add_argument("--code", help="the recovery code of your seat, to come back to it")
    parser.set_defaults(run=join_command)


def add_replay(parser: argparse.ArgumentParser) -> None:
    """What `mensae replay` takes."""
    add_language(parser)
    parser.add_argument("file", type=Path)
    parser.add_argument("--verify", action="store_true", help="prove that every die follows from the seed")
    parser.add_argument("--at", type=int, metavar="ENTRY", help="stop after this entry and show the board")
    parser.set_defaults(run=replay_command)


@explained
def play_command(given: argparse.Namespace) -> int:
    """`mensae play`."""
    from mensae.terminal import play

    game = game_of(given)
    if given.resume:
        return _resume(given, game)
    if given.save and given.save.exists():
        raise Wrong(f"{given.save} is there already; go on with it by --resume, or choose another name")
    names, options = words(given.names), options_of(game, given.option)
    seats = seats_of(game, words(given.seats) or default_seats(game, len(names)))
    if names and len(names) != len(seats):
        raise Wrong(f"there are {len(seats)} seats, but {len(names)} names")
    if any(len(name) > LONGEST_NAME for name in names):
        raise Wrong(f"a name has at most {LONGEST_NAME} letters")
    return play(game, seats, names, options, given.language, _seed(given.seed), given.save)


def _resume(given: argparse.Namespace, game: AnyGame) -> int:
    from mensae.terminal import play

    if given.names or given.option or given.seed:
        raise Wrong("a table that is resumed has its names, options and seed; only --seats and --save can be given")
    record = load(_text(given.resume), GAMES)
    table, header = record.table, record.header
    if table.game is not game:
        raise Wrong(f"{given.resume} is a game of {header.game}, not of {game.id}")
    if table.seed is None:
        raise Wrong(f"{given.resume} has no seed: it can be told with 'mensae replay', but not gone on with")
    seats = seats_of(game, words(given.seats) or header.players or default_seats(game, len(header.seats)))
    if len(seats) != len(header.seats):
        raise Wrong(f"{given.resume} has {len(header.seats)} seats, not {len(seats)}")
    save = given.save or given.resume
    return play(game, seats, header.seats, table.setup.options, given.language, table.seed, save, table)


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


def join_command(given: argparse.Namespace) -> int:
    """`mensae join`."""
    from mensae.terminal.join import join

    if given.option and not given.new:
        raise Wrong("a table that is there has its options; --option is for a new one, made with --new GAME")
    new = GAMES[given.new] if given.new else None
    return join(
        given.url,
        name=given.name,
        seat=given.seat,
        watch=given.watch,
        code=given.code,
        language=given.language,
        new=new,
        seats=words(given.seats),
        options=msgspec.to_builtins(options_of(new, given.option)) if new else {},
    )


@explained
def replay_command(given: argparse.Namespace) -> int:
    """`mensae replay`."""
    from rich.console import Console
    from rich.text import Text

    record = load(_text(given.file), GAMES, given.verify)
    table, names, entries = record.table, record.header.seats, len(record.table.log)
    if given.at is not None:
        if not 0 <= given.at < len(table.log):
            raise Wrong(f"{given.file} has entries 0 to {len(table.log) - 1}, not {given.at}")
        table = after_entry(table, given.at)
    console = Console(highlight=False, soft_wrap=True)
    speaker = Speaker(given.language, table.game.id, names)
    for seen in table.entries(None):
        for told in seen.told:
            console.print(Text(f"{seen.seq:>5}  {speaker.say(told)}", "dim strike" if seen.struck else ""))
    for line in table.game.speech.sketch(table.view(None), []):
        console.print(Text.assemble(*((span.text, span.style) for span in line)))
    console.print(speaker.say(table.game.speech.prompt(table.state, None)))
    if given.verify:
        console.print(speaker.text("cli-verified", entries=entries, commitment=record.header.commitment or ""))
    return 0
