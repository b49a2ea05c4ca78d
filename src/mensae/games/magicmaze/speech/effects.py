"""What comes of an entry besides what was done: told by the difference that it makes."""

from collections.abc import Sequence

from mensae.core.bits import count
from mensae.core.schema import Told, Value, Who
from mensae.games.magicmaze.data import (
    COLOURS,
    DOME_OF,
    DOMES,
    FACTORY,
    FIRST,
    HOURGLASS,
    KIND,
    NAMES,
    NEEDS,
    NONE,
    PIPE_END,
    PLATFORMS,
    ROCKET,
    ROCKETS,
    RUBBISH,
    SITE,
    SITE_NAMES,
    SLUG,
    TILE_IDS,
    TILE_OF,
)
from mensae.games.magicmaze.rules.codes import slot
from mensae.games.magicmaze.rules.rubbish import is_partial
from mensae.games.magicmaze.rules.transport import is_food
from mensae.games.magicmaze.speech.words import (
    a_piece,
    colour_name,
    face_name,
    in_row,
    level_name,
    listed,
    names,
    rule_number,
    seconds,
    trade,
)
from mensae.games.magicmaze.state import (
    DEALING,
    LOST,
    NOTHING,
    PAUSED,
    PLAYING,
    WON,
    State,
    queued,
)


def effects(s: State, after: State, at: int) -> list[Told]:
    """The start, a flip, talk and silence, the landing, the end."""
    told: list[Told] = []
    if after.phase == PLAYING and s.phase <= DEALING:  # MM-42
        level: dict[str, Value] = {"level": level_name(s, int(s.terms.mission)), "seconds": seconds(int(s.terms.sand))}
        told.append(Told("magicmaze-start", level))
    if after.phase == PLAYING and s.phase == PAUSED:  # MM-228
        told.append(Told("magicmaze-resumed"))
    if after.marked != s.marked:
        told += _flipped(s, after, at)
    if after.talk_at not in (s.talk_at, NOTHING):  # MM-119
        told.append(Told("magicmaze-talk"))
    if s.talk_at != NOTHING and after.talk_at == NOTHING and after.acts > s.acts:  # MM-120
        told.append(Told("magicmaze-silence-again"))
    if after.domes == 0 and s.domes > 0 and not after.landed:  # MM-104
        told.append(Told("magicmaze-waiting", {"tile": TILE_IDS[TILE_OF[ROCKETS[0]]], "count": int(after.orbit)}))
    if after.landed and not s.landed:  # MM-103
        told.append(Told("magicmaze-landed", {"platform": NAMES[ROCKETS[0]], "count": int(after.rocket)}))
    if after.phase == WON:  # MM-109, MM-112
        told.append(Told("magicmaze-won", {"seconds": (int(s.ends) - at) // 1000, "domes": int(s.terms.colonists)}))
    if after.phase == LOST:  # MM-55, MM-114
        told.append(Told(f"magicmaze-lost-{rule_number(after.ended_by)}", dome_values(after)))
    return told


def _flipped(s: State, after: State, at: int) -> list[Told]:
    """MM-57, MM-83, MM-201: the trade, and with `expert` the new faces."""
    told = [Told("magicmaze-flip", {**trade(s, at), "markers": int(after.markers)})]
    if s.terms.expert:
        hands = [
            Told("magicmaze-has", {"who": Who(seat), "face": face_name(int(after.face[seat]))})
            for seat in range(after.seats)
        ]
        told.append(Told("magicmaze-passed", {"hands": in_row(hands)}))
    return told


def dome_values(s: State) -> dict[str, Value]:
    """How many domes of the mission are built."""
    return {"built": int(s.terms.colonists - s.domes), "domes": int(s.terms.colonists)}


def home_values(s: State) -> dict[str, Value]:
    """MM-109: how many colonists stand on domes."""
    home = len([site for site, p in enumerate(DOMES) if s.built[site] == 1 and s.on[p] != NOTHING])
    return {"home": home, "domes": int(s.terms.colonists)}


def tile_laid(s: State, after: State, tile: int) -> list[Told]:
    """MM-78, MM-79: the tile and where it lies, what it brings, and what came with it."""
    p, edges = int(s.explored), range(FIRST[tile], FIRST[tile] + 4)
    left = int(count(after.stack))
    values: dict[str, Value] = {"tile": TILE_IDS[tile], "platform": NAMES[p], "left": left}
    found = things(s, tile)
    told = [
        Told("magicmaze-laid-with", {**values, "things": listed(found)}) if found else Told("magicmaze-laid", values)
    ]
    others = [NAMES[after.root[edge]] for edge in edges if after.root[edge] not in (edge, p)]
    if others:  # MM-23
        told.append(Told("magicmaze-merged", {"tile": TILE_IDS[tile], "platforms": names(others)}))
    return told + rubbish_came(s, after, [])


def things(s: State, tile: int) -> list[Told]:
    """What there is on a tile, as far as the mission has rules for it (MM-39)."""
    found: list[Told] = []
    for p in range(FIRST[tile], FIRST[tile + 1]):
        if FACTORY[p] != NONE:
            found.append(Told("magicmaze-with-factory", {"colour": colour_name(FACTORY[p])}))
        elif KIND[p] == ROCKET:
            found.append(Told("magicmaze-with-rocket"))
        elif KIND[p] == HOURGLASS:
            found.append(Told("magicmaze-with-hourglass"))
        elif KIND[p] == PIPE_END and s.terms.pipes:
            found.append(Told("magicmaze-with-pipe"))
        elif KIND[p] == SITE:
            site = DOME_OF[p]
            needs = [colour_name(colour) for colour in range(len(COLOURS)) for _ in range(NEEDS[slot(site, colour)])]
            found.append(Told("magicmaze-with-site", {"colours": in_row(needs)}))
    sites = len([name for name in SITE_NAMES if name.startswith(f"{TILE_IDS[tile]}.")]) if s.terms.bridges else 0
    if sites:
        found.append(Told("magicmaze-with-bridges", {"count": sites}))
    return found


def rubbish_came(s: State, after: State, told_already: Sequence[int]) -> list[Told]:
    """Sections 16 and 18: where rubbish and a slug came, what they drove away, and what the explorer has to place."""
    told: list[Told] = []
    came = [p for p in range(PLATFORMS) if after.on[p] == RUBBISH and s.on[p] != RUBBISH]
    others = [NAMES[p] for p in came if p not in told_already]
    if others:
        told.append(Told("magicmaze-rubbish", {"platforms": names(others), "count": len(others)}))
    slugs = [p for p in range(PLATFORMS) if after.on[p] == SLUG and s.on[p] != SLUG]
    told += [Told("magicmaze-slug", {"platform": NAMES[p]}) for p in slugs]
    gone = [a_piece(int(s.on[p])) for p in (*came, *slugs) if is_food(s.on[p])]
    if gone:
        told.append(Told("magicmaze-driven-away", {"pieces": listed(gone)}))
    for seat in range(s.seats):
        if after.queue[seat] != 0 and s.queue[seat] == 0:
            values: dict[str, Value] = {"who": Who(seat), "pieces": int(after.aside[seat])}
            if is_partial(after, seat):  # MM-176
                told.append(Told("magicmaze-question-partial", {**values, "heaps": len(queued(after, seat))}))
            else:
                told.append(Told("magicmaze-question", values))
    return told
