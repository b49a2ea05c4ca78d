"""What Rush says beyond the contract, since all act at once and the sand runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mensae.core.schema import Advice, Seat, Skill, Told, Who

if TYPE_CHECKING:
    from tests.rush.play import State

ABSENCE = 15_000
PACE: dict[Skill, int] = {"easy": 500, "medium": 200, "hard": 100}  # ms


def stands(state: State) -> bool:
    """RU-02, RU-08: before the start and in a pause."""
    return state.until is None or state.paused


def race(state: State) -> int | None:
    """RU-03: there is no other time than the sand."""
    return state.until


def grace(state: State) -> int:
    """RU-09."""
    return state.options.grace


def new_memory() -> list[int]:
    """How many crates were left, by position."""
    return []


def follow(state: State, memory: list[int]) -> None:
    """Mates need not remember anything; that they could can be seen."""
    memory.append(sum(state.piles))


def mate(state: State, seat: Seat, skill: Skill, at: int, memory: list[int]) -> Advice:
    """Carries whatever is its own at its pace, and waits while people talk."""
    talking = state.called is not None and "person" in state.players
    codes = [] if stands(state) or talking else hints(state, seat, memory)
    return Advice(codes[0] if codes else None, state.changed + PACE[skill])


def hints(state: State, seat: Seat, memory: list[int]) -> list[int]:
    """RU-04: the largest pile first."""
    own = [pile for pile, left in enumerate(state.piles) if left and pile % len(state.players) == seat]
    vacant = state.players[seat] == "gone" and state.options.vacant
    return [] if vacant else sorted(own, key=lambda pile: -state.piles[pile])


def review(begin: State, entries: Sequence[tuple[Seat, int, int]]) -> list[Told]:
    """Who carried how much, and when the last crate was carried."""
    carried = [(seat, at) for seat, code, at in entries if seat >= 0 and code < len(begin.piles)]
    told = [
        Told("rush-review", {"who": Who(seat), "count": sum(other == seat for other, _ in carried)})
        for seat in range(len(begin.players))
    ]
    return [*told, Told("rush-review-end", {"at": max((at for _, at in carried), default=0)})]
