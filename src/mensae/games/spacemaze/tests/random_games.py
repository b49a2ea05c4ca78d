"""Random games for properties: any seats and options, players who hunt the relic or do anything at all."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, get_args

from hypothesis import settings
from hypothesis import strategies as st

from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE, Seat, Setup
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.data import BOARDS, COLOURS, NOWHERE, SIDES, alien_of, seat_of
from mensae.games.spacemaze.schema import EndTurn, Exit, GameAction, Go, Home, Layout, NoCard, Options, Pad, Play, Take
from mensae.games.spacemaze.state import ASK_DISCARD, State
from tests.examples import examples

ENTRIES = 20_000  # more than any of these games has
FOR_MORE_THAN_TWO = ("square5", "diamond2", "diamond3")
RANDOM_GAMES = settings(max_examples=examples(14))
FEW_GAMES = settings(max_examples=examples(6))


class Game(NamedTuple):
    """What a random game follows from."""

    seats: int
    options: Options
    keen: bool  # the players go for the relic, and home with it
    seed: int


class Step(NamedTuple):
    """One entry of a game, with the states around it."""

    before: State
    seat: Seat
    action: GameAction
    after: State

    @property
    def ends_turn(self) -> bool:
        """The seat has used its die."""
        return self.after.turns != self.before.turns and self.seat != CHANCE


@st.composite
def games(draw: st.DrawFn, layouts: tuple[str, ...] = get_args(Layout), rounds: int = 14) -> Game:
    """Any game that the options allow; the tables agree on few rounds."""
    layout: Any = draw(st.sampled_from(layouts))
    seats = draw(st.sampled_from([2, 3, 4] if layout in FOR_MORE_THAN_TWO else [2]))
    options = Options(layout, draw(st.booleans()), draw(st.sampled_from([1, rounds // 2, rounds])))
    return Game(seats, options, draw(st.sampled_from([True, True, False])), draw(st.integers(0, 2**31)))


def begin(game: Game) -> State:
    """The game before its first entry."""
    return GAME.rules.setup(Setup(game.seats, game.options))


def play(game: Game) -> Iterator[Step]:
    """Plays the game to its end and gives each entry; `after` is the one state that goes on."""
    s, rng = begin(game), FastRng(game.seed)
    for _ in range(ENTRIES):
        seats = GAME.rules.actors(s)
        if not seats:
            return
        before, seat = GAME.copy(s), seats[rng.below(len(seats))]
        code = GAME.rules.draw(s, rng) if seat == CHANCE else _choice(s, seat, game.keen, rng)
        GAME.rules.apply(s, seat, code, 0)
        yield Step(before, seat, GAME.actions[code], s)
    raise AssertionError("the game does not come to an end")


def turns(game: Game) -> Iterator[State]:
    """The game whenever a seat is about to take a die."""
    for step in play(game):
        if GAME.sight.view(step.after, None).asks == "pick":
            yield step.after


def _choice(s: State, seat: Seat, keen: bool, rng: FastRng) -> int:
    codes = GAME.rules.legal(s, seat, 0)
    if not keen or s.ask == ASK_DISCARD or rng.below(5) == 0:
        return codes[rng.below(len(codes))]
    return max(codes, key=lambda code: (_appeal(s, GAME.actions[code]), rng.below(1000)))


def _appeal(s: State, action: GameAction) -> int:
    """How much a player who hunts the relic likes to do this."""
    match action:
        case Home():
            return 100
        case Take():
            return 0 if s.wearer >= 0 and seat_of(s.wearer) == s.turn else 90
        case Exit():
            return 50
        case Go(alien, side):
            cell = int(s.aliens[alien_of(s.turn, COLOURS.index(alien))])
            far = _steps(s.layout.id, _goal(s))
            return 20 + 10 * (far[cell] - far[s.layout.beside[cell * 4 + SIDES.index(side)]])
        case Play(card):
            return 30 if card in ("RUN_1", "RUN_2", "SUPERGLUE", "MORPH") else 15
        case Pad():
            return 15
        case EndTurn() | NoCard():
            return 12
        case _:
            return 20


def _goal(s: State) -> int:
    """The relic, or the way home with it."""
    if s.wearer < 0:
        return int(s.relic_cell)
    if seat_of(s.wearer) == s.turn:
        return int(s.layout.slot_cell[s.docks[s.turn]])
    return int(s.aliens[s.wearer])


@cache
def _steps(layout: Layout, goal: int) -> dict[int, int]:
    """How far every cell is from the goal, whatever the colours."""
    beside, far, edge = BOARDS[layout].beside, {goal: 0}, [goal]
    for cell in edge:
        for there in beside[cell * 4 : cell * 4 + 4]:
            if there != NOWHERE and there not in far:
                far[there] = far[cell] + 1
                edge.append(there)
    return far
