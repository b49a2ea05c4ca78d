"""Builds the position that a test begins with, and plays on from it.

Places are words: "B2", "B2 pad", "B2 relic" for the wearer, "B2 relic glued"; "UFO" at home. Tiles are "T16", or
"T16+1" after a quarter turn. Panels are dice with their cards: "GGPO", "G5", "G5 MORPH".
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mensae.core.bits import bit
from mensae.core.schema import CHANCE, Outcome, Seat, Setup
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.data import (
    CARD_COUNTS,
    COLOURS,
    DIE_NAMES,
    KINDS,
    LETTERS,
    MAZE_TILES,
    NAMES,
    NO_FACE,
    NOWHERE,
    POWER_DICE,
    SIDES,
    TILE_IDS,
    alien_of,
    die_colour,
    face_of,
    points_for,
    tile_of,
)
from mensae.games.spacemaze.rules.hands import move_card
from mensae.games.spacemaze.schema import Card, Cell, Cleared, Colour, Die, GameAction, Options, Pick, Play, Rolled
from mensae.games.spacemaze.sight import own
from mensae.games.spacemaze.state import (
    ASK_CLEAR,
    ASK_PICK,
    ASK_STEP,
    DECK,
    PANELS,
    PILE,
    State,
    held,
    move_field,
    power_field,
)
from mensae.games.spacemaze.views import Own, View

ALL_CARDS: list[str] = [card for card, count in zip(KINDS, CARD_COUNTS, strict=True) for _ in range(count)]
MOVE_DIE: Die = "GGPO"
# A2 is red, A3 yellow, A4 red to the west: orange walks along, and nobody passes elsewhere
ROW = {"A1": "T11", "A2": "T01", "A3": "T02", "A4": "T04+1", "A5": "T10+2", "B2": "T05", "B3": "T06", "B4": "T16"}


def position(
    seats: int = 2,
    anna: Mapping[str, str] | None = None,  # places of her aliens; in the UFO where nothing is said
    bob: Mapping[str, str] | None = None,
    cleo: Mapping[str, str] | None = None,
    dirk: Mapping[str, str] | None = None,
    tiles: Mapping[Cell, str] | None = None,  # all others lie in the order of their ids, not turned
    docks: Sequence[str] = (),  # by seat: "A1 N"; where the game begins, if nothing is said
    hands: Sequence[Sequence[str]] = (),  # by seat; empty where nothing is said
    pile: Sequence[str] = (),
    deck: Sequence[str] | None = None,  # all cards that are nowhere else; if it is given, they are in the pile
    panels: Sequence[Sequence[str]] = (),  # by seat
    pool: Sequence[Die] | None = None,  # if nothing is said: sixes, and move dice GGPO
    tokens: Sequence[int] = (),
    points: Mapping[str, int] | None = None,  # the seat in turn has taken a move die and has these points
    turn: Seat = 0,
    round: int = 1,
    **options: Any,
) -> State:
    """A game in the action phase, a seat about to take a die; with full panels the discard phase is next."""
    s = GAME.rules.setup(Setup(seats, Options(**options)))
    _lay(s, tiles or {})
    for seat, places in enumerate((anna, bob, cleo, dirk)):
        for colour, place in (places or {}).items():
            _stand(s, alien_of(seat, COLOURS.index(colour)), place)
    for seat, dock in enumerate(docks):
        s.docks[seat] = slot(s, dock)
    for seat, count in enumerate(tokens):
        s.tokens[seat] = count
    _fill_panels(s, panels)
    _give_cards(s, hands, pile, deck)
    turns = sum(map(len, panels))
    s.round, s.turn, s.turns, s.start = round, turn, turns, (turn - turns) % seats
    s.ask = ASK_CLEAR if turns == 3 * seats else ASK_PICK
    if points is not None:
        s.panels[move_field(turn)] = DIE_NAMES.index(MOVE_DIE) + 1
        s.die, s.ask = DIE_NAMES.index(MOVE_DIE), ASK_STEP
        s.points = sum(points_for(c, points.get(colour, 0)) for c, colour in enumerate(COLOURS))
    _fill_pool(s, pool)
    return s


def opening(seats: int = 2, last: tuple[Seat, ...] = (), **options: Any) -> State:
    """A game before its first entry."""
    return GAME.rules.setup(Setup(seats, Options(**options), last))


def playing(card: Card, colour: Colour = "green", **situation: Any) -> State:
    """Anna has put a six on the card, and is asked for its target."""
    s = position(**{"hands": [[card]], **situation})
    do(s, Pick(six(colour)), Play(card))
    return s


def six(colour: Colour) -> Die:
    """A power die that powers every card."""
    return f"{LETTERS[COLOURS.index(colour)]}6"


def others(*cards: str) -> list[str]:
    """All of the 40 cards but these."""
    left = list(ALL_CARDS)
    for card in cards:
        left.remove(card)
    return left


def slot(s: State, dock: str) -> int:
    """The number of a dock slot in the ring of the layout."""
    cell, side = dock.split()
    ring = list(zip(s.layout.slot_cell, s.layout.slot_side, strict=True))
    return ring.index((NAMES.index(cell), SIDES.index(side)))


def _lay(s: State, tiles: Mapping[Cell, str]) -> None:
    given = {NAMES.index(cell): _face(tile) for cell, tile in tiles.items()}
    relic = [cell for cell, face in given.items() if tile_of(face) == MAZE_TILES]
    assert len({tile_of(face) for face in given.values()}) == len(given), "a tile is on two cells"
    assert set(given) <= set(s.layout.cells), "the layout has no such cell"
    if relic:
        s.tiles[s.relic_cell] = NO_FACE
        s.relic_cell = relic[0]
    else:
        given[int(s.relic_cell)] = face_of(MAZE_TILES, 0)
    left = (tile for tile in range(MAZE_TILES) if tile not in {tile_of(face) for face in given.values()})
    for cell in s.layout.cells:
        s.tiles[cell] = given[cell] if cell in given else face_of(next(left), 0)
    s.laid = len(s.layout.cells) - 1


def _face(tile: str) -> int:
    id, _, quarters = tile.partition("+")
    return face_of(TILE_IDS.index(id), int(quarters or 0))


def _stand(s: State, alien: int, place: str) -> None:
    cell, *words = place.split()
    assert set(words) <= {"pad", "relic", "glued"}, place
    s.aliens[alien] = NOWHERE if cell == "UFO" else NAMES.index(cell)
    if "pad" in words:
        s.on_pad |= bit(alien)
    if "relic" in words:
        s.wearer, s.glued = alien, "glued" in words


def _fill_panels(s: State, panels: Sequence[Sequence[str]]) -> None:
    for seat, fields in enumerate(panels):
        power = 0
        for field in fields:
            die, _, card = field.partition(" ")
            number = DIE_NAMES.index(die) + 1
            if number > POWER_DICE:
                s.panels[move_field(seat)] = number
                continue
            s.panels[power_field(seat, power)] = number
            if card:
                s.panels[power_field(seat, power) + 1] = _kind(card) + 1
                _put(s, _kind(card), PANELS)
            power += 1


def _fill_pool(s: State, pool: Sequence[Die] | None) -> None:
    fields = [
        int(s.panels[field]) - 1
        for seat in range(int(s.seats))
        for field in (move_field(seat), power_field(seat, 0), power_field(seat, 1))
        if s.panels[field] > 0
    ]
    taken = [int(die_colour(min(die, POWER_DICE))) for die in fields]
    rest = [
        die for kind, die in enumerate(("G6", "P6", "O6", MOVE_DIE)) for _ in range(int(s.seats) - taken.count(kind))
    ]
    for die in rest if pool is None else pool:
        s.pool[DIE_NAMES.index(die)] += 1
    s.rolled = int(s.seats) * 4


def _give_cards(s: State, hands: Sequence[Sequence[str]], pile: Sequence[str], deck: Sequence[str] | None) -> None:
    for place, cards in [*enumerate(hands), (PILE, pile)]:
        for card in cards:
            _put(s, _kind(card), place)
    if deck is not None:
        keep = [_kind(card) for card in deck]
        for kind, count in enumerate(held(s, DECK)):
            assert count >= keep.count(kind), f"the deck cannot have so many {KINDS[kind]}"
            for _ in range(count - keep.count(kind)):
                move_card(s, kind, DECK, PILE)


def _kind(card: str) -> int:
    return [str(kind) for kind in KINDS].index(card)


def _put(s: State, kind: int, place: int) -> None:
    assert held(s, DECK)[kind] > 0, f"there is no {KINDS[kind]} left"
    move_card(s, kind, DECK, place)


# Playing on


def legal(s: State, seat: Seat | None = None) -> list[GameAction]:
    """Every legal action of the seat; if none is named, of whoever acts now."""
    seats = GAME.rules.actors(s) if seat is None else [seat]
    return [GAME.actions[code] for each in seats for code in GAME.rules.legal(s, each, 0)]


def do(s: State, *actions: GameAction, seat: Seat | None = None) -> None:
    """The seat, else the seat in turn, does one action after the other; each is legal."""
    for action in actions:
        actor = int(s.turn) if seat is None else seat
        assert actor in GAME.rules.actors(s), f"{GAME.rules.actors(s)} are asked, not seat {actor} for {action}"
        assert action in legal(s, actor), f"{action} is not legal, but {legal(s, actor)}"
        GAME.rules.apply(s, actor, GAME.codes[action], 0)


def chance(s: State, *actions: GameAction) -> None:
    """Chance gives one outcome after the other; each is possible."""
    for action in actions:
        assert GAME.rules.actors(s) == [CHANCE], f"seat {s.turn} is asked, not chance for {action}"
        assert action in legal(s), f"{action} is not possible, but {legal(s)}"
        GAME.rules.apply(s, CHANCE, GAME.codes[action], 0)


def roll(s: State, *dice: Die) -> None:
    """Chance rolls exactly these dice: green, purple and orange ones, then move dice."""
    chance(s, *(Rolled(die) for die in dice))
    assert look(s).asks == "pick", f"more than {len(dice)} dice are rolled"


def finish_round(s: State) -> None:
    """Everybody takes dice and does nothing with them until the panels are cleared."""
    while look(s).asks == "pick":
        do(s, legal(s)[0])
        if look(s).asks in ("card", "step"):
            do(s, legal(s)[-1])
    chance(s, Cleared())


# Looking


def look(s: State, reader: Seat | None = None) -> View:
    """All that a seat sees, if none is named the seat in turn."""
    return GAME.sight.view(s, int(s.turn) if reader is None else reader)


def mine(s: State, seat: Seat | None = None) -> Own:
    """What only a seat itself sees, if none is named the seat in turn."""
    reader = int(s.turn) if seat is None else seat
    return own(s, reader, GAME.rules.legal(s, reader, 0))


def standing(s: State, seat: Seat = 0) -> dict[str, str]:
    """Where the aliens of a seat are, in the words of `position`."""
    return {
        alien.colour: " ".join(
            [alien.cell or "UFO", *(word for word in ("pad", "relic", "glued") if getattr(alien, _FIELD[word]))]
        )
        for alien in look(s).aliens
        if alien.seat == seat
    }


_FIELD = {"pad": "on_pad", "relic": "relic", "glued": "glued"}


def laid(s: State, *cells: Cell) -> list[str]:
    """The tiles on these cells, in the words of `position`."""
    at = {tile.cell: tile.tile + (f"+{tile.quarters}" if tile.quarters else "") for tile in look(s).tiles}
    return [at[cell] for cell in cells]


def docked(s: State) -> list[str]:
    """Where the UFOs are, in the words of `position`."""
    return [f"{player.dock.cell} {player.dock.side}" for player in look(s).players]


def tokens(s: State) -> list[int]:
    """The tokens of every seat."""
    return [player.tokens for player in look(s).players]


def points(s: State) -> list[int]:
    """The move points that the seat in turn has left: green, purple, orange."""
    return [alien.points for alien in look(s).aliens if alien.seat == s.turn]


def result(s: State) -> Outcome:
    """The outcome of a game that is over."""
    outcome = GAME.rules.outcome(s)
    assert outcome is not None, "the game is not over"
    return outcome
