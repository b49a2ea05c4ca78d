"""What the commands about games understand: games, options, seats, numbers; and how they explain what is wrong."""

import argparse
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect
from msgspec.structs import fields

from mensae.bots import UnknownBot, make_player
from mensae.cli.wrong import Wrong
from mensae.core.game import AnyGame
from mensae.core.record import BadRecord, parse_options
from mensae.core.schema import Refusal, Refused
from mensae.games import GAMES
from mensae.texts import LANGUAGES, Speaker

LONGEST_REASON = 500  # letters; a record may bring a reason as long as itself
Run: TypeAlias = Callable[[argparse.Namespace], int]


def explained(run: Run) -> Run:
    """The command, with what the games and records refuse put into words."""

    @wraps(run)
    def explaining(given: argparse.Namespace) -> int:
        try:
            return run(given)
        except UnknownBot as error:
            raise Wrong(str(error)[:LONGEST_REASON]) from error
        except BadRecord as error:
            why = f"\n{_spoken(error.refusal, given.language, error.game)}" if error.refusal else ""
            path = given.file if hasattr(given, "file") else given.resume
            raise Wrong(f"{path}: {str(error)[:LONGEST_REASON]}{why}") from error
        except Refused as error:
            raise Wrong(_spoken(error.refusal, given.language, given.game)) from error

    return explaining


def _spoken(refusal: Refusal, language: str, game: str | None) -> str:
    sentence = Speaker(language, game).say(refusal.text)
    return f"{sentence} ({refusal.rule})" if refusal.rule else sentence


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language of everything that is said."""
    parser.add_argument("--language", choices=LANGUAGES, default="en")


def add_game(parser: argparse.ArgumentParser) -> None:
    """A game and its options."""
    parser.add_argument("game", help=", ".join(GAMES))
    add_options(parser, "an option of the game")


def add_options(parser: argparse.ArgumentParser, help: str) -> None:
    """The options of a game, one at a time."""
    help += "; may be repeated, and one that is not there lists those that are"
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=help)


def positive(text: str) -> int:
    """A number of things."""
    if not text.isdecimal() or not 0 < int(text) <= 10**9:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 to {10**9}")
    return int(text)


def seed_number(text: str) -> int:
    """What chance that need not be secret starts from."""
    if not text.isdecimal() or int(text) >= 2**31:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 0 to {2**31 - 1}")
    return int(text)


def words(text: str | None) -> list[str]:
    """What is between commas."""
    return [word.strip() for word in text.split(",")] if text else []


def game_of(given: argparse.Namespace) -> AnyGame:
    """The game that was asked for."""
    if given.game not in GAMES:
        raise Wrong(f"there is no game '{given.game}'; there are {', '.join(GAMES)}")
    return GAMES[given.game]


def default_seats(game: AnyGame, count: int) -> list[str]:
    """A person against a bot, or so many seats; in real time with team-mates."""
    if game.real_time is None:
        return ["me", *["search"] * (max(2, count) - 1)]
    return ["me", *["mate"] * ((count or min(3, game.seats[-1])) - 1)]


def seats_of(game: AnyGame, seats: list[str]) -> list[str]:
    """The seats, if there are such bots and the game is for so many."""
    for seat in seats:
        if seat != "me":
            make_player(seat, game)
    if len(seats) not in game.seats:
        raise Wrong(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} seats, not {len(seats)}")
    return seats


def options_of(game: AnyGame, pairs: list[str]) -> Any:
    """The options that were given as `name=value`."""
    values = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if name not in game.options.__struct_fields__:
            raise Wrong(f"{game.id} has no option '{name}'; it has {', '.join(game.options.__struct_fields__)}")
        if not equals:
            raise Wrong(f"option '{name}' needs a value: {name}=VALUE\n{describe_options(game)}")
        values[name] = value
    try:
        return parse_options(game, values, strict=False)
    except msgspec.ValidationError as error:
        raise Wrong(f"option of {game.id}: {error}\n{describe_options(game)}") from error


def describe_options(game: AnyGame) -> str:
    """Every option with its values, the default first."""
    lines = ["its options are:"]
    for field in fields(game.options):
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
