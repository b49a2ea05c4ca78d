"""Upgrades that are refused, for `test_refusals`."""

from functools import partial

from mensae.games.onmars.schema import Blueprint, Executive, Hex, Main, Skip, Tech
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.position import do, goods, position, ships, tech
from mensae.games.onmars.tests.refused import Case
from mensae.games.onmars.tests.refused_buildings import with_card
from mensae.games.onmars.tests.table import advanced, blueprint, bots, building


def drone() -> State:
    s = with_card(16, "0,-2")
    blueprint(s, 0, 17)
    return s


def planning(*cards: int) -> State:
    s = position()
    blueprint(s, 0, *cards)
    return s


def choosing_a_plan(*cards: int) -> State:
    s = planning(11, 12, *cards)
    advanced(s, 0, 3, "0,-2")
    do(s, Main("upgrade"))
    return s


def choosing_a_site(card: int = 12) -> State:
    """Shelters of Anna: one upgraded, two beside it, one next to another Bot, and one far away."""
    s = position()
    bots(s, 0, "-2,-1", "3,1")
    building(s, "shelter", "-3,0", "-3,-1", "3,2", "4,-4", seat=0)
    blueprint(s, 0, card)
    advanced(s, 0, 11, "-2,-1")
    do(s, Main("upgrade"))
    return s


def upgrading() -> State:
    """Bob has an Upgrade Tech of level 2, and Anna three blueprints."""
    s = position()
    bots(s, 0, "-2,0", "-1,0")
    blueprint(s, 0, 11, 1, 7)
    tech(s, 1, "upgrade_tech", "c2_top")
    goods(s, 0, mineral=4, crystal=3)
    ships(s, 0, (1, 2, 3, 5))
    return s


def upgrade_action(*cards: int, tech_used: bool = False) -> State:
    s = upgrading()
    do(s, Main("upgrade"), *(Blueprint(card) for card in cards))
    if tech_used:
        do(s, Tech(1))
    return s


def upgrade_executive() -> State:
    s = upgrading()
    do(s, Executive(4))
    return s


UPGRADES = [
    Case("plans", position, Main("upgrade"), "OM-125", "You have no blueprint with its marker still on it."),
    Case(
        "sites",
        partial(planning, 6),
        Main("upgrade"),
        "OM-125",
        "None of your blueprints fits a building near your Bots: Moisture Vaporator.",
    ),
    Case(
        "sites-anywhere",
        drone,
        Executive(8),
        "OM-257",
        "Builder Drone AI600 can do nothing for you now. None of your blueprints fits a building on the map: "
        "Research Lab.",
    ),
    Case(
        "own-card",
        choosing_a_plan,
        Blueprint(1),
        "OM-125",
        "Construction Yard is not a blueprint of yours; you have Casino and Gym.",
    ),
    Case("second-use", choosing_a_plan, Blueprint(3), "OM-127", "Automated Production is built already, on 0,-2."),
    Case(
        "site-for",
        partial(choosing_a_plan, 6),
        Blueprint(6),
        "OM-125",
        "Moisture Vaporator: near your Bots there is no Water Extractor without a marker for it.",
    ),
    Case(
        "site-large",
        partial(choosing_a_plan, 23),
        Blueprint(23),
        "OM-126",
        "Library: near your Bots there is no Shelter without a marker in a complex of 3.",
    ),
    Case("building", choosing_a_site, Hex("-2,-2"), "OM-125", "There is no building on -2,-2."),
    Case(
        "type", choosing_a_site, Hex("0,0"), "OM-125", "Gym is for this type: Shelter. On 0,0 there is another: Mine."
    ),
    Case(
        "own-shelter",
        choosing_a_site,
        Hex("2,1"),
        "OM-125",
        "The Shelter on 2,1 belongs to Bob; you can only upgrade your own.",
    ),
    Case(
        "second-upgrade",
        choosing_a_site,
        Hex("-2,-1"),
        "OM-127",
        "The building on -2,-1 has the marker of Anna already.",
    ),
    Case(
        "size",
        partial(choosing_a_site, 23),
        Hex("3,2"),
        "OM-126",
        "Library needs a complex of 3; the one on 3,2 (Shelter) has size 1.",
    ),
    Case(
        "upgrades-left",
        partial(upgrade_action, 11),
        Blueprint(1),
        "OM-106",
        "You have made the upgrades of this effect; an Upgrade Tech allows more.",
    ),
    Case("upgrade-tech", upgrade_executive, Tech(1), "OM-106", "An Upgrade Tech cannot be used with this effect."),
    Case(
        "upgrade-tech-yet",
        upgrade_action,
        Tech(1),
        "OM-261",
        "First make the upgrade of the effect itself; an Upgrade Tech is for further ones.",
    ),
    Case(
        "idle-tech",
        partial(upgrade_action, 11, tech_used=True),
        Skip(),
        "OM-261",
        "You have used an Upgrade Tech: make at least one more upgrade.",
    ),
    Case(
        "second-upgrade-tech",
        partial(upgrade_action, 11, tech_used=True),
        Tech(1),
        "OM-106",
        "You have used an Upgrade Tech; only one goes with an effect.",
    ),
    Case(
        "bot-near",
        choosing_a_site,
        Hex("4,-4"),
        "OM-125",
        "Hex 4,-4 is in no Building Zone of yours: it has to be the hex of a Bot, or one beside it. Your Bots"
        " are on -2,-1; 3,1.",
    ),
    Case("tech", partial(upgrade_action, 11), Tech(0), "OM-097", "Anna has no Upgrade Tech."),
]
