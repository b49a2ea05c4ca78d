"""What the log says about the notes that the rules make."""

import pytest

from mensae.core.schema import CHANCE
from mensae.games.onmars.data import HEX_IDS, NONE
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.geometry import WHERE
from mensae.games.onmars.schema import (
    CardDealt,
    EndTurn,
    Erected,
    FirstCard,
    GameAction,
    GoalDealt,
    MissionLaid,
    RewardLaid,
    TechDealt,
)
from mensae.games.onmars.speech import tell
from mensae.games.onmars.speech.log_notes import sentences
from mensae.games.onmars.state import State
from mensae.games.onmars.tests.lacerda import alone
from mensae.games.onmars.tests.position import position
from mensae.games.onmars.tests.speech import speak
from mensae.texts import LANGUAGES
from tests.spoken import check_every_language

DRAWS: dict[int, GameAction] = {
    notes.GOAL_DEALT: GoalDealt(1),
    notes.FIRST_DEALT: FirstCard("fc_a1"),
    notes.ERECTED: Erected("generator"),
    notes.REWARD_LAID: RewardLaid(1),
    notes.MISSION_LAID: MissionLaid("m1"),
    notes.ON_GRID: TechDealt("mine_tech"),
    notes.TECH_DEALT: TechDealt("mine_tech"),
    notes.ON_DISPLAY: CardDealt(2),
}
KINDS = {name: kind for name, kind in vars(notes).items() if isinstance(kind, int)}


def said(s: State, *found: tuple[int, ...]) -> list[str]:
    """These notes as sentences."""
    told = sentences(s, 0, None, [(*note, *[0] * (5 - len(note))) for note in found])
    for each in told:
        check_every_language(each, speak)
    return [speak(each) for each in told]


@pytest.mark.parametrize("name", [name for name, kind in KINDS.items() if kind < notes.DRAWN and name != "GAME_OVER"])
def test_every_kind_of_note_is_told(name: str) -> None:
    told = said(position(3), (KINDS[name], 1, 1, 1, 1))
    assert len(told) == 1


@pytest.mark.parametrize(("kind", "action"), DRAWS.items())
def test_every_draw_is_told_with_its_note(kind: int, action: GameAction) -> None:
    told = tell(position(3), CHANCE, action, [(kind, 1, 1, 0, 0)])
    assert len(told) == 1
    check_every_language(told[0], speak)


def test_no_kind_of_draw_is_forgotten() -> None:
    assert set(DRAWS) == {kind for kind in KINDS.values() if notes.DRAWN <= kind < notes.SHOWN}


def test_what_only_boards_show_is_no_sentence() -> None:
    s = position()
    silent = [kind for kind in KINDS.values() if kind >= notes.SHOWN]
    assert silent
    assert [tell(s, 0, EndTurn(), [(kind, 0, 0, 0, 0)]) for kind in silent] == [[]] * len(silent)


def test_what_is_paid_and_gained_in_a_row_is_one_sentence() -> None:
    s = position()
    paid = [(notes.PAID, 0, 1, 1), (notes.GAINED, 0, 2, 1), (notes.PAID, 0, 5, 2), (notes.GAINED, 0, 2, 1)]
    assert said(s, *paid, (notes.LOST, 0, 2, 3)) == [
        "Ann pays 1 battery and 2 crystals, gains 2 water and has no room for 3 water."
    ]
    assert said(s, (notes.COLONISTS, 0, 0)) == []
    assert said(s, (notes.GAINED, 0, 0, 2), (notes.GAINED, 1, 4, 1)) == ["Ann gains 2 minerals.", "Ben gains 1 oxygen."]
    assert said(s, (notes.CARD_SPENT, 0), (notes.CARD_SPENT, 0)) == ["Ann spends 2 private goals as 2 crystals."]


def test_a_sentence_does_not_grow_too_long() -> None:
    s = position()
    deeds = [
        (notes.WORKER, 0),
        (notes.PAID, 0, 1, 1),
        (notes.DEVELOPED, 0, 6, 3),
        (notes.PRODUCED, 0),
        (notes.CAME_HOME, 0, 2),
    ]
    assert said(s, *deeds) == [
        "Ann places a worker, pays 1 battery, develops Rover Tech to level 2 and produces.",
        "Ann brings 2 Colonists home.",
    ]


def test_pieces_without_a_place() -> None:
    s = position()
    assert said(s, (notes.DISPLACED, 1, 9, NONE)) == ["The Rover of Ben has to leave the map."]
    assert said(s, (notes.BOT_PUT, 1, NONE)) == ["Ben finds no Bot or no place for one."]
    assert said(s, (notes.HIS_ROVER, 1, NONE)) == ["Ben leaves the Rover off the map."]


@pytest.mark.rule("OM-168", "OM-171")
def test_level_up() -> None:
    s = position()
    level_up = said(
        s, (notes.LEVEL_UP, 0, 2), (notes.RESTOCKED, NONE), (notes.SCORED, 1, 2, 171), (notes.REMAINING, NONE, 1)
    )
    assert level_up == [
        "The colony rises to level 2.",
        "The Warehouse is full again.",
        "Ben scores 2 OP for Progress.",
        "Missions left until the end of the game: 1.",
    ]


@pytest.mark.rule("OM-208", "OM-209", "OM-262")
def test_the_end_comes_near() -> None:
    s = position()
    assert said(s, (notes.END_NEAR, NONE, 208), (notes.LAST_ROUND, NONE), (notes.ROUND_BEGINS, NONE, 9)) == [
        "No mission is left: the end of the game is near.",
        "It is the last round.",
        "Round 9 begins.",
    ]
    assert said(s, (notes.END_NEAR, NONE, 262))[0].startswith("Nothing has moved on for ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_story_in_each_language(language: str) -> None:
    expected = {
        "en": "Ann pays 1 mineral, constructs a Greenhouse on 0,1 (complex of 2) and gains 2 plants.",
        "de": "Ann bezahlt 1 Mineral, baut ein Gewächshaus auf 0,1 (Komplex der Größe 2) und bekommt 2 Pflanzen.",
        "nl": "Ann betaalt 1 mineraal, bouwt een kas op 0,1 (complex van 2) en krijgt 2 planten.",
    }
    found = [(notes.PAID, 0, 0, 1, 0), (notes.CONSTRUCTED, 0, 3, WHERE["0,1"], 2), (notes.GAINED, 0, 3, 2, 0)]
    assert [speak(each, language) for each in sentences(position(), 0, None, found)] == [expected[language]]


@pytest.mark.rule("OM-230", "OM-233")
def test_what_only_lacerda_does() -> None:
    s = alone()
    assert said(s, (notes.HIS_CARD, 1, 3, 1), (notes.FAILED, 1, 7), (notes.HIS_ROVER, 1, 0)) == [
        f"Lacerda turns up solo card 4, cannot take “Upgrade a Building” and moves the Rover to {HEX_IDS[0]}."
    ]
