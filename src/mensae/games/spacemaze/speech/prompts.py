"""What is asked, as text keys with values."""

from mensae.core.schema import Seat, Told, Value, Who
from mensae.games.spacemaze.data import (
    EFFECT,
    HAND_LIMIT,
    MOVE_UFO,
    NAMES,
    TURNS_EACH,
)
from mensae.games.spacemaze.rules.cards import swapped
from mensae.games.spacemaze.rules.codes import END_TURN
from mensae.games.spacemaze.rules.engine import CHANCE, SEVERAL, actor, actors
from mensae.games.spacemaze.rules.round import may_move, may_power, surplus
from mensae.games.spacemaze.rules.steps import steps
from mensae.games.spacemaze.speech.words import (
    card_name,
    dock_name,
    listed,
    performer_values,
    points_name,
    power_name,
)
from mensae.games.spacemaze.state import (
    ASK_CARD,
    ASK_EXCHANGE,
    ASK_PICK,
    ASK_STEP,
    ASKS,
    OVER,
    State,
    power_field,
)


def prompt(s: State, seat: Seat | None) -> Told:
    """What is asked of the reader, or whom the table waits for."""
    if s.ask == OVER:
        return Told("spacemaze-ask-over")
    who = int(actor(s))
    if who == SEVERAL:
        return _ask_discards(s, seat)
    if who == CHANCE:
        return Told("table-ask-chance")
    if seat != who:
        return Told("table-ask-other", {"who": Who(int(s.turn))})
    if s.ask == ASK_PICK:
        moves, powers = int(may_move(s, s.turn)), int(may_power(s, s.turn))
        turn = TURNS_EACH - moves - _powers_left(s)
        values: dict[str, Value] = {"turn": turn + 1, "turns": TURNS_EACH, "round": int(s.round)}
        return Told("spacemaze-ask-pick", {**values, "moves": moves, "powers": powers})
    if s.ask == ASK_STEP:
        if steps(s) == [END_TURN]:  # SM-71: also if points are left that no step can use
            return Told("spacemaze-ask-spent")
        return Told("spacemaze-ask-step", {"points": points_name(int(s.points)), "must": int(s.must_step)})
    if s.ask == ASK_CARD:
        return Told("spacemaze-ask-card", {"die": power_name(int(s.die)), **performer_values(s)})
    values = {"card": card_name(int(s.card))}
    if EFFECT[s.card] == MOVE_UFO:
        return Told("spacemaze-ask-dock", {**values, "berth": dock_name(s, int(s.turn))})
    if s.ask == ASK_EXCHANGE:
        values["cell"] = NAMES[swapped(s)]
    return Told(f"spacemaze-ask-{ASKS[s.ask]}", {**values, **performer_values(s)})


def _powers_left(s: State) -> int:
    """SM-39: power dice that the seat in turn still takes in this round."""
    return sum(s.panels[power_field(s.turn, place)] == 0 for place in range(2))


def _ask_discards(s: State, seat: Seat | None) -> Told:
    """SM-53, SM-55: how many cards the reader lays aside, or who still has to."""
    if seat is not None and 0 <= seat < s.seats and surplus(s, seat) > 0:
        return Told("spacemaze-ask-discard", {"count": int(surplus(s, seat)), "limit": HAND_LIMIT})
    owed = [Told("spacemaze-owes", {"who": Who(other), "count": int(surplus(s, other))}) for other in actors(s)]
    return Told("spacemaze-ask-discards", {"seats": listed(owed)})
