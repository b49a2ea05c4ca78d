"""Alone with all colours: which action tile to use, and what to do while waiting for the other one."""

from mensae.core.bits import has
from mensae.core.schema import Advice
from mensae.games.magicmaze.data import EXPLORE, FACE_COLOURS, FACE_COUNT, NONE, SOLO_MS, SWITCH
from mensae.games.magicmaze.planner.steps import colour_needed, concerned
from mensae.games.magicmaze.rules.engine import legal
from mensae.games.magicmaze.rules.start import in_open_second, period
from mensae.games.magicmaze.state import NEVER, NOTHING, State
from mensae.games.magicmaze.team.pace import LOOK, Pace, varied
from mensae.games.magicmaze.team.thoughts import Memory, plan_at


def solo_step(s: State, pace: Pace, at: int, memory: Memory) -> Advice:
    """MM-213 to MM-216: the first action of the plan in a colour of the active face, or the change to another face."""
    codes = plan_at(s, pace, at, memory)
    due = int(s.began if s.acted[0] == NEVER else s.acted[0]) + varied(pace.repeat, 0, int(s.acts))
    code = _possible(s, codes, at)
    face = best_face(s, codes)
    opens = next_opening(s, at)
    if face != s.active and (code is None or due >= opens or opens <= at):
        return Advice(SWITCH + face, max(at, opens))
    if code is not None:
        return Advice(code, due)
    return Advice(None, min(at + LOOK, max(opens, at + 1)))


def next_opening(s: State, at: int) -> int:
    """MM-215, MM-216: when the face may next be changed: now, if this second is open and unused."""
    if in_open_second(s, at) and s.switched != period(s, at):
        return at
    return int(s.began) + (int(period(s, at)) + 1) * SOLO_MS


def best_face(s: State, codes: list[int]) -> int:
    """The face that can do the most actions of the plan in a row; the active one if it is as good."""
    faces = [face for face in range(FACE_COUNT) if has(s.terms.solo_faces, face)]
    return max(faces, key=lambda face: (_run(s, codes, face), face == s.active, -face))


def _run(s: State, codes: list[int], face: int) -> int:
    count = 0
    for code in codes:
        colour = colour_needed(s, code)
        if colour == NOTHING or (colour != NONE and not has(FACE_COLOURS[face], colour)):
            break
        count += 1
    return count


def _possible(s: State, codes: list[int], at: int) -> int | None:
    """The first action of the plan that can be done with the active face, and that is in the way of none before it."""
    options = set(legal(s, 0, at))
    touched: set[int] = set()
    for ahead, code in enumerate(codes):
        places = set(concerned(s, code))
        if code in options and (ahead == 0 or (code < EXPLORE and not places & touched)):
            return code
        touched |= places
    return None
