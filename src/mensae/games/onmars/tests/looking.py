"""How things are in a position, in plain words and lists (see `position`)."""

from mensae.core.schema import Seat
from mensae.games.onmars.data import (
    CRYSTAL_THERE,
    DISCOVERY_IDS,
    GENERATOR,
    GOODS,
    HEX_IDS,
    LAB_IDS,
    NONE,
    RESEARCH_THERE,
    RESOURCES,
    SCIENTIST_COUNT,
    SCIENTIST_IDS,
    SHELTER,
    TECH_KINDS,
    TECHS,
    TILE_THERE,
    TYPES,
    WORKED,
)
from mensae.games.onmars.rules.geometry import WHERE
from mensae.games.onmars.schema import (
    Build,
    Building,
    GameAction,
    Hex,
    Main,
    MainAction,
    MoveBot,
    MoveRover,
    Pay,
    Surcharge,
    Tech,
)
from mensae.games.onmars.state import (
    CONTRACT,
    CRYSTALS,
    CUBES,
    DISPLAY_AT,
    DOCKED,
    HAND,
    HANGAR,
    LQ,
    LSS_AT,
    MARKS,
    OWN,
    PENDING,
    PLAYERS,
    POINTS,
    ROVER,
    SCIENCE_AT,
    SCIENTIST_AT,
    STORE_AT,
    SUPPLY,
    UNITS,
    UNITS_AT,
    WA,
    State,
)
from mensae.games.onmars.tests.position import choices, do, goods, position
from mensae.games.onmars.tests.table import advanced


def stored(s: State, seat: Seat = 0) -> dict[str, int]:
    """The resources in Storage by name, those that are there."""
    row = {good: int(s.stock[seat * RESOURCES + i]) for i, good in enumerate(GOODS[:RESOURCES])}
    return {good: count for good, count in row.items() if count}


def amount(s: State, seat: Seat, good: str) -> int:
    """How many of one resource are in Storage, or of "crystal" in the Depot."""
    return int(s.own[seat * OWN + CRYSTALS]) if good == "crystal" else stored(s, seat).get(good, 0)


def crystals(s: State, seat: Seat = 0) -> tuple[int, int]:
    """In the Depot, and pending."""
    return int(s.own[seat * OWN + CRYSTALS]), int(s.own[seat * OWN + PENDING])


def people(s: State, seat: Seat = 0) -> tuple[int, int, int]:
    """Colonists in the Living Quarters, the Working Area and the supply."""
    own = seat * OWN
    return int(s.own[own + LQ]), int(s.own[own + WA]), int(s.own[own + SUPPLY])


def workers(s: State, action: MainAction) -> list[int]:
    """Colonists on the slots of a Main action, by seat."""
    return [int(s.slots[WORKED.index(action) * PLAYERS + seat]) for seat in range(s.players)]


def points(s: State, seat: Seat = 0) -> int:
    """Opportunity Points."""
    return int(s.own[seat * OWN + POINTS])


def lab(s: State, seat: Seat = 0) -> dict[str, str]:
    """The lab space of every tile."""
    row = {kind: int(s.lab[seat * TECH_KINDS + i]) for i, kind in enumerate(TECHS)}
    return {kind: LAB_IDS[at] for kind, at in row.items() if at != NONE}


def ships_docked(s: State, seat: Seat = 0) -> list[int]:
    """The Depot spaces with a Ship."""
    return [i + 1 for i in range(8) if s.own[seat * OWN + DOCKED] >> i & 1]


def hangar(s: State, seat: Seat = 0) -> int:
    """Ships in the Hangar."""
    return int(s.own[seat * OWN + HANGAR])


def bots_at(s: State, seat: Seat = 0) -> list[str]:
    """Where the Bots are that are on the map."""
    return [HEX_IDS[at] for at in s.units[seat * UNITS : seat * UNITS + ROVER] if at != NONE]


def rover_at(s: State, seat: Seat = 0) -> str | None:
    """Where the Rover is."""
    at = s.units[seat * UNITS + ROVER]
    return None if at == NONE else HEX_IDS[at]


def standing(s: State, at: str) -> str | None:
    """The building on a hex; a Shelter with its seat: "shelter 1"."""
    kind = int(s.building[WHERE[at]])
    if kind == NONE:
        return None
    return TYPES[kind] if kind < SHELTER else f"shelter {kind - SHELTER}"


def size_of(s: State, at: str) -> int:
    """The size of the complex there."""
    return int(s.size[s.group[WHERE[at]]])


def lying(s: State, at: str) -> str | int | None:
    """The item on a hex, in the words of `table.item`."""
    there = int(s.ground[WHERE[at]])
    if there <= CRYSTAL_THERE:
        return "crystal" if there else None
    return there - RESEARCH_THERE + 1 if there >= RESEARCH_THERE else DISCOVERY_IDS[there - TILE_THERE]


def ground(s: State, what: str = "crystal") -> list[str]:
    """Every hex on which such an item lies."""
    return [at for at in HEX_IDS if lying(s, at) == what]


def miner_at(s: State, at: str) -> Seat | None:
    """Whose Miner is there."""
    return None if s.miner[WHERE[at]] == NONE else int(s.miner[WHERE[at]])


def marker_at(s: State, at: str) -> Seat | None:
    """Whose Advanced Building marker is there."""
    return None if s.marker[WHERE[at]] == NONE else int(s.marker[WHERE[at]])


def lss_row(s: State, kind: str) -> int:
    """The row of the marker of an LSS building."""
    return int(s.table[LSS_AT + TYPES.index(kind) - GENERATOR])


def units_left(s: State) -> list[int]:
    """Units left of the missions A, B and C."""
    return [int(s.table[UNITS_AT + place]) for place in range(3)]


def in_warehouse(s: State) -> dict[str, int]:
    """What is in the Warehouse."""
    return {good: int(s.table[STORE_AT + i]) for i, good in enumerate(GOODS) if i}


def shown_blueprints(s: State) -> list[int | None]:
    """The display, bottom row first."""
    row = [int(card) for card in s.table[DISPLAY_AT : DISPLAY_AT + 12]]
    return [None if card == NONE else card + 1 for card in row]


def blueprints_of(s: State, seat: Seat = 0) -> list[int]:
    """Own blueprints, built or not."""
    return [card + 1 for card in range(24) if s.cards[card * 2] == seat]


def unused_markers(s: State, seat: Seat = 0) -> int:
    """Advanced Building markers in the supply."""
    return int(s.own[seat * OWN + MARKS])


def progress_cubes(s: State, seat: Seat = 0) -> list[str]:
    """Types with a cube in the Progress area."""
    return [kind for i, kind in enumerate(TYPES) if s.own[seat * OWN + CUBES] >> i & 1]


def in_hand(s: State, seat: Seat = 0) -> list[int]:
    """Goal cards in hand."""
    return [goal + 1 for goal in range(16) if s.own[seat * OWN + HAND] >> goal & 1]


def scientists_of(s: State, seat: Seat = 0) -> list[str]:
    """Own Scientists."""
    return [name for i, name in enumerate(SCIENTIST_IDS) if s.table[SCIENTIST_AT + i] == seat]


def contracts_of(s: State, seat: Seat = 0) -> list[int]:
    """Own contracts."""
    return [i + 1 for i in range(12) if s.contracts[i * CONTRACT] == seat]


def science_row(s: State) -> list[str | int | None]:
    """The six slots: a Scientist, the number of a contract, or nothing."""
    row = [int(card) for card in s.table[SCIENCE_AT : SCIENCE_AT + SCIENTIST_COUNT]]
    return [
        None if card == NONE else SCIENTIST_IDS[card] if card < SCIENTIST_COUNT else card - SCIENTIST_COUNT + 1
        for card in row
    ]


# What is offered


def offered(s: State, kind: type[GameAction]) -> list[GameAction]:
    """The choices of one kind."""
    return [action for action in choices(s) if isinstance(action, kind)]


def hexes(s: State) -> list[str]:
    """The hexes that are offered."""
    return [action.hex for action in choices(s) if isinstance(action, Hex)]


def bot_steps(s: State, at: str) -> list[str]:
    """Where the Bot on this hex may step."""
    return [action.to for action in choices(s) if isinstance(action, MoveBot) and action.at == at]


def rover_steps(s: State) -> list[str]:
    """Where the Rover may step."""
    return [action.to for action in choices(s) if isinstance(action, MoveRover)]


def construct(s: State, kind: Building, at: str, owner: Seat | None = None) -> None:
    """The Construct action: this building there, with the tech of the owner, else of the builder.

    Crystals pay a surcharge, and the price is paid without Minerals if possible. A question with one answer is not
    put, so only what is asked is answered.
    """
    builder = int(s.asked)
    do(s, Main("construct"))
    do(s, *offered(s, Surcharge)[:1])
    for action in (Build(kind), Hex(at), Tech(builder if owner is None else owner)):
        if action in choices(s):
            do(s, action)
    if offered(s, Pay):
        do(s, offered(s, Pay)[0])
    assert standing(s, at) in (kind, f"{kind} {builder}"), f"no {kind} on {at}, but {choices(s)}"


def using(card: int, at: str, **counts: int) -> State:
    """Seat 0 in the Colony may use this card, built there, with 2 crystals; of resources it has only these."""
    s = position()
    advanced(s, 0, card, at)
    goods(s, 0, all=0, crystal=2)
    goods(s, 0, **counts)
    return s
