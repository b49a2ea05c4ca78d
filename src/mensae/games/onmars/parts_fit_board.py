"""What is wrong with the board, the buildings, the lab, the tech and the other tiles, or nothing."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from mensae.games.onmars.parts import Gain
from mensae.games.onmars.parts_board import Board, Buildings, BuildingType, Colour, Corner, Direction, TurnOrder
from mensae.games.onmars.parts_fit import CHOSEN, CUBES, counted, effect, numbered, price, twice
from mensae.games.onmars.parts_setup import Setup
from mensae.games.onmars.parts_tiles import Discoveries, Lab, LssBenefits, LssRewards, Research, Tech
from mensae.games.onmars.schema import AnyGood, Building, TechKind

RINGS = [1, 6, 12, 18, 24, 24, 6]  # OM-010
WAYS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]  # OM-010: clockwise from the north
SHELTERS = {1: 2, 2: 2, 3: 3, 4: 4}  # OM-037: by number of players
LAB = {1: 2, 2: 3, 3: 2, 4: 3, 5: 2, 6: 1}  # OM-091: spaces of each column
DISPLAYED = 12  # OM-169: blueprints at once
PER_LEVEL = {"rover_tech": "rover_points", "upgrade_tech": "extra_upgrades", "ship_tech": "extra_colonists"}


def distance(q: int, r: int) -> int:
    """OM-011: from the centre."""
    return max(abs(q), abs(r), abs(q + r))


def board(parts: Board) -> Iterator[str]:
    """OM-010, OM-027 to OM-037, OM-195, OM-196: the map, and what stands on it at the start."""
    yield from _hexes(parts)
    if list(parts.directions.items()) != list(zip(get_args(Direction), WAYS, strict=True)):
        yield "the directions are n 0,-1, ne 1,-1, se 1,0, s 0,1, sw -1,1 and nw -1,0"
    starts = [start.hex for start in parts.start_building_hexes]
    if sorted(start.id for start in parts.start_building_hexes) != ["east", "north", "south", "west"]:
        yield "the starting buildings stand in the north, south, west and east"
    shelters = {count: len(hexes) for count, hexes in parts.shelter_starts.items()}
    if shelters != SHELTERS:
        yield "the starting shelters are 2 for 1 or 2 players, 3 for 3 and 4 for 4"
    if [corner.corner for corner in parts.research_hexes] != list(get_args(Corner)):
        yield f"the corners are {', '.join(get_args(Corner))} in this order"
    found = [name for corner in parts.research_hexes for name in corner.hexes]
    for count, hexes in parts.shelter_starts.items():
        used = [parts.centre, *starts, *hexes, *found]
        if missing := set(used) - {each.id for each in parts.hexes}:
            yield f"there is no hex {', '.join(sorted(missing))}"
        if twice(used):
            yield f"with {count} players two things stand on {', '.join(map(str, twice(used)))}"
    yield from _tracks(parts)


def _hexes(parts: Board) -> Iterator[str]:
    if len(parts.hexes) != sum(RINGS):
        yield f"{len(parts.hexes)} hexes, not {sum(RINGS)}"
    for each in parts.hexes:
        if each.id != f"{each.q},{each.r}":
            yield f"hex {each.id} is at {each.q},{each.r}"
        if each.ring != distance(each.q, each.r):
            yield f"hex {each.id} is {distance(each.q, each.r)} from the centre, not {each.ring}"
    if same := twice(each.id for each in parts.hexes):
        yield f"hex {same[0]} is there twice"
    rings = Counter(each.ring for each in parts.hexes)
    if [rings[ring] for ring in sorted(rings)] != RINGS:
        yield "by distance there are 1, 6, 12, 18, 24, 24 and 6 hexes"
    if parts.centre != "0,0":
        yield f"the centre is 0,0, not {parts.centre}"


def _tracks(parts: Board) -> Iterator[str]:
    """OM-027, OM-029, OM-034, OM-035, OM-196."""
    levels, travel = range(1, parts.lss.colony_marker_max_row), parts.travel
    if list(travel.arrival_space_by_colony_level) != list(levels):
        yield "the shuttle should arrive at every colony level"
    if max(travel.departure_space, *travel.arrival_space_by_colony_level.values()) > travel.spaces_per_side:
        yield f"the shuttle has {travel.spaces_per_side} spaces on each side"
    if sorted(parts.warehouse_columns) != sorted(set(get_args(AnyGood)) - {"mineral"}):
        yield "the warehouse has a column of everything but minerals"
    rows, fill = parts.blueprint_display.rows, parts.blueprint_display.fill_order
    if twice(rows) or sorted(rows) != sorted(fill):
        yield "the display should have each row once, and fill each"
    if len(rows) * parts.blueprint_display.spaces_per_row < DISPLAYED:
        yield f"the display should have room for {DISPLAYED} blueprints"
    start = parts.lss.marker_start_row, parts.lss.colony_marker_start_row, parts.lss.colony_marker_max_row
    if start != (1, 2, parts.lss.rows + 1):
        yield "the markers start on row 1, that of the colony on row 2, and it ends above the others"
    if parts.missions_track != [3, 2, 1, 0]:
        yield "the missions are counted down from 3 to 0"


def buildings(parts: Buildings, board: Board, setup: Setup) -> Iterator[str]:
    """OM-004 to OM-006, OM-114, OM-120: every type once, with its tiles."""
    types, counts = parts.types, setup.shared_counts
    if [kind.id for kind in types] != list(get_args(Building)):
        yield f"the types are {', '.join(get_args(Building))} in this order"
    if [kind.gain_good for kind in types] != list(get_args(AnyGood)):
        yield f"the types give {', '.join(get_args(AnyGood))} in this order"
    if same := twice(tile.id for kind in types for tile in kind.tiles):
        yield f"{same[0]} is there twice"
    if [kind.id for kind in types if kind.lss] != board.lss.columns:
        yield "the types with a marker are not the columns of the life support in board.json"
    if [kind.id for kind in types if kind.progress_cube] != board.progress_columns:
        yield "the types with a cube are not the columns of the progress area in board.json"
    for kind in types:
        for problem in _shelters(kind, setup) if kind.id == "shelter" else _stack(kind, counts.building_tiles // 5):
            yield f"{kind.id} {problem}"
        for problem in price(kind.cost, frozenset({"colonist_lq_to_tile"}) if kind.id == "mine" else CUBES):
            yield f"{kind.id} {problem}"
        if kind.tech != f"{kind.id}_tech" or not kind.cost:
            yield f"{kind.id} is built with {kind.tech}, for {sum(kind.cost.values())}"
        for tile in kind.tiles:
            if len(tile.arrows) > 3 or twice(tile.arrows) or (tile.start and tile.arrows):
                yield f"{tile.id} has the arrows {', '.join(tile.arrows)}"
    shared = [tile for kind in types if not kind.owned for tile in kind.tiles]
    yield from counted(sum(tile.start for tile in shared), counts.start_tiles, "starting tiles")
    yield from counted(sum(not tile.start for tile in shared), counts.building_tiles, "tiles in the stacks")


def _stack(kind: BuildingType, size: int) -> Iterator[str]:
    """OM-005: a shared type has a starting tile and a stack."""
    if kind.owned or kind.per_player is not None:
        yield "belongs to nobody"
    start = [tile for tile in kind.tiles if tile.start]
    if len(start) != kind.start_tiles or kind.start_tiles != 1:
        yield f"has {len(start)} starting tiles, not 1"
    stack = len(kind.tiles) - len(start)
    if stack != size or kind.stack_size != size:
        yield f"has a stack of {stack} tiles, not {size}"


def _shelters(kind: BuildingType, setup: Setup) -> Iterator[str]:
    """OM-005: each colour has shelters of its own, without arrows."""
    if not kind.owned or kind.stack_size is not None:
        yield "belongs to its player"
    each = setup.player.shelters.total
    if [tile.id for tile in kind.tiles] != [f"shelter_{c}_{n}" for c in get_args(Colour) for n in range(1, each + 1)]:
        yield f"should have {each} tiles of each colour"
    if kind.per_player != each or len(kind.tiles) != setup.shared_counts.shelter_tiles:
        yield f"has {len(kind.tiles)} tiles, {kind.per_player} for each player"
    if any(tile.start != tile.id.endswith("_1") for tile in kind.tiles) or kind.start_tiles != 1:
        yield "starts with the first tile of each colour"
    if any(tile.arrows for tile in kind.tiles):
        yield "has no arrows"


def turn_order(parts: TurnOrder) -> Iterator[str]:
    """OM-040, OM-204: eight spaces, the first four in orbit."""
    if len(parts.spaces) != 8:
        yield f"{len(parts.spaces)} spaces, not 8"
    yield from numbered([space.id for space in parts.spaces], "to_{}")
    for number, space in enumerate(parts.spaces, start=1):
        if (space.number, space.side) != (number, "orbit" if number <= 4 else "colony"):
            yield f"{space.id} is number {space.number}, on the side {space.side}"
        if space.boost:
            yield f"{space.id} has a boost"
        for problem in effect(space.bonus) if space.bonus else ():
            yield f"{space.id} {problem}"


def tech(parts: Tech, setup: Setup, uses: dict[str, list[str]]) -> Iterator[str]:
    """OM-007, OM-028, OM-061, OM-105 to OM-107: the kinds, two sets of tiles, and the grid for one of them."""
    if [kind.id for kind in parts.kinds] != list(get_args(TechKind)):
        yield f"the kinds are {', '.join(get_args(TechKind))} in this order"
    for kind in parts.kinds:
        builds = kind.id not in PER_LEVEL
        if (kind.type == "construction", kind.use == "mandatory_for_complex") != (builds, builds):
            yield f"{kind.id} is a tech for {kind.type}, {kind.use}"
        if kind.building != (kind.id.removesuffix("_tech") if builds else None):
            yield f"{kind.id} is for the building {kind.building}"
        if list(kind.effect_per_level) != [PER_LEVEL.get(kind.id, "connect_buildings")]:
            yield f"{kind.id} gives {', '.join(kind.effect_per_level)}"
        if kind.in_grid != (kind.id != "shelter_tech"):
            yield f"{kind.id} is in the wrong place; all but shelter_tech are in the grid"
        if sorted(kind.used_by) != sorted(uses.get(kind.id, ["every_construct_effect"])):
            yield f"{kind.id} is used by {', '.join(uses.get(kind.id, ['every_construct_effect']))}, as the effects say"
    yield from _tech_tiles(parts, setup)
    rows = [row.id for row in parts.grid.rows]
    if rows != ["top", "middle", "bottom"] or sorted(parts.grid.refill_order) != sorted(rows):
        yield "the grid should have the rows top, middle and bottom, and refill each"
    for row in parts.grid.rows:
        yield from (f"row {row.id} {problem}" for problem in price(row.price, CHOSEN))
    spaces, tiles = sum(row.spaces for row in parts.grid.rows), sum(kind.in_grid for kind in parts.kinds)
    if spaces != tiles or tiles % parts.grid.stacks:
        yield f"{spaces} spaces in the grid and {parts.grid.stacks} stacks for {tiles} tiles"


def _tech_tiles(parts: Tech, setup: Setup) -> Iterator[str]:
    if same := twice(tile.id for tile in parts.tiles):
        yield f"{same[0]} is there twice"
    grid = [kind.id for kind in parts.kinds if kind.in_grid]
    for name in ("a", "b"):
        if sorted(tile.kind for tile in parts.tiles if tile.set == name and not tile.owner_colour) != sorted(grid):
            yield f"set {name} should have a tile of each kind in the grid"
    own = [tile for tile in parts.tiles if tile.set is None]
    if [tile.owner_colour for tile in own] != list(get_args(Colour)) or {tile.kind for tile in own} != {"shelter_tech"}:
        yield f"shelter_tech should have a tile for {', '.join(get_args(Colour))}"
    yield from counted(len(parts.tiles) - len(own), setup.shared_counts.tech_tiles, "tech tiles")
    yield from counted(len(own), setup.shared_counts.shelter_tech_tiles, "shelter tech tiles")


def lab(parts: Lab, setup: Setup) -> Iterator[str]:
    """OM-091 to OM-096: links go to the next column, and every space can be reached."""
    levels = [(column.column, column.level, column.price is not None) for column in parts.columns]
    if levels != [(number, number, number > 1) for number in LAB]:
        yield "the columns are 1 to 6, as their levels, with a price from 2 on"
    for column in parts.columns:
        yield from (f"column {column.column} {each}" for each in price(column.price or {}, CHOSEN | {"crystal"}))
    spaces = {space.id: space for space in parts.spaces}
    if len(spaces) != len(parts.spaces) or Counter(space.column for space in parts.spaces) != LAB:
        yield "the columns have 2, 3, 2, 3, 2 and 1 spaces, each with a name of its own"
    for space in parts.spaces:
        if space.q != space.column - 3 or bool(space.links) != (space.column < max(LAB)) or twice(space.links):
            yield f"{space.id} is in column {space.column}, at {space.q}, with {len(space.links)} links"
        for link in space.links:
            if link not in spaces or spaces[link].column != space.column + 1:
                yield f"{space.id} leads to {link}, which is not in the next column"
            elif spaces[link].r - space.r not in (-1, 0):
                yield f"{space.id} leads to {link}, which is not beside it"
        if space.column > 1 and not any(space.id in other.links for other in parts.spaces):
            yield f"nothing leads to {space.id}"
        if space.boost and not space.benefit:
            yield f"{space.id} has a boost without a benefit"
        for problem in effect(space.benefit, space.boost) if space.benefit else ():
            yield f"{space.id} {problem}"
    if parts.entry_spaces != [space.id for space in parts.spaces if space.column == 1]:
        yield "tiles enter in column 1"
    start = parts.shelter_tech_start
    if start not in spaces or setup.player.tech != {"shelter_tech": start}:
        yield f"the shelter tech starts on {start}, not as in setup.json"


def discoveries(parts: Discoveries, setup: Setup) -> Iterator[str]:
    """OM-026, OM-161: tiles with a benefit."""
    yield from counted(len(parts.tiles), setup.shared_counts.discovery_tiles, "discovery tiles")
    yield from numbered([tile.id for tile in parts.tiles], "d{:02}")
    if same := twice(tile.kind for tile in parts.tiles):
        yield f"two tiles are of the kind {same[0]}"
    for tile in parts.tiles:
        cubes = isinstance(tile.benefit, Gain) and not CUBES.isdisjoint(tile.benefit.goods)
        if tile.gives_resources != cubes:
            yield f"{tile.id} gives resources or does not, but says otherwise"
        yield from (f"{tile.id} {problem}" for problem in effect(tile.benefit))


def research(parts: Research, board: Board, setup: Setup) -> Iterator[str]:
    """OM-032, OM-160: the tiles of a kind lie in one corner."""
    yield from counted(len(parts.tiles), setup.shared_counts.research_tiles, "research tiles")
    if same := twice(tile.id for tile in parts.tiles):
        yield f"{same[0]} is there twice"
    for place, kind in zip(board.research_hexes, "abcd", strict=True):
        there = [tile for tile in parts.tiles if tile.corner == place.corner]
        if len(there) != len(place.hexes) or {tile.kind for tile in there} != {kind}:
            yield f"corner {place.corner} should have {len(place.hexes)} tiles of kind {kind}"
    for tile in parts.tiles:
        if tile.letter != tile.kind.upper():
            yield f"{tile.id} has the letter {tile.letter}"
        yield from (f"{tile.id} {problem}" for problem in effect(tile.benefit))


def lss_rewards(parts: LssRewards, board: Board, setup: Setup) -> Iterator[str]:
    """OM-035, OM-166: a tile over each column, and each counts something else."""
    yield from counted(len(parts.tiles), setup.shared_counts.lss_reward_tiles, "reward tiles")
    yield from numbered([tile.id for tile in parts.tiles], "lss_reward_{}")
    yield from numbered([str(tile.number) for tile in parts.tiles], "{}")
    if same := twice(tile.count for tile in parts.tiles):
        yield f"two tiles count {same[0]}"
    if parts.used_per_game != len(board.lss.columns):
        yield f"{parts.used_per_game} tiles for {len(board.lss.columns)} columns"


def lss_benefits(parts: LssBenefits) -> Iterator[str]:
    """OM-167: one of the benefits each time."""
    if parts.choose != 1 or len(parts.benefits) < 2:
        yield f"{parts.choose} of {len(parts.benefits)} benefits, not one of some"
    if same := twice(each.id for each in parts.benefits):
        yield f"{same[0]} is there twice"
    for each in parts.benefits:
        yield from (f"{each.id} {problem}" for problem in effect(each.benefit))
