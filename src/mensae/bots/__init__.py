"""Bots of every game. They know the contract only, and only what their seat may know."""

import re
from collections.abc import Callable
from typing import Any, Protocol, get_args

from mensae.bots.greedy import Greedy
from mensae.bots.mate import Mate
from mensae.bots.random import Random
from mensae.bots.search import Search
from mensae.core.chance import Rng
from mensae.core.game import AnyGame
from mensae.core.schema import Seat, Skill


class Bot(Protocol):
    """Something that can play a seat."""

    def choose(self, game: AnyGame, state: Any, seat: Seat, rng: Rng, at: int) -> int:
        """A code that is legal at this table time; what the seat may not know is made up in the state."""


BOTS: dict[str, Callable[..., Bot]] = {"random": Random, "greedy": Greedy, "search": Search}
_NAME = re.compile(r"(\w+)(?::(\d+)(ms)?)?")


class UnknownBot(ValueError):
    """A name that no bot has; the message lists those that exist."""


def make_bot(name: str) -> Bot:
    """The bot with this name: `random`, `greedy`, `search`, `search:100ms` (time) or `search:2000` (playouts)."""
    match = _NAME.fullmatch(name)
    if match and (kind := match[1]) in BOTS:
        if match[2] is None:
            return BOTS[kind]()
        if kind == "search" and (amount := int(match[2])) > 0:
            return Search(seconds=amount / 1000) if match[3] else Search(playouts=amount)
    raise UnknownBot(f"there is no bot '{name}'; there are {', '.join(BOTS)}, search:100ms and search:2000")


def make_player(name: str, game: AnyGame) -> Bot | Mate:
    """The bot with this name for a game; in real time also `mate`, which is `mate:hard`, `mate:medium`, `mate:easy`."""
    kind, _, skill = name.partition(":")
    if kind != "mate":
        return make_bot(name)
    if game.real_time is None:
        raise UnknownBot(f"mates play in real time only; for {game.id} there are {', '.join(BOTS)}")
    for known in get_args(Skill):
        if skill in ("", known):
            return Mate(known if skill else "hard")
    raise UnknownBot(f"there is no mate '{skill}'; there are {', '.join(f'mate:{each}' for each in get_args(Skill))}")


def think(bot: Bot, game: AnyGame, state: Any, seat: Seat, rng: Rng, at: int = 0) -> int:
    """The bot's choice, made on a state in which all that the seat may not know is dealt anew."""
    return bot.choose(game, game.resample(state, seat, rng), seat, rng, at)
