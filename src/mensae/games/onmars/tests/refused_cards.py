"""Cards and goods that are refused, for `test_refusals`."""

from functools import partial

from mensae.games.onmars.data import NONE
from mensae.games.onmars.schema import (
    Blueprint,
    EndTurn,
    Executive,
    GameAction,
    Goal,
    Good,
    Main,
    Refill,
    Reward,
    Science,
)
from mensae.games.onmars.state import MARKS, SCIENCE_AT, State
from mensae.games.onmars.tests.phases import studied
from mensae.games.onmars.tests.position import colonists, do, goods, hand, orbit, position
from mensae.games.onmars.tests.refused import Case
from mensae.games.onmars.tests.table import advanced, building, contract, display, warehouse


def no_markers() -> State:
    s = orbit()
    s.own[MARKS] = 0
    return s


def no_cards() -> State:
    s = orbit()
    display(s)
    return s


def taking_a_card() -> State:
    s = orbit()
    display(s, 4, 7)
    do(s, Main("obtain_blueprint"))
    return s


def stocked(**counts: int) -> State:
    """Anna's Storage and Depot are full."""
    s = orbit()
    goods(s, 0, all=2, crystal=3)
    warehouse(s, **{**dict.fromkeys(("crystal", "battery", "water", "plant", "oxygen"), 0), **counts})
    return s


def resupplying(**stock: int) -> State:
    """The Warehouse has no Water."""
    s = orbit()
    goods(s, 0, **stock)
    warehouse(s, water=0)
    do(s, Main("resupply"))
    return s


def using(card: int, at: str, *actions: GameAction, lq: int = 1, **stock: int) -> State:
    """Anna uses her only Advanced Building."""
    s = position()
    advanced(s, 0, card, at)
    colonists(s, 0, lq=lq)
    goods(s, 0, crystal=3, **stock)
    do(s, Executive(8), *actions)
    return s


def choosing_goods(**stock: int) -> State:
    """The second reward of goal 2: three resources, but no Minerals."""
    s = position()
    building(s, "mine", "2,0", "4,0")
    for card, at in ((1, "0,0"), (3, "0,-2"), (7, "-2,1")):
        advanced(s, 0, card, at)
    hand(s, 0, 2)
    goods(s, 0, **stock)
    do(s, Goal(2), Reward("second"))
    return s


def science(*cards: int, **stock: int) -> State:
    """The science display has these cards: 1 to 6 are Scientists, contracts begin with 101."""
    s = position()
    colonists(s, 0, lq=1)
    goods(s, 0, **stock)
    for slot in range(6):
        s.table[SCIENCE_AT + slot] = NONE
    for slot, card in enumerate(cards):
        if card > 100:
            contract(s, None, card - 100, slot=slot + 1)
        else:
            s.table[SCIENCE_AT + slot] = card - 1
    return s


def hiring(*cards: int) -> State:
    s = science(*cards, all=2, crystal=2)
    do(s, Main("hire"))
    return s


def biolab(*cards: int, crystal: int = 3) -> State:
    s = science(*cards, crystal=crystal)
    advanced(s, 0, 14, "0,0")
    return s


def choosing_a_contract(*cards: int) -> State:
    s = biolab(*cards)
    do(s, Executive(8))
    return s


def free_scientist() -> State:
    """The second reward of goal 12."""
    s = science(1, 2, 107)
    studied(s, 0, "a", "b")
    hand(s, 0, 12)
    do(s, Goal(12), Reward("second"))
    return s


def refilling() -> State:
    """Bob has contract 3, and 7 is on display."""
    s = science(1, 2, 107, all=2)
    contract(s, 1, 3)
    do(s, Main("hire"), Science(2), EndTurn())
    return s


CARDS = [
    Case(
        "markers",
        no_markers,
        Main("obtain_blueprint"),
        "OM-058",
        "All your Advanced Building markers are in use, and a blueprint needs one.",
    ),
    Case("display", no_cards, Main("obtain_blueprint"), "OM-057", "The display of blueprints is empty."),
    Case(
        "such-card",
        taking_a_card,
        Blueprint(1),
        "OM-057",
        "Construction Yard is not on display; there you find: Wind Turbines and Biomarket.",
    ),
    Case("warehouse", stocked, Main("resupply"), "OM-066", "The Warehouse is empty."),
    Case(
        "room-for-items",
        partial(stocked, plant=2, crystal=1),
        Main("resupply"),
        "OM-066",
        "You have no room for what the Warehouse holds: plants and crystals.",
    ),
    Case("minerals-there", resupplying, Good("mineral"), "OM-027", "There are never minerals in the Warehouse."),
    Case("column", resupplying, Good("water"), "OM-066", "The Warehouse has no water left."),
    Case(
        "depot-room",
        partial(resupplying, crystal=2, pending=1),
        Good("crystal"),
        "OM-066",
        "Your Depot has room for 3 crystals; 2 are in it and 1 pending.",
    ),
    Case(
        "room",
        partial(resupplying, plant=2),
        Good("plant"),
        "OM-017",
        "Your Storage is full: it holds 2 plants, and no contract of yours needs more.",
    ),
    Case(
        "producer", partial(using, 3, "0,-2", battery=0), Good("oxygen"), "OM-137", "Nothing of yours produces oxygen."
    ),
    Case(
        "resource", partial(using, 20, "-2,1"), Good("crystal"), "OM-146", "A crystal is no resource; give a resource."
    ),
    Case("such-resource", partial(using, 20, "-2,1", plant=0), Good("plant"), "OM-146", "You have no plants to give."),
    Case(
        "choice",
        partial(using, 20, "-2,1", Good("oxygen")),
        Good("mineral"),
        "OM-146",
        "You cannot choose minerals here, only batteries, water, plants and oxygen.",
    ),
    Case(
        "room",
        partial(using, 20, "-2,1", Good("oxygen"), water=2),
        Good("water"),
        "OM-017",
        "Your Storage is full: it holds 2 water, and no contract of yours needs more.",
    ),
    Case(
        "choice",
        choosing_goods,
        Good("mineral"),
        "OM-180",
        "You cannot choose minerals here, only batteries, water, plants and oxygen.",
    ),
    Case(
        "room",
        partial(choosing_goods, oxygen=2),
        Good("oxygen"),
        "OM-017",
        "Your Storage is full: it holds 2 oxygen, and no contract of yours needs more.",
    ),
    Case("science", science, Main("hire"), "OM-189", "The science display has no card."),
    Case(
        "card-use",
        partial(biolab, 1),
        Executive(8),
        "OM-257",
        "Biolab can do nothing for you now. The science display has no Earth Contract.",
    ),
    Case(
        "science-paid",
        partial(science, 2, 3, 107, all=0, crystal=0),
        Main("hire"),
        "OM-188",
        "You can pay for none of the cards on the science display: the R&D Engineer, the Hydrologist and "
        "Earth Contract 7 (4 minerals).",
    ),
    Case("slot-card", partial(hiring, 2, 3), Science(4), "OM-190", "Slot 4 of the science display is empty."),
    Case(
        "such-science",
        partial(choosing_a_contract, 2, 107, 108),
        Science(1),
        "OM-141",
        "This effect brings an Earth Contract, not the R&D Engineer.",
    ),
    Case(
        "such-science",
        free_scientist,
        Science(3),
        "OM-187",
        "This effect brings a Scientist, not Earth Contract 7 (4 minerals).",
    ),
    Case(
        "contract-left",
        refilling,
        Refill(3),
        "OM-190",
        "Earth Contract 3 (upgraded Water Extractor in a complex of 4) is not in the deck; Bob has it.",
    ),
    Case(
        "contract-shown",
        refilling,
        Refill(7),
        "OM-190",
        "Earth Contract 7 (4 minerals) is not in the deck; it is on display.",
    ),
    Case(
        "after-crystals",
        partial(biolab, 107, crystal=2),
        Executive(8),
        "OM-258",
        "After the price of 2 crystals you would have 0 crystals. You pay 1 crystal for Earth Contract 7 (4 "
        "minerals); you have 0 crystals.",
    ),
]
