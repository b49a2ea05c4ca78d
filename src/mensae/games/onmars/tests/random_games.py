"""Random games for properties: any seats and options, players who build the colony or do anything at all."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE, Seat, Setup
from mensae.games.onmars.actions import ACTIONS
from mensae.games.onmars.rules.engine import actors, apply, draw, legal
from mensae.games.onmars.schema import (
    Build,
    Develop,
    EndTurn,
    GameAction,
    Goal,
    Learn,
    Lss,
    Main,
    MoveBot,
    MoveRover,
    Options,
    Point,
    Science,
    Skip,
    TakeTile,
)
from mensae.games.onmars.setup import setup
from mensae.games.onmars.state import State, copy
from tests.examples import examples

ENTRIES = 200_000  # more than any of these games has
RANDOM_GAMES = settings(max_examples=examples(10))
FEW_GAMES = settings(max_examples=examples(4))
BUSY = ("construct", "upgrade", "welcome_ship", "hire", "obtain_blueprint", "learn_technology", "research_development")


class Game(NamedTuple):
    """What a random game follows from."""

    seats: int
    options: Options
    keen: bool  # the players build the colony, so that levels, cards and complexes come up
    seed: int


class Step(NamedTuple):
    """One entry of a game, with the states around it."""

    before: State
    seat: Seat
    action: GameAction
    after: State


@st.composite
def games(draw: st.DrawFn, seats: tuple[int, ...] = (1, 2, 3, 4)) -> Game:
    """Any game that the options allow (OM-256)."""
    number = draw(st.sampled_from(seats))
    options = Options(
        draw(st.sampled_from(["short", "long"])),
        draw(st.booleans()),
        number > 1 and draw(st.booleans()),
    )
    return Game(number, options, draw(st.sampled_from([True, True, False])), draw(st.integers(0, 2**31)))


def begin(game: Game) -> State:
    """The game before its first entry."""
    return setup(Setup(game.seats, game.options))


def play(game: Game, entries: int | None = None) -> Iterator[Step]:
    """Plays the game to its end, or so many entries, and gives each; `after` is the one state that goes on."""
    s, rng = begin(game), FastRng(game.seed)
    for _ in range(ENTRIES if entries is None else entries):
        seats = actors(s)
        if not seats:
            return
        before, seat = copy(s), seats[0]
        code = draw(s, rng) if seat == CHANCE else _choice(s, seat, game.keen, rng)
        apply(s, seat, code, 0)
        yield Step(before, seat, ACTIONS[code], s)
    assert entries is not None, "the game does not come to an end"


@cache
def samples(seats: int = 2, every: int = 37, seed: int = 1, keen: bool = True, variant: bool = False) -> list[State]:
    """States of one random game, in which a player or chance is asked; they are shared, so copy before you change."""
    game = Game(seats, Options(first_colonists=variant), keen, seed)
    return [copy(step.after) for number, step in enumerate(play(game)) if number % every == 0 and actors(step.after)]


def _choice(s: State, seat: Seat, keen: bool, rng: FastRng) -> int:
    codes = legal(s, seat, 0)
    if not keen or rng.below(5) == 0:
        return codes[rng.below(len(codes))]
    return max(codes, key=lambda code: (_appeal(ACTIONS[code]), rng.below(1000)))


def _appeal(action: GameAction) -> int:
    """How much a player who builds the colony likes to do this."""
    match action:
        case Build("shelter" | "mine"):
            return 60
        case Build() | TakeTile() | Goal():
            return 70
        case Main(name):
            return 50 if name in BUSY else 40
        case Develop() | Science() | Learn() | Lss():
            return 45
        case MoveBot() | MoveRover():
            return 30
        case EndTurn():
            return 25
        case Skip():
            return 28
        case Point():
            return 20
        case _:
            return 30
