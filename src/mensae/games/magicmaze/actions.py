"""Every action of the game once, in the order of the codes in `data`."""

from collections.abc import Sequence
from typing import get_args

from mensae.core.schema import Sits, Sitter, TimeUp
from mensae.games.magicmaze.data import (
    COLOURS,
    DOMES,
    EDGES,
    FACE_IDS,
    FACTORIES,
    FACTORY,
    HEAPS,
    ICONS,
    NAMES,
    PIPES,
    PRINTED,
    ROADS,
    SEATS_MOST,
    SETTLED,
    SIDES,
    SITE_NAMES,
    SITTERS,
    TILE_IDS,
    WAY_FROM,
    WAY_TO,
)
from mensae.games.magicmaze.rules.codes import way_over
from mensae.games.magicmaze.schema import (
    BuildBridge,
    BuildDome,
    Colour,
    Dealt,
    Drawn,
    Eat,
    EndTalk,
    Explore,
    Face,
    GameAction,
    GiveUp,
    Icon,
    Joined,
    JokerConvert,
    JokerTalk,
    Move,
    Pause,
    PawnOn,
    PawnTo,
    Piece,
    Pipe,
    PlaceRubbish,
    PlaceStart,
    Produce,
    Ready,
    Resume,
    Settled,
    Side,
    Stare,
    SwitchTile,
    TakeFace,
)

assert (get_args(Colour), get_args(Side), get_args(Sitter)) == (COLOURS, SIDES, SITTERS)
assert (list(get_args(Face)), list(get_args(Icon))) == (FACE_IDS, ICONS)

_PIECES: Sequence[Piece] = get_args(Piece)
_SITTERS: Sequence[Sitter] = get_args(Sitter)

ACTIONS: Sequence[GameAction] = [
    *(Produce(COLOURS[FACTORY[p]], NAMES[p]) for p in FACTORIES),
    *(Move(piece, NAMES[WAY_FROM[way]], NAMES[WAY_TO[way]]) for way in range(ROADS * 2) for piece in _PIECES),
    *(Explore(NAMES[p]) for p in EDGES),
    *(
        BuildBridge(name, NAMES[WAY_FROM[way_over(PRINTED + site, end)]], colour)
        for site, name in enumerate(SITE_NAMES)
        for end in (0, 1)
        for colour in COLOURS
    ),
    *(Pipe(piece, NAMES[a], NAMES[b]) for a in PIPES for b in PIPES for piece in _PIECES),
    *(Eat(NAMES[WAY_FROM[way]], NAMES[WAY_TO[way]]) for way in range(ROADS * 2)),
    *(BuildDome(NAMES[p]) for p in DOMES),
    *(JokerConvert(name, old, new) for name in NAMES for old in COLOURS for new in COLOURS),
    JokerTalk(),
    *(PlaceRubbish(NAMES[heap], name) for heap in HEAPS for name in NAMES),
    *(PawnTo(seat) for seat in range(SEATS_MOST)),
    *(PawnOn(icon) for icon in ICONS),
    PawnOn("aside"),
    *(Stare(seat) for seat in range(SEATS_MOST)),
    *(SwitchTile(face) for face in FACE_IDS),
    *(TakeFace(face) for face in FACE_IDS),
    *(PlaceStart(tile, side) for tile in TILE_IDS for side in SIDES),
    Ready(),
    EndTalk(),
    Pause(),
    Resume(),
    GiveUp(),
    *(Sits(who, seat) for seat in range(SEATS_MOST) for who in _SITTERS),
    *(Joined(tile) for tile in TILE_IDS),
    *(Drawn(tile) for tile in TILE_IDS),
    *(Dealt(face) for face in FACE_IDS),
    TimeUp(),
    Settled(),
]

CODE: dict[GameAction, int] = {action: code for code, action in enumerate(ACTIONS)}

assert len(CODE) == len(ACTIONS) == SETTLED + 1
