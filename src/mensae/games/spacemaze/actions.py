"""Every action of the game once, in the order of the codes in `data`."""

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
    Take,
    Turn,
)

assert (get_args(Colour), get_args(Side), list(get_args(Card))) == (COLOURS, SIDES, KINDS)
assert set(get_args(schema.Layout)) == set(BOARDS)

_COLOURS: Sequence[Colour] = get_args(Colour)
_CARDS: Sequence[Card] = get_args(Card)
_SIDES: Sequence[Side] = get_args(Side)

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
    *(Exit(alien) for alien in _COLOURS),
    *(Go(alien, side) for alien in _COLOURS for side in _SIDES),
    *(Pad(alien) for alien in _COLOURS),
    *(Take(alien) for alien in _COLOURS),
    *(Give(alien, to) for alien in _COLOURS for to in _COLOURS if to != alien),
    *(Home(alien) for alien in _COLOURS),
    EndTurn(),
    Cleared(),
    *(Discard(card) for card in _CARDS),
    Discarded(),
]

CODE: dict[GameAction, int] = {action: code for code, action in enumerate(ACTIONS)}
