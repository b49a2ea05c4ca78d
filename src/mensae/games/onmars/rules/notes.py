"""What the rules tell the log while they work: the kinds of notes, each with a player and up to three values."""

from typing import Final

from mypy_extensions import i64

GAINED: Final = 0  # good, how many
LOST: Final = 1  # good, how many did not fit
ONTO_CONTRACT: Final = 2  # contract, good, how many
PAID: Final = 3  # good, how many
CARD_SPENT: Final = 4  # a goal card as a crystal
BOOSTED: Final = 5  # how many Colonists went to the Working Area
COLONISTS: Final = 6  # how many were gained
CAME_HOME: Final = 7  # into the Living Quarters, into the supply
SCORED: Final = 8  # points, rule
STORED: Final = 9  # pending crystals that went to the Depot
UNIT: Final = 10  # mission, units left, crystals
MISSION_DONE: Final = 11  # mission
CONTRACT_MET: Final = 12  # contract
WORKER: Final = 13  # Main action (number of its slots)
CLEARED: Final = 14  # slots, how many Colonists
CARD_TAKEN: Final = 15  # blueprint
TECH_LEARNED: Final = 16  # kind, lab space
DEVELOPED: Final = 17  # kind, lab space
TECH_USED: Final = 18  # kind, owner
OXYGEN_KEPT: Final = 19  # kind
CONSTRUCTED: Final = 20  # type, hex, size of the complex
REMOVED: Final = 21  # what lay there, hex
DISPLACED: Final = 22  # unit, hex or NONE, hex where it stood
CRYSTAL_LAID: Final = 23  # hex
CUBE: Final = 24  # type
LSS_UP: Final = 25  # type, row
UPGRADED: Final = 26  # blueprint, hex
SHIP_WELCOMED: Final = 27  # Depot space
BOT_PUT: Final = 28  # hex, or NONE: none left or no room
COLLECTED: Final = 29  # hex
TILE_TAKEN: Final = 30  # tile (Discovery tiles first), hex
HIRED: Final = 31  # Scientist, or SCIENTIST_COUNT + contract
REFILLED: Final = 32  # contract
LEVEL_UP: Final = 33  # colony level
REMAINING: Final = 34  # steps left on the Remaining Missions track
SHUTTLE: Final = 35  # side, space
TRAVELLED: Final = 36  # side
PRODUCED: Final = 37  # from Miners and advanced buildings
PUT_DISCOVERY: Final = 38  # tile, hex
MARKER_PUT: Final = 39  # space
TURN_BEGINS: Final = 40
ROUND_BEGINS: Final = 41  # round
END_NEAR: Final = 42  # rule
LAST_ROUND: Final = 43
GAME_OVER: Final = 44
GOAL_DONE: Final = 45  # goal
TASK_DONE: Final = 46  # "B" card
CARD_REVEALED: Final = 47  # "A" card
SCIENTIST_SENT: Final = 48  # Scientist, blueprint
BUILDING_USED: Final = 49  # blueprint
RADAR_TILE: Final = 50  # Discovery tile
RESTOCKED: Final = 51  # the Warehouse
NOTHING: Final = 52  # Lacerda could do nothing
HIS_ACTION: Final = 53  # Main action that Lacerda takes
HIS_ICON: Final = 54  # type his Bot moves to
HIS_CARD: Final = 55  # solo card, pass through the deck
FAILED: Final = 56  # Main action that Lacerda cannot take: his Rover moves instead
HIS_ROVER: Final = 57  # hex where his Rover stops, NONE if it has not entered the map
HIS_ITEM: Final = 58  # good he takes from the Warehouse
HIS_BOT: Final = 59  # Bots on his board now

# What chance draws: a note says where it goes; what only its owner may know is in the action alone (OM-015)
DRAWN: Final = 60
GOAL_DEALT: Final = DRAWN  # how many goal cards the player has now
FIRST_DEALT: Final = 61  # a First Colonist card
ERECTED: Final = 62  # hex
REWARD_LAID: Final = 63  # LSS column
MISSION_LAID: Final = 64  # place
ON_GRID: Final = 65  # kind of each tile, once the grid is full at the start
TECH_DEALT: Final = 66  # kind of a tile that comes later
ON_DISPLAY: Final = 67  # blueprint, each of them once the last is dealt

# What boards show and no sentence says
SHOWN: Final = 70
STEPPED: Final = SHOWN  # unit, hex or NONE where it stood, hex
MANNED: Final = 71  # hex that a Miner comes to
UNMANNED: Final = 72  # hex that a Miner leaves
HANDED: Final = 73  # good, how many of what the player had lie on a contract now
RETURNED: Final = 74  # slots, or WORKING_AREA, and how many Colonists leave there
PART: Final = 75  # of the final scoring, points
DOCKED: Final = 76  # side and space where the Shuttle starts


def rule_number(rule: str) -> i64:
    """A rule as a value of a note: 163 for OM-163."""
    return int(rule[3:])
