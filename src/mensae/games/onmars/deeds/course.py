"""Cards, tech, missions and the course of the game.

action, executive, fail (of a turn) · blueprint, hire, refill, goal, send (a Scientist), use (a blueprint), reveal (a
First Colonist card) · learn, develop (tech in the lab), use-tech (of whose lab) · cube, lss · mission-done,
contract-done, remaining, level · ship (into the Hangar or away) · shuttle, travel, marker (on the Turn Order) ·
produce, restock, radar · turn, round, end-near, last-round · first, draw (a tile or card comes), deal (a secret one;
which one is only for its owner) · icon, item, his-bot (of Lacerda)
"""

from typing import Final

from mensae.core.schema import Did, Seat
from mensae.games.onmars.data import (
    A_CARDS,
    DISCOVERY_IDS,
    FIRST_CARDS,
    GENERATOR,
    GOODS,
    LAB_IDS,
    MAINS,
    MISSION_IDS,
    NONE,
    SCIENTIST_COUNT,
    SCIENTIST_IDS,
    SIDES,
    SOLO_CARDS,
    TECHS,
    TYPES,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.schema import (
    CardDealt,
    Executive,
    Explored,
    FirstCard,
    GameAction,
    GoalDealt,
    Main,
    MissionLaid,
    RewardLaid,
    SpaceDrawn,
    Stacked,
    Started,
    TechDealt,
    Travel,
)

# Notes that only name a player, and such as nobody's name belongs to
_OWN: Final = {notes.TURN_BEGINS: "turn", notes.PRODUCED: "produce"}
_COMMON: Final = {notes.RESTOCKED: "restock", notes.END_NEAR: "end-near", notes.LAST_ROUND: "last-round"}
_NUMBERS: Final = {notes.REMAINING: "remaining", notes.LEVEL_UP: "level", notes.ROUND_BEGINS: "round"}
_CARDS: Final = {
    notes.CARD_TAKEN: "blueprint",
    notes.BUILDING_USED: "use",
    notes.CONTRACT_MET: "contract-done",
    notes.GOAL_DONE: "goal",
}
_MAINS: Final = {notes.HIS_ACTION: "action", notes.FAILED: "fail"}


def led(seat: Seat, action: GameAction | None) -> list[Did]:
    """What needs no note."""
    match action:
        case Main(name):
            return [Did("action", seat, name)]
        case Executive():
            return [Did("executive", seat)]
        case Travel("ship"):
            return [Did("ship", seat, count=-1)]
        case Started(first):
            return [Did("first", first)]
        case Explored(tile) | Stacked(tile):
            return [Did("draw", piece=tile)]
        case TechDealt(tech):
            return [Did("draw", piece=tech)]
        case CardDealt(blueprint):
            return [Did("draw", piece=str(blueprint))]
        case MissionLaid(mission):
            return [Did("draw", piece=mission)]
        case SpaceDrawn(space):
            return [Did("draw", to=str(space))]
    return []


def course(action: GameAction | None, kind: int, who: int, a: int, b: int) -> list[Did]:
    """What one note says; nothing if a sentence is enough."""
    seat = None if who == NONE else who
    if kind in _OWN:
        return [Did(_OWN[kind], seat)]
    if kind in _COMMON:
        return [Did(_COMMON[kind])]
    if kind in _NUMBERS:
        return [Did(_NUMBERS[kind], to=str(a))]
    if kind in _CARDS:
        return [Did(_CARDS[kind], seat, str(a + 1))]
    if kind in _MAINS:
        return [Did(_MAINS[kind], seat, MAINS[a])]
    if kind == notes.MISSION_DONE:
        return [Did("mission-done", piece=MISSION_IDS[a])]
    if kind in (notes.TASK_DONE, notes.CARD_REVEALED):
        return [Did("reveal", seat, FIRST_CARDS[a if kind == notes.CARD_REVEALED else A_CARDS + a])]
    return _known(seat, kind, a, b) or _journey(seat, kind, a, b) or _dealt(action, seat, kind, a)


def _known(seat: Seat | None, kind: int, a: int, b: int) -> list[Did]:
    """Chapters 4, 8, 9 and 13: tech, the science display, cubes and LSS markers."""
    if kind == notes.TECH_LEARNED:
        return [Did("learn", seat, TECHS[a], to=LAB_IDS[b])]
    if kind == notes.DEVELOPED:
        return [Did("develop", seat, TECHS[a], to=LAB_IDS[b])]
    if kind == notes.TECH_USED:
        return [Did("use-tech", b, TECHS[a])]
    if kind == notes.HIRED:
        return [Did("hire", seat, science_id(a))]
    if kind == notes.REFILLED:
        return [Did("refill", piece=science_id(SCIENTIST_COUNT + a))]
    if kind == notes.SCIENTIST_SENT:
        return [Did("send", seat, SCIENTIST_IDS[a], to=str(b + 1))]
    if kind == notes.CUBE:
        return [Did("cube", seat, TYPES[a])]
    return [Did("lss", seat, TYPES[a], to=str(b))] if kind == notes.LSS_UP else []


def science_id(card: int) -> str:
    """A Scientist or contract as the science display names it."""
    return SCIENTIST_IDS[card] if card < SCIENTIST_COUNT else f"contract_{card - SCIENTIST_COUNT + 1:02}"


def _journey(seat: Seat | None, kind: int, a: int, b: int) -> list[Did]:
    """Chapters 5, 16 and 22: Ships, the Shuttle, the Turn Order, and what only Lacerda does."""
    if kind == notes.SHIP_WELCOMED:
        return [Did("ship", seat, count=1)]
    if kind in (notes.SHUTTLE, notes.DOCKED):
        return [Did("shuttle", to=f"{SIDES[a]} {b}")]
    if kind == notes.TRAVELLED:
        return [Did("travel", seat, to=SIDES[a])]
    if kind == notes.MARKER_PUT:
        return [Did("marker", seat, to=str(a))]
    if kind == notes.RADAR_TILE:
        return [Did("radar", seat, DISCOVERY_IDS[a])]
    if kind == notes.HIS_ICON:
        return [Did("icon", seat, to=TYPES[a])]
    if kind == notes.HIS_CARD:
        return [Did("draw", seat, SOLO_CARDS[a])]
    if kind == notes.HIS_ITEM:
        return [Did("item", seat, GOODS[a])]
    return [Did("his-bot", seat, count=1)] if kind == notes.HIS_BOT else []


def _dealt(action: GameAction | None, seat: Seat | None, kind: int, a: int) -> list[Did]:
    """OM-015, OM-035: a card of which others see only that it comes, and a tile with its column."""
    if kind == notes.GOAL_DEALT:
        return [Did("deal", seat, str(action.goal) if isinstance(action, GoalDealt) else None, count=1)]
    if kind == notes.FIRST_DEALT:
        return [Did("deal", seat, action.card if isinstance(action, FirstCard) else None, count=1)]
    if kind == notes.REWARD_LAID and isinstance(action, RewardLaid):
        return [Did("draw", piece=str(action.tile), to=TYPES[GENERATOR + a])]
    return []
