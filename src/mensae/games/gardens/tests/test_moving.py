"""Chapter 5: choosing a die and moving."""

import pytest
from hypothesis import given

from mensae.games.gardens import GAME
from mensae.games.gardens.schema import Direction, GameAction, Plant, Use
from mensae.games.gardens.state import ASK_USE, State
from mensae.games.gardens.tests.plane import CLOCKWISE, away
from mensae.games.gardens.tests.position import do, legal, look, position, scores, standing, targets
from mensae.games.gardens.tests.random_games import RANDOM_GAMES, Game, games, play


def dice_towards(s: State, direction: Direction) -> list[int]:
    """The dice with which the gardener can move in this direction."""
    return [action.die for action in legal(s) if isinstance(action, Use) and action.direction == direction]


@pytest.mark.rule("GM-35")
def test_exactly_one_die_of_the_pool_is_used() -> None:
    s = position(gardeners=["A1", "K1"], pool=[1, 2, 4])
    assert {action.die for action in legal(s) if isinstance(action, Use)} == {1, 2, 4}
    assert all(isinstance(action, Use) for action in legal(s))
    do(s, Use(2, "E"), Plant("red"))
    assert (look(s).turn, look(s).pool) == (1, [1, 4])


@pytest.mark.rule("GM-36")
def test_a_blocked_die_may_be_picked_although_another_could_move() -> None:
    s = position(gardeners=["F7", "F3"], pool=[2, 6], scores=[4, 0])
    assert Use(6) in legal(s)
    assert Use(2, "E") in legal(s)
    do(s, Use(6))
    assert (standing(s), scores(s), look(s).pool) == (["F7", "F3"], [3, 0], [2])


@pytest.mark.rule("GM-37")
def test_dice_of_the_same_value_are_one_choice() -> None:
    s = position(gardeners=["A1", "K1"], pool=[1, 1, 1])
    assert legal(s) == [Use(1, "E"), Use(1, "SE"), Use(1, "SW")]
    do(s, Use(1, "E"), Plant("red"))
    assert look(s).pool == [1, 1]


@pytest.mark.rule("GM-38")
@pytest.mark.parametrize(
    ("direction", "end"), [("NW", "G6"), ("NE", "G8"), ("E", "I8"), ("SE", "K6"), ("SW", "K4"), ("W", "I4")]
)
def test_a_gardener_moves_straight_by_exactly_the_number_on_the_die(direction: Direction, end: str) -> None:
    s = position(gardeners=["I6", "A1"], pool=[2])
    do(s, Use(2, direction))
    assert standing(s) == [end, "A1"]


@pytest.mark.rule("GM-39")
def test_no_move_ends_on_the_centre() -> None:
    s = position(gardeners=["F8", "A1"], pool=[2])
    assert targets(s, 2) == ["D6", "D8", "F10", "H6", "H8"]
    assert dice_towards(s, "W") == []


@pytest.mark.rule("GM-40")
def test_a_gardener_may_cross_the_centre() -> None:
    s = position(gardeners=["F8", "A1"], pool=[1, 2, 3, 4])
    assert dice_towards(s, "W") == [1, 3, 4]
    do(s, Use(3, "W"))
    assert standing(s) == ["F5", "A1"]


@pytest.mark.rule("GM-40")
def test_where_the_centre_blocks_it_may_not_lie_on_the_path() -> None:
    s = position(gardeners=["F8", "A1"], pool=[1, 2, 3, 4], centre_hex="block")
    assert dice_towards(s, "W") == [1]
    assert targets(s, 3) == ["C5", "C8", "F11", "I5", "I8"]


@pytest.mark.rule("GM-41")
def test_nobody_stops_on_or_passes_over_another_gardener() -> None:
    s = position(gardeners=["F7", "F9"], pool=[1, 2, 3, 4])
    assert dice_towards(s, "E") == [1]


@pytest.mark.rule("GM-41")
def test_a_gardener_beside_the_path_is_not_in_the_way() -> None:
    s = position(gardeners=["F7", "G8"], pool=[1, 2, 3, 4])
    assert dice_towards(s, "E") == [1, 2, 3, 4]


@pytest.mark.rule("GM-41")
def test_the_nearest_of_several_gardeners_on_a_line_stops_the_move() -> None:
    s = position(seats=4, gardeners=["F1", "F10", "F4", "F7"], pool=[1, 2, 3, 4, 5, 6])
    assert dice_towards(s, "E") == [1, 2]


@pytest.mark.rule("GM-41")
def test_gardeners_on_both_sides_of_the_centre_count_also_where_it_blocks() -> None:
    assert dice_towards(position(gardeners=["F8", "F7"], pool=[1, 3], centre_hex="block"), "W") == []
    assert dice_towards(position(gardeners=["F8", "F5"], pool=[1, 3], centre_hex="block"), "W") == [1]


@pytest.mark.rule("GM-42")
def test_every_hex_of_the_path_is_on_the_board() -> None:
    s = position(gardeners=["F9", "A1"], pool=[1, 2, 3])
    assert dice_towards(s, "E") == [1, 2]


@pytest.mark.rule("GM-43")
def test_flowers_are_crossed_and_landed_on() -> None:
    bare = position(gardeners=["F7", "A1"], pool=[1, 2, 3])
    grown = position(gardeners=["F7", "A1"], flowers={"red": ["F8", "F9"], "blue": ["E7", "G7"]}, pool=[1, 2, 3])
    assert legal(grown) == legal(bare)
    do(grown, Use(3, "E"))
    assert (standing(grown), look(grown).asks) == (["F10", "A1"], "plant")


@pytest.mark.rule("GM-44")
def test_a_die_is_blocked_only_if_it_has_no_legal_move_in_any_direction() -> None:
    s = position(gardeners=["A1", "A2"], pool=[1, 6])
    assert legal(s) == [Use(1, "SE"), Use(1, "SW"), Use(6, "SE")]
    s = position(gardeners=["A1", "C3"], pool=[1, 6])
    assert legal(s) == [Use(1, "E"), Use(1, "SE"), Use(1, "SW"), Use(6)]


@pytest.mark.rule("GM-45")
def test_a_die_that_is_not_blocked_must_move_but_in_any_legal_direction() -> None:
    s = position(gardeners=["A1", "K1"], flowers={"red": ["A2"]}, pool=[1], scores=[5, 0])
    assert legal(s) == [Use(1, "E"), Use(1, "SE"), Use(1, "SW")]
    do(s, Use(1, "E"))
    assert (standing(s)[0], scores(s)) == ("A2", [4, 0])


@pytest.mark.rule("GM-45")
def test_a_die_with_one_way_left_must_move_too() -> None:
    assert legal(position(gardeners=["A1", "A2"], pool=[6])) == [Use(6, "SE")]


@pytest.mark.rule("GM-46")
def test_a_blocked_die_costs_a_point_and_the_gardener_stays() -> None:
    s = position(gardeners=["F7", "F3"], pool=[6], scores=[4, 9])
    assert legal(s) == [Use(6)]
    do(s, Use(6))
    assert (standing(s), scores(s), look(s).flowers) == (["F7", "F3"], [3, 9], {})


@pytest.mark.rule("GM-47")
def test_when_all_dice_are_blocked_one_of_them_is_used_up_all_the_same() -> None:
    s = position(seats=4, gardeners=["A1", "A2", "B1", "B2"], pool=[2, 5, 5], scores=[7, 0, 0, 0])
    assert legal(s) == [Use(2), Use(5)]
    do(s, Use(5))
    assert (scores(s), look(s).pool, look(s).box) == ([6, 0, 0, 0], [2, 5], 4)
    assert GAME.rules.actors(s) == [1]


@pytest.mark.rule(
    "GM-35", "GM-37", "GM-38", "GM-39", "GM-40", "GM-41", "GM-42", "GM-43", "GM-44", "GM-45", "GM-91", "GM-95"
)
@RANDOM_GAMES
@given(games())
def test_the_legal_uses_are_those_that_the_rules_describe(game: Game) -> None:
    for step in play(game):
        if step.before.ask == ASK_USE:
            actions = legal(step.before)
            assert set(actions) == described(step.before, game.options.centre_hex == "block")
            assert len(set(actions)) == len(actions)


def described(s: State, centre_blocks: bool) -> set[GameAction]:
    """Every use of a die, worked out hex by hex."""
    view = look(s)
    others = {gardener.hex for gardener in view.gardeners}
    uses: set[GameAction] = set()
    for die in set(view.pool):
        moves: set[GameAction] = set()
        for gardener in view.gardeners:
            assert gardener.hex
            for direction in CLOCKWISE:
                path = [away(gardener.hex, direction, steps) for steps in range(1, die + 1)]
                crosses = "F6" in (path if centre_blocks else path[-1:])
                if gardener.seat == view.turn and None not in path and others.isdisjoint(path) and not crosses:
                    moves.add(Use(die, direction, gardener.gardener))
        uses |= moves or {Use(die)}
    return uses
