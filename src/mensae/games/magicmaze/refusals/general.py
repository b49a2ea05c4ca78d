"""Why an action is not legal: the rule, and a sentence with the numbers in it; first what forbids everything."""

from typing import TypeAlias

from mensae.core.schema import HOST, Refusal, Seat, Sits, TimeUp, Who, no
from mensae.games.magicmaze.data import BOT, HEAPS, NAMES
from mensae.games.magicmaze.refusals.build import no_bridge, no_conversion, no_dome, no_exploring, no_joker_talk
from mensae.games.magicmaze.refusals.people import (
    no_end_talk,
    no_face,
    no_first_tile,
    no_giving_up,
    no_pawn_on,
    no_pawn_to,
    no_ready,
    no_resuming,
    no_stare,
    no_switch,
)
from mensae.games.magicmaze.refusals.rubbish import no_place
from mensae.games.magicmaze.refusals.transport import no_meal, no_move, no_pipe, no_product
from mensae.games.magicmaze.rules.board import vacant
from mensae.games.magicmaze.rules.start import is_joining
from mensae.games.magicmaze.rules.timer import guarded
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
from mensae.games.magicmaze.speech.words import people_without, seat_names, tile_names
from mensae.games.magicmaze.state import (
    DEALING,
    DRAWING,
    EXPLORING,
    LOST,
    PAUSED,
    PLAYING,
    PREPARING,
    WON,
    State,
    queued,
)

Board: TypeAlias = Produce | Move | Explore | BuildBridge | Pipe | Eat | BuildDome | JokerConvert | JokerTalk  # MM-10
Beside: TypeAlias = (
    PlaceRubbish
    | PawnTo
    | PawnOn
    | Stare
    | EndTalk
    | SwitchTile
    | TakeFace
    | PlaceStart
    | Ready
    | Pause
    | Resume
    | GiveUp
)
_TABLE_RULES = {Joined: "MM-199", Drawn: "MM-35", Dealt: "MM-46", TimeUp: "MM-52", Settled: "MM-172"}
_SITS_RULES = {"person": "MM-222", "bot": "MM-223", "gone": "MM-220"}


def refusal(s: State, seat: Seat, action: GameAction, at: int) -> Refusal:
    """MM-127, MM-234: the first rule that forbids the action; those that forbid everything come first."""
    now = max(at, int(s.now))
    if s.phase >= WON:
        return _over(s)
    if isinstance(action, Sits):
        return _no_sitting(s, seat, action, now)
    if seat < 0 or isinstance(action, Joined | Drawn | Dealt | TimeUp | Settled):
        return no(_TABLE_RULES.get(type(action), "MM-02"), "magicmaze-no-table")
    if seat >= s.seats:
        return no("MM-218", "magicmaze-no-seat", seat=seat + 1, seats=int(s.seats))
    if s.phase in (DRAWING, DEALING, EXPLORING):
        return no(_drawn_by(s), "magicmaze-no-wait")
    if s.phase == PLAYING and now >= s.ends:
        return no("MM-56", "magicmaze-no-sand")
    if vacant(s, seat):
        return no("MM-224" if s.terms.solo else "MM-221", "magicmaze-no-vacant", who=Who(seat))
    if s.phase == PAUSED and not isinstance(action, Resume):
        return no("MM-228", "magicmaze-no-pause", seats=seat_names(people_without(s, int(s.resumed))))
    if s.phase == PREPARING and isinstance(action, Board | PlaceRubbish):
        return _too_early(s)
    if not isinstance(action, Board):
        return _beside_it(s, seat, action, now)
    if s.queue[seat] != 0:
        origin = NAMES[s.root[HEAPS[queued(s, seat)[0]]]]
        return no("MM-170", "magicmaze-no-question", origin=origin, pieces=int(s.aside[seat]))
    if guarded(s, now):
        return no("MM-122", "magicmaze-no-guard", ms=int(s.talk_at + s.terms.guard) - now)
    return _on_board(s, seat, action)


def _no_sitting(s: State, seat: Seat, action: Sits, now: int) -> Refusal:
    """MM-220 to MM-224: it is not for a seat to say who plays, nothing new is said, or the game is solo."""
    if seat != HOST:
        return no(_SITS_RULES[action.who], "magicmaze-no-sits")
    if action.seat >= s.seats:
        return no("MM-218", "magicmaze-no-seat", seat=action.seat + 1, seats=int(s.seats))
    if s.phase in (DRAWING, DEALING, EXPLORING):
        return no(_drawn_by(s), "magicmaze-no-wait")
    if s.phase == PLAYING and now >= s.ends:
        return no("MM-56", "magicmaze-no-sand")
    if action.who == "bot" and s.sitter[action.seat] != BOT:
        return no("MM-224", "magicmaze-no-sits-solo", who=Who(action.seat))
    return no(_SITS_RULES[action.who], f"magicmaze-no-sits-{action.who}", who=Who(action.seat))


def _drawn_by(s: State) -> str:
    """The rule by which chance draws now."""
    if s.phase == DRAWING:
        return "MM-199" if is_joining(s) else "MM-208"
    return "MM-46" if s.phase == DEALING else "MM-78"


def _too_early(s: State) -> Refusal:
    """MM-41: what has to be done before the sand runs."""
    if s.drawn != 0:
        return no("MM-41", "magicmaze-no-start-tiles", tiles=tile_names(int(s.drawn)))
    return no("MM-41", "magicmaze-no-start", seats=seat_names(people_without(s, int(s.ready))))


def _over(s: State) -> Refusal:
    """MM-56, MM-111: nothing is accepted any more."""
    if s.phase == LOST and s.ended_by == "MM-55":
        return no("MM-56", "magicmaze-no-sand")
    return no("MM-111", "magicmaze-no-won" if s.phase == WON else "magicmaze-no-lost")


def _on_board(s: State, seat: Seat, action: Board) -> Refusal:
    """MM-10: what is wrong with this game action."""
    match action:
        case Produce():
            return no_product(s, seat, action)
        case Move():
            return no_move(s, seat, action)
        case Explore(platform):
            return no_exploring(s, seat, platform)
        case BuildBridge():
            return no_bridge(s, seat, action)
        case Pipe():
            return no_pipe(s, action)
        case Eat():
            return no_meal(s, seat, action)
        case BuildDome(site):
            return no_dome(s, site)
        case JokerConvert():
            return no_conversion(s, seat, action)
        case JokerTalk():
            return no_joker_talk(s)


def _beside_it(s: State, seat: Seat, action: Beside, now: int) -> Refusal:
    """What is wrong with this one, which is no game action."""
    match action:
        case PlaceRubbish():
            return no_place(s, seat, action)
        case PawnTo(other):
            return no_pawn_to(s, seat, other, now)
        case PawnOn():
            return no_pawn_on(s, seat, now)
        case Stare(other):
            return no_stare(s, seat, other)
        case EndTalk():
            return no_end_talk(s, seat)
        case SwitchTile(face):
            return no_switch(s, face, now)
        case TakeFace(face):
            return no_face(s, seat, face)
        case PlaceStart():
            return no_first_tile(s, action)
        case Ready():
            return no_ready(s, seat)
        case Pause():
            return no("MM-227", "magicmaze-no-pausing" if s.phase == PLAYING else "magicmaze-no-before")
        case Resume():
            return no_resuming(s, seat)
        case GiveUp():
            return no_giving_up(s, seat)
