"""Two worlds that one reader cannot tell apart: all that differs was never meant for them.

A script is made from the rules alone. Both worlds are played side by side, and whatever the reader may not know goes
another way in the second one wherever the rules let it. It ends where something public would have to differ: there the
reader may learn of it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from mensae.core.chance import FastRng, KeyedRng
from mensae.core.game import AnyGame
from mensae.core.schema import CHANCE, Action, Entry, Refused, Seat, Setup
from mensae.core.table import Table
from mensae.lab.promises.listening import face
from mensae.lab.promises.random_games import LONGEST
from tests.variants import changed

AnyTable = Table[Any, Any, Any]
TAKE_BACK = 4  # one step in so many is an undo, if there is something to take back


@dataclass(frozen=True)
class Step:
    """What a seat does in each of the two worlds; None takes back."""

    seat: Seat
    actions: tuple[Action, Action] | None


@dataclass
class Script:
    """A game for two worlds: what people do, and what chance gives by the number of the entry."""

    game: AnyGame
    setup: Setup
    reader: Seat | None
    steps: list[Step] = field(default_factory=list)
    drawn: tuple[dict[int, int], dict[int, int]] = field(default_factory=lambda: ({}, {}))
    secrets: int = 0  # entries that are not the same in both worlds

    @property
    def undos(self) -> int:
        """How often somebody takes something back."""
        return sum(step.actions is None for step in self.steps)

    def variant(self, world: int, served: AnyGame) -> AnyGame:
        """The game with chance as the script has it."""
        drawn = self.drawn[world]
        draw: Callable[[Any, KeyedRng], int] = lambda state, rng: drawn[rng.seq]  # noqa: E731
        return changed(served, draw=draw)


class Twins:
    """Both worlds while the script is written."""

    def __init__(self, script: Script, rng: FastRng) -> None:
        self.script, self.rng, self.game = script, rng, script.game
        self.tables: list[AnyTable] = [Table(script.game, script.setup, None) for _ in range(2)]

    def choose(self, seat: Seat) -> tuple[Action, Action] | None:
        """An action for each world: another one where the reader may not know it, else the same; None if none fits."""
        legal = [table.legal(seat) for table in self.tables]
        for first in self._shuffled(legal[0]):
            if self._knows(0, seat, first):
                if first in legal[1] and self._knows(1, seat, first):
                    return first, first
            else:
                others = [action for action in legal[1] if not self._knows(1, seat, action)]
                other = [action for action in others if action != first] or others
                if other:
                    return first, other[self.rng.below(len(other))]
        return None

    def _shuffled(self, actions: list[Any]) -> list[Any]:
        rest, order = list(actions), []
        while rest:
            order.append(rest.pop(self.rng.below(len(rest))))
        return order

    def _knows(self, world: int, seat: Seat, action: Any) -> bool:
        audience = self.game.audience(self.tables[world].state, seat, action)
        return audience is None or self.script.reader in audience

    def play(self, seat: Seat, actions: tuple[Action, Action]) -> bool:
        """Whether the reader still sees the same; hidden actions never change that, or the game itself leaks."""
        hidden = not self._knows(0, seat, actions[0])
        for table, action in zip(self.tables, actions, strict=True):
            table.record(Entry(len(table.lines), 0, seat, action))
        same = self.looks_the_same()
        assert same or not hidden, f"{actions} by {seat} tells {self.script.reader} of itself"
        return same

    def looks_the_same(self) -> bool:
        """Whether the reader is shown the same in both worlds, and the same seats are to act."""
        faces = {face(self.game, table.state, self.script.reader, table.now) for table in self.tables}
        actors = {tuple(table.actors) for table in self.tables}
        return len(faces) == 1 and len(actors) == 1

    def settle(self) -> bool:
        """Chance draws what is due; False if the reader would learn something by it, as all do at the end."""
        while self.tables[0].actors == [CHANCE]:
            seq, actions = len(self.tables[0].lines), self.choose(CHANCE)
            if actions is None:
                return False
            for world, action in enumerate(actions):
                self.script.drawn[world][seq] = self.game.codes[action]
            if not self.play(CHANCE, actions):
                return False
            self.script.secrets += actions[0] != actions[1]
        return bool(self.tables[0].actors) or not self.script.secrets

    def step(self) -> bool:
        """One more step of somebody, with what chance adds; False if none can be taken without telling the reader."""
        if not self.tables[0].actors:
            return False
        if self.rng.below(TAKE_BACK) == 0 and self._take_back(self.rng.below(self.script.setup.seats)):
            return True
        seat = self.tables[0].actors[self.rng.below(len(self.tables[0].actors))]
        actions = self.choose(seat)
        if actions is None or not self.play(seat, actions) or not self.settle():
            return False
        self.script.steps.append(Step(seat, actions))
        self.script.secrets += actions[0] != actions[1]
        return True

    def _take_back(self, seat: Seat) -> bool:
        """The seat takes back what it did last; whoever is asked agrees."""
        try:
            for table in self.tables:
                table.undo(seat)
                for other in range(self.script.setup.seats):
                    if table.asked and other != seat:
                        table.answer_undo(other, agree=True)
        except Refused:
            return False
        self.script.steps.append(Step(seat, None))
        assert self.looks_the_same(), f"an undo tells {self.script.reader} of what was taken back"
        return True


def write_script(game: AnyGame, setup: Setup, reader: Seat | None, seed: int, most: int = LONGEST) -> Script:
    """A game as long as the reader can be kept in the dark, whole if nothing in it is hidden from them."""
    script = Script(game, setup, reader)
    twins = Twins(script, FastRng(seed))
    if twins.settle():
        while len(twins.tables[0].lines) < most and twins.step():
            pass
    return script
