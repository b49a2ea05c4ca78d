"""Readers without a board get the position as text, and nobody else pays for it."""

from typing import Any
from unittest.mock import patch

import msgspec

from mensae.core.record import action_union
from mensae.games import gardens
from mensae.wire.message import PROTOCOL
from tests import highcard
from tests.highcard.schema import View
from tests.server.serving import Person, Place
from tests.server.test_tables import KEEP, people, refusal, seated, server

__all__ = ["server"]  # a fixture


async def look(person: Person, table: str, seat: int | None, **wants: Any) -> Place:
    """Joins with what the reader wants."""
    place = Place(await person.socket(table), seat)
    await place.send(type="join", protocol=PROTOCOL, seat=seat, **wants)
    await place.expect("update")
    return place


def text(message: dict[str, Any]) -> str:
    """What a sketch says, line by line."""
    return "\n".join("".join(span["text"] for span in line) for line in message["sketch"])


def expected(game: Any, update: dict[str, Any]) -> Any:
    """The sketch of what the reader was sent, and of nothing else."""
    view = msgspec.convert(update["view"], game.view)
    choices = [msgspec.convert(choice["action"], action_union(game)) for choice in update["legal"]]
    return msgspec.to_builtins(game.speech.sketch(view, choices))


@people
async def test_each_reader_gets_a_sketch_of_what_it_may_see(ada: Person, ben: Person, eve: Person) -> None:
    table, first, second = await seated(ada, ben)
    drawn = [await look(ada, table, 0, sketch=True), await look(ben, table, 1, sketch=True)]
    watched = await look(eve, table, None, sketch=True)
    for place in (*drawn, watched):
        assert place.update["sketch"] == expected(highcard.GAME, place.update)
    cards = [place.update["view"]["cards"][place.seat] for place in drawn]
    assert text(drawn[0].update).split() == [str(cards[0]), "·"]
    assert text(drawn[1].update).split() == ["·", str(cards[1])]
    assert text(watched.update).split() == ["·", "·"]
    for player, place in ((first, drawn[0]), (second, drawn[1])):
        assert refusal(await player.act(KEEP)) is None
        await place.expect("update")
        assert place.update["sketch"] == expected(highcard.GAME, place.update)
    assert first.update["sketch"] is None


@people
async def test_choices_are_marked_and_labels_are_another_wish(ada: Person, ben: Person) -> None:
    table = await ada.create("Ada", "Ann")
    both, plain = await look(ada, table, 0, sketch=True), await look(ada, table, 0, sketch=True, labels=False)
    watched, without = await look(ben, table, None, sketch=True), await look(ben, table, None)
    asked = both if both.update["legal"] else await look(ada, table, 1, sketch=True)
    assert asked.update["sketch"] == expected(gardens.GAME, asked.update)
    assert asked.update["legal"][0]["label"]
    assert "label" not in (plain.update["legal"] or [{}])[0]
    assert watched.update["sketch"] == expected(gardens.GAME, watched.update)
    assert without.update["sketch"] is None
    assert refusal(await asked.act()) is None
    await watched.expect("update")
    await without.expect("update")
    assert watched.update["sketch"] == expected(gardens.GAME, watched.update)
    assert without.update["sketch"] is None


@people
async def test_a_sketch_is_made_once_for_all_who_look_from_a_seat_and_for_nobody_else(ada: Person, ben: Person) -> None:
    table, first, _ = await seated(ada, ben)
    watchers = [await look(ben, table, None, sketch=True) for _ in range(3)]
    speech, drawn = highcard.GAME.speech, list[View]()
    sketch = speech.sketch

    def counted(view: View, choices: Any) -> Any:
        drawn.append(view)
        return sketch(view, choices)

    with patch.object(speech, "sketch", counted):
        assert refusal(await first.act(KEEP)) is None
        for watcher in watchers:
            await watcher.expect("update")
    assert [view.cards for view in drawn] == [[None, None]]  # for three who watch, and for no seat


@people
async def test_a_position_of_the_past_can_be_drawn(ada: Person, ben: Person, eve: Person) -> None:
    table, _, _ = await seated(ada, ben)

    async def position(person: Person, query: str) -> Any:
        return (await person.ask("GET", f"/api/tables/{table}/positions/2{query}")).json()

    assert (await position(eve, ""))["sketch"] is None
    assert (await position(eve, "?sketch=false"))["sketch"] is None
    assert text(await position(eve, "?sketch=true")).split() == ["·", "·"]
    mine = await position(ada, "?sketch=true&seat=0")
    assert text(mine).split() == [str(mine["view"]["cards"][0]), "·"]
