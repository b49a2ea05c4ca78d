"""Hexes for pieces and tiles that are refused, for `test_refusals`."""

from functools import partial

from mensae.games.onmars.schema import (
    Build,
    Crew,
    Discovery,
    GameAction,
    Hex,
    Main,
    Ship,
    Tech,
    Travel,
)
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.phases import shuttle_phase
from mensae.games.onmars.tests.position import do, goods, position
from mensae.games.onmars.tests.refused import Case
from mensae.games.onmars.tests.table import bots, building, exploration, rover

START = "-2,-1"  # where Anna's first Bot is


def new_bot(*shelters: str) -> State:
    s = position()
    building(s, "shelter", *shelters, seat=0)
    goods(s, 0, mineral=0)
    do(s, Main("welcome_ship"), Ship(1), Crew(bot=True))
    return s


def displaced() -> State:
    s = position()
    bots(s, 0, START, "-2,0")
    goods(s, 0, mineral=0)
    do(s, Main("construct"), Build("shelter"), Hex("-2,0"), Tech(0))
    return s


def exploring(*actions: GameAction, at: str | None = None) -> State:
    s = position(spaces=(1, 5), shuttle="orbit")
    rover(s, 0, at)
    exploration(s, "d01", "d02")
    shuttle_phase(s)
    do(s, Travel("shuttle"), *actions)
    return s


HEXES = [
    Case(
        "bot-shelter",
        partial(new_bot, "-3,0", "-3,-1"),
        Hex("0,0"),
        "OM-153",
        "A new Bot comes onto a Shelter of yours without a piece: -3,-1; -3,0.",
    ),
    Case(
        "bot-place",
        new_bot,
        Hex("0,0"),
        "OM-153",
        "No Shelter of yours is free; the new Bot comes onto one of the nearest empty hexes: -3,-1; -3,0; "
        "-2,-2; -2,0; -1,-2; -1,-1.",
    ),
    Case(
        "way",
        displaced,
        Hex("5,0"),
        "OM-116",
        "Your Bot on -2,0 makes way to one of the nearest available hexes: -3,0; -3,1; -2,1; -1,-1; -1,0.",
    ),
    Case(
        "face-up",
        exploring,
        Discovery("d05"),
        "OM-200",
        "Not face up on the Exploration space: the Discovery tile (construct a Greenhouse). There you find: "
        "the Discovery tile (make up to 2 developments) and the Discovery tile (construct a Mine).",
    ),
    Case(
        "exploration",
        partial(exploring, Discovery("d01")),
        Hex("1,0"),
        "OM-200",
        "Hex 1,0 is 1 away from your Rover, which begins on 0,0; it has to be exactly 3.",
    ),
    Case(
        "exploration",
        partial(exploring, Discovery("d01"), at="1,0"),
        Hex("2,0"),
        "OM-200",
        "Hex 2,0 is 1 away from your Rover, which is on 1,0; it has to be exactly 3.",
    ),
    Case(
        "empty",
        partial(exploring, Discovery("d01")),
        Hex(START),
        "OM-200",
        "Hex -2,-1 is not empty; the Discovery tile needs one without building, tile, crystal or piece.",
    ),
]
