"""What `components/*.json` hold: the printed parts as structs; `components` reads and checks them."""

from typing import Literal

from mensae.games.components import Part
from mensae.games.magicmaze.schema import Colour, Face, Icon, Kind, Side, TileId


class Edge(Part, frozen=True):
    """MM-14, MM-19 to MM-21: the half platform of an edge."""

    side: Side
    lock: Colour | None
    factory: Colour | None
    rubbish: bool
    slug_to: str | None


class Inner(Part, frozen=True):
    """A platform inside a tile."""

    id: str
    kind: Kind
    x: int
    y: int
    needs: list[Colour]  # MM-92


class Highway(Part, frozen=True):
    """MM-30, MM-195: from a to b if it is one-way."""

    a: str
    b: str
    colour: Colour
    one_way: bool


class BridgeSite(Part, frozen=True):
    """MM-138."""

    id: str
    a: str
    b: str


class Tile(Part, frozen=True):
    """A tile as printed."""

    id: TileId
    letter: str
    number: int
    arrow: Side | None  # MM-22
    edges: list[Edge]
    inner: list[Inner]
    highways: list[Highway]
    bridge_sites: list[BridgeSite]

    def names(self) -> list[str]:
        """MM-16: the platforms in their order."""
        return [edge.side for edge in self.edges] + [inner.id for inner in self.inner]


class Resource(Part, frozen=True):
    """MM-06."""

    id: Colour
    resource: str


class Tiles(Part, frozen=True):
    """`tiles.json`."""

    schema: str
    meta: dict[str, str]
    side_order: list[Side]
    resources_per_colour: int
    colours: list[Resource]
    tiles: list[Tile]


class Scale(Part, frozen=True):
    """MM-51: how much sand there is in a glass of this scale."""

    id: str
    sand_ms: int


class Timer(Part, frozen=True):
    """All times of the rules."""

    sand_ms: int
    scales: list[Scale]
    rubbish_choice_ms: int  # MM-172
    talk_guard_ms: int  # MM-122
    grace_ms: int  # MM-61
    pawn_pause_ms: int  # MM-136
    absence_ms: int  # MM-220
    solo_period_ms: int  # MM-215
    solo_open_ms: int


class Mission(Part, frozen=True):
    """MM-31: what a mission is played with."""

    id: str
    number: int
    letters: list[str]
    tiles: list[TileId]
    colonists: int
    domes: int
    hourglass_markers: int
    bridges: int
    jokers: int
    rubbish: int
    slugs: int
    pawn: bool
    communication_board: bool
    pipes: bool
    talk: Literal["free", "restricted"]  # MM-115, MM-116
    new_rules: list[str]


class Missions(Part, frozen=True):
    """`missions.json`."""

    schema: str
    meta: dict[str, str | list[str]]
    timer: Timer
    start_tile: TileId
    x_tiles: list[TileId]
    communication_icons: list[Icon]
    missions: list[Mission]


class ActionFace(Part, frozen=True):
    """MM-43, MM-44: a side of an action tile, and the player counts that use it."""

    id: Face
    colours: list[Colour]
    players: list[int]


class Faces(Part, frozen=True):
    """`action_faces.json`."""

    schema: str
    meta: dict[str, str]
    faces: list[ActionFace]
    solo: dict[str, list[Face]]  # MM-206
