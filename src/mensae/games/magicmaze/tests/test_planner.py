"""The planner finds a way to the win, and every step of it is one that the rules allow."""

from typing import Any, Literal

import pytest

from mensae import COMPILED
from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE
from mensae.games.magicmaze.actions import ACTIONS
from mensae.games.magicmaze.data import X_TILES
from mensae.games.magicmaze.planner.plan import flip_plan, plan, solve
from mensae.games.magicmaze.rules.engine import actors, apply, draw, legal
from mensae.games.magicmaze.schema import BuildBridge, BuildDome, Eat, GameAction, JokerConvert, Move, Options, Pipe
from mensae.games.magicmaze.state import EXPLORING, PLAYING, WON, State, copy
from mensae.games.magicmaze.tests.position import CROSS, position
from mensae.games.magicmaze.tests.random_games import Game, scattered

ORDERS = 40 if COMPILED else 6  # orders of tiles for each mission; `make bench` proves 500
POSITIONS = 60 if COMPILED else 8


def doable(s: State, code: int) -> bool:
    """Whether some seat of the team may do it now, whatever its colours."""
    return any(code in legal(s, seat, 0) for seat in range(s.seats))


def played(s: State, codes: list[int], seed: int) -> State:
    """The board after the codes, each of which the rules allow; chance draws as it did for the planner."""
    state, rng = copy(s), FastRng(seed)
    for code in codes:
        if state.phase == EXPLORING:
            assert draw(state, rng) == code
            apply(state, CHANCE, code, 0)
            continue
        state.talk_at = -1  # time does not matter here
        assert doable(state, code), ACTIONS[code]
        seat = next(seat for seat in range(state.seats) if code in legal(state, seat, 0))
        apply(state, seat, code, 0)
    return state


@pytest.mark.rule("MM-109")
@pytest.mark.parametrize("mission", [1, 2, 3, 4, 5])
def test_every_mission_can_be_won_whatever_the_order_of_the_tiles(mission: int) -> None:
    for seed in range(ORDERS):
        start = position(mission=mission, seats=2)
        solution = solve(start, FastRng(seed))
        assert solution.won, f"mission {mission}, order {seed}"
        assert played(start, solution.codes, seed).phase == WON


@pytest.mark.parametrize("options", [{"x_tiles": 8}, {"edition": "nl"}, {"auto_dome": True}], ids=str)
def test_missions_can_be_won_with_other_options(options: dict[str, Any]) -> None:
    for seed in range(ORDERS // 2):
        start = position(mission=5, seats=2, **options)
        start.stack |= sum(1 << tile for tile in X_TILES) if "x_tiles" in options else 0
        solution = solve(start, FastRng(seed))
        assert solution.won, f"order {seed}"


@pytest.mark.parametrize("mission", [2, 3, 4, 5])
def test_positions_full_of_scattered_pieces_can_be_won(mission: Literal[2, 3, 4, 5]) -> None:
    for seed in range(POSITIONS):
        start = scattered(Game(2, Options(mission=mission), seed))
        solution = solve(start, FastRng(seed))
        assert solution.won, f"mission {mission}, position {seed}"
        assert played(start, solution.codes, seed).phase == WON


def planned(s: State) -> list[GameAction]:
    return [ACTIONS[code] for code in plan(s, 60)]


@pytest.mark.rule("MM-145", "MM-154")
def test_oranges_that_no_factory_makes_come_from_jokers() -> None:
    s = position(CROSS + " B5@A1.N B6@B5.E", mission=2, bridges={"B6.E-d": "blue"}, domes=["A3.d"])
    jokers = [move for move in planned(s) if isinstance(move, JokerConvert)]
    assert [move.new for move in jokers] == ["orange", "orange"]


@pytest.mark.rule("MM-139")
def test_a_site_without_highways_gets_a_bridge_first() -> None:
    s = position(CROSS + " B5@A1.N B6@B5.E", mission=2, domes=["A3.d"])
    moves = planned(s)
    first = next(i for i, move in enumerate(moves) if isinstance(move, BuildBridge))
    assert not any(isinstance(move, Move) and move.to == "B6.d" for move in moves[:first])
    assert any(isinstance(move, Move) and move.to == "B6.d" for move in moves[first:])


def test_rubbish_in_the_way_goes_aside() -> None:
    s = position(CROSS, {"0.c": "rubbish", "0.S": "rubbish", "A1.c": "colonist"}, mission=3)
    s.landed, s.orbit, s.rocket, s.domes, s.stack = True, 0, 2, 0, 0
    s.built[0] = 1
    s.terms.colonists = 3
    moves = planned(s)
    assert any(isinstance(move, Move) and move.piece == "rubbish" for move in moves)
    assert any(isinstance(move, Move) and (move.piece, move.to) == ("colonist", "A3.d") for move in moves)


@pytest.mark.rule("MM-188")
def test_a_slug_in_the_way_is_lured_with_food() -> None:
    s = position(CROSS + " B5@A1.N D9@A2.E", {"D9.g": "slug"}, mission=4, domes=["A3.d"])
    s.stack, s.slugs = 0, 0
    s.terms.bridges = False  # so the site on D9 can be reached over the slug only
    assert any(isinstance(move, Eat) for move in planned(s))


@pytest.mark.rule("MM-179")
def test_a_pipe_is_taken_where_it_is_shorter() -> None:
    s = position(CROSS + " C7@A1.W C8@A2.N", {"C8.p": "orange"}, mission=3, domes=["A3.d"])
    s.stack = 0
    assert any(isinstance(move, Pipe) for move in planned(s))


def test_a_full_site_is_built_at_once() -> None:
    s = position(CROSS, {"A3.d": "brown green yellow"}, mission=1)
    assert planned(s)[0] == BuildDome("A3.d")


@pytest.mark.rule("MM-139")
def test_two_bridges_do_not_wait_for_each_other() -> None:
    s = position(
        "A3@0.S A1@0.N A2@0.E A4@A3.E C7@A2.N B5@A3.S B6@B5.N C8@B6.S",
        {
            "0.N": "green",
            "B6.N": "purple",
            "B6.E": "purple",
            "B6.S": "orange",
            "C7.d": "blue orange",
            **dict.fromkeys(["A2.N", "A2.h", "B5.N"], "rubbish"),
        },
        mission=3,
        domes=["A3.d"],
    )
    assert solve(s, FastRng(1)).won


def test_what_is_lost_is_told_apart_from_what_can_be_won() -> None:
    s = position(CROSS + " B5@A1.N B6@B5.E", mission=2, domes=["A3.d"])
    s.jokers = 1  # two oranges are needed, and nothing makes them
    assert not solve(s, FastRng(1)).won


@pytest.mark.rule("MM-82")
def test_a_flip_is_planned_with_the_nearest_resource() -> None:
    s = position(CROSS, {"A2.E": "blue", "0.W": "green"}, mission=1)
    assert [ACTIONS[code] for code in flip_plan(s)] == [Move("blue", "A2.E", "A2.h")]
    s.markers, s.marked = 0, 1
    assert flip_plan(s) == []


def test_a_plan_ends_with_the_next_tile_since_nobody_knows_it() -> None:
    s = position(mission=5)
    codes = plan(s, 60)
    for code in codes:
        assert s.phase == PLAYING
        apply(s, 0, code, 0)
    assert s.phase == EXPLORING
    assert actors(s) == [CHANCE]
