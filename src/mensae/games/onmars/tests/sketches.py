"""Draws positions for the tests of the sketch, and plays random games of which every moment can be drawn."""

from collections.abc import Iterator, Sequence

from mensae.core.schema import Seat, Span
from mensae.games.onmars.actions import ACTIONS
from mensae.games.onmars.rules.engine import actors, legal
from mensae.games.onmars.schema import GameAction, Options
from mensae.games.onmars.sight import view
from mensae.games.onmars.sketch import sketch
from mensae.games.onmars.sketch.map import COLUMNS
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.random_games import Game, begin, play

TABLES = [(1, False), (2, False), (2, True), (3, False), (4, False), (4, True)]  # seats, First Colonists
MAP_LINES = 18
EVERY = 19  # entries from one moment to the next


def readers(s: State) -> Sequence[Seat | None]:
    """A spectator and every seat."""
    return (None, *range(1 if s.solo else s.players))


def options_of(s: State, seat: Seat) -> list[GameAction]:
    """What the seat may do; nothing if others are asked."""
    return [ACTIONS[code] for code in legal(s, seat, 0)] if seat in actors(s) else []


def spans(s: State, reader: Seat | None, choices: Sequence[GameAction] | None = None) -> list[list[Span]]:
    """If nothing is said, with every choice that the reader has."""
    if choices is None:
        choices = [] if reader is None else options_of(s, reader)
    return sketch(view(s, reader), choices)


def text(s: State, reader: Seat | None, choices: Sequence[GameAction] | None = None) -> list[str]:
    """The lines without colours."""
    return ["".join(span.text for span in line).rstrip() for line in spans(s, reader, choices)]


def map_of(s: State, reader: Seat | None = None, choices: Sequence[GameAction] | None = None) -> list[str]:
    """The map without what stands beside and below it."""
    return [line[:COLUMNS].rstrip() for line in text(s, reader, choices)[:MAP_LINES]]


def cell(s: State, at: str, reader: Seat | None = None, choices: Sequence[GameAction] | None = None) -> str:
    """One hex with the column for its mark."""
    q, r = map(int, at.split(","))
    column = 3 * (q + 6) + 1
    return text(s, reader, choices)[2 * r + q + 9].ljust(COLUMNS)[column : column + 6]


def beside(s: State, reader: Seat | None = None, choices: Sequence[GameAction] | None = None) -> list[str]:
    """What stands beside the map."""
    lines = text(s, reader, choices)
    below = next(at for at, line in enumerate(lines) if line[1:3] == "A " and line[0] in " ▶▷")
    return [line[COLUMNS:] for line in lines[:below] if line[COLUMNS:]]


def players(s: State, reader: Seat | None = None, choices: Sequence[GameAction] | None = None) -> list[str]:
    """The lines of the players."""
    lines = text(s, reader, choices)
    below = next(at for at, line in enumerate(lines) if line[1:3] == "A " and line[0] in " ▶▷")
    return lines[below:]


def moments(seats: int, variant: bool, seed: int, every: int = EVERY) -> Iterator[State]:
    """A random game before its first entry, from time to time, and at its end; it is the same state that goes on."""
    game = Game(seats, Options(first_colonists=variant), keen=True, seed=seed)
    yield begin(game)
    for number, step in enumerate(play(game)):
        if number % every == 0 or not actors(step.after):
            yield step.after
