"""What the view says beforehand is what happens then: gains, losses and groups."""

import pytest

from mensae.core.schema import Seat
from mensae.games.gardens import GAME
from mensae.games.gardens.schema import Plant, Use
from mensae.games.gardens.state import State
from mensae.games.gardens.tests.position import do, legal, look, position, scores
from mensae.games.gardens.views import Blocked, Own, Plot, Target

RED = ["H5", "H4", "I5"]


def own(s: State, seat: Seat = 0) -> Own:
    """What the view of the seat says of its choices; it is also made without the rest of the view."""
    alone = GAME.own(s, seat, GAME.rules.legal(s, seat, 0)) if GAME.own else None
    shown = GAME.sight.view(s, seat).own
    assert alone == shown
    assert shown is not None
    return shown


def towards_west(s: State) -> Target:
    (target,) = (each for each in own(s).targets if (each.die, each.direction) == (3, "W"))
    return target


@pytest.mark.rule("GM-50", "GM-59")
def test_a_target_tells_what_each_flower_brings_and_with_which_others() -> None:
    stock = {"red": 1, "blue": 1, "green": 1}
    s = position(2, ["H9"], {"red": [*RED, "A6"], "blue": ["G6"]}, [stock], [10, 13], pool=[3])
    target = towards_west(s)
    assert (target.hex, target.points, target.loss) == ("H6", {"red": 4, "blue": 1, "green": 0}, 0)
    assert {colour: sorted(hexes) for colour, hexes in target.groups.items()} == {
        "red": ["H4", "H5", "I5"],
        "blue": ["G6"],
    }
    do(s, Use(3, "W"))
    assert own(s) == Own([], plot=Plot("H6", {"red": 4, "blue": 1, "green": 0}, target.groups))
    do(s, Plant("red"))
    assert scores(s) == [14, 13]


@pytest.mark.rule("GM-48", "GM-61", "GM-62")
@pytest.mark.parametrize(("before", "loss"), [([10, 3], 1), ([10, 9], 2), ([0, 5], 0)])
def test_a_target_with_a_flower_tells_the_loss(before: list[int], loss: int) -> None:
    s = position(2, ["H9"], {"red": ["H6"]}, scores=before, pool=[3, 1])
    assert towards_west(s) == Target(3, "W", 1, "H6", None, loss=loss)
    do(s, Use(3, "W"))
    assert scores(s) == [before[0] - loss, before[1]]


@pytest.mark.rule("GM-46", "GM-61")
def test_a_blocked_die_tells_its_loss() -> None:
    s = position(2, ["F7", "F3"], scores=[10, 9], pool=[6, 1])
    assert own(s).blocked == [Blocked(6, 2)]
    assert own(s, 1) == Own([])
    do(s, Use(6))
    assert scores(s) == [8, 9]


@pytest.mark.rule("GM-49")
def test_only_who_plants_is_told_what_it_brings() -> None:
    s = position(2, ["H9"], pool=[3, 1])
    do(s, Use(3, "W"))
    plot = own(s).plot
    assert plot is not None
    assert [Plant(colour) for colour in plot.points] == legal(s)
    assert (own(s, 1), look(s).asks) == (Own([]), "plant")
