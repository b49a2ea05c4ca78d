"""What a reader sees, field by field; foreign cards are nowhere in it, and decks have no order (OM-015)."""

from mypy_extensions import i64

from mensae.core.bits import count
from mensae.core.schema import Seat
from mensae.games.onmars.data import (
    CARDS,
    CONTRACT_COUNT,
    CONTRACT_NEEDS,
    CRYSTAL_THERE,
    DEPOT,
    DISCOVERY_COUNT,
    DISCOVERY_IDS,
    FACE_UP,
    FIRST_CARDS,
    GENERATOR,
    GOAL_COUNT,
    GOODS,
    GRID,
    HEX_IDS,
    HEXES,
    LAB_IDS,
    MINERAL,
    MISSION_IDS,
    NONE,
    RESEARCH_COUNT,
    RESEARCH_IDS,
    RESOURCES,
    SCIENTIST_COUNT,
    SCIENTIST_IDS,
    SHELTER,
    SIDES,
    SOLO_CARDS,
    STACK_TILES,
    STORED,
    TECH_KINDS,
    TECHS,
    TILE_THERE,
    TYPES,
    WORKED,
)
from mensae.games.onmars.pieces import pieces
from mensae.games.onmars.rules.board import complex_size, type_of
from mensae.games.onmars.rules.contracts import MAIN_GOOD, MET, MINERALS
from mensae.games.onmars.rules.geometry import BIT
from mensae.games.onmars.rules.goods import depot_capacity, quarters_capacity, storage_limit
from mensae.games.onmars.rules.missions import MISSIONS, remaining
from mensae.games.onmars.rules.orbit import DISPLAY_SPACES
from mensae.games.onmars.rules.packed import is_rover, stack_tile, unit_owner
from mensae.games.onmars.rules.question import asks, move_points
from mensae.games.onmars.rules.scoring import PARTS, parts
from mensae.games.onmars.rules.solo_effect import plan_to_build
from mensae.games.onmars.rules.solo_rover import way_to_go
from mensae.games.onmars.schema import AnyGood, TechKind
from mensae.games.onmars.state import (
    ACHIEVED,
    CONTRACT,
    CRYSTALS,
    CUBES,
    DECK,
    DISCARDED,
    DISPLAY_AT,
    DOCKED,
    FACE_UP_AT,
    GRID_AT,
    HAND,
    HANGAR,
    LEFT,
    LQ,
    LSS_AT,
    MARKS,
    MISSION_AT,
    OWN,
    PENDING,
    PILE_AT,
    PLAYERS,
    POINTS,
    REWARD_AT,
    ROVER,
    SCIENCE_AT,
    SCIENTIST_AT,
    SECRET,
    SHELTERED,
    SHUTTLE_AT,
    SHUTTLE_SIDE,
    SPACE,
    STANDING,
    STORE_AT,
    SUPPLY,
    TOP_AT,
    UNITS,
    UNITS_AT,
    WA,
    WORKS_AT,
    State,
    level,
)
from mensae.games.onmars.views import Aim, Column, Deal, Expert, Ground, Mission, Own, Plan, Player, View

__all__ = ["own", "pieces", "view"]


def view(s: State, seat: Seat | None) -> View:
    """OM-015: everything but the cards in other hands."""
    bots, rover = move_points(s)
    return View(
        asks=asks(s),
        asked=int(s.asked) if s.asked >= 0 and not s.over else None,
        round=int(s.round),
        last_round=bool(s.last_round),
        turn=_or_none(s.active),
        first=int(s.first),
        main_done=bool(s.main_done),
        executive_done=bool(s.executive_done),
        solo=bool(s.solo),
        length="long" if s.long else "short",
        space_oddity=bool(s.space_oddity),
        first_colonists=bool(s.first_colonists),
        level=int(level(s)),
        remaining=int(remaining(s)),
        missions=[
            Mission(MISSION_IDS[s.table[MISSION_AT + i]], int(s.table[UNITS_AT + i]))
            for i in range(MISSIONS)
            if s.table[MISSION_AT + i] != NONE
        ],
        lss=[_column(s, column) for column in range(4)],
        shuttle=None if s.table[SHUTTLE_SIDE] == NONE else SIDES[s.table[SHUTTLE_SIDE]],
        shuttle_space=max(0, int(s.table[SHUTTLE_AT])),
        warehouse={GOODS[good]: int(s.table[STORE_AT + good]) for good in (5, 1, 2, 3, 4)},
        grid=[_tech(s.table[GRID_AT + space]) for space in range(GRID)],
        tech_stack=int(count(s.tech_left)),
        display=[_card(s.table[DISPLAY_AT + i]) for i in range(DISPLAY_SPACES)],
        deck=sum(1 for card in range(CARDS) if s.cards[card * 2] == DECK),
        science=[_science(s.table[SCIENCE_AT + slot]) for slot in range(SCIENTIST_COUNT)],
        contracts=[c + 1 for c in range(CONTRACT_COUNT) if s.contracts[c * CONTRACT] == DECK],
        exploration=[DISCOVERY_IDS[s.table[FACE_UP_AT + i]] for i in range(FACE_UP) if s.table[FACE_UP_AT + i] != NONE],
        discoveries=sum(1 for tile in range(DISCOVERY_COUNT) if s.tiles[tile] == DECK),
        tops={
            TYPES[kind]: STACK_TILES[stack_tile(kind, s.table[TOP_AT + kind])]
            for kind in range(SHELTER)
            if s.table[TOP_AT + kind] != NONE
        },
        stacks={TYPES[kind]: int(count(s.table[PILE_AT + kind])) for kind in range(SHELTER)},
        slots={
            name: [int(s.slots[slots * PLAYERS + who]) for who in range(s.players)] for slots, name in enumerate(WORKED)
        },
        ground={HEX_IDS[at]: _ground(s, at) for at in range(HEXES) if _something(s, at)},
        radar=None if s.radar == NONE else DISCOVERY_IDS[s.radar],
        players=[_player(s, who) for who in range(s.players)],
        bots=bots,
        rover=rover,
        solo_card=None if s.solo_card == NONE else SOLO_CARDS[s.solo_card],
        icon=TYPES[s.icon] if s.solo else None,
        aim=_aim(s),
        own=None if seat is None else own(s, seat, []),
    )


def own(s: State, seat: Seat, codes: list[int]) -> Own:
    """OM-039, OM-181, OM-225: the cards of a player."""
    base = seat * OWN
    secrets = [card for i, card in enumerate(FIRST_CARDS) if s.own[base + SECRET] >> i & 1]
    return Own(_numbers(s.own[base + HAND]), _numbers(s.own[base + DISCARDED]), secrets)


def _aim(s: State) -> Aim | None:
    card, way = plan_to_build(s), way_to_go(s)
    if card != NONE:
        return Aim(blueprint=_card(card))
    return None if way is None else Aim(tile=HEX_IDS[way[0]], rover=HEX_IDS[way[1]])


def _or_none(value: i64) -> int | None:
    return None if value == NONE else int(value)


def _numbers(mask: i64) -> list[int]:
    return [number + 1 for number in range(GOAL_COUNT) if mask >> number & 1]


def _tech(kind: i64) -> TechKind | None:
    return None if kind == NONE else TECHS[kind]


def _card(card: i64) -> int | None:
    return None if card == NONE else int(card) + 1


def _science(card: i64) -> str | None:
    if card == NONE:
        return None
    return SCIENTIST_IDS[card] if card < SCIENTIST_COUNT else f"contract_{int(card) - SCIENTIST_COUNT + 1:02}"


def _column(s: State, column: i64) -> Column:
    reward = s.table[REWARD_AT + column]
    number = None if reward == NONE else int(reward) + 1
    return Column(TYPES[GENERATOR + column], int(s.table[LSS_AT + column]), number)


def _something(s: State, at: i64) -> bool:
    if (s.built | s.items | s.fixed) & BIT[at]:
        return True
    return any(s.units[number] == at for number in range(s.players * UNITS))


def _ground(s: State, at: i64) -> Ground:
    kind, item = s.building[at], s.ground[at]
    standing = [number for number in range(s.players * UNITS) if s.units[number] == at]
    cards = [card + 1 for card in range(CARDS) if s.cards[card * 2 + 1] == at]
    return Ground(
        hex=HEX_IDS[at],
        building=None if kind == NONE else TYPES[type_of(kind)],
        owner=int(kind) - SHELTER if kind >= SHELTER else None,
        size=0 if kind == NONE else int(complex_size(s, at)),
        marker=_or_none(s.marker[at]),
        blueprint=cards[0] if cards else None,
        miner=_or_none(s.miner[at]),
        item=None if item == 0 else "crystal" if item == CRYSTAL_THERE else tile_id(item - TILE_THERE),
        bots=[int(unit_owner(number)) for number in standing if not is_rover(number)],
        rovers=[int(unit_owner(number)) for number in standing if is_rover(number)],
    )


def tile_id(tile: i64) -> str:
    """The id of a Discovery or Research tile."""
    return DISCOVERY_IDS[tile] if tile < DISCOVERY_COUNT else RESEARCH_IDS[tile - DISCOVERY_COUNT]


def _player(s: State, who: i64) -> Player:
    own, base = s.own, who * OWN
    points = parts(s, who)
    return Player(
        space=int(own[base + SPACE]),
        standing=own[base + STANDING] == 1,
        points=int(own[base + POINTS]),
        stock={STORED[good]: int(s.stock[who * RESOURCES + good]) for good in range(RESOURCES)},
        storage=int(storage_limit(s, who)),
        crystals=int(own[base + CRYSTALS]),
        pending=int(own[base + PENDING]),
        depot=int(depot_capacity(s, who)),
        docked=[space + 1 for space in range(DEPOT) if own[base + DOCKED] >> space & 1],
        hangar=int(own[base + HANGAR]),
        discarded=int(own[base + LEFT]),
        quarters=int(own[base + LQ]),
        capacity=int(quarters_capacity(s, who)),
        working=int(own[base + WA]),
        supply=int(own[base + SUPPLY]),
        bots=sum(1 for number in range(who * UNITS, who * UNITS + ROVER) if s.units[number] == NONE),
        shelters=int(own[base + SHELTERED]),
        markers=int(own[base + MARKS]),
        cubes=[TYPES[kind] for kind in range(SHELTER) if own[base + CUBES] >> kind & 1],
        lab={
            TECHS[kind]: LAB_IDS[s.lab[who * TECH_KINDS + kind]]
            for kind in range(TECH_KINDS)
            if s.lab[who * TECH_KINDS + kind] != NONE
        },
        blueprints=[
            Plan(card + 1, None if s.cards[card * 2 + 1] == NONE else HEX_IDS[s.cards[card * 2 + 1]])
            for card in range(CARDS)
            if s.cards[card * 2] == who
        ],
        scientists=[
            Expert(SCIENTIST_IDS[i], _card(s.table[WORKS_AT + i]))
            for i in range(SCIENTIST_COUNT)
            if s.table[SCIENTIST_AT + i] == who
        ],
        contracts=[_deal(s, contract) for contract in range(CONTRACT_COUNT) if s.contracts[contract * CONTRACT] == who],
        discoveries=[DISCOVERY_IDS[tile] for tile in range(DISCOVERY_COUNT) if s.tiles[tile] == who],
        research=[RESEARCH_IDS[tile] for tile in range(RESEARCH_COUNT) if s.tiles[DISCOVERY_COUNT + tile] == who],
        goals=int(count(own[base + HAND])),
        goal=None if own[base + ACHIEVED] == NONE else int(own[base + ACHIEVED]) + 1,
        secrets=int(count(own[base + SECRET])),
        parts=dict(zip(PARTS, points, strict=True)),
        total=int(own[base + POINTS]) + sum(points),
    )


def _deal(s: State, contract: i64) -> Deal:
    values = contract * CONTRACT
    lying: dict[AnyGood, int] = {}
    for good in range(len(GOODS)):
        if CONTRACT_NEEDS[contract][good]:
            lying[GOODS[good]] = int(s.contracts[values + (MINERALS if good == MINERAL else MAIN_GOOD)])
    return Deal(int(contract) + 1, lying, s.contracts[values + MET] == 1)
