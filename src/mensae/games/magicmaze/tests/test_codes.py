"""Numbers that hold several stand for what they are put together from, and give it back."""

from mensae.games.magicmaze.actions import ACTIONS, CODE
from mensae.games.magicmaze.data import (
    COLOURS,
    HEAPS,
    NAMES,
    PIECES,
    PIPES,
    PRINTED,
    SIDES,
    SITE_NAMES,
    TILE_IDS,
    WAY_FROM,
    WAY_TO,
)
from mensae.games.magicmaze.rules import codes
from mensae.games.magicmaze.schema import BuildBridge, JokerConvert, Move, Pipe, PlaceRubbish, PlaceStart
from mensae.games.magicmaze.state import cell_at, column, first_of, queue_of, row


def test_a_code_with_two_parts_or_more_gives_back_each_of_them_and_is_made_of_them() -> None:
    kinds = set()
    for action, code in CODE.items():
        match action:
            case Move(piece, start, to):
                way, number = codes.move_way(code), codes.move_piece(code)
                assert (PIECES[number], NAMES[WAY_FROM[way]], NAMES[WAY_TO[way]]) == (piece, start, to)
                again = codes.move_code(way, number)
            case BuildBridge(site, end, colour):
                way, number = codes.bridge_way(code), codes.bridge_colour(code)
                there = SITE_NAMES[codes.road_of(way) - PRINTED]
                assert (there, NAMES[WAY_FROM[way]], COLOURS[number]) == (site, end, colour)
                again = codes.bridge_code(way, number)
            case Pipe(piece, start, to):
                a, b, number = codes.pipe_start(code), codes.pipe_to(code), codes.pipe_piece(code)
                assert (PIECES[number], NAMES[PIPES[a]], NAMES[PIPES[b]]) == (piece, start, to)
                again = codes.pipe_code(a, b, number)
            case JokerConvert(platform, old, new):
                p, was, is_now = codes.convert_platform(code), codes.convert_old(code), codes.convert_new(code)
                assert (NAMES[p], COLOURS[was], COLOURS[is_now]) == (platform, old, new)
                again = codes.convert_code(p, was, is_now)
            case PlaceRubbish(origin, target):
                heap, p = codes.place_heap(code), codes.place_platform(code)
                assert (NAMES[HEAPS[heap]], NAMES[p]) == (origin, target)
                again = codes.place_code(heap, p)
            case PlaceStart(tile, side):
                number, facing = codes.start_tile(code), codes.start_side(code)
                assert (TILE_IDS[number], SIDES[facing]) == (tile, side)
                again = codes.start_code(number, facing)
            case _:
                continue
        assert again == code, action
        kinds.add(type(action))
    assert len(kinds) == 6
    assert len(CODE) == len(ACTIONS)


def test_a_way_knows_its_highway_and_the_end_where_it_begins() -> None:
    for road in range(PRINTED + len(SITE_NAMES)):
        ways = [codes.way_over(road, end) for end in (0, 1)]
        assert [codes.road_of(way) for way in ways] == [road, road]
        assert (WAY_FROM[ways[0]], WAY_TO[ways[0]]) == (WAY_TO[ways[1]], WAY_FROM[ways[1]])


def test_a_cell_knows_its_column_and_row_and_a_queue_its_first_heap() -> None:
    places = [(x, y) for x in range(-20, 21) for y in range(-20, 21)]
    assert [(column(cell_at(x, y)), row(cell_at(x, y))) for x, y in places] == places
    assert [first_of(queue_of(heaps)) for heaps in ([0], [7, 0], [3, 5, 1])] == [0, 7, 3]
    assert queue_of([]) == 0
