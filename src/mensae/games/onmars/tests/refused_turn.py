"""Goals, deliveries and tasks that are refused, for `test_refusals`."""

from functools import partial

from mensae.core.schema import Seat
from mensae.games.onmars.data import NONE
from mensae.games.onmars.schema import (
    Deliver,
    Goal,
    Reveal,
)
from mensae.games.onmars.state import ACHIEVED, CONTRACT, State
from mensae.games.onmars.tests.phases import secret
from mensae.games.onmars.tests.position import (
    goods,
    hand,
    position,
)
from mensae.games.onmars.tests.refused import Case
from mensae.games.onmars.tests.table import contract


def holding(*goals: int, done: int = NONE + 1) -> State:
    s = position()
    hand(s, 0, *goals)
    s.own[ACHIEVED] = done - 1
    return s


def delivering(number: int, seat: Seat = 0, battery: int = 1, there: tuple[int, int] = (0, 0)) -> State:
    s = position()
    goods(s, 0, battery=battery)
    contract(s, seat, number)
    s.contracts[(number - 1) * CONTRACT + 2], s.contracts[(number - 1) * CONTRACT + 3] = there
    return s


def tasks(*cards: str, revealed: bool = False) -> State:
    s = position(first_colonists=True)
    secret(s, 0, *cards)
    s.revealed = revealed
    return s


GOALS = [
    Case(
        "second-goal",
        partial(holding, 3, done=7),
        Goal(3),
        "OM-179",
        "You have completed your goal “3 Shelters on the map”; there is only one in a game.",
    ),
    Case(
        "such-goal",
        partial(holding, 5),
        Goal(3),
        "OM-179",
        "You do not hold the goal “3 Mines with a Miner or an Advanced Building marker”; goal cards in your hand: 1.",
    ),
    Case(
        "condition",
        partial(holding, 7),
        Goal(7),
        "OM-183",
        "The goal “3 Shelters on the map” is not reached: it takes 3, and you have 1.",
    ),
    Case(
        "condition",
        partial(holding, 13),
        Goal(13),
        "OM-183",
        "The goal “1 Scientist and 1 completed Earth Contract” is not reached: it takes 1, and you have 0.",
    ),
    Case(
        "own-contract",
        partial(delivering, 7, seat=1),
        Deliver(7, "mineral"),
        "OM-191",
        "Earth Contract 7 (4 minerals) belongs to Bob, not to you.",
    ),
    Case(
        "contract",
        position,
        Deliver(7, "mineral"),
        "OM-191",
        "Earth Contract 7 (4 minerals) does not belong to you; you take contracts from the science display.",
    ),
    Case(
        "delivery",
        partial(delivering, 1),
        Deliver(1, "mineral"),
        "OM-191",
        "Earth Contract 1 (upgraded Mine in a complex of 4) asks for an upgrade; no goods go onto it.",
    ),
    Case(
        "need",
        partial(delivering, 7, there=(0, 4)),
        Deliver(7, "mineral"),
        "OM-191",
        "Earth Contract 7 (4 minerals) has all the goods it needs.",
    ),
    Case(
        "such-need",
        partial(delivering, 8),
        Deliver(8, "plant"),
        "OM-191",
        "Earth Contract 8 (2 minerals and 3 batteries) needs no plants now; it needs 2 minerals and 3 batteries.",
    ),
    Case(
        "goods-for",
        partial(delivering, 8, battery=0),
        Deliver(8, "battery"),
        "OM-191",
        "You have no batteries; Earth Contract 8 (2 minerals and 3 batteries) still needs 3.",
    ),
    Case(
        "variant",
        position,
        Reveal("fc_b1"),
        "OM-226",
        "Tasks belong to the variant First Colonists, which is not played here.",
    ),
    Case(
        "such-task",
        partial(tasks, "fc_b2"),
        Reveal("fc_b1"),
        "OM-226",
        "You do not hold the task “take a Tech tile”; tasks in your hand: 1.",
    ),
    Case(
        "second-task",
        partial(tasks, "fc_b1", revealed=True),
        Reveal("fc_b1"),
        "OM-226",
        "You have revealed a task in this turn; one is all you may.",
    ),
    Case(
        "task-done",
        partial(tasks, "fc_b1"),
        Reveal("fc_b1"),
        "OM-226",
        "The task “take a Tech tile” is not done: what you did last was something else.",
    ),
]
