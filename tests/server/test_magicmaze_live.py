"""Magic Maze on Mars at a real server by people with slow lines, who often act on what is not true any more.

Every action is judged at its arrival, and what it is judged by can be told from the wire: the table is held from the
judgement to the answer, and an answer never overtakes an update on its socket. So the entries that a client knows when
a refusal comes are exactly those by which it was refused, whatever the client knew when it decided. The game as it was
recorded says afterwards, for each refused action, whether it was legal there. The time of arrival is not on the wire,
but it makes no difference here: in mission 1 only the end of the sand depends on it, and that is an entry.
"""

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass

import msgspec
import pytest

from mensae.core.record import export, load
from mensae.core.schema import CLOCK, Entry, Setup, TimeUp
from mensae.core.state import dump
from mensae.core.table import Table
from mensae.games import GAMES, magicmaze
from mensae.games.magicmaze.planner.plan import flip_plan, plan
from mensae.games.magicmaze.schema import GameAction, Options, Ready
from mensae.games.magicmaze.state import State, copy
from mensae.games.magicmaze.team.mate import owners
from mensae.games.magicmaze.views import View
from tests.server.databases import drop, fresh_url
from tests.server.lagging import FLIP, LAG, SEATS, Choose, Mate, Sent, action_of, code_of, to_lose, to_win
from tests.server.process import process
from tests.server.rush_play import clock_at
from tests.server.serving import Person, Place, Running, serving
from tests.server.test_tables import people, refusal, seated

NAMES = ("Ada", "Ben", "Cat", "Dan")
OPTIONS = Options(mission=1)
EACH = 3  # games that are won, and as many that are lost
LONGEST = 40  # actions
SPREAD = LAG[1] - LAG[0]  # ms by which two ways differ at most
SLACK = 5000  # ms for a machine that is busy with other things


# The games


@dataclass(frozen=True)
class Played:
    """A game to its end: who played, and the record that the server gives out."""

    mates: list[Mate]
    record: str
    table: Table[State, GameAction, View]

    def refused(self) -> Iterator[tuple[State, Mate, Sent]]:
        """Every action that was refused, with the state at its arrival."""
        state, log = copy(self.table.begin), self.table.log
        for count in range(len(log) + 1):
            for mate in self.mates:
                yield from ((copy(state), mate, sent) for sent in mate.refused() if sent.known == count)
            if count < len(log):
                entry = log[count]
                magicmaze.GAME.rules.apply(state, entry.seat, magicmaze.GAME.codes[entry.action], entry.at)

    def done(self, mate: Mate) -> list[tuple[Sent, Entry]]:
        """Every action of a seat that was not refused, with its entry: each was done once, in the order of sending."""
        own = [entry for entry in self.table.log if entry.seat == mate.seat]
        done = [sent for sent in mate.sent.values() if sent.answer and sent.answer["refusal"] is None]
        assert [magicmaze.GAME.actions[sent.code] for sent in done] == [entry.action for entry in own]
        return list(zip(done, own, strict=True))


async def together(url: str, choose: Choose, rng: random.Random) -> Played:
    """Four people play a game to its end."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(url)) for _ in NAMES]
        table = await people[0].create("Ada", None, None, None, game="magicmaze", options={"mission": 1})
        for seat, name in enumerate(NAMES[1:], 1):
            await people[seat].take(table, name, seat)
        mates = [
            Mate(await person.join(table, seat), seat, OPTIONS, choose, random.Random(rng.random()))
            for seat, person in enumerate(people)
        ]
        await asyncio.gather(*(mate.play() for mate in mates))
        record = (await people[0].ask("GET", f"/api/tables/{table}/record")).text
        return Played(mates, record, load(record, GAMES, verify=True).table)


@pytest.fixture(scope="module")
def games() -> Iterator[dict[str, list[Played]]]:
    """Some games that are won and some that are lost, all at the same time on one server."""
    url = fresh_url("sqlite")

    async def play() -> list[Played]:
        async with process(url) as server:
            ways = [to_win] * EACH + [to_lose] * EACH
            return await asyncio.gather(
                *(together(server.url, way, random.Random(seed)) for seed, way in enumerate(ways))
            )

    played = asyncio.run(play())
    yield {"won": played[:EACH], "lost": played[EACH:], "all": played}
    drop(url)


# What came of it


def test_people_with_slow_lines_win(games: dict[str, list[Played]]) -> None:
    for game in games["won"]:
        assert game.table.outcome is not None
        assert (game.table.outcome.rule, game.table.outcome.places) == ("MM-109", [1] * SEATS)


def test_a_glass_that_is_flipped_early_runs_out_exactly_when_it_must(games: dict[str, list[Played]]) -> None:
    for game in games["lost"]:
        *before, last = game.table.log
        state, flipped = copy(game.table.begin), 0
        for entry in before:
            markers = state.markers
            magicmaze.GAME.rules.apply(state, entry.seat, magicmaze.GAME.codes[entry.action], entry.at)
            flipped = entry.at if state.markers < markers else flipped
        assert flipped >= FLIP
        assert last == Entry(len(before), 2 * flipped - int(state.began), CLOCK, TimeUp())


def test_no_action_is_refused_that_was_legal_at_its_arrival(games: dict[str, list[Played]]) -> None:
    refused = [each for game in games["all"] for each in game.refused()]
    assert len(refused) == sum(len(mate.refused()) for game in games["all"] for mate in game.mates)
    assert refused
    false = [magicmaze.GAME.actions[sent.code] for state, mate, sent in refused if sent.code in mate.legal(state)]
    assert false == []


def test_each_refusal_names_the_reason_that_there_was_at_its_arrival(games: dict[str, list[Played]]) -> None:
    for state, mate, sent in (each for game in games["all"] for each in game.refused()):
        assert sent.answer is not None
        said, why = (
            sent.answer["refusal"],
            magicmaze.GAME.rules.refusal(state, mate.seat, magicmaze.GAME.actions[sent.code], 0),
        )
        closed = magicmaze.GAME.rules.outcome(state) is not None and said["text"]["key"] == "server-closed"
        assert closed or said == msgspec.to_builtins(why)


def test_what_others_did_meanwhile_is_no_reason_to_refuse(games: dict[str, list[Played]]) -> None:
    done = [each for game in games["all"] for mate in game.mates for each in game.done(mate)]
    assert [entry for sent, entry in done if entry.seq > sent.seen]


def test_everybody_heard_the_same_game_and_it_replays_exactly(games: dict[str, list[Played]]) -> None:
    for game in games["all"]:
        assert export(game.table, list(NAMES), players=["person"] * SEATS) == game.record
        for mate in game.mates:
            heard = [Entry(line["seq"], line["at"], line["seat"], action_of(line["action"])) for line in mate.log]
            assert heard == game.table.log
            assert dump(mate.state) == dump(game.table.state)


def test_the_clock_does_not_drift(games: dict[str, list[Played]]) -> None:
    """What each client hears of the server's clock is late by the way, and by nothing that grows.

    The way differs by some ms from one message to the next, and a busy machine makes anything later still. The shortest
    ways at the beginning and at the end of a game show best whether the two clocks run alike.
    """
    for mate in (mate for game in games["all"] for mate in game.mates):
        late = lateness(mate)
        assert max(late) - min(late) <= SPREAD + SLACK
        third = len(late) // 3
        assert third > 5
        assert abs(min(late[:third]) - min(late[-third:])) <= SPREAD


def test_every_action_is_stamped_when_it_arrives(games: dict[str, list[Played]]) -> None:
    """Not before it can have come, nor after its answer left; by the clock that the client was shown."""
    for game in games["all"]:
        for mate in game.mates:
            late = lateness(mate)
            earliest, latest = min(late) - LAG[1], min(late) - LAG[0]  # the client's clock at table time 0
            for sent, entry in game.done(mate):
                if (
                    magicmaze.GAME.actions[sent.code] != Ready() and entry.at != game.table.now - 1
                ):  # MM-61: the last moment
                    assert sent.sent + LAG[0] - latest - 2 <= entry.at <= sent.heard - LAG[0] - earliest


def lateness(mate: Mate) -> list[float]:
    """How much later than on the table it was on the client's clock, whenever it heard of the table's."""
    return [reading.heard - reading.now for reading in mate.readings]


# The last moment


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    url = fresh_url("sqlite")
    with serving(url) as running:
        yield running
    drop(url)


async def begun(ada: Person, ben: Person) -> tuple[str, list[Place]]:
    """A table of two where the sand runs."""
    table, *places = await seated(ada, ben, "magicmaze", options={"mission": 1})
    for place in places:
        assert refusal(await place.act({"do": "ready"})) is None
    return table, places


async def known(places: Sequence[Place]) -> State:
    """The state, when all have heard of the same."""
    length = max(len(place.log) for place in places)
    for place in places:
        while len(place.log) < length:
            await place.receive()
    state = magicmaze.GAME.rules.setup(Setup(len(places), OPTIONS))
    for line in places[0].log:
        magicmaze.GAME.rules.apply(state, line["seat"], code_of(line["action"]), line["at"])
    return state


@pytest.mark.example("E21")
@pytest.mark.parametrize(("at", "counts_at"), [(180_300, 179_999), (180_499, 179_999), (180_500, None)])
def test_e21_a_person_may_be_late(server: Running, at: int, counts_at: int | None) -> None:
    @people
    async def story(server: Running, ada: Person, ben: Person) -> None:
        table, places = await begun(ada, ben)
        state = await known(places)
        first = plan(state, LONGEST)[0]
        place, action = places[owners(state, first)[0]], msgspec.to_builtins(magicmaze.GAME.actions[first])
        with clock_at(server, table, at):
            answer = await place.act(action)
        last = place.log[-1]["action"], place.log[-1]["at"]
        if counts_at is None:
            assert refusal(answer) in ("magicmaze-no-sand", "server-closed")  # whether the clock was faster or not
            assert last == ({"do": "time-up"}, 180_000)
        else:
            assert refusal(answer) is None
            assert last == (action, counts_at)

    story(server)


@pytest.mark.example("E21")
@people
async def test_e21_a_flip_may_be_late(server: Running, ada: Person, ben: Person) -> None:
    table, places = await begun(ada, ben)
    state = await known(places)
    while len(flipping := flip_plan(state)) != 1:
        await does(places, state, (flipping or plan(state, LONGEST))[0])
        state = await known(places)
    with clock_at(server, table, 180_300):
        await does(places, state, flipping[0])
    assert (await known(places)).markers == 0
    assert places[0].log[-1]["at"] == 179_999
    assert places[0].update["clock"]["deadline"] == 359_998


async def does(places: Sequence[Place], state: State, code: int) -> None:
    """Whoever has the colour does it."""
    answer = await places[owners(state, code)[0]].act(msgspec.to_builtins(magicmaze.GAME.actions[code]))
    assert refusal(answer) is None
