"""The choices, as text keys with values: each with what it brings."""

from mensae.core.bits import count
from mensae.core.schema import Seat, Sits, TimeUp, Told, Value, Who
from mensae.games.magicmaze.actions import CODE
from mensae.games.magicmaze.data import (
    COLONIST,
    COLOURS,
    DOME_OF,
    EAT,
    FACE_IDS,
    LOCK,
    NONE,
    PIECES,
    PLATFORM,
    SIDES,
    SLUG,
    TILE_IDS,
)
from mensae.games.magicmaze.rules.board import colour_of
from mensae.games.magicmaze.rules.codes import move_way
from mensae.games.magicmaze.rules.timer import flips, homes, is_enough
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
from mensae.games.magicmaze.speech.effects import things
from mensae.games.magicmaze.speech.words import (
    called,
    colour_name,
    face_name,
    listed,
    missing,
    new_piece,
    side_name,
    the_piece,
    trade,
)
from mensae.games.magicmaze.state import NOTHING, State


def label(s: State, seat: Seat, action: GameAction) -> Told:
    """A choice with what it brings; seconds are those of the last entry."""
    match action:
        case Produce() | Explore() | BuildBridge() | BuildDome() | JokerConvert() | JokerTalk():
            return _build(s, action)
        case Move() | Pipe() | Eat():
            return _transport(s, action, CODE[action])
        case PlaceRubbish(origin, target):
            return _place(s, called(s, origin), target)
        case PawnTo(other):
            return Told("magicmaze-do-pawn-to", {"other": Who(other)})
        case PawnOn(place):
            return Told(f"magicmaze-do-pawn-{place}")
        case Stare(other):
            return Told("magicmaze-do-stare", {"other": Who(other)})
        case SwitchTile(face):
            return Told("magicmaze-do-switch", {"face": face_name(FACE_IDS.index(face))})
        case TakeFace(face):
            return Told("magicmaze-do-take", {"face": face_name(FACE_IDS.index(face))})
        case PlaceStart(tile, side):
            laid: dict[str, Value] = {"tile": tile, "side": side_name(SIDES.index(side))}
            if there := things(s, TILE_IDS.index(tile)):
                return Told("magicmaze-do-place-start-with", {**laid, "things": listed(there)})
            return Told("magicmaze-do-place-start", laid)
        case EndTalk():
            return Told("magicmaze-do-end-talk")
        case Ready():
            return Told("magicmaze-do-ready")
        case Pause():
            return Told("magicmaze-do-pause")
        case Resume():
            return Told("magicmaze-do-resume")
        case GiveUp():
            return Told("magicmaze-do-give-up")
        case Joined() | Drawn() | Dealt() | TimeUp() | Settled() | Sits():
            return Told("table-do-chance")


def _build(s: State, action: Produce | Explore | BuildBridge | BuildDome | JokerConvert | JokerTalk) -> Told:
    """Sections 6, 8, 10, 14 and 15."""
    match action:
        case Produce(colour, platform):
            number = COLOURS.index(colour)
            made: dict[str, Value] = {"piece": new_piece(number), "left": int(s.supply[number]) - 1}
            return Told("magicmaze-do-produce", {**made, "platform": called(s, platform)})
        case Explore(platform):
            left = int(count(s.stack))
            spent = the_piece(LOCK[PLATFORM[platform]])
            return Told("magicmaze-do-explore", {"platform": platform, "piece": spent, "tiles": left})
        case BuildBridge(site, _, colour):
            return Told("magicmaze-do-bridge", {"site": site, "colour": colour_name(COLOURS.index(colour))})
        case BuildDome(site):
            return Told("magicmaze-do-dome", {"site": site, "left": int(s.domes) - 1})
        case JokerConvert(platform, old, new):
            swap: dict[str, Value] = {"old": the_piece(COLOURS.index(old)), "new": new_piece(COLOURS.index(new))}
            return Told("magicmaze-do-convert", {**swap, "platform": platform, "left": int(s.jokers) - 1})
        case JokerTalk():
            return Told("magicmaze-do-joker-talk", {"left": int(s.jokers) - 1})


def _transport(s: State, action: Move | Pipe | Eat, code: int) -> Told:
    """Sections 7, 17 and 18."""
    values: dict[str, Value] = {"start": called(s, action.start), "to": called(s, action.to)}
    match action:
        case Move(piece):
            values["piece"] = the_piece(PIECES.index(piece))
            values["colour"] = colour_name(int(colour_of(s, move_way(code))))
            told = Told("magicmaze-do-move", values)
        case Pipe(piece):
            told = Told("magicmaze-do-pipe", {**values, "piece": the_piece(PIECES.index(piece))})
        case Eat():
            values["piece"] = the_piece(int(s.on[s.root[PLATFORM[action.to]]]))
            values["colour"] = colour_name(int(colour_of(s, code - EAT)))
            return Told("magicmaze-do-eat", values)
    return _bringing(s, told, int(s.root[PLATFORM[action.to]]), PIECES.index(action.piece))


def _bringing(s: State, told: Told, p: int, piece: int) -> Told:
    """MM-82, MM-93, MM-109: what the arrival of the piece brings, if it is more than itself."""
    if flips(s, p, piece):
        return Told("magicmaze-do-and-flip", {"move": told, **trade(s, int(s.ends - s.now))})
    site = DOME_OF[p]
    if site == NONE:
        return told
    if piece != COLONIST:
        free = len(missing(s, site)) - 1
        key = "magicmaze-do-and-dome" if free == 0 and s.terms.auto_dome else "magicmaze-do-and-slot"
        return Told(key, {"move": told, "free": free} if key.endswith("slot") else {"move": told})
    wins = is_enough(s, homes(s) + 1)  # no highway leads from dome to dome
    return Told("magicmaze-do-and-win" if wins else "magicmaze-do-and-home", {"move": told})


def _place(s: State, origin: str, target: str) -> Told:
    """MM-158, MM-159: what lies there now."""
    on = int(s.on[PLATFORM[target]])
    there = "slug" if on == SLUG else "nothing" if on == NOTHING else "resource"
    return Told("magicmaze-do-place", {"origin": origin, "target": target, "there": there})
