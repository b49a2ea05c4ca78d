"""The rules of a turn once more, in plain words and from a view alone, to compare the engine with."""

from collections.abc import Iterator

from mensae.games.spacemaze.components import LAYOUTS
from mensae.games.spacemaze.schema import (
    Card,
    Choose,
    Dock,
    EndTurn,
    Exchange,
    Exit,
    GameAction,
    Give,
    Go,
    Home,
    Morph,
    NoCard,
    Pad,
    Pick,
    Play,
    Side,
    Take,
    Turn,
)
from mensae.games.spacemaze.views import Alien, Tile, View

SIDES: list[Side] = ["N", "E", "S", "W"]
WAYS = [(-1, 0), (0, 1), (1, 0), (0, -1)]
OWN = {"green": {"Y", "B"}, "purple": {"B", "R"}, "orange": {"R", "Y"}}
COST: dict[Card, int] = {
    "ROTATE_90": 2, "ROTATE_180": 3, "ROTATE_270": 4, "EXCHANGE": 4, "DIAGONAL_TWIST": 3, "DIAGONAL_SWITCH": 4,
    "RUN_1": 3, "RUN_2": 5, "MORPH": 5, "SUPERGLUE": 4, "MOVE_BASE": 4,
}  # fmt: skip
QUARTERS = {"ROTATE_90": [1], "ROTATE_180": [1, 2], "ROTATE_270": [1, 2, 3], "DIAGONAL_TWIST": [1, 2]}


class Oracle:
    """What the seat in turn may do, by its own view."""

    def __init__(self, view: View, must_step: bool) -> None:
        self.view = view
        self.must_step = must_step  # a RUN card was just played
        self.tiles: dict[str, Tile] = {tile.cell: tile for tile in view.tiles}
        self.team = [alien for alien in view.aliens if alien.seat == view.turn]
        self.me = view.players[view.turn]
        self.wearer = next((alien for alien in view.aliens if alien.relic), None)

    def actions(self) -> list[GameAction]:
        """Every legal action."""
        match self.view.asks:
            case "pick":
                return self.picks()
            case "card":
                hand = sorted(set(self.view.own.hand)) if self.view.own else []
                return [*(Play(card) for card in hand if self.can_play(card)), NoCard()]
            case "step":
                steps = [
                    step for alien in self.team if alien.points and not alien.stopped for step in self.steps(alien)
                ]
                return steps if self.must_step else [*steps, EndTurn()]
            case "choose":
                return [Choose(cell) for cell in self.diagonal() if self.may_move(cell)]
            case "exchange":
                return [Exchange(cell) for cell in self.adjacent() if self.may_move(cell)]
        assert self.view.card is not None
        return list(self.targets(self.view.card))

    def picks(self) -> list[GameAction]:
        """SM-42."""
        power, move = len(self.me.powers) < 2, self.me.move is None
        return [Pick(die) for die in sorted(set(self.view.pool)) if (move if len(die) > 2 else power)]

    # Cards

    def performer(self) -> Alien:
        """SM-97."""
        assert self.view.die is not None
        return next(alien for alien in self.team if alien.colour[0].upper() == self.view.die[0])

    def can_play(self, card: Card) -> bool:
        """SM-94, SM-99."""
        assert self.view.die is not None
        if COST[card] > int(self.view.die[1]):
            return False
        alien = self.performer()
        if card.startswith("RUN"):
            return bool(list(self.steps(alien)))
        if card == "SUPERGLUE":
            return alien.relic and not alien.glued
        if card == "DIAGONAL_SWITCH":
            return all(any(map(self.may_move, cells)) for cells in (self.diagonal(), self.adjacent()))
        return bool(list(self.targets(card)))

    def targets(self, card: Card) -> Iterator[GameAction]:
        """SM-109 to SM-136."""
        alien = self.performer() if card != "MOVE_BASE" else None
        if card in QUARTERS:
            assert alien is not None
            near = [*([alien.cell] if alien.cell else []), *self.adjacent()]
            for cell in self.diagonal() if card == "DIAGONAL_TWIST" else near:
                doors = self.tiles[cell].doors
                yield from (Turn(cell, q) for q in QUARTERS[card] if doors[-q:] + doors[:-q] != doors)
        elif card == "EXCHANGE":
            assert alien is not None
            if alien.cell and self.may_move(alien.cell):
                yield from (Exchange(cell) for cell in self.adjacent() if self.may_move(cell))
        elif card == "MORPH":
            assert alien is not None
            for mate in self.team:
                places = {(a.cell, a.on_pad, a.relic) for a in (alien, mate)}
                if mate != alien and len(places) == 2 and not alien.glued and not mate.glued:
                    yield Morph(mate.colour)
        else:
            yield from self.docks()

    def docks(self) -> Iterator[GameAction]:
        """SM-133 to SM-135."""
        ring = next(shape.dock_slots for shape in LAYOUTS.layouts if shape.id == self.view.layout)
        slots = [(f"{'ABCDEFG'[slot.cell[0]]}{slot.cell[1] + 1}", slot.side) for slot in ring]
        at = slots.index((self.me.dock.cell, self.me.dock.side))
        taken = {player.dock.cell for player in self.view.players}
        if all(alien.cell for alien in self.team):
            clockwise = next(cell for cell, _ in slots[at:] + slots[:at] if cell not in taken)
            back = next(cell for cell, _ in (slots[at:] + slots[:at])[::-1] if cell not in taken)
            yield from (Dock(cell, side) for cell, side in slots if cell in (clockwise, back))

    def may_move(self, cell: str) -> bool:
        """SM-119."""
        return not (self.view.relic_tile_fixed and self.tiles[cell].tile == "RELIC")

    # Places

    def beside(self, cell: str, *ways: tuple[int, int]) -> str | None:
        """The cell in these directions, if the board has one."""
        row, col = "ABCDEFG".index(cell[0]) + sum(way[0] for way in ways), int(cell[1]) + sum(way[1] for way in ways)
        name = f"{'ABCDEFG'[row]}{col}" if 0 <= row < 7 else ""
        return name if name in self.tiles else None

    def adjacent(self) -> list[str]:
        """SM-102, SM-106."""
        cell = self.performer().cell
        return [there for way in WAYS if (there := self.beside(cell, way))] if cell else [self.me.dock.cell]

    def diagonal(self) -> list[str]:
        """SM-103, SM-106."""
        cell, dock = self.performer().cell, self.me.dock
        if cell:
            corners = [(WAYS[i], WAYS[(i + 1) % 4]) for i in range(4)]
            return [there for corner in corners if (there := self.beside(cell, *corner))]
        side = SIDES.index(dock.side)
        return [there for i in (1, 3) if (there := self.beside(dock.cell, WAYS[(side + i) % 4]))]

    def crowd(self, cell: str) -> int:
        """SM-72."""
        return len([alien for alien in self.view.aliens if alien.cell == cell])

    # Steps

    def steps(self, alien: Alien) -> Iterator[GameAction]:
        """SM-63 to SM-68."""
        cell, dock = alien.cell, self.me.dock.cell
        if cell is None:
            if self.crowd(dock) < 4:
                yield Exit(alien.colour)
            return
        for i, side in enumerate(SIDES):
            there = self.beside(cell, WAYS[i])
            if there and self.crowd(there) < 4 and (alien.relic or self.passes(alien, cell, i, there)):
                yield Go(alien.colour, side)
        if self.tiles[cell].pad and not any(other.on_pad for other in self.view.aliens if other.cell == cell):
            yield Pad(alien.colour)
        if not alien.relic and cell in (self.view.relic, self.wearer.cell if self.wearer else None):
            if self.wearer is None or not self.wearer.glued:
                yield Take(alien.colour)
        if alien.relic and not alien.glued:
            yield from (Give(alien.colour, mate.colour) for mate in self.team if mate != alien and mate.cell == cell)
        if alien.relic and cell == dock:
            yield Home(alien.colour)

    def passes(self, alien: Alien, cell: str, side: int, there: str) -> bool:
        """SM-78 to SM-83."""
        doors = {self.tiles[cell].doors[side], self.tiles[there].doors[(side + 2) % 4]}
        return bool(doors & OWN[alien.colour]) if "S" in doors else doors == OWN[alien.colour]
