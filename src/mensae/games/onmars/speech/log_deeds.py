"""The deeds of a player, one for each kind of note: "takes the blueprint Casino", after which others may follow."""

from mensae.core.schema import Told, Value
from mensae.games.onmars.data import FIRST_CARDS, HEX_IDS, LAB_COLUMN, MINE, NONE
from mensae.games.onmars.rules import notes
from mensae.games.onmars.speech.effects import item_name, tile_name
from mensae.games.onmars.speech.words import (
    a_building,
    building_name,
    card_name,
    contract_name,
    counted,
    goal_name,
    lab_name,
    main_name,
    mission_name,
    player,
    science_name,
    scientist_name,
    task_name,
    tech_name,
    to_side,
)
from mensae.games.onmars.state import State


def deed(s: State, who: int, kind: int, a: int, b: int, c: int) -> Told:
    """What the player does, without the name."""
    if kind < notes.CARD_TAKEN:
        return _means(kind, a, b, c)
    if kind <= notes.OXYGEN_KEPT:
        return _knowledge(s, who, kind, a, b)
    if kind <= notes.UPGRADED:
        return _building(kind, a, b, c)
    if kind <= notes.REFILLED:
        return _finds(kind, a, b)
    return _course(kind, a, b)


def _means(kind: int, a: int, b: int, c: int) -> Told:
    """Colonists, points, missions, contracts."""
    if kind == notes.ONTO_CONTRACT:
        return Told("onmars-did-deliver", {"goods": counted(b, c), "number": a + 1})
    if kind == notes.CAME_HOME:
        return Told("onmars-did-home", {"home": a, "supply": b})
    if kind == notes.SCORED:
        return Told("onmars-did-score", {"points": a, "rule": b})
    if kind == notes.STORED:
        return Told("onmars-did-store", {"count": a})
    if kind == notes.UNIT:
        return Told("onmars-did-unit", {"mission": mission_name(a), "left": b, "crystals": c})
    if kind == notes.CONTRACT_MET:
        return Told("onmars-did-contract", {"number": a + 1})
    assert kind == notes.WORKER
    return Told("onmars-did-worker")


def _knowledge(s: State, who: int, kind: int, a: int, b: int) -> Told:
    """Chapters 4 and 8: blueprints and tech."""
    if kind == notes.CARD_TAKEN:
        return Told("onmars-did-card", {"card": card_name(a)})
    tech: dict[str, Value] = {"tech": tech_name(a)}
    if kind == notes.TECH_LEARNED:
        return Told("onmars-did-learn", {**tech, "space": lab_name(b)})
    if kind == notes.DEVELOPED:
        return Told("onmars-did-develop", {**tech, "level": LAB_COLUMN[b]})
    if kind == notes.TECH_USED:
        return (
            Told("onmars-did-own-tech", tech) if b == who else Told("onmars-did-tech", {**tech, "owner": player(s, b)})
        )
    assert kind == notes.OXYGEN_KEPT
    return Told("onmars-did-keep", tech)


def _building(kind: int, a: int, b: int, c: int) -> Told:
    """Chapters 9, 10 and 12."""
    if kind == notes.CONSTRUCTED and a == MINE:
        return Told("onmars-did-mine", {"hex": HEX_IDS[b], "size": c})
    if kind == notes.CONSTRUCTED:
        return Told("onmars-did-construct", {"building": a_building(a), "hex": HEX_IDS[b], "size": c})
    if kind == notes.REMOVED:
        return Told("onmars-did-remove", {"item": item_name(a), "hex": HEX_IDS[b]})
    if kind == notes.CUBE:
        return Told("onmars-did-cube", {"building": building_name(a)})
    if kind == notes.LSS_UP:
        return Told("onmars-did-lss", {"building": building_name(a), "row": b})
    assert kind == notes.UPGRADED
    return Told("onmars-did-upgrade", {"card": card_name(a), "hex": HEX_IDS[b]})


def _finds(kind: int, a: int, b: int) -> Told:
    """Ships, Bots, what lies on the map, and the science display."""
    if kind == notes.SHIP_WELCOMED:
        return Told("onmars-did-ship-in", {"space": a + 1})
    if kind == notes.BOT_PUT:
        return Told("onmars-did-no-bot") if a == NONE else Told("onmars-did-put-bot", {"hex": HEX_IDS[a]})
    if kind == notes.COLLECTED:
        return Told("onmars-did-collect", {"hex": HEX_IDS[a]})
    if kind == notes.TILE_TAKEN:
        return Told("onmars-did-tile", {"tile": tile_name(a), "hex": HEX_IDS[b]})
    if kind == notes.HIRED:
        return Told("onmars-did-hire", {"card": science_name(a)})
    assert kind == notes.REFILLED
    return Told("onmars-did-refill", {"contract": contract_name(a)})


def _course(kind: int, a: int, b: int) -> Told:
    """Turns, travel, goals, tasks and card actions."""
    if kind == notes.TURN_BEGINS:
        return Told("onmars-did-begin")
    if kind == notes.TRAVELLED:
        return Told("onmars-did-travel", {"side": to_side(a)})
    if kind == notes.PRODUCED:
        return Told("onmars-did-produce")
    if kind == notes.PUT_DISCOVERY:
        return Told("onmars-did-discover", {"tile": tile_name(a), "hex": HEX_IDS[b]})
    if kind == notes.MARKER_PUT:
        return Told("onmars-did-marker", {"space": a})
    if kind == notes.GOAL_DONE:
        return Told("onmars-did-goal", {"goal": goal_name(a)})
    if kind == notes.TASK_DONE:
        return Told("onmars-did-task", {"task": task_name(a)})
    if kind == notes.CARD_REVEALED:
        return Told("onmars-did-reveal", {"card": FIRST_CARDS[a][3:].upper()})
    if kind == notes.SCIENTIST_SENT:
        return Told("onmars-did-send", {"scientist": scientist_name(a), "card": card_name(b)})
    if kind == notes.BUILDING_USED:
        return Told("onmars-did-use", {"card": card_name(a)})
    if kind == notes.RADAR_TILE:
        return Told("onmars-did-radar", {"tile": tile_name(a)})
    return _his(kind, a)


def _his(kind: int, a: int) -> Told:
    """Chapter 22: what only Lacerda does."""
    if kind == notes.HIS_ACTION:
        return Told("onmars-did-main", {"action": main_name(a)})
    if kind == notes.HIS_ICON:
        return Told("onmars-did-icon", {"building": building_name(a)})
    if kind == notes.HIS_CARD:
        return Told("onmars-did-solo", {"number": a + 1})
    if kind == notes.FAILED:
        return Told("onmars-did-fail", {"action": main_name(a)})
    if kind == notes.HIS_ROVER:
        return Told("onmars-did-no-rover") if a == NONE else Told("onmars-did-rover", {"to": HEX_IDS[a]})
    if kind == notes.HIS_ITEM:
        return Told("onmars-did-item", {"goods": counted(a, 1)})
    if kind == notes.HIS_BOT:
        return Told("onmars-did-board", {"count": a})
    assert kind == notes.NOTHING
    return Told("onmars-did-nothing")
