"""Secrets stay where they belong: not in logs, not in the database, not in what others get to see."""

import asyncio
import hashlib
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from mensae.cli import main as mensae
from mensae.server.logs import configure
from mensae.server.seats import code_key
from mensae.server.settings import Settings
from tests.server.highcard_server import serving_highcard
from tests.server.roles import PASSWORD, dump
from tests.server.serving import Person, Place, serving
from tests.server.test_security import code_of, opens
from tests.server.worker_games import fault, variant

BROKEN = {"broken": variant(ID="broken", view=fault)}
sqlite_only = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


class Story:
    """A whole evening with everything secret that was used in it."""

    def __init__(self, url: str, server: Any) -> None:
        self.url, self.server = url, server
        self.secrets: dict[str, str] = {}
        self.seeds: dict[str, str] = {}
        self.told: dict[str, list[str]] = {}  # by reader: everything that was sent to them

    async def play(self) -> None:
        async with Person(self.url) as ada, Person(self.url) as ben, Person(self.url) as eve:
            await self._sign_up(ada)
            table = await self._sit_down(ada, ben)
            self.seeds["the table"] = await asyncio.to_thread(self.server.run, lambda hub: seed_of(hub, table))
            places = {"Ada": await ada.join(table, 0), "Ben": await ben.join(table, 1), "Eve": await eve.join(table)}
            await self._do_it_wrong(eve, table, places["Ada"])
            for name in ("Ada", "Ben"):
                assert (await places[name].act({"do": "swap"}))["refusal"] is None
            for place in places.values():
                while place.over is None:
                    await place.receive()
            await self._ask_for_everything(eve, table)
            self.told |= {name: [json.dumps(message) for message in p.received] for name, p in places.items()}
            for name, person in (("ada", ada), ("ben", ben)):
                for cookie in person.http.cookies.jar:
                    self.secrets[f"{cookie.name} of {name}"] = str(cookie.value)
            assert (await ada.ask("PATCH", "/api/me", {"password": PASSWORD, "new_password": "a" * 9})).is_success
            self.secrets["new password"] = "a" * 9

    async def _sign_up(self, ada: Person) -> None:
        self.secrets["password"], self.secrets["wrong password"] = PASSWORD, "hunter2hunter2"
        assert (await ada.ask("POST", "/api/accounts", {"name": "Ada", "password": PASSWORD})).is_success
        wrong = {"name": "Ada", "password": "hunter2hunter2"}
        assert (await ada.ask("POST", "/api/sessions", wrong)).status_code == 403

    async def _sit_down(self, ada: Person, ben: Person) -> str:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        answer = await ada.ask("POST", "/api/tables", {"game": "highcard", "seats": seats})
        table = str(answer.json()["room"]["id"])
        self.secrets["code of ada"] = answer.json()["seats"][0]["code"]
        answer = await ben.ask("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
        self.secrets["used code"] = answer.json()["seats"][0]["code"]
        [self.secrets["old secret"]] = [str(c.value) for c in ben.http.cookies.jar if c.name == "mensae-seat-1"]
        answer = await ben.ask("POST", f"/api/tables/{table}/recover", {"code": self.secrets["used code"]})
        self.secrets["code of ben"] = answer.json()["seats"][0]["code"]
        return table

    async def _do_it_wrong(self, eve: Person, table: str, place: Place) -> None:
        """What is logged first of all: mistakes, theirs and ours."""
        self.secrets["wrong code"] = "7K2M-XXXX-YYYY-ZZZZ-0000"
        await eve.ask("POST", f"/api/tables/{table}/recover", {"code": self.secrets["wrong code"]})
        await eve.ask("POST", f"/api/tables/{table}/recover", {"kode": self.secrets["wrong code"]})
        await eve.ask("POST", "/api/records", content=b"\xff")
        broken = await eve.create("Eve", "Fay", game="broken")
        assert code_of(await eve.ask("GET", f"/api/tables/{broken}/positions/0")) == "server-fault"
        assert not await opens(self.url, table, "http://evil.example")
        await place.socket.send("{" + self.secrets["wrong code"])
        assert (await place.expect("trouble"))["refusal"]

    async def _ask_for_everything(self, eve: Person, table: str) -> None:
        paths = ["", "/log", "/positions/2", "/record"]
        pages = [f"/api/tables/{table}{path}" for path in paths] + ["/api/tables", "/api/players/Ada", "/metrics"]
        self.told["Eve's pages"] = [(await eve.ask("GET", page)).text for page in pages]


async def seed_of(hub: Any, table: str) -> str:
    return str((await hub.find(table)).sheet.seed.hex())


@pytest.fixture
def quiet_clients() -> Iterator[None]:
    """Those who ask are in the same process; what they log is not the server's."""
    root, names = logging.getLogger(), ("httpx", "httpcore", "websockets.client", "asyncio")
    handlers, level, levels = root.handlers, root.level, {name: logging.getLogger(name).level for name in names}
    for name in names:
        logging.getLogger(name).setLevel(logging.WARNING)
    yield
    root.handlers = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)
    structlog.reset_defaults()


@sqlite_only
@pytest.mark.usefixtures("quiet_clients")
@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_of_a_whole_evening_is_in_the_log(
    form: Any, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure(Settings(log_level="debug", log_format=form))
    with serving_highcard(database_url, BROKEN, log_level="debug") as server:
        story = Story(server.url, server)
        asyncio.run(story.play())
        csrf = asyncio.run(dump(server))["meta"][0][1]
    captured = capsys.readouterr()
    logged = captured.err + captured.out
    assert "request" in logged
    assert "ZeroDivisionError" in logged  # it was worth a look
    for name, secret in {**story.secrets, **story.seeds, "key of csrf": csrf.hex()}.items():
        assert secret not in logged, name
        assert secret.encode().hex() not in logged, name


def test_the_database_has_hashes_only(database_url: str) -> None:
    with serving_highcard(database_url, BROKEN) as server:
        story = Story(server.url, server)
        asyncio.run(story.play())
        found = asyncio.run(dump(server))
    everything = repr(found).encode() + b"".join(v for rows in found.values() for r in rows for v in _bytes(r))
    for name, secret in story.secrets.items():
        assert secret.encode() not in everything, name
        assert code_key(secret).encode() not in everything, name
    hashes = {hashlib.sha256(secret.encode()).digest() for secret in story.secrets.values()}
    hashes |= {hashlib.sha256(code_key(secret).encode()).digest() for secret in story.secrets.values()}
    kept = [v for row in found["chairs"] + found["sessions"] for v in _bytes(row)]
    of_story = [value for value in kept if value in hashes]
    assert len(of_story) == 5  # secret and code of two seats, one session


def _bytes(row: tuple[Any, ...]) -> list[bytes]:
    return [bytes(value) for value in row if isinstance(value, bytes | memoryview)]


@sqlite_only
def test_nobody_is_told_the_secrets_of_others_and_the_seed_only_at_the_end(database_url: str) -> None:
    with serving_highcard(database_url, BROKEN) as server:
        story = Story(server.url, server)
        asyncio.run(story.play())
    [seed] = story.seeds.values()
    for reader, texts in story.told.items():
        for name, secret in story.secrets.items():
            assert secret not in "".join(texts), f"{reader} is told: {name}"
        if reader != "Eve's pages":
            messages = [json.loads(text) for text in texts]
            over = next(n for n, message in enumerate(messages) if message["type"] == "over")
            assert not any(seed in text for text in texts[:over])
            assert messages[over]["seed"] == seed
            shown = messages[0]["room"]["commitment"]
            assert shown == messages[over]["commitment"] == hashlib.sha256(bytes.fromhex(seed)).hexdigest()


@sqlite_only
@pytest.mark.parametrize("end", ["over", "abandoned"])
def test_the_record_of_a_table_that_has_ended_can_be_verified(
    end: str, database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def main() -> str:
        chance = random.Random(7)
        async with Person(server.url) as ada:
            table = await ada.create("Ada", "Ben")
            path = f"/api/tables/{table}/record"
            places = [await ada.join(table, 0), await ada.join(table, 1)]
            before = json.loads((await ada.ask("GET", path)).text.splitlines()[0])
            for _ in range(1000 if end == "over" else 5):
                if places[0].over is None:
                    place = places[places[0].update["actors"][0]]
                    ack = await place.act(chance.choice((await place.until_asked())["legal"])["action"])
                    for each in places:
                        while each.update["seq"] < ack["seq"] or (not each.update["actors"] and each.over is None):
                            await each.receive()
            if end == "abandoned":
                await ada.ask("PUT", f"/api/tables/{table}/abandon", {"agree": True})
            text = (await ada.ask("GET", path)).text
            header = json.loads(text.splitlines()[0])
            assert before["seed"] is None
            assert before["commitment"] == header["commitment"]
            return text

    with serving(database_url) as server:
        text = asyncio.run(main())
    kept = tmp_path / "kept.jsonl"
    kept.write_text(text)
    assert mensae(["replay", str(kept), "--verify"]) == 0
    assert "follow from the rules and the seed" in capsys.readouterr().out
    seed = json.loads(text.splitlines()[0])["seed"]
    kept.write_text(text.replace(seed, seed[::-1]))
    assert mensae(["replay", str(kept), "--verify"]) == 2
