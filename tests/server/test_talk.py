"""Chat and reactions: who says what, who hears it, and when there is silence."""

import unicodedata
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from mensae.server import talking
from mensae.server.store.tables import NEWEST_TALK
from mensae.wire.limits import MAX_CHAT
from mensae.wire.message import Reaction
from tests.server.databases import KINDS, fresh_url
from tests.server.serving import Person, Place, Running, serving
from tests.server.test_tables import (
    GAMES_PATH,
    KEEP,
    ended,
    people,
    people_on_each,
    put_away,
    refusal,
    seated,
)
from tests.server.worker_games import GAMES


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with serving(fresh_url("sqlite"), GAMES, GAMES_PATH) as running:
        yield running


@pytest.fixture(scope="module", params=KINDS)
def each_server(request: pytest.FixtureRequest) -> Iterator[Running]:
    with serving(fresh_url(request.param), GAMES, GAMES_PATH) as running:
        yield running


async def say(place: Place, text: str, **more: Any) -> str | None:
    return refusal(await place.request(type="say", text=text, **more))


async def react(place: Place, reaction: str) -> str | None:
    return refusal(await place.request(type="react", reaction=reaction))


def lines(place: Place) -> list[str]:
    """What this place has heard since it came, and been told about before."""
    heard = [message["text"] for message in place.received if message["type"] == "talk"]
    return [line["text"] for line in place.welcome["talk"]] + heard


@people_on_each
async def test_everybody_hears_what_is_said_and_it_is_kept(
    server: Running, ada: Person, ben: Person, eve: Person
) -> None:
    table = await ada.create("Ada", None)
    first = await ada.join(table, 0)
    assert await say(first, "Anybody here?") is None  # also before the beginning
    await ben.take(table, "Ben")
    second, watcher = await ben.join(table, 1), await eve.join(table)
    assert await say(second, "<b>Ben</b> is 👩‍🚀 & co.") is None  # as it is: whoever shows it knows it is no HTML
    await ben.ask("PATCH", f"/api/tables/{table}/seats/1", {"name": "Benjamin"})
    assert await say(second, "Call me Benjamin.") is None
    for place in (first, watcher):
        while len(lines(place)) < 3:
            await place.expect("talk")
        assert lines(place) == lines(second)
    heard = [message for message in watcher.received if message["type"] == "talk"]
    talk = [{name: value for name, value in line.items() if name != "now"} for line in heard]  # the time of the frame
    assert [(line["number"], line["seat"], line["name"]) for line in talk] == [(1, 1, "Ben"), (2, 1, "Benjamin")]
    for place in (first, second, watcher):
        await place.close()
    await put_away(server, table)
    assert (await eve.join(table)).welcome["talk"][1:] == talk


@people
async def test_a_line_has_something_in_it_and_at_most_500_letters(ada: Person) -> None:
    place = await ada.join(await ada.create("Ada", None), 0)
    assert MAX_CHAT == 500
    assert await say(place, "x" * 500) is None
    assert await say(place, "x" * 501) == "server-talk-long"
    assert await say(place, "e\u0301" * 500) is None  # letters as people count them
    assert await say(place, " \n\t ") == "server-talk-empty"
    assert await say(place, "\u202e\u0007") == "server-talk-empty"
    assert await say(place, "one\n\ntwo\u0000 three\u2028four \u202eevif") is None
    assert await say(place, "x" * 2001) == "server-bad-message"
    place = await ada.join(place.room["id"], 0)
    assert lines(place)[1:] == [unicodedata.normalize("NFC", "e\u0301") * 500, "one two three four evif"]


@people
async def test_a_line_that_is_sent_twice_is_said_once(ada: Person) -> None:
    place = await ada.join(await ada.create("Ada", "Eva"), 0)
    other = await ada.join(place.room["id"], 1)
    for _ in range(3):
        assert await say(place, "Hello!", id="hello") is None
    assert await say(other, "Hello!", id="hello") is None  # the ids of others are theirs
    assert [line["number"] for line in (await ada.join(place.room["id"], 0)).welcome["talk"]] == [0, 1]


@people_on_each
async def test_a_muted_seat_is_not_heard_by_who_muted_it(
    server: Running, ada: Person, ben: Person, eve: Person
) -> None:
    table, first, second = await seated(ada, ben, "gardens")
    watcher, path = await eve.join(table), f"/api/tables/{table}/seats"
    assert await say(second, "before") is None
    await first.expect("talk")
    assert (await ada.ask("PUT", f"{path}/0/muted", {"seats": [1, 0, 1, 7]})).json() == {"seats": [1]}
    assert refusal(await ben.ask("PUT", f"{path}/0/muted", {"seats": []})) == "server-not-allowed"
    assert await say(second, "muted") is None
    assert await react(second, "laugh") is None
    assert await say(first, "my own") is None
    assert await react(first, "yes") is None
    while "my own" not in lines(first):
        await first.receive()
    assert lines(first) == ["before", "my own"]
    await watcher.expect("reacted", seat=0)
    assert lines(watcher) == ["before", "muted", "my own"]
    assert [m["seat"] for m in first.received + watcher.received if m["type"] == "reacted"] == [0, 1, 0]
    for place in (first, second, watcher):
        await place.close()
    await put_away(server, table)
    again = await ada.join(table, 0)
    assert (again.welcome["muted"], lines(again)) == ([1], ["my own"])
    await ada.ask("PUT", f"{path}/0/muted", {"seats": []})
    assert lines(await ada.join(table, 0)) == ["before", "muted", "my own"]


@people_on_each
async def test_a_table_keeps_the_newest_lines_in_mind_and_only_so_many_at_all(server: Running, ada: Person) -> None:
    table = await ada.create("Ada", None)
    place = await ada.join(table, 0)
    for number in range(NEWEST_TALK + 2):
        assert await say(place, f"line {number}") is None
    newest = [f"line {number}" for number in range(2, NEWEST_TALK + 2)]
    assert lines(await ada.join(table, 0)) == newest
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(talking, "MOST_TALK", NEWEST_TALK + 2)
        assert await say(place, "one too many") == "server-talk-full"
    for socket in ada.sockets:
        await socket.close()
    await put_away(server, table)
    again = await ada.join(table, 0)
    assert lines(again) == newest
    assert await say(again, "and on", id="and-on") is None
    assert (await ada.join(table, 0)).welcome["talk"][-1]["number"] == NEWEST_TALK + 2


@people
async def test_nobody_talks_while_the_game_asks_for_silence(ada: Person, ben: Person) -> None:
    table = await ada.create("Ada", None, game="highcard")
    first = await ada.join(table, 0)
    assert await say(first, "Come here!") is None
    await ben.take(table, "Ben")
    second = await ben.join(table, 1)
    assert second.update["silence"]["rule"] == "HC-10"
    for asked in (say(second, "I have a 13!"), react(second, "wow")):
        assert await asked == "highcard-no-talk"
    renamed = await ben.ask("PATCH", f"/api/tables/{table}/seats/1", {"name": "I have a 13"})
    assert renamed.json()["refusal"]["text"]["key"] == "server-silent-names"
    for place in (first, second):
        await place.until_asked()
        assert refusal(await place.act(KEEP)) is None
    await ended(first, second)
    assert second.update["silence"] is None
    assert await say(second, "Well played.") is None
    assert lines(second) == ["Come here!", "Well played."]


@people
async def test_reactions_are_seen_for_a_moment_only(ada: Person, ben: Person) -> None:
    table, first, second = await seated(ada, ben, "gardens")
    for reaction in get_args(Reaction):
        assert await react(first, reaction) is None
        assert (await second.expect("reacted"))["reaction"] == reaction
    assert await react(first, "yawn") == "server-bad-message"
    again = await ben.join(table, 1)
    assert await say(again, "and now?") is None
    assert "reacted" not in [message["type"] for message in again.received]


def test_who_talks_too_much_is_asked_to_wait() -> None:
    @people
    async def story(ada: Person, ben: Person) -> None:
        _, first, second = await seated(ada, ben, "gardens")
        for what, burst in ((say, talking.TALK_RATE.burst), (react, talking.REACTION_RATE.burst)):
            done = [await what(first, "yes") for _ in range(int(burst) + 2)]
            assert done[: int(burst)] == [None] * int(burst)
            assert done[-1] == "server-slow-down"
            assert await what(second, "yes") is None  # others may talk on
        answer = await first.request(type="say", text="let me")
        assert 1 <= answer["refusal"]["text"]["values"]["seconds"] <= 3

    with serving(fresh_url("sqlite"), rate_limits=True) as server:
        story(server)
