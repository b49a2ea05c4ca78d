"""Chapters 2, 5 and 6: neighbours, straight lines, groups."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mensae.games.gardens.data import CENTRE, HEXES, LINE, NEIGHBOURS, NOWHERE, TARGET, line_direction, line_steps
from mensae.games.gardens.state import EXCLUDE_NEW, INCLUDE_IF_CONNECTED, NO_FLOWER, State

UNLIMITED: Final = 0xFFFFFF  # a reach of 15, more than any die, in all six directions


def flowerless_neighbours(s: State, hex: i64) -> i64:
    """GM-25 to GM-28: adjacent hexes without a flower; the centre and hexes with a gardener count."""
    flowers = s.flowers
    count: i64 = 0
    i: i64 = hex * 6
    end: i64 = i + 6
    while i < end:
        neighbour: i64 = NEIGHBOURS[i]
        if neighbour == NOWHERE:
            break
        if flowers[neighbour] == NO_FLOWER:
            count += 1
        i += 1
    return count


def reach(s: State, gardener: i64) -> i64:
    """GM-41, GM-91: the steps that other gardeners leave free in each direction, four bits for each."""
    gardeners = s.gardeners
    row: i64 = gardeners[gardener] * HEXES
    free: i64 = UNLIMITED
    other: i64 = 0
    count: i64 = len(gardeners)
    while other < count:
        free = stop_before(free, LINE[row + gardeners[other]])
        other += 1
    if s.centre_blocks:  # GM-40
        free = stop_before(free, LINE[row + CENTRE])
    return free


def steps_free(reach: i64, direction: i64) -> i64:
    """How many steps a reach leaves free in this direction."""
    return reach >> (direction << 2) & 15


def stop_before(free: i64, line: i64) -> i64:
    """The reach with an obstacle on this line; 0 is no line."""
    direction = line_direction(line)
    steps = line_steps(line) - 1
    if line == 0 or steps >= steps_free(free, direction):
        return free
    shift: i64 = direction << 2
    return free & ~(15 << shift) | steps << shift


def target(hex: i64, direction: i64, die: i64) -> i64:
    """GM-38: where a straight move ends, or NOWHERE."""
    return TARGET[hex * 42 + direction * 7 + die]


def touches(s: State, hex: i64, colour: i64) -> bool:
    """A flower of this colour is adjacent to the hex."""
    flowers = s.flowers
    i: i64 = hex * 6
    end: i64 = i + 6
    while i < end:
        neighbour: i64 = NEIGHBOURS[i]
        if neighbour == NOWHERE:
            break
        if flowers[neighbour] == colour:
            return True
        i += 1
    return False


def group(s: State, hex: i64, colour: i64) -> vec[i64]:
    """GM-50, GM-55, GM-56: a flower of this colour on the hex and all that it connects to, whoever planted them."""
    flowers = s.flowers
    members = vec[i64]([hex])
    place: i64 = 0
    while place < len(members):
        i: i64 = members[place] * 6
        end: i64 = i + 6
        while i < end:
            neighbour: i64 = NEIGHBOURS[i]
            if neighbour == NOWHERE:
                break
            if flowers[neighbour] == colour and neighbour not in members:
                members = append(members, neighbour)
            i += 1
        place += 1
    return members


def points(s: State, hex: i64, colour: i64) -> i64:
    """GM-51 to GM-54: what planting this colour on the hex scores."""
    n: i64 = 1
    if touches(s, hex, colour):
        n = len(group(s, hex, colour))
    if s.scoring == EXCLUDE_NEW:
        return n - 1
    if s.scoring == INCLUDE_IF_CONNECTED:
        return n if n >= 2 else 0
    return n
