"""Chapter 4: the action phase and the discard phase."""

from collections import Counter

import pytest

from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE
from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.schema import (
    Cleared,
    Discard,
    Discarded,
    EndTurn,
    Exchange,
    NoCard,
    Pick,
    Play,
    Rolled,
    Turn,
)
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.position import (
    chance,
    do,
    finish_round,
    legal,
    look,
    mine,
    points,
    position,
    roll,
    standing,
)
from mensae.games.spacemaze.views import Powered

FULL = ["GGPO", "G1", "P1"]
NINE: list[str] = ["ROTATE_90"] * 5 + ["MORPH", "MORPH", "RUN_2", "EXCHANGE"]
FACES = ["GGPO", "GPPO", "GPOO", "GGGP", "PPPO", "GOOO"]


def picks(s: State) -> list[str]:
    return [action.die for action in legal(s) if isinstance(action, Pick)]


# The action phase


@pytest.mark.rule("SM-37", "SM-11", "SM-12")
def test_all_dice_are_rolled_without_asking_the_power_dice_by_colour_and_then_the_move_dice() -> None:
    s = position(2, panels=[FULL, FULL])
    chance(s, Cleared())
    for colour in "GGPPOO":
        assert (GAME.rules.actors(s), look(s).asks) == ([CHANCE], "roll")
        assert legal(s) == [Rolled(f"{colour}{value}") for value in range(1, 7)]
        chance(s, Rolled(f"{colour}4"))
    for _ in range(2):
        assert legal(s) == [Rolled(face) for face in FACES]
        chance(s, Rolled("PPPO"))
    assert look(s).pool == ["G4", "G4", "P4", "P4", "O4", "O4", "PPPO", "PPPO"]
    assert look(s).asks == "pick"


@pytest.mark.rule("SM-11", "SM-12", "SM-37")
def test_every_face_of_every_die_is_equally_likely() -> None:
    s, rng = position(2, panels=[FULL, FULL]), FastRng(2)
    chance(s, Cleared())
    for _ in range(8):
        faces = Counter(GAME.actions[GAME.rules.draw(s, rng)] for _ in range(3000))
        assert set(faces) == set(legal(s))
        assert all(420 < count < 580 for count in faces.values())
        chance(s, legal(s)[0])


@pytest.mark.rule("SM-38", "SM-36")
def test_turns_go_to_the_left_from_the_start_player_and_the_discard_phase_follows() -> None:
    s, order = position(3, turn=1), []
    while look(s).asks == "pick":
        order.append(look(s).turn)
        do(s, Pick("GGPO") if "GGPO" in picks(s) else Pick(picks(s)[0]))
        if look(s).asks == "step":
            do(s, EndTurn())
    assert order == [1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert (GAME.rules.actors(s), legal(s)) == ([CHANCE], [Cleared()])


@pytest.mark.example("E30")
@pytest.mark.rule("SM-39", "SM-42")
def test_e30_a_move_die_and_two_power_dice_for_each_player() -> None:
    pool = ["G3", "P2", "GGPO"]
    assert picks(position(panels=[["GGPO", "G1"], ["GGPO", "O1"]], pool=pool)) == ["G3", "P2"]
    assert picks(position(panels=[["G1", "P1"], ["GGPO", "O1"]], pool=pool)) == ["GGPO"]
    assert picks(position(panels=[["G1"], ["GGPO"]], pool=pool)) == ["G3", "P2", "GGPO"]
    assert picks(position(panels=[["GGPO"], ["GGPO"]], pool=pool)) == ["G3", "P2"]
    assert picks(position(pool=pool)) == ["G3", "P2", "GGPO"]


@pytest.mark.rule("SM-40", "SM-06")
def test_both_power_dice_may_have_the_same_colour_and_value() -> None:
    s = position(panels=[["G6"], ["P6"]])
    do(s, Pick("G6"))
    assert look(s).players[0].powers == [Powered("G6", None), Powered("G6", None)]


@pytest.mark.rule("SM-41", "SM-43")
def test_a_die_must_be_taken_but_need_not_be_used() -> None:
    s = position(hands=[["ROTATE_90"], ["MORPH"]])
    assert all(isinstance(action, Pick) for action in legal(s))
    do(s, Pick("G6"), NoCard())
    assert (look(s).turn, mine(s, 0).hand, look(s).players[0].powers) == (1, ["ROTATE_90"], [Powered("G6", None)])
    do(s, Pick("GGPO"), EndTurn())
    assert (look(s).turn, look(s).players[1].move) == (0, "GGPO")
    s = position(hands=[["MORPH"]])  # which changes nothing while all are in the UFO
    do(s, Pick("P6"))
    assert legal(s) == [NoCard()]


@pytest.mark.rule("SM-44")
def test_equal_dice_and_equal_cards_are_one_choice() -> None:
    s = position(hands=[["ROTATE_90", "ROTATE_90"]], anna={"green": "B2"}, pool=["G3", "G3", "P3", "GGPO", "GGPO"])
    assert legal(s) == [Pick("G3"), Pick("P3"), Pick("GGPO")]
    do(s, Pick("G3"))
    assert legal(s) == [Play("ROTATE_90"), NoCard()]
    assert look(s).pool == ["G3", "P3", "GGPO", "GGPO"]


@pytest.mark.rule("SM-14", "SM-45")
def test_the_pool_only_shrinks_during_a_round() -> None:
    s = position(pool=["G1", "G2", "P3", "P4", "O5", "O6", "PPPO", "GOOO"])
    do(s, Pick("G2"))
    assert look(s).pool == ["G1", "P3", "P4", "O5", "O6", "PPPO", "GOOO"]
    do(s, Pick("GOOO"), EndTurn())
    assert look(s).pool == ["G1", "P3", "P4", "O5", "O6", "PPPO"]


@pytest.mark.rule("SM-46", "SM-61")
@pytest.mark.parametrize("face", FACES)
def test_a_move_die_goes_on_the_move_field_and_gives_its_footprints_in_this_turn(face: str) -> None:
    s = position(pool=[face])
    do(s, Pick(face))
    assert (look(s).players[0].move, look(s).asks) == (face, "step")
    assert points(s) == [face.count("G"), face.count("P"), face.count("O")]
    do(s, EndTurn())
    assert points(s) == [0, 0, 0]


@pytest.mark.rule("SM-47", "SM-06", "SM-107")
def test_power_dice_fill_the_action_fields_with_or_without_a_card() -> None:
    s = position(hands=[["ROTATE_90", "EXCHANGE"]], anna={"green": "B2", "orange": "D4"}, panels=[["P1"], ["P1"]])
    do(s, Pick("G6"), Play("ROTATE_90"), Turn("B2", 1))
    assert look(s).players[0].powers == [Powered("P1", None), Powered("G6", "ROTATE_90")]
    assert (mine(s, 0).hand, look(s).pile) == (["EXCHANGE"], {})
    s = position(hands=[["ROTATE_90", "EXCHANGE"]], anna={"green": "B2", "orange": "D4"}, pool=["G6", "O6"])
    do(s, Pick("G6"), Play("ROTATE_90"), Turn("B2", 1))
    assert look(s).players[0].powers == [Powered("G6", "ROTATE_90")]


@pytest.mark.rule("SM-47")
def test_the_question_for_a_card_is_spared_only_if_everybody_knows_the_answer() -> None:
    for hand, die, asked in ((["MORPH"], "G2", True), (["MORPH"], "G1", False), ([], "G6", False)):
        s = position(hands=[hand], pool=[die, "P6"])
        do(s, Pick(die))
        assert (look(s).asks, look(s).turn) == (("card", 0) if asked else ("pick", 1))


@pytest.mark.rule("SM-48", "SM-96")
def test_a_die_without_a_card_powers_nothing_later() -> None:
    s = position(hands=[["ROTATE_270"]], anna={"green": "B2"}, panels=[["G6"], ["P1"]], pool=["G3", "P1"])
    do(s, Pick("G3"))
    assert legal(s) == [NoCard()]  # the six beside it does not count


@pytest.mark.example("E31")
@pytest.mark.rule("SM-39", "SM-42", "SM-50")
def test_e31_a_round_of_three_players() -> None:
    s = position(
        3,
        anna={"green": "B2"},
        bob={"orange": "B4"},
        cleo={"orange": "D4"},
        hands=[["ROTATE_180", "MORPH"], ["ROTATE_180", "MORPH"], ["EXCHANGE", "RUN_1"]],
        pool=["G6", "G3", "G2", "P6", "P1", "P4", "O4", "O3", "O5", "GGPO", "PPPO", "GOOO"],
    )
    do(s, Pick("G6"), Play("ROTATE_180"), Turn("B2", 2))
    do(s, Pick("GGPO"), EndTurn())
    do(s, Pick("O4"), Play("EXCHANGE"), Exchange("D5"))
    do(s, Pick("PPPO"), EndTurn())
    do(s, Pick("O3"), Play("ROTATE_180"), Turn("B4", 1))
    do(s, Pick("P6"), NoCard())
    do(s, Pick("G3"), NoCard())
    do(s, Pick("P4"), NoCard())
    assert legal(s) == [Pick("GOOO")]
    do(s, Pick("GOOO"), EndTurn())
    view = look(s)
    assert [(player.move is not None, len(player.powers)) for player in view.players] == [(True, 2)] * 3
    assert view.pool == ["G2", "P1", "O5"]
    chance(s, Cleared())
    assert look(s).pile == {"ROTATE_180": 2, "EXCHANGE": 1}


# The discard phase


@pytest.mark.rule("SM-50", "SM-107")
def test_dice_leave_the_panels_and_the_pool_and_cards_go_to_the_pile() -> None:
    s = position(panels=[["GGPO", "G6 MORPH", "P6"], ["GGPO", "O6 EXCHANGE", "P6 MORPH"]], pile=["RUN_1"])
    assert len(look(s).pool) == 2
    chance(s, Cleared())
    view = look(s)
    assert [(player.move, player.powers) for player in view.players] == [(None, [])] * 2
    assert (view.pool, view.pile) == ([], {"EXCHANGE": 1, "RUN_1": 1, "MORPH": 2})


@pytest.mark.rule("SM-51", "SM-52", "SM-104")
def test_pads_are_cleared_and_glue_ends_but_everybody_stays_on_the_tile() -> None:
    s = position(anna={"green": "B2 pad relic glued"}, bob={"orange": "D4 pad"}, panels=[FULL, FULL])
    chance(s, Cleared())
    assert (standing(s)["green"], standing(s, 1)["orange"]) == ("B2 relic", "D4")


@pytest.mark.example("E29")
@pytest.mark.rule("SM-53", "SM-54")
def test_e29_only_the_hand_of_9_is_cut_down_to_7() -> None:
    seven: list[str] = ["ROTATE_180"] * 5 + ["ROTATE_270"] * 2
    s = position(3, hands=[NINE, seven, ["RUN_1"] * 4], panels=[FULL] * 3)
    assert [player.surplus for player in look(s).players] == [0, 0, 0]
    chance(s, Cleared())
    assert [player.surplus for player in look(s).players] == [2, 0, 0]
    assert (GAME.rules.actors(s), look(s).asks) == ([0], "discard")
    assert legal(s) == [Discard("ROTATE_90"), Discard("EXCHANGE"), Discard("RUN_2"), Discard("MORPH")]
    do(s, Discard("MORPH"), Discard("ROTATE_90"), seat=0)
    assert mine(s, 0).hand == ["ROTATE_90"] * 4 + ["EXCHANGE", "RUN_2", "MORPH"]
    assert mine(s, 0).aside == ["ROTATE_90", "MORPH"]
    chance(s, Discarded())
    assert (look(s).pile, mine(s, 0).aside) == ({"ROTATE_90": 1, "MORPH": 1}, [])
    assert [player.cards for player in look(s).players] == [7, 7, 4]


@pytest.mark.rule("SM-54")
def test_a_hand_of_nine_can_be_played_from_during_the_round() -> None:
    s = position(hands=[NINE], anna={"green": "B2"})
    do(s, Pick("G6"))
    assert Play("ROTATE_90") in legal(s)
    assert look(s).players[0].surplus == 0


@pytest.mark.rule("SM-55")
def test_all_discard_at_the_same_time_and_the_start_player_is_listed_first() -> None:
    s = position(3, hands=[NINE, ["ROTATE_180"] * 5 + ["RUN_1"] * 3, ["ROTATE_270"] * 4], panels=[FULL] * 3, turn=1)
    chance(s, Cleared())
    assert GAME.rules.actors(s) == [1, 0]
    do(s, Discard("MORPH"), seat=0)
    assert GAME.rules.actors(s) == [1, 0]
    assert look(s, 1).pile == look(s, 2).pile == {}
    assert (mine(s, 1).aside, mine(s, 0).aside) == ([], ["MORPH"])
    do(s, Discard("RUN_1"), seat=1)
    assert (GAME.rules.actors(s), legal(s, 1), legal(s, 2)) == ([0], [], [])
    do(s, Discard("MORPH"), seat=0)
    assert (GAME.rules.actors(s), legal(s)) == ([CHANCE], [Discarded()])
    chance(s, Discarded())
    assert look(s).pile == {"RUN_1": 1, "MORPH": 2}


@pytest.mark.rule("SM-53")
@pytest.mark.parametrize(("cards", "surplus"), [(7, 0), (8, 1), (9, 2)])
def test_more_than_7_is_too_many(cards: int, surplus: int) -> None:
    s = position(hands=[NINE[:cards]], panels=[FULL, FULL])
    chance(s, Cleared())
    assert look(s).players[0].surplus == surplus
    assert look(s).asks == ("discard" if surplus else "roll")


@pytest.mark.rule("SM-56")
@pytest.mark.parametrize(("seats", "start", "then"), [(2, 0, 1), (2, 1, 0), (4, 2, 3), (4, 3, 0)])
def test_the_player_to_the_left_begins_the_next_round(seats: int, start: int, then: int) -> None:
    s = position(seats, panels=[FULL] * seats, turn=start, round=5)
    chance(s, Cleared())
    roll(s, *["G1"] * seats, *["P1"] * seats, *["O1"] * seats, *["GGPO"] * seats)
    assert (look(s).round, look(s).start, look(s).turn) == (6, then, then)


@pytest.mark.rule("SM-38", "SM-56")
def test_a_second_round_has_as_many_turns_as_the_first() -> None:
    s = position()
    finish_round(s)
    roll(s, "G1", "G1", "P1", "P1", "O1", "O1", "GGPO", "GGPO")
    finish_round(s)
    assert (look(s).round, look(s).asks, look(s).start) == (3, "roll", 0)
