"""The lines of the players in the sketch, and what only the reader sees."""

import pytest

from mensae.games.onmars.data import DISCOVERY_IDS
from mensae.games.onmars.schema import (
    Accept,
    Boost,
    Build,
    Crew,
    Crystals,
    Deliver,
    Develop,
    EndTurn,
    Executive,
    GameAction,
    Goal,
    Good,
    Keep,
    Lab,
    Lss,
    Pay,
    Point,
    Refill,
    Retrieve,
    Reveal,
    Reward,
    Send,
    Skip,
    Spend,
    Started,
    Surcharge,
    Tech,
    Travel,
    Use,
)
from mensae.games.onmars.sketch.signs import WIDTH
from mensae.games.onmars.state import ACHIEVED, CONTRACT, SECRET, SPACE
from mensae.games.onmars.tests.position import colonists, cubes, goods, hand, orbit, position, ships, tech, turn
from mensae.games.onmars.tests.sketches import beside, players
from mensae.games.onmars.tests.table import advanced, blueprint, contract, scientist

ANSWERS: dict[GameAction, str] = {
    Accept(): "✓",
    Skip(): "∅",
    EndTurn(): "⇥",
    Reward("develop"): "λ",
    Reward("second"): "2",
    Boost(): "+♙",
    Point("bots"): "+•",
    Point("rover"): "+◆",
    Tech(1): "τB",
    Lab("c1_bottom"): "λ1↓",
    Lss("retrieve"): "♙",
    Crew(bot=False): "♙♙",
    Crew(bot=True): "♙•",
    Refill(12): "#12",
    Retrieve("working_area"): "♙",
    Travel("ship"): "▲",
    Surcharge(2): "♙2",
    Crystals(): "◇",
    Pay(("mineral", "oxygen")): "mo",
    Good("plant"): "p",
    Deliver(12, "crystal"): "◇#12",
}


@pytest.mark.rule("OM-017", "OM-019", "OM-020", "OM-022", "OM-082", "OM-091", "OM-119", "OM-130", "OM-191")
def test_all_that_a_player_has() -> None:
    s = position(2)
    goods(s, 0, mineral=0, oxygen=2, crystal=4, pending=2)
    ships(s, 0, docked=(2, 5), hangar=1)
    tech(s, 0, "rover_tech", "c1_top")
    tech(s, 0, "mine_tech", "c6")
    cubes(s, 0, "mine", "oxygen_condenser")
    blueprint(s, 0, 7, 12)
    advanced(s, 0, 13, "0,0")
    scientist(s, 0, "geologist", at=13)
    scientist(s, 0, "geochemist")
    contract(s, 0, 8)
    contract(s, 0, 1)
    hand(s, 0, 4, 5)
    colonists(s, 0, lq=2, wa=3)
    assert players(s)[:2] == [
        "▶A 0(6)     m0 b1 w1 p1 o2≤2  ◇4+2≤6   ♙2≤4·3·7    1▲34▲678 △1×2",
        "   S1 •3 ★5 ■MO ◉2 λ M6 S2– R1↑ ▦7H ▦12S ★13M §M★13 §O #1 #8m0b0",
    ]


@pytest.mark.rule("OM-048", "OM-092", "OM-100", "OM-109", "OM-131", "OM-132")
def test_choices_about_what_a_player_has() -> None:
    s = position(2)
    advanced(s, 0, 13, "0,0")
    both: list[GameAction] = [
        Develop("shelter_tech", "c3_top"),
        Develop("shelter_tech", "c3_bottom"),
        Keep("shelter_tech"),
    ]
    assert players(s, 0, both)[1] == "   S1 •3 ★7 λ›S2–→↑↓o ★13M"
    assert players(s, 0, both)[3].endswith("λ S2–"), "the tile of B is not meant"
    assert players(s, 0, [Use(13)])[1].endswith("›★13M")
    assert players(s, 0, [Use(13), Send(13)])[1].endswith("»›★13M")
    assert players(s, 0, [Build("shelter")])[1].startswith("  ›S1")
    assert players(s, 0, [Executive(8)])[0].endswith("▲▲▲▲▲67›8 △0×0")
    assert beside(s, 0, [Accept(), EndTurn()])[-1] == "›✓›⇥"


@pytest.mark.rule("OM-015", "OM-039")
def test_only_the_reader_sees_the_hand() -> None:
    s = orbit(2)
    hand(s, 0, 3, 16)
    assert beside(s, 0, [])[-1] == " ◉3 ◉16 ×1"
    assert not any("◉" in line for line in [*beside(s, 1), *beside(s)])
    assert "◉2" in players(s, 1)[1]


def test_a_full_row_of_marks_fits() -> None:
    s = position(4)
    goods(s, 0, all=2, crystal=8, pending=12)
    ships(s, 0, docked=(), hangar=5)
    turn(s, 0)
    assert len(players(s, 0, [Executive(space) for space in range(1, 9)])[0]) <= WIDTH
    assert s.own[SPACE] == 5


def test_answers_that_have_no_place_on_the_table() -> None:
    s = position(2)
    for answer, sign in ANSWERS.items():
        assert beside(s, 0, [answer]) == [*beside(s, 0, []), f"›{sign}"], answer
    assert beside(s, 0, [Started(1)]) == beside(s, 0, []), "chance is not asked"


@pytest.mark.rule("OM-145", "OM-179", "OM-181", "OM-226")
def test_choices_of_slots_and_cards_in_hand() -> None:
    s = position(2, first_colonists=True)
    hand(s, 0, 3, 16)
    s.own[SECRET] = 1 << 5
    assert beside(s, 0, [Retrieve("hire")])[6].endswith("›§··")
    assert beside(s, 0, [Goal(16)])[-1] == " ◉3›◉16 ×1 &B2"
    assert beside(s, 0, [Spend(3)])[-1] == "›◉3 ◉16 ×1 &B2"
    assert beside(s, 0, [Reveal("fc_b2")])[-1] == " ◉3 ◉16 ×1›&B2"
    assert "&1" in players(s)[1]


@pytest.mark.rule("OM-142", "OM-159", "OM-178", "OM-208")
def test_what_comes_late_in_a_game() -> None:
    s = position(2)
    s.last_round, s.radar = True, DISCOVERY_IDS.index("d16")
    s.own[ACHIEVED] = 6
    s.tiles[DISCOVERY_IDS.index("d01")], s.tiles[len(DISCOVERY_IDS) + 2] = 0, 0
    contract(s, 0, 7)
    s.contracts[6 * CONTRACT + 4] = 1
    assert beside(s)[0] == " #1! ⚑A ●1 ◎3 □□"
    assert beside(s)[11].endswith("▦15?w3")
    assert players(s)[1].endswith("◉7✓ λ S2– #7✓ !B ?λ2")
    s.over = True
    assert beside(s)[0].startswith(" #1✓")
    assert players(s)[0].startswith(" A ")
