"""High Card: options, actions and what a reader sees."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from mensae.core.schema import Action, TimeUp

Choice: TypeAlias = Literal["keep", "swap"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the game."""

    highest: Annotated[int, Meta(ge=2, le=13)] = 13  # HC-02
    seconds: Literal[5, 20, 60] = 20  # HC-06


class Keep(Action, frozen=True):
    """HC-04: keep the card."""


class Swap(Action, frozen=True):
    """HC-04: lay the card aside for another one."""


class Dealt(Action, frozen=True):
    """HC-03, HC-07: the next seat that is due a card got this one."""

    card: int


class Shown(Action, frozen=True):
    """HC-08: all cards are turned up."""


GameAction: TypeAlias = Keep | Swap | Dealt | Shown | TimeUp


class View(Struct, frozen=True):
    """The table as one reader knows it; what is hidden is None."""

    cards: list[int | None]  # by seat
    aside: int | None  # the reader's own, if it has swapped
    choices: list[Choice | None]
    decided: list[bool]
    until: int | None  # table time
    over: bool
