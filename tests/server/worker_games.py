"""Games that workers are tested with: the real ones, and High Card with faults."""

import os
import sys
import time
from typing import Any

from mensae import games
from mensae.core.chance import Rng
from mensae.core.game import AnyGame
from mensae.core.schema import Advice, Seat, Skill
from mensae.core.state import dump
from tests import highcard, rush
from tests.highcard.play import CODE, State
from tests.highcard.schema import Shown
from tests.variants import changed

if "MENSAE_NO_WORKERS" in os.environ:
    os._exit(7)  # as a worker that dies while it starts


def variant(**replaced: Any) -> AnyGame:
    return changed(highcard.GAME, **replaced)


def crash(state: State, seat: Seat) -> float:
    os._exit(3)


def hang(state: State, seat: Seat) -> float:
    while True:
        pass


def fault(state: State, seat: Seat) -> float:
    raise ZeroDivisionError("a fault in the rules")


def leave(state: State, seat: Seat) -> float:
    raise SystemExit(0)


def devour(state: State, seat: Seat) -> float:
    return float(len(bytearray(2**62)))


def recurse(state: State, seat: Seat) -> float:
    return recurse(state, seat)


def slow(state: State, seat: Seat) -> float:
    time.sleep(0.1)
    return highcard.GAME.guide.worth(state, seat)


def noisy(state: State, seat: Seat) -> float:
    sys.stdout.write("thinking …\n")
    sys.stdout.flush()
    os.write(1, b"and more\n")
    return highcard.GAME.guide.worth(state, seat)


def curious(state: State, seat: Seat) -> float:
    assert os.read(0, 100) == b""  # what comes from the parent is not for bots
    return highcard.GAME.guide.worth(state, seat)


class MadeUp(State):
    """A state from `resample`."""


def resample(state: State, seat: Seat, rng: Rng) -> State:
    return MadeUp(**dump(highcard.GAME.resample(state, seat, rng)))


def legal(state: State, seat: Seat, at: int = 0) -> list[int]:
    """A bot that thinks about a made-up state is led to what is not legal."""
    return [CODE[Shown()]] if isinstance(state, MadeUp) else highcard.GAME.rules.legal(state, seat, at)


def stumble(state: rush.play.State, seat: Seat, skill: Skill, at: int, memory: Any) -> Advice:
    """A fault in what advises bots; they never act at random instead."""
    raise ZeroDivisionError("a fault in the advice")


GAMES: dict[str, AnyGame] = {
    **games.GAMES,
    "highcard": highcard.GAME,
    "rush": rush.GAME,
    "stumble": changed(rush.GAME, id="stumble", mate=stumble),
    "crash": variant(worth=crash),
    "hang": variant(worth=hang),
    "fault": variant(worth=fault),
    "leave": variant(worth=leave),
    "devour": variant(worth=devour),
    "recurse": variant(worth=recurse),
    "slow": variant(worth=slow),
    "noisy": variant(worth=noisy),
    "curious": variant(worth=curious),
    "illegal": variant(resample=resample, legal=legal),
}
