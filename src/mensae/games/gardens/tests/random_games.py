"""Random games for properties: any seats, any options, players who look for points or do not."""

from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE, Seat, Setup
from mensae.games.gardens import GAME
from mensae.games.gardens.schema import GameAction, Options, Plant, Stuck, Use
from mensae.games.gardens.state import ASK_PLANT, State
from tests.examples import examples

ENTRIES = 20_000  # more than any of these games has
RANDOM_GAMES = settings(max_examples=examples(30))


class Game(NamedTuple):
    """What a random game follows from."""

    seats: int
    options: Options
    keen: bool  # the players plant where it scores most, which fills the track
    seed: int


class Step(NamedTuple):
    """One entry of a game, with the states around it."""

    before: State
    seat: Seat
    action: GameAction
    after: State

    @property
    def ends_turn(self) -> bool:
        """A die was used up, or the turn was stuck."""
        return isinstance(self.action, Stuck | Plant) or (isinstance(self.action, Use) and self.after.ask != ASK_PLANT)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Any game that the options allow."""
    seats = draw(st.integers(2, 5))
    options = Options(
        scoring=draw(st.sampled_from(["exclude_new", "include_if_connected", "include_new"])),
        last_flower_turn=draw(st.sampled_from(["own", "global", "off"])),
        crowded_track_turn=draw(st.booleans()),
        two_gardeners=seats == 2 and draw(st.booleans()),
        centre_hex=draw(st.sampled_from(["cross", "block"])),
        tie_break=draw(st.sampled_from(["shared", "planted"])),
        idle_limit=draw(st.sampled_from([0, 1, 2, 12])),
    )
    return Game(seats, options, draw(st.booleans()), draw(st.integers(0, 2**31)))


def begin(game: Game) -> State:
    """The game before its first entry."""
    return GAME.rules.setup(Setup(game.seats, game.options))


def play(game: Game) -> Iterator[Step]:
    """Plays the game to its end and gives each entry; `after` is the one state that goes on."""
    s, rng = begin(game), FastRng(game.seed)
    for _ in range(ENTRIES):
        if not GAME.rules.actors(s):
            return
        before, seat = GAME.copy(s), GAME.rules.actors(s)[0]
        code = GAME.rules.draw(s, rng) if seat == CHANCE else _choice(s, game.keen, rng)
        GAME.rules.apply(s, seat, code, 0)
        yield Step(before, seat, GAME.actions[code], s)
    raise AssertionError("the game does not come to an end")


def _choice(s: State, keen: bool, rng: FastRng) -> int:
    codes = GAME.rules.legal(s, s.turn, 0)
    if keen and isinstance(GAME.actions[codes[0]], Plant):
        return max(codes, key=lambda code: _score_after(s, code))
    return codes[rng.below(len(codes))]


def _score_after(s: State, code: int) -> int:
    after = GAME.copy(s)
    GAME.rules.apply(after, s.turn, code, 0)
    return int(after.scores[s.turn])
