"""What a bot does as a team-mate: its part of the plan, at the pace of a person."""

from mensae.core.bits import has
from mensae.core.schema import Advice, Seat, Skill
from mensae.games.magicmaze.data import (
    ASIDE,
    BRIDGE,
    DOME,
    EAT,
    EXPLORE,
    ICONS,
    MOVE,
    NONE,
    PAWN,
    PERSON,
    PIPE,
    RUBBISH_MS,
    SEATS_MOST,
    START,
    TILE_COUNT,
)
from mensae.games.magicmaze.planner.steps import colour_needed, concerned
from mensae.games.magicmaze.planner.tasks import best_placing
from mensae.games.magicmaze.rules.board import colours, vacant
from mensae.games.magicmaze.rules.engine import legal
from mensae.games.magicmaze.rules.start import free_sides
from mensae.games.magicmaze.rules.timer import is_open
from mensae.games.magicmaze.state import NEVER, NOBODY, NOTHING, PLAYING, PREPARING, State
from mensae.games.magicmaze.team.pace import LOOK, PACES, Pace, has_people, varied
from mensae.games.magicmaze.team.solo import solo_step
from mensae.games.magicmaze.team.thoughts import HOURGLASS_ICON, Memory, flip_time, is_flipping, plan_at


def mate(s: State, seat: Seat, skill: Skill, at: int, memory: Memory) -> Advice:
    """MM-225, MM-226: the next action of a bot in this seat, and when it does it."""
    pace, at = PACES[skill], max(at, int(s.now))
    if s.phase == PREPARING:
        return _prepare(s, at)
    if s.phase != PLAYING or vacant(s, seat):
        return Advice(None, at + LOOK)
    if s.queue[seat] != 0:
        placing, asked = best_placing(s, seat), int(s.due[seat]) - RUBBISH_MS
        return Advice(None if placing == NOTHING else placing, asked + varied(pace.choose, seat, int(s.acts)))
    begin = int(s.began)
    if is_open(s):
        if has_people(s):
            return Advice(None, at + LOOK)  # while people talk, bots wait
        begin = int(s.talk_at + s.terms.guard)
    if s.terms.solo:
        return solo_step(s, pace, at, memory)
    return _step(s, seat, pace, begin, at, memory)


def _prepare(s: State, at: int) -> Advice:
    """MM-209: in a solo game the first tiles are laid; else there is nothing for a bot to do before the start."""
    for tile in range(TILE_COUNT):
        if has(s.drawn, tile):
            return Advice(START + tile * 4 + free_sides(s)[0], at)  # at once: no time passes yet
    return Advice(None, at + LOOK)


def _step(s: State, seat: Seat, pace: Pace, begin: int, at: int, memory: Memory) -> Advice:
    """The first action of the plan that is this seat's to do now; if all wait for a person, perhaps the pawn."""
    codes = plan_at(s, pace, at, memory)
    look = at + LOOK
    if (flip := flip_time(s, pace, memory)) is not None and flip > at:
        look = min(look, flip)
    code = _mine(s, seat, codes, pace, max(begin, at))
    if code is not None:
        return Advice(code, max(begin, _due(s, seat, code, codes, pace)))
    if codes and (awaited := _awaited(s, seat, codes[0])) is not None:
        call = last_act(s) + varied(pace.patience, seat, int(s.acts))
        called, place = last_call(s), HOURGLASS_ICON if is_flipping(s, pace, at, memory) else awaited
        if called < last_act(s) or s.pawn != place:
            return Advice(PAWN + place, max(call, called + pace.patience))
        return Advice(PAWN + place, called + 2 * pace.patience)  # once more
    return Advice(None, look)


def _mine(s: State, seat: Seat, codes: list[int], pace: Pace, at: int) -> int | None:
    """The first action of the plan that the seat is to do: the next of all, or one that is in nobody's way."""
    touched: set[int] = set()
    options: set[int] | None = None
    wished = range(0) if last_call(s) < last_act(s) else asked_for(s)
    hurry = is_called(s, seat) or len(wished) > 0
    for ahead, code in enumerate(codes[: 1 + (len(codes) if hurry else pace.ahead)]):
        places = set(concerned(s, code))
        if doer(s, code) == seat:
            if code in wished and code in legal(s, seat, at):
                return code
            if ahead == 0 or (not places & touched and is_harmless(code)):
                options = set(legal(s, seat, at)) if options is None else options
                if code in options and not _takes_last(s, code, codes[:ahead]):
                    return code
        touched |= places
    return None


def last_act(s: State) -> int:
    """When the last game action was done, or the sand began to run."""
    return int(s.began if s.acted_by == NOBODY else s.acted[s.acted_by])


def last_call(s: State) -> int:
    """When the pawn was last put anywhere."""
    return max(int(s.pawn_at[seat]) for seat in range(s.seats))


def is_called(s: State, seat: Seat) -> bool:
    """Whether the pawn stands in front of the seat, and nothing has happened since."""
    return s.pawn == seat and last_call(s) >= last_act(s)


def asked_for(s: State) -> range:
    """MM-131: the codes of what the icon with the pawn asks for; rubbish is moved like anything else."""
    if not SEATS_MOST <= s.pawn < ASIDE:
        return range(0)
    asked = {"produce": range(MOVE), "bridge": range(BRIDGE, PIPE), "pipe": range(PIPE, EAT), "slug": range(EAT, DOME)}
    return asked.get(ICONS[s.pawn - SEATS_MOST], range(0))


def is_harmless(code: int) -> bool:
    """Whether an action may be done before its turn: not one that brings tiles, rubbish or the landing."""
    return code < EXPLORE or PIPE <= code < DOME


def _takes_last(s: State, code: int, before: list[int]) -> bool:
    """Whether a resource would be produced that an earlier action of the plan needs."""
    if code >= MOVE:
        return False
    colour = colour_needed(s, code)
    return s.supply[colour] <= sum(1 for other in before if other < MOVE and colour_needed(s, other) == colour)


def owners(s: State, code: int) -> list[Seat]:
    """MM-47, MM-48: the seats that can do an action of the plan."""
    colour = colour_needed(s, code)
    if colour == NOTHING:  # over a bridge that is still to be built
        return []
    there = [seat for seat in range(s.seats) if not vacant(s, seat)]
    return there if colour == NONE else [seat for seat in there if has(colours(s, seat), colour)]


def doer(s: State, code: int) -> Seat | None:
    """The bot that does it: who has just acted goes on, else who has rested longest; None if only people can."""
    bots = [seat for seat in owners(s, code) if s.sitter[seat] != PERSON and s.queue[seat] == 0]
    if not bots:
        return None
    if s.acted_by in bots:
        return int(s.acted_by)
    return min(bots, key=lambda seat: (int(s.acted[seat]), seat))


def _due(s: State, seat: Seat, code: int, codes: list[int], pace: Pace) -> int:
    """When the seat does it: hands need time, and so does seeing what others did."""
    number = int(s.acts)
    due = int(s.acted[seat]) + varied(pace.repeat, seat, number) if s.acted[seat] != NEVER else int(s.began)
    if s.acted_by != seat and (code == codes[0] or _follows(s, code)):
        due = max(due, last_act(s) + varied(pace.react, seat, number))
    if s.acted_by >= 0 and s.sitter[s.acted_by] == PERSON and _undoes(s, code):
        due = max(due, last_act(s) + 4 * pace.courtesy)  # perhaps the person has another idea
    elif any(s.sitter[other] == PERSON for other in owners(s, code)):
        due = max(due, last_act(s) + pace.courtesy)
    if is_called(s, seat):
        due = min(due, last_call(s) + varied(pace.called, seat, number))
    return due


def _follows(s: State, code: int) -> bool:
    """Whether an action concerns the platform where the last one ended."""
    if s.acted_code < 0:
        return False
    ended = concerned(s, int(s.acted_code))[-1:]
    return bool(set(ended) & set(concerned(s, code)))


def _undoes(s: State, code: int) -> bool:
    """Whether an action leads back to where the last one came from."""
    return s.acted_code >= 0 and concerned(s, code) == concerned(s, int(s.acted_code))[::-1]


def _awaited(s: State, seat: Seat, code: int) -> Seat | None:
    """The person for whom all wait, if this is the bot that calls: the first one, where there is a pawn."""
    people = [other for other in owners(s, code) if s.sitter[other] == PERSON]
    callers = [other for other in range(s.seats) if s.sitter[other] != PERSON and not vacant(s, other)]
    if not s.terms.pawns or not people or not callers or callers[0] != seat:
        return None
    return people[0]
