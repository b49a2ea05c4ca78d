"""Sets what stands on the map and lies on the table in a position (see `position`)."""

from mensae.core.schema import Seat
from mensae.games.onmars.data import (
    CRYSTAL_THERE,
    DISCOVERY_IDS,
    GENERATOR,
    GOODS,
    MINE,
    MISSION_IDS,
    NONE,
    RESEARCH_THERE,
    SCIENTIST_COUNT,
    SCIENTIST_IDS,
    SHELTER,
    STACK,
    STACK_TILES,
    TECHS,
    TILE_THERE,
    TOP_LSS,
    TYPES,
)
from mensae.games.onmars.rules import board
from mensae.games.onmars.rules.geometry import BIT, WHERE
from mensae.games.onmars.schema import Side
from mensae.games.onmars.state import (
    ADVANCED,
    BOX,
    CONTRACT,
    DECK,
    DISPLAY_AT,
    FACE_UP_AT,
    GRID_AT,
    LSS_AT,
    MARKS,
    MINERS,
    MISSION_AT,
    OWN,
    PILE_AT,
    REWARD_AT,
    ROVER,
    ROW_AT,
    SCIENCE_AT,
    SCIENTIST_AT,
    SHELTERED,
    SHOWN,
    SHUTTLE_AT,
    SHUTTLE_SIDE,
    STORE_AT,
    SUPPLY,
    TOP_AT,
    UNITS,
    UNITS_AT,
    WORKS_AT,
    State,
)

# The map


def building(s: State, kind: str, *hexes: str, seat: Seat | None = None) -> None:
    """Buildings stand there: a Shelter of the seat, a Mine with its Miner, anything else of nobody; LSS included."""
    number = TYPES.index(kind)
    for at in hexes:
        assert s.building[WHERE[at]] == NONE, f"{at} has a building"
        clear(s, at)
        if number == SHELTER:
            assert seat is not None, "a Shelter is somebody's"
            s.own[seat * OWN + SHELTERED] += 1
            board.put_building(s, WHERE[at], SHELTER + seat)
            continue
        board.put_building(s, WHERE[at], number)
        _from_stack(s, number)
        if number >= GENERATOR:
            s.table[LSS_AT + number - GENERATOR] = min(int(s.table[LSS_AT + number - GENERATOR]) + 1, TOP_LSS)
        if number == MINE and seat is not None:
            s.miner[WHERE[at]] = seat
            s.fixed |= BIT[WHERE[at]]
            s.own[seat * OWN + MINERS] += 1
            s.own[seat * OWN + SUPPLY] -= 1


def _from_stack(s: State, number: int) -> None:
    """A tile below the top one has been used, or the last one."""
    pile, top = int(s.table[PILE_AT + number]), int(s.table[TOP_AT + number])
    left = [tile for tile in range(STACK) if pile >> tile & 1]
    assert left, "the stack is empty"
    used = next((tile for tile in left if tile != top), left[0])
    s.table[PILE_AT + number] = pile & ~(1 << used)
    if used == top:
        s.table[TOP_AT + number] = NONE


def top_tile(s: State, tile: str) -> None:
    """This tile, such as "generator_6", is on top of its stack."""
    number, place = divmod(STACK_TILES.index(tile), STACK)
    s.table[PILE_AT + number] |= 1 << place
    s.table[TOP_AT + number] = place


def stack(s: State, kind: str, count: int) -> None:
    """So many tiles of a type are left, the top one included."""
    number = TYPES.index(kind)
    while int(s.table[PILE_AT + number]).bit_count() > count:
        _from_stack(s, number)


def bots(s: State, seat: Seat, *hexes: str) -> None:
    """The Bots of the seat stand exactly there; the others are in the supply."""
    for i in range(ROVER):
        s.units[seat * UNITS + i] = WHERE[hexes[i]] if i < len(hexes) else NONE


def rover(s: State, seat: Seat, at: str | None) -> None:
    """The Rover of the seat stands there, or off the map."""
    s.units[seat * UNITS + ROVER] = NONE if at is None else WHERE[at]


def item(s: State, at: str, what: str | int) -> None:
    """A "crystal", a Discovery tile such as "d13", or the Research tile of this number (1 to 8) lies there."""
    clear(s, at)
    if what == "crystal":
        board.put_item(s, WHERE[at], CRYSTAL_THERE)
        return
    there = RESEARCH_THERE + what - 1 if isinstance(what, int) else TILE_THERE + DISCOVERY_IDS.index(what)
    for place in range(len(s.ground)):
        if s.ground[place] == there:
            board.remove_item(s, place)
    for shown in range(FACE_UP_AT, FACE_UP_AT + 2):
        if s.table[shown] == there - TILE_THERE:
            s.table[shown] = NONE
    s.tiles[there - TILE_THERE] = SHOWN
    board.put_item(s, WHERE[at], there)


def clear(s: State, at: str) -> None:
    """Nothing lies there."""
    there = int(s.ground[WHERE[at]])
    board.remove_item(s, WHERE[at])
    if there >= TILE_THERE:
        s.tiles[there - TILE_THERE] = BOX


def level(s: State, number: int) -> None:
    """The colony level; the LSS markers stay where they are."""
    s.table[ROW_AT] = number + 1


def lss(s: State, *rows: int) -> None:
    """The rows of the markers of Generator, Water Extractor, Greenhouse and Oxygen Condenser, whatever stands there."""
    for column, row in enumerate(rows):
        s.table[LSS_AT + column] = row


# The table


def reward(s: State, kind: str, tile: int) -> None:
    """This LSS Reward tile lies over the column of the type; if it lay elsewhere, the two change places."""
    place = REWARD_AT + TYPES.index(kind) - GENERATOR
    for other in range(REWARD_AT, REWARD_AT + 4):
        if s.table[other] == tile - 1:
            s.table[other] = s.table[place]
    s.table[place] = tile - 1


def mission(s: State, place: str, id: str, left: int) -> None:
    """On place A, B or C this mission ("m1") has so many units left."""
    s.table[MISSION_AT + "ABC".index(place)] = MISSION_IDS.index(id)
    s.table[UNITS_AT + "ABC".index(place)] = left


def warehouse(s: State, **counts: int) -> None:
    """So many of the goods named."""
    for good, count in counts.items():
        s.table[STORE_AT + GOODS.index(good)] = count


def grid(s: State, *kinds: str | None) -> None:
    """The Tech Grid from the top left, None for an empty space; tiles that lay there before are with nobody."""
    for number, kind in enumerate(kinds):
        s.table[GRID_AT + number] = NONE if kind is None else TECHS.index(kind)


def display(s: State, *cards: int) -> None:
    """Exactly these blueprints lie on the display, the bottom row first; the others are in the box."""
    for place in range(DISPLAY_AT, DISPLAY_AT + 12):
        if s.table[place] != NONE:
            s.cards[s.table[place] * 2] = BOX
        s.table[place] = NONE
    for number, card in enumerate(cards):
        s.table[DISPLAY_AT + number] = card - 1
        s.cards[(card - 1) * 2] = SHOWN


def exploration(s: State, *tiles: str) -> None:
    """The face-up Discovery tiles."""
    for shown in range(2):
        if s.table[FACE_UP_AT + shown] != NONE:
            s.tiles[s.table[FACE_UP_AT + shown]] = DECK
        s.table[FACE_UP_AT + shown] = NONE
    for shown, tile in enumerate(tiles):
        s.table[FACE_UP_AT + shown] = DISCOVERY_IDS.index(tile)
        s.tiles[DISCOVERY_IDS.index(tile)] = SHOWN


def shuttle(s: State, side: Side, at: int = 1) -> None:
    """The Shuttle is on this travel space."""
    s.table[SHUTTLE_SIDE] = 0 if side == "orbit" else 1
    s.table[SHUTTLE_AT] = at


# Cards


def blueprint(s: State, seat: Seat, *cards: int) -> None:
    """The seat has taken these blueprints, each with a marker on it, without their goods."""
    for card in cards:
        _leave_display(s, card - 1)
        s.cards[(card - 1) * 2] = seat
        s.own[seat * OWN + MARKS] -= 1


def advanced(s: State, seat: Seat, card: int, at: str) -> None:
    """The building on this hex is upgraded with this blueprint."""
    if s.cards[(card - 1) * 2] != seat:
        blueprint(s, seat, card)
    s.cards[(card - 1) * 2 + 1] = WHERE[at]
    s.marker[WHERE[at]] = seat
    s.fixed |= BIT[WHERE[at]]
    s.own[seat * OWN + ADVANCED] += 1


def scientist(s: State, seat: Seat, name: str, at: int | None = None) -> None:
    """The seat has this Scientist, who works on a blueprint if one is given; the slot stays empty."""
    number = [str(id) for id in SCIENTIST_IDS].index(name)
    _leave_science(s, number)
    s.table[SCIENTIST_AT + number] = seat
    s.table[WORKS_AT + number] = NONE if at is None else at - 1


def contract(s: State, seat: Seat | None, number: int, slot: int | None = None) -> None:
    """The seat holds this contract; with None it lies in a slot of the science display instead."""
    if seat is None:
        assert slot is not None
        s.table[SCIENCE_AT + slot - 1] = SCIENTIST_COUNT + number - 1
        s.contracts[(number - 1) * CONTRACT] = SHOWN
        return
    _leave_science(s, SCIENTIST_COUNT + number - 1)
    s.taken += 1
    s.contracts[(number - 1) * CONTRACT] = seat
    s.contracts[(number - 1) * CONTRACT + 1] = s.taken


def _leave_display(s: State, card: int) -> None:
    for place in range(DISPLAY_AT, DISPLAY_AT + 12):
        if s.table[place] == card:
            s.table[place] = NONE


def _leave_science(s: State, card: int) -> None:
    for slot in range(SCIENCE_AT, SCIENCE_AT + SCIENTIST_COUNT):
        if s.table[slot] == card:
            s.table[slot] = NONE
