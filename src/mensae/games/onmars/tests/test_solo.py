"""Chapter 22: Lacerda's setup and his turn."""

import pytest
from hypothesis import given

from mensae.core.schema import CHANCE
from mensae.games.onmars.data import MISSION_IDS, TYPES
from mensae.games.onmars.rules import engine
from mensae.games.onmars.schema import (
    Hex,
    PutMarker,
    SoloCard,
    SpaceDrawn,
)
from mensae.games.onmars.state import HAND, LACERDA, MISSION_AT, OWN, SHUTTLE_AT, SHUTTLE_SIDE
from mensae.games.onmars.state import level as colony_level
from mensae.games.onmars.tests.lacerda import alone, his_turn, place, until
from mensae.games.onmars.tests.looking import (
    blueprints_of,
    bots_at,
    crystals,
    in_warehouse,
    lab,
    offered,
    rover_at,
    standing,
    stored,
    units_left,
    workers,
)
from mensae.games.onmars.tests.position import (
    asked,
    choices,
    do,
    draw,
    goods,
    opening,
    worker,
)
from mensae.games.onmars.tests.random_games import FEW_GAMES, Game, games, play
from mensae.games.onmars.tests.table import (
    lss,
    mission,
)

# Setup


@pytest.mark.rule("OM-228")
def test_lacerda_begins_with_a_crystal_his_shelter_and_its_tech() -> None:
    s = opening(1)
    until(s, SpaceDrawn)
    assert (stored(s, LACERDA), crystals(s, LACERDA), lab(s, LACERDA)) == ({}, (1, 0), {"shelter_tech": "c2_middle"})
    assert (s.own[LACERDA * OWN + HAND], int(s.own[HAND]).bit_count()) == (0, 3)
    assert (standing(s, "-2,-1"), standing(s, "2,1")) == ("shelter 0", "shelter 1")
    assert (bots_at(s, 0), bots_at(s, LACERDA), TYPES[int(s.icon)]) == (["-2,-1"], [], "mine")
    assert in_warehouse(s) == dict.fromkeys(("battery", "water", "plant", "oxygen", "crystal"), 2)
    assert stored(s, 0) == dict.fromkeys(("mineral", "battery", "water", "plant", "oxygen"), 1)


@pytest.mark.rule("OM-229")
@pytest.mark.parametrize("number", [2, 3, 4, 6, 7, 8])
def test_his_space_is_drawn_and_he_takes_the_bonus_before_the_human_chooses(number: int) -> None:
    s = opening(1)
    assert until(s, SpaceDrawn) == [SpaceDrawn(space) for space in (2, 3, 4, 6, 7, 8)]
    do(s, SpaceDrawn(number))
    got = {
        2: crystals(s, LACERDA) == (1, 1),
        3: len(lab(s, LACERDA)) == 2,
        4: True,  # his Rover looks for a tile, see below
        6: TYPES[int(s.icon)] == "water_extractor",
        7: in_warehouse(s)["crystal"] == 1,
        8: blueprints_of(s, LACERDA) == [1],
    }
    assert got[number]
    draw(s)
    assert (rover_at(s, LACERDA) is None) == (number != 4)
    assert (place(s, LACERDA), asked(s)) == (number, 0)
    assert choices(s) == [PutMarker(space) for space in range(1, 9) if space != number]
    do(s, PutMarker(5 if number < 5 else 1))
    assert (int(s.table[SHUTTLE_SIDE]), int(s.table[SHUTTLE_AT])) == (0 if number < 5 else 1, 1)


# His turn


@pytest.mark.rule("OM-230")
def test_the_deck_is_used_up_before_it_is_shuffled_again() -> None:
    s = alone()
    s.solo_deck = s.solo_pass = 0
    seen: list[str] = []
    while len(seen) < 24:
        if asked(s) == CHANCE:
            cards = offered(s, SoloCard)
            if cards:
                assert len(cards) == 12 - len(seen) % 12
                assert s.solo_pass == 1 + len(seen) // 12
            engine.apply(s, CHANCE, s.choices[0], 0)
        else:
            engine.apply(s, 0, s.choices[-1], 0)
        card = f"solo_{int(s.solo_card) + 1:02}"
        if s.solo_card >= 0 and (not seen or seen[-1] != card):
            seen.append(card)
    assert len(set(seen[:12])) == len(set(seen[12:])) == 12


@pytest.mark.rule("OM-230", "OM-045")
def test_his_turn_begins_with_his_pending_crystals_and_ends_like_any_other() -> None:
    s = alone()
    goods(s, LACERDA, crystal=2, pending=3)
    lss(s, 2, 2, 2, 2)
    his_turn(s, 1)
    assert crystals(s, LACERDA)[0] == 3
    draw(s)
    assert (int(colony_level(s)), asked(s)) == (2, 0)


@pytest.mark.rule("OM-230")
@pytest.mark.parametrize(("side", "action", "name"), [("orbit", 1, "obtain_blueprint"), ("colony", 1, "construct")])
def test_the_side_decides_which_action_a_number_is(side: str, action: int, name: str) -> None:
    s = alone("orbit" if side == "orbit" else "colony")
    his_turn(s, action)
    assert [workers(s, "obtain_blueprint"), workers(s, "construct")][name == "construct"] == [0, 1]


@pytest.mark.rule("OM-231")
def test_missions_lose_a_unit_from_the_second_pass_on() -> None:
    for passes, left, pending in ((1, 4, 0), (2, 3, 2), (3, 3, 2)):
        s = alone()
        mission(s, "A", "m8", 4)
        his_turn(s, 1, "A", passes)
        assert (units_left(s)[0], crystals(s, LACERDA)) == (left, (1, pending))
    s = alone()
    mission(s, "A", "m8", 0)
    his_turn(s, 1, "A", 2)
    assert (units_left(s)[0], crystals(s, LACERDA)) == (0, (1, 0))


@pytest.mark.rule("OM-231", "OM-174")
def test_he_can_complete_a_mission() -> None:
    s = alone()
    mission(s, "B", "m1", 1)
    his_turn(s, 1, "B", 2)
    assert (int(s.completed), crystals(s, LACERDA)) == (1, (1, 2))
    assert s.table[MISSION_AT + 1] == MISSION_IDS.index("m1")


@pytest.mark.rule("OM-232", "OM-247")
def test_he_takes_no_executive_action_and_never_the_landing_pod() -> None:
    s = alone()
    goods(s, LACERDA, crystal=3)
    his_turn(s, 1)
    assert (crystals(s, LACERDA), place(s, LACERDA), asked(s)) == ((3, 0), 1, 0)


@pytest.mark.rule("OM-234", "OM-077")
@pytest.mark.parametrize(
    ("human", "his", "owned", "after", "left"),
    [
        (0, 0, 0, [0, 1], 0),
        (1, 0, 1, [1, 1], 0),
        (1, 1, 2, [1, 2], 0),
        (2, 1, 1, [0, 2], 0),  # full: the human clears, his own Colonist costs 1
        (1, 2, 1, [1, 1], 0),  # he clears his two
        (0, 3, 0, [0, 1], 0),
    ],
)
def test_he_places_a_worker_and_pays_the_surcharge_in_crystals(
    human: int, his: int, owned: int, after: list[int], left: int
) -> None:
    s = alone()
    worker(s, "obtain_blueprint", 0, human)
    worker(s, "obtain_blueprint", LACERDA, his)
    goods(s, LACERDA, crystal=owned)
    his_turn(s, 1)
    assert (workers(s, "obtain_blueprint"), crystals(s, LACERDA)) == (after, (left, 0))
    assert len(blueprints_of(s, LACERDA)) == 1


@pytest.mark.rule("OM-233", "OM-076")
def test_if_he_cannot_pay_the_surcharge_his_rover_moves_and_nobody_clears() -> None:
    s = alone()
    worker(s, "obtain_blueprint", 0, 2)
    worker(s, "obtain_blueprint", LACERDA, 1)
    goods(s, LACERDA, crystal=0)
    his_turn(s, 1)
    draw(s)
    assert (workers(s, "obtain_blueprint"), blueprints_of(s, LACERDA)) == ([2, 1], [])
    assert rover_at(s, LACERDA) is not None


@pytest.mark.rule("OM-235")
def test_what_the_rules_leave_open_is_asked_of_chance_and_never_of_the_human() -> None:
    s = alone("colony")
    his_turn(s, 1)
    assert asked(s) == CHANCE
    assert len(offered(s, Hex)) == len(choices(s)) > 1


@pytest.mark.rule("OM-228", "OM-235")
@FEW_GAMES
@given(games(seats=(1,)))
def test_solo_games_come_to_an_end_and_ask_only_the_human(game: Game) -> None:
    for step in play(game):
        s = step.after
        assert step.seat in (0, CHANCE)
        assert all(s.units[LACERDA * 5 + bot] == -1 for bot in range(4))  # INV-02
        assert 0 <= s.his_bots <= 3
        assert stored(s, LACERDA) == {}
    assert s.over
    assert s.round < 60
