"""Chapter 7: stepping on pads, drawing cards, and stopping."""

import pytest

from mensae.core.schema import CHANCE
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.schema import Drawn, EndTurn, Give, Go, Morph, Pad, Pick, Play, Take
from mensae.games.spacemaze.tests.position import (
    ROW,
    chance,
    do,
    finish_round,
    legal,
    look,
    mine,
    playing,
    points,
    position,
    roll,
    standing,
    tokens,
)

DICE = ("G6", "G6", "P6", "P6", "O6", "O6", "GPOO", "GPOO")


@pytest.mark.rule("SM-86", "SM-65")
def test_stepping_on_a_pad_costs_a_point_and_draws_a_card_at_once() -> None:
    s = position(anna={"green": "B2"}, hands=[["MORPH"]], points={"green": 1, "purple": 1})
    do(s, Pad("green"))
    assert (GAME.rules.actors(s), look(s).asks, points(s)) == ([CHANCE], "draw", [0, 1, 0])
    chance(s, Drawn("RUN_2"))
    assert (mine(s, 0).hand, look(s).deck, look(s).turn) == (["RUN_2", "MORPH"], 38, 0)
    assert standing(s)["green"] == "B2 pad"


@pytest.mark.rule("SM-10", "SM-65")
def test_every_maze_tile_has_a_pad_and_the_relic_tile_has_none() -> None:
    assert [tile.cell for tile in look(position()).tiles if not tile.pad] == ["C3"]
    assert Pad("green") not in legal(position(anna={"green": "C3"}, points={"green": 1}))
    assert Pad("green") in legal(position(anna={"green": "C2"}, points={"green": 1}))
    assert Pad("green") not in legal(position(points={"green": 1}))  # in the UFO


@pytest.mark.rule("SM-87")
def test_an_alien_that_stepped_on_a_pad_stops_but_the_others_go_on() -> None:
    s = position(anna={"orange": "A2", "green": "A2"}, tiles=ROW, points={"orange": 3, "purple": 1})
    do(s, Pad("orange"))
    chance(s, Drawn("MORPH"))
    assert [action for action in legal(s) if getattr(action, "alien", None) == "orange"] == []
    assert [alien.stopped for alien in look(s).aliens] == [False, False, True, False, False, False]
    assert len(legal(s)) == 2  # purple leaves the UFO, or the turn ends


@pytest.mark.rule("SM-87", "SM-66")
def test_an_alien_that_stopped_does_not_take_the_relic_from_its_neighbour() -> None:
    s = position(anna={"orange": "B2"}, bob={"green": "B2 relic"}, points={"orange": 2})
    assert Take("orange") in legal(s)
    do(s, Pad("orange"))
    chance(s, Drawn("MORPH"))
    assert legal(s) == [EndTurn()]


@pytest.mark.rule("SM-88")
def test_an_alien_that_stopped_can_be_given_the_relic_and_have_it_taken() -> None:
    s = position(anna={"orange": "B2", "green": "B2 relic"}, points={"orange": 2, "green": 2})
    do(s, Pad("orange"))
    chance(s, Drawn("MORPH"))
    do(s, Give("green", "orange"))
    assert standing(s)["orange"] == "B2 pad relic"
    do(s, Take("green"))
    assert (standing(s)["orange"], standing(s)["green"]) == ("B2 pad", "B2 relic")


@pytest.mark.rule("SM-88", "SM-87")
def test_a_stopped_wearer_gives_nothing_away() -> None:
    s = position(anna={"orange": "B2 relic", "green": "B2"}, points={"orange": 2})
    do(s, Pad("orange"))
    chance(s, Drawn("MORPH"))
    assert legal(s) == [EndTurn()]


@pytest.mark.rule("SM-89")
def test_an_alien_on_a_pad_is_on_the_tile_and_leaves_for_1_point() -> None:
    s = position(anna={"orange": "A3 pad"}, bob={"green": "A3 relic"}, tiles=ROW, points={"orange": 2})
    assert legal(s) == [Go("orange", "E"), Go("orange", "W"), Take("orange"), EndTurn()]
    do(s, Go("orange", "E"))
    assert (standing(s)["orange"], points(s)) == ("A4", [0, 0, 1])
    assert look(s).deck == 40  # no card for leaving


@pytest.mark.rule("SM-90")
def test_an_occupied_pad_cannot_be_used_by_others_nor_again_by_who_stands_on_it() -> None:
    s = position(anna={"green": "B2 pad", "orange": "B2"}, points={"green": 1, "orange": 1})
    assert Pad("green") not in legal(s)
    assert Pad("orange") not in legal(s)
    s = position(anna={"orange": "B2"}, bob={"green": "B2 pad"}, points={"orange": 1})
    assert Pad("orange") not in legal(s)
    s = position(anna={"orange": "B2"}, bob={"green": "B3 pad"}, points={"orange": 1})
    assert Pad("orange") in legal(s)  # that is another pad


@pytest.mark.rule("SM-90")
def test_an_alien_may_leave_the_pad_and_use_it_again_in_a_later_turn() -> None:
    s = position(anna={"orange": "A2 pad"}, tiles=ROW, points={"orange": 3})
    do(s, Go("orange", "E"), Go("orange", "W"))
    assert Pad("orange") in legal(s)
    do(s, Pad("orange"))
    chance(s, Drawn("MORPH"))
    assert standing(s)["orange"] == "A2 pad"


@pytest.mark.rule("SM-90", "SM-51")
def test_after_the_round_the_pad_is_free_again_for_the_alien_on_its_tile() -> None:
    s = position(anna={"orange": "B2 pad"})
    finish_round(s)
    roll(s, *DICE)
    do(s, Pick("G6"))
    do(s, Pick("GPOO"), Pad("orange"))
    chance(s, Drawn("MORPH"))
    assert standing(s)["orange"] == "B2 pad"


@pytest.mark.rule("SM-91")
def test_an_alien_may_use_the_pad_without_having_moved() -> None:
    assert Pad("purple") in legal(position(anna={"purple": "D4"}, points={"purple": 1}))


@pytest.mark.rule("SM-92")
def test_arriving_on_a_pad_by_morph_draws_nothing_but_occupies_it() -> None:
    s = playing("MORPH", anna={"green": "B2", "purple": "D4 pad"}, bob={"orange": "D4"}, pool=["G6", "GPOO"])
    do(s, Morph("purple"))
    assert (standing(s)["green"], standing(s)["purple"]) == ("D4 pad", "B2")
    assert (look(s).deck, look(s).players[0].cards) == (39, 0)
    do(s, Pick("GPOO"))
    assert Pad("orange") not in legal(s)


@pytest.mark.rule("SM-93", "SM-123")
def test_in_a_later_turn_of_the_round_a_run_card_moves_the_alien_off_the_pad() -> None:
    s = position(anna={"orange": "A2"}, hands=[["RUN_1"]], tiles=ROW, pool=["GPOO", "G1", "O6"])
    do(s, Pick("GPOO"), Pad("orange"))
    chance(s, Drawn("MORPH"))
    do(s, EndTurn())
    do(s, Pick("G1"))
    do(s, Pick("O6"), Play("RUN_1"))
    assert legal(s) == [Go("orange", "E")]
    do(s, Go("orange", "E"))
    assert (standing(s)["orange"], tokens(s)) == ("A3", [0, 0])


@pytest.mark.rule("SM-60")
def test_a_drawn_card_can_be_played_in_a_later_turn_of_the_same_round() -> None:
    s = position(anna={"orange": "A2"}, tiles=ROW, pool=["GPOO", "G1", "O6"])
    do(s, Pick("GPOO"), Pad("orange"))
    chance(s, Drawn("RUN_1"))
    do(s, EndTurn())
    do(s, Pick("G1"))
    do(s, Pick("O6"), Play("RUN_1"), Go("orange", "E"))
    assert look(s).players[0].cards == 0
