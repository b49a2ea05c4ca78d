"""Every action is a short text, and the text is the action."""

from contextlib import suppress
from typing import Annotated, Literal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import Meta, field

from mensae.core.game import AnyGame
from mensae.core.notation import NotationError, read, write
from mensae.core.schema import TABLE_ACTIONS, Action, AgreeUndo, Undo
from mensae.games import GAMES
from mensae.games.gardens.schema import Plant, Stuck, Use
from tests import highcard

GARDENS = GAMES["gardens"].kinds


class Everything(Action, frozen=True):
    """A field of each kind."""

    word: str
    number: int
    flag: bool
    maybe: int | None
    name: str | None
    words: list[str]
    ratio: float
    choice: Literal["left", "right"] = "left"
    count: Annotated[int, Meta(ge=0, le=9)] = 3


class Spare(Action, frozen=True):
    """Nothing but defaults."""

    name: str | None = None
    number: int = -1
    words: list[str] = field(default_factory=list)


WHOLE = st.integers(-(2**63), 2**63 - 1)
STRANGE = ["", "-", "--", "-5", "null", "true", "5", '"', '"a"', "[", "[]", "{}", "{", " ", "a b", "\n", "\x1c", "\x85"]
STRANGE += ["\u2028", "\xa0", "\\", "\\n", "\x00", "é", "🌱", "a-b", "do", "a\tb", "'"]
TEXTS = st.one_of(st.text(), st.sampled_from(STRANGE))

EVERYTHING = st.builds(
    Everything,
    word=TEXTS,
    number=WHOLE,
    flag=st.booleans(),
    maybe=st.none() | WHOLE,
    name=st.none() | TEXTS,
    words=st.lists(TEXTS),
    ratio=st.floats(allow_nan=False, allow_infinity=False),
    choice=st.sampled_from(["left", "right"]),
    count=st.integers(0, 9),
)
SPARE = st.builds(Spare, name=st.none() | TEXTS, number=WHOLE, words=st.lists(TEXTS))


@pytest.mark.parametrize("game", [*GAMES.values(), highcard.GAME])
def test_every_action_of_every_game_goes_both_ways(game: AnyGame) -> None:
    texts = [write(action) for action in game.actions]
    assert len(set(texts)) == len(texts)
    assert [read(text, game.kinds) for text in texts] == list(game.actions)


@given(action=EVERYTHING | SPARE)
@example(action=Spare("null"))
@example(action=Spare("-"))
def test_any_values_go_both_ways(action: Action) -> None:
    text = write(action)
    assert read(text, [Everything, Spare]) == action
    assert read(f"  {text}\t", [Everything, Spare]) == action


@given(action=EVERYTHING)
def test_an_action_is_one_line_of_a_file(action: Action) -> None:
    assert write(action).count("\n") == 0


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Plant("red"), "plant red"),
        (Use(3, "NE"), "use 3 NE"),
        (Use(3, "NE", 2), "use 3 NE 2"),
        (Use(3), "use 3"),
        (Use(3, None, 2), "use 3 - 2"),
        (Stuck(), "stuck"),
        (Undo(12), "undo 12"),
        (AgreeUndo(), "agree-undo"),
    ],
)
def test_texts_read_like_moves(action: Action, text: str) -> None:
    assert write(action) == text
    assert read(text, [*GARDENS, *TABLE_ACTIONS]) == action


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is no action; there are dealt, place, plant"),
        ("water red", "'water' is no action"),
        ("Plant red", "'Plant' is no action"),
        ("plant", "missing required field `colour`"),
        ("plant purple", "Invalid enum value 'purple'"),
        ("plant -", "Expected `str`, got `null`"),
        ("plant red now", "'plant' takes at most 1 values (colour), not 2"),
        ("stuck 1", "takes at most 0 values"),
        ("use three", "Expected `int`, got `str`"),
        ("use 3.5", "Expected `int`"),
        ("use [3]", "Expected `int`, got `array`"),
        ('use 3 "NE', "Unterminated string"),
        ("use {", "Expecting property name"),
    ],
)
def test_what_is_no_action_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as error:
        read(text, GARDENS)
    assert reason in str(error.value)


def test_a_value_out_of_bounds_is_refused() -> None:
    with pytest.raises(NotationError, match="<= 9"):
        read("everything a 1 true - - [] 1.0 left 10", [Everything])


@given(text=st.text() | st.builds("{} {}".format, st.sampled_from(["use", "plant", "spare"]), st.text()))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    kinds: list[type[Action]] = [*GARDENS, Spare]
    with suppress(NotationError):
        action = read(text, kinds)
        assert read(write(action), kinds) == action
