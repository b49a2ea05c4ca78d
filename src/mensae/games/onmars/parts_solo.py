"""What the files of the solo game and of the first game hold."""

from typing import Literal

from mensae.games.components import Part
from mensae.games.onmars.parts import Condition, Effect, File, Positive
from mensae.games.onmars.schema import Building, Side
from mensae.games.onmars.schema import MainAction as MainId

MissionLetter = Literal["A", "B", "C"]  # OM-033
TaskEvent = Literal[
    "tech_taken",
    "travelled",
    "shelter_constructed",
    "scientist_taken",
    "rnd_action_taken",
    "developed_twice_in_turn",
    "discovery_tile_placed",
    "blueprint_taken",
]


class SoloCard(Part, frozen=True):
    """A card of Lacerda: the mission, whether he travels, and the number of his action."""

    id: str
    mission: MissionLetter
    travels: bool
    action: Positive


class SoloDeck(File, frozen=True):
    """`solo_deck.json`."""

    actions: dict[Side, dict[int, MainId]]
    mission_cube_from_pass: Positive
    cards: list[SoloCard]


class SoloGoal(Part, frozen=True):
    """What one asks of oneself against Lacerda."""

    id: str
    name: str
    level: Positive
    conditions: list[Condition]


class SoloGoals(File, frozen=True):
    """`solo_goals.json`."""

    win: Literal["all_conditions_of_any_one_goal"]
    goals: list[SoloGoal]


class ColonistTile(Part, frozen=True):
    """A tile that belongs to a space of the turn order."""

    id: str
    turn_order_space: str


class ACard(Part, frozen=True):
    """Four buildings to construct."""

    id: str
    buildings: list[Building]
    draws_b_cards: Positive


class BCard(Part, frozen=True):
    """A task, and its reward."""

    id: str
    task: str
    text: str
    event: TaskEvent
    task_side: Side
    reward: Effect


class FirstColonists(File, frozen=True):
    """`first_colonists.json`."""

    missions: dict[MissionLetter, str]
    tiles: list[ColonistTile]
    a_cards: list[ACard]
    b_cards: list[BCard]
    max_tasks_per_turn: Positive
