"""From seats and options to the first state."""

from mensae.core.schema import Refusal, Refused, Setup, Told
from mensae.games.onmars.rules.engine import run
from mensae.games.onmars.rules.start import lay_out
from mensae.games.onmars.schema import Options
from mensae.games.onmars.state import State, empty


def setup(config: Setup) -> State:
    """OM-025, OM-256: a game for so many players with these options; alone against Lacerda (OM-228)."""
    options: Options = config.options
    solo = config.seats == 1
    if solo and options.first_colonists:
        raise Refused(Refusal("OM-256", Told("onmars-no-first-colonists", {"seats": config.seats})))
    s = empty(2 if solo else config.seats)
    s.solo = solo
    s.long = options.length == "long"
    s.space_oddity = options.space_oddity
    s.first_colonists = options.first_colonists
    lay_out(s)
    run(s)
    return s
