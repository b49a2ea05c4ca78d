"""The table as text: what a reader sees in a terminal, without a word, and readable without a colour."""

from typing import Literal

import pytest

from mensae.games.magicmaze.components import TILES
from mensae.games.magicmaze.schema import (
    BuildBridge,
    BuildDome,
    Drawn,
    Eat,
    JokerConvert,
    Move,
    Pipe,
    PlaceRubbish,
    Produce,
)
from mensae.games.magicmaze.sight import view
from mensae.games.magicmaze.sketch import width
from mensae.games.magicmaze.sketch.places import ORDERS
from mensae.games.magicmaze.sketch.routes import HIGH, STEPS, WIDE, art, best_order
from mensae.games.magicmaze.sketch.sheet import sheet
from mensae.games.magicmaze.sketch.signs import INKS, PIECES
from mensae.games.magicmaze.tests.position import CROSS, chance, do, opening, position
from mensae.games.magicmaze.tests.sketches import (
    CROSS_DRAWN,
    LETTERS,
    MARS_DRAWN,
    PANEL,
    TILE,
    TURNED,
    expected,
    maze,
    middles,
    options_of,
    seen,
    spans,
    text,
)
from mensae.games.magicmaze.views import Laid

LINES = "│─╭╮╰╯║═╔╗╚╝┆┄↑→↓←"
MISSIONS: tuple[Literal[1, 2, 3, 5], ...] = (1, 2, 3, 5)
TABLES = [(seats, mission) for seats in (1, 2, 3, 6) for mission in MISSIONS]


@pytest.mark.rule("MM-14", "MM-15", "MM-19", "MM-20", "MM-30", "MM-32")
def test_the_start_tile_alone() -> None:
    assert text(opening(), 0, []) == [
        "M1 ○ X3:00   “”",
        " A ··  B ··  C ··",
        "B2 P2 G2 Y2 R2 O2  #0 §0  ★0 X1 ⌂1 @1",
        "▤4  A1 2 3 4",
        "            ?b",
        "   ·0      [ ]       ·",
        "            N────y─╮",
        "            │      │",
        "  +b        p      │",
        "?y[ ]W─g──c[ ]──o──E[ ]?b",
        "     │      r",
        "     │      │",
        "     ╰─b────S",
        "   ·       [ ]       ·",
        "            ?b",
    ]


@pytest.mark.rule("MM-62", "MM-66", "MM-74", "MM-148")
def test_what_can_be_done_now_is_a_capital_or_stands_in_angle_brackets() -> None:
    s = position(pieces={"0.c": "blue"}, mission=2)
    assert maze(s, 1) == [
        "            ?b",
        "   ·0      [ ]       ·",
        "            N────y─╮",
        "            │      │",
        "  +B        P      │",
        "?y[ ]W─g──c<B>──o──E[ ]?b",
        "     │      r",
        "     │      │",
        "     ╰─b────S",
        "   ·       [ ]       ·",
        "            ?b",
    ]
    assert maze(s, 1, [])[4:6] == ["  +b        p      │", "?y[ ]W─g──c[B]──o──E[ ]?b"]
    assert maze(s, 1, [Produce("blue", "0.W")])[4:6] == ["  +B        p      │", "?y[ ]W─g──c[B]──o──E[ ]?b"]
    assert maze(s, 1, [Move("blue", "0.c", "0.E")])[4:6] == ["  +b        p      │", "?y[ ]W─g──c<B>──O──E[ ]?b"]
    assert maze(s, 1, [JokerConvert("0.c", "blue", "purple")])[5] == "?y[ ]W─g──c(B)──o──E[ ]?b"
    assert maze(position(pieces={"0.E": "blue"}), 1)[5] == "?y[ ]W─g──c[ ]──o──E<B>?B"


@pytest.mark.rule("MM-18", "MM-23", "MM-25", "MM-26")
def test_the_cross() -> None:
    s = position(CROSS, {"0.c": "blue", "A2.h": "green", "A3.d": "brown"}, marked=["A2.h"])
    assert text(s, 2) == CROSS_DRAWN


@pytest.mark.rule("MM-13", "MM-141", "MM-188", "MM-195")
def test_turned_tiles_one_way_highways_a_bridge_and_a_slug() -> None:
    pieces = {"D9.g": "slug", "D9.E": "purple", "0.c": "rubbish"}
    s = position("E12@0.N D9@0.E B6@D9.N", pieces, bridges={"D9.N-d": "green"}, mission=5)
    assert maze(s, 1) == MARS_DRAWN


@pytest.mark.rule("MM-73", "MM-83", "MM-92", "MM-93", "MM-99", "MM-101", "MM-155", "MM-178", "MM-185")
def test_what_stands_on_platforms() -> None:
    pieces = {"0.c": "brown", "C7.p": "rubbish", "D9.g": "slug", "A3.d": "green", "C8.h": "orange", "C8.p": "purple"}
    s = position("A3@0.N C7@0.E C8@0.S D9@0.W A1@A3.W", pieces, mission=4, domes=["C7.d"], marked=["C8.h"])
    boxes = seen(s)
    assert [boxes[name] for name in ("0.c", "C7.p", "D9.g", "0.N")] == ["[R]", "[◎#]", "[§]", "[ ]"]
    assert [boxes[name] for name in ("A3.d", "D9.d", "C7.d")] == ["[Gyr]", "[ppy]", "[⌂  ]"]
    assert [boxes[name] for name in ("C8.h", "C8.p", "A1.r")] == ["[xO]", "[◎P]", "[▲ ]"]
    assert boxes["C7.N"] == boxes["0.E"] == "[ ]", "both names of a merged platform lead to it"
    landed = position("A1@0.N A3@0.E", {"A3.d": "colonist"}, mission=1, domes=["A3.d"])
    assert [seen(landed)[name] for name in ("A3.d", "A1.r")] == ["[⌂ @]", "[▲ ]"]
    assert seen(position("A1@0.N A3@0.E", domes=["A3.d"]))["A1.r"] == "[▲1]"


@pytest.mark.rule("MM-96", "MM-139", "MM-169", "MM-179", "MM-188", "MM-209")
def test_what_comes_from_afar_and_what_is_built() -> None:
    s = position("C7@0.N C8@0.E", {"C7.p": "blue", "C7.d": "orange"}, mission=3)
    pipe = seen(s, 0, [Pipe("blue", "C7.p", "C8.p")])
    assert [pipe[name] for name in ("C7.p", "C8.p")] == ["<◎B>", "[◎•]"]
    assert seen(s, 0, [BuildDome("C7.d")])["C7.d"] == "<bgO>"
    rubbish = seen(s, 0, [PlaceRubbish("C7.N", "0.c"), PlaceRubbish("C7.N", "C7.p")])
    assert [rubbish[name] for name in ("0.c", "C7.p")] == ["[•]", "<◎B>"]
    assert seen(position("D9@0.N", {"D9.g": "slug"}, mission=4), 0, [Eat("D9.g", "D9.E")])["D9.g"] == "<§>"
    first = opening(1, mission=3)
    chance(first, Drawn("C7"), Drawn("A2"), Drawn("C8"), Drawn("B5"))
    assert [seen(first, 0)[f"0.{side}"] for side in "NESW"] == ["[•]"] * 4
    assert text(first, 0)[1:4] == [
        " A  ♙(bro) ›pgy",
        "B2 P2 G2 Y2 R2 O2  #10 §0  ★3 X3 ⌂3 @3  =bpgyro",
        "▤4  A1 3 4  B6  ›A2›B5›C7›C8",
    ]


@pytest.mark.rule("MM-138", "MM-141")
def test_a_bridge_site_is_dashed_and_a_bridge_is_a_double_line() -> None:
    site = position("B5@0.S", {"B5.N": "green"}, mission=2)
    planned, built = "".join(maze(site)), "".join(maze(position("B5@0.S", bridges={"B5.N-E": "green"}, mission=2)))
    assert ("┄=┄" in planned, "┄" in built) == (True, False)
    assert ("═" in planned, "═g═" in built) == (False, True)
    assert "┄G┄" in "".join(maze(site, 2, [BuildBridge("B5.N-E", "B5.N", "green")]))
    both = [BuildBridge("B5.N-E", "B5.N", "green"), BuildBridge("B5.N-E", "B5.E", "yellow")]
    assert "┄•┄" in "".join(maze(site, 2, both))


@pytest.mark.rule("MM-117", "MM-118", "MM-132", "MM-169", "MM-220")
def test_the_lines_above_the_maze() -> None:
    s = position("C7@0.N", {"0.E": "blue", "0.N": "rubbish"}, mission=5)
    do(s, 2, "explore(0.E)", 10_000, draws="C8")
    do(s, 1, "pawn(hourglass)", 10_000)
    do(s, 3, "stare(2)", 10_000)
    s.sitter[0], s.sitter[1] = 1, 2
    assert text(s)[:5] == [
        "M5 ▶   “×”  ♙ A B C + (X) = # ◎ § –",
        " A° ro  B× bp  C→B gy",
        "B2 P2 G2 Y2 R2 O2  #7 §2  ★3 X4 ⌂5 @5  =bpgyro",
        "▤10  A1 2 3 4  B5 6  D9 10  E11 12",
        " B #1 → C7.N",
    ]
    assert text(s, 1, options_of(s, 1))[:2] == ["M5 ▶   “×”  ♙›A B›C›+›(X)›=›#›◎›§›–", "›A° ro  B× bp ›C→B gy"]
    do(s, 1, "joker_talk", 10_000)
    assert text(s)[0].startswith("M5 ▶   “!”")


@pytest.mark.rule("MM-42", "MM-46", "MM-228")
def test_before_the_start_and_in_a_pause() -> None:
    s = opening(pause="agreed")
    do(s, 2, "take_face(blue_purple)")
    do(s, 2, "ready")
    assert text(s, 0)[:2] == ["M1 ○ X3:00   “” ›✓", " A ·· ›B✓ bp ›C ·· ›ro ›gy"]
    paused = position(pause="agreed")
    do(paused, 1, "pause", 30_500)
    do(paused, 1, "resume")
    assert text(paused, 1) == [
        "M1 ‖ X2:29   “” ›▶",
        " A▶ ro  B bp  C gy",
        "B2 P2 G2 Y2 R2 O2  #0 §0  ★0 X1 ⌂1 @1",
        "▤4  A1 2 3 4",
    ]


# What is promised of every position


@pytest.mark.rule("MM-11", "MM-12", "MM-13", "MM-15", "MM-17")
@pytest.mark.parametrize(("seats", "mission"), TABLES)
def test_every_platform_is_found_by_its_name_with_what_stands_on_it(seats: int, mission: Literal[1, 2, 3, 5]) -> None:
    for s in middles(seats, mission, range(4)):
        shown = view(s, None)
        spots = shown.platforms.values()
        unmarked = {name: expected(spot) for spot in spots for name in (spot.name, spot.other) if name}
        assert seen(s) == unmarked
        assert len(unmarked) == sum(len(TILE[laid.tile].names()) for laid in shown.tiles.values())
        for seat in range(seats):
            for name, box in seen(s, seat).items():
                assert box[1:-1].replace("•", " ") == unmarked[name][1:-1], "marks hide nothing"


@pytest.mark.rule("MM-19", "MM-20", "MM-24", "MM-25", "MM-26", "MM-156")
def test_locks_factories_and_rubbish_symbols_are_those_of_the_view() -> None:
    for s in middles(3, 5, range(12)):
        shown = view(s, None)
        drawn = sheet(tuple(shown.tiles.values()), ())
        locks = {spot.name: LETTERS[spot.lock] for spot in shown.platforms.values() if spot.lock}
        assert {name: slot.letter for name, slot in drawn.locks.items()} == locks
        for spot in shown.platforms.values():
            names = [name for name in (spot.name, spot.other) if name in drawn.factories]
            assert [drawn.factories[name].letter for name in names] == [LETTERS[colour] for colour in spot.factories]
        slots = [*drawn.locks.values(), *drawn.factories.values()]
        assert len({(slot.row, slot.at) for slot in slots}) == len(slots), "each has a place of its own"
        assert all(drawn.rows[slot.row][slot.at].text == slot.letter for slot in slots)
        assert "".join(maze(s)).count("%") == sum(spot.rubbish for spot in shown.platforms.values())


@pytest.mark.parametrize(("seats", "mission"), TABLES)
def test_every_choice_is_marked_even_without_colours(seats: int, mission: Literal[1, 2, 3, 5]) -> None:
    for s in middles(seats, mission, range(10, 13)):
        for seat in range(seats):
            unmarked = text(s, seat, [])
            for choice in options_of(s, seat):
                assert text(s, seat, [choice]) != unmarked, (choice, unmarked)


@pytest.mark.parametrize(("seats", "mission"), TABLES)
def test_no_line_is_wider_than_promised(seats: int, mission: Literal[1, 2, 3, 5]) -> None:
    for s in middles(seats, mission, range(20, 24)):
        columns = [laid.x for laid in view(s, None).tiles.values()]
        for seat in range(seats):
            lines = text(s, seat)
            assert max(map(len, lines)) <= width(max(columns) - min(columns) + 1), "\n".join(lines)
            assert max(map(len, lines[:PANEL])) <= 76
    assert width(4) == 79


def test_every_colour_comes_with_its_letter() -> None:
    colours = {ink: LETTERS[colour] for colour, ink in INKS.items()}
    for s in middles(3, 5, range(4)):
        for span in (span for line in spans(s, 0) for span in line):
            ink = next((part for part in span.style.split(" on ")[0].split() if part in colours), None)
            if ink and not set(span.text) <= set(LINES):
                assert span.text == colours[ink], span
            if span.style in [style for _, style in PIECES.values()]:
                assert (
                    span.text in [sign for sign, style in PIECES.values() if style == span.style] or span.text.isdigit()
                )


@pytest.mark.rule("MM-30", "MM-138", "MM-195")
@pytest.mark.parametrize(("tile", "turn"), TURNED)
def test_every_highway_runs_from_end_to_end_and_meets_no_other(tile: str, turn: int) -> None:
    stops, routes, _ = art(tile, turn)
    names = {(stop.letter[0], stop.letter[1]): stop.name for stop in stops.values()}
    names |= {(stop.box[0], stop.box[1] + i): stop.name for stop in stops.values() for i in range(stop.inside + 2)}
    taken = set(names)
    for route in routes:
        cells = [cell for cell, _ in route.cells]
        (row, column), (way, _) = route.cells[0]
        assert names[row - STEPS[way][0], column - STEPS[way][1]] == route.a
        for (row, column), (_, way) in route.cells:
            assert 0 < row < HIGH
            assert 0 < column < WIDE
            after = row + STEPS[way][0], column + STEPS[way][1]
            assert after in cells or names[after] == route.b
        assert route.letter in cells
        assert len(cells) > 1 or route.site is None, "there is room for a letter and a line"
        assert not taken.intersection(cells), "lines do not cross"
        taken |= set(cells)
    assert len(routes) == len(TILE[tile].highways) + len(TILE[tile].bridge_sites)


@pytest.mark.rule("MM-06", "MM-138", "MM-195")
@pytest.mark.parametrize(("tile", "turn"), TURNED)
def test_every_highway_has_the_letter_of_its_colour_and_its_direction(tile: str, turn: int) -> None:
    drawn = sheet((Laid(tile, 0, 0, turn),), ())
    for road in TILE[tile].highways:
        slot = drawn.roads[f"{tile}.{road.a}", f"{tile}.{road.b}"]
        assert drawn.rows[slot.row][slot.at].text == slot.letter == LETTERS[road.colour]
    for site in TILE[tile].bridge_sites:
        slot = drawn.sites[f"{tile}.{site.id}"]
        assert drawn.rows[slot.row][slot.at].text == slot.letter == "="
    arrows = sum(span.text.count(arrow) for row in drawn.rows for span in row for arrow in "↑→↓←")
    assert arrows == sum(road.one_way for road in TILE[tile].highways)


def test_highways_are_laid_in_the_order_that_makes_them_shortest() -> None:
    for tile in TILES.tiles:
        for turn in range(4):
            drawn = art(tile.id, turn)
            best = best_order(drawn.stops, drawn.roads)
            assert "".join(str(drawn.roads.index(road)) for road in best) == ORDERS[tile.id][turn]
