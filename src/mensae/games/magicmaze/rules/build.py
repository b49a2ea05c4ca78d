"""Sections 10, 14 and 15: domes, bridges and jokers."""

from mypy_extensions import i64

from mensae.core.bits import has
from mensae.games.magicmaze.data import (
    COLOUR_COUNT,
    DOME,
    DOME_OF,
    DOMES,
    FIRST,
    NEEDS,
    NONE,
    PRINTED,
    RUBBISH,
    SITES,
    WAY_FROM,
)
from mensae.games.magicmaze.rules.board import give_back, lift, put, stands
from mensae.games.magicmaze.rules.codes import bridge_code, convert_code, road_of, slot, way_over
from mensae.games.magicmaze.rules.notes import BUILT, SPENT
from mensae.games.magicmaze.rules.timer import land
from mensae.games.magicmaze.state import NOTHING, NOWHERE, State, note


def is_full(s: State, site: i64) -> bool:
    """MM-96: whether all slots are full."""
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if s.held[slot(site, colour)] < NEEDS[slot(site, colour)]:
            return False
        colour += 1
    return True


def domes(s: State, codes: list[int]) -> None:
    """MM-96, MM-97: the sites on which any seat may build."""
    if s.domes == 0:
        return
    site: i64 = 0
    while site < len(DOMES):
        if s.root[DOMES[site]] != NOWHERE and s.built[site] == 0 and is_full(s, site):
            codes.append(DOME + site)
        site += 1


def build_dome(s: State, site: i64) -> None:
    """MM-96, MM-103, MM-105: resources to the supply, dome on the site, and perhaps the landing."""
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        s.supply[colour] += s.held[slot(site, colour)]
        s.held[slot(site, colour)] = 0
        colour += 1
    s.built[site] = 1
    s.domes -= 1
    note(s, BUILT, site)
    land(s)


def is_used(s: State, colour: i64) -> bool:
    """MM-140: whether the bridge of this colour is built."""
    site: i64 = 0
    while site < SITES:
        if s.bridge[site] == colour:
            return True
        site += 1
    return False


def bridges(s: State, owned: i64, codes: list[int]) -> None:
    """MM-139, MM-140, MM-144: a resource at an end of an unbuilt site, of a colour that is not used yet."""
    if not s.terms.bridges:
        return
    site: i64 = 0
    while site < SITES:
        end: i64 = 0
        while end < 2:
            way = way_over(PRINTED + site, end)
            foot: i64 = WAY_FROM[way]
            p = s.root[foot]
            if p != NOWHERE and s.bridge[site] == NOTHING:
                colour: i64 = 0
                while colour < COLOUR_COUNT:
                    if has(owned, colour) and stands(s, p, colour) and not is_used(s, colour):
                        codes.append(bridge_code(way, colour))
                    colour += 1
            end += 1
        site += 1


def build_bridge(s: State, way: i64, colour: i64) -> None:
    """MM-139, MM-141 to MM-143: the resource goes back to the supply, and its bridge lies on the site for good."""
    foot: i64 = WAY_FROM[way]
    note(s, SPENT, colour, s.root[foot])
    lift(s, s.root[foot], colour)
    give_back(s, colour)
    s.bridge[road_of(way) - PRINTED] = colour


def conversions(s: State, owned: i64, tiles: list[int], codes: list[int]) -> None:
    """MM-148 to MM-153: every resource, for another of a colour of the seat that the supply has."""
    if s.jokers == 0:
        return
    for tile in tiles:
        p: i64 = FIRST[tile]
        end: i64 = FIRST[tile + 1]
        while p < end:
            on = s.on[p]
            if NOTHING < on < RUBBISH:
                exchanges(s, owned, p, on, codes)
            elif DOME_OF[p] != NONE:
                slot_exchanges(s, owned, p, codes)
            p += 1


def slot_exchanges(s: State, owned: i64, p: i64, codes: list[int]) -> None:
    """MM-152: the same for the resources in the slots of a site."""
    site: i64 = DOME_OF[p]
    old: i64 = 0
    while old < COLOUR_COUNT:
        if s.held[slot(site, old)] > 0:
            exchanges(s, owned, p, old, codes)
        old += 1


def exchanges(s: State, owned: i64, p: i64, old: i64, codes: list[int]) -> None:
    """MM-149, MM-150, MM-152: the colours for which a resource can be exchanged."""
    new: i64 = 0
    while new < COLOUR_COUNT:
        if has(owned, new) and new != old and s.supply[new] > 0 and has_slot(s, p, new):
            codes.append(convert_code(p, old, new))
        new += 1


def has_slot(s: State, p: i64, colour: i64) -> bool:
    """MM-152: in a dome site a slot of the new colour must be free; elsewhere there is nothing to ask."""
    site: i64 = DOME_OF[p]
    return site == NONE or s.held[slot(site, colour)] < NEEDS[slot(site, colour)]


def convert(s: State, p: i64, old: i64, new: i64) -> None:
    """MM-145, MM-148: the joker is out of the game, the resources are exchanged."""
    s.jokers -= 1
    lift(s, p, old)
    give_back(s, old)
    s.supply[new] -= 1
    put(s, p, new)
