"""What the log says about what comes of an action: tiles, rubbish, flips, domes, landing and end."""

import pytest

from mensae.core.schema import CHANCE, CLOCK, HOST, Setup, Sits, TimeUp
from mensae.core.table import Table
from mensae.games.magicmaze import GAME
from mensae.games.magicmaze.data import PLATFORM, SLUG
from mensae.games.magicmaze.schema import BuildDome, Drawn, Move, Options, PlaceRubbish, Ready, Settled
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import CROSS, do, position
from mensae.games.magicmaze.tests.refused import heard, speak
from mensae.games.magicmaze.tests.refused_rubbish import asked, asked_which
from tests.telling import tell


def exploring(tiles: str = "", platform: str = "0.N", **situation: object) -> State:
    """Bob explores with blue, and chance has not drawn yet."""
    s = position(tiles, {platform: "blue"}, **situation)  # type: ignore[arg-type]
    do(s, 2, f"explore({platform})", 10_000)
    return s


# Tiles


@pytest.mark.rule("MM-23", "MM-78", "MM-79")
def test_a_tile_is_told_with_its_place_and_what_it_brings() -> None:
    s = exploring()
    assert heard(s, CHANCE, Drawn("A2")) == [
        "A2 is laid at 0.N, with a factory for yellow and an hourglass platform; tiles left: 3."
    ]
    assert heard(s, CHANCE, Drawn("A1")) == ["A1 is laid at 0.N, with the rocket platform; tiles left: 3."]
    assert heard(s, CHANCE, Drawn("A3")) == [
        "A3 is laid at 0.N, with a factory for green and a dome site (green, yellow, brown); tiles left: 3."
    ]


@pytest.mark.rule("MM-23")
def test_platforms_that_merge_by_the_way_are_told() -> None:
    s = position("A2@0.E A4@0.S", {"A2.S": "brown"})
    do(s, 1, "explore(A2.S)", 10_000)
    told = heard(s, CHANCE, Drawn("A3"))
    assert told[1:] == ["A3 also merges with A4.S."]


@pytest.mark.rule("MM-39")
def test_a_tile_brings_only_what_the_mission_has_rules_for() -> None:
    assert heard(exploring(mission=1, x_tiles=0), CHANCE, Drawn("A4")) == [
        "A4 is laid at 0.N, with a factory for brown; tiles left: 3."
    ]
    assert heard(exploring(mission=2), CHANCE, Drawn("B6")) == [
        "B6 is laid at 0.N, with a dome site (purple, orange, orange) and 2 bridge sites; tiles left: 5."
    ]
    assert heard(exploring(mission=3), CHANCE, Drawn("C8")) == [
        "C8 is laid at 0.N, with a factory for orange, an hourglass platform and a pipe platform; tiles left: 7.",
        "Rubbish falls on 0.N.",
    ]


@pytest.mark.rule("MM-185")
def test_a_slug_is_told_where_it_appears() -> None:
    assert heard(exploring(mission=4), CHANCE, Drawn("D9"))[1:] == ["A slug appears on D9.g."]


# Rubbish


@pytest.mark.rule("MM-157", "MM-158", "MM-169")
def test_rubbish_is_told_with_what_it_drives_away_and_what_is_asked() -> None:
    s = position("C7@0.S", {"0.E": "blue", "0.S": "brown"}, mission=5)
    do(s, 2, "explore(0.E)", 10_000)
    told = heard(s, CHANCE, Drawn("C8"))
    assert told[1:] == ["Rubbish falls on 0.E and 0.S, 2 pieces.", "Back in the supply: a brown cow."]


@pytest.mark.example("E44")
@pytest.mark.rule("MM-160", "MM-162", "MM-169")
def test_an_explorer_who_has_to_choose_is_told() -> None:
    s = position(pieces={"0.N": "blue", "0.E": "blue"}, mission=5)
    do(s, 2, "explore(0.N)", 1_000, draws="C7")
    do(s, 2, "explore(0.E)", 10_000)
    assert heard(s, CHANCE, Drawn("C8"))[1:] == ["Rubbish falls on 0.E.", "Bob has to place rubbish: 1 piece."]
    s = asked()
    assert heard(s, 1, PlaceRubbish("C7.N", "C7.c"), 11_000) == ["Bob puts the rubbish for 0.N on C7.c."]


@pytest.mark.rule("MM-159", "MM-165")
def test_rubbish_for_a_slug_is_told() -> None:
    s = asked()
    s.on[PLATFORM["C7.c"]] = SLUG
    assert heard(s, 1, PlaceRubbish("C7.N", "C7.c"), 11_000) == [
        "Bob puts the rubbish for 0.N before the slug on C7.c: it goes back to the supply."
    ]


@pytest.mark.rule("MM-175", "MM-176")
def test_too_little_rubbish_is_told() -> None:
    s = position("C7@0.N", {"0.E": "blue"}, mission=5)
    s.rubbish = 1
    do(s, 2, "explore(0.E)", 10_000)
    assert heard(s, CHANCE, Drawn("C8"))[1:] == ["Only 1 piece of rubbish for 2 rubbish platforms: Bob chooses."]
    assert heard(asked_which(), 1, PlaceRubbish("C7.N", "0.N"), 11_000) == ["Bob puts the rubbish for 0.N on 0.N."]


@pytest.mark.rule("MM-172", "MM-173")
def test_rubbish_that_the_clock_places_is_told() -> None:
    s = asked()
    assert heard(s, CLOCK, Settled(), 15_000) == [
        "Bob did not place the rubbish in time, 1 piece.",
        "Rubbish falls on 0.c.",
    ]
    assert heard(s, HOST, Sits("gone", 1), 11_000) == ["Bob is away; a bot steps in.", "Rubbish falls on 0.c."]


# Sand


@pytest.mark.example("E23")
@pytest.mark.rule("MM-57", "MM-83", "MM-119")
def test_a_flip_is_told_as_a_trade_of_sand() -> None:
    s = position(CROSS, {"A2.E": "blue"})
    flip = Move("blue", "A2.E", "A2.h")
    assert heard(s, 0, flip, 138_000) == [
        "Anna moves the blue girder over brown from A2.E to A2.h.",
        "The timer is flipped: about 42 s of sand become 138 s; flips left: 0.",
    ]
    assert speak(tell(GAME, s, 0, flip, 138_000)[1], "de") == (
        "Die Sanduhr wird umgedreht: Aus etwa 42 s werden 138 s; noch 0-mal möglich."
    )
    assert speak(tell(GAME, s, 0, flip, 138_000)[1], "nl") == (
        "De zandloper wordt omgedraaid: ongeveer 42 s wordt 138 s; dat kan nog 0 keer."
    )
    s = position(CROSS, {"A2.E": "blue"}, mission=2)
    assert heard(s, 0, flip, 100_000)[1:] == [
        "The timer is flipped: about 80 s of sand become 100 s; flips left: 1.",
        "Talk now, until somebody acts.",
    ]


@pytest.mark.rule("MM-201", "MM-202")
def test_with_the_expert_rule_the_new_faces_are_told() -> None:
    s = position(CROSS, {"A2.E": "blue"}, mission=2, expert=True)
    assert heard(s, 0, Move("blue", "A2.E", "A2.h"), 100_000)[2] == (
        "Everybody passes on their colours: Anna green/yellow, Bob brown/orange, Cleo blue/purple."
    )


@pytest.mark.rule("MM-123")
def test_a_flip_in_a_talk_window_opens_the_next_one() -> None:
    s = position(CROSS, {"A2.E": "blue"}, mission=2)
    do(s, 1, "joker_talk", 60_000)
    assert heard(s, 0, Move("blue", "A2.E", "A2.h"), 90_000)[2:] == ["Talk now, until somebody acts."]


# Domes, landing and end


@pytest.mark.rule("MM-96", "MM-103")
def test_a_dome_and_the_landing_are_told() -> None:
    s = position(CROSS, {"A3.d": "brown green yellow"})
    assert heard(s, 1, BuildDome("A3.d")) == ["Bob builds a dome on A3.d: 1 of 1.", "The colonist lands on A1.r."]
    s = position("A1@0.N A3@0.S B6@0.E", {"A3.d": "brown green yellow"}, mission=2)
    assert heard(s, 1, BuildDome("A3.d")) == ["Bob builds a dome on A3.d: 1 of 2."]
    s = position("A1@0.N A3@0.S B6@0.E", {"A3.d": "brown green yellow"}, mission=2, domes=["B6.d"])
    assert heard(s, 1, BuildDome("A3.d"))[1:] == ["The 2 colonists land on A1.r."]


@pytest.mark.rule("MM-104", "MM-105")
def test_colonists_without_a_rocket_platform_are_told_and_their_landing_with_its_tile() -> None:
    s = position("A3@0.S", {"A3.d": "brown green yellow", "0.N": "blue"})
    assert heard(s, 1, BuildDome("A3.d"))[1:] == [
        "All domes are built, but the colonist has nowhere to land: A1 is missing."
    ]
    do(s, 2, "build_dome(A3.d)", 1_000)
    do(s, 2, "explore(0.N)", 2_000)
    assert heard(s, CHANCE, Drawn("A1"))[1:] == ["The colonist lands on A1.r."]
    assert len(heard(s, CHANCE, Drawn("A4"))) == 1


@pytest.mark.rule("MM-96")
def test_a_site_that_becomes_full_is_told() -> None:
    s = position(CROSS, {"A3.d": "brown green", "A3.S": "yellow"})
    assert heard(s, 2, Move("yellow", "A3.S", "A3.d"))[1:] == ["A3.d is full: the dome can be built."]
    s = position(CROSS, {"A3.d": "brown", "A3.S": "yellow"})
    assert heard(s, 2, Move("yellow", "A3.S", "A3.d"))[1:] == []
    assert heard(s, 2, Move("yellow", "A3.S", "A3.c"))[1:] == []


@pytest.mark.rule("MM-107")
def test_a_colonist_in_a_dome_is_told() -> None:
    s = position("A1@0.N A3@0.S B6@0.E", {"A3.S": "colonist"}, mission=2, domes=["A3.d", "B6.d"])
    assert heard(s, 2, Move("colonist", "A3.S", "A3.d"))[1:] == ["Colonists in domes: 1 of 2."]


@pytest.mark.rule("MM-98")
def test_a_dome_that_a_move_builds_is_told() -> None:
    s = position(CROSS, {"A3.d": "brown green", "A3.S": "yellow"}, auto_dome=True)
    assert heard(s, 2, Move("yellow", "A3.S", "A3.d")) == [
        "Cleo moves the yellow banana over green from A3.S to A3.d.",
        "That fills A3.d, and the dome is built: 1 of 1.",
        "The colonist lands on A1.r.",
    ]


@pytest.mark.rule("MM-109", "MM-112")
def test_the_win_is_told_with_the_sand_that_is_left() -> None:
    s = position(CROSS, {"A3.S": "colonist"}, domes=["A3.d"])
    win = Move("colonist", "A3.S", "A3.d")
    assert heard(s, 2, win, 156_500) == [
        "Cleo moves a colonist over green from A3.S to A3.d.",
        "The colonist is in the dome, with 23 s of sand left: the team has won.",
    ]
    assert [speak(tell(GAME, s, 2, win, 156_500)[1], language) for language in ("de", "nl")] == [
        "Der Kolonist ist in seiner Kuppel, und 23 s Sand sind übrig: Das Team hat gewonnen.",
        "De kolonist is in zijn koepel, met nog 23 s zand over: het team heeft gewonnen.",
    ]
    s = position("A1@0.N A3@0.S B6@0.E", {"A3.S": "colonist", "B6.d": "colonist"}, mission=2, domes=["A3.d", "B6.d"])
    assert heard(s, 2, win, 100_000)[1:] == [
        "All 2 colonists are in their domes, with 80 s of sand left: the team has won."
    ]


@pytest.mark.rule("MM-55")
def test_the_end_of_the_sand_is_told_with_the_domes() -> None:
    assert heard(position(CROSS, mission=3), CLOCK, TimeUp(), 180_000) == [
        "The sand has run out with 0 of 3 domes built: the team has lost."
    ]


def test_the_log_of_a_table_tells_every_entry_in_every_language() -> None:
    table = Table(GAME, Setup(3, Options(mission=3)), bytes(32))
    table.start()
    for seat in range(3):
        table.act(seat, Ready())
    told = [speak(each) for line in table.lines for each in line.told]
    assert told[:3] == ["Anna is ready.", "Bob is ready.", "Cleo is ready."]
    assert told[-1] == "The sand runs: 180 s for mission 3."
