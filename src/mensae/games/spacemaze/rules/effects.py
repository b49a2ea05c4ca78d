"""Chapter 9: what the cards do."""

from mypy_extensions import i64

from mensae.games.spacemaze.data import EFFECT, FROM_DIAGONAL, GLUE, ROTATE, RUN, RUN_POINTS, SWAP_ALIENS, SWAP_TILES
from mensae.games.spacemaze.rules.cards import die_colour, own_cell, performer
from mensae.games.spacemaze.rules.hands import to_panel
from mensae.games.spacemaze.state import (
    ASK_CHOOSE,
    ASK_DOCK,
    ASK_EXCHANGE,
    ASK_MORPH,
    ASK_STEP,
    ASK_TURN,
    PANEL,
    State,
)


def play(s: State, kind: i64) -> bool:
    """SM-47, SM-96, SM-107: the card goes under the die; tells whether the turn is over with that."""
    s.card = kind
    to_panel(s, s.turn, kind)
    field: i64 = s.turn * PANEL + 2
    if s.panels[field + 1] > 0:  # the second power die lies there
        field += 2
    s.panels[field] = kind + 1
    effect: i64 = EFFECT[kind]
    if effect == GLUE:  # SM-104, SM-128: until the round ends
        s.glued = True
        return True
    if effect == RUN:  # SM-120 to SM-122
        s.points = RUN_POINTS[kind] << (4 * die_colour(s))
        s.must_step = True
        s.ask = ASK_STEP
    elif effect == ROTATE:
        s.ask = ASK_TURN
    elif effect == SWAP_TILES:
        s.ask = ASK_CHOOSE if FROM_DIAGONAL[kind] else ASK_EXCHANGE
    elif effect == SWAP_ALIENS:
        s.ask = ASK_MORPH
    else:
        s.ask = ASK_DOCK
    return False


def turn(s: State, cell: i64, quarters: i64) -> None:
    """SM-100, SM-108, SM-132: the tile turns clockwise with all that is on it."""
    face: i64 = s.tiles[cell]
    s.tiles[cell] = face - face % 4 + (face + quarters) % 4


def exchange(s: State, cell: i64) -> None:
    """SM-113, SM-116: swaps the adjacent tile with the own, or with the diagonal one that was chosen."""
    swap_tiles(s, s.chosen if FROM_DIAGONAL[s.card] else own_cell(s), cell)


def swap_tiles(s: State, one: i64, other: i64) -> None:
    """SM-100, SM-101, SM-119: the tiles change places as they lie, with aliens, pads and relic; UFOs stay (SM-22)."""
    face: i64 = s.tiles[one]
    s.tiles[one] = s.tiles[other]
    s.tiles[other] = face
    if s.relic_cell == one:
        s.relic_cell = other
    elif s.relic_cell == other:
        s.relic_cell = one
    alien: i64 = s.seats * 3 - 1
    while alien >= 0:
        if s.aliens[alien] == one:
            s.aliens[alien] = other
        elif s.aliens[alien] == other:
            s.aliens[alien] = one
        alien -= 1


def morph(s: State, colour: i64) -> None:
    """SM-124 to SM-126, SM-92: the two change places, pads included, without a card; the relic stays where it is."""
    own = performer(s)
    mate: i64 = s.turn * 3 + colour
    cell: i64 = s.aliens[own]
    s.aliens[own] = s.aliens[mate]
    s.aliens[mate] = cell
    if (s.on_pad >> own & 1) != (s.on_pad >> mate & 1):
        s.on_pad ^= 1 << own | 1 << mate
    if s.wearer == own:
        s.wearer = mate
    elif s.wearer == mate:
        s.wearer = own


def dock(s: State, berth: i64) -> None:
    """SM-133: the UFO moves there."""
    s.docks[s.turn] = s.layout.slot_berth.index(berth)
