"""What is refused in a turn and whose turn it is, for `test_refusals`."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from mensae.core.schema import CHANCE, Refusal, Seat, Told
from mensae.games.onmars.data import NONE
from mensae.games.onmars.schema import (
    EndTurn,
    Executive,
    GameAction,
    GoalDealt,
    Good,
    Hex,
    Main,
    PutMarker,
    Skip,
    Started,
    Surcharge,
    Travel,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.phases import shuttle_phase
from mensae.games.onmars.tests.position import (
    colonists,
    do,
    goods,
    opening,
    orbit,
    position,
    to_markers,
    until,
    worker,
)
from mensae.texts import Speaker

PLAYERS = ["Anna", "Bob", "Cleo", "Dirk"]


class Case(NamedTuple):
    """A seat that wants something which is not legal, and what it hears."""

    key: str  # of the sentence, or of the reason in it
    state: Callable[[], State]
    action: GameAction
    rule: str
    sentence: str
    seat: Seat = 0


def speak(told: Told | Refusal, language: str = "en") -> str:
    """The text as Anna, Bob and the others read it."""
    return Speaker(language, "onmars", PLAYERS).say(told.text if isinstance(told, Refusal) else told)


def over(rule: str) -> State:
    s = position()
    s.ended_by, s.over, s.asked = rule, True, NONE
    return s


def turning_up() -> State:
    s = opening()
    do(s, Started(0))
    return until(s, GoalDealt)


def staying() -> State:
    s = position(3)
    shuttle_phase(s)
    return s


def choosing_a_card() -> State:
    s = orbit()
    do(s, Main("obtain_blueprint"))
    return s


def main_done() -> State:
    s = position()
    do(s, Main("control_center"), Skip())
    return s


def executive_done() -> State:
    s = position()
    goods(s, 0, crystal=3, plant=0)
    do(s, Executive(7), Good("plant"))
    return s


def with_colonists(lq: int, others: int = 0, crystal: int = 0, seats: int = 2) -> State:
    """So many Colonists of Bob are on the slots of the Construct action."""
    s = position(seats)
    colonists(s, 0, lq=lq)
    goods(s, 0, crystal=crystal)
    worker(s, "construct", 1, others)
    return s


def paying_a_surcharge(lq: int, others: int, crystal: int) -> State:
    s = with_colonists(lq, others, crystal)
    do(s, Main("construct"))
    return s


def hired() -> State:
    s = position()
    worker(s, "hire", 0)
    return s


def without_means() -> State:
    """The Geologist could be paid, but not with the worker."""
    s = position()
    goods(s, 0, all=0, crystal=0)
    colonists(s, 0, lq=2)
    return s


TURN = [
    Case("over", partial(over, "OM-208"), EndTurn(), "OM-208", "The game is over."),
    Case("over", partial(over, "OM-262"), EndTurn(), "OM-262", "The game is over.", seat=CHANCE),
    Case(
        "chance",
        position,
        Started(0),
        "OM-025",
        "Cards, tiles and draws come from the table's generator, not from a player.",
    ),
    Case(
        "chance",
        position,
        EndTurn(),
        "OM-025",
        "Cards, tiles and draws come from the table's generator, not from a player.",
        seat=CHANCE,
    ),
    Case(
        "chance",
        partial(position, seats=1),
        Main("control_center"),
        "OM-025",
        "Cards, tiles and draws come from the table's generator, not from a player.",
        seat=1,
    ),
    Case("wait", opening, EndTurn(), "OM-040", "Wait: chance decides first."),
    Case("wait", turning_up, EndTurn(), "OM-039", "Wait: chance decides first.", seat=1),
    Case("turn", position, Main("control_center"), "OM-044", "It is the turn of Anna.", seat=1),
    Case("other", to_markers, PutMarker(3), "OM-040", "First Anna has to decide.", seat=1),
    Case("other", staying, Travel("stay"), "OM-197", "First Anna has to decide.", seat=2),
    Case("now", position, Hex("0,0"), "OM-049", "Not now. Round 1, you are in the Colony: take a Main action."),
    Case("now", choosing_a_card, EndTurn(), "OM-057", "Not now. Take a blueprint."),
    Case("now", to_markers, EndTurn(), "OM-040", "Not now. Choose your first Turn Order space."),
    Case(
        "stopping",
        choosing_a_card,
        Skip(),
        "OM-259",
        "You cannot stop yet: what is begun is done at least once. Take a blueprint.",
    ),
    Case(
        "second-main",
        main_done,
        Main("control_center"),
        "OM-046",
        "You have taken the Main action of this turn; you can still end the turn.",
    ),
    Case(
        "side", position, Main("landing_pod"), "OM-046", "“Landing Pod” is an action in Orbit; you are in the Colony."
    ),
    Case(
        "hire",
        hired,
        Main("hire"),
        "OM-080",
        "Your Colonist is still on your slot of this action; it has to come home first.",
    ),
    Case(
        "worker",
        partial(with_colonists, 0),
        Main("construct"),
        "OM-078",
        "“Construct a Building” needs a worker, and your Living Quarters are empty.",
    ),
    Case(
        "surcharge",
        partial(with_colonists, 1, 2),
        Main("construct"),
        "OM-078",
        "“Construct a Building” needs a worker and a surcharge of 2, each a Colonist or a crystal; you have 1"
        " Colonist in the Living Quarters and 0 crystals.",
    ),
    Case(
        "after-worker",
        without_means,
        Main("hire"),
        "OM-258",
        "After the worker your Living Quarters would hold 1 Colonist, and you would have 0 crystals. You can "
        "pay for none of the cards on the science display: the Geologist, the R&D Engineer, the Hydrologist, "
        "the Biochemist, the Geochemist and the Systems Engineer.",
    ),
    Case(
        "such-surcharge",
        partial(paying_a_surcharge, 3, 1, 1),
        Surcharge(2),
        "OM-078",
        "The surcharge is 1; 2 Colonists are too many for it.",
    ),
    Case(
        "colonists-left",
        partial(paying_a_surcharge, 2, 2, 2),
        Surcharge(2),
        "OM-079",
        "Your Living Quarters hold 2 Colonists; 2 for the surcharge leave none for the worker.",
    ),
    Case(
        "crystals",
        partial(paying_a_surcharge, 4, 2, 1),
        Surcharge(0),
        "OM-078",
        "This costs 2 crystals; you have 1 crystal.",
    ),
    Case(
        "second-executive", executive_done, Executive(6), "OM-048", "You have taken the Executive action of this turn."
    ),
    Case(
        "ship-away",
        position,
        Executive(1),
        "OM-082",
        "Your Ship is still on Depot space 1; your free spaces are 6, 7, 8.",
    ),
    Case("crystals", position, Executive(6), "OM-083", "This costs 2 crystals; you have 1 crystal."),
    Case("end", position, EndTurn(), "OM-049", "Take a Main action before you end your turn."),
]
