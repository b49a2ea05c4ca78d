"""Sections 1, 3, 4, 20, 22 and 25: what is laid out, who plays what, and how the sand begins to run."""

from typing import Any

import pytest

from mensae.core.schema import CHANCE, Refused, Setup
from mensae.core.table import Table
from mensae.games.magicmaze import GAME
from mensae.games.magicmaze.actions import ACTIONS
from mensae.games.magicmaze.rules import engine
from mensae.games.magicmaze.schema import Dealt, Drawn, Joined, Options
from mensae.games.magicmaze.setup import silence
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import chance, do, look, may, on, opening, position, refused, spot, wait


@pytest.mark.rule("MM-12", "MM-32", "MM-33", "MM-34", "MM-36", "MM-37")
def test_a_game_begins_with_the_start_tile_and_the_material_of_its_mission() -> None:
    assert [look(opening(mission=mission)).mission for mission in range(1, 6)] == [1, 2, 3, 4, 5]
    view = look(opening(mission=4))
    assert [(laid.tile, laid.x, laid.y, laid.turn) for laid in view.tiles.values()] == [("0", 0, 0, 0)]
    assert set(view.supply.values()) == {2}
    assert view.stack == ["A1", "A2", "A3", "A4", "B5", "B6", "C7", "C8", "D9", "D10"]
    assert (view.domes, view.jokers, view.markers, view.orbit) == (4, 3, 4, 4)
    assert (view.rubbish, view.slugs, len(view.bridges), view.pawn) == (10, 1, 6, "aside")
    view = look(opening(mission=1))
    assert (view.jokers, view.rubbish, view.slugs, view.bridges, view.pawn) == (0, 0, 0, [], None)


@pytest.mark.rule("MM-01", "MM-219")
def test_one_to_six_play_and_one_plays_solo() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]
    assert look(opening(1)).active == "brown_orange_blue"
    for seats in (0, 7):
        with pytest.raises(Refused):
            Table(GAME, Setup(seats, Options()), bytes(32))
    s = opening(2)
    do(s, 0, "sits(bot, 2)")
    assert (look(s).active, look(s).solo_faces) == (None, [])  # a person with a bot plays a normal game


@pytest.mark.rule("MM-09", "MM-11")
def test_everything_is_open_but_what_chance_will_draw() -> None:
    s = position("A2@0.E", {"0.c": "blue"}, mission=3)
    views = [GAME.sight.view(s, reader) for reader in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert views[0].stack == ["A1", "A3", "A4", "B5", "B6", "C7", "C8"]  # by number, not in the order of drawing
    assert GAME.audience(s, 0, Drawn("A1")) is None
    assert GAME.secrets is None


# The start


@pytest.mark.rule("MM-40", "MM-41", "MM-42", "MM-54")
def test_planning_takes_no_time_and_the_last_ready_turns_the_timer() -> None:
    s = opening(2, mission=2)
    assert (silence(s), look(s).talk, engine.deadline(s)) == (None, "free", None)
    refused(s, 1, "produce(blue, 0.W)", "MM-41")
    do(s, 1, "take_face(brown_orange_blue)", 5_000)
    do(s, 2, "take_face(purple_green_yellow)", 6_000)
    do(s, 1, "ready", 7_000)
    refused(s, 1, "ready", "MM-42", 7_500)
    assert (wait(s, 999_999), look(s).phase, look(s).ready) == ([], "preparing", [0])
    do(s, 2, "ready", 8_000)
    assert (look(s).phase, look(s).began, look(s).ends) == ("playing", 8_000, 188_000)
    assert silence(s) is not None
    refused(s, 2, "ready", "MM-42")
    refused(s, 2, "take_face(brown_orange_blue)", "MM-46")


@pytest.mark.rule("MM-42", "MM-218", "MM-223")
def test_with_bots_only_the_sand_runs_at_once_and_with_nobody_never() -> None:
    s = opening(2)
    do(s, 0, "sits(bot, 1)", 100)
    assert look(s).phase == "preparing"
    do(s, 0, "sits(bot, 2)", 200)
    chance(s, Dealt("purple_green_yellow"), Dealt("brown_orange_blue"))
    assert (look(s).phase, look(s).began) == ("playing", 200)
    s = opening(2)
    do(s, 0, "sits(gone, 1)")
    do(s, 0, "sits(gone, 2)")
    assert look(s).phase == "preparing"
    do(s, 0, "sits(person, 2)")
    assert look(s).phase == "preparing"


@pytest.mark.rule("MM-42", "MM-222")
def test_who_comes_back_before_the_start_says_ready_again() -> None:
    s = opening(2)
    do(s, 1, "ready")
    do(s, 0, "sits(gone, 1)")
    assert look(s).ready == []
    do(s, 0, "sits(person, 1)")
    do(s, 2, "ready")
    assert look(s).phase == "preparing"
    do(s, 1, "ready")
    assert look(s).phase == "dealing"


@pytest.mark.rule("MM-43", "MM-46")
def test_faces_are_taken_changed_and_dealt() -> None:
    s = opening(3)
    do(s, 2, "take_face(brown_orange)")
    refused(s, 1, "take_face(brown_orange)", "MM-46")
    refused(s, 1, "take_face(orange_blue)", "MM-43")  # for four players and more
    do(s, 2, "take_face(green_yellow)")
    do(s, 1, "take_face(brown_orange)")
    do(s, 1, "take_face(blue_purple)")
    assert look(s).faces == ["blue_purple", "green_yellow", None]
    for seat in (1, 2, 3):
        do(s, seat, "ready")
    assert [ACTIONS[code] for code in engine.legal(s, CHANCE, 0)] == [Dealt("brown_orange")]
    chance(s, Dealt("brown_orange"))
    assert (look(s).faces, look(s).phase) == (["blue_purple", "green_yellow", "brown_orange"], "playing")


@pytest.mark.rule("MM-46")
def test_a_bot_takes_no_face() -> None:
    s = opening(2)
    do(s, 0, "sits(bot, 2)")
    refused(s, 2, "take_face(brown_orange_blue)", "MM-46")
    refused(s, 2, "ready", "MM-42")


@pytest.mark.rule("MM-218")
def test_the_number_of_players_stays() -> None:
    s = position(seats=3)
    do(s, 0, "sits(gone, 2)")
    assert look(s).faces == ["brown_orange", "blue_purple", "green_yellow"]


# Options


@pytest.mark.rule("MM-198", "MM-199")
def test_x_tiles_are_drawn_by_chance() -> None:
    s = opening(mission=1, x_tiles=2)
    assert engine.actors(s) == [CHANCE]
    assert [ACTIONS[code] for code in engine.legal(s, CHANCE, 0)] == [Joined(f"X{n}") for n in range(13, 21)]
    chance(s, Joined("X20"))
    assert Joined("X20") not in [ACTIONS[code] for code in engine.legal(s, CHANCE, 0)]
    chance(s, Joined("X13"))
    assert (look(s).stack, look(s).phase) == (["A1", "A2", "A3", "A4", "X13", "X20"], "preparing")


@pytest.mark.rule("MM-39", "MM-200")
def test_x_tiles_add_no_pieces_and_symbols_need_their_mission() -> None:
    s = position("X13@0.N", {"0.E": "blue", "0.S": "blue"}, mission=1, x_tiles=3)
    s.stack |= (1 << 15) | (1 << 16)  # X15, X16
    do(s, 2, "explore(0.E)", draws="X15")
    assert (on(s, "0.N", "0.E"), look(s).rubbish) == ([None, None], 0)
    do(s, 2, "explore(0.S)", draws="X16")
    refused(position("X16@0.S", {"X16.a": "blue"}), 2, "build_bridge(X16.a-b, X16.a, blue)", "MM-39")
    s = position("X15@0.E", {"X15.N": "blue"}, mission=1)
    refused(s, 1, "move(blue, X15.N, X15.W)", "MM-195")  # arrows count in every mission


@pytest.mark.rule("MM-239", "MM-154", "MM-184", "MM-260")
def test_an_edition_sets_four_switches_and_each_can_be_set_by_itself() -> None:
    def switches(**options: Any) -> tuple[bool, bool, bool, str]:
        s = opening(mission=2, **options)
        view = look(s)
        return bool(s.terms.colonists_in_pipes), view.pipe_sound, view.orange_hint, view.level_word

    assert switches() == switches(edition="de") == (True, True, True, "mission")
    assert switches(edition="nl") == (False, False, False, "module")
    assert switches(edition="nl", pipe_sound="yes", level_word="mission") == (False, True, False, "mission")
    assert switches(edition="nl", orange_hint="yes") == (False, False, True, "module")
    assert switches(colonists_in_pipes="no", level_word="module") == (False, True, True, "module")


@pytest.mark.rule("MM-205", "MM-206")
@pytest.mark.parametrize(
    ("seats", "options", "rule"), [(1, {"expert": True}, "MM-205"), (2, {"solo_tiles": "six"}, "MM-206")]
)
def test_options_that_mean_nothing_for_so_many_are_refused(seats: int, options: dict[str, Any], rule: str) -> None:
    with pytest.raises(Refused) as no:
        opening(seats, **options)
    assert no.value.refusal.rule == rule


# Solo


def solo(*tiles: str, **options: Any) -> State:
    """A solo game whose first tiles are drawn."""
    s = opening(1, **options)
    chance(s, *(Drawn(tile) for tile in tiles))
    return s


@pytest.mark.rule("MM-137", "MM-206", "MM-207")
def test_alone_one_chooses_the_active_face_before_the_start() -> None:
    s = solo("A1", "A2", "A3", "A4", solo_tiles="six", mission=1)
    assert (len(look(s).solo_faces), look(s).active) == (6, "brown_orange")
    do(s, 1, "switch_tile(purple_green)")
    do(s, 1, "switch_tile(brown_yellow)")  # as often as one likes
    refused(s, 1, "switch_tile(brown_yellow)", "MM-215")
    refused(s, 1, "switch_tile(brown_orange_blue)", "MM-206")
    assert (look(s).active, look(s).pawn) == ("brown_yellow", None)
    refused(position(seats=1, mission=2), 1, "pawn(pipe)", "MM-137")


@pytest.mark.rule("MM-208", "MM-209", "MM-210", "MM-212", "MM-214", "MM-247", "MM-248")
@pytest.mark.parametrize("edition", ["de", "nl"])
def test_alone_one_lays_four_tiles_as_one_likes(edition: str) -> None:
    s = solo("C7", "D9", "A1", "B5", mission=4, edition=edition)
    assert look(s).drawn == ["A1", "B5", "C7", "D9"]
    refused(s, 1, "ready", "MM-208")
    do(s, 1, "place_start(D9, W)")
    refused(s, 1, "place_start(C7, W)", "MM-208")
    refused(s, 1, "place_start(D9, N)", "MM-208")
    refused(s, 1, "place_start(A2, N)", "MM-208")
    for tile, side in (("C7", "E"), ("A1", "N"), ("B5", "S")):
        do(s, 1, f"place_start({tile}, {side})")
    assert [(laid.tile, laid.x, laid.y) for laid in list(look(s).tiles.values())[1:]] == [
        ("D9", -1, 0),
        ("C7", 1, 0),
        ("A1", 0, -1),
        ("B5", 0, 1),
    ]
    assert [spot(s, f"0.{side}").other for side in "NESW"] == ["A1.S", "C7.N", "B5.S", "D9.S"]
    assert (on(s, "D9.g", "0.E"), look(s).rubbish, look(s).slugs) == (["slug", "rubbish"], 9, 0)
    do(s, 1, "ready", 4_000)
    assert (look(s).phase, look(s).began) == ("playing", 4_000)
    refused(s, 1, "place_start(C7, W)", "MM-208")
    switch = "switch_tile(purple_green_yellow)"  # the stopwatch starts with the sand
    assert [may(s, 1, switch, at) for at in (4_999, 5_000, 10_500, 13_999, 14_000)] == [True, False, False, False, True]


@pytest.mark.rule("MM-42", "MM-208", "MM-219")
def test_a_bot_alone_lays_its_tiles_before_the_sand_runs() -> None:
    s = solo("A1", "A2", "A3", "A4")
    do(s, 0, "sits(bot, 1)")
    for tile, side in (("A1", "N"), ("A2", "E"), ("A3", "S"), ("A4", "W")):
        assert look(s).phase == "preparing"
        do(s, 1, f"place_start({tile}, {side})", 500)
    assert (look(s).phase, look(s).began) == ("playing", 500)


@pytest.mark.rule("MM-126", "MM-147", "MM-213")
def test_alone_talk_is_free_and_no_joker_opens_a_window() -> None:
    s = position("A2@0.E", {"A2.E": "blue"}, seats=1, mission=2)
    assert (silence(s), look(s).talk) == (None, "free")
    refused(s, 1, "joker_talk", "MM-147")
    do(s, 1, "move(blue, A2.E, A2.h)", 100_000)
    assert (look(s).talk, look(s).ends) == ("free", 200_000)
    assert may(s, 1, "produce(blue, 0.W)")  # no guard


@pytest.mark.rule("MM-217")
def test_the_stopwatch_is_never_flipped_and_changing_the_face_is_no_game_action() -> None:
    s = position("A2@0.E", {"A2.E": "blue"}, seats=1)
    do(s, 1, "move(blue, A2.E, A2.h)", 103_000)
    acts = s.acts
    refused(s, 1, "switch_tile(purple_green_yellow)", "MM-215", 105_000)
    do(s, 1, "switch_tile(purple_green_yellow)", 110_500)
    assert (s.acts, look(s).active) == (acts, "purple_green_yellow")
