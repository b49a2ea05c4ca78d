"""Hints of the engine: for whoever is to move and may have them, and nobody waits for them."""

from collections.abc import Iterator

import pytest

from tests.server.databases import drop, fresh_url
from tests.server.serving import Person, Place, Running, serving
from tests.server.test_tables import people, refusal, seated


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    url = fresh_url("sqlite")
    with serving(url) as running:
        yield running
    drop(url)


@people
async def test_a_hint_names_the_best_choices_with_visits_and_worth(ada: Person, ben: Person) -> None:
    _, *places = await seated(ada, ben, "gardens")
    actor = places[places[0].update["actors"][0]]
    other = places[1 - (actor.seat or 0)]
    ideas = (hinted := await actor.request(type="hint"))["ideas"]
    assert (hinted["type"], hinted["seq"], len(ideas)) == ("hinted", 1, 3)
    assert [idea["visits"] for idea in ideas] == sorted((idea["visits"] for idea in ideas), reverse=True)
    assert all(idea["visits"] > 0 and 0 <= idea["worth"] <= 1 for idea in ideas)
    assert all({"action": idea["action"], "label": idea["label"]} in actor.update["legal"] for idea in ideas)
    assert refusal(await other.request(type="hint")) == "server-not-your-turn"
    strict = await ada.join(await ada.create("Ada", "Eva", hints=False), 0)
    assert refusal(await strict.request(type="hint")) == "server-no-hints"


@people
async def test_nobody_has_to_wait_for_a_hint(ada: Person, ben: Person) -> None:
    table, *places = await seated(ada, ben, "gardens")
    actor: Place = places[places[0].update["actors"][0]]
    await actor.send(type="hint", id="hint")
    assert refusal(await actor.act(id="act")) is None
    await actor.send(type="ping")
    await actor.expect("pong")
    assert "hinted" not in [message["type"] for message in actor.received]
    assert (await actor.expect("hinted", id="hint"))["seq"] == 1
    for number in range(9):  # whoever asks and leaves is not waited for, either
        hasty = await (ada, ben)[actor.seat or 0].join(table, actor.seat)
        await hasty.send(type="hint", id=f"hint-{number}")
        await hasty.close()
