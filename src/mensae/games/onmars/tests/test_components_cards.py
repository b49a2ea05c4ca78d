"""The printed parts: the cards and the actions, and what they are worth."""

from collections import Counter
from typing import get_args

import pytest

from mensae.games.onmars.components import (
    BLUEPRINTS,
    CONTRACTS,
    EXECUTIVE,
    FIRST_COLONISTS,
    GOALS,
    LAB,
    MAIN,
    MISSIONS,
    SCIENTISTS,
    SCORING,
    SETUP,
    SOLO_DECK,
    SOLO_GOALS,
    TECH,
    TURN_ORDER,
)
from mensae.games.onmars.parts import (
    Develop,
    Gain,
    GainColonists,
    MoveBots,
    MoveRover,
    PayThen,
    TakeBlueprint,
    TakeFromWarehouse,
    TakeScienceCard,
    TakeTech,
    Travel,
    Upgrade,
    UseAdvancedBuilding,
)
from mensae.games.onmars.schema import Resource

TYPES = ["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter"]
ITEM = TakeFromWarehouse(count=1, goods=["resource", "crystal"])
BOT_POINTS = MoveBots(points=2, crystals_add=True, collect_as_rover=False)
CRYSTAL, MINERAL = Gain(goods={"crystal": 1}), Gain(goods={"mineral": 1})


@pytest.mark.rule("OM-033", "OM-034", "OM-173")
def test_the_missions_need_so_many_units_and_give_so_many_crystals() -> None:
    printed = [
        (mission.id, list(mission.needed.values()), mission.crystals_per_unit, mission.length)
        for mission in MISSIONS.missions
    ]
    assert printed == [
        ("m1", [5, 5, 5, 7], 2, "long"),
        ("m2", [10, 10, 10, 13], 1, "short"),
        ("m3", [8, 8, 8, 10], 1, "long"),
        ("m4", [3, 3, 4, 5], 2, "short"),
        ("m5", [5, 5, 7, 9], 1, "short"),
        ("m6", [7, 7, 11, 12], 1, "short"),
        ("m7", [8, 8, 11, 14], 1, "long"),
        ("m8", [4, 4, 4, 5], 2, "short"),
        ("m9", [2, 2, 2, 3], 1, "long"),
    ]
    deals = [(deal.short, deal.long) for deal in (MISSIONS.deal.short_game, MISSIONS.deal.long_game)]
    assert deals == [(2, 1), (1, 2)]


@pytest.mark.rule("OM-040", "OM-204", "OM-207")
def test_the_spaces_of_the_turn_order_have_these_bonuses() -> None:
    assert [space.side for space in TURN_ORDER.spaces] == ["orbit"] * 4 + ["colony"] * 4
    assert [space.bonus for space in TURN_ORDER.spaces] == [
        None,
        ITEM,
        TakeTech(count=1, pay=True),
        PayThen(price_options=[{"water": 1}, {"plant": 1}], then=GainColonists(count=1)),
        None,
        BOT_POINTS,
        ITEM,
        TakeBlueprint(count=1),
    ]
    assert not any(space.boost for space in TURN_ORDER.spaces)


@pytest.mark.rule("OM-074", "OM-075")
def test_exactly_five_main_actions_need_a_worker() -> None:
    slots = {action.id: action.slots for action in MAIN.actions if action.worker}
    assert slots == {
        "obtain_blueprint": 3,
        "research_development": 3,
        "construct": 3,
        "upgrade": 3,
        "hire": "one_per_player",
    }
    boosted = {action.id: action.boost.max for action in MAIN.actions if action.boost}
    assert boosted.pop("learn_technology") == 1
    assert list(boosted) == ["obtain_blueprint", "research_development", "resupply", "welcome_ship"]
    assert set(boosted.values()) == {None}


@pytest.mark.rule("OM-082", "OM-083", "OM-084", "OM-085", "OM-086", "OM-087", "OM-088", "OM-089", "OM-090")
def test_the_executive_actions_cost_4_to_2_crystals() -> None:
    assert [action.price for action in EXECUTIVE.actions] == [{"crystal": n} for n in (4, 4, 3, 3, 3, 2, 2, 2)]
    assert [action.action for action in EXECUTIVE.actions] == [
        Develop(count=1, pay=False),
        MoveRover(points=2, crystals_add=True, tech_allowed=True),
        TakeBlueprint(count=1),
        Upgrade(count=1, pay=True, zone="bot", tech_allowed=False),
        MINERAL,
        BOT_POINTS,
        ITEM,
        UseAdvancedBuilding(),
    ]


@pytest.mark.rule("OM-105", "OM-106", "OM-107")
def test_rover_upgrade_and_ship_tech_work_with_these_effects() -> None:
    uses = {kind.id: kind.used_by for kind in TECH.kinds if kind.type == "enhancement"}
    assert uses == {
        "rover_tech": ["main:control_center", "exec:exec_2", "goal:goal_04", "goal:goal_08"],
        "upgrade_tech": ["main:upgrade", "lab:upgrade", "blueprint:bp_01"],
        "ship_tech": ["main:welcome_ship", "blueprint:bp_05"],
    }


@pytest.mark.rule("OM-126", "OM-127", "OM-131", "OM-215")
def test_a_blueprint_of_level_3_needs_a_complex_of_3_and_is_worth_5() -> None:
    for card in BLUEPRINTS.blueprints:
        worth = 3 if card.level == 1 else 5
        assert (card.min_complex_size, card.points_built, card.points_unbuilt) == (card.level, worth, -worth)
        assert (card.upgrade_cost, card.use_cost) == ({"mineral": 1}, {"crystal": 2})


@pytest.mark.rule("OM-179", "OM-180", "OM-184", "OM-186", "OM-187")
def test_every_goal_lets_one_develop_or_take_its_own_reward() -> None:
    assert (GOALS.dealt_per_player, GOALS.completions_per_game) == (3, 1)
    assert {goal.reward_a for goal in GOALS.goals} == {Develop(count=2, pay=False)}
    marked = [space.id for space in LAB.spaces if space.column >= 4]
    assert GOALS.goals[13].condition.spaces == marked
    assert GOALS.goals[10].reward_b == Travel(
        to="other_side", steps=["explore_or_production", "retrieve", "turn_order_space"]
    )
    free = [goal.number for goal in GOALS.goals if isinstance(goal.reward_b, TakeScienceCard) and not goal.reward_b.pay]
    assert free == [6, 12, 13]


@pytest.mark.rule("OM-188", "OM-216")
def test_a_scientist_scores_the_type_after_the_one_of_work() -> None:
    assert [card.works_in for card in SCIENTISTS.scientists] == TYPES
    assert [card.scores for card in SCIENTISTS.scientists] == [*TYPES[1:], TYPES[0]]
    prices = [{"colonist_lq_to_wa": 2}, *({good: 2} for good in get_args(Resource))]
    assert [card.price for card in SCIENTISTS.scientists] == prices
    assert {card.points_each for card in SCIENTISTS.scientists} == {3}


@pytest.mark.rule("OM-189", "OM-191", "OM-193", "OM-194")
def test_contracts_ask_for_a_large_complex_or_for_goods() -> None:
    upgrade, delivery = CONTRACTS.contracts[:6], CONTRACTS.contracts[6:]
    assert [(card.building, card.min_complex_size) for card in upgrade] == [(kind, 4) for kind in TYPES]
    assert [card.goods for card in delivery] == [
        {"mineral": 4},
        *({good: 3, "mineral": 2} for good in ("battery", "water", "oxygen", "plant", "crystal")),
    ]
    assert {(card.points_met, card.points_missed) for card in upgrade} == {(12, -6)}
    assert {(card.points_met, card.points_missed) for card in delivery} == {(9, -4)}
    assert all(card.price == {"crystal": 1} for card in CONTRACTS.contracts)


@pytest.mark.rule("OM-171", "OM-211", "OM-212", "OM-213", "OM-219")
def test_the_ladders_of_the_end() -> None:
    assert SCORING.progress_points_by_cubes == [0, 1, 2, 4, 7, 11]
    assert SCORING.progress_scored_at_colony_levels == [2, 3]
    assert SCORING.ship_in_hangar_points == 3
    assert [row.points for row in SCORING.living_quarters_rows] == [0, 3, 6, 10, 15, 21]
    assert SCORING.tie_break == ["crystals_in_depot", "advanced_buildings", "progress_cubes", "shared_win"]


@pytest.mark.rule("OM-223", "OM-224", "OM-225", "OM-227")
def test_the_first_colonists_have_tiles_and_tasks() -> None:
    assert FIRST_COLONISTS.missions == {"A": "m2", "B": "m8", "C": "m1"}
    assert [tile.turn_order_space for tile in FIRST_COLONISTS.tiles] == [f"to_{n}" for n in (2, 3, 4, 6, 7, 8)]
    assert [card.buildings[:3] for card in FIRST_COLONISTS.a_cards] == [
        ["generator", "water_extractor", "greenhouse"],
        ["water_extractor", "greenhouse", "oxygen_condenser"],
        ["greenhouse", "oxygen_condenser", "generator"],
        ["oxygen_condenser", "generator", "water_extractor"],
    ]
    assert {card.buildings[3] for card in FIRST_COLONISTS.a_cards} == {"mine"}
    minerals = [card.task for card in FIRST_COLONISTS.b_cards if card.reward == MINERAL]
    crystals = [card.task for card in FIRST_COLONISTS.b_cards if card.reward == CRYSTAL]
    assert minerals == ["shelter", "hire", "discovery"]
    assert crystals == ["learn_tech", "travel", "rnd", "develop_twice", "blueprint"]


@pytest.mark.rule("OM-230", "OM-231", "OM-236", "OM-241")
def test_a_solo_card_names_an_action_for_either_side() -> None:
    assert SOLO_DECK.actions == {
        "orbit": {1: "obtain_blueprint", 2: "learn_technology", 3: "research_development"},
        "colony": {1: "construct", 2: "upgrade", 3: "hire"},
    }
    assert Counter(card.mission for card in SOLO_DECK.cards) == {"A": 4, "B": 4, "C": 4}
    assert SOLO_DECK.mission_cube_from_pass == 2


@pytest.mark.rule("OM-253", "OM-254", "OM-255")
def test_the_solo_goals_get_harder() -> None:
    ahead = [goal.conditions[-1] for goal in SOLO_GOALS.goals]
    assert [(condition.test, condition.min) for condition in ahead] == [("points_ahead", n) for n in (1, 10, 20, 30)]
    assert [goal.conditions[0].min for goal in SOLO_GOALS.goals] == [3, 3, 4, 3]
    assert [len(goal.conditions) for goal in SOLO_GOALS.goals] == [5, 6, 6, 11]


@pytest.mark.rule("OM-262")
def test_a_game_may_stand_still_for_twenty_rounds() -> None:
    assert SETUP.limits.standstill_rounds == 20
