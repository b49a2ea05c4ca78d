"""Magic Maze on Mars: options and actions; what a reader sees is in `sight`."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from mensae.core.schema import Action, Seat, Sits, TimeUp

Colour: TypeAlias = Literal["blue", "purple", "green", "yellow", "brown", "orange"]  # MM-06
Piece: TypeAlias = Literal["blue", "purple", "green", "yellow", "brown", "orange", "rubbish", "colonist"]  # MM-73
Side: TypeAlias = Literal["N", "E", "S", "W"]  # MM-13
Platform: TypeAlias = str  # MM-15: the tile and its printed side or inner letter, such as A2.W or A2.h
TileId: TypeAlias = str  # MM-05
Site: TypeAlias = str  # a bridge site, such as B6.S-d
Face: TypeAlias = Literal[  # MM-44
    "brown_orange",
    "blue_purple",
    "green_yellow",
    "orange_blue",
    "purple_green",
    "brown_yellow",
    "brown_orange_blue",
    "purple_green_yellow",
]
Icon: TypeAlias = Literal["produce", "hourglass", "bridge", "rubbish", "pipe", "slug"]  # MM-131
Kind: TypeAlias = Literal["plain", "rocket", "hourglass", "dome_site", "pipe"]
Phase: TypeAlias = Literal["drawing", "preparing", "dealing", "playing", "exploring", "paused", "won", "lost"]
ByEdition: TypeAlias = Literal["edition", "yes", "no"]  # MM-239: the edition decides, unless it is set by itself


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the game."""

    mission: Literal[1, 2, 3, 4, 5] = 1  # MM-31
    edition: Literal["de", "nl"] = "de"  # MM-239
    colonists_in_pipes: ByEdition = "edition"  # MM-181
    pipe_sound: ByEdition = "edition"  # MM-184
    orange_hint: ByEdition = "edition"  # MM-154
    level_word: Literal["edition", "mission", "module"] = "edition"  # MM-260
    time_scale: Literal["1", "1.33", "2"] = "1"  # MM-51
    grace_ms: Annotated[int, Meta(ge=0, le=500)] = 500  # MM-61
    talk_guard_ms: Annotated[int, Meta(ge=0, le=3000)] = 1000  # MM-122
    auto_dome: bool = False  # MM-98
    x_tiles: Annotated[int, Meta(ge=0, le=8)] = 0  # MM-198
    expert: bool = False  # MM-201
    solo_tiles: Literal["two", "six"] = "two"  # MM-206
    leaver: Literal["bot", "shared"] = "bot"  # MM-221
    pause: Literal["off", "agreed"] = "off"  # MM-227


# Game actions (MM-10)


class Produce(Action, frozen=True):
    """MM-62: a resource from the supply appears on its factory."""

    colour: Colour
    platform: Platform


class Move(Action, frozen=True):
    """MM-66: the piece goes along one highway; both ends have their names on the highway's own tile."""

    piece: Piece
    start: Platform
    to: Platform


class Explore(Action, frozen=True):
    """MM-74: the resource on this half platform finds a new tile."""

    platform: Platform


class BuildBridge(Action, frozen=True):
    """MM-139: the resource on one end of the site becomes a bridge of its colour."""

    site: Site
    end: Platform
    colour: Colour


class Pipe(Action, frozen=True):
    """MM-179: the piece goes from one pipe platform to another."""

    piece: Piece
    start: Platform
    to: Platform


class Eat(Action, frozen=True):
    """MM-188: the slug goes along one highway and eats what is there."""

    start: Platform
    to: Platform


class BuildDome(Action, frozen=True):
    """MM-96: the full site becomes a dome."""

    site: Platform


class JokerConvert(Action, frozen=True):
    """MM-148: a joker exchanges a resource for one of another colour."""

    platform: Platform
    old: Colour
    new: Colour


class JokerTalk(Action, frozen=True):
    """MM-146: a joker opens a talk window."""


# What is no game action


class PlaceRubbish(Action, frozen=True):
    """MM-169: the explorer puts a piece of rubbish that belongs to this rubbish symbol on a platform."""

    origin: Platform
    target: Platform


class PawnTo(Action, frozen=True):
    """MM-129: the pawn goes in front of another player."""

    seat: Seat


class PawnOn(Action, frozen=True):
    """MM-131, MM-132: the pawn goes onto an icon of the communication board, or aside."""

    place: Literal["produce", "hourglass", "bridge", "rubbish", "pipe", "slug", "aside"]


class Stare(Action, frozen=True):
    """MM-118: look at a player."""

    seat: Seat


class EndTalk(Action, frozen=True):
    """MM-124: close the talk window."""


class SwitchTile(Action, frozen=True):
    """MM-215: in a solo game the pawn goes to another action tile."""

    face: Face


class TakeFace(Action, frozen=True):
    """MM-46: choose an action tile before the start."""

    face: Face


class PlaceStart(Action, frozen=True):
    """MM-209: in a solo game one of the four first tiles goes to a side of the start tile."""

    tile: TileId
    side: Side


class Ready(Action, frozen=True):
    """MM-42: from me the sand may run."""


class Pause(Action, frozen=True):
    """MM-227: table time stands still."""


class Resume(Action, frozen=True):
    """MM-228: from me it may go on."""


class GiveUp(Action, frozen=True):
    """MM-114: lost, if everybody says so."""


# Chance and clock


class Joined(Action, frozen=True):
    """MM-199: this X tile joins the stack."""

    tile: TileId


class Drawn(Action, frozen=True):
    """MM-35: this tile came off the stack."""

    tile: TileId


class Dealt(Action, frozen=True):
    """MM-46: the next seat without an action tile got this one."""

    face: Face


class Settled(Action, frozen=True):
    """MM-172: nobody chose, so the rubbish that waited is put where it belongs."""


GameAction: TypeAlias = (
    Produce
    | Move
    | Explore
    | BuildBridge
    | Pipe
    | Eat
    | BuildDome
    | JokerConvert
    | JokerTalk
    | PlaceRubbish
    | PawnTo
    | PawnOn
    | Stare
    | EndTalk
    | SwitchTile
    | TakeFace
    | PlaceStart
    | Ready
    | Pause
    | Resume
    | GiveUp
    | Sits
    | Joined
    | Drawn
    | Dealt
    | TimeUp
    | Settled
)
