"""A table as one JSON-lines text: a header, then one entry a line."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from mensae.core.chance import FORK_SEQ, SEED_BYTES, KeyedRng, commitment
from mensae.core.game import AnyGame
from mensae.core.log import kept_entry
from mensae.core.replay import BadLog, replay
from mensae.core.schema import HOST, TABLE_ACTIONS, Action, Entry, Refusal, Refused, Seat, Setup
from mensae.core.table import Table

FORMAT = 1
MOST_FORKS = 10  # one from another
LONGEST_NAME = 200  # letters
BOM = "\ufeff"  # with which some programs begin a text
_UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)  # what hostile JSON raises


class BadRecord(Exception):
    """A text that is not the record of a table; the message names the line and the reason."""

    def __init__(self, reason: str, game: str | None = None, refusal: Refusal | None = None) -> None:
        super().__init__(reason)
        self.game = game
        self.refusal = refusal  # why an entry, or the setup, is not allowed by the game, if that is what is wrong


class Standing(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry that was not taken back, without its number; its action is still plain data."""

    at: Annotated[int, Meta(ge=0, le=2**53)]
    seat: Annotated[Seat, Meta(ge=HOST, le=99)]
    action: dict[str, Any]


class Written(Standing, frozen=True):
    """Any entry, as it is written in a line."""

    seq: Annotated[int, Meta(ge=0, le=2**31)]


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """The position that a forked table began with: what had happened, and for whom it was dealt anew."""

    moves: list[Standing]
    seat: Annotated[Seat, Meta(ge=0, le=99)] | None = None  # None: nothing was dealt anew
    seed: str | None = None  # by which it was
    origin: "Origin | None" = None

    def chain(self) -> list["Origin"]:
        """This one and all further up."""
        return [self, *(self.origin.chain() if self.origin else [])]


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what is played by whom, and how many entries follow."""

    mensae: int  # version of this format
    game: str
    version: int  # of the rules
    seats: list[str]  # names
    options: dict[str, Any]
    entries: int
    last: tuple[Seat, ...] = ()
    commitment: str | None = None  # hash of the seed
    seed: str | None = None  # in hex; others see it only once the game is over
    players: list[str] = []  # who sat where: `me` or a bot
    origin: Origin | None = None  # of a fork


class Record(Struct, frozen=True):
    """A table read back, with its header."""

    header: Header
    table: Any


def export(
    table: Table[Any, Any, Any],
    names: list[str],
    keep_seed: bool = False,
    players: Sequence[str] = (),
    origin: Origin | None = None,
) -> str:
    """The table as text. The seed is in it only when the game is over, or for a keeper who will go on with it."""
    seed = table.seed
    header = Header(
        FORMAT,
        table.game.id,
        table.game.version,
        names,
        msgspec.to_builtins(table.setup.options),
        len(table.lines),
        table.setup.last,
        commitment(seed) if seed else None,
        seed.hex() if seed and (table.outcome or keep_seed) else None,
        list(players),
        origin,
    )
    lines = [msgspec.json.encode(line).decode() for line in (header, *table.log)]
    return "\n".join(lines) + "\n"


def load(text: str, games: dict[str, AnyGame], verify: bool = False) -> Record:
    """The table that the text records; every entry is checked against the rules.

    With `verify` the seed must be there, fit its commitment, and give every outcome of chance.
    """
    lines = text.removesuffix("\n").split("\n")
    header = read_header(text)
    game = games.get(header.game)
    if game is None:
        raise BadRecord(f"line 1: there is no game '{header.game}'; there are {', '.join(games)}")
    if header.version != game.version:
        raise BadRecord(f"line 1: made with version {header.version} of {game.id}; this is version {game.version}")
    if len(lines) - 1 != header.entries:
        raise BadRecord(f"line {len(lines)}: the header promises {header.entries} entries, {len(lines) - 1} are here")
    seed = _seed(header, verify)
    entries = [_entry(game, number, line) for number, line in enumerate(lines[1:], 2)]
    try:
        setup = Setup(len(header.seats), parse_options(game, header.options), header.last)
        begin = begin_of(game, setup, header.origin) if header.origin else None
        return Record(header, replay(game, setup, entries, seed, verify, begin))
    except BadLog as error:
        raise BadRecord(f"line {error.seq + 2}: {error}", game.id, error.refusal) from error
    except Refused as error:
        reason = f"line 1: the game cannot be set up like this ({error.refusal.rule or error.refusal.text.key})"
        raise BadRecord(reason, game.id, error.refusal) from error
    except msgspec.ValidationError as error:
        raise BadRecord(f"line 1: {error}") from error


def parse_options(game: AnyGame, given: dict[str, Any], strict: bool = True) -> Any:
    """The game's options from plain values; raises `msgspec.ValidationError` for one that it does not know."""
    return msgspec.convert(given, game.options, strict=strict)


def begin_of(game: AnyGame, setup: Setup, origin: Origin) -> Any:
    """The state that a fork begins with; its moves are checked against the rules like any others."""
    above = begin_of(game, setup, origin.origin) if origin.origin else None
    entries = [
        kept_entry(seq, move.at, move.seat, msgspec.convert(move.action, action_union(game)))
        for seq, move in enumerate(origin.moves)
    ]
    try:
        state = replay(game, setup, entries, begin=above).state
    except BadLog as error:
        raise BadRecord(f"line 1: before the fork: {error}", game.id, error.refusal) from error
    if origin.seat is None:
        return state
    if origin.seat >= setup.seats:
        raise BadRecord(f"line 1: there is no seat {origin.seat} that could have forked")
    return game.resample(state, origin.seat, KeyedRng(_seed_bytes(origin.seed or ""), FORK_SEQ))


def read_header(text: str) -> Header:
    """The first line of a record; raises `BadRecord`."""
    line, _, _ = text.removeprefix(BOM).partition("\n")
    try:
        header = msgspec.json.decode(line, type=Header)
    except _UNREADABLE as error:
        raise BadRecord(f"line 1: this is not the header of a table: {error}") from error
    if header.mensae != FORMAT:
        raise BadRecord(f"line 1: the record has format {header.mensae}; this reads format {FORMAT}")
    for number, name in enumerate(header.seats, 1):
        if len(name) > LONGEST_NAME:
            raise BadRecord(f"line 1: name {number} has {len(name)} letters; a name has at most {LONGEST_NAME}")
    if header.origin is not None and len(header.origin.chain()) > MOST_FORKS:
        raise BadRecord(f"line 1: this was forked from a fork more than {MOST_FORKS} times")
    return header


def _seed(header: Header, verify: bool) -> bytes | None:
    if header.seed is None:
        if verify:
            raise BadRecord("line 1: there is no seed to verify with; it is shown when a game is over")
        return None
    seed = _seed_bytes(header.seed)
    if header.commitment != commitment(seed) and (verify or header.commitment is not None):
        raise BadRecord("line 1: the seed does not fit the commitment that was shown at the start")
    return seed


def _seed_bytes(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError as error:
        raise BadRecord(f"line 1: the seed is not hexadecimal: {error}") from error
    if len(seed) != SEED_BYTES:
        raise BadRecord(f"line 1: the seed has {len(seed)} bytes, not {SEED_BYTES}")
    return seed


def _entry(game: AnyGame, number: int, line: str) -> Entry:
    try:
        raw = msgspec.json.decode(line, type=Written)
        action = msgspec.convert(raw.action, action_union(game))
    except _UNREADABLE as error:
        raise BadRecord(f"line {number}: {error}") from error
    return kept_entry(raw.seq, raw.at, raw.seat, action)


def action_union(game: AnyGame) -> Any:
    """The type of every action that a log of the game may hold."""
    union: Any = Action
    for kind in (*game.kinds, *TABLE_ACTIONS):
        union = kind if union is Action else union | kind
    return union
