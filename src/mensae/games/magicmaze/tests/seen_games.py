"""Random games with what everybody sees after each entry, for properties."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import NamedTuple

from mensae.core.chance import FastRng
from mensae.core.schema import Seat
from mensae.games.magicmaze.components import MISSIONS, TILES
from mensae.games.magicmaze.parts import Mission
from mensae.games.magicmaze.schema import Colour, GameAction
from mensae.games.magicmaze.state import WON, State
from mensae.games.magicmaze.tests.random_games import Game, Step, look, play, scattered, some_options
from mensae.games.magicmaze.views import Spot, View

COLOURS: tuple[Colour, ...] = ("blue", "purple", "green", "yellow", "brown", "orange")
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
TILE = {tile.id: tile for tile in TILES.tiles}
BEGUN = ("playing", "exploring", "paused", "won", "lost")


class Seen(NamedTuple):
    """One entry with the views around it."""

    game: Game
    before: View
    at: int
    seat: Seat
    action: GameAction
    after: View
    state: State  # the one before

    @property
    def mission(self) -> Mission:
        """What the game is played with."""
        return MISSIONS.missions[self.game.options.mission - 1]


@cache
def entries() -> list[Seen]:
    """The entries of games from their beginning, of games from somewhere in the middle, and of one that is won."""
    won = next(seed for seed in count(41, 4) if [step.after for step in _played(seed)][-1].phase == WON)
    found: list[Seen] = []
    for seed in (*range(40), won):
        view: View | None = None
        for step in _played(seed):
            before, view = view or look(step.before), look(step.after)
            found.append(Seen(_game(seed), before, step.at, step.seat, step.action, view, step.before))
    return found


def _game(seed: int) -> Game:
    seats, mission = 1 + seed % 6, 1 + seed % 5
    return Game(seats, some_options(FastRng(seed), seats, mission), seed, 120 if seed % 4 == 0 else 40)


def _played(seed: int) -> Iterator[Step]:
    return play(_game(seed), None if seed % 4 == 0 else scattered(_game(seed)))


def spots(view: View, kind: str) -> list[Spot]:
    """The platforms of a kind."""
    return [spot for spot in view.platforms.values() if spot.kind == kind]


def pieces(view: View) -> Counter[str]:
    """What stands on platforms and in slots."""
    found = Counter(spot.piece for spot in view.platforms.values() if spot.piece)
    return Counter({str(piece): count for piece, count in found.items()}) + Counter(
        str(colour) for spot in view.platforms.values() for colour in spot.held
    )


def marked(view: View) -> int:
    """How many markers lie."""
    return sum(spot.marked for spot in view.platforms.values())
