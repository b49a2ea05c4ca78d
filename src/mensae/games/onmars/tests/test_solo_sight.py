"""Chapter 22: what chance chooses for Lacerda is open at once, also where he has not done it yet."""

from itertools import combinations

import pytest
from hypothesis import given

from mensae.core.schema import CHANCE
from mensae.core.state import pack
from mensae.games.onmars.rules.engine import apply, legal
from mensae.games.onmars.schema import Blueprint, GoalDealt, Hex, MoveRover
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import LACERDA, State, copy
from mensae.games.onmars.tests.lacerda import alone, his_rover, his_turn, no_research
from mensae.games.onmars.tests.looking import rover_at
from mensae.games.onmars.tests.position import choices, do
from mensae.games.onmars.tests.random_games import FEW_GAMES, Game, games, play
from mensae.games.onmars.tests.sketches import beside
from mensae.games.onmars.tests.table import blueprint, bots, building, item
from mensae.games.onmars.views import Aim


def with_tiles(*hexes: str) -> State:
    """Tiles of crystals and of the Warehouse lie on these hexes, and no others on the map."""
    s = alone()
    no_research(s)
    for tile, at in zip(("d13", "d12"), hexes, strict=False):
        item(s, at, tile)
    return s


@pytest.mark.rule("OM-015", "OM-245")
def test_the_tile_that_his_rover_makes_for_is_seen() -> None:
    s = with_tiles("1,1", "-1,-1")
    his_rover(s)
    assert view(s, 0).aim is None
    do(s, Hex("1,1"))
    assert view(s, 0).aim == view(s, None).aim == Aim(tile="1,1", rover="0,0")
    assert " L •M ◆0,0→1,1" in beside(s)
    do(s, MoveRover("0,1"))
    assert view(s, 0).aim is None


@pytest.mark.rule("OM-015", "OM-245")
def test_a_hex_that_his_rover_passes_over_is_seen_though_he_may_not_stop_there() -> None:
    s = with_tiles("2,2")
    bots(s, 0, "1,0", "0,1")
    his_rover(s)
    do(s, MoveRover("1,0"))
    assert (rover_at(s, LACERDA), choices(s)) == (None, [MoveRover("1,1"), MoveRover("2,0")])
    assert view(s, 0).aim == Aim(tile="2,2", rover="1,0")


@pytest.mark.rule("OM-015", "OM-243")
def test_the_blueprint_of_his_next_upgrade_is_seen() -> None:
    s = alone("colony")
    building(s, "generator", "0,-4")
    blueprint(s, LACERDA, 3, 5)
    his_turn(s, 2)
    do(s, Blueprint(3))
    assert choices(s) == [Hex("0,-4"), Hex("0,-2")]
    assert view(s, 0).aim == view(s, None).aim == Aim(blueprint=3)
    assert " L •M A2⇅ ▦3G" in beside(s)
    do(s, Hex("0,-2"))
    assert view(s, 0).aim is None


@pytest.mark.rule("OM-015", "OM-235")
@FEW_GAMES
@given(games(seats=(1,)))
def test_worlds_that_chance_can_lead_to_look_different(game: Game) -> None:
    for step in play(game):
        if step.seat == CHANCE and not isinstance(step.action, GoalDealt):
            worlds = [after(step.before, code) for code in legal(step.before, CHANCE, 0)]
            seen = {pack(world): view(world, None) for world in worlds}  # two paths may lead to one world
            assert all(one != other for one, other in combinations(seen.values(), 2)), step.action


def after(s: State, code: int) -> State:
    """The position to which chance leads by this."""
    world = copy(s)
    apply(world, CHANCE, code, 0)
    return world
