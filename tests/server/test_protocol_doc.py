"""docs/protocol.md says what is so: its examples decode, and nothing is left out."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from mensae.client import read_link
from mensae.client.decode import decoder
from mensae.client.host import Host
from mensae.server.course import UNDO_PATIENCE
from mensae.server.protocol import MOST_BUFFERED
from mensae.server.seating import ABSENT_AFTER
from mensae.server.store.tables import NEWEST_TALK
from mensae.server.talking import MOST_TALK, TALK_RATE
from mensae.texts import Speaker
from mensae.wire import limits, requests
from mensae.wire import socket as wire
from mensae.wire.closing import PAUSES, Closing
from mensae.wire.http import Problem, Seated
from mensae.wire.message import PROTOCOL, Reaction
from mensae.wire.requests import Incoming
from mensae.wire.socket import Outgoing
from tests import highcard
from tests.server.databases import drop, fresh_url
from tests.server.serving import PATIENCE, Person, Running, serving
from tests.server.test_tables import GAMES_PATH, KEEP, SWAP, ended, refusal, seated
from tests.server.worker_games import GAMES

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "protocol.md").read_text()
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", TEXT, re.DOTALL)


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with serving(fresh_url("sqlite"), GAMES, GAMES_PATH) as running:
        yield running


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def of(side: str) -> list[dict[str, Any]]:
    """The examples of one side."""
    return [json.loads(text) for whose, text in EXAMPLES if whose == side]


def test_every_block_of_json_says_whose_it_is() -> None:
    assert {whose for whose, _ in EXAMPLES} == {"client", "server", "http"}
    assert TEXT.count("```json") == len(EXAMPLES)


@pytest.mark.parametrize("example", of("client"), ids=lambda example: str(example["type"]))
def test_the_server_reads_every_example_of_a_client(example: dict[str, Any]) -> None:
    message = requests.decode(json.dumps(example))
    assert message.__struct_config__.tag == example["type"]


@pytest.mark.parametrize("example", of("server"), ids=lambda example: str(example["type"]))
def test_every_example_of_the_server_is_whole_and_has_nothing_else(example: dict[str, Any]) -> None:
    message = decoder(highcard.GAME)(json.dumps(example))
    assert json.loads(wire.encode(message)) == example


def test_every_message_is_documented() -> None:
    assert {example["type"] for example in of("client")} == tags(Incoming)
    assert {example["type"] for example in of("server")} == tags(Outgoing)


def test_a_new_table_is_answered_as_in_the_example(server: Running) -> None:
    example, _ = of("http")
    assert msgspec.to_builtins(msgspec.convert(example, Seated)) == example

    async def main() -> dict[str, Any]:
        async with Person(server.url) as ada:
            table = {"game": "gardens", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
            made = await ada.ask("POST", "/api/tables", table)
            assert (made.status_code, "mensae-seat-0" in made.headers["set-cookie"]) == (201, True)
            return dict(made.json())

    made = asyncio.run(main())
    code, room = made["seats"][0]["code"], {name: made["room"][name] for name in ("id", "created", "commitment")}
    assert len(code) == len(example["seats"][0]["code"])
    assert made == {"seats": [{"seat": 0, "code": code}], "room": {**example["room"], **room}}


def test_problems_over_http_look_like_the_example() -> None:
    _, example = of("http")
    problem = msgspec.convert(example, Problem)
    assert msgspec.to_builtins(problem) == example
    assert Speaker("en").say(problem.refusal.text) == problem.said


def test_the_keys_that_are_named_exist() -> None:
    texts = (ROOT / "src" / "mensae" / "texts" / "en.ftl").read_text()
    named = set(re.findall(r"`(server-[a-z-]+)`", TEXT))
    assert named
    assert [key for key in named if f"\n{key} =" not in texts] == []


def test_the_numbers_are_those_of_the_code() -> None:
    said = " ".join(TEXT.split())
    for words in (
        f"`protocol` is {PROTOCOL}.",
        f"{limits.MESSAGES_PER_SECOND} messages a second, {limits.MESSAGES_AT_ONCE} at once",
        f"A message has at most {limits.MAX_MESSAGE // 1024} KiB",
        f"The server queues {MOST_BUFFERED // 1024} KiB",
        f"not joined within {limits.JOIN_WITHIN} seconds",
        f"gone for {ABSENT_AFTER // 60:g} minutes",
        f"for {UNDO_PATIENCE:g} seconds at most",
        f"At most {limits.MAX_CHAT} characters",
        f"{TALK_RATE.burst} at once, then one every {1 / TALK_RATE.per_second:g} seconds",
        f"{MOST_TALK} lines at a table, of which a welcome brings the newest {NEWEST_TALK}",
        f"One of {', '.join(get_args(Reaction))}.",
        f'"heartbeat": {limits.HEARTBEAT}',
    ):
        assert words in said


def test_every_request_is_documented(server: Running) -> None:
    async def main() -> set[str]:
        async with Person(server.url) as anybody:
            paths = (await anybody.ask("GET", "/api/openapi.json")).json()["paths"]
            return {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}

    there = {request for request in asyncio.run(main()) if " /api/" in request}
    documented = re.findall(r"`((?:GET|POST|PUT|PATCH|DELETE) /api/[^`]*)`", TEXT)
    assert sorted(set(documented) - {"GET /api/openapi.json"}) == sorted(there - {"GET /api/openapi.json"})


def test_every_code_with_which_a_socket_is_closed_is_documented() -> None:
    rows = dict(re.findall(r"^\| (\d{4}) \| .* \| (.*) \|$", TEXT, re.MULTILINE))
    assert {int(code) for code in rows} == set(Closing) - {Closing.LOST}  # which nobody sends
    asked = {int(code): pause[1] for code, todo in rows.items() if (pause := re.search("([0-9.]+) s later", todo))}
    assert asked == {code: f"{pause:g}" for code, pause in PAUSES.items()}


def test_every_code_stands_in_one_place() -> None:
    sides = (*(ROOT / "src/mensae" / side for side in ("client", "server", "terminal", "wire")), ROOT / "web/src/lib")
    sources = [path for side in sides for path in (*side.rglob("*.py"), *side.rglob("*.ts"))]
    codes = re.compile(rf"\b({'|'.join(str(code.value) for code in Closing)})\b")
    found = {path.name for path in sources if not path.name.endswith(".test.ts") and codes.search(path.read_text())}
    assert found == {"closing.py", "wire.gen.ts"}


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl")
def test_the_commands_work_as_they_stand(server: Running, tmp_path: Path) -> None:
    [script] = re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)
    assert "URL=http://localhost:8000\n" in script
    script = "set -e\n" + script.replace("http://localhost:8000", server.url)
    done = subprocess.run(["sh", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    *_, seated, log = done.stdout.strip().split("\n")
    assert json.loads(seated)["room"]["phase"] == "running"
    assert re.search("(Ada|Ben) begint", json.loads(log)[0]["said"][0])


@pytest.mark.parametrize("game", ["gardens", "spacemaze"])
def test_the_whole_client_plays_as_it_stands_and_is_short(game: str) -> None:
    [program] = re.findall(r"```python\n(import .*?)```", TEXT, re.DOTALL)
    assert len(program.splitlines()) <= 45
    assert json.dumps({"type": "join", "protocol": PROTOCOL})[1:-1] in program
    url = fresh_url("sqlite")
    with serving(url, rate_limits=True) as running:
        done = subprocess.run(
            [sys.executable, "-c", program, running.url, game],
            check=False,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stderr
        [link, outcome] = done.stdout.split(" ", 1)
        assert "'places': [" in outcome
        assert asyncio.run(Host(read_link(link)).room()).phase == "over"
    drop(url)


def test_a_real_session_has_the_shapes_of_the_examples(server: Running) -> None:
    shapes = {example["type"]: set(example) for example in of("server")}

    async def main() -> list[dict[str, Any]]:
        async with Person(server.url) as ada, Person(server.url) as ben:
            table, first, second = await seated(ada, ben)
            watcher = await ada.join(table, changes=True)
            assert refusal(await first.request(type="why", action=KEEP)) is None
            await first.request(type="hint")
            await first.request(type="look", actions=[SWAP])
            await first.request(type="explain", actions=[KEEP])
            await first.act(KEEP)
            await first.request(type="undo")
            await first.send(type="ping", lag=48)
            await first.send(type="pign")
            await first.expect("trouble")
            await first.act(SWAP)
            await second.act(KEEP)
            await ended(first, second)
            await first.request(type="say", text="Well played!")
            await first.request(type="react", reaction="love")
            while "room" not in [message["type"] for message in second.received]:
                await second.receive()
            await watcher.expect("over")
            return first.received + second.received + watcher.received

    received = asyncio.run(main())
    assert {message["type"] for message in received} == set(shapes)
    changes = [message for message in received if message["type"] == "change"]
    assert all(set(message) <= {"type", *wire.Change.__struct_fields__} for message in changes)
    assert [message for message in received if set(message) != shapes[message["type"]] and message not in changes] == []
