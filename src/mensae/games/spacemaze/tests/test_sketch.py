"""The table as text: what a reader sees in a terminal, without a word, and readable without a colour."""

import pytest

from mensae.core.chance import FastRng
from mensae.games.spacemaze.data import BERTHS, BOARDS
from mensae.games.spacemaze.rules.hands import resample, to_hand
from mensae.games.spacemaze.schema import (
    Discard,
    Drawn,
    EndTurn,
    Exchange,
    Exit,
    Go,
    NoCard,
    Pad,
    Pick,
    Play,
    Take,
    Turn,
)
from mensae.games.spacemaze.sketch import WIDTH
from mensae.games.spacemaze.state import ASK_DISCARD, copy
from mensae.games.spacemaze.tests.sketches import (
    LIMIT,
    TABLES,
    do,
    maze,
    moments,
    options_of,
    small,
    spans,
    stand,
    start,
    text,
)


@pytest.mark.rule("SM-77", "SM-78", "SM-79", "SM-80", "SM-82", "SM-83")
def test_a_small_board_before_the_first_die() -> None:
    assert text(small(), 1) == [
        "        1 R Agpo 2  R       3 R          #1/40 ⚑B",
        "A      B  ▫   RoY   ▫    RoY  ▫   R      g=Y+B p=B+R o=R+Y",
        "         YoR       RpoS      YgB          A ◇◇◇ ▮4 ····",
        "B      Y  ▫   YgoS  ◆   SgoY  ▫   R       ·· ··",
        "         RoY       SpoR      B─B         ▶B ◇◇◇ ▮4 ····",
        "C      B  ▫   YoR   ▫    RoY  ▫   B       ·· ··",
        "          Y         R         R Bgpo",
        "›g2›g5›p3›p3›o1›o6›ggpo›gooo   ▮32 ▯0",
        " R180/3 EX/4 DS/4 +1/3",
    ]


@pytest.mark.rule("SM-35")
def test_others_see_no_hand() -> None:
    watched, other = text(small(), None), text(small(), 0)
    assert watched == other[:-1]
    assert watched[-1] == " g2 g5 p3 p3 o1 o6 ggpo gooo   ▮32 ▯0"
    assert other[-1] == " R90/2 R270/4 +2/5 MB/4"


@pytest.mark.rule("SM-61", "SM-63", "SM-64", "SM-65", "SM-71")
def test_steps_are_capitals_and_spent_footprints_are_dots() -> None:
    s = do(small(), Pick("GOOO"), Exit("orange"))
    assert text(s, 1)[4:] == [
        "         RoY       SpoR      B─B         ▶B ◇◇◇ ▮4 GOO·",
        "C      B  ▫   YoR   ▫    ROY BO□  B       ·· ··",
        "          Y         R         R BGp·",
        " g2 g5 p3 p3 o1 o6 ggpo   ▮32 ▯0",
        " R180/3 EX/4 DS/4 +1/3›⇥",
    ]
    assert maze(s, 1, [Go("orange", "W")])[5:] == [
        "C      B  ▫   YoR   ▫    ROY BO▫  B",
        "          Y         R         R Bgp·",
    ]
    assert maze(s, 1, [EndTurn()])[5] == "C      B  ▫   YoR   ▫    RoY Bo▫  B"


@pytest.mark.rule("SM-86", "SM-87", "SM-93")
def test_an_alien_on_a_pad_and_one_that_has_stopped_there() -> None:
    s = do(small(), Pick("GOOO"), Exit("orange"), Pad("orange"), Drawn("MORPH"))
    assert maze(s, 1)[5] == "C      B  ▫   YoR   ▫    RoY Bo■  B"
    do(s, EndTurn())
    assert maze(s, 1)[5] == "C      B  ▫   YoR   ▫    RoY Bo▪  B"


@pytest.mark.rule("SM-61", "SM-97")
def test_passages_that_are_closed_for_those_who_move_are_dim() -> None:
    s = do(small(), Pick("GOOO"), Exit("green"), Exit("orange"))
    passages = [span for span in spans(s, 1)[4] if span.text.strip()]
    dim = "".join(span.text for span in passages if span.style.startswith("dim"))
    assert dim == "pBB", "of RoY, SpoR and B-B only orange and its doors are bright"


@pytest.mark.rule("SM-128", "SM-138")
def test_the_relic_lies_is_worn_is_glued_and_can_be_taken() -> None:
    s = stand(small(), 1, green="B2")
    assert maze(s, 1)[3] == "B      Y  ▫   YgoS Bg◆  SgoY  ▫   R"
    do(s, Pick("GGPO"))
    assert Take("green") in options_of(s, 1)
    assert maze(s, 1)[3] == "B      Y  ▫   YGoS BG❖  SGoY  ▫   R"
    do(s, Take("green"))
    assert maze(s, None)[3] == "B      Y  ▫   YgoS Bg◆  SgoY  ▫   R"
    assert text(s, 1)[4].endswith("▶B ◆◇◇ ▮4 GPO·")
    assert maze(s, 1)[2:5] == [
        "         YoR       RGpS      YgB",  # the wearer passes everywhere (SM-85)
        "B      Y  ▫   YGoS BG◆  SGoY  ▫   R",
        "         RoY       SGpR      B─B",
    ]
    s.glued = True
    assert maze(s, None)[3] == "B      Y  ▫   YgoS Bg◈  SgoY  ▫   R"


@pytest.mark.rule("SM-85")
def test_several_who_can_go_through_one_passage() -> None:
    s = stand(small(), 1, green="A2", purple="B2", orange="A2")
    s.wearer = 3
    do(s, Pick("GGPO"))
    assert maze(s, 1)[1:4] == [
        "A      B  ▫   R2Y BG❖O□  R2Y  ▫   R",
        "         YoR       R3 S      YgB",
        "B      Y  ▫   YgoS  BP  SgoY  ▫   R",
    ]
    s = stand(small(), 1, green="A2", purple="B2")
    s.wearer = 3
    do(s, Pick("GGPO"))
    assert maze(s, 1)[2] == "         YoR       RGPS      YgB"


@pytest.mark.rule("SM-68")
def test_the_way_home() -> None:
    s = stand(small(), 1, purple="C3")
    s.wearer = 4
    do(s, Pick("GGPO"))
    assert maze(s, 1)[6] == "          Y         R         R BG⌂O"


@pytest.mark.rule("SM-72")
def test_a_full_tile_shows_single_letters_and_a_note_says_whose() -> None:
    s = stand(stand(small(), 0, green="A1", purple="A1"), 1, green="A1", orange="A1")
    s.on_pad, s.wearer = 1 << 1, 3
    assert maze(s, None)[1] == "A      B gpgo◆RoY   ▫    RoY  ▫   R"
    assert text(s, None)[6].endswith("A1 Agp▪Bg◆o")


@pytest.mark.rule("SM-94", "SM-99", "SM-109", "SM-110", "SM-113")
def test_cards_that_can_be_played_and_tiles_that_they_can_hit() -> None:
    s = do(stand(small(), 1, green="C2"), Pick("G5"))
    assert text(s, 1)[-1] == "›R180/3›EX/4›DS/4›+1/3›∅"
    assert text(s, 1)[5].endswith("C      B  ▫   YoR  BG▫   RoY  ▫   B      ›g5 ··")
    turning = do(copy(s), Play("ROTATE_180"))
    assert maze(turning, 1)[3:6] == [
        "B      Y  ▫   YgoS  ◆   SgoY  ▫   R",
        "         RoY       SpoR      B─B",
        "C      B ↻12  YoR  BG▫   RoY ↻12  B",
    ]
    assert maze(turning, 1, [Turn("C3", 2)])[5] == "C      B  ▫   YoR  BG▫   RoY  ↻2  B"
    assert maze(do(s, Play("EXCHANGE")), 1)[3] == "B      Y  ▫   YgoS  ◆⇄  SgoY  ▫   R"
    assert text(s, 1)[5].endswith("›g5EX ··")
    assert Exchange("B2") in options_of(s, 1)


@pytest.mark.rule("SM-116")
def test_the_chosen_tile_is_marked() -> None:
    s = do(stand(small(), 1, green="C2"), Pick("G5"), Play("DIAGONAL_SWITCH"))
    assert maze(s, 1)[3] == "B      Y  ◎   YgoS  ◆   SgoY  ◎   R"
    do(s, options_of(s, 1)[0])
    assert "◉" in maze(s, 1)[3]
    assert "⇄" in maze(s, 1)[5]


@pytest.mark.rule("SM-133", "SM-135")
def test_where_the_ufo_may_move() -> None:
    s = do(stand(small(), 0, green="B2", purple="B2", orange="B2"), Pick("G2"), NoCard(), Pick("O6"), Play("MOVE_BASE"))
    assert maze(s, 0)[0] == "        1 R A··· 2  R +     3 R"
    assert maze(s, 0)[3] == "B    + Y  ▫   YgoS Agpo◆SgoY  ▫   R"


@pytest.mark.rule("SM-120")
def test_points_of_a_run_card_stand_behind_it() -> None:
    s = do(small(), Pick("O6"), Play("RUN_1"))
    assert text(s, 1)[5].endswith("›o6+1o ··")
    assert maze(s, 1)[6].endswith("BgpO")


@pytest.mark.rule("SM-53", "SM-55")
def test_cards_to_lay_aside() -> None:
    s = small()
    for kind in range(5):
        to_hand(s, 1, kind)
    s.ask = ASK_DISCARD
    assert text(s, 1)[4].endswith("▶B ◇◇◇ ▮9 −2")
    assert text(s, 1)[-1] == "›R90/2›R180/3›R180/3›R270/4›EX/4›EX/4›DT/3›DS/4›+1/3"
    do(s, Discard("EXCHANGE"))
    assert text(s, 1, [])[-1] == " R90/2 R180/3 R180/3 R270/4 EX/4 DT/3 DS/4 +1/3 ×EX"
    assert text(s, 0)[4].endswith("▶B ◇◇◇ ▮8 −1")


def test_before_the_tiles_lie() -> None:
    assert maze(start(), None) == [
        "        1   Agpo 2          3",
        "A         ·         ·         ·",
        "                    S",
        "B         ·      S  ◆   S     ·",
        "                    S",
        "C         ·         ·         ·",
        "                                Bgpo",
    ]
    assert text(start(), 0)[-2:] == [" –   ▮40 ▯0", ""]


@pytest.mark.rule("SM-19")
@pytest.mark.parametrize(("layout", "seats"), TABLES)
def test_every_board_fits_a_terminal(layout: str, seats: int) -> None:
    for s in moments(layout, seats, seed=seats):
        for reader in (None, *range(seats)):
            lines = text(s, reader)
            assert max(map(len, lines)) <= WIDTH, "\n".join(lines)
            assert len(lines) <= LIMIT.get(layout, 13), "\n".join(lines)


@pytest.mark.parametrize(("layout", "seats"), TABLES)
def test_every_choice_is_marked_even_without_colours(layout: str, seats: int) -> None:
    for s in moments(layout, seats, seed=10 + seats):
        for seat in range(seats):
            unmarked = text(s, seat, [])
            for choice in options_of(s, seat):
                assert text(s, seat, [choice]) != unmarked, (choice, unmarked)


@pytest.mark.rule("SM-35", "SM-152")
def test_what_is_hidden_changes_nothing() -> None:
    for s in moments("square5", 3, seed=4):
        for reader in range(3):
            other = resample(s, reader, FastRng(1))
            assert spans(s, reader) == spans(other, reader)


def test_every_dock_has_its_place() -> None:
    for layout, board in BOARDS.items():
        seats = min(board.seats)
        for slot in range(len(board.slot_cell)):
            s = start(layout, seats)
            s.docks[0] = slot
            drawn = "\n".join(text(s, None))
            assert drawn.count("Agpo") == 1, (BERTHS[board.slot_berth[slot]], drawn)
