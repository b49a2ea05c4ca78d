"""What the log says; relic and end are in `test_prose_end`, prompts and choices in `test_choices`."""

import pytest

from mensae.games.spacemaze import GAME
from mensae.games.spacemaze.schema import (
    Choose,
    Cleared,
    Dock,
    Drawn,
    Exchange,
    Exit,
    GameAction,
    Go,
    Laid,
    Morph,
    NoCard,
    Pad,
    Pick,
    Play,
    Rolled,
    Started,
    Turn,
)
from mensae.games.spacemaze.state import State
from mensae.games.spacemaze.tests.listening import heard, speak
from mensae.games.spacemaze.tests.position import ALL_CARDS, ROW, chance, do, opening, others, playing, position
from tests.telling import tell

FULL = [["GGPO", "G6", "P6"], ["GGPO", "G6", "P6"]]  # panels at the end of the action phase


def in_all_languages(s: State, action: GameAction) -> list[str]:
    """The first sentence of the log about an action, in English, German and Dutch."""
    told = tell(GAME, s, GAME.rules.actors(s)[0], action)[0]
    return [speak(told, language) for language in ("en", "de", "nl")]


# Setup


@pytest.mark.rule("SM-25", "SM-31", "SM-34")
def test_setup_is_told_by_start_player_maze_and_hands() -> None:
    s = opening(layout="square3")
    assert heard(s, Started(1)) == ["Bob is the first start player."]
    chance(s, Started(1))
    for tile in ("T01", "T02", "T03", "T04", "T05", "T06", "T07"):
        assert heard(s, Laid(tile, 0)) == []
        chance(s, Laid(tile, 0))
    assert heard(s, Laid("T08", 3)) == ["The maze is laid: 8 tiles around the relic on B2."]


def dealing() -> State:
    """Anna is dealt her fourth card next."""
    s = opening(layout="square3")
    chance(s, Started(0), *(Laid(f"T0{i}", 0) for i in range(1, 9)))
    chance(s, Drawn("RUN_1"), Drawn("MORPH"), Drawn("RUN_1"))
    return s


@pytest.mark.rule("SM-31", "SM-35")
def test_a_hand_is_told_with_its_last_card_and_the_cards_only_to_its_owner() -> None:
    s = dealing()
    assert heard(s, Drawn("EXCHANGE")) == ["Anna is dealt EXCHANGE, RUN +1 ×2, MORPH."]
    assert heard(s, Drawn("EXCHANGE"), hidden=True) == ["Anna is dealt 4 cards."]
    chance(s, Drawn("EXCHANGE"))
    assert (heard(s, Drawn("MORPH")), heard(s, Drawn("MORPH"), hidden=True)) == ([], [])


@pytest.mark.rule("SM-32", "SM-37", "SM-56")
def test_the_dice_are_told_with_the_last_one_and_the_start_player() -> None:
    s = position(panels=FULL, turn=0, round=2)
    chance(s, Cleared())
    dice = ["G5", "G2", "P1", "P6", "O3", "O3", "GGPO", "PPPO"]
    for die in dice[:-1]:
        assert heard(s, Rolled(die)) == []
        chance(s, Rolled(die))
    assert in_all_languages(s, Rolled(dice[-1])) == [
        "Round 3, Bob begins. The dice: green 2 5, purple 1 6, orange 3 3, "
        "move dice (green/purple/orange) 2/1/1 0/3/1.",
        "Runde 3, Bob beginnt. Die Würfel: Grün 2 5, Violett 1 6, Orange 3 3, "
        "Bewegung (grün/violett/orange) 2/1/1 0/3/1.",
        "Ronde 3, Bob begint. De dobbelstenen: groen 2 5, paars 1 6, oranje 3 3, "
        "beweging (groen/paars/oranje) 2/1/1 0/3/1.",
    ]


# Dice and cards


@pytest.mark.rule("SM-38", "SM-46", "SM-47")
def test_the_log_tells_which_die_is_taken_and_what_becomes_of_it() -> None:
    s = position(pool=["G5", "P1", "GOOO"], hands=[["MORPH"], []])
    assert heard(s, Pick("GOOO")) == ["Anna takes a move die: 1 green, 3 orange."]
    assert heard(s, Pick("P1")) == ["Anna takes purple 1, which powers no card."]
    assert heard(s, Pick("G5")) == ["Anna takes green 5."]
    do(s, Pick("G5"))
    assert in_all_languages(s, NoCard()) == [
        "Anna places green 5 without a card.",
        "Anna legt die grüne 5 ohne Karte ab.",
        "Anna legt de groene 5 zonder kaart neer.",
    ]
    do(s, NoCard())
    s = position(turn=1)
    assert heard(s, Pick("O6")) == ["Bob takes orange 6 and has no card to put it on."]


@pytest.mark.rule("SM-97", "SM-120", "SM-121", "SM-128", "SM-133")
def test_the_log_tells_which_alien_plays_a_card() -> None:
    hand = ["EXCHANGE", "RUN_1", "RUN_2", "SUPERGLUE", "MOVE_BASE"]
    s = position(anna={"green": "B2 relic", "purple": "B3", "orange": "B4"}, hands=[hand])
    do(s, Pick("G6"))
    assert heard(s, Play("EXCHANGE")) == ["Anna plays EXCHANGE with the green alien."]
    assert heard(s, Play("RUN_1")) == ["Anna plays RUN +1: 1 point for the green alien."]
    assert heard(s, Play("RUN_2")) == ["Anna plays RUN +2: 2 points for the green alien."]
    assert heard(s, Play("MOVE_BASE")) == ["Anna plays MOVE BASE."]
    assert in_all_languages(s, Play("SUPERGLUE")) == [
        "Anna plays SUPERGLUE: nobody can take the relic from the green alien until the round ends.",
        "Anna spielt Superkleber: Bis zum Ende der Runde kann niemand dem grünen Alien das Relikt nehmen.",
        "Anna speelt Superlijm: tot het eind van de ronde kan niemand de relikwie van de groene alien afnemen.",
    ]


@pytest.mark.rule("SM-108")
def test_the_log_tells_a_turn() -> None:
    s = playing("ROTATE_180", anna={"green": "B2"}, tiles={"B2": "T16"})
    assert heard(s, Turn("B2", 1)) == ["Anna turns the tile on B2 by 1 quarter."]
    assert in_all_languages(s, Turn("B2", 2)) == [
        "Anna turns the tile on B2 by 2 quarters.",
        "Anna dreht das Plättchen auf B2 um 2 Viertel.",
        "Anna draait de tegel op B2 2 kwartslagen.",
    ]


@pytest.mark.rule("SM-113", "SM-116")
def test_the_log_tells_a_swap_once_with_both_tiles() -> None:
    s = playing("EXCHANGE", anna={"green": "B2"})
    assert heard(s, Exchange("B3")) == ["Anna swaps the tiles on B2 and B3."]
    s = playing("DIAGONAL_SWITCH", anna={"green": "B2"})
    assert heard(s, Choose("A3")) == []
    do(s, Choose("A3"))
    assert heard(s, Exchange("B1")) == ["Anna swaps the tiles on A3 and B1."]


@pytest.mark.example("E22")
@pytest.mark.rule("SM-100", "SM-119")
def test_the_log_tells_where_the_relic_travels_with_its_tile() -> None:
    s = playing("EXCHANGE", anna={"green": "C2"})
    assert heard(s, Exchange("C3")) == ["Anna swaps the tiles on C2 and C3.", "The relic travels to C2."]
    s = playing("EXCHANGE", anna={"green": "C2 relic"})
    assert heard(s, Exchange("B2")) == ["Anna swaps the tiles on C2 and B2.", "The relic travels to B2."]


@pytest.mark.rule("SM-125", "SM-126")
def test_the_log_tells_where_two_aliens_are_after_morph_and_who_wears_the_relic() -> None:
    s = playing("MORPH", anna={"green": "UFO", "purple": "C4 relic", "orange": "B2 pad"})
    assert heard(s, Morph("orange")) == [
        "Two aliens of Anna change places: the green alien is now on the pad of B2, the orange alien in the UFO."
    ]
    assert heard(s, Morph("purple")) == [
        "Two aliens of Anna change places: the green alien is now on C4, the purple alien in the UFO.",
        "Anna's green alien wears the relic now.",
    ]
    assert in_all_languages(s, Morph("purple"))[1] == (
        "Zwei Aliens von Anna tauschen die Orte: Das grüne Alien ist jetzt auf C4, das violette Alien im UFO."
    )


@pytest.mark.rule("SM-133")
def test_the_log_tells_where_a_ufo_goes() -> None:
    s = playing("MOVE_BASE", anna={"green": "B2", "purple": "B3", "orange": "B4"})
    assert in_all_languages(s, Dock("B1", "W")) == [
        "Anna moves the UFO to B1 west.",
        "Anna versetzt das UFO zu B1 im Westen.",
        "Anna verplaatst de ufo naar B1 west.",
    ]


# Steps


@pytest.mark.rule("SM-63", "SM-64")
def test_the_log_tells_steps_from_tile_to_tile() -> None:
    s = position(anna={"orange": "A2"}, tiles=ROW, points={"green": 1, "orange": 1})
    assert heard(s, Exit("green")) == ["Anna's green alien leaves the UFO for A1."]
    assert in_all_languages(s, Go("orange", "E")) == [
        "Anna's orange alien goes east from A2 to A3.",
        "Das orangefarbene Alien von Anna geht nach Osten von A2 auf A3.",
        "De oranje alien van Anna gaat naar het oosten van A2 naar A3.",
    ]


@pytest.mark.rule("SM-35", "SM-86")
def test_a_drawn_card_is_told_with_the_pad_and_its_name_only_to_its_owner() -> None:
    s = position(anna={"green": "B2"}, points={"green": 1})
    assert heard(s, Pad("green")) == ["Anna's green alien steps on the pad of B2 and draws a card."]
    do(s, Pad("green"))
    assert heard(s, Drawn("RUN_2")) == ["Anna draws RUN +2."]
    assert heard(s, Drawn("RUN_2"), hidden=True) == []


@pytest.mark.rule("SM-57", "SM-58", "SM-59")
def test_the_log_tells_that_the_pile_is_shuffled_or_that_no_card_is_left() -> None:
    s = position(anna={"green": "B2"}, points={"green": 1}, deck=[], hands=[others("MORPH", "RUN_1", "RUN_2")])
    assert heard(s, Pad("green")) == [
        "Anna's green alien steps on the pad of B2 and draws a card.",
        "The deck was used up: the 3 cards of the discard pile, shuffled, are the new one.",
    ]
    s = position(anna={"green": "B2"}, points={"green": 1}, deck=[], hands=[others("MORPH")])
    assert heard(s, Pad("green"))[1] == "The deck was used up: the only card of the discard pile is the new one."
    s = position(anna={"green": "B2"}, points={"green": 1}, deck=[], hands=[ALL_CARDS])
    assert heard(s, Pad("green")) == ["Anna's green alien steps on the pad of B2; there is no card left to draw."]
