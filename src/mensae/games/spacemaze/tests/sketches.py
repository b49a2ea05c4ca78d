"""Builds the positions that the tests of the sketch draw, and draws them."""

from collections.abc import Iterator, Sequence
from typing import Any

from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE, Seat, Setup, Span
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.actions import ACTIONS
from mensae.games.spacemaze.data import BOARDS, COLOURS, NAMES, alien_of
from mensae.games.spacemaze.rules.engine import actors, apply, draw, legal
from mensae.games.spacemaze.schema import (
    Card,
    Drawn,
    GameAction,
    Laid,
    Options,
    Rolled,
    Started,
)
from mensae.games.spacemaze.setup import setup
from mensae.games.spacemaze.sight import view
from mensae.games.spacemaze.sketch import sketch
from mensae.games.spacemaze.state import State

TABLES = [(layout, seats) for layout, board in BOARDS.items() for seats in board.seats]
MAZE = ["T16", "T04", "T10", "T13", "T24", "T07", "T01", "T20"]  # A1 to C3 around the relic tile
HANDS: list[Card] = [
    *("ROTATE_90", "ROTATE_270", "RUN_2", "MOVE_BASE"),
    *("ROTATE_180", "EXCHANGE", "RUN_1", "DIAGONAL_SWITCH"),
]
DICE = ["G5", "G2", "P3", "P3", "O6", "O1", "GGPO", "GOOO"]
LIMIT = {"diamond3": 17}  # lines; others have room for 13 in a terminal of 24


def start(layout: Any = "square3", seats: int = 2) -> State:
    """A game before its first entry."""
    return setup(Setup(seats, Options(layout=layout)))


def do(s: State, *moves: GameAction) -> State:
    """Plays on; the state is the same."""
    for move in moves:
        seat = actors(s)[0]
        assert GAME.codes[move] in legal(s, seat, 0), move
        apply(s, seat, GAME.codes[move], 0)
    return s


def small() -> State:
    """Two seats on the smallest board; the second is to take the first die."""
    laid = [Laid(tile, 0) for tile in MAZE]
    return do(start(), Started(1), *laid, *map(Drawn, HANDS), *map(Rolled, DICE))


def stand(s: State, seat: Seat, **places: str) -> State:
    """Puts aliens of a seat on tiles: green="B2"."""
    for colour, cell in places.items():
        s.aliens[alien_of(seat, COLOURS.index(colour))] = NAMES.index(cell)
    return s


def options_of(s: State, seat: Seat) -> list[GameAction]:
    return [ACTIONS[code] for code in legal(s, seat, 0)]


def spans(s: State, reader: Seat | None, choices: Sequence[GameAction] | None = None) -> list[list[Span]]:
    """If nothing is said, with every choice that the reader has."""
    if choices is None:
        choices = [] if reader is None else options_of(s, reader)
    return sketch(view(s, reader), choices)


def text(s: State, reader: Seat | None, choices: Sequence[GameAction] | None = None) -> list[str]:
    """The lines without colours."""
    return ["".join(span.text for span in line).rstrip() for line in spans(s, reader, choices)]


def maze(s: State, reader: Seat | None, choices: Sequence[GameAction] | None = None) -> list[str]:
    """The smallest board without what stands beside it."""
    return [line[:40].rstrip() for line in text(s, reader, choices)[:7]]


def moments(layout: str, seats: int, seed: int) -> Iterator[State]:
    """A random game from its first entry on, now and then, and its end."""
    s, rng, entries = start(layout, seats), FastRng(seed), 0
    while actors(s):
        if entries % 23 == 0:
            yield s
        seat = actors(s)[rng.below(len(actors(s)))]
        codes = legal(s, seat, 0)
        apply(s, seat, draw(s, rng) if seat == CHANCE else codes[rng.below(len(codes))], 0)
        entries += 1
    yield s
