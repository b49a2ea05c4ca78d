"""Chapter 3.1: rounds and turns."""

import pytest

from mensae.core.schema import CHANCE
from mensae.games.onmars.frames import F_TURN, FRAME
from mensae.games.onmars.rules.board import occupied
from mensae.games.onmars.schema import (
    Deliver,
    EndTurn,
    Executive,
    Goal,
    Good,
    Keep,
    Main,
    PutMarker,
    Refill,
    Reward,
    Skip,
    Stacked,
    Travel,
)
from mensae.games.onmars.state import OWN, STANDING, level
from mensae.games.onmars.tests.looking import (
    amount,
    construct,
    contracts_of,
    crystals,
    in_hand,
    lying,
    offered,
    people,
    science_row,
    stored,
)
from mensae.games.onmars.tests.position import (
    asked,
    choices,
    colonists,
    do,
    draw,
    goods,
    hand,
    orbit,
    position,
    ships,
    tech,
    turn,
)
from mensae.games.onmars.tests.random_games import samples
from mensae.games.onmars.tests.table import advanced, bots, building, contract, grid, item, lss, scientist, warehouse

IDLE = (Main("control_center"), Skip(), EndTurn())  # a turn in the Colony that changes nothing


@pytest.mark.rule("OM-043")
def test_a_round_is_a_colonization_phase_and_a_shuttle_phase() -> None:
    s = position()
    do(s, *IDLE, seat=0)
    do(s, *IDLE, seat=1)
    assert (asked(s), choices(s)) == (0, [Travel("stay"), Travel("shuttle")])
    do(s, Travel("stay"), Travel("stay"))
    assert (s.round, asked(s), [int(s.own[seat * OWN + STANDING]) for seat in (0, 1)]) == (2, 0, [1, 1])


@pytest.mark.rule("OM-043")
def test_nothing_is_produced_between_rounds() -> None:
    s = position()
    building(s, "mine", "-1,-1", seat=0)
    do(s, *IDLE, *IDLE, Travel("stay"), Travel("stay"))
    assert (stored(s), crystals(s), people(s)) == (
        dict.fromkeys(("mineral", "battery", "water", "plant", "oxygen"), 1),
        (1, 0),
        (3, 0, 8),
    )


@pytest.mark.rule("OM-044")
def test_the_lowest_space_comes_next_and_everybody_has_one_turn() -> None:
    s = position(3, spaces=(8, 2, 5))
    order = []
    for _ in range(3):
        order.append(asked(s))
        do(s, Main("resupply") if asked(s) == 1 else Main("control_center"))
        do(s, *([Good("water")] if asked(s) == 1 and Good("water") in choices(s) else []), Skip(), EndTurn())
    assert order == [1, 2, 0]
    assert isinstance(choices(s)[0], Travel)


@pytest.mark.rule("OM-044", "OM-056")
def test_a_marker_that_moves_in_its_own_turn_does_not_get_a_second_one() -> None:
    s = position(2, spaces=(1, 5))
    do(s, Main("landing_pod"), PutMarker(6), Skip(), EndTurn())
    assert asked(s) == 1
    do(s, *IDLE)
    assert isinstance(choices(s)[0], Travel)


@pytest.mark.example("E05")
@pytest.mark.rule("OM-045")
def test_pending_crystals_fill_the_depot_and_the_rest_is_lost() -> None:
    s = position()
    goods(s, 0, crystal=2, pending=3)
    goods(s, 1, crystal=0, pending=3)
    turn(s, 0)
    assert (crystals(s, 0), crystals(s, 1)) == ((3, 0), (0, 3))


@pytest.mark.rule("OM-045", "OM-192")
def test_pending_crystals_beyond_the_depot_go_onto_a_contract_that_needs_them() -> None:
    s = position()
    goods(s, 0, crystal=2, pending=3)
    contract(s, 0, 12)
    turn(s, 0)
    assert crystals(s) == (3, 0)
    do(s, Deliver(12, "crystal"))  # 2 were saved, the third ends the need
    assert offered(s, Deliver) == [Deliver(12, "mineral")]


@pytest.mark.rule("OM-046")
def test_the_one_main_action_is_one_of_the_own_side() -> None:
    s = orbit()
    assert [action.action for action in choices(s) if isinstance(action, Main)] == [
        "landing_pod",
        "obtain_blueprint",
        "learn_technology",
        "research_development",
        "resupply",
    ]
    do(s, Main("resupply"), Good("water"), Skip())
    assert choices(s) == [EndTurn()]
    s = position()
    assert [action.action for action in choices(s) if isinstance(action, Main)] == [
        "control_center",
        "construct",
        "welcome_ship",
        "hire",
    ]
    assert EndTurn() not in choices(s)


@pytest.mark.rule("OM-047")
def test_a_player_without_anything_can_still_land_or_take_the_control_center() -> None:
    for s, always in ((orbit(), Main("landing_pod")), (position(), Main("control_center"))):
        goods(s, 0, all=0, crystal=3)
        goods(s, 0, battery=0, mineral=0)
        colonists(s, 0, lq=0)
        warehouse(s, crystal=0, battery=0, water=0, plant=0, oxygen=0)
        grid(s, *[None] * 8)
        bots(s, 0)
        assert offered(s, Main) == [always]


@pytest.mark.rule("OM-047", "OM-257")
def test_an_action_whose_effect_can_do_nothing_is_not_offered() -> None:
    s = orbit()
    goods(s, 0, all=0, battery=2, water=2, plant=2, oxygen=2, crystal=3)
    assert Main("resupply") not in choices(s)
    goods(s, 0, all=0)
    assert Main("research_development") not in choices(s)


@pytest.mark.rule("OM-047")
def test_control_center_may_be_chosen_even_if_nothing_moves() -> None:
    s = position()
    do(s, Main("control_center"), Skip())
    assert EndTurn() in choices(s)


@pytest.mark.rule("OM-048")
@pytest.mark.parametrize("first", [True, False])
def test_one_executive_action_comes_before_or_after_the_main_action(first: bool) -> None:
    s = position()
    goods(s, 0, crystal=8)
    ships(s, 0, docked=())
    executive, main = (Executive(5),), (Main("control_center"), Skip())
    do(s, *(executive + main if first else main + executive))
    assert choices(s) == [EndTurn()]


@pytest.mark.rule("OM-048", "OM-049")
def test_nothing_else_happens_in_the_middle_of_an_action() -> None:
    s = position()
    goods(s, 0, crystal=3, mineral=2)
    hand(s, 0, 8)
    contract(s, 0, 7)
    do(s, Main("control_center"))
    assert {type(action).__name__ for action in choices(s)} == {"MoveBot", "MoveRover", "Point", "Skip"}


@pytest.mark.rule("OM-049", "OM-179", "OM-191")
def test_goals_and_deliveries_come_at_every_prompt_of_the_turn() -> None:
    s = position()
    building(s, "shelter", "-3,-1", "-3,0", seat=0)
    goods(s, 0, all=0, mineral=3, crystal=0)
    hand(s, 0, 7)
    contract(s, 0, 7)
    do(s, Deliver(7, "mineral"), Main("control_center"), Skip(), Deliver(7, "mineral"), Goal(7), Reward("second"))
    assert (amount(s, 0, "mineral"), in_hand(s), people(s)) == (1, [], (5, 0, 7))
    assert choices(s) == [Deliver(7, "mineral"), EndTurn()]


@pytest.mark.rule("OM-049")
def test_the_turn_can_end_once_the_main_action_is_done() -> None:
    s = position()
    assert EndTurn() not in choices(s)
    do(s, Main("control_center"), Skip())
    assert EndTurn() in choices(s)


@pytest.mark.rule("OM-050", "OM-152", "OM-190", "OM-100", "OM-168")
def test_a_turn_ends_with_cleaning_refill_decisions_and_the_status_update_in_this_order() -> None:
    s = position()
    lss(s, 2, 1, 2, 2)
    tech(s, 1, "water_extractor_tech", "c1_top")
    bots(s, 0, "0,3")
    item(s, "0,3", "crystal")
    scientist(s, 1, "geologist")
    contract(s, None, 5, slot=1)
    advanced(s, 0, 14, "0,0")
    goods(s, 0, all=0, battery=1, crystal=3)
    construct(s, "water_extractor", "-1,3", owner=1)
    do(s, Skip(), Executive(8))  # no LSS benefit; Biolab takes the contract
    assert (lying(s, "0,3"), science_row(s)[0], contracts_of(s)) == ("crystal", None, [5])
    do(s, EndTurn())
    assert (lying(s, "0,3"), asked(s), isinstance(choices(s)[0], Stacked)) == (None, CHANCE, True)
    draw(s)
    assert (asked(s), offered(s, Refill)) == (0, [Refill(i) for i in range(1, 13) if i != 5])
    do(s, Refill(4))
    assert (science_row(s)[0], asked(s), level(s)) == (4, 1, 1)
    do(s, Keep("water_extractor_tech"))
    assert (level(s), s.own[STANDING]) == (2, 1)
    draw(s)
    assert (asked(s), s.own[STANDING]) == (1, 0)


@pytest.mark.rule("OM-051")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_hex_holds_two_pieces_between_turns(seed: int) -> None:
    for s in samples(seats=3, every=11, seed=seed):
        if s.stack[s.depth - FRAME] == F_TURN:
            pieces = [int(at) for at in s.units if at >= 0]
            fixed = [at for at in range(len(s.building)) if s.fixed >> at & 1]
            assert len(set(pieces + fixed)) == len(pieces) + len(fixed) == occupied(s).bit_count()
