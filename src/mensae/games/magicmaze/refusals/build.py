"""Why nothing can be explored, built or exchanged there (sections 8, 10, 14 and 15)."""

from mensae.core.schema import Refusal, Seat, no
from mensae.games.magicmaze.data import (
    COLOURS,
    DOME_OF,
    EACH,
    LOCK,
    MISSION_LIST,
    NAMES,
    PLATFORM,
    RUBBISH,
    SITE_NAMES,
)
from mensae.games.magicmaze.refusals.transport import absent, away, foreign
from mensae.games.magicmaze.rules.board import is_half, stands
from mensae.games.magicmaze.schema import BuildBridge, JokerConvert
from mensae.games.magicmaze.speech.words import (
    a_piece,
    called,
    colour_name,
    is_in_play,
    level_name,
    listed,
    missing,
    standing,
)
from mensae.games.magicmaze.state import NOTHING, State

BRIDGES_FROM = 2  # MM-39
JOKERS_FROM = 2  # MM-37


def no_exploring(s: State, seat: Seat, platform: str) -> Refusal:
    """MM-47, MM-74, MM-76, MM-77: nothing to find, not your colour, or the lock is not served."""
    p = PLATFORM[platform]
    if not is_in_play(s, p):
        return away(s, platform)
    if not is_half(s, p):
        return no("MM-77", "magicmaze-no-edge", platform=NAMES[s.root[p]])
    if s.stack == 0:
        return no("MM-76", "magicmaze-no-stack")
    lock = LOCK[p]
    if refused := foreign(s, seat, lock):
        return refused
    return no("MM-74", "magicmaze-no-key", platform=platform, piece=a_piece(lock), **standing(s, p))


def no_dome(s: State, site: str) -> Refusal:
    """MM-96, MM-97: there is one, slots are free, or the warehouse has none."""
    p = PLATFORM[site]
    number = DOME_OF[p]
    if not is_in_play(s, p):
        return away(s, site)
    if s.built[number] == 1:
        return no("MM-96", "magicmaze-no-second-dome", site=site)
    free = [colour_name(colour) for colour in missing(s, number)]
    if free:
        return no("MM-96", "magicmaze-no-dome", site=site, free=listed(free))
    return no("MM-97", "magicmaze-no-domes")


def no_bridge(s: State, seat: Seat, action: BuildBridge) -> Refusal:
    """MM-39, MM-47, MM-139, MM-140, MM-142: no bridges, one lies there, not your colour, used up, or no resource."""
    if not s.terms.bridges:
        return no("MM-39", "magicmaze-no-bridges", level=level_name(s, BRIDGES_FROM))
    if not is_in_play(s, PLATFORM[action.end]):
        return away(s, action.end)
    colour, built = COLOURS.index(action.colour), int(s.bridge[SITE_NAMES.index(action.site)])
    if built != NOTHING:
        return no("MM-142", "magicmaze-no-second-bridge", site=action.site, colour=colour_name(built))
    if refused := foreign(s, seat, colour):
        return refused
    used = [site for site, name in enumerate(SITE_NAMES) if s.bridge[site] == colour]
    if used:
        return no("MM-140", "magicmaze-no-bridge-left", colour=colour_name(colour), site=SITE_NAMES[used[0]])
    p = int(s.root[PLATFORM[action.end]])
    return no("MM-139", "magicmaze-no-bridge", platform=NAMES[p], piece=a_piece(colour), **standing(s, p))


def no_joker_talk(s: State) -> Refusal:
    """MM-145 to MM-147: no joker, or talk is open anyway."""
    if s.terms.solo:
        return no("MM-147", "magicmaze-no-talk-alone")
    if s.jokers == 0:
        return _no_joker(s)
    return no("MM-147", "magicmaze-no-talk-twice")


def _no_joker(s: State) -> Refusal:
    """MM-37, MM-145: the mission has none, or all are used."""
    count = MISSION_LIST[s.terms.mission - 1].jokers
    if count == 0:
        return no("MM-37", "magicmaze-no-jokers", level=level_name(s, JOKERS_FROM))
    return no("MM-145", "magicmaze-no-joker", count=count)


def no_conversion(s: State, seat: Seat, action: JokerConvert) -> Refusal:
    """MM-145, MM-148 to MM-153: no joker, not your colour, no such resource, none in the supply, no slot."""
    if s.jokers == 0:
        return _no_joker(s)
    p, old, new = PLATFORM[action.platform], COLOURS.index(action.old), COLOURS.index(action.new)
    if old == new:
        return no("MM-150", "magicmaze-no-change", colour=colour_name(new))
    if refused := foreign(s, seat, new):
        return refused
    if not is_in_play(s, p):
        return away(s, action.platform)
    if s.root[p] != p:
        return no("MM-15", "magicmaze-no-name", platform=action.platform, name=called(s, action.platform))
    if s.on[p] >= RUBBISH:
        return no("MM-153", "magicmaze-no-joker-there", platform=action.platform, **standing(s, p))
    if not stands(s, p, old):
        return absent(s, p, old)
    if s.supply[new] == 0:
        return no("MM-149", "magicmaze-no-supply", colour=colour_name(new), count=EACH)
    free = missing(s, DOME_OF[p])
    if not free:
        return no("MM-152", "magicmaze-no-slots", site=action.platform)
    colours_free = listed([colour_name(colour) for colour in free])
    return no("MM-152", "magicmaze-no-slot", site=action.platform, colour=colour_name(new), free=colours_free)
