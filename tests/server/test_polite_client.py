"""The client at a real server that limits how much is asked: it keeps to the limits, and waits where it is told to."""

import asyncio
import textwrap
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

import mensae.client
from mensae.client import Declined, Lost, Visit, open_table, pace, sit_down
from mensae.games import GAMES
from mensae.server import socket
from mensae.server.api import lobby
from mensae.server.limits import Rate
from mensae.server.talking import TALK_RATE
from mensae.wire.http import Me, Open, Place
from mensae.wire.limits import MESSAGES_AT_ONCE
from mensae.wire.socket import Talk, Update
from tests.server.databases import drop, fresh_url
from tests.server.serving import PATIENCE, Running, serving
from tests.server.test_client import heard

NONE = Rate(burst=0, per_second=1)
MANY = MESSAGES_AT_ONCE + 30


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    url = fresh_url("sqlite")
    with serving(url, rate_limits=True) as running:
        yield running
    drop(url)


def timed(work: Awaitable[None]) -> None:
    async def main() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(main())


async def alone(server: Running, game: str = "gardens") -> Visit:
    """A new table, and the seat whose turn it is, since all are one's own."""
    async with await open_table(server.url, GAMES[game], [Me("Ada"), Me("Ben")]) as made:
        await heard(made, Update)
        return Visit(made.host, made.known.room, made.game, made.known.actors[0])


def documented_bot() -> Callable[[str], Awaitable[None]]:
    """The example of the package, as it stands."""
    names: dict[str, Any] = {}
    example = (mensae.client.__doc__ or "").split(":\n\n", 1)[1].split("\n\n\n    asyncio.run")[0]
    exec(textwrap.dedent(example), names)
    main: Callable[[str], Awaitable[None]] = names["main"]
    return main


@pytest.mark.slow
def test_two_copies_of_the_documented_bot_play_space_maze_to_the_end(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "PATIENCE", NONE)  # whoever is told to slow down is sent away

    async def main() -> None:
        made = await open_table(server.url, GAMES["spacemaze"], [Me("Ada"), Open()])
        link, bot = made.host.link, documented_bot()
        await asyncio.gather(bot(link.moving(made.code or "")), bot(link.page))
        async with await sit_down(link.page, watch=True) as watching:
            await heard(watching, Update)
            known = watching.known
            assert (known.room.phase, [line.text for line in known.talk]) == ("over", ["Well played!"] * 2)

    timed(main())


def test_what_is_asked_all_at_once_waits_for_its_turn(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "PATIENCE", NONE)

    async def main() -> None:
        async with await alone(server) as ada:
            await heard(ada, Update)
            action = ada.known.legal[0].action
            assert await asyncio.gather(*(ada.why(action) for _ in range(MANY))) == [None] * MANY
            await ada.say("All answered.")
            async for change in ada:
                assert not isinstance(change, Lost)
                if isinstance(change, Talk):
                    break

    timed(main())


def test_who_is_told_to_slow_down_asks_again_later(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "AT_ONCE", 10 * MANY)  # as if others had used up what is allowed

    async def main() -> None:
        async with await alone(server) as ada:
            await heard(ada, Update)
            action = ada.known.legal[0].action
            assert await asyncio.gather(*(ada.why(action) for _ in range(MANY))) == [None] * MANY
            lines = [f"line {number}" for number in range(int(TALK_RATE.burst) + 1)]
            acks = await asyncio.gather(*(ada.say(line) for line in lines))
            assert [ack.refusal for ack in acks] == [None] * len(lines)
            await heard(ada, *[Talk] * len(lines))
            assert sorted(line.text for line in ada.known.talk) == lines  # each of them once

    timed(main())


def test_what_nobody_waits_for_any_more_is_not_sent(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "AT_ONCE", 2)  # for the join and a ping

    async def main() -> None:
        async with await alone(server) as ada:
            await heard(ada, Update)
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0):
                    await ada.act(ada.known.legal[0].action)
            before = len(ada.known.log)
            assert await ada.why(ada.known.legal[0].action) is None
            assert len(ada.known.log) == before

    timed(main())


@pytest.mark.parametrize(("every", "allowed"), [(1, True), (50, False)])
def test_who_makes_too_many_tables_waits_for_the_next_but_not_for_ever(
    every: int, allowed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "NEW_TABLES", Rate(burst=1, per_second=1 / every))

    async def main(url: str) -> None:
        seats: list[Place] = [Me("Ada"), Open()]
        first = await open_table(url, GAMES["gardens"], seats)
        if allowed:
            assert (await open_table(url, GAMES["gardens"], seats)).host.link.table != first.host.link.table
        else:
            with pytest.raises(Declined, match=r"too much at once\. Wait \d\d seconds"):
                await open_table(url, GAMES["gardens"], seats)

    url = fresh_url("sqlite")
    with serving(url, rate_limits=True) as running:
        timed(main(running.url))
    drop(url)
