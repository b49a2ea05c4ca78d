"""Chapter 5: move points and the steps that they pay for. Relic steps are in test_relic."""

import pytest

from mensae.games.spacemaze.schema import EndTurn, Exit, GameAction, Give, Go, Home, Pad, Pick, Take
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.position import ROW, chance, do, legal, look, points, position, standing, tokens

THREE = {"green": 1, "purple": 1, "orange": 1}


def steps(s: State, *kinds: type[GameAction]) -> list[GameAction]:
    return [action for action in legal(s) if isinstance(action, kinds)]


@pytest.mark.rule("SM-61")
def test_a_point_is_for_the_alien_of_its_colour_only() -> None:
    s = position(anna=dict.fromkeys(("green", "purple", "orange"), "A2"), tiles=ROW, pool=["GGGP"])
    do(s, Pick("GGGP"))
    assert legal(s) == [Pad("green"), Pad("purple"), EndTurn()]  # orange could pass to the east, but has no point
    s = position(bob={"orange": "A2"}, tiles=ROW, points={"orange": 2})
    assert legal(s) == [Exit("orange"), EndTurn()]  # Anna's orange, not Bob's


@pytest.mark.rule("SM-62", "SM-61", "SM-71")
@pytest.mark.parametrize(
    ("place", "step"),
    [
        ("UFO", Exit("orange")),
        ("A2", Go("orange", "E")),
        ("A2", Pad("orange")),
        ("C3", Take("orange")),
        ("A2 relic", Give("orange", "purple")),
        ("A1 relic", Home("orange")),
    ],
)
def test_every_step_costs_1_point_of_its_alien(place: str, step: GameAction) -> None:
    s = position(anna={"orange": place, "purple": "A2"}, tiles=ROW, points={"orange": 2, "purple": 2})
    do(s, step)
    assert points(s) == [0, 2, 1]


@pytest.mark.rule("SM-62", "SM-71")
def test_without_a_point_there_is_no_step() -> None:
    s = position(anna={"orange": "A2"}, tiles=ROW, points={"orange": 1})
    do(s, Go("orange", "E"))
    assert legal(s) == [EndTurn()]


@pytest.mark.rule("SM-63", "SM-84", "SM-29")
@pytest.mark.parametrize("tile", ["T01", "T02", "T03", "RELIC"])
def test_an_alien_leaves_the_ufo_onto_the_docked_tile_whatever_its_door(tile: str) -> None:
    for colour in ("green", "purple", "orange"):
        s = position(docks=["A3 N"], tiles={"A3": tile}, points={colour: 1})
        do(s, Exit(colour))
        assert standing(s)[colour] == "A3"


@pytest.mark.rule("SM-63", "SM-22")
def test_each_player_leaves_at_the_own_dock() -> None:
    s = position(4, turn=3, points={"green": 1})
    do(s, Exit("green"))
    assert standing(s, 3)["green"] == "E1"


@pytest.mark.rule("SM-64")
def test_an_alien_goes_to_the_adjacent_tile_through_an_open_passage_only() -> None:
    s = position(anna={"orange": "A3"}, tiles=ROW, points=THREE)
    assert steps(s, Go) == [Go("orange", "E"), Go("orange", "W")]  # yellow to the north, blue to the south
    do(s, Go("orange", "W"))
    assert standing(s)["orange"] == "A2"


@pytest.mark.rule("SM-64", "SM-20")
def test_nobody_walks_off_the_board() -> None:
    s = position(anna={"green": "A1 relic"}, docks=["C1 W"], points={"green": 1})
    assert steps(s, Go) == [Go("green", "E"), Go("green", "S")]
    s = position(anna={"green": "E5 relic"}, points={"green": 1})
    assert steps(s, Go) == [Go("green", "N"), Go("green", "W")]


@pytest.mark.rule("SM-69")
def test_all_points_may_be_left_unused_and_are_lost() -> None:
    s = position(pool=["GGPO", "GPPO", "G1", "P1", "O1"])
    do(s, Pick("GGPO"), EndTurn())
    assert (look(s).turn, standing(s)) == (1, {"green": "UFO", "purple": "UFO", "orange": "UFO"})
    do(s, Pick("G1"))
    do(s, Pick("P1"))
    do(s, Pick("GPPO"))
    assert (look(s).turn, points(s)) == (1, [1, 2, 1])  # nothing of Anna's die is left


@pytest.mark.rule("SM-70")
def test_points_are_spent_in_any_order_and_mixed() -> None:
    s = position(anna={"orange": "A2"}, tiles=ROW, pool=["GPOO"])
    do(s, Pick("GPOO"), Go("orange", "E"), Exit("purple"), Go("orange", "E"), Exit("green"))
    assert standing(s) == {"green": "A1", "purple": "A1", "orange": "A4"}


@pytest.mark.rule("SM-71")
def test_the_turn_ends_with_end_turn_even_when_nothing_else_is_left() -> None:
    s = position(points={"green": 1})
    assert legal(s) == [Exit("green"), EndTurn()]
    do(s, Exit("green"))
    assert (legal(s), look(s).turn) == ([EndTurn()], 0)
    do(s, EndTurn())
    assert look(s).turn == 1


# Crowds


@pytest.mark.rule("SM-72", "SM-73")
def test_a_tile_holds_four_aliens_the_one_on_the_pad_included() -> None:
    crowd = {"green": "A3", "purple": "A3 pad", "orange": "A3"}
    three = position(anna={"orange": "A2"}, bob=crowd, tiles=ROW, points={"orange": 1})
    assert steps(three, Go) == [Go("orange", "E")]
    four = position(anna={"orange": "A2", "green": "A3"}, bob=crowd, tiles=ROW, points={"orange": 1})
    assert steps(four, Go) == []
    wearer = position(anna={"orange": "A2 relic", "green": "A3"}, bob=crowd, tiles=ROW, points={"orange": 1})
    assert Go("orange", "E") not in steps(wearer, Go)


@pytest.mark.rule("SM-73")
def test_nobody_leaves_the_ufo_onto_a_tile_of_four() -> None:
    crowd = {"green": "A1", "purple": "A1 pad", "orange": "A1"}
    assert steps(position(bob=crowd, points=THREE), Exit) == [Exit("green"), Exit("purple"), Exit("orange")]
    assert steps(position(bob=crowd, anna={"green": "A1"}, points=THREE), Exit) == []


@pytest.mark.rule("SM-72")
def test_aliens_in_the_ufo_do_not_count() -> None:
    s = position(4, anna={"green": "A1"}, points={"purple": 1})  # eleven aliens are in their UFOs
    assert steps(s, Exit) == [Exit("purple")]


# The UFO


@pytest.mark.rule("SM-74", "SM-76")
def test_without_the_relic_nobody_goes_home_and_from_the_ufo_there_is_only_exit() -> None:
    s = position(anna={"green": "A1", "purple": "C1"}, points=THREE)
    assert steps(s, Home) == []
    assert [action for action in legal(s) if getattr(action, "alien", "") == "orange"] == [Exit("orange")]
    do(s, Exit("orange"))
    assert steps(s, Exit) == []


@pytest.mark.rule("SM-75")
def test_nobody_enters_the_ufo_of_another_player() -> None:
    s = position(anna={"green": "E5 relic"}, points={"green": 1})  # where Bob's UFO is docked
    assert steps(s, Home) == []
    assert steps(position(anna={"green": "A1 relic"}, points={"green": 1}), Home) == [Home("green")]


@pytest.mark.rule("SM-68", "SM-145")
@pytest.mark.parametrize("place", ["A1 relic", "A1 pad relic", "A1 pad relic glued"])
def test_the_wearer_goes_home_from_the_docked_tile_also_from_its_pad(place: str) -> None:
    s = position(anna={"purple": place}, points={"purple": 1})
    assert steps(s, Home) == [Home("purple")]
    elsewhere = position(anna={"purple": place.replace("A1", "A2")}, points={"purple": 1})
    assert steps(elsewhere, Home) == []
    assert tokens(s) == [0, 0]


@pytest.mark.rule("SM-87", "SM-68")
def test_who_has_just_stepped_on_the_pad_cannot_go_home_in_this_turn() -> None:
    s = position(anna={"purple": "A1 relic"}, points={"purple": 2})
    do(s, Pad("purple"))
    chance(s, legal(s)[0])
    assert legal(s) == [EndTurn()]
