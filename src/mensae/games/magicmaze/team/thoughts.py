"""The plan that the whole team sees: thought out once for a position, then remembered."""

from collections.abc import Callable
from hashlib import blake2b

import msgspec

from mensae.games.magicmaze.data import DOMES, HOURGLASSES, ICONS, NEEDS, SEATS_MOST
from mensae.games.magicmaze.planner.plan import flip_plan, plan
from mensae.games.magicmaze.planner.steps import concerned
from mensae.games.magicmaze.rules.engine import apply
from mensae.games.magicmaze.rules.timer import flips
from mensae.games.magicmaze.state import NOWHERE, PLAYING, State, copy
from mensae.games.magicmaze.team.pace import Pace, has_people

MOST = 2000  # positions that are remembered; a long game comes to about 1300
LONGEST = 60  # actions that are planned ahead at most
HUMAN_PACE = 2200  # ms that an action takes where people are needed for it
SOLO_PACE = 4000  # ms that an action takes alone, with the waiting for the other face
HOURGLASS_ICON = SEATS_MOST + ICONS.index("hourglass")  # a place of the pawn
BEGUN = 15_000  # ms by which a flip may be early once it is under way
ASKED = 30_000  # ms for which a call for a flip counts
MARGIN = 9000  # ms that the sand is flipped before it has to be
HOMEWARD = 9  # actions that bring a colonist home, as a guess


class Memory:
    """The plans of one team, by position, so that nobody changes his mind; the first to be made is the first to go."""

    def __init__(self) -> None:
        self._plans: dict[bytes, tuple[list[int], int]] = {}  # a plan, and from where on it counts

    def __contains__(self, board: bytes) -> bool:
        return board in self._plans

    def __len__(self) -> int:
        return len(self._plans)

    def __getitem__(self, board: bytes) -> list[int]:
        codes, done = self._plans[board]
        return codes[done:]

    def keep(self, board: bytes, codes: list[int], done: int) -> None:
        """For this position the plan from there on counts; the oldest is forgotten where there are too many."""
        self._plans[board] = (codes, done)
        if len(self._plans) > MOST:
            del self._plans[next(iter(self._plans))]


def _key(kind: str, s: State) -> bytes:
    """A position and what is asked about it, in few bytes."""
    return blake2b(msgspec.msgpack.encode((kind, board_of(s))), digest_size=16).digest()


def board_of(s: State) -> tuple[object, ...]:
    """All that a plan depends on."""
    return (
        *(tuple(s.on), tuple(s.held), tuple(s.built), tuple(s.bridge), tuple(s.cell), tuple(s.turn), tuple(s.rank)),
        *(tuple(s.supply), tuple(s.queue), tuple(s.aside), int(s.rubbish)),
        *(int(s.stack), int(s.jokers), int(s.markers), int(s.marked), bool(s.landed), int(s.rocket)),
        *(int(s.terms.mission), bool(s.terms.colonists_in_pipes), bool(s.terms.auto_dome)),
    )


def follow(s: State, memory: Memory) -> None:
    """Thinks of a position as soon as there is one: the plan, and a flip if one is possible."""
    if s.phase == PLAYING:
        team_plan(s, memory)
        if can_flip(s):
            _flip(s, memory)


def team_plan(s: State, memory: Memory) -> list[int]:
    """What the team does next, up to the next tile, the win, or as far as one can see."""
    return _thought(s, plan, "plan", memory)


def _thought(s: State, think: Callable[[State, int], list[int]], kind: str, memory: Memory) -> list[int]:
    """What was thought of this position before, or what is thought of it now."""
    board = _key(kind, s)
    if board not in memory:
        _remember(s, think(s, LONGEST), kind, memory)
    return memory[board]


def _remember(s: State, codes: list[int], kind: str, memory: Memory) -> None:
    """The plan for this position, and its rest for those to which it leads, so that nobody changes his mind.

    Where it leads to a position that has a plan already, that one goes on: so no two plans can lead back and forth.
    """
    boards, after = [_key(kind, s)], copy(s)
    for done, code in enumerate(codes, 1):
        apply(after, 0, code, int(after.now))
        if after.phase != PLAYING:
            break
        boards.append(_key(kind, after))
        if boards[-1] in memory:
            codes = codes[:done] + memory[boards[-1]]
            break
    for done, board in enumerate(boards):  # the last time counts, where a plan comes to a position twice
        if done < len(codes) or done == 0:  # where a plan ends, a new one is made
            memory.keep(board, codes, done)


def plan_at(s: State, pace: Pace, at: int, memory: Memory) -> list[int]:
    """What the team does next at this time: the plan, or a flip if it is time for one, or if somebody asks for it."""
    return _flip(s, memory) if is_flipping(s, pace, at, memory) else team_plan(s, memory)


def is_flipping(s: State, pace: Pace, at: int, memory: Memory) -> bool:
    """Whether it is time for a flip; one that was begun is gone on with, though the rest of the way takes less time."""
    begin = flip_time(s, pace, memory)
    if begin is None:
        return False
    begun = s.acted_code >= 0 and concerned(s, int(s.acted_code))[-1:] == concerned(s, _flip(s, memory)[0])[:1]
    return at >= begin - (BEGUN if begun else 0) or is_asked_to_flip(s, at)


def is_asked_to_flip(s: State, at: int) -> bool:
    """MM-131: whether the pawn was put on the hourglass of the board just now, and a flip would bring time."""
    if s.pawn != HOURGLASS_ICON or s.ends - at >= s.terms.sand // 2:
        return False
    return at - max(int(s.pawn_at[seat]) for seat in range(s.seats)) < ASKED


def _flip(s: State, memory: Memory) -> list[int]:
    return _thought(s, lambda state, longest: flip_plan(state), "flip", memory)


def can_flip(s: State) -> bool:
    """MM-57, MM-88: whether there is an hourglass that a resource would flip."""
    return not s.landed and any(s.root[p] != NOWHERE and flips(s, p, 0) for p in HOURGLASSES)


def flip_time(s: State, pace: Pace, memory: Memory) -> int | None:
    """MM-57: from when on the team brings a resource to an hourglass: as late as is safe; None if it cannot."""
    if not can_flip(s):
        return None
    codes = _flip(s, memory)
    if not codes:
        return None
    each = SOLO_PACE if s.terms.solo else HUMAN_PACE if has_people(s) else pace.react
    needed = len(codes) * each * 3 // 2 + MARGIN
    if is_last_dome(s):
        needed = max(needed, int(s.terms.colonists) * HOMEWARD * each)
    return int(s.ends) - min(needed, int(s.terms.sand) // 2)


def is_last_dome(s: State) -> bool:
    """MM-88: whether the landing is near, after which no flip helps any more."""
    if s.domes != 1:
        return False
    missing = [
        sum(NEEDS[site * 6 + colour] - s.held[site * 6 + colour] for colour in range(6))
        for site in range(len(DOMES))
        if s.root[DOMES[site]] != NOWHERE and s.built[site] == 0
    ]
    return missing != [] and min(missing) <= 1
