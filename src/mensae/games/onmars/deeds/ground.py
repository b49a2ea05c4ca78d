"""What happens on the map.

build (a building) · upgrade (with a blueprint) · bot, rover (a step; a new one has no `start`, one that leaves the map
no `to`) · lay (a crystal or tile comes), remove (it goes) · collect (a crystal), tile (taken from a hex)
"""

from mensae.core.schema import Did, Seat
from mensae.games.onmars.data import (
    CRYSTAL_THERE,
    DISCOVERY_COUNT,
    DISCOVERY_IDS,
    HEX_IDS,
    NONE,
    RESEARCH_IDS,
    TILE_THERE,
    TYPES,
)
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.packed import is_rover
from mensae.games.onmars.schema import Erected, GameAction

_CRYSTAL = "crystal"


def ground(action: GameAction | None, kind: int, who: Seat, a: int, b: int, c: int) -> list[Did]:
    """What one note says of the map; nothing if it tells of something else."""
    if kind == notes.STEPPED:
        return [_moved(who, a, b, c)]
    if kind == notes.DISPLACED:
        return [_moved(who, a, c, b)]
    if kind == notes.CONSTRUCTED:
        return [Did("build", who, TYPES[a], to=HEX_IDS[b])]
    if kind == notes.ERECTED and isinstance(action, Erected):
        return [Did("build", piece=action.building, to=HEX_IDS[a])]
    if kind == notes.UPGRADED:
        return [Did("upgrade", who, str(a + 1), to=HEX_IDS[b])]
    if kind == notes.REMOVED:
        return [Did("remove", piece=_CRYSTAL if a == CRYSTAL_THERE else tile_id(a - TILE_THERE), start=HEX_IDS[b])]
    if kind == notes.CRYSTAL_LAID:
        return [Did("lay", piece=_CRYSTAL, to=HEX_IDS[a])]
    if kind == notes.PUT_DISCOVERY:
        return [Did("lay", who, tile_id(a), to=HEX_IDS[b])]
    if kind == notes.COLLECTED:
        return [Did("collect", who, _CRYSTAL, start=HEX_IDS[a]), Did("gain", who, _CRYSTAL, count=1)]
    if kind == notes.TILE_TAKEN:
        return [Did("tile", who, tile_id(a), start=HEX_IDS[b])]
    return [Did("bot", who, to=HEX_IDS[a])] if kind == notes.BOT_PUT and a != NONE else []


def _moved(who: Seat, unit: int, start: int, to: int) -> Did:
    """OM-116, OM-150: a Bot or Rover; off the map there is no hex."""
    places = [None if at == NONE else HEX_IDS[at] for at in (start, to)]
    return Did("rover" if is_rover(unit) else "bot", who, start=places[0], to=places[1])


def tile_id(tile: int) -> str:
    """The id of a Discovery or Research tile."""
    return DISCOVERY_IDS[tile] if tile < DISCOVERY_COUNT else RESEARCH_IDS[tile - DISCOVERY_COUNT]
