"""What the log says about actions on the board and before the start; what comes of them is in `test_prose_events`."""

import pytest

from mensae.core.schema import CHANCE, HOST, Sits
from mensae.games.magicmaze import GAME
from mensae.games.magicmaze.data import BOT
from mensae.games.magicmaze.schema import (
    BuildBridge,
    Dealt,
    Drawn,
    Eat,
    EndTalk,
    Explore,
    GameAction,
    GiveUp,
    Joined,
    JokerConvert,
    JokerTalk,
    Move,
    Pause,
    PawnOn,
    PawnTo,
    Pipe,
    PlaceStart,
    Produce,
    Ready,
    Resume,
    Stare,
    SwitchTile,
    TakeFace,
)
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import CROSS, chance, do, opening, position
from mensae.games.magicmaze.tests.refused import heard, speak
from mensae.games.magicmaze.tests.refused_build import talking
from mensae.games.magicmaze.tests.refused_people import alone, laying, pausing
from tests.telling import tell


def in_all_languages(s: State, seat: int, action: GameAction) -> list[str]:
    """The first sentence of the log about an action, in English, German and Dutch."""
    told = tell(GAME, s, seat, action)[0]
    return [speak(told, language) for language in ("en", "de", "nl")]


# On the board


@pytest.mark.rule("MM-62")
def test_what_is_produced_is_told_with_its_factory() -> None:
    assert in_all_languages(position(), 1, Produce("blue", "0.W")) == [
        "Bob produces a blue girder on 0.W.",
        "Bob produziert einen blauen Stahlträger auf 0.W.",
        "Bob produceert een blauwe balk op 0.W.",
    ]


@pytest.mark.rule("MM-66")
@pytest.mark.parametrize(
    ("piece", "english", "german", "dutch"),
    [
        ("blue", "the blue girder", "den blauen Stahlträger", "de blauwe balk"),
        ("purple", "the purple crystal", "den violetten Kristall", "het paarse kristal"),
        ("green", "the green leaf", "das grüne Blatt", "het groene blad"),
        ("yellow", "the yellow banana", "die gelbe Banane", "de gele banaan"),
        ("brown", "the brown cow", "die braune Kuh", "de bruine koe"),
        ("orange", "the orange ore", "das orange Erz", "het oranje erts"),
        ("rubbish", "the rubbish", "den Müll", "het afval"),
        ("colonist", "a colonist", "einen Kolonisten", "een kolonist"),
    ],
)
def test_a_move_is_told_with_piece_highway_and_both_ends(piece: str, english: str, german: str, dutch: str) -> None:
    s = position(pieces={"0.c": piece}, mission=3)
    action = next(a for a in GAME.actions if isinstance(a, Move) and (a.piece, a.start, a.to) == (piece, "0.c", "0.E"))
    assert in_all_languages(s, 0, action) == [
        f"Anna moves {english} over orange from 0.c to 0.E.",
        f"Anna bewegt {german} über Orange von 0.c nach 0.E.",
        f"Anna beweegt {dutch} over oranje van 0.c naar 0.E.",
    ]


@pytest.mark.rule("MM-15")
def test_a_merged_platform_is_told_by_its_first_name() -> None:
    s = position("A2@0.E", {"0.E": "blue"})
    assert heard(s, 0, Move("blue", "A2.W", "A2.c")) == ["Anna moves the blue girder over orange from 0.E to A2.c."]


@pytest.mark.rule("MM-74", "MM-78")
def test_exploring_is_told_with_the_resource_that_the_lock_takes() -> None:
    s = position(pieces={"0.S": "blue"})
    assert in_all_languages(s, 1, Explore("0.S")) == [
        "Bob explores at 0.S, where the blue girder opens the lock.",
        "Bob erkundet bei 0.S und gibt dafür den blauen Stahlträger in die Schleuse.",
        "Bob verkent bij 0.S en geeft daarvoor de blauwe balk aan de sluis.",
    ]


@pytest.mark.rule("MM-139", "MM-141")
def test_a_bridge_is_told_with_site_and_colour_and_what_it_cost() -> None:
    s = position("B6@0.E", {"B6.S": "purple"}, mission=2)
    assert heard(s, 1, BuildBridge("B6.S-d", "B6.S", "purple")) == [
        "Bob takes the purple crystal from B6.S and builds the bridge B6.S-d in purple."
    ]
    s = position("B6@0.E", {"B6.S": "orange"}, mission=2, bridges={"B6.S-d": "purple"})
    assert heard(s, 1, Move("orange", "B6.S", "B6.d")) == ["Bob moves the orange ore over purple from B6.S to B6.d."]


@pytest.mark.rule("MM-179")
def test_a_trip_by_pipe_is_told() -> None:
    s = position("C7@0.N C8@0.E", {"C7.p": "rubbish"}, mission=3)
    assert heard(s, 0, Pipe("rubbish", "C7.p", "C8.p")) == [
        "Anna sends the rubbish through the pipe from C7.p to C8.p."
    ]


@pytest.mark.rule("MM-188")
def test_the_meal_of_a_slug_is_told() -> None:
    s = position("D9@0.N", {"D9.g": "slug", "D9.E": "purple"}, mission=4)
    assert in_all_languages(s, 1, Eat("D9.g", "D9.E")) == [
        "Bob has the slug go over blue from D9.g to D9.E, where it eats the purple crystal.",
        "Bob lässt die Schnecke über Blau von D9.g nach D9.E kriechen, wo sie den violetten Kristall frisst.",
        "Bob laat de slak over blauw van D9.g naar D9.E kruipen, waar hij het paarse kristal opeet.",
    ]


@pytest.mark.rule("MM-145", "MM-146", "MM-148")
def test_both_uses_of_a_joker_are_told_with_the_jokers_left() -> None:
    s = position(pieces={"0.c": "blue"}, mission=2)
    assert heard(s, 0, JokerConvert("0.c", "blue", "orange")) == [
        "Anna uses a joker: the blue girder on 0.c is swapped for orange ore; jokers left: 2."
    ]
    assert heard(s, 2, JokerTalk()) == ["Cleo uses a joker to talk; jokers left: 2.", "Talk now, until somebody acts."]


# Beside the board


@pytest.mark.rule("MM-120", "MM-121", "MM-124")
def test_silence_is_told_when_an_action_ends_the_talk() -> None:
    s = talking()
    assert heard(s, 1, Produce("blue", "0.W"), 62_000) == ["Bob produces a blue girder on 0.W.", "Silence again."]
    assert heard(s, 1, EndTalk(), 62_000) == ["Bob ends the talk."]
    assert heard(s, 1, PawnTo(2), 62_000) == ["Bob puts the pawn in front of Cleo: do something!"]


@pytest.mark.rule("MM-118", "MM-131", "MM-132")
def test_calls_and_looks_are_told() -> None:
    s = position(mission=2)
    assert heard(s, 0, Stare(1)) == ["Anna stares at Bob."]
    told = [heard(s, 0, a)[0] for a in GAME.actions if isinstance(a, PawnOn)]
    icons = [
        f"Anna puts the pawn on “{icon}”." for icon in ("produce", "hourglass", "bridge", "rubbish", "pipe", "slug")
    ]
    assert told == [*icons, "Anna puts the pawn aside."]


@pytest.mark.rule("MM-227", "MM-228")
def test_a_pause_is_told_from_call_to_agreement() -> None:
    assert heard(position(pause="agreed"), 0, Pause()) == ["Anna calls a pause."]
    bots = position(pause="agreed")
    for seat in range(3):
        bots.sitter[seat] = BOT
    assert heard(bots, 0, Pause()) == ["Anna calls a pause."]  # it is over at once, and nobody waited
    s = pausing()
    assert heard(s, 1, Resume()) == ["Bob wants to go on."]
    do(s, 2, "resume")
    assert heard(s, 2, Resume()) == ["Cleo wants to go on.", "The sand runs again."]


@pytest.mark.rule("MM-221", "MM-222", "MM-223")
def test_who_plays_a_seat_is_told() -> None:
    assert heard(position(), HOST, Sits("bot", 1)) == ["Bob is played by a bot."]
    assert heard(position(), HOST, Sits("gone", 1)) == ["Bob is away; a bot steps in."]
    assert heard(position(leaver="shared"), HOST, Sits("gone", 1)) == [
        "Bob is away; now blue and purple belong to everybody."
    ]
    assert heard(opening(leaver="shared"), HOST, Sits("gone", 1)) == ["Bob is away."]
    assert heard(alone(), HOST, Sits("gone", 0)) == ["Anna is away."]
    s = position()
    do(s, 0, "sits(gone, 2)")
    assert heard(s, HOST, Sits("person", 1)) == ["Bob is at the table and plays."]


@pytest.mark.rule("MM-114")
def test_giving_up_is_told_and_with_the_last_one_the_loss() -> None:
    s = position(CROSS, domes=[])
    assert heard(s, 0, GiveUp()) == ["Anna gives up."]
    do(s, 1, "give_up")
    do(s, 2, "give_up")
    assert heard(s, 2, GiveUp()) == [
        "Cleo gives up.",
        "Everybody has given up with 0 of 1 domes built: the team has lost.",
    ]


# Before the start


@pytest.mark.rule("MM-42", "MM-46")
def test_faces_and_the_start_are_told() -> None:
    s = opening(mission=2)
    assert heard(s, 0, TakeFace("brown_orange")) == ["Anna takes brown/orange."]
    do(s, 1, "take_face(brown_orange)")
    for seat in (1, 2):
        assert heard(s, seat - 1, Ready()) == [f"{'Anna' if seat == 1 else 'Bob'} is ready."]
        do(s, seat, "ready")
    assert heard(s, 2, Ready()) == ["Cleo is ready."]
    do(s, 3, "ready")
    assert heard(s, CHANCE, Dealt("green_yellow")) == ["Bob is dealt green/yellow."]
    chance(s, Dealt("green_yellow"))
    assert heard(s, CHANCE, Dealt("blue_purple")) == [
        "Cleo is dealt blue/purple.",
        "The sand runs: 180 s for mission 2.",
    ]


@pytest.mark.rule("MM-260")
def test_the_word_for_a_level_follows_the_edition() -> None:
    levels = []
    for options in ({}, {"edition": "nl"}, {"edition": "nl", "level_word": "mission"}, {"level_word": "module"}):
        s = opening(2, mission=3, **options)
        do(s, 1, "take_face(brown_orange_blue)")
        do(s, 2, "take_face(purple_green_yellow)")
        do(s, 1, "ready")
        levels.append([speak(tell(GAME, s, 1, Ready())[1], language) for language in ("en", "de", "nl")])
    mission = [
        "The sand runs: 180 s for mission 3.",
        "Der Sand läuft: 180 s für Mission 3.",
        "Het zand loopt: 180 s voor missie 3.",
    ]
    module = [
        "The sand runs: 180 s for module 3.",
        "Der Sand läuft: 180 s für Modul 3.",
        "Het zand loopt: 180 s voor module 3.",
    ]
    assert levels == [mission, module, mission, module]


@pytest.mark.rule("MM-199")
def test_x_tiles_are_told_when_the_last_one_has_joined() -> None:
    s = opening(x_tiles=2)
    assert heard(s, CHANCE, Joined("X17")) == []
    chance(s, Joined("X17"))
    assert heard(s, CHANCE, Joined("X13")) == ["These X tiles join the stack: X13 and X17."]
    assert heard(opening(x_tiles=1), CHANCE, Joined("X13")) == ["This X tile joins the stack: X13."]


@pytest.mark.rule("MM-207", "MM-208", "MM-209", "MM-210")
def test_the_first_tiles_of_a_solo_game_are_told() -> None:
    s = opening(1, mission=4)
    chance(s, Drawn("C7"), Drawn("A2"), Drawn("D9"))
    assert heard(s, CHANCE, Drawn("B5")) == ["These tiles will lie round the start tile: A2, B5, C7 and D9."]
    chance(s, Drawn("B5"))
    assert heard(s, 0, PlaceStart("C7", "N")) == [
        "Anna lays C7 to the north of the start tile.",
        "Rubbish falls on 0.N.",
    ]
    assert heard(s, 0, PlaceStart("D9", "W")) == [
        "Anna lays D9 to the west of the start tile.",
        "A slug appears on D9.g.",
    ]
    assert heard(laying(), 0, SwitchTile("purple_green_yellow")) == ["Anna switches to purple/green/yellow."]


@pytest.mark.rule("MM-11")
def test_every_reader_hears_everything() -> None:
    assert GAME.secrets is None
    assert GAME.audience(position(), 1, Produce("blue", "0.W")) is None
