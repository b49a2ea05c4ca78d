"""What chance brings."""

from typing import TypeAlias

from mensae.core.schema import Action, Seat
from mensae.games.onmars.schema.words import Building, TechKind


class Drawn(Action, frozen=True):
    """What chance does; every kind of it derives from this."""


class Started(Drawn, frozen=True):
    """OM-040: this seat is the first player."""

    seat: Seat


class Explored(Drawn, frozen=True):
    """OM-026, OM-200: a Discovery tile is turned up on the Exploration space."""

    tile: str


class TechDealt(Drawn, frozen=True):
    """OM-028, OM-170: the next empty space of the Tech Grid gets this tile."""

    tech: TechKind


class CardDealt(Drawn, frozen=True):
    """OM-029, OM-169: the next free space of the display gets this blueprint."""

    blueprint: int


class Erected(Drawn, frozen=True):
    """OM-031: the next starting hex gets this building."""

    building: Building


class Stacked(Drawn, frozen=True):
    """OM-006: this tile is on top of its stack now."""

    tile: str


class RewardLaid(Drawn, frozen=True):
    """OM-035: the next LSS column gets this Reward tile."""

    tile: int


class MissionLaid(Drawn, frozen=True):
    """OM-033: the next place, A to C, gets this mission."""

    mission: str


class GoalDealt(Drawn, frozen=True):
    """OM-039: a private goal card, which only its owner sees."""

    goal: int


class SpaceDrawn(Drawn, frozen=True):
    """OM-224, OM-229: a First Colonist tile names this Turn Order space."""

    space: int


class FirstCard(Drawn, frozen=True):
    """OM-225: a secret First Colonist card, which only its owner sees."""

    card: str


class SoloCard(Drawn, frozen=True):
    """OM-230: the top card of the solo deck."""

    card: str


Chance: TypeAlias = (
    Started
    | Explored
    | TechDealt
    | CardDealt
    | Erected
    | Stacked
    | RewardLaid
    | MissionLaid
    | GoalDealt
    | SpaceDrawn
    | FirstCard
    | SoloCard
)
