"""What the log, the prompts and the choices say."""

from typing import Any, get_args

import pytest

from mensae.core.schema import CHANCE, Told
from mensae.games.gardens import GAME
from mensae.games.gardens.schema import (
    Colour,
    Dealt,
    Direction,
    Figure,
    GameAction,
    Place,
    Plant,
    Roll,
    Rolled,
    Started,
    Stuck,
    Take,
    Use,
)
from mensae.games.gardens.state import State
from mensae.games.gardens.tests.position import chance, do, heard, legal, opening, position, speak
from mensae.texts import LANGUAGES
from tests.telling import tell

SIX_RED = ["H1", "H2", "H3", "H4", "H5", "I5"]
CORNERS = {"white": ["A1", "A2", "B1", "B2"], "grey": ["K1", "K2", "J1", "J2"]}
DEAL = [Dealt("blue", 6), Dealt("yellow", 5), Dealt("white", 4), Dealt("grey", 7), Dealt("red", 5)]


def on_h6(grown: list[str], **also: Any) -> State:
    """Anna has walked from H9 to H6 and is asked for a flower."""
    s = position(gardeners=["H9"], flowers={"red": grown}, pool=[3, 1], **also)
    do(s, Use(3, "W"))
    return s


def asked(s: State, reader: int | None) -> str:
    """The prompt in English; the other languages have one too."""
    told = GAME.speech.prompt(s, reader)
    assert all(speak(told, language) for language in LANGUAGES)
    return speak(told)


def offered(s: State, action: GameAction) -> str:
    """The label of a legal action in English; the other languages have one too."""
    assert action in legal(s)
    told = GAME.speech.label(s, GAME.rules.actors(s)[0], action)
    assert all(speak(told, language) for language in LANGUAGES)
    return speak(told)


def in_all_languages(s: State, action: GameAction) -> list[str]:
    """The first sentence of the log about an action, in English, German and Dutch."""
    told = tell(GAME, s, GAME.rules.actors(s)[0], action)[0]
    return [speak(told, language) for language in ("en", "de", "nl")]


# The opening


def test_the_log_tells_the_opening() -> None:
    s = opening()
    assert heard(s, Started(1)) == ["Bob begins."]
    chance(s, Started(1))
    assert heard(s, Take("M4")) == ["Bob plays Noodle."]
    do(s, Take("M4"))
    assert heard(s, Place("C4")) == ["Bob places a gardener on C4."]


@pytest.mark.rule("GM-22", "GM-24")
def test_the_deal_is_told_with_its_last_entry() -> None:
    s = opening()
    chance(s, Started(0))
    do(s, Take("M1"), Place("A1"), Take("M2"), Place("A2"))
    for action in DEAL[:-1]:
        assert heard(s, action) == []
        chance(s, action)
    assert heard(s, DEAL[-1]) == [
        "Anna is dealt 6 blue, 5 yellow, 4 white, 7 grey, 5 red and 3 green flowers.",
        "Bob is dealt 4 blue, 5 yellow, 6 white, 3 grey, 5 red and 7 green flowers.",
    ]


# Dice


@pytest.mark.rule("GM-29")
def test_a_roll_is_told_with_its_last_die() -> None:
    s = position(gardeners=["A1"])
    assert heard(s, Rolled(4)) == []
    chance(s, Rolled(4), Rolled(1))
    assert heard(s, Rolled(4)) == ["Anna rolls 3 dice: 1 4 4."]
    assert in_all_languages(s, Rolled(4))[1:] == ["Anna wirft 3 Würfel: 1 4 4.", "Anna gooit 3 dobbelstenen: 1 4 4."]


@pytest.mark.rule("GM-26")
def test_a_single_die_is_told_as_one() -> None:
    s = position(gardeners=["F7"], flowers={"red": ["E6", "E7", "F8", "G6", "G7"]})
    assert heard(s, Rolled(5)) == ["Anna rolls a die: 5."]
    assert in_all_languages(s, Rolled(5))[1:] == ["Anna wirft einen Würfel: 5.", "Anna gooit één dobbelsteen: 5."]


@pytest.mark.rule("GM-92")
def test_a_roll_for_one_of_two_gardeners_names_its_hex() -> None:
    s = position(gardeners=["A1", "C4"], two_gardeners=True)
    assert heard(s, Roll(2)) == ["Anna rolls for the gardener on C4."]
    assert offered(s, Roll(2)) == "Roll 6 for the gardener on C4"
    assert offered(s, Roll(1)) == "Roll 3 for the gardener on A1"


@pytest.mark.rule("GM-30")
def test_the_log_tells_that_a_player_is_stuck() -> None:
    s = position(gardeners=["K1", "C4"], flowers=CORNERS)
    assert heard(s, Stuck()) == ["Anna is stuck: flowers all around, and no dice are left."]


# Moving, planting, losing


def test_the_log_tells_a_move() -> None:
    s = position(gardeners=["H9"], pool=[3])
    assert in_all_languages(s, Use(3, "W")) == [
        "Anna moves 3 west from H9 to H6.",
        "Anna zieht 3 nach Westen von H9 auf H6.",
        "Anna loopt 3 naar het westen van H9 naar H6.",
    ]


def test_the_log_tells_a_planting_without_and_with_points() -> None:
    assert heard(on_h6([]), Plant("blue")) == ["Anna plants blue on H6: no points."]
    assert heard(on_h6(SIX_RED[4:]), Plant("red")) == ["Anna plants red on H6: +2."]


@pytest.mark.example("E12")
@pytest.mark.rule("GM-60")
def test_the_log_tells_points_and_jump_of_a_gain_apart() -> None:
    s = on_h6(SIX_RED, scores=[30, 36])
    assert in_all_languages(s, Plant("red")) == [
        "Anna plants red on H6: 6 + 1 (jump).",
        "Anna pflanzt Rot auf H6: 6 + 1 (Sprung).",
        "Anna plant rood op H6: 6 + 1 (sprong).",
    ]


@pytest.mark.example("E16")
@pytest.mark.rule("GM-60", "GM-61")
def test_the_log_tells_point_and_jump_of_a_loss_apart() -> None:
    s = position(gardeners=["H9"], flowers={"red": ["H6"]}, scores=[12, 11], pool=[3])
    assert in_all_languages(s, Use(3, "W")) == [
        "Anna moves 3 west from H9 onto the flower on H6: −1 − 1 (jump).",
        "Anna zieht 3 nach Westen von H9 auf die Blume auf H6: −1 − 1 (Sprung).",
        "Anna loopt 3 naar het westen van H9 op de bloem op H6: −1 − 1 (sprong).",
    ]


@pytest.mark.rule("GM-48")
def test_the_log_tells_the_loss_of_a_point_on_a_flower() -> None:
    s = position(gardeners=["H9"], flowers={"red": ["H6"]}, scores=[12, 9], pool=[3])
    assert heard(s, Use(3, "W")) == ["Anna moves 3 west from H9 onto the flower on H6: −1."]


@pytest.mark.rule("GM-46", "GM-62")
def test_the_log_tells_a_blocked_die() -> None:
    s = position(gardeners=["F7", "F3"], scores=[4, 0], pool=[6])
    assert heard(s, Use(6)) == ["Anna uses up a blocked 6: −1."]
    s = position(gardeners=["F7", "F3"], scores=[0, 2], pool=[6])
    assert heard(s, Use(6)) == ["Anna uses up a blocked 6: still 0."]


@pytest.mark.rule("GM-63")
def test_a_jump_back_to_0_is_told_with_the_spaces_it_took() -> None:
    s = position(seats=4, gardeners=["F7", "F3"], scores=[2, 1, 0, 0], pool=[6])
    assert heard(s, Use(6)) == ["Anna uses up a blocked 6: −1 − 1 (jump)."]


# Extra turns and the end


@pytest.mark.rule("GM-69", "GM-72", "GM-76")
def test_the_log_gives_the_reason_of_an_extra_turn() -> None:
    last = [{"red": 1, "blue": 2}]
    assert heard(on_h6([], stocks=last), Plant("red"))[1:] == [
        "Anna has planted the last red flower and takes an extra turn."
    ]
    assert heard(on_h6(SIX_RED, scores=[30, 36]), Plant("red"))[1:] == [
        "Anna landed on an occupied space above 25 and takes an extra turn."
    ]
    assert heard(on_h6(SIX_RED, stocks=last, scores=[30, 36]), Plant("red"))[1:] == [
        "Anna has planted the last red flower, landed on an occupied space above 25, and takes one extra turn."
    ]


@pytest.mark.rule("GM-80", "GM-85")
def test_the_log_tells_the_end_by_the_last_flower_and_the_winner() -> None:
    assert heard(on_h6(SIX_RED[4:], stocks=[{"red": 1}]), Plant("red")) == [
        "Anna plants red on H6: +2.",
        "Anna has planted the last flower: the game is over.",
        "Anna wins with 2 points.",
    ]


@pytest.mark.rule("GM-82")
def test_the_log_tells_the_end_without_room_to_roll() -> None:
    s = position(gardeners=["K2", "A1"], flowers=CORNERS, pool=[1], scores=[2, 0])
    assert heard(s, Use(1, "W")) == [
        "Anna moves 1 west from K2 onto the flower on K1: −1.",
        "No dice are left and nobody can roll: the game is over.",
        "Anna wins with 1 point.",
    ]


@pytest.mark.rule("GM-84", "GM-86")
def test_the_log_tells_the_safety_stop_and_every_winner() -> None:
    s = position(gardeners=["F7", "F3"], pool=[6], idle=23)
    assert heard(s, Use(6)) == [
        "Anna uses up a blocked 6: still 0.",
        "Nobody has planted for 24 turns: the game is over.",
        "Anna shares the win with 0 points.",
        "Bob shares the win with 0 points.",
    ]


@pytest.mark.rule("GM-86")
def test_the_log_tells_that_flowers_broke_the_tie() -> None:
    s = position(gardeners=["F7", "F3"], pool=[6], idle=23, tie_break="planted", stocks=[{"red": 9}, {"red": 5}])
    assert heard(s, Use(6))[-1] == "Bob wins: equal on 0 points, but with 25 flowers planted."


# Prompts


def test_the_prompt_says_what_is_asked() -> None:
    s = opening()
    assert asked(s, 0) == "Chance decides."
    chance(s, Started(1))
    assert (asked(s, 1), asked(s, 0)) == ("Choose your Martian.", "Bob is to move.")
    do(s, Take("M3"))
    assert asked(s, 1) == "Place your gardener on any free hex but the centre."
    assert asked(s, None) == "Bob is to move."
    two = position(gardeners=["A1", "C4"], two_gardeners=True)
    assert asked(two, 0) == "Which gardener's free neighbours count for the roll?"


def test_the_prompt_names_the_dice_and_the_hex() -> None:
    s = position(gardeners=["H9"], stocks=[{"red": 1, "blue": 2}], pool=[5, 3, 1])
    assert asked(s, 0) == "Use a die: 1 3 5."
    do(s, Use(3, "W"))
    assert asked(s, 0) == "Which flower do you plant on H6?"
    do(s, Plant("red"))
    assert asked(s, 0) == "Extra turn! Use a die: 1 5."
    assert asked(s, 1) == "Anna is to move."


def test_the_prompt_says_that_the_game_is_over() -> None:
    s = position(gardeners=["F7", "F3"], pool=[6], idle=23)
    do(s, Use(6))
    assert [asked(s, reader) for reader in (0, 1, None)] == ["The game is over."] * 3


# Choices


def test_a_choice_says_what_it_brings() -> None:
    s = position(gardeners=["H9"], flowers={"red": SIX_RED, "blue": ["H8"]}, scores=[30, 36], pool=[1, 3])
    assert offered(s, Use(3, "W")) == "3 west from H9 to H6: up to 6 + 1 (jump)"
    assert offered(s, Use(1, "W")) == "1 west from H9 onto the flower on H8: −1"
    do(s, Use(3, "W"))
    assert offered(s, Plant("red")) == "♥ red: 6 + 1 (jump)"
    assert offered(s, Plant("green")) == "▲ green: no points"


def test_a_blocked_die_is_offered_with_its_loss() -> None:
    assert offered(position(gardeners=["F7", "F3"], pool=[6]), Use(6)) == "6 is blocked: still 0"
    assert offered(position(gardeners=["F7", "F3"], scores=[9, 8], pool=[6]), Use(6)) == "6 is blocked: −1 − 1 (jump)"


def test_the_choices_of_the_opening_are_the_names_of_martians_and_hexes() -> None:
    s = opening()
    assert offered(s, Started(0)) == "Chance decides"
    chance(s, Started(0))
    assert [offered(s, action) for action in legal(s)] == ["Antenna", "Goggle", "Barrel", "Noodle", "Button"]
    do(s, Take("M1"))
    assert offered(s, Place("F7")) == "F7"


@pytest.mark.rule("GM-05", "GM-10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_type_and_direction_has_a_name_of_its_own(language: str) -> None:
    for kind, names in (("colour", Colour), ("figure", Figure), ("direction", Direction)):
        said = [speak(Told(f"gardens-{kind}-{name}"), language) for name in get_args(names)]
        assert len(set(said)) == len(get_args(names))


def test_the_game_has_a_title_and_a_pitch_in_every_language() -> None:
    for language in LANGUAGES:
        assert speak(Told("gardens-title"), language) == "Gardens of Mars"
    assert len({speak(Told("gardens-pitch"), language) for language in LANGUAGES}) == len(LANGUAGES)


def test_entries_of_chance_are_told_about_the_player_in_turn() -> None:
    s = position(gardeners=["A1", "K1"], turn=1)
    chance(s, Rolled(1), Rolled(2))
    assert GAME.rules.actors(s) == [CHANCE]
    assert heard(s, Rolled(3)) == ["Bob rolls 3 dice: 1 2 3."]
