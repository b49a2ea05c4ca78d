"""The points of a game counted from what lies on the table, without the engine's own scoring (chapters 12 and 18)."""

from mensae.games.onmars.schema import Building
from mensae.games.onmars.tests.scripted import Moment
from mensae.games.onmars.views import Deal, Ground, Plan, View

PROGRESS = (0, 1, 2, 4, 7, 11)
LAB = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 9}
ROWS = (0, 0, 0, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21)
TYPES: tuple[Building, ...] = ("mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter")
CARD_TYPES = [TYPES[card % 12 // 2] for card in range(24)]  # two cards of each type, level 1 and then level 3
SCORED_BY: dict[str, Building] = {
    "geologist": "generator",
    "rd_engineer": "water_extractor",
    "hydrologist": "greenhouse",
    "biochemist": "oxygen_condenser",
    "geochemist": "shelter",
    "systems_engineer": "mine",
}
DELIVERIES = {
    7: {"mineral": 4},
    8: {"battery": 3, "mineral": 2},
    9: {"water": 3, "mineral": 2},
    10: {"oxygen": 3, "mineral": 2},
    11: {"plant": 3, "mineral": 2},
    12: {"crystal": 3, "mineral": 2},
}
SLOTS = {"orbit": ("obtain_blueprint", "research_development"), "colony": ("construct", "upgrade", "hire")}
MINERAL_MINE = 13


def final_parts(last: Moment, who: int) -> dict[str, int]:
    """OM-211 to OM-217: Colonists come home from where they are before the last entry; all else lies there after it."""
    table, mine = last.after, last.after.players[who]
    return {
        "progress": PROGRESS[len(mine.cubes)],
        "ships": 3 * mine.hangar,
        "colonists": ROWS[_at_home(last.before, who)],
        "tech": sum(LAB[int(space[1])] for space in mine.lab.values()),
        "blueprints": sum(_blueprint(plan) for plan in mine.blueprints),
        "scientists": sum(3 * _upgraded(table, SCORED_BY[expert.scientist]) for expert in mine.scientists),
        "contracts": sum(_contract(table, who, deal) for deal in mine.contracts),
    }


def _at_home(table: View, who: int) -> int:
    mine = table.players[who]
    side = "orbit" if mine.space <= 4 else "colony"
    slots = sum(count[who] for action, count in table.slots.items() if action in SLOTS[side])
    return min(4 + 2 * (mine.shelters - 1), mine.quarters + mine.working + slots)


def _upgraded(table: View, kind: Building) -> int:
    return sum(1 for p in table.players for plan in p.blueprints if plan.hex and CARD_TYPES[plan.blueprint - 1] == kind)


def _blueprint(plan: Plan) -> int:
    points = 3 if plan.blueprint <= 12 else 5
    return points if plan.hex else -points


def _contract(table: View, who: int, deal: Deal) -> int:
    if deal.contract > 6:
        return 9 if deal.goods == DELIVERIES[deal.contract] else -4
    kind = TYPES[deal.contract - 1]
    marked = [g for g in table.ground.values() if g.marker == who and g.building == kind and g.owner in (None, who)]
    return 12 if any(len(_complex(table, g)) >= 4 for g in marked) else -6


def _complex(table: View, start: Ground) -> set[str]:
    """OM-108: the hexes of all connected buildings of one type, and of one owner if they are Shelters."""
    alike = {g.hex for g in table.ground.values() if (g.building, g.owner) == (start.building, start.owner)}
    found, edge = {start.hex}, [start.hex]
    while edge:
        q, r = map(int, edge.pop().split(","))
        beside = {f"{q + dq},{r + dr}" for dq, dr in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))}
        edge += (beside & alike) - found
        found |= beside & alike
    return found


def scored_in_play(moment: Moment) -> list[int]:
    """OM-141, OM-163 to OM-166, OM-171: what everybody scores by one entry."""
    before, after = moment.before, moment.after
    points = [0] * len(after.players)
    for old, new in zip(before.lss, after.lss, strict=True):
        if new.row > old.row and before.turn is not None:
            points[before.turn] += 2 if old.row == 1 else 0
            points[before.turn] += _reward(after, before.turn, new.reward or 0) if old.row <= before.level else 0
    for reached in range(before.level + 1, after.level + 1):
        for who, player in enumerate(before.players):
            points[who] += PROGRESS[len(player.cubes)] if reached in (2, 3) else 0
    for who, card in moment.used:
        points[who] += 2 if card == MINERAL_MINE else 0
    return points


def _reward(table: View, who: int, tile: int) -> int:
    mine = table.players[who]
    mines = [g for g in table.ground.values() if g.building == "mine" and who in (g.miner, g.marker)]
    return [
        max(int(space[1]) for space in mine.lab.values()),
        2 * mine.hangar,
        2 * sum(1 for plan in mine.blueprints if plan.hex),
        2 * len(mines),
        2 * sum(g.bots.count(who) for g in table.ground.values()),
        2 * len(mine.discoveries),
        2 * mine.shelters,
        mine.quarters,
    ][tile - 1]
