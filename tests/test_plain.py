"""What a small game need not write itself."""

import pytest
from msgspec import Struct

from mensae.core import plain
from mensae.core.chance import FastRng
from mensae.core.schema import CHANCE, Action, Seat, Told, Who, no
from tests.hermits import GAME
from tests.hermits.play import Climb, State


class Seen(Struct, frozen=True):
    day: int
    hands: list[int | None]
    ready: list[bool]
    names: str = "n" * 100


def test_equal_scores_share_a_place() -> None:
    assert plain.places([4, 7, 4, 1]) == [2, 1, 2, 4]


def test_a_sketch_shows_each_field_by_name_and_fits() -> None:
    lines = ["".join(span.text for span in line) for line in plain.sketch(Seen(2, [3, None], [True, False]), [])]
    assert lines[:3] == ["  day  2", "hands  3 ·", "ready  ✓ ·"]
    assert len(lines[3]) == plain.WIDEST


def test_a_prompt_asks_who_acts_and_names_to_others_whom_the_table_waits_for() -> None:
    def actors(s: State) -> list[Seat]:
        return [[1, 2], [CHANCE], []][s.night]

    prompt = plain.prompt(actors, ask="hermits-ask", over="hermits-over")
    asked = [State([], [], night) for night in range(3)]
    assert prompt(asked[0], 1) == Told("hermits-ask")
    assert prompt(asked[0], None) == prompt(asked[0], 0) == Told("table-ask-other", {"who": Who(1)})
    assert [prompt(s, 1).key for s in asked[1:]] == ["table-ask-chance", "hermits-over"]


def test_labels_and_lines_of_the_log_have_the_fields_of_the_action() -> None:
    texts: plain.Texts = {Climb: "hermits-climb"}
    assert plain.label(texts)(None, 0, Climb(4)) == Told("hermits-climb", {"hut": 4})
    assert plain.label(texts)(None, CHANCE, Action()) == Told("table-do-chance")
    tell = plain.tell(texts, hidden="hermits-gone")
    assert tell(None, 0, Climb(4), []) == [Told("hermits-climb", {"who": Who(0), "hut": 4})]
    assert tell(None, 0, None, []) == [Told("hermits-gone", {"who": Who(0)})]


def test_a_hidden_action_that_has_no_text_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="no text for a hidden action"):
        plain.tell({})(None, 0, None, [])


def test_a_refusal_is_always_the_same() -> None:
    assert plain.refusal("HE-03", "hermits-no")(None, 0, Climb(1), 0) == no("HE-03", "hermits-no")


def test_chance_draws_every_legal_outcome_equally_often() -> None:
    draw = plain.draw(lambda s, seat, at: [3, 5] if seat == CHANCE else [])
    drawn = [draw(State([], []), FastRng(seed)) for seed in range(1000)]
    assert set(drawn) == {3, 5}
    assert 400 < drawn.count(3) < 600


def test_a_note_is_left_only_where_somebody_listens() -> None:
    s = State([], [])
    plain.note(s, 1, 2, 3)
    assert s.notes is None
    s.notes = []
    plain.note(s, 1, 2, 3)
    assert s.notes == [(1, 2, 3)]


def test_only_the_end_is_worth_something_to_a_plain_guide() -> None:
    assert GAME.guide.worth(State([3, 3, 1], [None] * 3), 0) == 0.5
    over = State([3, 3, 1], [None] * 3, night=4)
    assert [GAME.guide.worth(over, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
