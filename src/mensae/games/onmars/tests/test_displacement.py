"""Chapter 9: what makes way for a building, and the crystals around it."""

import pytest

from mensae.games.onmars.data import HEX_IDS
from mensae.games.onmars.schema import Hex
from mensae.games.onmars.state import BOX, State
from mensae.games.onmars.tests.looking import (
    bots_at,
    construct,
    crystals,
    ground,
    hexes,
    lying,
    rover_at,
    standing,
)
from mensae.games.onmars.tests.position import asked, do, goods, position, tech
from mensae.games.onmars.tests.table import bots, building, item, rover, top_tile


@pytest.mark.rule("OM-115")
def test_a_crystal_returns_to_the_supply_and_a_tile_leaves_the_game() -> None:
    s = position()
    item(s, "-3,0", "crystal")
    construct(s, "shelter", "-3,0")
    assert (lying(s, "-3,0"), crystals(s)) == (None, (1, 2))
    s = position()
    item(s, "-3,0", "d13")
    construct(s, "shelter", "-3,0")
    assert (lying(s, "-3,0"), int(s.tiles[12])) == (None, BOX)


@pytest.mark.rule("OM-115", "OM-116")
def test_a_bot_or_rover_makes_way_and_its_owner_chooses_the_hex() -> None:
    s = position()
    bots(s, 1, "-3,0")
    construct(s, "shelter", "-3,0")
    assert asked(s) == 1
    # (-2,-1) has the Bot of seat 0; the Greenhouse and other buildings without pieces are available
    assert set(hexes(s)) == {"-3,-1", "-2,0", "-3,1", "-4,1", "-4,0"}
    do(s, Hex("-4,1"))
    assert (bots_at(s, 1), asked(s)) == (["-4,1"], 0)


@pytest.mark.rule("OM-115")
def test_the_own_rover_is_displaced_too() -> None:
    s = position()
    rover(s, 0, "-3,0")
    construct(s, "shelter", "-3,0")
    do(s, Hex("-3,1"))
    assert (rover_at(s), standing(s, "-3,0")) == ("-3,1", "shelter 0")


@pytest.mark.rule("OM-116")
def test_the_closest_available_hex_may_be_two_away_and_is_then_the_only_kind_offered() -> None:
    s = position()
    bots(s, 1, "-3,0", "-3,-1", "-2,0", "-3,1")
    rover(s, 1, "-4,1")
    item(s, "-4,0", "crystal")  # not available: an item without a building
    construct(s, "shelter", "-3,0")
    assert asked(s) == 1
    ring = {"-3,-2", "-2,-2", "-1,-2", "-1,-1", "-1,0", "-2,1", "-3,2", "-4,2", "-5,2", "-5,1"}
    assert set(hexes(s)) == ring  # (-5,0) and (-4,-1) have Research tiles


@pytest.mark.rule("OM-116")
def test_a_displaced_piece_collects_and_cleans_nothing() -> None:
    s = position()
    rover(s, 0, "-3,0")
    for at in ("-3,-1", "-2,0", "-4,1", "-4,0"):
        item(s, at, "crystal")
    construct(s, "shelter", "-3,0")  # (-3,1) is the only hex at distance 1
    assert (rover_at(s), crystals(s), len(ground(s))) == ("-3,1", (1, 2), 4)


@pytest.mark.rule("OM-116")
@pytest.mark.parametrize("piece", ["bot", "rover"])
def test_without_any_available_hex_a_bot_or_rover_leaves_the_map(piece: str) -> None:
    s = position()
    bots(s, 1, *["-3,0"][: piece == "bot"])
    rover(s, 1, "-3,0" if piece == "rover" else None)
    for number, at in enumerate(HEX_IDS):
        if standing(s, at) is None and at != "-3,0":
            item(s, at, "crystal")
        elif standing(s, at) is not None:
            s.fixed |= 1 << number  # a piece stands on every building
    construct(s, "shelter", "-3,0")
    assert (bots_at(s, 1), rover_at(s, 1)) == ([], None)


def _generator(s: State, at: str) -> None:
    """The tile with arrows to the north-east, south and north-west."""
    tech(s, 0, "generator_tech", "c4_top")
    top_tile(s, "generator_6")
    bots(s, 0, "2,-4")
    goods(s, 0, all=0, mineral=1)
    construct(s, "generator", at)


@pytest.mark.rule("OM-117")
def test_every_arrow_lays_a_crystal_on_an_empty_hex() -> None:
    s = position()
    _generator(s, "1,-4")
    assert set(ground(s)) == {"2,-5", "1,-3", "0,-4"}


@pytest.mark.rule("OM-117")
@pytest.mark.parametrize("what", ["building", "bot", "crystal", "tile"])
def test_no_crystal_comes_to_a_hex_that_is_not_empty(what: str) -> None:
    s = position()
    if what == "building":
        building(s, "greenhouse", "1,-3")
    elif what == "bot":
        bots(s, 1, "1,-3")
    elif what == "crystal":
        item(s, "1,-3", "crystal")
    else:
        item(s, "1,-3", "d13")
    _generator(s, "1,-4")
    assert ground(s) == (["0,-4", "1,-3", "2,-5"] if what == "crystal" else ["0,-4", "2,-5"])


@pytest.mark.rule("OM-117")
def test_an_arrow_that_leaves_the_map_brings_nothing() -> None:
    s = position()
    building(s, "generator", "0,-3")
    tech(s, 0, "generator_tech", "c4_top")
    top_tile(s, "generator_6")
    bots(s, 0, "1,-4")
    goods(s, 0, all=0, mineral=1)
    construct(s, "generator", "0,-4")
    assert ground(s) == []  # (1,-5) and (-1,-4) are no hexes, and (0,-3) has a building


@pytest.mark.rule("OM-117", "OM-116")
def test_a_displaced_piece_can_block_an_arrow() -> None:
    s = position()
    bots(s, 1, "1,-4")
    _generator(s, "1,-4")
    do(s, Hex("1,-3"))
    assert ground(s) == ["0,-4", "2,-5"]
