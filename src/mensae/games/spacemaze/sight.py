"""What a reader sees, field by field; foreign hands and the order of the deck are nowhere in it (SM-35, SM-152)."""

from mensae.core.schema import Seat
from mensae.games.spacemaze.data import (
    ANY_DIE,
    COLOURS,
    DICE_KINDS,
    DIE_NAMES,
    DOOR_COLOURS,
    DOORS,
    HAS_PAD,
    KINDS,
    LETTERS,
    NAMES,
    NO_FACE,
    NOWHERE,
    POWER_DICE,
    SIDES,
    TILE_IDS,
)
from mensae.games.spacemaze.rules.maze import open_for
from mensae.games.spacemaze.rules.round import surplus
from mensae.games.spacemaze.schema import Card, Colour, Die
from mensae.games.spacemaze.state import (
    ASIDE,
    ASK_DISCARD,
    ASKS,
    DECK,
    NONE,
    PANEL,
    PILE,
    State,
    cards_in,
    held,
)
from mensae.games.spacemaze.views import Alien, Berth, Player, Powered, Tile, View

_EAST, _SOUTH = 1, 2


def view(s: State, seat: Seat | None) -> View:
    """SM-35: everything but the hands of others and the order of the deck, which does not even exist."""
    return View(
        asks=ASKS[s.ask],
        round=int(s.round),
        turn=int(s.turn),
        start=int(s.start),
        layout=s.layout.id,
        relic_tile_fixed=bool(s.relic_tile_fixed),
        max_rounds=int(s.max_rounds),
        tiles=[_tile(s, cell) for cell in s.layout.cells if s.tiles[cell] != NO_FACE],
        relic=NAMES[s.relic_cell] if s.wearer == NONE else None,
        aliens=[_alien(s, alien) for alien in range(s.seats * 3)],
        players=[_player(s, i) for i in range(s.seats)],
        pool=pool(s),
        die=None if s.die == NONE else DIE_NAMES[s.die],
        card=None if s.card == NONE else KINDS[s.card],
        chosen=None if s.chosen == NONE else NAMES[s.chosen],
        performer=performer_colour(s),
        deck=int(cards_in(s, DECK)),
        pile={KINDS[kind]: count for kind, count in enumerate(held(s, PILE)) if count > 0},
        hand=None if seat is None else cards_at(s, seat),
        aside=[] if seat is None else cards_at(s, ASIDE + seat),
    )


def pool(s: State) -> list[Die]:
    """SM-14: the dice that nobody has taken, power dice first."""
    return [DIE_NAMES[die] for die in range(DICE_KINDS) for _ in range(s.pool[die])]


def performer_colour(s: State) -> Colour | None:
    """SM-97: the alien of the die's colour while a card is chosen or carried out; MOVE BASE needs none."""
    if not 0 <= s.die < POWER_DICE or (s.card != NONE and ANY_DIE[s.card]):
        return None
    return COLOURS[s.die // 6]


def cards_at(s: State, place: int) -> list[Card]:
    """The cards of a place by kind, equal ones side by side."""
    return [KINDS[kind] for kind, count in enumerate(held(s, place)) for _ in range(count)]


def _tile(s: State, cell: int) -> Tile:
    face = int(s.tiles[cell])
    return Tile(
        cell=NAMES[cell],
        tile=TILE_IDS[face // 4],
        quarters=face % 4,
        doors="".join(DOOR_COLOURS[DOORS[face * 4 + side]] for side in range(4)),
        pad=bool(HAS_PAD[face // 4]),
        east=_passers(s, cell, _EAST),
        south=_passers(s, cell, _SOUTH),
    )


def _passers(s: State, cell: int, side: int) -> str | None:
    """SM-77: the letters of the colours that may pass."""
    beside = int(s.layout.beside[cell * 4 + side])
    if beside == NOWHERE or s.tiles[beside] == NO_FACE:
        return None
    colours = int(open_for(s, cell, side))
    return "".join(letter for c, letter in enumerate(LETTERS) if colours >> c & 1)


def _alien(s: State, alien: int) -> Alien:
    seat, colour = alien // 3, alien % 3
    in_turn = seat == s.turn
    cell = int(s.aliens[alien])
    return Alien(
        seat=seat,
        colour=COLOURS[colour],
        cell=None if cell == NOWHERE else NAMES[cell],
        on_pad=bool(s.on_pad >> alien & 1),
        relic=alien == s.wearer,
        glued=alien == s.wearer and bool(s.glued),
        stopped=in_turn and bool(s.stopped >> colour & 1),
        points=int(s.points >> (4 * colour) & 15) if in_turn else 0,
    )


def _player(s: State, seat: int) -> Player:
    slot, first = int(s.docks[seat]), seat * PANEL
    fields = [int(s.panels[first + i]) - 1 for i in range(PANEL)]
    return Player(
        tokens=int(s.tokens[seat]),
        cards=int(cards_in(s, seat)),
        dock=Berth(NAMES[s.layout.slot_cell[slot]], SIDES[s.layout.slot_side[slot]]),
        move=None if fields[0] < 0 else DIE_NAMES[fields[0]],
        powers=[
            Powered(DIE_NAMES[fields[i]], None if fields[i + 1] < 0 else KINDS[fields[i + 1]])
            for i in (1, 3)
            if fields[i] >= 0
        ],
        surplus=int(surplus(s, seat)) if s.ask == ASK_DISCARD else 0,
    )


def pieces(s: State) -> dict[str, int]:
    """SM-02: cards by kind, different tiles, dice, aliens and UFOs, wherever they are."""
    places = [DECK, PILE, *range(s.seats), *range(ASIDE, ASIDE + s.seats)]
    piles = [held(s, place) for place in places]
    on_panels = [int(field) for field in s.panels]
    used = [card for first in range(0, len(on_panels), PANEL) for card in on_panels[first + 2 : first + PANEL : 2]]
    cards: dict[str, int] = {kind: sum(pile[k] for pile in piles) + used.count(k + 1) for k, kind in enumerate(KINDS)}
    laid = {int(face) // 4 for face in s.tiles if face != NO_FACE}
    taken = len([field for i, field in enumerate(on_panels) if field > 0 and i % PANEL in (0, 1, 3)])
    box = s.seats * 4 - s.rolled
    return {
        **cards,
        "tiles": len(laid) + len(s.layout.cells) - 1 - int(s.laid),
        "dice": len(pool(s)) + taken + int(box),
        "aliens": len([cell for cell in s.aliens if cell == NOWHERE or s.tiles[cell] != NO_FACE]),
        "ufos": len({int(slot) for slot in s.docks}),
    }
