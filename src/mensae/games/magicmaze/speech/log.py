"""The log, as text keys with values."""

from mensae.core.bits import has
from mensae.core.schema import Seat, Sits, TimeUp, Told, Value, Who
from mensae.core.state import Note
from mensae.games.magicmaze.data import (
    COLOURS,
    DOME_OF,
    EAT,
    FACE_COLOURS,
    FACE_IDS,
    LOCK,
    NAMES,
    NONE,
    PIECES,
    PLATFORM,
    SIDES,
    SLUG,
    TILE_IDS,
    X_TILES,
)
from mensae.games.magicmaze.rules.board import colour_of
from mensae.games.magicmaze.rules.codes import move_way
from mensae.games.magicmaze.rules.notes import BUILT, EATEN, LAID, PLACED
from mensae.games.magicmaze.rules.start import SOLO_TILES
from mensae.games.magicmaze.schema import (
    BuildBridge,
    BuildDome,
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
    PlaceRubbish,
    PlaceStart,
    Produce,
    Ready,
    Resume,
    Settled,
    Stare,
    SwitchTile,
    TakeFace,
)
from mensae.games.magicmaze.speech.effects import dome_values, effects, home_values, rubbish_came, tile_laid
from mensae.games.magicmaze.speech.words import (
    called,
    colour_name,
    colour_names,
    face_name,
    missing,
    names,
    new_piece,
    side_name,
    the_piece,
    tile_names,
)
from mensae.games.magicmaze.state import NOTHING, WON, State


def tell(s: State, seat: Seat, action: GameAction | None, notes: list[Note]) -> list[Told]:
    """What was done, and what came of it."""
    if action is None:  # MM-11: there is no such reader
        return []
    return [*_deed(s, seat, action, notes), *effects(s, notes)]


def _deed(s: State, seat: Seat, action: GameAction, notes: list[Note]) -> list[Told]:
    who: dict[str, Value] = {"who": Who(seat)}
    match action:
        case Move() | Pipe() | Eat():
            return _transport(s, who, action, notes)
        case Produce() | Explore() | BuildBridge() | BuildDome() | JokerConvert() | JokerTalk():
            return [_build(s, who, action)]
        case PlaceRubbish():
            return _place(s, who, action, notes)
        case PawnTo(other):
            return [Told("magicmaze-pawn-to", {**who, "other": Who(other)})]
        case PawnOn(place):
            return [Told(f"magicmaze-pawn-{place}", who)]
        case Stare(other):
            return [Told("magicmaze-stare", {**who, "other": Who(other)})]
        case TakeFace() | SwitchTile() | PlaceStart():
            return _prepared(s, who, action, notes)
        case Sits():
            return _seated(s, action, notes)
        case EndTalk():
            return [Told("magicmaze-end-talk", who)]
        case Ready():
            return [Told("magicmaze-ready", who)]
        case Pause():
            return [Told("magicmaze-pause", who)]
        case Resume():
            return [Told("magicmaze-resume", who)]
        case GiveUp():
            return [Told("magicmaze-give-up", who)]
        case Joined() | Drawn() | Dealt():
            return _chance(s, action, notes)
        case TimeUp():
            return []  # the end tells it
        case Settled():
            return _settled(s, notes)


def _build(
    s: State,
    who: dict[str, Value],
    action: Produce | Explore | BuildBridge | BuildDome | JokerConvert | JokerTalk,
) -> Told:
    """Sections 6, 8, 10, 14 and 15."""
    match action:
        case Produce(colour, platform):
            made = new_piece(COLOURS.index(colour))
            return Told("magicmaze-produce", {**who, "piece": made, "platform": called(s, platform)})
        case Explore(platform):
            spent = the_piece(LOCK[PLATFORM[platform]])
            return Told("magicmaze-explore", {**who, "piece": spent, "platform": platform})
        case BuildBridge(site, end, colour):
            bridge: dict[str, Value] = {"colour": colour_name(COLOURS.index(colour)), "site": site}
            spent = the_piece(COLOURS.index(colour))
            return Told("magicmaze-bridge", {**who, **bridge, "piece": spent, "end": called(s, end)})
        case BuildDome(site):
            return Told("magicmaze-dome", {**who, "site": site, **dome_values(s)})
        case JokerConvert(platform, old, new):
            swap: dict[str, Value] = {"old": the_piece(COLOURS.index(old)), "new": new_piece(COLOURS.index(new))}
            return Told("magicmaze-convert", {**who, **swap, "platform": platform, "left": int(s.jokers)})
        case JokerTalk():
            return Told("magicmaze-joker-talk", {**who, "left": int(s.jokers)})


def _transport(s: State, who: dict[str, Value], action: Move | Pipe | Eat, notes: list[Note]) -> list[Told]:
    """Sections 7, 17 and 18."""
    values: dict[str, Value] = {**who, "start": called(s, action.start), "to": called(s, action.to)}
    match action:
        case Move(piece):
            way = int(colour_of(s, move_way(s.acted_code)))
            moved: dict[str, Value] = {"piece": the_piece(PIECES.index(piece)), "colour": colour_name(way)}
            told = [Told("magicmaze-move", {**values, **moved})]
        case Pipe(piece):
            told = [Told("magicmaze-pipe", {**values, "piece": the_piece(PIECES.index(piece))})]
        case Eat():
            way = int(colour_of(s, s.acted_code - EAT))
            food = next(piece for kind, piece, _ in notes if kind == EATEN)
            return [Told("magicmaze-eat", {**values, "piece": the_piece(food), "colour": colour_name(way)})]
    return told + _arrival(s, int(s.root[PLATFORM[action.to]]), notes)


def _arrival(s: State, p: int, notes: list[Note]) -> list[Told]:
    """MM-96, MM-98, MM-109: a site that is full, a dome that was built with it, or a colonist who is home."""
    site = DOME_OF[p]
    if site == NONE:
        return []
    if s.built[site] == 0:
        return [] if missing(s, site) else [Told("magicmaze-full", {"site": NAMES[p]})]
    if any(kind == BUILT for kind, _, _ in notes):
        return [Told("magicmaze-auto-dome", {"site": NAMES[p], **dome_values(s)})]
    return [Told("magicmaze-home", home_values(s))] if s.phase < WON else []


def _place(s: State, who: dict[str, Value], action: PlaceRubbish, notes: list[Note]) -> list[Told]:
    """MM-159, MM-168, MM-169: the piece that was asked for, and those that follow without a question."""
    p = PLATFORM[action.target]
    values: dict[str, Value] = {**who, "platform": action.target, "origin": called(s, action.origin)}
    told = [Told("magicmaze-place-slug" if s.on[p] == SLUG else "magicmaze-place", values)]
    return told + rubbish_came(s, notes, [p])


def _prepared(
    s: State, who: dict[str, Value], action: TakeFace | SwitchTile | PlaceStart, notes: list[Note]
) -> list[Told]:
    """Sections 4 and 22: faces, and the first tiles of a solo game."""
    match action:
        case TakeFace(face):
            return [Told("magicmaze-take", {**who, "face": face_name(FACE_IDS.index(face))})]
        case SwitchTile(face):
            return [Told("magicmaze-switch", {**who, "face": face_name(FACE_IDS.index(face))})]
        case PlaceStart(tile, side):
            values: dict[str, Value] = {**who, "tile": tile, "side": side_name(SIDES.index(side))}
            return [Told("magicmaze-place-start", values), *rubbish_came(s, notes, [])]


def _seated(s: State, action: Sits, notes: list[Note]) -> list[Told]:
    """Section 23: who plays."""
    who: dict[str, Value] = {"who": Who(action.seat)}
    match action:
        case Sits("gone", seat) if s.terms.shared and not s.terms.solo and s.face[seat] != NOTHING:
            colours = colour_names(FACE_COLOURS[s.face[seat]])
            return [Told("magicmaze-sits-shared", {**who, "colours": colours}), *rubbish_came(s, notes, [])]
        case Sits("gone") if s.terms.shared or s.terms.solo:
            return [Told("magicmaze-sits-away", who), *rubbish_came(s, notes, [])]
        case Sits(sitter):
            return [Told(f"magicmaze-sits-{sitter}", who), *rubbish_came(s, notes, [])]


def _chance(s: State, action: Joined | Drawn | Dealt, notes: list[Note]) -> list[Told]:
    """MM-46, MM-78, MM-199, MM-208: tiles before the start are told with the last of them."""
    match action:
        case Joined():
            tiles = [TILE_IDS[tile] for tile in X_TILES if has(s.stack, tile)]
            last = s.to_draw == (SOLO_TILES if s.terms.solo else 0)
            return [Told("magicmaze-joined", {"tiles": names(tiles), "count": len(tiles)})] if last else []
        case Drawn():
            if laid := [(tile, p) for kind, tile, p in notes if kind == LAID]:
                return tile_laid(s, *laid[0], notes)
            first: dict[str, Value] = {"tiles": tile_names(int(s.drawn))}
            return [Told("magicmaze-drawn", first)] if s.to_draw == 0 else []
        case Dealt(name):
            face = FACE_IDS.index(name)
            seat = next(seat for seat in range(s.seats) if s.face[seat] == face)
            return [Told("magicmaze-dealt", {"who": Who(seat), "face": face_name(face)})]


def _settled(s: State, notes: list[Note]) -> list[Told]:
    """MM-172: whose time is up, and where the pieces went."""
    late = [(seat, pieces) for kind, seat, pieces in notes if kind == PLACED]
    told = [Told("magicmaze-settled", {"who": Who(seat), "pieces": pieces}) for seat, pieces in late]
    return told + rubbish_came(s, notes, [])
