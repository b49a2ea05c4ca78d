"""What is always true of map and table, checked after every entry of random games, solo and with all options."""

from collections import Counter

import pytest
from hypothesis import given

from mensae.games.onmars.data import (
    CARD_TYPE,
    CARDS,
    CONTRACT_COUNT,
    CONTRACT_NEEDS,
    CRYSTAL,
    CRYSTAL_THERE,
    DISCOVERY_COUNT,
    GENERATOR,
    HEXES,
    HIRE_SLOTS,
    LAB_COLUMN,
    MINERAL,
    NONE,
    PLACES_QR,
    RESEARCH_KIND,
    SCIENTIST_COUNT,
    SCIENTIST_WORKS,
    SHELTER,
    TECH_KINDS,
    TILE_THERE,
    WORKING_AREA,
)
from mensae.games.onmars.frames import F_DISPLACED, FRAME
from mensae.games.onmars.rules.question import asks
from mensae.games.onmars.state import (
    BOX,
    CONTRACT,
    DECK,
    DISPLAY_AT,
    FACE_UP_AT,
    FOUND,
    GRID_AT,
    LABS,
    LSS_AT,
    ON_RADAR,
    OWN,
    PILE_AT,
    PLAYERS,
    SCIENCE_AT,
    SCIENTIST_AT,
    SHOWN,
    STORE_AT,
    STUDIED,
    TOP_AT,
    UNITS,
    WORKS_AT,
)
from mensae.games.onmars.tests.random_games import Game, games, play
from mensae.games.onmars.tests.test_invariants import SOME_GAMES, set_up


def apart(a: int, b: int) -> int:
    """The distance of two hexes (OM-011)."""
    dq, dr = PLACES_QR[a][0] - PLACES_QR[b][0], PLACES_QR[a][1] - PLACES_QR[b][1]
    return max(abs(dq), abs(dr), abs(dq + dr))


# The map


@pytest.mark.example("I10", "I12", "I24")
@pytest.mark.rule("OM-005", "OM-111", "OM-112", "OM-124", "OM-162")
@SOME_GAMES
@given(games())
def test_buildings_are_counted_by_the_lss_come_from_their_stacks_and_stand_near_their_like(game: Game) -> None:
    for step in play(game):
        s = step.after
        if not set_up(s):
            continue
        count = Counter(int(kind) for kind in s.building if kind != NONE)
        for kind in range(GENERATOR, SHELTER):
            if s.stack[s.depth - FRAME] != F_DISPLACED:  # a piece makes way before the marker moves (OM-109)
                assert s.table[LSS_AT + kind - GENERATOR] == min(5, count[kind])
        for kind in range(SHELTER):
            pile, top = int(s.table[PILE_AT + kind]), s.table[TOP_AT + kind]
            assert pile.bit_count() + count[kind] == 7
            assert top == NONE or pile >> top & 1
        for at in [hex for hex in range(HEXES) if s.building[hex] != step.before.building[hex] and set_up(step.before)]:
            like = [hex for hex in range(HEXES) if s.building[hex] == s.building[at] and hex != at]
            assert min(apart(at, hex) for hex in like) in (1, 2)


@pytest.mark.example("I13", "I14", "I27")
@pytest.mark.rule("OM-013", "OM-051", "OM-260")
@SOME_GAMES
@given(games())
def test_a_hex_has_a_building_or_an_item_and_one_piece_when_nothing_is_going_on(game: Game) -> None:
    for step in play(game):
        s = step.after
        assert [at for at in range(HEXES) if s.building[at] != NONE and s.ground[at] != 0] == []
        if set_up(s) and asks(s) in ("action", "travel", "over"):
            pieces = [int(at) for at in s.units[: int(s.players) * UNITS] if at != NONE]
            pieces += [at for at in range(HEXES) if s.miner[at] != NONE or s.marker[at] != NONE]
            assert max(Counter(pieces).values()) == 1
            assert set(pieces) <= set(range(HEXES))
            assert [at for at in range(HEXES) if s.miner[at] != NONE and s.marker[at] != NONE] == []


@pytest.mark.example("I20")
@pytest.mark.rule("OM-008", "OM-159", "OM-160", "OM-200", "OM-142")
@SOME_GAMES
@given(games())
def test_every_tile_is_in_one_place_and_nobody_has_two_research_tiles_of_a_kind(game: Game) -> None:
    for step in play(game):
        s = step.after
        ground = [int(item) - TILE_THERE for item in s.ground if item > CRYSTAL_THERE]
        face_up = [int(tile) for tile in s.table[FACE_UP_AT : FACE_UP_AT + 2] if tile != NONE]
        shown = [tile for tile, place in enumerate(s.tiles) if place == SHOWN]
        assert sorted(ground + face_up) == shown
        assert all(BOX <= place < s.players or place == ON_RADAR for place in s.tiles)
        assert [tile for tile, place in enumerate(s.tiles) if place == ON_RADAR] == [s.radar] * (s.radar != NONE)
        assert [tile for tile, place in enumerate(s.tiles[DISCOVERY_COUNT:]) if place == DECK] == []
        for who in range(s.players):
            taken = [tile for tile, place in enumerate(s.tiles) if place == who]
            kinds = [RESEARCH_KIND[tile - DISCOVERY_COUNT] for tile in taken if tile >= DISCOVERY_COUNT]
            assert len(kinds) == len(set(kinds)) == int(s.own[who * OWN + STUDIED]).bit_count()
            assert s.own[who * OWN + FOUND] == len(taken) - len(kinds)


# The table


@pytest.mark.example("I15", "I23")
@pytest.mark.rule("OM-027", "OM-075", "OM-080", "OM-170")
@SOME_GAMES
@given(games())
def test_slots_and_warehouse_hold_no_more_than_they_can(game: Game) -> None:
    most = 3 if game.seats > 2 else 2
    for step in play(game):
        s = step.after
        for action in range(WORKING_AREA):
            there = [int(count) for count in s.slots[action * PLAYERS : action * PLAYERS + PLAYERS]]
            assert min(there) >= 0
            assert max(there) <= 1 if action == HIRE_SLOTS else sum(there) <= 3
        assert all(0 <= s.table[STORE_AT + good] <= most for good in range(1, 6))
        assert s.table[STORE_AT + MINERAL] <= 0


@pytest.mark.example("I17", "I18")
@pytest.mark.rule("OM-007", "OM-060", "OM-091", "OM-092")
@SOME_GAMES
@given(games())
def test_tech_tiles_are_never_lost_and_move_only_to_the_right(game: Game) -> None:
    for step in play(game):
        s, before = step.after, step.before
        if not set_up(before):
            continue
        tiles = 0
        for who in range(s.players):
            spaces = [int(space) for space in s.lab[who * TECH_KINDS : (who + 1) * TECH_KINDS] if space != NONE]
            assert len(spaces) == len(set(spaces)) <= 9
            assert sum(1 << space for space in spaces) == s.own[who * OWN + LABS]
            tiles += len(spaces) - 1  # without the Shelter Tech
            for tile in range(who * TECH_KINDS, (who + 1) * TECH_KINDS):
                if before.lab[tile] != NONE:
                    assert LAB_COLUMN[before.lab[tile]] <= LAB_COLUMN[s.lab[tile]]
        grid = sum(1 for kind in s.table[GRID_AT : GRID_AT + 8] if kind != NONE)
        assert grid + int(s.tech_left).bit_count() + tiles == (16 if game.seats > 2 else 8)


@pytest.mark.example("I19")
@pytest.mark.rule("OM-008", "OM-169", "OM-190")
@SOME_GAMES
@given(games())
def test_every_card_is_in_one_place(game: Game) -> None:
    for step in play(game):
        s = step.after
        display = sorted(int(card) for card in s.table[DISPLAY_AT : DISPLAY_AT + 12] if card != NONE)
        assert display == [card for card in range(CARDS) if s.cards[card * 2] == SHOWN]
        assert all(BOX <= s.cards[card * 2] < s.players for card in range(CARDS))
        science = [int(card) for card in s.table[SCIENCE_AT : SCIENCE_AT + SCIENTIST_COUNT] if card != NONE]
        shown = [card for card in range(SCIENTIST_COUNT) if s.table[SCIENTIST_AT + card] == SHOWN]
        shown += [SCIENTIST_COUNT + card for card in range(CONTRACT_COUNT) if s.contracts[card * CONTRACT] == SHOWN]
        assert sorted(science) == shown
        assert all(s.contracts[card * CONTRACT] in (DECK, SHOWN, *range(s.players)) for card in range(CONTRACT_COUNT))


@pytest.mark.example("I29", "I30")
@pytest.mark.rule("OM-132", "OM-133", "OM-191", "OM-192")
@SOME_GAMES
@given(games())
def test_scientists_work_on_built_cards_of_their_type_and_goods_stay_on_contracts(game: Game) -> None:
    for step in play(game):
        s, before = step.after, step.before
        working = {scientist: int(s.table[WORKS_AT + scientist]) for scientist in range(SCIENTIST_COUNT)}
        cards = [card for card in working.values() if card != NONE]
        assert len(cards) == len(set(cards))
        for scientist, card in working.items():
            if card != NONE:
                assert s.table[SCIENTIST_AT + scientist] >= 0
                assert (CARD_TYPE[card], s.cards[card * 2 + 1] != NONE) == (SCIENTIST_WORKS[scientist], True)
        for contract in range(CONTRACT_COUNT):
            needs = CONTRACT_NEEDS[contract]
            values = slice(contract * CONTRACT + 2, contract * CONTRACT + 4)
            (good, minerals), (good_before, minerals_before) = s.contracts[values], before.contracts[values]
            assert good_before <= good <= sum(needs[1 : CRYSTAL + 1])
            assert minerals_before <= minerals <= needs[MINERAL]
