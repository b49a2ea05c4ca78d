"""Chapter 10: taking, giving and stealing the relic, and the tokens for it."""

import pytest

from mensae.games.spacemaze.schema import EndTurn, Exchange, GameAction, Give, Go, Home, Pick, Play, Take
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.position import (
    do,
    finish_round,
    legal,
    look,
    points,
    position,
    result,
    roll,
    standing,
    tokens,
)

DICE = ("G6", "G6", "P6", "P6", "O6", "O6", "GGPO", "GGPO")


def handling(s: State) -> list[GameAction]:
    """What can be done with the relic."""
    return [action for action in legal(s) if isinstance(action, Take | Give | Home)]


@pytest.mark.rule("SM-137", "SM-66", "SM-28")
def test_the_relic_is_taken_for_1_point_on_the_tile_where_it_lies() -> None:
    s = position(anna={"green": "C3", "purple": "C2"}, points={"green": 2, "purple": 2})
    assert (look(s).relic, handling(s)) == ("C3", [Take("green")])
    do(s, Take("green"))
    assert (points(s), standing(s)["green"], look(s).relic) == ([1, 2, 0], "C3 relic", None)


@pytest.mark.rule("SM-137", "SM-119")
def test_the_relic_lies_on_the_relic_tile_wherever_that_is() -> None:
    s = position(anna={"green": "C3", "purple": "A2"}, tiles={"A2": "RELIC"}, points={"green": 1, "purple": 1})
    assert (look(s).relic, handling(s)) == ("A2", [Take("purple")])


@pytest.mark.rule("SM-138", "SM-66")
@pytest.mark.parametrize("place", ["B2 relic", "B2 pad relic"])
def test_the_relic_is_taken_from_another_alien_on_the_same_tile_pad_or_not(place: str) -> None:
    s = position(anna={"orange": "B2", "green": "B3"}, bob={"green": place}, points={"orange": 2, "green": 1})
    assert handling(s) == [Take("orange")]
    do(s, Take("orange"))
    assert (standing(s)["orange"], standing(s, 1)["green"]) == ("B2 relic", place.removesuffix(" relic"))
    assert (points(s), tokens(s)) == ([1, 0, 1], [1, 0])


@pytest.mark.rule("SM-138")
def test_a_taken_relic_no_longer_lies_on_the_relic_tile() -> None:
    s = position(anna={"green": "C3"}, bob={"green": "B3 relic"}, points={"green": 1})
    assert handling(s) == []
    s = position(anna={"green": "B2"}, bob={"green": "UFO"}, points={"green": 1})
    assert handling(s) == []


@pytest.mark.rule("SM-138")
def test_an_alien_on_a_pad_steals_too() -> None:
    s = position(anna={"green": "B2 pad"}, bob={"green": "B2 relic"}, points={"green": 1})
    assert handling(s) == [Take("green")]


@pytest.mark.rule("SM-139", "SM-142")
def test_a_teammate_takes_it_for_a_point_of_its_own_and_without_a_token() -> None:
    s = position(anna={"green": "B2 relic", "orange": "B2"}, points={"orange": 1})
    assert handling(s) == [Take("orange")]
    do(s, Take("orange"))
    assert (standing(s)["orange"], points(s), tokens(s)) == ("B2 relic", [0, 0, 0], [0, 0])


@pytest.mark.rule("SM-67", "SM-142")
def test_the_wearer_gives_it_to_a_teammate_on_the_same_tile_only() -> None:
    s = position(
        anna={"purple": "B2 relic", "green": "B2", "orange": "B3"},
        bob={"green": "B2"},
        points={"purple": 2, "orange": 0},
    )
    assert handling(s) == [Give("purple", "green")]
    do(s, Give("purple", "green"))
    assert (standing(s)["green"], standing(s)["purple"]) == ("B2 relic", "B2")
    assert (points(s), tokens(s)) == ([0, 1, 0], [0, 0])


@pytest.mark.rule("SM-67")
@pytest.mark.parametrize("giver", ["green", "purple", "orange"])
@pytest.mark.parametrize("receiver", ["green", "purple", "orange"])
def test_it_arrives_with_whom_it_was_given_to(giver: str, receiver: str) -> None:
    s = position(anna={**dict.fromkeys(("green", "purple", "orange"), "B2"), giver: "B2 relic"}, points={giver: 1})
    gifts = {action.to: action for action in legal(s) if isinstance(action, Give)}
    assert (receiver in gifts) == (receiver != giver)
    if receiver != giver:
        do(s, next(gift for to, gift in gifts.items() if to == receiver))
        assert standing(s)[receiver] == "B2 relic"


@pytest.mark.rule("SM-140")
def test_the_relic_is_never_put_down_again() -> None:
    s = position(anna={"green": "C3 relic"}, points={"green": 3})
    do(s, Go("green", "E"), Go("green", "W"))
    assert (look(s).relic, standing(s)["green"]) == (None, "C3 relic")
    assert {type(action) for action in legal(s)} == {Go, EndTurn}


@pytest.mark.rule("SM-141")
def test_a_token_for_taking_it_from_the_maze_and_for_taking_it_from_an_opponent() -> None:
    s = position(anna={"green": "C3"}, points={"green": 1})
    do(s, Take("green"))
    assert tokens(s) == [1, 0]
    s = position(3, cleo={"purple": "B2"}, bob={"green": "B2 relic"}, tokens=[1, 2, 0], turn=2, points={"purple": 1})
    do(s, Take("purple"))
    assert tokens(s) == [1, 2, 1]  # and Bob keeps his


@pytest.mark.rule("SM-142")
def test_keeping_the_relic_over_a_round_brings_nothing() -> None:
    s = position(anna={"green": "B2 relic"}, tokens=[1, 0])
    finish_round(s)
    roll(s, *DICE)
    assert (tokens(s), standing(s)["green"]) == ([1, 0], "B2 relic")


@pytest.mark.rule("SM-147", "SM-142")
def test_one_turn_brings_at_most_one_token() -> None:
    s = position(anna={"green": "C3", "purple": "C3"}, tokens=[1, 0], points={"green": 4, "purple": 4})
    do(s, Take("green"), Take("purple"), Give("purple", "green"), Take("purple"), Take("green"))
    assert (tokens(s), look(s).asks) == ([2, 0], "step")


@pytest.mark.rule("SM-33", "SM-143")
def test_tokens_are_counted_without_a_limit_and_the_ninth_ends_the_game() -> None:
    s = position(4, anna={"green": "B2"}, bob={"green": "B2 relic"}, tokens=[2, 2, 2, 2], points={"green": 1})
    do(s, Take("green"))
    assert (tokens(s), result(s).winners) == ([3, 2, 2, 2], [0])


@pytest.mark.example("E23")
@pytest.mark.rule("SM-141", "SM-142", "SM-143")
def test_e23_the_relic_goes_to_and_fro_until_anna_has_a_third_token() -> None:
    s, counts = position(anna={"green": "C3", "purple": "C3"}, bob={"green": "C3"}), []
    do(s, Pick("GGPO"), Take("green"), EndTurn())
    counts.append(tokens(s))
    do(s, Pick("GGPO"), Take("green"), EndTurn())
    counts.append(tokens(s))
    finish_round(s)
    roll(s, *DICE)
    do(s, Pick("O6"))
    do(s, Pick("GGPO"), Take("green"))
    counts.append(tokens(s))
    do(s, Give("green", "purple"), EndTurn())
    counts.append(tokens(s))
    do(s, Pick("GGPO"), Take("green"), EndTurn())
    counts.append(tokens(s))
    finish_round(s)
    roll(s, *DICE)
    do(s, Pick("GGPO"), Take("purple"))
    assert counts == [[1, 0], [1, 1], [2, 1], [2, 1], [2, 2]]
    assert (tokens(s), result(s).winners, result(s).rule) == ([3, 2], [0], "SM-143")


@pytest.mark.example("E24")
@pytest.mark.rule("SM-70", "SM-67", "SM-85")
def test_e24_green_takes_and_gives_and_purple_walks_off_through_yellow_and_silver() -> None:
    s = position(anna={"green": "C3", "purple": "C3"}, tiles={"C4": "T13"}, pool=["GGPO"])  # its west door is yellow
    do(s, Pick("GGPO"))
    assert Go("purple", "E") not in legal(s)
    do(s, Take("green"), Give("green", "purple"), Go("purple", "E"))
    assert (points(s), tokens(s)) == ([0, 0, 1], [1, 0])
    assert standing(s) == {"green": "C3", "purple": "C4 relic", "orange": "UFO"}


@pytest.mark.example("E28")
@pytest.mark.rule("SM-68", "SM-144", "SM-146")
@pytest.mark.parametrize("tile", ["T01", "T02", "T03", "T16+2", "RELIC"])
def test_e28_the_wearer_goes_home_whatever_the_doors_and_the_game_is_over(tile: str) -> None:
    s = position(anna={"orange": "A1 relic", "green": "B2"}, tiles={"A1": tile}, points={"orange": 1, "green": 2})
    do(s, Home("orange"))
    assert (legal(s), result(s).winners, result(s).rule) == ([], [0], "SM-144")


@pytest.mark.rule("SM-145")
def test_a_wearer_whose_tile_comes_to_the_dock_must_still_go_home() -> None:
    s = position(anna={"green": "A2 relic"}, hands=[["EXCHANGE"]], pool=["G6", "P1", "GGPO"])
    do(s, Pick("G6"), Play("EXCHANGE"), Exchange("A1"))
    assert (standing(s)["green"], look(s).asks) == ("A1 relic", "pick")
    do(s, Pick("P1"))
    do(s, Pick("GGPO"), Home("green"))
    assert result(s).winners == [0]
