"""The record of the rulings is the one that the game was written for."""

from mensae.games.onmars.components import RULINGS
from mensae.games.onmars.parts_setup import Value

PLAYED: dict[str, Value] = {
    "boost_without_tile": "base_zero_if_no_lab_holds_one",
    "contract_completed": "first_true_latched",
    "rover_may_decline_tile": True,
    "radar_tile_counts_as_taken": False,
    "recycling_bots_tiles_count_for_rover": True,
    "out_of_turn_boosts": "colonists_and_depot_crystals",
    "tech_owner_order": "turn_order_after_active_then_new_uses",
    "warehouse_crystal_room": "depot_plus_pending",
    "travel_in_turn_allowed_after_main": True,
    "displacement_no_hex": "return_to_supply",
    "negative_totals": True,
    "lacerda_living_quarters": "uncovered_capacity",
    "any_resource_includes_mineral": True,
    "setup_bonus_counts_for_missions": True,
    "main_action_needs_effect": True,
    "executive_inside_main": False,
    "turn_end_order": [
        "bot_clean",
        "overlap_check",
        "science_refill",
        "tech_decisions",
        "colony_status_update",
        "marker_down",
    ],
    "overlap_check": "effect_end",
    "boost_decision": "stepwise",
    "executive_after_landing_pod": True,
    "ship_reward_shortage": "part_lost",
    "ship_boost_excludes_gained": "this_turn",
    "shelter_tech_shared": True,
    "displace_before_arrows": True,
    "extra_production_may_repeat": True,
    "out_of_turn_bot_clean": "effect_end",
    "new_bot_fallback": "closest_empty_hex",
    "rover_collects_crystals": "always",
    "tile_taken_at": "any_time_not_in_transit",
    "rover_stop_on_untakeable_tile": False,
    "repeat_colony_update": True,
    "goal_card_as_crystal": "own_turn_payments",
    "goal_cards_count_in_tie": False,
    "direct_delivery_without_prompt": "overflow_only_first_taken_contract",
    "travel_decision_order": "snapshot",
    "turn_order_bonus_boosts": "crystals_for_bots_only",
    "end_check": "colonization_phase_end",
    "lacerda_takes_setup_bonus": True,
    "lacerda_mission_step": "after_action",
    "lacerda_pays_crystal_prices": True,
    "lacerda_worker_on_failed_action": False,
    "lacerda_ambiguity": "uniform",
    "lacerda_lab_target": "usable_benefit_first",
    "lacerda_bot_points_icons": 2,
    "lacerda_needs_bot_zone": False,
    "lacerda_contract_if_no_scientist": True,
    "lacerda_rover_points": 2,
    "lacerda_colony_arrival": ["bonus", "construct", "level_up"],
    "lacerda_progress_bot_counts": True,
    "lacerda_develops_when_used": True,
    "solo_goal_counts_start_shelter": True,
    "lss_reward_order": "tile_then_benefit",
    "lss_benefit_optional": True,
    "radar_refill": "at_once",
    "command_center_uses_tech": False,
    "free_actions_at": "choose_action_prompts",
    "minimum_of_an_effect": "one_unit",
    "movement_dead_ends": "step_not_offered",
    "tech_use_moment": "when_level_first_matters",
    "final_delivery": "automatic_most_contracts",
}


def test_the_game_was_written_for_these_rulings() -> None:
    assert {ruling.id: ruling.value for ruling in RULINGS.rulings} == PLAYED


def test_no_ruling_is_another_kind_of_value_that_is_equal() -> None:
    assert [type(ruling.value) for ruling in RULINGS.rulings] == [type(value) for value in PLAYED.values()]
