"""Chapter 21: when a task of First Colonists counts, and how often a card may be shown."""

import pytest

from mensae.games.onmars.schema import (
    Blueprint,
    Develop,
    Discovery,
    EndTurn,
    Executive,
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
    Skip,
    Surcharge,
    TakeTile,
    Travel,
)
from mensae.games.onmars.sight import own, view
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.looking import blueprints_of, crystals, offered, standing, stored
from mensae.games.onmars.tests.phases import secret, shuttle_phase
from mensae.games.onmars.tests.position import asked, choices, colonists, do, draw, goods, position, ships, turn
from mensae.games.onmars.tests.table import advanced, bots, item


def holder(*cards: str, spaces: tuple[int, int] = (2, 6)) -> State:
    """Seat 0, usually in Orbit from where the Shuttle leaves next, has these cards in hand."""
    s = position(2, spaces, shuttle="orbit", first_colonists=True)
    secret(s, 0, *cards)
    secret(s, 1)
    goods(s, 0, crystal=0)
    return s


def develop_twice(s: State) -> None:
    """A Research and Development action with two developments."""
    goods(s, 0, all=0, oxygen=2)
    colonists(s, 0, lq=1)
    do(s, Main("research_development"), Develop("shelter_tech", "c3_bottom"), Skip())
    do(s, Develop("shelter_tech", "c4_middle"))


def travel(s: State, space: int) -> None:
    """Seat 0 rides the Shuttle to a space of the Colony."""
    shuttle_phase(s)
    do(s, Travel("shuttle"), Discovery("d01"), Hex("3,-3"), Explored("d03"), PutMarker(space))


@pytest.mark.rule("OM-226")
def test_only_one_card_is_shown_in_a_turn() -> None:
    s = holder("fc_b5", "fc_b6")
    develop_twice(s)
    assert offered(s, Reveal) == [Reveal("fc_b5"), Reveal("fc_b6")]
    do(s, Reveal("fc_b5"))
    assert (offered(s, Reveal), own(s, 0, []).secrets, crystals(s)) == ([], ["fc_b6"], (0, 1))


@pytest.mark.rule("OM-226")
def test_the_next_turn_allows_the_next_card() -> None:
    s = holder("fc_b6", "fc_b8")
    develop_twice(s)
    do(s, Reveal("fc_b6"), EndTurn())
    turn(s, 0)
    colonists(s, 0, lq=1)
    do(s, Main("obtain_blueprint"), Blueprint(1))
    assert offered(s, Reveal) == [Reveal("fc_b8")]


@pytest.mark.rule("OM-226")
def test_nothing_is_offered_inside_the_action() -> None:
    s = holder("fc_b8")
    do(s, Main("obtain_blueprint"), Blueprint(1))
    assert offered(s, Reveal) == []  # one more blueprint could be taken
    do(s, Skip())
    assert offered(s, Reveal) == [Reveal("fc_b8")]


@pytest.mark.rule("OM-226")
def test_a_card_not_shown_after_the_action_needs_the_event_again() -> None:
    s = holder("fc_b8")
    goods(s, 0, crystal=3)
    do(s, Main("obtain_blueprint"), Blueprint(1), Skip(), Executive(7), Good("water"))
    assert offered(s, Reveal) == []
    do(s, EndTurn())
    turn(s, 0)
    assert offered(s, Reveal) == []
    do(s, Main("obtain_blueprint"), Surcharge(0), Blueprint(2), Skip())
    assert offered(s, Reveal) == [Reveal("fc_b8")]


@pytest.mark.rule("OM-226", "OM-227")
def test_two_developments_may_come_from_two_actions_of_the_turn() -> None:
    s = holder("fc_b6")
    ships(s, 0, docked=[2, 3, 4, 5])
    goods(s, 0, all=0, oxygen=1, crystal=4)
    colonists(s, 0, lq=1)
    do(s, Executive(1), Develop("shelter_tech", "c3_bottom"), Skip())
    assert offered(s, Reveal) == []
    do(s, Main("research_development"))
    while not offered(s, Reveal):
        do(s, offered(s, Develop)[0] if offered(s, Develop) else Skip())
    assert offered(s, Reveal) == [Reveal("fc_b6")]


@pytest.mark.rule("OM-226")
def test_what_others_do_is_no_event_of_the_holder() -> None:
    s = holder("fc_b8", spaces=(3, 2))
    turn(s, 1)
    do(s, Main("obtain_blueprint"), Blueprint(1), Skip())
    assert offered(s, Reveal) == []
    do(s, EndTurn())
    assert asked(s) == 0
    assert offered(s, Reveal) == []


@pytest.mark.rule("OM-226", "OM-225")
def test_what_happened_before_the_card_was_drawn_does_not_count() -> None:
    s = holder("fc_a1", spaces=(6, 7))
    bots(s, 0, "1,1", "-1,-1")
    advanced(s, 0, 21, "2,-1")  # Recycling Bots
    item(s, "1,1", "d11")  # up to 2 blueprints
    item(s, "-1,-1", "d03")  # construct a Generator
    goods(s, 0, crystal=2, all=0, mineral=1)
    do(s, Executive(8), TakeTile("1,1"), Blueprint(1), Skip(), TakeTile("-1,-1"))
    while not offered(s, Lss):
        do(s, choices(s)[0])
    do(s, Skip(), FirstCard("fc_b8"), FirstCard("fc_b2"))
    while not offered(s, Main):
        do(s, Skip())
    assert (blueprints_of(s), own(s, 0, []).secrets) == ([1, 21], ["fc_b2", "fc_b8"])
    assert offered(s, Reveal) == []
    assert standing(s, "0,-2") == "generator"


# The Shuttle phase


@pytest.mark.rule("OM-226")
def test_only_one_card_is_shown_after_a_journey() -> None:
    s = holder("fc_b2", "fc_b7")
    travel(s, 5)
    assert choices(s) == [Reveal("fc_b2"), Reveal("fc_b7"), Skip()]
    do(s, Reveal("fc_b7"))
    assert (own(s, 0, []).secrets, asked(s), view(s, None).asks) == (["fc_b2"], 0, "action")


@pytest.mark.rule("OM-226")
def test_the_bonus_belongs_to_the_journey() -> None:
    s = holder("fc_b8")
    travel(s, 8)
    do(s, Blueprint(1))
    assert choices(s) == [Reveal("fc_b8"), Skip()]
    do(s, Skip())
    assert own(s, 0, []).secrets == ["fc_b8"]
    s = position(2, (5, 6), shuttle="colony", first_colonists=True)
    secret(s, 0, "fc_b1")
    secret(s, 1)
    shuttle_phase(s)
    do(s, Travel("shuttle"), PutMarker(3), Learn(7), Lab("c1_top"), Skip())
    assert choices(s) == [Reveal("fc_b1"), Skip()]


@pytest.mark.rule("OM-226")
def test_the_own_turn_and_the_shuttle_phase_allow_one_card_each() -> None:
    s = holder("fc_b2", "fc_b8")
    do(s, Main("obtain_blueprint"), Blueprint(1), Skip(), Reveal("fc_b8"), EndTurn())
    draw(s)
    travel(s, 5)
    assert choices(s) == [Reveal("fc_b2"), Skip()]
    do(s, Reveal("fc_b2"))
    assert own(s, 0, []).secrets == []


@pytest.mark.rule("OM-226", "OM-015")
def test_the_question_after_a_journey_does_not_tell_what_the_cards_are() -> None:
    s = holder("fc_b3", "fc_b4")
    travel(s, 5)
    assert (asked(s), choices(s)) == (0, [Skip()])
    do(s, Skip())
    s = holder()
    travel(s, 5)
    assert Skip() not in choices(s)


@pytest.mark.rule("OM-226")
def test_whoever_stays_is_not_asked() -> None:
    s = holder("fc_b2", "fc_b7")
    shuttle_phase(s)
    do(s, Travel("stay"))
    assert (view(s, None).round, offered(s, Reveal), stored(s)["mineral"]) == (2, [], 1)
