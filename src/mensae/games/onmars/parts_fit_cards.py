"""What is wrong with the cards and the actions, or nothing."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from mensae.games.onmars.parts import (
    ControlCenter,
    Effect,
    MoveRover,
    ScientistId,
    Upgrade,
    UseAdvancedBuilding,
    WelcomeShip,
)
from mensae.games.onmars.parts_board import Board, Buildings, TurnOrder
from mensae.games.onmars.parts_cards import (
    Blueprints,
    Contracts,
    Executive,
    Goals,
    MainActions,
    Missions,
    Scientists,
)
from mensae.games.onmars.parts_fit import CRYSTALS, CUBES, condition, counted, effect, numbered, price, twice
from mensae.games.onmars.parts_setup import Setup
from mensae.games.onmars.parts_solo import FirstColonists, MissionLetter, SoloDeck, SoloGoals
from mensae.games.onmars.parts_tiles import Discoveries, Lab
from mensae.games.onmars.schema import Building
from mensae.games.onmars.schema import MainAction as MainId

PLAYERS = [1, 2, 3, 4]
DEALT = 3  # OM-033: missions of a game


def scientists(parts: Scientists, setup: Setup) -> Iterator[str]:
    """OM-030, OM-188: one works in each type, and each type is scored by one."""
    yield from counted(len(parts.scientists), setup.shared_counts.scientists, "scientists")
    if [card.id for card in parts.scientists] != list(get_args(ScientistId)):
        yield f"the scientists are {', '.join(get_args(ScientistId))} in this order"
    if [card.display_slot for card in parts.scientists] != [1, 2, 3, 4, 5, 6]:
        yield "the scientists stand in the slots 1 to 6"
    types = sorted(get_args(Building))
    if sorted(card.works_in for card in parts.scientists) != types:
        yield "one scientist should work in each type of building"
    if sorted(card.scores for card in parts.scientists) != types:
        yield "one scientist should score each type of building"
    for card in parts.scientists:
        yield from (f"{card.id} {problem}" for problem in price(card.price, CUBES | {"colonist_lq_to_wa"}))


def blueprints(parts: Blueprints, buildings: Buildings, scientists: Scientists, setup: Setup) -> Iterator[str]:
    """OM-008, OM-057, OM-126, OM-127, OM-131, OM-215: two of each level and type."""
    cards = parts.blueprints
    yield from counted(len(cards), setup.shared_counts.blueprints, "blueprints")
    yield from numbered([card.id for card in cards], "bp_{:02}")
    yield from numbered([str(card.number) for card in cards], "{}")
    if Counter((card.level, card.building) for card in cards) != {
        (level, kind): 2 for level in (1, 3) for kind in get_args(Building)
    }:
        yield "there should be two blueprints of each level and type"
    gives = {kind.id: kind.gain_good for kind in buildings.types}
    works = {card.works_in: card.id for card in scientists.scientists}
    for card in cards:
        if card.min_complex_size != card.level:
            yield f"{card.id} of level {card.level} needs a complex of {card.min_complex_size}"
        if list(card.gain) != [gives[card.building]]:
            yield f"{card.id} gains {', '.join(card.gain)}, not {gives[card.building]}"
        if card.scientist != works[card.building]:
            yield f"{card.id} is not where the {card.scientist} works"
        if not card.points_built > 0 > card.points_unbuilt:
            yield f"{card.id} has {card.points_built} points if built, {card.points_unbuilt} if not"
        yield from (f"{card.id} {problem}" for problem in price(card.upgrade_cost, CUBES))
        yield from (f"{card.id} {problem}" for problem in price(card.use_cost, CRYSTALS))
        yield from (f"{card.id} {problem}" for problem in effect(card.action, card.boost))


def contracts(parts: Contracts, setup: Setup) -> Iterator[str]:
    """OM-008, OM-189, OM-191, OM-193, OM-194: one for each type of building, and as many for goods."""
    cards = parts.contracts
    yield from counted(len(cards), setup.shared_counts.contracts, "contracts")
    yield from numbered([card.id for card in cards], "contract_{:02}")
    yield from numbered([str(card.number) for card in cards], "{}")
    if [card.building for card in cards if card.kind == "upgrade"] != list(get_args(Building)):
        yield "there should be one upgrade contract for each type of building"
    for card in cards:
        said = card.building is not None, card.min_complex_size is not None, not card.goods
        if set(said) != {card.kind == "upgrade"}:
            yield f"{card.id} should say a building and its complex, or goods"
        if not card.points_met > 0 > card.points_missed:
            yield f"{card.id} has {card.points_met} points if met, {card.points_missed} if missed"
        yield from (f"{card.id} {problem}" for problem in price(card.price, CRYSTALS))


def missions(parts: Missions, setup: Setup) -> Iterator[str]:
    """OM-033, OM-034: units for every number of players, and enough missions of each length."""
    yield from counted(len(parts.missions), setup.shared_counts.missions, "missions")
    yield from numbered([mission.id for mission in parts.missions], "m{}")
    if same := twice(mission.event for mission in parts.missions):
        yield f"two missions count {same[0]}"
    for mission in parts.missions:
        needed = list(mission.needed.values())
        if list(mission.needed) != PLAYERS:
            yield f"{mission.id} should say how many are needed with 1, 2, 3 and 4 players"
        elif needed[0] != needed[1] or needed != sorted(needed):
            yield f"{mission.id} needs {', '.join(map(str, needed))}; more players need no less, and one as many as two"
    lengths = Counter(mission.length for mission in parts.missions)
    for deal in (parts.deal.short_game, parts.deal.long_game):
        if deal.short + deal.long != DEALT or deal.short > lengths["short"] or deal.long > lengths["long"]:
            yield f"{deal.short} short and {deal.long} long missions cannot be dealt"


def goals(parts: Goals, lab: Lab, setup: Setup) -> Iterator[str]:
    """OM-039, OM-179 to OM-184: enough for four players, each with two rewards."""
    yield from counted(len(parts.goals), setup.shared_counts.private_goals, "private goals")
    yield from numbered([goal.id for goal in parts.goals], "goal_{:02}")
    yield from numbered([str(goal.number) for goal in parts.goals], "{}")
    dealt = parts.dealt_per_player
    if dealt != setup.player.private_goals or max(PLAYERS) * dealt > len(parts.goals):
        yield f"{dealt} goals for each player, not as in setup.json, or more than there are"
    if parts.completions_per_game > dealt:
        yield f"{parts.completions_per_game} goals to complete of {dealt}"
    spaces = [space.id for space in lab.spaces]
    for goal in parts.goals:
        yield from (f"{goal.id} {problem}" for problem in condition(goal.condition, spaces))
        yield from (f"{goal.id} {problem}" for problem in effect(goal.reward_a))
        yield from (f"{goal.id} {problem}" for problem in effect(goal.reward_b))


def executive(parts: Executive, setup: Setup) -> Iterator[str]:
    """OM-082, OM-083, OM-090: one beside each space of the depot, for crystals."""
    if len(parts.actions) != setup.player.depot_spaces:
        yield f"{len(parts.actions)} actions for {setup.player.depot_spaces} spaces of the depot"
    yield from numbered([action.id for action in parts.actions], "exec_{}")
    yield from numbered([str(action.depot_space) for action in parts.actions], "{}")
    for action in parts.actions:
        if action.free_with_matching_scientist != isinstance(action.action, UseAdvancedBuilding):
            yield f"{action.id} should be free with a scientist if it uses a building, and only then"
        yield from (f"{action.id} {problem}" for problem in price(action.price, CRYSTALS))
        yield from (f"{action.id} {problem}" for problem in effect(action.action))


def main(parts: MainActions) -> Iterator[str]:
    """OM-055 to OM-070, OM-074, OM-075: five on each side, and slots for those that need a worker."""
    if [action.id for action in parts.actions] != list(get_args(MainId)):
        yield f"the actions are {', '.join(get_args(MainId))} in this order"
    if [action.side for action in parts.actions] != ["orbit"] * 5 + ["colony"] * 5:
        yield "the first five actions are in orbit, the others in the colony"
    for action in parts.actions:
        if action.worker != (action.slots != 0):
            yield f"{action.id} should have slots if it needs a worker, and only then"
        if action.clears_when_full != (action.worker and action.slots != "one_per_player"):
            yield f"{action.id} should clear if its slots are open to all, and only then"
        yield from (f"{action.id} {problem}" for problem in effect(action.action, action.boost))


def solo_deck(parts: SoloDeck, main: MainActions, setup: Setup) -> Iterator[str]:
    """OM-230: a number stands for an action of the side."""
    yield from counted(len(parts.cards), setup.shared_counts.solo_cards, "solo cards")
    yield from numbered([card.id for card in parts.cards], "solo_{:02}")
    sides = {action.id: action.side for action in main.actions}
    if set(parts.actions) != set(sides.values()):
        yield "the actions should be those of orbit and colony"
    for side, named in parts.actions.items():
        if list(named) != [1, 2, 3] or {sides[action] for action in named.values()} != {side}:
            yield f"the numbers 1 to 3 should be actions of {side}"
    for card in parts.cards:
        if card.action > 3:
            yield f"{card.id} has the action {card.action}"
    if {card.mission for card in parts.cards} != set(get_args(MissionLetter)):
        yield "each mission should be on a card"


def solo_goals(parts: SoloGoals, lab: Lab, contracts: Contracts) -> Iterator[str]:
    """OM-253 to OM-255: from the easiest to the hardest."""
    if same := twice(goal.id for goal in parts.goals):
        yield f"{same[0]} is there twice"
    yield from numbered([str(goal.level) for goal in parts.goals], "{}")
    for goal in parts.goals:
        if not goal.conditions:
            yield f"{goal.id} has no condition"
        for asked in goal.conditions:
            known = [space.id for space in lab.spaces], [card.id for card in contracts.contracts]
            yield from (f"{goal.id} {problem}" for problem in condition(asked, *known))


def first_colonists(
    parts: FirstColonists, missions: Missions, turn_order: TurnOrder, board: Board, setup: Setup
) -> Iterator[str]:
    """OM-223 to OM-227: cards and tiles for four players."""
    counts, known = setup.shared_counts, {mission.id for mission in missions.missions}
    yield from counted(len(parts.a_cards) + len(parts.b_cards), counts.first_colonist_cards, "first colonist cards")
    yield from counted(len(parts.tiles), counts.first_colonist_tiles, "first colonist tiles")
    if list(parts.missions) != list(get_args(MissionLetter)) or not known >= set(parts.missions.values()):
        yield f"the missions are {', '.join(parts.missions.values())}, not three of missions.json"
    if twice(parts.missions.values()):
        yield "a mission is there twice"
    ids = [tile.id for tile in parts.tiles] + [card.id for card in parts.a_cards] + [card.id for card in parts.b_cards]
    if same := twice(ids):
        yield f"{same[0]} is there twice"
    with_bonus = [space.id for space in turn_order.spaces if space.bonus]
    if [tile.turn_order_space for tile in parts.tiles] != with_bonus:
        yield f"the tiles name the spaces {', '.join(with_bonus)}"
    if len(parts.a_cards) < max(PLAYERS) or sum(card.draws_b_cards for card in parts.a_cards) > len(parts.b_cards):
        yield f"{len(parts.a_cards)} A cards and {len(parts.b_cards)} B cards are not enough"
    for card in parts.a_cards:
        if len(set(card.buildings)) != 4 or not set(card.buildings) <= set(board.progress_columns):
            yield f"{card.id} should show four types of shared buildings"
    if same := twice(task.event for task in parts.b_cards):
        yield f"two tasks are {same[0]}"
    for task in parts.b_cards:
        yield from (f"{task.id} {problem}" for problem in effect(task.reward))


def tech_uses(
    main: MainActions, lab: Lab, executive: Executive, blueprints: Blueprints, goals: Goals, discoveries: Discoveries
) -> dict[str, list[str]]:
    """OM-105 to OM-107: which effects a Rover, Upgrade or Ship Tech may be used with."""
    printed: list[tuple[str, Effect]] = [(f"main:{each.id}", each.action) for each in main.actions]
    printed += [(f"exec:{each.id}", each.action) for each in executive.actions]
    printed += [("lab:upgrade", space.benefit) for space in lab.spaces if space.benefit]
    printed += [(f"blueprint:{card.id}", card.action) for card in blueprints.blueprints]
    printed += [(f"goal:{goal.id}", reward) for goal in goals.goals for reward in (goal.reward_a, goal.reward_b)]
    printed += [(f"discovery:{tile.id}", tile.benefit) for tile in discoveries.tiles]
    uses: dict[str, list[str]] = {"rover_tech": [], "upgrade_tech": [], "ship_tech": []}
    for place, said in printed:
        match said:
            case MoveRover() | ControlCenter() if said.tech_allowed:
                kind = "rover_tech"
            case Upgrade() if said.tech_allowed:
                kind = "upgrade_tech"
            case WelcomeShip() if said.tech_allowed:
                kind = "ship_tech"
            case _:
                continue
        if place not in uses[kind]:
            uses[kind].append(place)
    return uses
