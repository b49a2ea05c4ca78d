"""Whose turn it is: what is urgent comes first, parties take turns, and nobody waits for ever."""

from collections.abc import Iterator

import pytest

from mensae.server.turns import IN_A_ROW, MOST_EACH, QUICK, Full, Lane, Turn, Turns


def taken(turns: Turns[str]) -> Iterator[str]:
    """All that wait, as they are served."""
    while (job := turns.take()) is not None:
        yield job


def with_jobs(*jobs: tuple[str, Lane, str]) -> Turns[str]:
    turns = Turns[str]()
    for job, lane, party in jobs:
        turns.put(job, Turn(lane, [party]))
    return turns


def test_what_is_urgent_comes_first() -> None:
    turns = with_jobs(*((lane.name, lane, "eve") for lane in reversed(Lane)))
    assert list(taken(turns)) == ["ADVICE", "EASY", "AWAITED", "ASKED", "BRIEF", "WATCHED"]


def test_jobs_of_one_party_come_in_their_order() -> None:
    turns = with_jobs(*((f"{n}", Lane.ASKED, "eve") for n in range(5)))
    assert list(taken(turns)) == ["0", "1", "2", "3", "4"]


def test_parties_take_turns_however_many_jobs_they_bring() -> None:
    turns = with_jobs(
        *((f"eve {n}", Lane.AWAITED, "eve") for n in range(4)),
        *((f"ben {n}", Lane.AWAITED, "ben") for n in range(2)),
        ("ada", Lane.AWAITED, "ada"),
    )
    assert list(taken(turns)) == ["eve 0", "ben 0", "ada", "eve 1", "ben 1", "eve 2", "eve 3"]


def test_who_was_served_longest_ago_is_next() -> None:
    turns = with_jobs(*((f"{party} {n}", Lane.AWAITED, party) for party in ("ada", "ben", "eve") for n in range(3)))
    assert [turns.take() for _ in range(4)] == ["ada 0", "ben 0", "eve 0", "ada 1"]
    turns.put("zoe", Turn(Lane.AWAITED, ["zoe"]))  # who comes for the first time need not wait for a round
    assert [turns.take() for _ in range(2)] == ["zoe", "ben 1"]
    turns.put("zoe again", Turn(Lane.AWAITED, ["zoe"]))
    assert list(taken(turns)) == ["eve 1", "ada 2", "zoe again", "ben 2", "eve 2"]


def test_a_job_for_several_waits_for_the_one_whose_turn_comes_first() -> None:
    turns = with_jobs(*((f"eve {n}", Lane.AWAITED, "eve") for n in range(3)))
    turns.put("ada's table", Turn(Lane.AWAITED, ["eve", "ada"]))  # it does not help to look in there
    assert list(taken(turns)) == ["eve 0", "ada's table", "eve 1", "eve 2"]


@pytest.mark.parametrize("first", list(Lane)[:-1])
def test_whoever_is_first_for_long_lets_those_behind_have_a_turn(first: Lane) -> None:
    turns, behind = Turns[str](), [lane for lane in Lane if lane > first]
    for lane in behind:
        turns.put(lane.name, Turn(lane, ["ada"]))
    served = list[str]()
    for n in range(100):
        turns.put(f"eve {n}", Turn(first, ["eve"]))
        served.append(turns.take() or "")
    others = [served.index(lane.name) for lane in behind]
    assert others == [(n + 1) * (IN_A_ROW + 1) - 1 for n in range(len(behind))]


def test_an_urgent_job_from_time_to_time_never_has_to_let_others_go_first() -> None:
    turns = with_jobs(*((f"{n}", Lane.WATCHED, f"{n}") for n in range(100)))
    for n in range(10):
        turns.put(f"ada {n}", Turn(Lane.AWAITED, ["ada"]))
        assert turns.take() == f"ada {n}"
        assert turns.take() == f"{n}"


def test_one_lane_is_served_without_the_others() -> None:
    turns = with_jobs(("search", Lane.AWAITED, "eve"), ("easy", Lane.EASY, "ada"), ("brief", Lane.BRIEF, "ben"))
    assert [turns.count(), turns.count(QUICK)] == [3, 2]
    assert [turns.take(QUICK) for _ in range(3)] == ["easy", "brief", None]
    assert turns.take() == "search"


@pytest.mark.parametrize("lane", [Lane.WATCHED, Lane.ASKED])
def test_a_party_has_a_number_of_jobs_and_others_have_theirs(lane: Lane) -> None:
    turns = with_jobs(*((f"{n}", lane, "eve") for n in range(MOST_EACH)))
    with pytest.raises(Full):
        turns.put("one more", Turn(lane, ["eve"]))
    turns.put("elsewhere", Turn(Lane.EASY, ["eve"]))
    turns.put("another's", Turn(lane, ["ada"]))
    turns.remove("0")
    turns.put("one more", Turn(lane, ["eve"]))
    assert turns.count([lane]) == MOST_EACH + 1


def test_a_lane_that_is_full_leaves_the_others_open() -> None:
    turns = Turns[str](most=2)
    turns.put("0", Turn(Lane.WATCHED, ["eve"]))
    turns.put("1", Turn(Lane.WATCHED))
    with pytest.raises(Full):
        turns.put("2", Turn(Lane.WATCHED, ["ada"]))
    turns.put("3", Turn(Lane.ASKED, ["ada"]))
    assert list(taken(turns)) == ["3", "0", "1"]
