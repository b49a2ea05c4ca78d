"""Chapter 9: MOVE BASE."""

from typing import Any

import pytest

from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.schema import Dock, Exit, Home, NoCard, Pick, Play
from mensae.games.spacemaze.tests.position import (
    do,
    docked,
    legal,
    look,
    playing,
    position,
    standing,
    tokens,
)

OUTSIDE = {"green": "C2", "purple": "C2", "orange": "C4"}


def reached(*docks: str, **situation: Any) -> set[str]:
    """The slots to which Anna's UFO can move."""
    s = playing("MOVE_BASE", anna=OUTSIDE, docks=docks, **{"seats": max(2, len(docks)), **situation})
    return {f"{action.cell} {action.side}" for action in legal(s) if isinstance(action, Dock)}


@pytest.mark.example("E19")
@pytest.mark.rule("SM-134")
def test_e19_from_a_corner_the_next_tiles_in_both_directions() -> None:
    assert reached("A1 N") == {"A2 N", "B1 W"}
    assert reached("A1 W") == {"A2 N", "B1 W"}


@pytest.mark.example("E20")
@pytest.mark.rule("SM-134", "SM-135")
def test_e20_at_a_corner_the_player_chooses_the_side_and_an_occupied_corner_is_passed() -> None:
    assert reached("A4 N") == {"A5 N", "A5 E", "A3 N"}
    assert reached("A4 N", "A5 E") == {"B5 E", "A3 N"}
    assert reached("A4 N", "A5 N") == {"B5 E", "A3 N"}


@pytest.mark.example("E33")
@pytest.mark.rule("SM-135", "SM-106")
def test_e33_from_the_tip_of_a_diamond_to_the_next_rim_tile() -> None:
    assert reached("A3 N", layout="diamond2") == {"B4 N", "B4 E", "B2 N", "B2 W"}
    for card in ("DIAGONAL_SWITCH", "DIAGONAL_TWIST"):
        s = position(hands=[[card]], docks=["A3 N"], layout="diamond2")
        do(s, Pick("G6"))
        assert legal(s) == [NoCard()]


@pytest.mark.rule("SM-133", "SM-99")
@pytest.mark.parametrize("at_home", ["green", "purple", "orange"])
def test_all_three_aliens_must_be_outside(at_home: str) -> None:
    s = position(anna={**OUTSIDE, at_home: "UFO"}, hands=[["MOVE_BASE"]])
    do(s, Pick("G6"))
    assert legal(s) == [NoCard()]
    s = position(anna=OUTSIDE, hands=[["MOVE_BASE"]])
    do(s, Pick("G6"))
    assert legal(s) == [Play("MOVE_BASE"), NoCard()]


@pytest.mark.rule("SM-133")
def test_only_the_own_ufo_moves_and_it_may_go_round_a_corner() -> None:
    s = playing("MOVE_BASE", anna=OUTSIDE, docks=["B1 W", "A1 N"])
    do(s, Dock("A2", "N"))
    assert (docked(s), look(s).turn) == (["A2 N", "A1 N"], 1)


@pytest.mark.rule("SM-134")
def test_every_tile_with_another_ufo_is_passed() -> None:
    assert reached("A1 N", "A2 N", "A3 N") == {"A4 N", "B1 W"}
    assert reached("A1 N", "B1 W", "C1 W", "D1 W") == {"A2 N", "E1 S", "E1 W"}


@pytest.mark.rule("SM-134")
def test_the_ring_of_slots_closes_at_both_ends() -> None:
    assert reached("B1 W") == {"A1 W", "A1 N", "C1 W"}
    assert reached("A2 N") == {"A1 W", "A1 N", "A3 N"}


@pytest.mark.rule("SM-134", "SM-21")
def test_on_a_diamond_two_ufos_may_stand_in_the_same_gap() -> None:
    assert reached("C5 N", "A3 E", layout="diamond2") == {"B4 N", "B4 E", "D4 E", "D4 S"}
    s = playing("MOVE_BASE", anna=OUTSIDE, docks=["C5 N", "A3 E"], layout="diamond2")
    do(s, Dock("B4", "N"))  # A3 east and B4 north face the same gap
    assert docked(s) == ["B4 N", "A3 E"]


@pytest.mark.rule("SM-136")
def test_the_new_tile_may_be_full_and_may_be_the_relic_tile() -> None:
    full = {"green": "A2", "purple": "A2", "orange": "A2"}
    s = playing("MOVE_BASE", anna={**OUTSIDE, "green": "A2"}, bob=full, tiles={"A2": "RELIC"})
    do(s, Dock("A2", "N"))
    assert docked(s)[0] == "A2 N"


@pytest.mark.rule("SM-145", "SM-133")
def test_a_ufo_that_comes_to_the_wearer_does_not_win_yet() -> None:
    s = playing("MOVE_BASE", anna={**OUTSIDE, "green": "A2 relic"}, pool=["G6", "P1", "GGPO"])
    do(s, Dock("A2", "N"))
    assert (look(s).asks, tokens(s), standing(s)["green"]) == ("pick", [0, 0], "A2 relic")
    do(s, Pick("P1"))
    do(s, Pick("GGPO"))
    assert Home("green") in legal(s)
    assert not any(isinstance(action, Exit) for action in legal(s))


@pytest.mark.rule("SM-134")
@pytest.mark.parametrize("layout", ["square5", "square3", "rect3x5", "diamond2", "diamond3"])
def test_moving_on_and_on_leads_once_round_every_rim_tile(layout: str) -> None:
    centre = {"square3": "B2", "rect3x5": "B3", "diamond3": "D4"}.get(layout, "C3")
    at, bob = docked(position(layout=layout))
    seen, came = [at[:2]], ""
    for _ in range(20):
        s = playing("MOVE_BASE", anna=dict.fromkeys(OUTSIDE, centre), docks=[at, bob], layout=layout)
        docks = [action for action in legal(s) if isinstance(action, Dock)]
        for dock in docks:
            moved = GAME.copy(s)
            do(moved, dock)
            assert docked(moved) == [f"{dock.cell} {dock.side}", bob]
        ahead = next(dock for dock in docks if dock.cell != came)
        came, at = at[:2], f"{ahead.cell} {ahead.side}"
        if ahead.cell == seen[0]:
            break
        seen.append(ahead.cell)
    rims = {"square5": 16, "square3": 8, "rect3x5": 12, "diamond2": 8, "diamond3": 12}
    assert len(seen) == len(set(seen)) == rims[layout] - 1  # all but Bob's
