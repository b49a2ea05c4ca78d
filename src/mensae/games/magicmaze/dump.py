"""A state as plain data."""

from typing import Any

from mensae.games.magicmaze.data import (
    COLOURS,
    FACE_IDS,
    HEAPS,
    NAMES,
    PIECES,
    PLATFORMS,
    SITE_NAMES,
    SITES,
    SITTERS,
    TILE_COUNT,
    TILE_IDS,
)
from mensae.games.magicmaze.state import NOTHING, NOWHERE, PHASES, State, Terms, queued


def dump(s: State) -> dict[str, Any]:
    """Every field as plain data."""
    return {**_board(s), **_people(s), **_course(s), **_options(s.terms)}


def _board(s: State) -> dict[str, Any]:
    return {
        "root": {NAMES[p]: NAMES[s.root[p]] for p in range(PLATFORMS) if s.root[p] != NOWHERE},
        "other": {NAMES[p]: NAMES[s.other[p]] for p in range(PLATFORMS) if s.other[p] != NOWHERE},
        "on": {NAMES[p]: PIECES[s.on[p]] for p in range(PLATFORMS) if s.on[p] != NOTHING},
        "held": [int(count) for count in s.held],
        "built": [int(dome) for dome in s.built],
        "bridge": {SITE_NAMES[site]: COLOURS[s.bridge[site]] for site in range(SITES) if s.bridge[site] != NOTHING},
        "cell": {TILE_IDS[t]: (int(s.cell[t]), int(s.turn[t]), int(s.rank[t])) for t in range(TILE_COUNT)},
        "supply": [int(count) for count in s.supply],
        "tiles": int(s.tiles),
        "stack": int(s.stack),
        "drawn": int(s.drawn),
        "to_draw": int(s.to_draw),
        "rubbish": int(s.rubbish),
        "slugs": int(s.slugs),
        "jokers": int(s.jokers),
        "markers": int(s.markers),
        "domes": int(s.domes),
        "marked": int(s.marked),
        "orbit": int(s.orbit),
        "rocket": int(s.rocket),
        "landed": bool(s.landed),
    }


def _people(s: State) -> dict[str, Any]:
    seats = range(s.seats)
    return {
        "seats": int(s.seats),
        "face": [None if s.face[seat] == NOTHING else FACE_IDS[s.face[seat]] for seat in seats],
        "sitter": [SITTERS[s.sitter[seat]] for seat in seats],
        "pawn_at": [int(s.pawn_at[seat]) for seat in seats],
        "stare": [int(s.stare[seat]) for seat in seats],
        "queue": [[NAMES[HEAPS[heap]] for heap in queued(s, seat)] for seat in seats],
        "aside": [int(s.aside[seat]) for seat in seats],
        "due": [int(s.due[seat]) for seat in seats],
        "acted": [int(s.acted[seat]) for seat in seats],
        "active": int(s.active),
        "switched": int(s.switched),
        "pawn": int(s.pawn),
        "ready": int(s.ready),
        "gave_up": int(s.gave_up),
        "resumed": int(s.resumed),
    }


def _course(s: State) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "explorer": int(s.explorer),
        "explored": int(s.explored),
        "talk_at": int(s.talk_at),
        "began": int(s.began),
        "ends": int(s.ends),
        "now": int(s.now),
        "acted_by": int(s.acted_by),
        "acted_code": int(s.acted_code),
        "acts": int(s.acts),
        "ended_by": int(s.ended_by.removeprefix("MM-") or 0),
    }


def _options(t: Terms) -> dict[str, Any]:
    return {
        "mission": int(t.mission),
        "sand": int(t.sand),
        "guard": int(t.guard),
        "grace": int(t.grace),
        "flags": [
            *(bool(t.silent), bool(t.solo), bool(t.bridges), bool(t.pipes), bool(t.heaps), bool(t.pawns)),
            *(bool(t.auto_dome), bool(t.expert), bool(t.shared), bool(t.pausable), bool(t.colonists_in_pipes)),
            *(bool(t.module), bool(t.pipe_sound), bool(t.orange_hint)),
        ],
        "colonists": int(t.colonists),
        "solo_faces": int(t.solo_faces),
    }
