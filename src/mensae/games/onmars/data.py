"""The parts and the numbering of actions of On Mars, as tables."""

from itertools import combinations_with_replacement
from typing import Final, get_args

from mensae.games.onmars.components import (
    BLUEPRINTS,
    BOARD,
    BUILDINGS,
    CONTRACTS,
    DISCOVERIES,
    FIRST_COLONISTS,
    GOALS,
    LAB,
    LSS_REWARDS,
    MAIN,
    MISSIONS,
    RESEARCH,
    SCIENTISTS,
    SCORING,
    SETUP,
    SOLO_DECK,
    TECH,
    TURN_ORDER,
)
from mensae.games.onmars.parts import Price
from mensae.games.onmars.schema import AnyGood, Building, Resource, TechKind

NONE: Final = -1
ABSENT: Final = 255  # the same in a table of bytes

# OM-003, OM-004: a building gives the good of its own number
GOODS: Final[tuple[AnyGood, ...]] = ("mineral", "battery", "water", "plant", "oxygen", "crystal")
MINERAL: Final = 0
BATTERY: Final = 1
WATER: Final = 2
PLANT: Final = 3
OXYGEN: Final = 4
CRYSTAL: Final = 5
STORED: Final[tuple[Resource, ...]] = get_args(Resource)
RESOURCES: Final = len(STORED)
TYPES: Final[tuple[Building, ...]] = get_args(Building)
MINE: Final = 0
GENERATOR: Final = 1  # from here to 4 with an LSS column
SHELTER: Final = 5  # on the map: SHELTER + player, since each player's are a type of their own
KINDS: Final = 9  # of buildings on the map
TECHS: Final[tuple[TechKind, ...]] = get_args(TechKind)  # the first six belong to the types of building
TECH_KINDS: Final = len(TECHS)
ROVER_TECH: Final = 6
UPGRADE_TECH: Final = 7
SHIP_TECH: Final = 8
ORBIT: Final = 0
COLONY: Final = 1
SIDES: Final = ("orbit", "colony")

_types = {kind.id: kind for kind in BUILDINGS.types}
STACK_TILES: Final = [tile.id for name in TYPES[:5] for tile in _types[name].tiles if not tile.start]
STACK: Final = 6
TILE_ARROWS: Final = [
    bytes([list(BOARD.directions).index(arrow) for arrow in tile.arrows])
    for name in TYPES[:5]
    for tile in _types[name].tiles
    if not tile.start
]

# A price is one number: a digit to the base of 8 for each resource, then resources of choice, crystals, Colonists
DIGIT: Final = 8
_PRICED: Final = (*GOODS[:RESOURCES], "any_resource", "crystal", "colonist_lq_to_wa")
ANY_RESOURCE: Final = DIGIT**5
PRICE_CRYSTAL: Final = DIGIT**6
PRICE_COLONIST: Final = DIGIT**7


def price(goods: Price | None) -> int:
    """A printed price as a number; a Mine's Colonist is no payment, it goes onto the tile."""
    entries = {} if goods is None else goods
    return sum(DIGIT ** _PRICED.index(good) * count for good, count in entries.items() if good in _PRICED)


TYPE_PRICE: Final = [price(_types[name].cost) for name in TYPES]
GAIN_EACH: Final = bytes([_types[name].gain_per_complex_size for name in TYPES])

# OM-018: every way to pay up to two resources, as a sorted tuple; those with fewer Minerals first
WAYS: Final = sorted(
    (way for size in (1, 2) for way in combinations_with_replacement(range(RESOURCES), size)),
    key=lambda way: way.count(MINERAL),
)

# Lab and Tech Grid
LAB_IDS: Final = [space.id for space in LAB.spaces]
LAB_SPACES: Final = len(LAB_IDS)
LAB_COLUMN: Final = bytes([space.column for space in LAB.spaces])
LAB_LINKS: Final = [bytes([LAB_IDS.index(link) for link in space.links]) for space in LAB.spaces]
LAB_PRICE: Final = [0, *(price(column.price) for column in LAB.columns)]  # [column]
LAB_POINTS: Final = bytes([0, *(column.points for column in LAB.columns)])
ENTRIES: Final = bytes([LAB_IDS.index(space) for space in LAB.entry_spaces])
FIRST_DEVELOPED: Final = 2  # lab spaces before this one are only entered by new tiles
SHELTER_TECH_START: Final = LAB_IDS.index(LAB.shelter_tech_start)
GRID_ROWS: Final = [row.id for row in TECH.grid.rows for _ in range(row.spaces)]
GRID: Final = len(GRID_ROWS)
GRID_PRICE: Final = [price(row.price) for row in TECH.grid.rows for _ in range(row.spaces)]
GRID_REFILL: Final = bytes(
    [space for row in TECH.grid.refill_order for space in range(GRID) if GRID_ROWS[space] == row]
)
GRID_TECHS: Final = bytes([TECHS.index(kind.id) for kind in TECH.kinds if kind.in_grid])

# Cards
CARDS: Final = len(BLUEPRINTS.blueprints)
CARD_TYPE: Final = bytes([TYPES.index(card.building) for card in BLUEPRINTS.blueprints])
CARD_LEVEL: Final = bytes([card.level for card in BLUEPRINTS.blueprints])
CARD_SIZE: Final = bytes([card.min_complex_size for card in BLUEPRINTS.blueprints])
CARD_GOOD: Final = bytes([GOODS.index(next(iter(card.gain))) for card in BLUEPRINTS.blueprints])
CARD_POINTS: Final = [(card.points_built, card.points_unbuilt) for card in BLUEPRINTS.blueprints]
CARD_USE_PRICE: Final = bytes([card.use_cost["crystal"] for card in BLUEPRINTS.blueprints])
UPGRADE_PRICE: Final = price(BLUEPRINTS.blueprints[0].upgrade_cost)
DISPLAY: Final = BOARD.blueprint_display.spaces_per_row
SCIENTIST_IDS: Final = [scientist.id for scientist in SCIENTISTS.scientists]
SCIENTIST_COUNT: Final = len(SCIENTIST_IDS)
SCIENTIST_PRICE: Final = [price(scientist.price) for scientist in SCIENTISTS.scientists]
SCIENTIST_WORKS: Final = bytes([TYPES.index(scientist.works_in) for scientist in SCIENTISTS.scientists])
SCIENTIST_SCORES: Final = bytes([TYPES.index(scientist.scores) for scientist in SCIENTISTS.scientists])
SCIENTIST_POINTS: Final = bytes([scientist.points_each for scientist in SCIENTISTS.scientists])
SCIENTIST_OF: Final = bytes([SCIENTIST_WORKS.index(kind) for kind in range(len(TYPES))])  # who works in a type
CONTRACT_COUNT: Final = len(CONTRACTS.contracts)
CONTRACT_PRICE: Final = [price(contract.price) for contract in CONTRACTS.contracts]
CONTRACT_TYPE: Final = bytes(
    [ABSENT if contract.building is None else TYPES.index(contract.building) for contract in CONTRACTS.contracts]
)
CONTRACT_SIZE: Final = bytes([contract.min_complex_size or 0 for contract in CONTRACTS.contracts])
CONTRACT_NEEDS: Final = [  # by good; nothing on Upgrade contracts
    bytes([(contract.goods or {}).get(good, 0) for good in GOODS]) for contract in CONTRACTS.contracts
]
CONTRACT_POINTS: Final = [(contract.points_met, contract.points_missed) for contract in CONTRACTS.contracts]
MISSION_IDS: Final = [mission.id for mission in MISSIONS.missions]
MISSION_CRYSTALS: Final = bytes([mission.crystals_per_unit for mission in MISSIONS.missions])
MISSION_NEEDED: Final = [mission.needed for mission in MISSIONS.missions]
MISSION_LONG: Final = bytes([mission.length == "long" for mission in MISSIONS.missions])
MISSION_EVENTS: Final = [mission.event for mission in MISSIONS.missions]  # an event is the number of its mission
RESEARCH_TAKEN: Final = MISSION_EVENTS.index("research_tile_taken")
BLUEPRINT_TAKEN: Final = MISSION_EVENTS.index("blueprint_taken")
UPGRADED: Final = MISSION_EVENTS.index("building_upgraded")
BOT_PLACED: Final = MISSION_EVENTS.index("bot_placed")
DISCOVERY_TAKEN: Final = MISSION_EVENTS.index("discovery_tile_taken")
TECH_TAKEN: Final = MISSION_EVENTS.index("tech_taken")
CUBE_PLACED: Final = MISSION_EVENTS.index("progress_cube_placed")
SCIENTIST_TAKEN: Final = MISSION_EVENTS.index("scientist_taken")
CONTRACT_DONE: Final = MISSION_EVENTS.index("contract_completed")
GOAL_COUNT: Final = len(GOALS.goals)
GOALS_EACH: Final = GOALS.dealt_per_player

# Tiles: on a hex a crystal is 1, a tile its number + 2, Discovery tiles first
DISCOVERY_IDS: Final = [tile.id for tile in DISCOVERIES.tiles]
DISCOVERY_COUNT: Final = len(DISCOVERY_IDS)
FACE_UP: Final = DISCOVERIES.face_up_on_exploration
RESEARCH_IDS: Final = [tile.id for tile in RESEARCH.tiles]
RESEARCH_COUNT: Final = len(RESEARCH_IDS)
RESEARCH_KINDS: Final = sorted({tile.kind for tile in RESEARCH.tiles})
RESEARCH_KIND: Final = bytes([RESEARCH_KINDS.index(tile.kind) for tile in RESEARCH.tiles])
CRYSTAL_THERE: Final = 1
TILE_THERE: Final = 2
RESEARCH_THERE: Final = TILE_THERE + DISCOVERY_COUNT
REWARDS: Final = len(LSS_REWARDS.tiles)
REWARD_COUNTS: Final = [tile.count for tile in LSS_REWARDS.tiles]
REWARD_EACH: Final = bytes([tile.points_each for tile in LSS_REWARDS.tiles])

# Actions
MAINS: Final = [action.id for action in MAIN.actions]
MAIN_SIDE: Final = bytes([SIDES.index(action.side) for action in MAIN.actions])
LANDING_POD: Final = MAINS.index("landing_pod")
RESEARCH_DEVELOPMENT: Final = MAINS.index("research_development")
WORKED: Final = [action.id for action in MAIN.actions if action.worker]  # OM-074
SLOTS_OF: Final = bytes([WORKED.index(name) if name in WORKED else ABSENT for name in MAINS])
HIRE_SLOTS: Final = WORKED.index("hire")
SLOT_SIDE: Final = bytes([MAIN_SIDE[MAINS.index(name)] for name in WORKED])
WORKING_AREA: Final = len(WORKED)  # as a place to retrieve from, after the slots
PLACES: Final = [*WORKED, "working_area"]
SPACES: Final = len(TURN_ORDER.spaces)
SPACE_SIDE: Final = bytes([0, *(SIDES.index(space.side) for space in TURN_ORDER.spaces)])
LSS_CHOICES: Final = ("bots", "crystal", "mineral", "retrieve")
TASK_EVENTS: Final = [card.event for card in FIRST_COLONISTS.b_cards]
FIRST_CARDS: Final = [*(card.id for card in FIRST_COLONISTS.a_cards), *(card.id for card in FIRST_COLONISTS.b_cards)]
A_CARDS: Final = len(FIRST_COLONISTS.a_cards)
B_CARDS: Final = len(FIRST_COLONISTS.b_cards)
A_BUILDINGS: Final = [bytes([TYPES.index(name) for name in card.buildings]) for card in FIRST_COLONISTS.a_cards]
FIRST_SPACES: Final = bytes([int(tile.turn_order_space[3:]) for tile in FIRST_COLONISTS.tiles])
SOLO_CARDS: Final = [card.id for card in SOLO_DECK.cards]

# OM-010: the hexes, and the steps from one to the next; `rules/geometry` has more about the map
HEX_IDS: Final = [place.id for place in BOARD.hexes]
HEXES: Final = len(HEX_IDS)
PLACES_QR: Final = [(place.q, place.r) for place in BOARD.hexes]
_number = {place: number for number, place in enumerate(PLACES_QR)}
NEIGHBOUR: Final = [  # [hex * 6 + direction], NONE beyond the map
    _number.get((q + dq, r + dr), NONE) for q, r in PLACES_QR for dq, dr in BOARD.directions.values()
]
BOT_STEPS: Final = [(a, NEIGHBOUR[a * 6 + d]) for a in range(HEXES) for d in range(6) if NEIGHBOUR[a * 6 + d] != NONE]

# Points and limits
PROGRESS_POINTS: Final = bytes(SCORING.progress_points_by_cubes)
PROGRESS_LEVELS: Final = bytes(SCORING.progress_scored_at_colony_levels)
FIRST_LSS_POINTS: Final = SCORING.first_lss_build_points
SHIP_POINTS: Final = SCORING.ship_in_hangar_points
QUARTERS_POINTS: Final = bytes(
    [0, *(row.points for row in SCORING.living_quarters_rows for _ in range(row.colonists_min, row.colonists_max + 1))]
)
STANDSTILL: Final = SETUP.limits.standstill_rounds
COLONISTS: Final = SETUP.player.colonists.total
BOTS: Final = SETUP.player.bots.total
SHELTERS: Final = SETUP.player.shelters.total
SHIPS: Final = SETUP.player.ships.total
DEPOT: Final = SETUP.player.depot_spaces
MARKERS: Final = SETUP.player.advanced_markers
TOP_LSS: Final = BOARD.lss.rows
TOP_ROW: Final = BOARD.lss.colony_marker_max_row

# The codes of the actions, in the order of `actions.ACTIONS`
STARTED: Final = 0
EXPLORED: Final = STARTED + 4
TECH_DEALT: Final = EXPLORED + DISCOVERY_COUNT
CARD_DEALT: Final = TECH_DEALT + TECH_KINDS
ERECTED: Final = CARD_DEALT + CARDS
STACKED: Final = ERECTED + 6
REWARD_LAID: Final = STACKED + len(STACK_TILES)
MISSION_LAID: Final = REWARD_LAID + REWARDS
GOAL_DEALT: Final = MISSION_LAID + len(MISSION_IDS)
SPACE_DRAWN: Final = GOAL_DEALT + GOAL_COUNT
FIRST_CARD: Final = SPACE_DRAWN + SPACES
SOLO_CARD: Final = FIRST_CARD + A_CARDS + B_CARDS
PUT_MARKER: Final = SOLO_CARD + len(SOLO_CARDS)  # + space - 1
PUT_SHUTTLE: Final = PUT_MARKER + SPACES
ACCEPT: Final = PUT_SHUTTLE + 2
MAIN_ACTION: Final = ACCEPT + 1
EXECUTIVE: Final = MAIN_ACTION + len(MAINS)  # + Depot space - 1
GOAL: Final = EXECUTIVE + DEPOT
REWARD: Final = GOAL + GOAL_COUNT
DELIVER: Final = REWARD + 2  # see `rules/packed`
END_TURN: Final = DELIVER + CONTRACT_COUNT * 6
SURCHARGE: Final = END_TURN + 1
CRYSTALS: Final = SURCHARGE + 4
SPEND: Final = CRYSTALS + 1
PAY: Final = SPEND + GOAL_COUNT
BLUEPRINT: Final = PAY + len(WAYS)
LEARN: Final = BLUEPRINT + CARDS
LAB_SPACE: Final = LEARN + GRID
DEVELOP: Final = LAB_SPACE + 2  # see `rules/packed`
GOOD: Final = DEVELOP + TECH_KINDS * LAB_SPACES
BOOST: Final = GOOD + 6
MOVE_BOT: Final = BOOST + 1
MOVE_ROVER: Final = MOVE_BOT + len(BOT_STEPS)
POINT: Final = MOVE_ROVER + HEXES
USE_TECH: Final = POINT + 2
TAKE_TILE: Final = USE_TECH + 4
BUILD: Final = TAKE_TILE + HEXES
HEX: Final = BUILD + 6
LSS: Final = HEX + HEXES
SHIP: Final = LSS + 4  # + Depot space - 1
CREW: Final = SHIP + SHIPS  # with a Bot, + 1 without
SCIENCE: Final = CREW + 2
REFILL: Final = SCIENCE + SCIENTIST_COUNT
USE: Final = REFILL + CONTRACT_COUNT
SEND: Final = USE + CARDS
RETRIEVE: Final = SEND + CARDS
KEEP: Final = RETRIEVE + len(PLACES)
TRAVEL: Final = KEEP + TECH_KINDS  # + 0 stay, 1 Shuttle, 2 Ship
DISCOVERY: Final = TRAVEL + 3
REVEAL: Final = DISCOVERY + DISCOVERY_COUNT
SKIP: Final = REVEAL + B_CARDS  # after all else: where it is a choice, it is the last one
CODES: Final = SKIP + 1
