"""The worked examples of SPEC.md about seats, tables and the solo game: E21, E63 to E65, E68, E69 and E71."""

import pytest

from mensae.core.schema import CLOCK, Refused, Setup, TimeUp
from mensae.core.table import Table
from mensae.games.magicmaze import GAME
from mensae.games.magicmaze.schema import Drawn, GameAction, Move, Options, Pause, Produce, Ready, Resume
from mensae.games.magicmaze.state import State
from mensae.games.magicmaze.tests.position import chance, do, look, may, on, opening, position, refused
from mensae.games.magicmaze.views import View

PRODUCE = Produce("blue", "0.W")


def table(s: State, **options: object) -> Table[State, GameAction, View]:
    """A table at which the position has been played so far."""
    return Table(GAME, Setup(int(s.seats), Options(**options)), bytes(32), begin=s)  # type: ignore[arg-type]


@pytest.mark.example("E21")
@pytest.mark.rule("MM-57", "MM-61")
def test_e21_in_the_grace_time_a_person_acts_at_the_last_moment() -> None:
    """The table stamps what arrives in the span of `grace` after E with E - 1, and asks the clock only after it."""
    for ms in (0, 300, 500):
        assert position(grace_ms=ms).terms.grace == ms
    late = table(position())
    late.act(1, PRODUCE, at=179_999)
    with pytest.raises(Refused):
        late.act(1, Move("blue", "0.W", "0.S"), at=180_500)
    assert [(entry.seat, entry.action, entry.at) for entry in late.log[1:]] == [(CLOCK, TimeUp(), 180_000)]
    s = position("A2@0.E", {"A2.E": "blue"})
    do(s, 1, "move(blue, A2.E, A2.h)", at=179_999)
    assert (look(s).ends, int(s.ends - s.now)) == (359_998, 179_999)


@pytest.mark.example("E63")
@pytest.mark.rule("MM-49", "MM-201", "MM-202")
def test_e63_at_a_flip_the_action_tiles_pass_on() -> None:
    tiles, near = "A2@0.E B5@0.N C8@0.S", {"A2.E": "blue", "B5.W": "green", "C8.S": "green"}
    s = position(tiles, near, mission=3, expert=True)
    begin = look(s).faces
    do(s, 1, "move(blue, A2.E, A2.h)", 100_000)
    assert look(s).faces == ["green_yellow", "brown_orange", "blue_purple"]
    refused(s, 2, "produce(blue, 0.W)", "MM-47", 101_000)
    do(s, 3, "produce(blue, 0.W)", 101_000)
    do(s, 3, "move(green, B5.W, B5.h)", 110_000)
    do(s, 1, "move(green, C8.S, C8.h)", 120_000)
    assert look(s).faces == begin


@pytest.mark.example("E64")
@pytest.mark.rule("MM-214", "MM-215", "MM-216")
def test_e64_the_face_changes_once_in_every_tenth_second() -> None:
    s = opening(1)
    chance(s, *(Drawn(f"A{i}") for i in (1, 2, 3, 4)))
    for i, side in enumerate("NESW"):
        do(s, 1, f"place_start(A{i + 1}, {side})")
    do(s, 1, "ready", at=0)
    faces = ["purple_green_yellow", "brown_orange_blue"]
    for at, rule in (
        (999, None),
        (999, "MM-216"),
        (1_000, "MM-215"),
        (9_999, "MM-215"),
        (10_000, None),
        (10_999, "MM-216"),
        (11_000, "MM-215"),
        (20_999, None),
        (21_000, "MM-215"),
    ):
        if rule:
            refused(s, 1, f"switch_tile({faces[0]})", rule, at)
        else:
            do(s, 1, f"switch_tile({faces[0]})", at)
            assert look(s).active == faces[0]
            faces.reverse()


@pytest.mark.example("E65")
@pytest.mark.rule("MM-213")
def test_e65_alone_one_acts_with_the_active_face() -> None:
    s = position(seats=1)
    assert look(s).active == "brown_orange_blue"
    do(s, 1, "produce(blue, 0.W)")
    refused(s, 1, "move(blue, 0.W, 0.c)", "MM-213")
    do(s, 1, "move(blue, 0.W, 0.S)")
    assert on(s, "0.S") == ["blue"]


@pytest.mark.example("E68")
@pytest.mark.rule("MM-48", "MM-231", "MM-233")
def test_e68_two_owners_of_a_colour() -> None:
    s = position("C8@0.E", seats=4, mission=3)
    for seat in (1, 4):
        assert may(s, seat, "produce(orange, C8.N)", 7_000)
    do(s, 1, "produce(orange, C8.N)", 7_000)
    refused(s, 4, "produce(orange, C8.N)", "MM-63", 7_000)
    assert look(s).supply["orange"] == 1


@pytest.mark.example("E69")
@pytest.mark.rule("MM-221")
def test_e69_the_colours_of_a_vacant_seat_are_shared() -> None:
    s = position(seats=2, leaver="shared")
    do(s, 0, "sits(gone, 2)")
    do(s, 1, "produce(blue, 0.W)")
    do(s, 1, "move(blue, 0.W, 0.c)")
    for way in ("0.c 0.N", "0.N 0.E", "0.E 0.c", "0.c 0.S", "0.S 0.W"):  # purple, yellow, orange, brown, blue
        start, to = way.split()
        do(s, 1, f"move(blue, {start}, {to})")


@pytest.mark.example("E71")
@pytest.mark.rule("MM-227", "MM-230")
def test_e71_a_pause_takes_no_table_time() -> None:
    paused = table(position(pause="agreed"), pause="agreed")
    paused.act(1, Pause(), at=60_000)
    assert GAME.deadline(paused.state) is None
    for seat in range(3):
        with pytest.raises(Refused):
            paused.act(seat, PRODUCE)
        paused.act(seat, Resume())
    assert (paused.now, paused.view(None).ends, GAME.deadline(paused.state)) == (60_000, 180_000, 180_000)
    paused.act(1, PRODUCE)
    assert paused.now == 60_000


@pytest.mark.rule("MM-42", "MM-230")
def test_a_table_starts_with_the_last_ready() -> None:
    waiting: Table[State, GameAction, View] = Table(GAME, Setup(3, Options()), bytes(32))
    waiting.start()
    for seat in range(3):
        assert waiting.view(None).phase == "preparing"
        waiting.act(seat, Ready(), at=7_000 + seat)
    assert (waiting.view(None).began, waiting.view(None).ends) == (7_002, 187_002)
