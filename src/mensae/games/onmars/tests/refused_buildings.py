"""Buildings that are refused, for `test_refusals`."""

from functools import partial

from mensae.games.onmars.schema import Build, Executive, Hex, Main, Tech
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.position import colonists, do, goods, position, tech
from mensae.games.onmars.tests.refused import Case
from mensae.games.onmars.tests.table import advanced, bots, building, stack

NEAR = ("-3,0", "-3,-1", "-2,0")  # beside Anna's first Shelter, with her Bot on it


def without_bots() -> State:
    s = position()
    bots(s, 0)
    return s


def far_away() -> State:
    s = position()
    bots(s, 0, "5,0")
    return s


def without_goods() -> State:
    s = position()
    goods(s, 0, all=0, crystal=0)
    stack(s, "mine", 0)
    return s


def constructing(*shelters: str, mines: int = 6) -> State:
    s = position()
    building(s, "shelter", *shelters, seat=0)
    stack(s, "mine", mines)
    do(s, Main("construct"))
    return s


def placing(kind: str) -> State:
    s = constructing()
    do(s, Build(kind))  # type: ignore[arg-type]
    return s


def joining_shelters() -> State:
    """The new Shelter connects to three; Bob and Cleo have a tech of level 3."""
    s = position(3)
    building(s, "shelter", "-3,0", "-3,-1", seat=0)
    tech(s, 1, "shelter_tech", "c3_top")
    tech(s, 2, "shelter_tech", "c3_bottom")
    do(s, Main("construct"), Build("shelter"), Hex("-2,0"))
    return s


def joining_generators() -> State:
    """Bob and Cleo have a Generator Tech, Anna has not."""
    s = position(3)
    tech(s, 1, "generator_tech", "c1_top")
    tech(s, 2, "generator_tech", "c1_top")
    do(s, Main("construct"), Build("generator"), Hex("-1,-2"))
    return s


def with_card(card: int, at: str, lq: int = 3, seats: int = 2) -> State:
    """Anna has one Advanced Building, and 2 crystals to use it."""
    s = position(seats)
    advanced(s, 0, card, at)
    goods(s, 0, crystal=2)
    colonists(s, 0, lq=lq)
    return s


def turbines() -> State:
    s = with_card(4, "0,-2", lq=0)
    do(s, Executive(8))
    return s


def gym() -> State:
    """The new Shelter connects to four; Bob and Cleo have a tech of level 4."""
    s = with_card(12, "-2,-1", lq=1, seats=3)
    building(s, "shelter", *NEAR, seat=0)
    tech(s, 1, "shelter_tech", "c4_top")
    tech(s, 2, "shelter_tech", "c4_middle")
    do(s, Executive(8), Hex("-2,-2"))
    return s


BUILDINGS = [
    Case(
        "zone",
        without_bots,
        Main("construct"),
        "OM-110",
        "None of your Bots is on the map, so nothing is in a Building Zone of yours.",
    ),
    Case(
        "types-fit",
        far_away,
        Main("construct"),
        "OM-111",
        "Near your Bots there is no hex on which any type of building fits.",
    ),
    Case(
        "types-paid",
        without_goods,
        Main("construct"),
        "OM-114",
        "Near your Bots there is room for Generator, Greenhouse and Shelter, but you can pay for none of these.",
    ),
    Case(
        "shelters",
        partial(constructing, *NEAR, "-2,-2"),
        Build("shelter"),
        "OM-124",
        "All 5 of your Shelters are on the map.",
    ),
    Case("tiles", partial(constructing, mines=0), Build("mine"), "OM-124", "No tile is left in the stack: Mine."),
    Case(
        "site",
        constructing,
        Build("water_extractor"),
        "OM-111",
        "Water Extractor: no hex near your Bots fits. It has to be exactly 2 away from a building of this "
        "type, or next to one with tech; the best Water Extractor Tech is level 0.",
    ),
    Case(
        "site-boosted",
        partial(with_card, 6, "0,2"),
        Executive(8),
        "OM-257",
        "Moisture Vaporator can do nothing for you now. Water Extractor: no hex near your Bots fits. It has "
        "to be exactly 2 away from a building of this type, or next to one with tech; the best Water "
        "Extractor Tech is level 0, and your Colonists could add 3.",
    ),
    Case("other-type", turbines, Build("mine"), "OM-135", "This effect lets you construct a Generator, nothing else."),
    Case(
        "free-hex",
        partial(placing, "generator"),
        Hex("-2,-1"),
        "OM-110",
        "There is a building on -2,-1 already: Shelter.",
    ),
    Case(
        "bot-near",
        partial(placing, "generator"),
        Hex("3,0"),
        "OM-110",
        "Hex 3,0 is in no Building Zone of yours: it has to be the hex of a Bot, or one beside it. Your Bots "
        "are on -2,-1.",
    ),
    Case(
        "distance",
        partial(placing, "generator"),
        Hex("-3,0"),
        "OM-111",
        "Generator on -3,0: the nearest building of this type is 3 away; it has to be exactly 2, or next to "
        "one with a tech.",
    ),
    Case(
        "join",
        partial(placing, "generator"),
        Hex("-1,-2"),
        "OM-112",
        "Generator on -1,-2 would connect to 1 building; the best Generator Tech is level 0.",
    ),
    Case(
        "join-boosted",
        turbines,
        Hex("-1,-2"),
        "OM-123",
        "Generator on -1,-2 would connect to 1 building; the best Generator Tech is level 0, and your "
        "Colonists could add 0.",
    ),
    Case(
        "tech-level",
        joining_shelters,
        Tech(0),
        "OM-112",
        "The Shelter Tech of Anna is level 2; it has to be 3, as many as the buildings it would connect to.",
    ),
    Case("player", joining_shelters, Tech(3), "OM-097", "There is no player 4; you are 3."),
    Case("tech", joining_generators, Tech(0), "OM-097", "Anna has no Generator Tech."),
    Case(
        "boosted-level",
        gym,
        Tech(0),
        "OM-123",
        "The Shelter Tech of Anna is level 2, so 2 of 4 levels are missing; 1 of your Colonists can boost.",
    ),
]
