"""What the log says about actions and what comes of them."""

import pytest

from mensae.games.onmars.schema import (
    Blueprint,
    Build,
    Crew,
    Deliver,
    EndTurn,
    Executive,
    GameAction,
    Goal,
    Hex,
    Lab,
    Learn,
    Main,
    MoveRover,
    Pay,
    Point,
    PutMarker,
    PutShuttle,
    Reward,
    Science,
    Ship,
    Skip,
    TakeTile,
    Tech,
    Travel,
)
from mensae.games.onmars.tests.lacerda import alone, his_turn
from mensae.games.onmars.tests.phases import secret, shuttle_phase
from mensae.games.onmars.tests.position import (
    choices,
    colonists,
    goods,
    hand,
    opening,
    orbit,
    position,
    ships,
    tech,
    worker,
)
from mensae.games.onmars.tests.speech import heard, story
from mensae.games.onmars.tests.table import (
    advanced,
    blueprint,
    bots,
    building,
    contract,
    display,
    grid,
    item,
    level,
    mission,
    top_tile,
)

# Actions


@pytest.mark.rule("OM-109", "OM-117", "OM-118", "OM-119", "OM-163")
def test_construction() -> None:
    s = position()
    goods(s, 0, all=1, crystal=0)
    bots(s, 0, "0,-3")
    building(s, "generator", "0,-4")
    tech(s, 1, "generator_tech", "c1_top")
    top_tile(s, "generator_6")
    assert story(s, Main("construct"), Build("generator"), Hex("1,-4")) == [
        "Ann chooses Construct a Building and places a worker.",
        "Ann uses Generator Tech of Ben, pays 1 mineral and constructs a Generator on 1,-4 (complex of 2).",
        "Arrows bring crystals to 2,-5; 1,-3.",
        "Ann gains 1 battery, has no room for 1 battery, puts a Progress cube on Generator"
        " and raises Generator on the LSS to row 3.",
    ]


@pytest.mark.rule("OM-120")
def test_a_mine_takes_a_colonist() -> None:
    s = position(first_colonists=True)
    goods(s, 0, all=1, crystal=0)
    bots(s, 0, "2,-2")
    secret(s, 0, "fc_a1")
    assert story(s, Main("construct"), Build("mine"), Hex("1,-2"))[1:] == [
        "Ann constructs a Mine on 1,-2 with a Colonist as Miner, gains 1 mineral and reveals First Colonist card A1."
    ]
    assert heard(s, choices(s)[0], hidden=True) == ["Ann gets a secret First Colonist card."]
    assert heard(s, choices(s)[0]) == ["Ann draws First Colonist card B1: take a Tech tile."]


@pytest.mark.rule("OM-076", "OM-078")
def test_clearing() -> None:
    s = position()
    goods(s, 0, all=2, crystal=1)
    worker(s, "construct", 1, 2)
    worker(s, "construct", 0)
    assert heard(s, Main("construct")) == [
        "Ann chooses Construct a Building.",
        "“Construct a Building” is full: Ben clears 2 Colonists from it.",
    ]


@pytest.mark.rule("OM-052", "OM-057", "OM-174")
def test_blueprints_boosts_and_missions() -> None:
    s = orbit()
    goods(s, 0, all=1, crystal=0)
    colonists(s, 0, lq=4)
    mission(s, "A", "m2", 2)
    display(s, 11, 13, 3)
    assert story(s, Main("obtain_blueprint"), Blueprint(11), Blueprint(3)) == [
        "Ann chooses Obtain Blueprint and places a worker.",
        "Ann takes the blueprint Casino, gains 1 crystal"
        " and advances the mission “Blueprints taken” for 1 crystal (1 left).",
        "Ann sends 1 Colonist to the Working Area, takes the blueprint Automated Production, gains 1 battery"
        " and advances the mission “Blueprints taken” for 1 crystal (0 left).",
        "The mission “Blueprints taken” is complete.",
        "Missions left until the end of the game: 2.",
    ]


@pytest.mark.rule("OM-060")
def test_learning() -> None:
    s = orbit()
    goods(s, 0, all=1, crystal=0)
    grid(s, "mine_tech", "ship_tech", None, "rover_tech")
    assert story(s, Main("learn_technology"), Learn(1), Pay(("battery", "water")), Lab("c1_bottom"), Skip()) == [
        "Ann chooses Learn New Technology.",
        "Ann pays 1 battery and 1 water.",
        "Ann takes Mine Tech into the lab (level 1, bottom).",
    ]


@pytest.mark.rule("OM-155", "OM-156")
def test_movement() -> None:
    s = position()
    goods(s, 0, all=1, crystal=2)
    item(s, "1,0", "crystal")
    item(s, "1,1", "d13")
    moves: list[GameAction] = [MoveRover("1,0"), MoveRover("1,1"), TakeTile("1,1"), Point("bots"), Skip()]
    assert story(s, Main("control_center"), *moves, EndTurn()) == [
        "Ann chooses Control Center.",
        "Ann moves the Rover to 1,0 and collects the crystal on 1,0.",
        "Ann moves the Rover to 1,1.",
        "Ann takes the Discovery tile (gain 3 crystals) on 1,1 and gains 3 crystals.",
        "Ann buys a point for the Bots and pays 1 crystal.",
        "Ben begins the turn.",
    ]


@pytest.mark.rule("OM-070", "OM-107")
def test_ship() -> None:
    s = position()
    level(s, 2)
    goods(s, 0, all=1, crystal=0)
    colonists(s, 0, lq=2)
    tech(s, 1, "ship_tech", "c2_top")
    mission(s, "C", "m4", 3)
    actions: list[GameAction] = [Ship(1), Pay(("water", "plant")), Crew(bot=True), Hex("-3,-1"), Tech(1)]
    assert story(s, Main("welcome_ship"), *actions) == [
        "Ann chooses Welcome a Ship.",
        "Ann pays 1 water and 1 plant and welcomes the Ship from Depot space 1.",
        "Ann gains 1 Colonist.",
        "Ann puts a Bot on -3,-1 and advances the mission “Bots placed” for 2 crystals (2 left).",
        "Ann uses Ship Tech of Ben and gains 1 Colonist.",
    ]


@pytest.mark.rule("OM-188", "OM-190", "OM-191")
def test_science_and_contracts() -> None:
    s = position()
    goods(s, 0, all=2, crystal=2)
    contract(s, 0, 9)
    mission(s, "A", "m8", 4)
    assert story(s, Deliver(9, "water"), Main("hire"), Science(2), EndTurn()) == [
        "Ann puts 1 water on Earth Contract 9.",
        "Ann chooses Hire a Scientist or Take an Earth Contract and places a worker.",
        "Ann pays 2 minerals, takes the R&D Engineer"
        " and advances the mission “Scientists taken” for 2 crystals (3 left).",
    ]
    assert heard(s, choices(s)[0])[0] == (
        "Ann puts Earth Contract 1 (upgraded Mine in a complex of 4) on the science display."
    )


@pytest.mark.rule("OM-128", "OM-131")
def test_upgrade_and_use() -> None:
    s = position()
    goods(s, 0, all=1, crystal=8)
    building(s, "generator", "0,-3", "0,-4")
    blueprint(s, 0, 15)
    advanced(s, 0, 11, "-2,-1")
    ships(s, 0, docked=())
    bots(s, 0, "1,-4")
    assert story(s, Main("upgrade"), Hex("0,-3")) == [
        "Ann chooses Upgrade a Building and places a worker.",
        "Ann pays 1 mineral and upgrades the building on 0,-3 with Radar.",
    ]
    s = position()
    goods(s, 0, crystal=8)
    advanced(s, 0, 11, "-2,-1")
    ships(s, 0, docked=())
    assert heard(s, Executive(8)) == [
        "Ann takes Executive action 8 (use an Advanced Building), uses Casino, pays 2 crystals and gains 2 crystals."
    ]


@pytest.mark.rule("OM-179", "OM-180")
def test_goal_and_reward() -> None:
    s = position()
    hand(s, 0, 7)
    building(s, "shelter", "-4,0", "-4,2", seat=0)
    assert story(s, Goal(7), Reward("second")) == [
        "Ann completes the private goal “3 Shelters on the map”.",
        "Ann chooses the reward (gain 2 Colonists) and gains 2 Colonists.",
    ]


@pytest.mark.rule("OM-196", "OM-201", "OM-202", "OM-203")
def test_travel() -> None:
    s = position(shuttle="colony")
    building(s, "mine", "4,0", seat=0)
    colonists(s, 0, wa=2)
    shuttle_phase(s)
    assert story(s, Travel("shuttle"), PutMarker(1), Travel("stay"))[:4] == [
        "Ann rides the Shuttle, produces, gains 1 mineral and brings 1 Colonist home and 1 into the supply.",
        "Ann travels to Orbit.",
        "Ann takes Turn Order space 1.",
        "Ben stays in the Colony.",
    ]


@pytest.mark.rule("OM-228", "OM-230", "OM-241")
def test_lacerda() -> None:
    s = alone("colony")
    his_turn(s, 1)
    assert heard(s, Hex("-2,0")) == [
        "Lacerda constructs a Mine on -2,0 with a Colonist as Miner"
        " and moves the Bot in the Progress area to Generator."
    ]


def test_setup_is_told_step_by_step() -> None:
    s = opening()
    told: list[str] = []
    while s.asked < 0:
        told += story(s, choices(s)[0])
    assert told[0] == "Ann is the first player."
    assert sum(each.startswith("The Tech Grid: ") for each in told) == 1
    assert sum(each.startswith("Blueprints on display: ") for each in told) == 1
    assert sum(each.startswith("Mission ") for each in told) == 3
    assert sum("gets a private goal" in each for each in told) == 6
    assert "Round 1 begins." not in told
    assert "Round 1 begins." in story(s, PutMarker(5), PutMarker(1), PutShuttle("orbit"))
