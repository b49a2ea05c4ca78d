"""From seats and options to the first state."""

from mensae.core.bits import bit
from mensae.core.schema import Refused, Setup, no
from mensae.games.gardens.schema import Options
from mensae.games.gardens.state import (
    EXCLUDE_NEW,
    GLOBAL,
    INCLUDE_IF_CONNECTED,
    INCLUDE_NEW,
    OFF,
    OWN,
    State,
    empty,
)

_SCORING = {
    "exclude_new": EXCLUDE_NEW,
    "include_if_connected": INCLUDE_IF_CONNECTED,
    "include_new": INCLUDE_NEW,
}
_LAST_FLOWER = {"off": OFF, "own": OWN, "global": GLOBAL}


def setup(config: Setup) -> State:
    """GM-13, GM-18, GM-79: an empty board, and the options on which the table agreed."""
    options: Options = config.options
    if options.two_gardeners and config.seats != 2:  # GM-88
        raise Refused(no("GM-88", "gardens-no-two-gardeners", seats=config.seats))
    s = empty(config.seats, 2 if options.two_gardeners else 1)
    s.scoring = _SCORING[options.scoring]
    s.last_flower = _LAST_FLOWER[options.last_flower_turn]
    s.crowded_track = options.crowded_track_turn
    s.centre_blocks = options.centre_hex == "block"
    s.planted_breaks_ties = options.tie_break == "planted"
    s.idle_limit = options.idle_limit
    s.starters = sum(bit(seat) for seat in config.last or range(config.seats))  # GM-15
    return s
