"""Draws positions for the tests of the sketch, and reads platforms off the drawing as people do: without colours."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE, Seat, Setup, Span
from mensae.games.magicmaze.actions import ACTIONS
from mensae.games.magicmaze.components import TILES
from mensae.games.magicmaze.data import (
    CARRIED,
    DOMES,
    EDGES,
    FACES_FOR,
    HOURGLASSES,
    KIND,
    SITE,
    SITES,
    SLUG,
    TILE_COUNT,
)
from mensae.games.magicmaze.rules.board import in_order, is_half, put, takes
from mensae.games.magicmaze.rules.engine import actors, apply, draw, legal
from mensae.games.magicmaze.rules.explore import lay
from mensae.games.magicmaze.schema import GameAction, Options
from mensae.games.magicmaze.setup import setup
from mensae.games.magicmaze.sight import view
from mensae.games.magicmaze.sketch import sketch
from mensae.games.magicmaze.sketch.routes import HIGH, WIDE
from mensae.games.magicmaze.state import NOTHING, PLAYING, State
from mensae.games.magicmaze.views import Laid, Spot

PANEL = 4  # lines, if nobody has rubbish to place
LETTERS = {"blue": "b", "purple": "p", "green": "g", "yellow": "y", "brown": "r", "orange": "o"}
SIGNS = {**{colour: letter.upper() for colour, letter in LETTERS.items()}, "rubbish": "#", "slug": "§", "colonist": "@"}
TILE = {tile.id: tile for tile in TILES.tiles}
TURNED = [(tile.id, turn) for tile in TILES.tiles for turn in range(4)]
LETTER_AT = ((1, WIDE // 2), (HIGH // 2, WIDE - 2), (HIGH - 1, WIDE // 2), (HIGH // 2, 2))  # by the side it faces
PIECE_AT = ((0, WIDE // 2), (HIGH // 2, WIDE), (HIGH, WIDE // 2), (HIGH // 2, 0))

CROSS_DRAWN = [
    "M1 ▶   “” ›⚐",
    "›A ro ›B bp  C gy",
    "B1 P2 G1 Y2 R1 O2  #0 §0  ★0 X0 ⌂1 @1",
    "▤0",
    "                              ?b",
    "                     ·A1     [ ]       ·",
    "                              N",
    "                              │ r[▲ ]",
    "                              b o   g",
    "                  ?b[ ]W─r─c[ ]─╯   ╰E[ ]?g",
    "                              │      │",
    "                              y      │",
    "            ?y                S────p─╯          ?y",
    "   ·A4   +r[ ]       ·0      [ ]       ·A2     [ ]       ·",
    "           ╭N                 N────y─╮          N─Y",
    "           y                  │      │          │ h<xG>╮",
    "     ╭r─a[ ]        +b        p      │          g      r",
    "?b[ ]W     b    ╭g─E[ ]W─G──c<B>──o──E[ ]W─o──c[ ]──p──E[ ]?g",
    "     │     ╰─b[ ]      │      r                 b",
    "     │       o         │      │                 │",
    "     ╰─p────S╯         ╰─b────S                 S",
    "   ·       [ ]       ·A3     [ ]       ·     +Y[ ]       ·",
    "            ?r               ╭N                 ?r",
    "                             r",
    "                    +G ╭p─c[ ]───b───╮",
    "                  ?y[ ]W    │     ╭o─E[ ]?g",
    "                            │d<gyR>",
    "                            y G",
    "                            ╰─S",
    "                     ·       [ ]       ·",
    "                              ?b",
]
MARS_DRAWN = [
    "            ?g",
    "   ·E12    [ ]       ·",
    "            N─o",
    "            │ p[◎ ]╮",
    "            y      r",
    "?b[ ]W←─o─c[ ]─p──→E[ ]?y",
    "     │      │      │",
    "     │      b      │",
    "     ╰r────→S←────g╯          ?y                ?r",
    "   ·0      [ ]%      ·D9     [ ]       ·B6     [ ]       ·",
    "            N────y─╮   ╭─g────W────o─╮         ╭N────r─╮",
    "            │      │   │      │      │         y       │",
    "  +B        P      │   │      r      │      c[ ]       │",
    "?y[ ]W─g──c<#>──o──E[ ]S     g<§>    N[ ]W─b╯ │     ╭=┄E[ ]?b",
    "     │      r          │      B y    g   │    │d[poo]",
    "     │      │          │      │d[ppy]╝   │    ╰o╮=",
    "     ╰─b────S          ╰─P────E          ╰─p────S╯",
    "   ·       [ ]       ·       <P>       ·       [ ]       ·",
    "            ?b                ?P                ?p",
]


def options_of(s: State, seat: Seat) -> list[GameAction]:
    """What the seat can do now."""
    return [ACTIONS[code] for code in legal(s, seat, s.now)]


def spans(s: State, reader: Seat | None = None, choices: Sequence[GameAction] | None = None) -> list[list[Span]]:
    """If nothing is said, with every choice that the reader has."""
    if choices is None:
        choices = [] if reader is None else options_of(s, reader)
    return sketch(view(s, reader), choices)


def text(s: State, reader: Seat | None = None, choices: Sequence[GameAction] | None = None) -> list[str]:
    """The lines without colours."""
    return ["".join(span.text for span in line).rstrip() for line in spans(s, reader, choices)]


def maze(s: State, reader: Seat | None = None, choices: Sequence[GameAction] | None = None) -> list[str]:
    """The lines below the panel."""
    return text(s, reader, choices)[PANEL + len(view(s, reader).questions) :]


def middles(seats: int, mission: Literal[1, 2, 3, 5], seeds: range) -> Iterator[State]:
    """Games in the middle: tiles as they may come, pieces anywhere, here and there a dome, a bridge, a marker."""
    for seed in seeds:
        rng, s = FastRng(seed), setup(Setup(seats, Options(mission=mission, x_tiles=seed % 9)))
        while actors(s) == [CHANCE]:
            apply(s, CHANCE, draw(s, rng), 0)
        s.drawn = 0
        for seat in range(seats if seats > 1 else 0):
            s.face[seat] = FACES_FOR[seats][seat]
        for tile in [tile for tile in range(TILE_COUNT) if s.stack >> tile & 1 and rng.below(6)]:
            halves = [p for p in EDGES if is_half(s, p)]
            lay(s, tile, halves[rng.below(len(halves))])
            s.stack &= ~(1 << tile)
        s.phase, s.ends = PLAYING, s.terms.sand
        _build(s, rng)
        for piece in (*range(CARRIED), SLUG, *range(CARRIED)):
            places = [p for p in in_order(s) if takes(s, p, piece) and (piece != SLUG or KIND[p] != SITE)]
            if places and rng.below(5):
                put(s, places[rng.below(len(places))], piece)
        yield s


def _build(s: State, rng: FastRng) -> None:
    for site in range(len(DOMES)):
        s.built[site] = rng.below(2)
    for site in range(SITES):
        s.bridge[site] = rng.below(6) if rng.below(2) else NOTHING
    s.marked = rng.below(1 << len(HOURGLASSES))


# Reading


def read(lines: Sequence[str], tiles: Iterable[Laid]) -> dict[str, str]:
    """Every platform with its brackets, by all names of it, found from the id of the tile on."""
    found: dict[str, str] = {}
    for laid in tiles:
        top, left = corner(lines, laid.tile)
        cut = [line.ljust(left + WIDE)[left + 1 : left + WIDE] for line in lines[top + 1 : top + HIGH]]
        for inner in TILE[laid.tile].inner:
            (found[f"{laid.tile}.{inner.id}"],) = re.findall(rf"{inner.id}([\[<(].{{1,3}}[\]>)])", "\n".join(cut))
        for number, side in enumerate(TILES.side_order):
            faces = (number + laid.turn) % 4
            row, column = LETTER_AT[faces]
            assert lines[top + row][left + column] == side, (laid, side)
            row, column = PIECE_AT[faces]
            found[f"{laid.tile}.{side}"] = lines[top + row][left + column - 1 : left + column + 2]
    return found


def seen(s: State, reader: Seat | None = None, choices: Sequence[GameAction] | None = None) -> dict[str, str]:
    """The platforms as this reader sees them."""
    return read(text(s, reader, choices), view(s, reader).tiles.values())


def corner(lines: Sequence[str], tile: str) -> tuple[int, int]:
    """The row and the column of the top left corner of a tile; its id stands there once."""
    places = [(row, match.start()) for row, line in enumerate(lines) for match in re.finditer(rf"·{tile}(?!\d)", line)]
    (place,) = places
    return place


def expected(spot: Spot) -> str:
    """A platform with what stands on it between its brackets, if nothing can be done there."""
    return f"[{_inside(spot)}]"


def _inside(spot: Spot) -> str:
    piece = SIGNS[spot.piece] if spot.piece else " "
    if spot.dome:
        return f"⌂ {piece}"
    match spot.kind:
        case "plain":
            return piece
        case "pipe":
            return f"◎{piece}"
        case "hourglass":
            return f"{'x' if spot.marked else 'X'}{piece}"
        case "rocket":
            return f"▲{spot.colonists or ' '}"
        case "dome_site":
            slots = [SIGNS[colour] for colour in spot.held] + [LETTERS[colour] for colour in spot.needs]
            return "".join(sorted(slots, key=lambda slot: ("bpgyro".index(slot.lower()), slot.islower())))
