"""What entries tell boards: what was done, as data."""

import pytest
from hypothesis import given

from mensae.core.schema import Did
from mensae.games.gardens import GAME
from mensae.games.gardens.schema import Dealt, GameAction, Place, Plant, Roll, Rolled, Started, Stuck, Take, Use
from mensae.games.gardens.state import State
from mensae.games.gardens.tests.position import chance, do, opening, position
from mensae.games.gardens.tests.random_games import RANDOM_GAMES, Game, begin, games, play
from tests import telling

pytestmark = pytest.mark.both


def did(s: State, action: GameAction) -> list[Did]:
    """What an action of whoever is to act does."""
    return telling.did(GAME, s, GAME.rules.actors(s)[0], action)


def test_a_gardener_moves_from_hex_to_hex_and_then_plants_there() -> None:
    s = position(gardeners=["H9"], flowers={"red": ["H5", "I5"]}, pool=[3, 1])
    assert did(s, Use(3, "W")) == [Did("move", 0, piece="1", start="H9", to="H6")]
    do(s, Use(3, "W"))
    assert did(s, Plant("red")) == [
        Did("plant", 0, piece="red", to="H6"),
        Did("score", 0, piece="red", count=2),
        Did("turn", 1),
    ]


def test_landing_on_a_flower_loses_a_point_and_the_jump_with_it() -> None:
    s = position(gardeners=["H9"], flowers={"red": ["H6"]}, scores=[5, 4], pool=[3, 1])
    assert did(s, Use(3, "W")) == [
        Did("move", 0, piece="1", start="H9", to="H6"),
        Did("loss", 0, count=-2),
        Did("turn", 1),
    ]


def test_whoever_has_no_point_loses_none() -> None:
    s = position(gardeners=["H9"], flowers={"red": ["H6"]}, pool=[3, 1])
    assert [deed.what for deed in did(s, Use(3, "W"))] == ["move", "turn"]


def test_the_last_flower_of_a_colour_brings_an_extra_turn() -> None:
    s = position(gardeners=["H9"], stocks=[{"red": 1, "blue": 2}], pool=[3, 1])
    do(s, Use(3, "W"))
    assert did(s, Plant("red")) == [Did("plant", 0, piece="red", to="H6"), Did("extra", 0)]


def test_a_die_is_rolled_with_its_face_and_a_stuck_turn_passes() -> None:
    assert did(position(turn=1), Rolled(5)) == []
    around_a1 = ["A2", "B1", "B2"]
    assert did(position(flowers={"red": around_a1}), Stuck()) == [Did("pass", 0), Did("turn", 1)]


def test_of_two_gardeners_the_one_is_named_that_is_meant() -> None:
    s = position(gardeners=["H9", "C3"], pool=[3, 1], two_gardeners=True)
    assert did(s, Use(1, "E", 2)) == [Did("move", 0, piece="2", start="C3", to="C4")]
    s = opening(two_gardeners=True)
    chance(s, Started(1))
    do(s, Place("A1"), Place("K1"))
    assert did(s, Place("A2")) == [Did("place", 1, piece="2", to="A2"), Did("turn", 0)]
    s = position(gardeners=["A1", "F6"], two_gardeners=True)
    assert did(s, Roll(2)) == []  # the dice are told one by one


def test_in_the_opening_figures_are_taken_and_flowers_dealt() -> None:
    s = opening()
    assert did(s, Started(1)) == [Did("turn", 1)]
    chance(s, Started(1))
    assert did(s, Take("M4")) == [Did("take", 1, piece="M4")]
    do(s, Take("M4"), Place("A1"), Take("M1"), Place("K1"))
    chance(s, Dealt("blue", 6), Dealt("yellow", 5), Dealt("white", 4), Dealt("grey", 7))
    hands = (
        [("red", 5), ("green", 3)],
        [("blue", 4), ("yellow", 5), ("white", 6), ("grey", 3), ("red", 5), ("green", 7)],
    )
    dealt = [Did("deal", seat, piece=colour, count=n) for seat, hand in enumerate(hands) for colour, n in hand]
    assert did(s, Dealt("red", 5)) == dealt  # what is left without a choice is dealt with it


@given(games())
@RANDOM_GAMES
def test_deeds_lead_from_the_first_view_to_the_last(game: Game) -> None:
    scores, stocks = [0] * game.seats, [0] * game.seats
    flowers, gardeners = dict[str, str](), dict[tuple[int | None, str | None], str]()
    s = begin(game)
    for step in play(game):
        s = step.after
        for deed in telling.did(GAME, step.before, step.seat, step.action):
            match deed:
                case Did("score" | "jump" | "loss", int(seat), count=int(count)):
                    scores[seat] += count
                case Did("deal", int(seat), count=int(count)):
                    stocks[seat] += count
                case Did("plant", int(seat), piece=str(colour), to=str(hex)):
                    flowers[hex] = colour
                    stocks[seat] -= 1
                case Did("place" | "move", seat, piece, start, str(hex)):
                    assert gardeners.get((seat, piece)) == start
                    gardeners[seat, piece] = hex
    view = GAME.sight.view(s, None)
    assert scores == [holding.score for holding in view.holdings]
    assert stocks == [sum(holding.stock.values()) for holding in view.holdings]
    assert flowers == view.flowers
    assert gardeners == {(each.seat, str(each.gardener)): each.hex for each in view.gardeners}


@given(games())
@RANDOM_GAMES
def test_whose_turn_it_is_follows_from_the_deeds(game: Game) -> None:
    turn: int | None = None
    for step in play(game):
        told = [deed.seat for deed in telling.did(GAME, step.before, step.seat, step.action) if deed.what == "turn"]
        turn = told[-1] if told else turn
        assert turn == step.after.turn
