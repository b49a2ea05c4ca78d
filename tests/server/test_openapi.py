"""The OpenAPI document tells the truth, and nothing that it allows breaks the server."""

import asyncio
import re
from collections.abc import Iterator
from secrets import token_hex
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from tests.server.databases import fresh_url
from tests.server.roles import sign_in
from tests.server.serving import Person, Running, serving
from tests.server.test_bad_records import GOOD

SECRETS = {"code", "secret", "token", "password", "seed", "session", "cookie"}

load_all_checks()


@schemathesis.serializer("application/x-ndjson")
def as_text(_: Any, value: Any) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode(errors="surrogatepass")


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with serving(fresh_url("sqlite")) as running:
        yield running


@pytest.fixture(scope="module")
def document(server: Running) -> dict[str, Any]:
    answer = httpx.get(f"{server.url}/api/openapi.json")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def operations(document: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield f"{method.upper()} {path}", operation


# For people who write clients


def test_every_operation_has_a_short_name_of_its_own_and_says_what_it_does(document: dict[str, Any]) -> None:
    names = [operation["operationId"] for _, operation in operations(document)]
    assert len(set(names)) == len(names)
    for name, operation in operations(document):
        assert re.fullmatch(r"[a-z][A-Za-z0-9_]{1,30}", operation["operationId"]), name
        assert operation["summary"], name
        assert operation["description"].rstrip().endswith("."), name


def test_every_name_of_a_schema_is_short_and_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    for name in document["components"]["schemas"]:
        assert re.fullmatch(r"[A-Z][A-Za-z]+", name), name
    for reference in references(document):
        found: Any = document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]


def references(value: Any) -> Iterator[str]:
    match value:
        case dict():
            if isinstance(value.get("$ref"), str):
                yield value["$ref"]
            for each in value.values():
                yield from references(each)
        case list():
            for each in value:
                yield from references(each)


def test_every_operation_tells_how_it_is_refused(document: dict[str, Any]) -> None:
    problem = document["components"]["schemas"]["Problem"]
    assert set(problem["required"]) == {"refusal", "said"}
    for name, operation in operations(document):
        refused = {status: answer for status, answer in operation["responses"].items() if not status.startswith("2")}
        assert refused, name
        for status, answer in refused.items():
            answer = document["components"]["responses"]["Problem"] if "$ref" in answer else answer
            schema = answer["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/Problem"}, f"{name}: {status}"


def test_whoever_changes_something_is_told_of_the_token(document: dict[str, Any]) -> None:
    for name, operation in operations(document):
        headers = {each["name"] for each in operation.get("parameters", []) if each.get("in") == "header"}
        assert ("x-mensae-csrf" in headers) is not name.startswith("GET"), name


def test_no_secret_is_a_part_of_an_address(document: dict[str, Any]) -> None:
    for name, operation in operations(document):
        places = {each["name"] for each in operation.get("parameters", []) if each.get("in") in ("path", "query")}
        assert not places & SECRETS, name
        assert not SECRETS & set(re.findall(r"{(\w+)}", name)), name


# For those who want to break it


class Visitor:
    """Somebody signed in who owns a table, anew for every operation."""

    def __init__(self, server: Running, stage: str) -> None:
        self.server, self.stage = server, stage
        self.cookies: dict[str, str] = {}
        self.table = ""

    async def arrive(self) -> None:
        async with Person(self.server.url) as person:
            await sign_in(self.server, {token_hex(8): person})
            self.table = await person.create("Ada", "Ben" if self.stage == "running" else None)
            if self.stage == "ended":
                await person.ask("PUT", f"/api/tables/{self.table}/abandon", {"agree": True})
            self.cookies = {cookie.name: str(cookie.value) for cookie in person.http.cookies.jar}


def attack(server: Running, document: dict[str, Any], stage: str, examples: int, mode: GenerationMode) -> None:
    """Every operation with so many requests, most of them about a table that is there."""
    schema = schemathesis.openapi.from_dict(document)
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        visitor = Visitor(server, stage)
        asyncio.run(visitor.arrive())
        try:
            attack_one(operation, visitor, examples, mode)
        except Unsatisfiable:
            assert mode == GenerationMode.NEGATIVE  # an operation that takes nothing cannot be given anything wrong
        except Exception as error:
            error.add_note(f"{operation.label}, at a table that is {stage}")
            raise


def attack_one(
    operation: APIOperation[Any, Any, Any, Any], visitor: Visitor, examples: int, mode: GenerationMode
) -> None:
    checks = CHECKS.get_by_names(
        ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]
    )

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), there=st.integers(0, 9), seat=st.integers(0, 2))
    def ask(case: Any, there: int, seat: int) -> None:
        if "table_id" in (case.path_parameters or {}) and there:
            case.path_parameters["table_id"] = visitor.table
        if "seat" in (case.path_parameters or {}) and there > 2:
            case.path_parameters["seat"] = seat
        if operation.path == "/api/records" and there > 7:
            case.body = GOOD
        headers = {"x-mensae-csrf": visitor.cookies["mensae-csrf"]}
        answer = case.call(base_url=visitor.server.url, headers=headers, cookies=visitor.cookies)
        case.validate_response(answer, checks=checks)

    ask()


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("stage", ["open", "running", "ended"])
def test_whatever_is_sent_does_not_break_the_server(
    stage: str, mode: GenerationMode, server: Running, document: dict[str, Any]
) -> None:
    attack(server, document, stage, 10, mode)
