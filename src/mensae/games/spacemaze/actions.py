"""Every action of the game once, in the order of `rules.codes`."""

from collections.abc import Sequence
from typing import get_args

from mensae.games.spacemaze import schema
from mensae.games.spacemaze.data import BERTHS, BOARDS, COLOURS, DIE_NAMES, KINDS, MAZE_TILES, NAMES, SIDES, TILE_IDS
from mensae.games.spacemaze.schema import (
    Card,
    Choose,
    Cleared,
    Colour,
    Discard,
    Discarded,
    Dock,
    Drawn,
    EndTurn,
    Exchange,
    Exit,
    GameAction,
    Give,
    Go,
    Home,
    Laid,
    Morph,
    NoCard,
    Pad,
    Pick,
    Play,
    Rolled,
    Side,
    Started,
    Step,
    Take,
    Turn,
)

assert (get_args(Colour), get_args(Side), list(get_args(Card))) == (COLOURS, SIDES, KINDS)
assert set(get_args(schema.Layout)) == set(BOARDS)

_COLOURS: Sequence[Colour] = get_args(Colour)
_CARDS: Sequence[Card] = get_args(Card)
_SIDES: Sequence[Side] = get_args(Side)


def _steps(alien: Colour) -> list[Step]:
    """SM-62: every step that an alien can do."""
    return [
        Exit(alien),
        *(Go(alien, side) for side in _SIDES),
        Pad(alien),
        Take(alien),
        *(Give(alien, to) for to in _COLOURS if to != alien),
        Home(alien),
    ]


ACTIONS: Sequence[GameAction] = [
    *(Started(seat) for seat in range(4)),
    *(Laid(tile, quarters) for tile in TILE_IDS[:MAZE_TILES] for quarters in range(4)),
    *(Drawn(card) for card in _CARDS),
    *(Rolled(die) for die in DIE_NAMES),
    *(Pick(die) for die in DIE_NAMES),
    *(Play(card) for card in _CARDS),
    NoCard(),
    *(Turn(cell, quarters) for cell in NAMES for quarters in (1, 2, 3)),
    *(Choose(cell) for cell in NAMES),
    *(Exchange(cell) for cell in NAMES),
    *(Morph(alien) for alien in _COLOURS),
    *(Dock(NAMES[cell], _SIDES[side]) for cell, side in BERTHS),
    *(step for alien in _COLOURS for step in _steps(alien)),
    EndTurn(),
    Cleared(),
    *(Discard(card) for card in _CARDS),
    Discarded(),
]
