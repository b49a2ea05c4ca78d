"""A patch leads from any value to any other, and Python and TypeScript read it in the same way."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from mensae.wire.change import SAME, changes, merged
from tests.examples import examples

TRIPLES = json.loads((Path(__file__).parent / "patches.json").read_text(encoding="utf-8"))
NAMES = st.sampled_from(["a", "b", "A1", "0", "1", "red"])
PLAIN = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "x", "y"])
VALUES: st.SearchStrategy[Any] = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(NAMES, inner, max_size=4)
        | st.lists(st.integers(0, 1), min_size=9, max_size=9)
    ),
    max_leaves=12,
)


class Roll(Struct, frozen=True, tag_field="do", tag="roll"):
    dice: int


class Plant(Struct, frozen=True, tag_field="do", tag="plant"):
    hex: str
    points: dict[str, int] = {}


class Seat(Struct, frozen=True):
    score: int
    stock: dict[str, int]
    next: Roll | Plant | None = None


SEATS = st.builds(
    Seat,
    st.integers(0, 2),
    st.dictionaries(NAMES, st.integers(0, 1), max_size=3),
    st.none() | st.builds(Roll, st.integers(1, 2)) | st.builds(Plant, NAMES),
)


def sent(value: Any) -> Any:
    """The value as the other side has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def shown(old: Any, new: Any) -> Any:
    """What the other side has after the patch."""
    patch = changes(old, new)
    return sent(old) if patch is SAME else merged(sent(old), sent(patch))


@pytest.mark.parametrize("triple", TRIPLES, ids=[triple["say"] for triple in TRIPLES])
def test_patches_are_merged_as_the_page_does(triple: dict[str, Any]) -> None:
    assert merged(triple["old"], triple["patch"]) == triple["new"]
    assert shown(triple["old"], triple["new"]) == triple["new"]


@given(VALUES, VALUES)
@settings(max_examples=examples(400))
def test_a_patch_leads_from_any_value_to_any_other(old: Any, new: Any) -> None:
    assert json.dumps(shown(old, new), sort_keys=True) == json.dumps(sent(new), sort_keys=True)


@given(st.lists(SEATS, max_size=3), st.lists(SEATS, max_size=3))
@settings(max_examples=examples(200))
def test_structs_are_patched_by_field(old: list[Seat], new: list[Seat]) -> None:
    assert shown(old, new) == sent(new)


def test_only_what_changed_is_sent() -> None:
    old, new = Seat(1, {"red": 1, "blue": 2}), Seat(1, {"red": 2, "blue": 2})
    assert changes(old, new) == {"stock": {"red": 2}}
    assert changes([old, old], [old, new]) == {"1": {"stock": {"red": 2}}}
    assert changes(old, old) is SAME


def test_merging_leaves_what_was_there_alone() -> None:
    old = {"a": {"b": [1]}, "c": [{"n": 1}]}
    merged(old, {"a": {"b": [2], "x": 1}, "c": {"0": {"n": 2}}})
    assert old == {"a": {"b": [1]}, "c": [{"n": 1}]}
