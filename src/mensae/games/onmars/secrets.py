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
        case (  # the most frequent first, since they are tried in this order
            Main()
            | EndTurn()
            | MoveRover()
            | MoveBot()
            | Skip()
            | Travel()
            | PutMarker()
            | Hex()
            | Executive()
            | Develop()
            | Pay()
            | Tech()
            | CardDealt()
            | Stacked()
            | Good()
            | Blueprint()
            | Started()
            | Explored()
            | TechDealt()
            | Erected()
            | RewardLaid()
            | MissionLaid()
            | SpaceDrawn()
            | SoloCard()
            | PutShuttle()
            | Accept()
            | Goal()
            | Reward()
            | Deliver()
            | Surcharge()
            | Crystals()
            | Learn()
            | Lab()
            | Boost()
            | Point()
            | TakeTile()
            | Build()
            | Lss()
            | Ship()
            | Crew()
            | Science()
            | Refill()
            | Use()
            | Send()
            | Retrieve()
            | Keep()
            | Discovery()
            | Reveal()
        ):
            return None
