"""`mensae join` in real time: choices go out without waiting for answers, and what others do disturbs nobody."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from unittest.mock import patch

import pytest
from textual.pilot import Pilot

from mensae.client import sit_down
from mensae.games import GAMES
from mensae.terminal.guest import GuestApp
from tests import rush
from tests.rush.schema import Call, Carry, Pause, Ready, Resume
from tests.server.databases import drop, fresh_url
from tests.server.highcard_server import serving_highcard
from tests.server.serving import PATIENCE, Person, Running

Script = Callable[[GuestApp, Pilot[None]], Awaitable[None]]


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    url = fresh_url("sqlite")
    with patch.dict(GAMES, {"rush": rush.GAME}), serving_highcard(url) as running:
        yield running
    drop(url)


def at_rush(**options: int) -> Callable[[Script], Callable[[Running], None]]:
    """Ada and a bot at a table of the server, seen in Ada's terminal."""

    def decorate(script: Script) -> Callable[[Running], None]:
        async def run(url: str) -> None:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "easy"}]
            async with Person(url) as owner:
                made = (
                    await owner.ask("POST", "/api/tables", {"game": "rush", "seats": seats, "options": options})
                ).json()
            visit = await sit_down(f"{url}/t/{made['room']['id']}", code=made["seats"][0]["code"])
            async with visit:
                app = GuestApp(visit, "en")
                async with app.run_test(size=(100, 40)) as pilot, asyncio.timeout(PATIENCE):
                    await until(lambda: bool(app.face.offered))
                    await script(app, pilot)

        def test(server: Running) -> None:
            asyncio.run(run(server.url))

        return test

    return decorate


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.005)


def message(app: GuestApp) -> str:
    return app.face.texts["message"].plain if "message" in app.face.texts else ""


def count(app: GuestApp, seat: int) -> int:
    return sum(isinstance(seen.action, Carry) for seen in app.visit.known.log if seen.seat == seat)


@at_rush(crates=3)
async def test_choices_do_not_wait_for_answers_and_typing_is_not_disturbed(app: GuestApp, pilot: Pilot[None]) -> None:
    assert app.visit.known.left() is None
    assert app.visit.known.now() == 0  # time stands still
    app.do(Ready())
    await until(lambda: app.visit.known.left() is not None)
    for action in (Carry(0), Carry(2), Carry(0)):
        app.do(action)
    app.simulate_key("slash")
    app.simulate_key("c")
    await until(lambda: count(app, 0) == 3 and count(app, 1) >= 1)
    assert app.face.typed.value == "c"
    assert message(app) == ""


@at_rush(guard=3000)
async def test_what_is_not_in_the_list_is_sent_all_the_same_and_refused_by_its_rule(
    app: GuestApp, pilot: Pilot[None]
) -> None:
    app.do(Ready())
    app.do(Call())
    app.do(Carry(0))
    await until(lambda: "RU-07" in message(app))


@at_rush()
async def test_a_hint_has_no_figures_and_stays_while_others_act(app: GuestApp, pilot: Pilot[None]) -> None:
    app.do(Ready())
    await until(lambda: Carry(0) in [choice.action for choice in app.face.offered])
    app.action_hint()
    await until(lambda: count(app, 1) >= 1 and bool(app.scene.insights))
    assert [choice.action for choice in app.face.offered if choice.insight] == [Carry(0), Carry(2)]
    assert {app.face.remark(choice) for choice in app.face.offered if choice.insight} <= {"carry 0", "carry 2", ""}


@at_rush(crates=1)
async def test_at_the_end_there_is_something_to_learn(app: GuestApp, pilot: Pilot[None]) -> None:
    app.do(Ready())
    app.do(Pause())
    await until(lambda: bool(app.visit.known.view.paused))
    stood = app.visit.known.now()
    await asyncio.sleep(0.02)
    assert app.visit.known.now() == stood
    app.do(Resume())
    app.do(Carry(0))
    app.do(Carry(2))
    await until(lambda: bool(app.scene.review))
    assert [told.key for told in app.scene.review] == ["rush-review", "rush-review", "rush-review-end"]
