"""Chapter 14: private goals, when they can be completed and what else their cards are good for."""

import pytest

from mensae.games.onmars.schema import (
    Crystals,
    Deliver,
    Discovery,
    EndTurn,
    Executive,
    Explored,
    Goal,
    Hex,
    Main,
    MoveBot,
    Point,
    PutMarker,
    Reward,
    Skip,
    Spend,
    Surcharge,
    Travel,
)
from mensae.games.onmars.sight import view
from mensae.games.onmars.tests.goal_positions import CONDITIONS, Arrange, progress
from mensae.games.onmars.tests.looking import crystals, in_hand, offered, people
from mensae.games.onmars.tests.phases import shuttle_phase
from mensae.games.onmars.tests.position import choices, do, goods, hand, orbit, position, tech, turn, worker
from mensae.games.onmars.tests.table import contract, level, scientist


@pytest.mark.rule("OM-183")
@pytest.mark.parametrize(("goal", "arrange", "too_few", "enough"), CONDITIONS)
def test_a_goal_can_be_completed_as_soon_as_its_number_is_reached(
    goal: int, arrange: Arrange, too_few: int, enough: int
) -> None:
    for count, possible in ((too_few, False), (enough, True)):
        s = position()
        hand(s, 0, goal)
        arrange(s, count)
        assert (Goal(goal) in choices(s)) == possible


@pytest.mark.rule("OM-183", "OM-178")
def test_goal_13_needs_both_and_a_contract_stays_completed() -> None:
    s = position()
    hand(s, 0, 13)
    contract(s, 0, 7)
    goods(s, 0, mineral=4)
    do(s, *[Deliver(7, "mineral")] * 4)
    assert Goal(13) not in choices(s)
    scientist(s, 0, "geologist")
    assert Goal(13) in choices(s)


@pytest.mark.rule("OM-184")
@pytest.mark.parametrize(
    "space", ["c4_top", "c4_middle", "c4_bottom", "c5_top", "c5_bottom", "c6", "c3_top", "c3_bottom"]
)
def test_for_goal_14_every_space_of_columns_4_to_6_is_marked(space: str) -> None:
    s = position()
    hand(s, 0, 14)
    others = [at for at in ("c4_top", "c5_bottom", "c6") if at != space][:2]
    for kind, at in zip(["mine_tech", "shelter_tech", "rover_tech"], [*others, space], strict=True):
        tech(s, 0, kind, at)
    assert (Goal(14) in choices(s)) == (space[:2] != "c3")


# Completing


@pytest.mark.rule("OM-179")
def test_a_completed_goal_is_open_and_no_other_can_be_completed() -> None:
    s = position()
    hand(s, 0, 8, 15)
    level(s, 3)
    progress(s, 3)
    assert set(offered(s, Goal)) == {Goal(8), Goal(15)}
    do(s, Goal(8), Reward("second"), Skip())
    assert (view(s, 1).players[0].goal, in_hand(s), offered(s, Goal)) == (8, [15], [])
    turn(s, 0)
    assert offered(s, Goal) == []


@pytest.mark.rule("OM-179")
def test_a_goal_is_completed_before_or_after_the_main_action_but_not_inside_it() -> None:
    s = position()
    hand(s, 0, 8)
    level(s, 3)
    assert Goal(8) in choices(s)
    do(s, Main("control_center"))
    assert Goal(8) not in choices(s)
    do(s, Skip())
    assert Goal(8) in choices(s)
    do(s, EndTurn())
    assert Goal(8) not in choices(s)  # seat 1 is asked now


# Cards as crystals


@pytest.mark.rule("OM-181")
def test_a_card_pays_one_crystal_in_the_own_turn_before_and_after_a_goal() -> None:
    s = position()
    hand(s, 0, 1, 8, 9)
    level(s, 3)
    goods(s, 0, crystal=1)
    do(s, Executive(6))
    assert set(choices(s)) == {Spend(1), Spend(8), Spend(9)}  # one crystal alone is not enough
    do(s, Spend(1))
    assert set(choices(s)) == {Crystals(), Spend(8), Spend(9)}
    do(s, Crystals(), Skip())
    assert (crystals(s), in_hand(s)) == ((0, 0), [8, 9])
    do(s, Goal(8), Reward("second"), Point("rover"))  # one more point: the last card pays
    assert in_hand(s) == []


@pytest.mark.rule("OM-181", "OM-053")
def test_cards_pay_for_boosts_and_surcharges() -> None:
    s = position()
    hand(s, 0, 1)
    goods(s, 0, crystal=0)
    do(s, Main("control_center"), MoveBot("-2,-1", "-2,0"), MoveBot("-2,0", "-2,-1"), Point("bots"))
    assert (in_hand(s), MoveBot("-2,-1", "-2,0") in choices(s)) == ([], True)
    s = orbit()
    hand(s, 0, 1)
    goods(s, 0, crystal=0)
    worker(s, "obtain_blueprint", 1)
    do(s, Main("obtain_blueprint"), Surcharge(0))
    assert (in_hand(s), people(s)[1]) == ([], 0)


@pytest.mark.rule("OM-181", "OM-191")
def test_a_card_is_no_stored_crystal_and_does_not_go_onto_a_contract() -> None:
    s = position()
    hand(s, 0, 1, 2)
    goods(s, 0, crystal=0, pending=0)
    contract(s, 0, 12)
    assert Deliver(12, "crystal") not in choices(s)
    goods(s, 0, crystal=1)
    assert Deliver(12, "crystal") in choices(s)


@pytest.mark.rule("OM-181", "OM-207")
def test_a_card_pays_nothing_outside_the_own_turn() -> None:
    s = position(2, (1, 5), shuttle="orbit")
    hand(s, 0, 1, 2)
    goods(s, 0, crystal=0)
    shuttle_phase(s)
    do(s, Travel("shuttle"), Discovery("d01"), Hex("3,-3"), Explored("d03"), PutMarker(6))
    assert Point("bots") not in choices(s)
    goods(s, 0, crystal=1)
    do(s, MoveBot("-2,-1", "-2,0"))
    assert Point("bots") in choices(s)
