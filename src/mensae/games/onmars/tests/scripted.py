"""Whole games from a file: the seed brings what chance does, and every decision is written down.

The first line of a file has seats, seed and options; every other line has a round, a seat, and what it decides in turn.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from mensae.core.chance import FastRng
from mensae.core.notation import write
from mensae.core.schema import CHANCE, Outcome, Seat, Setup
from mensae.games.onmars.actions import ACTIONS
from mensae.games.onmars.result import outcome
from mensae.games.onmars.rules import notes
from mensae.games.onmars.rules.engine import apply, draw, legal
from mensae.games.onmars.schema import Options
from mensae.games.onmars.setup import setup
from mensae.games.onmars.sight import view
from mensae.games.onmars.state import State
from mensae.games.onmars.views import View

FOLDER = Path(__file__).parent / "scripts"
_BY_TEXT = {write(action): code for code, action in enumerate(ACTIONS)}


class Moment(NamedTuple):
    """One entry of a scripted game, with the table before and after it as a spectator sees it."""

    before: View
    after: View
    used: list[tuple[int, int]]  # who used which blueprint
    result: Outcome | None  # once the game is over


def scripted(name: str) -> Iterator[Moment]:
    """Plays the game of a file; every decision has to be legal for the seat that is asked in that round."""
    head, *lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    table = json.loads(head)
    s = setup(Setup(table["seats"], Options(**table["options"])))
    seen = view(s, None)
    for seat, code in _entries(s, FastRng(table["seed"]), lines):
        moment = _entry(s, seat, code, seen)
        seen = moment.after
        yield moment
    assert s.over, "the script ends too early"


def _entries(s: State, rng: FastRng, lines: list[str]) -> Iterator[tuple[Seat, int]]:
    """What chance draws and what the lines decide, each asked for when the one before it is done."""
    for line in lines:
        when, _, decisions = line.partition(": ")
        round, seat = map(int, when.split())
        for text in decisions.split("; "):
            yield from _chance(s, rng)
            assert (s.round, s.asked, s.over) == (round, seat, False), f"{line}: seat {s.asked} is asked for {text}"
            assert _BY_TEXT[text] in legal(s, seat, 0), f"{line}: {text} is not legal"
            yield seat, _BY_TEXT[text]
    yield from _chance(s, rng)


def _chance(s: State, rng: FastRng) -> Iterator[tuple[Seat, int]]:
    while s.asked == CHANCE and not s.over:
        yield CHANCE, draw(s, rng)


def _entry(s: State, seat: Seat, code: int, before: View) -> Moment:
    s.notes = []
    apply(s, seat, code, 0)
    told = s.notes
    used = [(note[1], note[2] + 1) for note in told if note[0] == notes.BUILDING_USED]
    return Moment(before, view(s, None), used, outcome(s))
