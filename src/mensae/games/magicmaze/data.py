"""The tiles, the missions and the numbering of actions, as tables. A platform, a highway, a colour is a number here.

The rocket tile is A1, whatever an edition calls it (MM-249); the mission says how many pieces there are, and whether
pawn and board are used (MM-250, MM-251); X tiles are the same in both editions (MM-253), and so are action tiles,
of whose two sides only one is used (MM-252). Colours that neither text shows are in the files (MM-07).
"""

from typing import Final, Literal

from mensae.games.magicmaze.components import FACES, MISSIONS, TILES, Mission, Tile
from mensae.games.magicmaze.schema import Colour, Face, Icon, Piece, Side

COLOURS: Final[tuple[Colour, ...]] = ("blue", "purple", "green", "yellow", "brown", "orange")
COLOUR_COUNT: Final = 6
SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
RANKS_A_TILE: Final = 256  # more than there are platforms
NONE: Final = 255  # no colour, no platform: tables are bytes
EACH: Final = TILES.resources_per_colour

# What can stand on a platform: a resource of the colour of this number, or
RUBBISH: Final = 6
COLONIST: Final = 7
SLUG: Final = 8
CARRIED: Final = 8  # kinds of pieces that move and pipe can name
PIECES: Final[tuple[Piece | Literal["slug"], ...]] = (*COLOURS, "rubbish", "colonist", "slug")

# Kinds of platform
PLAIN: Final = 0
ROCKET: Final = 1
HOURGLASS: Final = 2
SITE: Final = 3
PIPE_END: Final = 4
KINDS: Final = ("plain", "rocket", "hourglass", "dome_site", "pipe")

# Tiles (MM-05)
TILE_LIST: Final[list[Tile]] = TILES.tiles
TILE_IDS: Final = [tile.id for tile in TILE_LIST]
TILE_COUNT: Final = len(TILE_IDS)
START_TILE: Final = TILE_IDS.index(MISSIONS.start_tile)
X_TILES: Final = [TILE_IDS.index(tile) for tile in MISSIONS.x_tiles]  # MM-253: in both editions
ARROW: Final = bytes([SIDES.index(tile.arrow) if tile.arrow else NONE for tile in TILE_LIST])

# Platforms: tile by tile, the edges first (MM-16)
NAMES: Final = [f"{tile.id}.{name}" for tile in TILE_LIST for name in tile.names()]
PLATFORMS: Final = len(NAMES)
PLATFORM: Final = {name: number for number, name in enumerate(NAMES)}
FIRST: Final = bytes([PLATFORM[f"{tile.id}.N"] for tile in TILE_LIST] + [PLATFORMS])  # of each tile
TILE_OF: Final = bytes([number for number, tile in enumerate(TILE_LIST) for _ in tile.names()])
_EDGES: Final = {f"{tile.id}.{edge.side}": edge for tile in TILE_LIST for edge in tile.edges}
_INNER: Final = {f"{tile.id}.{inner.id}": inner for tile in TILE_LIST for inner in tile.inner}


def _colour(colour: Colour | None) -> int:
    return COLOURS.index(colour) if colour else NONE


SIDE_OF: Final = bytes([SIDES.index(_EDGES[name].side) if name in _EDGES else NONE for name in NAMES])
LOCK: Final = bytes([_colour(_EDGES[name].lock) if name in _EDGES else NONE for name in NAMES])
FACTORY: Final = bytes([_colour(_EDGES[name].factory) if name in _EDGES else NONE for name in NAMES])
KIND: Final = bytes([KINDS.index(_INNER[name].kind) if name in _INNER else PLAIN for name in NAMES])
_MIDDLES: Final = ((50, 0), (100, 50), (50, 100), (0, 50))  # of the sides
PLACE_X: Final = bytes([_INNER[n].x if n in _INNER else _MIDDLES[SIDE_OF[p]][0] for p, n in enumerate(NAMES)])
PLACE_Y: Final = bytes([_INNER[n].y if n in _INNER else _MIDDLES[SIDE_OF[p]][1] for p, n in enumerate(NAMES)])
EDGES: Final = [p for p in range(PLATFORMS) if SIDE_OF[p] != NONE]
FACTORIES: Final = [p for p in range(PLATFORMS) if FACTORY[p] != NONE]
ROCKETS: Final = [p for p in range(PLATFORMS) if KIND[p] == ROCKET]
ROCKET_TILE: Final = TILE_OF[ROCKETS[0]]  # MM-249: A1, whatever an edition calls it
PIPES: Final = [p for p in range(PLATFORMS) if KIND[p] == PIPE_END]
HOURGLASSES: Final = [p for p in range(PLATFORMS) if KIND[p] == HOURGLASS]

# Dome sites (MM-92): how many of each colour are needed, by slot (`rules.codes`)
DOMES: Final = [p for p in range(PLATFORMS) if KIND[p] == SITE]
DOME_OF: Final = bytes([DOMES.index(p) if p in DOMES else NONE for p in range(PLATFORMS)])
NEEDS: Final = bytes([_INNER[NAMES[p]].needs.count(colour) for p in DOMES for colour in COLOURS])

# Rubbish symbols (MM-156), and where the slug of a tile appears (MM-185)
HEAPS: Final = [p for p in range(PLATFORMS) if NAMES[p] in _EDGES and _EDGES[NAMES[p]].rubbish]
HEAP_OF: Final = bytes([HEAPS.index(p) if p in HEAPS else NONE for p in range(PLATFORMS)])


def _slug_to(tile: Tile) -> int:
    """MM-261: only the symbol on the arrow platform counts."""
    arrow = next((edge for edge in tile.edges if edge.side == tile.arrow), None)
    return PLATFORM[f"{tile.id}.{arrow.slug_to}"] if arrow and arrow.slug_to else NONE


SLUG_TO: Final = bytes([_slug_to(tile) for tile in TILE_LIST])

# Highways: first those that are printed, then the bridge sites, which have no colour until a bridge is built
_PRINTED: Final = [(tile, road) for tile in TILE_LIST for road in tile.highways]
_SITES: Final = [(tile, site) for tile in TILE_LIST for site in tile.bridge_sites]
PRINTED: Final = len(_PRINTED)
SITES: Final = len(_SITES)
ROADS: Final = PRINTED + SITES
SITE_NAMES: Final = [f"{tile.id}.{site.id}" for tile, site in _SITES]
_ENDS: Final = [(tile, road.a, road.b) for tile, road in _PRINTED] + [(tile, site.a, site.b) for tile, site in _SITES]
END_A: Final = bytes([PLATFORM[f"{tile.id}.{a}"] for tile, a, _ in _ENDS])
END_B: Final = bytes([PLATFORM[f"{tile.id}.{b}"] for tile, _, b in _ENDS])
# Those of a tile follow one another: the first printed one of each tile, and the end
FIRST_ROAD: Final = bytes([sum(TILE_OF[END_A[h]] < tile for h in range(PRINTED)) for tile in range(TILE_COUNT + 1)])
ROAD_NAMES: Final = [f"{NAMES[a]}-{NAMES[b]}" for a, b in zip(END_A, END_B, strict=True)]
ROAD_COLOUR: Final = bytes([_colour(road.colour) for _, road in _PRINTED] + [NONE] * SITES)
ONE_WAY: Final = bytes([road.one_way for _, road in _PRINTED] + [0] * SITES)
# The two ways over each, from a to b and from b to a (`rules.codes`)
BRIDGE_WAYS: Final = PRINTED * 2  # the first way over a bridge site
WAY_FROM: Final = bytes([end for h in range(ROADS) for end in (END_A[h], END_B[h])])
WAY_TO: Final = bytes([end for h in range(ROADS) for end in (END_B[h], END_A[h])])
AGAINST: Final = bytes([against for h in range(ROADS) for against in (0, ONE_WAY[h])])  # MM-195: 1 against its arrow
# The ways out of a platform over the highways of its own tile
WAYS_AT: Final = [[way for way in range(ROADS * 2) if WAY_FROM[way] == p] for p in range(PLATFORMS)]

# Missions
MISSION_LIST: Final[list[Mission]] = MISSIONS.missions  # MM-250, MM-251: they say what is played with
STACKS: Final = [sorted(TILE_IDS.index(tile) for tile in mission.tiles) for mission in MISSION_LIST]
TIMER: Final = MISSIONS.timer
RUBBISH_MS: Final = TIMER.rubbish_choice_ms
PAWN_MS: Final = TIMER.pawn_pause_ms
SOLO_MS: Final = TIMER.solo_period_ms
SOLO_OPEN_MS: Final = TIMER.solo_open_ms

# Action tiles: their colours as a bit set
FACE_IDS: Final[list[Face]] = [face.id for face in FACES.faces]  # MM-252: one side counts
FACE_COUNT: Final = len(FACE_IDS)
FACE_COLOURS: Final = bytes([sum(1 << COLOURS.index(colour) for colour in face.colours) for face in FACES.faces])
FACES_FOR: Final = [[n for n, face in enumerate(FACES.faces) if count in face.players] for count in range(7)]
SOLO_FACES: Final = {name: [FACE_IDS.index(face) for face in faces] for name, faces in FACES.solo.items()}

# Places of the pawn: in front of a seat, on an icon, aside
SEATS_MOST: Final = 6
ICONS: Final[list[Icon]] = MISSIONS.communication_icons
ASIDE: Final = SEATS_MOST + len(ICONS)

# Codes of actions; those with two parts are put together in `rules.codes`
PRODUCE: Final = 0  # + factory
MOVE: Final = PRODUCE + len(FACTORIES)  # + way and piece
EXPLORE: Final = MOVE + ROADS * 2 * CARRIED  # + edge
BRIDGE: Final = EXPLORE + len(EDGES)  # + way and colour
PIPE: Final = BRIDGE + SITES * 2 * COLOUR_COUNT  # + pipe, pipe and piece
EAT: Final = PIPE + len(PIPES) * len(PIPES) * CARRIED  # + way
DOME: Final = EAT + ROADS * 2  # + site
CONVERT: Final = DOME + len(DOMES)  # + platform, old and new colour
TALK: Final = CONVERT + PLATFORMS * COLOUR_COUNT * COLOUR_COUNT
PLACE: Final = TALK + 1  # + heap and platform; from here on: no game actions
PAWN: Final = PLACE + len(HEAPS) * PLATFORMS  # + place
STARE: Final = PAWN + ASIDE + 1  # + seat
SWITCH: Final = STARE + SEATS_MOST  # + face
TAKE: Final = SWITCH + FACE_COUNT  # + face
START: Final = TAKE + FACE_COUNT  # + tile and side
READY: Final = START + TILE_COUNT * 4
END_TALK: Final = READY + 1
PAUSE: Final = END_TALK + 1
RESUME: Final = PAUSE + 1
GIVE_UP: Final = RESUME + 1
SITS: Final = GIVE_UP + 1  # + seat * 3 + sitter
JOINED: Final = SITS + SEATS_MOST * 3  # + tile
DRAWN: Final = JOINED + TILE_COUNT  # + tile
DEALT: Final = DRAWN + TILE_COUNT  # + face
TIME_UP: Final = DEALT + FACE_COUNT
SETTLED: Final = TIME_UP + 1

# Who plays a seat
PERSON: Final = 0
BOT: Final = 1
GONE: Final = 2
SITTERS: Final = ("person", "bot", "gone")

EDGE_OF: Final = bytes([EDGES.index(p) if p in EDGES else NONE for p in range(PLATFORMS)])
FACTORY_OF: Final = bytes([FACTORIES.index(p) if p in FACTORIES else NONE for p in range(PLATFORMS)])
PIPE_OF: Final = bytes([PIPES.index(p) if p in PIPES else NONE for p in range(PLATFORMS)])
