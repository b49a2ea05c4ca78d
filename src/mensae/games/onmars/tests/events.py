"""What a player can do for a mission, one unit of each, by seat 0 in a position at its turn."""

from mensae.games.onmars.schema import (
    Blueprint,
    Build,
    Crew,
    Deliver,
    Hex,
    Lab,
    Learn,
    Main,
    MoveRover,
    Science,
    Ship,
    Skip,
    TakeTile,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.position import do, goods, tech
from mensae.games.onmars.tests.table import blueprint, bots, building, contract, item


def research(s: State) -> None:
    """M1."""
    item(s, "1,0", 1)
    do(s, Main("control_center"), MoveRover("1,0"), TakeTile("1,0"))


def take_blueprint(s: State) -> None:
    """M2."""
    do(s, Main("obtain_blueprint"), Blueprint(1), Skip())


def upgrade(s: State) -> None:
    """M3."""
    bots(s, 0, "0,-1")
    blueprint(s, 0, 4)
    do(s, Main("upgrade"))


def welcome_bot(s: State) -> None:
    """M4."""
    goods(s, 0, mineral=0)
    building(s, "shelter", "-4,0", seat=0)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=True))


def discovery(s: State) -> None:
    """M5."""
    item(s, "1,0", "d14")
    do(s, Main("control_center"), MoveRover("1,0"), TakeTile("1,0"))


def learn(s: State) -> None:
    """M6."""
    do(s, Main("learn_technology"), Learn(7), Lab("c1_top"), Skip(), Skip())


def first_complex(s: State) -> None:
    """M7."""
    bots(s, 0, "-1,-1")
    tech(s, 0, "generator_tech", "c1_top")
    do(s, Main("construct"), Build("generator"), Hex("0,-1"))


def hire(s: State) -> None:
    """M8."""
    goods(s, 0, oxygen=2, mineral=0)
    do(s, Main("hire"), Science(6))


def deliver(s: State) -> None:
    """M9."""
    goods(s, 0, mineral=4)
    contract(s, 0, 7)
    do(s, *[Deliver(7, "mineral")] * 4)
