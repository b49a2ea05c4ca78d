"""The printed parts, read from `components/*.json` and checked, so that another layout can replace them (MM-08)."""

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import get_args

from mensae.games.components import BadComponents, check, decode
from mensae.games.magicmaze.parts import Edge, Faces, Inner, Mission, Missions, Tile, Tiles, Timer
from mensae.games.magicmaze.schema import Colour, Face, Icon, Options, Side

__all__ = ["FACES", "MISSIONS", "TILES", "BadComponents", "Mission", "Tile", "faces", "missions", "tiles"]

IDS = ["0", "A1", "A2", "A3", "A4", "B5", "B6", "C7", "C8", "D9", "D10", "E11", "E12"]  # MM-05
IDS += [f"X{number}" for number in range(13, 21)]
COLOURS: tuple[Colour, ...] = get_args(Colour)
SIDES: tuple[Side, ...] = get_args(Side)
SLOTS = 3  # MM-92
MOST_PLATFORMS = 254  # tables are bytes
MOST_HEAPS = 15  # a queue of rubbish is a number
SPECIAL = ("rocket", "dome_site")  # kinds of platform on which no slug can be


# Tiles


def tiles(text: bytes) -> Tiles:
    """MM-04 to MM-06, MM-14 to MM-22: the tiles, if they fit together."""
    file = "tiles.json"
    parts = decode(text, Tiles, file)
    check(parts.schema == "magicmaze.tiles/1", file, f"schema {parts.schema}, not magicmaze.tiles/1")
    check(parts.side_order == list(SIDES), file, "the sides are N, E, S, W in this order")
    colours = [colour.id for colour in parts.colours]
    check(colours == list(COLOURS), file, f"the colours are {', '.join(COLOURS)} in this order")
    check(len({colour.resource for colour in parts.colours}) == 6, file, "two colours have the same resource")
    check(parts.resources_per_colour == 2, file, f"{parts.resources_per_colour} resources of each colour, not 2")
    ids = [tile.id for tile in parts.tiles]
    check(ids == IDS, file, f"the tiles are {', '.join(ids)}, not {', '.join(IDS)}")
    for number, tile in enumerate(parts.tiles):
        named = (tile.letter, tile.number) == (tile.id[0], number)
        check(named, file, f"{tile.id} has letter {tile.letter} and number {tile.number}")
        for problem in _problems(tile):
            check(False, file, f"{tile.id} {problem}")
    _check_set(parts.tiles, file)
    return parts


def _check_set(printed: list[Tile], file: str) -> None:
    """MM-20, MM-101, I25: what there is once in all tiles, and how much the tables of the engine can hold."""
    made = Counter(edge.factory for tile in printed for edge in tile.edges if edge.factory)
    for colour in COLOURS:
        check(made[colour] == 1, file, f"{made[colour]} {colour} factories, not 1")
    rockets = _count(printed, "rocket")
    check(rockets == 1, file, f"{rockets} rocket platforms, not 1")
    platforms, heaps = sum(len(tile.names()) for tile in printed), sum(map(_has_rubbish, printed))
    check(platforms <= MOST_PLATFORMS, file, f"{platforms} platforms; there is room for {MOST_PLATFORMS}")
    check(heaps <= MOST_HEAPS, file, f"{heaps} rubbish symbols; there is room for {MOST_HEAPS}")


def _problems(tile: Tile) -> Iterator[str]:
    """What is wrong with a tile."""
    names = tile.names()
    if [edge.side for edge in tile.edges] != list(SIDES):
        yield "should have the edges N, E, S, W in this order"
    if (tile.arrow is None) != (tile.id == IDS[0]):
        yield "is the start tile and has an arrow" if tile.arrow else "has no arrow"
    for edge in tile.edges:
        yield from _edge_problems(tile, edge)
    if len(set(names)) < len(names):
        yield "has two platforms of the same name"
    for inner in tile.inner:
        yield from _inner_problems(inner)
    yield from _road_problems(tile)


def _edge_problems(tile: Tile, edge: Edge) -> Iterator[str]:
    """MM-19, MM-22, MM-156, MM-185, MM-261: locks on all edges but the arrow, symbols on the arrow only."""
    if edge.side == tile.arrow:
        if edge.lock:
            yield f"has a lock on its arrow edge {edge.side}"
        inner = {inner.id: inner.kind for inner in tile.inner}
        if edge.slug_to and (edge.slug_to not in tile.names() or inner.get(edge.slug_to) in SPECIAL):
            yield f"has its slug on {edge.slug_to}, where no slug can be"
    else:
        if edge.lock is None:
            yield f"has no lock on edge {edge.side}"
        if edge.rubbish or edge.slug_to:
            yield f"has a symbol on edge {edge.side}, which is not its arrow edge"


def _inner_problems(inner: Inner) -> Iterator[str]:
    """MM-15, MM-92: a letter, a place on the tile, and three resources for a dome."""
    if not (len(inner.id) == 1 and "a" <= inner.id <= "z"):
        yield f"has a platform {inner.id}; inside a tile they are named by a small letter"
    if not (0 < inner.x < 100 and 0 < inner.y < 100):
        yield f"has platform {inner.id} at {inner.x}, {inner.y}, which is not inside"
    if len(inner.needs) != (SLOTS if inner.kind == "dome_site" else 0):
        yield f"has platform {inner.id} ({inner.kind}), which needs {len(inner.needs)} resources"
    if any(count > 2 for count in Counter(inner.needs).values()):
        yield f"has platform {inner.id}, which needs more of a colour than there are"


def _road_problems(tile: Tile) -> Iterator[str]:
    """MM-28, MM-30, MM-138: highways and bridge sites join two platforms of the tile, and no two join the same."""
    names = tile.names()
    pairs = [(road.a, road.b) for road in tile.highways] + [(site.a, site.b) for site in tile.bridge_sites]
    for a, b in pairs:
        if a not in names or b not in names or a == b:
            yield f"has a highway or bridge site from {a} to {b}"
    if len({frozenset(pair) for pair in pairs}) < len(pairs):
        yield "has two highways or bridge sites between the same platforms"
    for site in tile.bridge_sites:
        if site.id != f"{site.a}-{site.b}":
            yield f"has a bridge site {site.id} from {site.a} to {site.b}"
    for name in names:
        if not any(name in pair for pair in pairs):
            yield f"has no highway to {name}"


# Missions


def missions(text: bytes, tiles: Tiles) -> Missions:
    """MM-31 to MM-39, MM-50, MM-51: the missions, if they fit together and to the tiles."""
    file = "missions.json"
    parts = decode(text, Missions, file)
    check(parts.schema == "magicmaze.missions/1", file, f"schema {parts.schema}, not magicmaze.missions/1")
    for problem in _timer_problems(parts.timer):
        check(False, file, f"timer: {problem}")
    check(parts.start_tile == IDS[0], file, f"the start tile is {IDS[0]}, not {parts.start_tile}")
    extra = [tile for tile in tiles.tiles if tile.letter == "X"]
    check(parts.x_tiles == [tile.id for tile in extra], file, f"the X tiles are not {', '.join(parts.x_tiles)}")
    check(_count(extra, "dome_site") == 0, file, "there is a dome site on an X tile, but no dome for it")
    check(parts.communication_icons == list(get_args(Icon)), file, f"the icons are {', '.join(get_args(Icon))}")
    numbers = [mission.number for mission in parts.missions]
    check(numbers == [1, 2, 3, 4, 5], file, f"missions {numbers}, not 1 to 5")
    main = [tile for tile in tiles.tiles if tile.letter != "X"]
    heaps = sum(map(_has_rubbish, main))
    for mission in parts.missions:
        check(mission.id == f"mission_{mission.number}", file, f"mission {mission.number} has the id {mission.id}")
        of_mission = [tile for tile in main if tile.letter in mission.letters]
        for problem in _mission_problems(mission, of_mission, heaps * (heaps + 1) // 2):
            check(False, file, f"mission {mission.number} {problem}")
    return parts


def _timer_problems(timer: Timer) -> Iterator[str]:
    """MM-50, MM-51, MM-61, MM-122: the scales of the options, and the times that options begin with."""
    scales = {scale.id: scale.sand_ms for scale in timer.scales}
    if list(scales) != ["1", "1.33", "2"] or len(timer.scales) != len(scales):
        yield "the scales are 1, 1.33 and 2"
    elif scales != {"1": timer.sand_ms, "1.33": timer.sand_ms * 4 // 3, "2": timer.sand_ms * 2}:
        yield f"a glass of {timer.sand_ms} ms does not scale to {', '.join(map(str, scales.values()))} ms"
    if (timer.grace_ms, timer.talk_guard_ms) != (Options().grace_ms, Options().talk_guard_ms):
        yield f"grace_ms is {Options().grace_ms} and talk_guard_ms {Options().talk_guard_ms}, as in the options"
    times = (timer.sand_ms, timer.rubbish_choice_ms, timer.pawn_pause_ms, timer.absence_ms, timer.solo_open_ms)
    if min(times) <= 0 or timer.solo_period_ms < timer.solo_open_ms:
        yield "a time is not more than 0 ms, or shorter than its part"


def _mission_problems(mission: Mission, printed: list[Tile], rubbish: int) -> Iterator[str]:
    """MM-34 to MM-39, I25: a mission has the pieces that its tiles ask for."""
    if mission.tiles != [tile.id for tile in printed]:
        yield f"has the tiles {', '.join(mission.tiles)}, which are not those of its letters"
    if mission.letters != list("ABCDE"[: mission.number]):
        yield f"has the letters {', '.join(mission.letters)}"
    if not _count(printed, "rocket"):
        yield "has no rocket platform"
    sites, slugs = _count(printed, "dome_site"), sum(edge.slug_to is not None for t in printed for edge in t.edges)
    if not sites == mission.domes == mission.colonists:
        yield f"has {sites} dome sites, {mission.domes} domes and {mission.colonists} colonists"
    if _count(printed, "hourglass") != mission.hourglass_markers:
        yield f"has {_count(printed, 'hourglass')} hourglass platforms and {mission.hourglass_markers} markers"
    if slugs != mission.slugs:
        yield f"has {slugs} slug symbols and {mission.slugs} slugs"
    if mission.rubbish != (rubbish if any(map(_has_rubbish, printed)) else 0):
        yield f"has {mission.rubbish} pieces of rubbish"
    bridges = sum(len(tile.bridge_sites) for tile in printed)
    if mission.bridges != (len(COLOURS) if bridges else 0) or bridges > len(COLOURS):
        yield f"has {bridges} bridge sites and {mission.bridges} bridges"
    if mission.pipes != (_count(printed, "pipe") > 0):
        yield f"has {_count(printed, 'pipe')} pipe platforms, and pipes is {mission.pipes}"
    if mission.jokers not in (0, 3) or mission.pawn != mission.communication_board:
        yield f"has {mission.jokers} jokers, pawn {mission.pawn}, communication board {mission.communication_board}"
    if (mission.talk == "free") == mission.pawn:
        yield f"has talk {mission.talk} and pawn {mission.pawn}"


def _count(printed: list[Tile], kind: str) -> int:
    return sum(inner.kind == kind for tile in printed for inner in tile.inner)


def _has_rubbish(tile: Tile) -> bool:
    return any(edge.rubbish for edge in tile.edges)


# Action tiles


def faces(text: bytes) -> Faces:
    """MM-43 to MM-45, MM-206: the action tiles, if they fit together."""
    file = "action_faces.json"
    parts = decode(text, Faces, file)
    check(parts.schema == "magicmaze.action_faces/1", file, f"schema {parts.schema}, not magicmaze.action_faces/1")
    ids = [face.id for face in parts.faces]
    check(ids == list(get_args(Face)), file, f"the faces are {', '.join(get_args(Face))} in this order")
    for face in parts.faces:
        check(face.id == "_".join(face.colours), file, f"{face.id} shows {', '.join(face.colours)}")
        fits = len(set(face.players)) == len(face.players) > 0 and set(face.players) <= {2, 3, 4, 5, 6}
        check(fits, file, f"{face.id} is for {face.players} players")
    of_count = {count: [face for face in parts.faces if count in face.players] for count in range(2, 7)}
    for count, used in of_count.items():
        check(len(used) == count, file, f"{len(used)} faces for {count} players")
        shown = {colour for face in used for colour in face.colours}
        check(shown == set(COLOURS), file, f"the faces for {count} players do not show all colours")
    solo = {"two": [face.id for face in of_count[2]], "six": [face.id for face in of_count[6]]}
    check(parts.solo == solo, file, "one player uses the faces for 2 or those for 6 players")
    return parts


_FOLDER = files("mensae.games.magicmaze") / "components"
TILES = tiles((_FOLDER / "tiles.json").read_bytes())  # MM-07, MM-08: a design of ours
MISSIONS = missions((_FOLDER / "missions.json").read_bytes(), TILES)
FACES = faces((_FOLDER / "action_faces.json").read_bytes())
