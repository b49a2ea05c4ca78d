"""Whose turn it is: jobs wait in lanes, and in each lane those whom they are for take turns."""

from collections.abc import Collection, Hashable, Iterator, Sequence
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

MOST = 1000  # jobs that wait in a lane
MOST_EACH = 40  # of them, those of one party; they still have a place where a whole school has one address
IN_A_ROW = 4  # turns of a lane while others wait behind it; then they have one
REMEMBERED = 10_000  # parties; who was served before all these is as new

Job = TypeVar("Job", bound=Hashable)


class Lane(IntEnum):
    """How urgent a job is: the first lane comes first."""

    ADVICE = 0  # for bots beside people in real time, which is worth nothing later
    EASY = 1  # a moment's work that somebody waits for
    AWAITED = 2  # a bot that somebody waits for
    ASKED = 3  # a hint, a review, the check of a record
    BRIEF = 4  # a moment's work that nobody waits for
    WATCHED = 5  # bots among themselves


QUICK = (Lane.ADVICE, Lane.EASY, Lane.BRIEF)  # what takes a moment only


class Turn(NamedTuple):
    """Where a job waits, and those whom it is for."""

    lane: Lane = Lane.AWAITED
    parties: Collection[str] = ()  # networks, by which people are told apart; none if nobody is there


NOBODY = ""  # the party of all jobs that have no other


class Full(Exception):
    """There is no room for one more job."""


class Turns(Generic[Job]):
    """Jobs that wait. In a lane, the party that was served longest ago is next, with the job that has waited longest.

    So it is of no use to bring many jobs: they wait for each other, and whoever comes with one is next.
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._waiting: dict[Lane, dict[str, dict[Job, None]]] = {lane: {} for lane in Lane}
        self._served: dict[tuple[Lane, str], int] = {}  # when, counted in turns; the latest is last
        self._turns = 0
        self._in_a_row = dict.fromkeys(Lane, 0)

    def count(self, lanes: Sequence[Lane] = tuple(Lane)) -> int:
        """How many jobs wait there."""
        return sum(len(jobs) for lane in lanes for jobs in self._waiting[lane].values())

    def __iter__(self) -> Iterator[Job]:
        """All that wait."""
        return (job for waiting in self._waiting.values() for jobs in waiting.values() for job in jobs)

    def put(self, job: Job, turn: Turn) -> None:
        """Lets a job wait, for that of its parties whose turn comes first; raises `Full` where too many do."""
        lane, waiting = turn.lane, self._waiting[turn.lane]
        party = min(turn.parties, key=lambda each: (len(waiting.get(each, ())), self._last(lane, each)), default=NOBODY)
        own, total = len(waiting.get(party, ())), self.count([lane])
        if total >= self.most or (own >= MOST_EACH and party != NOBODY):
            raise Full(f"{total} jobs are waiting, {own} of them for the same party")
        waiting.setdefault(party, {})[job] = None

    def take(self, lanes: Sequence[Lane] = tuple(Lane)) -> Job | None:
        """The next job of these lanes, which does not wait any more."""
        if (lane := self._next_lane(lanes)) is None:
            return None
        waiting = self._waiting[lane]
        party = min(waiting, key=lambda each: self._last(lane, each))
        job = next(iter(waiting[party]))
        self._delete(job, lane, party)
        self._turns += 1
        self._served.pop((lane, party), None)
        self._served[lane, party] = self._turns
        if len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
        return job

    def remove(self, job: Job) -> None:
        """The job does not wait any more, if it does."""
        for lane, waiting in self._waiting.items():
            for party in [party for party, jobs in waiting.items() if job in jobs]:
                self._delete(job, lane, party)

    def _delete(self, job: Job, lane: Lane, party: str) -> None:
        waiting = self._waiting[lane]
        del waiting[party][job]
        if not waiting[party]:
            del waiting[party]

    def _last(self, lane: Lane, party: str) -> int:
        return self._served.get((lane, party), 0)

    def _next_lane(self, lanes: Sequence[Lane]) -> Lane | None:
        """The first; but whoever is first for long lets those behind have a turn from time to time."""
        waiting = [lane for lane in lanes if self._waiting[lane]]
        for lane in set(lanes).difference(waiting):
            self._in_a_row[lane] = 0
        for lane in waiting[:-1]:
            if self._in_a_row[lane] < IN_A_ROW:
                self._in_a_row[lane] += 1
                return lane
            self._in_a_row[lane] = 0
        return waiting[-1] if waiting else None
