"""What entries did, as data: cells, colours of aliens, dice, cards and tiles go by their names in the view.

lay (a tile) · deal, draw, play, aside (a card into or out of a hand; which one is only for those who may know it) ·
discard (cards for all to see) · clear (cards from the panels) · reshuffle · roll, pick (a die) · rotate (a tile, by
quarters clockwise) · choose (a tile) · exchange (two tiles, with all that is on them) · step (an alien; out of its UFO
it starts nowhere, into it it goes nowhere) · pad · morph · dock (a UFO: cell and side) · take, lose (the relic, by an
alien) · token · glue, unglue · home · turn (whose turn begins)
"""

from mensae.core.schema import Did, Seat
from mensae.core.state import Note
from mensae.games.spacemaze.data import (
    BERTHS,
    COLOURS,
    EFFECT,
    GLUE,
    KINDS,
    NAMES,
    NOWHERE,
    SIDES,
    colour_of,
    seat_of,
)
from mensae.games.spacemaze.rules.notes import (
    AT_HOME,
    BEGINS,
    CLEARED,
    DEALT,
    DOCKED,
    DREW,
    LAID_ASIDE,
    LEFT_UFO,
    MORPHED,
    ON_PAD,
    PLACES,
    PLAYED,
    RESHUFFLED,
    SHOWN,
    SWAPPED,
    TILE_LAID,
    TOOK,
    UNGLUED,
    WEARS,
    WENT,
)
from mensae.games.spacemaze.schema import (
    Choose,
    Discard,
    Dock,
    Drawn,
    Exit,
    GameAction,
    Give,
    Go,
    Home,
    Laid,
    Morph,
    Pad,
    Pick,
    Play,
    Rolled,
    Take,
    Turn,
)
from mensae.games.spacemaze.state import NONE, counts_of


def deeds(seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Did]:
    """What the action says itself, then the notes in their order; SM-35, SM-55: no note has a card in it."""
    did = _act(seat, action)
    for kind, one, other in notes:
        match action:
            case Exit() | Go() | Pad() | Take() | Give() | Home():
                did += _step(seat, action.alien, kind, one, other)
            case Morph(mate):
                did += _morph(seat, mate, notes, kind, one, other)
            case Dock(cell, side) if kind == DOCKED:
                start, at = BERTHS[one]
                did.append(Did("dock", seat, start=f"{NAMES[start]} {SIDES[at]}", to=f"{cell} {side}"))
            case Laid(tile) if kind == TILE_LAID:
                did.append(Did("lay", piece=tile, to=NAMES[one]))
            case Play(card) if kind == PLAYED and EFFECT[KINDS.index(card)] == GLUE:
                did.append(Did("glue", seat, piece=COLOURS[one]))
        did += _follow(action, kind, one, other)
    return did


def _act(seat: Seat, action: GameAction | None) -> list[Did]:
    """What needs no note."""
    match action:
        case Rolled(die):
            return [Did("roll", piece=die, count=1)]
        case Pick(die):
            return [Did("pick", seat, piece=die)]
        case Play(card):
            return [Did("play", seat, piece=card, count=-1)]
        case Turn(cell, quarters):
            return [Did("rotate", to=cell, count=quarters)]
        case Choose(cell):
            return [Did("choose", to=cell)]
        case Give(alien, to):
            return [Did("lose", seat, piece=alien), Did("take", seat, piece=to)]
    return []


def _follow(action: GameAction | None, kind: int, one: int, other: int) -> list[Did]:
    """What a note says, whoever acts."""
    if kind == BEGINS:
        return [Did("turn", one)]
    if kind in (DREW, DEALT):
        card = action.card if isinstance(action, Drawn) else None
        return [Did("draw" if kind == DREW else "deal", one, piece=card, count=1)]
    if kind == LAID_ASIDE:
        return [Did("aside", one, piece=action.card if isinstance(action, Discard) else None, count=-1)]
    if kind == SHOWN:
        return [Did("discard", one, piece=KINDS[card], count=n) for card, n in enumerate(counts_of(other)) if n]
    if kind == SWAPPED:
        return [Did("exchange", start=NAMES[one], to=NAMES[other])]
    if kind == CLEARED:
        return [Did("clear", count=other)]
    if kind == UNGLUED:
        return [Did("unglue", one)]
    if kind == RESHUFFLED:
        return [Did("reshuffle", count=one)]
    return []


def _step(seat: Seat, alien: str, kind: int, one: int, other: int) -> list[Did]:
    """Chapters 5, 7 and 10: what a point paid for."""
    if kind == WENT:
        return [Did("step", seat, piece=alien, start=NAMES[one], to=NAMES[other])]
    if kind == LEFT_UFO:
        return [Did("step", seat, piece=alien, to=NAMES[one])]
    if kind == ON_PAD:
        return [Did("pad", seat, piece=alien, to=NAMES[one])]
    if kind == AT_HOME:
        return [Did("step", seat, piece=alien, start=NAMES[one]), Did("home", seat, piece=alien)]
    return _take(seat, alien, one, NAMES[other]) if kind == TOOK else []


def _take(seat: Seat, alien: str, robbed: int, cell: str) -> list[Did]:
    """SM-66, SM-141, SM-142: the relic, and a token unless a teammate had it."""
    take, token = Did("take", seat, piece=alien, start=cell), Did("token", seat, count=1)
    if robbed == NONE:
        return [take, token]
    loser = int(seat_of(robbed))
    lose = Did("lose", loser, piece=COLOURS[colour_of(robbed)])
    return [lose, take] if loser == seat else [lose, take, token]


def _morph(seat: Seat, mate: str, notes: list[Note], kind: int, one: int, other: int) -> list[Did]:
    """SM-124 to SM-126: both change places, and the relic stays where it is."""
    own = next(COLOURS[colour] for morphed, colour, _ in notes if morphed == MORPHED)
    if kind == PLACES:
        here, there = _cell(one), _cell(other)
        return [Did("morph", seat, own, here, there), Did("morph", seat, mate, there, here)]
    if kind == WEARS:
        wearer = COLOURS[one]
        return [Did("lose", seat, piece=mate if wearer == own else own), Did("take", seat, piece=wearer)]
    return []


def _cell(cell: int) -> str | None:
    """The name of a cell; an alien in its UFO is at none."""
    return None if cell == NOWHERE else NAMES[cell]
