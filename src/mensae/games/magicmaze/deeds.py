"""What entries did, as data: platforms go by their first names in the view, bridge sites, pieces, tiles and faces too.

produce (a piece appears) · move (over a highway), pipe, with `seat` whoever did it · remove (a piece goes back to the
supply) · drop (rubbish comes), crawl (a slug comes) · lay (a tile, beyond a half platform) · bridge, dome · land
(colonists) · flip (the hourglass, ms of sand) · talk, silence (a window opens, closes) · joker · ask (for rubbish to
place), settle (without the seat) · pawn (to a seat as in the view, an icon or aside), stare (to the number of a seat) ·
draw (a tile) · take (an action tile), switch · ready, pause, resume, give-up · start, go-on (the sand runs) · sits (who
plays a seat)
"""

from mensae.core.schema import Did, Seat, Sits
from mensae.core.state import Note
from mensae.games.magicmaze.data import (
    COLOURS,
    DOMES,
    LOCK,
    NAMES,
    NEEDS,
    PIECES,
    PLATFORM,
    ROCKETS,
    RUBBISH,
    SLUG,
    TILE_IDS,
)
from mensae.games.magicmaze.rules.codes import slot
from mensae.games.magicmaze.rules.notes import (
    ASKED,
    BUILT,
    CLOSED,
    CRAWLED,
    DROPPED,
    EATEN,
    FACED,
    FLIPPED,
    LAID,
    LANDED,
    MOVED,
    OPENED,
    PLACED,
    PRODUCED,
    RESUMED,
    SPENT,
    STARTED,
)
from mensae.games.magicmaze.rules.transport import is_food
from mensae.games.magicmaze.schema import (
    BuildBridge,
    Dealt,
    Drawn,
    Eat,
    EndTalk,
    Explore,
    GameAction,
    GiveUp,
    Joined,
    JokerConvert,
    JokerTalk,
    Move,
    Pause,
    PawnOn,
    PawnTo,
    Pipe,
    Produce,
    Ready,
    Resume,
    Stare,
    SwitchTile,
    TakeFace,
)


def deeds(seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Did]:
    """What the action says itself, then the notes in their order."""
    did = _act(seat, action)
    for kind, one, other in notes:
        match action:
            case Move(piece) if kind == MOVED:
                did.append(Did("move", seat, piece, NAMES[one], NAMES[other]))
            case Pipe(piece) if kind == MOVED:
                did.append(Did("pipe", seat, piece, NAMES[one], NAMES[other]))
            case Eat() if kind == MOVED:
                did.append(Did("move", seat, PIECES[SLUG], NAMES[one], NAMES[other]))
            case Produce(colour) if kind == PRODUCED:
                did.append(Did("produce", seat, colour, to=NAMES[one]))
            case Dealt(face) if kind == FACED:
                did.append(Did("take", one, face))
            case _:
                did += _board(seat, kind, one, other) or _course(kind, one, other)
    return did


def _board(seat: Seat, kind: int, one: int, other: int) -> list[Did]:
    """What a note says of tiles, platforms and pieces."""
    if kind in (SPENT, EATEN):
        return [_removed(one, other)]
    if kind in (DROPPED, CRAWLED):
        what, piece = ("drop", RUBBISH) if kind == DROPPED else ("crawl", SLUG)
        driven = [_removed(other, one)] if is_food(other) else []
        return [*driven, Did(what, piece=PIECES[piece], to=NAMES[one])]
    if kind == LAID:
        return [Did("lay", piece=TILE_IDS[one], to=NAMES[other])]
    if kind == BUILT:
        site = NAMES[DOMES[one]]
        used = [(colour, int(NEEDS[slot(one, c)])) for c, colour in enumerate(COLOURS)]
        return [*(Did("remove", piece=c, start=site, count=-n) for c, n in used if n), Did("dome", seat, to=site)]
    return []


def _removed(piece: int, platform: int) -> Did:
    return Did("remove", piece=PIECES[piece], start=NAMES[platform], count=-1)


def _course(kind: int, one: int, other: int) -> list[Did]:
    """What a note says of sand, talk and rubbish that waits."""
    if kind == FLIPPED:
        return [Did("flip", to=NAMES[one], count=other)]
    if kind == LANDED:
        return [Did("land", piece="colonist", to=NAMES[ROCKETS[0]], count=one)]
    if kind == ASKED:
        return [Did("ask", one)]
    if kind == PLACED:
        return [Did("settle", one, count=other)]
    names = {OPENED: "talk", CLOSED: "silence", STARTED: "start", RESUMED: "go-on"}
    return [Did(names[kind])]


def _act(seat: Seat, action: GameAction | None) -> list[Did]:
    """What needs no note."""
    match action:
        case Explore(platform):
            return [Did("remove", piece=COLOURS[LOCK[PLATFORM[platform]]], start=platform, count=-1)]
        case BuildBridge(site, _, colour):
            return [Did("bridge", seat, colour, to=site)]
        case JokerConvert(platform, old, new):
            spent, made = Did("remove", piece=old, start=platform, count=-1), Did("produce", seat, new, to=platform)
            return [Did("joker", seat, count=-1), spent, made]
        case JokerTalk():
            return [Did("joker", seat, count=-1)]
        case PawnTo(other):
            return [Did("pawn", seat, to=f"seat {other + 1}")]
        case PawnOn(place):
            return [Did("pawn", seat, to=place)]
        case Stare(other):
            return [Did("stare", seat, to=str(other))]
        case EndTalk():
            return [Did("silence", seat)]
    return _prepare(seat, action)


def _prepare(seat: Seat, action: GameAction | None) -> list[Did]:
    """Sections 3, 4, 22 and 23: tiles and faces before the start, and who is there."""
    match action:
        case Joined(tile) | Drawn(tile):
            return [Did("draw", piece=tile)]
        case TakeFace(face):
            return [Did("take", seat, face)]
        case SwitchTile(face):
            return [Did("switch", seat, face)]
        case Ready():
            return [Did("ready", seat)]
        case Pause():
            return [Did("pause", seat)]
        case Resume():
            return [Did("resume", seat)]
        case GiveUp():
            return [Did("give-up", seat)]
        case Sits(who, sitter):
            return [Did("sits", sitter, who)]
    return []
