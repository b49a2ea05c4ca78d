"""Payments that are refused, for `test_refusals`."""

from functools import partial

from mensae.games.onmars.data import NONE
from mensae.games.onmars.schema import (
    Build,
    Crystals,
    Develop,
    Executive,
    Learn,
    Main,
    Pay,
    PutMarker,
    Science,
    Spend,
)
from mensae.games.onmars.state import SCIENCE_AT, State
from mensae.games.onmars.tests.position import colonists, do, goods, hand, orbit, position, tech, to_markers
from mensae.games.onmars.tests.refused import Case
from mensae.games.onmars.tests.table import blueprint, contract


def paying_with_cards() -> State:
    s = position()
    goods(s, 0, crystal=1)
    hand(s, 0, 1, 2)
    do(s, Executive(6))
    return s


def paying_for_tech() -> State:
    s = orbit()
    do(s, Main("learn_technology"), Learn(1))
    return s


def paying_for_a_colonist() -> State:
    s = to_markers()
    do(s, PutMarker(4))
    return s


def learning(**stock: int) -> State:
    s = orbit()
    goods(s, 0, **stock)
    do(s, Main("learn_technology"))
    return s


def developing() -> State:
    """The new tile can go to level 2, the Shelter Tech not to level 3."""
    s = orbit()
    tech(s, 0, "mine_tech", "c1_top")
    tech(s, 0, "generator_tech", "c1_bottom")
    goods(s, 0, mineral=0, oxygen=0)
    do(s, Main("research_development"))
    return s


def constructing(lq: int = 3, **stock: int) -> State:
    s = position()
    goods(s, 0, **stock)
    colonists(s, 0, lq=lq)
    do(s, Main("construct"))
    return s


def upgrading() -> State:
    s = position()
    blueprint(s, 0, 12)
    goods(s, 0, mineral=0)
    return s


def hiring(lq: int = 3, **stock: int) -> State:
    s = position()
    colonists(s, 0, lq=lq)
    goods(s, 0, **stock)
    do(s, Main("hire"))
    return s


def contract_or_scientist() -> State:
    s = position()
    contract(s, None, 7, slot=6)
    goods(s, 0, crystal=0, all=2)
    do(s, Main("hire"))
    return s


def without_goods() -> State:
    s = position()
    goods(s, 0, all=0, crystal=0)
    return s


def almost_all_taken(lq: int = 3) -> State:
    """Only the Hydrologist is left."""
    s = without_goods()
    for slot in (1, 2, 4, 5, 6):
        s.table[SCIENCE_AT + slot - 1] = NONE
    colonists(s, 0, lq=lq)
    return s


PAYMENTS = [
    Case(
        "depot",
        paying_with_cards,
        Crystals(),
        "OM-021",
        "Your Depot holds 1 crystal, and 2 are to be paid; a goal card has to count as one.",
    ),
    Case(
        "such-goal",
        paying_with_cards,
        Spend(9),
        "OM-179",
        "You do not hold the goal “7 Colonists in the Living Quarters”; goal cards in your hand: 2.",
    ),
    Case(
        "such-payment",
        paying_for_tech,
        Pay(("plant", "plant")),
        "OM-018",
        "That does not pay 1 battery and 1 resource of choice; only minerals can replace other resources, and"
        " nothing is paid on top.",
    ),
    Case(
        "means",
        paying_for_tech,
        Pay(("battery", "battery")),
        "OM-018",
        "You cannot pay 2 batteries; you have 1 battery.",
    ),
    Case("such-prices", paying_for_a_colonist, Pay(("oxygen",)), "OM-207", "That pays neither 1 water nor 1 plant."),
    Case(
        "miner",
        partial(constructing, lq=1),
        Build("mine"),
        "OM-120",
        "A Mine takes 1 Colonist of your Living Quarters as a Miner; they hold 0.",
    ),
    Case(
        "building-price",
        partial(constructing, oxygen=0, mineral=0),
        Build("shelter"),
        "OM-114",
        "You pay 1 oxygen for a Shelter; you have 0 oxygen and 0 minerals.",
    ),
    Case(
        "upgrade-price", upgrading, Main("upgrade"), "OM-127", "You pay 1 mineral for an upgrade; you have 0 minerals."
    ),
    Case(
        "develop-price",
        developing,
        Develop("shelter_tech", "c3_top"),
        "OM-093",
        "You pay 1 oxygen to develop your Shelter Tech to level 3; you have 0 oxygen and 0 minerals.",
    ),
    Case(
        "learn-price",
        partial(learning, battery=0, mineral=0),
        Learn(4),
        "OM-061",
        "You pay 1 battery for Greenhouse Tech; you have 0 batteries and 0 minerals.",
    ),
    Case(
        "learn-price",
        partial(learning, all=0, battery=1),
        Learn(1),
        "OM-061",
        "You pay 1 battery and 1 resource of choice for Mine Tech; you have 1 battery, 0 minerals and 0 other"
        " resources.",
    ),
    Case(
        "geologist",
        partial(hiring, lq=2, all=2),
        Science(1),
        "OM-188",
        "For the Geologist 2 Colonists go to the Working Area; your Living Quarters hold 1.",
    ),
    Case(
        "science-price",
        partial(hiring, all=2, battery=1, mineral=0),
        Science(3),
        "OM-188",
        "You pay 2 batteries for the Hydrologist; you have 1 battery and 0 minerals.",
    ),
    Case(
        "science-price",
        contract_or_scientist,
        Science(6),
        "OM-189",
        "You pay 1 crystal for Earth Contract 7 (4 minerals); you have 0 crystals.",
    ),
    Case(
        "science-price",
        almost_all_taken,
        Main("hire"),
        "OM-188",
        "You pay 2 batteries for the Hydrologist; you have 0 batteries and 0 minerals.",
    ),
    Case(
        "ship-price",
        without_goods,
        Main("welcome_ship"),
        "OM-070",
        "You pay 1 water and 1 plant for a Ship; you have 0 water, 0 plants and 0 minerals.",
    ),
]
