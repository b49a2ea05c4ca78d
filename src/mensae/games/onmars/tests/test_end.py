"""Chapter 18: how the end of the game is triggered, and what is still played."""

from collections.abc import Callable

import pytest

from mensae.games.onmars.components import SETUP
from mensae.games.onmars.data import HEX_IDS
from mensae.games.onmars.result import outcome
from mensae.games.onmars.rules.geometry import WHERE
from mensae.games.onmars.schema import (
    Blueprint,
    Develop,
    EndTurn,
    Good,
    Lab,
    Learn,
    Main,
    PutMarker,
    PutShuttle,
    Skip,
    Travel,
)
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.events import (
    discovery,
    first_complex,
    hire,
    learn,
    research,
    take_blueprint,
    upgrade,
    welcome_bot,
)
from mensae.games.onmars.tests.looking import points, standing
from mensae.games.onmars.tests.phases import colonization_is_over, shuttle_phase
from mensae.games.onmars.tests.position import (
    asked,
    choices,
    colonists,
    cubes,
    do,
    draw,
    goods,
    hand,
    opening,
    orbit,
    position,
)
from mensae.games.onmars.tests.table import building, display, exploration, grid, level, lss, mission


def quiet_turn(s: State) -> None:
    """Whoever is asked moves nothing in the Control Center."""
    do(s, Main("control_center"), Skip(), EndTurn())


def quiet_round(s: State) -> None:
    """Nobody does anything, and everybody stays where they are."""
    round = view(s, None).round
    while outcome(s) is None and view(s, None).round == round:
        if Travel("stay") in choices(s):
            do(s, Travel("stay"))
        else:
            quiet_turn(s)


def completed(count: int) -> State:
    """So many missions are completed, and the first turn of a round is to come."""
    s = position()
    s.completed = count
    return s


# The trigger


@pytest.mark.rule("OM-208")
@pytest.mark.parametrize(("count", "reached", "over"), [(3, 1, True), (2, 2, False), (2, 3, True), (0, 5, True)])
def test_the_end_is_triggered_when_the_marker_is_at_the_end_after_all_turns(
    count: int, reached: int, over: bool
) -> None:
    s = completed(count)
    level(s, reached)
    quiet_turn(s)
    assert view(s, None).last_round is False
    quiet_turn(s)
    while Travel("stay") in choices(s):
        do(s, Travel("stay"))
    assert (view(s, None).round, view(s, None).last_round) == (2, over)


@pytest.mark.rule("OM-208")
def test_a_marker_that_arrives_in_a_shuttle_phase_is_noticed_after_the_next_colonization_phase() -> None:
    s = position(2, (5, 6), shuttle="colony")
    s.completed = 2
    mission(s, "A", "m6", 1)
    shuttle_phase(s)
    do(s, Travel("shuttle"), PutMarker(3), Learn(7), Lab("c1_top"), Skip(), seat=0)
    do(s, Travel("stay"), seat=1)
    assert (view(s, None).remaining, view(s, None).round, view(s, None).last_round) == (0, 2, False)
    colonization_is_over(s)
    while Travel("stay") in choices(s):
        do(s, Travel("stay"))
    assert (view(s, None).round, view(s, None).last_round, outcome(s)) == (3, True, None)


@pytest.mark.rule("OM-209")
def test_after_the_trigger_come_the_shuttle_phase_and_one_more_round_without_one() -> None:
    s = completed(3)
    quiet_turn(s)
    quiet_turn(s)
    assert Travel("shuttle") in choices(s)  # the round is finished, its Shuttle phase included
    do(s, Travel("stay"), Travel("stay"))
    assert (view(s, None).last_round, outcome(s)) == (True, None)
    quiet_turn(s)
    assert outcome(s) is None
    quiet_turn(s)
    result = outcome(s)
    assert result is not None
    assert (result.rule, view(s, None).round, choices(s)) == ("OM-208", 2, [])


@pytest.mark.rule("OM-209")
def test_in_the_last_round_missions_and_levels_count_as_before() -> None:
    s = position(2, (1, 5))
    s.completed = 3
    colonization_is_over(s)
    while Travel("stay") in choices(s):
        do(s, Travel("stay"))
    assert view(s, None).last_round
    mission(s, "A", "m2", 5)
    lss(s, 2, 2, 2, 2)
    cubes(s, 1, "mine", "generator")
    do(s, Main("obtain_blueprint"), Blueprint(1), Skip(), EndTurn())
    draw(s)
    assert (view(s, None).missions[0].left, view(s, None).level, points(s, 1)) == (4, 2, 2)
    assert (asked(s), outcome(s)) == (1, None)


@pytest.mark.rule("OM-209")
def test_a_mission_completed_again_after_the_trigger_changes_nothing() -> None:
    s = completed(3)
    quiet_round(s)
    level(s, 5)
    quiet_round(s)
    assert outcome(s) is not None


# Standstill


def walled_in() -> State:
    """E32: the only Generator has other buildings all around it, and there is nothing left to take."""
    s = position()
    for at in HEX_IDS:
        if standing(s, at) is None and s.ground[WHERE[at]] == 0 and _near(at, "0,-2"):
            building(s, "shelter", at, seat=1)
    display(s)
    exploration(s)
    grid(s, *[None] * 8)
    for seat in (0, 1):
        goods(s, seat, all=0, crystal=0)
        colonists(s, seat, lq=0)
        hand(s, seat)
    return s


def _near(a: str, b: str) -> bool:
    (q, r), (x, y) = (map(int, at.split(",")) for at in (a, b))
    return max(abs(q - x), abs(r - y), abs(q + r - x - y)) <= 2


@pytest.mark.example("E32")
@pytest.mark.rule("OM-262")
def test_e32_after_20_rounds_without_progress_the_end_is_triggered() -> None:
    assert SETUP.limits.standstill_rounds == 20
    s = walled_in()
    for _ in range(20):
        assert view(s, None).last_round is False
        quiet_round(s)
    assert (view(s, None).round, view(s, None).last_round, outcome(s)) == (21, True, None)
    quiet_round(s)
    result = outcome(s)
    assert result is not None
    assert (result.rule, view(s, None).round) == ("OM-262", 21)


def all_stay(s: State) -> None:
    """The round is played to its end; whoever has something to do does as little as possible, and nobody travels."""
    round = view(s, None).round
    while view(s, None).round == round and outcome(s) is None:
        if Travel("stay") in choices(s):
            do(s, Travel("stay"))
        elif EndTurn() in choices(s):
            do(s, EndTurn())
        elif Main("control_center") in choices(s):
            do(s, Main("control_center"))
        else:
            do(s, Skip() if Skip() in choices(s) else choices(s)[0])


def develop(s: State) -> None:
    """A Research and Development action."""
    goods(s, 0, oxygen=1, mineral=0)
    do(s, Main("research_development"), Develop("shelter_tech", "c3_bottom"))


@pytest.mark.rule("OM-262")
@pytest.mark.parametrize(
    "event",
    [research, take_blueprint, upgrade, welcome_bot, discovery, learn, first_complex, hire, develop],
)
def test_any_progress_in_the_twentieth_round_keeps_the_game_going(event: Callable[[State], None]) -> None:
    for happens in (False, True):
        s = orbit() if event in (take_blueprint, learn, develop) else position()
        s.quiet = 19  # rounds have passed
        if happens:
            event(s)
        else:
            do(
                s,
                *(
                    [Main("resupply"), Good("water")]
                    if view(s, None).players[0].space < 5
                    else [Main("control_center")]
                ),
            )
        all_stay(s)
        assert view(s, None).last_round is not happens


@pytest.mark.rule("OM-262")
def test_after_progress_20_more_rounds_are_needed() -> None:
    s = position(2, (1, 5))
    s.quiet = 15
    take_blueprint(s)
    all_stay(s)
    for _ in range(20):
        assert view(s, None).last_round is False
        colonization_is_over(s)
        while Travel("stay") in choices(s):
            do(s, Travel("stay"))
    assert view(s, None).last_round is True


@pytest.mark.rule("OM-262")
def test_what_was_taken_in_setup_is_no_progress_of_the_first_round() -> None:
    s = opening(2)
    draw(s)
    do(s, PutMarker(3), Learn(7), Lab("c1_top"), Skip(), PutMarker(5), PutShuttle("orbit"))
    for _ in range(20):
        assert view(s, None).last_round is False
        colonization_is_over(s)
        while Travel("stay") in choices(s):
            do(s, Travel("stay"))
    assert view(s, None).last_round is True
