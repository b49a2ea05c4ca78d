"""What the screen needs of a table, whether it is on this computer or at the other end of a wire."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from mensae.core.game import AnyGame
from mensae.core.schema import Action, Outcome, Seat, Seen, Span, Told
from mensae.texts import Speaker


class Said(Struct, frozen=True):
    """A line of chat."""

    seat: Seat
    name: str
    text: str


class Place(Protocol):
    """A table as whoever looks at the screen may know it."""

    @property
    def game(self) -> AnyGame:
        """The rules that are played."""

    @property
    def names(self) -> Sequence[str]:
        """What everybody is called, by seat."""

    @property
    def over(self) -> bool:
        """Whether the table has ended."""

    @property
    def plays(self) -> bool:
        """Whether anybody at this screen decides; else there are no choices to show."""

    def acting(self) -> Seat | None:
        """The person who looks and is to decide."""

    def actors(self) -> Sequence[Seat]:
        """Who may act now."""

    def prompt(self) -> Told:
        """What is asked of the person who looks, or what the table waits for."""

    def offers(self) -> Sequence[tuple[Action, Told]]:
        """What the person who looks may do, with its words."""

    def lines(self) -> list[Seen | Said]:
        """The log, and what was said between."""

    def sketch(self, choices: Sequence[Action], speaker: Speaker) -> list[list[Span]]:
        """The board with the choices marked."""

    def outcome(self) -> Outcome | None:
        """The result, once there is one."""

    def left(self) -> int | None:
        """How many ms are left until the clock acts."""

    def notice(self) -> Told | None:
        """What everybody at this screen should know before all else."""
