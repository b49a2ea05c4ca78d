"""Chapter 9: RUN +1 and RUN +2."""

import pytest

from mensae.games.spacemaze.schema import Card, Drawn, EndTurn, Exit, Give, Go, Home, NoCard, Pad, Pick, Play, Take
from mensae.games.spacemaze.tests.position import (
    ROW,
    chance,
    do,
    legal,
    look,
    mine,
    others,
    playing,
    points,
    position,
    result,
    standing,
    tokens,
)


@pytest.mark.rule("SM-120", "SM-121")
@pytest.mark.parametrize(("card", "given"), [("RUN_1", 1), ("RUN_2", 2)])
def test_run_gives_the_alien_of_the_die_so_many_points(card: Card, given: int) -> None:
    s = playing(card, "orange", anna={"orange": "A3", "green": "A3"}, tiles=ROW)
    assert points(s) == [0, 0, given]
    do(s, Go("orange", "W"))
    assert (points(s), standing(s)["orange"]) == ([0, 0, given - 1], "A2")


@pytest.mark.rule("SM-120", "SM-123")
def test_the_points_come_apart_from_the_move_die_in_any_order() -> None:
    s = position(hands=[["RUN_2"]], anna={"orange": "A3"}, tiles=ROW, pool=["O5", "P1", "P1", "GOOO"])
    do(s, Pick("O5"), Play("RUN_2"), Go("orange", "E"), EndTurn())
    do(s, Pick("P1"))
    do(s, Pick("GOOO"))
    assert points(s) == [1, 0, 3]  # the second point of RUN is lost
    s = position(hands=[["RUN_2"]], anna={"orange": "A3"}, tiles=ROW, pool=["O5", "P1", "P1", "GOOO"])
    do(s, Pick("GOOO"), EndTurn())
    do(s, Pick("P1"))
    do(s, Pick("O5"), Play("RUN_2"))
    assert points(s) == [0, 0, 2]  # those of the move die are lost


@pytest.mark.rule("SM-122")
def test_the_first_point_must_be_spent_and_the_second_may_be_lost() -> None:
    s = playing("RUN_2", "orange", anna={"orange": "A3"}, tiles=ROW)
    assert legal(s) == [Go("orange", "E"), Go("orange", "W"), Pad("orange")]
    do(s, Go("orange", "E"))
    assert EndTurn() in legal(s)
    do(s, EndTurn())
    assert look(s).turn == 1


@pytest.mark.rule("SM-122", "SM-99")
@pytest.mark.parametrize("card", ["RUN_1", "RUN_2"])
def test_run_needs_a_legal_step_when_it_is_played(card: Card) -> None:
    s = position(hands=[[card]], anna={"green": "A3 pad"}, tiles=ROW)  # every passage is closed for green
    do(s, Pick("G6"))
    assert legal(s) == [NoCard()]
    s = position(hands=[[card]], anna={"green": "A3"}, tiles=ROW)  # the pad is free
    do(s, Pick("G6"))
    assert legal(s) == [Play(card), NoCard()]
    crowd = {"green": "A1", "purple": "A1", "orange": "A1"}
    s = position(hands=[[card]], anna={"purple": "A1"}, bob=crowd)  # no room before the UFO
    do(s, Pick("G6"))
    assert legal(s) == [NoCard()]


@pytest.mark.rule("SM-122", "SM-62")
def test_run_points_pay_for_every_step() -> None:
    s = playing("RUN_1", anna={"green": "C3"})
    do(s, Take("green"))
    assert (standing(s)["green"], tokens(s)) == ("C3 relic", [1, 0])
    s = playing("RUN_1", anna={"green": "A1 relic"})
    do(s, Home("green"))
    assert result(s).winners == [0]
    s = playing("RUN_1", anna={"green": "B2 relic", "orange": "B2"})
    do(s, Give("green", "orange"))
    assert standing(s)["orange"] == "B2 relic"
    s = playing("RUN_2")
    do(s, Exit("green"), Pad("green"))
    chance(s, Drawn("MORPH"))
    assert standing(s)["green"] == "A1 pad"


@pytest.mark.example("E27")
@pytest.mark.rule("SM-122", "SM-123")
def test_e27_exit_and_pad_with_run_2_draw_a_card_and_end_the_run() -> None:
    s = playing("RUN_2")
    assert legal(s) == [Exit("green")]
    do(s, Exit("green"), Pad("green"))
    chance(s, Drawn("MORPH"))
    assert (mine(s).hand, legal(s)) == (["MORPH"], [EndTurn()])


@pytest.mark.rule("SM-123", "SM-87")
def test_stepping_on_a_pad_ends_run_2_early() -> None:
    s = playing("RUN_2", "orange", anna={"orange": "A3"}, tiles=ROW)
    do(s, Pad("orange"))
    chance(s, Drawn("MORPH"))
    assert (points(s), legal(s)) == ([0, 0, 1], [EndTurn()])


@pytest.mark.rule("SM-122", "SM-59")
def test_a_pad_without_a_card_to_draw_is_a_step_too() -> None:
    s = playing("RUN_1", "orange", anna={"orange": "A3"}, tiles=ROW, hands=[["RUN_1"], others("RUN_1")])
    do(s, Pad("orange"))
    assert (legal(s), standing(s)["orange"]) == ([EndTurn()], "A3 pad")
