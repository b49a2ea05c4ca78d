"""Every action of the game once, in the order of `rules.codes`."""

from collections.abc import Sequence
from typing import get_args

from mensae.games.gardens.data import COLOURS, DIRECTIONS, FIGURES, NAMES, PER_COLOUR
from mensae.games.gardens.schema import (
    Colour,
    Dealt,
    Direction,
    Figure,
    GameAction,
    Place,
    Plant,
    Roll,
    Rolled,
    Started,
    Stuck,
    Take,
    Use,
)

assert (get_args(Colour), get_args(Figure), get_args(Direction)) == (COLOURS, FIGURES, DIRECTIONS)

_FACES = range(1, 7)
_WAYS: Sequence[tuple[Direction, int]] = [(direction, gardener) for gardener in (1, 2) for direction in DIRECTIONS]

ACTIONS: Sequence[GameAction] = [
    *(Started(seat) for seat in range(5)),
    *(Take(figure) for figure in get_args(Figure)),
    *(Place(hex) for hex in NAMES),
    *(Dealt(colour, count) for colour in get_args(Colour) for count in range(PER_COLOUR + 1)),
    *(Roll(gardener) for gardener in (1, 2)),
    *(Rolled(face) for face in _FACES),
    Stuck(),
    *(use for die in _FACES for use in (*(Use(die, *way) for way in _WAYS), Use(die))),
    *(Plant(colour) for colour in get_args(Colour)),
]
