"""Chapter 9: Mines and their Miners."""

import pytest

from mensae.games.onmars.schema import (
    Build,
    EndTurn,
    Executive,
    Main,
    MoveBot,
    Retrieve,
    Skip,
    Travel,
)
from mensae.games.onmars.tests.looking import (
    amount,
    bot_steps,
    construct,
    miner_at,
    people,
    workers,
)
from mensae.games.onmars.tests.position import (
    choices,
    colonists,
    do,
    goods,
    position,
    worker,
)
from mensae.games.onmars.tests.table import (
    advanced,
    bots,
    building,
)


@pytest.mark.rule("OM-120")
def test_a_mine_costs_a_colonist_who_stays_as_a_miner() -> None:
    s = position()
    construct(s, "mine", "-1,-1")
    assert (miner_at(s, "-1,-1"), people(s), workers(s, "construct")) == (0, (1, 0, 9), [1, 0])
    s = position()
    colonists(s, 0, lq=1)  # the worker; no Miner is left
    do(s, Main("construct"))
    assert Build("mine") not in choices(s)


@pytest.mark.rule("OM-121")
def test_a_miner_gives_a_mineral_on_the_way_to_orbit_and_stays() -> None:
    s = position(shuttle="colony")
    building(s, "mine", "-1,-1", seat=0)
    for _ in range(2):
        do(s, Main("control_center"), Skip(), EndTurn())
    do(s, Travel("shuttle"))
    assert (amount(s, 0, "mineral"), miner_at(s, "-1,-1"), people(s)) == (2, 0, (3, 0, 8))


@pytest.mark.rule("OM-121", "OM-150")
def test_nobody_ends_a_move_on_a_miner() -> None:
    s = position()
    building(s, "mine", "-1,-1", seat=0)
    bots(s, 0, "-2,-1", "3,2")
    goods(s, 0, crystal=0)
    do(s, Main("control_center"), MoveBot("3,2", "3,1"))
    assert "-1,-1" not in bot_steps(s, "-2,-1")


@pytest.mark.rule("OM-121", "OM-145")
def test_no_retrieve_effect_brings_a_miner_home() -> None:
    s = position()
    building(s, "mine", "-1,-1", seat=0)
    advanced(s, 0, 19, "-2,1")
    goods(s, 0, crystal=2)
    assert Executive(8) not in choices(s)
    worker(s, "construct", 0)
    worker(s, "obtain_blueprint", 0)
    do(s, Executive(8))
    assert choices(s) == [Retrieve("obtain_blueprint"), Retrieve("construct")]
