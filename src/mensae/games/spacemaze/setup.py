"""From seats and options to the first state; and who may know what."""

from mensae.core.schema import Refusal, Refused, Seat, Setup, Told, Value
from mensae.games.spacemaze.data import BOARDS
from mensae.games.spacemaze.rules.round import dealt_to
from mensae.games.spacemaze.schema import Discard, Drawn, Move, Options
from mensae.games.spacemaze.state import ASK_DEAL, State, empty


def setup(config: Setup) -> State:
    """SM-16 to SM-19, SM-23, SM-24: the board on which the table agreed, if it has seats for so many."""
    options: Options = config.options
    layout = BOARDS[options.layout]
    if config.seats not in layout.seats:
        values: dict[str, Value] = {
            "layout": Told(f"spacemaze-layout-{layout.id}"),
            "most": max(layout.seats),
            "seats": config.seats,
        }
        raise Refused(Refusal("SM-19", Told("spacemaze-no-layout", values)))
    s = empty(config.seats, layout)
    s.relic_tile_fixed = options.relic_tile_fixed
    s.max_rounds = options.max_rounds
    return s


def deadline(state: State) -> int | None:
    """SM-150: timers belong to the table; this game has none."""
    return None


def audience(state: State, seat: Seat, action: Move) -> list[Seat] | None:
    """SM-35, SM-55: only its owner knows a card that is drawn, or laid aside before all are done."""
    match action:
        case Drawn():
            return [int(dealt_to(state) if state.ask == ASK_DEAL else state.turn)]
        case Discard():
            return [seat]
        case _:
            return None


def silence(state: State) -> Refusal | None:
    """No rule of this game asks for silence."""
    return None
