"""What comes of an entry besides what was done: told by the notes of the rules."""

from collections.abc import Sequence

from mensae.core.bits import count
from mensae.core.schema import Told, Value, Who
from mensae.core.state import Note
from mensae.games.magicmaze.data import (
    COLOURS,
    DOME_OF,
    FACTORY,
    FIRST,
    HOURGLASS,
    KIND,
    NAMES,
    NEEDS,
    NONE,
    PIPE_END,
    ROCKET,
    ROCKETS,
    RUBBISH,
    SITE,
    SITE_NAMES,
    TILE_IDS,
    TILE_OF,
)
from mensae.games.magicmaze.rules.codes import slot
from mensae.games.magicmaze.rules.notes import (
    ASKED,
    BUILT,
    CLOSED,
    CRAWLED,
    DROPPED,
    FLIPPED,
    LANDED,
    OPENED,
    RESUMED,
    STARTED,
)
from mensae.games.magicmaze.rules.rubbish import is_partial
from mensae.games.magicmaze.rules.timer import homes, is_open, turned
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
    LOST,
    PLAYING,
    WON,
    State,
    queued,
)


def effects(s: State, notes: list[Note]) -> list[Told]:
    """The start, a flip, talk and silence, the landing, the end."""
    told: list[Told] = []
    for kind, _, _ in notes:
        if kind == STARTED:  # MM-42
            sand: dict[str, Value] = {"seconds": seconds(int(s.terms.sand))}
            told.append(Told("magicmaze-start", {"level": level_name(s, int(s.terms.mission)), **sand}))
        elif kind == RESUMED and s.phase == PLAYING:  # MM-228
            told.append(Told("magicmaze-resumed"))
        elif kind == FLIPPED:
            told += _flipped(s)
        elif kind == OPENED:  # MM-119
            told.append(Told("magicmaze-talk"))
        elif kind == CLOSED and not is_open(s):  # MM-120
            told.append(Told("magicmaze-silence-again"))
        elif kind == BUILT and s.domes == 0 and not s.landed:  # MM-104
            told.append(Told("magicmaze-waiting", {"tile": TILE_IDS[TILE_OF[ROCKETS[0]]], "count": int(s.orbit)}))
        elif kind == LANDED:  # MM-103
            told.append(Told("magicmaze-landed", {"platform": NAMES[ROCKETS[0]], "count": int(s.rocket)}))
    if s.phase == WON:  # MM-109, MM-112
        told.append(Told("magicmaze-won", {"seconds": int(s.ends - s.now) // 1000, "domes": int(s.terms.colonists)}))
    if s.phase == LOST:  # MM-55, MM-114
        told.append(Told(f"magicmaze-lost-{rule_number(s.ended_by)}", dome_values(s)))
    return told


def _flipped(s: State) -> list[Told]:
    """MM-57, MM-83, MM-201: the trade, and with `expert` the new faces."""
    told = [Told("magicmaze-flip", {**trade(s, int(turned(s, s.ends - s.now))), "markers": int(s.markers)})]
    if s.terms.expert:
        hands = [
            Told("magicmaze-has", {"who": Who(seat), "face": face_name(int(s.face[seat]))}) for seat in range(s.seats)
        ]
        told.append(Told("magicmaze-passed", {"hands": in_row(hands)}))
    return told


def dome_values(s: State) -> dict[str, Value]:
    """How many domes of the mission are built."""
    return {"built": int(s.terms.colonists - s.domes), "domes": int(s.terms.colonists)}


def home_values(s: State) -> dict[str, Value]:
    """MM-109: how many colonists stand on domes."""
    return {"home": int(homes(s)), "domes": int(s.terms.colonists)}


def tile_laid(s: State, tile: int, p: int, notes: list[Note]) -> list[Told]:
    """MM-78, MM-79: the tile and where it lies, what it brings, and what came with it."""
    edges = range(FIRST[tile], FIRST[tile] + 4)
    values: dict[str, Value] = {"tile": TILE_IDS[tile], "platform": NAMES[p], "left": int(count(s.stack))}
    found = things(s, tile)
    told = [
        Told("magicmaze-laid-with", {**values, "things": listed(found)}) if found else Told("magicmaze-laid", values)
    ]
    others = [NAMES[s.root[edge]] for edge in edges if s.root[edge] not in (edge, p)]
    if others:  # MM-23
        told.append(Told("magicmaze-merged", {"tile": TILE_IDS[tile], "platforms": names(others)}))
    return told + rubbish_came(s, notes, [])


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


def rubbish_came(s: State, notes: list[Note], told_already: Sequence[int]) -> list[Told]:
    """Sections 16 and 18: where rubbish and a slug came, what they drove away, and what the explorer has to place."""
    told: list[Told] = []
    stood: dict[int, int] = {}  # what was there first, by platform
    for kind, p, piece in notes:
        if kind == DROPPED or (kind == CRAWLED and p not in stood):
            stood[p] = piece
    came = sorted([p for p in stood if s.on[p] == RUBBISH])
    others = [NAMES[p] for p in came if p not in told_already]
    if others:
        told.append(Told("magicmaze-rubbish", {"platforms": names(others), "count": len(others)}))
    slugs = [p for kind, p, _ in notes if kind == CRAWLED]
    told += [Told("magicmaze-slug", {"platform": NAMES[p]}) for p in slugs]
    gone = [a_piece(stood[p]) for p in (*came, *slugs) if is_food(stood[p])]
    if gone:
        told.append(Told("magicmaze-driven-away", {"pieces": listed(gone)}))
    return told + [_question(s, seat) for kind, seat, _ in notes if kind == ASKED]


def _question(s: State, seat: int) -> Told:
    """MM-169, MM-176: what the explorer has to place."""
    values: dict[str, Value] = {"who": Who(seat), "pieces": int(s.aside[seat])}
    if is_partial(s, seat):
        return Told("magicmaze-question-partial", {**values, "heaps": len(queued(s, seat))})
    return Told("magicmaze-question", values)
