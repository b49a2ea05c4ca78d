"""Random games in real time for properties: all seats act at any time, busy ones rather than with useless moves."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE, CLOCK, HOST, Seat, Setup
from mensae.games.magicmaze.actions import ACTIONS
from mensae.games.magicmaze.data import (
    COLONIST,
    DOMES,
    EDGES,
    END_A,
    FACES_FOR,
    HOURGLASS,
    HOURGLASSES,
    KIND,
    LOCK,
    NONE,
    PRINTED,
    ROCKET,
    RUBBISH,
    SITE,
    SITES,
    SLUG,
    TILE_IDS,
    WAY_FROM,
    WAY_TO,
)
from mensae.games.magicmaze.rules import engine
from mensae.games.magicmaze.rules.board import in_order, is_half, put, takes
from mensae.games.magicmaze.rules.codes import move_piece, move_way
from mensae.games.magicmaze.rules.explore import lay
from mensae.games.magicmaze.rules.timer import land
from mensae.games.magicmaze.schema import GameAction, Options
from mensae.games.magicmaze.setup import setup
from mensae.games.magicmaze.sight import view
from mensae.games.magicmaze.state import NOWHERE, PAUSED, PLAYING, State, copy
from mensae.games.magicmaze.views import View

ENTRIES = 20_000  # more than any of these games has
LIKING: dict[str, int] = {  # how gladly a seat does this, if it can
    "Explore": 60,
    "BuildDome": 60,
    "Produce": 30,
    "Move": 30,
    "PlaceRubbish": 20,
    "Eat": 8,
    "Pipe": 6,
    "BuildBridge": 3,
    "SwitchTile": 10,
    "PlaceStart": 30,
    "Ready": 20,
    "Resume": 40,
    "TakeFace": 5,
    "EndTalk": 4,
    "JokerConvert": 2,
    "JokerTalk": 1,
    "PawnTo": 1,
    "PawnOn": 1,
    "Stare": 1,
    "Sits": 8,
    "Pause": 8,
}
RARE = ("GiveUp", "Pause")
HOST_EVERY = 150  # actions between which the host says once who plays a seat
RARELY = 150  # one of these in so many actions


class Game(NamedTuple):
    """What a random game follows from."""

    seats: int
    options: Options
    seed: int
    entries: int = ENTRIES  # after so many it is broken off


class Step(NamedTuple):
    """One entry of a game, with the states around it."""

    before: State
    at: int
    seat: Seat
    action: GameAction
    after: State


def begin(game: Game) -> State:
    """The game before its first entry."""
    return setup(Setup(game.seats, game.options))


def play(game: Game, s: State | None = None) -> Iterator[Step]:
    """Plays the game, from a given state if there is one, and gives each entry; `after` is the one that goes on."""
    s, rng = s or begin(game), FastRng(game.seed)
    for _ in range(game.entries):
        actors = engine.actors(s)
        if not actors:
            return
        before, at, seat = copy(s), _moment(s, rng), actors[rng.below(len(actors))]
        due = engine.deadline(s)
        if seat == CHANCE:
            at, code = int(s.now), engine.draw(s, rng)
        elif due is not None and due <= at:
            at, seat, code = due, CLOCK, engine.legal(s, CLOCK, due)[0]
        elif seat == HOST or rng.below(HOST_EVERY) == 0:
            sittings, seat = engine.legal(s, HOST, at), HOST
            code = sittings[rng.below(len(sittings))]
        else:
            at = at if engine.legal(s, seat, at) else int(s.now)  # what it may do now it may not do then
            code = choose(s, engine.legal(s, seat, at), rng)
        engine.apply(s, seat, code, at)
        yield Step(before, at, seat, ACTIONS[code], s)
    assert game.entries < ENTRIES, "the game does not come to an end"


def _moment(s: State, rng: FastRng) -> int:
    """Often at once, seldom after long thought; in a pause time stands still."""
    haste = rng.below(100)
    if engine.deadline(s) is None or haste < 20:
        return int(s.now)
    return int(s.now) + rng.below(300 if haste < 94 else 1_500 if haste < 99 else 6_000)


def choose(s: State, codes: Sequence[int], rng: FastRng) -> int:
    """A kind of action first, by liking, then one of this kind; of moves rather one with a purpose."""
    kinds: dict[str, list[int]] = {}
    for code in codes:
        kinds.setdefault(_kind(code), []).append(code)
    rare = rng.below(RARELY) == 0
    kinds = {kind: of_kind for kind, of_kind in kinds.items() if (kind in RARE) == rare} or kinds
    at = rng.below(sum(LIKING.get(kind, 1) for kind in kinds))
    for kind, of_kind in kinds.items():
        at -= LIKING.get(kind, 1)
        if at < 0:
            some = [of_kind[rng.below(len(of_kind))] for _ in range(6 if kind == "Move" else 1)]
            return max(some, key=lambda code: _purpose(s, code) if kind == "Move" else 0)
    raise AssertionError("nothing is legal")


def _purpose(s: State, code: int) -> int:
    """Resources want to explore, to build and to flip; colonists want to go home; nothing goes back into the rocket."""
    way, piece = move_way(code), move_piece(code)
    start, p = s.root[WAY_FROM[way]], s.root[WAY_TO[way]]
    if piece < RUBBISH:
        unlocks = LOCK[p] == piece and is_half(s, p) and s.stack > 0
        return (
            3 if unlocks else 2 if KIND[p] == SITE else 1 if KIND[p] == HOURGLASS else 0 if KIND[start] != SITE else -1
        )
    if piece == COLONIST:
        return 3 if KIND[p] == SITE else -1 if KIND[p] == ROCKET or KIND[start] == SITE else 1
    return 0


@cache
def _kind(code: int) -> str:
    return type(ACTIONS[code]).__name__


def look(s: State) -> View:
    """What everybody sees, in a pause also under the cover (MM-228)."""
    seen = view(s, None)
    if s.phase != PAUSED:
        return seen
    below = copy(s)
    below.phase = PLAYING
    board = view(below, None)
    return replace(seen, tiles=board.tiles, platforms=board.platforms, roads=board.roads)


def some_options(rng: FastRng, seats: int, mission: int) -> Options:
    """Any options that fit to the seats."""

    def one_of(*values: Any) -> Any:
        return values[rng.below(len(values))]

    return Options(
        mission=mission,  # type: ignore[arg-type]
        edition=one_of("de", "nl"),
        colonists_in_pipes=one_of("edition", "edition", "yes", "no"),
        time_scale=one_of("1", "1.33", "2"),
        talk_guard_ms=one_of(0, 1000, 3000),
        auto_dome=one_of(False, True),
        x_tiles=one_of(0, 0, 2, 8),
        expert=seats > 1 and one_of(False, True),
        solo_tiles=one_of("two", "six") if seats == 1 else "two",
        leaver=one_of("bot", "shared"),
        pause=one_of("off", "agreed"),
    )


def scattered(game: Game) -> State:
    """A game in the middle: most tiles lie, and pieces, domes, bridges and markers are anywhere."""
    rng, s = FastRng(game.seed + 1), begin(game)
    while engine.actors(s) == [CHANCE]:
        engine.apply(s, CHANCE, engine.draw(s, rng), 0)
    tiles = [tile for tile in range(1, len(TILE_IDS)) if (s.stack | s.drawn) >> tile & 1]
    s.drawn = 0
    for _ in range(len(tiles) - rng.below(6)):
        tile = tiles.pop(rng.below(len(tiles)))
        halves = [p for p in EDGES if s.root[p] != NOWHERE and is_half(s, p) and LOCK[p] != NONE]
        lay(s, tile, halves[rng.below(len(halves))])
    s.stack = sum(1 << tile for tile in tiles)
    for seat in range(game.seats if game.seats > 1 else 0):
        s.face[seat] = FACES_FOR[game.seats][(seat + game.seed) % game.seats]
    _build(s, rng)
    _scatter(s, rng)
    s.phase, s.ends = PLAYING, s.terms.sand
    return s


def _build(s: State, rng: FastRng) -> None:
    """Domes, bridges and markers; in every other game all domes, so that the colonists have landed."""
    all_of_them = rng.below(2) == 0
    for site, p in enumerate(DOMES):
        if s.root[p] != NOWHERE and (all_of_them or rng.below(3) == 0):
            s.built[site] = 1
            s.domes -= 1
    land(s)
    colours = list(range(6))
    for site in range(SITES if s.terms.bridges else 0):
        if s.root[END_A[PRINTED + site]] != NOWHERE and rng.below(3) == 0 and len(colours) > 1:
            s.bridge[site] = colours.pop(rng.below(len(colours)))
    for number, p in enumerate(HOURGLASSES):
        if s.root[p] != NOWHERE and s.markers > 0 and rng.below(2) == 0:
            s.marked |= 1 << number
            s.markers -= 1


def _scatter(s: State, rng: FastRng) -> None:
    """Pieces on platforms where they can be; resources also in sites that need them."""
    pieces = [*(colour for colour in range(6) for _ in range(2)), *[RUBBISH] * int(s.rubbish), *[SLUG] * int(s.slugs)]
    pieces += [COLONIST] * int(s.rocket)
    for piece in pieces:
        places = [p for p in in_order(s) if takes(s, p, piece) and (KIND[p] != HOURGLASS or piece >= RUBBISH)]
        places = [p for p in places if piece < RUBBISH or piece == COLONIST or KIND[p] not in (ROCKET, SITE)]
        homes = [p for p in places if KIND[p] == SITE or (LOCK[p] == piece and is_half(s, p))]
        if not places or rng.below(4) == 0:
            continue
        p = homes[rng.below(len(homes))] if homes and rng.below(2) == 0 else places[rng.below(len(places))]
        if p == DOMES[0] and piece == COLONIST:
            continue  # the last home stays free, so that nobody has won yet
        put(s, p, piece)
        if piece < RUBBISH:
            s.supply[piece] -= 1
        s.rubbish -= piece == RUBBISH
        s.slugs -= piece == SLUG
        s.rocket -= piece == COLONIST
