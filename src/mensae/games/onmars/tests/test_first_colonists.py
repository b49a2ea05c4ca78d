"""Chapter 21: First Colonists."""

from collections.abc import Callable

import pytest

from mensae.core.schema import CHANCE
from mensae.games.onmars.schema import (
    Blueprint,
    Build,
    Building,
    Develop,
    Discovery,
    EndTurn,
    Explored,
    FirstCard,
    Good,
    Hex,
    Lab,
    Learn,
    Lss,
    Main,
    PutMarker,
    Reveal,
    Science,
    Skip,
    SpaceDrawn,
    Surcharge,
    Tech,
    Travel,
)
from mensae.games.onmars.secrets import audience
from mensae.games.onmars.sight import own, view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import crystals, offered, standing, stored
from mensae.games.onmars.tests.phases import secret, shuttle_phase
from mensae.games.onmars.tests.position import asked, choices, do, draw, goods, opening, position, turn
from mensae.games.onmars.tests.table import bots

A_CARDS: dict[str, set[Building]] = {
    "fc_a1": {"generator", "water_extractor", "greenhouse", "mine"},
    "fc_a2": {"water_extractor", "greenhouse", "oxygen_condenser", "mine"},
    "fc_a3": {"greenhouse", "oxygen_condenser", "generator", "mine"},
    "fc_a4": {"oxygen_condenser", "generator", "water_extractor", "mine"},
}
SITES: dict[Building, tuple[str, dict[str, int]]] = {
    "mine": ("-1,-1", {}),
    "generator": ("1,-1", {"mineral": 1}),
    "water_extractor": ("1,0", {"battery": 1}),
    "greenhouse": ("0,1", {"water": 1}),
    "oxygen_condenser": ("1,1", {"plant": 1}),
    "shelter": ("-2,0", {"oxygen": 1}),
}


def in_colony(*cards: str, seats: int = 2) -> State:
    """Seat 0 is in the Colony, Bots near the centre, with these First Colonist cards in hand."""
    s = position(seats, (6, 7, 8), first_colonists=True)
    bots(s, 0, "0,0", "2,0", "-2,-1")
    for seat in range(seats):
        secret(s, seat)
    secret(s, 0, *cards)
    goods(s, 0, crystal=0)
    return s


def in_orbit(*cards: str) -> State:
    """The same in Orbit; the Shuttle leaves Orbit next."""
    s = position(2, (2, 6), shuttle="orbit", first_colonists=True)
    for seat in range(2):
        secret(s, seat)
    secret(s, 0, *cards)
    goods(s, 0, crystal=0)
    return s


def construct(s: State, kind: Building) -> None:
    """Seat 0 constructs this type, stand-alone, but for a Shelter."""
    at, price = SITES[kind]
    goods(s, 0, all=0, **price)
    do(s, Main("construct"))
    if Build(kind) in choices(s):
        do(s, Build(kind))
    do(s, Hex(at))
    if kind == "shelter":
        do(s, Tech(0))
    if offered(s, Lss):
        do(s, Skip())
    assert standing(s, at) is not None


# Setup


@pytest.mark.rule("OM-223")
@pytest.mark.parametrize("length", ["short", "long"])
def test_the_missions_are_m2_m8_and_m1(length: str) -> None:
    s = position(2, (6, 7), first_colonists=True, length=length)
    assert [each.mission for each in view(s, None).missions] == ["m2", "m8", "m1"]


@pytest.mark.rule("OM-224")
def test_chance_gives_the_turn_order_spaces_clockwise_from_the_first_player() -> None:
    s = opening(3, first_colonists=True)
    while not isinstance(choices(s)[0], SpaceDrawn):
        do(s, choices(s)[-1])
    first = view(s, None).first
    assert choices(s) == [SpaceDrawn(number) for number in (2, 3, 4, 6, 7, 8)]
    do(s, SpaceDrawn(7))
    assert (view(s, None).players[first].space, asked(s)) == (7, first)
    do(s, Good("crystal"))  # the bonus may be taken
    assert crystals(s, first) == (1, 1)
    assert choices(s) == [SpaceDrawn(number) for number in (2, 3, 4, 6, 8)]
    do(s, SpaceDrawn(4))
    second = (first + 1) % 3
    assert (view(s, None).players[second].space, asked(s)) == (4, second)
    do(s, Skip())
    assert asked(s) == CHANCE


# A cards


@pytest.mark.rule("OM-225")
def test_everybody_is_dealt_one_secret_a_card() -> None:
    s = opening(4, first_colonists=True)
    while not isinstance(choices(s)[0], FirstCard):
        do(s, choices(s)[0])
    seats = []
    for card in A_CARDS:
        assert asked(s) == CHANCE
        (seat,) = audience(s, CHANCE, FirstCard(card)) or [-1]
        seats.append(seat)
        do(s, FirstCard(card))
        assert (own(s, seat, []).secrets, own(s, (seat + 1) % 4, []).secrets == [card]) == ([card], False)
    assert sorted(seats) == [0, 1, 2, 3]
    assert [player.secrets for player in view(s, None).players] == [1, 1, 1, 1]


@pytest.mark.rule("OM-225")
@pytest.mark.parametrize("card", sorted(A_CARDS))
@pytest.mark.parametrize("kind", sorted(SITES))
def test_constructing_a_type_of_the_a_card_brings_two_b_cards(card: str, kind: Building) -> None:
    s = in_colony(card)
    construct(s, kind)
    if kind in A_CARDS[card]:
        do(s, FirstCard("fc_b3"))
        assert audience(s, CHANCE, FirstCard("fc_b8")) == [0]
        do(s, FirstCard("fc_b8"))
        assert (own(s, 0, []).secrets, own(s, 1, []).secrets) == (["fc_b3", "fc_b8"], [])
    else:
        assert own(s, 0, []).secrets == [card]
    assert EndTurn() in choices(s)


@pytest.mark.rule("OM-225")
def test_a_second_construction_brings_no_more_cards() -> None:
    s = in_colony("fc_a1")
    construct(s, "generator")
    do(s, FirstCard("fc_b3"), FirstCard("fc_b8"), EndTurn())
    draw(s)
    turn(s, 0)
    goods(s, 0, battery=1, crystal=1)
    do(s, Main("construct"), Surcharge(0), Build("water_extractor"), Hex("1,0"), Skip())
    assert (own(s, 0, []).secrets, asked(s)) == (["fc_b3", "fc_b8"], 0)


# B cards


def learn(s: State) -> None:
    """Takes a Tech tile."""
    do(s, Main("learn_technology"), Learn(7), Lab("c1_top"), Skip(), Skip())


def land(s: State) -> None:
    """Travels by the Landing Pod."""
    do(s, Main("landing_pod"), PutMarker(5))


def shelter(s: State) -> None:
    """Constructs a Shelter."""
    construct(s, "shelter")


def hire(s: State) -> None:
    """Takes a Scientist."""
    goods(s, 0, all=0, oxygen=2)
    do(s, Main("hire"), Science(6))


def research(s: State) -> None:
    """Takes the Research and Development action."""
    goods(s, 0, all=0, oxygen=2)
    do(s, Main("research_development"), Develop("shelter_tech", "c3_bottom"), Skip(), Skip())


def develop_twice(s: State) -> None:
    """Develops twice."""
    goods(s, 0, all=0, oxygen=2)
    do(s, Main("research_development"), Develop("shelter_tech", "c3_bottom"), Skip())
    do(s, Develop("shelter_tech", "c4_middle"))
    if Skip() in choices(s) and EndTurn() not in choices(s):
        do(s, Skip())


def take_blueprint(s: State) -> None:
    """Takes a blueprint."""
    do(s, Main("obtain_blueprint"), Blueprint(1), Skip())


TASKS: list[tuple[str, Callable[[State], None], str]] = [
    ("fc_b1", learn, "crystal"),
    ("fc_b2", land, "crystal"),
    ("fc_b3", shelter, "mineral"),
    ("fc_b4", hire, "mineral"),
    ("fc_b5", research, "crystal"),
    ("fc_b6", develop_twice, "crystal"),
    ("fc_b8", take_blueprint, "crystal"),
]


@pytest.mark.rule("OM-226", "OM-227")
@pytest.mark.parametrize(("card", "task", "reward"), TASKS)
def test_a_task_done_in_the_own_turn_brings_its_reward_when_the_card_is_shown(
    card: str, task: Callable[[State], None], reward: str
) -> None:
    s = in_colony(card) if task in (shelter, hire) else in_orbit(card)
    assert offered(s, Reveal) == []
    task(s)
    assert offered(s, Reveal) == [Reveal(card)]
    before = (crystals(s)[1], stored(s).get("mineral", 0))
    do(s, Reveal(card))
    after = (crystals(s)[1], stored(s).get("mineral", 0))
    gained = {"crystal": after[0] - before[0], "mineral": after[1] - before[1]}
    assert gained == {"crystal": 0, "mineral": 0, reward: 1}
    assert (own(s, 0, []).secrets, offered(s, Reveal)) == ([], [])


@pytest.mark.rule("OM-226", "OM-227")
def test_placing_a_discovery_tile_brings_a_mineral_in_the_shuttle_phase() -> None:
    s = in_orbit("fc_b7")
    shuttle_phase(s)
    goods(s, 0, mineral=0)
    do(s, Travel("shuttle"), Discovery("d01"), Hex("3,-3"), Explored("d03"), PutMarker(5))
    assert (asked(s), choices(s)) == (0, [Reveal("fc_b7"), Skip()])
    do(s, Reveal("fc_b7"))
    assert (stored(s)["mineral"], own(s, 0, []).secrets) == (1, [])
