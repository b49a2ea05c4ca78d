"""`mensae join` at a real server: the way to a seat, and a table in the terminal that is played by its keys."""

import asyncio
import os
import pty
import select
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Static

from mensae.client import (
    BadSeats,
    Declined,
    Gone,
    Link,
    NotALink,
    OtherRules,
    Unreachable,
    Visit,
    read_link,
    sit_down,
)
from mensae.client.host import Host
from mensae.client.seats import Kept, keep, recall, seats_file
from mensae.core.schema import Told
from mensae.games.gardens.schema import Place as PlaceGardener
from mensae.games.gardens.schema import Take
from mensae.terminal import NO_TERMINAL
from mensae.terminal.dialogs import Ask, Help, Pick, Write
from mensae.terminal.guest import GuestApp
from mensae.terminal.join import join
from mensae.terminal.remote import CarefulSpeaker
from mensae.wire.socket import Over, Update, Welcome
from tests.server.databases import drop, fresh_url
from tests.server.process import start
from tests.server.serving import PATIENCE, Person, serving
from tests.server.test_client import heard
from tests.server.test_polite_client import documented_bot


class House:
    """A server that can be stopped, and started again at the same address with the same database."""

    def __init__(self) -> None:
        self.database = fresh_url("sqlite")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.running = ExitStack()
        self.start()

    def start(self) -> None:
        self.running.enter_context(serving(self.database, port=self.port))

    async def restart(self, meanwhile: Callable[[], Awaitable[None]]) -> None:
        await asyncio.to_thread(self.running.close)
        await meanwhile()
        await asyncio.to_thread(self.start)

    async def visit(self, *seats: str | None, memory: Path | None = None, **more: Any) -> Visit:
        """A new table, at which one sits in the first seat; the others are open (None), or for a bot."""
        url = f"http://127.0.0.1:{self.port}"
        async with Person(url) as owner:
            bots = [{"kind": "bot", "level": "easy"} if seat == "bot" else {"kind": "open"} for seat in seats[1:]]
            places = [{"kind": "me", "name": seats[0]}, *bots]
            made = (await owner.ask("POST", "/api/tables", {"game": "gardens", "seats": places, **more})).json()
            return await sit_down(f"{url}/t/{made['room']['id']}", code=made["seats"][0]["code"], memory=memory)

    async def link(self, *seats: str | None) -> str:
        """The link to a new table, at whose first seat nobody looks."""
        return (await self.visit(*seats)).host.link.page


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    house = House()
    yield house
    house.running.close()
    drop(house.database)


# Links and seats that are kept


def test_a_link_names_the_server_the_table_and_perhaps_a_code() -> None:
    assert read_link("https://Mars.example:443/t/abc") == Link("https://mars.example", "abc")
    assert read_link(" http://[::1]:8000/t/a-b_c/#code=XXXX-YYYY ") == Link("http://[::1]:8000", "a-b_c", "XXXX-YYYY")
    link = read_link("https://example.org/games/t/abc")
    assert (link.base, link.origin) == ("https://example.org/games", "https://example.org")
    assert link.socket == "wss://example.org/games/api/tables/abc/socket"
    assert read_link(link.moving("XXXX")) == Link(link.base, "abc", "XXXX")


@pytest.mark.parametrize(
    "text", ["", "abc", "ftp://a/t/b", "http:///t/b", "http://a:x/t/b", "http://a/b", "http://a/t/b c"]
)
def test_what_is_no_link_to_a_table_is_told(text: str) -> None:
    with pytest.raises(NotALink):
        read_link(text)


def test_seats_are_kept_where_only_their_owner_can_read_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    path, link = seats_file(), Link("http://a", "t1")
    assert path == tmp_path / "mensae" / "seats.json"
    for seat, name in enumerate(["Ada", "Ben", "Ada"]):
        keep(path, link, Kept(seat, name, f"CODE{seat}", "secret"))
    assert path.stat().st_mode & 0o777 == 0o600
    assert [getattr(recall(path, link, *who), "seat", None) for who in ((), ("ben",), (None, 0), ("Eva",))] == [
        2,
        1,
        0,
        None,
    ]
    path.write_text("not JSON")
    with pytest.raises(BadSeats, match=r"seats\.json"):
        recall(path, link)


def run(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that has a house, and a file for seats."""

    def wrapped(house: House, tmp_path: Path) -> None:
        async def timed() -> None:
            async with asyncio.timeout(PATIENCE):
                await test(house, tmp_path / "seats.json")

        asyncio.run(timed())

    wrapped.__name__ = test.__name__
    return wrapped


@run
async def test_who_comes_back_sits_down_again_without_being_asked(house: House, memory: Path) -> None:
    link = await house.link("Olga", None, None)
    for given in ({"name": "Ada"}, {}, {"name": "ada"}, {"seat": 1}):
        async with await sit_down(link, memory=memory, **given) as visit:
            await heard(visit, Welcome)
            assert (visit.known.seat, visit.known.room.chairs[1].name) == (1, "Ada")
    async with await sit_down(link, name="Ben", memory=memory) as visit:
        await heard(visit, Update)
        assert visit.known.seat == 2
    async with await sit_down(link, watch=True, memory=memory) as visit:
        await heard(visit, Update)
        assert visit.known.seat is None


@run
async def test_a_code_moves_the_seat_and_the_other_device_is_told(house: House, memory: Path) -> None:
    link = await house.link("Olga", None)
    async with await sit_down(link, name="Ada", memory=memory) as old:
        await heard(old, Update)
        assert old.code is not None
        async with await sit_down(read_link(link).moving(old.code)) as new:
            await heard(new, Update)
            assert new.known.seat == 1
            with pytest.raises(Gone, match="4409"):
                await heard(old, Over)
        assert recall(memory, read_link(link)) is None
        moving = read_link(link).moving(str(new.code))
    for _ in range(2):  # the second time the code is used up, but the seat is here
        async with await sit_down(moving, memory=memory) as new:
            await heard(new, Update)
            assert new.known.seat == 1


@run
async def test_a_seat_that_is_not_ours_any_more_is_not_fought_for(house: House, memory: Path) -> None:
    link = await house.link("Olga", None)
    async with await sit_down(link, name="Ada", memory=memory) as visit:
        await heard(visit, Update)
        code = visit.code
    async with await sit_down(link, code=code):
        async with await sit_down(link, memory=memory) as visit:
            with pytest.raises(Gone, match="4403"):
                await heard(visit, Over)
        with pytest.raises(Declined):  # the code does not bring it back
            await sit_down(link, memory=memory)
        assert recall(memory, read_link(link)) is None


@run
async def test_what_the_server_refuses_is_said_in_the_language_asked_for(house: House, memory: Path) -> None:
    link = await house.link("Olga", "bot")
    with pytest.raises(Declined) as declined:
        await sit_down(link, name="Ada", language="de")
    assert declined.value.refusal.text.key == "server-begun"
    assert str(declined.value).isprintable()
    with pytest.raises(Declined, match="no such table"):
        await sit_down(link[:-3] + "xyz", name="Ada")
    with pytest.raises(OtherRules, match="gardens, version 1"):
        await sit_down(link, games={})
    with pytest.raises(Unreachable):
        await sit_down("http://127.0.0.1:1/t/abc")


@run
async def test_the_bot_in_the_documentation_plays_a_whole_game(house: House, memory: Path) -> None:
    async with await house.visit("Ada", None) as ada:
        robo = asyncio.ensure_future(documented_bot()(ada.host.link.page))
        async for _ in ada:
            if ada.known.legal:
                assert (await ada.act(ada.known.legal[0].action)).refusal is None
            if ada.known.talk:
                break
        await robo
        assert [talk.text for talk in ada.known.talk] == ["Well played!"]


# The terminal


Script = Callable[["Guest", House, Path], Awaitable[None]]


class Guest:
    """Somebody at a terminal."""

    def __init__(self, app: GuestApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot

    async def until(self, so: Callable[[], Any]) -> None:
        while not so():
            await self.pilot.pause(0.01)

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.app.simulate_key(key)
            for _ in range(6):
                await self.pilot.pause(0)

    async def type(self, text: str) -> None:
        for character in text:
            self.app.post_message(Key("slash" if character == "/" else character, character))
        await self.press("enter")

    async def pick(self, turns: int = 0) -> None:
        """Takes the first choice; unless it is the end of a turn, waits until something is asked again."""
        before = len(self.app.visit.known.log)
        await self.until(lambda: self.app.face.offered)
        await self.press("down", "enter")
        await self.until(lambda: len(self.app.visit.known.log) > before and not self.app.sending)
        await self.until(lambda: turns or self.app.place.acting() is not None or self.app.place.over)

    def text(self, id: str) -> str:
        return str(self.app.query_one(f"#{id}", Static).visual)

    def log(self) -> list[str]:
        return [text for _, _, _, text in self.app.face.log_pane.sentences]


@asynccontextmanager
async def at_screen(
    visit: Visit, memory: Path | None = None, size: tuple[int, int] = (100, 34)
) -> AsyncIterator[Guest]:
    await visit.__aenter__()
    app = GuestApp(visit, "en", memory)
    try:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            yield Guest(app, pilot)
    finally:
        await app.visit.close()


@pytest.mark.slow
@run
async def test_a_whole_game_is_played_against_a_bot_though_the_server_is_restarted(house: House, memory: Path) -> None:
    async with at_screen(await house.visit("Ada", "bot")) as ada:
        app = ada.app
        for _ in range(6):
            await ada.pick()
        before = list(app.visit.known.log)

        async def meanwhile() -> None:
            await ada.until(lambda: "comes back by itself" in ada.text("notice"))
            await ada.press("down", "enter")  # chosen while there is no server

        await house.restart(meanwhile)
        await ada.until(lambda: len(app.visit.known.log) > len(before))
        assert app.visit.known.log[: len(before)] == before
        assert not app.face.panes["notice"].display
        await ada.until(lambda: app.place.acting() is not None)
        while not app.place.over:
            await ada.pick()
        await ada.until(lambda: app.visit.known.over is not None)
        assert app.visit.known.outcome is not None
        winners = app.visit.known.outcome.winners
        await ada.until(lambda: "The dice were fair: the seed" in ada.text("message"))
        await ada.until(lambda: all(app.place.names[winner] in ada.text("prompt") for winner in winners))
        table = app.place.room.id
        await ada.press("r")
        await ada.until(lambda: app.place.room.id != table and app.face.offered)
        assert app.place.room.phase == "running"


@run
async def test_people_wait_for_each_other_and_talk(house: House, memory: Path) -> None:
    async with at_screen(await house.visit("Ada", None, None)) as ada:
        await ada.until(lambda: "Waiting for 2 more players." in ada.text("prompt"))
        assert ada.app.visit.host.link.page in ada.text("sketch")
        async with at_screen(await sit_down(ada.app.visit.host.link.page, name="Ben")) as ben:
            await ada.until(lambda: "Ben sits down." in ada.text("message"))
            await ben.press("c")
            assert isinstance(ben.app.screen, Write)
            await ben.type("and/or q?")
            await ada.until(lambda: "Ben: and/or q?" in ada.log())
            await ben.press("e")
            assert isinstance(ben.app.screen, Pick)
            await ben.press("4")
            await ada.until(lambda: ada.text("message") == "» Ben: Wow!")
            await ben.press("b")
            assert not isinstance(ben.app.screen, Pick)  # that is for the owner
            await ada.press("b", "1")
            await ada.until(lambda: ada.app.place.room.phase == "running")
            await ben.until(lambda: ben.app.place.room.phase == "running" and len(ben.log()) > 1)
            assert ben.log()[0] == "Ben: and/or q?"
            await ada.press("n")
            await ada.until(lambda: "ist" in ada.text("prompt") or "Wähle" in ada.text("prompt"))


@run
async def test_others_are_asked_about_an_undo_and_the_question_goes_away_with_its_reason(
    house: House, memory: Path
) -> None:
    async with at_screen(await house.visit("Ada", None)) as ada:
        link = ada.app.visit.host.link.page
        async with at_screen(await sit_down(link, name="Ben")) as ben:
            await ada.until(ada.app.place.actors)
            first, second = (ada, ben) if ada.app.place.actors() == [0] else (ben, ada)
            for guest in (first, second):
                await guest.pick(1)  # a figure
                await guest.pick(1)  # a gardener
            await second.press("u")
            await first.until(lambda: isinstance(first.app.screen, Ask))
            assert "would like to take back" in first.app.screen.question  # type: ignore[attr-defined]
            await second.until(lambda: "The others are asked" in second.text("notice"))
            await first.press("n")
            await second.until(lambda: second.log()[-1].endswith("refuses."))
            await second.press("u")
            await first.until(lambda: isinstance(first.app.screen, Ask))
            await first.app.visit.answer(False)  # somebody answers from the phone
            await first.until(lambda: not isinstance(first.app.screen, Ask))
            await second.press("u")
            await first.until(lambda: isinstance(first.app.screen, Ask))
            await first.press("y")
            await second.until(
                lambda: isinstance(second.app.face.offered[:1] and second.app.face.offered[0].action, PlaceGardener)
            )
            assert first.log()[-1].endswith("on.")


@run
async def test_what_is_not_allowed_is_refused_with_its_rule_while_the_clock_runs_and_hints_help(
    house: House, memory: Path
) -> None:
    async with at_screen(await house.visit("Ada", "bot", turn_limit=600)) as ada:
        await ada.until(lambda: ada.app.face.offered)
        assert "⏱ " in ada.text("header")
        while isinstance(ada.app.face.offered[0].action, Take):
            await ada.pick()
        await ada.press("slash")
        await ada.type("place F6")
        await ada.until(lambda: ada.text("message") == "✗ GM-19 F6 is the centre, where no gardener may stand.")
        await ada.press("escape", "h")
        await ada.until(lambda: any(choice.insight for choice in ada.app.face.listed))
        assert ada.app.face.highlighted() == ada.app.face.listed[0]
        await ada.press("k")
        assert isinstance(ada.app.screen, Help)
        assert str(ada.app.visit.code) in " ".join(ada.app.screen.notes)
        await ada.press("escape", "u", "q")
        assert isinstance(ada.app.screen, Ask)
        await ada.press("n")


@run
async def test_a_bot_takes_over_from_who_leaves_until_they_come_back(house: House, memory: Path) -> None:
    visit = await house.visit("Ada", None)
    link = visit.host.link.page
    async with at_screen(visit) as ada, at_screen(await sit_down(link, watch=True)) as eve:
        async with await sit_down(link, name="Ben"):
            await ada.until(lambda: ada.app.place.plays)
            await eve.until(lambda: eve.app.place.room.phase == "running")
            assert (eve.app.face.offered, eve.app.place.plays) == ([], False)
            await ada.press("l", "y")
            await ada.until(lambda: "A bot plays for you" in ada.text("notice"))
            await eve.until(lambda: "Ada leaves; a bot plays on." in eve.text("message"))
            await ada.press("b")
            await ada.until(lambda: ada.app.place.plays)
            await eve.until(lambda: "Ada is back." in eve.text("message"))
        await eve.until(lambda: "Ben is not connected" in eve.text("notice") or eve.app.place.actors() == [0])


@run
async def test_who_gives_up_a_seat_before_the_game_watches_and_is_forgotten(house: House, memory: Path) -> None:
    async with at_screen(await house.visit("Ada", None, memory=memory), memory) as ada:
        await ada.until(lambda: ada.app.visit.online)
        assert recall(memory, ada.app.visit.host.link) is not None
        await ada.press("l", "y")
        await ada.until(lambda: ada.app.place.seat is None and ada.app.visit.online)
        assert recall(memory, ada.app.visit.host.link) is None
        assert not ada.app.face.panes["notice"].display


@run
async def test_a_seat_that_was_moved_away_is_told_and_the_screen_can_be_closed(house: House, memory: Path) -> None:
    async with at_screen(await house.visit("Ada", "bot")) as ada:
        await ada.until(lambda: ada.app.visit.online)
        async with await sit_down(ada.app.visit.host.link.page, code=ada.app.visit.code):
            await ada.until(lambda: "moved to another device" in ada.text("notice"))
            await ada.press("q")
            assert not isinstance(ada.app.screen, Ask)


def test_nothing_that_a_server_sends_can_steer_the_terminal_or_break_it() -> None:
    speaker = CarefulSpeaker("en", "gardens", ["A\x1b[2J", "Ben"])
    said = speaker.text("terminal-said", name="E\x07ve", text="\x1b]0;mine\x9b")
    assert said == "E�ve: �]0;mine�"
    assert speaker.name(0) == "A�[2J"
    assert speaker.say(Told("server-from-the-future")) == "[server-from-the-future]"


def test_without_a_terminal_join_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert join("http://127.0.0.1:1/t/abc", "Ada", None, False, None, "nl") == NO_TERMINAL
    assert "terminal nodig" in capsys.readouterr().err


class Terminal:
    """`mensae join` in a process of its own, in a real terminal."""

    def __init__(self, state: Path, *arguments: str) -> None:
        self.end, inner = pty.openpty()
        program = f"import sys; from mensae.cli import main; sys.exit(main(['join', *{arguments!r}]))"
        environment = {**os.environ, "XDG_STATE_HOME": str(state), "TERM": "xterm-256color", "COLUMNS": "100"}
        self.process = start(program, stdin=inner, stdout=inner, stderr=inner, env=environment)
        os.close(inner)
        self.shown = ""

    def expect(self, text: str) -> None:
        until = monotonic() + PATIENCE
        while text not in self.shown:
            assert monotonic() < until, self.shown[-2000:]
            if select.select([self.end], [], [], 0.1)[0]:
                self.shown += os.read(self.end, 65536).decode(errors="replace")

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def code(self) -> int:
        """The exit code; what is still written is read, so that nobody waits."""
        while self.process.poll() is None:
            with suppress(OSError):  # the other end is closed
                if select.select([self.end], [], [], 0.1)[0]:
                    self.shown += os.read(self.end, 65536).decode(errors="replace")
        os.close(self.end)
        return int(self.process.returncode)


def test_in_a_real_terminal_the_name_is_asked_for_once(house: House, tmp_path: Path) -> None:
    link = asyncio.run(house.link("Olga", None, None))
    first = Terminal(tmp_path, link)
    first.expect("Your name: ")
    first.type("Ada\n")
    first.expect("Waiting for one more player")
    first.type("q")
    assert first.code() == 0
    second = Terminal(tmp_path, link)
    second.expect("Waiting for one more player")
    second.type("q")
    assert second.code() == 0
    assert "Your name" not in second.shown
    kept = recall(tmp_path / "mensae" / "seats.json", read_link(link))
    assert kept is not None
    assert kept.code not in first.shown + second.shown


def test_a_table_with_options_is_made_in_a_real_terminal(house: House, tmp_path: Path) -> None:
    server, options = f"http://127.0.0.1:{house.port}", ("--option", "layout=diamond2", "--option", "max_rounds=7")
    terminal = Terminal(tmp_path, server, "--new", "spacemaze", *options, "--name", "Ada")
    terminal.expect("Waiting for one more player")
    terminal.type("q")
    assert terminal.code() == 0
    [link] = msgspec.json.decode((tmp_path / "mensae" / "seats.json").read_bytes())
    room = asyncio.run(Host(read_link(link)).room())
    assert room.options == {"layout": "diamond2", "relic_tile_fixed": False, "max_rounds": 7}


def test_what_the_server_says_of_an_option_is_told(house: House, tmp_path: Path) -> None:
    server, option = f"http://127.0.0.1:{house.port}", ("--option", "two_gardeners=true")
    terminal = Terminal(tmp_path, server, "--new", "gardens", "--seats", "me,open,open", *option, "--name", "Ada")
    terminal.expect("Two gardeners each are for 2 players; this table has 3.")
    assert terminal.code() == 2


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("mars", "mars is no link to a table"),
        ("http://127.0.0.1:1/t/abc", "No table answers at http://127.0.0.1:1/t/abc"),
    ],
)
def test_why_one_cannot_join_is_told(tmp_path: Path, link: str, told: str) -> None:
    terminal = Terminal(tmp_path, link, "--name", "Ada")
    terminal.expect(told)
    assert terminal.code() == 2
