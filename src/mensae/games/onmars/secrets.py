"""Who may know what."""

from mensae.core.schema import Seat
from mensae.games.onmars.rules.hidden import resample
from mensae.games.onmars.rules.start import receiver
from mensae.games.onmars.schema import (
    Accept,
    Blueprint,
    Boost,
    Build,
    CardDealt,
    Crew,
    Crystals,
    Deliver,
    Develop,
    Discovery,
    EndTurn,
    Erected,
    Executive,
    Explored,
    FirstCard,
    GameAction,
    Goal,
    GoalDealt,
    Good,
    Hex,
    Keep,
    Lab,
    Learn,
    Lss,
    Main,
    MissionLaid,
    MoveBot,
    MoveRover,
    Pay,
    Point,
    PutMarker,
    PutShuttle,
    Refill,
    Retrieve,
    Reveal,
    Reward,
    RewardLaid,
    Science,
    Send,
    Ship,
    Skip,
    SoloCard,
    SpaceDrawn,
    Spend,
    Stacked,
    Started,
    Surcharge,
    TakeTile,
    Tech,
    TechDealt,
    Travel,
    Use,
)
from mensae.games.onmars.state import State

__all__ = ["audience", "resample"]


def audience(state: State, seat: Seat, action: GameAction) -> list[Seat] | None:
    """OM-015, OM-181: goal cards and First Colonist cards are their owner's secret, also when spent as crystals."""
    match action:
        case GoalDealt() | FirstCard():
            return [int(receiver(state))]
        case Spend():
            return [seat]
        case (
            Started()
            | Explored()
            | TechDealt()
            | CardDealt()
            | Erected()
            | Stacked()
            | RewardLaid()
            | MissionLaid()
            | SpaceDrawn()
            | SoloCard()
            | PutMarker()
            | PutShuttle()
            | Accept()
            | Skip()
            | Main()
            | Executive()
            | Goal()
            | Reward()
            | Deliver()
            | EndTurn()
            | Surcharge()
            | Crystals()
            | Pay()
            | Blueprint()
            | Learn()
            | Lab()
            | Develop()
            | Good()
            | Boost()
            | MoveBot()
            | MoveRover()
            | Point()
            | Tech()
            | TakeTile()
            | Build()
            | Hex()
            | Lss()
            | Ship()
            | Crew()
            | Science()
            | Refill()
            | Use()
            | Send()
            | Retrieve()
            | Keep()
            | Travel()
            | Discovery()
            | Reveal()
        ):
            return None
