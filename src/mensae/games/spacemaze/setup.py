"""From seats and options to the first state."""

from mensae.core.schema import Refused, Setup, Told, no
from mensae.games.spacemaze.data import BOARDS
from mensae.games.spacemaze.schema import Options
from mensae.games.spacemaze.state import State, empty


def setup(config: Setup) -> State:
    """SM-16 to SM-19, SM-23, SM-24: the board on which the table agreed, if it has seats for so many."""
    options: Options = config.options
    layout = BOARDS[options.layout]
    if config.seats not in layout.seats:
        name = Told(f"spacemaze-layout-{layout.id}")
        raise Refused(no("SM-19", "spacemaze-no-layout", layout=name, most=max(layout.seats), seats=config.seats))
    s = empty(config.seats, layout)
    s.relic_tile_fixed = options.relic_tile_fixed
    s.max_rounds = options.max_rounds
    return s
