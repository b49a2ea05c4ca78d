"""Sections 5, 9 and 12: the sand, the hourglass platforms and the talk window; and section 11, how it ends."""

from mypy_extensions import i64

from mensae.core.bits import bit, has
from mensae.games.magicmaze.data import DOMES, HOURGLASS, KIND, ROCKET_TILE, RUBBISH
from mensae.games.magicmaze.rules.board import give_back, lift
from mensae.games.magicmaze.rules.notes import CLOSED, FLIPPED, LANDED, OPENED, SPENT
from mensae.games.magicmaze.state import LOST, NOTHING, NOWHERE, WON, State, hourglass_of, note


def is_open(s: State) -> bool:
    """MM-117: whether there is a talk window."""
    return s.talk_at != NOTHING


def guarded(s: State, at: i64) -> bool:
    """MM-122: whether a talk window has just opened, so that nobody may act yet."""
    return s.talk_at != NOTHING and at - s.talk_at < s.terms.guard


def open_window(s: State, at: i64) -> None:
    """MM-119, MM-123, MM-146: everybody may talk; not where talk is free anyway (MM-115, MM-126)."""
    if s.terms.silent:
        s.talk_at = at
        note(s, OPENED)


def close_window(s: State) -> None:
    """MM-120: whoever acts on the board ends the talk; nothing else does it by itself (MM-121)."""
    if s.talk_at != NOTHING:
        s.talk_at = NOTHING
        note(s, CLOSED)


def flips(s: State, p: i64, piece: i64) -> bool:
    """MM-82, MM-84, MM-85, MM-87, MM-88, MM-90: whether the timer is flipped if this piece comes to the platform."""
    if KIND[p] != HOURGLASS or piece >= RUBBISH or s.landed or s.markers == 0:
        return False
    return not has(s.marked, hourglass_of(p))


def flip(s: State, p: i64, resource: i64, at: i64) -> None:
    """MM-83: resource back, timer flipped (MM-57), marker laid, action tiles passed on, talk.

    It happens whether it helps or not (MM-58, MM-245), in every mission (MM-241); nothing else touches the sand, and
    nobody lays it down (MM-53, MM-246).
    """
    lift(s, p, resource)
    give_back(s, resource)
    note(s, SPENT, resource, p)
    before = s.ends
    s.ends = at + turned(s, s.ends - at)
    s.markers -= 1
    s.marked |= bit(hourglass_of(p))
    note(s, FLIPPED, p, s.ends - before)
    if s.terms.expert:
        pass_on(s)
    open_window(s, at)


def turned(s: State, left: i64) -> i64:
    """MM-57: what is left in a glass that is flipped, by what was left in it; the same before and after."""
    return s.terms.sand - left


def pass_on(s: State) -> None:
    """MM-201 to MM-204: every seat, bots and vacant ones too, gives its action tile to its left neighbour (MM-49)."""
    last = s.face[s.seats - 1]
    seat = s.seats - 1
    while seat > 0:
        s.face[seat] = s.face[seat - 1]
        seat -= 1
    s.face[0] = last


def land(s: State) -> None:
    """MM-103, MM-104, MM-106, MM-243: with the last dome built and A1 in play, all are on the rocket platform."""
    if s.domes == 0 and not s.landed and s.cell[ROCKET_TILE] != NOWHERE:
        s.landed = True
        s.rocket = s.orbit
        s.orbit = 0
        note(s, LANDED, s.rocket)


def homes(s: State) -> i64:
    """How many domes have a colonist on them."""
    found: i64 = 0
    site: i64 = 0
    while site < len(DOMES):
        if s.built[site] == 1 and s.on[DOMES[site]] != NOTHING:
            found += 1
        site += 1
    return found


def is_enough(s: State, at_home: i64) -> bool:
    """MM-109, MM-256: whether so many colonists at home are one for every dome of the mission, whichever."""
    return s.landed and at_home == s.terms.colonists


def check_win(s: State) -> None:
    """MM-109, MM-110: won as soon as a colonist stands on every dome."""
    if is_enough(s, homes(s)):
        s.phase = WON
        s.ended_by = "MM-109"


def lose(s: State, rule: str) -> None:
    """MM-55, MM-114: everybody has lost."""
    s.phase = LOST
    s.ended_by = rule
