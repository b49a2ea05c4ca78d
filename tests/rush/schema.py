"""Rush: options, actions and what a reader sees."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from mensae.core.schema import Action, Sits, Sitter, TimeUp


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the game."""

    crates: Annotated[int, Meta(ge=1, le=9)] = 2  # RU-01
    seconds: Annotated[int, Meta(ge=1, le=600)] = 60  # RU-03
    guard: Annotated[int, Meta(ge=0, le=3000)] = 1000  # RU-07
    grace: Annotated[int, Meta(ge=0, le=500)] = 500  # RU-09
    vacant: bool = False  # RU-10


class Ready(Action, frozen=True):
    """RU-02: a person is ready."""


class Carry(Action, frozen=True):
    """RU-04: a crate is carried away."""

    pile: int


class Call(Action, frozen=True):
    """RU-06: everybody may talk."""


class Pause(Action, frozen=True):
    """RU-08: time stands still."""


class Resume(Action, frozen=True):
    """RU-08: it goes on."""


GameAction: TypeAlias = Ready | Carry | Call | Pause | Resume | Sits | TimeUp  # RU-03, RU-10: the last two are core's


class View(Struct, frozen=True):
    """The table, the same for everybody."""

    piles: list[int]
    players: list[Sitter]
    ready: list[bool]
    carried: list[int]  # by seat
    started: bool
    until: int | None  # table time
    called: int | None  # since when there is talk
    paused: bool
    over: bool
