"""What the choices of the reader mean on the board of the sketch."""

from collections.abc import Sequence

from mensae.games.spacemaze.data import NAMES, POSITIONS
from mensae.games.spacemaze.schema import (
    Cell,
    Choose,
    Colour,
    Dock,
    Exchange,
    Exit,
    GameAction,
    Give,
    Go,
    Home,
    Morph,
    Pad,
    Side,
    Take,
    Turn,
)
from mensae.games.spacemaze.sketch.panel import letter
from mensae.games.spacemaze.views import View


class Marks:
    """What the choices mean on the board."""

    def __init__(self, view: View, choices: Sequence[GameAction]) -> None:
        self.steps: dict[tuple[Cell, Side], str] = {}  # by passage to the east or south: who can go through it
        self.tiles: dict[Cell, str] = {view.chosen: "◉"} if view.chosen else {}
        self.docks: set[tuple[Cell, Side]] = set()
        self.aliens: set[Colour] = set()  # of the seat in turn
        self.performer = view.performer if view.asks != "step" else None  # then it is one of those
        self.pads: set[Colour] = set()
        self.home: set[Colour] = set()
        self.takes = False
        self.where = {alien.colour: alien.cell for alien in view.aliens if alien.seat == view.turn}
        self.movers = _movers(view)
        self.wearer_moves = any(
            a.relic and a.seat == view.turn and letter(a.colour) in self.movers for a in view.aliens
        )
        for choice in choices:
            self._mark(choice)

    def _mark(self, choice: GameAction) -> None:
        match choice:
            case Turn(cell, quarters):
                turns = self.tiles.get(cell, "↻")
                self.tiles[cell] = turns + str(quarters)
            case Choose(cell):
                self.tiles[cell] = "◎"
            case Exchange(cell):
                self.tiles[cell] = "⇄"
            case Dock(cell, side):
                self.docks.add((cell, side))
            case Go(alien, side):
                self._go(alien, side)
            case Pad(alien):
                self.pads.add(alien)
            case Take():
                self.takes = True
            case Give(_, to):
                self.aliens.add(to)
            case Home(alien):
                self.home.add(alien)
        if isinstance(choice, Go | Exit | Pad | Take | Give | Home | Morph):
            self.aliens.add(choice.alien)

    def _go(self, alien: Colour, side: Side) -> None:
        cell = self.where[alien]
        assert cell
        passage = (cell, side) if side in "ES" else (beside(cell, side), "E" if side == "W" else "S")
        self.steps[passage] = self.steps.get(passage, "") + letter(alien).upper()


def _movers(view: View) -> str:
    """The letters of the aliens whose ways matter now: those with points (SM-61), or the one with the card (SM-97)."""
    if view.asks == "step":
        return "".join(letter(alien.colour) for alien in view.aliens if alien.points and not alien.stopped)
    return letter(view.performer) if view.performer else ""


def beside(cell: Cell, side: Side) -> Cell:
    """SM-15: the name of the next cell, be it on the board or not."""
    row, col = POSITIONS[NAMES.index(cell)]
    down, right = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[side]
    return f"{chr(ord('A') + row + down)}{col + right + 1}"
