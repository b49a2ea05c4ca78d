"""Builds the position that a test begins with, and plays on from it.

Seats count from 1, 0 is the host, and actions are written as in SPEC.md: `do(s, 2, "move(blue, 0.N, 0.c)")`. Either
name of a platform will do. Where nothing is said there are three players with `brown_orange`, `blue_purple`,
`green_yellow`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, get_args

from mensae.core.schema import CHANCE, CLOCK, HOST, Action, Outcome, Refusal, Seat, Setup
from mensae.core.state import dump
from mensae.games.magicmaze import GAME
from mensae.games.magicmaze.actions import ACTIONS, CODE
from mensae.games.magicmaze.data import (
    COLONIST,
    COLOURS,
    DOME_OF,
    FACE_IDS,
    FACES_FOR,
    HOURGLASSES,
    NAMES,
    PIECES,
    PLATFORM,
    ROCKETS,
    RUBBISH,
    SITE_NAMES,
    SLUG,
    TILE_IDS,
)
from mensae.games.magicmaze.result import outcome
from mensae.games.magicmaze.rules import engine
from mensae.games.magicmaze.rules.explore import lay
from mensae.games.magicmaze.rules.timer import land
from mensae.games.magicmaze.schema import Drawn, Face, GameAction, Icon, Options, PawnOn, PawnTo, PlaceRubbish
from mensae.games.magicmaze.setup import setup
from mensae.games.magicmaze.sight import view
from mensae.games.magicmaze.state import NOWHERE, PLAYING, State
from mensae.games.magicmaze.views import Road, Spot, View

CROSS = "A1@0.N A2@0.E A3@0.S A4@0.W"


def position(
    tiles: str = "",  # "A1@0.N A2@0.E": A1 laid from 0.N, then A2 from 0.E
    pieces: Mapping[str, str] | None = None,  # by platform: "blue", "rubbish"; in a site "brown green"
    seats: int = 3,
    faces: Sequence[Face] = (),  # by seat; in the order of the rules if nothing is said
    domes: Sequence[str] = (),  # sites that are built
    bridges: Mapping[str, str] | None = None,  # colour by bridge site
    marked: Sequence[str] = (),  # hourglass platforms with a marker
    **options: Any,
) -> State:
    """A game that has begun at 0, with nothing done yet."""
    laid = [text.split("@") for text in tiles.split()]
    extra = sum(tile.startswith("X") for tile, _ in laid)
    s = opening(seats, **{"x_tiles": extra, **options})
    s.to_draw = 0
    for tile, beyond in laid:
        s.stack &= ~(1 << TILE_IDS.index(tile))
        lay(s, TILE_IDS.index(tile), PLATFORM[beyond])
    for seat in range(seats if seats > 1 else 0):
        s.face[seat] = FACE_IDS.index(faces[seat]) if faces else FACES_FOR[seats][seat]
    for site in domes:
        s.built[DOME_OF[PLATFORM[site]]] = 1
        s.domes -= 1
    land(s)
    for site, colour in (bridges or {}).items():
        s.bridge[SITE_NAMES.index(site)] = [str(each) for each in COLOURS].index(colour)
    for platform in marked:
        s.marked |= 1 << HOURGLASSES.index(PLATFORM[platform])
        s.markers -= 1
    put(s, pieces or {})
    s.phase, s.began, s.ends = PLAYING, 0, s.terms.sand
    return s


def opening(seats: int = 3, **options: Any) -> State:
    """A game before its first entry."""
    return setup(Setup(seats, Options(**options)))


def put(s: State, pieces: Mapping[str, str]) -> None:
    """Pieces are put on platforms by the test: from the supply, a colonist from rocket or orbit."""
    for name, words in pieces.items():
        p = s.root[PLATFORM[name]]
        for word in words.split():
            piece = PIECES.index(word)
            assert s.on[p] < 0, f"there is something on {name}"
            if piece < RUBBISH:
                assert s.supply[piece] > 0, f"no {word} is left"
                s.supply[piece] -= 1
            elif piece == RUBBISH:
                s.rubbish -= 1
            elif piece == SLUG:
                s.slugs -= 1
            elif s.landed:
                s.rocket -= 1
            else:
                s.orbit -= 1
            _set_down(s, p, piece)


def _set_down(s: State, p: int, piece: int) -> None:
    if p in ROCKETS:
        s.rocket += 1
    elif DOME_OF[p] < len(s.built) and s.built[DOME_OF[p]] == 0:
        s.held[DOME_OF[p] * 6 + piece] += 1
    else:
        s.on[p] = piece


def take(s: State, *names: str) -> None:
    """The test takes pieces off platforms, back to the supply; a colonist goes to the orbit."""
    for name in names:
        p = s.root[PLATFORM[name]]
        piece, s.on[p] = s.on[p], -1
        if piece < RUBBISH:
            s.supply[piece] += 1
        s.rubbish += piece == RUBBISH
        s.slugs += piece == SLUG
        s.orbit += piece == COLONIST


# Actions in words


_KINDS: dict[str, list[GameAction]] = {}
for each in ACTIONS:
    _KINDS.setdefault(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(each).__name__).lower(), []).append(each)


def meant(s: State, text: str) -> list[GameAction]:
    """The actions that the words can mean: a merged platform has a name on each of its tiles."""
    verb, words = re.fullmatch(r"(\w+)(?:\((.*)\))?", text).groups()  # type: ignore[union-attr]
    arguments = [word.strip() for word in (words or "").split(",") if word.strip()]
    if verb == "pawn":
        to = arguments[0]
        return [PawnTo(int(to) - 1)] if to.isdigit() else [a for a in _KINDS["pawn_on"] if a == PawnOn(_place(to))]
    if verb == "stare":
        arguments = [str(int(arguments[0]) - 1)]
    if verb == "sits":
        arguments[1] = str(int(arguments[1]) - 1)
    wanted = [_name(s, word) for word in arguments]
    return [a for a in _KINDS[verb] if [_name(s, str(value)) for value in _values(a)] == wanted]


def _place(word: str) -> Any:
    assert word in (*get_args(Icon), "aside")
    return word


def _values(action: Action) -> list[object]:
    return [getattr(action, field) for field in action.__struct_fields__]


def _name(s: State, word: str) -> str:
    """The first name of a platform in play; everything else stays as it is."""
    if word in PLATFORM and s.root[PLATFORM[word]] != NOWHERE:
        return NAMES[s.root[PLATFORM[word]]]
    return word


def may(s: State, seat: int, text: str, at: int | None = None) -> bool:
    """Whether the seat may do this now, or at a later time."""
    return bool(_legal_ones(s, seat, text, int(s.now) if at is None else at))


def owners(s: State, text: str) -> list[int]:
    """The seats that may do this now."""
    return [seat for seat in range(1, int(s.seats) + 1) if may(s, seat, text)]


def _seat(number: int) -> Seat:
    return number - 1 if number else HOST


def _legal_ones(s: State, seat: int, text: str, at: int) -> list[GameAction]:
    codes = engine.legal(s, _seat(seat), at)
    return [action for action in meant(s, text) if CODE[action] in codes]


def do(s: State, seat: int, text: str, at: int | None = None, draws: str | None = None) -> None:
    """The seat does what the text says; it is legal. Chance then draws this tile."""
    at = int(s.now) if at is None else at
    wait(s, at)
    actions = _legal_ones(s, seat, text, at)
    assert len(actions) == 1, f"seat {seat} may do {actions} at {at}, asked for {text}: {meant(s, text)}"
    engine.apply(s, _seat(seat), CODE[actions[0]], at)
    if draws is not None:
        chance(s, Drawn(draws))
    wait(s, at)


def chance(s: State, *actions: GameAction) -> None:
    """Chance gives one outcome after the other; each is possible."""
    for action in actions:
        assert engine.actors(s) == [CHANCE], f"chance is not asked for {action}"
        assert CODE[action] in engine.legal(s, CHANCE, 0), f"{action} is not possible"
        engine.apply(s, CHANCE, CODE[action], int(s.now))


def wait(s: State, at: int) -> list[GameAction]:
    """Time passes, and the clock does what is due; gives that."""
    done: list[GameAction] = []
    while (deadline := engine.deadline(s)) is not None and deadline <= at:
        (code,) = engine.legal(s, CLOCK, deadline)
        engine.apply(s, CLOCK, code, deadline)
        done.append(ACTIONS[code])
    return done


def refused(s: State, seat: int, text: str, rule: str, at: int | None = None) -> Refusal:
    """The seat may not do this by the rule, and nothing changes."""
    at = int(s.now) if at is None else at
    before, actions = dump(s), meant(s, text)
    assert actions, f"there is no action {text}"
    assert not _legal_ones(s, seat, text, at), f"seat {seat} may {text} at {at}"
    refusals: list[Refusal] = [GAME.rules.refusal(s, _seat(seat), action, at) for action in actions]
    assert {refusal.rule for refusal in refusals} == {rule}, refusals
    assert dump(s) == before, "a refused action changes something"
    return refusals[0]


# Looking


def look(s: State) -> View:
    """All that everybody sees."""
    return view(s, None)


def spot(s: State, name: str) -> Spot:
    """A platform by either of its names."""
    return next(each for each in look(s).platforms.values() if name in (each.name, each.other))


def on(s: State, *names: str) -> list[str | None]:
    """The pieces on these platforms."""
    return [spot(s, name).piece for name in names]


def where(s: State, piece: str) -> list[str]:
    """The platforms with such a piece, in platform order; slots of sites do not count."""
    return [each.name for each in look(s).platforms.values() if each.piece == piece]


def adjacent(s: State, name: str) -> dict[str, str | None]:
    """The platforms to which a highway leads, with its colour, whatever its direction."""
    here, roads = spot(s, name).name, [road for road in look(s).roads.values() if road.colour]
    return {_other_end(road, here): road.colour for road in roads if here in (road.a, road.b)}


def _other_end(road: Road, here: str) -> str:
    return road.b if road.a == here else road.a


def left(s: State, at: int | None = None) -> int:
    """The sand left."""
    return int(s.ends) - (int(s.now) if at is None else at)


def choices(s: State, seat: int) -> list[str]:
    """Where the seat may put rubbish, as "origin to target" by first names."""
    actions = [ACTIONS[code] for code in engine.legal(s, seat - 1, 0)]
    return [f"{_name(s, a.origin)} to {a.target}" for a in actions if isinstance(a, PlaceRubbish)]


def result(s: State) -> Outcome:
    """The outcome of a game that is over."""
    ended = outcome(s)
    assert ended is not None, "the game is not over"
    return ended
