"""What a reader sees, field by field; foreign hands and the order of the deck are nowhere in it (SM-35, SM-152)."""

from typing import Literal

from mensae.core.bits import has
from mensae.core.schema import Seat
from mensae.games.spacemaze.actions import ACTIONS
from mensae.games.spacemaze.data import (
    ANY_DIE,
    CARD_KINDS,
    COLOURS,
    DICE_KINDS,
    DIE_NAMES,
    DOOR_COLOURS,
    KINDS,
    LETTERS,
    NAMES,
    NO_FACE,
    NOWHERE,
    POWER_DICE,
    SIDES,
    TILE_IDS,
    TURNS_EACH,
    alien_of,
    colour_of,
    die_colour,
    points_of,
    quarters_of,
    seat_of,
    tile_of,
)
from mensae.games.spacemaze.planner.walks import walks, way_home
from mensae.games.spacemaze.rules.cards import can_play, first_targets, performer
from mensae.games.spacemaze.rules.codes import GIVE, GO, HOME, PAD, PICK, TAKE, receiver
from mensae.games.spacemaze.rules.engine import legal
from mensae.games.spacemaze.rules.maze import beside, door, has_pad, open_for
from mensae.games.spacemaze.rules.round import surplus
from mensae.games.spacemaze.rules.steps import points_now
from mensae.games.spacemaze.schema import Card, Choose, Colour, Die, Dock, Exchange, GameAction, Morph, Turn
from mensae.games.spacemaze.state import (
    ASIDE,
    ASK_CARD,
    ASK_DISCARD,
    ASK_PICK,
    ASK_STEP,
    ASKS,
    DECK,
    NONE,
    PILE,
    State,
    cards_in,
    held,
    move_field,
    power_field,
)
from mensae.games.spacemaze.views import Alien, Berth, Fit, Homeward, Own, Player, Powered, Reach, Tile, View

_EAST, _SOUTH = 1, 2
_DOES: dict[int, Literal["go", "pad", "take", "give", "home"]] = {
    GO: "go", PAD: "pad", TAKE: "take", GIVE: "give", GIVE + 1: "give", HOME: "home"
}  # fmt: skip


def view(s: State, seat: Seat | None) -> View:
    """SM-35: everything but the hands of others and the order of the deck, which does not even exist."""
    return View(
        asks=ASKS[s.ask],
        round=int(s.round),
        turn_number=_turn_number(s),
        turn=int(s.turn),
        start=int(s.start),
        layout=s.layout.id,
        relic_tile_fixed=bool(s.relic_tile_fixed),
        max_rounds=int(s.max_rounds),
        tiles=[_tile(s, cell) for cell in s.layout.cells if s.tiles[cell] != NO_FACE],
        relic=NAMES[s.relic_cell] if s.wearer == NONE else None,
        home=_home(s),
        aliens=[_alien(s, alien) for alien in range(s.seats * 3)],
        players=[_player(s, i) for i in range(s.seats)],
        pool=pool(s),
        die=None if s.die == NONE else DIE_NAMES[s.die],
        card=None if s.card == NONE else KINDS[s.card],
        chosen=None if s.chosen == NONE else NAMES[s.chosen],
        performer=performer_colour(s),
        deck=int(cards_in(s, DECK)),
        pile={KINDS[kind]: count for kind, count in enumerate(held(s, PILE)) if count > 0},
        own=None if seat is None else own(s, seat, legal(s, seat, 0)),
    )


def own(s: State, seat: Seat, codes: list[int]) -> Own:
    """SM-35, SM-55: its hand, what it has laid aside, and in its turn what it can do with cards and points."""
    fits = _fits(s, codes) if codes and s.ask in (ASK_PICK, ASK_CARD) else []
    reach = _reach(s) if codes and s.ask == ASK_STEP else []
    return Own(cards_at(s, seat), cards_at(s, ASIDE + seat), fits, reach)


def pool(s: State) -> list[Die]:
    """SM-14: the dice that nobody has taken, power dice first."""
    return [DIE_NAMES[die] for die in range(DICE_KINDS) for _ in range(s.pool[die])]


def performer_colour(s: State) -> Colour | None:
    """SM-97: the alien of the die's colour while a card is chosen or carried out; MOVE BASE needs none."""
    if not 0 <= s.die < POWER_DICE or (s.card != NONE and ANY_DIE[s.card]):
        return None
    return COLOURS[die_colour(s.die)]


def cards_at(s: State, place: int) -> list[Card]:
    """The cards of a place by kind, equal ones side by side."""
    return [KINDS[kind] for kind, count in enumerate(held(s, place)) for _ in range(count)]


def _turn_number(s: State) -> int:
    """SM-38: turns are counted once they are over; the last one is shown until the next roll."""
    return 0 if s.ask < ASK_PICK else min(int(s.turns) + 1, int(s.seats) * TURNS_EACH)


def _home(s: State) -> Homeward | None:
    walk = way_home(s)
    if walk is None:
        return None
    cells = [NAMES[cell] for cell in walk.cells]
    return Homeward(int(seat_of(s.wearer)), COLOURS[colour_of(s.wearer)], int(walk.cost), cells)


def _fits(s: State, codes: list[int]) -> list[Fit]:
    """SM-97, SM-98: each card with each alien that can carry it out, while a die is taken or has been taken."""
    taken = s.ask == ASK_CARD
    dice = [int(s.die)] if taken else [code - PICK for code in codes if code < PICK + POWER_DICE]
    fits: list[Fit] = []
    for kind in range(CARD_KINDS):
        powers: dict[Colour | None, list[int]] = {}
        for die in dice:
            if can_play(s, die, kind):
                powers.setdefault(None if ANY_DIE[kind] else COLOURS[die_colour(die)], []).append(die)
        for alien, fitting in powers.items():
            hit = [_target(ACTIONS[code]) for code in first_targets(s, performer(s, fitting[0]), kind)]
            names = [] if taken else [DIE_NAMES[die] for die in fitting]
            fits.append(Fit(KINDS[kind], alien, names, list(dict.fromkeys(hit))))
    return fits


def _target(action: GameAction) -> str:
    """What a card hits: a tile, a teammate or a dock."""
    match action:
        case Turn(cell) | Choose(cell) | Exchange(cell):
            return cell
        case Dock(cell, side):
            return f"{cell} {side}"
        case Morph(alien):
            return alien
    raise AssertionError(f"{action} is no target")


def _reach(s: State) -> list[Reach]:
    """SM-61, SM-62: what each alien of the seat in turn can do with the points that it has left."""
    reach: list[Reach] = []
    for c, alien in enumerate(COLOURS):
        start = s.aliens[alien_of(s.turn, c)]
        for walk in walks(s, s.turn, c, points_now(s, c)):
            to = NAMES[walk.cells[-1] if walk.cells else start]
            mate = COLOURS[receiver(c, walk.step)] if GIVE <= walk.step < HOME else None
            reach.append(Reach(alien, _DOES[walk.step], to, int(walk.cost), walk.way, mate))
    return reach


def _tile(s: State, cell: int) -> Tile:
    face = int(s.tiles[cell])
    return Tile(
        cell=NAMES[cell],
        tile=TILE_IDS[tile_of(face)],
        quarters=int(quarters_of(face)),
        doors="".join(DOOR_COLOURS[door(face, side)] for side in range(4)),
        pad=bool(has_pad(s, cell)),
        east=_passers(s, cell, _EAST),
        south=_passers(s, cell, _SOUTH),
    )


def _passers(s: State, cell: int, side: int) -> str | None:
    """SM-77: the letters of the colours that may pass."""
    other = int(beside(s, cell, side))
    if other == NOWHERE or s.tiles[other] == NO_FACE:
        return None
    colours = int(open_for(s, cell, side))
    return "".join(letter for c, letter in enumerate(LETTERS) if has(colours, c))


def _alien(s: State, alien: int) -> Alien:
    seat, colour = int(seat_of(alien)), int(colour_of(alien))
    in_turn = seat == s.turn
    cell = int(s.aliens[alien])
    return Alien(
        seat=seat,
        colour=COLOURS[colour],
        cell=None if cell == NOWHERE else NAMES[cell],
        on_pad=bool(has(s.on_pad, alien)),
        relic=alien == s.wearer,
        glued=alien == s.wearer and bool(s.glued),
        stopped=in_turn and bool(has(s.stopped, colour)),
        points=int(points_of(s.points, colour)) if in_turn else 0,
    )


def _player(s: State, seat: int) -> Player:
    slot, move = int(s.docks[seat]), int(s.panels[move_field(seat)])
    return Player(
        tokens=int(s.tokens[seat]),
        cards=int(cards_in(s, seat)),
        dock=Berth(NAMES[s.layout.slot_cell[slot]], SIDES[s.layout.slot_side[slot]]),
        move=DIE_NAMES[move - 1] if move > 0 else None,
        powers=[powered for place in range(2) if (powered := _powered(s, seat, place))],
        surplus=int(surplus(s, seat)) if s.ask == ASK_DISCARD else 0,
    )


def _powered(s: State, seat: int, place: int) -> Powered | None:
    field = int(power_field(seat, place))
    die, card = int(s.panels[field]), int(s.panels[field + 1])
    return Powered(DIE_NAMES[die - 1], KINDS[card - 1] if card > 0 else None) if die > 0 else None


def pieces(s: State) -> dict[str, int]:
    """SM-02: cards by kind, different tiles, dice, aliens and UFOs, wherever they are."""
    places = [DECK, PILE, *range(s.seats), *range(ASIDE, ASIDE + s.seats)]
    piles = [held(s, place) for place in places]
    players = [_player(s, seat) for seat in range(s.seats)]
    powers = [powered for player in players for powered in player.powers]
    used = [powered.card for powered in powers]
    cards: dict[str, int] = {kind: sum(pile[k] for pile in piles) + used.count(kind) for k, kind in enumerate(KINDS)}
    laid = {int(tile_of(face)) for face in s.tiles if face != NO_FACE}
    taken = len(powers) + sum(player.move is not None for player in players)
    box = s.seats * 4 - s.rolled
    return {
        **cards,
        "tiles": len(laid) + len(s.layout.cells) - 1 - int(s.laid),
        "dice": len(pool(s)) + taken + int(box),
        "aliens": len([cell for cell in s.aliens if cell == NOWHERE or s.tiles[cell] != NO_FACE]),
        "ufos": len({int(slot) for slot in s.docks}),
    }
