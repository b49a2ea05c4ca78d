"""What chance brings, before and during the game; what comes in a row is told with the last of it."""

from typing import Final

from mensae.core.schema import Told, Value
from mensae.games.onmars.data import (
    A_BUILDINGS,
    A_CARDS,
    CARD_LEVEL,
    CARDS,
    DISCOVERY_IDS,
    FIRST_CARDS,
    GENERATOR,
    GOAL_DEALT,
    GOALS_EACH,
    GRID,
    MISSION_CRYSTALS,
    MISSION_IDS,
    MISSION_NEEDED,
    NONE,
    SPACE_DRAWN,
    STACK,
    STACK_TILES,
    TECHS,
    TILE_ARROWS,
    TYPES,
)
from mensae.games.onmars.rules.frames import F_SETUP, FRAME, WHO, A, B
from mensae.games.onmars.rules.geometry import HEX_IDS, START_HEXES
from mensae.games.onmars.rules.orbit import DISPLAY_SPACES
from mensae.games.onmars.rules.start import dealt_to
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
from mensae.games.onmars.state import DECK, DISPLAY_AT, GRID_AT, State

_PLACES: Final = "ABC"  # of missions


def tell_chance(s: State, action: Chance) -> list[Told]:
    """What is drawn; of spaces and solo cards the notes tell."""
    top = int(s.depth) - FRAME
    done = int(s.stack[top + B])
    match action:
        case Started(first):
            return [Told("onmars-started", {"who": player(s, first)})]
        case Explored(tile):
            return [Told("onmars-explored", {"tile": tile_name(DISCOVERY_IDS.index(tile))})]
        case TechDealt(tech):
            return _tech(s, TECHS.index(tech))
        case CardDealt(card):
            return _cards(s, card - 1)
        case Erected(building):
            values: dict[str, Value] = {
                "building": a_building(TYPES.index(building)),
                "hex": HEX_IDS[START_HEXES[done]],
            }
            return [Told("onmars-erected", values)]
        case Stacked(tile):
            return [_stacked(STACK_TILES.index(tile))]
        case RewardLaid(tile):
            column: dict[str, Value] = {"building": building_name(GENERATOR + done), "reward": reward_name(tile - 1)}
            return [Told("onmars-reward-laid", column)]
        case MissionLaid(name):
            mission = MISSION_IDS.index(name)
            needed = MISSION_NEEDED[mission][1 if s.solo else int(s.players)]
            units: dict[str, Value] = {"needed": needed, "crystals": MISSION_CRYSTALS[mission]}
            return [Told("onmars-mission-laid", {**units, "place": _PLACES[done], "mission": mission_name(mission)})]
        case GoalDealt(goal):
            return [Told("onmars-goal-dealt", {"who": player(s, _receiver(s)), "goal": goal_name(goal - 1)})]
        case FirstCard(card):
            return [_first_card(s, FIRST_CARDS.index(card))]
        case SoloCard() | SpaceDrawn():
            return []


def _receiver(s: State) -> int:
    """OM-039, OM-225: whose secret card this is."""
    top = int(s.depth) - FRAME
    return int(dealt_to(s)) if s.stack[top] == F_SETUP else int(s.stack[top + WHO])


def tell_hidden(s: State) -> list[Told]:
    """OM-015: what others hear of a secret card; cards that are spent are told by the notes."""
    if s.asked >= 0:
        return []
    top = int(s.depth) - FRAME
    who: dict[str, Value] = {"who": player(s, _receiver(s))}
    if GOAL_DEALT <= s.choices[0] < SPACE_DRAWN:
        last = s.stack[top + B] % GOALS_EACH == GOALS_EACH - 1
        return [Told("onmars-goals-hidden", {**who, "count": GOALS_EACH})] if last else []
    return [Told("onmars-first-hidden", who)]


def _tech(s: State, tech: int) -> list[Told]:
    """OM-028, OM-170: the whole grid at the start, one by one later."""
    top = int(s.depth) - FRAME
    if s.stack[top] != F_SETUP:
        return [Told("onmars-tech-dealt", {"tech": tech_name(tech)})]
    if s.stack[top + B] < GRID - 1:
        return []
    kinds = [int(s.table[GRID_AT + space]) for space in range(GRID)]
    return [
        Told("onmars-grid", {"techs": listed([tech_name(kind) for kind in kinds if kind != NONE] + [tech_name(tech)])})
    ]


def _cards(s: State, card: int) -> list[Told]:
    """OM-029, OM-169: the display, with the last card that is dealt."""
    left = [other for other in range(CARDS) if s.cards[other * 2] == DECK and other != card]
    if s.stack[s.depth - FRAME + A] > 1 and left:
        return []
    shown = [int(s.table[DISPLAY_AT + place]) for place in range(DISPLAY_SPACES)]
    names = listed([card_name(other) for other in [*shown, card] if other != NONE])
    return [Told("onmars-display", {"cards": names, "level": CARD_LEVEL[card]})]


def _stacked(tile: int) -> Told:
    """OM-006, OM-117: the next tile of a type, with its arrows."""
    values: dict[str, Value] = {"building": building_name(tile // STACK)}
    if len(TILE_ARROWS[tile]) == 0:
        return Told("onmars-stacked-plain", values)
    return Told("onmars-stacked", {**values, "count": len(TILE_ARROWS[tile]), "ways": arrows_name(tile)})


def _first_card(s: State, card: int) -> Told:
    """OM-225, OM-227: as its owner sees it."""
    values: dict[str, Value] = {"who": player(s, _receiver(s)), "card": FIRST_CARDS[card][3:].upper()}
    if card >= A_CARDS:
        return Told("onmars-first-task", {**values, "task": task_name(card - A_CARDS)})
    types = listed([building_name(building) for building in A_BUILDINGS[card]])
    return Told("onmars-first-types", {**values, "types": types})
