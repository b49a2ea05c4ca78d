"""What a reader sees of Magic Maze on Mars."""

from typing import Literal

from msgspec import Struct

from mensae.core.schema import Seat, Sitter
from mensae.games.magicmaze.schema import Colour, Face, Kind, Phase, Piece, Platform, Site, TileId


class Spot(Struct, frozen=True):
    """A platform in play; a merged one has two names (MM-15)."""

    name: Platform
    other: Platform | None
    x: int  # on the table, 100 to a tile, the start tile from 0 to 100; a merged platform lies between its tiles
    y: int
    kind: Kind
    lock: Colour | None  # MM-19: only while nothing lies beyond
    factories: list[Colour]
    rubbish: bool  # MM-156
    piece: Piece | Literal["slug"] | None
    marked: bool  # MM-83: its hourglass has been used
    needs: list[Colour]  # of an unfinished dome site: the free slots
    held: list[Colour]  # of an unfinished dome site: the full ones
    dome: bool
    colonists: int  # on the rocket platform


class Road(Struct, frozen=True):
    """A highway between two platforms by their first names; a bridge site without a bridge has no colour."""

    a: Platform
    b: Platform
    colour: Colour | None
    one_way: bool  # MM-195: from a to b only
    site: Site | None  # of a bridge


class Laid(Struct, frozen=True):
    """A tile in play (MM-12, MM-13)."""

    tile: TileId
    x: int
    y: int
    turn: int  # quarter turns clockwise


class Question(Struct, frozen=True):
    """MM-169: rubbish that an explorer has to place."""

    seat: Seat
    pieces: int
    origins: list[Platform]  # the rubbish symbols that wait, in order
    any_origin: bool  # MM-177: the explorer chooses which are served
    due: int  # when the clock places it


class View(Struct, frozen=True):
    """MM-11: everything is open, but for what chance will draw."""

    mission: int
    level_word: Literal["mission", "module"]  # MM-260
    phase: Phase
    tiles: dict[TileId, Laid]  # in the order in which they came
    platforms: dict[Platform, Spot]  # by their first names, in platform order (MM-16)
    roads: dict[str, Road]  # by their ends on their own tile, which stay when platforms are merged
    stack: list[TileId]  # what is left in it, in the order of the numbers
    drawn: list[TileId]  # in a solo game: first tiles that are not laid yet
    faces: list[Face | None]  # by seat
    active: Face | None  # in a solo game
    solo_faces: list[Face]
    sitters: list[Sitter]
    ready: list[Seat]
    gave_up: list[Seat]
    resumed: list[Seat]
    supply: dict[Colour, int]
    rubbish: int
    slugs: int
    jokers: int
    markers: int
    domes: int
    bridges: list[Colour]  # not built yet
    orbit: int
    landed: bool
    talk: Literal["free", "silent", "open"]  # MM-117
    talk_since: int | None  # when the window opened
    guard: int  # MM-122: ms
    questions: list[Question]
    pawn: str | None  # "seat 1" and so on, an icon, aside; None: not in the game
    stares: list[Seat | None]  # by seat
    began: int | None  # T0
    ends: int | None  # E (MM-54); in a pause and after the end it tells with `now` how much sand was left
    now: int  # the stamp of the last entry
    sand: int  # D
    solo_second: bool  # MM-216: the face has been changed in this second already
    pipe_sound: bool
    orange_hint: bool
