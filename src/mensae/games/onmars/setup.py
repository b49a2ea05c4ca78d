"""From seats and options to the first state; and who may know what."""

from mensae.core.schema import Refusal, Refused, Seat, Setup, Told
from mensae.games.onmars.rules.engine import run
from mensae.games.onmars.rules.frames import F_SETUP, FRAME, WHO
from mensae.games.onmars.rules.start import dealt_to, lay_out
from mensae.games.onmars.schema import FirstCard, GoalDealt, Move, Options, Spend
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


def deadline(state: State) -> int | None:
    """No rule of this game has a time limit."""
    return None


def audience(state: State, seat: Seat, action: Move) -> list[Seat] | None:
    """OM-015, OM-181: goal cards and First Colonist cards are their owner's secret, also when spent as crystals."""
    match action:
        case GoalDealt() | FirstCard():
            top = int(state.depth) - FRAME
            if state.stack[top] == F_SETUP:
                return [int(dealt_to(state))]
            return [int(state.stack[top + WHO])]
        case Spend():
            return [seat]
        case _:
            return None


def silence(state: State) -> Refusal | None:
    """No rule of this game asks for silence."""
    return None
