"""What chance brings, before and during the game; what comes in a row is told with the last of it."""

from collections.abc import Sequence
from typing import Final

from mensae.core.schema import Told, Value, Who
from mensae.core.state import Note
from mensae.games.onmars.data import (
    A_BUILDINGS,
    A_CARDS,
    CARD_LEVEL,
    DISCOVERY_IDS,
    FIRST_CARDS,
    GENERATOR,
    GOALS_EACH,
    HEX_IDS,
    MISSION_CRYSTALS,
    MISSION_IDS,
    MISSION_NEEDED,
    STACK_TILES,
    TILE_ARROWS,
    TYPES,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.packed import tile_type
from mensae.games.onmars.schema import (
    CardDealt,
    Chance,
    Erected,
    Explored,
    FirstCard,
    GoalDealt,
    MissionLaid,
    RewardLaid,
    SoloCard,
    SpaceDrawn,
    Stacked,
    Started,
    TechDealt,
)
from mensae.games.onmars.speech.effects import tile_name
from mensae.games.onmars.speech.words import (
    a_building,
    arrows_name,
    building_name,
    card_name,
    goal_name,
    listed,
    mission_name,
    player,
    reward_name,
    task_name,
    tech_name,
)
from mensae.games.onmars.state import State

_PLACES: Final = "ABC"  # of missions


def tell_chance(s: State, action: Chance, drawn: Sequence[Note]) -> list[Told]:
    """What is drawn, and where it goes; of spaces and solo cards other notes tell."""
    match action:
        case Started(first):
            return [Told("onmars-started", {"who": player(s, first)})]
        case Explored(tile):
            return [Told("onmars-explored", {"tile": tile_name(DISCOVERY_IDS.index(tile))})]
        case TechDealt():
            return _techs(drawn)
        case CardDealt(card):
            return _cards(card - 1, drawn)
        case Erected(building):
            values: dict[str, Value] = {"building": a_building(TYPES.index(building)), "hex": HEX_IDS[_where(drawn)]}
            return [Told("onmars-erected", values)]
        case Stacked(tile):
            return [_stacked(STACK_TILES.index(tile))]
        case RewardLaid(tile):
            column = building_name(GENERATOR + _where(drawn))
            return [Told("onmars-reward-laid", {"building": column, "reward": reward_name(tile - 1)})]
        case MissionLaid(name):
            mission = MISSION_IDS.index(name)
            needed = MISSION_NEEDED[mission][1 if s.solo else int(s.players)]
            units: dict[str, Value] = {"needed": needed, "crystals": MISSION_CRYSTALS[mission]}
            place = _PLACES[_where(drawn)]
            return [Told("onmars-mission-laid", {**units, "place": place, "mission": mission_name(mission)})]
        case GoalDealt(goal):
            return [Told("onmars-goal-dealt", {"who": _receiver(s, drawn), "goal": goal_name(goal - 1)})]
        case FirstCard(card):
            return [_first_card(_receiver(s, drawn), FIRST_CARDS.index(card))]
        case SoloCard() | SpaceDrawn():
            return []


def _where(drawn: Sequence[Note]) -> int:
    """The hex, column or place of what is drawn."""
    [(_, _, where, _, _)] = drawn
    return where


def _receiver(s: State, drawn: Sequence[Note]) -> Who | Told:
    """OM-039, OM-225: whose secret card this is."""
    [(_, who, _, _, _)] = drawn
    return player(s, who)


def tell_hidden(s: State, drawn: Sequence[Note]) -> list[Told]:
    """OM-015: what others hear of a secret card; cards that are spent are told by other notes."""
    match drawn:
        case [(notes.FIRST_DEALT, who, _, _, _)]:
            return [Told("onmars-first-hidden", {"who": player(s, who)})]
        case [(notes.GOAL_DEALT, who, count, _, _)] if count == GOALS_EACH:
            return [Told("onmars-goals-hidden", {"who": player(s, who), "count": GOALS_EACH})]
        case _:
            return []


def _techs(drawn: Sequence[Note]) -> list[Told]:
    """OM-028, OM-170: the whole grid at the start, one by one later."""
    names = [tech_name(kind) for _, _, kind, _, _ in drawn]
    if not drawn:
        return []
    if drawn[0][0] == notes.TECH_DEALT:
        return [Told("onmars-tech-dealt", {"tech": names[0]})]
    return [Told("onmars-grid", {"techs": listed(names)})]


def _cards(card: int, drawn: Sequence[Note]) -> list[Told]:
    """OM-029, OM-169: the display, with the last card that is dealt."""
    if not drawn:
        return []
    before = [shown for _, _, shown, _, _ in drawn if shown != card]
    names = listed([card_name(shown) for shown in [*before, card]])
    return [Told("onmars-display", {"cards": names, "level": CARD_LEVEL[card]})]


def _stacked(tile: int) -> Told:
    """OM-006, OM-117: the next tile of a type, with its arrows."""
    values: dict[str, Value] = {"building": building_name(int(tile_type(tile)))}
    if len(TILE_ARROWS[tile]) == 0:
        return Told("onmars-stacked-plain", values)
    return Told("onmars-stacked", {**values, "count": len(TILE_ARROWS[tile]), "ways": arrows_name(tile)})


def _first_card(who: Who | Told, card: int) -> Told:
    """OM-225, OM-227: as its owner sees it."""
    values: dict[str, Value] = {"who": who, "card": FIRST_CARDS[card][3:].upper()}
    if card >= A_CARDS:
        return Told("onmars-first-task", {**values, "task": task_name(card - A_CARDS)})
    types = listed([building_name(building) for building in A_BUILDINGS[card]])
    return Told("onmars-first-types", {**values, "types": types})
