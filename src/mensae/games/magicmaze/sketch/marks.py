"""What the choices of the reader mean in the sketch."""

from collections.abc import Sequence

from mensae.core.schema import Seat, Sits, TimeUp
from mensae.games.magicmaze.schema import (
    BuildBridge,
    BuildDome,
    Dealt,
    Drawn,
    Eat,
    EndTalk,
    Explore,
    Face,
    GameAction,
    GiveUp,
    Joined,
    JokerConvert,
    JokerTalk,
    Move,
    Pause,
    PawnOn,
    PawnTo,
    Pipe,
    PlaceRubbish,
    PlaceStart,
    Platform,
    Produce,
    Ready,
    Resume,
    Settled,
    Site,
    Stare,
    SwitchTile,
    TakeFace,
    TileId,
)
from mensae.games.magicmaze.sketch.signs import GOAL, LETTERS


class Marks:
    """What can be done now, and where."""

    def __init__(self, start: TileId, choices: Sequence[GameAction]) -> None:
        self.start = start
        self.able: set[Platform] = set()  # what stands there can do something
        self.joker: set[Platform] = set()  # what stands there can be exchanged
        self.goals: set[Platform] = set()  # something can be put there from afar
        self.roads: set[tuple[Platform, Platform]] = set()
        self.locks: set[Platform] = set()
        self.factories: set[Platform] = set()
        self.sites: dict[Site, str] = {}  # the colour of the bridge as a letter, or a sign if it can be either
        self.pawn: set[str] = set()  # places in the words of the view
        self.stares: set[Seat] = set()
        self.faces: set[Face] = set()
        self.drawn: set[TileId] = set()
        self.signs: set[type[GameAction]] = set()  # choices that have no place
        for choice in choices:
            self._mark(choice)

    def _mark(self, choice: GameAction) -> None:
        match choice:
            case Move(_, start, to) | Eat(start, to):
                self.able.add(start)
                self.roads.add((start, to))
            case JokerConvert(platform):
                self.joker.add(platform)
            case Pipe(_, start, to):
                self.able.add(start)
                self.goals.add(to)
            case Produce(_, platform):
                self.factories.add(platform)
            case Explore(platform):
                self.able.add(platform)
                self.locks.add(platform)
            case BuildBridge(site, end, colour):
                self.able.add(end)
                letter = LETTERS[colour].upper()
                self.sites[site] = letter if self.sites.get(site, letter) == letter else GOAL
            case BuildDome(site):
                self.able.add(site)
            case PlaceRubbish(_, target):
                self.goals.add(target)
            case _:
                self._mark_beside(choice)

    def _mark_beside(self, choice: GameAction) -> None:
        """What is chosen beside the maze."""
        match choice:
            case PawnTo(seat):
                self.pawn.add(f"seat {seat + 1}")
            case PawnOn(place):
                self.pawn.add(place)
            case Stare(seat):
                self.stares.add(seat)
            case SwitchTile(face) | TakeFace(face):
                self.faces.add(face)
            case PlaceStart(tile, side):
                self.drawn.add(tile)
                self.goals.add(f"{self.start}.{side}")
            case JokerTalk() | EndTalk() | Ready() | Pause() | Resume() | GiveUp():
                self.signs.add(type(choice))
            case Joined() | Drawn() | Dealt() | TimeUp() | Settled() | Sits():
                pass  # no reader's choices
