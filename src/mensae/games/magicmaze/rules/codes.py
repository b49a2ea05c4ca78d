"""Numbers that hold several, with a function for each direction: ways, slots, and codes of actions with two parts."""

from mypy_extensions import i64

from mensae.games.magicmaze.data import (
    BRIDGE,
    BRIDGE_WAYS,
    CARRIED,
    COLOUR_COUNT,
    CONVERT,
    MOVE,
    PIPE,
    PIPES,
    PLACE,
    PLATFORMS,
    START,
)


def way_over(road: i64, end: i64) -> i64:
    """The way over a highway or a bridge site that begins at its end a (0) or b (1)."""
    return road * 2 + end


def road_of(way: i64) -> i64:
    """The highway or bridge site of a way."""
    return way >> 1


def slot(site: i64, colour: i64) -> i64:
    """Where the numbers of a colour at a dome site stand, in `held` and in NEEDS."""
    return site * COLOUR_COUNT + colour


def move_code(way: i64, piece: i64) -> i64:
    """`Move`: the piece goes this way."""
    return MOVE + way * CARRIED + piece


def move_way(code: i64) -> i64:
    """Which way it goes."""
    return (code - MOVE) // CARRIED


def move_piece(code: i64) -> i64:
    """What goes."""
    return (code - MOVE) % CARRIED


def bridge_code(way: i64, colour: i64) -> i64:
    """`BuildBridge`: from the resource of this colour where the way over the site begins."""
    return BRIDGE + (way - BRIDGE_WAYS) * COLOUR_COUNT + colour


def bridge_way(code: i64) -> i64:
    """The way over the new bridge, from the end with the resource."""
    return BRIDGE_WAYS + (code - BRIDGE) // COLOUR_COUNT


def bridge_colour(code: i64) -> i64:
    """The colour of the resource and the bridge."""
    return (code - BRIDGE) % COLOUR_COUNT


def pipe_code(start: i64, to: i64, piece: i64) -> i64:
    """`Pipe`: the piece goes from one to another of PIPES."""
    return PIPE + (start * len(PIPES) + to) * CARRIED + piece


def pipe_start(code: i64) -> i64:
    """From which of PIPES."""
    return (code - PIPE) // CARRIED // len(PIPES)


def pipe_to(code: i64) -> i64:
    """To which of PIPES."""
    return (code - PIPE) // CARRIED % len(PIPES)


def pipe_piece(code: i64) -> i64:
    """What goes through the pipe."""
    return (code - PIPE) % CARRIED


def convert_code(p: i64, old: i64, new: i64) -> i64:
    """`JokerConvert`: a resource on the platform gets another colour."""
    return CONVERT + (p * COLOUR_COUNT + old) * COLOUR_COUNT + new


def convert_platform(code: i64) -> i64:
    """Where the resource stands."""
    return (code - CONVERT) // (COLOUR_COUNT * COLOUR_COUNT)


def convert_old(code: i64) -> i64:
    """The colour that goes."""
    return (code - CONVERT) // COLOUR_COUNT % COLOUR_COUNT


def convert_new(code: i64) -> i64:
    """The colour that comes."""
    return (code - CONVERT) % COLOUR_COUNT


def place_code(heap: i64, p: i64) -> i64:
    """`PlaceRubbish`: the piece of this one of HEAPS goes to the platform."""
    return PLACE + heap * PLATFORMS + p


def place_heap(code: i64) -> i64:
    """For which of HEAPS the piece is."""
    return (code - PLACE) // PLATFORMS


def place_platform(code: i64) -> i64:
    """Where the piece goes."""
    return (code - PLACE) % PLATFORMS


def start_code(tile: i64, side: i64) -> i64:
    """`PlaceStart`: a first tile of a solo game goes to this side of the start tile."""
    return START + tile * 4 + side


def start_tile(code: i64) -> i64:
    """Which tile is laid."""
    return (code - START) // 4


def start_side(code: i64) -> i64:
    """To which side."""
    return (code - START) % 4
