"""The table as text: what a reader sees in a terminal, without a word, and readable without a colour."""

import re

import pytest

from mensae.core.palette import seat_style
from mensae.games.onmars.data import DISCOVERY_IDS, HEX_IDS
from mensae.games.onmars.schema import (
    EndTurn,
    Hex,
    Main,
    MoveBot,
    MoveRover,
    PutMarker,
    PutShuttle,
    TakeTile,
)
from mensae.games.onmars.sketch.signs import TILE_SIGNS
from mensae.games.onmars.tests.position import (
    choices,
    do,
    opening,
    position,
    to_markers,
    worker,
)
from mensae.games.onmars.tests.sketches import beside, cell, map_of, moments, players, spans, text
from mensae.games.onmars.tests.table import (
    advanced,
    bots,
    building,
    contract,
    display,
    exploration,
    item,
    rover,
    shuttle,
    top_tile,
    warehouse,
)

OPENING = {"·", "M", "!A", "!B", "!C", "!D"}  # all that lies on the map before the first entry


@pytest.mark.rule("OM-010", "OM-026", "OM-027", "OM-028", "OM-029", "OM-030", "OM-031", "OM-032", "OM-036", "OM-037")
def test_the_first_turn_of_two_players() -> None:
    assert text(position(2), 0) == [
        "   -6 -5 -4 -3 -2 -1  0  1  2  3  4  5  6    #1 ⚑A ●1 ◎3 □□",
        "         -2╲    ·     ·     ·                AM8·4 BM1·5 CM4·3",
        "      -1╲    ·     ·     ·     ·             G1·1 W1·2 H1·3 O1·4",
        "    0╲    !A    ·     ·     ·     !B         ○ 1· 2· 3· 4·",
        "       !A    ·     ·     ·     ·     !B        ▽ ▦··· τ λ··· ▤",
        "    1╲    ·    SA•A   G     ·     ·   ╲-5    ● 5A 6B 7· 8· ⇅1",
        " 2╲    ·     ·     ·     ·     ·     ·        ›↔›⌂··· ★···›△›§··",
        "    ·     ·     ·     ·     ·     ·     ·    ▤ ◇2 b2 w2 p2 o2",
        " 3╲    ·     ·     ·     ·     ·     ·   ╲-4 τ 1M 2G 3W│ 4H 5O 6R│ 7U 8V",
        "    ·     ·     H     M     O     ·     ·    ▦ 1M 2M 3G 4G 5W 6W +18",
        " 4╲    ·     ·     ·     ·     ·     ·   ╲-3 1§M 2§G 3§W 4§H 5§O 6§S",
        "    ·     ·     ·     ·     ·     ·     ·    ?λ2 ?⌂M +17",
        "       ·     ·     ·     ·     ·     ·   ╲-2 M6 G6 W6 H6 O6",
        "    5╲    ·     ·     W    SB•B   ·   ╲-1    ×1 ×2 ×3",
        "       !C    ·     ·     ·     ·     !D",
        "          !C    ·     ·     ·     !D  ╲0",
        "             ·     ·     ·     ·   ╲1",
        "                ·     ·     ·   ╲2",
        "▶A 0(5)     m1 b1 w1 p1 o1≤2  ◇1+0≤3   ♙3≤4·0·9    ▲▲▲▲▲›6›78 △0×0",
        "   S1 •3 ★8 λ S2–",
        " B 0(5)     m1 b1 w1 p1 o1≤2  ◇1+0≤3   ♙3≤4·0·9    ▲▲▲▲▲678 △0×0",
        "   S1 •3 ★8 λ S2–",
    ]


def test_before_the_first_entry() -> None:
    for seats in (1, 2, 3, 4):
        assert {sign for line in map_of(opening(seats))[1:] for sign in re.findall(r"[^ \d╲-]+", line)} == OPENING
        assert len(players(opening(seats))) == 2 * max(seats, 2)


@pytest.mark.rule("OM-012", "OM-013", "OM-108", "OM-121", "OM-130")
def test_what_is_on_a_hex() -> None:
    s = position(2)
    building(s, "generator", "0,-3", "0,-4")
    building(s, "shelter", "-3,-1", seat=0)
    building(s, "mine", "1,0", seat=1)
    building(s, "greenhouse", "-1,3")
    advanced(s, 1, 8, "-1,3")
    bots(s, 0, "-2,-1", "3,0")
    rover(s, 1, "-1,4")
    rover(s, 0, "3,1")
    item(s, "4,0", "crystal")
    item(s, "3,1", "d13")
    drawn = {at: cell(s, at).strip() for at in HEX_IDS}
    assert {at: sign for at, sign in drawn.items() if sign not in "·" and sign[0] != "!"} == {
        "0,-2": "G3",
        "0,-3": "G3",
        "0,-4": "G3",
        "0,0": "M2",
        "1,0": "M2♙B",
        "-2,1": "H",
        "2,-1": "O",
        "0,2": "W",
        "-3,-1": "SA2",
        "-2,-1": "SA2•A",
        "2,1": "SB•B",
        "-1,3": "H★B",
        "3,0": "•A",
        "-1,4": "◆B",
        "4,0": "◇",
        "3,1": "?◇3◆A",
    }


@pytest.mark.rule("OM-260")
def test_several_pieces_on_a_hex_have_a_note() -> None:
    s = position(2)
    building(s, "shelter", "-3,-1", seat=0)
    rover(s, 1, "-2,-1")
    assert cell(s, "-2,-1").strip() == "SA×2"
    assert " -2,-1 SA2•A◆B" in beside(s)
    building(s, "greenhouse", "0,-1")
    bots(s, 0, "0,-1")
    rover(s, 0, "0,-1")
    assert cell(s, "0,-1").strip() == "H•A◆A"


@pytest.mark.rule("OM-032", "OM-161")
def test_every_tile_has_a_sign_of_its_own() -> None:
    assert len({TILE_SIGNS[tile] for tile in DISCOVERY_IDS}) == len(DISCOVERY_IDS)
    assert {sign for tile, sign in TILE_SIGNS.items() if tile not in DISCOVERY_IDS} == {"!A", "!B", "!C", "!D"}
    s = position(2)
    for tile in DISCOVERY_IDS:
        item(s, "0,-1", tile)
        assert cell(s, "0,-1").strip() == TILE_SIGNS[tile]


@pytest.mark.rule("OM-010", "OM-150")
def test_hexes_that_can_be_chosen() -> None:
    s = position(2)
    item(s, "0,-1", "crystal")
    assert cell(s, "1,0", 0, [Hex("1,0")]) == "›1,0  "
    assert cell(s, "-1,-1", 0, [MoveRover("-1,-1")]) == "›-1,-1"
    assert cell(s, "0,-1", 0, [Hex("0,-1")]) == "›◇    "
    assert cell(s, "0,-1", 0, [TakeTile("0,-1")]) == "+◇    "
    assert cell(s, "2,1", 0, [Hex("2,1")]) == "›SB•B "
    step = [MoveBot("-2,-1", "-2,0")]
    assert (cell(s, "-2,-1", 0, step), cell(s, "-2,0", 0, step)) == ("»SA•A ", "›-2,0 ")
    both = [MoveBot("-2,-1", "-2,0"), MoveBot("-2,0", "-2,-1")]
    assert cell(s, "-2,-1", 0, both) == "›SA•A "


def test_the_choice_of_any_hex_is_found_by_its_name() -> None:
    s = position(4)
    for at in HEX_IDS:
        marked = [line for line in map_of(s, 0, [Hex(at)]) if "›" in line]
        assert len(marked) == 1
        name = re.search(r"›(-?\d,-?\d)", marked[0])
        assert cell(s, at, 0, [Hex(at)]).startswith("›")
        assert name is None or name[1] == at


@pytest.mark.rule("OM-040", "OM-042")
def test_markers_and_shuttle_of_the_setup() -> None:
    s = to_markers(2, first=1)
    assert beside(s, 1)[3] == " ○›1·›2·›3·›4·"
    assert beside(s, 1)[5] == " ●›5·›6·›7·›8·"
    do(s, PutMarker(5))
    assert beside(s, 0)[5] == " ● 5B›6·›7·›8·"
    assert text(s, 0, [PutShuttle("orbit")])[3].endswith("›○ 1· 2· 3· 4·")


@pytest.mark.rule("OM-044", "OM-050", "OM-195")
def test_who_has_had_a_turn_and_where_the_shuttle_is() -> None:
    s = position(3)
    do(s, Main("control_center"))
    while EndTurn() not in choices(s):
        do(s, choices(s)[-1])
    assert beside(s, 0)[0] == " #1 ⚑A ●1 ◎3 ■□"
    do(s, EndTurn())
    shuttle(s, "orbit", 3)
    assert beside(s)[3] == " ○ 1· 2· 3· 4· ⇅3"
    assert beside(s)[5] == " ● 5a 6B 7C 8·"
    assert [line[0] for line in players(s)] == [" ", " ", "▶", " ", " ", " "]


@pytest.mark.rule("OM-074", "OM-075")
def test_workers_on_the_slots() -> None:
    s = position(3)
    worker(s, "construct", 2, 2)
    worker(s, "construct", 0)
    worker(s, "obtain_blueprint", 1)
    worker(s, "hire", 1)
    assert beside(s)[4] == "   ▽ ▦B·· τ λ··· ▤"
    assert beside(s)[6] == "   ↔ ⌂ACC ★··· △ §·B·"


def test_the_displays() -> None:
    s = position(3)
    warehouse(s, crystal=0, water=1)
    display(s, 13, 14, 15, 16, 17, 18, 1, 12)
    exploration(s, "d18")
    contract(s, None, 12, slot=6)
    top_tile(s, "mine_6")
    assert beside(s)[7:14] == [
        " ▤ ◇0 b3 w1 p3 o3",
        " τ 1M 2G 3W│ 4H 5O 6R│ 7U 8V +8",
        " ▦ 1M 12S · · · ·",
        "   13M 14M 15G 16G 17W 18W +11",
        " 1§M 2§G 3§W 4§H 5§O 6#12",
        " ?o3 +18",
        " M6↑↘↙ G6 W6 H6 O6",
    ]


@pytest.mark.rule("OM-228", "OM-241")
def test_lacerda_is_the_second_player_of_a_solo_game() -> None:
    s = position(1)
    assert beside(s, 0)[5].startswith(" ● 5A 6L")
    assert " L •" in "\n".join(beside(s, 0))
    assert players(s, 0)[2].startswith(" L 0(")
    assert cell(s, "2,1").strip() == "SL"
    assert any(re.search(r" L •\w [ABC][123][⇅∅]", line) for t in moments(1, False, 5) for line in beside(t, 0))


def test_players_have_their_colours() -> None:
    s = position(4)
    for who, sign in enumerate("ABCD"):
        shown = [span.style for line in spans(s, None) for span in line if span.text in (sign, f"S{sign}", f"•{sign}")]
        assert set(shown) == {seat_style(who)}
