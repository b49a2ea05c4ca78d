"""The choices as players read them: each with what it costs and brings."""

import pytest

from mensae.games.onmars.actions import ACTIONS
from mensae.games.onmars.schema import (
    Blueprint,
    Boost,
    Build,
    Chance,
    Deliver,
    Executive,
    Goal,
    Hex,
    Lab,
    Learn,
    Main,
    MoveRover,
    Options,
    PutMarker,
    Reward,
    Spend,
)
from mensae.games.onmars.speech import label
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.position import (
    asked,
    choices,
    do,
    goods,
    hand,
    orbit,
    position,
    tech,
    to_markers,
    worker,
)
from mensae.games.onmars.tests.random_games import Game, play
from mensae.games.onmars.tests.speech import offers, speak
from mensae.games.onmars.tests.table import (
    bots,
    building,
    contract,
    display,
    grid,
    item,
    level,
)
from tests.spoken import check_every_language


def test_every_kind_of_action_has_a_label_in_every_language() -> None:
    """Goals, their rewards and boosts are too rare in random games: they are below."""
    seen: set[type] = {Goal, Reward, Boost}
    for seats, variant in ((4, False), (2, True)):
        for step in play(Game(seats, Options("long", first_colonists=variant), True, 7)):
            if step.seat < 0:
                continue
            for code in step.before.choices:
                if type(ACTIONS[code]) not in seen:
                    seen.add(type(ACTIONS[code]))
                    check_every_language(label(step.before, step.seat, ACTIONS[code]), speak)
    assert {kind.__name__ for kind in {type(a) for a in ACTIONS} - seen} == {kind.__name__ for kind in Chance.__args__}


def offer(s: State, action: object, language: str = "en") -> str:
    """One of the choices."""
    chosen = next(each for each in choices(s) if each == action)
    told = label(s, asked(s), chosen)
    check_every_language(told, speak)
    return speak(told, language)


def test_setup() -> None:
    s = to_markers()
    assert offers(s) == [
        "Turn Order space 1",
        "Turn Order space 2: take 1 good from the Warehouse",
        "Turn Order space 3: take 1 Tech tile",
        "Turn Order space 4: pay 1 water or 1 plant: gain 1 Colonist",
        "Turn Order space 5",
        "Turn Order space 6: 2 Bot points",
        "Turn Order space 7: take 1 good from the Warehouse",
        "Turn Order space 8: take 1 blueprint",
    ]
    do(s, PutMarker(1), PutMarker(5))
    assert offers(s) == ["The Shuttle starts in Orbit", "The Shuttle starts in the Colony"]


@pytest.mark.rule("OM-046", "OM-077", "OM-083")
def test_a_turn() -> None:
    s = position()
    goods(s, 0, all=2, crystal=2)
    worker(s, "construct", 1)
    contract(s, 0, 7)
    hand(s, 0, 8)
    level(s, 3)
    assert offers(s) == [
        "Control Center: 2 Bot points and 2 Rover points, more for 1 crystal each",
        "Construct a Building: in reach of your Bots; worker, surcharge 1",
        "Welcome a Ship: for 1 plant and 1 water",
        "Hire a Scientist or Take an Earth Contract: 1 card from the science display; worker",
        "Executive 6 for 2 crystals: 2 Bot points",
        "Executive 7 for 2 crystals: take 1 good from the Warehouse",
        "Complete the goal “colony level 3”; reward: make up to 2 developments at no cost, or 5 Rover points",
        "Put 1 mineral on Earth Contract 7 (4 minerals)",
    ]
    assert offer(s, Deliver(7, "mineral"), "de") == "1 Mineral auf Erdvertrag 7 (4 Minerale) legen"
    assert offer(s, Main("construct"), "nl") == "Gebouw bouwen: binnen bereik van je robots; werker, toeslag 1"
    do(s, Main("construct"))
    assert offers(s) == ["Pay 1 crystal", "Pay 1 Colonist"]


@pytest.mark.rule("OM-180")
def test_rewards_of_a_goal() -> None:
    s = position()
    hand(s, 0, 8)
    level(s, 3)
    do(s, Goal(8))
    assert offers(s) == ["Benefit: make up to 2 developments at no cost", "Benefit: 5 Rover points"]
    check_every_language(label(s, 0, Reward("second")), speak)


@pytest.mark.rule("OM-021", "OM-181")
def test_crystals_or_goals() -> None:
    s = position()
    goods(s, 0, crystal=2)
    hand(s, 0, 3)
    do(s, Executive(6))
    assert offers(s) == [
        "Pay 2 crystals",
        "Spend the goal “3 Mines with a Miner or an Advanced Building marker” as 1 crystal",
    ]
    check_every_language(label(s, 0, Spend(3)), speak)


@pytest.mark.rule("OM-112", "OM-118", "OM-123")
def test_construction() -> None:
    s = position()
    goods(s, 0, all=1, crystal=0)
    bots(s, 0, "0,-3")
    building(s, "generator", "0,-4")
    tech(s, 0, "generator_tech", "c1_top")
    tech(s, 1, "shelter_tech", "c3_top")
    do(s, Main("construct"))
    assert offer(s, Build("generator")) == "Generator for 1 mineral"
    do(s, Build("generator"))
    assert offer(s, Hex("1,-4")) == "Generator on 1,-4: joins 1, gives 2 batteries"
    assert offer(s, Hex("1,-4"), "de") == "Generator auf 1,-4: schließt an 1 an, bringt 2 Batterien"
    assert offer(s, Hex("1,-4"), "nl") == "Bouw op 1,-4: generator, sluit aan op 1, geeft 2 batterijen"


@pytest.mark.rule("OM-057")
def test_blueprints() -> None:
    s = orbit()
    display(s, 11, 13)
    do(s, Main("obtain_blueprint"))
    assert offers(s) == [
        "Casino, level 1, brings 1 crystal: Shelter; its action for 2 crystals: gain 2 crystals",
        "Mineral Mine, level 3, brings 1 mineral: Mine; its action for 2 crystals: score 2 OP",
    ]
    do(s, Blueprint(11))
    assert offers(s) == [
        "Mineral Mine, level 3, brings 1 mineral: Mine; its action for 2 crystals: score 2 OP (1 Colonist)",
        "Stop",
    ]


@pytest.mark.rule("OM-060", "OM-092")
def test_lab() -> None:
    s = orbit()
    goods(s, 0, all=1, crystal=0)
    grid(s, "mine_tech", "ship_tech", None, "generator_tech", None, None, "upgrade_tech", None)
    do(s, Main("learn_technology"))
    assert offers(s) == [
        "Tech Grid 1: Mine Tech for 1 battery and 1 resource of choice",
        "Tech Grid 2: Ship Tech for 1 battery and 1 resource of choice",
        "Tech Grid 4: Generator Tech for 1 battery",
        "Tech Grid 7: Upgrade Tech",
    ]
    do(s, Learn(7))
    assert offers(s) == ["Lab: level 1, top: take 1 good from the Warehouse", "Lab: level 1, bottom: gain 1 crystal"]
    do(s, Lab("c1_top"))
    assert offers(s)[-2:] == ["Take 1 crystal; the Warehouse has 2", "Do without"]
    s = orbit()
    goods(s, 0, all=1, crystal=0)
    do(s, Main("research_development"))
    assert offers(s) == [
        "Develop Shelter Tech (level 3, top) for 1 oxygen: gain 1 mineral",
        "Develop Shelter Tech (level 3, bottom) for 1 oxygen: gain 1 crystal",
    ]


@pytest.mark.rule("OM-105", "OM-150", "OM-155", "OM-156")
def test_movement() -> None:
    s = position()
    goods(s, 0, all=1, crystal=2)
    bots(s, 0, "-2,-1")
    item(s, "1,0", "crystal")
    item(s, "-2,-2", "d13")
    item(s, "1,1", "d15")
    tech(s, 1, "rover_tech", "c1_top")
    do(s, Main("control_center"))
    said = offers(s)
    assert "Bot from -2,-1 to -2,0" in said
    assert "Bot from -2,-1 to -2,-2; if it stays, the Discovery tile (gain 3 crystals) is lost" in said
    assert "Rover to 1,0, where it finds the crystal" in said
    assert said[-4:] == [
        "1 more Bot point for 1 crystal",
        "1 more Rover point for 1 crystal",
        "Use Rover Tech of Ben (level 1): 1 more Rover point",
        "Stop",
    ]
    do(s, MoveRover("1,0"), MoveRover("1,1"))
    assert "Take the Discovery tile (gain 3 batteries) on 1,1" in offers(s)
