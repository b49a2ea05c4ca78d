"""Chapter 9: what the cards do."""

from mypy_extensions import i64

from mensae.core.bits import bit, has
from mensae.games.spacemaze.data import (
    EFFECT,
    FROM_DIAGONAL,
    GLUE,
    ROTATE,
    RUN,
    RUN_POINTS,
    SWAP_ALIENS,
    SWAP_TILES,
    alien_of,
    colour_of,
    die_colour,
    points_for,
    turned,
)
from mensae.games.spacemaze.rules.cards import performer, swapped
from mensae.games.spacemaze.rules.hands import to_panel
from mensae.games.spacemaze.rules.notes import DOCKED, MORPHED, PLACES, PLAYED, SWAPPED, WEARS
from mensae.games.spacemaze.state import (
    ASK_CHOOSE,
    ASK_DOCK,
    ASK_EXCHANGE,
    ASK_MORPH,
    ASK_STEP,
    ASK_TURN,
    State,
    note,
    power_field,
)


def play(s: State, kind: i64) -> bool:
    """SM-47, SM-96, SM-107: the card goes under the die; tells whether the turn is over with that."""
    note(s, PLAYED, die_colour(s.die))
    s.card = kind
    to_panel(s, s.turn, kind)
    second: i64 = power_field(s.turn, 1)
    under = power_field(s.turn, 0) if s.panels[second] == 0 else second
    s.panels[under + 1] = kind + 1
    effect: i64 = EFFECT[kind]
    if effect == GLUE:  # SM-104, SM-128: until the round ends
        s.glued = True
        return True
    if effect == RUN:  # SM-120 to SM-122
        s.points = points_for(die_colour(s.die), RUN_POINTS[kind])
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
    s.tiles[cell] = turned(s.tiles[cell], quarters)


def exchange(s: State, cell: i64) -> None:
    """SM-113, SM-116: swaps the adjacent tile with the own, or with the diagonal one that was chosen."""
    swap_tiles(s, swapped(s), cell)


def swap_tiles(s: State, one: i64, other: i64) -> None:
    """SM-100, SM-101, SM-119: the tiles change places as they lie, with aliens, pads and relic; UFOs stay (SM-22)."""
    note(s, SWAPPED, one, other)
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
    own = performer(s, s.die)
    mate = alien_of(s.turn, colour)
    note(s, MORPHED, colour_of(own), colour)
    note(s, PLACES, s.aliens[own], s.aliens[mate])
    cell: i64 = s.aliens[own]
    s.aliens[own] = s.aliens[mate]
    s.aliens[mate] = cell
    if has(s.on_pad, own) != has(s.on_pad, mate):
        s.on_pad ^= bit(own) | bit(mate)
    if s.wearer in (own, mate):
        s.wearer = own + mate - s.wearer
        note(s, WEARS, colour_of(s.wearer))


def dock(s: State, berth: i64) -> None:
    """SM-133: the UFO moves there."""
    note(s, DOCKED, s.layout.slot_berth[s.docks[s.turn]])
    s.docks[s.turn] = s.layout.slot_berth.index(berth)
