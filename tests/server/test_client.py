"""The client of the wire, against a server that does as a script tells it: drops, delays, doubles, leaves gaps."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from http import HTTPStatus
from random import Random
from time import sleep
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from mensae.client import connection, conversation
from mensae.client.connection import Gone, pause
from mensae.client.host import Host
from mensae.client.known import Known, merged
from mensae.client.link import Link
from mensae.client.visit import Lost, Visit
from mensae.core.record import action_union
from mensae.core.schema import Outcome, Refusal, Seat, Seen, Told, Undo
from mensae.games import gardens
from mensae.wire import requests
from mensae.wire import socket as wire
from mensae.wire.message import PROTOCOL, Message
from mensae.wire.requests import Act, Join, Ping
from mensae.wire.socket import Ack, Clock, Pong, Talk, Update, Welcome
from tests import highcard
from tests.highcard.schema import Keep, Swap, View
from tests.server.serving import PATIENCE
from tests.tables import AnyTable, cards, garden

NO = Refusal("HC-04", Told("highcard-no-deal"))
Script = Callable[["Peer"], Awaitable[None]]


def room(game: Any = highcard.GAME) -> wire.Room:
    chairs = [wire.Chair("person", name, online=True) for name in ("Ada", "Ben")]
    return wire.Room("t1", game.id, 1, {}, "running", chairs, 0, True, True, None, 0, 0, "ab" * 32)


def update(table: AnyTable, reader: Seat | None, since: int = 0) -> Update:
    """What the real server would send."""
    game, state, actors = table.game, table.state, table.actors
    legal = (
        [wire.Choice(a, game.speech.label(state, reader, a)) for a in table.legal(reader)] if reader in actors else []
    )
    entries, clock = table.entries(reader, since), Clock(table.now, game.deadline(state))
    return Update(
        len(table.lines), entries, table.view(reader), actors, game.speech.prompt(state, reader), legal, None, clock
    )


class Peer:
    """The server's end of one connection."""

    def __init__(self, socket: ServerConnection, number: int) -> None:
        self.socket = socket
        self.number = number

    async def get(self) -> Any:
        """The next message that is no ping."""
        while isinstance(message := requests.decode(await self.socket.recv()), Ping):
            await self.send(Pong(0))
        return message

    async def send(self, *many: Message) -> None:
        for message in many:
            await self.socket.send(wire.encode(message).decode())

    async def welcome(self, **changes: Any) -> Join:
        """Answers a join but for the update."""
        join = await self.get()
        assert isinstance(join, Join)
        await self.send(replace(Welcome(PROTOCOL, room(), join.seat, [], [], 10_000), **changes))
        return join

    async def show(self, table: AnyTable, **changes: Any) -> Join:
        """Welcomes, and shows the table from where the client is."""
        join = await self.welcome(**changes)
        await self.send(update(table, join.seat, join.since))
        return join

    async def vanish(self) -> None:
        """The network is gone."""
        self.socket.transport.abort()


@asynccontextmanager
async def serving(script: Script, process_request: Any = None) -> AsyncIterator[Link]:
    """A server that follows the script for each connection."""
    count, faults = 0, []

    async def serve_one(socket: ServerConnection) -> None:
        nonlocal count
        count += 1
        try:
            await script(Peer(socket, count))
        except ConnectionClosed:
            return
        except AssertionError as fault:
            faults.append(fault)
        await socket.wait_closed()

    async with serve(serve_one, "127.0.0.1", 0, process_request=process_request) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield Link(f"http://127.0.0.1:{port}", "t1")
    assert faults == []


def visit(link: Link, seat: Seat | None = 0, game: Any = highcard.GAME, **options: Any) -> Visit:
    host = Host(link, cookies={"mensae-seat-0": "secret"})
    return Visit(host, room(game), game, seat, **{"pause": lambda attempt, code: 0.0, **options})


@asynccontextmanager
async def visiting(script: Script, process_request: Any = None, **options: Any) -> AsyncIterator[Visit]:
    async with serving(script, process_request) as link, asyncio.timeout(PATIENCE), visit(link, **options) as there:
        yield there


async def heard(visit: Visit, *kinds: type) -> None:
    """Waits for a change of each of these kinds, in this order."""
    for kind in kinds:
        async for change in visit:
            if isinstance(change, kind):
                break


def scripted(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    def run(**values: Any) -> None:
        asyncio.run(test(**values))

    run.__name__ = test.__name__
    run.__signature__ = __import__("inspect").signature(test)  # type: ignore[attr-defined]
    return run


# What is known


@scripted
async def test_a_visit_knows_the_table_in_the_words_of_the_game() -> None:
    table, headers = cards(2), []

    async def script(peer: Peer) -> None:
        assert peer.socket.request is not None
        headers.extend([peer.socket.request.headers["Cookie"], peer.socket.request.headers["Origin"]])
        await peer.show(table)

    async with visiting(script) as there:
        await heard(there, Welcome, Update)
        known = there.known
        assert headers == ["mensae-seat-0=secret", there.host.link.base]
        assert (known.actors, known.prompt) == ([0, 1], highcard.GAME.speech.prompt(table.state, 0))
        assert isinstance(known.view, View)
        assert known.view == table.view(0)
        assert [choice.action for choice in known.legal] == [Keep(), Swap()]
        assert [entry.action for entry in known.log] == [table.log[0].action, None]


@scripted
async def test_after_a_gap_the_client_joins_again_once_with_what_it_has() -> None:
    table, later = cards(2), []

    async def script(peer: Peer) -> None:
        await peer.show(table)
        await peer.send(*[Update(9, [], table.view(0), [], Told("x"), [], None, Clock(0, None))] * 3)
        assert await peer.show(table) == Join(2, 0, protocol=PROTOCOL)
        later.append(await peer.get())

    async with visiting(script) as there:
        await heard(there, Update, Update)
        asking = asyncio.create_task(there.undo())
        while not later:
            await asyncio.sleep(0.001)
        asking.cancel()
        assert (type(later[0]), len(there.known.log)) == (requests.Undo, 2)  # no other join came before it


def seen(seq: int, action: Any = None) -> Seen:
    return Seen(seq, 0, 0, action, False, [])


def arriving(seq: int, *entries: Seen) -> Update:
    return Update(seq, list(entries), None, [], Told("x"), [], None, Clock(0, None))


def test_an_update_replaces_what_is_known_from_its_first_entry_on() -> None:
    log = [seen(0), seen(1), seen(2)]
    assert merged(log, arriving(4, seen(3))) == [*log, seen(3)]
    assert merged(log, arriving(3, seen(2))) == log  # it came twice
    assert merged(log, arriving(3, seen(1, Keep()), seen(2, Swap()))) == [seen(0), seen(1, Keep()), seen(2, Swap())]
    assert merged(log, arriving(1)) == [seen(0)]
    assert merged(log, arriving(5, seen(4))) is None


def test_an_undo_strikes_out_what_was_taken_back() -> None:
    log = merged([seen(0), seen(1), seen(2)], arriving(4, seen(3, Undo(1))))
    assert log is not None
    assert [entry.struck for entry in log] == [False, True, True, False]


@scripted
async def test_a_line_of_chat_is_heard_once_and_the_end_is_told() -> None:
    lines = [Talk(number, 1, "Ben", f"line {number}", 0, 0) for number in range(3)]
    over = wire.Over(Outcome("HC-08", [5, 3], [1, 2]), "00" * 32, "ab" * 32)

    async def script(peer: Peer) -> None:
        await peer.welcome(talk=lines[:2], muted=[1])
        await peer.send(lines[2], lines[1], lines[2], over)
        if peer.number == 1:
            await peer.vanish()

    async with visiting(script) as there:
        await heard(there, Lost, Welcome, Talk, Talk, Talk, wire.Over)
        assert (there.known.talk, there.known.muted) == (lines, [1])
        assert (there.known.over, there.known.outcome, there.known.left()) == (over, over.outcome, None)


# Asking


@scripted
async def test_an_action_is_answered_when_what_it_led_to_is_known() -> None:
    table, order = cards(2), []

    async def script(peer: Peer) -> None:
        await peer.show(table)
        act = await peer.get()
        assert (msgspec.json.decode(act.action), act.seen) == ({"do": "keep"}, 2)
        table.act(0, Keep())
        await peer.send(Ack(act.id, 3))
        await asyncio.sleep(0.02)
        order.append("update")
        await peer.send(update(table, 0, 2), Ack(act.id, 3))

    async with visiting(script) as there:
        await heard(there, Update)
        ack = await there.act(Keep())
        assert (ack.seq, ack.refusal, len(there.known.log), order) == (3, None, 3, ["update"])


@scripted
async def test_every_request_gets_its_own_answer() -> None:
    async def script(peer: Peer) -> None:
        await peer.welcome()
        asked = [await peer.get() for _ in range(7)]
        kinds = [type(message).__name__ for message in asked]
        assert kinds == ["Why", "Undo", "Answer", "Say", "React", "Hint", "Hint"]
        ids = [message.id for message in asked]
        assert len(set(ids)) == 7
        ideas = [wire.Idea(Keep(), Told("x"), 9, 0.5)]
        await peer.send(Ack(ids[5]), wire.Hinted(ids[5], 0, ideas), Ack(ids[6], refusal=NO))
        await peer.send(*(Ack(id, refusal=NO) for id in reversed(ids[:3])), *(Ack(id) for id in ids[3:5]))

    async with visiting(script) as there:
        acks = asyncio.gather(there.undo(), there.answer(True), there.say("hi"), there.react("yes"))
        why, hints = there.why(Swap()), asyncio.gather(there.hint(), there.hint())
        assert await why == NO
        assert [ack.refusal for ack in await acks] == [NO, NO, None, None]
        good, bad = await hints
        assert bad == NO
        assert isinstance(good, list)
        assert (good[0].action, good[0].visits) == (Keep(), 9)


@scripted
async def test_what_was_not_answered_is_asked_again_with_the_same_id() -> None:
    table, ids, joins = cards(2), [], []

    async def script(peer: Peer) -> None:
        if peer.number % 2:
            await peer.vanish()  # at once
        joins.append(await peer.show(table))
        ids.append((await peer.get()).id)
        if len(ids) == 2:  # done, but the answer is lost
            table.act(0, Keep())
        if len(ids) < 3:
            await peer.vanish()
        await peer.send(Ack(ids[-1], 3))

    async with visiting(script) as there:
        ack = await there.act(Keep())  # before there is a connection
        assert (ack.refusal, len(there.known.log)) == (None, 3)
        assert joins == [Join(0, 0, protocol=PROTOCOL), Join(2, 0, protocol=PROTOCOL), Join(2, 0, protocol=PROTOCOL)]
        assert len(ids) == 3
        assert len(set(ids)) == 1


@scripted
async def test_who_is_told_to_slow_down_asks_again_with_the_same_id_unless_it_is_for_long() -> None:
    ids = []

    async def script(peer: Peer) -> None:
        await peer.welcome()
        for seconds in (0, 0, 3600):
            ids.append((await peer.get()).id)
            await peer.send(Ack(ids[-1], refusal=Refusal(None, Told("server-slow-down", {"seconds": seconds}))))

    async with visiting(script) as there:
        ack = await there.act(Keep())
        assert ack.refusal == Refusal(None, Told("server-slow-down", {"seconds": 3600}))
        assert (len(ids), len(set(ids))) == (3, 1)


@scripted
async def test_what_was_answered_is_not_asked_again_though_its_update_is_lost() -> None:
    table, joins = cards(2), []

    async def script(peer: Peer) -> None:
        joins.append(await peer.show(table))
        if peer.number == 1:
            act = await peer.get()
            table.act(0, Keep())
            await peer.send(Ack(act.id, 3))
            await peer.vanish()
        assert isinstance(await peer.get(), requests.Say)

    async with visiting(script) as there:
        assert (await there.act(Keep())).seq == 3
        assert (len(there.known.log), joins) == (3, [Join(0, 0, protocol=PROTOCOL), Join(2, 0, protocol=PROTOCOL)])
        asyncio.create_task(there.say("the next")).add_done_callback(lambda task: task.exception())
        await asyncio.sleep(0.02)


# Losing the connection


@pytest.mark.parametrize("code", [1002, 1009, 4400, 4403, 4404, 4409])
@scripted
async def test_where_it_has_no_use_the_client_does_not_come_back(code: int) -> None:
    ended: list[int] = []

    async def script(peer: Peer) -> None:
        assert peer.number == 1
        await peer.welcome()
        await peer.get()
        await peer.socket.close(code, "because")

    async with visiting(script, on_gone=lambda gone: ended.append(gone.code)) as there:
        with pytest.raises(Gone, match="because"):
            await there.act(Keep())
        with pytest.raises(Gone):
            await heard(there, Update)
        with pytest.raises(Gone):
            await there.undo()
        assert (ended, there.online) == ([code], False)


@scripted
async def test_after_every_other_code_it_does_and_waits_as_long_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "STEADY", PATIENCE)  # nothing here lasts so long
    codes, waits = [1001, 1011, 1013, 4408, 4413, 4429], []

    async def script(peer: Peer) -> None:
        await peer.welcome()
        await peer.socket.close(codes[peer.number - 1]) if peer.number <= len(codes) else None

    def wait(attempt: int, code: int) -> float:
        waits.append((attempt, code))
        return 0.0

    async with visiting(script, pause=wait) as there:
        await heard(there, *[Lost, Welcome] * len(codes))
        assert waits == list(enumerate(codes))  # what fails right after each welcome is tried less and less often


@scripted
async def test_after_a_connection_that_lasted_the_pauses_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "STEADY", PATIENCE)
    attempts = []

    async def script(peer: Peer) -> None:
        await peer.welcome()
        if peer.number == 3:
            monkeypatch.setattr(connection, "STEADY", 0.0)  # as if it had lasted
        await peer.socket.close(1001) if peer.number <= 4 else None

    def wait(attempt: int, _: int) -> float:
        attempts.append(attempt)
        return 0.0

    async with visiting(script, pause=wait) as there:
        await heard(there, *[Lost, Welcome] * 4)
        assert attempts == [0, 1, 0, 0]


@pytest.mark.parametrize("code", [1001, 1006, 4408])
def test_the_first_attempt_comes_at_once_and_the_next_ones_later_and_later(code: int) -> None:
    for attempt, middle in enumerate([0.15, 0.25, 0.5, 1, 2, 4, 5, 5]):
        waits = [pause(attempt, code) for _ in range(200)]
        least, most = (0.0, 0.3) if attempt == 0 else (middle / 2, middle * 1.5)
        assert least <= min(waits) < middle < max(waits) <= most
    assert pause(10_000, code) <= 7.5


def test_who_is_asked_to_wait_does_so_before_the_first_attempt() -> None:
    assert 2.0 <= pause(0, 1013) <= 2.3
    assert 5.0 <= pause(0, 4429) <= 5.3


@scripted
async def test_a_server_that_says_nothing_is_given_up_and_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "OPENING", 0.2)

    async def script(peer: Peer) -> None:
        if peer.number > 1:
            await peer.welcome()

    async with visiting(script) as there:
        await heard(there, Lost, Welcome)


@pytest.mark.parametrize(("status", "gone"), [(401, 4403), (403, 4403), (404, 4404), (429, None), (503, None)])
@scripted
async def test_a_refused_handshake_is_final_or_tried_again(status: int, gone: int | None) -> None:
    handshakes = 0

    def answer(socket: ServerConnection, request: Request) -> Response | None:
        nonlocal handshakes
        handshakes += 1
        return socket.respond(HTTPStatus(status), "") if handshakes == 1 else None

    async def script(peer: Peer) -> None:
        await peer.welcome()

    async with visiting(script, answer) as there:
        if gone is None:
            await heard(there, Lost, Welcome)
        else:
            with pytest.raises(Gone, match=str(gone)):
                await heard(there, Welcome)
    assert handshakes == (2 if gone is None else 1)


@scripted
async def test_a_connection_that_answers_nothing_for_three_heartbeats_is_made_anew() -> None:
    pings: list[Any] = []

    async def script(peer: Peer) -> None:
        await peer.welcome(heartbeat=30 if peer.number == 1 else 10_000)
        while peer.number == 1:
            pings.append(requests.decode(await peer.socket.recv()))

    async with visiting(script) as there:
        await heard(there, Welcome, Lost, Welcome)
        assert pings[:2] == [Ping(None)] * 2  # it asked whether anybody is there


@scripted
async def test_pings_tell_the_lag_that_was_measured() -> None:
    lags: list[Any] = []

    async def script(peer: Peer) -> None:
        await peer.welcome(heartbeat=60)
        while True:
            lags.append(requests.decode(await peer.socket.recv()).lag)
            await asyncio.sleep(0.05)
            await peer.send(Pong(0), wire.Reacted(1, "wow"))

    async with visiting(script) as there:
        while not any(lags):
            await heard(there, wire.Reacted)
        assert lags[0] is None
        assert all(lag is None or lag >= 50 for lag in lags)


def test_the_clock_of_the_server_runs_on_here() -> None:
    known = Known(room(), 0)
    known.lag = 50
    known.take(Pong(1_000_000))
    assert known.now() >= 1_000_025  # the answer was on its way for half of it
    sleep(0.02)
    assert known.now() >= 1_000_045
    known.take(replace(arriving(0), clock=Clock(2_000_000, 2_005_000, 3_000)))
    assert 0 < (known.left() or 0) <= 3_000  # the limit comes before the deadline
    known.take(wire.Over(None, None, None))
    assert (known.left(), known.room.phase) == (None, "abandoned")


@pytest.mark.parametrize("frame", ["{}", "no JSON", '{"type":"update"}', '{"type":"news"}', b"\xff"])
@scripted
async def test_what_cannot_be_read_ends_the_visit_instead_of_being_guessed(frame: str | bytes) -> None:
    async def script(peer: Peer) -> None:
        await peer.welcome()
        await peer.socket.send(frame)

    async with visiting(script) as there:
        with pytest.raises(Gone, match="1002"):
            await heard(there, Lost, Welcome)


@scripted
async def test_a_join_that_is_refused_is_tried_again_unless_the_seat_is_not_ours() -> None:
    async def script(peer: Peer) -> None:
        await peer.get()
        await peer.send(wire.Trouble(Refusal(None, Told("server-unavailable"))))
        if peer.number == 1:
            await peer.socket.close(1013)
        await peer.send(wire.Trouble(Refusal(None, Told("server-not-your-seat", {"seat": 1}))))

    async with visiting(script) as there:
        with pytest.raises(Gone, match="4403"):
            await heard(there, Lost, Welcome)
        assert there.online is False


@scripted
async def test_another_protocol_is_not_spoken() -> None:
    async def script(peer: Peer) -> None:
        await peer.welcome(protocol=3)

    async with visiting(script) as there:
        with pytest.raises(Gone, match="protocol 3, not 2"):
            await heard(there, Welcome)


@scripted
async def test_who_closes_a_visit_hears_nothing_more() -> None:
    async def script(peer: Peer) -> None:
        await peer.show(cards(2))

    async with visiting(script) as there:
        await heard(there, Update)
        await there.close()
        assert [change async for change in there] == []
        with pytest.raises(Gone):
            await there.say("too late")


# Everything at once


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@scripted
async def test_a_whole_game_survives_drops_delays_doubles_and_gaps(seed: int) -> None:
    table, rng, done = garden()[0], Random(seed), dict[str, int]()

    async def script(peer: Peer) -> None:
        join = await peer.show(table, room=room(gardens.GAME))
        assert join.seat is not None
        telling = asyncio.create_task(tell(peer, join.seat, join.since))
        try:
            while True:
                match await peer.get():
                    case Join(since, seat):
                        await peer.send(
                            Welcome(PROTOCOL, room(gardens.GAME), seat, [], [], 10_000),
                            update(table, seat, since),
                        )
                    case Act(id, action):
                        if id not in done:
                            table.act(join.seat, msgspec.json.decode(action, type=action_union(gardens.GAME)))
                            done[id] = len(table.lines)
                        await misbehave(peer)
                        await peer.send(*[Ack(id, done[id])] * rng.choice([1, 1, 2]))
        finally:
            telling.cancel()

    async def tell(peer: Peer, seat: Seat, told: int) -> None:
        """Updates come late, twice, or with a gap."""
        while True:
            while told == len(table.lines):
                await asyncio.sleep(rng.choice([0, 0.001]))
            since, told = rng.choice([told, told, told - 2, len(table.lines)]), len(table.lines)
            await peer.send(*[update(table, seat, max(0, since))] * rng.choice([1, 2]))

    async def misbehave(peer: Peer) -> None:
        if rng.random() < 0.04:
            await peer.vanish()
        elif rng.random() < 0.04:
            await peer.socket.close(rng.choice([1001, 1011, 4408, 4413]))

    async def play(there: Visit) -> None:
        async for _ in there:
            if there.known.legal:
                await there.act(there.known.legal[0].action)
            if there.known.view is not None and there.known.view.asks == "over":
                return

    async with (
        serving(script) as link,
        asyncio.timeout(PATIENCE),
        visit(link, 0, gardens.GAME) as ada,
        visit(link, 1, gardens.GAME) as ben,
    ):
        await asyncio.gather(play(ada), play(ben))
        assert ada.known.log == ben.known.log == table.entries(None)
    assert len(done) == sum(entry.seat >= 0 for entry in table.log)
