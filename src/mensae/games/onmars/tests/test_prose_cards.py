"""The choices about Ships, cards and advanced buildings as players read them."""

import pytest

from mensae.games.onmars.schema import (
    Blueprint,
    Boost,
    Executive,
    Good,
    Main,
    Pay,
    Ship,
    Use,
)
from mensae.games.onmars.speech import label
from mensae.games.onmars.tests.phases import shuttle_phase
from mensae.games.onmars.tests.position import (
    colonists,
    do,
    goods,
    position,
    ships,
)
from mensae.games.onmars.tests.speech import offers, speak
from mensae.games.onmars.tests.table import (
    advanced,
    blueprint,
    bots,
    building,
    contract,
    exploration,
    level,
    scientist,
)
from mensae.texts import LANGUAGES
from tests.spoken import check_every_language


@pytest.mark.rule("OM-070")
def test_ships() -> None:
    s = position()
    goods(s, 0, all=1)
    level(s, 2)
    do(s, Main("welcome_ship"))
    assert offers(s)[2] == "Ship from space 3, which opens Executive 3 (take 1 blueprint); costs 1 water and 1 plant"
    do(s, Ship(3), Pay(("water", "plant")))
    assert offers(s) == ["1 Colonist and 1 Bot", "2 Colonists"]


@pytest.mark.rule("OM-188", "OM-189")
def test_science() -> None:
    s = position()
    goods(s, 0, all=2, crystal=2)
    contract(s, None, 8, 1)
    do(s, Main("hire"))
    assert offers(s)[:2] == [
        "Earth Contract 8 (2 minerals and 3 batteries): 9 OP, or -4 OP if missed; costs 1 crystal",
        "Take the R&D Engineer for 2 minerals: for the Generator; 3 OP for each upgraded Water Extractor",
    ]


@pytest.mark.rule("OM-131", "OM-132", "OM-139", "OM-142")
def test_advanced_buildings() -> None:
    s = position()
    goods(s, 0, all=1, crystal=8)
    building(s, "generator", "0,-3", "0,-4")
    advanced(s, 0, 11, "-2,-1")
    advanced(s, 0, 15, "0,-3")
    scientist(s, 0, "systems_engineer")
    exploration(s, "d13", "d14")
    ships(s, 0, docked=())
    do(s, Executive(8))
    assert offers(s) == [
        "Casino for 2 crystals: gain 2 crystals",
        "Radar for 2 crystals: the benefit of a Discovery tile",
        "Casino, free if the Systems Engineer goes to work there: gain 2 crystals",
    ]
    do(s, Use(15))
    assert offers(s) == ["Put on Radar: gain 3 crystals", "Put on Radar: gain 2 minerals"]
    s = position()
    goods(s, 0, crystal=8)
    colonists(s, 0, lq=2)
    advanced(s, 0, 11, "-2,-1")
    ships(s, 0, docked=())
    do(s, Executive(8))
    assert offers(s) == ["Gain 1 crystal (1 Colonist)", "Stop"]
    check_every_language(label(s, 0, Boost()), speak)


@pytest.mark.rule("OM-146")
def test_trade() -> None:
    s = position()
    goods(s, 0, all=0, water=1, mineral=1, crystal=8)
    colonists(s, 0, lq=1)
    building(s, "greenhouse", "0,3", "0,4")
    advanced(s, 0, 20, "0,3")
    ships(s, 0, docked=())
    do(s, Executive(8))
    assert offers(s) == ["Give 1 mineral", "Give 1 water"]
    do(s, Good("mineral"), Good("battery"), Good("plant"))
    assert offers(s)[0].endswith("(1 Colonist)")


@pytest.mark.rule("OM-125")
def test_upgrades() -> None:
    s = position()
    goods(s, 0, all=1, crystal=0)
    building(s, "generator", "0,-3", "0,-4")
    blueprint(s, 0, 15, 3)
    bots(s, 0, "1,-4")
    do(s, Main("upgrade"))
    assert offers(s) == [
        "Upgrade with Automated Production (Generator) for 1 mineral",
        "Upgrade with Radar (Generator) for 1 mineral",
    ]
    do(s, Blueprint(15))
    assert offers(s) == ["Generator on 0,-4 (complex of 3)", "Generator on 0,-3 (complex of 3)"]


@pytest.mark.rule("OM-198", "OM-199")
def test_departure() -> None:
    s = position(shuttle="colony")
    shuttle_phase(s)
    assert [offers(s, language)[1] for language in LANGUAGES] == [
        "Ride the Shuttle to Orbit",
        "Mit der Fähre in den Orbit",
        "Neem de shuttle naar het ruimtestation",
    ]
    assert offers(s)[0] == "Stay in the Colony"
