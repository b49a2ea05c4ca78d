"""Builds the position that a test begins with, and plays on from it."""

from collections.abc import Mapping, Sequence
from typing import Any

from mensae.core.schema import CHANCE, Outcome, Refusal, Seat, Setup, Told
from mensae.games.gardens import GAME
from mensae.games.gardens.data import COLOURS, FIGURES, NAMES
from mensae.games.gardens.rules.turn import start_turn
from mensae.games.gardens.schema import GameAction, Options, Rolled
from mensae.games.gardens.sight import own
from mensae.games.gardens.state import State
from mensae.games.gardens.views import View
from mensae.texts import LANGUAGES, Speaker
from tests.telling import tell

PLAYERS = ["Anna", "Bob", "Cleo", "Dirk", "Eva"]
FAR = ["A1", "A6", "K1", "K6", "F11"]  # where gardeners stand of whom a test says nothing
TWO_OF_EACH = dict.fromkeys(COLOURS, 2)


def position(
    seats: int = 2,
    gardeners: Sequence[str] = (),  # by seat; with two gardeners each, both of a seat side by side
    flowers: Mapping[str, Sequence[str]] | None = None,  # hexes by colour
    stocks: Sequence[Mapping[str, int]] = (),  # by seat, then colour; two of each colour where nothing is said
    scores: Sequence[int] = (),
    pool: Sequence[int] = (),
    turn: Seat = 0,
    idle: int = 0,
    **options: Any,
) -> State:
    """A game at the start of a turn: the seat uses a die, or chance rolls because the pool is empty."""
    s = GAME.rules.setup(Setup(seats, Options(**options)))
    for i in range(len(s.gardeners)):
        s.gardeners[i] = NAMES.index(gardeners[i] if i < len(gardeners) else FAR[i])
    for seat in range(seats):
        s.figures[seat] = seat % len(FIGURES)
        s.scores[seat] = scores[seat] if seat < len(scores) else 0
        stock = stocks[seat] if seat < len(stocks) else TWO_OF_EACH
        for colour, name in enumerate(COLOURS):
            s.stocks[seat * 6 + colour] = stock.get(name, 0)
    for name, hexes in (flowers or {}).items():
        for hex in hexes:
            s.flowers[NAMES.index(hex)] = COLOURS.index(name)
    for face in pool:
        s.pool[face] += 1
        s.pool[0] += 1
    s.placed, s.turn, s.idle = len(s.gardeners), turn, idle
    start_turn(s)
    return s


def opening(seats: int = 2, last: tuple[Seat, ...] = (), **options: Any) -> State:
    """A game before its first entry."""
    return GAME.rules.setup(Setup(seats, Options(**options), last))


# Playing on


def legal(s: State) -> list[GameAction]:
    """Every legal action of whoever acts now."""
    return [GAME.actions[code] for seat in GAME.rules.actors(s) for code in GAME.rules.legal(s, seat, 0)]


def do(s: State, *actions: GameAction) -> None:
    """The seat in turn does one action after the other; each is legal."""
    for action in actions:
        assert GAME.rules.actors(s) == [s.turn], f"chance is asked, not seat {s.turn} for {action}"
        assert action in legal(s), f"{action} is not legal: {GAME.rules.refusal(s, s.turn, action, 0)}"
        GAME.rules.apply(s, s.turn, GAME.codes[action], 0)


def chance(s: State, *actions: GameAction) -> None:
    """Chance gives one outcome after the other; each is possible."""
    for action in actions:
        assert GAME.rules.actors(s) == [CHANCE], f"seat {s.turn} is asked, not chance for {action}"
        assert action in legal(s), f"{action} is not possible, but {legal(s)}"
        GAME.rules.apply(s, CHANCE, GAME.codes[action], 0)


def roll(s: State, *faces: int) -> None:
    """Chance rolls exactly these dice, and the seat in turn is asked what to do with them."""
    chance(s, *(Rolled(face) for face in faces))
    assert look(s).asks == "use", f"more than {len(faces)} dice are rolled"


# Looking


def look(s: State) -> View:
    """All that the seat in turn sees."""
    return GAME.sight.view(s, int(s.turn))


def targets(s: State, die: int) -> list[str]:
    """The hexes that the seat in turn can reach with the die, by name."""
    mine = own(s, int(s.turn), GAME.rules.legal(s, int(s.turn), 0))
    return sorted(target.hex for target in mine.targets if target.die == die)


def scores(s: State) -> list[int]:
    """The score of every seat."""
    return [player.score for player in look(s).holdings]


def standing(s: State) -> list[str | None]:
    """The hex of every gardener."""
    return [gardener.hex for gardener in look(s).gardeners]


def result(s: State) -> Outcome:
    """The outcome of a game that is over."""
    outcome = GAME.rules.outcome(s)
    assert outcome is not None, "the game is not over"
    return outcome


# Listening


def speak(told: Told | Refusal, language: str = "en") -> str:
    """The text as Anna, Bob and the others read it."""
    return Speaker(language, GAME.id, PLAYERS).say(told.text if isinstance(told, Refusal) else told)


def heard(s: State, action: GameAction) -> list[str]:
    """What the log says in English about an action; the other languages have words for it too."""
    told = tell(GAME, s, GAME.rules.actors(s)[0], action)
    for language in LANGUAGES:
        assert all(speak(each, language) for each in told)
    return [speak(each) for each in told]
