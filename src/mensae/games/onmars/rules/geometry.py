"""The map as tables (OM-010, OM-011): neighbours, distances, and sets of hexes as the bits of one number."""

from typing import Final

from mypy_extensions import i64

from mensae.games.onmars.components import BOARD
from mensae.games.onmars.data import BOT_STEPS, HEX_IDS, HEXES, NEIGHBOUR, NONE, PLACES_QR

WHERE: Final = {name: number for number, name in enumerate(HEX_IDS)}
CENTRE: Final = WHERE[BOARD.centre]
START_HEXES: Final = bytes([WHERE[start.hex] for start in BOARD.start_building_hexes])
SHELTER_STARTS: Final = [bytes([]), *(bytes([WHERE[name] for name in BOARD.shelter_starts[n]]) for n in (1, 2, 3, 4))]
RESEARCH_HEXES: Final = {corner.corner: [WHERE[name] for name in corner.hexes] for corner in BOARD.research_hexes}
EXPLORATION: Final = BOARD.travel.exploration_distance
ARRIVAL: Final = bytes([0, *(BOARD.travel.arrival_space_by_colony_level[level] for level in (1, 2, 3, 4, 5))])
FARTHEST: Final = 12  # no two hexes are farther apart


def _apart(a: int, b: int) -> int:
    dq, dr = PLACES_QR[a][0] - PLACES_QR[b][0], PLACES_QR[a][1] - PLACES_QR[b][1]
    return max(abs(dq), abs(dr), abs(dq + dr))


DISTANCE: Final = bytes([_apart(a, b) for a in range(HEXES) for b in range(HEXES)])  # [a * HEXES + b]
AROUND: Final = [  # [hex]: its neighbours, ascending
    sorted(at for at in NEIGHBOUR[a * 6 : a * 6 + 6] if at != NONE) for a in range(HEXES)
]
BIT: Final = [1 << number for number in range(HEXES)]
WHOLE: Final = (1 << HEXES) - 1


def _rings() -> list[int]:
    rings = [0] * (HEXES * (FARTHEST + 1))
    for a in range(HEXES):
        for b in range(HEXES):
            rings[a * (FARTHEST + 1) + DISTANCE[a * HEXES + b]] |= BIT[b]
    return rings


RING: Final = _rings()  # [hex * (FARTHEST + 1) + d]: all hexes exactly d away
BALL: Final = [  # [hex * (FARTHEST + 1) + d]: all hexes at most d away
    sum(RING[a * (FARTHEST + 1) + e] for e in range(d + 1)) for a in range(HEXES) for d in range(FARTHEST + 1)
]
ZONE: Final = [BALL[a * (FARTHEST + 1) + 1] for a in range(HEXES)]  # OM-151
BESIDE: Final = [RING[a * (FARTHEST + 1) + 1] for a in range(HEXES)]
TWO_AWAY: Final = [RING[a * (FARTHEST + 1) + 2] for a in range(HEXES)]

STEP_FROM: Final = bytes([a for a, _ in BOT_STEPS])
STEP_TO: Final = bytes([b for _, b in BOT_STEPS])
STEPS_AT: Final = [[number for number, step in enumerate(BOT_STEPS) if step[0] == a] for a in range(HEXES)]


def hexes_of(mask: int) -> list[int]:
    """The hexes of a set, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def ring(at: i64, distance: i64) -> int:
    """All hexes at exactly this distance."""
    return RING[at * (FARTHEST + 1) + distance]


def ball(at: i64, distance: i64) -> int:
    """All hexes at most so far away."""
    return BALL[at * (FARTHEST + 1) + (distance if distance < FARTHEST else FARTHEST)]


def apart(a: i64, b: i64) -> i64:
    """OM-011: the distance between two hexes."""
    return DISTANCE[a * HEXES + b]
